"""What the tests of the laboratory share."""

from __future__ import annotations

from typing import Any

import pytest

from lab.__main__ import main
from tests.cli.running import Done, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run(*words: Any) -> Done:
        try:
            status = main([str(word) for word in words])
        except SystemExit as ended:  # argparse's, with a number
            status = int(str(ended.code))
        return Done(status, *capsys.readouterr())

    return run
