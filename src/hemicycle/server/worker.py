"""A process in which bots think, one thought at a time, and what it does there. Who thinks when, others decide."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from random import Random
from threading import Thread
from traceback import format_exc
from typing import Any

from hemicycle.bots import bots_of
from hemicycle.core.catalogue import game
from hemicycle.core.choices import plain
from hemicycle.core.player import Position
from hemicycle.core.report import Offer
from hemicycle.core.state import Seat, State

REMEMBERED = 32  # matches a worker keeps in mind
YIELDING = 10  # by how much it is nicer than the server, which has people to answer
DEATH_OF_PARENT = 1  # PR_SET_PDEATHSIG


@dataclass(frozen=True)
class Thought:
    """Where a match stands, and who is to think about it. Of `moves`, those before `since` are left out."""

    match: str
    game: str
    seats: int
    options: dict[str, Any]
    moves: Sequence[tuple[Seat, Any]]
    seat: Seat
    bot: str
    seed: str
    offers: list[tuple[Any, ...]] = field(default_factory=list)  # the fields of each
    answering: bool = False  # the last of them, not to move
    since: int = 0
    edition: int | None = None  # the newest
    timed: bool = True

    def after(self, known: int) -> Thought:
        return replace(self, moves=self.moves[known:], since=known)


class Failed(Exception):
    """A bot failed; the text says where."""


class Lost(Exception):
    """The process has ended, or does not answer."""


@dataclass(frozen=True)
class Reply:
    """`known`: how many moves of the match the worker has in mind now."""

    done: Any
    known: int
    failure: str = ""


class Worker:
    """Its thread starts the process and waits for its answers. The process ends with that thread, or the server."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "worker")
        self.ours, self.theirs = get_context("spawn").Pipe()
        self.process = get_context("spawn").Process(target=work, args=(self.theirs,), daemon=True)
        self.known: OrderedDict[str, int] = OrderedDict()

    def start(self) -> None:
        """Returns once it is ready to think."""
        try:
            self.process.start()
            self.theirs.close()
            self.ours.recv()
        except (EOFError, OSError) as error:
            raise Lost(str(error)) from None

    def think(self, thought: Thought) -> Any:
        reply = self.answer(thought.after(min(self.known.get(thought.match, 0), len(thought.moves))))
        if reply.known < len(thought.moves) and not reply.failure:
            reply = self.answer(thought)
        self.remember(thought.match, reply.known)
        if reply.failure:
            raise Failed(reply.failure)
        return reply.done

    def answer(self, thought: Thought) -> Reply:
        try:
            self.ours.send(thought)
            reply: Reply = self.ours.recv()
        except (EOFError, OSError) as error:
            raise Lost(str(error) or "it has ended") from None
        return reply

    def remember(self, match: str, moves: int) -> None:
        self.known[match] = moves
        self.known.move_to_end(match)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def end(self) -> None:
        if self.process.pid is not None:
            self.process.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


def work(pipe: Connection) -> None:
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's matter
    if hasattr(os, "nice"):
        os.nice(YIELDING)
    pipe.send(None)
    while True:
        try:
            thought: Thought = pipe.recv()
        except EOFError:
            return
        pipe.send(replied(thought))


def die_with_parent() -> None:
    """However it ends. The kernel sees to that where it can; elsewhere a thread does, as soon as it is let."""
    parent = parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_OF_PARENT, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(1)
    Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


def replied(thought: Thought) -> Reply:
    try:
        state = remembered(thought)
        if state is None:
            return Reply(None, 0)
        return Reply(done(thought, state), memory[thought.match][0])
    except Exception:
        return Reply(None, memory.get(thought.match, (0, None))[0], format_exc())


def answer(thought: Thought) -> Any:
    """What the bot does."""
    return done(thought, replayed(thought))


def done(thought: Thought, state: State[Any]) -> Any:
    played = game(thought.game, thought.edition)
    bot = played.answers[thought.bot] if thought.answering else bots_of(played)[thought.bot]
    offers = tuple([Offer(*fields) for fields in thought.offers])
    return plain(bot(Position(state, thought.seat, offers), Random(thought.seed)))


def anything(thought: Thought) -> Any:
    """A random choice, where a bot gives none; no answer."""
    if thought.answering:
        return None
    return plain(replayed(thought).choices(thought.seat).pick(Random(thought.seed)))


memory: OrderedDict[str, tuple[int, State[Any]]] = (
    OrderedDict()
)  # of each match, how many moves, and what they led to


def remembered(thought: Thought) -> State[Any] | None:
    """The state, from where this worker last saw the match; None if it has to be told from the start."""
    made, state = memory.pop(thought.match, (0, None))
    if thought.since == 0:
        made, state = 0, beginning(thought)
    if state is None or made != thought.since:
        return None
    carry_on(state, thought.moves)
    memory[thought.match] = (made + len(thought.moves), state)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return state.copy()


def replayed(thought: Thought) -> State[Any]:
    state = beginning(thought)
    carry_on(state, thought.moves)
    return state


def beginning(thought: Thought) -> State[Any]:
    return game(thought.game, thought.edition).start(thought.seats, thought.options, thought.timed)[1]


def carry_on(state: State[Any], moves: Sequence[tuple[Seat, Any]]) -> None:
    for seat, data in moves:
        state.apply(seat, state.read(seat, data))
