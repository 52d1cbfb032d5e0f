"""What the golden records of this game are there to hold; that they verify is tried for every game at once."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.match import Match
from hemicycle.core.record import read


def match(name: str) -> Match:
    path = Path(__file__).parents[1] / "records" / f"{name}.jsonl"
    return read(path.read_text(encoding="utf-8").splitlines())


def kinds(match: Match) -> list[str]:
    return [type(move.action).__name__ for move in match.moves]


def test_a_record_of_nearly_everything_that_can_be_done() -> None:
    printed = match("printed")
    assert {*kinds(printed)} >= {
        "Stand", "Vote", "Appoint", "Declare", "Double", "Skull", "Egg", "Sausage", "Vest", "Clear", "Side",
        "Propose", "Shake", "TakeBack", "Refuse", "GiveUp", "GoOn", "TimeUp",
    }  # fmt: skip
    assert kinds(printed).count("Deal") == 2
    rows = printed.state.view(None).pad
    assert [row.elections for row in rows if not row.government] == [3]


def test_a_record_of_packets_and_jokers_among_the_politicians() -> None:
    packets = match("packets")
    assert kinds(packets).count("DrawSize") == 8
    assert (packets.seats, len(packets.moves[0].action.politicians)) == (7, 63)
    assert {row.elections for row in packets.state.view(None).pad} == {1}


def test_a_record_of_another_card_set() -> None:
    own = match("own-set")
    deck = own.state.view(None).deck
    assert (deck.parties[0].name, deck.jokers, own.timed) == ("Rödblom", (9, 7, 6, 4, 4), False)
    assert {row.elections for row in own.state.view(None).pad} == {1, 2}
