"""The big figures: the programs in tests/long, each run once per commit, its results kept in long-results/.

A program gets its folder in EVOLUTION_LONG_RESULTS and may keep its progress there: a run that was
interrupted is started again with what it left.  It ends with 0 when done, with 77 when this machine cannot.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from pathlib import Path

from devtools.machine import Machine, SetupError

RESULTS = "EVOLUTION_LONG_RESULTS"
CANNOT_HERE = 77


def state_of_sources(machine: Machine) -> str:
    """Name the commit, with a mark of its own for changes not yet committed."""
    code, commit = machine.output(["git", "-C", machine.root, "rev-parse", "--short=12", "HEAD"])
    if code:
        return "no-commit"
    _, changes = machine.output(["git", "-C", machine.root, "diff", "HEAD"])
    mark = "-" + hashlib.sha256(changes.encode()).hexdigest()[:8] if changes else ""
    return commit.strip() + mark


def run_long(machine: Machine, python: Path, environ: dict[str, str], names: Sequence[str]) -> int:
    """Run the named programs, or all, that have no result for this commit yet; return 1 if one failed."""
    folder = machine.root / "tests" / "long"
    programs = {
        path.stem: path
        for path in sorted(folder.glob("*"))
        if path.suffix in (".py", ".sh") and path.stem[0] != "_"
    }
    unknown = [name for name in names if name not in programs]
    if unknown:
        raise SetupError(f"There is no {', '.join(unknown)} in tests/long; there is: {', '.join(programs)}.")
    results = machine.root / "long-results" / state_of_sources(machine)
    failed = []
    for name in names or programs:
        own = results / name
        done = own / "done.json"
        if done.exists():
            print(f"{name}: done before ({own})", flush=True)
            continue
        own.mkdir(parents=True, exist_ok=True)
        print(f"{name}: running ...", flush=True)
        started = time.monotonic()
        starter: list[str | Path] = [python] if programs[name].suffix == ".py" else ["bash"]
        code = machine.run([*starter, programs[name]], {**environ, RESULTS: str(own)}, machine.root)
        seconds = round(time.monotonic() - started, 1)
        if code == 0:
            done.write_text(json.dumps({"seconds_of_last_run": seconds}) + "\n", encoding="utf-8")
            print(f"{name}: done in {seconds} s ({own})", flush=True)
        elif code == CANNOT_HERE:
            print(f"{name}: left out, this machine cannot do it", flush=True)
        else:
            failed.append(name)
            print(f"{name}: FAILED with {code}", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0
