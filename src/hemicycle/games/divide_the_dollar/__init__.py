"""Divide the Dollar, the smallest game here and the one to read first. Its rules are in `rulebook.md`."""

from hemicycle.core.game import Game, Narrator, Players, Rules
from hemicycle.games.divide_the_dollar.bots.buyer import buyer
from hemicycle.games.divide_the_dollar.rules.state import Options, new
from hemicycle.games.divide_the_dollar.words.brief import brief
from hemicycle.games.divide_the_dollar.words.log import tell

GAME = Game(
    "divide-the-dollar",
    rules=Rules(new, seats=range(3, 10), options=Options, edition=1, minutes=(5, 15)),
    words=Narrator(tell, brief),
    players=Players(bots={"buyer": buyer}),
)
