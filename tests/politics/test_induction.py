"""Bargaining solved backwards: against a recursion that tries everything, and cases worked by hand."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hemicycle.politics import induction
from hemicycle.politics.induction import Bargaining, Division, Solution, divisions, number_of_divisions
from hemicycle.politics.voting import Voting, majority

Table = Division | None


def listed(game: Voting, units: int) -> list[Division]:
    return [tuple([int(share) for share in deal]) for deal in divisions(game, units).T]


class Brute:
    """The same, a position at a time, all moves in their order."""

    def __init__(self, bargaining: Bargaining) -> None:
        self.own, self.players = bargaining, len(bargaining.game.weights)
        self.deals = listed(bargaining.game, bargaining.units)
        self.worth = cache(self.thought)

    def end(self, table: Table) -> tuple[float, ...]:
        return (self.own.nothing,) * self.players if table is None else table

    def after(self, left: int, table: Table, passes: int) -> tuple[float, ...]:
        last = self.own.passing and passes >= self.players * (2 if table is None else 1)
        if last:
            return self.end(table)
        cut, worth = self.own.cut, self.worth(left, table, passes)
        return tuple([(1 - cut) * later + cut * now for later, now in zip(worth, self.end(table))])

    def thought(self, left: int, table: Table, passes: int) -> tuple[float, ...]:
        if not left:
            return self.end(table)
        mover = (self.own.turns - left) % self.players
        best = self.after(left - 1, table, passes + 1)
        proposals = [deal for deal in (None, *self.deals) if deal != table]
        passing = [deal for deal in proposals if self.passes(mover, left, table, deal)]
        refused = [table] if len(passing) < len(proposals) else []
        for outcome in refused + passing:
            comes = self.after(left - 1, outcome, 0)
            if comes[mover] > best[mover]:
                best = comes
        return best

    def passes(self, mover: int, left: int, table: Table, proposal: Table) -> bool:
        stays, comes = self.after(left - 1, table, 0), self.after(left - 1, proposal, 0)
        agree = [player == mover or comes[player] > stays[player] for player in range(self.players)]
        if proposal is None:
            weights = self.own.game.weights
            return sum([weight for weight, yes in zip(weights, agree) if yes]) >= self.own.game.quota
        return all([yes for yes, share in zip(agree, proposal) if share])


def random_bargaining(rng: Random) -> Bargaining:
    players = rng.choice([2, 3, 3, 4])
    weights = tuple([rng.randint(1, 5) for _ in range(players)])
    return Bargaining(
        majority(weights),
        units=rng.randint(players, 5),
        turns=rng.randint(1, 5),
        nothing=rng.choice([0.0, 0.0, 0.75, 1.5]),
        cut=rng.choice([0.0, 0.0, 0.125, 0.5]),
        passing=rng.random() < 0.5,
    )


@pytest.mark.parametrize("seed", range(32))
def test_all_values_agree_with_a_recursion_that_tries_everything(seed: int) -> None:
    """Before every turn, with every table, after any number of passes."""
    agrees(random_bargaining(Random(seed)))


@pytest.mark.parametrize(("cut", "passing"), [(0.125, False), (0.0, True)])
def test_they_agree_where_deals_are_more_than_are_tried_at_once(
    monkeypatch: pytest.MonkeyPatch, cut: float, passing: bool
) -> None:
    monkeypatch.setattr(induction, "CHUNK", 2 * induction.WORD)
    bargaining = Bargaining(majority((4, 3, 2, 2)), 9, 3, 0.75, cut, passing)
    assert number_of_divisions(bargaining.game, 9) > induction.CHUNK
    agrees(bargaining)


def agrees(bargaining: Bargaining) -> None:
    solution, brute = Solution(bargaining), Brute(bargaining)
    for left in range(bargaining.turns + 1):
        for table in (None, *brute.deals):
            limit = brute.players * (2 if table is None else 1) if bargaining.passing else 1
            for passes in range(limit):
                expected = brute.worth(left, table, passes)
                assert solution.worth(left, table, passes) == pytest.approx(expected, abs=1e-3)


def test_one_table_is_worth_what_it_is_among_all_of_them() -> None:
    """Where one is looked at alone, every deal is compared with it; among thousands, sets of deals are."""
    for cut, passing in ((0.05, False), (0.0, True)):
        solution = Solution(Bargaining(majority((7, 6, 4, 3)), 24, 9, cut=cut, passing=passing))
        tables = [None, *listed(solution.bargaining.game, 24)]
        for left in range(1, 9):
            for at in Random(left).sample(range(len(tables)), 20):
                known = solution.turns[left].later[:, at].tolist()
                assert solution.after(left, tables[at]) == tuple(known)


EQUALS = Voting(2, (1, 1, 1))
VETO = Voting(3, (2, 1, 1))  # nothing without the first


def test_the_last_to_propose_pays_one_unit_to_who_would_have_nothing() -> None:
    assert Solution(Bargaining(EQUALS, 10, 1)).worth(1, None) == (9, 1, 0)


def test_the_last_to_propose_pays_the_cheapest_one_unit_more_than_lies_on_the_table() -> None:
    """It is the third player's turn."""
    solution = Solution(Bargaining(EQUALS, 10, 3))
    assert solution.worth(1, (6, 4, 0)) == (0, 5, 5)
    assert solution.worth(1, (0, 7, 3)) == (1, 0, 9)
    assert solution.worth(1, (0, 1, 9)) == (0, 1, 9), "it could have as much elsewhere, and passes"


