"""Ten Regions, an election game for 4 to 20 parties in three secret campaigns. Its rules are in `rulebook.md`."""

from hemicycle.bots.search import as_bot_does
from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.core.player import Guide
from hemicycle.games.ten_regions.bots.hard import hard
from hemicycle.games.ten_regions.bots.normal import easy, normal
from hemicycle.games.ten_regions.rules.foresight import FORESIGHT
from hemicycle.games.ten_regions.rules.options import PRESETS, Setting
from hemicycle.games.ten_regions.rules.state import new
from hemicycle.games.ten_regions.words.brief import brief, cards
from hemicycle.games.ten_regions.words.foretold import foretold
from hemicycle.games.ten_regions.words.log import count, tell

GAME = Game(
    "ten-regions",
    rules=Rules(
        new,
        seats=range(4, 21),
        options=Setting,
        edition=2,  # three or more that share the first place: all get a point, unless another way was agreed on
        earlier=(Rules(new, range(4, 21), Setting, edition=1, foresight=FORESIGHT),),  # names all its options
        presets=PRESETS,
        minutes=(20, 45),
        foresight=FORESIGHT,
    ),
    words=Narrator(tell, brief, foretold=foretold, count=count, cards=cards),
    players=Players(
        bots={"easy": easy, "normal": normal, "hard": hard},
        guide=Guide(prior=as_bot_does(normal), worlds=60),
    ),
)
