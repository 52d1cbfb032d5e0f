"""Tells a recorded match again, and whether its record is right. It changes nothing."""

from __future__ import annotations

from pathlib import Path

from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.state import Seat
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.opening import readable, wrong
from hemicycle.words import Words


def replay(path: Path, number: int | None, to: int | None, words: Words) -> list[str]:
    """What the seat of that number (from 1; without one, a bystander) was told up to a move, and how things stood."""
    match = readable(path, words).match
    if number is not None and not 1 <= number <= match.seats:
        raise wrong(words, "seat", given=number, seats=match.seats)
    if to is not None and not 0 <= to <= len(match.moves):
        raise wrong(words, "move", given=to, moves=len(match.moves))
    own = Words(match.game.key, words.language)
    upto = len(match.moves) if to is None else to
    return told(match, own, None if number is None else number - 1, upto)


def told(match: Match, words: Words, viewer: Seat | None, upto: int) -> list[str]:
    diary = Diary(match.game, words, viewer)
    state = match.start()
    diary.note(state)
    for move in match.moves[:upto]:
        state.apply(move.seat, move.action)
        diary.note(state)
    seat = "" if viewer is None else words.naming(state.names()).name("seat", viewer)
    key = "retold-bystander" if viewer is None else "retold-seat"
    return [
        words.say("retold-head", game=words.say("game-title"), seats=match.seats, moves=len(match.moves)),
        words.say(key, seat=seat, number=upto),
        *diary.lines,
        words.say("retold-stands"),
        *diary.stands(state),
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
