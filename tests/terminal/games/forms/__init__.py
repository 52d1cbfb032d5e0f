"""A toy of every kind of form and every kind of waiting, for terminals to be tried on; nobody would play it."""

from hemicycle.core.game import Game, Narrator, Rules
from hemicycle.core.options import Whole
from tests.terminal.games.forms.rules import brief, new, tell

GAME = Game(
    "forms",
    rules=Rules(new, seats=range(1, 4), options=(Whole("rounds", 1, 1, 3),), edition=1, minutes=(1, 2)),
    words=Narrator(tell, brief),
)
