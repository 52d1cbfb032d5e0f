"""Koalition, a card game for 3 to 10 players: elections, chairs and coalitions in up to fifteen countries. Its rules
are in `rulebook.md`."""

from hemicycle.bots.search import as_bot_does
from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.core.player import Guide
from hemicycle.games.koalition.bots.hard import hard
from hemicycle.games.koalition.bots.hard_talk import considers_well
from hemicycle.games.koalition.bots.normal import considers, easy, normal
from hemicycle.games.koalition.bots.playout import quickly
from hemicycle.games.koalition.rules.components import NEWEST
from hemicycle.games.koalition.rules.options import PRESETS, Setting, first_edition
from hemicycle.games.koalition.rules.state import new
from hemicycle.games.koalition.words.brief import brief
from hemicycle.games.koalition.words.log import tell

SEATS = range(3, 11)

GAME = Game(
    "koalition",
    rules=Rules(
        new,
        seats=SEATS,
        options=Setting,
        edition=NEWEST,
        earlier=(Rules(new, SEATS, first_edition, edition=1),),
        presets=PRESETS,
        minutes=(80, 180),
        trial={"countries": "8", "election_limit": 2, "talks_seconds": 60},
    ),
    words=Narrator(tell, brief),
    players=Players(
        bots={"easy": easy, "normal": normal, "hard": hard},
        answers={"easy": considers, "normal": considers, "hard": considers_well},
        guide=Guide(prior=as_bot_does(normal), policy=quickly, moves=80, worlds=80),
    ),
)
