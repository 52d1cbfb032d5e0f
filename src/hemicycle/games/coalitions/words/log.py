"""What happened between two views of one seat, as sentences. Made of views alone, so it tells nothing hidden."""

from __future__ import annotations

from hemicycle.core.line import Line
from hemicycle.core.state import Seat
from hemicycle.games.coalitions.rules.deals import REJECTED, VOID, Deal, Proposal, Round, Turn
from hemicycle.games.coalitions.rules.views import View
from hemicycle.games.coalitions.words.sentences import ending, mandates, player, players, shares


def tell(before: View | None, after: View) -> list[Line]:
    if before is None:
        return [*started(after), *since_the_start(after)]
    lines = payments(before, after) + orders(before, after)
    lines += declared(before, after) + answered(before, after) + proposed(before, after)
    lines += settled(before, after) + handed_in(before, after)
    return (
        lines + rounds_ended(before.rounds, after) + ballots_begun(before, after) + round_begun(before, after)
    )


# the start


def started(view: View) -> list[Line]:
    """What all should know before they begin."""
    terms = {"players": len(view.out), "money": view.start_money, "ante": view.ante}
    lines = [Line("log-start", terms | {"mandates": view.total, "quota": view.quota})]
    lines += [] if view.side_payments else [Line("log-no-payments", {})]
    lines += [Line("log-open-ledger", {})] if view.open_ledger else []
    return lines + ([Line("log-seeing-bank", {})] if view.seeing_bank else [])


def since_the_start(view: View) -> list[Line]:
    lines = rounds_ended((), view) + gone([seat for seat, since in enumerate(view.out) if since], view)
    if view.phase == "over":
        return lines + ending(view)
    return lines + (new_round(view) if view.phase not in ("pack", "deal") else [])


# what seats and the bank do


def payments(before: View, after: View) -> list[Line]:
    key = payment_key(after)
    return [
        Line(key, {"payer": player(new.payer), "payee": player(new.payee), "amount": new.amount})
        for new in after.payments[len(before.payments) :]
    ]


def payment_key(view: View) -> str:
    """Who else gets to know of a payment."""
    if view.open_ledger:
        return "log-payment-open"
    return "log-payment-seen" if view.seeing_bank else "log-payment"


def orders(before: View, after: View) -> list[Line]:
    lines = [Line("log-pack-set", {})] if after.pack_set and not before.pack_set else []
    for had, now in zip(before.limits, after.limits):
        if now != had:
            key = f"log-limit-{now.clock}{'' if now.seconds else '-none'}"
            lines.append(Line(key, {"seconds": now.seconds} if now.seconds else {}))
    return lines + ([Line("log-last-round", {})] if after.last_round and not before.last_round else [])


def declared(before: View, after: View) -> list[Line]:
    """Who says that it is ready, or done; not whom a new proposal or another deal has made undone."""
    if after.round != before.round or (after.proposals, after.table) != (before.proposals, before.table):
        return []
    key = "log-ready" if before.phase == "talk" else "log-done"
    return [
        Line(key if now else f"{key}-back", {"player": player(seat)})
        for seat, (had, now) in enumerate(zip(before.ready, after.ready))
        if now != had
    ]


def answered(before: View, after: View) -> list[Line]:
    """New answers to the proposal of the view before."""
    if before.proposal is None:
        return []
    now = answers_to(before.proposal, after)
    return [
        Line(answer_key(before.proposal, given), {"player": player(seat)})
        for seat, (had, given) in enumerate(zip(before.answers, now))
        if given is not None and had is None
    ]


def answers_to(proposal: Proposal, view: View) -> tuple[bool | None, ...]:
    if view.proposal == proposal:
        return view.answers
    last = view.last_turn
    return last.answers if last is not None and last.proposal == proposal else ()


def answer_key(proposal: Proposal, given: bool) -> str:
    if proposal.deal is None:
        return "log-approves" if given else "log-disapproves"
    return "log-accepts" if given else "log-rejects"


