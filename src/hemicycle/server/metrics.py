"""What is counted, as Prometheus reads it; counting itself is done where things happen.

Each figure moves only with what everybody may see at the tables.
"""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from hemicycle.server.lobby import Lobby

KIND = CONTENT_TYPE_LATEST


class Figures(Collector):
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        for name, what, value in [*self.counted(), *self.written()]:
            yield CounterMetricFamily(f"hemicycle_{name}", what, value=value)
        for name, what, value in self.standing():
            yield GaugeMetricFamily(f"hemicycle_{name}", what, value=value)

    def counted(self) -> list[tuple[str, str, float]]:
        counters = self.lobby.services.counters
        return [
            ("matches", "Matches that ended.", counters.matches),
            ("moves", "Moves of matches that ended, those of clocks and bots too.", counters.moves),
            ("snapshots", "Snapshots sent to viewers.", counters.snapshots),
            ("lagging", "How often a viewer was too slow and was dropped to a snapshot.", counters.lagging),
        ]

    def written(self) -> list[tuple[str, str, float]]:
        journal = self.lobby.services.journal
        return [
            ("journal_refusals", "Entries that could not be saved.", journal.refusals),
        ]

    def standing(self) -> list[tuple[str, str, float]]:
        rooms = self.lobby.rooms.values()
        return [
            ("viewers", "Connections open at tables.", self.lobby.services.counters.viewers),
            ("rooms", "Tables in memory.", len(rooms)),
            (
                "rooms_playing",
                "Tables in memory that are being played.",
                sum(r.table.status == "playing" for r in rooms),
            ),
        ]


def text(lobby: Lobby) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(lobby))
    return generate_latest(registry)
