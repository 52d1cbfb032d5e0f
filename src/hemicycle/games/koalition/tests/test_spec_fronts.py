"""Votes, chairs, camps and who may govern in Koalition, on fronts drawn at random or counted out; no turns."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import permutations, product
from operator import or_
from random import Random
from typing import Any

import pytest

from hemicycle.games.koalition.rules import components as cards
from hemicycle.games.koalition.rules.coalitions import Coalitions
from hemicycle.games.koalition.rules.count import NOBODY, Count, count
from hemicycle.games.koalition.rules.table import CLEAR, DOUBLE, EGG, SAUSAGE, SKULL, VEST, Table
from hemicycle.games.koalition.tests import oracle
from hemicycle.games.koalition.tests.cardset import KINDS, SHIPPED, Cards, flat
from hemicycle.games.koalition.tests.electing import Election, Placed

rule = pytest.mark.rule
DEEDS = {"double": DOUBLE, "skull": SKULL, "egg": EGG, "sausage": SAUSAGE, "vest": VEST}


LOW = flat(2)
SETS = [SHIPPED, LOW, flat(4)]
READ = [cards.cards(deck) for deck in SETS]


class Both:
    """The same front in the rules' keeping and in that of the tests."""

    def __init__(self, deck: dict[str, Any]) -> None:
        self.cards = Cards(deck)
        self.rules = READ[SETS.index(deck)]
        self.fronts, self.election = Table(self.rules), Election()

    def lay(self, card: int, party: int, owner: int) -> None:
        self.fronts.lay(card, party, owner)
        self.election.table.append(Placed(card, party, self.cards.value(card), owner))

    def play(self, kind: str, field: str, target: int, by: int) -> None:
        self.fronts.play(CLEAR if (kind, field) == ("vest", "party") else DEEDS[kind], target, by)
        if field == "on":
            self.election.mark(kind, by, target)
        else:
            self.election.scandal(kind, by, target)

    def fill(self, seats: int, fields: int, rng: Random) -> None:
        for turn, card in enumerate(rng.sample(range(65), seats * fields)):
            party = rng.randrange(7) if card >= 60 else self.cards.politicians[card][0]
            self.lay(card, party, turn % seats)

    def meddle(self, seats: int, plays: int, rng: Random) -> None:
        for _ in range(plays):
            kind = rng.choice(KINDS)
            if targets := self.election.targets(kind):
                self.play(kind, *rng.choice(targets), by=rng.randrange(seats))


def drawn(rng: Random) -> tuple[Both, int]:
    both = Both(rng.choice(SETS))
    seats = rng.choice([3, 4, 5, 6, 10] if both.cards.politicians[0][1] == 10 else [3, 4, 5])
    fields = rng.choice([2, 3, 4])
    both.fill(seats, fields, rng)
    both.meddle(seats, rng.choice([0, 0, 3, 8, 14]), rng)
    return both, seats


def blocs(count: Count) -> list[tuple[int, int | None, int]]:
    chairs = [None if chair == NOBODY else chair for chair in count.chairs]
    return list(zip(count.parties, chairs, count.votes, strict=True))


def governments(count: Count, found: list[int]) -> list[frozenset[tuple[int, int | None, int]]]:
    every = blocs(count)
    return [frozenset(bloc for at, bloc in enumerate(every) if mask >> at & 1) for mask in found]


def plain(government: oracle.Government) -> frozenset[tuple[int, int | None, int]]:
    return frozenset((bloc.party, bloc.chair, bloc.votes) for bloc in government)


def check(both: Both, seats: int) -> set[str]:
    """Everything that is counted, both ways; what was met."""
    poll, ruled = both.election.poll(), count(both.fronts, seats)
    own = poll.blocs()
    assert sorted(blocs(ruled), key=str) == sorted(
        [(one.party, one.chair, one.votes) for one in own], key=str
    )
    assert (ruled.total, ruled.majority) == (oracle.total(own), oracle.majority(own))
    alone, met = oracle.alone(own), set[str]()
    if alone is None:
        assert ruled.absolute() == NOBODY
    else:
        assert blocs(ruled)[ruled.absolute()] == (alone.party, alone.chair, alone.votes)
    for fewest in (False, True):
        numbered = Coalitions(ruled, both.rules, fewest)
        masks = numbered.listed(10**6)
        assert [numbered.number(mask) for mask in masks] == list(range(numbered.size))
        assert numbered.members() == reduce(or_, masks, 0)
        found = governments(ruled, masks)
        expected = oracle.coalitions(own, both.cards.partners, "fewest" if fewest else "minimal")
        assert len(found) == len(expected)
        assert set(found) == {plain(government) for government in expected}
        met |= {f"{'fewest' if fewest else 'minimal'} {min(len(found), 3)}"}
        met |= {"both camps"} if any(len({b.party for b in g}) < len(g) for g in expected) else set()
    met |= {"alone"} if alone else set()
    return met | seen(own, poll)


