"""A table at which tests play Ten Regions through nothing but the state's own doors, in plain data; checks nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hemicycle.core.choices import plain
from hemicycle.core.state import NATURE
from hemicycle.games.ten_regions import GAME
from hemicycle.games.ten_regions.tests.oracle import Placement

Strikes = Iterable[tuple[int, int | None]]
CORNERS = [0, 2, 6, 8]  # Red Order, Throne and Market, Free Communes, Zero Taxes


def country(*mandates: int) -> list[dict[str, Any]]:
    """A custom map where nobody has a head start."""
    return [{"name": f"Land {number}", "mandates": own} for number, own in enumerate(mandates)]


def strikes(targets: Strikes) -> list[dict[str, Any]]:
    return [{"do": "Strike", "region": region, "target": target} for region, target in targets]


class Table:
    def __init__(self, seats: int = 4, **given: Any) -> None:
        if given.get("ideologies") == "corners":
            given["ideologies"] = CORNERS
        self.options, self.state = GAME.start(seats, given)
        self.seats = seats

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def last(self) -> Any:
        """The newest parliament."""
        return self.view.parliaments[-1]

    def do(self, seat: int, action: str, **fields: Any) -> None:
        self.state = self.state.play(seat, self.state.read(seat, {"do": action, **fields}))

    def ring(self) -> None:
        [clock] = self.state.clocks()
        self.do(NATURE, "TimeUp", clock=clock.name)

    def placed(
        self,
        media: Mapping[int, int],
        rallies: Mapping[int, int],
        conflicts: Strikes = (),
        controls: Strikes = (),
    ) -> Placement:
        """Tokens by region, as the fields of a campaign."""
        regions = range(len(self.view.regions))
        return {
            "media": [media.get(region, 0) for region in regions],
            "rallies": [rallies.get(region, 0) for region in regions],
            "conflicts": strikes(conflicts),
            "controls": strikes(controls),
        }

    def hand(self, seat: int) -> tuple[int, int, int, int]:
        purse = self.view.purses[seat]
        return purse.media, purse.rallies, purse.conflicts, purse.controls

    def spread(self, seat: int, claims: Sequence[int]) -> Placement:
        """All that the seat has, dealt round its regions, rallies from the last; strikes take nobody else's votes."""
        media, rallies, conflicts, controls = self.hand(seat)
        return self.placed(
            counted(dealt(media, claims)),
            counted(dealt(rallies, claims[::-1])),
            aimless(dealt(conflicts, claims)),
            aimless(dealt(controls, claims)),
        )

    def campaign(self, claims: Sequence[Sequence[int]]) -> None:
        """Each seat goes for its own regions; who has none hands in nothing, and time runs out."""
        for seat, own in enumerate(claims):
            if own:
                self.do(seat, "Campaign", **self.spread(seat, own))
        if not all(claims):
            self.ring()

    def hold(self, *placements: Placement) -> None:
        """Every seat hands in, in order."""
        for seat, placed in enumerate(placements):
            self.do(seat, "Campaign", **placed)

    def vote(self, *ballots: Sequence[int | None]) -> None:
        for seat, votes in enumerate(ballots):
            self.do(seat, "Ballot", votes=list(votes))


def level(**given: Any) -> Table:
    """Four parties before three regions without leanings."""
    return Table(ideologies="corners", regions=country(1, 1, 1), **given)


def dealt(amount: int, claims: Sequence[int]) -> list[int]:
    return [claims[number % len(claims)] for number in range(amount)]


def counted(regions: list[int]) -> dict[int, int]:
    return {region: regions.count(region) for region in regions}


def aimless(regions: list[int]) -> list[tuple[int, int | None]]:
    return [(region, None) for region in regions]


def fields(action: Any) -> Placement:
    """What an action says, without its name and with strikes in one order."""
    said: Placement = plain(action)
    return canonical({name: value for name, value in said.items() if name != "do"})


def canonical(placed: Placement) -> Placement:
    ordered = {kind: sorted(placed[kind], key=at) for kind in ("conflicts", "controls")}
    return {**placed, **ordered}


def at(strike: dict[str, Any]) -> tuple[int, int]:
    return strike["region"], -1 if strike["target"] is None else strike["target"]
