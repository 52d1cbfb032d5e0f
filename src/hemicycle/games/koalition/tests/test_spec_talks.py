"""Camps, proposals and hands in Koalition; not what a government earns, nor how talks end without one."""

from __future__ import annotations

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.games.koalition.tests.playing import (
    HAT,
    LEAF,
    LEMON,
    NUT,
    ROSE,
    Table,
    counted,
    elected,
)
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_9

rule = pytest.mark.rule
SPLIT = ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "rose 5, lemon 9"]


def siding() -> Table:
    return counted(SPLIT)


@rule("KOA-18")
def test_others_choose_a_camp_each_before_talks() -> None:
    table = siding()
    assert (table.view.phase, sorted(table.view.siding)) == ("camps", [2, 4])
    assert sorted(table.state.awaited()) == [2, 4]
    form = table.state.choices(2).describe()
    assert form["fields"]["camps"]["labels"] == [ROSE]
    with table.refuses():
        table.do(0, "Side", camps=[0])
    with table.refuses():
        table.do(2, "Side", camps=[2])
    table.do(2, "Side", camps=[1])
    assert table.view.phase == "camps"
    table.do(4, "Side", camps=[0])
    assert table.view.phase == "talks"
    members = {own.chair: set(own.members) for own in table.view.blocs if own.party == ROSE}
    assert members == {0: {0, 4}, 1: {1, 2}}


@rule("KOA-12", "KOA-13", "KOA-18")
@pytest.mark.parametrize(("card", "asked"), [("Egg", [2, 4]), ("Skull", [4])])
def test_who_is_out_is_no_part_of_a_camp(card: str, asked: list[int]) -> None:
    """With an egg he still is."""
    table = elected(SPLIT, {3: [card.lower()]})
    table.act(3, card, on=table.place("rose 3"))
    table.quiet()
    assert (table.view.phase, list(table.view.siding)) == ("camps", asked)


@rule("KOA-18")
def test_camps_are_chosen_in_secret() -> None:
    seen = []
    for camp in (0, 1):
        table = siding()
        table.do(2, "Side", camps=[camp])
        assert table.state.view(2).my_side == (camp,)
        assert table.state.sealed() == (2,)
        seen.append([own for at, own in enumerate(table.sights()) if at != 2])
    assert seen[0] == seen[1]


@rule("KOA-18", "KOA-23")
def test_who_stands_in_a_camp_governs_with_it() -> None:
    """Camps of 12 votes each, Conservatives 26, Liberals 19, of 69."""
    table = siding()
    table.do(2, "Side", camps=[1])
    table.do(4, "Side", camps=[0])
    assert (table.view.total, table.view.majority) == (69, 35)
    number = table.number(ROSE, ROSE, LEMON, chairs=[0, 1, 4])
    table.do(0, "Propose", coalition=number)
    table.do(1, "Shake", proposal=table.view.proposals[0].number)
    table.do(4, "Shake", proposal=table.view.proposals[0].number)
    [row] = table.view.pad
    assert row.influence == (1, 2, 2, 0, 2)
    assert [(own.party, own.chair, own.votes, own.bonus) for own in row.government] == [
        (LEMON, 4, 19, 2),
        (ROSE, 0, 12, 1),
        (ROSE, 1, 12, 1),
    ]
    assert row.bonus == (1, 1, 0, 0, 2)


@rule("KOA-20")
def test_who_may_govern_is_the_same_for_all_and_known() -> None:
    table = counted(PAGE_9)
    views = [table.state.view(seat) for seat in (*range(5), None)]
    assert all(view.coalitions == views[0].coalitions for view in views)
    for seat in (0, 2, 3, 4):
        offered = [own.coalition for own in table.state.choices(seat) if type(own).__name__ == "Propose"]
        assert sorted(offered) == list(range(len(views[0].coalitions)))


@rule("KOA-20")
def test_fewest_forbids_larger_coalitions() -> None:
    """Rose 20, Liberals 11, Greens 6, Communists 5 and Conservatives 18 of 60."""
    fronts = ["rose 10, rose 10", "lemon 9, lemon 2", "leaf 5, leaf 1", "nut 4, nut 1", "hat 10, hat 8"]
    minimal, fewest = counted(fronts), counted(fronts, coalition_size="fewest")
    assert (minimal.view.coalition_size, fewest.view.coalition_size) == ("minimal", "fewest")
    assert minimal.number(ROSE, LEAF, NUT) != minimal.number(ROSE, LEMON)
    assert fewest.number(ROSE, LEMON) == 0
    assert len(fewest.view.coalitions) == 1
    with pytest.raises(LookupError):
        fewest.number(ROSE, LEAF, NUT)


@rule("KOA-21")
def test_any_chair_may_propose_and_nobody_else() -> None:
    """Seat 1 chairs nothing; seat 0 chairs the Greens, who belong to no coalition, and may still propose one."""
    table = counted(PAGE_9)
    assert sorted(table.state.to_act()) == [0, 2, 3, 4]
    with table.refuses():
        table.do(1, "Propose", coalition=0)
    table.do(0, "Propose", coalition=table.number(ROSE, LEMON))
    [proposal] = table.view.proposals
    assert (proposal.by, proposal.hands) == (0, ())
    with table.refuses():
        table.do(0, "Shake", proposal=proposal.number)
    with table.refuses():
        table.do(3, "Shake", proposal=proposal.number)
    with table.refuses():
        table.do(0, "GiveUp")
    table.do(2, "Shake", proposal=proposal.number)
    assert table.view.proposals[0].hands == (2,)
    table.do(4, "Shake", proposal=proposal.number)
    assert [own.party for own in table.view.pad[0].government] == [ROSE, LEMON]


