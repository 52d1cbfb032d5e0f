"""How the things of a match of Koalition are called, by kind and number; how they look, `view` says."""

from __future__ import annotations

from hemicycle.core.choices import Action, bits
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.phase import Phase
from hemicycle.games.koalition.rules.components import POLITICIANS
from hemicycle.games.koalition.rules.count import Count
from hemicycle.games.koalition.rules.match import Match
from hemicycle.games.koalition.rules.phases.government import Talking
from hemicycle.games.koalition.rules.talks import Talks


def names_of(match: Match, phase: Phase[Match, Action]) -> dict[str, tuple[Word, ...]]:
    cards, result = match.setting.cards, match.result()
    parties = cards.names["party"]
    called = [bloc_name(result.count, number, parties) for number in range(len(result.count.parties))]
    return {
        "seat": match.setting.seat_names,
        **cards.names,
        "place": tuple([place_name(match, place) for place in range(len(match.table.laid))]),
        "bloc": tuple(called),
        "coalition": tuple([coalition_name(mask) for mask in result.coalitions.listed()]),
        "proposal": proposal_names(phase.talks) if isinstance(phase, Talking) else (),
    }


def place_name(match: Match, place: int) -> Word:
    """A politician as all call it; a joker by the party that was declared, and by who laid it."""
    card, table = match.table.laid[place], match.table
    called = match.setting.cards.names["card"][card]
    if card < POLITICIANS:
        return called
    party, owner = Name("party", table.parties[place]), Name("seat", table.owners[place])
    value = match.setting.cards.value[card]
    return Line("joker-laid", {"value": value, "party": party, "seat": owner})


def bloc_name(counted: Count, number: int, parties: tuple[Word, ...]) -> Word:
    party = counted.parties[number]
    if not counted.is_camp(number):
        return parties[party]
    return Line("camp", {"party": Name("party", party), "seat": Name("seat", counted.chairs[number])})


def proposal_names(talks: Talks) -> tuple[Word, ...]:
    """By who made it, and its members; those that are closed by their number alone."""
    numbers = [proposal.number for proposal in talks.proposals]
    names: list[Word] = [str(number) for number in range(max(numbers, default=-1) + 1)]
    for number, proposal in zip(numbers, talks.proposals):
        members = coalition_name(talks.coalitions[proposal.coalition])
        names[number] = Line("proposal-of", {"seat": Name("seat", proposal.by), "members": members})
    return tuple(names)


def coalition_name(coalition: int) -> Word:
    return Line("coalition", {"members": tuple([Name("bloc", bloc) for bloc in bits(coalition)])})
