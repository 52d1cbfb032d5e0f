"""The commands of Hemicycle, as typed in a shell. What they do lies elsewhere, and is imported when it is needed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Play coalition games: at this terminal, or in browsers.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameKey = Annotated[str | None, typer.Argument(metavar="GAME", help="A game, as `hemicycle games` lists it.")]
Language = Annotated[str, typer.Option("--lang", help="As in en. By default the language of this computer.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match, as JSON lines.")]


@app.command()
def play(
    game: GameKey = None,
    seats: Annotated[int | None, typer.Option(help="By default as few as the game allows.")] = None,
    bots: Annotated[
        int | None, typer.Option(help="How many seats bots take. By default all but one.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Which bot. By default the game's own.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same number gives the same luck.")] = None,
    lang: Language = "",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=JSON", help="An option of the game, or NAME=@FILE; repeatable."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the match.")] = None,
) -> int:
    """Play at this terminal, with bots, or with people who take turns at the keyboard."""
    from hemicycle.terminal.opening import Asked, language, opened, resumed
    from hemicycle.terminal.screen import of_this_process
    from hemicycle.terminal.session import sit_down
    from hemicycle.words import Words

    words = Words("", language(lang))
    asked = Asked(seats, bots, bot, seed, tuple(option or ()))
    match = resumed(resume, game, asked, words) if resume else opened(game, asked, words)
    return sit_down(match, of_this_process(), words.language, save or resume)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody's.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes a free one.")
    ] = 8000,
    data: Annotated[Path, typer.Option(help="The folder where matches are kept.")] = Path("data"),
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A further name that others call this server by, as behind a proxy; repeatable.",
        ),
    ] = None,
    embed: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SITE",
            help="A site whose pages may show tables in a frame, as https://moodle.example.org; repeatable.",
        ),
    ] = None,
) -> None:
    """Serve tables to browsers, bots and programs."""
    from hemicycle.server import CannotServe
    from hemicycle.server import serve as serve_tables

    try:
        serve_tables(host, port, data, browser, names=host_name or (), frames=embed or ())
    except CannotServe as reason:
        raise Failed(str(reason)) from None


@app.command()
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="Whose view, from 1. By default a bystander's.")] = None,
    to: Annotated[int | None, typer.Option(help="Up to which move. By default all.")] = None,
    all_: Annotated[bool, typer.Option("--all", help="What everybody saw, once the match is over.")] = False,
    lang: Language = "",
) -> None:
    """Tell a match again, as one seat saw it, and how things stood."""
    from hemicycle.terminal.opening import language
    from hemicycle.terminal.replay import replay as retold
    from hemicycle.words import Words

    say(retold(file, seat, to, Words("", language(lang)), all_))


@app.command()
def verify(file: Record, lang: Language = "") -> None:
    """Check that a record is of a match that can have happened, move by move."""
    from hemicycle.terminal.opening import language
    from hemicycle.terminal.replay import verified
    from hemicycle.words import Words

    say(verified(file, Words("", language(lang))))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Two or more, as hard,normal,my_bots.py:greedy.")
    ],
    blocks: Annotated[int, typer.Option(min=1, help="How many deals, each played from every seat.")] = 200,
    workers: Annotated[int, typer.Option(min=1, help="How many matches at a time.")] = 1,
    seats: Annotated[int | None, typer.Option(help="By default as few as fit.")] = None,
    seed: Annotated[int, typer.Option(help="The same number gives the same matches.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=JSON", help="An option of the game, or NAME=@FILE; repeatable."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results as Parquet; go on where they end.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the report here, with plots.")
    ] = None,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help='Play on a Ray cluster; "local" starts one here.')
    ] = "",
    lang: Language = "",
) -> None:
    """Let bots play each other, many times and fairly, and tell who is better."""
    from hemicycle.terminal.opening import language
    from hemicycle.terminal.tournament import Wish, held
    from hemicycle.words import Words

    wish = Wish(bots, blocks, workers, seats, seed, tuple(option or ()), out, report, ray)
    say(held(game, wish, Words("", language(lang))))


@app.command(
    context_settings={"ignore_unknown_options": True}
)  # "-1: 3 2 1" is no option, but no quota either
def power(
    votes: Annotated[
        str,
        typer.Argument(
            metavar="VOTES",
            help='A quota and weights, as in "11: 7 5 4 3 1", "316: Union:208 SPD:120 AfD:152", "50%: votes.csv"; '
            'several at once as in "15: 1*27 & 65%: states.csv | 24: 1*27".',
        ),
    ],
    bloc: Annotated[
        list[str] | None, typer.Option(metavar="A+B", help="Players who vote as one; repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, with exact fractions.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it too, as .png, .svg or .pdf.")
    ] = None,
    lang: Language = "",
) -> None:
    """Tell who can decide in a weighted vote, and how much each vote is worth."""
    from hemicycle.terminal.opening import language
    from hemicycle.terminal.power import told
    from hemicycle.words import Words

    say(told(votes, bloc or [], as_json, plot, Words("", language(lang))))


@app.command()
def games(lang: Language = "") -> None:
    """List the games."""
    from hemicycle.core.catalogue import games as all_games
    from hemicycle.terminal.opening import language
    from hemicycle.terminal.replay import listed

    spoken = language(lang)
    say([listed(game, spoken) for game in all_games().values()])


@app.command()
def version() -> None:
    """Tell the version."""
    from hemicycle import __version__

    say([__version__])


def say(lines: list[str]) -> None:
    from hemicycle.terminal.screen import of_this_process

    of_this_process().say(*lines)


class Failed(Exception):
    """A sentence says why."""


def main() -> None:
    """The entry point. Whatever was asked for wrongly is answered with a sentence on stderr."""
    try:
        status = app(sys.argv[1:] or ["--help"], prog_name="hemicycle", standalone_mode=False)
    except typer.TyperException as wrong:
        status = complained(getattr(wrong, "format_message", wrong.__str__)(), 2)
    except typer.Abort:
        status = 130
    except Failed as failure:
        status = complained(str(failure), 1)
    except Exception as error:
        status = complained(str(error), status_of(error))
    sys.exit(status or 0)


def complained(sentence: str, status: int) -> int:
    print(f"hemicycle: {sentence}", file=sys.stderr)
    return status


def status_of(error: Exception) -> int:
    """Of what was asked for wrongly; any other error is not ours to hide."""
    from hemicycle.terminal.opening import Wrong

    if isinstance(error, Wrong):
        return error.status
    raise error