def test_where_the_last_turn_takes_nearly_all_nothing_can_be_agreed_before() -> None:
    """The second player has it, and refuses less; a deal of the others it would undo, and one of them have nothing."""
    solution = Solution(Bargaining(EQUALS, 10, 2))
    assert solution.worth(2, None) == (1, 9, 0)
    assert solution.deal(2, None) is None


def test_who_can_block_takes_all_but_a_unit_before_the_last_turn() -> None:
    """In the last turn of another it would have to be content with that unit, if the table were empty."""
    solution = Solution(Bargaining(VETO, 10, 2))
    assert solution.worth(1, None) == (1, 9, 0)
    assert solution.worth(1, (9, 0, 1)) == (9, 0, 1)
    assert solution.deal(2, None) == (9, 0, 1)
    assert solution.worth(2, None) == (9, 0, 1)


def test_partners_have_more_where_the_end_without_a_deal_is_worth_something() -> None:
    assert Solution(Bargaining(EQUALS, 10, 1, nothing=3.5)).worth(1, None) == (6, 4, 0)
    assert Solution(Bargaining(EQUALS, 10, 1, nothing=6)).worth(1, None) == (6, 6, 6)


def test_a_turn_may_by_chance_have_been_the_last() -> None:
    """Else the first player still has one, and pays the third one unit."""
    solution = Solution(Bargaining(EQUALS, 8, 4, cut=0.25))
    assert solution.worth(1, (2, 6, 0)) == (7, 0, 1)
    assert solution.after(1, (2, 6, 0)) == (0.75 * 7 + 0.25 * 2, 0.25 * 6, 0.75)


def test_tables_may_lie_off_the_grid() -> None:
    solution = Solution(Bargaining(EQUALS, 10, 3))
    assert solution.worth(1, (4.4, 5.6, 0)) == (5, 0, 5)


def test_so_many_passes_in_a_row_end_it() -> None:
    """The third to pass leaves a deal as it is; that the first would undo it with the next turn, it need not fear."""
    patient = Solution(Bargaining(EQUALS, 10, 4))
    passing = Solution(Bargaining(EQUALS, 10, 4, passing=True))
    assert patient.worth(2, (0, 1, 9), passes=0)[2] < 9
    assert passing.worth(2, (0, 1, 9), passes=2) == (0, 1, 9)


def test_all_divisions_are_counted() -> None:
    game = majority((7, 6, 4, 3))  # 7 with 6, 4, and all triples but the last three win; all four
    found = listed(game, 40)
    assert len(found) == number_of_divisions(game, 40) == len(set(found))
    assert {sum(deal) for deal in found} == {40}
    by_size = [len([deal for deal in found if 4 - deal.count(0) == size]) for size in range(1, 5)]
    assert by_size == [0, 2 * 39, 4 * 741, 9139]
