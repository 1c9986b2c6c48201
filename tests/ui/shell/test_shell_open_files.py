"""The window lets go of all it has done with: Windows removes no folder of which something is held."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from evolution_qt.games import default_edition
from evolution_qt.store.disk import DISK
from evolution_qt.store.record_file import FOLDER as SEALS
from evolution_qt.ui.shell.shots import views
from evolution_qt.ui.shell.shots.shot import drawn
from evolution_qt.ui.shell.window import selftest
from evolution_qt.ui.shell.window.tasks import written
from tests.store.held import FolderOnWindows, held_below, on_linux
from tests.ui.shell.acting import click, ok, until
from tests.ui.shell.page import DUEL, UNASKED
from tests.ui.shell.test_shell_library import CTRL, drag, dragged, key, names, put, stocked, whole

pytestmark = on_linux
LISTED = {"watch .", "watch bin"}
"""What an open library holds."""


@pytest.mark.usefixtures("toy_among_games", "unseen")
async def test_only_the_game_that_is_played_is_held_whatever_is_done_with_the_others(
    shown, folders, tmp_path
):
    stocked(folders.games)
    coming = [put(tmp_path, f"coming-{seed}", whole(seed), 1) for seed in (5, 6)]

    async with shown(UNASKED, disk=DISK) as made:
        window = made.window

        async def held():
            await written(made.writer)
            return held_below(folders.games)

        view = await made.begin(DUEL)
        await made.play_until(lambda: view.match.plies)
        await written(made.writer)
        record = max(folders.games.glob("*.jsonl"), key=lambda path: path.stat().st_mtime).name
        playing = {record, f"{SEALS}/{record}.seal"}
        assert playing == await held()

        dialog = await made.library()
        assert {*playing, "watch ."} == await held()
        dialog.choose("ended.jsonl")
        key(dialog.list, Qt.Key.Key_F2)
        QTest.keyClicks(QApplication.focusWidget(), "The great hunt")
        key(QApplication.focusWidget(), Qt.Key.Key_Return)
        await until(lambda: "The great hunt" in [entry.title for entry in dialog.model.shown])
        assert {*playing, "watch ."} == await held()

        key(dialog.list, Qt.Key.Key_Delete)
        await until(lambda: "ended" not in names(dialog))
        assert playing | LISTED == await held()
        key(dialog.list, Qt.Key.Key_Z, CTRL)
        await until(lambda: "ended" in names(dialog))
        assert playing | LISTED == await held()
        dialog.choose("english.jsonl")
        key(dialog.list, Qt.Key.Key_Delete)
        await until(lambda: "english" not in names(dialog))

        assert drag(window, dragged(coming[0]))
        await until(lambda: len(names(dialog)) == 5)
        key(dialog, Qt.Key.Key_O, CTRL)
        dialog.chooser.filesSelected.emit([str(coming[1])])
        dialog.chooser.reject()
        await until(lambda: len(names(dialog)) == 6)
        assert playing | LISTED == await held()

        click(dialog.pages["bin"])
        await until(lambda: names(dialog) == ["english"])
        click(dialog.clear)
        click(ok(dialog.question))
        await until(lambda: names(dialog) == [])
        assert playing | LISTED == await held()

        click(dialog.buttons.button(QDialogButtonBox.StandardButton.Close))
        await made.no_sheet()
        assert playing == await held()

        dialog = await made.library()
        dialog.choose("ended.jsonl")
        click(dialog.details.main)
        await made.replay()
        assert playing == await held()
        made.press(Qt.Key.Key_Escape)
        await until(lambda: window.replay is None)
        await made.leave_game()
        assert set() == await held()

        dialog = await made.library()
        assert LISTED == await held()
    assert set() == held_below(folders.games)


@pytest.mark.parametrize("view", ["library", "library-bin"])
def test_a_drawn_library_holds_nothing_of_its_folder_when_that_is_removed(app, monkeypatch, view):
    monkeypatch.setattr(views, "TemporaryDirectory", FolderOnWindows)

    assert not drawn(view, language="en").isNull()


def test_a_trial_of_a_record_that_fails_says_why_although_its_folder_is_removed(monkeypatch):
    monkeypatch.setattr(selftest, "TemporaryDirectory", FolderOnWindows)
    monkeypatch.setattr(selftest.trial, "play_one", lambda _match: 1 // 0)

    found = selftest.tried(selftest.SelfCheck("record", lambda: selftest.record(default_edition())))

    assert "ZeroDivisionError: integer division or modulo by zero" == found.detail
