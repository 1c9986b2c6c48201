"""The same jobs on a Dask cluster of two workers come to the same."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from evolution_qt.arena import on_dask
from evolution_qt.arena.jobs import perform
from evolution_qt.core.errors import BadInput
from tests.arena.tournaments import SUPPLIES, tournament

pytest.importorskip("distributed", reason="Dask is not installed")

ROOT = Path(__file__).parents[2]
CLUSTER = """
import json, sys, warnings
from pathlib import Path
from distributed import LocalCluster
from evolution_qt.arena.on_dask import dask
from evolution_qt.arena.participants import Supplies
from evolution_qt.arena.results import ResultsFile
from evolution_qt.arena.tournament import play
from tests.arena.tournaments import tournament

if __name__ == "__main__":
    of = tournament("random", "greedy", players=3)
    file = ResultsFile(Path(sys.argv[1]), of)
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        with dask(cluster.scheduler_address) as (executor, at_once):
            play(of.jobs(), file, executor, at_once, Supplies(), lambda results, games: None)
            workers = len(cluster.scheduler_info["workers"])
    file.close()
    print(json.dumps([at_once, workers]))
"""


def test_two_workers_of_a_cluster_come_to_the_same(tmp_path):
    script, path = tmp_path / "cluster.py", tmp_path / "results.jsonl"
    script.write_text(CLUSTER)

    done = subprocess.run(
        [sys.executable, script, path],
        capture_output=True,
        check=False,
        text=True,
        timeout=240,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
    )

    assert 0 == done.returncode, done.stderr
    assert [4, 2] == json.loads(done.stdout)
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    found = {line["job"]: line["games"] for line in lines}
    jobs = tournament("random", "greedy", players=3).jobs()
    assert {job.key: json.loads(perform(job.text, SUPPLIES))["games"] for job in jobs} == found


def test_a_cluster_that_does_not_answer_is_a_fault():
    with pytest.raises(BadInput) as caught, on_dask.dask("tcp://nowhere"):
        pass

    assert "no_cluster" == caught.value.fault.code


def test_the_adapter_is_small():
    assert len(inspect.getsource(on_dask).splitlines()) <= 40
