"""What goes over the wire, and how it is written; not to whom, nor when."""

from __future__ import annotations

from typing import Any

import msgspec

from hemicycle.core.choices import Illegal, short
from hemicycle.core.options import BadOption

LARGEST = 64 * 1024  # bytes of one message or request
WAIT = 5  # seconds until what the server could not do may be tried again
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Refused(Exception):
    """What was asked for is not done: an HTTP status, a code for programs, a sentence for people.

    `retry`: after so many seconds it may be.
    """

    def __init__(
        self,
        status: int,
        error: str,
        detail: str,
        reason: dict[str, Any] | None = None,
        retry: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.status, self.error, self.detail, self.reason = status, error, detail, reason
        self.retry = retry

    def headers(self) -> dict[str, str]:
        return {} if self.retry is None else {"retry-after": str(self.retry)}

    def shape(self) -> dict[str, Any]:
        shape: dict[str, Any] = {"error": self.error, "detail": self.detail}
        return shape | {"reason": self.reason} if self.reason else shape


def illegal(refusal: Illegal) -> Refused:
    reason = {"key": refusal.key, "args": refusal.args_by_name, "at": refusal.at}
    return Refused(422, "illegal", str(refusal), reason)


def bad_option(error: BadOption) -> Refused:
    args = {
        "option": error.option, "value": short(error.value), "allowed": error.allowed,
        "takes": {"key": f"allowed-{error.takes.key}", "args": error.takes.args},
    }  # fmt: skip
    return Refused(400, "bad-option", str(error), {"key": "bad-option", "args": args, "at": []})


def no_table(key: str) -> Refused:
    return Refused(404, "no-such-table", f"there is no table {short(key)}")


def not_saved(why: object) -> Refused:
    sentence = f"this could not be saved, so it did not happen; try again in a while ({why})"
    return Refused(503, "not-saved", sentence, retry=WAIT)


def failed() -> Refused:
    return Refused(500, "failed", "this failed, by a fault of the server; it is noted")


def too_large() -> Refused:
    most = LARGEST // 1024
    reason = {"key": "message-too-large", "args": {"most": most}, "at": []}
    return Refused(413, "too-large", f"a message may have at most {most} kB", reason)


def frame(text: bytes) -> bytes:
    """A text message as WebSocket frames it on the way to a client."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def ack(message: str, number: int) -> bytes:
    return frame(encode({"type": "ack", "id": message, "n": number}))


def foretold(message: str, answer: Any) -> bytes:
    return frame(encode({"type": "foretold", "id": message, "answer": answer}))


def error(refused: Refused, message: str | None = None) -> bytes:
    named = {"id": message} if message is not None else {}
    return frame(encode({"type": "error"} | named | refused.shape()))


def presence(here: list[bool]) -> bytes:
    return frame(encode({"type": "presence", "here": here}))


def pong(now: int) -> bytes:
    return frame(encode({"type": "pong", "now": now}))
