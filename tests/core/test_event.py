"""What a chronicle keeps, for whom, and how it is numbered."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.choices import plain
from hemicycle.core.event import MOST, Chronicle, Event, Happened, news


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    card: int | None = None


@dataclass(frozen=True)
class Seen:
    happened: tuple[Happened, ...]


def numbers(happened: tuple[Happened, ...]) -> list[tuple[int, int]]:
    return [(one.number, one.what.seat) for one in happened if isinstance(one.what, Drew)]


def test_a_secret_event_leaves_no_gap_for_others() -> None:
    chronicle = Chronicle(3)
    chronicle.note(Drew(0))
    chronicle.note(Drew(1, card=7), only=(1,))
    chronicle.note(Drew(2))
    assert numbers(chronicle.known_to(1)) == [(1, 0), (2, 1), (3, 2)]
    assert numbers(chronicle.known_to(0)) == numbers(chronicle.known_to(None)) == [(1, 0), (2, 2)]


def test_numbers_go_on_when_a_turn_is_forgotten() -> None:
    chronicle = Chronicle(2)
    for seat in (0, 1, 0, 1):
        chronicle.begin_turn()
        chronicle.note(Drew(seat))
        chronicle.note(Drew(seat, card=5), only=(0,))
    assert numbers(chronicle.known_to(0)) == [(5, 0), (6, 0), (7, 1), (8, 1)]
    assert numbers(chronicle.known_to(1)) == [(3, 0), (4, 1)]


def test_a_copy_goes_its_own_way() -> None:
    chronicle = Chronicle(1)
    chronicle.note(Drew(0))
    twin = chronicle.copy()
    twin.note(Drew(0))
    twin.begin_turn()
    assert len(chronicle.known_to(0)) == 1
    chronicle.note(Drew(0))
    assert len(twin.known_to(0)) == 2


def test_a_turn_without_end_stays_small_and_loses_nothing_at_once() -> None:
    chronicle, last = Chronicle(1), 0
    for _ in range(10 * MOST):
        chronicle.note(Drew(0))
        happened = chronicle.known_to(0)
        assert happened[-1].number == last + 1
        assert len(happened) <= 2 * MOST
        last = happened[-1].number


def test_a_world_that_a_seat_imagines_has_only_its_events() -> None:
    chronicle = Chronicle(3)
    chronicle.note(Drew(1, card=7), only=(1,))
    chronicle.begin_turn()
    chronicle.begin_turn()
    chronicle.note(Drew(1, card=8), only=(1,))
    chronicle.note(Drew(2))
    imagined = chronicle.as_known_to(0)
    assert imagined.known_to(0) == chronicle.known_to(0)
    assert imagined.known_to(1) == imagined.known_to(None) == chronicle.known_to(0)


def test_news_are_what_the_earlier_view_did_not_tell() -> None:
    first, second, third = [Happened(number, Drew(number)) for number in (1, 2, 3)]
    assert news(None, Seen((first, second))) == [Drew(1), Drew(2)]
    assert news(Seen(()), Seen((first,))) == [Drew(1)]
    assert news(Seen((first, second)), Seen((second, third))) == [Drew(3)]


def test_an_event_says_what_it_is() -> None:
    assert plain(Happened(4, Drew(1, card=7))) == {
        "number": 4,
        "what": {"event": "Drew", "seat": 1, "card": 7},
    }
