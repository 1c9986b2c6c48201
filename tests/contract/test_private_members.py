"""Tests see the window as a person does: they reach for nothing that is private in `evolution_qt.ui`.

A line that has to, says why in a comment at its end: ``# private: WHY``.
"""

import ast
import re
from pathlib import Path

import evolution_qt

PROGRAM = Path(evolution_qt.__file__).parent
UI = PROGRAM / "ui"
TESTS = Path(__file__).parents[1]
OTHERS = [TESTS.parent / name for name in ("lab", "packaging")]
IMPORT = re.compile(r"^\s*(from|import) evolution_qt\.ui\b", re.MULTILINE)
NAMED = re.compile(r"(?:^|(?<!self)[.:])(_[A-Za-z]\w*)")
"""A member that a string names, as for `monkeypatch`, by its path, or in code for another process."""
REASON = re.compile(r"# private: \w")


def is_private(name):
    return name.startswith("_") and not name.startswith("__")


def is_own(node):
    """Return whether an expression is the object itself, or what it has from its base."""
    if isinstance(node, ast.Call):
        node = node.func
    return isinstance(node, ast.Name) and node.id in ("self", "cls", "super")


def defined(tree):
    """Return the private names that a module or its classes define."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.Attribute(value=value, attr=name, ctx=ast.Store()) if is_own(value):
                found.add(name)
    return set(filter(is_private, found))


def defined_below(*roots, but=None):
    """Return the private names that are defined in folders, *but* not in one within them."""
    paths = [path for root in roots for path in root.rglob("*.py") if but is None or but not in path.parents]
    return set().union(*(defined(ast.parse(path.read_text(encoding="utf-8"))) for path in paths))


def reaches(source, names):
    """Return the lines of a test that reach for private *names* of others and give no reason."""
    tree, lines = ast.parse(source), source.splitlines()
    foreign, found = names - defined(tree), set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=value, attr=name) if not is_own(value):
                said = {name}
            case ast.Constant(value=str(text)):
                said = set(NAMED.findall(text))
            case ast.ImportFrom(names=aliases):
                said = {alias.name for alias in aliases}
            case _:
                continue
        if said & foreign and not REASON.search(lines[node.end_lineno - 1]):
            found.add(node.end_lineno)
    return sorted(found)


def test_no_test_reaches_for_what_is_private_in_the_window():
    names, found = defined_below(UI), {}
    of_it_alone = names - defined_below(PROGRAM, *OTHERS, but=UI)
    assert len(of_it_alone) > 1000
    for path in sorted(TESTS.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        is_of_window = path.is_relative_to(TESTS / "ui")
        if is_of_window or IMPORT.search(source):
            found[path.relative_to(TESTS).as_posix()] = reaches(
                source, names if is_of_window else of_it_alone
            )

    assert len(found) > 100
    assert {} == {name: lines for name, lines in found.items() if lines}


def test_reaching_for_a_private_member_is_found(tmp_path):
    (tmp_path / "window.py").write_text(
        "_LIMIT = 3\nclass Window:\n    def __init__(self): self._title = ''\n    def _go(self): ...\n"
    )
    names = defined_below(tmp_path)
    test = (
        "from window import Window, _LIMIT\n"  # 1
        "class Mine(Window):\n"
        "    def _go(self):\n"
        "        super()._go()\n"
        "        self._title = 'mine'\n"
        "def test(window, monkeypatch):\n"
        "    monkeypatch.setattr(window, '_title', '')\n"  # 7
        "    monkeypatch.setattr('window.Window._title', '')\n"  # 8
        "    run('window._title += 1; self._title = 2')\n"  # 9
        "    run('self._title = 2')\n"
        "    assert window._title\n"  # 11
        "    assert window._title  # private: nothing else tells it\n"
        "    window._unknown, window.public, window.__class__\n"
    )

    assert names == {"_LIMIT", "_title", "_go"}
    assert [1] == reaches(test, names), "what a class of the test has itself is its own"
    assert [1, 7, 8, 9, 11] == reaches(test.replace("self._title", "self.title"), names)
