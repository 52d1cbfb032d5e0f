"""A match at one terminal, from the first question to the result; any game, people and bots. Not where it is kept."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.choices import plain
from hemicycle.core.match import Step
from hemicycle.core.player import Bot, Position
from hemicycle.core.state import Seat, State
from hemicycle.terminal.asking import Asker, Interview
from hemicycle.terminal.diary import Diary
from hemicycle.terminal.filling import Filling
from hemicycle.terminal.saved import Play
from hemicycle.terminal.screen import Screen
from hemicycle.terminal.talk import Talks
from hemicycle.terminal.turn import Turn, now, wait_for_enter
from hemicycle.words import Words, key_of


class Table:
    """`bots` are the players of the seats that have one; the holder is who has the keyboard."""

    def __init__(self, play: Play, bots: dict[Seat, Bot], screen: Screen, words: Words) -> None:
        self.match, self.seed, self.bots = play.match, play.seed, bots
        self.screen, self.words = screen, words
        self.people = [seat for seat in range(self.match.seats) if seat not in bots]
        viewers: list[Seat | None] = [None, *self.people]
        self.diaries = {viewer: Diary(self.match.game, words, viewer) for viewer in viewers}
        self.holder: Seat | None = None
        answers = self.match.game.answers
        self.talks = Talks(
            self.match, {seat: answers[name] for seat, name in play.bots.items() if name in answers}
        )

    @property
    def state(self) -> State[Any]:
        return self.match.state

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"terminal-{key}", **args)

    def play(self) -> None:
        """To the end, unless the people leave before."""
        self.welcome()
        self.begin()
        while not self.state.over():
            self.screen.check()
            self.go_on()
        self.end()

    def begin(self) -> None:
        """Recall what was played before, if this match is taken up again, and let chance go first."""
        state = self.match.start()
        self.note(state)
        for move in self.match.moves:
            state.apply(move.seat, move.action)
            self.note(state)
        if self.match.moves:
            for diary in self.diaries.values():
                diary.news()
        self.take(self.match.begin(now()))

    def go_on(self) -> None:
        awaited = self.state.awaited()
        if not awaited:
            self.wait()
            return
        seat = min(awaited, key=self.turn)
        if seat in self.bots:
            self.take(self.bot_step(seat))
        else:
            self.person_moves(seat)

    def turn(self, seat: Seat) -> tuple[int, bool, bool]:
        """Who has waited longest is next, people before bots, and of people who has the keyboard."""
        return self.match.latest.get(seat, 0), seat in self.bots, seat != self.holder

    def take(self, step: Step) -> None:
        self.match.take(step)
        if step.moves:
            self.note(self.state)

    def note(self, state: State[Any]) -> None:
        for diary in self.diaries.values():
            diary.note(state)
        if not self.people:
            self.screen.say(*self.diaries[None].news())

    def bot_step(self, seat: Seat) -> Step:
        """A bot's luck follows from the seed and the move, so a match taken up again goes on as it would have."""
        rng = Random(f"{self.seed.hex()} {len(self.match.moves)} {seat}") if self.seed else Random()
        action = self.bots[seat](Position(self.state, seat, self.talks.heard_by(seat)), rng)
        return self.match.move(now(), seat, plain(action))

    def person_moves(self, seat: Seat) -> None:
        if self.holder != seat and len(self.people) > 1:
            self.hand_over(seat)
        self.holder = seat
        self.diaries[None].news()
        self.take(Turn(self.match, seat, self.diaries[seat], self.screen, self.words, self.talks).step())

    def hand_over(self, seat: Seat) -> None:
        """Nothing is left to see of whoever sat here before."""
        self.holder = None
        self.screen.wipe()
        wait_for_enter(self.screen, self.words, self.say("hand-over", seat=self.person(seat)))

    def person(self, seat: Seat) -> str:
        """By number too, as people may not know each other's names in the game."""
        number = self.words.say("seat-number", number=seat + 1)
        name = self.words.naming(self.state.names()).name("seat", seat)
        return self.say("seat" if name == number else "person", number=seat + 1, name=name)

    def wait(self) -> None:
        """Nobody must act. Time does not pass here: who may act does, or the clock is ended by hand."""
        clock = self.state.clocks()[0].name
        runs = self.say("time-runs", clock=self.words.say(key_of("clock", clock.split()[0])))
        free = [seat for seat in self.people if seat in self.state.to_act()]
        if free:
            self.screen.say(runs)
            actor = self.asked_who_acts(free)
            if actor is not None:
                self.person_moves(actor)
                return
        elif self.people:
            wait_for_enter(self.screen, self.words, runs, self.say("end-time-allowed"))
        self.take(self.match.ring(now(), clock))

    def asked_who_acts(self, free: list[Seat]) -> Seat | None:
        names = [self.say("end-time"), *[self.say("act", seat=self.person(seat)) for seat in free]]
        interview = Interview(Asker(self.screen, self.words, {}))
        at = interview.lead(
            lambda asked: Filling(self.words, asked).one_of(names, self.say("next"), default=0)
        )
        return free[at - 1] if at else None

    # Before the first question, and after the last

    def welcome(self) -> None:
        self.screen.say(self.words.say("game-title"), self.words.say("game-pitch"), "", self.who_plays())
        if self.match.moves:
            self.screen.say(self.say("resumed", number=len(self.match.moves)))
        if self.people:
            self.screen.say(self.say("help-hint"))
        self.screen.say("")

    def who_plays(self) -> str:
        bots, people = self.numbers(list(self.bots)), self.numbers(self.people)
        if not self.bots:
            return self.say("only-people", count=len(self.people))
        if not self.people:
            return self.say("only-bots", count=len(self.bots))
        counts = {"count": len(self.people), "bot-count": len(self.bots)}
        return self.say("players", people=people, bots=bots, **counts)

    def numbers(self, seats: list[Seat]) -> str:
        return self.words.listing([str(seat + 1) for seat in seats])

    def end(self) -> None:
        if len(self.people) > 1:
            self.screen.wipe()
        news = self.diaries[self.people[0] if len(self.people) == 1 else None].news()
        self.screen.say(*news, "", self.say("over"))
        self.screen.say(*self.verdict(news), *self.ranking())

    def verdict(self, news: list[str]) -> list[str]:
        """How the match ended and who won, where the game's own log has not just said so."""
        outcome, words = self.state.outcome(), self.words.naming(self.state.names())
        said = words.say(outcome.verdict) if outcome.verdict else ""
        if said and said in news:
            return []
        winners = words.listing([words.name("seat", seat) for seat in outcome.winners])
        return [*([said] if said else []), self.say("winners", count=len(outcome.winners), names=winners)]

    def ranking(self) -> list[str]:
        outcome, words = self.state.outcome(), self.words.naming(self.state.names())
        order = sorted(
            range(self.match.seats), key=lambda seat: (outcome.places[seat], -outcome.scores[seat])
        )
        return [
            self.say(
                "place", place=outcome.places[seat], name=words.name("seat", seat), score=outcome.scores[seat]
            )
            for seat in order
        ]
