"""Why something cannot be done now, said as players would. What can be done is not decided here."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.choices import ANOTHER_SHAPE, Illegal
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES
from hemicycle.games.swedish_parliament.rules.debate import Asking, Debate, Next, Resolving
from hemicycle.games.swedish_parliament.rules.map import pair
from hemicycle.games.swedish_parliament.rules.match import Match
from hemicycle.games.swedish_parliament.rules.phases.relation import RelationChange
from hemicycle.games.swedish_parliament.rules.phases.reply import Reply
from hemicycle.games.swedish_parliament.rules.phases.turn import PlayerTurn
from hemicycle.games.swedish_parliament.rules.relations import BOTH, ONE, STRONGEST

CARDS: Final = ("Policy", "Opinion", "CallVoter", "Invite", "StandStill", "Contribute", "BringBack")
CHANGES: Final = ("Create", "Strengthen", "Weaken", "Break")
REPLIES: Final = ("Back", "StandStill", "Decline")
INVITED: Final = ("Welcome", "Close", "Contribute", "BringBack", "Enough")
PLAYS: Final = ("Policy", "Opinion", "CallVoter", "Invite", "Draw", "EndTurn")


def better(match: Match, phase: Next, data: object, refusal: Illegal) -> Illegal:
    """The same refusal, said better where it can be."""
    if refusal.key not in ANOTHER_SHAPE or not isinstance(data, dict) or not isinstance(data.get("do"), str):
        return refusal
    kind: str = data["do"]
    if kind in CHANGES and isinstance(phase, RelationChange):
        return no_change(match, phase.debate, kind, data.get("one"), data.get("other"))
    if refusal.at:
        return wrong_field(match, phase, kind, data, refusal)
    return not_now(match, phase, kind, data, refusal)


def wrong_field(match: Match, phase: Next, kind: str, data: dict[str, Any], refusal: Illegal) -> Illegal:
    """Of an action of a kind that can be done now, but not like this."""
    if kind == "Choose":
        return Illegal("party-taken", "this party is taken, or none of the eight", refusal.at)
    if kind == "Place":
        return Illegal(
            "scale-filled", "your marker of this scale is placed, or there is no such place", refusal.at
        )
    if kind == "Draw":
        return Illegal("pile-empty", "this pile is empty, or there is none of this number", refusal.at)
    if kind == "Back" and isinstance(phase, Reply):
        return no_backing(phase.is_free(match), data, refusal)
    if kind in CARDS:
        return wrong_card(match, phase, data.get("card", data.get("pay")), refusal)
    return refusal


def wrong_card(match: Match, phase: Next, card: Any, refusal: Illegal) -> Illegal:
    if (
        type(card) is int
        and isinstance(phase, (Asking, PlayerTurn))
        and card in match.cards.hands[phase.seat]
    ):
        return Illegal("other-card", "this card is not played like that", refusal.at)
    return Illegal("not-in-hand", "you do not hold this card", refusal.at)


def no_backing(is_free: bool, data: dict[str, Any], refusal: Illegal) -> Illegal:
    if is_free:
        return Illegal(
            "backing-is-free", "your party is highlighted, and backs this policy for free", refusal.at
        )
    if data["pay"] is None:
        return Illegal(
            "backing-costs", "your party is grey, and has to pay a card to back this policy", refusal.at
        )
    return Illegal("not-in-hand", "you do not hold this card", refusal.at)


def not_now(match: Match, phase: Next, kind: str, data: dict[str, Any], refusal: Illegal) -> Illegal:
    """Of an action of a kind that cannot be done now at all."""
    if phase.name == "play":
        if kind == "EndTurn":
            return no_end(match)
        if kind == "Draw":
            return Illegal("piles-empty", "there is nothing left to draw")
        return (
            wrong_card(match, phase, data.get("card"), refusal)
            if kind in PLAYS
            else nothing_asked(kind, refusal)
        )
    if isinstance(phase, Resolving) and kind in PLAYS:
        return Illegal("being-resolved", "a card is being resolved")
    if kind in REPLIES and phase.name == "reply":
        return Illegal("other-side", "this is no answer to a card on this side")
    return nothing_asked(kind, refusal)


def no_end(match: Match) -> Illegal:
    if match.cards.draws:
        return Illegal("must-draw", "a turn ends with drawing a card while there are any")
    return Illegal("must-play", "with nothing left to draw you have to play a card")


def nothing_asked(kind: str, refusal: Illegal) -> Illegal:
    if kind in CHANGES:
        return Illegal("no-relation-now", "no relation is to be changed now")
    if kind in REPLIES or kind in INVITED:
        return Illegal("not-asked", "you are not asked for this now")
    return refusal


def no_change(match: Match, debate: Debate, kind: str, one: Any, other: Any) -> Illegal:
    """Of a relation of two parties that cannot be changed so."""
    if not is_party(one) or not is_party(other) or one >= other:
        return Illegal("no-pair", "name two of the eight parties, the one with the lower number first")
    number, relations = pair(one, other), match.relations
    acted, strength = debate.acted & (1 << PARTIES) - 1, relations.strength[number]
    if kind == "Create" and strength:
        return Illegal("related", "these parties have a relation already")
    if kind != "Create" and not strength:
        return Illegal("unrelated", "these parties have no relation")
    if kind in ("Create", "Strengthen") and not BOTH[acted] >> number & 1:
        return Illegal("both-must-act", "both parties must have acted")
    if kind in ("Weaken", "Break") and not ONE[acted] >> number & 1:
        return Illegal("one-must-act", "exactly one of these parties must have acted")
    if kind != "Create" and strength == (STRONGEST if kind == "Strengthen" else -STRONGEST):
        return Illegal("at-the-limit", "this relation has three tiles already")
    if kind == "Break":
        return no_break(strength, own=match.seating.party[debate.by] in (one, other))
    return no_more(relations.tiles)


def no_break(strength: int, own: bool) -> Illegal:
    if not own:
        return Illegal("not-your-relation", "you can only break relations of your own party")
    if strength > 1:
        return Illegal("not-negative", "this relation would still be positive")
    return Illegal("no-tiles", "no relation tile is left")


def no_more(tiles: int) -> Illegal:
    """Of a relation that neither acts nor its strength stand against."""
    if tiles:
        return Illegal("no-room", "no map of hexagons has room for this relation besides all others")
    return Illegal("no-tiles", "no relation tile is left")


def is_party(value: Any) -> bool:
    return type(value) is int and 0 <= value < PARTIES
