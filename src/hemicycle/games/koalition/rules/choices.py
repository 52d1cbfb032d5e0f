"""What may be laid and played, as choices; prepared once and taken by mask. Whose turn it is, the rules say."""

from __future__ import annotations

from functools import cache
from typing import Final

from hemicycle.core.choices import Action, Among, Arrange, Choices, Either, Every, Make, Pick, bits
from hemicycle.games.koalition.rules import table as marks
from hemicycle.games.koalition.rules.actions import (
    Clear,
    Deal,
    Declare,
    Double,
    Egg,
    Field,
    Pass,
    Reveal,
    Sausage,
    Skull,
    Vest,
)
from hemicycle.games.koalition.rules.components import (
    COUNTRIES,
    ONLY_JOKERS,
    ONLY_POLITICIANS,
    PARTIES,
    PLACES,
    POLITICIANS,
    Cards,
)
from hemicycle.games.koalition.rules.table import Table

EVERY_PARTY: Final = tuple(range(PARTIES))
A_PARTY: Final = Pick(range(PARTIES), of="party")
A_PLACE: Final = Pick(range(PLACES), of="place")
FIELD: Final = Every(Field, politician=Pick(range(POLITICIANS), of="card"))
DOUBLE: Final = Every(Double, on=A_PLACE)
SKULL: Final = Every(Skull, on=A_PLACE)
EGG: Final = Every(Egg, on=A_PLACE)
SAUSAGE: Final = Every(Sausage, party=A_PARTY)
VEST: Final = Every(Vest, on=A_PLACE)
CLEAR: Final = Every(Clear, party=A_PARTY)
PASS: Final = Every(Pass)
REVEAL: Final = Every(Reveal, country=Pick(range(COUNTRIES), of="country"))


@cache
def deals(politicians: tuple[int, ...], many: int, deck: tuple[int, ...], few: int) -> Choices[Action]:
    """So many cards of each deck."""
    return Make(
        Deal, politicians=Arrange(politicians, many, of="card"), deck=Arrange(deck, few)
    )  # KOA-1, KOA-2


def fieldings(politicians: int, deck: int, declared: dict[int, int]) -> Choices[Action]:
    """A politician, or a joker of either deck with a party declared, which it keeps while this country is played."""
    named = Among(FIELD, politicians & ONLY_POLITICIANS)  # KOA-7
    jokers = deck & ONLY_JOKERS | politicians >> POLITICIANS
    if not jokers:
        return named
    free = jokers
    options: list[Choices[Action]] = [named]
    for joker, party in declared.items():
        if free >> joker - POLITICIANS & 1:
            free ^= 1 << joker - POLITICIANS
            options.append(declarations(1 << joker - POLITICIANS, (party,)))  # KOA-8
    return Either([*options, declarations(free, EVERY_PARTY)])


@cache
def declarations(jokers: int, parties: tuple[int, ...]) -> Choices[Action]:
    held = Pick([POLITICIANS + joker for joker in bits(jokers)], of="card")
    return Every(Declare, joker=held, party=Pick(parties, of="party"))  # KOA-8


def plays(deck: int, cards: Cards, table: Table) -> Choices[Action]:
    """Pass, or an action card wherever it may be played (KOA-16)."""
    if not deck & ~ONLY_JOKERS:
        return PASS
    double, skull, egg, sausage, vest = cards.kinds
    options: list[Choices[Action]] = [PASS]
    if deck & double:
        options.append(Among(DOUBLE, table.may_double(), table.why_no_double))  # KOA-11
    if deck & skull:
        options.append(Among(SKULL, table.may_strike(), table.why_no_skull))  # KOA-12
    if deck & egg:
        options.append(Among(EGG, table.may_egg(), table.why_no_egg))  # KOA-13
    if deck & sausage:
        options.append(Among(SAUSAGE, table.may_scandalise(), table.why_no_sausage))  # KOA-14
    if deck & vest:
        options.append(Among(VEST, table.may_whitewash(), table.why_no_vest))  # KOA-15
        options.append(Among(CLEAR, table.scandals, table.why_not_clear))  # KOA-15
    return Either(options)


def deed_of(own: Action) -> tuple[int, int]:
    """What an action card does, to which place or party."""
    if isinstance(own, Double):
        return marks.DOUBLE, own.on
    if isinstance(own, Skull):
        return marks.SKULL, own.on
    if isinstance(own, Egg):
        return marks.EGG, own.on
    if isinstance(own, Sausage):
        return marks.SAUSAGE, own.party
    if isinstance(own, Vest):
        return marks.VEST, own.on
    assert isinstance(own, Clear), f"{own} is no action card"
    return marks.CLEAR, own.party
