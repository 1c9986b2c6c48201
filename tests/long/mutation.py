"""The mutation score of the rules: how many small mistakes in them does a test notice?

    python3 dev.py test --long mutation
    python -m tests.long.mutation --title beginning --factor 0.5 --only state --results FOLDER

A seeded sample of the mutants of each module is tried, one line of `mutants.jsonl` each, so that a run goes
on where the last one stopped. The tests are collected once; for each mutant the process forks, the copy takes
over the mistaken function and runs the tests until one fails, those first that noticed most for their time;
at first only as many as a few seconds allow, later all. A mistake at the level of a module or class is
written into a copy of the sources and tried in a process of its own. Time limits count processor time, so a
busy machine kills nothing. Mutants that change nothing anyone could see are named in `equivalent.json`.

Ends with 1 if less than 90 % of all mutants of a title, or of the traits of Evolution, are noticed.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import mmap
import os
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.baselines.journal import add_line, read_lines
from tests.long._mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]

EQUIVALENT: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("equivalent.json").read_text(encoding="utf-8")
)
"""Mutants of each title that change nothing, with the reason."""


@dataclass(frozen=True)
class Tried:
    """What is tried of a title, and by which tests."""

    name: str
    shares: dict[str, int]
    """How many mutants of each module are tried."""
    tests: list[str]
    alone: list[str]
    """What a process of its own runs, in this order, before all the others."""
    own: dict[str, str]
    """The tests of a module, which are thought to be three times as good for it."""

    def source_of(self, module: str) -> Path:
        """Return the file of a module of the rules."""
        return ROOT / "evolution_qt" / "games" / self.name / f"{module}.py"


EVOLUTION = Tried(
    "evolution",
    {
        "traits": 100,
        "rules": 80,
        "hunting": 50,
        "listing": 70,
        "state": 60,
        "legality": 40,
        "observation": 20,
        "moves": 25,
        "editions": 15,
    },
    [
        "tests/golden",
        "tests/games/evolution",
        "tests/contract",
        "tests/core/test_match.py",
        "tests/core/test_rng.py",
        "tests/text/test_moves.py",
        "tests/text/test_position.py",
    ],
    [
        "tests/games/evolution/test_decks.py",
        "tests/games/evolution/test_traits_hunting.py",
        "tests/games/evolution/test_traits_feeding.py",
        "tests/golden",
    ],
    {
        "legality": "why_not",
        "observation": "test_laws",
        "state": "test_state",
        "traits": "trait",
        "listing": "second_opinion",
    },
)

BEGINNING = Tried(
    "beginning",
    {
        "state": 50,
        "rules": 40,
        "feeding": 30,
        "listing": 30,
        "legality": 40,
        "position": 40,
        "observation": 25,
        "moves": 25,
        "tally": 30,
        "cards": 12,
    },
    ["tests/games/beginning"],
    ["tests/games/beginning"],
    {
        "legality": "why_not",
        "observation": "test_invariants",
        "moves": "test_moves",
        "position": "test_position",
        "tally": "test_events",
    },
)

DOMINANT = Tried(
    "dominant",
    {
        "answers": 55,
        "course": 35,
        "listing": 40,
        "effects": 20,
        "legality": 40,
        "loading": 35,
        "state": 30,
        "moves": 20,
        "setup": 12,
        "asking": 8,
        "scoring": 8,
        "position": 8,
        "rules": 8,
        "observation": 6,
        "tally": 6,
        "facts": 4,
        "cards": 4,
    },
    ["tests/games/dominant"],
    ["tests/games/dominant"],
    {
        "answers": "second_opinion",
        "legality": "second_opinion",
        "loading": "test_position",
        "moves": "test_moves",
        "position": "test_position",
        "setup": "test_setup",
        "tally": "test_events",
    },
)

TITLES = {one.name: one for one in (EVOLUTION, BEGINNING, DOMINANT)}

QUICK = 4.0
"""Seconds of tests that a mutant meets before the survivors are known."""

PROMISING = {"tests/golden": 3.0, "tests/contract": 1.0, "worked_example": 3.0, "scenarios": 0.5}
"""How often tests are thought to have noticed something before the first one did."""

ENOUGH = 0.9
MEMORY = 3 << 30
PLAIN = [
    "-q",
    "-s",
    "--assert=plain",
    "--tb=no",
    "-p",
    "no:pytest-qt",
    "-p",
    "no:xvfb",
    "-p",
    "no:timeout",
    "-p",
    "no:cacheprovider",
]


Places: TypeAlias = dict[tuple[str, str], list[FunctionType]]


def sample(title: Tried, seed: int, factor: float, only: Sequence[str]) -> list[Mutant]:
    """Return the mutants to try, the modules mixed."""
    chosen: list[tuple[float, Mutant]] = []
    for module, share in title.shares.items():
        if not only or module in only:
            all_of_it = sorted(
                mutants(module, title.source_of(module).read_text(encoding="utf-8")),
                key=lambda m: m.order(seed),
            )
            count = min(math.ceil(share * factor), len(all_of_it))
            chosen += [((k + 0.5) / count, mutant) for k, mutant in enumerate(all_of_it[:count])]
    return [mutant for _, mutant in sorted(chosen, key=lambda one: (one[0], one[1].name))]


class Results:
    """What is known of each mutant, kept in a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "mutants.jsonl"
        self.known: dict[str, dict[str, Any]] = {line["mutant"]: line for line in read_lines(self.file)}

    def add(self, mutant: Mutant, end: str, by: str, seconds: float) -> None:
        """Write down how a mutant ended: ``killed``, ``timeout``, ``quick`` or ``survived``."""
        line = {
            "mutant": mutant.name,
            "module": mutant.module,
            "end": end,
            "by": by,
            "seconds": round(seconds, 2),
        }
        self.known[mutant.name] = line
        add_line(self.file, line)


