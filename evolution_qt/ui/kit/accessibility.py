"""What screen readers and the like get: who stands for a thing in Qt's tree, and what is announced.

Qt asks for it only while such a program listens; until then nothing is made or announced.

There is one way to announce for each platform, so that nothing is said twice. Windows and macOS keep that of
Qt. Orca before 45 does not know it, but says a notification that comes into view: so over AT-SPI words stand
in the tree for a while, as one in a status bar, where Orca 43 does not say its kind.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, cast
from weakref import ref

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import delete, isValid

from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.guard import answering

Maker = Callable[[QObject], QAccessibleInterface]

_makers: Final[dict[str, Maker]] = {}
kept: Final[dict[int, QAccessibleInterface]] = {}
"""Qt has but a pointer to what is made; it lives as long as the thing that it stands for."""
WITH_OWN_WAY: Final = ("windows", "cocoa")
"""The platforms of Qt whose readers know of announcements; all others tell readers through AT-SPI."""
_IN_VIEW: Final = 10_000
"""Milliseconds for which an announcement stands in the tree: a busy reader asks for its words late."""
_UNREAD: Final = 1_000
"""Milliseconds after which words that no one has asked for come into view again."""
_TRIES: Final = 3
"""So often they do; then the next may come."""
_MOST: Final = 100
"""Lines that wait at most: some programs listen and ask for no words."""


def stand_for(kind: str, maker: Maker) -> None:
    """Have *maker* make what stands for things of a class, by its name, when they are asked for."""
    if not _makers:
        QAccessible.installFactory(_made)
    _makers[kind] = maker


def _made(kind: str, thing: QObject) -> QAccessibleInterface | None:
    maker = _makers.get(kind)
    return None if maker is None else keep(thing, maker(thing))


def keep(thing: QObject, made: QAccessibleInterface) -> QAccessibleInterface:
    """Keep what stands for a thing as long as that lives; return it."""
    number = id(thing)
    thing.destroyed.connect(lambda: kept.pop(number, None))
    kept[number] = made
    return made


class _InTree(QWidget):
    """Stands in the tree of a window for what is announced; on the screen it is nowhere."""

    def __init__(self, parent: QWidget, role: QAccessible.Role, words: str = "") -> None:
        super().__init__(parent)
        self.role = role
        self.setAccessibleName(words)
        self.resize(0, 0)


class _Announcement:
    """Words, what announces them, and whether they are for the person at the screen alone."""

    def __init__(self, thing: QWidget, words: str, *, at_once: bool, is_question: bool) -> None:
        self._thing, self._window = ref(thing), ref(thing.window())
        self.words = words
        self.at_once = at_once
        self.is_question = is_question
        self._shown: QWidget | None = None
        self.tries = 0
        """How often it has come into view."""

    @property
    def thing(self) -> QWidget | None:
        """What announces it; its window once that has gone, as a sheet does, None if that has gone too."""
        return _alive(self._thing()) or _alive(self._window())

    @property
    def is_for_one(self) -> bool:
        """Whether this is an answer or a question, or comes from a sheet that is closed."""
        thing = _alive(self._thing())
        return self.at_once or self.is_question or thing is None or not thing.isVisible()

    @property
    def notification(self) -> QWidget | None:
        """What stands in the tree for it, None if nothing does."""
        return _alive(self._shown)

    def show(self) -> None:
        """Let a new notification come into view, if there is still a window."""
        self.hide()
        if (thing := self.thing) is None:
            return
        self.tries += 1
        shown = self._shown = _InTree(_status_bar(thing.window()), QAccessible.Role.Notification)
        _InTree(shown, QAccessible.Role.StaticText, self.words)
        QTimer.singleShot(_IN_VIEW, shown, shown.deleteLater)
        shown.show()

    def hide(self) -> None:
        """Take the notification away."""
        if (shown := self.notification) is not None:
            delete(shown)


def _alive(thing: QWidget | None) -> QWidget | None:
    return thing if thing is not None and isValid(thing) else None


def _status_bar(window: QWidget) -> QWidget:
    """Return what holds the notifications of a window, made now if there is none."""
    is_bar = QAccessible.Role.StatusBar
    for child in window.children():
        if isinstance(child, _InTree) and child.role == is_bar:
            return child
    stand_for("_InTree", _of_words)
    made = _InTree(window, is_bar)
    made.show()
    return made


class _Speech:
    """What is announced, one after the other, and what a screen reader may be reading now.

    All comes in a later turn of the event loop: behind a focus that would cut it off, and the answer to a key
    before all that the key has hurried. Over AT-SPI words come when those before have been asked for, as Orca
    throws away what comes into view while much waits for it; and those that no one asks for come into view
    again some times, in case they were thrown away.
    """

    def __init__(self) -> None:
        self.may_be_pending = False
        """Whether something was announced after the last key or click; no program learns when it was read."""
        self._answers: list[_Announcement] = []
        """What is said at once, before all lines; the next key makes it out of date, but no question."""
        self._lines: list[_Announcement] = []
        self._shown: list[_Announcement] = []
        self._unread: _Announcement | None = None

    def take_notice(self) -> None:
        """Take notice of a key or a click: its answer comes first, a question that is unread behind it."""
        self.may_be_pending = False
        self._answers[:] = [one for one in self._answers if one.is_question]
        unread = self._unread
        if unread is not None and (unread.at_once or unread.is_question):
            self._unread = None
            if unread.is_question and unread.tries < _TRIES:
                self._lines.append(unread)
                self._go_on_later()

    def add(self, announcement: _Announcement) -> None:
        """Announce something when it is its turn; a question takes the place of one that waits."""
        self.may_be_pending = True
        if announcement.is_question:
            self._keep(lambda one: not one.is_question)
        (self._answers if announcement.at_once else self._lines).append(announcement)
        del self._lines[:-_MOST]
        self._go_on_later()

    def read(self, notification: QWidget | None) -> None:
        """Take notice that a reader has asked for words: the next may come."""
        if self._unread is not None and notification is self._unread.notification:
            self._unread = None
            self._go_on_later()

    def withdraw(self) -> None:
        """Take away what was for the person at the screen, whether it has come into view or not."""
        self._keep(lambda one: not one.is_for_one)
        for announcement in self._shown:
            if announcement.is_for_one:
                announcement.hide()
                if announcement is self._unread:
                    self._unread = None
        self._go_on_later()

    def forget(self, thing: QWidget) -> None:
        """Say nothing of what has happened at a thing; what is asked there still is."""
        self._lines[:] = [one for one in self._lines if one.is_question or one.thing is not thing]

    def _keep(self, is_kept: Callable[[_Announcement], bool]) -> None:
        for waiting in (self._answers, self._lines):
            waiting[:] = filter(is_kept, waiting)

    def _go_on_later(self) -> None:
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        """Give out what waits, over AT-SPI only the next and only when that before was asked for."""
        self._shown = [one for one in self._shown if one.notification is not None]
        if self._unread not in self._shown:  # it went with its window
            self._unread = None
        while self._unread is None and (waiting := self._answers or self._lines):
            announcement = waiting.pop(0)
            if QGuiApplication.platformName() in WITH_OWN_WAY:
                _announce_by_qt(announcement)
            else:
                self._shown.append(announcement)
                self._show(announcement)

    def _show(self, announcement: _Announcement) -> None:
        announcement.show()  # Qt itself asks for words while they come into view
        if announcement.notification is not None:
            self._unread = announcement
            QTimer.singleShot(_UNREAD, partial(self._try_again, announcement))

    def _try_again(self, announcement: _Announcement) -> None:
        if announcement is not self._unread:
            return
        self._unread = None
        if announcement.tries < _TRIES:
            self._show(announcement)
        self._go_on()


_speech: Final = _Speech()


@answering({"text": ""})
class _OfWords(QAccessibleWidget):
    """Stands for what is announced, and notices that it is read."""

    def text(self, which: QAccessible.Text) -> str:
        """Return its words."""
        thing = cast("_InTree", self.object())
        if which == QAccessible.Text.Name:
            _speech.read(thing if thing.role == QAccessible.Role.Notification else thing.parentWidget())
        return super().text(which)


def _of_words(thing: QObject) -> QAccessibleInterface:
    assert isinstance(thing, _InTree)
    return _OfWords(thing, thing.role)


def take_notice() -> None:
    """Take notice of a key or a click of a person: screen readers fall silent then."""
    _speech.take_notice()


def may_be_speaking() -> bool:
    """Return whether an announcement may still be read: it was given out after the last key or click."""
    return _speech.may_be_pending


def is_heard() -> bool:
    """Return whether there is a listener, such as a screen reader."""
    return QAccessible.isActive()


def announce(thing: QWidget, words: str, *, at_once: bool = False, is_question: bool = False) -> None:
    """Announce words after what waits, or *at_once* before it; *thing* announces them.

    A question takes the place of an older one that waits.
    """
    if words and QAccessible.isActive():
        _speech.add(_Announcement(thing, phrasing.aloud(words), at_once=at_once, is_question=is_question))


def _announce_by_qt(announcement: _Announcement) -> None:
    if (thing := announcement.thing) is not None:
        event = QAccessibleAnnouncementEvent(thing, announcement.words)
        ways = QAccessible.AnnouncementPoliteness
        event.setPoliteness(ways.Assertive if announcement.at_once else ways.Polite)
        QAccessible.updateAccessibility(event)


def forget(thing: QWidget) -> None:
    """Say no lines that wait of what has happened at a thing: it was taken back."""
    _speech.forget(thing)


def withdraw() -> None:
    """Take out of the tree what was for the person at the screen: the next must not know their cards."""
    _speech.withdraw()


def tell(thing: QObject, event: QAccessible.Event) -> None:
    """Notify all listeners that something about a thing has changed."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, event))
