"""What happens in Koalition is told move by move, the same to everybody; how it reads is tested beside."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.line import Line, Name
from hemicycle.core.trials import walk
from hemicycle.games.koalition import GAME
from hemicycle.games.koalition.tests.playing import HAT, LEMON, ROSE, Table, counted, elected, opened
from hemicycle.games.koalition.tests.test_spec_cases import PAGE_11

SPLIT = ["rose 10, hat 2", "rose 10, hat 3", "rose 2, lemon 9", "hat 9, lemon 8"]


def told(table: Table, *move: Any, **fields: Any) -> list[Line]:
    """What all are told of a move, and of what nature does about it."""
    before = table.view
    table.do(*move, **fields)
    lines = GAME.tell(before, table.view)
    step = table.view
    table.shuffle()
    return lines + GAME.tell(step, table.view)


def keys(lines: list[Line]) -> list[str]:
    return [line.key for line in lines]


def seat(number: int) -> Name:
    return Name("seat", number)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (7, {"actions": False}), (4, {"election_limit": 1})], ids=str
)
def test_everybody_is_told_the_same(seats: int, options: dict[str, Any]) -> None:
    """And so nobody is told of hands or of sealed moves."""
    state = GAME.start(seats, {"countries": "8", "talks_seconds": 60, **options})[1]
    before: list[Any] = [None] * (seats + 1)
    for moment in walk(state, Random(seats)):
        after = [moment.view(other) for other in (*range(seats), None)]
        first, *others = [GAME.tell(had, now) for had, now in zip(before, after)]
        assert others == [first] * seats
        before = after


def test_a_politician_and_a_joker_are_laid() -> None:
    table = opened({0: ["rose 9"]}, {1: ["joker 8"]})
    [card] = [own for own in table.state.view(0).mine.politicians if table.word(own) == "rose 9"]
    args = {"player": seat(0), "card": Name("card", card)}
    assert told(table, 0, "Field", politician=card) == [Line("log-lays", args)]
    table.quiet()
    joker = {"player": seat(1), "card": Name("card", 60), "party": Name("party", HAT)}
    assert told(table, 1, "Declare", joker=60, party=HAT) == [Line("log-lays-joker", joker)]


def test_action_cards_and_what_a_vest_covers() -> None:
    hands = {0: ["egg", "vest", "vest"], 1: ["skull", "double"], 2: ["sausage", "vest"]}
    table = elected(PAGE_11, hands)
    place, heard = table.place("rose 9"), []
    script = [
        (0, "Egg", {"on": place}), (1, "Skull", {"on": place}), (2, "Vest", {"on": place}),
        (0, "Vest", {"on": place}), (1, "Double", {"on": place}), (2, "Sausage", {"party": ROSE}),
        (0, "Clear", {"party": ROSE}),
    ]  # fmt: skip
    for by, action, fields in script:
        while table.view.turn != by:
            table.do(table.view.turn, "Pass")
        heard += told(table, by, action, **fields)
    assert keys(heard) == [
        "log-egg", "log-skull", "log-vest-skull", "log-vest-egg", "log-double", "log-sausage", "log-vest-sausage",
    ]  # fmt: skip
    assert [line.args["player"] for line in heard] == [seat(by) for by, _, _ in script]
    assert {line.args["party"] for line in heard} == {Name("party", ROSE)}


def test_the_last_round_and_passes_of_those_who_could_play() -> None:
    table = elected(PAGE_11, {0: ["skull"]})
    assert "log-last-round" in keys(GAME.tell(None, table.view))
    while table.view.phase == "round":
        turn = table.view.turn
        first = told(table, turn, "Pass")[0]
        assert first == Line("log-passes", {"players": (seat(turn),), "count": 1})


def test_a_count_talks_and_a_government() -> None:
    table = elected(PAGE_11)
    heard: list[Line] = []
    while table.view.phase == "round":
        heard = told(table, table.view.turn, "Pass")
    assert keys(heard)[1:] == ["log-total", "log-party", "log-party", "log-party", "log-talks"]
    assert heard[1].args == {"total": 82, "majority": 42}
    number = table.number(ROSE, LEMON)
    assert keys(told(table, 2, "Propose", coalition=number)) == ["log-proposes"]
    sealed = told(table, 1, "Shake", proposal=table.view.proposals[-1].number)
    assert keys(sealed)[:6] == ["log-shakes", "log-government", *["log-earns"] * 4]
    assert [line.args["points"] for line in sealed[2:6]] == [4, 3, 2, 1]
    assert sealed[6] == Line("log-earns-nothing", {"players": (seat(3),), "count": 1})
    assert keys(sealed)[7:] == ["log-country"]


def test_hands_are_taken_back_and_proposals_struck_or_replaced() -> None:
    table = counted(PAGE_11)
    first, second = table.number(ROSE, LEMON), table.number(HAT, LEMON)
    told(table, 1, "Propose", coalition=first)
    [mine] = table.view.proposals
    [back] = told(table, 1, "TakeBack", proposal=mine.number)
    assert back == Line("log-takes-back-own", {"player": seat(1)})
    assert keys(told(table, 1, "Propose", coalition=second)) == ["log-proposes"]
    [mine] = table.view.proposals
    assert told(table, 3, "Refuse", proposal=mine.number) == [
        Line("log-refuses", {"player": seat(3), "by": seat(1)})
    ]


def test_talks_that_fail_and_new_elections() -> None:
    table = counted(PAGE_11)
    talkers = table.state.awaited()
    assert told(table, talkers[0], "GiveUp") == [Line("log-gives-up", {"player": seat(talkers[0])})]
    assert told(table, talkers[0], "GoOn") == [Line("log-goes-on", {"player": seat(talkers[0])})]
    for talker in talkers[:-1]:
        table.do(talker, "GiveUp")
    last = told(table, talkers[-1], "GiveUp")
    assert keys(last) == ["log-gives-up", "log-failed-given-up", "log-new-election"]
    assert table.view.last.why == "given-up"
    assert last[0].args == {"player": seat(talkers[-1])}
    assert (last[2].args["election"], last[2].args["player"]) == (2, seat(0))


def test_a_split_party_and_its_camps() -> None:
    table = elected(SPLIT)
    heard: list[Line] = []
    while table.view.phase == "round":
        heard = told(table, table.view.turn, "Pass")
    assert Line("log-party-split", {
        "party": Name("party", ROSE), "votes": 22, "players": (seat(0), seat(1)), "count": 2,
    }) in heard  # fmt: skip
    assert heard[-1] == Line("log-siding", {"players": (seat(2),), "count": 1})
    joined = told(table, 2, "Side", camps=[1])
    assert keys(joined) == ["log-camp", "log-camp", "log-talks"]
    assert [line.args["players"] for line in joined[:2]] == [(seat(0),), (seat(1), seat(2))]


def test_who_is_elected_and_by_whom() -> None:
    table = Table(4)
    table.shuffle()
    stand = [told(table, number, "Stand", stands=number in (1, 2)) for number in range(4)]
    assert [keys(lines) for lines in stand] == [[], [], [], ["log-candidates"]]
    votes = [told(table, number, "Vote", candidate=vote) for number, vote in enumerate([2, 2, 1, None])]
    assert [keys(lines) for lines in votes[:3]] == [[], [], []]
    assert keys(votes[3]) == ["log-voted", "log-voted", "log-abstained", "log-leader-elected"]
    assert votes[3][0].args == {"player": seat(2), "voters": (seat(0), seat(1)), "count": 2}
    assert keys(told(table, 2, "Appoint", opener=0)) == ["log-opener", "log-country"]


def test_what_ends_an_election_at_once_is_told_with_its_count() -> None:
    """Nobody holds an action card, and the last politician gives a party the absolute majority."""
    table = opened({0: ["rose 10", "rose 9"]}, seats=3, actions=False)
    heard: list[Line] = []
    while len(table.view.pad) == 0:
        turn = table.view.turn
        held = table.state.view(turn).mine.politicians
        heard = told(table, turn, "Field", politician=min(held))
    assert keys(heard)[:2] == ["log-lays", "log-total"]
    assert heard[0].args == {"player": seat(2), "card": Name("card", min(held))}
    told_of = keys(heard)
    government = heard[told_of.index("log-government")]
    assert government.args["count"] == 1
    assert told_of[2 : told_of.index("log-government")] == ["log-party"] * len(parties_of(table.view.last))


def parties_of(last: Any) -> set[int]:
    return {own.party for own in last.table}


def test_a_card_that_ends_an_election_at_once_is_told() -> None:
    table = elected(["rose 10, rose 9", "rose 8, hat 7", "rose 7, lemon 1"], {0: ["skull"]})
    lines = GAME.tell(spend_all_but(table), table.view)
    assert keys(lines)[:2] == ["log-skull", "log-total"]
    [hit] = [own for own in table.view.last.table if own.out]
    assert lines[0].args["card"] == Name("card", hit.card)


def test_why_a_country_stays_without_a_government_is_told() -> None:
    table = counted(PAGE_11, election_limit=1)
    *first, last = table.state.awaited()
    for talker in first:
        table.do(talker, "GiveUp")
    assert keys(told(table, last, "GiveUp"))[:3] == [
        "log-gives-up", "log-failed-given-up", "log-no-government",
    ]  # fmt: skip


def spend_all_but(table: Table) -> Any:
    """Nobody holds anything but the skull of seat 0, and it is played; the view before."""
    state: Any = table.state
    skulls = state.match.hands.deck[0] & state.match.setting.cards.kinds[1]
    state.match.hands.deck = [skulls & -skulls, 0, 0]
    while table.view.turn != 0:
        table.do(table.view.turn, "Pass")
    before = table.view
    table.do(0, "Skull", on=table.place("lemon 1"))
    return before


def test_a_view_later_by_many_moves_tells_all_governments_between() -> None:
    state = GAME.start(5, {"countries": "8", "talks_seconds": 60})[1]
    *_, last = walk(state, Random(7))
    told_at_once = keys(GAME.tell(None, last.view(2)))
    assert told_at_once[0] == "log-start"
    assert told_at_once.count("log-government") + told_at_once.count("log-no-government") == 8
    assert "verdict-koalition" in told_at_once
    assert not GAME.tell(last.view(2), last.view(2))
