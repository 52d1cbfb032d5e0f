"""What a seat may believe of the cards it has not seen, when it believes nothing of other players' minds."""

from __future__ import annotations

from random import Random

from hemicycle.core.state import Seat
from hemicycle.games.swedish_parliament.rules.board import Board
from hemicycle.games.swedish_parliament.rules.components.box import SCALES


def deal_anew(board: Board, seat: Seat | None, rng: Random) -> None:
    """Unseen cards change places with others of their back, each way as likely as any."""
    if board.phase == "over":
        return
    for pile in range(SCALES):
        deal_back(board, pile, seat, rng)


def deal_back(board: Board, pile: int, seat: Seat | None, rng: Random) -> None:
    back, box = board.box.back, board.box
    paid = [at for at, (by, card) in enumerate(board.paid) if by != seat and back[card] == pile]
    held = [
        (other, at)
        for other, hand in enumerate(board.hands)
        if other != seat
        for at, card in enumerate(hand)
        if back[card] == pile
    ]
    unseen = sorted([
        *[board.paid[at][1] for at in paid], *[board.hands[other][at] for other, at in held], *board.piles[pile],
    ])  # fmt: skip
    held.sort(key=lambda place: not board.voterless >> place[0] & 1)
    voterless = len([other for other, _ in held if board.voterless >> other & 1])
    ideas = rng.sample([card for card in unseen if not box.is_voter(card)], len(paid) + voterless)
    for at, card in zip(paid, ideas):
        board.paid[at] = (board.paid[at][0], card)  # SWE-12
    rest = [card for card in unseen if card not in ideas]
    rng.shuffle(rest)
    rest = ideas[len(paid) :] + rest
    for (other, at), card in zip(held, rest):
        board.hands[other][at] = card
    board.piles[pile] = sorted(rest[len(held) :])
