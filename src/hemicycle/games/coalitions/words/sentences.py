"""Sentences that the log and the brief share. How they read stands in words/*.ftl."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.line import Line, Name
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.rules.deals import Deal
from hemicycle.games.coalitions.rules.views import View


def players(seats: Iterable[Seat]) -> tuple[Name, ...]:
    return tuple([Name("seat", seat) for seat in seats])


def player(seat: Seat) -> Name:
    return Name("seat", seat)


def shares(deal: Deal) -> list[Line]:
    """Who gets what, members of equal shares together, the largest first."""
    lines: list[Line] = []
    for amount in sorted(set(deal.shares), reverse=True):
        equals = [member for member, share in zip(deal.members, deal.shares) if share == amount]
        args = {"players": players(equals), "count": len(equals), "amount": amount}
        lines.append(Line("log-share", args))
    return lines


def mandates(view: View) -> list[Line]:
    """Players with as many mandates together, the most first."""
    lines: list[Line] = []
    for held in sorted(set(view.mandates) - {0}, reverse=True):
        equals = [seat for seat, count in enumerate(view.mandates) if count == held]
        lines.append(
            Line("log-mandates", {"players": players(equals), "count": len(equals), "mandates": held})
        )
    return lines


def ending(view: View) -> list[Line]:
    """Why the game is over, what nobody was paid, and everybody's money, the best first."""
    unpaid = [Line("log-unpaid", {"pool": view.pool})] if view.pool else []
    order = sorted(range(len(view.out)), key=lambda seat: rank(view, seat), reverse=True)
    best = [seat for seat in order if rank(view, seat) == rank(view, order[0])]
    won = Line("log-winners", {"players": players(best), "count": len(best)})
    if len(best) == len(order):
        won = Line("log-nobody-won", {})
    return [
        Line(view.verdict, {}),
        Line(f"{view.verdict}-why", {}),
        *unpaid,
        won,
        *[standing(view, seat) for seat in order],
    ]


def rank(view: View, seat: Seat) -> tuple[bool, int, int]:
    """As the rules rank: who is in, else who was longer, by money."""
    return (not view.out[seat], view.out[seat], view.money[seat] or 0)  # COA-16


def standing(view: View, seat: Seat) -> Line:
    args = {"player": player(seat), "money": view.money[seat] or 0}
    if view.out[seat]:
        return Line("log-money-out", args | {"round": view.out[seat]})
    return Line("log-money", args)
