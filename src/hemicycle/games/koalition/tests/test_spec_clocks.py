"""What happens in Koalition when time runs out, and how long there is; not what could have been done in time."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.playing import COUNTRY, HAT, LEMON, ROSE, Table, counted, opened
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9

rule = pytest.mark.rule
CLOCKS: dict[str, Any] = {"talks_seconds": 77, "move_seconds": 44, "action_seconds": 11}
SPLIT = ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "rose 5, lemon 9"]


def lots(table: Table) -> list[int]:
    return sorted(plain(own)["seat"] for own in table.state.choices(NATURE))


@rule("KOA-30")
def test_who_does_not_say_does_not_stand() -> None:
    table = Table(4, **CLOCKS).shuffle()
    assert table.clocks == {"stand": 44}
    table.do(2, "Stand", stands=True)
    table.do(0, "Stand", stands=True)
    table.ring("stand")
    assert table.view.standing == (True, False, True, False)
    assert (table.view.phase, table.clocks) == ("vote", {"vote": 44})


@rule("KOA-4", "KOA-30")
def test_nobody_says_anything() -> None:
    table = Table(4, **CLOCKS).shuffle()
    table.ring("stand")
    assert (table.chance, lots(table)) == ("DrawLeader", [0, 1, 2, 3])
    table.do(NATURE, "DrawLeader", seat=1)
    assert (table.view.phase, table.view.leader, table.clocks) == ("appoint", 1, {"appoint": 44})
    table.ring("appoint")
    assert (table.chance, lots(table)) == ("DrawOpener", [0, 1, 2, 3])
    table.do(NATURE, "DrawOpener", seat=3)
    assert table.shuffle().view.turn == 3


@rule("KOA-30")
def test_who_does_not_vote_abstains() -> None:
    table = Table(4, **CLOCKS).shuffle()
    for seat in range(4):
        table.do(seat, "Stand", stands=seat < 2)
    table.do(3, "Vote", candidate=1)
    table.ring("vote")
    assert table.view.votes == (None, None, None, 1)
    assert table.view.leader == 1


@rule("KOA-30")
@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        (["rose 10", "hat 9"], "nut 7"),
        (["lemon 4", "rose 4", "hat 4"], "rose 4"),
        (["cross 2", "nut 4", "hat 2", "nut 2"], "hat 2"),
    ],
)
def test_the_lowest_politician_is_laid(hand: list[str], laid: str) -> None:
    """Of equals the one whose party comes first on the overview card."""
    words = [*hand, *[f"{party} {value}" for party, value in HIGH if f"{party} {value}" not in hand]]
    table = opened({0: words[:12]}, **CLOCKS)
    assert table.clocks == {"lay": 44}
    table.ring("lay")
    assert table.word(table.view.table[0].card) == laid


HIGH = [
    ("rose", 10), ("rose", 9), ("hat", 10), ("hat", 9), ("leaf", 9), ("lemon", 9), ("rose", 8), ("hat", 8),
    ("leaf", 8), ("lemon", 8), ("fist", 8), ("nut", 7),
]  # fmt: skip


@rule("KOA-30")
def test_a_joker_of_the_politician_deck_is_laid_after_politicians_as_low() -> None:
    high = [f"{party} {value}" for party, value in HIGH][:7]
    table = opened({0: ["joker 5", "rose 5", *high]}, seats=7, **CLOCKS)
    table.ring("lay")
    assert table.word(table.view.table[0].card) == "rose 5"


@rule("KOA-8", "KOA-30")
def test_only_jokers_are_left() -> None:
    """One is laid as a politician of the party with most votes on the table."""
    table = opened({3: ["joker 5", "joker 5", "joker 5"]}, seats=7, size=4, **CLOCKS)
    table.finish()
    table.do(NATURE, "Reveal", country=COUNTRY["Finland"])
    table.finish()
    assert table.state.view(3).mine.politicians == (62, 63, 64)
    table.do(NATURE, "Reveal", country=COUNTRY["Ireland"])
    while table.view.turn != 3:
        seat = table.view.turn
        table.do(seat, "Field", politician=table.state.view(seat).mine.politicians[0])
        table.quiet()
    votes = [own.votes for own in table.view.tallies]
    table.ring("lay")
    lying = table.view.table[-1]
    assert (lying.card, lying.value, lying.owner) == (62, 5, 3)
    assert votes[lying.party] == max(votes)


@rule("KOA-30")
def test_whoever_lets_time_pass_passes() -> None:
    table = opened({0: ["rose 10"], 1: ["hat 10"]}, {0: ["double"], 1: ["skull"]}, **CLOCKS)
    table.lay("rose 10")
    assert (table.view.phase, table.clocks) == ("offer", {"act": 11})
    table.ring("act")
    assert (table.view.phase, table.view.turn) == ("lay", 1)
    table.lay("hat 10")
    table.do(1, "Skull", on=0)
    for seat in (2, 3, 4, 0, 1):
        assert (table.view.phase, table.view.turn, table.clocks) == ("round", seat, {"act": 11})
        table.ring("act")
    assert (table.view.phase, table.view.turn) == ("lay", 2)


@rule("KOA-30")
@pytest.mark.parametrize("opener", range(5))
def test_the_camp_of_the_first_tied_clockwise_from_the_opener(opener: int) -> None:
    table = counted(SPLIT, opener=opener, **CLOCKS)
    assert (table.view.phase, table.clocks) == ("camps", {"camps": 44})
    table.do(4, "Side", camps=[1])
    table.ring("camps")
    camp = 1 if opener == 1 else 0
    members = {own.chair: set(own.members) for own in table.view.blocs if own.party == ROSE}
    assert members == {0: {0} | ({2} if camp == 0 else set()), 1: {1, 4} | ({2} if camp == 1 else set())}


@rule("KOA-22", "KOA-30")
def test_talks_that_time_out_are_new_elections() -> None:
    table = counted(PAGE_9, **CLOCKS)
    assert (table.view.phase, table.clocks) == ("talks", {"talks": 77})
    table.do(4, "Propose", coalition=table.number(ROSE, LEMON))
    assert table.clocks == {"talks": 77}
    table.ring("talks")
    assert (table.view.phase, table.view.election, table.view.proposals) == ("lay", 2, ())
    assert [own.why for own in table.view.failed] == ["time"]
    with table.refuses():
        table.do(2, "Shake", proposal=1)


@rule("KOA-30")
def test_every_clock_is_a_new_one() -> None:
    """So that nobody's time is counted as another's; it is the same one while talks go on."""
    table = opened({seat: front.split(", ") for seat, front in enumerate(PAGE_9)}, **CLOCKS)
    names: list[str] = []
    cards = [front.split(", ") for front in PAGE_9]
    for turn in range(10):
        names += [clock.name for clock in table.state.clocks()]
        table.lay(cards[turn % 5][turn // 5])
        while table.view.phase in ("offer", "round"):
            names += [clock.name for clock in table.state.clocks()]
            table.ring("act")
    names += [clock.name for clock in table.state.clocks()]
    assert len(names) == len(set(names))
    table.do(3, "Propose", coalition=table.number(HAT, LEMON))
    table.do(3, "GiveUp")
    assert [clock.name for clock in table.state.clocks()] == names[-1:]


@rule("KOA-30")
@pytest.mark.parametrize("none", ["talks_seconds", "move_seconds", "action_seconds"])
def test_without_seconds_there_is_no_clock(none: str) -> None:
    given: dict[str, Any] = {**CLOCKS, none: None}
    kinds: set[str] = set()
    table = Table(5, **given).shuffle()
    kinds |= set(table.clocks)
    for later in (
        opened({0: ["rose 10"]}, {0: ["double"]}, **given),
        counted(SPLIT, **given),
        counted(PAGE_9, **given),
    ):
        kinds |= set(later.clocks)
        if later.view.phase == "lay":
            later.lay("rose 10")
            kinds |= set(later.clocks)
    of = {"talks_seconds": {"talks"}, "action_seconds": {"act"}, "move_seconds": {"stand", "lay", "camps"}}
    assert kinds == set().union(*[own for name, own in of.items() if name != none])
    assert opened({}).clocks == {}


@rule("KOA-30")
def test_nature_has_no_clock() -> None:
    table = Table(5, **CLOCKS)
    while table.chance:
        assert table.clocks == {}
        table.state = table.state.play(NATURE, table.state.choices(NATURE)[0])
