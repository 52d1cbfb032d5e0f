"""The laws notice what they are there for: a toy game broken in one way each breaks the law named beside it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from random import Random
from typing import Any, Self, SupportsIndex

import pytest

from hemicycle.core.choices import Among, Choices, Each, Either, Make, Pick, Split
from hemicycle.core.clock import Clock
from hemicycle.core.foresight import NO_FORESIGHT, Foresight
from hemicycle.core.game import Game, Narrator, Rules
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.state import NATURE, Outcome, Seat, Seats, State, Talk, TimeUp
from hemicycle.core.trials import Setting
from hemicycle.testing.laws import LAWS, keep
from tests.core.toy import (
    AUCTION,
    BIDS,
    DOUBLES,
    LOTS,
    Auction,
    Bid,
    Claim,
    Dealt,
    Left,
    Options,
    Sketch,
    View,
    brief,
    coins_left,
    questions,
    tell,
)


def variant(
    kind: type[Auction], tell: Any = tell, brief: Any = brief, foresight: Foresight = NO_FORESIGHT
) -> Game:
    def new(options: Options) -> Auction:
        return kind(options.seats, options.rounds, 60)

    return Game("auction", Rules(new, range(2, 5), Options, foresight=foresight), Narrator(tell, brief))


def breaks(game: Game, law: str, error: type[Exception] = AssertionError) -> None:
    """At least one of a few random matches shows it."""
    with pytest.raises(error, match=r"\w"):
        keeps(game, law)


def keeps(game: Game, law: str) -> None:
    for seed in range(40):
        LAWS[law](Setting(game, 3 + seed % 2, {"rounds": 3}), Random(seed))


def test_the_toy_keeps_them_all() -> None:
    keep(AUCTION, Random(1))
    for law in LAWS.values():
        law(Setting(variant(Auction), 3, {}), Random(2))


class NoClaims(Auction):
    """What is offered is not legal."""

    def legal(self, seat: Seat, action: object) -> bool:
        return not isinstance(action, Claim) and super().legal(seat, action)


class OutOfTurn(Auction):
    def legal(self, seat: Seat, action: object) -> bool:
        return True


class Overlapping(Auction):
    def choices(self, seat: Seat) -> Choices[Any]:
        return Either([BIDS, BIDS]) if self.phase == "bid" else super().choices(seat)


class FieldsSwapped(Auction):
    """`Make` with its fields in another order than the action's."""

    def choices(self, seat: Seat) -> Choices[Any]:
        if self.phase != "claim":
            return super().choices(seat)
        return Make(Claim, lot=Pick(self.free), round=Pick([9]))

    def win(self, seat: Seat, lot: int) -> None:
        super().win(seat, lot if lot in self.free else self.free[0])


@pytest.mark.parametrize("kind", [NoClaims, OutOfTurn, Overlapping, FieldsSwapped])
def test_picks_that_are_not_legal(kind: type[Auction]) -> None:
    breaks(variant(kind), "picks_are_legal")


class Careless(Auction):
    """Play works on the state itself."""

    def play(self, seat: Seat, action: Any) -> Self:
        self.apply(seat, action)
        return self


class AskingChanges(Auction):
    def choices(self, seat: Seat) -> Choices[Any]:
        self.points[0] += 1
        return super().choices(seat)


@pytest.mark.parametrize("kind", [Careless, AskingChanges])
def test_a_past_that_changes(kind: type[Auction]) -> None:
    breaks(variant(kind), "play_leaves_the_past_alone")


class SharedPoints(Auction):
    def copy(self) -> Self:
        twin = super().copy()
        twin.points = self.points
        return twin


