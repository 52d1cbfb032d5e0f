"""Holds what every seat can see of Swedish Parliament 2014 against the second set of books; plays nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.tests.course import Book
from hemicycle.games.swedish_parliament.tests.oracle import Box, Choice
from hemicycle.games.swedish_parliament.tests.oracle_cabinet import Cabinet, Node, Won, formed, standing
from hemicycle.games.swedish_parliament.tests.playing import told
from hemicycle.games.swedish_parliament.tests.resolving import Question

MANY = 130  # answers that are compared one by one, not only counted


def check(state: Any, book: Book, seat: int | None) -> None:
    """At any moment, by the eyes of one seat or a bystander."""
    view = state.view(seat)
    conserved(view, book.hands, book.box)
    check_asked(state, view, book)
    check_board(view, book)
    check_cards(view, book, seat)
    check_debate(view, book)
    check_voters(view, book)
    check_end(state, view, book)


def check_asked(state: Any, view: Any, book: Book) -> None:
    question = book.question
    assert state.over() == book.over == (question is None)
    if question is None:
        assert (view.phase, view.asked, state.to_act()) == ("over", None, ())
        return
    assert view.phase == question.phase
    assert state.to_act() == (question.seat,)
    if question.seat != NATURE:
        assert view.asked == question.seat
    check_answers(state, question)
    check_clocks(state, book, question)


def check_answers(state: Any, question: Question) -> None:
    choices = state.choices(question.seat)
    assert choices.size == len(question.answers)
    if choices.size <= MANY:
        assert {told(action) for action in choices} == {*question.answers}


def check_clocks(state: Any, book: Book, question: Question) -> None:
    kinds = {
        "choose": "move_seconds", "place": "move_seconds", "play": "move_seconds", "relation": "move_seconds",
        "reply": "reply_seconds", "welcome": "reply_seconds", "contribute": "reply_seconds",
        "bring-back": "reply_seconds",
    }  # fmt: skip
    option = kinds.get(question.phase)
    seconds = book.options[option] if option else None
    assert [clock.seconds for clock in state.clocks()] == ([] if seconds is None else [seconds])


def check_board(view: Any, book: Book) -> None:
    assert list(view.parties) == book.parties
    if None not in book.parties:
        assert cyclic(view.clockwise) == cyclic(book.round_from(0))
    assert view.first == 0
    if view.phase not in ("nature", "choose"):
        assert [list(own) for own in view.markers] == [book.markers[party] for party in range(10)]
    assert {(own.one, own.other): own.strength for own in view.relations} == book.relations
    assert view.tiles_left == book.spare()
    assert sorted(view.creatable) == sorted(book.creatable())
    asked = book.question
    expected = [*asked.answers] if asked and asked.phase == "relation" else []
    assert sorted((own.kind.title(), own.one, own.other) for own in view.changes) == sorted(expected)


def cyclic(seats: Any) -> list[int]:
    at = list(seats).index(0)
    return [*seats[at:], *seats[:at]]


def check_cards(view: Any, book: Book, seat: int | None) -> None:
    box = book.box
    assert list(view.piles) == [*map(len, book.piles)]
    assert [list(hand) for hand in view.hands] == [[box.pile(card) for card in hand] for hand in book.hands]
    assert list(view.mine) == ([] if seat is None else book.hands[seat])
    assert [(own.card, own.side) for own in view.agenda] == book.agenda
    assert list(view.queue) == book.queue
    assert sorted(view.trash) == sorted(book.trash)
    assert [(own.by, own.pile) for own in view.paid] == [(by, box.pile(card)) for by, card in book.paid]
    known = [card if seat == by or book.over else None for by, card in book.paid]
    assert [own.card for own in view.paid] == known
    assert list(view.last_pile) == book.last_pile
    if book.question and book.question.phase not in ("choose", "place", "nature"):
        assert view.turn_of == book.turn_of
        assert view.played == book.played


def check_debate(view: Any, book: Book) -> None:
    now, seen = book.in_play, view.in_play
    if now is None:
        assert seen is None
        return
    assert (seen.card, seen.side, seen.by) == (now.card, now.side, now.by)
    assert [tuple(own) for own in seen.before] == [now.before[party] for party in range(len(seen.before))]
    if now.side == "minor":
        assert (list(seen.contributed), seen.pushed) == (now.contributed, now.pushed)
        assert list(seen.brought_back) == now.brought_back
    else:
        assert list(seen.column) == now.column
        assert [(own.party, own.acts, own.paid) for own in seen.replies] == now.replies
    question = book.question
    assert question
    if question.phase == "reply":
        assert seen.asked == book.parties[question.seat]
    if question.phase == "contribute" and question.seat != now.by:
        assert seen.welcome == now.welcome
    if question.phase == "relation":
        assert sorted(seen.acted) == sorted(now.acted or [])


def check_voters(view: Any, book: Book) -> None:
    assert [list(own) for own in view.won] == book.won
    if book.decided:
        assert len(view.decided) in (len(book.decided), 1)
        voter, choice = book.decided[-1]
        assert view.decided[-1].voter == voter
        check_choice(view.decided[-1], choice)
    if book.queue and book.agenda and view.phase == "play":
        assert view.next_vote.voter == book.queue[0]
        check_choice(view.next_vote, book.decide(book.agenda))
    elif not (book.queue and book.agenda):
        assert view.next_vote is None
    if book.question and book.question.phase == "play":
        assert view.voters_due == book.due()


def check_choice(seen: Any, choice: Choice) -> None:
    assert (seen.winner, seen.by_order) == (choice.winner, choice.by_order)
    assert list(seen.used) == choice.used
    assert [sorted(look.nearest) for look in seen.looks] == [sorted(nearest) for nearest in choice.nearest]


def check_end(state: Any, view: Any, book: Book) -> None:
    outcome = state.outcome()
    if not book.over:
        assert view.cabinet is None
        assert outcome.verdict == ""
        if sum(map(len, book.won)) == 16:
            check_cabinet(view.forecast, cabinet(book))
        return
    made = cabinet(book)
    check_cabinet(view.cabinet, made)
    assert (sorted(outcome.winners), outcome.verdict) == winners(book, made)
    assert ranking(list(outcome.places)) == ranking(places(book, made))


def cabinet(book: Book) -> Cabinet | None:
    return formed(book.box, book.turnouts(), book.relations, book.markers)


def check_cabinet(seen: Any, made: Cabinet | None) -> None:
    if made is None:
        assert seen is None
        return
    assert {*seen.members} == {party for node in made.order for party in node}
    assert {(own.one, own.other) for own in seen.relations} == made.relations
    assert nodes(seen.order, made.order) == made.order
    assert seen.centre in made.order[0]


def nodes(order: Any, like: list[Node]) -> list[Node]:
    """The order seen, with those who stand together in one node as in the other."""
    together = {party: node for node in like for party in node}
    return list(dict.fromkeys(together[party] for party in order))


def winners(book: Book, made: Cabinet | None) -> tuple[list[int], str]:
    """SWE-36, SWE-40, and the option of playing together."""
    everyone, coop = list(range(book.seats)), book.options["coop"]
    if coop:
        won = made and made.parties == sorted(coop["cabinet"]) and made.order[0] == (coop["leader"],)
        return (everyone, "verdict-coop-won") if won else ([], "verdict-coop-lost")
    centre = made.order[0] if made else ()
    if book.solo:
        won = centre == (book.party(0),)
        return ([0], "verdict-solo-won") if won else ([], "verdict-solo-lost")
    ranks = standings(book, made)
    best = max(ranks)
    if best[1] == 0:
        return [], "verdict-nobody"
    first = [seat for seat in everyone if ranks[seat] == best]
    if centre == (book.party(first[0]),):
        return first, "verdict-centre"
    return first, "verdict-lasted" if best[0] else "verdict-most-voters"


def standings(book: Book, made: Cabinet | None) -> list[tuple[int, int, int, int]]:
    won: Won = book.turnouts()
    return [standing(book.box, made, won, book.party(seat)) for seat in range(book.seats)]


def places(book: Book, made: Cabinet | None) -> list[int]:
    if book.options["coop"] or book.solo:
        return [1] * book.seats
    ranks = standings(book, made)
    central = [own if not own[0] else (own[0],) for own in ranks]
    return [1 + sum(other > own for other in central) for own in central]


def ranking(places: list[int]) -> list[int]:
    return [sorted({*places}).index(place) for place in places]


def conserved(view: Any, hands: Sequence[Sequence[int]], box: Box) -> None:
    """Cards, voters, markers and relation tiles, with the hands as each seat sees its own."""
    seen = [*view.trash, *[own.card for own in view.agenda], *[card for hand in hands for card in hand]]
    seen += [len(box.ideas) + voter for voter in view.queue]
    seen += [view.in_play.card] if view.in_play else []
    assert len({*seen}) == len(seen)
    assert len(seen) + sum(view.piles) + len(view.paid) == len(box.cards)
    decided = [voter for won in view.won for voter in won]
    cards = [len(box.ideas) + voter for voter in decided]
    assert sorted(cards) == sorted(card for card in view.trash if box.voter(card) is not None)
    assert view.tiles_left + sum(abs(own.strength) for own in view.relations) == box.tiles
    assert all(1 <= abs(own.strength) <= 3 and own.one < own.other for own in view.relations)
    for party, markers in enumerate(view.markers[:8]):
        counts = {len(segments) for segments in markers}
        assert view.phase in ("choose", "place", "nature") or len(counts) == 1, party
        assert all(
            [*segments] in ([], [*range(segments[0], segments[-1] + 1)]) for segments in markers if segments
        )
        assert all(0 <= segment <= 7 for segments in markers for segment in segments)
