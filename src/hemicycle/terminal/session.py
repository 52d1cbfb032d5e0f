"""From the start of a match at a terminal to its file, however it ends. The course of the match is the table's."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path

from hemicycle.terminal.opening import FAILED, found_bot
from hemicycle.terminal.saved import Play, save
from hemicycle.terminal.screen import Leave, Screen
from hemicycle.terminal.table import Table
from hemicycle.words import Words


def sit_down(play: Play, screen: Screen, language: str, path: Path | None) -> int:
    """Play, and keep the match if asked or left early; the status the program ends with."""
    words = Words(play.match.game.key, language)
    bots = {seat: found_bot(play.match.game, name, words) for seat, name in play.bots.items()}
    table = Table(play, bots, screen, words)
    with screen.interruptible():
        try:
            table.play()
        except Leave as leave:
            return left(play, screen, words, path or unnamed(play), leave.status)
    return 0 if path is None or kept(play, screen, words, path) else FAILED


def left(play: Play, screen: Screen, words: Words, path: Path, status: int) -> int:
    if not kept(play, screen, words, path):
        return FAILED
    command = shlex.join(["hemicycle", "play", "--resume", str(path)])
    screen.say(words.say("terminal-go-on", command=command))
    return status


def kept(play: Play, screen: Screen, words: Words, path: Path) -> bool:
    try:
        save(play, path)
    except OSError as error:
        screen.say(words.say("terminal-not-saved", file=str(path), why=error.strerror or str(error)))
        return False
    screen.say(words.say("terminal-saved", file=str(path)))
    return True


def unnamed(play: Play) -> Path:
    """A file in this folder, by game and time."""
    return Path(f"{play.match.game.key}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.jsonl")
