"""What happened between two views of one seat, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.divide_the_dollar.rules.views import Round, View


def tell(before: View | None, after: View) -> list[Line]:
    lines = [Line("log-start", {"rounds": after.rounds})] if before is None else []
    goes_on = before is not None and before.round == after.round and before.phase != "over"
    for over in after.past[len(before.past) if before else 0 :]:
        lines += settled(over)
    if after.proposer is not None and not (goes_on and before and before.proposer is not None):
        lines.append(Line("log-proposer", {"round": after.round, "seat": Name("seat", after.proposer)}))
    if after.cents is not None and not (goes_on and before and before.cents):
        lines += proposal(after.cents)
    lines += [
        Line("log-voted", {"seat": Name("seat", seat)})
        for seat, voted in enumerate(after.voted)
        if voted and not (before and goes_on and before.voted[seat])
    ]
    return lines


def proposal(cents: tuple[int, ...]) -> list[Line]:
    return [
        Line("log-share", {"seat": Name("seat", seat), "cents": share})
        for seat, share in enumerate(cents)
        if share
    ]


def settled(over: Round) -> list[Line]:
    """Who voted how, and what came of it."""
    if over.cents is None:
        return [Line("log-no-proposal", {"seat": Name("seat", over.proposer)})]
    said = (("log-for", True), ("log-against", False), ("log-silent", None))
    votes = [(key, [seat for seat, vote in enumerate(over.votes) if vote is cast]) for key, cast in said]
    lines = [Line(key, {"seats": seats_named(seats), "count": len(seats)}) for key, seats in votes if seats]
    return [*lines, Line("log-passed" if over.passed else "log-failed", {})]


def seats_named(seats: Iterable[Seat]) -> tuple[Name, ...]:
    return tuple([Name("seat", seat) for seat in seats])
