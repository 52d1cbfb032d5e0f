"""What a seat may believe of the cards it has not seen, when it believes nothing of other players' minds."""

from __future__ import annotations

from random import Random

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.cards import Cards
from hemicycle.games.swedish_parliament.rules.components.box import SCALES


def deal_anew(cards: Cards, seat: Seat | None, rng: Random) -> None:
    """Unseen cards change places with others of their back, each way as likely as any."""
    for pile in range(SCALES):
        deal_back(cards, pile, seat, rng)


def deal_back(cards: Cards, pile: int, seat: Seat | None, rng: Random) -> None:
    box, back = cards.box, cards.box.back
    paid = [at for at, (by, card) in enumerate(cards.paid) if by != seat and back[card] == pile]
    held = [
        (other, at)
        for other, hand in enumerate(cards.hands)
        if other != seat
        for at, card in enumerate(hand)
        if back[card] == pile
    ]
    unseen = sorted([
        *[cards.paid[at][1] for at in paid], *[cards.hands[other][at] for other, at in held], *cards.piles[pile],
    ])  # fmt: skip
    held.sort(key=lambda place: not cards.voterless >> place[0] & 1)
    voterless = len([other for other, _ in held if cards.voterless >> other & 1])
    ideas = rng.sample([card for card in unseen if not box.is_voter(card)], len(paid) + voterless)
    rest = [card for card in unseen if card not in ideas]
    rng.shuffle(rest)
    rest = ideas[len(paid) :] + rest
    cards.put_back(pile, dict(zip(paid, ideas)), dict(zip(held, rest)), rest[len(held) :])  # SWE-12
