"""What is announced goes one way on each platform, and leaves nothing that someone else must not know."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from evolution_qt.ui.kit import accessibility
from tests.ui.kit.announced import announced, notifications


@pytest.fixture
def window(qtbot):
    """A window with a thing in it, and someone who listens."""
    QAccessible.setActive(True)
    made = QWidget()
    made.thing = QWidget(made)
    qtbot.addWidget(made)
    made.show()
    yield made
    QAccessible.setActive(False)


def is_on(platform, monkeypatch):
    """Let the platform of Qt be another one."""
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: platform))


@pytest.fixture
def shows(window, qtbot):
    """Wait until the window's tree has these notifications, no more and no less."""
    return lambda *words: qtbot.waitUntil(lambda: list(words) == announced(window), timeout=240_000)


def settle():
    """Let everything go that is on its way."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("platform", ["xcb", "wayland", "offscreen"])
def test_over_at_spi_words_come_into_view_as_notifications(window, shows, monkeypatch, platform):
    is_on(platform, monkeypatch)
    sent = []
    monkeypatch.setattr(accessibility, "QAccessibleAnnouncementEvent", lambda *given: sent.append(given))

    accessibility.announce(window.thing, "Ann\u00a0places a food card.")
    accessibility.announce(window.thing, "Fox: play cards.", at_once=True)

    shows("Ann places a food card.", "Fox: play cards.")
    assert not any(one.state().invisible for one, _ in notifications(window))
    assert [] == sent


@pytest.mark.parametrize("platform", ["windows", "cocoa"])
def test_windows_and_macos_keep_the_announcements_of_qt(window, monkeypatch, platform):
    is_on(platform, monkeypatch)
    sent = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: sent.append((event.message(), event.politeness()))
    )

    accessibility.announce(window.thing, "Ann\u00a0places a food card.")
    accessibility.announce(window.thing, "Fox: play cards.", at_once=True)

    ways = QAccessible.AnnouncementPoliteness
    assert [("Ann places a food card.", ways.Polite), ("Fox: play cards.", ways.Assertive)] == sent
    assert [] == announced(window)


def test_the_next_words_come_when_those_before_were_read(window, shows, monkeypatch):
    monkeypatch.setattr(accessibility, "_UNREAD", 1_000_000)  # private: no one else lets them go on
    for words in ("Feeding", "Fox’s sheep eats.", "Fox’s duck eats."):
        accessibility.announce(window.thing, words)

    assert ["Feeding"] == announced(window)
    shows("Feeding", "Fox’s sheep eats.", "Fox’s duck eats.")


def test_words_that_no_one_reads_come_again_and_then_keep_no_others_back(window, qtbot, monkeypatch):
    """Orca throws some away, and readers of braille alone may not ask."""
    monkeypatch.setattr(accessibility, "_UNREAD", 1)  # private: no test waits for seconds
    for words in ("Feeding", "Fox’s sheep eats."):
        accessibility.announce(window.thing, words)

    (bar,) = [one for one in window.children() if one is not window.thing]
    first = bar.children()[0]
    qtbot.waitUntil(lambda: 2 == len(bar.children()), timeout=240_000)

    assert not isValid(first)


def test_the_answer_to_a_key_comes_before_lines_that_wait(window, shows):
    for words in ("Feeding", "Fox’s sheep eats.", "Fox’s duck eats."):
        accessibility.announce(window.thing, words)

    accessibility.take_notice()
    accessibility.announce(window.thing, "Fox’s owl eats.")
    accessibility.announce(window.thing, "Your bison: safe.", at_once=True)

    shows("Feeding", "Your bison: safe.", "Fox’s sheep eats.", "Fox’s duck eats.", "Fox’s owl eats.")


def test_what_was_announced_goes_by_itself(window, shows, monkeypatch):
    monkeypatch.setattr(accessibility, "_IN_VIEW", 1)  # private: no test waits for ten seconds

    accessibility.announce(window.thing, "Feeding")

    shows()


def test_it_goes_with_what_has_announced_it(window, shows):
    for words in ("3 of 34: Discard Horns", "4 of 34: Discard Horns"):
        accessibility.announce(window.thing, words)

    window.thing.deleteLater()
    settle()

    shows()


def test_before_another_person_comes_only_what_all_have_heard_is_left(window, shows):
    sheet = QWidget(window)
    sheet.show()
    for thing, words, at_once in (
        (window.thing, "Card 2 of 4: Horns", True),
        (window.thing, "Ann places a food card.", False),
        (sheet, "3 of 34: Discard Horns", False),
        (window.thing, "Card 3 of 4: Ambush", True),
        (window.thing, "Feeding", False),
    ):
        accessibility.announce(thing, words, at_once=at_once)
    sheet.hide()

    accessibility.withdraw()

    assert not any("Card" in words for words in announced(window))
    shows("Ann places a food card.", "Feeding")


def test_while_no_one_listens_nothing_comes_into_the_tree(window):
    QAccessible.setActive(False)

    accessibility.announce(window.thing, "Feeding")

    assert [] == announced(window)
