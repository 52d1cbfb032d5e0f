"""Matches in files: written whole or not at all, read back to go on. Not how they are played."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hemicycle.core.catalogue import game
from hemicycle.core.chance import Chance, Dice, Seeded
from hemicycle.core.match import Match
from hemicycle.core.record import Reader, write
from hemicycle.core.state import Seat

BOT = "bot "  # before the name of a bot, among the players of a record


@dataclass
class Play:
    """A match, who plays it (a name of a bot for each seat that has one), and its seed, where that is known."""

    match: Match
    bots: dict[Seat, str]
    seed: bytes | None

    def players(self) -> list[str]:
        return [BOT + self.bots[seat] if seat in self.bots else "" for seat in range(self.match.seats)]


def chance(seed: bytes | None) -> Chance:
    return Seeded(seed) if seed else Dice(Random(secrets.randbits(256)))


def seed_of(number: int | None) -> bytes:
    """The seed a number stands for; without one, any."""
    return secrets.token_bytes(32) if number is None else hashlib.sha256(str(number).encode()).digest()


def save(play: Play, path: Path) -> None:
    """The seed goes into the last line, so that the same chance goes on: whoever opens the file can look ahead."""
    lines = write(play.match, play.players(), play.seed)
    beside = path.with_name(f".{path.name}.part")
    beside.write_text("".join([line + "\n" for line in lines]), encoding="utf-8")
    beside.replace(path)


def load(path: Path) -> Play:
    """The match of a record, to go on with; BadRecord if it is none."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    reader = Reader(text.splitlines(), game)
    match, seed = reader.match, told_seed(text)
    match.chance = chance(seed)
    return Play(match, bots_among(reader.head.get("players"), match.seats), seed)


def told_seed(text: str) -> bytes | None:
    """From the last line of a record that was found right."""
    last = json.loads(text.rstrip().rpartition("\n")[2])
    return bytes.fromhex(last["seed"]) if last.get("seed") else None


def bots_among(players: object, seats: int) -> dict[Seat, str]:
    if not isinstance(players, list) or len(players) != seats:
        return {}
    return {
        seat: name.removeprefix(BOT)
        for seat, name in enumerate(players)
        if isinstance(name, str) and name.startswith(BOT)
    }
