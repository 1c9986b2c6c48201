"""A plugin of pytest: it keeps how long each test file takes, and begins no test after a moment.

Tests that it does not begin are skipped, so it serves in several processes as in one.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from devtools.near import kept

NO_TIME = "no time left"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this plugin."""
    group = parser.getgroup("pace")
    group.addoption("--pace-file", type=Path, required=True, help="keep here how long each test file takes")
    group.addoption("--pace-until", type=float, default=float("inf"), help="begin no test after this time")


def pytest_configure(config: pytest.Config) -> None:
    """Have the hooks of `Pace` called."""
    config.pluginmanager.register(Pace(config.getoption("pace_file"), config.getoption("pace_until")))


class Pace:
    """Measures test files; *file* has what was measured before, *until* is a time of *clock*."""

    def __init__(self, file: Path, until: float, clock: Callable[[], float] = time.time) -> None:
        self.file, self.until, self.clock = file, until, clock
        self.seconds: dict[str, float] = defaultdict(float)
        self.unfinished: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """Skip a test that comes too late."""
        if self.clock() >= self.until:
            pytest.skip(NO_TIME)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the time of one test; in the first of several processes those of all arrive."""
        file = report.nodeid.partition("::")[0]
        self.seconds[file] += report.duration
        if report.skipped and isinstance(report.longrepr, tuple) and report.longrepr[2].endswith(NO_TIME):
            self.unfinished.add(file)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keep what was measured, and which files were finished; the others take at least that long."""
        if hasattr(session.config, "workerinput"):
            return
        seconds = kept(self.file).get("seconds", {})
        for file, took in self.seconds.items():
            seconds[file] = round(max(took, seconds.get(file, 0)) if file in self.unfinished else took, 2)
        finished = sorted(self.seconds.keys() - self.unfinished)
        self.file.write_text(json.dumps({"seconds": seconds, "finished": finished}), encoding="utf-8")
