"""A cabinet found at a glance is the one that the rules form."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import bits
from hemicycle.games.swedish_parliament import GAME
from hemicycle.games.swedish_parliament.bots.glance import Orders, Parliament
from hemicycle.games.swedish_parliament.bots.outlook import Goal, Lore, Outlook
from hemicycle.games.swedish_parliament.rules.cabinet.cabinet import form, merit
from hemicycle.games.swedish_parliament.rules.components.box import PARTIES, ROW, SCALES, VOTERS
from hemicycle.games.swedish_parliament.rules.map import PAIRS


def board(rng: Random, minors: bool) -> Any:
    """After an election that any parties took part in, with any relations."""
    state: Any = GAME.start(3, {"parties": [0, 3, 6]})[1]
    parties = range(ROW if minors else PARTIES)
    running = [rng.randrange(PARTIES), *rng.sample(parties, rng.randint(1, len(parties)))]
    for voter in range(VOTERS):
        state.match.electorate.won[rng.choice(running)].append(voter)
    for number in range(len(PAIRS)):
        state.match.relations.strength[number] = rng.choice((0, 0, 0, -3, -2, -1, 1, 2, 3))
    state.match.board.markers = [rng.randrange(8) for _ in range(SCALES * ROW)]
    return state


@pytest.mark.parametrize("minors", [False, True])
def test_a_glance_finds_what_the_rules_form(minors: bool) -> None:
    rng = Random(1)
    tried = 0
    while tried < 300:
        match = board(rng, minors).match
        if not any(match.electorate.won[:PARTIES]):
            continue
        tried += 1
        law = match.setting.constitution
        cabinet = form(law, match.electorate.won, match.relations.strength, match.board.segments(), False)
        outlook = Outlook(Lore(law, match.box), match, [[0.0] * VOTERS])
        [parliament] = outlook.parliaments
        fate = parliament.fate(outlook.lore.orders.ranked(match.relations.strength))
        assert cabinet is not None
        assert fate.order == cabinet.order
        assert [tuple([law.turnout_of[at] for at in bits(tiles)]) for tiles in fate.tiles] == list(
            cabinet.voters
        )
        assert fate.lasting == [merit(cabinet, party)[0] for party in range(ROW)]
        goals = [Goal(match, seat) for seat in range(3)]
        best = max([merit(cabinet, goal.party) for goal in goals])
        assert [goal.worth(fate) >= 1 for goal in goals] == [
            merit(cabinet, goal.party) == best and best[1] > 0 for goal in goals
        ]


def test_where_only_minor_parties_have_voters_nobody_governs() -> None:
    state: Any = GAME.start(3, {"parties": [0, 3, 6]})[1]
    state.match.electorate.won[PARTIES] = list(range(VOTERS))
    law = state.match.setting.constitution
    assert (
        form(
            law,
            state.match.electorate.won,
            state.match.relations.strength,
            state.match.board.segments(),
            False,
        )
        is None
    )
    [parliament] = Outlook(Lore(law, state.match.box), state.match, [[0.0] * VOTERS]).parliaments
    fate = parliament.fate(())
    assert fate.order == ()
    assert all([Goal(state.match, seat).worth(fate) == 0 for seat in range(3)])


def test_no_more_than_half_of_few_voters_are_needed() -> None:
    """With two voters of a turnout above 0, each party could govern; the heavier one does."""
    state: Any = GAME.start(3, {"parties": [0, 3, 6]})[1]
    law = state.match.setting.constitution
    tiles, weights = [0] * ROW, [0] * ROW
    for party, voter in ((1, law.turnouts.index(4)), (5, law.turnouts.index(6))):
        tiles[party], weights[party] = law.tile[voter], law.weights[voter]
    assert Parliament(Orders(law), tiles, weights, [[], []]).fate(()).order == (5,)
