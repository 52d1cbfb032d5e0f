"""Game time passes with moves: clocks run while they are there, and the soonest runs out."""

from hemicycle.core.clock import Clock, Hourglass


def test_where_no_clock_runs_none_runs_out() -> None:
    assert Hourglass().pass_by(5, ()) is None


def test_a_clock_that_stays_runs_on_beside_a_new_one() -> None:
    glass, long, short = Hourglass(), Clock("match", 30), Clock("turn 1", 12)
    assert glass.pass_by(10, (long,)) is None
    assert glass.pass_by(10, (long, short)) is None
    assert glass.pass_by(5, (long, short)) == "turn 1"
    assert glass.pass_by(5, (long,)) == "match"
    assert glass.pass_by(100, ()) is None
