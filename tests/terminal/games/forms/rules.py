"""Forms: fill in everything in secret, let a clock run, bargain while another runs, then speak in turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hemicycle.core.choices import (
    NOTHING,
    Action,
    Among,
    Arrange,
    Bag,
    Choices,
    Each,
    Either,
    Every,
    Make,
    Pick,
    Split,
)
from hemicycle.core.clock import Clock
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.options import Agreement, Sheet
from hemicycle.core.state import NATURE, Outcome, Seat, Seats, State, TimeUp

PLACES = range(3)


@dataclass(frozen=True)
class Deal(Action):
    order: tuple[int, ...]


@dataclass(frozen=True)
class Aim(Action):
    place: int
    rival: int | None


@dataclass(frozen=True)
class Fill(Action):
    all_of_it: tuple[int, ...]
    some_of_it: tuple[int, ...]
    aims: tuple[Aim, ...]
    order: tuple[int, ...]
    answers: tuple[int | None, ...]
    price: int
    certain: bool
    colour: str


@dataclass(frozen=True)
class Bid(Action):
    price: int


@dataclass(frozen=True)
class Say(Action):
    word: str


@dataclass(frozen=True)
class Share(Action):
    members: tuple[int, ...]
    parts: tuple[int, ...]


@dataclass(frozen=True)
class Leave(Action):
    """Has no fields."""


@dataclass(frozen=True)
class View:
    phase: str
    round: int
    order: tuple[int, ...]
    sealed: tuple[bool, ...]
    mine: Fill | None
    fills: tuple[Fill | None, ...]  # open ones
    bids: tuple[int, ...]
    said: tuple[str, ...]


AIMS = Every(Aim, place=Pick(PLACES, of="place"), rival=Pick[int | None]([None, 0, 1, 2], of="place"))
WORDS = Every(Say, word=Pick(["aye", "nay"]))
FILLS: Choices[Action] = Make(
    Fill,
    all_of_it=Split(5, 3, of="place"),
    some_of_it=Split(4, 2, up_to=True),
    aims=Bag(AIMS, 3),
    order=Arrange(PLACES, 3, of="place"),
    answers=Each([Pick[int | None]([None, 0, 1], of="place")] * 2, labels=[2, 0], of="place"),
    price=Pick(range(2, 6)),
    certain=Pick([True, False]),
    colour=Pick(["red"]),
)


class Forms(State[Action]):
    def __init__(self, seats: int, rounds: int) -> None:
        self.seats, self.rounds = seats, rounds
        self.round, self.phase = 1, "deal"
        self.order: tuple[int, ...] = ()
        self.fills: list[Fill | None] = [None] * seats
        self.bids: list[int] = []
        self.said: list[str] = []

    def to_act(self) -> Seats:
        everyone = tuple(range(self.seats))
        return {
            "deal": (NATURE,), "fill": everyone, "talk": (), "bargain": everyone,
            "speak": (len(self.said) % self.seats,), "over": (),
        }[self.phase]  # fmt: skip

    def awaited(self) -> Seats:
        if self.phase == "bargain":
            return ()
        if self.phase == "fill":
            return tuple([seat for seat in range(self.seats) if self.fills[seat] is None])
        return self.to_act()

    def choices(self, seat: Seat) -> Choices[Action]:
        if self.phase == "deal":
            return Make(Deal, order=Arrange(PLACES, 3))
        if self.phase == "fill":
            return FILLS
        return Make(Bid, price=Pick([10, 20, 40])) if self.phase == "bargain" else self.speeches(seat)

    def speeches(self, seat: Seat) -> Choices[Action]:
        shares = [
            Make(Share, members=Pick([members], of="place"), parts=Split(2, len(members)))
            for members in ((0, 1), (0, 1, 2))
        ]
        return Either([Among(WORDS, 3), Either([*shares, Make(Leave)])])

    def clocks(self) -> tuple[Clock, ...]:
        return (Clock(f"{self.phase} {self.round}", 60),) if self.phase in ("talk", "bargain") else ()

    def drafts(self, seat: Seat) -> Choices[Action]:
        return NOTHING

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        match action:
            case Deal():
                self.order, self.phase = action.order, "fill"
            case Fill():
                self.fills[seat] = action
                self.phase = "fill" if None in self.fills else "talk"
            case TimeUp():
                self.phase = "bargain" if self.phase == "talk" else "speak"
            case Bid():
                self.bids.append(action.price)
            case _:
                self.said.append(type(action).__name__)
                if len(self.said) == self.seats * self.round:
                    self.next_round()

    def next_round(self) -> None:
        self.phase = "over" if self.round == self.rounds else "fill"
        if self.phase == "fill":
            self.round += 1
            self.fills = [None] * self.seats

    def view(self, seat: Seat | None) -> View:
        hidden = self.phase in ("deal", "fill")
        return View(
            self.phase,
            self.round,
            self.order,
            tuple([fill is not None for fill in self.fills]),
            None if seat is None else self.fills[seat],
            () if hidden else tuple(self.fills),
            tuple(self.bids),
            tuple(self.said),
        )

    def names(self) -> dict[str, tuple[Word, ...]]:
        return {
            "seat": tuple([Line("seat-number", {"number": seat + 1}) for seat in range(self.seats)]),
            "place": (Line("place-north", {}), Line("place-south", {}), "Atlantis"),
        }

    def outcome(self) -> Outcome:
        scores = tuple([self.said[seat :: self.seats].count("Say") for seat in range(self.seats)])
        if self.phase != "over":
            return Outcome((), tuple([1] * self.seats), scores, "")
        places = tuple([1 + len([1 for other in scores if other > own]) for own in scores])
        return Outcome(
            tuple([seat for seat, place in enumerate(places) if place == 1]), places, scores, "verdict-done"
        )

    def copy(self) -> Forms:
        twin = Forms(self.seats, self.rounds)
        twin.round, twin.phase, twin.order = self.round, self.phase, self.order
        twin.fills, twin.bids, twin.said = self.fills[:], self.bids[:], self.said[:]
        return twin

    def imagine(self, seat: Seat | None, rng: Random) -> Forms:
        return self.copy()


class Options(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.rounds = sheet.whole("rounds", 1, 1, 3)


def new(options: Options) -> Forms:
    return Forms(options.seats, options.rounds)


def tell(before: View | None, after: View) -> list[Line]:
    if before is None:
        return [Line("log-begin", {})]
    lines = [
        Line("log-sealed", {"seat": Name("seat", seat)})
        for seat, sealed in enumerate(after.sealed)
        if sealed and not before.sealed[seat]
    ]
    lines += [Line("log-bid", {"price": price}) for price in after.bids[len(before.bids) :]]
    return lines + [Line("log-said", {"what": word}) for word in after.said[len(before.said) :]]


def brief(view: View) -> list[Line]:
    order = tuple([Name("place", place) for place in view.order])
    return [
        Line("brief-stands", {"round": view.round, "places": order, "phase": Line(f"phase-{view.phase}", {})})
    ]
