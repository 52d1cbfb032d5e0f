"""Choices against lists written out by hand: members, numbers, plain data, random picks, forms."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations, product
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.core.choices import (
    NOTHING,
    Action,
    Among,
    Arrange,
    Bag,
    Choices,
    Each,
    Either,
    Every,
    Explained,
    Illegal,
    Make,
    Pick,
    Split,
    plain,
    short,
)
from hemicycle.core.choices.forms import fill


@dataclass(frozen=True)
class Stop(Action):
    pass


@dataclass(frozen=True)
class Pay(Action):
    to: int | None
    coins: tuple[int, ...]


@dataclass(frozen=True)
class Both(Action):
    one: Any
    two: Any


@dataclass(frozen=True)
class Wrap(Action):
    what: Any


@dataclass(frozen=True)
class Case:
    """Choices, and independently of their code the list of what they must hold."""

    choices: Choices[Any]
    members: tuple[Any, ...]


# Small nested choices with their members, by brute force


def rows_adding_up(total: int, places: int, up_to: bool) -> tuple[tuple[int, ...], ...]:
    rows = product(range(total + 1), repeat=places)
    return tuple([row for row in rows if sum(row) == total or (up_to and sum(row) < total)])


def multisets(members: tuple[Any, ...], count: int, up_to: bool) -> tuple[tuple[Any, ...], ...]:
    counts = range(count + 1) if up_to else [count]
    return tuple([bag for many in counts for bag in combinations_with_replacement(members, many)])


values = st.sampled_from([None, 0, 1, 2, 5, -1, "", "a", "ä", True, False, 0.5])
picks = st.lists(values, max_size=3, unique_by=lambda value: (type(value), value)).map(
    lambda items: Case(Pick(items), tuple(items))
)
rows = st.lists(
    st.tuples(st.booleans() | st.integers(0, 1), st.integers(0, 1)), max_size=3, unique_by=repr
).map(lambda items: Case(Pick(items, of="row"), tuple(items)))
splits = st.builds(
    lambda total, places, up_to: Case(Split(total, places, up_to=up_to), rows_adding_up(total, places, up_to)),
    st.integers(0, 4), st.integers(0, 3), st.booleans(),
)  # fmt: skip
deals = st.lists(st.integers(0, 9), max_size=4, unique=True).flatmap(
    lambda items: st.integers(0, 4).map(
        lambda length: Case(Arrange(items, length), tuple(permutations(items, length)))
    )
)


@st.composite
def among(draw: st.DrawFn) -> Case:
    whole = Every(Both, one=Pick([0, 1]), two=Pick([None, 3, 4]))
    items = [Both(one, two) for two in (None, 3, 4) for one in (0, 1)]
    mask = draw(st.integers(0, 63))
    return Case(Among(whole, mask), tuple([item for at, item in enumerate(items) if mask >> at & 1]))


def nested(inner: st.SearchStrategy[Case]) -> st.SearchStrategy[Case]:
    small = inner.filter(lambda case: len(case.members) <= 12)
    return (
        st.lists(small, max_size=3).map(each)
        | st.tuples(small, small).map(made)
        | small.map(lambda case: Case(Make(Wrap, what=case.choices), tuple(map(Wrap, case.members))))
        | small.map(lambda case: Case(Every(Wrap, what=case.choices), tuple(map(Wrap, case.members))))
        | st.tuples(small, st.integers(0, 2), st.booleans()).map(bagged)
        | st.lists(small, max_size=3).map(either)
    )


def each(cases: list[Case]) -> Case:
    return Case(Each([case.choices for case in cases]), tuple(product(*[case.members for case in cases])))


def made(pair: tuple[Case, Case]) -> Case:
    one, two = pair
    members = [Both(left, right) for left in one.members for right in two.members]
    return Case(Make(Both, one=one.choices, two=two.choices), tuple(members))


def bagged(drawn: tuple[Case, int, bool]) -> Case:
    case, count, up_to = drawn
    by_number = tuple(
        sorted(case.members, key=case.choices.index)
    )  # in a bag the order is that of the choices
    return Case(Bag(case.choices, count, up_to), multisets(by_number, count, up_to))


def either(cases: list[Case]) -> Case:
    """Marked by their option, for options must share nothing."""
    options: list[Choices[Any]] = [
        Make(Both, one=Pick([at]), two=case.choices) for at, case in enumerate(cases)
    ]
    return Case(
        Either(options), tuple([Both(at, it) for at, case in enumerate(cases) for it in case.members])
    )


leaves = picks | rows | splits | deals | among()
cases = st.recursive(leaves, nested, max_leaves=4).filter(lambda case: len(case.members) <= 300)
some_cases = cases.filter(lambda case: len(case.members) > 0)


def distinct(members: tuple[Any, ...]) -> set[str]:
    """As text: in a set, True would be 1."""
    return {repr(member) for member in members}


@given(cases)
def test_members_are_those_of_the_list(case: Case) -> None:
    assert case.choices.size == len(case.members) == len(distinct(case.members))
    assert distinct(tuple(case.choices)) == distinct(case.members)
    assert bool(case.choices) == (len(case.choices) > 0) == (len(case.members) > 0)


@given(cases)
def test_every_member_has_its_number(case: Case) -> None:
    for at, member in enumerate(case.choices):
        assert case.choices.index(member) == at
        assert repr(case.choices[at]) == repr(member)
    for member in case.members:
        assert member in case.choices


@given(cases)
def test_there_is_nothing_beyond_the_last(case: Case) -> None:
    for at in (-1, case.choices.size, case.choices.size + 1):
        with pytest.raises(IndexError):
            case.choices[at]


@given(cases)
def test_every_member_survives_the_wire(case: Case) -> None:
    for member in case.members:
        assert repr(case.choices.read(json.loads(json.dumps(plain(member))))) == repr(member)


@given(some_cases, st.randoms(use_true_random=False))
def test_picks_are_members(case: Case, rng: Random) -> None:
    members = distinct(case.members)
    assert all(repr(case.choices.pick(rng)) in members for _ in range(20))


@given(cases.filter(lambda case: not case.members))
def test_of_nothing_nothing_is_picked(case: Case) -> None:
    with pytest.raises(IndexError):
        case.choices.pick(Random(1))


@given(some_cases, st.randoms(use_true_random=False))
def test_forms_filled_in_are_read(case: Case, rng: Random) -> None:
    form = json.loads(json.dumps(case.choices.describe(), allow_nan=False))
    members = distinct(case.members)
    for _ in range(10):
        assert repr(case.choices.read(fill(form, rng))) in members


SAMPLES = [
    Split(3, 3), Split(3, 3, up_to=True), Split(2, 4), Split(5, 2), Split(0, 3), Split(0, 0), Split(4, 1),
    Split(3, 0, up_to=True), Bag(Pick("abc"), 3),
    Bag(Pick("abc"), 2, up_to=True), Bag(NOTHING, 2, up_to=True), Bag(Split(1, 2), 2),
    Arrange("abcd", 2), Arrange("abc", 3), Arrange("abc", 0), Each([Pick("ab"), Split(2, 2)]), Each([]),
    Either([Pick("ab"), NOTHING, Split(2, 2), Arrange("abc", 2)]),
    Among(Every(Both, one=Pick([0, 1]), two=Pick([2, 3, 4])), 0b101101),
    Make(Pay, to=Pick([None, 1, 2], of="seat"), coins=Split(2, 2, up_to=True)), Make(Stop),
]  # fmt: skip
each_sample = pytest.mark.parametrize("choices", SAMPLES, ids=lambda choices: short(choices.describe()))


@each_sample
def test_picks_are_even(choices: Choices[Any]) -> None:
    """Chi-square at one in ten thousand by the Wilson-Hilferty approximation."""
    rng, each = Random(7), 200
    counts = Counter(choices.index(choices.pick(rng)) for _ in range(each * choices.size))
    assert set(counts) == set(range(choices.size))
    free = choices.size - 1
    square = sum((count - each) ** 2 / each for count in counts.values())
    assert free == 0 or square < free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3


@each_sample
def test_forms_can_be_filled_in_every_way(choices: Choices[Any]) -> None:
    rng, form = Random(5), choices.describe()
    assert {choices.index(choices.read(fill(form, rng))) for _ in range(150 * choices.size)} == set(
        range(choices.size)
    )


# What is refused


def rubbish_data() -> st.SearchStrategy[Any]:
    leaf = (
        values
        | st.floats()
        | st.integers()
        | st.sampled_from([10**30, -(10**30), -0.0, 1.0, "do", "Pay", b"", (), frozenset(), object()])
    )
    names = st.sampled_from(["do", "to", "coins", "one", "two", "what", "more", "", 1, None])
    titles = st.sampled_from(["Pay", "Both", "Wrap", "Stop", "TimeUp", None, 1])
    return st.recursive(
        leaf,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(names, inner, max_size=4)
            | st.tuples(titles, st.dictionaries(names, inner, max_size=3)).map(
                lambda pair: {"do": pair[0]} | pair[1]
            )
            | st.lists(inner, max_size=3).map(tuple)
        ),
        max_leaves=8,
    )


def refusal_of(choices: Choices[Any], data: Any) -> Illegal | None:
    try:
        choices.read(data)
    except Illegal as refusal:
        return refusal
    return None


@given(cases, rubbish_data())
def test_rubbish_is_refused_with_a_sentence(case: Case, data: Any) -> None:
    refusal = refusal_of(case.choices, data)
    if refusal is None:  # it may happen to be right; then it is so to the letter
        read = case.choices.read(data)
        assert read in case.choices
    else:
        assert len(refusal.sentence) > 3
        assert len(str(refusal)) < 500
        json.dumps([refusal.key, refusal.args_by_name, refusal.at])


@given(cases, rubbish_data())
def test_rubbish_is_no_member(case: Case, data: Any) -> None:
    assert (data in case.choices) == (repr(data) in distinct(case.members))


def spoilt(data: Any) -> Iterator[Any]:
    """Everything like the data with one thing wrong somewhere."""
    yield from ({}, {"do": "Nobody"}, object(), float("nan"), 10**5000, "?", 0.25, [[[]]])
    if isinstance(data, list):
        yield from ([*data, None], [*data, 0, 0], data + data + [7], tuple(data))
        for at, part in enumerate(data):
            yield data[:at] + data[at + 1 :]
            yield from ([*data[:at], worse, *data[at + 1 :]] for worse in spoilt(part))
    elif isinstance(data, dict):
        yield data | {"more": 1}
        yield data | {1: 1}
        for name, part in data.items():
            yield {other: value for other, value in data.items() if other != name}
            yield from (data | {name: worse} for worse in spoilt(part))
    elif type(data) in (int, bool, float):
        yield from (
            worse
            for worse in (bool(data), int(data), float(data), str(data), [data])
            if type(worse) is not type(data)
        )
        yield data + 1_000_000


@pytest.mark.parametrize(
    "choices",
    [
        Make(Pay, to=Pick([None, 1, 2]), coins=Split(3, 2)),
        Make(Wrap, what=Bag(Make(Pay, to=Pick([0, 1]), coins=Each([Pick([0, 1])])), 2)),
        Every(Both, one=Pick([0, 1]), two=Pick([(0, 1), (1, 0)])),
        Make(Wrap, what=Arrange([0, 1, 2], 3)),
        Pick([Both(1, (0, "a")), Both((0.5, True), None)]),
    ],
    ids=lambda choices: short(choices.describe()),
)  # fmt: skip
def test_one_thing_wrong_is_refused(choices: Choices[Any]) -> None:
    for member in choices:
        for data in spoilt(plain(member)):
            refusal = refusal_of(choices, data)
            assert refusal, f"{short(data)} was read"
            assert refusal.sentence


def nested_deep(depth: int) -> Any:
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


@each_sample
def test_data_nested_deep_is_refused(choices: Choices[Any]) -> None:
    deep = nested_deep(100_000)
    for data in (deep, {"do": deep}, {"do": "Pay", "to": deep, "coins": deep}, [deep, deep], [1, deep, deep]):
        assert refusal_of(choices, data)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", [1]])
def test_what_only_equals_is_not_the_same(wrong: Any) -> None:
    assert refusal_of(Pick([1]), wrong)
    assert refusal_of(Split(1, 1), [wrong])
    assert refusal_of(Pick([(1, 1)]), [1, wrong])
    assert refusal_of(Pick([Wrap(1)]), {"do": "Wrap", "what": wrong})
    assert (1, wrong) not in Pick([(1, 1)])
    assert Wrap(wrong) not in Pick([Wrap(1)])
    assert Wrap((wrong,)) not in Make(Wrap, what=Split(1, 1))


def test_minus_zero() -> None:
    assert Split(0, 1).read(json.loads("[-0]")) == (0,)
    assert refusal_of(Split(0, 1), json.loads("[-0.0]"))
    assert repr(Pick([0.0]).read(-0.0)) == "0.0"


@dataclass(frozen=True)
class Paid(Pay):
    pass


def test_another_kind_with_the_same_fields_is_no_member() -> None:
    pays = Make(Pay, to=Pick([1]), coins=Split(1, 1))
    assert Pay(1, (1,)) in pays
    assert Paid(1, (1,)) not in pays
    assert Pay(1, [1]) not in pays  # type: ignore[arg-type]  # that is what is tried
    assert Pay not in pays


# What refusals say


def said(choices: Choices[Any], data: Any) -> tuple[str, tuple[str | int, ...], dict[str, Any]]:
    refusal = refusal_of(choices, data)
    assert refusal
    return refusal.key, refusal.at, refusal.args_by_name


PAYS = Make(Pay, to=Pick([None, 1, 2]), coins=Split(3, 2))


def test_a_split_says_what_is_over_and_what_is_left() -> None:
    assert said(Split(3, 2), [2, 3]) == ("too-many", (), {"over": 2, "total": 3})
    assert said(Split(3, 2), [0, 1]) == ("left-over", (), {"left": 2, "total": 3})
    assert said(Split(3, 2, up_to=True), [2, 3]) == ("too-many", (), {"over": 2, "total": 3})
    assert said(Split(3, 2), [0, -1]) == ("no-number", (1,), {"what": "-1"})
    assert said(Split(3, 2), [3]) == ("no-list-of", (), {"what": "[3]", "length": 2})
    assert said(Split(3, 2), [0, 2**53]) == ("too-large", (1,), {"what": "9007199254740992"})
    assert said(Split(3, 2), [0, 2**53 - 1])[0] == "too-many"
    assert str(refusal_of(Split(3, 2), [2, 3])) == "2 too many: there are only 3"


def test_a_bag_says_what_is_over_and_what_is_left() -> None:
    bag = Bag(Pick("ab"), 2)
    assert said(bag, ["a", "b", "b"]) == ("too-many", (), {"over": 1, "total": 2})
    assert said(bag, ["a"]) == ("left-over", (), {"left": 1, "total": 2})
    assert said(bag, ["a", "c"])[:2] == ("none-of", (1,))
    assert said(bag, "ab")[0] == "no-list"
    assert said(Bag(Pick("ab"), 1, up_to=True), ["a", "a"])[0] == "too-many"


def test_a_bag_is_read_in_any_order_and_kept_in_one() -> None:
    bag = Bag(Pick("abc"), 3)
    assert bag.read(["c", "a", "b"]) == ("a", "b", "c")
    assert ("a", "b", "c") in bag
    with pytest.raises(Illegal, match="out of order"):
        bag.index(("c", "a", "b"))
    with pytest.raises(Illegal, match="1: 'z' is none of 3 choices"):
        bag.index(("a", "z", "b"))


def test_a_bag_of_very_much_is_read_and_picked() -> None:
    bag = Bag(Split(1000, 30), 2)
    assert bag.read([plain(member) for member in bag.pick(Random(1))])


def test_a_field_is_named() -> None:
    assert said(PAYS, {"do": "Pay", "to": 1}) == ("missing", ("coins",), {})
    assert said(PAYS, {"do": "Pay", "to": 1, "coins": [3, 0], "x": 0}) == (
        "unknown-field",
        ("x",),
        {"kind": "Pay"},
    )
    assert said(PAYS, {"do": "Pay", "to": 1, "coins": [0, "x"]})[:2] == ("no-number", ("coins", 1))
    assert str(refusal_of(PAYS, {"do": "Pay", "to": 1, "coins": [0, "x"]})).startswith(
        "coins.1: 'x' is no whole"
    )
    assert said(PAYS, {"do": "Play"})[0] == "other-kind"
    assert said(PAYS, None) == ("other-kind", (), {"what": "None", "kind": "Pay"})


def test_of_a_union_the_closest_option_answers() -> None:
    union = Either([Make(Stop), PAYS, Make(Wrap, what=Pick([0]))])
    assert said(union, {"do": "Pay", "to": 7, "coins": [3, 0]})[:2] == ("none-of", ("to",))
    assert said(union, {"do": "Pay", "to": 1, "coins": [3, True]})[:2] == ("no-number", ("coins", 1))
    assert said(union, {"do": "Wrap"})[:2] == ("missing", ("what",))
    assert said(union, {"do": "Go"}) == ("none-of", (), {"what": "{'do': 'Go'}", "size": 3})
    assert said(Either([Pick("ab"), Split(3, 2)]), [2, 0]) == ("left-over", (), {"left": 1, "total": 3})
    assert said(Either([Split(3, 2)]), "x")[0] == "no-list-of"
    assert said(Either([]), "x")[0] == "nothing-now"


def test_what_takes_two_fields_to_tell_apart_is_picked_whole() -> None:
    whole = Every(Both, one=Pick([0, 1]), two=Pick([2]))
    assert Among(whole, 0b10).describe() == {"pick": [{"do": "Both", "one": 1, "two": 2}]}


def test_nothing_is_picked_of_nothing() -> None:
    empty: list[Choices[Any]] = [Among(Pick([0, 1]), 0), Pick([]), Either([])]
    for choices in empty:
        with pytest.raises(IndexError):
            choices.pick(Random(1))


def test_what_a_mask_hides_is_not_possible_now() -> None:
    whole = Every(Wrap, what=Pick([0, 1, 2]))
    assert said(Among(whole, 0b101), {"do": "Wrap", "what": 1})[0] == "not-now"
    assert said(Among(whole, 0b101), {"do": "Wrap", "what": 3})[:2] == ("none-of", ("what",))
    assert Among(whole, 0b101).describe() == {"make": "Wrap", "fields": {"what": {"pick": [0, 2]}}}


def test_long_values_are_quoted_short() -> None:
    assert short("x" * 100) == "'" + "x" * 56 + "…"
    assert short("x" * 58) == "'" + "x" * 58 + "'"
    assert short(10**5000) == "this int"
    assert short(nested_deep(100_000)) == "this list"


def test_forms() -> None:
    assert PAYS.describe() == {
        "make": "Pay",
        "fields": {"to": {"pick": [None, 1, 2]}, "coins": {"split": 3, "places": 2}},
    }
    assert Split(3, 2, of="lot", up_to=True).describe() == {
        "split": 3,
        "places": 2,
        "up_to": True,
        "of": "lot",
    }
    assert Bag(Pick("a"), 2, up_to=True).describe() == {"bag": 2, "from": {"pick": ["a"]}, "up_to": True}
    assert Bag(NOTHING, 2, up_to=True).describe()["bag"] == 0
    assert Arrange([0, 1], 1, of="card").describe() == {"arrange": [0, 1], "places": 1, "of": "card"}
    assert Each([Pick("a")], labels=[4], of="region").describe() == {
        "each": [{"pick": ["a"]}], "labels": [4], "of": "region"
    }  # fmt: skip
    assert Either([Pick("a"), NOTHING]).describe() == {"either": [{"pick": ["a"]}]}


def test_numbers_too_large_to_list() -> None:
    offers = Either(
        [
            Make(Pay, to=Pick([members]), coins=Split(60, members.bit_count()))
            for members in range(2**12)
            if members
        ]
    )
    assert offers.size == sum(comb(60 + k - 1, k - 1) * comb(12, k) for k in range(1, 13)) > 10**12
    for at in (0, 12345678901, offers.size - 1):
        assert offers.index(offers[at]) == at
    assert offers.pick(Random(3)) in offers
    huge = Split(1000, 60)
    assert huge.index(huge[huge.size - 1]) == huge.size - 1
    assert huge.pick(Random(3)) in huge
    assert Pick([]).size == NOTHING.size == 0


def test_picks_cost_no_more_numbers_than_they_must() -> None:
    """The stream of random numbers is part of what simulations rest on: a split takes one for each bar or coin."""
    for choices, draws in [(Pick("abc"), 1), (Split(2, 5), 2), (Split(9, 3), 2), (Arrange("abcd", 3), 3)]:
        rng, twin = Random(11), Random(11)
        choices.pick(rng)
        for _ in range(draws):
            twin.random()
        assert rng.random() == twin.random()


def test_a_refusal_can_be_said_better() -> None:
    """By whoever states the choices, from plain data; in all else they are as they were."""

    def why(data: object, refusal: Illegal) -> Illegal:
        return Illegal("no-debts", "nobody lends") if data == -1 else refusal

    coins = Explained(Split(2, 2), why)
    pay = Make(Pay, to=Explained(Pick([0, None], of="seat"), why), coins=coins)
    plain_pay = Make(Pay, to=Pick([0, None], of="seat"), coins=Split(2, 2))
    assert list(pay) == list(plain_pay)
    assert (pay.size, pay.describe()) == (plain_pay.size, plain_pay.describe())
    assert pay.pick(Random(3)) in plain_pay
    for refused in (
        lambda: pay.read({"do": "Pay", "to": -1, "coins": [1, 1]}),
        lambda: pay.index(Pay(-1, (1, 1))),
    ):
        with pytest.raises(Illegal, match="to: nobody lends"):
            refused()
    with pytest.raises(Illegal, match="coins: 1 of 2 are still to be placed"):
        pay.read({"do": "Pay", "to": 0, "coins": [1, 0]})
