"""A second way to tell what fits on the political map: all that can lie on a table is listed, nothing is searched for.

Hexagons joined in every way give the densest maps, and relations may be missing from those. A map is known again,
whoever its parties are, by one of its numberings that all its renumberings share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import comb, factorial

Edge = tuple[int, int]
Graph = frozenset[Edge]  # connected, between 0 … n − 1, the smaller end first
Cell = tuple[int, int, int]  # on a grid of hexagons, coordinates that sum to 0
Beside = dict[int, set[int]]

AROUND: list[Cell] = [(1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1)]
MOST = 14  # relations between eight tiles, by reference; nothing with more is asked for its numbering


def possible(relations: Iterable[Edge]) -> bool:
    """SWE-16: some layout makes all of these neighbours. Islands lie as far apart as one likes."""
    return all(can_lie(island) for island in islands(relations))


def can_lie(island: list[Edge]) -> bool:
    beside = neighbours(island)
    if len(island) > MOST or max(map(len, beside.values())) > len(AROUND):
        return False
    return canonical(beside)[0] in connected(len(beside))


def islands(relations: Iterable[Edge]) -> list[list[Edge]]:
    left, found = list(relations), []
    while left:
        reached = {*left[0]}
        while (more := reached.union(*[edge for edge in left if reached & {*edge}])) != reached:
            reached = more
        found.append([edge for edge in left if reached & {*edge}])
        left = [edge for edge in left if not reached & {*edge}]
    return found


def neighbours(edges: Iterable[Edge]) -> Beside:
    beside: Beside = {}
    for one, other in edges:
        beside.setdefault(one, set()).add(other)
        beside.setdefault(other, set()).add(one)
    return beside


def canonical(beside: Beside) -> tuple[Graph, int]:
    """Of a connected graph the numbering that all its renumberings share, and how many lead to it: its symmetries."""
    best: list[Edge] = []
    symmetries = 0
    for order in orders(beside, [list(beside)]):
        place = {tile: at for at, tile in enumerate(order)}
        edges = sorted((place[one], place[other]) for one in beside for other in beside[one])
        if not symmetries or edges < best:
            best, symmetries = edges, 0
        symmetries += edges == best
    return frozenset((one, other) for one, other in best if one < other), symmetries


def orders(beside: Beside, classes: list[list[int]]) -> Iterator[list[int]]:
    """Numberings that follow from who has which neighbours; where that says nothing, any of the equals goes first."""
    classes = told_apart(beside, classes)
    alike = next((at for at, tiles in enumerate(classes) if len(tiles) > 1), None)
    if alike is None:
        yield [tile for [tile] in classes]
        return
    for tile in classes[alike]:
        rest = [other for other in classes[alike] if other != tile]
        yield from orders(beside, [*classes[:alike], [tile], rest, *classes[alike + 1 :]])


def told_apart(beside: Beside, classes: list[list[int]]) -> list[list[int]]:
    of = {tile: at for at, tiles in enumerate(classes) for tile in tiles}
    signs = {tile: [of[tile], *sorted([of[other] for other in beside[tile]])] for tile in beside}
    kinds: dict[tuple[int, ...], list[int]] = {}
    for tile, sign in sorted(signs.items(), key=lambda item: item[1]):
        kinds.setdefault(tuple(sign), []).append(tile)
    finer = list(kinds.values())
    return told_apart(beside, finer) if len(finer) > len(classes) else finer


@cache
def shapes(tiles: int) -> frozenset[frozenset[Cell]]:
    """All ways to join so many hexagons, each once, turned or not."""
    if tiles == 1:
        return frozenset([frozenset([(0, 0, 0)])])
    return frozenset(
        upright(frozenset([*shape, free]))
        for shape in shapes(tiles - 1)
        for free in {beyond(cell, step) for cell in shape for step in AROUND} - shape
    )


def beyond(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]


def upright(shape: frozenset[Cell]) -> frozenset[Cell]:
    """The same shape in one of its twelve positions, whichever it came in."""
    turns = [sign * axis for sign in (1, -1) for axis in (1, 2, 3)]
    return min([moved(shape, x, y) for x in turns for y in turns if x * y > 0 and x != y], key=sorted)


def moved(shape: frozenset[Cell], x: int, y: int) -> frozenset[Cell]:
    """Its coordinates exchanged and, if negative, inverted; then pushed into the corner."""
    sign = 1 if x > 0 else -1
    turned = [(sign * cell[abs(x) - 1], sign * cell[abs(y) - 1]) for cell in shape]
    left, low = min(a for a, _ in turned), min(b for _, b in turned)
    return frozenset((a - left, b - low, left + low - a - b) for a, b in turned)


def touching(shape: frozenset[Cell]) -> list[Edge]:
    cells = sorted(shape)
    return [(one, other) for one, other in pairs(len(cells)) if apart(cells[one], cells[other]) in AROUND]


def apart(one: Cell, other: Cell) -> Cell:
    return other[0] - one[0], other[1] - one[1], other[2] - one[2]


@cache
def connected(tiles: int) -> dict[Graph, int]:
    """Every connected map of so many parties that can be laid, in its numbering, with its symmetries."""
    if tiles == 1:
        return {frozenset(): 1}
    fresh = dict(canonical(neighbours(touching(shape))) for shape in shapes(tiles))
    found: dict[Graph, int] = {}
    while fresh:
        found |= fresh
        fewer = [
            beside for graph in fresh for edge in graph if whole(beside := neighbours(graph - {edge}), tiles)
        ]
        fresh = {graph: own for graph, own in map(canonical, fewer) if graph not in found}
    return found


def whole(beside: Beside, tiles: int) -> bool:
    reached = {0}
    while more := set().union(*[beside.get(tile, set()) for tile in reached]) - reached:
        reached |= more
    return len(reached) == tiles


def pairs(tiles: int) -> list[Edge]:
    return [(one, other) for other in range(tiles) for one in range(other)]


def labelled(tiles: int) -> dict[int, int]:
    """By number of relations, how many maps of so many parties can be laid: the first party's island, then the rest."""
    if tiles == 0:
        return {0: 1}
    counts: dict[int, int] = {}
    for size in range(1, tiles + 1):
        rest = labelled(tiles - size)
        for graph, symmetries in connected(size).items():
            ways = comb(tiles - 1, size - 1) * factorial(size) // symmetries
            for many, often in rest.items():
                counts[len(graph) + many] = counts.get(len(graph) + many, 0) + ways * often
    return counts


def maps(tiles: int, least: int = 1) -> Iterator[list[Edge]]:
    """Every map of so many parties that can be laid, whoever they are; islands by size."""
    if tiles == 0:
        yield []
    for size in range(least, tiles + 1):
        for graph in connected(size):
            for rest in maps(tiles - size, size):
                yield [*graph, *[(one + size, other + size) for one, other in rest]]
