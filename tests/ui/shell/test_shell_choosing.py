"""Choosing files: dialogs begin where files are, and speak the language of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QStandardPaths, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialogButtonBox,
    QFileDialog,
    QFileIconProvider,
    QHeaderView,
    QLabel,
    QTreeView,
    QWidget,
)

from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.library.report import ReportDialog
from evolution_qt.ui.shell.window.base import Dialog, beginning_in
from tests.ui.shell.acting import click, ok, until
from tests.ui.shell.test_shell_library import key, put, whole

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")


async def in_library(window):
    """Open the library by its key, and wait until everything is listed."""
    await until(window.isActiveWindow)
    key(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    dialog = await until(lambda: window.dialog)
    games = window.library_page.librarian.games
    await until(lambda: games.is_known and not games.is_reading)
    return dialog


@pytest.fixture
def documents(tmp_path, monkeypatch):
    """A folder of documents."""
    folder = tmp_path / "documents"
    folder.mkdir()
    real = QStandardPaths.writableLocation
    places = {QStandardPaths.StandardLocation.DocumentsLocation: str(folder)}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: places.get(place) or real(place))
    return folder


def test_files_are_looked_for_among_the_documents_or_where_they_were_last(documents, tmp_path):
    last = tmp_path / "last"
    assert str(documents) == beginning_in("")
    assert str(documents) == beginning_in(str(last))  # it may have gone
    last.mkdir()
    assert str(last) == beginning_in(str(last))
    documents.rmdir()
    assert str(Path.home()) == beginning_in("")


async def test_the_folder_last_used_is_remembered_from_sheet_to_sheet_and_kept(
    page, folders, documents, tmp_path, unseen
):
    put(folders.games, "ended", whole(1), 10)
    away = tmp_path / "away"
    away.mkdir()

    window = page.window
    dialog = await in_library(window)
    key(dialog.list, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert str(documents) == dialog.chooser.directory().path()
    assert documents == Path(dialog.chooser.selectedFiles()[0]).parent
    dialog.chooser.filesSelected.emit([str(away / "game.jsonl")])
    dialog.chooser.reject()
    key(dialog.list, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert str(away) == dialog.chooser.directory().path()
    dialog.chooser.reject()
    click(dialog.details.report)
    sheet = dialog.question
    assert isinstance(sheet, ReportDialog)
    click(ok(sheet))
    assert str(away) == sheet.chooser.directory().path()
    sheet.chooser.filesSelected.emit([str(documents / "report.json")])
    sheet.chooser.reject()
    assert str(documents) == dialog.folder == page.file.load().folder
    dialog.reject()
    dialog = await in_library(window)
    assert isinstance(dialog, LibraryDialog)
    key(dialog.list, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert str(documents) == dialog.chooser.directory().path()
    dialog.chooser.reject()


def words_of(chooser):
    """Return what a dialog for files says that is neither a path nor the name of something."""
    said = set()
    for one in chooser.findChildren(QWidget):
        if isinstance(one, QLabel | QAbstractButton):
            said |= {one.text(), one.toolTip()}
    header = chooser.findChild(QTreeView).findChild(QHeaderView)
    said |= {header.model().headerData(at, Qt.Orientation.Horizontal) for at in range(4)}
    said |= {action.text() for view in chooser.findChildren(QTreeView) for action in view.actions()}
    return {one for one in said if one}


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("mode", [QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave])
def test_no_word_of_a_dialog_for_files_is_english(qtbot, translations, documents, language, mode):
    (documents / "game.jsonl").write_text("{}")

    def said(spoken):
        translations.use(spoken)
        sheet = Dialog(QDialogButtonBox.StandardButton.Ok)
        qtbot.addWidget(sheet)
        chooser = sheet.choose_files("…", ["* (*.jsonl)"])
        chooser.setOption(QFileDialog.Option.DontUseNativeDialog)
        chooser.setAcceptMode(mode)
        return words_of(chooser)

    both = said("en") & said(language)

    assert both <= {"Name", "Details"}, both


@pytest.mark.parametrize("language", ["de", "ja"])
def test_what_kind_a_file_is_is_said_in_the_language(translations, tmp_path, language):
    translations.use("en")
    english = QFileIconProvider().type(QFileInfo(str(tmp_path)))
    translations.use(language)

    assert english != QFileIconProvider().type(QFileInfo(str(tmp_path)))
