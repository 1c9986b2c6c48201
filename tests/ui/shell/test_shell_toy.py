"""The window with another game: the toy's two folders are laid beside those of Evolution, nothing else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import evolution_qt

PACKAGE = Path(evolution_qt.__file__).parent
TOY = Path(__file__).parents[2] / "toy"

BEGIN = """
import asyncio, sys
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from evolution_qt.core.record import Header, Seat
from evolution_qt.games.opening import begin
from evolution_qt.ui.shell.app import make_app
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.commands import usual_keys
app = make_app()
keymap.begin(usual_keys())
match = begin(Header(game="toy", players=(Seat("Ann"), Seat("Ben")), seed=3))
"""

PLAY = """
from evolution_qt.ui.shell.game_view import GameView
from evolution_qt.ui.shell.seats import Human
from evolution_qt.ui.shell import tasks
view = GameView(match, [Human(0, "Ann"), Human(1, "Ben")], "light", 0.0)
view.resize(1100, 700)
view.show()
curtains = 0
async def act():
    global curtains
    view.start()
    while not view.controller.has_ended:
        await asyncio.sleep(0.01)
        asked = view.controller.asked
        if view.curtain.isVisible():
            curtains += 1
            QTest.mouseClick(view.curtain.button, Qt.MouseButton.LeftButton)
        elif asked is not None and asked.is_asked:
            at = view.table.place(0).center().toPoint()
            QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    while not view.result.isVisible():
        await asyncio.sleep(0.01)
    await view.stop()
    return 0
tasks.run(app, act())
assert match.is_over and len(match.plies) == 6, match.plies
assert curtains == 4, curtains  # nobody is asked where one card is left
assert "laid" in view.log.toPlainText(), view.log.toPlainText()
"""

REPLAY = """
from evolution_qt.ui.shell.replay import ReplayView
while not match.is_over:
    match.play(match.to_move, match.moves()[0])
view = ReplayView(match, ["Ann", "Ben"], "light")
view.resize(1100, 700)
view.show()
view.begin()
while not view.is_ready:
    view.work_on()
view.go(4)
assert view.reel.moment == 4
assert view.table.shown_state.round == 3
assert [1, 2, 3] == [one.round for one in view.chronicle.sections]
assert "Ann" in view.describe(4)
"""

SHEETS = """
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog
from evolution_qt.ui.shell.dialogs.reference import ReferenceDialog
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.settings import Settings
dialog = NewGameDialog(Settings())
dialog.edition.setCurrentIndex(dialog.edition.findData("toy"))
assert dialog.plan().game == "toy"
assert not dialog.counts[5].isEnabled() and dialog.counts[4].isEnabled()
for sheet in (HowToPlayDialog("toy"), ReferenceDialog(match.game), EditionsDialog("toy")):
    sheet.retranslate()
"""

SHOT = """
from evolution_qt.ui.shell.shot import drawn
for view in ("table", "game", "curtain", "pane"):
    image = drawn(view, (match.game, match.state), 0)
    assert image.width() == 1280, view
    assert len({image.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 800, 7)}) > 1, view
"""


@pytest.fixture(scope="module")
def with_toy(tmp_path_factory):
    """Return a copy of the package in which the toy is a game."""
    home = tmp_path_factory.mktemp("with_toy")
    package = home / "evolution_qt"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (home / "resources").symlink_to(PACKAGE.parent / "resources")
    for folder, files in (("games", ("catalogue.py", "rules.py")), ("ui", ("table.py",))):
        toy = package / folder / "toy"
        toy.mkdir()
        (toy / "__init__.py").touch()
        for file in files:
            name = "presentation.py" if file == "table.py" else file
            shutil.copy(TOY / file, toy / name)
    return home


@pytest.mark.parametrize("what", ["PLAY", "REPLAY", "SHEETS", "SHOT"])
def test_the_toy_is_played_replayed_set_up_and_drawn(with_toy, what):
    environ = {**os.environ, "PYTHONPATH": str(with_toy), "QT_QPA_PLATFORM": "offscreen"}
    program = BEGIN + globals()[what]
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=with_toy,
        env=environ,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )

    assert 0 == done.returncode, done.stderr
