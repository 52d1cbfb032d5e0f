"""Who wins. How a cabinet is formed is tried elsewhere."""

from __future__ import annotations

import pytest

from hemicycle.games.swedish_parliament.rules.phases.turn import Over, PlayerTurn
from hemicycle.games.swedish_parliament.rules.state import SwedishParliament
from hemicycle.games.swedish_parliament.tests.situations import (
    CHRISTIANS,
    CONSERVATIVES,
    FARMERS,
    FEMINISTS,
    GREENS,
    LABOUR,
    LIBERALS,
    NATIONALISTS,
    SOCIALISTS,
    playing,
    relate,
)

rule = pytest.mark.rule

VOTERS = {turnout: at for at, turnout in enumerate([8, -8, 7, -7, 5, -5, 4, -4, 6, -6, 2, -2, 3, -3, 1, 0])}


def ended(state: SwedishParliament, **turnouts: list[int]) -> SwedishParliament:
    """With these voters, by their turnouts."""
    names = {name.lower(): party for party, name in enumerate(state.match.box.shown.names)}
    for name, own in turnouts.items():
        state.match.electorate.won[names[name]] = [VOTERS[turnout] for turnout in own]
    state.phase = Over()
    return state


def book(*parties: int, **options: object) -> SwedishParliament:
    """The rulebook's example of narrowing down: Labour, Greens and Socialists govern, with Labour between them."""
    state = playing(*parties, **options)
    relate(state, LABOUR, NATIONALISTS, -3)
    relate(state, SOCIALISTS, NATIONALISTS, -3)
    relate(state, LABOUR, SOCIALISTS, 1)
    return ended(
        state, labour=[6, -5, 4], greens=[8, 1, 0], socialists=[-8, -2], nationalists=[2, -3, -6],
        conservatives=[3, 7, -7, -4, 5],
    )  # fmt: skip


@rule("SWE-36")
def test_the_centre_of_gravity_wins() -> None:
    outcome = book(GREENS, LABOUR, CONSERVATIVES).outcome()
    assert (outcome.winners, outcome.places, outcome.verdict) == ((1,), (2, 1, 3), "verdict-centre")
    assert outcome.scores == (3, 3, 5)


@rule("SWE-36")
def test_without_a_player_there_whoever_lasts_longest_wins() -> None:
    outcome = book(SOCIALISTS, GREENS, CONSERVATIVES).outcome()
    assert (outcome.winners, outcome.places, outcome.verdict) == ((1,), (2, 1, 3), "verdict-lasted")


@rule("SWE-36")
def test_outside_the_cabinet_most_voters_count_then_turnout_then_the_highest() -> None:
    outcome = book(NATIONALISTS, CONSERVATIVES).outcome()
    assert (outcome.winners, outcome.places, outcome.verdict) == ((1,), (2, 1), "verdict-most-voters")
    state = playing(GREENS, LABOUR, FARMERS, LIBERALS)
    relate(state, CONSERVATIVES, NATIONALISTS, 3)
    others = {"conservatives": [0, 1, 2, 6, 8], "nationalists": [7, -7, -4, -5, -8]}
    outcome = ended(state, greens=[-2, 3], labour=[5, -6], farmers=[4, -3], **others).outcome()
    assert outcome.places == (2, 3, 1, 4)  # 1 is more than -1, 4 is higher than 3


@rule("SWE-36")
def test_without_a_player_in_parliament_nobody_wins() -> None:
    outcome = book(FARMERS, CHRISTIANS).outcome()
    assert (outcome.winners, outcome.places, outcome.verdict) == ((), (1, 1), "verdict-nobody")


@rule("SWE-36")
def test_where_all_voters_are_with_minor_parties_nobody_wins() -> None:
    outcome = ended(playing(FARMERS, GREENS), feminists=sorted(VOTERS)).outcome()
    assert (outcome.winners, outcome.verdict) == ((), "verdict-nobody")
    assert playing(FARMERS).match.electorate.won[FEMINISTS] == []


@rule("SWE-40")
@pytest.mark.parametrize(("party", "verdict"), [(LABOUR, "verdict-solo-won"), (GREENS, "verdict-solo-lost")])
def test_the_system_is_beaten_only_from_the_centre(party: int, verdict: str) -> None:
    outcome = book(party).outcome()
    assert outcome.verdict == verdict
    assert outcome.winners == ((0,) if party == LABOUR else ())


@pytest.mark.parametrize(
    ("cabinet", "leader", "verdict"),
    [
        ([GREENS, LABOUR, SOCIALISTS], LABOUR, "verdict-coop-won"),
        ([GREENS, LABOUR, SOCIALISTS], GREENS, "verdict-coop-lost"),
        ([GREENS, LABOUR], LABOUR, "verdict-coop-lost"),
    ],
)
@rule("SWE-36")
@rule("SWE-40")
@pytest.mark.parametrize("parties", [(FARMERS, GREENS), (FARMERS,)])
def test_all_win_together_with_the_cabinet_they_agreed_on(
    parties: tuple[int, ...], cabinet: list[int], leader: int, verdict: str
) -> None:
    outcome = book(*parties, coop={"cabinet": cabinet, "leader": leader}).outcome()
    assert outcome.verdict == verdict
    assert outcome.winners == (tuple(range(len(parties))) if verdict == "verdict-coop-won" else ())


def test_while_it_goes_on_nobody_has_won() -> None:
    state = book(GREENS, LABOUR)
    state.phase = PlayerTurn(0, ())
    outcome = state.outcome()
    assert (outcome.winners, outcome.verdict) == ((), "")
    assert outcome.places == (2, 1)
    view = state.view(None)
    assert view.cabinet is None
    assert view.forecast is not None
    assert view.forecast.centre == LABOUR
