"""Legislative bargaining after Baron and Ferejohn (1989): what a vote is worth where offers are made in turn.

Somebody is drawn to propose a division of 1; if a winning coalition agrees it is done, else all is worth `discount` as
much and somebody is drawn again. In a stationary equilibrium a proposer pays the cheapest partners just what waiting is
worth to them. The values are unique (Eraslan and McLennan 2013); how ties are broken need not be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hemicycle.politics.voting import SimpleGame, everyone, minimal_winning

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

EXACT = 1e-11  # how far from fulfilled the equations of an equilibrium may be


class NoEquilibriumFound(ArithmeticError):
    """The search did not come close enough."""


@dataclass(frozen=True)
class Equilibrium:
    """`values` before anybody is drawn; `partners` are, by proposer, masks of whom it pays and how often."""

    values: tuple[float, ...]
    partners: tuple[tuple[tuple[int, float], ...], ...]


def stationary_equilibrium(
    game: SimpleGame, recognition: Sequence[float] | None = None, discount: float = 1.0
) -> Equilibrium:
    """For up to a few thousand minimal winning coalitions; `recognition` is how probably each proposes (equally).

    ValueError if these are no probabilities, the discount is not from 0 to 1, or nothing wins.
    """
    import numpy as np

    if not game.wins(everyone(game)):
        raise ValueError("nothing wins in this game")
    players = game.players
    chances = np.full(players, 1 / players) if recognition is None else np.array(recognition, dtype=float)
    check(players, chances, discount)
    bargain = Bargain(game, chances, discount)
    values, shares = bargain.followed()
    return bargain.polished(values, shares)


def check(players: int, chances: Array, discount: float) -> None:
    if len(chances) != players or chances.min() < 0 or abs(chances.sum() - 1) > 1e-9:
        raise ValueError(f"recognition needs {players} probabilities with sum 1")
    if not 0 <= discount <= 1:
        raise ValueError(f"a discount is from 0 to 1, not {discount}")


class Bargain:
    def __init__(self, game: SimpleGame, chances: Array, discount: float) -> None:
        self.players, self.chances, self.discount = game.players, chances, discount
        minimal = list(minimal_winning(game))
        self.masks = [partners(minimal, player) for player in range(self.players)]
        self.rows = [rows(masks, self.players) for masks in self.masks]

    def followed(self) -> tuple[Array, list[Array]]:
        """Roughly: proposers who err the less the dearer it is, followed until they hardly err."""
        import numpy as np

        values = self.chances.copy() + 1 / self.players
        values /= values.sum()
        error = 1.0
        while error > 1e-7:
            for _ in range(60):
                wrong, slope = self.unsettled(values, error)
                step = np.linalg.lstsq(slope, -wrong, rcond=None)[0]
                values = values + step * min(1.0, 4 * error / max(float(np.abs(step).max()), 1e-300))
                if np.abs(step).max() < 1e-3 * error:
                    break
            error /= 2
        return values, [choosing(rows @ values, error * 2) for rows in self.rows]

    def unsettled(self, values: Array, error: float) -> tuple[Array, Array]:
        """How far each value is from what the others make it, and how that changes with the values."""
        import numpy as np

        asked = np.zeros(self.players)  # how probably each is paid
        asked_slope = np.zeros((self.players, self.players))
        paid, paid_slope = np.zeros(self.players), np.zeros((self.players, self.players))
        for player, partners in enumerate(self.rows):
            share = choosing(partners @ values, error)
            mean = share @ partners
            spread = (partners * share[:, None]).T @ partners - np.outer(mean, mean)
            asked += self.chances[player] * mean
            asked_slope -= self.chances[player] * spread / error
            paid[player] = mean @ values
            paid_slope[player] = mean - spread @ values / error
        chances, discount = self.chances, self.discount
        wrong = values - chances * (1 - discount * paid) - discount * values * asked
        slope = (
            np.diag(1 - discount * asked)
            + discount * chances[:, None] * paid_slope
            - discount * values[:, None] * asked_slope
        )
        return wrong, slope

    def polished(self, values: Array, shares: list[Array]) -> Equilibrium:
        """The equilibrium in which just these coalitions are the cheapest, by Newton's method."""
        import numpy as np

        kept = [np.flatnonzero(share > 1e-4) for share in shares]
        unknown = np.concatenate([values, *[share[own] for share, own in zip(shares, kept)]])
        for _ in range(30):
            wrong, slope = self.equations(unknown, kept)
            if np.abs(wrong).max() < EXACT / 100:
                break
            unknown = unknown + np.linalg.lstsq(slope, -wrong, rcond=None)[0]
        self.verify(unknown, kept)
        return self.told(unknown, kept)

    def equations(self, unknown: Array, kept: list[Any]) -> tuple[Array, Array]:
        """Values as above; each proposer's coalitions cost the same; its shares are those of one."""
        import numpy as np

        n, discount = self.players, self.discount
        values = unknown[:n]
        wrong, slopes = [], []
        asked, asked_slope = np.zeros(n), np.zeros((n, len(unknown)))
        paid, paid_slope = np.zeros(n), np.zeros((n, len(unknown)))
        start = n
        for player, own in enumerate(kept):
            partners, share = self.rows[player][own], unknown[start : start + len(own)]
            asked += self.chances[player] * (share @ partners)
            asked_slope[:, start : start + len(own)] += self.chances[player] * partners.T
            paid[player] = partners[0] @ values
            paid_slope[player, :n] = partners[0]
            for row in partners[1:] - partners[0]:
                wrong.append(row @ values)
                slopes.append(np.concatenate([row, np.zeros(len(unknown) - n)]))
            one = np.zeros(len(unknown))
            one[start : start + len(own)] = 1
            wrong.append(share.sum() - 1)
            slopes.append(one)
            start += len(own)
        settled = values - self.chances * (1 - discount * paid) - discount * values * asked
        slope = discount * self.chances[:, None] * paid_slope - discount * values[:, None] * asked_slope
        slope[:, :n] += np.diag(1 - discount * asked)
        return np.concatenate([settled, np.array(wrong)]), np.vstack([slope, *slopes])

    def verify(self, unknown: Array, kept: list[Any]) -> None:
        """NoEquilibriumFound unless the equations hold, no share is negative, and nothing is cheaper."""
        import numpy as np

        values = unknown[: self.players]
        far = float(np.abs(self.equations(unknown, kept)[0]).max())
        cheaper = max(
            [float((rows[own[0]] @ values) - (rows @ values).min()) for rows, own in zip(self.rows, kept)]
        )
        if far > EXACT or cheaper > EXACT * 10 or unknown.min() < -EXACT:
            raise NoEquilibriumFound(
                f"the equations are {far:.1g} from fulfilled, {cheaper:.1g} is to be saved"
            )

    def told(self, unknown: Array, kept: list[Any]) -> Equilibrium:
        found, start = [], self.players
        for player, own in enumerate(kept):
            shares = unknown[start : start + len(own)]
            found.append(tuple([(self.masks[player][at], float(share)) for at, share in zip(own, shares)]))
            start += len(own)
        return Equilibrium(tuple([float(value) for value in unknown[: self.players]]), tuple(found))


def partners(minimal: list[int], player: int) -> list[int]:
    """With whom the player wins, and could spare none of them."""
    needed = sorted({coalition & ~(1 << player) for coalition in minimal}, key=int.bit_count)
    found: list[int] = []
    for one in needed:
        if not any(one & less == less for less in found):
            found.append(one)
    return found


def rows(masks: list[int], players: int) -> Array:
    import numpy as np

    return np.array([[mask >> at & 1 for at in range(players)] for mask in masks], dtype=float)


def choosing(costs: Array, error: float) -> Array:
    import numpy as np

    odds = np.exp((costs.min() - costs) / error)
    chosen: Array = odds / odds.sum()
    return chosen
