"""What each seat sees of Coalitions, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from hemicycle.core.state import Seat, Seats
from hemicycle.games.coalitions.actions import Ballot, Blank
from hemicycle.games.coalitions.deals import Deal, Payment, Proposal, Round
from hemicycle.politics.voting import Voting, minimal_winning, shapley_shubik

if TYPE_CHECKING:
    from hemicycle.games.coalitions.rules import Coalitions

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
    public: bool  # how this round bargains
    total: int  # mandates in all
    quota: int  # mandates that govern
    mandates: tuple[int, ...]
    out: tuple[int, ...]  # since the start of which round; 0 while in
    ante: int
    pool: int
    jackpot: int  # of the pool, what earlier rounds left
    ledger: tuple[int, ...]  # what all know: start money, antes, prizes
    money: tuple[int | None, ...]  # what one has, where one may know it
    starter: Seat
    turn_of: Seat | None
    turns: int  # so far in this round
    table: Deal | None
    proposals: int  # so far
    proposal: Proposal | None
    passed: bool  # the last proposal
    answers: tuple[bool | None, ...]  # to this proposal, or the last
    ready: tuple[bool, ...]
    handed_in: tuple[bool, ...]
    mine: Ballot | Blank | None
    payments: tuple[Payment, ...]  # to and from this seat
    rounds: tuple[Round, ...]
    pack_set: bool  # the bank has chosen the next pack
    dropped: tuple[int, ...] | None  # a pack of the bank's that no longer fitted
    seeing_bank: bool
    panel: Panel | None


def view_of(state: Coalitions, seat: Seat | None) -> View:
    setting = state.setting
    bargaining = state.phase in ("turn", "answers", "talk", "ballots")
    antes = setting.ante * len(state.players())
    return View(
        phase=state.phase,
        round=state.round,
        round_limit=setting.round_limit,
        last_round=state.last_round,
        public=setting.public(state.round),
        total=setting.mandates,
        quota=setting.quota,
        mandates=tuple(state.mandates),
        out=tuple(state.out),
        ante=setting.ante,
        pool=state.pool,
        jackpot=state.pool - antes if state.phase != "over" else state.pool,
        ledger=tuple(state.ledger),
        money=tuple(
            [state.money[other] if knows(state, seat, other) else None for other in range(state.seats)]
        ),
        starter=state.starter,
        turn_of=state.turn_of if state.phase in ("turn", "answers") else None,
        turns=state.turns,
        table=state.table,
        proposals=state.proposals,
        proposal=state.proposal,
        passed=state.passed,
        answers=tuple(state.answers),
        ready=tuple(state.ready),
        handed_in=tuple([ballot is not None for ballot in state.ballots]),
        mine=None if seat is None else state.ballots[seat],
        payments=tuple([payment for payment in state.payments if seat in (payment.payer, payment.payee)]),
        rounds=tuple(state.rounds),
        pack_set=state.next_pack is not None,
        dropped=state.dropped,
        seeing_bank=setting.seeing_bank,
        panel=panel(tuple(state.mandates), setting.quota) if setting.panel and bargaining else None,
    )


def knows(state: Coalitions, seat: Seat | None, other: Seat) -> bool:
    """One's own money; everybody's with an open ledger, and when the game is over."""
    return seat == other or state.setting.open_ledger or state.phase == "over"  # COA-13


@cache
def panel(mandates: tuple[int, ...], quota: int) -> Panel:
    game = Voting(quota, mandates)
    found = list(islice(minimal_winning(game), SHOWN + 1))
    power = tuple([round(1000 * share) for share in shapley_shubik(game)])
    governments = tuple([members(coalition) for coalition in found[:SHOWN]])
    return Panel(governments, len(found) <= SHOWN, power)


def members(coalition: int) -> Seats:
    return tuple([seat for seat in range(coalition.bit_length()) if coalition >> seat & 1])
