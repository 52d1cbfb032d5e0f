"""How Koalition's cards are dealt and dealt again, and which country comes when; not what is done with them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.koalition.tests import oracle
from hemicycle.games.koalition.tests.playing import COUNTRY, OF_SIZE, Table, opened

rule = pytest.mark.rule
SIZES = [4, 4, 4, 4, 3, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2]
TABLE = {3: (20, 8), 4: (15, 6), 5: (12, 5), 6: (10, 4), 7: (9, 3), 8: (7, 3), 9: (7, 2), 10: (6, 2)}


def hands(table: Table) -> list[Any]:
    return [table.state.view(seat).mine for seat in range(table.seats)]


@rule("KOA-1", "KOA-2", "KOA-3")
@pytest.mark.parametrize("actions", [True, False])
@pytest.mark.parametrize("extra_jokers", [True, False])
@pytest.mark.parametrize("seats", range(3, 11))
def test_so_many_cards_each(seats: int, extra_jokers: bool, actions: bool) -> None:
    table = Table(seats, leader_vote=False, actions=actions, extra_jokers=extra_jokers).shuffle(Random(seats))
    politicians, few = TABLE[seats]
    if seats in (7, 9) and not extra_jokers:
        politicians -= 1
    expected = (politicians, few if actions else 0)
    assert [(own.politicians, own.actions) for own in table.view.held] == [expected] * seats
    mine = hands(table)
    assert [len(hand.politicians) for hand in mine] == [expected[0]] * seats
    assert [len(hand.jokers) + sum(dict(hand.actions).values()) for hand in mine] == [expected[1]] * seats
    mixed = 3 if extra_jokers and seats in (7, 9) else 0
    deck = {0: 25, 3: 22 if seats == 7 else 20}[mixed] if actions else 0
    assert table.view.undealt == (60 + mixed - seats * expected[0], deck - seats * expected[1])


@rule("KOA-3")
@pytest.mark.parametrize("actions", [True, False])
def test_sixty_three_politicians(actions: bool) -> None:
    """All are dealt; with seven players two jokers are in the action deck, with nine they are out of the game."""
    for seats in (7, 9):
        met = Counter[int]()
        for seed in range(12):
            table = Table(seats, leader_vote=False, actions=actions).shuffle(Random(seed))
            assert sorted(card for hand in hands(table) for card in hand.politicians) == [
                *range(60), 62, 63, 64
            ]  # fmt: skip
            met.update(card for hand in hands(table) for card in hand.jokers)
        assert set(met) == ({60, 61} if seats == 7 and actions else set())


@rule("KOA-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 8, 10])
def test_no_extra_jokers_for_others(seats: int) -> None:
    table = Table(seats, leader_vote=False).shuffle()
    assert all(card < 60 for hand in hands(table) for card in hand.politicians)


@rule("KOA-1")
def test_every_card_is_dealt_to_everybody_in_time() -> None:
    """And each at most once."""
    politicians, jokers = [set[int]() for _ in range(10)], [set[int]() for _ in range(10)]
    for seed in range(120):
        table = Table(10, leader_vote=False).shuffle(Random(seed))
        dealt = [card for hand in hands(table) for card in (*hand.politicians, *hand.jokers)]
        assert len(dealt) == len(set(dealt))
        for seat, hand in enumerate(hands(table)):
            politicians[seat].update(hand.politicians)
            jokers[seat].update(hand.jokers)
    assert all(own == set(range(60)) for own in politicians)
    assert all(own == set(range(60, 65)) for own in jokers)


def through(table: Table, rng: Random) -> list[tuple[str, int]]:
    """What nature does in a match without governments, with the size of countries."""
    done: list[tuple[str, int]] = []
    while not table.state.over():
        while chance := table.chance:
            action = table.state.choices(NATURE).pick(rng)
            data = plain(action)
            size = data.get("size", SIZES[data["country"]] if "country" in data else 0)
            if chance == "Deal":
                assert lacking(table), "cards were dealt while everybody had enough"
            if chance == "Reveal":
                assert all(own.politicians >= 2 for own in table.view.held)
            done.append((chance, size))
            table.state = table.state.play(NATURE, action)
        if not table.state.over():
            assert all(own.politicians >= table.view.fields for own in table.view.held)
            table.finish()
    return done


def lacking(table: Table) -> bool:
    needed = max(2, table.view.fields if table.view.country is not None else 0)
    return not any(own.politicians for own in table.view.held) or any(
        own.politicians < needed for own in table.view.held
    )


@rule("KOA-26", "KOA-27")
@pytest.mark.parametrize("seats", [3, 7, 10])
@pytest.mark.parametrize("packets", [False, True])
def test_dealt_again_when_somebody_lacks_cards(seats: int, packets: bool) -> None:
    options = {"leader_vote": False, "actions": False, "election_limit": 1, "packets": packets}
    table = Table(seats, **options)
    done = through(table, Random(seats))
    sizes = [size for chance, size in done if chance == "Reveal"]
    assert sorted(sizes) == sorted(SIZES)
    assert sum(chance == "Deal" for chance, _ in done) > 2
    if packets:
        assert [set(sizes[at : at + 3]) for at in range(0, 15, 3)] == [{2, 3, 4}] * 5
        drawn = [(size, done[at + 1 :]) for at, (chance, size) in enumerate(done) if chance == "DrawSize"]
        assert all(next(size for what, size in after if what == "Reveal") == drew for drew, after in drawn)
    for at in range(15):
        assert not packets or sizes[at] in oracle.next_sizes(sizes[:at], SIZES)


@rule("KOA-27")
def test_packets_come_in_every_order() -> None:
    """Whatever nature may draw next is what the packet still lacks, each size as likely."""
    firsts = Counter[tuple[int, ...]]()
    for seed in range(30):
        rng, sizes = Random(seed), list[int]()
        table = Table(3, leader_vote=False, actions=False, packets=True, election_limit=1)
        while len(sizes) < 3:
            while chance := table.chance:
                choices = table.state.choices(NATURE)
                if chance == "DrawSize":
                    assert {own.size for own in choices} == oracle.next_sizes(sizes, SIZES)
                    assert choices.size == 3 - len(sizes)
                table.state = table.state.play(NATURE, choices.pick(rng))
            sizes.append(table.view.fields)
            table.finish()
        firsts[tuple(sizes)] += 1
    assert len(firsts) == 6


def after(*countries: str) -> Table:
    """Five players with twelve politicians each have played these, without action cards."""
    table = opened({}, size=4, actions=False)
    for country in countries:
        table.finish()
        table.do(NATURE, "Reveal", country=COUNTRY[country])
    table.finish()
    return table


@rule("KOA-26")
@pytest.mark.parametrize(("next_one", "chance"), [("Finland", ""), ("Spain", "Deal"), ("Italy", "Deal")])
def test_two_politicians_are_enough_for_a_country_of_two(next_one: str, chance: str) -> None:
    table = after("France", "Denmark")
    assert [own.politicians for own in table.view.held] == [2] * 5
    table.do(NATURE, "Reveal", country=COUNTRY[next_one])
    assert table.chance == chance
    assert (table.view.number, table.view.country) == (4, COUNTRY[next_one])
    assert table.shuffle().view.phase == "lay"


@rule("KOA-26")
def test_with_one_politician_cards_are_dealt_before_the_next_country() -> None:
    table = after("France", "Spain")
    assert [own.politicians for own in table.view.held] == [1] * 5
    assert (table.chance, table.view.country) == ("Deal", None)


@rule("KOA-26")
def test_all_cards_are_collected_action_cards_too() -> None:
    table = opened({}, {0: ["joker 8", "skull"]}, seats=10, size=4, election_limit=1)
    table.do(0, "Declare", joker=60, party=0)
    table.do(0, "Skull", on=0)
    table.finish()
    assert 60 in table.view.aside
    assert dict(table.view.spent)["skull"] == 1
    table.do(NATURE, "Reveal", country=OF_SIZE[3])
    power, opener = table.view.power, table.view.opener
    assert table.chance == "Deal"
    assert table.view.country == OF_SIZE[3]
    table.shuffle(Random(4))
    view = table.view
    assert (view.aside, view.undealt, view.power, view.opener) == ((), (0, 5), power, opener)
    assert not any(dict(view.spent).values())
    assert [(own.politicians, own.actions) for own in view.held] == [(6, 2)] * 10
    assert (view.country, view.turn) == (OF_SIZE[3], opener)


@rule("KOA-26")
def test_jokers_of_the_action_deck_do_not_count() -> None:
    """Who laid politicians only has fewer of them than who laid jokers: the least of all decides."""
    table = opened({}, {0: ["joker 8", "joker 7", "joker 5", "joker 5", "joker 5"]}, election_limit=1)
    table.do(0, "Declare", joker=60, party=4)
    for country in ("Austria", "Finland", "Ireland", "Luxembourg"):
        table.finish()
        table.do(NATURE, "Reveal", country=COUNTRY[country])
    table.finish()
    assert [own.politicians for own in table.view.held] == [3, 2, 2, 2, 2]
    table.do(NATURE, "Reveal", country=COUNTRY["Spain"])
    assert table.chance == "Deal"
