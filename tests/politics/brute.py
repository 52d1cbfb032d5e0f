"""Power and coalitions counted one by one, for tests to compare with."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product
from math import factorial

from hemicycle.politics.voting import SimpleGame, Voting

Members = tuple[int, ...]


def packs(cards: int, total: int = 20, most: int = 10) -> list[Members]:
    """All ways to get the total with so many cards from 1 to `most`, the largest first."""
    if cards == 0:
        return [()] if total == 0 else []
    return [
        (card, *rest)
        for card in range(min(most, total - cards + 1), 0, -1)
        for rest in packs(cards - 1, total - card, card)
    ]


def coalitions(game: Voting) -> list[Members]:
    players = range(len(game.weights))
    return [members for size in range(len(players) + 1) for members in combinations(players, size)]


def wins(game: Voting, members: Members) -> bool:
    return sum(game.weights[member] for member in members) >= game.quota


def needed(game: Voting, members: Members) -> Members:
    """Without whom a winning coalition loses."""
    return tuple(out for out in members if not wins(game, tuple(m for m in members if m != out)))


def minimal(game: Voting) -> list[Members]:
    return [
        members for members in coalitions(game) if wins(game, members) and needed(game, members) == members
    ]


def shapley_shubik(game: Voting) -> list[Fraction]:
    n = len(game.weights)
    power = [Fraction(0)] * n
    for members in coalitions(game):
        if wins(game, members):
            share = Fraction(factorial(len(members) - 1) * factorial(n - len(members)), factorial(n))
            for member in needed(game, members):
                power[member] += share
    return power


def divided(game: Voting, found: list[tuple[Members, Fraction]]) -> list[Fraction]:
    """What each gets of coalitions that give every member so much, as shares."""
    power = [Fraction(0)] * len(game.weights)
    for members, each in found:
        for member in members:
            power[member] += each
    total = sum(power, Fraction(0)) or Fraction(1)
    return [part / total for part in power]


def public_good(game: Voting) -> list[Fraction]:
    return divided(game, [(members, Fraction(1)) for members in minimal(game)])


def deegan_packel(game: Voting) -> list[Fraction]:
    return divided(game, [(members, Fraction(1, len(members))) for members in minimal(game)])


def johnston(game: Voting) -> list[Fraction]:
    critical = [needed(game, members) for members in coalitions(game) if wins(game, members)]
    return divided(game, [(members, Fraction(1, len(members))) for members in critical if members])


def among(game: SimpleGame) -> list[Members]:
    """The winning coalitions of any simple game."""
    players = range(game.players)
    return [
        members
        for size in range(game.players + 1)
        for members in combinations(players, size)
        if game.wins(sum(1 << member for member in members))
    ]


def swings(game: SimpleGame) -> list[int]:
    won = set(among(game))
    return [
        sum(player in members and tuple(m for m in members if m != player) not in won for members in won)
        for player in range(game.players)
    ]


def pivots(game: SimpleGame, blocs: list[Members]) -> list[Fraction]:
    """Shares of orders in which each decides, of those orders in which no bloc is broken up."""
    count, orders = [0] * game.players, 0
    for order in permutations(range(game.players)):
        runs = [
            sum(player in bloc for player in order[start : start + len(bloc)])
            for bloc in blocs
            for start in [min(order.index(player) for player in bloc)]
        ]
        if runs == [len(bloc) for bloc in blocs]:
            orders += 1
            held = 0
            for player in order:
                before, held = held, held | 1 << player
                count[player] += game.wins(held) and not game.wins(before)
    return [Fraction(often, orders) for often in count]


def tossed(game: SimpleGame, blocs: list[Members]) -> list[Fraction]:
    """How probably each decides when every member of its bloc, and every other bloc, joins by the toss of a coin."""
    found = []
    for player in range(game.players):
        own = next(bloc for bloc in blocs if player in bloc)
        coins = [(other,) for other in own if other != player] + [bloc for bloc in blocs if bloc != own]
        turned = 0
        for joined in product((False, True), repeat=len(coins)):
            held = sum(1 << member for coin, heads in zip(coins, joined) if heads for member in coin)
            turned += game.wins(held | 1 << player) and not game.wins(held)
        found.append(Fraction(turned, 2 ** len(coins)))
    return found
