"""Campaigns in which parties divide votes over regions, unseen by each other, as in Colonel Blotto's game.

Each has votes that come in pairs and single ones. Who has most in a region takes it. What a party may expect of a
region depends only on how many votes the others put there, so a best reply is a shortest path through a graph: region
by region, how much is left. The same graph carries a mixed strategy: at every node, which number of votes comes next.
An equilibrium is approached by predictive regret matching at all nodes (Farina, Kroer and Sandholm 2021).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]
    Nodes = np.ndarray[Any, np.dtype[np.int64]]

NEAR = 0.5  # among several, one half of what a party meets is what others have done on average


@dataclass(frozen=True)
class Campaigns:
    """`leads` by party and region: votes before the campaign; `purses` by party: how many pairs and how many singles.

    `worth` by region; of that, `tie` is what each of those gets who share most votes, and `loss` what one pays for a
    region that others have. Between two parties tie 0 and loss 1 count how far ahead one ends up.
    """

    leads: tuple[tuple[int, ...], ...]
    purses: tuple[tuple[int, int], ...]
    worth: tuple[int, ...]
    tie: float = 0.0
    loss: float = 0.0

    @property
    def most(self) -> int:
        """Votes that one of them may put in a region."""
        return max([2 * pairs + singles for pairs, singles in self.purses])


@dataclass(frozen=True)
class Mixed:
    """Mixed strategies: `flows` by region, party, votes put there, and node, how often that comes about."""

    campaigns: Campaigns
    graph: Graph
    flows: Array

    def draw(self, party: int, rng: Random) -> list[int]:
        """Votes by region, of one campaign."""
        node, drawn = self.graph.start(self.campaigns.purses[party]), []
        for flow in self.flows[:, party]:
            drawn.append(rng.choices(range(len(flow)), flow[:, node])[0])
            node = int(self.graph.after[drawn[-1], node])
        return drawn

    def votes(self) -> Array:
        """By party, region and number, how probably it puts so many votes there."""
        return votes_of(self.flows)


def votes_of(flows: Array) -> Array:
    """By party, region and number."""
    votes: Array = flows.sum(3).swapaxes(0, 1)
    return votes


class Graph:
    """How many pairs and singles may be left, and what is left after putting some votes in a region.

    An odd number takes a single; the rest are pairs, while there are any, and then singles two by two: so that for each
    way to divide the votes there is one path. The last node is where nobody gets.
    """

    def __init__(self, pairs: int, singles: int) -> None:
        import numpy as np

        self.singles, self.most = singles, 2 * pairs + singles
        nodes = (pairs + 1) * (singles + 1)
        self.after: Nodes = np.full((self.most + 1, nodes + 1), nodes)
        for number in range(self.most + 1):
            for node in range(nodes):
                had, odd = divmod(node, singles + 1)
                short = max(0, number // 2 - had)
                left = odd - number % 2 - 2 * short
                if left >= 0:
                    self.after[number, node] = self.start((had - number // 2 + short, left))

    @property
    def nodes(self) -> int:
        return int(self.after.shape[1])

    def start(self, purse: tuple[int, int]) -> int:
        return purse[0] * (self.singles + 1) + purse[1]

    def ways(self, regions: int) -> list[Nodes]:
        """For each region and one more: in how many ways what is left at a node can be spent from there on."""
        import numpy as np

        spent = np.zeros(self.nodes, dtype=np.int64)
        spent[0] = 1
        ways = [spent]
        for _ in range(regions):
            reached = ways[-1][self.after].sum(0)
            reached[-1] = 0
            ways.append(reached)
        return ways[::-1]


def divisions(purse: tuple[int, int], regions: int) -> int:
    """In how many ways these pairs and singles can be put in regions, as numbers of votes; less than 2^63."""
    graph = Graph(*purse)
    return int(graph.ways(regions)[0][graph.start(purse)])


def prospects(campaigns: Campaigns, votes: Array) -> Array:
    """By party, region and number of votes put there, what that is worth against the others' mixed `votes`."""
    import numpy as np

    parties, regions, numbers = votes.shape
    leads = np.array(campaigns.leads)
    totals = leads[:, :, None] + np.arange(numbers)
    chances = np.zeros((parties, regions, int(leads.max()) + numbers))
    np.put_along_axis(chances, totals, votes, 2)
    within = chances.cumsum(2)
    found = np.empty_like(votes)
    for party in range(parties):
        others = np.delete(within, party, 0).prod(0)  # that none of them has more than so many
        fewer = np.concatenate([np.zeros((regions, 1)), others[:, :-1]], 1)
        tied = others - fewer
        tied[:, 0] = 0  # nobody takes a region without votes
        worth = fewer + campaigns.tie * tied - campaigns.loss * (1 - others)
        found[party] = np.take_along_axis(worth, totals[party], 1)
    found *= np.array(campaigns.worth)[:, None]
    return found


