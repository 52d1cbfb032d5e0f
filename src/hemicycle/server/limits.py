"""How often somebody may do something; not what."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from hemicycle.server.wire import Refused

REMEMBERED = 10_000  # of whom it is known how much they did


class Rates(Struct):
    """So many within so many milliseconds, of one person or of all who share an address."""

    requests: tuple[int, int] = (500, 10_000)
    requests_of_address: tuple[int, int] = (6_000, 10_000)
    people_of_address: tuple[int, int] = (600, 60_000)
    tables: tuple[int, int] = (30, 60_000)
    tables_of_address: tuple[int, int] = (300, 60_000)
    bots_alone_of_address: tuple[int, int] = (30, 600_000)
    wrong_names_of_address: tuple[int, int] = (100, 300_000)
    resumes: tuple[int, int] = (20, 10_000)
    replays: tuple[int, int] = (30, 30_000)
    moves: tuple[int, int] = (200, 20_000)
    talk: tuple[int, int] = (20, 10_000)
    questions: tuple[int, int] = (200, 10_000)


DOING: Final = {
    "requests": "you ask",
    "requests_of_address": "your address asks",
    "people_of_address": "new people come from your address",
    "tables": "you open tables",
    "tables_of_address": "tables are opened from your address",
    "bots_alone_of_address": "tables of bots alone are opened from your address",
    "wrong_names_of_address": "tables that do not exist are asked for from your address",
    "resumes": "you ask for what you missed",
    "replays": "you ask for whole matches",
    "moves": "you move",
    "talk": "you talk",
    "questions": "you ask what would be",
}


class Limit:
    """So many at once, and as many again spread over so many milliseconds."""

    def __init__(self, many: int, within: int, now: Callable[[], int], what: str) -> None:
        self.many, self.within, self.now, self.what = many, within, now, what
        self.free: OrderedDict[str, tuple[float, int]] = OrderedDict()  # how many are left, and as of when

    def take(self, who: str) -> None:
        """Refused when that is too often."""
        left, now = self.left(who), self.now()
        self.free[who] = (left - 1 if left >= 1 else left, now)
        self.free.move_to_end(who)
        if len(self.free) > REMEMBERED:
            self.free.popitem(last=False)
        self.enough(left)

    def check(self, who: str) -> None:
        """Refused when the next one would be."""
        self.enough(self.left(who))

    def left(self, who: str) -> float:
        left, since = self.free.get(who, (float(self.many), self.now()))
        return min(self.many, left + (self.now() - since) * self.many / self.within)

    def enough(self, left: float) -> None:
        if left < 1:
            raise too_often(f"{self.what} too often", ceil((1 - left) * self.within / self.many / 1000))


def too_often(what: str, seconds: int) -> Refused:
    sentence = f"{what}; wait {seconds} second{'s' * (seconds != 1)}"
    reason = {"key": "too-often", "args": {"seconds": seconds}, "at": []}
    return Refused(429, "too-often", sentence, reason, retry=seconds)


class Limits:
    def __init__(self, rates: Rates, now: Callable[[], int]) -> None:
        self.of = {
            name: Limit(many, within, now, DOING[name]) for name, (many, within) in asdict(rates).items()
        }

    def take(self, what: str, who: str) -> None:
        self.of[what].take(who)

    def check(self, what: str, who: str) -> None:
        self.of[what].check(who)
