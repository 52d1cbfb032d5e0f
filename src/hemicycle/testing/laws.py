"""What holds for every game, tried out on random matches of one; knows nothing of what its rules say.

Each law takes a game as it is set up and a random generator, and raises AssertionError with a sentence. `LAWS` are all
of them, `keep` tries every one in a spread of settings.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from hemicycle.core.chance import Seeded
from hemicycle.core.choices import Among, Choices, Either, Illegal, plain, same, short
from hemicycle.core.choices.forms import fill, named_in
from hemicycle.core.game import Game
from hemicycle.core.line import Line, Name
from hemicycle.core.match import Match
from hemicycle.core.record import BadRecord, dumps, read, write
from hemicycle.core.simulate import play_out
from hemicycle.core.state import NATURE, Outcome, Seat, State, TimeUp
from hemicycle.core.trials import PATIENCE, Setting, move_of, played, walk
from hemicycle.testing.settings import settings
from hemicycle.testing.sights import actors, changed, difference, moments, sight, sights

RUBBISH: Final[tuple[Any, ...]] = (
    None, True, -1, pow(10, 5000), 0.5, float("nan"), "", "TimeUp", [], [[]], [None] * 50, {}, {"do": None},
    {"do": ["Bid"]}, {"do": "TimeUp", "clock": "never"}, {1: 2},
)  # fmt: skip

Law = Callable[[Setting, Random], None]


@dataclass(frozen=True)
class Trial(Setting):
    """A setting in which one random match is played, for all laws to look at."""

    seen: list[State[Any]] = field(default_factory=list, compare=False, repr=False)
    coming: list[Iterator[State[Any]]] = field(default_factory=list, compare=False, repr=False)

    def match(self, rng: Random) -> Iterator[State[Any]]:
        if not self.coming:
            self.coming.append(super().match(rng))
        yield from self.seen
        for state in self.coming[0]:
            self.seen.append(state)
            yield state


def keep(game: Game, rng: Random) -> None:
    """Every law in every setting."""
    for setting in settings(game):
        trial = Trial(game, setting.seats, setting.options)
        for law in LAWS.values():
            law(trial, rng)


def picks_are_legal(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        for seat, choices in actors(state):
            for _ in range(3):
                picked = choices.pick(rng)
                assert state.legal(seat, picked), f"{setting}: seat {seat} picks {picked}, which is not legal"
                at = choices.index(picked)
                assert same(choices[at], picked), (
                    f"{setting}: {picked} has number {at}, which is {choices[at]}"
                )
            at = rng.randrange(choices.size)
            again = choices.index(choices[at])
            assert again == at, f"{setting}: choice {at} of seat {seat} is choice {again} too: {choices[at]}"
        for seat in set(range(state.seats)) - set(state.to_act()):
            for _, choices in actors(state):
                assert not state.legal(seat, choices.pick(rng)), f"{setting}: seat {seat} may act out of turn"


def play_leaves_the_past_alone(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng)[:-1]:
        before = sights(state)
        seat, action = move_of(state, rng)
        assert not (what := changed(before, sights(state))), f"{setting}: to ask for choices changes {what}"
        state.play(seat, action)
        assert not (what := changed(before, sights(state))), (
            f"{setting}: to play {action} changes {what} before"
        )


def copies_are_independent(setting: Setting, rng: Random) -> None:
    """A copy shares nothing with the original, and lacks nothing: the same moves lead both to the same end."""
    state, twins = setting.state(), list[State[Any]]()
    for _ in range(PATIENCE):
        if state.over():
            break
        if not twins or (len(twins) < 2 and rng.random() < 0.1):
            twins.append(copied(setting, state, rng))
        move = move_of(state, rng)
        for one in [state, *twins]:
            one.apply(*move)
    for twin in twins:
        assert not (what := changed(sights(state), sights(twin))), (
            f"{setting}: a copy led elsewhere, by {what}"
        )


def copied(setting: Setting, state: State[Any], rng: Random) -> State[Any]:
    """A copy, after another one and the state itself were seen to leave each other alone."""
    before, copy, still = sights(state), state.copy(), state.copy()
    assert not (what := changed(before, sights(copy))), f"{setting}: a copy differs by {what}"
    for _ in walk(copy, rng):
        pass
    what = changed(before, sights(state)) or changed(before, sights(still))
    assert not what, f"{setting}: moves in a copy change {what} in the original"
    return still


def moves_survive_the_wire(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        for seat, choices in actors(state):
            picked = choices.pick(rng)
            data = json.loads(json.dumps(plain(picked), allow_nan=False))
            got = state.read(seat, data)
            assert same(got, picked), f"{setting}: {picked} was sent, {got} arrived"
        for seat in range(state.seats):
            if (offers := state.offers(seat)).size:
                picked = offers.pick(rng)
                got = offers.read(json.loads(json.dumps(plain(picked), allow_nan=False)))
                assert same(got, picked), f"{setting}: {picked} was offered, {got} arrived"


def forms_can_be_filled_in(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        for seat, choices in actors(state):
            data = fill(json.loads(json.dumps(choices.describe(), allow_nan=False)), rng)
            refusal = refused(state, seat, data)
            assert not refusal, f"{setting}: {data} is filled in rightly, but refused: {refusal}"


def rubbish_is_refused(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        for seat in [*range(state.seats), NATURE]:
            for data in [*RUBBISH, {"do": "TimeUp"}]:
                refusal = refused(state, seat, data)
                assert refusal, f"{setting}: {short(data)} of seat {seat} is not refused"
                assert refusal.sentence, f"{setting}: {short(data)} is refused without a word"


def refused(state: State[Any], seat: Seat, data: Any) -> Illegal | None:
    try:
        state.read(seat, data)
    except Illegal as refusal:
        return refusal
    return None


def whoever_is_awaited_may_act(setting: Setting, rng: Random) -> None:
    for state in setting.match(rng):
        may, awaited = state.to_act(), state.awaited()
        assert set(awaited) <= set(may), f"{setting}: {awaited} are awaited, but only {may} may act"
        assert len({*may}) == len(may), f"{setting}: {may} may act, some twice"
        assert set(may) <= {*range(state.seats), NATURE}, f"{setting}: {may} may act, who are no seats"
        assert state.over() or awaited or state.clocks(), f"{setting}: nobody is awaited and no clock runs"
        able = [seat for seat in may if state.choices(seat).size]
        assert set(awaited) <= set(able), (
            f"{setting}: {awaited} are waited for, but only {able} have a choice"
        )
        assert able or not may, f"{setting}: {may} may act, but none has a choice"


def sealed_moves_are_unseen(setting: Setting, rng: Random) -> None:
    """What lies sealed shows to nobody else. Sealed moves commute, too."""
    for state in [state for state in moments(setting, rng, 20) if len(state.awaited()) > 1][:4]:
        seat, next_seat = rng.sample(state.awaited(), 2)
        seals = [after for _ in range(3) if (after := sealed(state, seat, rng)) is not None]
        seen = [sights(after) for after in seals]
        for other in seen[1:]:
            what = changed(seen[0], other, but=seat)
            assert not what, f"{setting}: what seat {seat} sealed shows in {what}"
        if seals and len(state.awaited()) > 2:
            in_any_order(setting, state, (seat, next_seat), rng)


def sealed(state: State[Any], seat: Seat, rng: Random) -> State[Any] | None:
    after = state.play(seat, state.choices(seat).pick(rng))
    return after if seat in after.sealed() else None


def in_any_order(setting: Setting, state: State[Any], seats: tuple[Seat, Seat], rng: Random) -> None:
    one, other = [(seat, state.choices(seat).pick(rng)) for seat in seats]
    what = changed(sights(state.play(*one).play(*other)), sights(state.play(*other).play(*one)))
    assert not what, f"{setting}: {what} depends on whether {one} or {other} is sealed first"


def drafts_are_unseen(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        may = [seat for seat in state.to_act() if state.drafts(seat).size]
        for seat in rng.sample(may, min(2, len(may))):
            after = state.play(seat, state.drafts(seat).pick(rng))
            what = changed(sights(state), sights(after), but=seat)
            assert not what, f"{setting}: that seat {seat} left a draft shows in {what}"


def clocks_run_out(setting: Setting, rng: Random) -> None:
    running: set[str] = set()
    gone: set[str] = set()
    for state in setting.match(rng):
        clocks = state.clocks()
        names = {clock.name for clock in clocks}
        gone |= running - names
        assert len(names) == len(clocks), f"{setting}: two clocks of one name among {clocks}"
        assert not names & gone, f"{setting}: a clock runs again: {names & gone}"
        running = names
        for clock in clocks:
            assert clock.seconds > 0, f"{setting}: {clock} has no time"
            assert not state.legal(0, TimeUp(clock.name)), f"{setting}: seat 0 may speak for {clock}"
            after = state.play(NATURE, TimeUp(clock.name))
            left = {other.name for other in after.clocks()}
            assert clock.name not in left, f"{setting}: {clock} ran out, and still runs"


def imagined_states_cannot_be_told_apart(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        before, seats = sights(state), [*range(state.seats), None]
        played_out = rng.choice(seats)
        for seat in seats:
            imagined = state.imagine(seat, rng)
            what = difference(sight(imagined, seat), before[-1 if seat is None else seat])
            assert not what, (
                f"{setting}: {'a bystander' if seat is None else f'seat {seat}'} can tell by {what}"
            )
            if seat == played_out:
                ended(imagined, rng)
        assert not (what := changed(before, sights(state))), f"{setting}: to imagine changes {what}"


def imagined_states_differ(setting: Setting, rng: Random) -> None:
    """If some seat ever knows more than a bystander, a bystander must at some time imagine what it knows otherwise."""
    secrets = differing = 0
    for state in moments(setting, rng, 20):
        for seat in range(state.seats):
            if state.view(seat) != state.view(None):
                secrets += 1
                differing += state.imagine(None, rng).view(seat) != state.view(seat)
    assert differing or secrets < 10, f"{setting}: what is hidden is imagined always as it is"


def imagining_depends_on_nothing_hidden(setting: Setting, rng: Random) -> None:
    """From states that a seat cannot tell apart, the same luck leads to the same world, and so to the same move."""
    for state in moments(setting, rng):
        seat, luck = rng.choice([*range(state.seats), None]), rng.random()
        other = state.imagine(seat, rng)
        what = changed(sights(state.imagine(seat, Random(luck))), sights(other.imagine(seat, Random(luck))))
        who = "a bystander" if seat is None else f"seat {seat}"
        assert not what, f"{setting}: what {who} imagines depends on what is hidden, as {what} shows"


def random_matches_end(setting: Setting, rng: Random) -> None:
    for state in setting.match(rng):
        outcome = state.outcome()
        assert state.over() or not outcome.verdict, f"{setting}: {outcome.verdict}, but the match goes on"
    assert outcome.verdict, f"{setting}: the match is over without a verdict"
    fits(setting, outcome)
    fits(setting, ended(setting.state(), rng).outcome())


def ended(state: State[Any], rng: Random) -> State[Any]:
    """Played out without dawdling."""
    moves = play_out(state, rng, PATIENCE)
    assert state.over(), (
        f"after {moves} moves of whom it waits for, the match goes no further and is not over"
    )
    return state


def fits(setting: Setting, outcome: Outcome) -> None:
    assert len(outcome.places) == len(outcome.scores) == setting.seats, (
        f"{setting}: not a place for each: {outcome}"
    )
    first = {seat for seat, place in enumerate(outcome.places) if place == 1}
    assert first, f"{setting}: nobody has the first place: {outcome}"
    assert {*outcome.winners} <= first, f"{setting}: there are winners without the first place: {outcome}"


def views_are_plain(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        for seat in [*range(state.seats), None]:
            view = state.view(seat)
            assert type(view).__dataclass_params__.frozen, f"{setting}: a view that can be changed"
            json.dumps(plain(view), allow_nan=False)


def foresight_sees_one_view(setting: Setting, rng: Random) -> None:
    """What a seat is foretold is the same in every world it could be in, plain, and put into lines."""
    for state in moments(setting, rng):
        for seat in [*range(state.seats), None]:
            foretold(setting, state, seat, rng)


def foretold(setting: Setting, state: State[Any], seat: Seat | None, rng: Random) -> None:
    game, foresight = setting.game, setting.game.foresight
    view, other = state.view(seat), state.imagine(seat, rng).view(seat)
    questions = foresight.questions(view, seat)
    alike = questions.describe() == foresight.questions(other, seat).describe()
    assert alike, f"{setting}: what seat {seat} may ask depends on what is hidden"
    if not questions.size:
        return
    question = questions.pick(rng)
    asked = json.loads(json.dumps(plain(question), allow_nan=False))
    answer, again = foresight.foretell(view, seat, asked), foresight.foretell(other, seat, asked)
    assert answer == again, f"{setting}: what seat {seat} is foretold of {asked} depends on what is hidden"
    assert view == state.view(seat), f"{setting}: to foretell changes the view of seat {seat}"
    assert type(answer).__dataclass_params__.frozen, f"{setting}: an answer that can be changed"
    json.dumps(plain(answer), allow_nan=False)
    assert game.foretold, f"{setting}: nothing is said of what is foretold"
    for line in game.foretold(view, question, answer):
        readable(setting, line, state.names())


def the_log_is_told(setting: Setting, rng: Random) -> None:
    """In lines, of things that have names, and nothing when nothing happened."""
    game, states = setting.game, moments(setting, rng, 30)
    for seat in [rng.randrange(setting.seats), None]:
        for before, after in zip([None, *states], states):
            view, names = after.view(seat), after.names()
            lines = game.tell(before.view(seat) if before else None, view)
            for line in [*lines, *game.brief(view)]:
                readable(setting, line, names)
            assert not game.tell(view, view), f"{setting}: there is something to tell of nothing"


def what_happened_is_told_once(setting: Setting, rng: Random) -> None:
    """Events are numbered without a gap, from move to move none is missed, and none changes once it is told."""
    told: dict[Seat | None, dict[int, Any]] = {rng.randrange(setting.seats): {}, None: {}}
    for state in setting.match(rng) if happened(setting.state(), None) is not None else ():
        for seat, known in told.items():
            who = "a bystander" if seat is None else f"seat {seat}"
            for event in happened(state, seat) or ():
                before, now = event.number - 1, event.what
                assert not before or before in known, f"{setting}: {who} misses what came before {event}"
                was = known.setdefault(event.number, now)
                assert same(was, now), f"{setting}: {who} was told {was}, and now {now}"


def what_others_saw_is_not_imagined(setting: Setting, rng: Random) -> None:
    """In the worlds that a seat imagines nobody has seen what it has not."""
    for state in moments(setting, rng):
        seat, other = rng.choice([*range(state.seats), None]), rng.randrange(state.seats)
        seen = [event.what for event in happened(state, seat) or ()]
        for event in happened(state.imagine(seat, rng), other) or ():
            assert event.what in seen, f"{setting}: {seat} imagines that {other} has seen {event.what}"


def unseen_chance_is_untold(setting: Setting, rng: Random) -> None:
    """What nature does is in no event of a seat that sees no other sign of it."""
    for state in [state for state in moments(setting, rng, 12) if NATURE in state.to_act()]:
        afters = [state.play(NATURE, state.choices(NATURE).pick(rng)) for _ in range(4)]
        for seat in [*range(state.seats), None]:
            told: dict[str, Any] = {}
            for after in afters:
                if (events := happened(after, seat)) is not None:
                    others = told.setdefault(repr(replace(after.view(seat), happened=())), events)
                    assert others == events, f"{setting}: {seat} is told {events[-1]} and sees nothing of it"


def happened(state: State[Any], seat: Seat | None) -> Any:
    """The events in a view; None in a game that tells of none."""
    return getattr(state.view(seat), "happened", None)


def things_have_names(setting: Setting, rng: Random) -> None:
    for state in moments(setting, rng):
        names = state.names()
        assert len(names["seat"]) == state.seats, f"{setting}: not a name for each seat: {names['seat']}"
        for word in [word for words in names.values() for word in words]:
            assert isinstance(word, (str, Line)), f"{setting}: {word!r} is no name"
            if isinstance(word, Line):
                readable(setting, word, names)
        for seat, choices in actors(state):
            for of, at in named_in(choices.describe()):
                assert of in names, f"{setting}: the form of seat {seat} is about a {of}, which has no names"
                assert 0 <= at < len(names[of]), (
                    f"{setting}: the form of seat {seat} asks about {of} {at}, which is nameless"
                )


def readable(setting: Setting, line: Any, names: dict[str, Any]) -> None:
    assert isinstance(line, Line), f"{setting}: {line!r} is no Line"
    for name, value in line.args.items():
        for part in value if isinstance(value, tuple) else (value,):
            assert isinstance(part, (str, int, Name, Line)), (
                f"{setting}: {line.key} cannot say {name} = {value!r}"
            )
            if isinstance(part, Line):
                readable(setting, part, names)
            if isinstance(part, Name):
                known = 0 <= part.at < len(names.get(part.of, ()))
                assert known, f"{setting}: {line.key} speaks of {part}, which has no name"


def what_is_impossible_has_its_reason(setting: Setting, rng: Random) -> None:
    """Of a fixed set with reasons: an item is possible exactly if there is no reason against it."""
    for state in setting.match(rng):
        for among in [found for _, choices in actors(state) for found in sets_with_reasons(choices)]:
            for at, item in enumerate(among.whole.items):
                reason, possible = among.why(item) if among.why else "", among.mask >> at & 1
                assert possible == (not reason), (
                    f"{setting}: {item}, possible: {possible}, why not: {reason!r}"
                )


def sets_with_reasons(choices: Choices[Any]) -> Iterator[Among[Any]]:
    if isinstance(choices, Among) and choices.why is not None:
        yield choices
    elif isinstance(choices, Either):
        for option in choices.options:
            yield from sets_with_reasons(option)


def a_record_replays(setting: Setting, rng: Random) -> None:
    seed = rng.randbytes(32)
    match = played(setting, Seeded(seed), rng)
    lines = list(write(match, [f"player {seat}" for seat in range(setting.seats)], seed))
    again = replayed(setting.game, lines)
    assert isinstance(again, Match), (
        f"{setting}: the match was recorded, but not as it can be replayed: {again}"
    )
    what = changed(sights(match.state), sights(again.state))
    assert not what, f"{setting}: the record leads elsewhere, by {what}"
    assert same(again.moves, match.moves), f"{setting}: the record has other moves than the match"
    at = rng.randrange(len(lines))
    lines[at] = dumps(json.loads(lines[at]) | {"at": -1})
    found = replayed(setting.game, lines)
    blamed = isinstance(found, BadRecord) and found.line == at + 1
    assert blamed, f"{setting}: line {at + 1} was forged, but what is found is {found}"


def replayed(game: Game, lines: list[str]) -> Match | BadRecord:
    try:
        return read(lines, lambda _: game)
    except BadRecord as bad:
        return bad


LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        picks_are_legal,
        play_leaves_the_past_alone,
        copies_are_independent,
        moves_survive_the_wire,
        forms_can_be_filled_in,
        rubbish_is_refused,
        whoever_is_awaited_may_act,
        sealed_moves_are_unseen,
        drafts_are_unseen,
        clocks_run_out,
        imagined_states_cannot_be_told_apart,
        imagined_states_differ,
        imagining_depends_on_nothing_hidden,
        random_matches_end,
        views_are_plain,
        foresight_sees_one_view,
        the_log_is_told,
        what_happened_is_told_once,
        what_others_saw_is_not_imagined,
        unseen_chance_is_untold,
        things_have_names,
        what_is_impossible_has_its_reason,
        a_record_replays,
    )
}
