"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.map import PAIRS
from hemicycle.games.swedish_parliament.rules.views import InPlay, Parties, Played, View
from hemicycle.games.swedish_parliament.words.sentences import (
    decision,
    direction,
    formed,
    parties,
    party,
    scale,
    signed,
    title,
    towards,
    who,
)


def brief(view: View) -> list[Line]:
    if view.phase == "over":
        return [*([] if view.cabinet is None else formed(view.cabinet)), *won(view)]
    if not view.turn:
        return [*wanted(view), *led(view), *scales(view), *natural(view)]
    return [
        *now(view),
        *wanted(view),
        *led(view),
        *scales(view),
        *relations(view),
        *natural(view),
        *agenda(view),
        *queue(view),
        *won(view),
        *forecast(view),
        *piles(view),
        *hand(view),
    ]


def now(view: View) -> list[Line]:
    turn = Line("brief-turn", {"number": view.turn, "who": who(view.turn_of)})
    return [turn] + ([] if view.in_play is None else in_play(view, view.in_play))


def in_play(view: View, card: InPlay) -> list[Line]:
    where = direction(view.components, card.card, card.side)
    args = {"who": who(card.by), "card": title(card.card, card.side), "direction": where}
    lines = [Line(f"log-plays-{card.side}", args)]
    for acts, key in ((True, "acts"), (False, "declines")):
        done = [reply.party for reply in card.replies if reply.acts == acts]
        if done:
            lines.append(Line(f"brief-{key}-{card.side}", {"parties": parties(done), "count": len(done)}))
    lines += to_decide(view, card)
    if card.pushed:
        lines.append(Line("brief-pushed", {"count": card.pushed, "direction": where}))
    if view.phase == "welcome" and card.asked is not None:
        lines.append(Line("brief-guest", {"party": party(card.asked)}))
    if card.welcome is not None:
        lines.append(Line("brief-welcome", {"count": card.welcome}))
    return lines


def to_decide(view: View, card: InPlay) -> list[Line]:
    """Who has not decided about an idea yet, and who of these acts for free."""
    if card.side == "minor" or view.phase != "reply":
        return []
    waiting = card.column[len(card.replies) :]
    lines = [Line("brief-to-decide", {"parties": parties(waiting)})]
    highlighted = view.components.ideas[card.card].highlighted
    free = [number for number in waiting if number in highlighted] if card.side == "policy" else []
    return [*lines, Line("brief-free", {"parties": parties(free)})] if free else lines


def wanted(view: View) -> list[Line]:
    """The cabinet that all want together."""
    if view.coop is None:
        return []
    return [Line("brief-wanted", {"cabinet": parties(view.coop.cabinet), "leader": party(view.coop.leader)})]


def led(view: View) -> list[Line]:
    """Who leads which party, and the backs of the cards that it holds."""
    return [
        held(seat, number, view.hands[seat]) for seat, number in enumerate(view.parties) if number is not None
    ]


def held(seat: Seat, number: int, backs: tuple[int, ...]) -> Line:
    args = {"number": seat + 1, "party": party(number), "cards": len(backs)}
    if not backs:
        return Line("brief-leads", args)
    return Line("brief-leads-holding", args | {"piles": sizes(Counter(backs))})


def sizes(counts: Mapping[int, int]) -> tuple[Line, ...]:
    """So many cards of each back."""
    return tuple(
        [Line("brief-pile", {"pile": Name("pile", pile), "count": counts[pile]}) for pile in sorted(counts)]
    )


# the board


def scales(view: View) -> list[Line]:
    return [scale_line(view, at) for at in range(len(view.components.scales))]


def scale_line(view: View, at: int) -> Line:
    """Each segment with its voter group and the parties that stand there."""
    groups = view.components.scales[at].groups
    segments = tuple([segment(view, at, number, group) for number, group in enumerate(groups)])
    args = {"first": towards(at, 0), "second": towards(at, 1), "segments": segments}
    return Line("brief-scale", args)


def segment(view: View, at: int, number: int, group: int) -> Line:
    there = [standing for standing, markers in enumerate(view.markers) if number in markers[at]]
    args = {"number": number, "group": Name("group", group)}
    if not there:
        return Line("brief-segment-empty", args)
    return Line("brief-segment", {**args, "parties": parties(there)})


