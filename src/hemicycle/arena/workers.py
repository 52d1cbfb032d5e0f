"""Plays matches on many cores, here or on several machines. Where one is played changes nothing about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from socket import create_connection

from hemicycle.arena.plan import Contest, Pairing
from hemicycle.arena.playing import Played, play

WAITING = 4  # matches ahead for each worker
PATIENCE = 10.0  # seconds for a cluster to answer

Spread = Callable[[Contest, list[Pairing], int], Iterator[Played]]


def here(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[Played]:
    """As they end, in any order."""
    if workers == 1:
        yield from (play(contest, pairing) for pairing in pairings)
        return
    left = iter(pairings)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = {pool.submit(play, contest, pairing) for pairing in islice(left, workers * WAITING)}
        while running:
            ended, running = first_ended(running)
            running |= {pool.submit(play, contest, pairing) for pairing in islice(left, len(ended))}
            yield from [future.result() for future in ended]


def first_ended(running: set[Future[Played]]) -> tuple[set[Future[Played]], set[Future[Played]]]:
    ended, still = wait(running, return_when=FIRST_COMPLETED)
    return ended, still


class NoCluster(ConnectionError):
    """Nobody answers at that address."""


def by_ray(address: str) -> Spread:
    """On the machines of a Ray cluster; "local" starts one here. ImportError where Ray is not installed."""
    import ray

    def spread(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[Played]:
        if address == "local":
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            join(address)
        try:
            yield from on_ray(contest, pairings, workers)
        finally:
            ray.shutdown()

    return spread


def join(address: str) -> None:
    """A cluster by a machine and a port, or "auto" for the one that runs here; NoCluster where nobody answers."""
    import ray

    try:
        if address != "auto":  # Ray itself would go on asking for a quarter of an hour
            host, _, port = address.removeprefix("ray://").rpartition(":")
            create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError):
        raise NoCluster(address) from None


def on_ray(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[Played]:
    import ray

    remote = ray.remote(play)
    left = iter(pairings)
    running = [remote.remote(contest, pairing) for pairing in islice(left, workers * WAITING)]
    while running:
        ended, running = ray.wait(running)
        running += [remote.remote(contest, pairing) for pairing in islice(left, len(ended))]
        yield from ray.get(ended)
