"""What is hidden in Coalitions stays so, and can be imagined as it might be; not what is told when all is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.core.state import HOST, NATURE
from hemicycle.games.coalitions.tests.following import could_have_been
from hemicycle.games.coalitions.tests.playing import FIVE, Table, five, in_private, of_others, writing
from hemicycle.testing.sights import sight

rule = pytest.mark.rule
Step = tuple[int, str, dict[str, Any]]
EVERYBODY = (0, 1, 2, 3, 4, None)


def play(table: Table, steps: list[Step], *hidden: int) -> list[list[dict[str, Any]]]:
    """What all but some see, before and after each step of others."""
    seen = [of_others(table.state, *hidden)]
    for seat, action, fields in steps:
        table.do(seat, action, **fields)
        if seat not in hidden:
            seen.append(of_others(table.state, *hidden))
    return seen


PUBLIC: list[Step] = [
    (0, "Propose", {"members": [0, 1], "shares": [50, 50]}),
    (1, "Answer", {"proposal": 1, "accept": True}),
    (1, "Pass", {}),
    (2, "NoDeal", {}),
    (NATURE, "TimeUp", {"clock": "period 1"}),
    (NATURE, "DealCards", {"order": [4, 3, 2, 1, 0]}),
]
PRIVATE: list[Step] = [
    (0, "Ready", {"ready": True}),
    (NATURE, "TimeUp", {"clock": "period 1"}),
    (2, "Blank", {}),
    (NATURE, "TimeUp", {"clock": "ballot 1"}),
    (NATURE, "DealCards", {"order": [4, 3, 2, 1, 0]}),
]
PAYMENTS: list[list[Step]] = [
    [],
    [(1, "Pay", {"to": 3, "amount": 1})],
    [(1, "Pay", {"to": 3, "amount": 60})],
    [(3, "Pay", {"to": 1, "amount": 60}), (1, "Pay", {"to": 3, "amount": 5})],
    [(3, "Pay", {"to": 1, "amount": 80}), (1, "Pay", {"to": 3, "amount": 160}), (3, "Pay", {"to": 1, "amount": 80})],
]  # fmt: skip


@rule("COA-13")
@pytest.mark.parametrize(("start", "steps"), [(five, PUBLIC), (in_private, PRIVATE)])
def test_hidden_payments_change_nothing_for_others(start: Callable[[], Table], steps: list[Step]) -> None:
    """Whenever they are made, as long as nobody goes out: not even what the two may still do."""
    moments = 4 if steps is PUBLIC else 2
    seen = [
        play(start(), [*steps[:moment], *payments, *steps[moment:]], 1, 3)
        for moment in range(moments)
        for payments in PAYMENTS
    ]
    assert all(one == seen[0] for one in seen)
    assert len(seen[0]) >= len(steps) - 1


@rule("COA-14", "COA-15")
@pytest.mark.parametrize("hidden", range(5))
def test_a_ballot_changes_nothing_for_others_until_it_governs(hidden: int) -> None:
    rng, seen = Random(hidden), []
    for _ in range(8):
        table = writing()
        seen.append([of_others(table.state, hidden)])
        for seat in range(4):
            if seat == hidden:
                table.state = table.state.play(seat, table.state.choices(seat).pick(rng))
                own = table.state.view(hidden).mine
                assert own is not None
            else:
                table.do(seat, "Blank")
            seen[-1].append(of_others(table.state, hidden))
        if hidden == 4:
            table.state = table.state.play(4, table.state.choices(4).pick(rng))
        else:
            table.ring("ballot")
        assert table.view.rounds[0].deal is None
        seen[-1].append(of_others(table.state, hidden))
        if hidden != 4:
            assert table.view.rounds[0].silent == (4,)
    assert all(one == seen[0] for one in seen)


@rule("COA-15")
def test_what_was_written_is_never_told() -> None:
    """Nothing that players see after a round without a government depends on what the ballots held."""
    seen = []
    for written in ([0, 1], [0, 2], [1, 2, 3], None):
        table = writing()
        for seat in range(5):
            if written and seat in (0, 4):
                table.ballot(seat, written, [100, *[0] * (len(written) - 1)])
            else:
                table.do(seat, "Blank")
        seen.append(table.sights())
    assert all(one == seen[0] for one in seen)


@rule("COA-4")
def test_the_banks_next_pack_is_hidden() -> None:
    seen = []
    for pack in ([10, 6, 2, 1, 1], [4, 4, 4, 4, 4]):
        table = five()
        table.state = table.state.play(HOST, table.state.read(HOST, {"do": "NextPack", "pack": pack}))
        seen.append(table.sights())
    assert seen[0] == seen[1]


def paying() -> Table:
    """Two rounds on; seat 4 could not pay the second ante."""
    table = Table(5, packs="classic").deal(6, 5, 4, 3, 2)
    for payer, payee, amount in ((4, 0, 70), (1, 2, 30), (2, 3, 50), (3, 1, 10)):
        table.pay(payer, payee, amount)
    table.agree(0, [0, 1], [60, 40])
    table.ring("period")
    table.chance()
    table.pay(1, 3, 5)
    table.propose(table.view.turn_of, [0, 1, 2], [30, 30, 20])
    assert table.view.out == (0, 0, 0, 0, 2)
    return table


@rule("COA-13")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_imagined_payments_could_have_been(viewer: int | None) -> None:
    """Who paid an ante had it, who went out had not, nobody paid what was not there; and it is not always the same."""
    table, rng = paying(), Random(3)
    own = sight(table.state, viewer)
    held: dict[int, set[int]] = {seat: set() for seat in range(5)}
    for _ in range(40):
        world = table.state.imagine(viewer, rng)
        assert sight(world, viewer) == own
        could_have_been(world, start=100)
        for seat in range(5):
            held[seat].add(world.view(seat).money[seat])
    for seat, amounts in held.items():
        assert (len(amounts) == 1) == (seat == viewer), f"seat {seat} owns {amounts}"
    assert sight(table.state, viewer) == own


@rule("COA-3", "COA-13")
@pytest.mark.parametrize(("given", "kept"), [(61, 0), (70, 0), (75, 2), (80, 0)])
def test_imagined_money_where_the_seat_itself_has_nearly_all(given: int, kept: int) -> None:
    """Little is left for others, of whom one went out with what nobody knows."""
    table, rng = Table(4, packs="classic").chance(), Random(given)
    table.pay(1, 2, given)
    table.ring("period")
    table.chance()
    assert table.view.out == (0, 2, 0, 0)
    table.pay(2, 3, table.money[2] - kept)
    table.pay(0, 3, 60)
    for viewer in (0, 1, 2, 3, None):
        for _ in range(20):
            world = table.state.imagine(viewer, rng)
            assert sight(world, viewer) == sight(table.state, viewer)
            could_have_been(world, start=100)


@rule("COA-13")
def test_no_payment_need_have_been_and_the_seat_itself_remembers() -> None:
    """A seat that nobody paid and that paid nobody may still imagine payments among others, or none."""
    table, rng = five(), Random(5)
    table.pay(1, 2, 30)
    seen = [table.state.imagine(4, rng) for _ in range(60)]
    quiet = [all(world.view(seat).payments == () for seat in range(5)) for world in seen]
    assert not all(quiet)
    assert all(world.view(4).payments == () for world in seen)
    for world in [table.state.imagine(2, rng) for _ in range(20)]:
        assert world.view(2).payments == table.state.view(2).payments
        assert world.view(1).payments[0].amount == 30 or len(world.view(1).payments) > 1


@rule("COA-13")
@pytest.mark.parametrize("given", [{"open_ledger": True}, {"side_payments": False}])
def test_what_is_known_is_imagined_as_it_is(given: dict[str, Any]) -> None:
    table, rng = five(**given), Random(1)
    if "open_ledger" in given:
        table.pay(1, 2, 30)
    for viewer in EVERYBODY:
        world = table.state.imagine(viewer, rng)
        assert [world.view(seat).money[seat] for seat in range(5)] == table.money
        assert sight(world, viewer) == sight(table.state, viewer)


@rule("COA-14", "COA-15")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_sealed_ballots_are_imagined_as_anything(viewer: int | None) -> None:
    table, rng = writing(), Random(2)
    table.ballot(0, [0, 1], [50, 50])
    table.ballot(1, [0, 1], [50, 50])
    table.do(2, "Blank")
    own = sight(table.state, viewer)
    written: dict[int, set[Any]] = {0: set(), 1: set(), 2: set()}
    for _ in range(30):
        world = table.state.imagine(viewer, rng)
        assert sight(world, viewer) == own
        for seat, held in written.items():
            held.add(world.view(seat).mine)
        assert world.view(3).mine is world.view(4).mine is None
    for seat, held in written.items():
        assert None not in held
        assert (len(held) == 1) == (seat == viewer)


@rule("COA-4")
def test_the_banks_next_pack_is_imagined_as_anything() -> None:
    table, rng = Table(5).deal(*FIVE), Random(2)
    table.host("NextPack", pack=[10, 6, 2, 1, 1])
    packs = set()
    for _ in range(30):
        world = Table(5)
        world.state = table.state.imagine(3, rng)
        assert sight(world.state, 3) == sight(table.state, 3)
        world.ring("period")
        if all(not out for out in world.view.out):
            world.chance()
            packs.add(tuple(sorted(world.view.mandates)))
    assert len(packs) > 3