def best_reply(campaigns: Campaigns, graph: Graph, party: int, prospect: Array) -> float:
    """What the best of all campaigns gets, by region and number of votes what these are worth there."""
    import numpy as np

    value = np.full(graph.nodes, -np.inf)
    value[0] = 0
    for worth in prospect[::-1]:
        value = (value[graph.after] + worth[:, None]).max(0)
        value[-1] = -np.inf
    return float(value[graph.start(campaigns.purses[party])])


def values(mixed: Mixed) -> list[float]:
    """What each party may expect."""
    votes = mixed.votes()
    gains = (votes * prospects(mixed.campaigns, votes)).sum((1, 2))
    return [float(gain) for gain in gains]


def exploitability(mixed: Mixed) -> list[float]:
    """How much more each party would get by the best reply to what the others do."""
    prospect = prospects(mixed.campaigns, mixed.votes())
    return [
        best_reply(mixed.campaigns, mixed.graph, party, prospect[party]) - value
        for party, value in enumerate(values(mixed))
    ]


def equilibrium(campaigns: Campaigns, rounds: int) -> Mixed:
    """An approximate one: the more rounds, the closer. How close, `exploitability` tells."""
    learning = Learning(campaigns)
    for weight in range(1, rounds + 1):
        learning.learn()
        learning.total += weight * weight * learning.flows
        learning.weight += weight * weight
    return Mixed(campaigns, learning.graph, learning.total / learning.weight)


class Learning:
    """Regrets and flows by region, party, number of votes put there, and node."""

    def __init__(self, campaigns: Campaigns) -> None:
        import numpy as np

        self.campaigns = campaigns
        self.parties, self.regions = len(campaigns.purses), len(campaigns.worth)
        self.graph = Graph(*[max(kind) for kind in zip(*campaigns.purses)])
        ways = self.graph.ways(self.regions)
        possible = np.stack([left[self.graph.after] > 0 for left in ways[1:]])[:, None]
        possible[:, :, :, -1] = False
        self.possible: Array = possible.astype(float)
        self.anything: Array = self.possible / np.maximum(1, self.possible.sum(2, keepdims=True))
        shape = (self.regions, self.parties, *self.graph.after.shape)
        self.strategy: Array = np.broadcast_to(self.anything, shape).copy()
        self.regrets: Array = np.zeros(shape)
        self.flows = self.flowing()
        self.total: Array = np.zeros(shape)
        self.weight = 0

    def flowing(self) -> Array:
        """How often each number is put at each node."""
        import numpy as np

        nodes, parties = self.graph.nodes, self.parties
        flows = np.empty_like(self.strategy)
        reached: Array = np.zeros((parties, nodes))
        for party, purse in enumerate(self.campaigns.purses):
            reached[party, self.graph.start(purse)] = 1
        target = (np.arange(parties)[:, None, None] * nodes + self.graph.after).ravel()
        for flow, strategy in zip(flows, self.strategy):
            np.multiply(reached[:, None], strategy, out=flow)
            reached = np.bincount(target, flow.ravel(), parties * nodes).reshape(parties, -1).astype(float)
        return flows

    def met(self) -> Array:
        """What parties see others do: between two it is what they do now, which converges fastest."""
        now = votes_of(self.flows)
        if self.parties == 2 or not self.weight:
            return now
        return (1 - NEAR) * now + NEAR / self.weight * votes_of(self.total)

    def learn(self) -> None:
        """Regret what was not done, and expect to regret as much once more."""
        import numpy as np

        prospect = prospects(self.campaigns, self.met())
        regret = np.empty_like(self.regrets)
        value = np.zeros((self.parties, self.graph.nodes))
        for region in range(self.regions - 1, -1, -1):
            gains = value[:, self.graph.after] + prospect[:, region, :, None]
            value = (self.strategy[region] * gains).sum(1)
            np.subtract(gains, value[:, None], out=regret[region])
        regret *= self.possible
        self.regrets = np.maximum(self.regrets + regret, 0)
        likely = np.maximum(self.regrets + regret, 0)
        whole = likely.sum(2, keepdims=True)
        self.strategy = np.where(whole > 0, likely / np.where(whole > 0, whole, 1), self.anything)
        self.flows = self.flowing()
