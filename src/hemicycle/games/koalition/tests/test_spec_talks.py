"""Camps, proposals, hands and new elections in Koalition; not what a government earns."""

from __future__ import annotations

import pytest

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests.playing import (
    COUNTRY,
    HAT,
    LEAF,
    LEMON,
    NUT,
    ROSE,
    Table,
    counted,
    elected,
    opened,
)

rule = pytest.mark.rule
PAGE_9 = ["leaf 6, rose 3", "lemon 5, lemon 4", "rose 10, rose 6", "hat 10, hat 8", "lemon 9, nut 4"]
SPLIT = ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "rose 5, lemon 9"]


def may(table: Table, seat: int) -> set[str]:
    return {type(own).__name__ for own in table.state.choices(seat)}


@rule("KOA-19")
def test_a_majority_governs_alone_without_talks() -> None:
    fronts = ["rose 10, rose 10", "rose 9, hat 1", "rose 8, lemon 1", "hat 9, rose 7", "rose 4, lemon 9"]
    table = counted(fronts)
    [row] = table.view.pad
    assert [(own.party, own.chair, own.votes, own.bonus) for own in row.government] == [(ROSE, 0, 58 - 10, 2)]
    assert table.view.power == (4, 1, 1, 1, 1)


@rule("KOA-19", "KOA-24")
def test_a_majority_without_a_chair_governs_without_a_bonus() -> None:
    fronts = ["rose 10, rose 10", "nut 1, hat 1", "nut 2, lemon 1", "cross 2, leaf 1", "cross 3, lemon 2"]
    table = opened({seat: front.split(", ") for seat, front in enumerate(fronts)}, {1: ["egg", "egg"]})
    cards = [front.split(", ") for front in fronts]
    table.lay(*[cards[seat][turn] for turn in range(2) for seat in range(5)])
    for place in (0, 5):
        table.act(1, "Egg", on=place)
    assert table.tally(ROSE).chairs == ()
    assert table.view.coalitions == ()
    table.quiet()
    [row] = table.view.pad
    assert [(own.party, own.chair, own.bonus) for own in row.government] == [(ROSE, None, 0)]
    assert (row.influence, row.bonus) == ((2, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    assert row.booked[0][ROSE] == 2


@rule("KOA-19")
def test_exactly_half_is_no_majority() -> None:
    fronts = ["rose 10, rose 8", "hat 10, hat 2", "lemon 6, leaf 1", "lemon 1, leaf 2", "leaf 4, nut 1"]
    table = counted(fronts)
    assert (table.tally(ROSE).votes, table.view.total, table.view.majority) == (18, 45, 23)
    fronts[2] = "lemon 6, leaf 3"
    fronts[0] = "rose 10, rose 10"
    fronts[1] = "hat 2, hat 1"
    table = counted(fronts)
    assert (table.view.total, table.view.majority) == (40, 21)
    assert table.view.phase == "talks"


@rule("KOA-17", "KOA-19")
def test_a_split_party_does_not_govern_alone() -> None:
    """Nearly all votes are those of two camps, who may govern together."""
    fronts = ["rose 10, rose 8", "rose 10, rose 8", "nut 1, leaf 1", "hat 1, cross 2", "lemon 1, fist 1"]
    table = counted(fronts)
    camps = [own for own in table.view.blocs if own.party == ROSE]
    assert [(own.chair, own.camp, own.votes) for own in camps] == [(0, True, 18), (1, True, 18)]
    assert table.view.phase == "talks"
    assert table.number(ROSE, ROSE) >= 0
    table.govern(ROSE, ROSE)
    [row] = table.view.pad
    assert [(own.chair, own.bonus) for own in row.government] == [(0, 2), (1, 1)]
    assert table.view.power == (4, 3, 0, 0, 0)


@rule("KOA-17", "KOA-20")
def test_lost_halves_are_lost_for_the_total_too() -> None:
    table = counted(
        ["rose 8, hat 7", "rose 8, lemon 6", "rose 3, lemon 4", "hat 10, hat 9", "lemon 9, lemon 5"]
    )
    table.choose_camps()
    camps = [own.votes for own in table.view.blocs if own.party == ROSE]
    assert camps == [9, 9]
    assert table.view.total == 18 + 26 + 24
    assert table.view.majority == 35


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
        assert offers == [{"do": "Propose", "coalition": number} for number in range(2)]


@rule("KOA-22")
def test_all_who_could_come_to_terms_give_up() -> None:
    table = counted(PAGE_9)
    assert "GiveUp" not in may(table, 0)
    for seat in (2, 3):
        table.do(seat, "GiveUp")
    assert table.view.given_up == (False, False, True, True, False)
    with table.refuses():
        table.do(2, "GiveUp")
    table.do(2, "GoOn")
    with table.refuses():
        table.do(2, "GoOn")
    table.do(4, "GiveUp")
    assert (table.view.phase, table.view.election) == ("talks", 1)
    table.do(2, "GiveUp")
    assert (table.view.phase, table.view.election) == ("lay", 2)
    assert table.view.given_up == (False,) * 5


HOPELESS = ["rose 10, rose 9", "hat 10, hat 9", "nut 1, fist 1", "nut 2, fist 3", "nut 5, fist 4"]


@rule("KOA-22")
def test_no_coalition_means_new_elections_at_once() -> None:
    """Rose and Communists have 27 of 54, Conservatives and Fascists as many."""
    table = counted(HOPELESS)
    assert (table.view.phase, table.view.total) == ("lay", 0)
    assert [(own.election, own.why) for own in table.view.failed] == [(1, "no-coalition")]
    assert (table.view.number, table.view.election, table.view.turn) == (1, 2, 0)


@rule("KOA-22")
@pytest.mark.parametrize("limit", [1, 2, 3, 10])
@pytest.mark.parametrize("fronts", [PAGE_9, HOPELESS])
def test_after_so_many_failures_there_is_no_government(fronts: list[str], limit: int) -> None:
    table = counted(fronts, election_limit=limit, actions=False)
    for election in range(1, limit):
        table.give_up()
        assert (table.view.number, table.view.election) == (1, election + 1)
        assert len(table.view.failed) == election
        table.lay_fronts(fronts)
    table.give_up()
    [row] = table.view.pad
    assert (row.government, row.elections) == ((), limit)
    assert sum(row.influence) == sum(row.bonus) == sum(table.view.power) == 0
    assert len(table.view.aside) == 10
    assert [own.politicians for own in table.view.held] == [10] * 5
    table.shuffle()
    assert (table.view.number, table.view.failed, table.view.turn) == (2, (), 0)


LAST = [
    "rose 10, rose 10", "hat 10, hat 9", "rose 9, hat 9", "rose 8, nut 7", "rose 8, hat 7",
    "nut 5, hat 7", "nut 4, fist 8", "nut 2, fist 6", "nut 1, fist 4", "fist 3, fist 1",
]  # fmt: skip


@rule("KOA-22")
@pytest.mark.parametrize("actions", [False, True])
def test_no_coalition_and_nothing_else_in_hand(actions: bool) -> None:
    """Ten players have laid four of their six; the other two can only be laid again, or an action card with them."""
    later = {seat: front.split(", ") for seat, front in enumerate(LAST)}
    table = opened(later, seats=10, size=4, actions=actions)
    kept = [{*table.held(seat, front)} for seat, front in enumerate(LAST)]
    for turn in range(40):
        table.quiet()
        mine = table.state.view(turn % 10).mine.politicians
        table.do(turn % 10, "Field", politician=next(card for card in mine if card not in kept[turn % 10]))
    table.finish()
    table.do(NATURE, "Reveal", country=COUNTRY["Finland"])
    table.fielded()
    if actions:
        assert (table.view.phase, table.view.number, table.view.election) == ("lay", 2, 2)
        return
    row = table.view.pad[-1]
    assert (row.country, row.government, row.elections) == (COUNTRY["Finland"], (), 1)
    assert table.chance == "Deal"


@rule("KOA-22")
def test_politicians_are_in_hand_again() -> None:
    table = counted(PAGE_9)
    table.give_up()
    for seat, front in enumerate(PAGE_9):
        hand = [table.word(card) for card in table.state.view(seat).mine.politicians]
        assert all(word in hand for word in front.split(", "))
    assert [own.politicians for own in table.view.held] == [12] * 5
    table.lay_fronts(PAGE_9)
    table.quiet()
    table.govern(ROSE, LEMON)
    assert (table.view.pad[0].elections, len(table.view.pad)) == (2, 1)


@rule("KOA-3", "KOA-22")
def test_jokers_of_the_politician_deck_come_back_too() -> None:
    table = opened({0: ["joker 5"]}, seats=7)
    table.lay("joker 5 rose")
    card = table.view.table[0].card
    table.fielded()
    table.choose_camps()
    table.give_up()
    assert table.view.election == 2
    assert card in table.state.view(0).mine.politicians
    assert table.view.aside == ()
