"""A second way to form a cabinet: every set of relations is tried, those that keep weak ones last; not step by step.

Numbers are counted up, the weakest relation being the top bit, and the first set that keeps a majority together is it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box, Markers, Minor, Pair, nearness

Won = Mapping[int, Sequence[int]]  # by party, the turnouts of its voters
Node = tuple[int, ...]  # a party, or the minor ones that share a relation


@dataclass(frozen=True)
class Cabinet:
    parties: list[int]  # the major ones
    relations: set[Pair]  # those left, all locked
    bridges: list[Pair]  # as they were laid
    seats: dict[
        int, Node
    ]  # of each minor party with voters: its ally, or both on whose relation it sits in the end
    order: list[Node]  # the most central first


def majority(turnouts: Sequence[int]) -> bool:
    """SWE-30."""
    return len(turnouts) >= 9 or (len(turnouts) == 8 and sum(turnouts) >= 1)


def group_of(party: int, relations: Iterable[Pair]) -> set[int]:
    """All whom relations lead to."""
    group, edges = {party}, [{*pair} for pair in relations]
    while more := set().union(*[edge for edge in edges if edge & group]) - group:
        group |= more
    return group


def allies(
    box: Box, minor: Minor, parties: Sequence[int], relations: Iterable[Pair], markers: Markers
) -> Node:
    """SWE-27: the nearest to its end, or two that have a relation, else the one highest on its card."""
    far = {party: nearness(markers[party][minor.scale], minor.end) for party in parties}
    nearest = [party for party in parties if far[party] == min(far.values())]
    if len(nearest) == 2 and (nearest[0], nearest[1]) in relations:
        return tuple(nearest)
    return (higher(minor, nearest),)


def higher(minor: Minor, parties: Iterable[int]) -> int:
    return min(parties, key=minor.order.index)


def formed(box: Box, won: Won, relations: Mapping[Pair, int], markers: Markers) -> Cabinet | None:
    """None where no voters are with any of the eight."""
    if not any(won[party] for party in MAJOR):
        return None
    return Forming(box, won, relations, markers).cabinet()


class Forming:
    """One election."""

    def __init__(self, box: Box, won: Won, relations: Mapping[Pair, int], markers: Markers) -> None:
        self.box, self.won = box, won
        self.parties = [party for party in MAJOR if won[party]]  # SWE-31
        self.values = {pair: value for pair, value in relations.items() if {*pair} <= {*self.parties}}
        self.minors = {minor.party: minor for minor in box.minors if won[minor.party]}
        self.first_seats = {
            party: allies(box, minor, self.parties, self.values, markers)
            for party, minor in self.minors.items()
        }
        self.bridges: list[Pair] = []
        self.build_bridges()

    def build_bridges(self) -> None:
        """SWE-32."""
        while not self.holder(self.values):
            apart = [
                pair for pair in combinations(self.parties, 2)
                if pair[1] not in group_of(pair[0], [*self.values, *self.bridges])
            ]  # fmt: skip
            self.bridges.append(max(apart, key=lambda pair: self.box.natural(*pair)))

    def seat(self, minor: int, kept: Iterable[Pair]) -> Node:
        """Where it sits once only these relations are left."""
        node = self.first_seats[minor]
        stays = len(node) == 1 or (node[0], node[1]) in kept
        return node if stays else (higher(self.minors[minor], node),)

    def holder(self, kept: Iterable[Pair]) -> set[int]:
        """The group that has the majority with these relations and all bridges, if any has."""
        kept = [*kept]
        for party in self.parties:
            group = group_of(party, [*kept, *self.bridges])
            votes = [turnout for member in group for turnout in self.won[member]]
            for minor in self.minors:
                votes += self.won[minor] if {*self.seat(minor, kept)} <= group else []
            if majority(votes):
                return group
        return set()

    def kept(self) -> list[Pair]:
        """SWE-34."""
        order = sorted(self.values, key=lambda pair: (self.values[pair], self.box.natural(*pair)))
        for number in range(1 << len(order)):
            bits = f"{number:0{len(order)}b}" if order else ""
            kept = [pair for pair, bit in zip(order, bits) if bit == "1"]
            if self.holder(kept):
                return kept
        raise AssertionError("all relations and the bridges hold a majority together")

    def cabinet(self) -> Cabinet:
        kept = self.kept()
        members = self.holder(kept)
        seats = {minor: self.seat(minor, kept) for minor in self.minors}
        inside = {pair for pair in [*kept, *self.bridges] if {*pair} <= members}
        order = outer_first(*self.tree(members, inside, seats))[::-1]
        return Cabinet(sorted(members), inside, self.bridges, seats, order)

    def tree(
        self, members: set[int], relations: set[Pair], seats: dict[int, Node]
    ) -> tuple[dict[Node, list[int]], list[set[Node]]]:
        """SWE-35: who has which tiles, and who is joined to whom; minors on a relation stand in its place."""
        tiles: dict[Node, list[int]] = {(party,): [*self.won[party]] for party in members}
        edges: list[set[Node]] = []
        for minor, node in seats.items():
            if node in tiles:
                tiles[node] += self.won[minor]
        for one, other in relations:
            between = tuple(minor for minor, node in seats.items() if node == (one, other))
            if between:
                tiles[between] = [turnout for minor in between for turnout in self.won[minor]]
                edges += [{(one,), between}, {between, (other,)}]
            else:
                edges.append({(one,), (other,)})
        return tiles, edges


def outer_first(tiles: dict[Node, list[int]], edges: list[set[Node]]) -> list[Node]:
    """SWE-35: who leaves first, and so on to the centre."""
    gone: list[Node] = []
    while len(tiles) > 1:
        here = [edge for edge in edges if edge <= tiles.keys()]
        outer = [node for node in tiles if sum(node in edge for edge in here) == 1]
        for node in sorted(outer, key=lambda node: min(tiles[node])):
            if len(tiles) > 1:
                tiles[node].remove(min(tiles[node]))
                if not tiles[node]:
                    gone.append(node)
                    del tiles[node]
    return [*gone, *tiles]


def standing(box: Box, cabinet: Cabinet | None, won: Won, party: int) -> tuple[int, int, int, int]:
    """SWE-36: how a party compares with others; the greatest is the first. In parliament or not, by the last three."""
    tiles = [*won[party]]
    if cabinet:
        tiles += [own for minor, node in cabinet.seats.items() if node == (party,) for own in won[minor]]
    central = 0
    if cabinet and party in cabinet.parties:
        central = len(cabinet.order) - cabinet.order.index((party,))
    return central, len(tiles), sum(tiles), max(tiles, default=-9)
