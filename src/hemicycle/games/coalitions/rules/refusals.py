"""Why something cannot be done now, said as players would. What can be done is not decided here."""

from __future__ import annotations

from hemicycle.core.choices import ANOTHER_SHAPE, Illegal, short
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.rules.bargaining import Bargaining


def no_payee(payer: Seat, seats: int, data: object, refusal: Illegal) -> Illegal:
    if type(data) is not int:
        return refusal
    if data == payer:
        return Illegal("pay-oneself", "nobody can pay themselves")
    if 0 <= data < seats:
        sentence = f"seat {data + 1} is out of the game and cannot be paid"
        return Illegal("pay-out", sentence, number=data + 1)
    return refusal


def no_amount(owned: int, data: object, refusal: Illegal) -> Illegal:
    if type(data) is not int:
        return refusal
    if data == 0:
        return Illegal("pay-nothing", "a payment is at least $1")
    if data < 0:
        return Illegal("pay-negative", "a payment cannot be less than nothing")
    what = short(data)
    return Illegal("pay-too-much", f"you own ${owned}, and cannot pay ${what}", what=what, owned=owned)


def not_open(data: object, refusal: Illegal) -> Illegal:
    """Of an answer to another proposal."""
    if type(data) is not int:
        return refusal
    return Illegal("not-open", f"proposal {short(data)} is not being answered", what=short(data))


def on_the_table(_: object, refusal: Illegal) -> Illegal:
    if refusal.key != "as-it-is":
        return refusal
    return Illegal("on-the-table", "this deal lies on the table already; another has other members or shares")


def not_now(state: Bargaining, seat: Seat, data: object, refusal: Illegal) -> Illegal:
    """Of an action of a kind that the seat cannot take now. Whatever is wrong within one has been said."""
    if refusal.at or refusal.key not in ANOTHER_SHAPE or not isinstance(data, dict):
        return refusal
    match data.get("do"):
        case "Pay":
            return no_payments(state)
        case "Propose" | "NoDeal" | "Pass":
            return not_your_turn(state, seat)
        case "Answer":
            return no_answer(state, seat)
        case "Ready":
            return no_ready(state)
        case "Ballot" | "Blank":
            return Illegal("no-ballots", "ballots are not written now")
    return refusal


def no_payments(state: Bargaining) -> Illegal:
    if not state.options.side_payments:
        return Illegal("no-payments", "at this table there are no side payments")
    return Illegal("payments-shut", "payments are closed while ballots are written")


def not_your_turn(state: Bargaining, seat: Seat) -> Illegal:
    if state.phase in ("talk", "ballots"):
        return Illegal("in-private", "this round is bargained in private: nothing is proposed in the open")
    if state.phase == "answers":
        return Illegal("being-answered", "a proposal is being answered")
    if seat == state.turn_of:
        return Illegal("nothing-to-clear", "there is no deal on the table")
    number = state.turn_of + 1
    return Illegal("others-turn", f"it is the turn of seat {number}", number=number)


def no_answer(state: Bargaining, seat: Seat) -> Illegal:
    if state.proposal is None:
        return Illegal("nothing-proposed", "no proposal is being answered")
    if state.answers[seat] is not None:
        return Illegal("answered", "you have answered this proposal, and an answer is final")
    return Illegal("not-asked", "you are not asked about this proposal")


def no_ready(state: Bargaining) -> Illegal:
    if state.phase == "ballots":
        return Illegal("ready-all", "bargaining is over, and ballots are written")
    return Illegal("in-public", "this round is bargained in public, turn by turn")


def as_declared(data: object, refusal: Illegal) -> Illegal:
    if type(data) is not bool:
        return refusal
    sentence = "you have declared yourself ready already" if data else "you have not declared yourself ready"
    return Illegal("ready-already" if data else "not-ready", sentence)
