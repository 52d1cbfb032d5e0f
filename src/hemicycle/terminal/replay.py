"""Tells a recorded match again, and whether its record is right. It changes nothing."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.state import Seat
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.opening import readable, wrong
from hemicycle.words import Words


def replay(path: Path, number: int | None, to: int | None, words: Words, unveiled: bool = False) -> list[str]:
    """What the seat of that number (from 1; without one, a bystander) was told up to a move, and how things stood.

    Unveiled, what each of them was told; only a match that is over can be.
    """
    match = readable(path, words).match
    if number is not None and not 1 <= number <= match.seats:
        raise wrong(words, "seat", given=number, seats=match.seats)
    if to is not None and not 0 <= to <= len(match.moves):
        raise wrong(words, "move", given=to, moves=len(match.moves))
    if unveiled and not match.state.over():
        raise wrong(words, "not-over")
    own = Words(match.game.key, words.language)
    upto = len(match.moves) if to is None else to
    if unveiled:
        return told(match, own, [None, *range(match.seats)], upto, own.say("retold-everybody", number=upto))
    viewer = None if number is None else number - 1
    seat = "" if viewer is None else own.naming(match.state.names()).name("seat", viewer)
    key = "retold-bystander" if viewer is None else "retold-seat"
    return told(match, own, [viewer], upto, own.say(key, seat=seat, number=upto))


def told(match: Match, words: Words, viewers: list[Seat | None], upto: int, title: str) -> list[str]:
    """Up to a move; of several viewers, behind their names what the first was not told."""
    diaries = [Diary(match.game, words, viewer) for viewer in viewers]
    state = match.game.start(match.seats, match.options, timed=match.timed)[1]
    lines: list[str] = []
    for move in [None, *match.moves[:upto]]:
        if move is not None:
            state.apply(move.seat, move.action)
        for diary in diaries:
            diary.note(state)
        lines += together([diary.news() for diary in diaries], viewers, words.naming(state.names()))
    standing = [diary.stands(state) for diary in diaries]
    return [
        words.say("retold-head", game=words.say("game-title"), seats=match.seats, moves=len(match.moves)),
        title,
        *lines,
        words.say("retold-stands"),
        *together(standing, viewers, words.naming(state.names())),
    ]


def together(told: list[list[str]], viewers: list[Seat | None], words: Words) -> list[str]:
    """What the first of them was told, then what it was not, with the seats that were."""
    first, *others = told
    more = dict.fromkeys([line for lines in others for line in lines if line not in first])
    return first + [
        words.say(
            "retold-only",
            seats=words.listing(
                [
                    words.name("seat", seat)
                    for seat, lines in zip(viewers, told)
                    if seat is not None and line in lines
                ]
            ),
            line=line,
        )
        for line in more
    ]


def verified(path: Path, words: Words) -> list[str]:
    play = readable(path, words)
    own = Words(play.match.game.key, words.language)
    lines = [own.say("verify-right", game=own.say("game-title"), moves=len(play.match.moves))]
    if play.seed:
        lines.append(own.say("verify-seed"))
    if not play.match.state.over():
        lines.append(own.say("verify-unfinished"))
    return lines


def listed(game: Game, language: str) -> str:
    """A line on a game."""
    words = Words(game.key, language)
    return words.say(
        "games-line",
        key=game.key,
        title=words.say("game-title"),
        pitch=words.say("game-pitch"),
        low=game.seats[0],
        high=game.seats[-1],
        short=game.minutes[0],
        long=game.minutes[1],
    )
