"""A tournament on a cluster is the same as at home."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

HOME = """
import json, sys
from hemicycle.arena.plan import Contest
from hemicycle.arena.workers import by_ray, here
from hemicycle.arena.tournament import run

contest = Contest("coalitions", 3, ("normal", "random"), 1, 7, {"round_limit": 1, "turn_limit": 3})
spread = by_ray("local") if sys.argv[1:] else here
results = run(contest, None, 2 if sys.argv[1:] else 1, spread, lambda done, total: None)
print(json.dumps([[result.pairing.key, result.scores, result.moves] for result in results]))
"""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
STARTS = "import ray; ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False); ray.shutdown()"


def output(*command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | QUIET
    return subprocess.run(
        [sys.executable, "-c", *command], capture_output=True, text=True, env=environment, check=False
    )


@pytest.fixture
def cluster() -> None:
    """Ray gives itself half a minute to start, which is not enough for a very busy machine."""
    for _ in range(3):
        started = output(STARTS)
        if started.returncode == 0:
            return
    pytest.skip(f"Ray does not start here: {started.stderr.strip().splitlines()[-1]}")


@pytest.mark.slow
@pytest.mark.timeout(500)
@pytest.mark.usefixtures("cluster")
def test_two_workers_of_a_local_cluster_play_the_same_matches() -> None:
    at_home, on_cluster = output(HOME), output(HOME, "cluster")
    assert at_home.returncode == 0, at_home.stderr[-2000:]
    assert on_cluster.returncode == 0, on_cluster.stderr[-2000:]
    results = json.loads(at_home.stdout)
    assert len(results) == 9
    assert json.loads(on_cluster.stdout) == results
