"""What lies on the table as all see it: politicians with the cards on them, and parties as they stand."""

from __future__ import annotations

from typing import Final

from hemicycle.core.state import Seat
from hemicycle.games.koalition.rules.components import PARTIES
from hemicycle.games.koalition.rules.count import chair_sum, leaders, party_votes, sums
from hemicycle.games.koalition.rules.table import CLEAR, DOUBLE, EGG, SAUSAGE, SKULL, VEST, Table
from hemicycle.games.koalition.rules.views import Lying, Mark, Tally

MARKED: Final = {
    DOUBLE: "double",
    SKULL: "skull",
    EGG: "egg",
    SAUSAGE: "sausage",
    VEST: "vest",
    CLEAR: "vest",
}


def lying(table: Table) -> tuple[Lying, ...]:
    marks = marks_by_place(table)
    return tuple(
        [
            Lying(
                place=place,
                card=card,
                party=table.parties[place],
                value=table.cards.value[card],
                owner=table.owners[place],
                by_clock=bool(table.by_clock >> place & 1),
                out=bool(table.out >> place & 1),
                egg=bool(table.eggs >> place & 1),
                marks=tuple(marks[place]),
            )
            for place, card in enumerate(table.laid)
        ]
    )


def marks_by_place(table: Table) -> list[list[Mark]]:
    marks: list[list[Mark]] = [[] for _ in table.laid]
    for deed, target, by in table.plays:
        if deed not in (SAUSAGE, CLEAR):
            add_mark(marks[target], MARKED[deed], by)
    return marks


def scandals(table: Table, party: int) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for deed, target, by in table.plays:
        if deed in (SAUSAGE, CLEAR) and target == party:
            add_mark(marks, MARKED[deed], by)
    return tuple(marks)


def add_mark(marks: list[Mark], kind: str, by: Seat) -> None:
    """A vest makes the topmost card inactive that it can cover."""
    if kind == "vest":
        at = max(
            [at for at, mark in enumerate(marks) if mark.active and mark.kind in ("skull", "egg", "sausage")]
        )
        marks[at] = Mark(marks[at].kind, marks[at].by, False)  # KOA-15
    marks.append(Mark(kind, by, True))


def tallies(table: Table, seats: int) -> tuple[Tally, ...]:
    printed, claims = sums(table, seats)
    return tuple([tally(table, party, printed[party], claims[party]) for party in range(PARTIES)])


def tally(table: Table, party: int, printed: int, claims: list[int]) -> Tally:
    doubled, scandal = table.doubled >> party & 1, table.scandals >> party & 1
    votes, chairs = party_votes(printed, doubled, scandal), leaders(claims)
    return Tally(
        party=party,
        printed=printed,
        votes=votes - votes % max(1, len(chairs)),
        doubled=bool(doubled),
        scandals=scandals(table, party),
        scandal=bool(scandal),
        chairs=tuple(chairs),
        sums=tuple([chair_sum(claim) for claim in claims]),
    )
