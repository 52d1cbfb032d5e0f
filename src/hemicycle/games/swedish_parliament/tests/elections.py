"""Elections made up of voters, relations and markers, and the game's cabinet held against the oracle's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hemicycle.games.swedish_parliament.rules import map as the_map
from hemicycle.games.swedish_parliament.rules.cabinet import cabinet as game
from hemicycle.games.swedish_parliament.rules.cabinet.weights import Constitution
from hemicycle.games.swedish_parliament.rules.components.box import box as box_of
from hemicycle.games.swedish_parliament.tests.following import nodes
from hemicycle.games.swedish_parliament.tests.oracle import MAJOR, Box, Pair
from hemicycle.games.swedish_parliament.tests.oracle_cabinet import Cabinet, formed

CONSERVATIVES, LIBERALS, LABOUR, SOCIALISTS, FARMERS, CHRISTIANS, GREENS, NATIONALISTS = MAJOR
FEMINISTS, PIRATES = 8, 9
BOX = Box()
EQUALITY, PRIVACY = 4, 5  # scales, whose first segments these minor parties are after

Won = dict[int, list[int]]  # by party, the turnouts of its voters
Places = dict[int, list[tuple[int, ...]]]  # of a party's markers, by scale


@cache
def constitution() -> Constitution:
    return Constitution(box_of(None, False, True).shown)


class Election:
    """Voters, relations and markers; `near` says how far from Equality or Privacy who is not in the middle is."""

    def __init__(
        self, won: Won, relations: Mapping[Pair, int], near: dict[int, dict[int, int]] | None = None
    ) -> None:
        self.won: Won = {party: won.get(party, []) for party in range(10)}
        self.relations = {(min(pair), max(pair)): value for pair, value in relations.items()}
        self.markers: Places = {party: [(4,)] * 8 if party < 8 else [()] * 8 for party in range(10)}
        for scale, parties in (near or {}).items():
            for party, segment in parties.items():
                self.markers[party][scale] = (segment,)

    def ours(self) -> Cabinet | None:
        return formed(BOX, self.won, self.relations, self.markers)

    def theirs(self) -> Any:
        voters = {turnout: voter for voter, turnout in enumerate(BOX.turnout)}
        strengths = [0] * 28
        for pair, value in self.relations.items():
            strengths[the_map.pair(*pair)] = value
        won = [[voters[turnout] for turnout in self.won[party]] for party in range(10)]
        return game.form(constitution(), won, strengths, [self.markers[party] for party in range(10)])

    def check(self) -> Any:
        """The game's cabinet, which must be the oracle's."""
        theirs, ours = self.theirs(), self.ours()
        if ours is None:
            assert theirs is None
            return None
        assert {(own.one, own.other) for own in theirs.relations} == ours.relations
        assert [party for party in theirs.members if party < 8] == ours.parties
        assert nodes(theirs.order, ours.order) == ours.order
        assert theirs.centre in ours.order[0]
        assert {*theirs.members} == {party for node in ours.order for party in node}
        bridges = [(step.one, step.other) for step in theirs.steps if step.kind == "bridge"]
        assert [*map(sorted, bridges)] == [*map(list, ours.bridges)]
        return theirs


def names(parties: Sequence[int]) -> list[str]:
    return [BOX.names[party] for party in parties]
