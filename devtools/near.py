"""`dev.py test --near`: the tests of what changed, nearest first, as many as a minute has room for.

A file reads another if it imports it, or if a text in it is the other's name. Each such step has a length,
and the distance of a test file is the shortest way to it from a changed file. What each file names, and how
long each test file took, is kept in `.venv`.
"""

from __future__ import annotations

import ast
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

from devtools.machine import Machine, SetupError

SECONDS = 60
NAMES = Path(".venv", "near.json")
TIMES = Path(".venv", "test-times.json")
LEFT_OUT = Path(".venv", "left-out.txt")
LISTED = 20
"""How many of the test files left out are printed; `LEFT_OUT` has all."""
UNKNOWN = 4.0
"""Seconds expected of a test file that never ran: the average."""

IMPORTED, LATE, FOLDER = 1, 2, 4
"""Lengths of a step: imported when the file is; imported in a function, or named by a text; its top folder is
named by a text in one of `SCANNING`, which may read all that lies there."""
SCANNING = ("tests/", "packaging/")
PATH_OR_MODULE = re.compile(r"\.?[\w-]+(?:[./][\w-]+)*")
PACKAGE = "evolution_qt"
"""The package that a module named by a text may leave out."""

Names = dict[str, int]


def run_near(
    machine: Machine,
    python: Path,
    environ: Mapping[str, str],
    words: Sequence[str],
    processes: int,
    clock: Callable[[], float] = time.time,
) -> int:
    """Run the tests nearest to what changed until the time is over, and list the others.

    Return pytest's status: 0 if all that ran passed. The only word taken is a revision to compare with.
    """
    until = clock() + SECONDS
    if len(words) > 1:
        raise SetupError(f"`test --near` takes one revision at most: {' '.join(words)}")
    changes = changed(machine, *words)
    paths = {*_git(machine, "ls-files", "--cached", "--others", "--exclude-standard"), *changes}
    far = distances(readers(names_of_all(machine.root, paths)), changes)
    seconds = kept(machine.root / TIMES).get("seconds", {})
    near = [path for path in in_order(far, seconds) if (machine.root / path).is_file()]
    taken = fitting(near, seconds, SECONDS * processes)
    print(f"Files changed: {len(changes)}; test files that depend on them: {len(near)}", flush=True)
    if not taken:
        return 0
    pytest: list[str | Path] = [python, "-m", "pytest", *pace(machine.root), "--pace-until", str(until)]
    if processes > 1:
        pytest += ["-n", str(processes), "--dist", "loadfile", "--no-loadscope-reorder"]
    (machine.root / TIMES).write_text(json.dumps({"seconds": seconds}), encoding="utf-8")
    code = machine.run([*pytest, *taken], environ, machine.root)
    finished = kept(machine.root / TIMES).get("finished", ())
    left = [path for path in near if path not in finished]
    if left:
        (machine.root / LEFT_OUT).write_text("\n".join(left), encoding="utf-8")
        print(f"\nTest files left out, or not finished, with their distances: {len(left)}")
        for path in left[:LISTED]:
            print(f"{far[path]:>4}  {path}")
        if len(left) > LISTED:
            print(f"      and {len(left) - LISTED} others")
        print(f"This line runs them: python3 dev.py test -n {processes} @{LEFT_OUT.as_posix()}", flush=True)
    return code


def pace(root: Path) -> list[str | Path]:
    """Return the words for pytest that have it keep how long each test file takes."""
    return ["-p", "devtools.pace", "--pace-file", root / TIMES]


def changed(machine: Machine, since: str = "") -> list[str]:
    """Return the files that differ from a revision, new ones too.

    Without one it is the last commit, or the one before it if nothing has changed since the last.
    """
    new = _git(machine, "ls-files", "--others", "--exclude-standard")
    found = [*_git(machine, "diff", "--name-only", "--no-renames", since or "HEAD", "--"), *new]
    return found if found or since else _git(machine, "diff", "--name-only", "--no-renames", "HEAD~1", "--")


def _git(machine: Machine, command: str, *words: str) -> list[str]:
    """Return the paths that git lists."""
    code, listed = machine.output(["git", "-C", machine.root, command, "-z", *words])
    if code:
        raise SetupError(f"git cannot say what changed: {listed.strip()}")
    return [path for path in listed.split("\0") if path]


