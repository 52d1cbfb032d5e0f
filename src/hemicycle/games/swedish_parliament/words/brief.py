"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from hemicycle.core.line import Line, Name
from hemicycle.games.swedish_parliament.rules.views import InPlay, Played, View
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
        return [*led(view), *scales(view)]
    return [
        *now(view),
        *led(view),
        *scales(view),
        *relations(view),
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
    if card.pushed:
        lines.append(Line("brief-pushed", {"count": card.pushed, "direction": where}))
    if card.welcome is not None:
        lines.append(Line("brief-welcome", {"count": card.welcome}))
    return lines


def led(view: View) -> list[Line]:
    """Who leads which party."""
    found = [(seat, own) for seat, own in enumerate(view.parties) if own is not None]
    return [
        Line("brief-leads", {"number": seat + 1, "party": party(own), "cards": len(view.hands[seat])})
        for seat, own in found
    ]


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
    there = [own for own, markers in enumerate(view.markers) if number in markers[at]]
    args = {"number": number, "group": Name("group", group)}
    if not there:
        return Line("brief-segment-empty", args)
    return Line("brief-segment", {**args, "parties": parties(there)})


def relations(view: View) -> list[Line]:
    tiles = Line("brief-tiles", {"count": view.tiles_left})
    if not view.relations:
        return [Line("brief-no-relations", {}), tiles]
    pairs = tuple(
        [
            Line("brief-relation", {
                "one": party(own.one), "other": party(own.other), "strength": signed(own.strength)
            })
            for own in view.relations
        ]
    )  # fmt: skip
    return [Line("brief-relations", {"relations": pairs}), tiles]


# voters


def agenda(view: View) -> list[Line]:
    if not view.agenda:
        return [Line("brief-no-agenda", {})]
    return [Line("brief-agenda", {"cards": tuple([topic(view, card) for card in view.agenda])})]


def topic(view: View, card: Played) -> Line:
    box = view.components
    about = box.ideas[card.card].scale if card.card < len(box.ideas) else minor_scale(view, card.card)
    return Line("brief-topic", {"card": title(card.card, card.side), "scale": scale(about)})


def minor_scale(view: View, card: int) -> int:
    box = view.components
    return box.minors[card - len(box.ideas) - len(box.voters)].scale


def queue(view: View) -> list[Line]:
    if not view.queue:
        return []
    lines = [Line("brief-queue", {"voters": tuple([voter(view, each) for each in view.queue])})]
    return lines + ([] if view.next_vote is None else [decision("brief-next", view.next_vote)])


def voter(view: View, number: int) -> Line:
    own = view.components.voters[number]
    groups = tuple([Name("group", group) for group in own.groups])
    return Line(
        "brief-voter", {"voter": Name("voter", number), "turnout": signed(own.turnout), "groups": groups}
    )


def won(view: View) -> list[Line]:
    """The voters of each party, the most first."""
    order = sorted(range(len(view.won)), key=lambda own: -len(view.won[own]))
    return [won_line(view, own) for own in order if view.won[own]]


def won_line(view: View, own: int) -> Line:
    turnout = sum([view.components.voters[each].turnout for each in view.won[own]])
    return Line("brief-won", {"party": party(own), "count": len(view.won[own]), "turnout": signed(turnout)})


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
    sizes = [
        Line("brief-pile", {"pile": Name("pile", at), "count": size})
        for at, size in enumerate(view.piles)
        if size
    ]
    return [Line("brief-piles", {"piles": tuple(sizes)})] if sizes else [Line("brief-piles-empty", {})]


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
