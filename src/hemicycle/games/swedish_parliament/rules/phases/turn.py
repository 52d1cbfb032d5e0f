"""Turn by turn: cards are played, one is drawn, a voter may be due; where one plays alone the System has turns too."""

from __future__ import annotations

from hemicycle.core.choices import Action, Choices
from hemicycle.core.clock import Clock
from hemicycle.core.state import NATURE, Seat, Seats
from hemicycle.games.swedish_parliament.rules.actions import (
    CallVoter,
    Dealt,
    Draw,
    Invite,
    Opinion,
    Policy,
)
from hemicycle.games.swedish_parliament.rules.cards import NO_PILE, SYSTEM
from hemicycle.games.swedish_parliament.rules.choices import END_TURN, Offered
from hemicycle.games.swedish_parliament.rules.components.box import OPINION, POLICY
from hemicycle.games.swedish_parliament.rules.debate import ALONE, Next, Turn
from hemicycle.games.swedish_parliament.rules.election import decide_the_rest, resolve_voter, voter_due
from hemicycle.games.swedish_parliament.rules.events import Began, Called, Drew, Ended, player
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.phases.invitation import play_minor
from hemicycle.games.swedish_parliament.rules.phases.reply import play_idea


class PlayerTurn(Turn):
    """Any number of cards, then a draw."""

    name = "play"

    def __init__(self, seat: Seat, ticking: tuple[Clock, ...], ending: bool = False) -> None:
        self.seat, self.acting, self.ticking = seat, ALONE[seat], ticking
        self.ending = ending  # with the card that is being resolved

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        """A card, or a draw; the end of the turn where nothing can be drawn."""
        hand, plays = match.cards.hands[seat], match.setting.prepared.plays
        actions: list[Action] = []
        for card in hand:
            actions += plays[card]
        if match.cards.draws:
            actions += match.cards.draws
        elif match.turn.played or not hand:
            actions.append(END_TURN)
        return Offered(actions)  # SWE-7

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        if isinstance(action, Draw):
            return self.draw(match, action.pile)
        if isinstance(action, Policy):
            return self.play(match, action.card, POLICY)
        if isinstance(action, Opinion):
            return self.play(match, action.card, OPINION)
        if isinstance(action, (CallVoter, Invite)):
            return self.play(match, action.card, POLICY)
        return end_turn(match)

    def draw(self, match: Match, pile: int) -> Next:
        match.cards.choose_pile(self.seat, pile)
        return CardDraw(self.seat, pile)  # SWE-7

    def play(self, match: Match, card: int, side: int) -> Next:
        match.cards.take(self.seat, card)
        match.turn.count_card()
        return play_card(match, self, card, side)

    def resume(self, match: Match) -> Next:
        if self.ending:
            return end_turn(match)
        return PlayerTurn(self.seat, match.clock(match.setting.playing))  # SWE-7

    def time_up(self, match: Match, clock: str) -> Next:
        """The turn ends: with a draw, or with a card if one must be played."""
        pile, hand = match.cards.pile_after(self.seat), match.cards.hands[self.seat]
        if pile != NO_PILE:
            return self.draw(match, pile)  # SWE-41
        if match.turn.played or not hand:
            return end_turn(match)
        voters = [card for card in hand if match.box.is_voter(card)]
        if not voters:
            match.cards.show_no_voter(self.seat)
        last = PlayerTurn(self.seat, (), ending=True)
        return last.play(match, (voters or hand)[0], POLICY)  # SWE-41


class CardDraw(Next):
    """NATURE draws a card from the pile that a player chose."""

    name = "draw"
    acting: Seats = (NATURE,)
    ticking: tuple[Clock, ...] = ()

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat, self.pile = seat, pile

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Offered([match.setting.prepared.dealt[card] for card in match.cards.piles[self.pile]])

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, Dealt)
        match.cards.draw(self.pile, action.card, self.seat)
        match.chronicle.note(Drew(self.seat, self.pile))
        return end_turn(match)


class SystemTurn(Turn):
    """NATURE draws the System's cards, which it plays (SWE-37)."""

    name = "draw"
    acting: Seats = (NATURE,)
    ticking: tuple[Clock, ...] = ()

    def __init__(self, to_draw: int, pile: int) -> None:
        self.to_draw = to_draw  # so many cards, this one among them
        self.pile = pile

    def choices(self, match: Match, seat: Seat) -> Choices[Action]:
        return Offered([match.setting.prepared.dealt[card] for card in match.cards.piles[self.pile]])

    def take(self, match: Match, seat: Seat, action: Action) -> Next:
        assert isinstance(action, Dealt)
        match.cards.draw(self.pile, action.card, SYSTEM)
        match.chronicle.note(Drew(None, self.pile))
        match.turn.count_card()
        return play_card(match, self, action.card, POLICY)

    def resume(self, match: Match) -> Next:
        return draw_as_system(match, self.to_draw - 1)


def play_card(match: Match, turn: Turn, card: int, side: int) -> Next:
    by, box = match.turn.of, match.box
    if card < box.ideas:
        return play_idea(match, turn, card, side, by)  # SWE-8
    if not box.is_voter(card):
        return play_minor(match, turn, card, by)  # SWE-25
    voter = card - box.ideas
    match.electorate.call(voter)  # SWE-14
    match.chronicle.note(Called(player(by), voter))
    return turn.resume(match)


def begin_turn(match: Match, seat: Seat) -> Next:
    match.chronicle.begin_turn()
    match.turn.begin(seat)
    match.chronicle.note(Began(match.turn.number, seat))
    return PlayerTurn(seat, match.clock(match.setting.playing))  # SWE-7


def begin_systems_turn(match: Match) -> Next:
    match.turn.begin(SYSTEM)
    match.chronicle.note(Began(match.turn.number, None))
    return draw_as_system(match, match.setting.difficulty)


def draw_as_system(match: Match, to_draw: int) -> Next:
    pile = match.cards.pile_after(0)
    if to_draw and pile != NO_PILE:
        return SystemTurn(to_draw, pile)  # SWE-37
    return end_turn(match)


def end_turn(match: Match) -> Next:
    """The third step, and the next turn."""
    if voter_due(match):
        resolve_voter(match)
    if not match.cards.left:
        return end(match)  # SWE-28, SWE-29
    if not match.setting.solo:
        return begin_turn(match, match.seating.next_seat[match.turn.of])  # SWE-2
    if match.turn.of == SYSTEM:
        return begin_turn(match, 0)
    return begin_systems_turn(match)  # SWE-37


def end(match: Match) -> Next:
    decide_the_rest(match)
    match.chronicle.note(Ended())
    return Over()


class Over(Next):
    name = "over"
    acting: Seats = ()
    ticking: tuple[Clock, ...] = ()
