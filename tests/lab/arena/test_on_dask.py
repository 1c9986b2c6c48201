"""The same jobs on a Dask cluster of two workers come to the same."""

import inspect
import os
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from evolution_qt.core.errors import BadInput
from lab.arena import on_dask

pytest.importorskip("distributed", reason="Dask is not installed")

ROOT = Path(__file__).parents[3]
DASK = [sys.executable, "-m", "dask"]
ENVIRON = {**os.environ, "PYTHONPATH": str(ROOT)}
WAITING = """
import sys
from distributed import Client

with Client(scheduler_file=sys.argv[1]) as client:
    client.wait_for_workers(2, timeout=60)
    print(client.scheduler.address)
"""
"""Prints the address of a cluster that has two workers."""


@contextmanager
def cluster(folder):
    """Give the address of a scheduler with two workers, which run in a folder that is in no checkout."""
    file = folder / "scheduler.json"
    commands = [
        ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", file],
        ["worker", "--nworkers", "2", "--nthreads", "1", "--no-dashboard", "--scheduler-file", file],
    ]
    with ExitStack() as stack:
        for words in commands:
            log = stack.enter_context(open(folder / f"{words[0]}.log", "wb"))
            process = subprocess.Popen([*DASK, *words], cwd=folder, env=ENVIRON, stdout=log, stderr=log)
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)
        waiting = [sys.executable, "-c", WAITING, file]
        yield subprocess.run(waiting, stdout=subprocess.PIPE, check=True, text=True).stdout.strip()


def test_two_workers_outside_the_checkout_come_to_the_same(run, tmp_path):
    words = ["arena", "random", "greedy", "--players", "3", "--deals", "4", "--chunk", "1"]

    with cluster(tmp_path) as address:
        command = [sys.executable, "-m", "lab", *words, "--dask", address]
        done = subprocess.run(command, cwd=tmp_path, env=ENVIRON, capture_output=True, text=True)

    assert 0 == done.returncode, done.stderr
    assert run(*words, "--workers", 1).out == done.stdout


def test_a_cluster_that_does_not_answer_is_a_fault():
    with pytest.raises(BadInput) as caught, on_dask.dask("tcp://nowhere"):
        pass

    assert "no_cluster" == caught.value.fault.code


def test_the_adapter_is_small():
    assert len(inspect.getsource(on_dask).splitlines()) <= 40
