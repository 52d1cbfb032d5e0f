"""Who may do what in Koalition, and for how long, held against the second set of books."""

from __future__ import annotations

from typing import Any

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.oracle import Bloc, Government, europe, given, places


def bloc_of(told: Any) -> Bloc:
    return Bloc(told.party, told.chair, told.camp, told.votes, frozenset(told.members))


def members_of(view: Any, coalition: Any) -> Government:
    return frozenset(bloc_of(view.blocs[at]) for at in coalition.members)


def numbers(view: Any) -> dict[Government, int]:
    """How views call the coalitions that may govern."""
    return {members_of(view, own): number for number, own in enumerate(view.coalitions)}


def check_doors(state: Any, book: Book) -> None:
    """Who may act, for how long, and how it stands."""
    check_awaited(state, book)
    assert sorted(state.to_act()) == book.able_to_act()
    running = [(clock.name.split()[0], clock.seconds) for clock in state.clocks()]
    assert running == ([book.clock] if book.clock else [])
    talks = state.talk()
    assert (talks.everyone, talks.pairs, talks.groups) == (True, True, True)
    assert state.over() == (book.phase == "over")
    outcome, bonuses = state.outcome(), given(europe(book.booked), book.seats)
    assert list(outcome.scores) == [own + bonus for own, bonus in zip(book.power, bonuses, strict=True)]
    assert list(outcome.places) == places(book.power, bonuses)
    assert outcome.verdict == ("verdict-koalition" if book.phase == "over" else "")
    if book.phase == "over":
        assert sorted(outcome.winners) == [seat for seat, place in enumerate(outcome.places) if place == 1]


def check_chance(state: Any, book: Book) -> None:
    """What nature may draw, where it is no deal."""
    moves = [plain(move) for move in state.choices(NATURE)] if book.may_come() != ["Deal"] else []
    assert {move["do"] for move in moves} <= set(book.may_come())
    drawn = [next(own for name, own in move.items() if name != "do") for move in moves]
    for action, expected in (
        ("DrawLeader", book.elected()),
        ("DrawOpener", book.everyone),
        ("DrawSize", sorted(book.sizes_to_come())),
        ("Reveal", book.countries_to_come()),
    ):
        if moves and moves[0]["do"] == action:
            assert sorted(drawn) == expected


def check_awaited(state: Any, book: Book) -> None:
    """In talks the game need not wait for everybody who could say more."""
    awaited = sorted(state.awaited())
    if book.phase == "talks":
        assert awaited
        assert set(awaited) <= set(book.awaited())
    else:
        assert awaited == book.awaited()


def check_choices(state: Any, book: Book) -> None:
    """Everything that everybody may do, one by one."""
    if book.phase in ("nature", "over"):
        return
    called = numbers(state.view(None))
    for seat in state.to_act():
        told = [repr(sorted(plain(own).items())) for own in state.choices(seat)]
        assert sorted(told) == sorted(repr(sorted(own.items())) for own in book.moves(seat, called))
