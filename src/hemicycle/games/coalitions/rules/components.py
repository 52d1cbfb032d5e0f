"""Election packs: which cards a round is played with. One card a player, each from 1 to half the mandates."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from hemicycle.core.options import Allowed, BadOption

MOST: Final = 200  # of a list that is agreed on

Pack = tuple[int, ...]


def read_classic() -> list[Pack]:
    data: dict[str, Any] = tomllib.loads(
        files("hemicycle.games.coalitions").joinpath("cards.toml").read_text(encoding="utf-8")
    )
    packs = [tuple(pack) for packs in data["packs"].values() for pack in packs]
    return sorted(
        packs, key=len, reverse=True
    )  # as players drop out, the first for those who are left comes next


CLASSIC: Final = read_classic()


def read_packs(data: object, mandates: int) -> list[Pack]:
    """Packs from plain data; BadOption names the entry that cannot be."""
    if not isinstance(data, list) or not 1 <= len(data) <= MOST:
        takes = Allowed(f"random, classic, or a list of 1 to {MOST} packs", "packs", most=MOST)
        raise BadOption("packs", data, takes)
    return [read_pack(pack, at, mandates) for at, pack in enumerate(data, 1)]


def read_pack(data: object, at: int, mandates: int) -> Pack:
    most = mandates // 2
    sentence = f"three or more whole numbers from 1 to {most} that come to {mandates}"
    takes = Allowed(sentence, "pack", most=most, mandates=mandates)
    if not isinstance(data, list) or len(data) < 3:
        raise BadOption("packs", data, takes, f"pack {at}")
    if [card for card in data if type(card) is not int or not 1 <= card <= most] or sum(data) != mandates:
        raise BadOption("packs", data, takes, f"pack {at}")
    return tuple(sorted(data, reverse=True))


def next_fitting(packs: list[Pack], used: int, players: int) -> int | None:
    """Where in the list the next pack for so many players stands, after those used; the last that fits repeats."""
    fitting = [at for at, pack in enumerate(packs) if len(pack) == players]  # COA-4
    following = [at for at in fitting if at >= used] or fitting[-1:]
    return following[0] if following else None


def pack_of_round(packs: list[Pack], number: int, players: int) -> int | None:
    """As the first edition had it: by the number of the round among those that fit, the last repeating."""
    fitting = [at for at, pack in enumerate(packs) if len(pack) == players]
    return fitting[min(number, len(fitting)) - 1] if fitting else None