def kept(path: Path) -> dict[str, Any]:
    """Return what a file keeps, nothing if it cannot be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def names_of_all(root: Path, paths: Iterable[str]) -> dict[str, Names]:
    """Return what each file names; files are read again only if their time or size changed.

    Files that are gone, and those that are not Python, name nothing.
    """
    by = _state(Path(__file__))
    before = kept(root / NAMES)
    old = before["files"] if before.get("by") == by else {}
    found: dict[str, tuple[list[int], Names]] = {}
    for path in paths:
        file = root / path
        state = _state(file) if file.suffix == ".py" and file.is_file() else []
        if path in old and old[path][0] == state:
            found[path] = old[path]
        else:
            text = file.read_text(encoding="utf-8", errors="replace") if state else ""
            found[path] = (state, names_in(text))
    (root / NAMES).write_text(json.dumps({"by": by, "files": found}), encoding="utf-8")
    return {path: names for path, (_, names) in found.items()}


def _state(file: Path) -> list[int]:
    """Return time and size of a file: one of them changes when it is written."""
    state = file.stat()
    return [state.st_mtime_ns, state.st_size]


def names_in(source: str) -> Names:
    """Return what a Python file names, with the length of the step; imports only for types do not count."""
    found: Names = {}
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return found  # a test that imports it will say so
    for name, length in _names(tree, IMPORTED):
        found[name] = min(length, found.get(name, length))
    return found


def _names(node: ast.AST, length: int) -> Iterator[tuple[str, int]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield alias.name, length
                yield f"{alias.name}.py", length  # a script found by its folder, which is no package
        elif isinstance(child, ast.ImportFrom):
            start = "." * child.level + (f"{child.module}." if child.module else "")
            yield from ((start + alias.name, length) for alias in child.names)
            if child.module and child.level == 0 and "." not in child.module:
                yield f"{child.module}.py", length
        elif isinstance(child, ast.Constant):
            text = child.value.partition(":")[0] if isinstance(child.value, str) else ""
            if PATH_OR_MODULE.fullmatch(text):
                yield text, LATE
        elif isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING"):
            continue
        else:
            is_late = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from _names(child, LATE if is_late else length)


def readers(names: Mapping[str, Names]) -> dict[str, Names]:
    """Return for each file those that read it, with the length of the step; tests read each `conftest.py`."""
    known = _known(names)
    tops: dict[str, list[str]] = defaultdict(list)
    for path in names:
        tops[path.partition("/")[0]].append(path)
    found: dict[str, Names] = defaultdict(dict)
    for path, own in names.items():
        for name, length in own.items():
            if read := _resolved(name, path, known):
                package = read.rpartition("/")[0] + "/__init__.py"  # it runs first
                for one in (read, package):
                    found[one][path] = min(length, found[one].get(path, length))
            if path.startswith(SCANNING):
                for one in tops.get(name, ()):
                    found[one].setdefault(path, FOLDER)
        if is_test(path):
            for folder in Path(path).parents:
                found[(folder / "conftest.py").as_posix()][path] = LATE
    return found


def _known(paths: Iterable[str]) -> dict[str, str]:
    """Return the files by module name, by path, and by file name where only one file has it."""
    known: dict[str, str] = {}
    files = defaultdict(list)
    for path in paths:
        files[path.rpartition("/")[2]].append(path)
    known |= {name: same[0] for name, same in files.items() if len(same) == 1}
    for path in paths:
        known[path] = path
        if path.endswith(".py"):
            known[path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = path
    return known


def _resolved(name: str, reader: str, known: Mapping[str, str]) -> str | None:
    """Return the file that is meant by a name in *reader*: a path, a module, or something in a module."""
    if name.startswith("."):
        level = len(name) - len(name.lstrip("."))
        name = ".".join((*reader.split("/")[:-level], name.lstrip(".")))
    above = name.rpartition(".")[0]
    tried = (name, f"{PACKAGE}.{name}", above, f"{PACKAGE}.{above}")
    return next((known[one] for one in tried if one in known), None)


def is_test(path: str) -> bool:
    """Return whether pytest finds tests in the file."""
    return re.fullmatch(r"tests/(?!toy).*test_[^/]*\.py", path) is not None


def distances(readers: Mapping[str, Names], changes: Iterable[str]) -> dict[str, int]:
    """Return how far each file is from the nearest of the changes, which are at 0.

    A step from a folder is only the first one: what scans files sees their text, not what they import.
    """
    far: dict[str, int] = {}
    ahead = [(0, path) for path in sorted(changes)]
    while ahead:
        distance, path = heappop(ahead)
        if path not in far:
            far[path] = distance
            for reader, length in readers.get(path, {}).items():
                if length < FOLDER or distance == 0:
                    heappush(ahead, (distance + length, reader))
    return far


def in_order(far: Mapping[str, int], seconds: Mapping[str, float]) -> list[str]:
    """Return the test files, the nearest first; of those equally near the quickest first."""
    return sorted(filter(is_test, far), key=lambda path: (far[path], seconds.get(path, UNKNOWN), path))


def fitting(tests: Sequence[str], seconds: Mapping[str, float], room: float) -> list[str]:
    """Return the test files, from the first, that begin before *room*, in seconds, is used up."""
    taken: list[str] = []
    begins = 0.0
    for path in tests:
        if begins >= room:
            break
        taken.append(path)
        begins += seconds.get(path, UNKNOWN)
    return taken
