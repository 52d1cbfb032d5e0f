"""How a match begins: who leads which party, and where all markers stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hemicycle.core.choices import Action, Arrange, Choices, Each, Every, Make, Pick, bits
from hemicycle.core.clock import Clock
from hemicycle.core.state import NATURE, Seat, Seats
from hemicycle.games.swedish_parliament.rules.actions import Choose, DealParties, DropMarkers, Place
from hemicycle.games.swedish_parliament.rules.choices import CHOOSE, Offered
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, SCALES
from hemicycle.games.swedish_parliament.rules.debate import Asking, Next
from hemicycle.games.swedish_parliament.rules.events import Chose, Dropped, Placed
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.phases.turn import begin_turn
from hemicycle.games.swedish_parliament.rules.seating import FIRST, NOBODY

EVERY_SCALE: Final = (1 << SCALES) - 1


class PartyChoice(Asking):
    name = "choose"

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Offered([CHOOSE[party] for party in free_parties(match)])  # SWE-2

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, Choose)
        lead(match, seat, action.party)
        if seat + 1 < match.seats:
            return PartyChoice(seat + 1, match.clock(match.setting.choosing))  # SWE-2
        return sit_down(match)

    def time_up(self, match: Match, clock: str) -> Next:
        return self.take(match, self.seat, CHOOSE[free_parties(match)[0]])  # SWE-41


class PartyDeal(Next):
    """NATURE deals the parties."""

    name = "deal"
    acting: Seats = (NATURE,)
    ticking: tuple[Clock, ...] = ()

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(DealParties, parties=Arrange(range(PARTIES), match.seats, of="party"))

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, DealParties)
        return give_parties(match, action.parties)


class MarkerDrop(Next):
    """NATURE drops the markers of the System's parties."""

    name = "drop"
    acting: Seats = (NATURE,)
    ticking: tuple[Clock, ...] = ()

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Make(DropMarkers, falls=Each([Pick([0, 1])] * len(ambivalent(match))))  # SWE-3

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, DropMarkers)
        return drop_markers(match, action.falls)


class Placement(Asking):
    """A player's marker of one scale. `unplaced` are by seat the scales that lack one, as masks."""

    name = "place"

    def __init__(self, unplaced: tuple[int, ...], seat: Seat, ticking: tuple[Clock, ...]) -> None:
        super().__init__(seat, ticking)
        self.unplaced = unplaced

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return places(self.unplaced[seat])  # SWE-4

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, Place)
        party = match.seating.party[seat]
        match.board.place(party, action.scale, action.side)
        match.chronicle.note(Placed(party, action.scale, action.side))
        left = list(self.unplaced)
        left[seat] = left[seat] ^ 1 << action.scale
        return ask_to_place(match, tuple(left), match.seating.next_seat[seat])

    def time_up(self, match: Match, clock: str) -> Next:
        scale = bits(self.unplaced[self.seat])[0]
        firm = match.box.shown.scales[scale].firm[match.seating.party[self.seat]]
        return self.take(match, self.seat, Place(scale, firm or 0))  # SWE-41


@lru_cache(maxsize=256)
def places(scales: int) -> Choices[Action]:
    return Every(Place, scale=Pick(bits(scales), of="scale"), side=Pick([0, 1], of="side"))


def begin(match: Match) -> Next:
    given = match.setting.parties
    if given == "choose":
        return PartyChoice(FIRST, match.clock(match.setting.choosing))
    return PartyDeal() if given == "random" else give_parties(match, tuple(given))


def free_parties(match: Match) -> list[int]:
    return [party for party in match.box.seating if match.seating.seat_of[party] == NOBODY]


def give_parties(match: Match, parties: tuple[int, ...]) -> Next:
    for seat, party in enumerate(parties):
        lead(match, seat, party)
    return sit_down(match)


def lead(match: Match, seat: Seat, party: int) -> None:
    match.seating.lead(seat, party)
    match.chronicle.note(Chose(seat, party))


def sit_down(match: Match) -> Next:
    """Clockwise as the parties; then the markers that nobody places."""
    match.seating.sit_down(match.box.seating)  # SWE-2
    for party in range(PARTIES):
        if match.board.wide[party]:
            for scale in range(SCALES):
                match.board.place(party, scale, 0)  # SWE-5: and on the next segment
    return MarkerDrop() if ambivalent(match) else drop_markers(match, ())


def is_dropped(match: Match, party: int) -> bool:
    return match.seating.seat_of[party] == NOBODY and not match.board.wide[party]


def ambivalent(match: Match) -> list[tuple[int, int]]:
    """The markers that fall at random, as scale and party."""
    return [(scale, party) for scale, party in match.box.ambivalent if is_dropped(match, party)]


def drop_markers(match: Match, falls: tuple[int, ...]) -> Next:
    for (scale, party), direction in zip(ambivalent(match), falls):
        match.board.place(party, scale, direction)  # SWE-3
    for scale, party, direction in match.box.firm:
        if is_dropped(match, party):
            match.board.place(party, scale, direction)  # SWE-3
    if match.seats < PARTIES:
        match.chronicle.note(Dropped())
    wide = match.board.wide
    unplaced = tuple([0 if wide[party] else EVERY_SCALE for party in match.seating.party])  # SWE-4, SWE-5
    return ask_to_place(match, unplaced, FIRST)


def ask_to_place(match: Match, unplaced: tuple[int, ...], seat: Seat) -> Next:
    """That seat or the next clockwise that has a marker left; else the match begins."""
    for _ in range(match.seats):
        if unplaced[seat]:
            return Placement(unplaced, seat, match.clock(match.setting.placing))  # SWE-4
        seat = match.seating.next_seat[seat]
    return begin_turn(match, FIRST)
