"""Holds what every seat can see of Koalition against the second set of books; plays nothing itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hemicycle.games.koalition.tests.bookkeeping import Book
from hemicycle.games.koalition.tests.doors import bloc_of, check_doors, members_of
from hemicycle.games.koalition.tests.electing import Placed
from hemicycle.games.koalition.tests.oracle import (
    Poll,
    europe,
    gains,
    given,
    majority,
    total,
)

JUST_LAID = ("offer", "round")


def check(state: Any, book: Book, seats: Iterable[int | None]) -> None:
    """At any moment, for these seats; None is a bystander."""
    for seat in seats:
        view = state.view(seat)
        check_leader(view, book, seat)
        check_cards(view, book, seat)
        check_pad(view, book)
        if book.phase in ("lay", "offer", "round", "camps", "talks"):
            check_country(view, book)
            check_table(view, book)
            check_blocs(view, book)
            check_talks(view, book, seat)
    check_doors(state, book)


def check_leader(view: Any, book: Book, seat: int | None) -> None:
    assert view.phase == book.phase
    opened = book.phase != "stand" and None not in book.stands
    assert list(view.standing) == (book.stands if opened else [None] * book.seats)
    if book.phase == "stand" and seat is not None:
        assert view.my_stand == book.stands[seat]
    if book.phase == "vote":
        assert view.voted == (seat in book.votes)
        assert view.my_vote == (book.votes.get(seat) if seat is not None else None)
        assert view.votes == ()
    elif book.votes:
        assert list(view.votes) == [book.votes[other] for other in book.everyone]
    assert (view.leader, view.opener) == (book.leader, book.opener)


def check_cards(view: Any, book: Book, seat: int | None) -> None:
    """KOA-1: of hands their sizes, of one's own the cards, and where all others are."""
    if not book.hands:
        return
    decks = [(own.politicians, own.actions) for own in view.held]
    assert decks == [(len(book.hands[other]), book.action_cards(other)) for other in book.everyone]
    assert set(view.aside) == book.aside
    assert len(view.aside) == len(book.aside)
    assert Counter(dict(view.spent)) == +book.spent
    assert view.undealt == book.undealt()
    if seat is None:
        assert view.mine is None
        return
    assert set(view.mine.politicians) == book.hands[seat]
    assert set(view.mine.jokers) == book.jokers[seat]
    assert +Counter(dict(view.mine.actions)) == +book.actions[seat]


def check_pad(view: Any, book: Book) -> None:
    assert list(view.power) == book.power
    assert [list(row) for row in view.booked] == book.booked
    assert len(view.pad) == len(book.pad)
    for told, own in list(zip(view.pad, book.pad, strict=True))[-1:]:
        assert (told.country, told.elections) == (own.country, own.elections)
        governing = [(one.party, one.chair, one.camp, one.votes, one.bonus) for one in told.government]
        assert governing == [
            (bloc.party, bloc.chair, bloc.camp, bloc.votes, own.gains.by_bloc[bloc]) for bloc in own.order
        ]
        assert list(told.influence) == own.gains.influence
        assert list(told.bonus) == own.gains.bonus
        assert [list(row) for row in told.booked] == own.gains.booked
    check_europe(view, book)


def check_europe(view: Any, book: Book) -> None:
    shares = europe(book.booked)
    told = [(own.points, own.bonus, own.holders, own.each) for own in view.europe.shares]
    assert told == [(own.points, own.bonus, own.holders, own.each) for own in shares]
    assert [own.party for own in view.europe.shares] == list(range(book.cards.parties))
    bonuses = given(shares, book.seats)
    assert list(view.europe.given) == bonuses
    assert list(view.europe.scores) == [own + bonus for own, bonus in zip(book.power, bonuses, strict=True)]


def check_country(view: Any, book: Book) -> None:
    assert view.country == book.country
    assert (view.number, view.countries) == (len(book.pad) + 1, book.countries)
    assert (view.fields, tuple(view.bonus)) == book.cards.countries[book.country or 0]
    assert view.election == len(book.failed) + 1
    assert [(failed.election, failed.why) for failed in view.failed] == book.failed
    turn = {"lay": book.laying} | {phase: getattr(book, "turn", None) for phase in JUST_LAID}
    assert view.turn == turn.get(book.phase)
    if book.phase == "round":
        assert view.round_by == book.round_by


