"""Offers in talk at a terminal: a person makes one, bots answer it. Nothing said here binds or reaches the match."""

from __future__ import annotations

from random import Random

from hemicycle.core.choices import plain
from hemicycle.core.match import Match
from hemicycle.core.player import Answer, Position
from hemicycle.core.report import Offer
from hemicycle.core.state import NATURE, Seat


class Talks:
    """The offers since nature last dealt, and what the bots that answer such have to say to them."""

    def __init__(self, match: Match, answers: dict[Seat, Answer]) -> None:
        self.match, self.answers = match, answers
        self.made: list[Offer] = []
        self.dealt = 0  # after how many moves

    def offers(self) -> list[Offer]:
        """Those that still stand; a new deal ends all talk of the one before."""
        moves = self.match.moves
        deals = [at for at, move in enumerate(moves[self.dealt :], self.dealt + 1) if move.seat == NATURE]
        if deals:
            self.dealt, self.made = deals[-1], [offer for offer in self.made if offer.after >= deals[-1]]
        return self.made

    def heard_by(self, seat: Seat) -> tuple[Offer, ...]:
        heard = [
            offer for offer in self.offers() if offer.to is None or seat == offer.seat or seat in offer.to
        ]
        return tuple(heard)

    def latest_to(self, seat: Seat) -> Offer | None:
        """The last offer that another made to this seat."""
        return next((offer for offer in reversed(self.heard_by(seat)) if offer.seat != seat), None)

    def say(self, seat: Seat, to: Seat, offer: object) -> list[Offer]:
        """Make an offer; the answers to it, each an offer too. Illegal if it is none."""
        state = self.match.state
        self.note(seat, to, plain(state.offers(seat).read(offer)))
        answer = self.answers.get(to)
        if answer is None:
            return []
        luck = Random(f"{len(self.match.moves)} {len(self.made)} {to}")
        said = answer(Position(state, to, self.heard_by(to)), luck)
        return [] if said is None else [self.note(to, seat, plain(state.offers(to).read(plain(said))))]

    def note(self, seat: Seat, to: Seat, offer: object) -> Offer:
        made = Offer(seat, (to,), offer, len(self.match.moves))
        self.offers().append(made)
        return made
