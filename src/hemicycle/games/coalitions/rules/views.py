"""What each seat sees of Coalitions, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.rules.actions import Ballot, Blank
from hemicycle.games.coalitions.rules.bank import LIMITED
from hemicycle.games.coalitions.rules.bargaining import Bargaining
from hemicycle.games.coalitions.rules.components import Pack
from hemicycle.games.coalitions.rules.deals import Deal, Limit, Payment, Proposal, Round, Turn
from hemicycle.games.coalitions.rules.session import Session
from hemicycle.politics.voting import Voting, minimal_winning, shapley_shubik

SHOWN: Final = 60  # governments listed at most


@dataclass(frozen=True)
class Panel:
    """Who can govern without a member to spare (the first of them, if there are very many), and power in per mille."""

    governments: tuple[Seats, ...]
    all_shown: bool
    power: tuple[int, ...]


@dataclass(frozen=True)
class View:
    phase: str
    round: int
    round_limit: int | None
    last_round: bool
    verdict: str  # why the game is over; "" while it is not
    bargaining: str  # how rounds bargain: public, private, alternate
    packs: str | tuple[Pack, ...]  # which were agreed on
    done_early: bool
    session_seconds: int | None
    public: bool  # how this round bargains
    total: int  # mandates in all
    quota: int  # mandates that govern
    mandates: tuple[int, ...]
    out: tuple[int, ...]  # since the start of which round; 0 while in
    start_money: int
    ante: int
    pool: int
    jackpot: int  # of the pool, what earlier rounds left
    ledger: tuple[int, ...]  # what all know: start money, antes, prizes
    money: tuple[int | None, ...]  # what one has, where one may know it
    starter: Seat
    turn_of: Seat | None
    turns: int  # so far in this round
    turn_limit: int | None
    passes: int  # in a row
    passes_needed: int | None  # so many end the period; None where a clock does
    may_be_done: bool  # the period ends early once all are ready
    last_turn: Turn | None  # that is over, of this round or the last
    proposed: tuple[Turn, ...]  # what was proposed in this round and how it was answered, the latest last
    table: Deal | None
    proposals: int  # so far
    proposal: Proposal | None
    answers: tuple[bool | None, ...]  # to this proposal, or the last
    ready: tuple[bool, ...]
    handed_in: tuple[bool, ...]
    mine: Ballot | Blank | None
    closed: str  # what ended the bargaining, while ballots are written
    side_payments: bool
    open_ledger: bool
    payments: tuple[Payment, ...]  # to and from this seat; all where the ledger is open
    rounds: tuple[Round, ...]
    pack_set: bool  # the bank has chosen the next pack
    dropped: tuple[int, ...] | None  # a pack of the bank's that no longer fitted
    seeing_bank: bool
    limits: tuple[Limit, ...]  # of clocks, from the next one on
    panel: Panel | None


def view_of(state: Bargaining, seat: Seat | None) -> View:
    options = state.options
    bargaining = state.phase in ("turn", "answers", "talk", "ballots")
    antes = options.ante * len(state.players())
    return View(
        phase=state.phase,
        round=state.round,
        round_limit=options.round_limit,
        last_round=state.last_round != "",
        verdict=state.verdict() if state.phase == "over" else "",
        bargaining=options.bargaining,
        packs=options.packs_shown,
        done_early=options.done_early,
        session_seconds=options.seconds["session"],
        public=options.public(state.round),
        total=options.mandates,
        quota=options.quota,
        mandates=tuple(state.mandates),
        out=tuple(state.out),
        start_money=options.start_money,
        ante=options.ante,
        pool=state.pool,
        jackpot=state.pool - antes if state.phase != "over" else state.pool,
        ledger=tuple(state.ledger),
        money=tuple([money_of(state, seat, other) for other in range(state.seats)]),
        starter=state.starter,
        turn_of=state.turn_of if state.phase in ("turn", "answers") else None,
        turns=state.turns,
        turn_limit=options.turn_limit,
        passes=state.passes,
        passes_needed=state.passes_needed() if state.phase in ("turn", "answers") else None,
        may_be_done=state.phase in ("turn", "answers") and state.may_be_done(),
        last_turn=state.last_turn,
        proposed=state.proposed,
        table=state.table,
        proposals=state.proposals,
        proposal=state.proposal,
        answers=tuple(state.answers),
        ready=tuple(state.ready),
        handed_in=tuple([ballot is not None for ballot in state.ballots]),
        mine=None if seat is None else state.ballots[seat],
        closed=state.closed,
        side_payments=options.side_payments,
        open_ledger=options.open_ledger,
        payments=payments(state, seat),
        rounds=tuple(state.rounds),
        pack_set=state.next_pack is not None,
        dropped=state.dropped,
        seeing_bank=options.seeing_bank,
        limits=tuple([Limit(kind, state.limits[kind]) for kind in LIMITED]),
        panel=panel(tuple(state.mandates), options.quota) if options.panel and bargaining else None,
    )


def money_of(state: Session, seat: Seat | None, other: Seat) -> int | None:
    """One's own; everybody's where nothing is hidden, and when the game is over."""
    known = seat == other or state.options.all_know_money or state.phase == "over"
    return state.money[other] if known else None  # COA-13


def payments(state: Session, seat: Seat | None) -> tuple[Payment, ...]:
    """Only the two see a payment, but for an open ledger, which shows it anyway."""
    if state.options.all_know_money:
        return tuple(state.payments)
    return tuple([own for own in state.payments if seat in (own.payer, own.payee)])  # COA-13


@lru_cache(maxsize=1000)
def panel(mandates: tuple[int, ...], quota: int) -> Panel:
    game = Voting(quota, mandates)
    found = list(islice(minimal_winning(game), SHOWN + 1))
    power = tuple([round(1000 * share) for share in shapley_shubik(game)])
    governments = tuple([members(coalition) for coalition in found[:SHOWN]])
    return Panel(governments, len(found) <= SHOWN, power)


def members(coalition: int) -> Seats:
    return tuple([seat for seat in range(coalition.bit_length()) if coalition >> seat & 1])
