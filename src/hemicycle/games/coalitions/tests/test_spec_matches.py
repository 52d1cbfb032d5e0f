"""Random whole matches of Coalitions from plain data, every move entered in a second set of books; not single rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hemicycle.core.choices import plain
from hemicycle.core.state import HOST, NATURE
from hemicycle.games.coalitions.tests.bookkeeping import Book
from hemicycle.games.coalitions.tests.following import awaited, check, conserved, could_have_been, possible
from hemicycle.games.coalitions.tests.oracle import Deal, fits, governments, packs
from hemicycle.games.coalitions.tests.playing import Table
from hemicycle.testing.sights import sight

rule = pytest.mark.rule
Move = tuple[int, dict[str, Any]]
PATIENCE = 150  # moves, after which the bank brings a match to its end


@st.composite
def agreed(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """Little money and few rounds, so that players go out and matches end in every way."""
    seats = draw(st.integers(3, 7))
    kind = draw(st.sampled_from(["random", "classic", "list"]))
    mandates = 20 if kind == "classic" else draw(st.integers(max(seats, 5), 21))
    listed = [pack for players in range(3, seats + 1) for pack in packs(mandates, players)]
    some = st.lists(st.sampled_from(listed).map(list), min_size=1, max_size=5)
    ante = draw(st.integers(1, 4))
    round_limit = draw(st.one_of(st.none(), st.integers(1, 6)))
    sessions = st.just(60) if round_limit is None else st.sampled_from([None, 60])
    return seats, {
        "bargaining": draw(st.sampled_from(["public", "private", "alternate"])),
        "ante": ante,
        "start_money": draw(st.integers(ante, ante * 5)),
        "mandates": mandates,
        "packs": draw(some) if kind == "list" else kind,
        "period_seconds": draw(st.sampled_from([None, 60])),
        "turn_seconds": draw(st.sampled_from([None, 10])),
        "answer_seconds": draw(st.sampled_from([None, 11])),
        "ballot_seconds": draw(st.sampled_from([None, 12])),
        "turn_limit": draw(st.one_of(st.none(), st.integers(1, 8))),
        "round_limit": round_limit,
        "session_seconds": draw(sessions),
        "side_payments": draw(st.booleans()),
        "open_ledger": draw(st.booleans()),
        "done_early": draw(st.booleans()),
    }


class Wishes:
    """What people might do next, as the books say that they may; often what others did, so that they agree."""

    def __init__(self, book: Book, rng: Random) -> None:
        self.book, self.rng = book, rng

    def next(self, moves: int) -> Move:
        if moves > PATIENCE:
            return self.brought_to_an_end()
        if self.book.clocks and self.rng.random() < 0.07:
            return NATURE, {"do": "TimeUp", "clock": self.rng.choice(list(self.book.clocks))}
        if self.rng.random() < 0.06:
            return HOST, self.order()
        seats = awaited(self.book) if self.rng.random() < 0.8 else self.book.players
        seat = self.rng.choice([own for own in seats if possible(self.book, own)] or awaited(self.book))
        return seat, self.wish(seat)

    def brought_to_an_end(self) -> Move:
        if not self.book.last_round:
            return HOST, {"do": "EndSession"}
        if self.book.phase != "ballots":
            return HOST, {"do": "EndPeriod"}
        return self.rng.choice(awaited(self.book)), {"do": "Blank"}

    def order(self) -> dict[str, Any]:
        if self.rng.random() < 0.5 or self.book.last_round or self.only_round:
            clock, low = self.rng.choice([("period", 10), ("turn", 5), ("answer", 5), ("ballot", 5)])
            return {"do": "SetSeconds", "clock": clock, "seconds": self.rng.choice([0, low, 3600])}
        possible = packs(self.book.options["mandates"], len(self.book.players))
        return {"do": "NextPack", "pack": list(self.rng.choice(possible))}

    @property
    def only_round(self) -> bool:
        return bool(self.book.round == self.book.options["round_limit"])

    def wish(self, seat: int) -> dict[str, Any]:
        book = self.book
        if book.phase == "ballots":
            return self.written(seat)
        idle = seat not in awaited(book) and book.phase != "talk"
        if book.options["side_payments"] and book.money[seat] and (idle or self.rng.random() < 0.25):
            to = self.rng.choice([other for other in book.players if other != seat])
            return {"do": "Pay", "to": to, "amount": self.rng.randint(1, book.money[seat])}
        if book.phase == "talk" or (book.may_be_done and (idle or self.rng.random() < 0.15)):
            return {"do": "Ready", "ready": seat not in book.ready}
        if book.phase == "answers":
            return {"do": "Answer", "proposal": book.proposals, "accept": self.rng.random() < 0.8}
        if self.rng.random() < 0.35:
            return {"do": "Pass"}
        if book.table and self.rng.random() < 0.3:
            return {"do": "NoDeal"}
        return self.deal("Propose", self.new_deal())

    def written(self, seat: int) -> dict[str, Any]:
        others = [deal for deal in self.book.ballots.values() if deal]
        if self.rng.random() < 0.15:
            return {"do": "Blank"}
        agreed = others and self.rng.random() < 0.9
        return self.deal("Ballot", self.rng.choice(others) if agreed else self.any_deal())

    def deal(self, action: str, deal: Deal) -> dict[str, Any]:
        return {"do": action, "members": list(deal[0]), "shares": list(deal[1])}

    def new_deal(self) -> Deal:
        while (deal := self.any_deal()) == self.book.table:
            pass
        return deal

    def any_deal(self) -> Deal:
        members = self.rng.choice(governments(tuple(self.book.mandates)))
        shares = [0] * len(members)
        for _ in range(self.book.pool):
            shares[self.rng.randrange(len(shares))] += 1
        return members, tuple(shares)


def enter(table: Table, book: Book, move: Move) -> None:
    seat, data = move
    table.do(seat, data["do"], **{name: value for name, value in data.items() if name != "do"})
    book.take(seat, data)


def nature(table: Table, book: Book, rng: Random) -> None:
    """Its packs are valid, and cards go to players in, one each."""
    phase, choices = book.phase, table.state.choices(NATURE)
    data = plain(choices.pick(rng))
    assert data["do"] == {"pack": "Draw", "deal": "DealCards"}[phase]
    if phase == "pack":
        assert choices.size == len(packs(book.options["mandates"], len(book.players)))
        assert fits(data["pack"], book.options["mandates"], len(book.players))
    enter(table, book, (NATURE, data))


def imagine(table: Table, book: Book, rng: Random) -> None:
    """What somebody takes for possible, and cannot tell from what is."""
    seat = rng.choice([*range(book.seats), None])
    world = table.state.imagine(seat, rng)
    assert sight(world, seat) == sight(table.state, seat)
    assert conserved(world, book)
    if not book.options["open_ledger"]:  # which shows all payments to all
        could_have_been(world, book.options["start_money"])


def follow(table: Table, book: Book, rng: Random) -> set[str]:
    """Through a whole match, which is compared at every move; what was met."""
    wishes, met, moves = Wishes(book, rng), set[str](), 0
    while book.phase != "over":
        check(table.state, book)
        assert conserved(table.state, book)
        if rng.random() < 0.2:
            imagine(table, book, rng)
        if book.phase in ("pack", "deal"):
            nature(table, book, rng)
            continue
        move = wishes.next(moves)
        met |= {move[1]["do"], str(move[1].get("clock", "")).split(" ")[0]}
        enter(table, book, move)
        met |= {"dropped"} if book.dropped else set()
        moves += 1
    check(table.state, book)
    assert conserved(table.state, book)
    met |= {"governed" if own[-1] else "jackpot" for own in book.rounds}
    return met | ({"out"} if any(book.out) else set())


@rule("COA-1", "COA-2", "COA-3", "COA-4", "COA-5", "COA-6", "COA-7", "COA-8", "COA-9", "COA-10", "COA-11")
@rule("COA-12", "COA-13", "COA-14", "COA-15", "COA-16", "COA-17")
@settings(max_examples=30)
@given(agreed(), st.integers(0, 2**32))
def test_every_match_is_kept_alike(agreement: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = agreement
    table = Table(seats, **options)
    follow(table, Book(seats, table.options), Random(seed))


@rule("COA-9", "COA-10", "COA-14", "COA-15", "COA-16")
@pytest.mark.parametrize("bargaining", ["public", "private"])
def test_random_matches_meet_every_case(bargaining: str) -> None:
    """From fixed seeds: the books must not agree only where nothing happens."""
    met: set[str] = set()
    for seed in range(25):
        table = Table(5, bargaining=bargaining, ante=2, start_money=9, round_limit=8, session_seconds=900)
        met |= follow(table, Book(5, table.options), Random(seed))
    common = {"Pay", "TimeUp", "NextPack", "SetSeconds", "governed", "jackpot", "out", "dropped", "session"}
    of_one = {"public": {"Propose", "NoDeal", "Answer", "Pass"}, "private": {"Ready", "Ballot", "Blank"}}
    assert common | of_one[bargaining] <= met
