"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.running import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process."""
    return runner(capsys, monkeypatch)
