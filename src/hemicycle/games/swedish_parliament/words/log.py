"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden."""

from __future__ import annotations

from hemicycle.core.line import Line, Name
from hemicycle.games.swedish_parliament.rules.views import Happened, View
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


def tell(before: View | None, after: View) -> list[Line]:
    lines = [] if before is not None else [started(after)]
    return lines + Teller(before, after).told() + ended(before, after)


def started(view: View) -> Line:
    if view.solo:
        return Line("log-start-solo", {"difficulty": view.difficulty})
    if view.coop is not None:
        cabinet, leader = parties(view.coop.cabinet), party(view.coop.leader)
        return Line("log-start-coop", {"players": view.players, "cabinet": cabinet, "leader": leader})
    return Line("log-start", {"players": view.players})


def ended(before: View | None, after: View) -> list[Line]:
    if after.cabinet is None or (before is not None and before.cabinet is not None):
        return []
    return formed(after.cabinet)


class Teller:
    """What is new, in its order; parties that do the same one after another are told together."""

    def __init__(self, before: View | None, after: View) -> None:
        self.after = after
        known = before.happened[-1].number if before is not None and before.happened else 0
        self.new = [event for event in after.happened if event.number > known]
        self.decisions = list(after.decided[0 if before is None else len(before.decided) :])
        in_play = None if before is None else before.in_play
        self.side = "policy" if in_play is None else in_play.side
        self.backed = in_play is not None and any([reply.acts for reply in in_play.replies])
        self.together: list[int] = []  # parties who acted for free, not told yet
        self.bought = ""  # what a card is being paid for
        self.lines: list[Line] = []

    def told(self) -> list[Line]:
        for event, following in zip(self.new, [*[other.kind for other in self.new[1:]], ""]):
            self.backed = self.backed or event.kind == "acted"
            if event.kind == "acted" and event.party is not None and following != "paid":
                self.together.append(event.party)
                continue
            self.tell_together()
            if following == "paid":
                self.bought = event.kind
            else:
                self.lines += self.sentences(event)
        self.tell_together()
        return self.lines

    def tell_together(self) -> None:
        if self.together:
            args = {"parties": parties(self.together), "count": len(self.together)}
            self.lines.append(Line(f"log-acts-{self.side}", args))
            self.together = []

    def sentences(self, event: Happened) -> list[Line]:
        match event.kind:
            case "turn":
                return [Line("log-turn", {"number": event.amount, "who": who(event.seat)})]
            case "chosen" | "placed" | "dropped":
                return self.set_up(event)
            case "played" | "invited" | "voter-called" | "drew":
                return self.turns(event)
            case "declined" | "paid" | "moved":
                return self.replies(event)
            case "welcome" | "closed" | "entered":
                return self.invitation(event)
            case "created" | "strengthened" | "weakened" | "broken" | "nothing-to-change":
                return relation(event)
            case "decided":
                return [decision("log-decided", self.decisions.pop(0))] if self.decisions else []
        return [Line("log-ended", {})]

    def set_up(self, event: Happened) -> list[Line]:
        if event.kind == "dropped":
            return [Line("log-dropped", {})]
        own = party(event.party or 0)
        if event.kind == "chosen":
            return [Line("log-chosen", {"number": (event.seat or 0) + 1, "party": own})]
        one, side = event.one or 0, event.other or 0
        return [Line("log-placed", {"party": own, "scale": scale(one), "direction": towards(one, side)})]

    def turns(self, event: Happened) -> list[Line]:
        by, card = who(event.seat), event.card if event.card is not None else -1
        match event.kind:
            case "drew":
                return [Line("log-drew", {"who": by, "pile": Name("pile", event.one or 0)})]
            case "voter-called":
                return [Line("log-called", {"who": by, "voter": self.voter(card)})]
        self.side = "minor" if event.kind == "invited" else "opinion" if event.amount else "policy"
        self.backed = False
        where = direction(self.after.components, card, self.side)
        args = {"who": by, "card": title(card, self.side), "direction": where}
        return [Line(f"log-plays-{self.side}", args)]

    def replies(self, event: Happened) -> list[Line]:
        match event.kind:
            case "moved":
                return self.moved(towards(event.one or 0, event.other or 0))
            case "paid":
                return [self.paid(event)]
        return [Line(f"log-declines-{self.side}", {"party": party(event.party or 0)})]

    def paid(self, event: Happened) -> Line:
        price = Line("log-price-card", {"pile": Name("pile", event.amount)})
        if event.card is not None:
            price = Line("log-price-voter", {"voter": self.voter(event.card)})
        what = self.side if self.bought == "acted" else self.bought
        return Line(f"log-pays-{what}", {"who": who(event.seat), "price": price})

    def moved(self, where: Name) -> list[Line]:
        if self.side == "policy":
            return [] if self.backed else [Line("log-nobody-backed", {})]
        return [Line(f"log-moved-{self.side}", {"direction": where})]

    def invitation(self, event: Happened) -> list[Line]:
        by, own = who(event.seat), party(event.party or 0)
        match event.kind:
            case "welcome":
                return [Line("log-welcome", {"who": by, "party": own, "most": event.amount})]
            case "closed":
                return [Line("log-closed", {"who": by})]
        return [Line("log-entered", {"party": own})]

    def voter(self, card: int) -> Name:
        return Name("voter", card - len(self.after.components.ideas))


def relation(event: Happened) -> list[Line]:
    if event.kind == "nothing-to-change":
        return [Line("log-nothing-to-change", {})]
    one, other = party(event.one or 0), party(event.other or 0)
    args = {"one": one, "other": other, "strength": signed(event.amount)}
    return [Line(f"log-{event.kind}", args)]
