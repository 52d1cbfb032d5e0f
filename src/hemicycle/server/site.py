"""What this server is called, and which other sites may show its pages; not what it answers.

A browser that was led here by a name of somebody else's (whose owner points it at this machine) would let that owner's
page act as ours. So a request is answered only if it calls the server by a name or an address that is its own.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
ORIGIN: Final = re.compile(r"https?://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?")
Address = IPv4Address | IPv6Address


class BadSite(ValueError):
    """The sentence says what is no name, or no site."""


@dataclass(frozen=True)
class Site:
    names: frozenset[str] = frozenset()  # besides loopback and the addresses that it listens at
    frames: tuple[str, ...] = ()  # sites whose pages may show ours in a frame
    links: tuple[str, ...] = ()  # that lead others here
    elsewhere: bool = False  # whether others can come at all

    def called(self, host: str, address: str) -> bool:
        """Whether a request that came in at an address of this machine may call it so."""
        name = without_port(host)
        if (given := as_address(name)) is not None:
            return given.is_loopback or given == as_address(address) or name in self.names
        return name == "localhost" or name.endswith(".localhost") or name in self.names

    def ancestors(self) -> str:
        """As a Content-Security-Policy says it."""
        return " ".join(["'self'", *self.frames]) if self.frames else "'none'"


def site(names: Sequence[str], frames: Sequence[str]) -> Site:
    """As it was asked for, and with the names that the machine has in its own network."""
    own = socket.gethostname().lower()
    asked = [read_name(name) for name in names]
    return Site(frozenset([own, f"{own}.local", *asked]), tuple([read_frame(frame) for frame in frames]))


def links(address: str, port: int) -> tuple[str, ...]:
    """Where others in the same network come, if it listens at that address; nowhere if only this machine can."""
    listening = as_address(address)
    if listening is None or listening.is_loopback:
        return ()
    addresses = machine_addresses() if listening.is_unspecified else [listening]
    return tuple([f"http://{written(address)}:{port}" for address in addresses])


def machine_addresses() -> list[Address]:
    """The one that leads elsewhere comes first; no packet is sent to find it."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None)]
    addresses = [as_address(text) for text in dict.fromkeys(found)]
    return [
        address for address in addresses if address and not (address.is_loopback or address.is_link_local)
    ]


def written(address: Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)


def read_name(text: str) -> str:
    name = without_port(text)
    if "/" in text or (as_address(name) is None and not NAME.fullmatch(name)):
        raise BadSite(f"{text} is no name of a server; give one such as play.example.org")
    return name


def read_frame(text: str) -> str:
    """Part of a header, so nothing else may be in it."""
    origin = text.lower().rstrip("/")
    if not ORIGIN.fullmatch(origin):
        raise BadSite(
            f"{text} is no site; give one such as https://moodle.example.org or https://*.example.org"
        )
    return origin


def without_port(host: str) -> str:
    """The name of `name:port`, as names are compared."""
    host = host.strip().lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host
    return name if name.count(":") > 1 else name.partition(":")[0].rstrip(".")


def as_address(text: str) -> Address | None:
    """An IPv4 address is the same one however it is written."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
