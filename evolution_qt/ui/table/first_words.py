"""The words of badges and signs, the first time that a new player sees them.

A game names its signs, each with what it says and where its word may stand. Of each kind one sign has its
word beside it, until that sign is gone or the player has done something.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import fonts, writing, zvalues
from evolution_qt.ui.kit.items import SceneItems, Style
from evolution_qt.ui.kit.notes import Cell, Facts, FactsItem

_PAD: Final = 4
"""Units around a word."""
_APART: Final = 2.0
"""Pixels between a sign and its word."""
_FARTHER: Final = (0.0, 0.35)
"""So many more heights of the sign lie between, where no sign of its kind has room nearer by."""
_WIDTHS: Final = (1.0, 0.66, 0.5, 0.4)
"""How wide the lines of a word are, compared with all of it in one line."""


class Sign(NamedTuple):
    """A badge or sign that is seen, with its word."""

    kind: Hashable
    """What it says; a word is shown once for each kind."""
    place: Hashable
    """The thing at which it is."""
    word: str
    rect: QRectF
    """Where it lies in the scene."""
    room: QRectF
    """Where its word may stand, in the scene."""
    kept: Sequence[QRectF]
    """What its word must not cover, in the scene: numbers, words, cards, other signs."""


class FirstWords:
    """The words beside the signs of one table."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.is_wanted = False
        """Whether the table is that of a new player."""
        self.labels: list[FactsItem] = []
        self._items = SceneItems(scene)
        self._named: dict[Hashable, Hashable] = {}
        """The kinds that have their words now, each with the thing at which that sign is."""
        self._known = set[Hashable]()
        """The kinds that had their words before."""

    def show(self, signs: Sequence[Sign], style: Style) -> None:
        """Show the words that belong to the signs that are seen now; without any, they are only hidden."""
        self._remove()
        if not (signs and self.is_wanted):
            return
        here = {(sign.kind, sign.place) for sign in signs}
        self._know([kind for kind, place in self._named.items() if (kind, place) not in here])
        rects, shown = [sign.rect for sign in signs], set[Hashable]()
        for farther in _FARTHER:
            for sign in signs:
                is_named = sign.kind in self._known or sign.kind in shown
                if is_named or self._named.get(sign.kind, sign.place) != sign.place:
                    continue
                kept = [*sign.kept, *rects, *(label.rect for label in self.labels)]
                if (label := _label(sign, farther, kept, style)) is not None:
                    self._named[sign.kind] = sign.place
                    shown.add(sign.kind)
                    self.labels.append(label)
                    self._items.add(label)

    def close(self) -> None:
        """Show no longer what is shown: the player has done something."""
        self._remove()
        self._know([*self._named])

    def _remove(self) -> None:
        self._items.remove_all()
        self.labels = []

    def _know(self, kinds: Sequence[Hashable]) -> None:
        self._known.update(kinds)
        for kind in kinds:
            del self._named[kind]


def _label(sign: Sign, farther: float, kept: Sequence[QRectF], style: Style) -> FactsItem | None:
    """Return a word beside its sign, as large as it has room; None where it has none."""
    least = min(max(fonts.CROWDED, round(fonts.CROWDED * style.unit)), style.least_font)
    for font in sorted({style.font, style.least_font, least}, reverse=True):
        letters = fonts.text(font)
        whole = writing.width_of(letters, sign.word)
        # Japanese breaks between phrases, others between words
        longest = 0 if style.japanese else max(writing.width_of(letters, one) for one in sign.word.split())
        for share in _WIDTHS:
            if whole * share < longest:
                break
            label = FactsItem(
                Facts([[Cell(sign.word)]], style, whole * share + 2, font=font), style, pad=_PAD
            )
            for place in _places(sign, farther, label.rect.size()):
                if not any(place.intersects(one) for one in kept):
                    label.rect = place
                    label.setZValue(zvalues.MARK + 1)
                    return label
    return None


def _places(sign: Sign, farther: float, size: QSizeF) -> Iterator[QRectF]:
    """Yield where a label may stand within its room: right, left, below and above its sign."""
    rect, room, wide, tall = sign.rect, sign.room, size.width(), size.height()
    apart = _APART + farther * rect.height()
    x = min(max(rect.center().x() - wide / 2, room.left()), room.right() - wide)
    y = min(max(rect.center().y() - tall / 2, room.top()), room.bottom() - tall)
    below, above = rect.bottom() + apart, rect.top() - apart - tall
    for left, top in (
        (rect.right() + apart, y),
        (rect.left() - apart - wide, y),
        (x, below),
        (rect.left(), below),
        (rect.right() - wide, below),
        (x, above),
        (rect.left(), above),
        (rect.right() - wide, above),
    ):
        place = QRectF(QPointF(left, top), size)
        if room.contains(place):
            yield place
