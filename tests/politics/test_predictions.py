"""What theories of coalitions expect, against trying every coalition."""

from __future__ import annotations

from random import Random

from hemicycle.politics.predictions import connected, fewest_members, minimal_range, minimum_size
from hemicycle.politics.voting import Voting, majority
from tests.politics import brute
from tests.politics.brute import Members

# five parties from left to right with 100 seats; 51 govern
GAME = majority((8, 30, 12, 15, 35))
PLACES = (0.0, 1.0, 2.0, 3.0, 4.0)


def mask(members: Members) -> int:
    return sum(1 << member for member in members)


def test_a_parliament() -> None:
    """Worked by hand: 57 = 30 + 12 + 15 is connected, 53 = 8 + 30 + 15 the smallest, 65 = 30 + 35 the fewest."""
    assert minimum_size(GAME) == [mask((0, 1, 3))]
    assert fewest_members(GAME) == [mask((1, 4))]
    assert minimal_range(GAME, PLACES) == sorted([mask((1, 2, 3)), mask((2, 3, 4))])
    assert connected(GAME, PLACES) == [mask((1, 2, 3)), mask((2, 3, 4))]


def spread(places: tuple[float, ...], members: Members) -> float:
    return max(places[m] for m in members) - min(places[m] for m in members)


def neighbours(places: tuple[float, ...], members: Members) -> bool:
    """No party stands between two members, by place and then by number, but members."""
    order = sorted(range(len(places)), key=lambda party: (places[party], party))
    at = sorted(order.index(member) for member in members)
    return at == list(range(at[0], at[-1] + 1))


def test_places_are_taken_as_they_are_written() -> None:
    """0.2 - 0.1 and 0.3 - 0.2 differ in floating point."""
    assert minimal_range(majority((1, 1, 1)), (0.1, 0.2, 0.3)) == [mask((0, 1)), mask((1, 2))]


def test_random_parliaments() -> None:
    rng = Random("parliaments")
    for _ in range(200):
        parties = rng.randint(1, 7)
        weights = tuple(rng.randint(1, 12) for _ in range(parties))
        places = tuple(float(rng.randint(0, 9)) for _ in range(parties))
        game = Voting(rng.randint(sum(weights) // 2 + 1, sum(weights)), weights)
        minimal = brute.minimal(game)
        least = min(sum(weights[m] for m in members) for members in minimal)
        assert minimum_size(game) == sorted(
            mask(members) for members in minimal if sum(weights[m] for m in members) == least
        )
        few = min(map(len, minimal))
        assert fewest_members(game) == sorted(mask(members) for members in minimal if len(members) == few)
        near = min(spread(places, members) for members in minimal)
        assert minimal_range(game, places) == sorted(
            mask(members) for members in minimal if spread(places, members) == near
        )
        rows = [m for m in brute.coalitions(game) if m and brute.wins(game, m) and neighbours(places, m)]
        assert sorted(connected(game, places)) == sorted(
            mask(row) for row in rows if not any(set(other) < set(row) for other in rows)
        )
