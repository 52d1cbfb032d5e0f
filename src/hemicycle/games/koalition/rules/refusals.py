"""Why something cannot be done now, said as players would. What can be done is not decided here."""

from __future__ import annotations

from typing import Final

from hemicycle.core.choices import Illegal, short
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import KINDS, PLACES, POLITICIANS
from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.fielding import Lay, Round
from hemicycle.games.koalition.rules.phases.government import Talking
from hemicycle.games.koalition.rules.phases.nature import Next
from hemicycle.games.koalition.rules.talks import Open

CARDS: Final = {"Double": 0, "Skull": 1, "Egg": 2, "Sausage": 3, "Vest": 4, "Clear": 4}  # among KINDS


def not_now(match: Match, phase: Next, seat: Seat, data: object, refusal: Illegal) -> Illegal:
    """Of plain data that stands for an action, but for none that is possible; else the refusal as it is."""
    if not isinstance(data, dict) or refusal.key in ("missing", "unknown-field"):
        return refusal
    match data.get("do"):
        case "Field" | "Declare":
            return not_laid(phase, seat, data, refusal)
        case "Pass":
            return not_passed(phase, seat, refusal)
        case "Double" | "Skull" | "Egg" | "Sausage" | "Vest" | "Clear":
            return not_played(match, phase, seat, data, refusal)
        case "Propose" | "Shake" | "TakeBack" | "Refuse" | "GiveUp" | "GoOn":
            return not_said(phase, seat, data, refusal)
        case "Vote" if phase.name == "vote" and "candidate" in refusal.at:
            return Illegal("no-candidate", "this player does not stand", refusal.at)
        case "Side" if phase.name != "camps":
            return Illegal("no-camps", "no camps are chosen now")
    return refusal


# politicians


def not_laid(phase: Next, seat: Seat, data: dict[str, object], refusal: Illegal) -> Illegal:
    if phase.name in ("offer", "round"):
        return Illegal("round-first", "no politician is laid before all have passed")
    if phase.name != "lay":
        return Illegal("no-laying", "no politicians are laid now")
    if seat != turn_of(phase):
        return others_turn(phase)
    card = data.get("politician" if data["do"] == "Field" else "joker")
    if type(card) is not int or (refusal.at and "party" in refusal.at):
        return refusal
    if data["do"] == "Field" and card >= POLITICIANS:
        return Illegal("declare-joker", "a joker is laid with a party declared", ("politician",))
    return Illegal("not-in-hand", "you do not hold this card", refusal.at)


def not_passed(phase: Next, seat: Seat, refusal: Illegal) -> Illegal:
    if turn_of(phase) not in (NOBODY, seat):
        return others_turn(phase)
    if phase.name == "lay":
        return Illegal("must-lay", "a politician must be laid: nobody passes here")
    return refusal


def turn_of(phase: Next) -> Seat:
    return phase.turn if isinstance(phase, (Lay, Round)) else NOBODY


def others_turn(phase: Next) -> Illegal:
    number = turn_of(phase) + 1
    return Illegal("others-turn", f"it is the turn of seat {number}", number=number)


# action cards: KOA-16


def not_played(match: Match, phase: Next, seat: Seat, data: dict[str, object], refusal: Illegal) -> Illegal:
    if turn_of(phase) not in (NOBODY, seat):
        return others_turn(phase)
    if phase.name == "lay":
        return Illegal("lay-first", "lay a politician first: then you may play an action card")
    if phase.name not in ("offer", "round"):
        return Illegal("no-round", "action cards are not played now")
    kind = CARDS[str(data["do"])]
    if not match.hands.deck[seat] & match.setting.cards.kinds[kind]:
        return Illegal("no-card", f"you hold no {KINDS[kind]}", kind=KINDS[kind])
    place = data.get("on")
    if type(place) is not int or 0 <= place < PLACES:
        return refusal
    return Illegal("nobody-there", "no politician lies there", ("on",))


# talks


def not_said(phase: Next, seat: Seat, data: dict[str, object], refusal: Illegal) -> Illegal:
    if not isinstance(phase, Talking):
        return Illegal("no-talks", "there are no coalition talks now")
    if seat not in phase.acting:
        return Illegal("no-chair", "only chairs of parties and camps take part in talks")
    talks = phase.talks
    match data["do"]:
        case "Propose":
            count = talks.coalitions.size
            sentence = f"there are {count} coalitions that may govern, numbered from 0"
            return Illegal("no-such-coalition", sentence, ("coalition",), count=count)
        case "GiveUp" | "GoOn" if not talks.talkers >> seat & 1:
            return Illegal("nothing-to-give-up", "no coalition that may govern needs you")
        case "GiveUp":
            return Illegal("given-up", "you have given up these talks already")
        case "GoOn":
            return Illegal("not-given-up", "you have not given up these talks")
    number = data.get("proposal")
    if type(number) is not int:
        return refusal
    for own in talks.proposals:
        if own.number == number:
            return no_reply(own, seat, str(data["do"]))
    return Illegal("not-open", f"proposal {short(number)} is not open", ("proposal",), number=short(number))


def no_reply(proposal: Open, seat: Seat, do: str) -> Illegal:
    if do == "Shake" and proposal.hands >> seat & 1:
        return Illegal("hand-there", "your hand is in this proposal already", ("proposal",))
    if do == "TakeBack":
        return Illegal("no-hand-there", "your hand is not in this proposal", ("proposal",))
    return Illegal("not-in-it", "you chair no party of this proposal", ("proposal",))
