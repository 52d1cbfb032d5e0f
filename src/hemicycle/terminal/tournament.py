"""`hemicycle arena`: what was asked for in a shell becomes a tournament, with a bar that tells how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from hemicycle.arena.own import BotFailed, NoBot, bot_named
from hemicycle.arena.plan import Contest
from hemicycle.arena.playing import Played
from hemicycle.arena.report import lines, write
from hemicycle.arena.results import OtherResults
from hemicycle.arena.tournament import run
from hemicycle.arena.workers import NoCluster, Spread, by_ray, here
from hemicycle.bots import bots_of
from hemicycle.core.game import Game
from hemicycle.core.options import BadOption
from hemicycle.terminal.opening import FAILED, found_game, options, wrong
from hemicycle.words import Words

LIBRARIES: Final = ("matplotlib", "openskill", "polars")  # optional, and missed only after many matches


@dataclass(frozen=True)
class Wish:
    """A tournament as asked for; None and "" leave it to us."""

    bots: str
    blocks: int
    workers: int
    seats: int | None = None
    seed: int = 1
    options: tuple[str, ...] = ()
    out: Path | None = None
    report: Path | None = None
    ray: str = ""


def held(key: str, wish: Wish, words: Words) -> list[str]:
    """Plays the tournament; the lines to say of it."""
    if not all(find_spec(name) for name in LIBRARIES):
        raise wrong(words, "no-arena", FAILED)
    contest = contest_of(key, wish, words)
    if wish.report is None:
        return lines(contest, played(contest, wish, words))
    try:
        wish.report.mkdir(parents=True, exist_ok=True)  # before there is something to lose
        return [words.say("arena-report", file=write(wish.report, contest, played(contest, wish, words)))]
    except OSError as error:
        raise wrong(words, "not-written", FAILED, file=wish.report, why=error.strerror) from None


def contest_of(key: str, wish: Wish, words: Words) -> Contest:
    game = found_game(key, words)
    bots = tuple(dict.fromkeys(name.strip() for name in wish.bots.split(",") if name.strip()))
    for name in bots:
        check_bot(game, name, words)
    if len(bots) < 2:
        raise wrong(words, "arena-bots")
    seats = max(2, game.seats[0], len(bots)) if wish.seats is None else wish.seats
    try:
        given = options(wish.options, words)
        game.start(seats, given)
    except BadOption as bad:
        raise wrong(words, "arena-option", why=words.bad_option(bad)) from None
    if seats < max(2, len(bots)):
        raise wrong(words, "arena-seats")
    return Contest(key, seats, bots, wish.blocks, wish.seed, given)


def check_bot(game: Game, name: str, words: Words) -> None:
    """Before there is something to lose."""
    try:
        bot_named(game, name)
    except NoBot as missing:
        if ":" in name:
            raise wrong(words, "own-bot", why=missing) from None
        raise wrong(words, "bot", given=name, known=list(bots_of(game))) from None


def played(contest: Contest, wish: Wish, words: Words) -> list[Played]:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    task = bar.add_task(contest.game, total=None)
    told = partial(tell, bar, task)
    try:
        with bar:
            return run(contest, wish.out, wish.workers, spread_of(wish, words), told)
    except BotFailed as failure:
        raise wrong(words, "bot-failed", FAILED, why=failure) from None
    except NoCluster as missing:
        raise wrong(words, "no-cluster", FAILED, address=missing) from None
    except OtherResults as other:
        raise wrong(words, "arena-results", FAILED, why=other) from None
    except OSError as error:
        raise wrong(words, "not-written", FAILED, file=wish.out, why=error.strerror or error) from None


def tell(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


def spread_of(wish: Wish, words: Words) -> Spread:
    try:
        return by_ray(wish.ray) if wish.ray else here
    except ImportError:
        raise wrong(words, "no-ray", FAILED) from None
