"""Records: what is written is read again, and the first line that cannot be is named, with why."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.catalogue import UnknownGame
from hemicycle.core.chance import Dice, Seeded
from hemicycle.core.game import Game, Narrator, Rules
from hemicycle.core.match import Match
from hemicycle.core.options import Agreement, Sheet
from hemicycle.core.record import BadRecord, read, write
from hemicycle.core.state import NATURE
from hemicycle.core.trials import Setting, played
from hemicycle.testing.sights import sights
from tests.core.toy import AUCTION, Auction, Options, brief, new, tell

SEED = bytes(range(32))
OPTIONS = {"rounds": 2, "seconds": 20, "mood": "wild", "motto": ["ничего — «даром»"]}


def find(key: str) -> Game:
    if key != "auction":
        raise UnknownGame(f"there is no game {key!r}")
    return AUCTION


def recorded(seed: bytes | None = SEED) -> list[str]:
    match = played(Setting(AUCTION, 3, OPTIONS), Seeded(SEED), Random(4))
    return list(write(match, ["Анна", "bot", ""], seed))


LINES = recorded()
Body = dict[str, Any]


def summed(bodies: list[Body]) -> list[str]:
    """With right sums, as a forger would have them; reckoned anew, as the format says."""
    lines, before = [], ""
    for body in bodies:
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        before = sha256((before + text).encode()).hexdigest()[:16]
        lines.append(json.dumps(body | {"sum": before}, ensure_ascii=False, separators=(",", ":")))
    return lines


def bodies() -> list[Body]:
    return [{name: value for name, value in json.loads(line).items() if name != "sum"} for line in LINES]


def blamed(lines: list[str]) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        read(lines, find)
    assert str(bad.value) == f"line {bad.value.line}: {bad.value.sentence}"
    return bad.value.line, bad.value.sentence


def forged(at: int, /, **changes: Any) -> tuple[int, str]:
    """A line changed and all sums made right again."""
    forgery = bodies()
    forgery[at] |= changes
    return blamed(summed(forgery))


def test_the_sums_are_as_the_format_says() -> None:
    assert summed(bodies()) == LINES


def test_what_is_written_is_read() -> None:
    match = read(LINES, find)
    assert list(write(match, ["Анна", "bot", ""])) != LINES  # who replays does not know the seed
    original = played(Setting(AUCTION, 3, OPTIONS), Seeded(SEED), Random(4))
    assert match.moves == original.moves
    assert sights(match.state) == sights(original.state)
    assert match.state.over()


def test_a_record_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    with path.open(encoding="utf-8") as lines:
        assert read(lines, find).moves == read(LINES, find).moves


def test_lines_may_be_spaced_out() -> None:
    assert read(["", *[f"  {line}  \n" for line in LINES], "\n"], find).state.over()
    assert blamed(["", LINES[0], "", "nonsense"]) == (4, "this is not JSON")


def test_a_match_that_goes_on_is_recorded_so_far() -> None:
    match = Match(AUCTION, 2, {}, Seeded(SEED))
    match.take(match.begin(7))
    lines = list(write(match, ["a", "b"]))
    assert len(lines) == 1 + len(match.moves) == 3
    assert sights(read(lines, find).state) == sights(match.state)
    assert json.loads(lines[0])["commitment"] == sha256(SEED).hexdigest()
    assert json.loads(lines[1])["seat"] == "nature"
    for shorter in range(1, len(LINES) - 1):
        assert len(read(LINES[:shorter], find).moves) == shorter - 1


def test_a_match_that_was_broken_off_tells_its_seed() -> None:
    match = Match(AUCTION, 2, {}, Seeded(SEED))
    match.take(match.begin(7))
    lines = list(write(match, ["a", "b"], SEED))
    assert json.loads(lines[-1])["over"] is False
    assert not read(lines, find).state.over()


def test_dice_commit_to_nothing() -> None:
    match = played(Setting(AUCTION, 2, {}), Dice(Random(1)), Random(2))
    lines = list(write(match, ["a", "b"]))
    assert json.loads(lines[0])["commitment"] is None
    assert json.loads(lines[-1])["seed"] is None
    assert read(lines, find).state.over()


# The first bad line


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_changed_line_is_named(at: int) -> None:
    body = json.loads(LINES[at])
    for name in body:
        changed = json.dumps(body | {name: "other"}, ensure_ascii=False)
        assert blamed([*LINES[:at], changed, *LINES[at + 1 :]])[0] == at + 1


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_a_removed_line_is_missed_at_once(at: int) -> None:
    line, sentence = blamed(LINES[:at] + LINES[at + 1 :])
    assert line == at + 1
    assert "its sum does not fit" in sentence


def test_a_removed_end_is_missed() -> None:
    assert blamed(LINES[:-1]) == (len(LINES), "the match is over, but its result is missing")


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_swapped_lines_are_named(at: int) -> None:
    assert blamed([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]])[0] == at + 1


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_line_that_stands_twice_is_named(at: int) -> None:
    assert blamed([*LINES[: at + 1], *LINES[at:]])[0] == at + 2


def test_a_line_added_with_right_sums_is_named() -> None:
    forgery = bodies()
    forgery.insert(3, forgery[3])
    assert blamed(summed(forgery)) == (5, "this should be move 4, not 3")
    assert blamed(summed([*bodies(), bodies()[1]])) == (len(LINES) + 1, "the record goes on after its end")
    assert blamed(summed([*bodies(), bodies()[-1]])) == (len(LINES) + 1, "the record goes on after its end")


def test_a_line_removed_with_right_sums_is_named() -> None:
    forgery = bodies()
    del forgery[4]
    assert blamed(summed(forgery)) == (5, "this should be move 4, not 5")


def test_another_format() -> None:
    for other in (2, 0, "1", True, 1.0, None):
        assert forged(0, record=other) == (1, "this is no record of format 1")
    assert blamed(LINES[1:])[0] == 1
    assert blamed(summed(bodies()[1:])) == (1, "this is no record of format 1")


def test_a_match_is_read_by_the_rules_of_the_edition_it_names() -> None:
    """Older rules with other options and other states stay beside the newest ones."""

    class Older(Auction):
        pass

    class OldOptions(Agreement):
        def __init__(self, sheet: Sheet) -> None:
            super().__init__(sheet)
            self.turns = sheet.whole("turns", 1, 1, 2)

    def older(options: OldOptions) -> Auction:
        return Older(options.seats, options.turns, None)

    first = Rules(older, range(2, 5), OldOptions, edition=1)
    newest = Rules(new, range(2, 5), Options, edition=3, earlier=(first,))
    sale = Game("auction", newest, Narrator(tell, brief))
    match = played(Setting(sale.by_edition(1) or sale, 2, {"turns": 1}), Seeded(b"luck"), Random(1))
    lines = list(write(match, ["Ann", "Bo"], b"luck"))
    again = read(lines, lambda _: sale)
    assert type(again.state) is Older
    assert (again.game.edition, again.options) == (1, {"turns": 1})
    assert again.state.outcome() == match.state.outcome()
    assert [sale.by_edition(number) for number in (2, 4, "1", True, None)] == [None] * 5


def test_another_edition() -> None:
    assert forged(0, edition=7) == (1, "this was edition 7 of auction; here is edition 1")
    for other in (True, 1.0, "1", None):
        assert forged(0, edition=other)[0] == 1


def test_an_unknown_game() -> None:
    assert forged(0, game="chess") == (1, "there is no game 'chess'")
    for other in (None, 3, [0], {"auction": 1}):
        assert forged(0, game=other)[0] == 1
    with pytest.raises(BadRecord, match="line 1: there is no game 'auction'; there are"):
        read(LINES)  # the catalogue does not know the toy


def test_options_that_cannot_be() -> None:
    line, sentence = forged(0, options={"rounds": 4})
    assert line == 1
    assert sentence == "option rounds: 4 is not allowed; it takes a whole number from 1 to 3"
    for other in (None, [1], 3, {"stakes": 1}, {"rounds": True}, {"rounds": 10**400}):
        assert forged(0, options=other)[0] == 1


def test_seats_that_cannot_be() -> None:
    for other in (5, 1, -1, None, True, 3.0, "3", [3]):
        line, sentence = forged(0, seats=other)
        assert (line, "a whole number from 2 to 4" in sentence) == (1, True)


def first_bid() -> int:
    return next(at for at, body in enumerate(bodies()) if body.get("do", {}).get("do") == "Bid")


@pytest.mark.parametrize(
    "do",
    [
        {"do": "Bid", "coins": [9, 9, 9]},
        {"do": "Bid", "coins": [True, 1, 2]},
        {"do": "Fly"},
        None,
        3,
        [],
        {},
        "Bid",
    ],
    ids=str,
)
def test_a_move_that_is_not_possible_is_named(do: Any) -> None:
    at = first_bid()
    line, sentence = forged(at, do=do)
    assert line == at + 1
    assert sentence.startswith(f"move {at} ")
    assert " is not possible: " in sentence


def test_a_move_of_the_wrong_seat_is_named() -> None:
    at = first_bid()
    for seat in ("nature", 7, -1, True, 1.0, None, [0], "0", NATURE):
        line, sentence = forged(at, seat=seat)
        assert (line, " is not possible: " in sentence) == (at + 1, True)
    line, sentence = forged(1, seat=NATURE)  # nature is spelled in one way
    assert (line, sentence) == (2, "move 1 is not possible: it is not for this seat to act now")


def test_a_move_at_no_time_is_named() -> None:
    for at in (None, "12", 1.5, True):
        line, sentence = forged(3, at=at)
        assert (line, sentence.endswith("is no time")) == (4, True)


def test_a_move_with_no_number_is_named() -> None:
    for number in (None, "3", 3.0, 4, True):
        line, sentence = forged(3, n=number)
        assert (line, sentence.startswith("this should be move 3, not ")) == (4, True)
    assert forged(1, n=True)[0] == 2


def test_another_result_is_named() -> None:
    last, end = len(LINES), bodies()[-1]["end"]
    refusal = (last, "the moves lead to another result than is told here")
    assert forged(-1, end=end | {"winners": [0, 1, 2]}) == refusal
    assert forged(-1, end=end | {"more": 1}) == refusal
    assert forged(-1, end=None) == refusal
    assert forged(-1, over=False) == refusal
    assert forged(-1, over=1) == refusal


def test_an_end_before_the_end_is_named() -> None:
    early = [*bodies()[:3], bodies()[-1]]
    assert blamed(summed(early)) == (4, "the moves lead to another result than is told here")


def test_another_seed_is_named() -> None:
    last = len(LINES)
    assert forged(-1, seed="00" * 32) == (last, "the seed is not the one that was committed to")
    assert forged(-1, seed="no seed") == (last, "the seed is not hexadecimal")
    assert forged(-1, seed=[1])[0] == last
    assert forged(0, commitment=None) == (last, "the seed is not the one that was committed to")


def test_a_pick_that_does_not_follow_from_the_seed_is_named() -> None:
    seed = b"another"
    lines = recorded()
    honest = [json.loads(line) for line in lines]
    picks = [at for at, body in enumerate(honest) if body.get("do", {}).get("do") in {"Deal", "Double"}]
    forgery = bodies()
    forgery[0]["commitment"] = sha256(seed).hexdigest()
    forgery[-1]["seed"] = seed.hex()
    assert blamed(summed(forgery)) == (picks[0] + 1, "nature's pick does not follow from the seed")
    assert blamed(["", *summed(forgery)]) == (picks[0] + 2, "nature's pick does not follow from the seed")


def test_clocks_follow_from_no_seed() -> None:
    match = Match(AUCTION, 2, {"rounds": 1, "seconds": 5}, Seeded(SEED))
    match.take(match.begin(0))
    while step := match.time_up(10**6 * len(match.moves)):
        match.take(step)
    assert match.state.over()
    assert read(list(write(match, ["a", "b"], SEED)), find).moves == match.moves


# Rubbish


@pytest.mark.parametrize("text", ["{", "move", "\x00\x01\xff", "[" * 100_000, "1" * 5000, '{"a":1}{"b":2}'])
def test_what_is_not_json_is_named(text: str) -> None:
    assert blamed([*LINES[:2], text, *LINES[2:]]) == (3, "this is not JSON")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"x"', "NaN"])
def test_what_is_no_object_is_named(text: str) -> None:
    assert blamed([*LINES[:2], text]) == (3, "this is no object")


def test_depth_and_strange_letters_are_named() -> None:
    for depth in range(850, 1000, 7):
        assert blamed([LINES[0], '{"a":' + "[" * depth + "]" * depth + "}"])[0] == 2
    assert blamed([LINES[0], '{"a":"\\ud800"}'])[0] == 2


def test_an_empty_record() -> None:
    for lines in ([], ["", " \n"]):
        assert blamed(lines) == (1, "there is nothing in this record")


def test_a_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\x89PNG\r\n\xff\xfe")
    with (
        path.open(encoding="utf-8") as lines,
        pytest.raises(BadRecord, match="line 1: this is not text in UTF-8"),
    ):
        read(lines, find)


def every_line(change: Callable[[str], str], at: int) -> Iterator[str]:
    for number, line in enumerate(LINES):
        yield change(line) if number == at else line


@given(st.integers(0, len(LINES) - 1), st.data())
def test_any_letter_changed_is_found_or_means_the_same(at: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINES[at]) - 1))
    letter = data.draw(st.sampled_from('0123456789{}[]",: -.eяЯ\x00\u2028'))
    lines = list(every_line(lambda line: line[:place] + letter + line[place + 1 :], at))
    try:
        read(lines, find)
    except BadRecord as bad:
        assert bad.line == at + 1  # noqa: PT017  # most are bad, a few mean the same
    else:
        assert json.loads(lines[at]) == json.loads(LINES[at])


def test_a_record_that_an_editor_saved_in_its_own_way_is_read() -> None:
    """With a mark at its beginning, and the line ends of another system."""
    lines = recorded()
    for spaced in (
        [f"\N{ZERO WIDTH NO-BREAK SPACE}{lines[0]}", *lines[1:]],
        [f"{line}\r\n" for line in lines],
    ):
        assert read(spaced, find).moves == read(lines, find).moves


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_record_in_utf_16_is_named_as_such(encoding: str) -> None:
    saved = "\N{ZERO WIDTH NO-BREAK SPACE}" + "\n".join(recorded())
    text = saved.encode(encoding).decode("utf-8", errors="surrogateescape")
    assert blamed(text.splitlines()) == (1, "this is text in UTF-16; save it as UTF-8")
