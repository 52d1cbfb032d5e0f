"""What comes next where a phase does not say: a deal, an opener, a country, an election, the end."""

from __future__ import annotations

from hemicycle.games.koalition.rules.count import NOBODY
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.fielding import Lay
from hemicycle.games.koalition.rules.phases.leading import first_opener
from hemicycle.games.koalition.rules.phases.nature import DealCards, DrawTheSize, Next, Over, RevealCountry


def course(match: Match) -> Next:
    agenda = match.agenda
    if agenda.country != NOBODY:
        return elect(match)
    if agenda.is_over():
        return Over()
    if not match.hands.able(2):
        return DealCards()  # KOA-26
    if agenda.opener == NOBODY:
        return first_opener(match)
    return DrawTheSize() if agenda.open_packet() else RevealCountry()


def elect(match: Match) -> Next:
    """A first or new election, once all can field enough."""
    if not match.hands.able(match.agenda.fields):
        return DealCards()  # KOA-26: the country stays
    match.agenda.elect()
    match.clear_table()
    return Lay(match, match.agenda.opener)
