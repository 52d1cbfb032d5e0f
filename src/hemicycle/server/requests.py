"""What clients may ask for, as typed messages; not whether it is granted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hemicycle.core.bounds import bounded

Seat = Annotated[int, Meta(ge=0, le=999)]
Listeners = Annotated[list[Seat], Meta(max_length=1000)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=60)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Minutes = Annotated[int, Meta(ge=1, le=7 * 24 * 60)]


class Me(Struct):
    name: Name


Pace = Literal["slow", "normal", "quick", "step"]


class Absence(Struct, frozen=True):
    """What happens when the person of an awaited seat stays away so long."""

    policy: Literal["wait", "bot", "move"] = "wait"
    minutes: Minutes = 5


class NewTable(Struct):
    """`options` are bounded one by one, as they are read."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=1000)]
    options: dict[str, Any] = {}
    name: Name = ""  # the table's title
    public: bool = False
    timed: bool = True
    absence: Absence = Absence()
    language: Language = "en"  # of the bots' names
    pace: Pace | None = None  # of the bots; by default normal where people play, quick where none does
    bots: dict[Annotated[str, Meta(max_length=3, pattern="^[0-9]+$")], BotName] = {}
    sit: Seat | None = None
    start: bool = False  # at once when no seat stays open


class Bounded(Struct):
    """What carries something that only the rules can read. They need not ask how large it is."""

    def __post_init__(self) -> None:
        for name in ("do", "offer", "ask"):
            bounded(getattr(self, name, None))


class Sit(Struct):
    name: Name = ""
    seat: Seat | None = None  # the first open one
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Move(Bounded):
    id: MessageId
    seat: Seat
    do: Any


class Order(Bounded):
    id: MessageId
    do: Any


class Talk(Bounded):
    id: MessageId
    text: str = ""
    to: Listeners | None = None  # nobody named: everyone
    offer: Any = None  # one that the game's offers have; it binds nobody


class WhatIf(Bounded):
    ask: Any  # one of the questions that the game's foresight has


class Pause(Struct, tag_field="do", tag="pause"):
    pass


class Resume(Struct, tag_field="do", tag="resume"):
    pass


class AddTime(Struct, tag_field="do", tag="add-time"):
    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]


class SeatBot(Struct, tag_field="do", tag="bot"):
    seat: Seat
    bot: BotName


class Invite(Struct, tag_field="do", tag="invite"):
    seat: Seat


class SendAway(Struct, tag_field="do", tag="send-away"):
    """Whoever sits there. During the match a bot plays on."""

    seat: Seat


class OpenSeat(Struct, tag_field="do", tag="open"):
    """Take a bot back, before the start."""

    seat: Seat


class Settle(Struct, tag_field="do", tag="settings"):
    """Agree on something else, before the start; what is not given stays as it is."""

    seats: Annotated[int, Meta(ge=1, le=1000)] | None = None
    options: dict[str, Any] | None = None
    name: Name | None = None
    public: bool | None = None
    timed: bool | None = None
    absence: Absence | None = None


class Ring(Struct, tag_field="do", tag="ring"):
    clock: Annotated[str, Meta(max_length=100)]


class SetPace(Struct, tag_field="do", tag="pace"):
    pace: Pace


class End(Struct, tag_field="do", tag="end"):
    pass


HostOrder = Pause | Resume | AddTime | SeatBot | OpenSeat | SendAway | Ring | SetPace | End
HostWish = HostOrder | Invite | Settle


class SocketMove(Bounded, tag_field="type", tag="move"):
    id: MessageId
    do: Any


class SocketOrder(Bounded, tag_field="type", tag="order"):
    id: MessageId
    do: Any


class SocketTalk(Bounded, tag_field="type", tag="talk"):
    id: MessageId
    text: str = ""
    to: Listeners | None = None
    offer: Any = None


class SocketWhatIf(Bounded, tag_field="type", tag="what-if"):
    id: MessageId
    ask: Any


class SocketResume(Struct, tag_field="type", tag="resume"):
    after: Annotated[int, Meta(ge=-(2**53), le=2**53)]
    seat: Seat | UnsetType | None = UNSET  # whose event that is, if it is to be made sure of


class SocketNext(Struct, tag_field="type", tag="next"):
    id: MessageId


class SocketPing(Struct, tag_field="type", tag="ping"):
    pass


SocketMessage = SocketMove | SocketOrder | SocketTalk | SocketWhatIf | SocketResume | SocketNext | SocketPing
