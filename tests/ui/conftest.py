"""What holds for all tests of the window."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit.sounds import sounds
from tests.ui.speakers import Speakers


@pytest.fixture(autouse=True)
def english_words() -> Iterator[None]:
    """Lists are joined as in English, whatever language another test chose."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True, scope="module")
def forgotten() -> None:
    """Look no more through what lives on from the tests before: after thousands that takes a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Leave no windows to the tests after this one.

    Thousands of widgets would follow every style, and Python would take them away in the middle of Qt's work.
    """
    yield
    if QApplication.instance() is not None and QApplication.topLevelWidgets():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if QApplication.topLevelWidgets():
            gc.collect()


@pytest.fixture(autouse=True)
def pointer_away() -> None:
    """Begin with the pointer in a corner: what it rests on already would not notice that it comes."""
    if QApplication.instance() is not None:
        QCursor.setPos(0, 0)


@pytest.fixture(autouse=True)
def hands_off() -> Iterator[None]:
    """Fail who goes away with a button of the mouse pressed: nothing hovers in the tests after it."""
    yield
    if QApplication.instance() is not None:
        assert QApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture
def speakers(tmp_path, monkeypatch) -> Speakers:
    """Let no speaker be found but those of the test, and sounds be heard although no one sees a window."""
    made = Speakers(tmp_path)
    monkeypatch.setenv("PATH", str(made.folder))
    monkeypatch.delenv(sounds.VARIABLE, raising=False)
    monkeypatch.setattr(sounds, "UNSEEN", frozenset())
    return made
