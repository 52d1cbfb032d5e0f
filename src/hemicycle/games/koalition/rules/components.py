"""The card set of a game of Koalition, shipped or given as plain data, and checked; no rules of play.

A card is a number: 0 to 59 the politicians, 60 to 64 the jokers, then the action cards, kind by kind. A hand of the
politician deck is a mask of cards. A hand of the action deck is a mask whose bit 0 is card 60, the first joker.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hemicycle.core.choices import bits
from hemicycle.core.line import Line, Name, Word
from hemicycle.core.options import Allowed, BadOption, short_text, whole_number
from hemicycle.games.koalition.rules.views import Country, Deck, Party, Politician

POLITICIANS: Final = 60
JOKERS: Final = 5
ACTIONS: Final = 20
PARTIES: Final = 7
COUNTRIES: Final = 15
PLACES: Final = 40  # politicians on the table at most
SIZES: Final = (4, 3, 2)  # politicians each player fields in a country
NEWEST: Final = 2  # edition
BY_EDITION: Final = {
    (1, "Netherlands"): {"seats": 3, "bonus": [3, 2, 1]}
}  # countries that were printed otherwise
KINDS: Final = ("double", "skull", "egg", "sausage", "vest")
ONLY_JOKERS: Final = (1 << JOKERS) - 1  # of a hand of the action deck
ONLY_POLITICIANS: Final = (1 << POLITICIANS) - 1


class Cards:
    """What is printed, as the rules need it."""

    def __init__(self, deck: Deck, shipped: bool) -> None:
        self.deck, self.shipped = deck, shipped
        self.party = [politician.party for politician in deck.politicians]
        self.value = [*[politician.value for politician in deck.politicians], *deck.jokers]
        self.claim = [
            value << 36 | 1 << 3 * value for value in self.value
        ]  # KOA-17: the sum, the higher cards
        self.friends = [1 << party for party in range(PARTIES)]  # as masks; camps of a party are friends too
        for party, own in enumerate(deck.parties):
            for partner in own.partners:
                self.friends[party] |= 1 << partner
        largest = circles(self.friends)
        self.all_circles = (1 << len(largest)) - 1
        self.circles = [
            sum([(own >> party & 1) << at for at, own in enumerate(largest)]) for party in range(PARTIES)
        ]
        order = sorted(range(POLITICIANS + JOKERS), key=lambda card: (card >= POLITICIANS, self.value[card]))
        self.rank = [order.index(card) for card in range(len(order))]  # KOA-30: in which the game lays them
        self.kinds: list[int] = []  # of action cards, as masks of a hand of the action deck
        start = JOKERS
        for _, count in deck.actions:
            self.kinds.append((1 << count) - 1 << start)
            start += count
        self.low_jokers = order[POLITICIANS : POLITICIANS + 3]  # KOA-3
        self.fields = [country.fields for country in deck.countries]
        self.names: dict[str, tuple[Word, ...]] = {
            "party": tuple([self.word("party", party.id, party.name) for party in deck.parties]),
            "country": tuple([self.word("country", own.name, own.name) for own in deck.countries]),
            "card": (
                *[self.politician(politician) for politician in deck.politicians],
                *[Line("joker", {"value": value}) for value in deck.jokers],
            ),
        }
        self.of_size = {size: self.countries_of(size) for size in SIZES}

    def countries_of(self, size: int) -> int:
        mask = 0
        for country, fields in enumerate(self.fields):
            if fields == size:
                mask |= 1 << country
        return mask

    def politician(self, own: Politician) -> Line:
        return Line("politician", {"name": own.name, "party": Name("party", own.party), "value": own.value})

    def word(self, of: str, key: str, name: str) -> Word:
        """What the shipped set calls by a key another set calls as it pleases."""
        return Line(f"{of}-{key.lower().replace(' ', '-')}", {}) if self.shipped else name


def circles(friends: list[int]) -> list[int]:
    """The largest sets of parties of which every two are partners, as masks."""
    found = [
        mask
        for mask in range(1, 1 << PARTIES)
        if all([friends[party] & mask == mask for party in bits(mask)])
    ]
    return [mask for mask in found if not any([mask != other and mask & other == mask for other in found])]


def cards(data: object, edition: int = NEWEST) -> Cards:
    """The shipped set for None, else the one given as plain data; BadOption names the entry that cannot be."""
    return shipped(edition) if data is None else Cards(read(data), False)


@cache
def shipped(edition: int = NEWEST) -> Cards:
    text = files("hemicycle.games.koalition").joinpath("cards.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    for country in data["country"]:
        country |= BY_EDITION.get((edition, country["name"]), {})
    return Cards(read(data), True)


def read(data: object) -> Deck:
    entries = fields(data, ("jokers", "actions", "party", "country"), "a card set")
    parties = rows(entries["party"], PARTIES, "parties")
    jokers = rows(entries["jokers"], JOKERS, "jokers")
    countries = rows(entries["country"], COUNTRIES, "countries")
    return Deck(
        parties=read_parties(parties),
        politicians=read_politicians(parties),
        jokers=tuple([whole(value, 1, 10, f"value of joker {at}") for at, value in enumerate(jokers, 1)]),
        actions=read_actions(entries["actions"]),
        countries=tuple([read_country(entry, at) for at, entry in enumerate(countries, 1)]),
    )


def read_actions(data: object) -> tuple[tuple[str, int], ...]:
    counts = fields(data, KINDS, "action cards")
    read = tuple([(kind, whole(counts[kind], 0, ACTIONS, f"number of {kind}s")) for kind in KINDS])
    if sum([count for _, count in read]) != ACTIONS:
        raise BadOption("deck", counts, Allowed(f"{ACTIONS} in all", "in-all", count=ACTIONS), "action cards")
    return read


def read_parties(entries: list[Any]) -> tuple[Party, ...]:
    for at, entry in enumerate(entries, 1):
        fields(entry, ("id", "name", "partners", "politicians"), f"party {at}")
    ids = [text(entry["id"], f"id of party {at}") for at, entry in enumerate(entries, 1)]
    for at, own in enumerate(ids):
        if own in ids[:at]:
            takes = Allowed("one that no other party has", "id-once")
            raise BadOption("deck", own, takes, f"id of party {at + 1}")
    partners = [read_partners(entry["partners"], ids, own) for own, entry in zip(ids, entries)]
    for party, others in enumerate(partners):
        for other in others:
            if party not in partners[other]:
                takes = Allowed("one that lists it too", "partner-mutual")
                raise BadOption("deck", ids[other], takes, f"partner of party {ids[party]}")
    names = [text(entry["name"], f"name of party {own}") for own, entry in zip(ids, entries)]
    return tuple([Party(*party) for party in zip(ids, names, partners)])


def read_partners(data: object, ids: list[str], own: str) -> tuple[int, ...]:
    if not isinstance(data, list):
        raise BadOption("deck", data, Allowed("a list of ids", "list-of-ids"), f"partners of party {own}")
    for at, partner in enumerate(data):
        if partner not in ids or partner == own or partner in data[:at]:
            takes = Allowed("the id of another party, once", "id-of-another")
            raise BadOption("deck", partner, takes, f"partner {at + 1} of party {own}")
    return tuple([ids.index(partner) for partner in data])


def read_politicians(entries: list[Any]) -> tuple[Politician, ...]:
    read = [
        read_politician(politician, party, f"politician {at} of party {entry['id']}")
        for party, entry in enumerate(entries)
        for at, politician in enumerate(rows(entry["politicians"], None, f"politicians of {entry['id']}"), 1)
    ]
    if len(read) != POLITICIANS:
        takes = Allowed(f"{POLITICIANS}", "in-all", count=POLITICIANS)
        raise BadOption("deck", len(read), takes, "number of politicians")
    return tuple(read)


def read_politician(data: object, party: int, which: str) -> Politician:
    entry = fields(data, ("value", "name"), f"{which}")
    value = whole(entry["value"], 1, 10, f"value of {which}")
    return Politician(party, value, text(entry["name"], f"name of {which}"))


def read_country(data: object, at: int) -> Country:
    entry = fields(data, ("name", "seats", "bonus"), f"country {at}")
    bonus = rows(entry["bonus"], 3, f"bonus of country {at}")
    first, second, further = [whole(points, 0, 20, f"bonus of country {at}") for points in bonus]
    return Country(
        name=text(entry["name"], f"name of country {at}"),
        fields=whole(entry["seats"], min(SIZES), max(SIZES), f"seats of country {at}"),
        bonus=(first, second, further),
    )


def fields(data: object, names: tuple[str, ...], what: str) -> dict[str, Any]:
    if not isinstance(data, dict) or data.keys() != set(names):
        listed = ", ".join(names)
        raise BadOption("deck", data, Allowed(f"an entry of {listed}", "entry", names=listed), what)
    return data


def rows(data: object, count: int | None, what: str) -> list[Any]:
    if not isinstance(data, list) or not data or len(data) != (count or len(data)):
        takes = Allowed(f"a list of {count}", "list-of", count=count) if count else Allowed("a list", "list")
        raise BadOption("deck", data, takes, what)
    return data


def whole(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption("deck", value, whole_number(low, high), what)
    return value


def text(value: object, what: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
        raise BadOption("deck", value, short_text(60), what)
    return value