def seen(own: oracle.Blocs, poll: oracle.Poll) -> set[str]:
    met = {"split" if bloc.camp else "party" for bloc in own}
    if any(sum(bloc.party == other.party for other in own) > 2 for bloc in own):
        met |= {"three camps"}
    met |= {"no chair"} if any(bloc.chair is None and bloc.votes for bloc in own) else set()
    return met | {"doubled" for _ in poll.doubled} | {"scandal" for _ in poll.scandals}


@rule("KOA-11", "KOA-14", "KOA-17", "KOA-19", "KOA-20")
@pytest.mark.parametrize("part", range(4))
def test_who_may_govern_on_ten_thousand_fronts(part: int) -> None:
    rng, met = Random(part), Counter[str]()
    for _ in range(2500):
        both, seats = drawn(rng)
        met.update(check(both, seats))
    expected = {"split", "three camps", "both camps", "no chair", "doubled", "scandal", "alone"}
    expected |= {f"{size} {many}" for size in ("minimal", "fewest") for many in (0, 1, 2, 3)}
    assert {what for what in expected if met[what] >= 10} == expected


@rule("KOA-11", "KOA-12", "KOA-13", "KOA-14", "KOA-15", "KOA-16")
def test_what_every_action_card_may_be_played_on() -> None:
    rng, met = Random(5), set[str]()
    for _ in range(60):
        both, seats = Both(rng.choice(SETS)), 4
        both.fill(seats, 3, rng)
        for _ in range(30):
            met |= same_targets(both)
            both.meddle(seats, 1, rng)
    assert met == {"double", "skull", "egg", "sausage", "vest", "clear", "egg below skull"}


def same_targets(both: Both) -> set[str]:
    masks = {
        "double": both.fronts.may_double(),
        "skull": both.fronts.may_strike(),
        "egg": both.fronts.may_egg(),
        "sausage": both.fronts.may_scandalise(),
        "vest": both.fronts.may_whitewash(),
        "clear": both.fronts.scandals,
    }
    own = {kind: [at for field, at in both.election.targets(kind) if field == "on"] for kind in KINDS}
    own["sausage"] = [at for _, at in both.election.targets("sausage")]
    own["clear"] = [at for field, at in both.election.targets("vest") if field == "party"]
    assert masks == {kind: sum(1 << at for at in places) for kind, places in own.items()}
    below = any(placed.active("egg") and placed.active("skull") for placed in both.election.table)
    return {kind for kind, places in own.items() if places} | ({"egg below skull"} if below else set())


ROSE, LEMON = 0, 3  # they may govern together
MARKS = [("skull",), ("egg",), ("egg", "skull")]


def shrunken() -> list[int]:
    """Two roses of 2 and one of 1, two lemons of 2 and one of 1."""
    low = Cards(LOW)
    numbers = [
        [card for card, own in enumerate(low.politicians) if own == (party, value)]
        for party, value in ((ROSE, 2), (ROSE, 1), (LEMON, 2), (LEMON, 1))
    ]
    return [*numbers[0][:2], numbers[1][0], *numbers[2][:2], numbers[3][0]]


@rule("KOA-11", "KOA-12", "KOA-13", "KOA-14", "KOA-15", "KOA-17", "KOA-19", "KOA-20")
def test_a_shrunken_game_counted_out() -> None:
    """Two parties, three players, two cards each: every way they can lie, plain or doubled and scandalised in every
    way, or with one of them marked."""
    cards = shrunken()
    deals = {
        tuple(sorted((owner, card) for owner, card in zip(order, cards, strict=True)))
        for order in permutations((0, 0, 1, 1, 2, 2))
    }
    assert len(deals) == 90
    both_ways = (False, True)
    plain = [(0, (), extras) for extras in product(both_ways, repeat=4)]
    marked = [
        (card, marks, (double, False, False, scandal))
        for card, marks, double, scandal in product(range(6), MARKS, both_ways, both_ways)
    ]
    met = Counter[str]()
    for deal in sorted(deals):
        for marking in plain + marked:
            met.update(check(lying(deal, *marking), 3))
    unmarked = [check(lying(deal, *plain[0]), 3) for deal in deals]
    assert sum("split" in found for found in unmarked) == 6 * 6  # where each has one card of either party
    assert {"split", "both camps", "alone", "minimal 0", "minimal 1"} <= set(met)


def lying(deal: Any, marked: int, marks: tuple[str, ...], extras: tuple[bool, ...]) -> Both:
    both = Both(LOW)
    for owner, card in deal:
        both.lay(card, both.cards.politicians[card][0], owner)
    parties = [placed.party for placed in both.election.table]
    for doubled, scandal, party in zip(extras[:2], extras[2:], (ROSE, LEMON), strict=True):
        if doubled:
            both.play("double", "on", parties.index(party), 1)
        if scandal:
            both.play("sausage", "party", party, 2)
    for kind in marks:
        both.play(kind, "on", marked, 0)
    return both
