"""What is seen of Swedish Parliament 2014, as plain data; who sees what is for `view`.

Parties, scales, piles, segments, groups, cards, voters and seats go by their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.event import Happened
from hemicycle.core.state import Seat, Seats

Parties = tuple[int, ...]


@dataclass(frozen=True)
class Idea:
    scale: int
    policy: str
    policy_direction: int
    opinion: str
    opinion_direction: int
    column: Parties  # from the top, as it lies as a policy
    highlighted: Parties


@dataclass(frozen=True)
class Voter:
    name: str
    turnout: int
    pile: int
    groups: tuple[int, ...]  # the dominant one first


@dataclass(frozen=True)
class Scale:
    directions: tuple[str, str]
    groups: tuple[int, ...]  # by segment
    firm: tuple[int | None, ...]  # by party, the side that both faces of its marker show


@dataclass(frozen=True)
class MinorCard:
    party: int
    scale: int
    end: int  # the segment where it enters
    pile: int
    order: Parties


@dataclass(frozen=True)
class Components:
    names: tuple[str, ...]  # of the eight parties and the two minor ones
    blocs: tuple[str, ...]  # of the eight parties
    ideas: tuple[Idea, ...]
    voters: tuple[Voter, ...]
    scales: tuple[Scale, ...]
    minors: tuple[MinorCard, ...]  # none where they are left out
    relation_tiles: int
    natural: tuple[int, ...]  # relations, by pair: Conservatives and Liberals, Conservatives and Labour …


@dataclass(frozen=True)
class Coop:
    """The cabinet that all want, and its centre of gravity."""

    cabinet: Parties
    leader: int


@dataclass(frozen=True)
class Relation:
    one: int
    other: int
    strength: int  # from -3 to 3, never 0


@dataclass(frozen=True)
class Change:
    """Of a relation; `kind` is "create", "strengthen", "weaken" or "break"."""

    kind: str
    one: int
    other: int


@dataclass(frozen=True)
class Played:
    card: int
    side: str  # "policy", "opinion" or "minor"


@dataclass(frozen=True)
class Reply:
    party: int
    acts: bool
    paid: int | None  # the back of the card


@dataclass(frozen=True)
class InPlay:
    """The card that is being resolved."""

    card: int
    side: str
    by: Seat | None  # None: the System
    column: Parties  # in the order asked
    replies: tuple[Reply, ...]
    asked: int | None  # the party; while cards are being welcomed, that of the guest
    acted: Parties  # when all have decided
    welcome: int | None  # how many cards at most from whoever is asked
    contributed: tuple[int, ...]  # by seat
    pushed: int  # by so many segments
    brought_back: tuple[int, ...]  # by seat
    before: tuple[tuple[int, ...], ...]  # by party, its markers on the card's scale before it was played


@dataclass(frozen=True)
class Look:
    """At one card of the agenda."""

    card: int
    scale: int
    group: int
    segment: int
    candidates: Parties
    nearest: Parties


@dataclass(frozen=True)
class Decided:
    voter: int
    looks: tuple[Look, ...]
    winner: int
    by_order: bool  # of the symbols on the first card
    used: tuple[int, ...]  # cards that it went by: off the agenda with them, until the match is over


@dataclass(frozen=True)
class Paid:
    """Face down."""

    by: Seat
    pile: int
    card: int | None


@dataclass(frozen=True)
class Step:
    """Of how a cabinet is formed.

    "voterless" parties are gone · "ally", "ally-on-relation": the minor party and with whom · "bridge" one–other ·
    "dropped" groups without a majority · "removed", "locked": the relation one–other · "loses": the party loses a
    voter, of that turnout, and has so many left · "leaves": it has lost its last · "centre". With a relation stand
    voters and turnout of the heaviest group: with it if it is a bridge, else without it. Two minor parties that stand
    on the same relation lose and leave as one.
    """

    kind: str
    parties: Parties
    one: int | None
    other: int | None
    groups: tuple[Parties, ...]  # connected, after this step
    voters: int = 0
    turnout: int = 0


@dataclass(frozen=True)
class Cabinet:
    members: Parties
    relations: tuple[Relation, ...]  # those locked; 0 is the strength of a bridge
    steps: tuple[Step, ...]
    centre: int
    order: Parties  # the most central first
    voters: tuple[tuple[int, ...], ...]  # by party the turnouts, with those of minor allies where they count


@dataclass(frozen=True)
class View:
    phase: str  # nature, choose, place, play, reply, welcome, contribute, bring-back, relation, over
    components: Components
    players: int
    difficulty: int
    solo: bool
    coop: Coop | None
    turn: int
    turn_of: Seat | None  # None: the System
    asked: Seat | None
    first: Seat
    parties: tuple[int | None, ...]  # by seat
    clockwise: Seats
    markers: tuple[
        tuple[tuple[int, ...], ...], ...
    ]  # by party and scale, the segments: none, one, two adjacent
    relations: tuple[Relation, ...]
    tiles_left: int
    creatable: tuple[tuple[int, int], ...]  # what map and tiles allow
    changes: tuple[Change, ...]  # legal for whoever must change a relation now
    agenda: tuple[Played, ...]  # the hottest first
    queue: tuple[int, ...]
    piles: tuple[int, ...]  # sizes
    hands: tuple[tuple[int, ...], ...]  # by seat the backs, in the order drawn
    mine: tuple[int, ...]  # in the order drawn
    paid: tuple[Paid, ...]
    trash: tuple[int, ...]  # face up
    in_play: InPlay | None
    played: int  # cards this turn
    won: tuple[tuple[int, ...], ...]  # by party, of the minor ones too, the voters
    decided: tuple[Decided, ...]
    next_vote: Decided | None  # of the head of the queue, if it were due now
    voters_due: bool
    cabinet: Cabinet | None  # when over
    forecast: Cabinet | None  # if all ended now
    happened: tuple[Happened, ...]  # in this turn and the one before, alone since the player's turn before
    last_pile: tuple[int | None, ...]  # that each seat drew from