class Trial:
    """A plugin that, once the tests are collected, tries mutants instead of running them."""

    def __init__(self, title: Tried, wanted: list[Mutant], results: Results, passes: Sequence[bool]) -> None:
        self.title = title
        self.wanted = wanted
        self.passes = passes
        self.results = results
        self.kills: Counter[int] = Counter()
        self.kills_in: dict[str, Counter[int]] = defaultdict(Counter)
        self.mark = mmap.mmap(-1, 16)
        self.seconds: list[float] = []
        self.items: list[pytest.Item] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn how long each test takes, then try the mutants: quick tests first, all for the survivors."""
        self.items = session.items
        self.learn(session)
        for module in self.title.shares:  # tests that know a game by its public face import it late
            import_module(f"evolution_qt.games.{self.title.name}.{module}")
        places = functions()
        gc.collect()
        gc.freeze()  # a copy that collects garbage would copy all memory
        for quick in self.passes:
            for mutant in self.wanted:
                before = self.results.known.get(mutant.name, {}).get("end")
                if mutant.name not in EQUIVALENT[self.title.name] and before == (None if quick else "quick"):
                    started = time.monotonic()
                    end, by = self.try_out(session, mutant, places, quick=quick)
                    self.results.add(mutant, end, by, time.monotonic() - started)
                    print(f"{end:9}{mutant.name}  [{by}]", flush=True)
        return True

    def learn(self, session: pytest.Session) -> None:
        """Run all tests once in a copy of the process, or remember; what fails is left out and said."""
        file = self.results.file.with_name("seconds.json")
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.seconds = [known.get(item.nodeid, 0.0) for item in self.items]
        if 0.0 not in self.seconds:
            return
        shared = mmap.mmap(-1, 8 * len(self.items))
        child = os.fork()
        if not child:
            quiet()
            for k, item in enumerate(self.items):
                failed = session.testsfailed
                started = time.process_time()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                taken = time.process_time() - started
                struct.pack_into("d", shared, 8 * k, -1 if session.testsfailed > failed else taken)
            os._exit(0)
        os.waitpid(child, 0)
        self.seconds = [struct.unpack_from("d", shared, 8 * k)[0] for k in range(len(self.items))]
        names = [item.nodeid for item in self.items]
        file.write_text(json.dumps(dict(zip(names, self.seconds, strict=True))), encoding="utf-8")
        for item, taken in zip(self.items, self.seconds, strict=True):
            if taken < 0:
                print(f"left out, it fails without any mutant: {item.nodeid}", flush=True)
        print(f"{len(self.items)} tests, {sum(self.seconds):.0f} s of processor time", flush=True)

    def order(self, module: str, *, quick: bool) -> list[int]:
        """Return the places of the tests to run: most mutants noticed for their time first."""
        mine = self.kills_in[module]

        def promise(k: int) -> float:
            name = self.items[k].nodeid
            before = max((one for part, one in PROMISING.items() if part in name), default=0.1)
            before += 3 * (self.title.own.get(module, "-") in name)
            return (3 * mine[k] + self.kills[k] + before) / (self.seconds[k] + 0.005)

        order = sorted((k for k, taken in enumerate(self.seconds) if taken >= 0), key=promise, reverse=True)
        if not quick:
            return order
        left = QUICK
        return [k for k in order if (left := left - self.seconds[k]) > 0]

    def try_out(
        self, session: pytest.Session, mutant: Mutant, places: Places, *, quick: bool
    ) -> tuple[str, str]:
        """Return how the mutant ends and which test noticed it."""
        code = function_code(self.title, mutant)
        kept = places.get((str(self.title.source_of(mutant.module)), mutant.function), [])
        if code is None or not kept:
            left_out = [i.nodeid for i, s in zip(self.items, self.seconds, strict=True) if s < 0]
            return alone(self.title, mutant, left_out)
        order = self.order(mutant.module, quick=quick)
        child = os.fork()
        if not child:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            for function in kept:
                function.__code__ = code
            forget()
            for k in order:
                struct.pack_into("q", self.mark, 0, k)
                signal.setitimer(signal.ITIMER_PROF, 3 + 10 * self.seconds[k])
                self.items[k].config.hook.pytest_runtest_protocol(item=self.items[k], nextitem=None)
                if session.testsfailed:
                    os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status == 0:
            return ("quick" if quick else "survived"), ""
        k = struct.unpack_from("q", self.mark, 0)[0]
        self.kills[k] += 1
        self.kills_in[mutant.module][k] += 1
        return ("timeout" if os.WIFSIGNALED(status) else "killed"), self.items[k].nodeid


def quiet() -> None:
    """Let a copy of the process write nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def forget() -> None:
    """Have games made again, with the mistake in them."""
    from evolution_qt.games import game

    game.cache_clear()


