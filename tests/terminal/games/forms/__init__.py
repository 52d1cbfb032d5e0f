"""A toy of every kind of form and every kind of waiting, for terminals to be tried on; nobody would play it."""

from hemicycle.core.game import Game
from hemicycle.core.options import Whole
from tests.terminal.games.forms.rules import brief, new, tell

GAME = Game(
    key="forms",
    seats=range(1, 4),
    options=(Whole("rounds", 1, 1, 3),),
    edition=1,
    new=new,
    tell=tell,
    brief=brief,
    bots={},
    minutes=(1, 2),
)
