"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden."""

from __future__ import annotations

from typing import Any

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.count import OPPOSITION, OUTSIDE, PARLIAMENT, RULING
from hemicycle.games.ten_regions.rules.views import Count, Parliament, View
from hemicycle.games.ten_regions.words.sentences import ending, parties


def tell(before: View | None, after: View) -> list[Line]:
    lines = started(after) if before is None else []
    lines += founded(before, after)
    lines += sealed(before, after)
    shown = 0 if before is None else len(before.parliaments)
    if before is not None and before.ties and after.parliaments[shown - 1].settled:
        lines += settled(after.parliaments[shown - 1], after)
    for parliament in after.parliaments[shown:]:
        lines += counted(parliament)
        lines += settled(parliament, after) if parliament.settled else []
    if before is None or before.phase == "draft":
        lines += first_turn(after)
    return lines


def started(view: View) -> list[Line]:
    return [
        Line("log-start", {"parties": len(view.cells), "turns": view.turns, "regions": len(view.regions)})
    ]


def founded(before: View | None, after: View) -> list[Line]:
    new = [
        seat
        for seat, cell in enumerate(after.cells)
        if cell is not None and (before is None or before.cells[seat] is None)
    ]
    return [party_founded(after, seat) for seat in new]


def party_founded(view: View, seat: Seat) -> Line:
    economic, social = view.cell_leanings[view.cells[seat] or 0]
    key = "log-lot" if seat in view.lots else "log-founded"
    return Line(key, {"seat": seat + 1, "party": Name("seat", seat), "economic": economic, "social": social})


def first_turn(view: View) -> list[Line]:
    return [] if view.phase == "draft" else turn(1, view)


def turn(number: int, view: View) -> list[Line]:
    return [Line("log-turn", {"turn": number, "turns": view.turns})]


def sealed(before: View | None, after: View) -> list[Line]:
    """Seals of a phase that goes on, or the last ones of a phase that has ended."""
    if before is None or before.phase not in ("campaign", "vote"):
        return []
    kind, late = before.phase, ended_without(before, after)
    lines = [
        Line(f"log-{kind}-{'replaced' if had else 'sealed'}", {"party": Name("seat", seat)})
        for seat, had in enumerate(before.seals)
        if (has_sealed_since(had, seat, before, after, late))
    ]
    return lines + (
        [Line(f"log-{kind}-late", {"parties": parties(late), "count": len(late)})] if late else []
    )


def has_sealed_since(had: int, seat: Seat, before: View, after: View, late: tuple[Seat, ...]) -> bool:
    if goes_on(before, after):
        return after.seals[seat] > had
    return not had and seat not in late


def goes_on(before: View, after: View) -> bool:
    return (before.phase, before.turn) == (after.phase, after.turn)


def ended_without(before: View, after: View) -> tuple[Seat, ...]:
    """Who had not sealed when the phase of the view before ended."""
    if goes_on(before, after):
        return ()
    parliament = after.parliaments[before.turn - 1]
    return parliament.late if before.phase == "campaign" else parliament.silent


def counted(parliament: Parliament) -> list[Line]:
    return [
        Line("log-count", {"turn": parliament.turn}),
        *[region_counted(count) for count in parliament.counts],
    ]


def region_counted(count: Count) -> Line:
    args: dict[str, Any] = {"region": Name("region", count.region)}
    if not count.leaders:
        return Line("log-region-nobody", args)
    args["votes"] = count.rows[count.leaders[0]].votes
    if len(count.leaders) > 1:
        return Line(
            "log-region-tied", args | {"parties": parties(count.leaders), "count": len(count.leaders)}
        )
    return Line("log-region-won", args | {"party": Name("seat", count.leaders[0])})


def settled(parliament: Parliament, view: View) -> list[Line]:
    lines: list[Line] = []
    for count in parliament.counts:
        if len(count.leaders) > 1:
            lines += tie_settled(count)
    lines += in_parliament(parliament)
    if parliament.turn < view.turns:
        return lines + tokens_gained(parliament) + turn(parliament.turn + 1, view)
    return lines + ending(view)


def tie_settled(count: Count) -> list[Line]:
    """Who voted for whom, and what came of it."""
    region = Name("region", count.region)
    lines: list[Line] = []
    for leader in count.leaders:
        if voters := [seat for seat, vote in enumerate(count.votes) if vote == leader]:
            args = {
                "region": region,
                "party": Name("seat", leader),
                "voters": parties(voters),
                "count": len(voters),
            }
            lines.append(Line("log-tie-voted", args))
    if abstained := [seat for seat, vote in enumerate(count.votes) if vote is None]:
        args = {"region": region, "voters": parties(abstained), "count": len(abstained)}
        lines.append(Line("log-tie-abstained", args))
    if count.winner is None:
        return [*lines, Line("log-tie-nobody", {"region": region})]
    return [*lines, Line("log-tie-won", {"region": region, "party": Name("seat", count.winner)})]


def in_parliament(parliament: Parliament) -> list[Line]:
    """Who rules, who opposes, who else sits there, who does not, with mandates and points."""
    ruling = [seat for seat, role in enumerate(parliament.roles) if role == RULING]
    order = sorted(range(len(parliament.roles)), key=lambda seat: -parliament.mandates[seat])
    return [government(parliament, ruling), *[won(parliament, seat) for seat in order]]


def government(parliament: Parliament, ruling: list[Seat]) -> Line:
    if not ruling:
        return Line("log-nobody-rules" if any(parliament.mandates) else "log-no-parliament", {})
    return Line("log-rule" if len(ruling) == 1 else "log-coalition", {"parties": parties(ruling)})


def won(parliament: Parliament, seat: Seat) -> Line:
    args = {
        "party": Name("seat", seat),
        "mandates": parliament.mandates[seat],
        "points": parliament.points[seat],
    }
    return Line(f"log-role-{parliament.roles[seat]}", args)


def tokens_gained(parliament: Parliament) -> list[Line]:
    gained = (
        ("log-tokens-front", (RULING, OPPOSITION)),
        ("log-tokens-parliament", (PARLIAMENT,)),
        ("log-tokens-outside", (OUTSIDE,)),
    )
    lines: list[Line] = []
    for key, roles in gained:
        if seats := [seat for seat, role in enumerate(parliament.roles) if role in roles]:
            lines.append(Line(key, {"parties": parties(seats), "count": len(seats)}))
    return lines
