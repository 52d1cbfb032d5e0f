"""What the golden records of this game are there to hold; that they verify is tried for every game at once."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.match import Match
from hemicycle.core.record import read
from hemicycle.core.state import TimeUp
from hemicycle.games.swedish_parliament.rules.actions import (
    Break,
    BringBack,
    Contribute,
    Create,
    Invite,
    Opinion,
    Policy,
    StandStill,
    Strengthen,
    Weaken,
    Welcome,
)


def match(name: str) -> Match:
    path = Path(__file__).parents[1] / "records" / f"{name}.jsonl"
    return read(path.read_text(encoding="utf-8").splitlines())


def kinds(played: Match) -> set[type]:
    return {type(move.action) for move in played.moves}


def test_a_record_of_four_players_with_minor_parties_in_parliament() -> None:
    played = match("four")
    assert {Policy, Opinion, StandStill, Invite, Welcome, Contribute, Create, Strengthen, Weaken} <= kinds(
        played
    )
    view = played.state.view(None)
    assert all([view.won[8], view.won[9]])
    assert [decided for decided in view.decided if decided.by_order]
    assert view.cabinet is not None


def test_a_record_of_one_player_and_the_system() -> None:
    played = match("solo")
    assert {BringBack, TimeUp} <= kinds(played)
    view = played.state.view(None)
    assert (view.solo, view.difficulty) == (True, 3)
    assert played.state.outcome().verdict == "verdict-solo-lost"


def test_a_record_of_dominant_parties_in_true_colours() -> None:
    played = match("dominant")
    assert {Break, TimeUp} <= kinds(played)
    view = played.state.view(None)
    assert {len(segments) for segments in view.markers[2]} == {2}
    assert 5 in view.components.ideas[0].highlighted  # Christians back higher parental leave pay
