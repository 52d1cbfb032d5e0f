"""Forms as `Choices.describe` gives them, read as plain data by somebody who knows nothing of choices.

What a page or a terminal does with them to ask a person is for it to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hemicycle.core.choices.action import Form


def fill(form: Form, rng: Random) -> Any:
    """A form filled in at random; every way to fill it in comes up at some time."""
    if "besides" in form:
        return fill_but(form, rng)
    if "bag" in form:
        count = rng.randint(0, form["bag"]) if form.get("up_to") else form["bag"]
        return [fill(form["from"], rng) for _ in range(count)]
    if "each" in form:
        return [fill(part, rng) for part in form["each"]]
    if "make" in form:
        return {"do": form["make"]} | {name: fill(part, rng) for name, part in form["fields"].items()}
    if "either" in form:
        return fill(rng.choice(form["either"]), rng)
    return filled_simple(form, rng)


def filled_simple(form: Form, rng: Random) -> Any:
    """One that is made of no others."""
    if "number" in form:
        return rng.randint(*form["number"])
    if "parts" in form:
        return filled_parts(form["parts"], form["places"], form["most"], rng)
    if "majority" in form:
        return filled_majority(form["majority"], form["quota"], form["members"], rng)
    if "split" in form:
        return filled_split(form["split"], form["places"], form.get("up_to", False), rng)
    if "arrange" in form:
        return rng.sample(form["arrange"], form["places"])
    return rng.choice(form["pick"])


def filled_split(total: int, places: int, up_to: bool, rng: Random) -> list[int]:
    row = [0] * places
    tokens = rng.randint(0, total) if up_to else total
    for _ in range(tokens if places else 0):
        row[rng.randrange(places)] += 1
    return row


def filled_parts(total: int, places: int, most: int, rng: Random) -> list[int]:
    row = [1] * places
    for _ in range(total - places):
        row[rng.choice([at for at, part in enumerate(row) if part < most])] += 1
    return row


def filled_majority(players: list[list[int]], quota: int, members: int, rng: Random) -> list[int]:
    """Any of them; where these are too light, one for a heavier one until they are not."""
    order = rng.sample(players, len(players))
    chosen, others = order[:members], order[members:]
    while sum([weight for _, weight in chosen]) < quota:
        pairs = [
            (own, other)
            for own, (_, light) in enumerate(chosen)
            for other, (_, heavy) in enumerate(others)
            if light < heavy
        ]
        own, other = rng.choice(pairs)
        chosen[own], others[other] = others[other], chosen[own]
    return [player for player, _ in chosen]


def fill_but(form: Form, rng: Random) -> Any:
    """Anything but what the form leaves out."""
    whole = {name: part for name, part in form.items() if name != "besides"}
    while (filled := fill(whole, rng)) == form["besides"]:
        pass
    return filled


def named_in(form: Form) -> Iterator[tuple[str, int]]:
    """What a form speaks of by number, as ("region", 3)."""
    if of := form.get("of"):
        players = [player for player, _ in form.get("majority", [])]
        for at in [*form.get("pick", []), *form.get("arrange", []), *form.get("labels", []), *players]:
            if at is not None:
                yield of, at
        if form.get("places") and "split" in form:
            yield of, form["places"] - 1
    inner = [
        *form.get("each", []),
        *form.get("either", []),
        *form.get("fields", {}).values(),
        form.get("from"),
    ]
    for part in inner:
        if part:
            yield from named_in(part)
