"""The wheel in an environment that has never seen these sources: installed, tried out, taken away again.

    python3 dev.py test --long fresh_wheel

Builds archive and wheel from the commit, makes an environment with the packages of requirements/run.txt,
installs the wheel there without a network, and has it draw and play away from the checkout.
Ends with 77 if the environment cannot be filled.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CANNOT_HERE = 77


def main() -> int:
    """Build, install, try out, remove."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        subprocess.run(
            [sys.executable, ROOT / "packaging" / "build_packages.py", folder], cwd=ROOT, check=True
        )
        (wheel,) = folder.glob("*.whl")
        venv.create(folder / "fresh", with_pip=True)
        scripts = folder / "fresh" / ("Scripts" if os.name == "nt" else "bin")
        pip = [scripts / "python", "-m", "pip", "--disable-pip-version-check", "--quiet"]
        filled = [*pip, "install", "--require-hashes", "--requirement", ROOT / "requirements" / "run.txt"]
        if subprocess.run(filled, check=False).returncode:
            return CANNOT_HERE
        subprocess.run([*pip, "install", "--no-index", "--no-deps", wheel], check=True)
        try_out(scripts / "evolution-qt", folder)
        subprocess.run([*pip, "uninstall", "--yes", "evolution-qt"], check=True)
        left = [path for path in (folder / "fresh").rglob("*evolution_qt*") if path.is_file()]
        assert not left, left
    print("the wheel is whole")
    return 0


def try_out(program: Path, folder: Path) -> None:
    """Have the installed program do what needs its resources."""
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    environ |= {"QT_QPA_PLATFORM": "offscreen", "EVOLUTION_QT_HOME": str(folder / "home")}

    def said(*words: str | Path) -> str:
        done = subprocess.run(
            [program, *words], cwd=folder, env=environ, capture_output=True, text=True, check=True
        )
        assert not done.stderr, done.stderr
        return done.stdout

    helps = {language: said("--lang", language, "--help") for language in ("de", "en", "ja")}
    assert len(set(helps.values())) == len(helps)
    position = ROOT / "docs" / "images" / "feeding.json"
    for name, what in {"table": [position], "start": ["--view", "start"]}.items():
        for language in helps:
            picture = folder / f"{name}-{language}.png"
            said("--lang", language, "shot", *what, "--out", picture)
            assert picture.stat().st_size > 10_000
    summary = json.loads(said("simulate", "--ai", "strategist,greedy", "--players", "2", "--games", "2"))
    print(json.dumps(summary)[:200])


if __name__ == "__main__":
    sys.exit(main())
