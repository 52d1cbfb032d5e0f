"""How Koalition keeps clocks, refusals, secrets and cards. Whether it goes by the book, others test."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import Illegal
from hemicycle.core.state import NATURE, TimeUp
from hemicycle.games.koalition.rules.actions import (
    GiveUp,
    Pass,
    Propose,
    Shake,
    Side,
    Suggest,
    TakeBack,
    Vote,
)
from hemicycle.games.koalition.rules.state import Koalition
from hemicycle.games.koalition.tests.scenes import (
    FIRST_OF,
    SPAIN,
    card,
    counted,
    dealt,
    do,
    lay,
    opened,
    pass_all,
    shuffled,
    start,
    turn,
)
from hemicycle.words import Words

rule = pytest.mark.rule

DOUBLE, SKULL, EGG, SAUSAGE, VEST = FIRST_OF.values()
PAGE_9 = (
    ["leaf 6", "rose 3"],
    ["lemon 5", "lemon 4"],
    ["rose 10", "rose 6"],
    ["hat 10", "hat 8"],
    ["lemon 9", "nut 4"],
)
SPLIT = (["rose 6", "hat 10"], ["rose 6 b", "leaf 9"], ["rose 3", "lemon 9"], ["hat 9", "lemon 8"])


def refusal(state: Koalition, seat: int, **data: Any) -> str:
    with pytest.raises(Illegal) as caught:
        state.read(seat, data)
    return caught.value.key


def hand(state: Koalition, seat: int) -> tuple[int, ...]:
    mine = state.view(seat).mine
    assert mine is not None
    return mine.politicians


# refusals


def in_a_round() -> Koalition:
    """Seat 0 has laid rose 10, seat 1 hat 10, and holds one action card of each kind; its turn is to play."""
    mine = [DOUBLE, SKULL, EGG, SAUSAGE, VEST, 60, 61, 62]
    state = opened([["rose 10", "rose 9"], ["hat 10", "hat 9"], ["leaf 9"]], [[DOUBLE + 1, VEST + 1], mine])
    lay(state, "rose 10", "hat 10")
    return state


@rule("KOA-16")
@pytest.mark.parametrize(
    ("before", "data", "key"),
    [
        ([], {"do": "Vest", "on": 0}, "nothing-to-cover"),
        ([], {"do": "Clear", "party": 0}, "no-scandal"),
        ([], {"do": "Skull", "on": 2}, "nobody-there"),
        ([], {"do": "Sausage", "party": 2}, "nobody-to-blame"),
        ([{"do": "Skull", "on": 0}], {"do": "Double", "on": 0}, "is-out"),
        ([{"do": "Skull", "on": 0}], {"do": "Egg", "on": 0}, "is-out"),
        ([{"do": "Skull", "on": 0}], {"do": "Sausage", "party": 0}, "nobody-to-blame"),
        ([{"do": "Skull", "on": 0}], {"do": "Skull", "on": 1}, "no-card"),
        ([{"do": "Egg", "on": 0}], {"do": "Sausage", "party": 0}, "nobody-to-blame"),
        ([{"do": "Double", "on": 0}], {"do": "Double", "on": 0}, "no-card"),
        ([{"do": "Sausage", "party": 0}], {"do": "Sausage", "party": 0}, "no-card"),
        ([], {"do": "Field", "politician": 0}, "round-first"),
        ([], {"do": "Propose", "coalition": 0}, "no-talks"),
        ([], {"do": "Side", "camps": [0]}, "no-camps"),
    ],
)
def test_a_card_that_may_not_be_played_is_refused_with_the_reason(
    before: list[dict[str, Any]], data: dict[str, Any], key: str
) -> None:
    state = in_a_round()
    for played in before:
        do(state, **played)
        while turn(state) != 1:
            do(state, do="Pass")
    held = state.view(1).held
    assert refusal(state, 1, **data) == key
    assert state.view(1).held == held


@rule("KOA-11")
def test_a_party_is_doubled_once_whichever_card() -> None:
    state = in_a_round()
    do(state, do="Double", on=0)
    while turn(state) != 0:
        do(state, do="Pass")
    assert refusal(state, 0, do="Double", on=0) == "double-once"
    assert state.legal(0, state.read(0, {"do": "Double", "on": 1}))


@rule("KOA-13", "KOA-14", "KOA-15")
def test_what_a_vest_has_covered_still_uses_up_the_once() -> None:
    eggs = [EGG, EGG + 1, SAUSAGE, SAUSAGE + 1, VEST, VEST + 1]
    state = opened([["rose 10"], ["hat 10"], ["leaf 9"]], [eggs])
    lay(state, "rose 10")
    for played in ({"do": "Egg", "on": 0}, {"do": "Vest", "on": 0}):
        do(state, **played)
        while turn(state) != 0:
            do(state, do="Pass")
    assert refusal(state, 0, do="Egg", on=0) == "egg-once"
    for played in ({"do": "Sausage", "party": 0}, {"do": "Clear", "party": 0}):
        do(state, **played)
        while turn(state) != 0:
            do(state, do="Pass")
    assert refusal(state, 0, do="Sausage", party=0) == "scandal-once"


@pytest.mark.parametrize(
    ("seat", "data", "key"),
    [
        (0, {"do": "Field", "politician": card("hat 10")}, "not-in-hand"),
        (0, {"do": "Field", "politician": 60}, "declare-joker"),
        (0, {"do": "Field"}, "missing"),
        (0, {"do": "Declare", "joker": 61, "party": 0}, "not-in-hand"),
        (0, {"do": "Pass"}, "must-lay"),
        (0, {"do": "Skull", "on": 0}, "lay-first"),
        (1, {"do": "Field", "politician": card("hat 10")}, "others-turn"),
        (1, {"do": "Skull", "on": 0}, "others-turn"),
        (1, {"do": "Pass"}, "others-turn"),
        (0, {"do": "GiveUp"}, "no-talks"),
        (0, {"do": "Dance"}, "none-of"),
    ],
)
def test_before_a_politician_is_laid(seat: int, data: dict[str, Any], key: str) -> None:
    state = opened([["rose 10"], ["hat 10"], ["leaf 9"]], [[60]])
    assert refusal(state, seat, **data) == key


def test_in_talks() -> None:
    """Green 6, Rose 19, Black 18, Yellow 18, Red 4; chairs A, C, D, E and E; B chairs nothing."""
    state = counted(*PAGE_9)
    assert [refusal(state, 1, do="Propose", coalition=0), refusal(state, 2, do="Pass")] == [
        "no-chair",
        "none-of",
    ]
    assert refusal(state, 2, do="Propose", coalition=9) == "no-such-coalition"
    assert refusal(state, 2, do="Shake", proposal=1) == "not-open"
    state.apply(3, Propose(rose_and_lemon(state)))
    state.apply(2, Shake(1))
    assert refusal(state, 2, do="Shake", proposal=1) == "hand-there"
    assert refusal(state, 4, do="TakeBack", proposal=1) == "no-hand-there"
    assert refusal(state, 0, do="Refuse", proposal=1) == "not-in-it"
    assert refusal(state, 3, do="Shake", proposal=1) == "not-in-it"
    assert refusal(state, 2, do="GoOn") == "not-given-up"
    state.apply(2, GiveUp())
    assert refusal(state, 2, do="GiveUp") == "given-up"
    assert refusal(state, 2, do="Field", politician=0) == "no-laying"
    assert refusal(state, 2, do="Egg", on=0) == "no-round"


def rose_and_lemon(state: Koalition) -> int:
    view = state.view(None)
    sets = [{view.blocs[bloc].party for bloc in own.members} for own in view.coalitions]
    return sets.index({0, 3})


@rule("KOA-22")
def test_who_is_in_no_coalition_has_nothing_to_give_up() -> None:
    state = counted(*PAGE_9)
    chairs = {seat for own in state.view(None).coalitions for seat in own.chairs}
    assert chairs == {2, 3, 4}
    assert refusal(state, 0, do="GiveUp") == "nothing-to-give-up"
    assert state.legal(0, Propose(0))
    assert set(state.awaited()) == chairs


# clocks


def test_every_clock_is_new() -> None:
    state, names = start(4, leader_vote=True, countries="8"), list[str]()
    rng = Random(3)
    while not state.over():
        for clock in state.clocks():
            if clock.name not in names[-1:]:
                names.append(clock.name)
        shuffled(state, rng, 1)
    assert max(Counter(names).values()) == 1
    assert {name.split()[0] for name in names} >= {"stand", "lay", "act", "talks"}


@rule("KOA-30")
def test_time_runs_out_in_talks() -> None:
    state = counted(*PAGE_9, election_limit=2)
    state.apply(NATURE, TimeUp(state.clocks()[0].name))
    view = state.view(None)
    assert [(failed.election, failed.why) for failed in view.failed] == [(1, "time")]
    assert (view.phase, view.election, view.turn) == ("lay", 2, 0)


@rule("KOA-30")
def test_the_silent_join_the_first_camp_clockwise_from_the_opener() -> None:
    for opener, camp in ((0, 0), (1, 1), (2, 0)):
        state = dealt(SPLIT, opener=opener)
        fielded(state)
        assert state.view(None).siding == (2,)
        state.apply(NATURE, TimeUp(state.clocks()[0].name))
        split = [own for own in state.view(None).blocs if own.camp]
        assert [(own.chair, own.members) for own in split] == [
            (chair, tuple(sorted({chair, 2} if chair == camp else {chair}))) for chair in (0, 1)
        ]


def fielded(state: Koalition) -> None:
    """Denmark, with the cards of SPLIT."""
    state.apply(NATURE, state.choices(NATURE).read({"do": "Reveal", "country": 11}))
    for at in range(8):
        lay(state, SPLIT[turn(state)][at // 4])
        pass_all(state)


# secrets


@rule("KOA-18")
def test_camps_lie_sealed_and_may_be_chosen_anew() -> None:
    fronts = (*SPLIT, ["rose 2", "fist 1"])
    state = counted(*fronts)
    assert state.awaited() == (2, 4)
    state.apply(2, Side((1,)))
    assert (state.sealed(), state.awaited(), state.view(2).my_side) == ((2,), (4,), (1,))
    assert {state.view(seat).my_side for seat in (0, 1, 3, 4, None)} == {None}
    state.apply(2, Side((0,)))
    assert state.view(2).my_side == (0,)


@rule("KOA-4")
def test_a_vote_lies_sealed() -> None:
    state = start(3, leader_vote=True)
    state.apply(NATURE, state.choices(NATURE).pick(Random(1)))
    for seat in (2, 0, 1):
        assert state.view(None).standing == (None, None, None)
        state.apply(seat, state.read(seat, {"do": "Stand", "stands": seat != 1}))
    assert state.view(None).standing == (True, False, True)
    assert refusal(state, 0, do="Vote", candidate=1) == "no-candidate"
    state.apply(0, Vote(None))
    assert (state.view(0).voted, state.view(1).voted, state.view(1).votes) == (True, False, ())


@rule("KOA-22")
def test_what_came_back_to_a_hand_is_known_to_all() -> None:
    state = counted(*PAGE_9)
    back = {seat: {card(word) for word in PAGE_9[seat]} for seat in range(5)}
    state.apply(NATURE, TimeUp(state.clocks()[0].name))
    for seed in range(5):
        imagined = state.imagine(0, Random(seed))
        assert all(back[seat] <= set(hand(imagined, seat)) for seat in range(1, 5))
    lay(state, "leaf 6", "lemon 5")
    held = [set(hand(state.imagine(None, Random(seed)), 1)) for seed in range(20)]
    assert all(card("lemon 4") in own and card("lemon 5") not in own for own in held)
    assert len({frozenset(own) for own in held}) == 20


@rule("KOA-30")
def test_what_the_game_laid_was_the_lowest() -> None:
    """Nobody imagines a lower one in that hand, but for one that came back to it."""
    state = opened([["rose 7", "rose 8"], ["leaf 9"], ["lemon 9"]], country=SPAIN)
    lowest = state.match.hands.first(0)
    state.apply(NATURE, TimeUp(state.clocks()[0].name))
    assert state.view(None).table[0].card == lowest
    rank = state.match.setting.cards.rank
    for seed in range(10):
        own = hand(state.imagine(1, Random(seed)), 0)
        assert min([rank[held] for held in own]) > rank[lowest]
        assert own != hand(state, 0)


@pytest.mark.parametrize("seats", [3, 7, 9])
def test_cards_are_kept_together_at_every_move(seats: int) -> None:
    """Both of a state and of what is imagined in its place, however long it was played."""
    state, rng = start(seats, countries="8", election_limit=2), Random(seats)
    while not state.over():
        shuffled(state, rng, 1 + rng.randrange(9))
        for own in (state, state.imagine(rng.randrange(seats), rng)):
            kept(own)


def kept(state: Koalition) -> None:
    view = state.view(None)
    hands = [state.view(seat).mine for seat in range(state.seats)]
    seen = [*view.aside, *[lying.card for lying in view.table]]
    seen += [own for hand in hands if hand for own in (*hand.politicians, *hand.jokers)]
    assert len(seen) == len(set(seen))
    politicians = [own for own in seen if own in state.match.setting.politicians]
    assert len(politicians) + view.undealt[0] == len(state.match.setting.politicians)
    marks = [mark.kind for lying in view.table for mark in lying.marks]
    marks += [mark.kind for tally in view.tallies for mark in tally.scandals]
    played = Counter(marks)
    for kind, many in view.spent:
        played[kind] += many
    for hand in hands:
        played += Counter(dict(hand.actions)) if hand else Counter()
    jokers = [own for own in seen if own not in state.match.setting.politicians]
    assert sum(played.values()) + len(jokers) + view.undealt[1] == len(state.match.setting.deck)
    assert all(played[kind] <= count for kind, count in view.deck.actions)


# talks


@rule("KOA-21")
def test_a_proposal_gives_way_to_the_next_of_the_same_chair() -> None:
    state = counted(*PAGE_9)
    state.apply(3, Propose(0))
    state.apply(2, Propose(0))
    state.apply(3, Propose(1))
    assert [(own.number, own.by, own.coalition) for own in state.view(None).proposals] == [
        (2, 2, 0),
        (3, 3, 1),
    ]
    assert refusal(state, 2, do="Shake", proposal=1) == "not-open"


@rule("KOA-21")
def test_a_hand_taken_back_leaves_the_proposal_open() -> None:
    state = counted(*PAGE_9)
    state.apply(2, Propose(rose_and_lemon(state)))
    state.apply(2, TakeBack(1))
    assert state.view(None).proposals[0].hands == ()
    state.apply(4, Shake(1))
    assert state.phase.name == "talks"
    state.apply(2, Shake(1))
    government = state.view(None).pad[0].government
    assert [(own.party, own.chair) for own in government] == [(0, 2), (3, 4)]


def test_what_is_asked_in_talks_is_asked_by_kind() -> None:
    state = counted(*PAGE_9)
    state.apply(3, Propose(rose_and_lemon(state)))
    state.apply(2, Propose(rose_and_lemon(state)))
    form = state.choices(2).describe()["either"]
    assert [kind["make"] for kind in form[1]["either"]] == ["Shake", "TakeBack", "Refuse", "GiveUp"]
    assert form[1]["either"][2]["fields"] == {"proposal": {"pick": [1, 2], "of": "proposal"}}
    words = Words("koalition", "en").naming(state.names())
    assert words.name("proposal", 1) == "proposal of Seat 4: Socialists and Liberals"


def test_offers_in_talk_are_coalitions() -> None:
    state = counted(*PAGE_9)
    assert list(state.offers(1)) == [Suggest(1, own) for own in range(len(state.view(None).coalitions))]
    assert not opened([["rose 10"], ["hat 10"], ["leaf 9"]]).offers(0).size


def test_a_late_click_cannot_mean_another_proposal() -> None:
    """Proposals are numbered through the match."""
    state = counted(*PAGE_9)
    state.apply(2, Propose(0))
    for seat in (2, 3, 4):
        state.apply(seat, GiveUp())
    while state.phase.name != "talks":
        shuffled(state, Random(2), 1)
    chair = state.awaited()[0]
    state.apply(chair, Propose(0))
    assert state.view(None).proposals[0].number == 2 or not state.view(None).proposals


@rule("KOA-10")
def test_whoever_cannot_play_is_not_asked() -> None:
    state = opened([["rose 10"], ["hat 10"], ["leaf 9"]], [[], [DOUBLE], [60]], actions=True)
    for seat in range(3):
        state.match.hands.deck[seat] = [0, 1 << 5, 1][seat]
    lay(state, "rose 10")
    assert (state.phase.name, turn(state)) == ("lay", 1)
    do(state, do="Field", politician=card("hat 10"))
    assert (state.phase.name, turn(state)) == ("offer", 1)
    do(state, do="Double", on=0)
    assert (state.phase.name, turn(state), list(state.choices(2))) == ("round", 2, [Pass()])
    do(state, do="Pass")
    assert (state.phase.name, turn(state)) == ("lay", 2)
