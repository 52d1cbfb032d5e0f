"""What a browser receives from the server and what it complains about. Looks at it, and changes nothing."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

# What differs between any two tables, whoever does what there.
TIMES = {"now", "at", "until", "left", "created"}
OWN = {"id", "commitment", "seed", "token"}
TABLE = re.compile(r"(?<=/t/)[0-9A-Z]{6}|(?<=/tables/)[0-9A-Z]{6}")


@dataclass
class Heard:
    """Frames of sockets, and answers to requests as (address, status, headers, body)."""

    frames: list[str] = field(default_factory=list)
    answers: list[tuple[str, int, dict[str, str], bytes]] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("websocket", self.socket)
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def listen_to_answers(self, page: Page) -> None:
        page.on("requestfinished", self.answered)

    def socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def answered(self, request: Request) -> None:
        if (answer := request.response()) is not None:
            self.answers.append((answer.url, answer.status, answer.headers, answer.body()))

    def forget(self) -> None:
        self.frames.clear()
        self.answers.clear()

    def everything(self) -> str:
        """All that came so far, as one text to search."""
        return "\n".join([*self.frames, *[body.decode(errors="replace") for *_, body in self.answers]])

    def comparable(self) -> tuple[list[Any], list[Any]]:
        """Frames in their order and answers in any, without what differs between any two tables."""
        frames = [alike(json.loads(frame)) for frame in self.frames]
        answers = [
            (
                TABLE.sub("", url).partition("//")[2].partition("/")[2],
                status,
                plain_headers(headers),
                body_of(body),
            )
            for url, status, headers, body in self.answers
        ]
        return [frame for frame in frames if frame.get("type") != "pong"], sorted(answers, key=repr)


def alike(data: Any) -> Any:
    """The same data with times, ids and seeds left out."""
    if isinstance(data, dict):
        return {key: "" if key in TIMES | OWN else alike(value) for key, value in data.items()}
    return [alike(part) for part in data] if isinstance(data, list) else data


def plain_headers(headers: dict[str, str]) -> dict[str, str]:
    """How long a compressed body is hangs on ids and seeds; the body itself is compared."""
    left_out = {"date", "set-cookie", *(["content-length"] if "content-encoding" in headers else [])}
    return {name: value for name, value in headers.items() if name not in left_out}


def body_of(body: bytes) -> Any:
    try:
        return alike(json.loads(body))
    except ValueError:
        return body