def proposed(before: View, after: View) -> list[Line]:
    """What is being answered, unless it was so before."""
    if after.proposal is None or after.proposal == before.proposal:
        return []
    return proposal(after.proposal)


def proposal(proposed: Proposal) -> list[Line]:
    if proposed.deal is None:
        return [Line("log-proposes-no-deal", {"player": player(proposed.by)})]
    return [
        Line("log-proposes", {"player": player(proposed.by), "members": players(proposed.deal.members)}),
        *shares(proposed.deal),
    ]


def settled(before: View, after: View) -> list[Line]:
    last = after.last_turn
    return [] if last is None or last == before.last_turn else turn(last)


def turn(turn_over: Turn) -> list[Line]:
    late = "-late" if turn_over.late else ""
    if turn_over.proposal is None:
        return [Line(f"log-passes{late}", {"player": player(turn_over.by)})]
    if turn_over.outcome == VOID:
        return [Line("log-void", {})]
    about = "no-deal" if turn_over.proposal.deal is None else "deal"
    return [Line(f"log-{about}-{turn_over.outcome}{late if turn_over.outcome == REJECTED else ''}", {})]


# ballots


def ballots_begun(before: View, after: View) -> list[Line]:
    if after.phase != "ballots" or (before.phase, before.round) == ("ballots", after.round):
        return []
    return [Line(f"log-closed-{after.closed}", {}), Line("log-ballots", {})]


def handed_in(before: View, after: View) -> list[Line]:
    if before.phase != "ballots":
        return []
    return [
        Line("log-handed-in", {"player": player(seat)})
        for seat, had in enumerate(before.handed_in)
        if not had and not before.out[seat] and has_handed_in(seat, before, after)
    ]


def has_handed_in(seat: Seat, before: View, after: View) -> bool:
    """In this round, or before it ended."""
    if after.round == before.round and after.phase == "ballots":
        return after.handed_in[seat]
    return seat not in after.rounds[before.round - 1].silent


# rounds


def rounds_ended(told: tuple[Round, ...], after: View) -> list[Line]:
    return [line for round_over in after.rounds[len(told) :] for line in round_ended(round_over)]


def round_ended(round_over: Round) -> list[Line]:
    lines = [Line(f"log-closed-{round_over.closed}", {})] if round_over.public else silent(round_over.silent)
    if round_over.deal is not None:
        return lines + government(round_over.deal, round_over.pool)
    key = "log-jackpot" if round_over.public else "log-no-government"
    return [*lines, Line(key, {"pool": round_over.pool, "round": round_over.number})]


def silent(seats: tuple[Seat, ...]) -> list[Line]:
    return [Line("log-silent", {"players": players(seats), "count": len(seats)})] if seats else []


def government(deal: Deal, pool: int) -> list[Line]:
    args = {"members": players(deal.members), "count": len(deal.members), "pool": pool}
    return [Line("log-government", args), *shares(deal)]


def round_begun(before: View, after: View) -> list[Line]:
    """Also the end that came instead."""
    lines = gone(
        [seat for seat, (had, now) in enumerate(zip(before.out, after.out)) if now and not had], after
    )
    if after.phase == "over":
        return lines + ending(after) if before.phase != "over" else []
    dealt = after.phase not in ("pack", "deal")
    was_dealt = before.round == after.round and before.phase not in ("pack", "deal")
    return lines + (new_round(after) if dealt and not was_dealt else [])


def gone(seats: list[Seat], view: View) -> list[Line]:
    args = {"players": players(seats), "count": len(seats), "ante": view.ante}
    return [Line("log-out", args)] if seats else []


def new_round(view: View) -> list[Line]:
    args = {"round": view.round, "pool": view.pool, "jackpot": view.jackpot, "ante": view.ante}
    lines = [Line("log-round-jackpot" if view.jackpot else "log-round", args)]
    lines += [Line("log-dropped", {})] if view.dropped is not None else []
    lines += mandates(view)
    if view.public:
        return [*lines, Line("log-public", {"player": player(view.starter)})]
    return [*lines, Line("log-private", {})]
