"""A tournament on a cluster is the same as at home."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

PROGRAM = """
import json
from hemicycle.arena.plan import Contest
from hemicycle.arena.spread import by_ray, here
from hemicycle.arena.tournament import run

contest = Contest("coalitions", 3, ("normal", "random"), 1, 7, {"round_limit": 1, "turn_limit": 3})
for spread in (here, by_ray("local")):
    results = run(contest, None, 1 if spread is here else 2, spread, lambda done, total: None)
    print(json.dumps([[result.pairing.key, result.scores, result.moves] for result in results]))
"""


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_two_workers_of_a_local_cluster_play_the_same_matches() -> None:
    """A busy machine may not start one in the half minute that Ray gives it; then it is tried again."""
    for _ in range(3):
        quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=quiet, check=False
        )
        if done.returncode == 0 or "timed out during startup" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr[-2000:]
    at_home, on_cluster = map(json.loads, done.stdout.splitlines())
    assert len(at_home) == 9
    assert on_cluster == at_home