def relations(view: View) -> list[Line]:
    tiles = Line("brief-tiles", {"count": view.tiles_left})
    if not view.relations:
        return [Line("brief-no-relations", {}), tiles]
    pairs = tuple([related(pair.one, pair.other, signed(pair.strength)) for pair in view.relations])
    return [Line("brief-relations", {"relations": pairs}), tiles]


def related(one: int, other: int, strength: str) -> Line:
    return Line("brief-relation", {"one": party(one), "other": party(other), "strength": strength})


def natural(view: View) -> list[Line]:
    """Of each party its bloc and its natural relations, the strongest first."""
    return [natural_of(view, number) for number in range(len(view.components.blocs))]


def natural_of(view: View, number: int) -> Line:
    worth = [(strength, pair) for strength, pair in zip(view.components.natural, PAIRS) if number in pair]
    others = [natural_to(sum(pair) - number, strength) for strength, pair in sorted(worth, reverse=True)]
    bloc = view.components.blocs[number]
    return Line("brief-natural", {"party": party(number), "bloc": bloc, "others": tuple(others)})


def natural_to(other: int, strength: int) -> Line:
    return Line("brief-natural-to", {"party": party(other), "strength": strength})


# voters


def agenda(view: View) -> list[Line]:
    if not view.agenda:
        return [Line("brief-no-agenda", {})]
    return [Line("brief-agenda", {}), *[topic(view, card) for card in view.agenda]]


def topic(view: View, card: Played) -> Line:
    box = view.components
    about = box.ideas[card.card].scale if card.card < len(box.ideas) else minor_scale(view, card.card)
    args = {"card": title(card.card, card.side), "scale": scale(about)}
    return Line("brief-topic", args | {"column": parties(symbols(view, card))})


def symbols(view: View, card: Played) -> Parties:
    """From the top, as the card lies."""
    box = view.components
    if card.card >= len(box.ideas):
        return box.minors[card.card - len(box.ideas) - len(box.voters)].order
    column = box.ideas[card.card].column
    return column[::-1] if card.side == "opinion" else column


def minor_scale(view: View, card: int) -> int:
    box = view.components
    return box.minors[card - len(box.ideas) - len(box.voters)].scale


def queue(view: View) -> list[Line]:
    if not view.queue:
        return []
    lines = [Line("brief-queue", {"voters": tuple([voter(view, number) for number in view.queue])})]
    return lines + ([] if view.next_vote is None else [decision("brief-next", view.next_vote)])


def voter(view: View, number: int) -> Line:
    tile = view.components.voters[number]
    groups = tuple([Name("group", group) for group in tile.groups])
    return Line(
        "brief-voter", {"voter": Name("voter", number), "turnout": signed(tile.turnout), "groups": groups}
    )


def won(view: View) -> list[Line]:
    """The voters of each party, the most first."""
    order = sorted(range(len(view.won)), key=lambda number: -len(view.won[number]))
    return [won_line(view, number) for number in order if view.won[number]]


def won_line(view: View, number: int) -> Line:
    turnouts = sorted([view.components.voters[voter].turnout for voter in view.won[number]], reverse=True)
    args = {"party": party(number), "count": len(turnouts), "turnout": signed(sum(turnouts))}
    return Line("brief-won", args | {"turnouts": " ".join([signed(turnout) for turnout in turnouts])})


def forecast(view: View) -> list[Line]:
    if view.forecast is None:
        return []
    cabinet = view.forecast
    args = {
        "members": parties(cabinet.members),
        "count": len(cabinet.members),
        "party": party(cabinet.centre),
    }
    return [Line("brief-forecast", args)]


# cards


def piles(view: View) -> list[Line]:
    left = {pile: size for pile, size in enumerate(view.piles) if size}
    return [Line("brief-piles", {"piles": sizes(left)})] if left else [Line("brief-piles-empty", {})]


def hand(view: View) -> list[Line]:
    return [card_line(view, card) for card in view.mine]


def card_line(view: View, card: int) -> Line:
    box = view.components
    if card >= len(box.ideas) + len(box.voters):
        return Line("brief-minor-card", {"party": Name("card", card)})
    if card >= len(box.ideas):
        return Line("brief-voter-card", {"voter": voter(view, card - len(box.ideas))})
    idea = box.ideas[card]
    return Line(
        "brief-idea",
        {
            "policy": title(card, "policy"),
            "direction": direction(box, card, "policy"),
            "opinion": title(card, "opinion"),
            "other": direction(box, card, "opinion"),
            "column": parties(idea.column),
            "highlighted": parties(idea.highlighted),
        },
    )