def function_code(title: Tried, mutant: Mutant) -> CodeType | None:
    """Return the code of the mistaken function; None for a mistake outside of functions."""
    return _found(compile(mutant.source, title.source_of(mutant.module), "exec"), mutant.function)


def _found(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return _found(constant, name)
    return None


def functions() -> Places:
    """Return all functions, wherever they are kept, by file and name."""
    gc.unfreeze()  # what `tests/conftest.py` has frozen is not among the objects
    found: Places = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType:
            found[one.__code__.co_filename, one.__code__.co_qualname].append(one)
    return found


def alone(title: Tried, mutant: Mutant, left_out: list[str]) -> tuple[str, str]:
    """Try a mutant in a process of its own, over a copy of the sources."""
    deselected = [f"--deselect={name}" for name in left_out]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("evolution_qt", "lab", "tests", "docs"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "ui"))
        (copy / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
        target = copy / title.source_of(mutant.module).relative_to(ROOT)
        target.write_text(mutant.source, encoding="utf-8")
        for tests in (title.alone, title.tests):
            command = [sys.executable, "-B", "-m", "pytest", *PLAIN, "-x", *deselected, *tests]
            limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (240, 240))  # noqa: E731
            done = subprocess.run(
                command, cwd=copy, capture_output=True, text=True, preexec_fn=limit, check=False
            )
            if done.returncode:
                failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return ("timeout" if done.returncode < 0 else "killed"), (failed or ["-"])[0][:200]
    return "survived", ""


