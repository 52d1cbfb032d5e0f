"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden.

That a player opens no action round is not told: the next politician on the table says so.
"""

from __future__ import annotations

from typing import Final

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.views import Row, View
from hemicycle.games.koalition.words.log_table import lasts, played
from hemicycle.games.koalition.words.log_talks import broken_off, counted, sealed, talked, total
from hemicycle.games.koalition.words.sentences import bloc, country, ending, named, player, players

COUNTED: Final = ("camps", "talks")


def tell(before: View | None, after: View) -> list[Line]:
    lines = [] if before is not None else started(after)
    lines += led(before, after)
    if before is not None and election(before) and election(before) != election(after):
        lines += ended(before, after)
    lines += [line for row in new_rows(before, after) for line in governed(row)]
    return lines + dealt(before, after) + opened(before, after) + went_on(before, after) + over(before, after)


def election(view: View) -> tuple[int, int] | None:
    """Which country and election are being played."""
    if view.country is None or len(view.pad) >= view.number:
        return None
    return (view.number, view.election)


# the start


def started(view: View) -> list[Line]:
    lines = [Line("log-start", {"players": len(view.power), "countries": view.countries})]
    lines += [] if view.with_actions else [Line("log-start-no-actions", {})]
    return lines + ([Line("log-start-fewest", {})] if view.coalition_size == "fewest" else [])


def led(before: View | None, after: View) -> list[Line]:
    """Who stood, who voted for whom, who leads, and who is to open the first country."""
    lines = stood(after) if before is None or before.standing != after.standing else []
    lines += voted(after) if before is None or before.votes != after.votes else []
    if after.leader is not None and (before is None or before.leader is None):
        lines.append(Line(f"log-leader-{how_chosen(after)}", {"player": player(after.leader)}))
    if after.opener is not None and not after.pad and (before is None or before.opener is None):
        lines.append(Line("log-opener", {"player": player(after.opener)}))
    return lines


def stood(view: View) -> list[Line]:
    if None in view.standing:
        return []
    return named("log-candidates", candidates(view)) or [Line("log-no-candidates", {})]


def candidates(view: View) -> list[Seat]:
    return [seat for seat, stands in enumerate(view.standing) if stands]


def voted(view: View) -> list[Line]:
    """Who gets whose votes, the most first."""
    if not view.votes:
        return []
    by = {seat: voters(view, seat) for seat in candidates(view)}
    order = sorted([seat for seat in by if by[seat]], key=lambda seat: -len(by[seat]))
    lines = [Line("log-voted", {"player": player(seat), **voting(by[seat])}) for seat in order]
    abstained = voters(view, None)
    return lines + ([Line("log-abstained", voting(abstained))] if abstained else [])


def voters(view: View, candidate: Seat | None) -> list[Seat]:
    return [seat for seat, vote in enumerate(view.votes) if vote == candidate]


def voting(seats: list[Seat]) -> dict[str, int | tuple[Name, ...]]:
    return {"voters": players(seats), "count": len(seats)}


def how_chosen(view: View) -> str:
    standing = candidates(view)
    if len(standing) == 1:
        return "alone"
    votes = sorted([len(voters(view, seat)) for seat in standing], reverse=True)
    return "elected" if votes and votes[0] > votes[1] else "lot"  # KOA-4


# from one election to the next


def ended(before: View, after: View) -> list[Line]:
    """What came between such a moment of an election and its end, as far as it is still seen."""
    last = after.last
    if last is None or (last.country, last.election) != (before.country, before.election):
        return sealed(before, after)
    lines = lasts(before, last) + ([] if before.phase in COUNTED else total(last))
    lines += broken_off(before, last) + sealed(before, after)
    return lines + (
        [Line(f"log-failed-{last.why}", {})] if last.why and len(after.pad) > len(before.pad) else []
    )


def new_rows(before: View | None, after: View) -> tuple[Row, ...]:
    return after.pad if before is None else after.pad[len(before.pad) :]


def governed(row: Row) -> list[Line]:
    """Who governs a country, and what everybody got, the most first."""
    where = {"country": Name("country", row.country)}
    if not row.government:
        return [Line("log-no-government", where)]
    votes = sum([own.votes for own in row.government])
    governing = tuple([bloc(own) for own in row.government])
    lines = [Line("log-government", {**where, "members": governing, "count": len(governing), "votes": votes})]
    points = [influence + bonus for influence, bonus in zip(row.influence, row.bonus)]
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines += [earned(row, seat, points[seat]) for seat in order if points[seat]]
    return lines + named("log-earns-nothing", [seat for seat in order if not points[seat]])


def earned(row: Row, seat: Seat, points: int) -> Line:
    args = {"points": points, "influence": row.influence[seat], "bonus": row.bonus[seat]}
    return Line("log-earns", args | {"player": player(seat)})


def dealt(before: View | None, after: View) -> list[Line]:
    """A deal lies between the views: all have cards, and none of those set aside before are there any more."""
    if after.aside or not holding(after):
        return []
    if before is None or not holding(before):
        return [Line("log-dealt", {})]
    return [Line("log-collected", {})] if before.aside or len(after.pad) > len(before.pad) else []


def holding(view: View) -> bool:
    return any([own.politicians for own in view.held])


def opened(before: View | None, after: View) -> list[Line]:
    """A country, or new elections in the same one; what this one's elections have failed of."""
    if after.country is None or after.opener is None:
        return []
    old = before if before is not None and before.country == after.country else None
    lines = [] if old is not None else [Line("log-country", country(after))]
    told = 0 if old is None else len(old.failed)
    lines += [Line(f"log-failed-{own.why}", {}) for own in after.failed[told:]]
    if after.failed[told:] and election(after):
        args = {"election": after.election, "limit": after.election_limit, "player": player(after.opener)}
        lines.append(Line("log-new-election", {**args, "country": Name("country", after.country)}))
    return lines


def went_on(before: View | None, after: View) -> list[Line]:
    """What happened in the election that is on."""
    if election(after) is None:
        return []
    old = before if before is not None and election(before) == election(after) else None
    return played(old, after) + counted(old, after) + talked(old, after)


def over(before: View | None, after: View) -> list[Line]:
    if after.phase != "over" or (before is not None and before.phase == "over"):
        return []
    return ending(after)
