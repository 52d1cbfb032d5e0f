"""What cards do, by the second set of books: whom they ask, whom they move, what follows; not when they are played."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from hemicycle.games.swedish_parliament.tests.bookkeeping import InPlay, Ledger
from hemicycle.games.swedish_parliament.tests.oracle import (
    MAJOR,
    Minor,
    minor_acts,
    stepped,
    systems_change,
)

Answer = tuple[Any, ...]  # an action's name and fields


@dataclass
class Question:
    phase: str
    seat: int
    answers: list[Answer]
    clock: Answer = ()  # what happens if time runs out
    alone: bool = False  # nothing else can be answered, and it need not be asked


Asking = Generator[Question, Answer, None]
SIDES = {"Policy": "policy", "Opinion": "opinion", "Invite": "minor"}


class Resolving(Ledger):
    def play(self, kind: str, card: int, by: int | None) -> Asking:
        """SWE-13, SWE-14. None plays for the System."""
        if (voter := self.box.voter(card)) is not None:
            self.queue.append(voter)
            return
        side, scale = SIDES[kind], self.box.scale(card)
        order = self.box.order(card, side)
        self.in_play = InPlay(card, side, by, order, self.segments(scale))
        self.in_play.contributed, self.in_play.brought_back = [0] * self.seats, [0] * self.seats
        if minor := self.box.minor_of(card):
            yield from self.minor_card(self.in_play, minor)
        else:
            yield from self.idea(self.in_play)
        yield from self.relate(self.in_play)
        self.last_card = (card, side)
        self.agenda.insert(0, self.last_card)
        if minor:
            self.markers[minor.party][scale] = (minor.end,)
        self.in_play = None

    def idea(self, now: InPlay) -> Asking:
        """SWE-9 … 11."""
        idea = self.box.ideas[now.card]
        for party in now.column:
            acts, paid = yield from self.reply(now, party)
            now.replies.append((party, acts, paid))
        now.acted = [party for party, acts, _ in now.replies if acts]
        direction = idea.direction[now.side]
        moves = [party for party in MAJOR if (party in now.acted) == (now.side == "policy")]
        for party in moves:
            self.markers[party][idea.scale] = stepped(now.before[party], direction)
        for minor in self.box.minors:
            if minor.scale == idea.scale and now.before[minor.party]:
                self.minor_follows(now, minor, direction)

    def reply(self, now: InPlay, party: int) -> Generator[Question, Answer, tuple[bool, int | None]]:
        """SWE-9, SWE-11, SWE-12, SWE-41."""
        seat, free = self.seat_of(party), False
        if now.side == "policy":
            free = party in self.box.ideas[now.card].highlighted
        if seat is None:
            return free, None
        acts = "Back" if now.side == "policy" else "StandStill"
        answers: list[Answer] = [(acts, None)] if free else [(acts, card) for card in self.hands[seat]]
        if not answers:
            return False, None
        no: Answer = ("Decline",)
        answer = yield Question("reply", seat, [*answers, no], (acts, None) if free else no)
        if answer == no or free:
            return answer != no, None
        self.pay(seat, answer[1])
        return True, self.box.pile(answer[1])

    def minor_follows(self, now: InPlay, minor: Minor, direction: int) -> None:
        """SWE-26."""
        [before] = now.before[minor.party]
        moved, still = stepped((before,), direction), (before,)
        stays, acts = (still, moved) if now.side == "policy" else (moved, still)
        others_before = [now.before[party] for party in MAJOR]
        others_after = [self.markers[party][minor.scale] for party in MAJOR]
        does = minor_acts(minor.end, before, stays[0], acts[0], others_before, others_after)
        self.markers[minor.party][minor.scale] = acts if does else stays
        if does:
            now.acted = [*(now.acted or []), minor.party]

    def minor_card(self, now: InPlay, minor: Minor) -> Asking:
        """SWE-25, SWE-39."""
        if now.by is None:
            self.push(now, minor)
            guests = [0]
        else:
            yield from self.contributions(now, minor, now.by)
            guests = self.round_from(now.by, leave=True)
        for seat in guests:
            yield from self.bring_back(now, minor, seat)
        now.acted = [self.party(seat) for seat in range(self.seats) if now.brought_back[seat]]

    def contributions(self, now: InPlay, minor: Minor, by: int) -> Asking:
        for seat in self.round_from(by):
            most = len(self.hands[seat])
            if most and seat != by:
                welcome: list[Answer] = [("Welcome", many) for many in range(most + 1)]
                answer = yield Question("welcome", by, [*welcome, ("Close",)], ("Close",))
                if answer == ("Close",):
                    return
                most = answer[1]
            now.welcome = most
            while now.contributed[seat] < most:
                pays: list[Answer] = [("Contribute", card) for card in self.hands[seat]]
                answer = yield Question("contribute", seat, [*pays, ("Enough",)], ("Enough",))
                if answer == ("Enough",):
                    break
                self.pay(seat, answer[1])
                now.contributed[seat] += 1
                self.push(now, minor)

    def push(self, now: InPlay, minor: Minor) -> None:
        now.pushed += 1
        for party in MAJOR:
            own = self.markers[party]
            own[minor.scale] = stepped(own[minor.scale], away(minor))

    def bring_back(self, now: InPlay, minor: Minor, seat: int) -> Asking:
        own, before = self.markers[self.party(seat)], now.before[self.party(seat)]
        while own[minor.scale] != before and self.hands[seat]:
            pays: list[Answer] = [("BringBack", card) for card in self.hands[seat]]
            answer = yield Question("bring-back", seat, [*pays, ("Enough",)], ("Enough",))
            if answer == ("Enough",):
                return
            self.pay(seat, answer[1])
            now.brought_back[seat] += 1
            own[minor.scale] = stepped(own[minor.scale], 1 - away(minor))

    def relate(self, now: InPlay) -> Asking:
        """SWE-15, SWE-38, SWE-41."""
        assert now.acted is not None
        may = self.changes(now.acted, now.by)
        as_system = systems_change(may, self.box.order(now.card, "policy"))
        if now.by is None or not may:
            self.change(as_system)
            return
        assert as_system
        answer = yield Question("relation", now.by, [*may], as_system)
        self.change((answer[0], answer[1], answer[2]))


def away(minor: Minor) -> int:
    """The direction from its end."""
    return 1 if minor.end == 0 else 0
