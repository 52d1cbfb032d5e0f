"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden."""

from __future__ import annotations

from typing import Any

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.count import OPPOSITION, OUTSIDE, PARLIAMENT, RULING
from hemicycle.games.ten_regions.rules.views import Count, Parliament, Row, View
from hemicycle.games.ten_regions.words.sentences import ending, parties


def tell(before: View | None, after: View) -> list[Line]:
    lines = started(after) if before is None else []
    lines += founded(before, after)
    lines += sealed(before, after)
    known = () if before is None else before.parliaments
    if known and not known[-1].settled:
        lines += voted(known[-1], after.parliaments[len(known) - 1], after)
    for parliament in after.parliaments[len(known) :]:
        lines += counted(parliament)
        lines += voted(None, parliament, after)
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
    """Seals of a phase that goes on, or the last ones of a phase that has ended; votes that are given openly."""
    if before is None or before.phase not in ("campaign", "vote"):
        return []
    late = ended_without(before, after)
    new = [
        (seat, had)
        for seat, had in enumerate(before.seals)
        if has_sealed_since(had, seat, before, after, late)
    ]
    lines = [handed_in(before, after, seat, had) for seat, had in new]
    return lines + (
        [Line(f"log-{before.phase}-late", {"parties": parties(late), "count": len(late)})] if late else []
    )


def handed_in(before: View, after: View, seat: Seat, had: int) -> Line:
    party = {"party": Name("seat", seat)}
    if not (before.open_ties and before.phase == "vote"):
        return Line(f"log-{before.phase}-{'replaced' if had else 'sealed'}", party)
    region = before.ties[0].region
    ballot = after.called[seat] if goes_on(before, after) else None
    choice = ballot.votes[0] if ballot else after.parliaments[before.turn - 1].counts[region].votes[seat]
    where = {**party, "region": Name("region", region)}
    if choice is None:
        return Line("log-open-abstained", where)
    return Line("log-open-vote", {**where, "choice": Name("seat", choice)})


def has_sealed_since(had: int, seat: Seat, before: View, after: View, late: tuple[Seat, ...]) -> bool:
    if goes_on(before, after):
        return after.seals[seat] > had
    return not had and seat not in late


def goes_on(before: View, after: View) -> bool:
    return (before.phase, before.turn, before.ties) == (after.phase, after.turn, after.ties)


def ended_without(before: View, after: View) -> tuple[Seat, ...]:
    """Who had not sealed when the phase of the view before ended."""
    if goes_on(before, after):
        return ()
    parliament = after.parliaments[before.turn - 1]
    return parliament.late if before.phase == "campaign" else parliament.counts[before.ties[0].region].silent


def counted(parliament: Parliament) -> list[Line]:
    """All that was placed and what came of it, region by region."""
    lines = [Line("log-count", {"turn": parliament.turn})]
    for count in parliament.counts:
        lines += [region_counted(count), *rows(count)]
    return lines


def rows(count: Count) -> list[Line]:
    """Whence the votes of each party there came, and by whom they were taken; the most votes first."""
    seats = sorted(range(len(count.rows)), key=lambda seat: -count.rows[seat].votes)
    told = [(seat, count.rows[seat], parts(count.rows[seat])) for seat in seats]
    return [
        Line("log-row", {"party": Name("seat", seat), "votes": row.votes, "parts": tuple(reasons)})
        for seat, row, reasons in told
        if reasons
    ]


def parts(row: Row) -> list[Line]:
    gained = (
        ("row-head-start", row.head_start),
        ("row-media", row.media),
        ("row-rallies", row.rallies),
        ("row-own-loss", row.own_loss),
    )
    taken = [
        Line(f"row-{loss.kind}", {"votes": loss.amount, "party": Name("seat", loss.by)})
        for loss in row.losses
    ]
    return [Line(key, {"votes": votes}) for key, votes in gained if votes] + taken


def count(view: View) -> list[tuple[Line, list[Line]]]:
    """The last count, a section for each region."""
    if not view.parliaments:
        return []
    return [
        (
            Line("count-region", {"region": Name("region", one.region)}),
            [region_counted(one), *rows(one), *votes(one)],
        )
        for one in view.parliaments[-1].counts
    ]


def votes(count: Count) -> list[Line]:
    return tie_settled(count) if count.votes else []


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


def voted(before: Parliament | None, after: Parliament, view: View) -> list[Line]:
    """The ties decided since, and what comes of the turn once all of them are."""
    lines: list[Line] = []
    for count in after.counts:
        if count.votes and not (before and before.counts[count.region].votes):
            lines += tie_settled(count)
    return lines + (settled(after, view) if after.settled else [])


def settled(parliament: Parliament, view: View) -> list[Line]:
    lines = in_parliament(parliament)
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
