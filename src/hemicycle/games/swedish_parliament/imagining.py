"""What a seat may believe of the cards it has not seen, when it believes nothing of other players' minds."""

from __future__ import annotations

from random import Random

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.components import SCALES
from hemicycle.games.swedish_parliament.table import Table


def deal_anew(table: Table, seat: Seat | None, rng: Random) -> None:
    """Unseen cards change places with others of their back, each way as likely as any."""
    if table.phase == "over":
        return
    for pile in range(SCALES):
        deal_back(table, pile, seat, rng)


def deal_back(table: Table, pile: int, seat: Seat | None, rng: Random) -> None:
    back, box = table.box.back, table.box
    paid = [at for at, (by, card) in enumerate(table.paid) if by != seat and back[card] == pile]
    held = [
        (other, at)
        for other, hand in enumerate(table.hands)
        if other != seat
        for at, card in enumerate(hand)
        if back[card] == pile
    ]
    unseen = [
        *[table.paid[at][1] for at in paid], *[table.hands[other][at] for other, at in held], *table.piles[pile],
    ]  # fmt: skip
    hidden = rng.sample([card for card in unseen if not box.is_voter(card)], len(paid))  # SWE-12
    for at, card in zip(paid, hidden):
        table.paid[at] = (table.paid[at][0], card)
    rest = [card for card in unseen if card not in hidden]
    rng.shuffle(rest)
    for (other, at), card in zip(held, rest):
        table.hands[other][at] = card
    table.piles[pile] = sorted(rest[len(held) :])
