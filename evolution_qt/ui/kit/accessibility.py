"""What screen readers and the like get: who stands for a thing in Qt's tree, and what is announced.

Qt asks for it only while such a program listens; until then nothing is made or announced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from shiboken6 import isValid

from evolution_qt.ui.kit import phrasing

Maker = Callable[[QObject], QAccessibleInterface]

_makers: Final[dict[str, Maker]] = {}
kept: Final[dict[int, QAccessibleInterface]] = {}
"""Qt has but a pointer to what is made; it lives as long as the thing that it stands for."""


def stand_for(kind: str, maker: Maker) -> None:
    """Have *maker* make what stands for things of a class, by its name, when they are asked for."""
    if not _makers:
        QAccessible.installFactory(_made)
    _makers[kind] = maker


def _made(kind: str, thing: QObject) -> QAccessibleInterface | None:
    maker = _makers.get(kind)
    if maker is None:
        return None
    number = id(thing)
    thing.destroyed.connect(lambda: kept.pop(number, None))
    kept[number] = made = maker(thing)
    return made


class _Speech:
    """What a screen reader may be reading now, and what waits; no program learns when it has ended."""

    may_be_pending = False
    waiting: ClassVar[list[tuple[QObject, str]]] = []
    """What is given out in the next turn of the event loop."""


def take_notice() -> None:
    """Take notice of a key or a click of a person: screen readers fall silent then."""
    _Speech.may_be_pending = False


def may_be_speaking() -> bool:
    """Return whether an announcement may still be read: it was given out after the last key or click."""
    return _Speech.may_be_pending


def is_heard() -> bool:
    """Return whether there is a listener, such as a screen reader."""
    return QAccessible.isActive()


def announce(thing: QObject, words: str, *, at_once: bool = False) -> None:
    """Announce words after what is being read, or *at_once* in place of it; *thing* announces them.

    What is not said at once waits for the end of the present event: the answer to a key comes before all that
    the key has hurried, and behind a focus that would cut it off.
    """
    if not words or not QAccessible.isActive():
        return
    _Speech.may_be_pending = True
    if at_once:
        _give_out(thing, words, at_once=True)
        return
    _Speech.waiting.append((thing, words))
    if len(_Speech.waiting) == 1:
        QTimer.singleShot(0, _give_out_waiting)


def _give_out_waiting() -> None:
    waiting, _Speech.waiting = _Speech.waiting, []
    for thing, words in waiting:
        if isValid(thing):
            _give_out(thing, words, at_once=False)


def _give_out(thing: QObject, words: str, *, at_once: bool) -> None:
    event = QAccessibleAnnouncementEvent(thing, phrasing.aloud(words))
    ways = QAccessible.AnnouncementPoliteness
    event.setPoliteness(ways.Assertive if at_once else ways.Polite)
    QAccessible.updateAccessibility(event)


def tell(thing: QObject, event: QAccessible.Event) -> None:
    """Notify all listeners that something about a thing has changed."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, event))
