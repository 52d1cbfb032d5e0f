"""Ten Regions: elections fought in secret and argued over in the open. The order of play; counting is in `count`."""

from __future__ import annotations

from random import Random
from typing import Final

from hemicycle.core.choices import NOTHING, Action, Choices, Make
from hemicycle.core.clock import Clock
from hemicycle.core.line import Word
from hemicycle.core.state import NATURE, OPEN, Outcome, Seat, Seats, State, Talk, TimeUp
from hemicycle.games.ten_regions.rules.actions import Ballot, Campaign, Deal, Draft, Found, Lot, Purse
from hemicycle.games.ten_regions.rules.choices import a_cell, ballots, campaigns, deals, drafts
from hemicycle.games.ten_regions.rules.components import CELLS, TOKENS
from hemicycle.games.ten_regions.rules.count import VERDICTS, place, places, votes_alone, winners
from hemicycle.games.ten_regions.rules.election import Election, Poll, Sitting
from hemicycle.games.ten_regions.rules.names import PARTIES, party_names
from hemicycle.games.ten_regions.rules.options import Setting
from hemicycle.games.ten_regions.rules.views import View

SPENT: Final = Purse(0, 0, 0, 0)


class TenRegions(State[Action]):
    """A seat that has sealed may replace it until the last has, or time is up."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.seats = setting, setting.seats
        self.cells: list[int] = []  # of the seats that have founded a party, in their order
        self.head_starts = (setting.country.no_head_start,) * self.seats
        self.lots: Seats = ()
        self.lot_due = False
        self.turn = 1
        self.purses = (setting.purse,) * self.seats  # TEN-2
        self.points = (0,) * self.seats
        self.sittings: list[Sitting] = []
        self.paper: Make[Ballot] | None = None  # while tied regions are voted on
        self.seals = [0] * self.seats  # complete submissions in this phase
        self.campaigns: list[Campaign | None] = [None] * self.seats
        self.begun: list[Draft | None] = [None] * self.seats
        self.ballots: list[Ballot | None] = [None] * self.seats

    def copy(self) -> TenRegions:
        twin = TenRegions(self.setting)
        twin.cells, twin.head_starts = self.cells[:], self.head_starts
        twin.lots, twin.lot_due = self.lots, self.lot_due
        twin.turn, twin.purses, twin.points = self.turn, self.purses, self.points
        twin.sittings, twin.paper, twin.seals = self.sittings[:], self.paper, self.seals[:]
        twin.campaigns, twin.begun, twin.ballots = self.campaigns[:], self.begun[:], self.ballots[:]
        return twin

    def phase(self) -> str:
        if len(self.cells) < self.seats:
            return "draft"
        if self.turn > self.setting.turns:
            return "over"
        return "campaign" if self.paper is None else "vote"

    def to_act(self) -> Seats:
        founded = len(self.cells)
        if founded < self.seats:
            return (NATURE,) if self.lot_due or self.setting.ideologies == "random" else (founded,)  # TEN-1
        return () if self.turn > self.setting.turns else self.setting.everyone  # TEN-1

    def awaited(self) -> Seats:
        if len(self.cells) < self.seats or self.turn > self.setting.turns:
            return self.to_act()
        return tuple([seat for seat in range(self.seats) if not self.seals[seat]])  # TEN-3, TEN-9

    def open_vote(self) -> bool:
        return self.setting.open_ties and self.paper is not None

    def sealed(self) -> Seats:
        if self.open_vote():
            return ()  # TEN-9
        return tuple([seat for seat in range(self.seats) if self.seals[seat]])  # TEN-3, TEN-9

    def choices(self, seat: Seat) -> Choices[Action]:
        if len(self.cells) < self.seats:
            return self.founding(seat)
        if self.paper is not None:
            return self.paper  # TEN-9
        return self.placements(seat)

    def founding(self, seat: Seat) -> Choices[Action]:
        if seat == NATURE and not self.lot_due:
            return deals(self.seats, self.setting.unique)
        taken = self.cells if self.setting.unique else []
        free = a_cell([cell for cell in range(len(CELLS)) if cell not in taken])
        return Make(Lot, cell=free) if seat == NATURE else Make(Found, cell=free)

    def drafts(self, seat: Seat) -> Choices[Action]:
        return self.beginnings(seat) if self.phase() == "campaign" else NOTHING

    def placements(self, seat: Seat) -> Make[Campaign]:
        return campaigns(self.purses[seat], self.setting.country.size, self.seats, seat)  # TEN-3

    def beginnings(self, seat: Seat) -> Make[Draft]:
        return drafts(self.purses[seat], self.setting.country.size, self.seats, seat)  # TEN-3

    def clocks(self) -> tuple[Clock, ...]:
        founded = len(self.cells)
        if founded < self.seats:
            return () if NATURE in self.to_act() else self.setting.clock("draft", founded)
        if self.turn > self.setting.turns:
            return ()
        if self.paper is None:
            return self.setting.clock("campaign", self.turn)
        return self.setting.vote_clock(self.turn, len(self.sittings[-1].polls))

    def talk(self) -> Talk:
        return OPEN  # TEN-14

    def apply(self, seat: Seat, action: Action | TimeUp) -> None:
        if isinstance(action, Campaign):
            self.campaigns[seat], self.begun[seat] = action, None  # TEN-3
            self.seals[seat] += 1
            if 0 not in self.seals:
                self.hold_election()
        elif isinstance(action, Ballot):
            self.ballots[seat] = action  # TEN-9
            self.seals[seat] += 1
            if 0 not in self.seals:
                self.settle()
        elif isinstance(action, Draft):
            self.begun[seat] = action
        elif isinstance(action, Found):
            self.found([*self.cells, action.cell])
        elif isinstance(action, Lot):
            self.lots, self.lot_due = (*self.lots, len(self.cells)), False
            self.found([*self.cells, action.cell])
        elif isinstance(action, Deal):
            self.lots = self.setting.everyone
            self.found(list(action.cells))
        elif isinstance(action, TimeUp):
            self.time_up()

    def found(self, cells: list[int]) -> None:
        """From now on these are the parties, and they have their head starts."""
        country = self.setting.country
        lacking = (country.no_head_start,) * (self.seats - len(cells))
        self.cells = cells
        self.head_starts = (*[country.head_starts[cell] for cell in cells], *lacking)  # TEN-7

    def time_up(self) -> None:
        if len(self.cells) < self.seats:
            self.lot_due = True  # TEN-1
        elif self.paper is None:
            self.hold_election()
        else:
            self.settle()

    def hold_election(self) -> None:
        """Turn tokens into votes, and votes into mandates; tied regions wait for ballots."""
        late = [seat for seat in range(self.seats) if not self.seals[seat]]
        placed = [self.placed(seat) for seat in range(self.seats)]
        election = Election(self.turn, self.head_starts, placed, late, self.setting.zero_votes)
        self.campaigns, self.begun = [None] * self.seats, [None] * self.seats
        self.seals = [0] * self.seats
        self.sittings.append(Sitting(election, [], self.setting))
        self.go_on()

    def placed(self, seat: Seat) -> Campaign:
        """The last complete placement, else the draft; tokens in neither are lost."""
        if (sealed := self.campaigns[seat]) is not None:  # TEN-3
            return sealed
        if (begun := self.begun[seat]) is not None:
            return Campaign(begun.media, begun.rallies, begun.conflicts, begun.controls)
        nowhere = (0,) * self.setting.country.size
        return Campaign(nowhere, nowhere, (), ())

    def go_on(self) -> None:
        """To the vote on what is still tied, or to the end of the turn."""
        ties, leaders = self.voted_on(), self.sittings[-1].election.leaders
        self.paper = ballots(ties, leaders) if ties else None  # TEN-9
        if not ties:
            self.end_turn()

    def voted_on(self) -> list[int]:
        """The regions of this vote: all that are tied, or the first of them where votes are open."""
        ties = self.sittings[-1].open_ties() if self.sittings else []
        return ties[:1] if self.setting.open_ties else ties  # TEN-9

    def settle(self) -> None:
        """The ballots are counted, all together."""
        last, number = self.sittings[-1], len(self.voted_on())
        silent = tuple([seat for seat, ballot in enumerate(self.ballots) if ballot is None])
        polls = [
            Poll(tuple([None if ballot is None else ballot.votes[tie] for ballot in self.ballots]), silent)
            for tie in range(number)
        ]
        self.sittings[-1] = Sitting(last.election, last.polls + polls, self.setting)
        self.ballots, self.seals = [None] * self.seats, [0] * self.seats
        self.go_on()

    def end_turn(self) -> None:
        """Points for the parliament, then the tokens of the next turn."""
        sitting = self.sittings[-1]
        self.points = tuple([had + won for had, won in zip(self.points, sitting.points)])  # TEN-10
        self.turn += 1
        if self.turn > self.setting.turns:
            self.purses = (SPENT,) * self.seats  # TEN-12: none after the last turn
        else:
            self.purses = tuple([self.setting.purses[role] for role in sitting.roles])  # TEN-11, TEN-12

    def view(self, seat: Seat | None) -> View:
        founded = len(self.cells)
        return View(
            phase=self.phase(),
            turn=min(self.turn, self.setting.turns),
            turns=self.setting.turns,
            regions=self.setting.country.regions,
            cells=(*self.cells, *([None] * (self.seats - founded))),
            lots=self.lots,
            cell_leanings=CELLS,
            head_starts=self.head_starts,
            worth=TOKENS,
            purses=self.purses,
            points=self.points,
            seals=tuple(self.seals),
            mine=None if seat is None else self.campaigns[seat],
            draft=None if seat is None else self.begun[seat],
            totals=() if seat is None else self.totals(seat),
            ballot=None if seat is None else self.ballots[seat],
            ties=tuple([self.sittings[-1].tie(region) for region in self.voted_on()]),
            called=tuple(self.ballots) if self.open_vote() else (),
            three_way_first=self.setting.three_way_first,
            open_ties=self.setting.open_ties,
            zero_votes=self.setting.zero_votes,
            parliaments=tuple([sitting.parliament() for sitting in self.sittings]),
        )

    def totals(self, seat: Seat) -> tuple[int, ...]:
        placed = self.campaigns[seat] or self.begun[seat]
        return self.head_starts[seat] if placed is None else votes_alone(self.head_starts[seat], placed)

    def names(self) -> dict[str, tuple[Word, ...]]:
        return {
            "seat": party_names(self.cells, self.seats),
            "region": self.setting.country.names,
            "cell": PARTIES,
        }

    def outcome(self) -> Outcome:
        """While unfinished nobody has won, and places are by points alone."""
        best, scores = winners(self.points), self.points  # TEN-13
        if self.phase() != "over":
            return Outcome((), tuple([place(scores, [], score) for score in scores]), scores, "")
        return Outcome(tuple(best), places(scores, best), scores, VERDICTS[len(best)])

    def imagine(self, seat: Seat | None, rng: Random) -> TenRegions:
        """Others may have sealed anything else, and may have begun something or nothing."""
        twin = self.copy()
        if self.phase() in ("campaign", "vote") and not self.open_vote():
            for other in range(self.seats):
                if other != seat:
                    twin.forget(other, rng)
        return twin

    def forget(self, seat: Seat, rng: Random) -> None:
        """Put what only this seat knows at random."""
        if self.paper is not None:
            self.ballots[seat] = self.paper.pick(rng) if self.seals[seat] else None
            return
        self.campaigns[seat] = self.placements(seat).pick(rng) if self.seals[seat] else None
        self.begun[seat] = self.beginnings(seat).pick(rng) if rng.random() < 0.5 else None


def new(options: Setting) -> TenRegions:
    state = TenRegions(options)
    if isinstance(state.setting.ideologies, list):
        state.found(list(state.setting.ideologies))
    return state
