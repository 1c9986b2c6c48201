"""The rules and the search as machine code: games of every table, and the tests of rules and opponents.

    python3 dev.py test --long compiled

Compiles what a release compiles into build/native, has plain modules and machine code play the same games,
and runs the tests with machine code in a copy of these sources. Ends with 77 where there is no C compiler.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NATIVE = ROOT / "build" / "native"
TESTS = ("core", "contract", "games", "ai", "naive")
SEEDS = 200
PLAY = (
    "from evolution_qt.compiled import is_used\n"
    "from evolution_qt.simulation import digest_of_games\n"
    f"print(is_used(), digest_of_games({SEEDS}))"
)
CANNOT_HERE = 77


def main() -> int:
    """Compile, play, test."""
    compiler = str(sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        print(f"there is no {compiler}")
        return CANNOT_HERE
    subprocess.run([sys.executable, ROOT / "packaging" / "compile_code.py", NATIVE], check=True)
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, "tree")
        unwanted = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "native", "long-results")
        shutil.copytree(ROOT, tree, ignore=unwanted)
        shutil.copytree(NATIVE, tree / "evolution_qt" / "native")
        plain = run(["-c", PLAY], tree, EVOLUTION_QT_PLAIN="1").split()
        compiled = run(["-c", PLAY], tree).split()
        print("plain", plain, "compiled", compiled, flush=True)
        assert (plain[0], compiled[0]) == ("False", "True")
        assert plain[1] == compiled[1]
        print(run(["-m", "pytest", "-q", "-n", "2", *(f"tests/{name}" for name in TESTS)], tree)[-2000:])
    return 0


def run(words: list[str], tree: Path, **more: str) -> str:
    """Run Python in a copy of the sources and return what it says; end if it fails."""
    environ = {**os.environ, "PYTHONPATH": str(tree), **more}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=environ, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.stdout[-4000:])
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
