"""The course of a match of Swedish Parliament 2014 by the second set of books: one procedure that stops to ask.

`Book.question` is what is asked, of whom, with all answers and what the clock would answer (SWE-41); `answer` goes on
to the next.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations, product
from typing import Any

from hemicycle.core.state import NATURE
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR
from hemicycle.games.swedish_parliament.tests.resolving import Answer, Asking, Question, Resolving


class Book(Resolving):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.rung = False
        self.course = self.match()
        self.question: Question | None = next(self.course)

    def answer(self, answer: Answer) -> None:
        assert self.question is not None
        assert answer in self.question.answers, f"{answer} is none of {self.question}"
        try:
            self.question = self.course.send(answer)
        except StopIteration:
            self.question = None
        self.rung = False

    def time_up(self) -> None:
        assert self.question is not None
        self.rung = True
        self.answer(self.question.clock)

    def match(self) -> Asking:
        yield from self.choose_parties()
        yield from self.drop_markers()
        yield from self.place_markers()
        while True:
            for seat in self.round_from(0):
                yield from self.turn(seat)
                if self.ended():
                    return
                if self.solo:
                    yield from self.system_turn()
                    if self.ended():
                        return

    def choose_parties(self) -> Asking:
        """SWE-2."""
        given = self.options["parties"]
        if given == "choose":
            for seat in range(self.seats):
                free: list[Answer] = [("Choose", party) for party in MAJOR if party not in self.parties]
                self.parties[seat] = (yield Question("choose", seat, free, free[0]))[1]
        elif given == "random":
            deals = [("DealParties", parties) for parties in permutations(MAJOR, self.seats)]
            self.parties = list((yield Question("nature", NATURE, deals))[1])
        else:
            self.parties = list(given)

    def drop_markers(self) -> Asking:
        """SWE-3, and SWE-5 for those who stand on both mid-segments."""
        loose = []
        for scale in range(8):
            for party in MAJOR:
                if self.twofold(party):
                    self.markers[party][scale] = (3, 4)
                elif self.seat_of(party) is None:
                    firm = [side for side in (0, 1) if party in self.box.firm[scale][side]]
                    self.markers[party][scale] = (3 + firm[0],) if firm else ()
                    loose += [] if firm else [(party, scale)]
        if loose:
            falls = [("DropMarkers", sides) for sides in product((0, 1), repeat=len(loose))]
            _, fallen = yield Question("nature", NATURE, falls)
            for (party, scale), side in zip(loose, fallen, strict=True):
                self.markers[party][scale] = (3 + side,)

    def place_markers(self) -> Asking:
        """SWE-4, SWE-41."""
        for _ in range(8):
            for seat in self.round_from(0):
                own = self.markers[self.party(seat)]
                free = [scale for scale in range(8) if not own[scale]]
                if free:
                    firm = int(self.party(seat) in self.box.firm[free[0]][1])
                    places = [("Place", scale, side) for scale in free for side in (0, 1)]
                    _, scale, side = yield Question("place", seat, places, ("Place", free[0], firm))
                    own[scale] = (3 + side,)

    def turn(self, seat: int) -> Asking:
        """SWE-7."""
        self.turn_of, self.played, hurried = seat, 0, False
        while not hurried:
            kind, *rest = yield self.what_to_do(seat)
            hurried = self.rung
            if kind == "Draw":
                yield from self.draw(rest[0], seat)
                break
            if kind == "EndTurn":
                break
            self.played += 1
            self.hands[seat].remove(rest[0])
            yield from self.play(kind, rest[0], seat)
        self.voter_step()

    def what_to_do(self, seat: int) -> Question:
        hand, answers = self.hands[seat], list[Answer]()
        for card in hand:
            kinds: tuple[str, ...] = ("Policy", "Opinion")
            if self.box.voter(card) is not None:
                kinds = ("CallVoter",)
            elif self.box.minor_of(card):
                kinds = ("Invite",)
            answers += [(kind, card) for kind in kinds]
        draws: list[Answer] = [("Draw", pile) for pile in range(8) if self.piles[pile]]
        ends: list[Answer] = [("EndTurn",)] if not draws and (self.played or not hand) else []
        clock = self.when_time_is_up(seat, answers)
        return Question("play", seat, [*answers, *draws, *ends], clock, alone=not answers and not draws)

    def when_time_is_up(self, seat: int, plays: list[Answer]) -> Answer:
        """SWE-41."""
        if (pile := self.pile_to_draw(self.last_pile[seat])) is not None:
            return ("Draw", pile)
        if self.played or not plays:
            return ("EndTurn",)
        return next((play for play in plays if play[0] == "CallVoter"), plays[0])

    def draw(self, pile: int, seat: int | None) -> Generator[Question, Answer, int]:
        cards = sorted(self.piles[pile])
        if seat is not None:
            self.last_pile[seat] = pile
        _, card = yield Question("nature", NATURE, [("Dealt", card) for card in cards])
        self.piles[pile].remove(card)
        if seat is not None:
            self.hands[seat].append(card)
        return int(card)

    def voter_step(self) -> None:
        """SWE-20."""
        if self.due():
            decision = self.decide(self.agenda)
            self.vote(self.agenda)
            self.trash += decision.used
            del self.agenda[: len(decision.used)]

    def ended(self) -> bool:
        """SWE-29."""
        if any(self.hands) or any(self.piles):
            return False
        while self.queue:
            assert self.last_card
            self.vote([self.last_card])
        self.turn_of, self.over = None, True
        return True

    def system_turn(self) -> Asking:
        """SWE-37."""
        self.turn_of, self.played = None, 0
        for _ in range(self.options["difficulty"]):
            pile = self.pile_to_draw(self.last_pile[0])
            if pile is None:
                break
            card = yield from self.draw(pile, None)
            self.played += 1
            voter, minor = self.box.voter(card), self.box.minor_of(card)
            yield from self.play(
                "CallVoter" if voter is not None else "Invite" if minor else "Policy", card, None
            )
        self.voter_step()
