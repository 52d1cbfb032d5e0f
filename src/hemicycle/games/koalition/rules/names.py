"""How the things of a state of Koalition are called, by kind and number; how they look, `view` says."""

from __future__ import annotations

from hemicycle.core.choices import bits
from hemicycle.core.line import Line, Name, Word
from hemicycle.games.koalition.rules.count import Count
from hemicycle.games.koalition.rules.countries import Course
from hemicycle.games.koalition.rules.view import coalitions_of, count_of


def names_of(state: Course) -> dict[str, tuple[Word, ...]]:
    cards, counted = state.setting.cards, count_of(state)
    names = cards.names["card"]
    parties = cards.names["party"]
    called = [bloc_name(counted, number, parties) for number in range(len(counted.parties))]
    return {
        "seat": state.setting.seat_names,
        **cards.names,
        "place": tuple([names[card] for card in state.fronts.laid]),
        "bloc": tuple(called),
        "coalition": tuple([coalition_name(own) for own in coalitions_of(state, counted).listed()]),
    }


def bloc_name(counted: Count, number: int, parties: tuple[Word, ...]) -> Word:
    party = counted.parties[number]
    if not counted.is_camp(number):
        return parties[party]
    return Line("camp", {"party": Name("party", party), "seat": Name("seat", counted.chairs[number])})


def coalition_name(own: int) -> Word:
    return Line("coalition", {"members": tuple([Name("bloc", bloc) for bloc in bits(own)])})