@rule("KOA-21")
def test_a_proposal_is_a_hand_and_a_new_one_replaces_it() -> None:
    table = counted(PAGE_9)
    table.do(4, "Propose", coalition=table.number(ROSE, LEMON))
    [first] = table.view.proposals
    assert first.hands == (4,)
    table.do(2, "Propose", coalition=table.number(HAT, LEMON))
    table.do(4, "Propose", coalition=table.number(HAT, LEMON))
    proposals = table.view.proposals
    assert sorted(own.by for own in proposals) == [2, 4]
    assert first.number not in [own.number for own in proposals]
    assert [own.hands for own in proposals if own.by == 4] == [(4,)]
    with table.refuses():
        table.do(2, "Shake", proposal=first.number)


@rule("KOA-21")
def test_a_hand_may_be_taken_back_until_it_is_sealed() -> None:
    table = counted(PAGE_9)
    table.do(4, "Propose", coalition=table.number(ROSE, LEMON))
    number = table.view.proposals[0].number
    table.do(4, "TakeBack", proposal=number)
    assert table.view.proposals[0].hands == ()
    with table.refuses():
        table.do(4, "TakeBack", proposal=number)
    table.do(2, "Shake", proposal=number)
    assert table.view.phase == "talks"
    table.do(2, "TakeBack", proposal=number)
    table.do(2, "Shake", proposal=number)
    table.do(4, "Shake", proposal=number)
    assert len(table.view.pad) == 1


@rule("KOA-21")
@pytest.mark.parametrize("seat", [2, 4])
def test_a_refusal_strikes_it(seat: int) -> None:
    table = counted(PAGE_9)
    table.do(4, "Propose", coalition=table.number(ROSE, LEMON))
    number = table.view.proposals[0].number
    for other in (0, 3):
        with table.refuses():
            table.do(other, "Refuse", proposal=number)
    table.do(seat, "Refuse", proposal=number)
    assert table.view.proposals == ()
    for action in ("Shake", "TakeBack", "Refuse"):
        with table.refuses():
            table.do(2, action, proposal=number)


@rule("KOA-21")
def test_hands_may_lie_in_several_and_the_first_complete_one_governs() -> None:
    table = counted(PAGE_9)
    table.do(2, "Propose", coalition=table.number(ROSE, LEMON))
    table.do(3, "Propose", coalition=table.number(HAT, LEMON))
    table.do(0, "Propose", coalition=table.number(ROSE, LEMON))
    by = {own.by: own.number for own in table.view.proposals}
    table.do(2, "Shake", proposal=by[0])
    assert {own.by: own.hands for own in table.view.proposals} == {2: (2,), 3: (3,), 0: (2,)}
    table.do(4, "Shake", proposal=by[3])
    assert [own.party for own in table.view.pad[0].government] == [HAT, LEMON]
    assert table.view.proposals == ()


@rule("KOA-21")
def test_a_race_for_a_proposal_that_is_gone() -> None:
    """What was read before another's move and arrives after it is refused with a sentence."""
    table = counted(PAGE_9)
    table.do(4, "Propose", coalition=table.number(ROSE, LEMON))
    number = table.view.proposals[0].number
    late = table.state.read(2, {"do": "Shake", "proposal": number})
    table.do(4, "Propose", coalition=table.number(HAT, LEMON))
    with pytest.raises(Illegal):
        table.state.play(2, late)
    with table.refuses():
        table.do(2, "Shake", proposal=number)
    newer = table.view.proposals[0].number
    table.do(3, "Shake", proposal=newer)
    for seat in range(5):
        with pytest.raises(Illegal):
            table.state.play(seat, late)


@rule("KOA-21")
def test_one_handshake_covers_all_that_a_player_chairs() -> None:
    """Seat 0 chairs Rose and Liberals, and seals it alone."""
    fronts = ["rose 10, lemon 9", "hat 10, nut 1", "hat 9, leaf 1", "rose 4, lemon 2", "fist 1, cross 2"]
    table = counted(fronts)
    number = table.number(ROSE, LEMON)
    assert table.view.coalitions[number].chairs == (0,)
    table.do(0, "Propose", coalition=number)
    assert [own.party for own in table.view.pad[0].government] == [ROSE, LEMON]
    assert table.view.power == (2 + 2 + 1, 0, 0, 2, 0)


@rule("KOA-21")
def test_an_outsiders_proposal_of_one_chair_waits_for_his_hand() -> None:
    fronts = ["rose 10, lemon 9", "hat 10, nut 1", "hat 9, leaf 1", "rose 4, lemon 2", "fist 1, cross 2"]
    table = counted(fronts)
    table.do(1, "Propose", coalition=table.number(ROSE, LEMON))
    assert table.view.phase == "talks"
    table.do(0, "Shake", proposal=table.view.proposals[0].number)
    assert len(table.view.pad) == 1


@rule("KOA-21")
def test_coalitions_can_be_offered_in_talk_and_points_cannot() -> None:
    table = counted(PAGE_9)
    for seat in range(5):
        offers = [plain(own) for own in table.state.offers(seat)]
        assert offers == [{"do": "Suggest", "election": 1, "coalition": number} for number in range(2)]
