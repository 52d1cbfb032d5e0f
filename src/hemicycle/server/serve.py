"""Starts the server in this process and keeps it until it is told to stop; what it answers is elsewhere."""

from __future__ import annotations

import logging
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from hemicycle.server import memory
from hemicycle.server.app import application
from hemicycle.server.connection import Http
from hemicycle.server.journal import Journal
from hemicycle.server.link import HUGE, Wire
from hemicycle.server.lobby import Lobby, new_seed
from hemicycle.server.people import People, kept_secret
from hemicycle.server.schema import Unreadable
from hemicycle.server.services import Services
from hemicycle.server.site import BadSite, Site, links, site
from hemicycle.server.workers import Workers
from hemicycle.words import Words, spoken_here

UNSENT = 128 * 1024  # bytes the kernel may hold for a viewer that does not read


class CannotServe(Exception):
    """A sentence says why."""


class Server(uvicorn.Server):
    """Says where it is once it answers there."""

    def __init__(self, config: uvicorn.Config, address: str, own: Site, open_browser: bool) -> None:
        super().__init__(config)
        self.address, self.own, self.open_browser = address, own, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        words = Words("", spoken_here())
        print(words.say("serve-at", address=self.address))
        for link in self.own.links:
            print(words.say("serve-others", address=link))
        if not self.own.elsewhere:
            print(words.say("serve-alone"))
        sys.stdout.flush()
        if self.open_browser:
            webbrowser.open(self.address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to stop is no fault, and there is still something to close."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("data"),
    open_browser: bool = True,
    haste: float = 1.0,
    seed: Callable[[], bytes] = new_seed,
    names: Sequence[str] = (),
    frames: Sequence[str] = (),
) -> None:
    """Returns when the server was stopped, as by Ctrl-C. Port 0 takes a free one. `haste`: what moments
    between bots' moves are multiplied by.

    `seed`: of the chance of each new table. `names`: by which the server may be called besides its own; `frames`: sites
    whose pages may show it.
    """
    own = named([host, *names], frames)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    listening = bound(host, port)
    others = links(*listening.getsockname()[:2])
    own = replace(own, links=others, elsewhere=bool(others or names))
    journal, people = opened(data)
    workers = Workers()
    memory.settle_at_start()
    lobby = Lobby(Services(journal, workers.think, haste=haste), seed)
    try:
        server = Server(configured(lobby, people, own), address_of(listening, host), own, open_browser)
        server.run([listening])
    finally:
        workers.close()
        journal.close()


def named(names: Sequence[str], frames: Sequence[str]) -> Site:
    try:
        return site(names, frames)
    except BadSite as error:
        raise CannotServe(str(error)) from None


def configured(lobby: Lobby, people: People, own: Site) -> uvicorn.Config:
    return uvicorn.Config(
        application(lobby, people, own),
        http=Http,
        ws=Wire,
        ws_max_size=HUGE,
        ws_ping_interval=15.0,
        ws_ping_timeout=10.0,
        ws_per_message_deflate=False,  # it would cost memory and time for each viewer, and frames could not be shared
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def bound(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)  # of every connection made here
        listening.bind(address)
    except OSError as error:
        raise CannotServe(
            f"cannot listen at {host} port {port}: {error.strerror}; name another --port"
        ) from None
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    name = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{name}:{port}"


def opened(data: Path) -> tuple[Journal, People]:
    """Everything that is kept lies in one folder, which is its owner's."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        hold(data)
        return Journal(data / "journal.sqlite"), People(kept_secret(data / "secret.key"))
    except (OSError, Unreadable) as error:
        raise CannotServe(f"cannot keep anything in {data}: {error}") from None


HELD: Final[list[sqlite3.Connection]] = []  # until this process ends


def hold(data: Path) -> None:
    """One server alone writes into a folder: two would each think, ring clocks and tell of half of what happens."""
    holder = sqlite3.connect(data / "in-use", timeout=0, isolation_level=None)
    try:
        holder.execute("begin exclusive")
    except sqlite3.Error:
        holder.close()
        raise CannotServe(f"another Hemicycle serves {data}; stop it, or name another --data") from None
    HELD.append(holder)
