"""What holds for all tests of the window."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import accessibility, keymap, pixmaps
from evolution_qt.ui.kit.sounds import sounds
from evolution_qt.ui.shell.window.language import Translations
from tests.ui.speakers import Speakers


@pytest.fixture(autouse=True, scope="session")
def roomy() -> Iterator[None]:
    """Keep far more pictures than the program does: thousands of tables of the same few sizes come and go."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pixmaps, "KEPT_TABLES", (40, 40, 8))
        yield


@pytest.fixture(autouse=True)
def english_words() -> Iterator[None]:
    """Lists are joined as in English, whatever language another test chose."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.fixture(params=["en", "de", "ja"])
def language(request, qapp):
    """Speak each language in turn."""
    before = QLocale()
    translations = Translations(qapp)
    translations.use(request.param)
    yield request.param
    translations.remove()
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
    """Fail who goes away with a button of the mouse pressed: nothing hovers in the tests after it.

    No key has been used before.
    """
    keymap.use_hand(on_keys=False)
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


@pytest.fixture
def heard(qapp, monkeypatch):
    """Someone listens; return what is said, each with whether it is said at once."""
    said = []
    QAccessible.setActive(True)
    real = accessibility.announce

    def announce(thing, words, *, at_once=False, is_question=False):
        said.append((words, at_once))
        real(thing, words, at_once=at_once, is_question=is_question)

    monkeypatch.setattr(accessibility, "announce", announce)
    yield said
    QAccessible.setActive(False)
