"""What players see of Koalition, as plain data; how it is made out of a state, `view` says."""

from __future__ import annotations

from dataclasses import dataclass

from hemicycle.core.event import Happened
from hemicycle.core.state import Seat, Seats


@dataclass(frozen=True)
class Party:
    id: str
    name: str
    partners: tuple[int, ...]


@dataclass(frozen=True)
class Politician:
    party: int
    value: int
    name: str


@dataclass(frozen=True)
class Country:
    """`fields`: politicians of each player; `bonus`: of the chair of the strongest, the second, a further party."""

    name: str
    fields: int
    bonus: tuple[int, int, int]


@dataclass(frozen=True)
class Deck:
    """The whole set; action cards as kinds with their counts. It never changes."""

    parties: tuple[Party, ...]
    politicians: tuple[Politician, ...]
    jokers: tuple[int, ...]
    actions: tuple[tuple[str, int], ...]
    countries: tuple[Country, ...]


@dataclass(frozen=True)
class Mark:
    """An action card on a politician or party: "double", "skull", "egg", "sausage", "vest".

    A vest has made the one it covers inactive.
    """

    kind: str
    by: Seat
    active: bool


@dataclass(frozen=True)
class Lying:
    """A politician on the table; `marks` in the order played."""

    place: int
    card: int
    party: int
    value: int
    owner: Seat
    by_clock: bool  # the lowest card of that hand, which the game laid
    out: bool
    egg: bool
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Tally:
    """A party as it stands: `printed` are the values of those not out, `votes` what comes of them after double and
    scandal, `chairs` one seat, several tied, or none, `sums` the values of each seat that count for the chair."""

    party: int
    printed: int
    votes: int
    doubled: bool
    scandals: tuple[Mark, ...]
    scandal: bool
    chairs: Seats
    sums: tuple[int, ...]


@dataclass(frozen=True)
class Bloc:
    """What can be in a government: a party, or a camp of a split one. `members`: whose politicians stand in it."""

    party: int
    chair: Seat | None
    camp: bool
    votes: int
    members: Seats


@dataclass(frozen=True)
class Coalition:
    """Blocs that may govern; `points` of each seat if they do, `bonus` of each member's chair."""

    members: tuple[int, ...]
    votes: int
    chairs: Seats
    points: tuple[int, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True)
class Proposal:
    """`coalition` is the number of the `government` that it proposes."""

    number: int
    by: Seat
    coalition: int
    government: Coalition
    hands: Seats


@dataclass(frozen=True)
class Held:
    """How many cards of each deck a hand has."""

    politicians: int
    actions: int


@dataclass(frozen=True)
class Hand:
    """`politicians`: cards of the politician deck, its jokers too; `jokers`: those of the action deck."""

    politicians: tuple[int, ...]
    jokers: tuple[int, ...]
    actions: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Governing:
    party: int
    chair: Seat | None
    camp: bool
    votes: int
    bonus: int


@dataclass(frozen=True)
class Row:
    """A country that is over, as the pad has it: its government, the strongest first, and what came of it by seat,
    and by seat and party."""

    country: int
    elections: int
    government: tuple[Governing, ...]
    influence: tuple[int, ...]
    bonus: tuple[int, ...]
    booked: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Share:
    """A party in Europe: its points, the bonus by its rank, who has most points in it, what each of these gets."""

    party: int
    points: int
    bonus: int
    holders: Seats
    each: int


@dataclass(frozen=True)
class Europe:
    shares: tuple[Share, ...]
    given: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Failed:
    """`why`: "time", "given-up", "no-coalition"."""

    election: int
    why: str


@dataclass(frozen=True)
class Ended:
    """An election as it was when it ended; `why` it failed, or "" where somebody governs."""

    country: int
    election: int
    why: str
    table: tuple[Lying, ...]
    tallies: tuple[Tally, ...]
    total: int
    majority: int
    blocs: tuple[Bloc, ...]


@dataclass(frozen=True)
class View:
    """Until it is counted, everything on the table is given as if it were counted now."""

    phase: str  # "nature", "stand", "vote", "appoint", "lay", "offer", "round", "camps", "talks", "over"
    deck: Deck
    countries: int  # to be played
    number: int  # of the country being played, from 1; 0 before the first
    country: int | None
    fields: int
    bonus: tuple[int, ...]
    election: int
    elections: int  # called so far in all countries, with this one
    election_limit: int
    failed: tuple[Failed, ...]  # in this country
    coalition_size: str
    with_actions: bool
    packets: bool
    to_come: tuple[int, ...]  # sizes of countries still to come in the packet
    standing: tuple[bool | None, ...]
    votes: tuple[Seat | None, ...]  # for a leader; none until they are open
    leader: Seat | None
    opener: Seat | None
    my_stand: bool | None
    my_vote: Seat | None
    voted: bool
    turn: Seat | None
    round_by: Seat | None  # who opened the action round
    quiet: int  # so many more passes end it
    declared: tuple[tuple[int, int], ...]  # jokers that have a party in this country, with it
    table: tuple[Lying, ...]
    tallies: tuple[Tally, ...]  # of all parties
    total: int
    majority: int
    held: tuple[Held, ...]
    mine: Hand | None
    aside: tuple[int, ...]
    spent: tuple[tuple[str, int], ...]  # action cards set aside
    undealt: tuple[int, int]  # of the politician deck and the action deck
    blocs: tuple[Bloc, ...]
    coalitions: tuple[Coalition, ...]  # by their numbers, the first of them
    possible: int  # how many there are
    my_side: Seats | None
    siding: Seats  # who has still to choose a camp
    proposals: tuple[Proposal, ...]
    given_up: tuple[bool, ...]
    last: Ended | None  # the election before
    happened: tuple[Happened, ...]
    pad: tuple[Row, ...]
    power: tuple[int, ...]
    booked: tuple[tuple[int, ...], ...]  # by seat and party
    europe: Europe
