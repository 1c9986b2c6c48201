"""A situation: a part of a table in a position, as a picture beside the words that are about it.

A game brings situations as data. A table of its own, which no one sees, draws each of them in steps.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from evolution_qt.core.game import AnyGame
from evolution_qt.core.plain import Plain
from evolution_qt.games.opening import open_position
from evolution_qt.ui.kit import keymap, palette, pixmaps
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.gesture_targets import SPECIES
from evolution_qt.ui.table.presentation import presentation

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table

WIDTH: Final = 460
"""The width of a picture in a window of the usual size."""
_LOW, _TALL = 200, 290
_TABLE: Final = QSizeF(900, 560)
"""The table of which such a picture is a part."""
_AROUND: Final = 10.0
"""Room around what is shown, in units of the table."""
_LARGEST: Final = 1.3
"""So much larger than on its table something small is shown at most."""
_CORNER: Final = 8.0


@dataclass(frozen=True, kw_only=True)
class Situation:
    """What is seen of a position."""

    position: Mapping[str, Plain]
    """As files hold it, without game and rules: they are those that one reads about."""
    settles: Collection[str] = ()
    """The switches that the position settles itself, by their keys, whatever the rules set."""
    shows: Sequence[Key] = ()
    """The things that are seen, with all that is between them."""
    points_at: Sequence[Key | str] = ()
    """What is outlined, and seen too; the line of a move stands for what is moved and its place."""
    aims: str = ""
    """The line of a move that is aimed at; what it would do is seen."""
    keys: Sequence[str] = ()
    """Keys without modifiers that are pressed at the table before, as a game's own."""
    has_surroundings: bool = False
    """Whether what is shown is a part of something larger that is seen around it, as on a map."""
    is_tall: bool = False
    """Whether the picture is higher than usual, for what lies one above the other."""
    seat: int = 0
    """Who sees the position, and is asked."""

    @property
    def height(self) -> int:
        """Return the height of a picture that is `WIDTH` wide."""
        return _TALL if self.is_tall else _LOW


def species_in_row(*places: int, seat: int = 0) -> list[Key]:
    """Return some of the species of a seat, by their places, as what is shown."""
    return [Key(SPECIES, seat, place) for place in places]


def cards_in_hand(count: int) -> list[Key]:
    """Return the first cards of the hand, so many, as what is shown."""
    return [Key("card", number=at) for at in range(count)]


class SituationLook(NamedTuple):
    """How a situation is to look."""

    size: QSize
    ratio: float
    """Screen pixels of a pixel."""
    theme: str
    text: float
    """How much larger than usual writing is."""


def picture(situation: Situation, game: AnyGame, look: SituationLook) -> QPixmap:
    """Return the picture of a situation in a game with its switches, in the current language.

    It is painted now if it is not kept, which takes long: `missing` returns the steps.
    """
    size = look.size
    # a situation is told apart by being itself: its data may have no hash
    rules = tuple(_rules(situation, game).items())
    key = ("situation", id(situation), game.key, rules, look.theme, look.text, QLocale().name())
    return pixmaps.painted(
        key,
        size.width(),
        size.height(),
        look.ratio,
        lambda painter: _painting(painter, situation, game, look),
    )


def position_in(situation: Situation, game: AnyGame) -> dict[str, Plain]:
    """Return the position of a situation in a game with its switches, as files hold it."""
    return {**situation.position, "game": game.key, "rules": _rules(situation, game)}


def _rules(situation: Situation, game: AnyGame) -> dict[str, Plain]:
    """Return the switches of a game that a situation follows."""
    return {key: value for key, value in game.differs.items() if key not in situation.settles}


def _painting(painter: QPainter, situation: Situation, game: AnyGame, look: SituationLook) -> Steps:
    shown = presentation(game.key)
    yield from shown.loading()
    game, state = open_position(position_in(situation, game))
    yield
    table = shown.table(game, look.theme, None)
    try:
        yield
        unit = look.size.width() / WIDTH
        table.playback.set_speed(0.0)
        table.resize((_TABLE * unit).toSize())
        table.display.forced_ratio = look.ratio * _LARGEST
        table.show_position(game.observe(state, situation.seat), ask=True)
        yield
        for name in situation.keys:
            table.keys.plain[keymap.named(name)]()
        table.pointing.point_at(situation.points_at)
        _aim(table, situation.aims)
        yield
        things = _things(table, situation)
        picture = QRectF(QPointF(), QSizeF(look.size))
        together = _united(things)
        larger = _LARGEST * max(look.text / unit, 1.0)
        room = _room(together, table.scene().sceneRect().size(), picture.size(), larger)
        table.display.forced_ratio = look.ratio * picture.width() / room.width()
        table.redraw()
        _aim(table, situation.aims)
        yield
        cut_out = _leave_whole(table, room, things, has_surroundings=situation.has_surroundings)
        painter.setClipPath(rounded(picture, _CORNER * unit))
        yield from table.display.drawing(painter, room, cut_out, picture)
        painter.setClipping(False)
        painter.setPen(line(colour(palette.THEMES[look.theme].panel_line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(picture.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER * unit))
    finally:
        table.deleteLater()


def _aim(table: Table, line: str) -> None:
    """Aim a move given by its line, if there is one."""
    if line:
        made = table.gestures.made_by(table.game.read(line))
        assert made is not None, line
        subject, spot = made
        table.keyboard.choose(subject)
        table.player.highlights.aim_at(spot)


def _things(table: Table, situation: Situation) -> list[QRectF]:
    """Return where that lies which is to be seen."""
    gone = [key for key in situation.shows if not table.tree.has(key)]
    assert not gone, gone
    outlined = table.pointing.rects
    assert len(outlined) >= len(situation.points_at), situation.points_at
    notes = [note.rect for note in table.text_notes()] if situation.aims else []
    return [*map(table.tree.scene_rect, situation.shows), *notes, *outlined]


def _united(things: Sequence[QRectF]) -> QRectF:
    together = QRectF()
    for rect in things:
        together = together.united(rect)
    return together


def _room(together: QRectF, whole: QSizeF, size: QSizeF, larger: float) -> QRectF:
    """Return the part of the table around some things that is seen, in the shape of a picture of a size.

    They are shown so much *larger* at most.
    """
    room = together.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    share = max(room.width() / size.width(), room.height() / size.height(), 1 / larger)
    share = min(share, whole.width() / size.width(), whole.height() / size.height())
    seen = QRectF(QPointF(), size * share)
    seen.moveCenter(room.center())
    return seen


def _leave_whole(table: Table, room: QRectF, things: Sequence[QRectF], *, has_surroundings: bool) -> QRectF:
    """Take away what the edge of the picture would cut, with all that lies on it, unless it is shown.

    Return where things are seen: if what is shown is but a part of a larger thing, only where that part lies,
    unless it *has_surroundings*.
    """
    others: dict[QGraphicsItem, QRectF] = {}
    is_cut = False
    for item in table.scene().items():
        place = item.sceneBoundingRect()
        if item.parentItem() is not None or not item.isVisible():
            continue
        if any(one.contains(place.center()) or place.contains(one.center()) for one in things):
            is_cut = is_cut or not room.contains(place)
        else:
            others[item] = place
    cut = [place for place in others.values() if has_surroundings or not room.contains(place)]
    for item, place in others.items():
        if any(one.contains(place.center()) for one in cut):
            item.setVisible(False)
    return _united(things) if is_cut and not has_surroundings else room