class SortsCards(Auction):
    """Hidden parts that a copy lacks show later."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.cards = sorted(self.cards)
        return twin


@pytest.mark.parametrize("kind", [SharedPoints, SortsCards])
def test_copies_that_share_or_lack(kind: type[Auction]) -> None:
    breaks(variant(kind), "copies_are_independent")


class Unsayable(Auction):
    """Actions that JSON has no word for."""

    def choices(self, seat: Seat) -> Choices[Any]:
        return Each([Pick([0.5, float("inf")])]) if self.phase == "bid" else super().choices(seat)

    def apply(self, seat: Seat, action: Any) -> None:
        super().apply(seat, Bid((1, 1, 2)) if isinstance(action, tuple) else action)


def test_moves_lost_on_the_wire() -> None:
    breaks(variant(Unsayable), "moves_survive_the_wire", ValueError)


class Misdescribed(Split):
    def describe(self) -> dict[str, Any]:
        return super().describe() | {"split": self.total + 1}


class WrongForm(Auction):
    def choices(self, seat: Seat) -> Choices[Any]:
        return Make(Bid, coins=Misdescribed(4, LOTS)) if self.phase == "bid" else super().choices(seat)


def test_forms_that_mislead() -> None:
    breaks(variant(WrongForm), "forms_can_be_filled_in")


class Credulous(Auction):
    def read(self, seat: SupportsIndex, data: object) -> Any:
        return Bid((4, 0, 0)) if data is None else super().read(seat, data)


def test_rubbish_that_is_read() -> None:
    breaks(variant(Credulous), "rubbish_is_refused")


class AwaitsTheIdle(Auction):
    def awaited(self) -> Seats:
        return (0,) if self.phase == "talk" else super().awaited()


class Stuck(Auction):
    def awaited(self) -> Seats:
        return ()

    def clocks(self) -> tuple[Clock, ...]:
        return ()


class Speechless(Auction):
    def choices(self, seat: Seat) -> Choices[Any]:
        return Pick([]) if self.phase == "claim" else super().choices(seat)


class Strangers(Auction):
    def to_act(self) -> Seats:
        return (*super().to_act(), self.seats) if self.phase == "bid" else super().to_act()


class Twice(Auction):
    def to_act(self) -> Seats:
        return super().to_act() * 2


@pytest.mark.parametrize("kind", [AwaitsTheIdle, Stuck, Strangers, Twice])
def test_waiting_for_whom_it_should_not(kind: type[Auction]) -> None:
    breaks(variant(kind), "whoever_is_awaited_may_act")


class Mute(Auction):
    """Seat 0 is waited for, and can do nothing."""

    def choices(self, seat: Seat) -> Choices[Any]:
        return Pick([]) if self.phase == "bid" and seat == 0 else super().choices(seat)


@pytest.mark.parametrize("kind", [Speechless, Mute])
def test_an_actor_without_a_choice(kind: type[Auction]) -> None:
    breaks(variant(kind), "whoever_is_awaited_may_act")


class Unreasonable(Auction):
    """What is possible has a reason against it, or what is impossible has none."""

    mask, wrong = 0b011, ""  # what is possible, and the reason that is always given

    def choices(self, seat: Seat) -> Choices[Any]:
        if self.phase != "double":
            return super().choices(seat)
        return Either([Among(DOUBLES, self.mask, lambda _: self.wrong)])


class Silent(Unreasonable):
    pass


class Forbidding(Unreasonable):
    mask, wrong = 0b111, "too-dear"


@pytest.mark.parametrize("kind", [Silent, Forbidding])
def test_reasons_that_do_not_fit(kind: type[Auction]) -> None:
    breaks(variant(kind), "what_is_impossible_has_its_reason")


class SomeCanDoNothing(Auction):
    """Who is not waited for may have nothing to choose, and nobody else is to see it."""

    def choices(self, seat: Seat) -> Choices[Any]:
        return Pick([]) if self.phase == "claim" and seat == 0 else super().choices(seat)


@pytest.mark.parametrize("law", LAWS)
def test_an_idle_seat_breaks_no_law(law: str) -> None:
    LAWS[law](Setting(variant(SomeCanDoNothing), 3, {"rounds": 3}), Random(7))


class OpenBids(Auction):
    def view(self, seat: Seat | None) -> View:
        return replace(super().view(seat), bids=tuple(self.bids))


class TellingClock(Auction):
    """What was sealed shows in how long the clock runs."""

    def clocks(self) -> tuple[Clock, ...]:
        coins = sum(bid[0] for bid in self.bids if bid)
        return tuple([Clock(clock.name, clock.seconds + coins) for clock in super().clocks()])


class TellingTalk(Auction):
    def talk(self) -> Talk:
        return Talk(pairs=any(bid and bid[0] > 1 for bid in self.bids))


class OrderMatters(Auction):
    def apply(self, seat: Seat, action: Any) -> None:
        super().apply(seat, action)
        if isinstance(action, Bid) and self.phase == "bid":
            self.points[seat] = self.bids.count(None)


@pytest.mark.parametrize("kind", [OpenBids, TellingClock, TellingTalk, OrderMatters])
def test_seals_that_leak(kind: type[Auction]) -> None:
    breaks(variant(kind), "sealed_moves_are_unseen")


class OpenSketches(Auction):
    def view(self, seat: Seat | None) -> View:
        sketched = tuple([sketch is not None for sketch in self.sketches])
        return replace(super().view(seat), sealed=sketched)


def test_drafts_that_show() -> None:
    breaks(variant(OpenSketches), "drafts_are_unseen")


class Endless(Auction):
    def clocks(self) -> tuple[Clock, ...]:
        return () if self.phase == "over" else (*super().clocks(), Clock("match", 100))


class SameNames(Auction):
    def clocks(self) -> tuple[Clock, ...]:
        return tuple([Clock(clock.name.split()[0], clock.seconds) for clock in super().clocks()])


class NoTime(Auction):
    def clocks(self) -> tuple[Clock, ...]:
        return tuple([Clock(clock.name, 0) for clock in super().clocks()])


class Doubled(Auction):
    def clocks(self) -> tuple[Clock, ...]:
        return super().clocks() * 2


@pytest.mark.parametrize("kind", [Endless, SameNames, NoTime, Doubled])
def test_clocks_that_go_wrong(kind: type[Auction]) -> None:
    breaks(variant(kind), "clocks_run_out")


class ImaginesTwoOfACard(Auction):
    """The imagined state gives the seat itself another card."""

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        twin = super().imagine(seat, rng)
        twin.cards = [rng.randrange(9) for _ in self.cards]
        return twin


class ImaginesLess(Auction):
    """The imagined state forgets that somebody has sealed."""

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        twin = super().imagine(seat, rng)
        if self.phase == "bid":
            twin.bids = [bid if at == seat else None for at, bid in enumerate(self.bids)]
        return twin


class ImaginesNothing(Auction):
    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        return self.copy()


class ImaginesInPlace(Auction):
    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        self.round += 0 if seat is None else 1
        return self


@pytest.mark.parametrize("kind", [ImaginesTwoOfACard, ImaginesLess, ImaginesInPlace])
def test_imagined_states_that_give_themselves_away(kind: type[Auction]) -> None:
    breaks(variant(kind), "imagined_states_cannot_be_told_apart")


def test_imagined_states_that_are_the_real_one() -> None:
    breaks(variant(ImaginesNothing), "imagined_states_differ")


class ImaginesFromWhatIs(Auction):
    """Others swap their cards: nothing shows, but what is imagined follows from what is there."""

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        twin = super().imagine(seat, rng)
        others = [other for other in range(self.seats) if other != seat]
        if self.cards and self.phase != "over":
            for other, card in zip(others, rng.sample([self.cards[other] for other in others], len(others))):
                twin.cards[other] = card
        return twin


def test_imagining_that_depends_on_what_is_hidden() -> None:
    breaks(variant(ImaginesFromWhatIs), "imagining_depends_on_nothing_hidden")


class HalfAuction(Auction):
    """Stops in the middle, its clocks unset."""

    def clocks(self) -> tuple[Clock, ...]:
        return () if self.phase == "talk" else super().clocks()


class NoVerdict(Auction):
    def outcome(self) -> Outcome:
        return replace(super().outcome(), verdict="")


class EarlyVerdict(Auction):
    def outcome(self) -> Outcome:
        return replace(super().outcome(), verdict="verdict-sold")


class NobodyFirst(Auction):
    def outcome(self) -> Outcome:
        return replace(super().outcome(), places=(2,) * self.seats)


class WinsFromBehind(Auction):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        return replace(outcome, winners=tuple(range(self.seats)), places=(1, *[2] * (self.seats - 1)))


@pytest.mark.parametrize("kind", [HalfAuction, NoVerdict, EarlyVerdict, NobodyFirst, WinsFromBehind])
def test_ends_that_are_none(kind: type[Auction]) -> None:
    breaks(variant(kind), "random_matches_end")


class Unending(Auction):
    def time_up(self) -> None:
        super().time_up()
        self.round = 0


def test_a_match_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.core.trials.PATIENCE", 300)
    breaks(variant(Unending), "random_matches_end")


@dataclass
class Loose:
    round: int


class LooseViews(Auction):
    def view(self, seat: Seat | None) -> Any:
        return Loose(self.round)


def test_views_that_can_be_changed() -> None:
    breaks(variant(LooseViews), "views_are_plain")


@dataclass(frozen=True)
class Smuggling(View):
    """Equal to a view without the bids of others, but with them."""

    hidden: tuple[Any, ...] = field(default=(), compare=False)


class SmugglesBids(Auction):
    def view(self, seat: Seat | None) -> View:
        view = super().view(seat)
        seen = {part.name: getattr(view, part.name) for part in fields(view)}
        return Smuggling(**seen, hidden=tuple(self.bids))


def others_bids(view: Any, seat: Seat | None, sketch: Sketch) -> Left:
    return Left(sum([bid[0] for bid in view.hidden if bid]))


def questions_of_bids(view: Any, seat: Seat | None) -> Choices[Any]:
    most = sum([bid[0] for bid in view.hidden if bid])
    return Make(Sketch, coins=Split(most, LOTS, up_to=True))


def nothing_left(view: View, seat: Seat | None, sketch: Sketch) -> Any:
    return Loose(0)


@pytest.mark.parametrize(
    "foresight",
    [
        Foresight(questions, others_bids),
        Foresight(questions_of_bids, coins_left),
        Foresight(questions, nothing_left),
    ],
)
def test_foresight_that_sees_more_than_the_view(foresight: Foresight) -> None:
    breaks(variant(SmugglesBids, foresight=foresight), "foresight_sees_one_view")


def test_foresight_that_says_nothing() -> None:
    breaks(variant(Auction, foresight=Foresight(questions, coins_left)), "foresight_sees_one_view")


def tell_a_stranger(before: View | None, after: View) -> list[Line]:
    return [Line("log-won", {"seats": (Name("seat", 0), Name("seat", 99))})] if before != after else []


def tell_of_nothing(before: View | None, after: View) -> list[Line]:
    return [Line("log-still", {})]


def tell_in_words(before: View | None, after: View) -> list[Any]:
    return ["round over"] if before != after else []


def tell_lists(before: View | None, after: View) -> list[Line]:
    return [Line("log-list", {"seats": [1, 2]})] if before != after else []


@pytest.mark.parametrize("tell", [tell_a_stranger, tell_of_nothing, tell_in_words, tell_lists])
def test_a_log_that_cannot_be_told(tell: Any) -> None:
    breaks(variant(Auction, tell=tell), "the_log_is_told")


class Renumbers(Auction):
    """Numbers begin anew with each round."""

    def open_bids(self, lot: int) -> None:
        super().open_bids(lot)
        self.chronicle.public = len(self.chronicle.known_to(None))


class Forgetful(Auction):
    """What happened in a bid that is counted at once with the next is lost."""

    def open_bids(self, lot: int) -> None:
        super().open_bids(lot)
        self.chronicle.public += 2


@pytest.mark.parametrize("kind", [Renumbers, Forgetful])
def test_events_that_change_or_are_missed(kind: type[Auction]) -> None:
    breaks(variant(kind), "what_happened_is_told_once")


class ImaginesEveryCardDealt(Auction):
    """Others know in it what only they can know."""

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        twin = super().imagine(seat, rng)
        twin.chronicle = self.chronicle.copy()
        return twin


def test_imagined_states_with_the_secrets_of_others() -> None:
    breaks(variant(ImaginesEveryCardDealt), "what_others_saw_is_not_imagined")


class TellsEverybody(Auction):
    """A card dealt is told to all."""

    def deal(self, cards: tuple[int, ...]) -> None:
        self.cards, self.phase = list(cards), "double"
        for card in cards:
            self.chronicle.note(Dealt(card))


def test_secret_events_that_everybody_sees() -> None:
    breaks(variant(TellsEverybody), "unseen_chance_is_untold")


def test_a_brief_that_cannot_be_told() -> None:
    breaks(variant(Auction, brief=lambda _: [Line("x", {"lot": Name("lot", LOTS)})]), "the_log_is_told")


class Nameless(Auction):
    def names(self) -> dict[str, tuple[Word, ...]]:
        return super().names() | {"seat": ("one",)}


class FewLots(Auction):
    def names(self) -> dict[str, tuple[Word, ...]]:
        return super().names() | {"lot": ("vase",)}


class NoLots(Auction):
    def names(self) -> dict[str, tuple[Word, ...]]:
        return {"seat": super().names()["seat"]}


@pytest.mark.parametrize("kind", [Nameless, FewLots, NoLots])
def test_things_without_names(kind: type[Auction]) -> None:
    breaks(variant(kind), "things_have_names")


class Whimsical(Auction):
    """What a move does depends on more than the moves."""

    whims = Random(3)

    def win(self, seat: Seat, lot: int) -> None:
        super().win(self.whims.randrange(self.seats), lot)


def test_a_match_that_does_not_replay() -> None:
    breaks(variant(Whimsical), "a_record_replays")


def test_every_law_is_tried_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in LAWS if name not in here] == []


def test_the_toy_counts_drafts_when_time_is_up() -> None:
    state: State[Any] = AUCTION.start(2, {"seconds": 5})[1]
    for _ in range(2):
        state.apply(NATURE, state.choices(NATURE)[0])
    state = state.play(0, Sketch((2, 0, 0))).play(NATURE, TimeUp("bid 1"))
    assert state.view(None).bids == ((2, 0, 0), (0, 0, 0))
