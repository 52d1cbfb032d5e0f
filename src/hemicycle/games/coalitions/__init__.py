"""Coalitions, a bargaining game for 3 to 20: seats by lot, form a majority, divide the prize. See `rulebook.md`."""

from hemicycle.bots.search import as_bot_does
from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.core.player import Guide
from hemicycle.games.coalitions.bots.ballots import weighs
from hemicycle.games.coalitions.bots.hard import hard
from hemicycle.games.coalitions.bots.normal import considers, easy, flatters, normal, turncoat
from hemicycle.games.coalitions.rules.options import PRESETS, Options, first_edition
from hemicycle.games.coalitions.rules.state import new
from hemicycle.games.coalitions.words.brief import brief
from hemicycle.games.coalitions.words.log import tell
from hemicycle.games.coalitions.words.report import report

SEATS = range(3, 21)

GAME = Game(
    "coalitions",
    rules=Rules(
        new,
        seats=SEATS,
        options=Options,
        edition=2,
        earlier=(Rules(new, SEATS, first_edition, edition=1),),
        presets=PRESETS,
        minutes=(30, 90),
        trial={"round_limit": 3, "turn_limit": 6, "period_seconds": 240},
    ),
    words=Narrator(tell, brief, report),
    players=Players(
        bots={"easy": easy, "normal": normal, "hard": hard, "turncoat": turncoat},
        answers={"easy": considers, "normal": considers, "hard": weighs, "turncoat": flatters},
        guide=Guide(prior=as_bot_does(normal), policy=as_bot_does(normal), worlds=60, width=0.5),
    ),
)
