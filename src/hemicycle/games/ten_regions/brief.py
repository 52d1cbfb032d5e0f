"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from collections.abc import Callable

from hemicycle.core.state import Line, Name, Seat
from hemicycle.games.ten_regions.cards import Region
from hemicycle.games.ten_regions.log import in_parliament, region_counted
from hemicycle.games.ten_regions.sentences import ending, parties, standing
from hemicycle.games.ten_regions.views import View


def brief(view: View) -> list[Line]:
    phases: dict[str, Callable[[View], list[Line]]] = {
        "draft": draft, "campaign": campaign, "vote": vote, "over": ending,
    }  # fmt: skip
    return phases[view.phase](view)


def draft(view: View) -> list[Line]:
    taken = [party(view, seat) for seat, cell in enumerate(view.cells) if cell is not None]
    return [Line("brief-draft", {"seat": len(taken) + 1}), *taken, *regions(view)]


def party(view: View, seat: Seat) -> Line:
    economic, social = view.cell_leanings[view.cells[seat] or 0]
    return Line("brief-party", {"party": Name("seat", seat), "economic": economic, "social": social})


def regions(view: View) -> list[Line]:
    return [region(at, entry) for at, entry in enumerate(view.regions)]


def region(at: int, entry: Region) -> Line:
    args = {
        "region": Name("region", at),
        "economic": entry.economic or "none",
        "social": entry.social or "none",
        "mandates": entry.mandates,
    }
    return Line("brief-region", args)


def campaign(view: View) -> list[Line]:
    lines = [Line("brief-campaign", {"turn": view.turn, "turns": view.turns})]
    lines += standing(view)
    lines += [purse(view, seat) for seat in range(len(view.purses))]
    lines += head_starts(view)
    return lines + last_parliament(view) + seals(view)


def purse(view: View, seat: Seat) -> Line:
    own = view.purses[seat]
    args = {
        "party": Name("seat", seat),
        "media": own.media, "rallies": own.rallies, "conflicts": own.conflicts, "controls": own.controls,
    }  # fmt: skip
    return Line("brief-purse", args)


def head_starts(view: View) -> list[Line]:
    """Region by region, the parties of equal head start together, the best first."""
    lines: list[Line] = []
    for at in range(len(view.regions)):
        for thousands in sorted({row[at] for row in view.head_starts} - {0}, reverse=True):
            ahead = [seat for seat, row in enumerate(view.head_starts) if row[at] == thousands]
            args = {
                "region": Name("region", at),
                "votes": thousands,
                "parties": parties(ahead),
                "count": len(ahead),
            }
            lines.append(Line("brief-head-start", args))
    return lines


def last_parliament(view: View) -> list[Line]:
    settled = [parliament for parliament in view.parliaments if parliament.settled]
    return (
        [Line("brief-parliament", {"turn": settled[-1].turn}), *in_parliament(settled[-1])] if settled else []
    )


def seals(view: View) -> list[Line]:
    sealed = [seat for seat, count in enumerate(view.seals) if count]
    missing = [seat for seat, count in enumerate(view.seals) if not count]
    return [
        Line(key, {"parties": parties(seats), "count": len(seats)})
        for key, seats in (("brief-sealed", sealed), ("brief-missing", missing))
        if seats
    ]


def vote(view: View) -> list[Line]:
    lines = [Line("brief-vote", {"turn": view.turn, "turns": view.turns, "ties": len(view.ties)})]
    counts = view.parliaments[-1].counts
    lines += [region_counted(counts[tie.region]) for tie in view.ties]
    mandates = view.parliaments[-1].mandates
    lines += [
        Line("brief-mandates", {"party": Name("seat", seat), "mandates": mandates[seat]})
        for seat in sorted(range(len(mandates)), key=lambda seat: -mandates[seat])
    ]
    return lines + standing(view) + seals(view)
