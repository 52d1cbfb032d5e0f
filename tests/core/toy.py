"""Auction, a toy game with one phase of every kind of waiting. It is there to be tested with, not to be enjoyed.

A card is dealt to each seat, face down. Each round a lot is drawn that counts double; all bid secretly for the three
lots; a lot without a single highest bid is free for the first to claim it; then there is a minute to talk. Cards count
at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Self

from hemicycle.core.choices import NOTHING, Action, Arrange, Choices, Every, Make, Pick, Split
from hemicycle.core.clock import Clock
from hemicycle.core.event import Chronicle, Event, Happened, news
from hemicycle.core.foresight import Foresight
from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.options import Agreement, Allowed, Sheet
from hemicycle.core.player import Position
from hemicycle.core.state import NATURE, OPEN, SHUT, Outcome, Seat, Seats, State, Talk, TimeUp

LOTS: Final = 3
COINS: Final = 4
CARDS: Final = range(9)


@dataclass(frozen=True)
class Deal(Action):
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Double(Action):
    lot: int


@dataclass(frozen=True)
class Bid(Action):
    coins: tuple[int, ...]  # for each lot


@dataclass(frozen=True)
class Sketch(Action):
    """A bid that is not finished."""

    coins: tuple[int, ...]


@dataclass(frozen=True)
class Claim(Action):
    round: int
    lot: int


@dataclass(frozen=True)
class Dealt(Event):
    card: int


@dataclass(frozen=True)
class Began(Event):
    round: int
    double: int


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    lot: int


DOUBLES: Final = Every(Double, lot=Pick(range(LOTS), of="lot"))
BIDS: Final = Make(Bid, coins=Split(COINS, LOTS, of="lot"))
SKETCHES: Final = Make(Sketch, coins=Split(COINS, LOTS, of="lot", up_to=True))


@dataclass(frozen=True)
class View:
    phase: str
    round: int
    rounds: int
    double: int | None
    free: tuple[int, ...]
    points: tuple[int, ...]
    sealed: tuple[bool, ...]
    cards: tuple[int | None, ...]
    mine: tuple[int, ...] | None
    sketch: tuple[int, ...] | None
    bids: tuple[tuple[int, ...] | None, ...]
    happened: tuple[Happened, ...]


class Auction(State[Any]):
    def __init__(self, seats: int, rounds: int, seconds: int | None) -> None:
        self.seats, self.rounds, self.seconds = seats, rounds, seconds
        self.phase, self.round = "deal", 0
        self.double: int | None = None
        self.free: list[int] = []
        self.cards: list[int] = []
        self.points = [0] * seats
        self.bids: list[tuple[int, ...] | None] = [None] * seats
        self.sketches: list[tuple[int, ...] | None] = [None] * seats
        self.chronicle = Chronicle(seats)

    def to_act(self) -> Seats:
        if self.phase in {"deal", "double"}:
            return (NATURE,)
        return tuple(range(self.seats)) if self.phase in {"bid", "claim"} else ()

    def awaited(self) -> Seats:
        match self.phase:
            case "bid":
                return tuple([seat for seat in range(self.seats) if self.bids[seat] is None])
            case "claim":
                return ()
        return self.to_act()

    def sealed(self) -> Seats:
        sealed = [seat for seat, bid in enumerate(self.bids) if bid is not None]
        return tuple(sealed) if self.phase == "bid" else ()

    def choices(self, seat: Seat) -> Choices[Any]:
        match self.phase:
            case "deal":
                return Make(Deal, cards=Arrange(CARDS, self.seats))
            case "double":
                return DOUBLES
            case "bid":
                return BIDS
        return Make(Claim, round=Pick([self.round]), lot=Pick(self.free, of="lot"))

    def drafts(self, seat: Seat) -> Choices[Any]:
        return SKETCHES if self.phase == "bid" else NOTHING

    def clocks(self) -> tuple[Clock, ...]:
        match self.phase:
            case "bid" if self.seconds:
                return (Clock(f"bid {self.round}", self.seconds),)
            case "claim" | "talk":
                return (Clock(f"{self.phase} {self.round}", 60),)
        return ()

    def talk(self) -> Talk:
        return SHUT if self.phase == "bid" else OPEN

    def apply(self, seat: Seat, action: Any) -> None:
        match action:
            case TimeUp():
                self.time_up()
            case Deal():
                self.deal(action.cards)
            case Double():
                self.open_bids(action.lot)
            case Bid():
                self.bids[seat] = action.coins
                if None not in self.bids:
                    self.count()
            case Sketch():
                self.sketches[seat] = action.coins
            case Claim():
                self.win(seat, action.lot)

    def deal(self, cards: tuple[int, ...]) -> None:
        self.cards, self.phase = list(cards), "double"
        for seat, card in enumerate(cards):
            self.chronicle.note(Dealt(card), only=(seat,))

    def open_bids(self, lot: int) -> None:
        self.phase, self.double = "bid", lot
        self.round += 1
        self.bids = [None] * self.seats
        self.sketches = [None] * self.seats
        self.chronicle.begin_turn()
        self.chronicle.note(Began(self.round, lot))

    def time_up(self) -> None:
        match self.phase:
            case "bid":
                nothing = (0,) * LOTS
                self.bids = [bid or sketch or nothing for bid, sketch in zip(self.bids, self.sketches)]
                self.count()
            case "claim":
                self.phase = "talk"
            case _:
                self.phase = "over" if self.round == self.rounds else "double"

    def count(self) -> None:
        self.free, self.phase = list(range(LOTS)), "claim"
        for lot in range(LOTS):
            bids = [bid[lot] for bid in self.bids if bid is not None]
            if bids.count(max(bids)) == 1:
                self.win(bids.index(max(bids)), lot)

    def win(self, seat: Seat, lot: int) -> None:
        self.points[seat] += 2 if lot == self.double else 1
        self.free.remove(lot)
        self.chronicle.note(Won(seat, lot))
        if not self.free:
            self.phase = "talk"

    def view(self, seat: Seat | None) -> View:
        over, bidding = self.phase == "over", self.phase == "bid"
        return View(
            phase=self.phase,
            round=self.round,
            rounds=self.rounds,
            double=self.double,
            free=tuple(self.free),
            points=tuple(self.points),
            sealed=tuple([bid is not None for bid in self.bids]),
            cards=tuple([card if over or at == seat else None for at, card in enumerate(self.cards)]),
            mine=None if seat is None else self.bids[seat],
            sketch=None if seat is None else self.sketches[seat],
            bids=() if bidding else tuple(self.bids),
            happened=self.chronicle.known_to(seat),
        )

    def names(self) -> dict[str, tuple[Word, ...]]:
        seats = tuple([Line("seat-number", {"number": seat + 1}) for seat in range(self.seats)])
        return {"seat": seats, "lot": ("vase", "clock", Line("lot-junk", {"owner": Name("seat", 0)}))}

    def outcome(self) -> Outcome:
        over = self.phase == "over"
        scores = [
            points + (card if over else 0) for points, card in zip(self.points, self.cards or self.points)
        ]
        places = tuple([1 + sum(other > score for other in scores) for score in scores])
        winners = tuple([seat for seat in range(self.seats) if places[seat] == 1]) if over else ()
        return Outcome(winners, places, tuple(scores), "verdict-sold" if over else "")

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.free, twin.cards, twin.points = self.free[:], self.cards[:], self.points[:]
        twin.bids, twin.sketches = self.bids[:], self.sketches[:]
        twin.chronicle = self.chronicle.copy()
        return twin

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        twin = self.copy()
        twin.chronicle = self.chronicle.as_known_to(seat)
        others = [other for other in range(self.seats) if other != seat]
        if self.cards and self.phase != "over":
            hidden = [card for card in CARDS if seat is None or card != self.cards[seat]]
            for other, card in zip(others, rng.sample(hidden, len(others))):
                twin.cards[other] = card
        for other in others:
            twin.sketches[other] = rng.choice([None, SKETCHES.pick(rng).coins])
            if self.phase == "bid" and self.bids[other] is not None:
                twin.bids[other] = BIDS.pick(rng).coins
        return twin


class Options(Agreement):
    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.rounds = sheet.whole("rounds", 2, 1, 3)
        self.seconds = sheet.limit("seconds", None, 5, 60)
        self.loud = sheet.flag("loud", False)
        self.mood = sheet.one_of("mood", "calm", ("calm", "wild"))
        self.motto = sheet.data("motto", Allowed("a sentence"), str)


def new(options: Options) -> Auction:
    return Auction(options.seats, options.rounds, options.seconds)


def tell(before: View | None, after: View) -> list[Line]:
    return [line for event in news(before, after) for line in said(event)]


def said(event: Event) -> list[Line]:
    match event:
        case Began(number, lot):
            return [Line("log-round", {"number": number, "lot": Name("lot", lot)})]
        case Won(seat, lot):
            return [Line("log-won", {"seat": Name("seat", seat), "lot": Name("lot", lot)})]
    return []


def brief(view: View) -> list[Line]:
    return [
        Line("brief-points", {"seat": Name("seat", seat), "points": points})
        for seat, points in enumerate(view.points)
    ]


@dataclass(frozen=True)
class Left:
    """Coins that a sketch leaves."""

    coins: int


def questions(view: View, seat: Seat | None) -> Choices[Any]:
    return NOTHING if seat is None or view.phase != "bid" else SKETCHES


def coins_left(view: View, seat: Seat | None, sketch: Sketch) -> Left:
    return Left(COINS - sum(sketch.coins))


def say_left(view: View, sketch: Sketch, left: Left) -> list[Line]:
    return [Line("foretold-left", {"coins": left.coins})]


def first(position: Position, rng: Random) -> Any:
    return position.choices[0]


AUCTION = Game(
    "auction",
    Rules(new, range(2, 5), Options, foresight=Foresight(questions, coins_left)),
    Narrator(tell, brief, foretold=say_left),
    Players({"first": first}),
)
