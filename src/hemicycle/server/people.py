"""Who somebody is, without an account: a signed cookie or the same text as a token. Not what they may do.

A person's key never leaves the server but to that person, within the token.
"""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe

import msgspec

COOKIE = "hemicycle"
YEAR = 365 * 24 * 3600  # seconds
LONGEST = 1000  # characters of a token
SECRET = 32  # bytes of the key that signs


@dataclass(frozen=True)
class Person:
    key: str
    name: str


class People:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new(self, name: str) -> Person:
        return Person(token_urlsafe(16), name)

    def token(self, person: Person) -> str:
        body = urlsafe_b64encode(msgspec.json.encode([person.key, person.name])).decode().rstrip("=")
        return f"{body}.{self.signature(body)}"

    def read(self, token: str) -> Person | None:
        """The person of a token that was signed here; nobody for any other text."""
        body, dot, signature = token[:LONGEST].partition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self.signature(body).encode()):
            return None
        key, name = msgspec.json.decode(
            urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=tuple[str, str]
        )
        return Person(key, name)

    def signature(self, body: str) -> str:
        digest = hmac.new(self.secret, body.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def kept_secret(path: Path) -> bytes:
    """The key that signs, made once and readable by its owner alone; one that was not written whole is made anew."""
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        secret = b""
    if len(secret) < SECRET:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secret := token_bytes(SECRET))
    return secret


def new_invitation() -> str:
    return token_urlsafe(16)


def digest(invitation: str) -> str:
    """What is kept of an invitation."""
    return sha256(invitation.encode()).hexdigest()
