"""Swedish Parliament 2014, a game of parties, voters and relations for 1 to 8. Its rules are in `rulebook.md`."""

from hemicycle.bots.search import as_bot_does
from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.core.player import Guide
from hemicycle.games.swedish_parliament.bots.guide import foreseen
from hemicycle.games.swedish_parliament.bots.hard import hard
from hemicycle.games.swedish_parliament.bots.normal import easy, normal
from hemicycle.games.swedish_parliament.rules.foresight import FORESIGHT
from hemicycle.games.swedish_parliament.rules.options import PRESETS, Setting
from hemicycle.games.swedish_parliament.rules.state import new
from hemicycle.games.swedish_parliament.words.brief import brief
from hemicycle.games.swedish_parliament.words.foretold import foretold
from hemicycle.games.swedish_parliament.words.log import tell

GAME = Game(
    "swedish-parliament",
    rules=Rules(
        new,
        seats=range(1, 9),
        options=Setting,
        edition=1,
        foresight=FORESIGHT,
        presets=PRESETS,
        minutes=(60, 180),
    ),
    words=Narrator(tell, brief, foretold=foretold),
    players=Players(
        bots={"easy": easy, "normal": normal, "hard": hard},
        guide=Guide(prior=as_bot_does(normal), value=foreseen, moves=0, worlds=150),
    ),
)
