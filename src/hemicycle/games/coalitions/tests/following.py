"""Holds what every seat can see of Coalitions against the second set of books; plays nothing itself."""

from __future__ import annotations

from typing import Any

from hemicycle.core.state import NATURE
from hemicycle.games.coalitions.tests.bookkeeping import Book
from hemicycle.games.coalitions.tests.oracle import Deal, number_of_deals


def plain_deal(deal: Any) -> Deal | None:
    return None if deal is None else (tuple(deal.members), tuple(deal.shares))


def check(state: Any, book: Book) -> None:
    """At any moment."""
    for seat in (*range(book.seats), None):
        view = state.view(seat)
        check_money(view, book, seat)
        check_round(view, book)
        if book.phase in ("pack", "deal", "over"):
            continue
        check_bargaining(view, book)
        check_ballots(view, book, seat)
    check_doors(state, book)


def check_money(view: Any, book: Book, seat: int | None) -> None:
    assert view.pool == book.pool
    assert list(view.ledger) == book.ledger
    assert list(view.out) == book.out
    open_book = book.options["open_ledger"] or not book.options["side_payments"] or book.phase == "over"
    for other, money in enumerate(view.money):
        if open_book or other == seat:
            assert money == book.money[other]
        else:
            assert money is None
    shown = [(own.round, own.payer, own.payee, own.amount) for own in view.payments]
    if book.options["open_ledger"]:
        assert shown == book.payments
    else:
        assert shown == [paid for paid in book.payments if seat in paid[1:3]]


def check_round(view: Any, book: Book) -> None:
    assert view.phase == book.phase
    told = [
        (own.number, own.public, tuple(own.mandates), own.pool, plain_deal(own.deal)) for own in view.rounds
    ]
    assert told == book.rounds
    if book.phase != "over":
        assert (view.round, view.public, view.jackpot) == (book.round, book.public, book.jackpot)
        assert view.last_round == book.last_round
        assert view.pack_set == (book.next_pack is not None)
        assert view.dropped == book.dropped


def check_bargaining(view: Any, book: Book) -> None:
    assert list(view.mandates) == book.mandates
    assert plain_deal(view.table) == book.table
    assert view.proposals == book.proposals
    assert view.turns == book.turns
    assert view.turn_of == (book.turn_of if book.phase in ("turn", "answers") else None)
    if book.phase == "turn":
        assert view.starter == book.started
    if book.phase != "answers":
        assert view.proposal is None
        return
    assert (view.proposal.number, view.proposal.by) == (book.proposals, book.turn_of)
    assert plain_deal(view.proposal.deal) == book.proposal
    known = book.answers | ({book.turn_of: True} if by_member(book) else {})
    assert list(view.answers) == [known.get(seat) for seat in range(book.seats)]


def by_member(book: Book) -> bool:
    return book.proposal is None or book.turn_of in book.proposal[0]


def check_ballots(view: Any, book: Book, seat: int | None) -> None:
    if book.phase in ("turn", "answers", "talk"):
        assert list(view.ready) == [other in book.ready for other in range(book.seats)]
    if book.phase != "ballots":
        assert view.mine is None
        return
    assert list(view.handed_in) == [other in book.ballots for other in range(book.seats)]
    if seat not in book.ballots:
        assert view.mine is None
    elif (own := book.ballots[seat]) is None:
        assert type(view.mine).__name__ == "Blank"
    else:
        assert plain_deal(view.mine) == own


def check_doors(state: Any, book: Book) -> None:
    """Who may do how many things, for how long, and talk."""
    assert {clock.name: clock.seconds for clock in state.clocks()} == book.clocks
    talks = state.talk()
    assert (talks.everyone, talks.pairs, talks.groups) == (book.phase != "ballots",) * 3
    assert state.over() == (book.phase == "over")
    if book.phase in ("pack", "deal"):
        assert state.to_act() == (NATURE,)
        return
    assert sorted(state.awaited()) == awaited(book)
    for seat in range(book.seats):
        size = state.choices(seat).size if seat in state.to_act() else 0
        assert size == possible(book, seat), (
            f"seat {seat} in {book.phase}: {size}, not {possible(book, seat)}"
        )
    outcome = state.outcome()
    assert list(outcome.scores) == (book.money if book.phase == "over" else list(outcome.scores))
    assert bool(outcome.verdict) == (book.phase == "over")
    if book.phase == "over":
        assert list(outcome.places) == book.places()
        assert list(outcome.winners) == [seat for seat, place in enumerate(outcome.places) if place == 1]


def awaited(book: Book) -> list[int]:
    """For whom the game waits."""
    done: dict[str, list[int]] = {
        "turn": [seat for seat in book.players if seat != book.turn_of] if book.phase == "turn" else [],
        "talk": list(book.ready),
        "ballots": list(book.ballots),
    }
    if book.phase == "answers":
        return [seat for seat in book.asked if seat not in book.answers]
    return [seat for seat in book.players if seat not in done.get(book.phase, book.players)]


def possible(book: Book, seat: int) -> int:
    """How many different things a seat may do."""
    if seat not in book.players or book.phase in ("pack", "deal", "over"):
        return 0
    deals = number_of_deals(tuple(book.mandates), book.pool)
    if book.phase == "ballots":
        return 1 + deals
    pays = book.money[seat] * (len(book.players) - 1) if book.options["side_payments"] else 0
    if book.phase == "talk":
        return 1 + pays
    if book.may_be_done:
        pays += 1  # to be done, or not after all
    if book.phase == "answers":
        return pays + (2 if seat in awaited(book) else 0)
    return pays + (1 + deals if seat == book.turn_of else 0)  # a table deal adds "no deal", and is no offer


def conserved(state: Any, book: Book) -> bool:
    """COA-17, as the seats see it together."""
    money = [state.view(seat).money[seat] for seat in range(book.seats)]
    return bool(sum(money) + state.view(None).pool == book.seats * book.options["start_money"])


def could_have_been(world: Any, start: int) -> None:
    """COA-3, COA-13: who paid an ante had it, who went out had not, nobody paid what was not there."""
    views = [world.view(seat) for seat in range(world.seats)]
    for seat, view in enumerate(views):
        owned = balances(view, seat, start)
        assert min(owned) >= 0, f"seat {seat} owned {owned}"
        assert owned[-1] == view.money[seat]
        if view.out[seat]:
            assert owned[-1] < view.ante
        for paid in view.payments:
            assert seat in (paid.payer, paid.payee)
            other = paid.payee if seat == paid.payer else paid.payer
            assert view.payments.count(paid) == views[other].payments.count(paid)


def balances(view: Any, seat: int, start: int) -> list[int]:
    """What a seat owned before the first ante, and after each of its payments, antes and prizes, by its own view."""
    owns = [start]
    for number in range(1, view.round + 1):
        if view.out[seat] and number >= view.out[seat]:
            break
        owns.append(owns[-1] - view.ante)
        for paid in view.payments:
            if paid.round == number and seat in (paid.payer, paid.payee):
                owns.append(owns[-1] + (paid.amount if paid.payee == seat else -paid.amount))
        for done in view.rounds:
            if done.number == number and done.deal and seat in done.deal.members:
                owns.append(owns[-1] + done.deal.shares[done.deal.members.index(seat)])
    return owns
