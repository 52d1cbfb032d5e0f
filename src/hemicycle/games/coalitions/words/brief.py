"""How things stand in a view, as sentences for terminals, screen readers and text agents."""

from __future__ import annotations

from typing import Final

from hemicycle.core.line import Line
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.rules.actions import Ballot
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import Panel, View
from hemicycle.games.coalitions.words.log import proposal
from hemicycle.games.coalitions.words.sentences import ending, player, players, shares

SHOWN: Final = 12  # governments, at most


def brief(view: View) -> list[Line]:
    match view.phase:
        case "over":
            return ending(view)
        case "pack" | "deal":
            return [Line("brief-dealing", {"round": view.round, "pool": view.pool}), *everybody(view)]
    lines = [*opening(view), *everybody(view), *powers(view, view.panel), *own_payments(view)]
    return lines + (table(view) if view.public else []) + asked(view)


def opening(view: View) -> list[Line]:
    last = view.last_round or view.round == view.round_limit
    key = f"brief-round-{'public' if view.public else 'private'}{'-last' if last else ''}"
    jackpot = [Line("brief-jackpot", {"jackpot": view.jackpot})] if view.jackpot else []
    pool = Line("brief-pool", {"pool": view.pool, "quota": view.quota, "mandates": view.total})
    rounds = [Line("brief-rounds", {"rounds": view.round_limit})] if view.round_limit else []
    return [Line(key, {"round": view.round}), *rounds, pool, *jackpot]


def everybody(view: View) -> list[Line]:
    """The most mandates first, who is out last."""
    seats = sorted(range(len(view.out)), key=lambda seat: (-view.mandates[seat], view.out[seat], seat))
    lines = [holding(view, seat) for seat in seats if not view.out[seat]]
    gone = [seat for seat, since in enumerate(view.out) if since]
    return lines + ([Line("brief-out", {"players": players(gone), "count": len(gone)})] if gone else [])


def holding(view: View, seat: Seat) -> Line:
    money = view.money[seat]
    key, owned = ("brief-ledger", view.ledger[seat]) if money is None else ("brief-money", money)
    return Line(key, {"player": player(seat), "mandates": view.mandates[seat], "money": owned})


def powers(view: View, panel: Panel | None) -> list[Line]:
    """Who can govern, and what each is worth for it."""
    if panel is None:
        return []
    governments = [
        Line("brief-government", {"members": players(government)}) for government in panel.governments[:SHOWN]
    ]
    more = len(panel.governments) - SHOWN
    lines = [Line("brief-governments", {}), *governments]
    if more > 0 or not panel.all_shown:
        lines.append(Line("brief-governments-more", {}))
    playing = [seat for seat, since in enumerate(view.out) if not since]
    percents = [round(share / 10) for share in panel.power]
    return lines + [
        power([seat for seat in playing if percents[seat] == percent], percent)
        for percent in sorted({percents[seat] for seat in playing}, reverse=True)
    ]


def power(equals: list[Seat], percent: int) -> Line:
    return Line("brief-power", {"players": players(equals), "count": len(equals), "percent": percent})


def own_payments(view: View) -> list[Line]:
    return [
        Line(
            "brief-payment",
            {"payer": player(payment.payer), "payee": player(payment.payee), "amount": payment.amount},
        )
        for payment in view.payments
        if payment.round == view.round
    ]


def table(view: View) -> list[Line]:
    if view.table is None:
        return [Line("brief-table-empty", {})]
    return [Line("brief-table", {"members": players(view.table.members)}), *shares(view.table)]


def asked(view: View) -> list[Line]:
    """What is waited for."""
    match view.phase:
        case "turn":
            turn = Line("brief-turn", {"player": player(view.turn_of or 0), "turn": view.turns + 1})
            limit = [Line("brief-turn-limit", {"turns": view.turn_limit})] if view.turn_limit else []
            return [turn, *limit, *near_the_end(view)]
        case "answers":
            return answers(view)
        case "talk":
            return [
                Line("brief-talk", {}),
                *named("brief-ready", [seat for seat, ready in enumerate(view.ready) if ready]),
            ]
    return ballots(view)


def near_the_end(view: View) -> list[Line]:
    """Who is done, or how many have passed, where that ends the round."""
    lines = named("brief-done", [seat for seat, done in enumerate(view.ready) if done])
    if view.passes_needed is not None and view.passes:
        lines.append(Line("brief-passes", {"passes": view.passes, "needed": view.passes_needed}))
    return lines


def answers(view: View) -> list[Line]:
    if view.proposal is None:
        return []
    deal = view.proposal.deal
    those = deal.members if deal is not None else [seat for seat, since in enumerate(view.out) if not since]
    given = {
        answer: [seat for seat in those if view.answers[seat] is answer] for answer in (True, False, None)
    }
    lines = [
        *proposal(view.proposal),
        *named("brief-accepted", given[True]),
        *named("brief-refused", given[False]),
    ]
    return lines + named("brief-asked", given[None])


def ballots(view: View) -> list[Line]:
    missing = [seat for seat, since in enumerate(view.out) if not since and not view.handed_in[seat]]
    handed = [seat for seat, ballot in enumerate(view.handed_in) if ballot]
    lines = [Line("brief-ballots", {}), *named("brief-handed-in", handed), *named("brief-missing", missing)]
    if isinstance(view.mine, Ballot):
        written = Deal(view.mine.members, view.mine.shares)
        return [*lines, Line("brief-own-ballot", {"members": players(written.members)}), *shares(written)]
    return lines + ([Line("brief-own-blank", {})] if view.mine is not None else [])


def named(key: str, seats: list[Seat]) -> list[Line]:
    return [Line(key, {"players": players(seats), "count": len(seats)})] if seats else []
