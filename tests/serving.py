"""A Hemicycle server as its users run it: a process of its own, on a free loopback port. No test is in here."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from subprocess import STDOUT, Popen, TimeoutExpired
from time import monotonic, sleep

COMMAND = (str(Path(sys.executable).with_name("hemicycle")), "serve")
PATIENCE = 60.0  # seconds until /health must answer, on a busy machine


@dataclass(frozen=True)
class Server:
    port: int
    data: Path
    process: Popen[bytes]
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> tuple[int, str, str]:
        """Status, content type and body."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.getheader("content-type", ""), answer.read().decode()
        finally:
            connection.close()

    def answers(self) -> bool:
        try:
            return self.get("/health")[0] == 200
        except (OSError, HTTPException):
            return False

    def await_health(self) -> None:
        deadline = monotonic() + PATIENCE
        while not self.answers():
            said = self.log.read_text(errors="replace")
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}:\n{said}"
            assert monotonic() < deadline, f"/health did not answer within {PATIENCE:.0f} s:\n{said}"
            sleep(0.05)

    def stop(self) -> None:
        """As Ctrl-C would; the same data can be served again."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def serving(data: Path, command: Sequence[str] = COMMAND, path: str = os.environ["PATH"]) -> Iterator[Server]:
    """A server that answers, until the block ends."""
    data.mkdir(parents=True, exist_ok=True)
    port, log = free_port(), data.with_name(f"{data.name}.log")
    arguments = [*command, "--port", str(port), "--data", str(data), "--no-browser"]
    with log.open("wb") as out:
        process = Popen(arguments, stdout=out, stderr=STDOUT, env={**os.environ, "PATH": path}, cwd=data)
    server = Server(port, data, process, log)
    try:
        server.await_health()
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
