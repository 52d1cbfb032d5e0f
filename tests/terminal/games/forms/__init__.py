"""A toy of every kind of form and every kind of waiting, for terminals to be tried on; nobody would play it."""

from hemicycle.core.game import Game, Narrator, Rules
from tests.terminal.games.forms.rules import Options, brief, new, tell

GAME = Game(
    "forms",
    rules=Rules(new, seats=range(1, 4), options=Options, edition=1, minutes=(1, 2)),
    words=Narrator(tell, brief),
)