def summary(title: Tried, wanted: list[Mutant], results: Results) -> tuple[str, bool]:
    """Return the table of scores with the survivors, and whether they are good enough."""
    text = [f"{'module':12}{'tried':>7}{'noticed':>9}{'timeout':>9}{'survived':>10}{'score':>8}{'equal':>7}"]
    total: Counter[str] = Counter()
    survivors: list[str] = []
    good = True

    def row(name: str, count: Counter[str]) -> float:
        noticed = count["killed"] + count["timeout"]
        tried = noticed + count["quick"] + count["survived"]
        score = noticed / tried if tried else 1.0
        text.append(
            f"{name:12}{tried:7}{noticed:9}{count['timeout']:9}{tried - noticed:10}"
            f"{score:8.1%}{count['equal']:7}"
        )
        return score

    for module in title.shares:
        count: Counter[str] = Counter()
        for mutant in wanted:
            if mutant.module == module:
                end = (
                    "equal"
                    if mutant.name in EQUIVALENT[title.name]
                    else results.known.get(mutant.name, {}).get("end")
                )
                count[end or "left"] += 1
                if end in ("quick", "survived"):
                    survivors.append(mutant.name)
        if sum(count.values()):
            good = (row(module, count) >= ENOUGH or module != "traits") and good
            total += count
    good = row("all", total) >= ENOUGH and good
    return "\n".join([*text, *(f"survived: {name}" for name in survivors)]), good


def main(arguments: list[str] | None = None) -> int:
    """Try what has not been tried and print the scores."""
    if not hasattr(os, "fork"):
        return 77
    parser = argparse.ArgumentParser(description="try small mistakes in the rules")
    parser.add_argument(
        "--title", choices=list(TITLES), help="whose rules; all, one after the other, if not said"
    )
    parser.add_argument("--factor", type=float, default=1.0, help="share of the usual number of mutants")
    parser.add_argument("--only", nargs="*", default=[], help="modules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="which part of the mutants, as in 2/3")
    parser.add_argument("--only-pass", choices=("quick", "all"), help="only the first seconds, or the rest")
    parser.add_argument("--summary", action="store_true", help="only print what is known")
    parser.add_argument("--again", action="store_true", help="try those again that survived")
    results_folder = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/mutation"))
    parser.add_argument("--results", type=Path, default=results_folder)
    options = parser.parse_args(arguments)
    if options.title is None:
        words = [sys.executable, __file__, *(sys.argv[1:] if arguments is None else arguments)]
        return max([subprocess.call([*words, "--title", name]) for name in TITLES])
    title = TITLES[options.title]
    results = Results(options.results / title.name)
    wanted = sample(title, options.seed, options.factor, options.only)
    if options.again:
        for line in results.known.values():
            if line["end"] == "survived":
                line["end"] = "quick"
    if not options.summary:
        os.chdir(ROOT)
        with tempfile.TemporaryDirectory() as folder:
            ini = Path(folder) / "pytest.ini"
            ini.write_text("[pytest]\n", encoding="utf-8")
            part, parts = map(int, options.part.split("/"))
            passes = [
                quick for quick in (True, False) if options.only_pass in (None, "quick" if quick else "all")
            ]
            trial = Trial(title, wanted[part - 1 :: parts], results, passes)
            arguments = [*PLAIN, "-c", str(ini), f"--rootdir={ROOT}", *title.tests]
            if pytest.main(arguments, plugins=[trial]) not in (pytest.ExitCode.OK,):
                return 2
    text, good = summary(title, wanted, results)
    print(text)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
