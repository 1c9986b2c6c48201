"""Jobs on a Dask cluster (the dependency group `dask`): the same jobs, another executor.

A cluster does whatever it is sent: its scheduler belongs on this machine's own address or in a network that
is trusted. The workers need an equal checkout in their PYTHONPATH, and files of networks under the same
paths.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from lab.executors import AHEAD
from lab.faults import bad


@contextmanager
def dask(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the executor of the cluster with this scheduler, and how many jobs to give it at once.

    Raises BadInput where Dask is not installed or no scheduler answers.
    """
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise bad("no_dask", "--dask") from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError):
        raise bad("no_cluster", "--dask", value=address[:60]) from None
    with client:
        # results are kept in our own file; a job that is sent twice must not be taken from a cluster's memory
        executor = client.get_executor(pure=False)
        try:
            yield executor, AHEAD * max(1, sum(client.nthreads().values()))
        finally:
            executor.shutdown(wait=False)
