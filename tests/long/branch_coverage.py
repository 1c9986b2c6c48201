"""Branch coverage of the rules: 100 % of `evolution_qt.core` and `evolution_qt.games`, or it fails.

    python3 dev.py test --long branch_coverage

Runs the tests of both under coverage, with the settings of pyproject.toml, and prints what no test reaches.
The second opinion and the hostile files are left out: they would take as long as all others together and
must not be needed to reach a branch.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ["tests/core", "tests/games", "tests/contract", "tests/golden", "tests/text"]
LEFT_OUT = ["tests/games/evolution/test_second_opinion.py", "tests/text/test_hostile.py"]


def main() -> int:
    """Run the tests and report; 1 below 100 %."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(os.environ.get("EVOLUTION_LONG_RESULTS", temporary))
        environ = {**os.environ, "COVERAGE_FILE": str(folder / "coverage.data")}
        ignored = [f"--ignore={path}" for path in LEFT_OUT]
        tests = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", *ignored, *TESTS]
        failed = subprocess.run(tests, cwd=ROOT, env=environ, check=False).returncode
        report = [sys.executable, "-m", "coverage", "report"]
        below = subprocess.run(report, cwd=ROOT, env=environ, check=False).returncode
    return 1 if failed or below else 0


if __name__ == "__main__":
    sys.exit(main())
