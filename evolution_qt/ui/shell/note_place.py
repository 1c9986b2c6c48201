"""Where a note lies over a table: it takes no room from it, and covers nothing that is needed to play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from evolution_qt.ui.evolution.arrangement import Arrangement, Row
from evolution_qt.ui.evolution.table import Table
from evolution_qt.ui.kit.placing import EDGE, Need, best_place, cost
from evolution_qt.ui.shell.notes import Note

_SHARES: Final = (0.9, 0.6, 0.45, 0.32)
"""How much of the table's width a note may take: it grows higher where it is narrow."""
_NARROW: Final = (0.26, 0.23, 0.21, 0.19, 0.17, 0.15)
"""How much it takes where it would cover something otherwise: such lines are short to read."""
_NEEDED: Final = 1e9
"""What weighs so much is never covered where that can be helped."""
_OWN, _POND, _OTHERS, _LAID, _PILES = 9.0, 7.0, 4.0, 3.0, 1.0
_COUNT: Final = 20
"""Pixels below a pile in which its number of cards stands, on a usual table."""


def lay(note: Note, table: Table, covered: Iterable[QRect] = ()) -> None:
    """Let a note lie over a table beside it, and over nothing that is *covered* by something else.

    It stays where it is as long as it covers no more there than elsewhere. While the table is given another
    size, what counts is where everything will lie in that.
    """
    room = table.geometry()
    sizes = _sizes(note, room.width(), _SHARES)
    laid, coming = table.top.arrangement, table.places_in(table.size())
    is_laid = laid is not None and coming is not None and laid.size == coming.size
    places = laid if is_laid else coming  # else an old picture stands in, or nothing is seen yet
    lying: list[Need] = [] if places is None else _needs(places, _hand(table))
    if is_laid:
        lying += [(item.scene_rect, _OWN) for item in table.top.gutters if item.isVisible()]
        if table.round_note.panel is not None:
            lying.append((table.round_note.panel.rect, _OTHERS))
    needs = [(QRectF(rect.translated(-room.topLeft())), _NEEDED) for rect in covered]
    needs += [(table.as_seen(rect), weight) for rect, weight in lying]
    best = best_place(QSize(room.size()), sizes, needs)
    if cost(best, needs) > 0:
        sizes += _sizes(note, room.width(), _NARROW)
        best = best_place(QSize(room.size()), sizes, needs)
    now = QRectF(note.geometry().translated(-room.topLeft()))
    is_right = now.size().toSize() in sizes and QRectF(table.rect()).contains(now)
    if not is_right or cost(now, needs) > cost(best, needs):
        note.setGeometry(best.toRect().translated(room.topLeft()))
    note.raise_()


def _sizes(note: Note, width: int, shares: Iterable[float]) -> list[QSize]:
    """Return the sizes of a note that takes some shares of a width."""
    return [note.size_within(round(width * share) - 2 * EDGE) for share in shares]


def _hand(table: Table) -> int:
    """Return how many cards lie in the hand at the bottom."""
    view = table.top.view
    return 0 if view is None else len(view.state.players[view.bottom].hand)


def _needs(table: Arrangement, hand: int) -> list[Need]:
    """Return what lies on a table, and how much it is needed."""
    needs = [(table.ribbon, _NEEDED), *((card, _NEEDED) for card in table.hand_places(hand))]
    needs.append((table.pond, _POND))
    for pile in (table.draw_pile, table.discard_pile):
        needs.append((pile.adjusted(0, 0, 0, _COUNT * table.unit), _PILES))
    needs += [(card, _LAID) for card in table.food_cards]
    for seat, place in enumerate(table.seats):
        if seat != table.bottom:
            needs.append((place.panel, _OTHERS))
        elif place.row.scrolls:
            needs.append((place.row.room, _OWN))
        else:
            needs.append((_boards(place.row), _OWN))
    return needs


def _boards(row: Row) -> QRectF:
    """Return the room of a row's boards together."""
    centre = row.room.center()
    return QRectF(
        centre.x() - row.width / 2, centre.y() - row.board.height() / 2, row.width, row.board.height()
    )
