"""How long power in large votes, the nucleolus and bargaining in turn take. What is right is tested elsewhere."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from bench.reference import loops_per_second
from hemicycle.politics.bargaining import stationary_equilibrium
from hemicycle.politics.extension import shapley_shubik_by_extension
from hemicycle.politics.solutions import nucleolus
from hemicycle.politics.voting import Voting, majority, minimal_winning


def parliament(players: int, most: int) -> Voting:
    rng = Random(players)
    return majority([rng.randint(1, most) for _ in range(players)])


def best(work: Callable[[Voting], object], game: Voting, times: int = 3) -> float:
    """Milliseconds."""
    found: list[float] = []
    for _ in range(times):
        start = perf_counter()
        work(game)
        found.append(1000 * (perf_counter() - start))
    return min(found)


def report() -> None:
    print(f"reference: {loops_per_second():,.0f} loops/s")
    for players, most, times in ((51, 20, 9), (200, 20, 5), (1000, 20, 2)):
        game = parliament(players, most)
        off = abs(sum(shapley_shubik_by_extension(game)) - 1)
        time = best(shapley_shubik_by_extension, game, times)
        print(f"Shapley-Shubik, {players:5} players: {time:8.1f} ms, sum off by {off:.0e}")
    for players in (8, 12):
        game = parliament(players, 30)
        for solution in (nucleolus, stationary_equilibrium):
            print(f"{solution.__name__}, {players} players: {best(solution, game):.1f} ms")
    game = parliament(25, 30)
    print(f"minimal winning, 25 players: {best(lambda game: list(minimal_winning(game)), game, 1):.0f} ms")


if __name__ == "__main__":
    report()
