"""What results say: differences paired by block, with intervals, and ratings. Nothing is played here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from math import exp, inf, lgamma, pi, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

from hemicycle.arena.plan import TOGETHER, Contest, among
from hemicycle.arena.playing import Played

WIDE = NormalDist().inv_cdf(0.975)  # standard errors on either side of a 95 % interval, for many blocks


@dataclass(frozen=True)
class Difference:
    """How much more one bot gets than another, in the mean over blocks; `error` is half of the 95 % interval."""

    one: str
    other: str
    mean: float
    error: float
    blocks: int

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return abs(self.mean) > self.error


Worth = Callable[[Played, int], float]  # of a match for a seat


def score(result: Played, seat: int) -> float:
    return result.scores[seat]


def win(result: Played, seat: int) -> float:
    """A win, shared by equals."""
    return (seat in result.winners) / max(1, len(result.winners))


def difference(results: Iterable[Played], one: str, other: str, worth: Worth) -> Difference:
    """Block by block, what seats of one get in the mean beyond those of the other."""
    blocks: dict[int, dict[str, list[float]]] = defaultdict(lambda: {one: [], other: []})
    for result in results:
        for seat, name in enumerate(result.pairing.lineup):
            if name in (one, other):
                blocks[result.pairing.block][name].append(worth(result, seat))
    gaps = [fmean(got[one]) - fmean(got[other]) for got in blocks.values() if got[one] and got[other]]
    error = student(len(gaps) - 1) * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else inf
    return Difference(one, other, fmean(gaps) if gaps else 0.0, error, len(gaps))


@cache
def student(freedom: int) -> float:
    """The same for so few blocks that the deviation is a guess, too: the 97.5 % point of Student's t (1908)."""
    low, high = WIDE, 13.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle, freedom) < 0.475 else (low, middle)
    return (low + high) / 2


def below(point: float, freedom: int, steps: int = 400) -> float:
    """The probability from 0 to the point, by Simpson's rule."""
    scale = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    width = point / steps
    total = 0.0
    for step in range(steps + 1):
        weight = 1 if step in (0, steps) else 4 if step % 2 else 2
        total += weight * (1 + (step * width) ** 2 / freedom) ** (-(freedom + 1) / 2)
    return scale * total * width / 3


def pairs(contest: Contest) -> list[tuple[str, str]]:
    return [(one, other) for at, one in enumerate(contest.bots) for other in contest.bots[at + 1 :]]


def together(contest: Contest, results: list[Played], worth: Worth) -> list[Difference]:
    own = [result for result in results if result.pairing.kind == TOGETHER]
    return [difference(own, one, other, worth) for one, other in pairs(contest)]


def one_among_others(contest: Contest, results: list[Played], worth: Worth) -> list[Difference]:
    """Both ways: one against copies of the other, and the other against copies of the one."""
    both = [pair for one, other in pairs(contest) for pair in ((one, other), (other, one))]
    return [
        difference(
            [result for result in results if result.pairing.kind == among(one, other)], one, other, worth
        )
        for one, other in both
    ]


@dataclass(frozen=True)
class Rating:
    bot: str
    mean: float
    error: float  # half of the 95 % interval


def ratings(contest: Contest, results: list[Played]) -> list[Rating]:
    """By OpenSkill's Plackett-Luce model from the matches in which all play, in a random but fixed order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in contest.bots}
    own = sorted(
        [result for result in results if result.pairing.kind == TOGETHER],
        key=lambda result: result.pairing.key,
    )
    Random(contest.seed).shuffle(own)
    for result in own:
        lineup = result.pairing.lineup
        teams = [[known[name]] for name in lineup]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in contest.bots:
            copies = [team[0] for team, name in zip(after, lineup) if name == bot]
            known[bot] = model.rating(
                name=bot, mu=fmean([one.mu for one in copies]), sigma=fmean([one.sigma for one in copies])
            )
    found = [Rating(bot, rating.mu, WIDE * rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mean)


def slowest(contest: Contest, results: list[Played]) -> dict[str, float]:
    """By bot, the seconds of its longest thought."""
    longest = dict.fromkeys(contest.bots, 0.0)
    for result in results:
        for name, seconds in zip(result.pairing.lineup, result.slowest):
            longest[name] = max(longest[name], seconds)
    return longest
