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

    shows("Fox: play cards.", "Ann places a food card.")
    assert not any(one.state().invisible for one, _ in notifications(window))
    assert [] == sent


@pytest.mark.parametrize("platform", ["windows", "cocoa"])
def test_windows_and_macos_keep_the_announcements_of_qt(window, qtbot, monkeypatch, platform):
    is_on(platform, monkeypatch)
    sent = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: sent.append((event.message(), event.politeness()))
    )

    accessibility.announce(window.thing, "Ann\u00a0places a food card.")
    accessibility.announce(window.thing, "Fox: play cards.", at_once=True)

    qtbot.waitUntil(lambda: len(sent) > 1, timeout=240_000)
    ways = QAccessible.AnnouncementPoliteness
    assert [("Fox: play cards.", ways.Assertive), ("Ann places a food card.", ways.Polite)] == sent
    assert [] == announced(window)


def test_the_next_words_come_when_those_before_were_read(window, shows, monkeypatch):
    monkeypatch.setattr(accessibility, "_UNREAD", 1_000_000)  # private: no one else lets them go on
    for words in ("Feeding", "Fox’s sheep eats.", "Fox’s duck eats."):
        accessibility.announce(window.thing, words)

    shows("Feeding")
    shows("Feeding", "Fox’s sheep eats.", "Fox’s duck eats.")


def test_words_that_no_one_reads_come_again_and_then_keep_no_others_back(window, qtbot, monkeypatch):
    """Orca throws some away, and readers of braille alone may not ask."""
    monkeypatch.setattr(accessibility, "_UNREAD", 1)  # private: no test waits for seconds
    came = []
    show = QWidget.show
    monkeypatch.setattr(QWidget, "show", lambda made: came.append(made) or show(made))
    for words in ("Feeding", "Fox’s sheep eats."):
        accessibility.announce(window.thing, words)

    qtbot.waitUntil(lambda: 1 + 3 + 3 == len(came), timeout=240_000)

    assert [True, False, False, True, False, False, True] == [isValid(one) for one in came]


def test_a_question_takes_the_place_of_an_older_one_that_waits(window, shows):
    for words, is_question in (
        ("Feeding", False),
        ("Ann: feed a species.", True),
        ("Fox’s sheep eats.", False),
        ("Ann: feed a species or pass.", True),
    ):
        accessibility.announce(window.thing, words, is_question=is_question)

    shows("Feeding", "Fox’s sheep eats.", "Ann: feed a species or pass.")


def test_of_the_lines_that_wait_the_last_hundred_are_said(window, shows):
    lines = [f"Fox’s sheep eats {number}." for number in range(130)]
    for words in lines:
        accessibility.announce(window.thing, words)

    shows(*lines[-100:])


def test_the_answer_to_a_key_comes_before_lines_that_wait(window, shows):
    for words in ("Feeding", "Fox’s sheep eats.", "Fox’s duck eats."):
        accessibility.announce(window.thing, words)
    shows("Feeding")

    accessibility.take_notice()
    accessibility.announce(window.thing, "Fox’s owl eats.")
    accessibility.announce(window.thing, "Your bison: safe.", at_once=True)

    shows("Feeding", "Your bison: safe.", "Fox’s sheep eats.", "Fox’s duck eats.", "Fox’s owl eats.")


def test_an_answer_that_waits_when_the_next_key_comes_is_out_of_date(window, shows):
    for words in ("Your bison: safe.", "Your owl: at risk."):
        accessibility.take_notice()
        accessibility.announce(window.thing, words, at_once=True)

    shows("Your owl: at risk.")


def test_what_was_announced_goes_by_itself(window, shows, monkeypatch):
    monkeypatch.setattr(accessibility, "_IN_VIEW", 100)  # private: no test waits for ten seconds

    accessibility.announce(window.thing, "Feeding")

    shows("Feeding")
    shows()


def test_the_words_of_a_sheet_are_said_though_it_closes_before_their_turn(window, shows):
    for words in ("3 of 34: Discard Horns", "4 of 34: Discard Horns"):
        accessibility.announce(window.thing, words)
    shows("3 of 34: Discard Horns")

    window.thing.deleteLater()
    settle()

    shows("3 of 34: Discard Horns", "4 of 34: Discard Horns")


def test_before_another_person_comes_only_what_all_have_heard_is_left(window, shows):
    sheet, gone = QWidget(window), QWidget(window)
    sheet.show()
    for thing, words, at_once, is_question in (
        (window.thing, "Card 2 of 4: Horns", True, False),
        (window.thing, "Ann places a food card.", False, False),
        (sheet, "3 of 34: Discard Horns", False, False),
        (gone, "Discard Ambush", False, False),
        (window.thing, "Card 3 of 4: Ambush", True, False),
        (window.thing, "Ann: play Horns.", False, True),
        (window.thing, "Feeding", False, False),
    ):
        accessibility.announce(thing, words, at_once=at_once, is_question=is_question)
    shows("Card 2 of 4: Horns")
    sheet.hide()
    gone.deleteLater()
    settle()

    accessibility.withdraw()

    assert [] == announced(window)
    shows("Ann places a food card.", "Feeding")


def test_while_no_one_listens_nothing_comes_into_the_tree(window, shows):
    QAccessible.setActive(False)

    accessibility.announce(window.thing, "Feeding")
    QAccessible.setActive(True)
    accessibility.announce(window.thing, "Fox’s sheep eats.")

    shows("Fox’s sheep eats.")


def test_what_is_asked_waits_though_keys_are_pressed(window, shows):
    """Ctrl, which lets a reader fall silent, is such a key."""
    accessibility.announce(window.thing, "Fox’s sheep eats.")
    shows("Fox’s sheep eats.")
    accessibility.announce(window.thing, "Ann: feed a species.", at_once=True, is_question=True)

    accessibility.take_notice()

    shows("Fox’s sheep eats.", "Ann: feed a species.")


def test_what_was_taken_back_is_not_said(window, shows):
    for words, is_question in (("Feeding", False), ("Ann: feed a species.", True), ("Ann passes.", False)):
        accessibility.announce(window.thing, words, is_question=is_question)
    accessibility.announce(window, "Taken back.")

    accessibility.forget(window.thing)

    shows("Ann: feed a species.", "Taken back.")
