"""Questions of what would come of something, put to the rules and answered from the asker's own view alone.

They are answered in threads of their own: a question never holds up a table.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from hemicycle.core.choices import Illegal, plain
from hemicycle.core.game import Game
from hemicycle.core.state import Seat
from hemicycle.server import wire
from hemicycle.server.checks import playing
from hemicycle.server.table import Role, Table

log = logging.getLogger("hemicycle.server")
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="foresight")


async def foretold(table: Table, role: Role, asked: object) -> Any:
    """The answer as plain data; Refused where the rules know no such question."""
    playing(table)
    seat = role if role >= 0 else None
    view = table.match.state.view(seat)
    return await asyncio.get_running_loop().run_in_executor(THREADS, answer, table.game, view, seat, asked)


def answer(game: Game, view: Any, seat: Seat | None, asked: object) -> Any:
    try:
        return plain(game.foresight.foretell(view, seat, asked))
    except Illegal as refusal:
        raise wire.illegal(refusal) from None
    except Exception:
        log.exception("%s could not answer a question", game.key)
        raise wire.failed() from None
