"""What the window's process does without; each in a process of its own, where nothing was loaded before."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def told(program: str, *, lean: bool = True) -> str:
    """Return what a program says that has loaded the window's parts first."""
    start = "import evolution_qt.ui.shell.app, evolution_qt.ui.evolution.table, asyncio, hashlib, sys\n"
    line = [sys.executable, "-c", (start if lean else "import sys, hashlib\n") + program]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True, timeout=240)
    return done.stdout.strip()


def test_the_window_does_not_load_open_ssl():
    """It never speaks to a network."""
    assert told("print([name for name in ('_ssl', '_hashlib') if sys.modules.get(name)])") == "[]"


def test_nothing_keeps_the_source_of_the_program():
    """Qt's binding would read every module's, as long as nobody tells it what is in there."""
    program = "import linecache; print([name for name in linecache.cache if 'evolution_qt' in name])"
    assert told(program) == "[]"


@pytest.mark.parametrize("name", ["sha256", "shake_256", "blake2b"])
def test_hashes_are_the_same_without_open_ssl(name):
    """Records and commitments made elsewhere must still be right."""
    length = "64" if name == "shake_256" else ""
    made = hashlib.new(name, b"evolution")
    expected = made.hexdigest(64) if length else made.hexdigest()  # type: ignore[call-arg]

    assert told(f"print(hashlib.{name}(b'evolution').hexdigest({length}))") == expected


def test_a_python_without_hashes_of_its_own_keeps_open_ssl():
    """Some distributors leave them out; then there is nothing to fall back on."""
    program = "from evolution_qt.ui import lean\nprint(lean._hashes_are_complete())"
    without = "sys.modules.update(PySide6=None)\nimport importlib.util as u\nfind = u.find_spec\n"
    without += "u.find_spec = lambda name, *more: None if name == '_sha3' else find(name, *more)\n"
    without += "sys.builtin_module_names = [n for n in sys.builtin_module_names if n != '_sha3']\n"
    path = "spec = u.spec_from_file_location('lean', 'evolution_qt/ui/lean.py')\n"
    path += "lean = u.module_from_spec(spec)\nspec.loader.exec_module(lean)\n"

    assert told(program) == "True"
    assert told(without + path + "print(lean._hashes_are_complete())", lean=False) == "False"


def test_a_table_needs_few_of_qts_sorts_of_widgets(qapp):
    """Each that is made known to Python takes memory; asked for a widget of Qt's own, it makes all known."""
    program = (
        "from evolution_qt.games import game\n"
        "from evolution_qt.ui.evolution.table import EvolutionTable\n"
        "from evolution_qt.ui.shell.app import make_app\n"
        "from PySide6 import QtWidgets\n"
        "app = make_app()\n"
        "table = EvolutionTable(game('evolution/de'))\n"
        "print('QWizard' in vars(QtWidgets))"
    )
    assert told(program) == "False"


WRONG_CALLS = """
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QLabel
from PySide6.support.signature import get_signature
app = QApplication.instance() or QApplication([])
label = QLabel()
for call in (
    lambda: label.move("x"), lambda: label.setText(), lambda: QPoint("a"), lambda: QTimer(interval="x"),
    lambda: QLabel(nothing=1), lambda: label.setText(3), lambda: label.paintEvent(1),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
print(get_signature(QLabel.move), QLabel.setText.__doc__)
"""


def test_the_window_compiles_nothing_that_only_explains_qt():
    """Half of what loading Qt's binding takes; a new release of it has to be looked at, and its sums told."""
    program = "from evolution_qt.ui import lean\nprint(lean._unread == set(lean._EXPLAINING))"
    assert told(program) == "True"


def test_a_wrong_call_of_qt_is_explained_as_ever():
    """What explains it is compiled then; without it Qt's binding would end the program."""
    explained = told(WRONG_CALLS)

    assert "Supported signatures" in explained
    assert explained == told(WRONG_CALLS, lean=False)


def test_a_binding_that_is_not_known_compiles_what_it_likes():
    """Only text that we have seen is left for later."""
    program = (
        "from evolution_qt.ui import lean\n"
        "name = 'shibokensupport/signature/parser.py'\n"
        "with lean._explaining_nothing_yet():\n"
        "    code = compile(b'loaded = 1', name, 'exec')\n"
        "print(code.co_names, compile is lean.builtins.compile, code is lean._LATER)"
    )
    assert told(program) == "('loaded',) True False"


def test_a_known_source_is_known_with_the_line_ends_of_windows_too():
    program = (
        "import zlib\n"
        "from evolution_qt.ui import lean\n"
        "name = 'shibokensupport/signature/layout.py'\n"
        "text = b'a = 1\\nb = 2\\n'\n"
        "lean._EXPLAINING[name] = zlib.crc32(text)\n"
        "for ends in (text, text.replace(b'\\n', b'\\r\\n')):\n"
        "    with lean._explaining_nothing_yet():\n"
        "        print(compile(ends, name, 'exec') is lean._LATER)"
    )
    assert told(program).split() == ["True", "True"]
