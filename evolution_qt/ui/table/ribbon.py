"""The ribbon over the own row: round and phase, what is asked or happens, the bell of the last round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import art, fonts, keymap, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, down, grain, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Centre, Item

Bell: TypeAlias = Callable[[int, float], QPixmap]
"""Paints a bell so many pixels large, for a density."""
_LARGE = 1.24
"""How large the sentence of the ribbon is, compared to ordinary writing."""
_ON_WOOD = "#fdf6e3", "#dccaa8"
_LIT = "#f6d487"
"""The ground of the sign of the phase that it is."""
_PLATE = 0.14
"""How strongly the plate behind what stands aside is seen."""
_SQUEEZED = 0.8
"""To what share of its width the word of a phase may be squeezed."""
_BETWEEN = 5.0
"""Pixels between the words of two phases."""
_NEARLY = 0.92
"""From which share of the usual letters on a sentence leaves the signs of the phases their room."""
_SMALLER = 0.85
_LEADING = 0.85
"""Where the sentence of the ribbon would be smaller than that, it stands in two lines instead."""


def ground(theme: str) -> tuple[str, str]:
    """Return the colour of the ribbon at its upper and at its lower edge."""
    tints = palette.THEMES[theme]
    return (tints.panel,) * 2 if palette.is_strong(theme) else tints.ribbon


def inks(theme: str) -> tuple[str, str]:
    """Return the colours of its sentence, and of what matters less."""
    tints = palette.THEMES[theme]
    return (tints.text, tints.text_muted) if palette.is_strong(theme) else _ON_WOOD


@dataclass(frozen=True)
class PhaseIcon:
    """A phase of a round: an icon, as named in `icons`, and a word."""

    icon: str
    word: str


@dataclass(frozen=True)
class RibbonLook:
    """The words of the ribbon."""

    phase: str = ""
    sentence: str = ""
    last_round: str = ""
    is_own: bool = False
    phases: tuple[PhaseIcon, ...] = ()
    """The phases of a round, in their order."""
    now: int = -1
    """Which of them it is; -1 for none."""
    aside: str = ""
    """What stands at the right beside the phase, where there is room and no company."""
    aside_in_short: str = ""
    """What stands there where all of it has no room."""
    has_company: bool = False
    """Whether something stands beside round and phase: the sentence stays in one line then if it can."""


class RibbonWords:
    """The words of the ribbon of any table."""

    tr = staticmethod(partial(QCoreApplication.translate, "RibbonWords"))

    def attack(self) -> str:
        """Return what the button says that carries out the attack that is aimed."""
        return self.tr("Attack")

    def other_prey(self) -> str:
        """Return what the button says that aims the attack at the next species."""
        return self.tr("Other prey")

    def skips(self) -> str:
        """Return which key skips what happens."""
        return filled(self.tr("{key} skips"), {"key": keymap.written("Space")})

    def way_on(self) -> str:
        """Return which key leads to the own turn while others play."""
        return filled(self.tr("{key}: on to your turn"), {"key": keymap.written("Shift+Space")})


@guarded
class RibbonItem(Item):
    """The ribbon over the own row: the phase, what is asked, and the bell of the last round."""

    def __init__(self, drag: Drag, bell: Bell) -> None:
        """*bell* is painted where the last round is announced."""
        super().__init__(drag)
        self._bell = bell
        self.look = RibbonLook()
        self._given = QRectF()
        self._covered = 0.0
        """How much of its right end something else lies on."""
        self._signs = QRectF()
        self._is_bell_alone = False
        """Whether the bell has no words beside it, so that the sentence has room, in one line if it can."""
        self.setZValue(zvalues.PANEL)
        self._is_over = False

    def show_words(self, look: RibbonLook, room: QRectF, signs: QRectF | None = None) -> None:
        """Show words in a part of the ribbon, the phases in another; both are given in the scene."""
        room = room.translated(-self.pos())
        signs = QRectF() if signs is None else signs.translated(-self.pos())
        if (look, room, signs) != (self.look, self._given, self._signs):
            self.look, self._given, self._signs = look, room, signs
            self.update()
        self._make_room()

    def be_covered(self, wide: float) -> None:
        """Keep the words off so much of the right end; where all is covered, they stay behind."""
        if wide != self._covered:
            self._covered = wide
            self.update()
            self._make_room()

    @property
    def room(self) -> QRectF:
        """Return the room of all words and of the bell, in the item."""
        room, right = QRectF(self._given), self.rect.right() - self._covered
        if self._covered and right > room.left():
            room.setRight(min(room.right(), right - 8 * self.style.unit))
        return room

    def _make_room(self) -> None:
        """Let the bell have words beside it if there is room for all."""
        self._is_bell_alone = False
        if self.look.last_round and (self.has_two_lines or not self.is_whole):
            was_whole = self.is_whole
            self._is_bell_alone = True
            if was_whole and self.has_two_lines:  # two lines anyway
                self._is_bell_alone = False

    @property
    def words_rect(self) -> QRectF:
        """Return where in the scene its words stand, as wide as they are."""
        room = self._words()
        if not self.has_two_lines:
            room.setWidth(min(writing.width_of(self._asking(), self.look.sentence), room.width()))
        inset = 4 * self.style.unit
        return self.mapRectToScene(room.adjusted(0, inset, 0, -inset))

    @property
    def phase_font(self) -> QFont:
        """Return the font of the phase, of what stands aside and of the bell's words."""
        return fonts.text(self.style.small_font, bold=True)

    def _asking(self) -> QFont:
        """Return the font of the sentence in one line."""
        style = self.style
        font = fonts.title(round(style.font * _LARGE))
        room = self._words().width()
        least = style.least_font * (1.0 if self.look.has_company else _LARGE)
        return writing.fitting(font, self.look.sentence, room, round(least))

    @property
    def is_whole(self) -> bool:
        """Return whether the sentence can be read as it is, neither squeezed nor cut."""
        room = self._words().width()
        return self.has_two_lines or writing.width_of(self._asking(), self.look.sentence) <= room

    @property
    def has_room(self) -> bool:
        """Return whether the sentence is whole, and with larger writing nearly as large as all else."""
        if self.style.laid <= 1 or not self.is_whole:
            return self.is_whole
        broken = self._broken()
        font = self._asking() if broken is None else broken[0].layout.font()
        return font.pixelSize() >= _NEARLY * self.style.font

    @property
    def has_two_lines(self) -> bool:
        """Return whether the sentence stands in two lines."""
        return self._broken() is not None

    def _broken(self) -> tuple[writing.Paragraph, QRectF] | None:
        """Return the sentence in two lines, where it has no room in one or is written larger so.

        Where writing is large, the ribbon is so high that it may have three.
        """
        style, sentence = self.style, self.look.sentence
        one, room = self._asking(), self._words()
        has_room = writing.width_of(one, sentence) <= room.width()
        least = style.font * (1.0 if self.look.has_company else _LARGE * _SMALLER)
        is_large = one.pixelSize() >= least
        if not sentence or (has_room and is_large):
            return None
        sign = self._upper().height() * 1.5
        inner = room.adjusted(sign, 2 * style.unit, 0, -2 * style.unit)
        smaller = one.pixelSize() if has_room else style.least_font - 1
        for px in range(round(style.font * _LARGE), smaller, -1):
            font = fonts.title(px)
            broken = writing.Paragraph(sentence, font, inner.width(), leading=_LEADING)
            most = 3 if style.laid > 1 else 2
            if broken.lines <= most and broken.size.height() <= inner.height():
                return broken, inner
        return None

    def _flag(self) -> QRectF:
        """Return where the bell of the last round stands; empty if it does not."""
        if not self.look.last_round:
            return QRectF()
        unit, room = self.style.unit, self.room
        wide = 34 * unit
        if not self._is_bell_alone:
            words = writing.width_of(self.phase_font, self.look.last_round) + 44 * unit
            wide = min(words, room.width() * 0.4)
        tall = min(30 * unit * max(self.style.laid, 1.0), room.height() - 6 * unit)
        return QRectF(room.right() - wide, room.center().y() - tall / 2, wide, tall)

    def bell_at(self, at: QPointF) -> QRectF:
        """Return where the bell lies that a point of the scene is on, empty if it is on none."""
        flag = self.mapRectToScene(self._flag())
        return flag if flag.contains(at) else QRectF()

    def _words(self) -> QRectF:
        """Return the room of all words."""
        room, flag = QRectF(self.room), self._flag()
        if not flag.isEmpty():
            room.setRight(flag.left() - 8 * self.style.unit)
        return room

    def _upper(self) -> QRectF:
        """Return the room of the phase: above the sentence, in the middle where there is none."""
        room = self._words()
        upper = QRectF(room.left(), room.top() + 3 * self.style.unit, room.width(), room.height() * 0.43)
        if not self.look.sentence:
            upper.moveTop(room.center().y() - upper.height() / 2)
        return upper

    def phase_room(self) -> QRectF:
        """Return where the phase stands: who clicks there wants to know what happens now.

        Where the sentence needs the room only its sign stands there.
        """
        upper = self._upper()
        if self.has_two_lines:
            return QRectF(upper.left(), upper.top(), upper.height() * 1.4, upper.height())
        wide = writing.width_of(self.phase_font, self.look.phase) + upper.height() + 8 * self.style.unit
        return QRectF(upper.left(), upper.top(), min(wide, upper.width()), upper.height())

    def free_room(self) -> QRectF:
        """Return what is free beside the phase, in the scene."""
        upper, phase = self._upper(), self.phase_room()
        if self.has_two_lines:
            below = phase.translated(0, phase.height() + 2 * self.style.unit)
            return below.translated(self.pos())
        free = QRectF(phase.right() + 16 * self.style.unit, upper.top(), 0, upper.height())
        free.setRight(max(upper.right(), free.left()))
        return free.translated(self.pos())

    def aside_room(self) -> QRectF:
        """Return where what stands aside is written, in the item; empty where it has no room."""
        if self.look.has_company or self.has_two_lines:
            return QRectF()
        free = self.free_room().translated(-self.pos())
        wide = writing.width_of(self.phase_font, self.aside) + 1
        return (
            QRectF(free.right() - wide, free.top(), wide, free.height()) if wide <= free.width() else QRectF()
        )

    @property
    def aside(self) -> str:
        """Return what stands aside, as much as there is room for."""
        has_room = writing.width_of(self.phase_font, self.look.aside) + 1 <= self.free_room().width()
        return self.look.aside if has_room else self.look.aside_in_short

    def is_phase(self, at: QPointF) -> bool:
        """Return whether a point is on the words for the phase."""
        return self.phase_room().contains(at) or (bool(self.look.phases) and self._signs.contains(at))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that the phase can be asked about."""
        super().hoverMoveEvent(event)
        self._light(self.is_phase(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Forget the pointer."""
        super().hoverLeaveEvent(event)
        self._light(False)

    def _light(self, over: bool) -> None:
        if over != self._is_over:
            self._is_over = over
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a plate across the table and its words in two lines."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, tints, look = self.style, self.style.colours, self.look
        unit = style.unit
        path = rounded(self.rect.adjusted(1, 1, -1, -1), 10 * unit)
        tones = [(at, colour(tone)) for at, tone in enumerate(ground(style.theme))]
        painter.fillPath(path, down(0, self.rect.height(), tones))
        if not palette.is_strong(style.theme):
            grain(painter, path, 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = tints.target if look.is_own else self._inks[1]
        painter.setPen(line(colour(edge, 1.0 if look.is_own else 0.4), (2.4 if look.is_own else 1.2) * unit))
        painter.drawPath(path)
        self._paint_phases(painter)
        small = self.phase_font
        flag = self._flag()
        if not flag.isEmpty():
            size = round(26 * unit)
            painter.fillPath(rounded(flag, 8 * unit), colour(palette.STONE_DARK))
            painter.drawPixmap(
                QPointF(flag.left() + 4 * unit, flag.center().y() - size / 2),
                self._bell(size, style.ratio),
            )
            if not self._is_bell_alone:
                words = flag.adjusted(size + 8 * unit, 0, -6 * unit, 0)
                white = colour("#ffffff")
                writing.draw_line(painter, words, look.last_round, small, white, least=style.least_font)
        room, upper = self._words(), self._upper()
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height() - 6 * unit)
        sign = max(round(upper.height() * 0.84), 1)
        ink, muted = self._inks
        tint = ink if self._is_over else muted
        painter.drawPixmap(
            QPointF(upper.left(), upper.center().y() - sign / 2), art.glyph("info", sign, tint, style.ratio)
        )
        if (broken := self._broken()) is not None:
            paragraph, inner = broken
            top = inner.center().y() - paragraph.size.height() / 2
            paragraph.draw(painter, QPointF(inner.left(), top), colour(ink))
            return
        words = upper.adjusted(sign + 5 * unit, 0, 0, 0)
        font = self._asking()
        if font.pixelSize() < small.pixelSize():  # what is asked is more important than the phase
            small.setPixelSize(font.pixelSize())
        writing.draw_line(painter, words, look.phase, small, colour(tint), least=style.least_font)
        if self.aside and not (aside := self.aside_room()).isEmpty():
            beside = 5 * style.unit
            plate = rounded(aside.adjusted(-beside, beside / 2, beside, -beside / 2), 6 * style.unit)
            painter.fillPath(plate, colour(ink, _PLATE))
            writing.draw_line(painter, aside, self.aside, self.phase_font, colour(ink))
        writing.draw_line(painter, lower, look.sentence, font, colour(ink))

    @property
    def _inks(self) -> tuple[str, str]:
        return inks(self.style.theme)

    def signs(self) -> list[QRectF]:
        """Return where the signs of the phases stand, in the item."""
        room, count, words = self._signs, len(self.look.phases), self.columns()
        if not count or room.isEmpty():
            return []
        step = room.width() / count
        side = min(step * 0.66, room.height() * (0.58 if words else 0.74))
        top = room.top() + (room.height() * 0.08 if words else (room.height() - side) / 2)
        columns = words or [QRectF(room.left() + step * at, 0, step, 0) for at in range(count)]
        return [QRectF(one.center().x() - side / 2, top, side, side) for one in columns]

    def columns(self) -> list[QRectF]:
        """Return where in the item the word of each phase has room, below its sign; nothing if not all have.

        All columns are equally wide; where a word has no room so, each is as wide as its own.
        """
        room, font, look = self._signs, self._word_font, self.look
        if not look.phases or font.pixelSize() * 1.1 > room.height() * 0.34:
            return []
        step = room.width() / len(look.phases)
        if all(writing.fits(font, one.word, step - _BETWEEN, _SQUEEZED) for one in look.phases):
            widths = [step] * len(look.phases)
        else:
            bold = QFont(font)
            bold.setBold(True)
            needed = [writing.width_of(bold, one.word) + _BETWEEN for one in look.phases]
            share = room.width() / sum(needed)
            if share < _SQUEEZED:
                return []
            widths = [one * share for one in needed]
        lefts = [room.left() + sum(widths[:at]) for at in range(len(widths))]
        pairs = zip(lefts, widths, strict=True)
        return [QRectF(left, room.top(), wide, room.height()) for left, wide in pairs]

    @property
    def _word_font(self) -> QFont:
        return fonts.text(max(round(self.style.small_font * 0.86), fonts.LEAST))

    def _paint_phases(self, painter: QPainter) -> None:
        """Draw a medallion for each phase, the present one lit, on a line that leads through them."""
        look, places, columns, (ink, muted) = self.look, self.signs(), self.columns(), self._inks
        if not places:
            return
        middle = places[0].center().y()
        painter.setPen(line(colour(muted, 0.6), 2 * self.style.unit))
        painter.drawLine(QPointF(places[0].center().x(), middle), QPointF(places[-1].center().x(), middle))
        lower = ground(self.style.theme)[1]
        lit = ink if palette.is_strong(self.style.theme) else _LIT
        for number, (one, place) in enumerate(zip(look.phases, places, strict=True)):
            is_now = number == look.now
            shape = disc(place.center(), place.width() / 2)
            painter.fillPath(shape, colour(lit if is_now else lower))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(colour(ink if is_now else muted), (2.2 if is_now else 1.4) * self.style.unit))
            painter.drawPath(shape)
            side = round(place.width() * 0.62)
            tint = lower if is_now else muted
            picture = art.icon(one.icon, side, tint, self.style.ratio)
            painter.drawPixmap(place.center() - QPointF(side / 2, side / 2), picture)
            if columns:
                room = columns[number].adjusted(_BETWEEN / 2, 0, -_BETWEEN / 2, 0)
                room.setTop(place.bottom())
                font = self._word_font
                font.setBold(is_now)
                writing.draw_line(painter, room, one.word, font, colour(ink if is_now else muted), Centre)