def check_table(view: Any, book: Book) -> None:
    told = [(own.card, own.party, own.value, own.owner, own.out, own.egg) for own in view.table]
    assert told == [
        (own.card, own.party, own.value, own.owner, own.active("skull"), own.active("egg"))
        for own in book.election.table
    ]
    assert [own.place for own in view.table] == list(range(len(told)))
    for lying, placed in zip(view.table, book.election.table, strict=True):
        assert marks(lying.marks) == known(placed)
    poll = book.election.poll()
    for party, tally in enumerate(view.tallies):
        assert tally.party == party
        check_tally(tally, poll, party, book.seats)
        assert marks(tally.scandals) == [
            (mark.kind, mark.by, mark.kind == "vest" or mark.active)
            for mark in book.election.scandals.get(party, [])
        ]


def marks(told: Any) -> list[tuple[str, int, bool]]:
    """A vest is not asked whether it is active."""
    return [(mark.kind, mark.by, mark.kind == "vest" or mark.active) for mark in told]


def known(placed: Placed) -> list[tuple[str, int, bool]]:
    return [(mark.kind, mark.by, mark.active) for mark in placed.marks]


def check_tally(tally: Any, poll: Poll, party: int, seats: int) -> None:
    chairs = poll.chairs(party)
    votes = poll.final(party)
    if len(chairs) > 1:
        votes = votes // len(chairs) * len(chairs)
    assert (tally.printed, tally.votes) == (poll.printed(party), votes)
    assert (tally.doubled, tally.scandal) == (party in poll.doubled, party in poll.scandals)
    assert sorted(tally.chairs) == chairs
    assert list(tally.sums) == [sum(poll.hand(seat, party)) for seat in range(seats)]


def check_blocs(view: Any, book: Book) -> None:
    blocs = book.election.blocs()
    assert Counter(map(bloc_of, view.blocs)) == Counter(blocs)
    assert [bloc.party for bloc in view.blocs] == sorted(bloc.party for bloc in blocs)
    assert (view.total, view.majority) == (total(blocs), majority(blocs))
    told = {members_of(view, own): own for own in view.coalitions}
    assert set(told) == book.legal()
    assert len(told) == len(view.coalitions)
    for members, coalition in told.items():
        assert coalition.votes == sum(bloc.votes for bloc in members)
        assert set(coalition.chairs) == {bloc.chair for bloc in members}
        assert len(set(coalition.chairs)) == len(coalition.chairs)
        won = gains(members, book.election.poll(), view.bonus, view.opener, book.seats, book.cards.parties)
        assert list(coalition.points) == won.power
        bonus = {
            bloc_of(view.blocs[at]): own for at, own in zip(coalition.members, coalition.bonus, strict=True)
        }
        assert bonus == won.by_bloc


def check_talks(view: Any, book: Book, seat: int | None) -> None:
    if book.phase == "camps":
        assert list(view.siding) == book.awaited()
        own = book.chosen.get(seat) if seat is not None else None
        assert view.my_side == (None if own is None else tuple(own))
    told = [
        (own.number, own.by, members_of(view, view.coalitions[own.coalition]), set(own.hands))
        for own in view.proposals
    ]
    assert told == [(own.number, own.by, own.members, own.hands) for own in book.proposals]
    assert list(view.given_up) == [other in book.given_up for other in book.everyone]


def conserved(state: Any, book: Book) -> None:
    """KOA-1: every card is in one place, as all seats see it together."""
    if not book.hands:
        return
    views = [state.view(seat) for seat in book.everyone]
    view, hands = views[0], [own.mine for own in views]
    cards = [card for hand in hands for card in (*hand.politicians, *hand.jokers)]
    cards += [*view.aside, *(own.card for own in view.table)]
    assert len(set(cards)) == len(cards)
    politicians = set(cards) & book.politician_deck
    assert len(politicians) + view.undealt[0] == len(book.politician_deck)
    jokers = set(cards) & book.joker_deck
    assert politicians | jokers == set(cards)
    lying = [*(own.marks for own in view.table), *(own.scandals for own in view.tallies)]
    played = [mark.kind for own in lying for mark in own]
    kinds = sum([Counter(dict(hand.actions)) for hand in hands], Counter(played) + Counter(dict(view.spent)))
    assert kinds <= book.action_deck
    missing = len(book.joker_deck) - len(jokers) + book.action_deck.total() - kinds.total()
    assert missing == view.undealt[1]


def world_fits(world: Any, state: Any, book: Book, viewer: int | None) -> None:
    """What somebody takes for possible has every card once, and what all have seen go back to a hand in that hand."""
    if not book.hands:
        return
    conserved(world, book)
    for seat in book.everyone:
        hand, real = world.view(seat).mine, state.view(seat).mine
        held = {*hand.politicians}
        assert book.known[seat] <= held, f"seat {seat} took {book.known[seat] - held} back"
        if seat == viewer:
            assert hand == real
