"""How often somebody may do something; not what."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from hemicycle.server.wire import Refused

REMEMBERED = 10_000  # of whom it is known how much they did


class Limit:
    """So many at once, and as many again spread over so many milliseconds."""

    def __init__(self, many: int, within: int, now: Callable[[], int], what: str) -> None:
        self.many, self.within, self.now, self.what = many, within, now, what
        self.free: OrderedDict[str, tuple[float, int]] = OrderedDict()  # how many are left, and as of when

    def take(self, who: str) -> None:
        """Refused when that is too often."""
        now = self.now()
        left, since = self.free.pop(who, (float(self.many), now))
        left = min(self.many, left + (now - since) * self.many / self.within)
        enough = left >= 1
        self.free[who] = (left - 1 if enough else left, now)
        if len(self.free) > REMEMBERED:
            self.free.popitem(last=False)
        if not enough:
            raise Refused(429, "too-often", f"{self.what} too often; wait a little")
