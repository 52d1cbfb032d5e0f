"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Draft, Strike
from hemicycle.games.ten_regions.rules.components import Region
from hemicycle.games.ten_regions.rules.views import View
from hemicycle.games.ten_regions.words.log import in_parliament, region_counted
from hemicycle.games.ten_regions.words.sentences import ending, parties, standing


def brief(view: View) -> list[Line]:
    match view.phase:
        case "draft":
            return draft(view)
        case "campaign":
            return campaign(view)
        case "vote":
            return vote(view)
    return ending(view)


def draft(view: View) -> list[Line]:
    taken = [party(view, seat) for seat, cell in enumerate(view.cells) if cell is not None]
    return [Line("brief-draft", {"seat": len(taken) + 1}), *taken, *regions(view)]


def party(view: View, seat: Seat) -> Line:
    economic, social = view.cell_leanings[view.cells[seat] or 0]
    return Line("brief-party", {"party": Name("seat", seat), "economic": economic, "social": social})


def regions(view: View) -> list[Line]:
    return [
        Line("brief-region", {"region": Name("region", at), **leanings(own)})
        for at, own in enumerate(view.regions)
    ]


def cards(view: View) -> list[Line]:
    """The map with its leanings, and what tokens do."""
    tokens = [
        Line("cards-token", {"token": Line(f"token-{kind}", {}), "does": Line(f"token-{kind}-does", {})})
        for kind in [token.kind for token in view.worth]
    ]
    return [*regions(view), *tokens]


def leanings(region: Region) -> dict[str, Any]:
    axes = {"economic": region.economic, "social": region.social}
    given = [axis for axis, leaning in axes.items() if leaning]
    which = "both" if len(given) == 2 else given[0] if given else "none"
    return {
        "leanings": which,
        "mandates": region.mandates,
        **{axis: own or "none" for axis, own in axes.items()},
    }


def campaign(view: View) -> list[Line]:
    lines = [Line("brief-campaign", {"turn": view.turn, "turns": view.turns})]
    lines += standing(view) + purses(view) + head_starts(view) + last_parliament(view) + seals(view)
    return lines + placed("brief-own-campaign", view.mine) + placed("brief-own-draft", view.draft)


def purses(view: View) -> list[Line]:
    """Parties with equal purses together."""
    lines: list[Line] = []
    for purse in dict.fromkeys(view.purses):
        seats = [seat for seat, other in enumerate(view.purses) if other == purse]
        tokens = {
            "media": purse.media, "rallies": purse.rallies,
            "conflicts": purse.conflicts, "controls": purse.controls,
        }  # fmt: skip
        lines.append(Line("brief-purse", {"parties": parties(seats), "count": len(seats), **tokens}))
    return lines


def head_starts(view: View) -> list[Line]:
    """Region by region, the parties of equal head start together, the best first."""
    lines: list[Line] = []
    for at in range(len(view.regions)):
        for thousands in sorted({row[at] for row in view.head_starts} - {0}, reverse=True):
            ahead = [seat for seat, row in enumerate(view.head_starts) if row[at] == thousands]
            args = {"region": Name("region", at), "votes": thousands, "parties": parties(ahead)}
            lines.append(Line("brief-head-start", args))
    return lines


def last_parliament(view: View) -> list[Line]:
    if not view.parliaments:
        return []
    last = view.parliaments[-1]
    return [Line("brief-parliament", {"turn": last.turn}), *in_parliament(last)]


def seals(view: View) -> list[Line]:
    sealed = [seat for seat, count in enumerate(view.seals) if count]
    missing = [seat for seat, count in enumerate(view.seals) if not count]
    return [
        Line(key, {"parties": parties(seats)})
        for key, seats in (("brief-sealed", sealed), ("brief-missing", missing))
        if seats
    ]


def placed(key: str, own: Campaign | Draft | None) -> list[Line]:
    """The viewer's own tokens, where it has placed any."""
    if own is None:
        return []
    lines = [
        Line("brief-placed", {"region": Name("region", at), "media": media, "rallies": rallies})
        for at, (media, rallies) in enumerate(zip(own.media, own.rallies))
        if media + rallies
    ]
    lines += aimed("brief-conflict", own.conflicts) + aimed("brief-control", own.controls)
    return [Line(key, {}), *(lines or [Line("brief-nothing-placed", {})])]


def aimed(key: str, strikes: Sequence[Strike]) -> list[Line]:
    return [
        Line(f"{key}-idle", {"region": Name("region", strike.region)})
        if strike.target is None
        else Line(key, {"region": Name("region", strike.region), "party": Name("seat", strike.target)})
        for strike in strikes
    ]


def vote(view: View) -> list[Line]:
    lines = [Line("brief-vote", {"turn": view.turn, "turns": view.turns, "ties": len(view.ties)})]
    open_now = view.parliaments[-1]
    lines += [region_counted(open_now.counts[tie.region]) for tie in view.ties]
    lines += [
        Line("brief-mandates", {"party": Name("seat", seat), "mandates": open_now.mandates[seat]})
        for seat in sorted(range(len(view.points)), key=lambda seat: -open_now.mandates[seat])
    ]
    handed_in = called(view) if view.open_ties else [*seals(view), *voted(view, view.ballot)]
    return lines + standing(view) + handed_in


def called(view: View) -> list[Line]:
    """Votes that everybody has heard already, and who is still to vote."""
    lines: list[Line] = []
    for seat, ballot in enumerate(view.called):
        for choice in ballot.votes if ballot is not None else ():
            where = {"region": Name("region", view.ties[0].region), "party": Name("seat", seat)}
            lines.append(
                Line("brief-open-abstained", where)
                if choice is None
                else Line("brief-open-vote", {**where, "choice": Name("seat", choice)})
            )
    missing = [seat for seat, ballot in enumerate(view.called) if ballot is None]
    return [*lines, Line("brief-to-vote", {"parties": parties(missing)})]


def voted(view: View, own: Ballot | None) -> list[Line]:
    """The viewer's own ballot."""
    if own is None:
        return []
    lines = [Line("brief-own-ballot", {})]
    for tie, choice in zip(view.ties, own.votes):
        region = {"region": Name("region", tie.region)}
        lines.append(
            Line("brief-abstained", region)
            if choice is None
            else Line("brief-voted", {**region, "party": Name("seat", choice)})
        )
    return lines
