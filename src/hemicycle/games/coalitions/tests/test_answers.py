"""How bots answer offers in talk, and whether they then do as they said."""

from random import Random
from typing import Any

from hemicycle.core.choices import plain
from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import NATURE, State
from hemicycle.games.coalitions import GAME
from hemicycle.games.coalitions.rules.actions import Answer, Ballot, DealCards, Pass, Propose, Ready

RNG = Random(1)


def dealt(bargaining: str = "public") -> State[Any]:
    """7, 5, 4, 3, 1 for seats 0 to 4, and 100 to divide."""
    options = {"packs": [[7, 5, 4, 3, 1]], "bargaining": bargaining, "side_payments": False}
    _, state = GAME.start(5, options)
    state.apply(NATURE, DealCards((0, 1, 2, 3, 4)))
    return state


def offers(*said: tuple[int, int, Propose]) -> tuple[Offer, ...]:
    return tuple([Offer(by, (to,), plain(deal), 1) for by, to, deal in said])


def answer(bot: str, state: State[Any], seat: int, *said: tuple[int, int, Propose]) -> Any:
    return GAME.answers[bot](Position(state, seat, offers(*said)), RNG)


def move(bot: str, state: State[Any], seat: int, *said: tuple[int, int, Propose]) -> Any:
    return GAME.bots[bot](Position(state, seat, offers(*said)), RNG)


GOOD = Propose((0, 1), (50, 50))
POOR = Propose((0, 1), (95, 5))


def test_a_good_offer_is_sent_back_as_it_is() -> None:
    assert answer("normal", dealt(), 1, (0, 1, GOOD)) == GOOD


def test_a_poor_one_comes_back_with_more_for_the_bot_from_who_made_it() -> None:
    back = answer("normal", dealt(), 1, (0, 1, POOR))
    assert back.members == (0, 1)
    assert sum(back.shares) == 100
    assert back.shares[1] > 5


def test_an_offer_without_it_gets_no_answer() -> None:
    assert answer("normal", dealt(), 1, (0, 1, Propose((0, 2), (60, 40)))) is None


def test_an_offer_that_can_no_longer_be_gets_no_answer() -> None:
    assert answer("normal", dealt(), 1, (0, 1, Propose((0, 1), (50, 40)))) is None


def test_who_has_agreed_to_one_deal_agrees_to_no_other() -> None:
    better = Propose((1, 2, 3), (90, 5, 5))
    said = ((0, 1, GOOD), (1, 0, GOOD), (2, 1, better))
    assert answer("normal", dealt(), 1, *said) is None
    assert answer("turncoat", dealt(), 1, *said) == better


def test_the_normal_bot_proposes_accepts_and_writes_what_it_agreed_to() -> None:
    state = dealt()
    agreed = ((0, 1, GOOD), (1, 0, GOOD))
    state.apply(0, Pass())
    assert move("normal", state, 1, *agreed) == GOOD
    state.apply(1, Propose((1, 2, 3), (34, 33, 33)))
    state.apply(2, Answer(1, False))
    state.apply(2, Propose((1, 2, 3), (98, 1, 1)))
    assert move("normal", state, 1, *agreed) == Answer(2, False)
    assert move("turncoat", state, 1, *agreed) == Answer(2, True)


def test_in_private_it_hands_in_the_deal_it_agreed_to() -> None:
    state = dealt("private")
    for seat in range(5):
        state.apply(seat, Ready(True))
    agreed = ((0, 1, GOOD), (1, 0, GOOD))
    assert move("normal", state, 1, *agreed) == Ballot((0, 1), (50, 50))
    assert move("turncoat", state, 1, *agreed) == move("turncoat", state, 1)


def test_an_offer_that_only_it_made_binds_nobody() -> None:
    state = dealt("private")
    for seat in range(5):
        state.apply(seat, Ready(True))
    assert move("normal", state, 1, (1, 0, POOR)) == move("normal", state, 1)
