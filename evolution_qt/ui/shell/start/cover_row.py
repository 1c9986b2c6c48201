"""The covers of the games on the start screen: one valley in as many lights, one of them chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.title import Title
from evolution_qt.ui.kit import fonts, glyphs, palette, phrasing
from evolution_qt.ui.kit.brush import colour, down, fitted, line, mix, rounded
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.palette import Valley
from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.valley import Cover
from evolution_qt.ui.shell.start.backdrop import Backdrop, ValleyView, draw_hero, hero_bounds
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import Alternative

if TYPE_CHECKING:
    from evolution_qt.ui.kit.idle import Drift, Turns

_CHOSEN: Final = QSize(400, 452)
_OTHER: Final = QSize(336, 404)
_AROUND: Final = 14
"""Pixels around a cover for its tag, its shadow and the ring of the keyboard."""
_MOST: Final = 1.6
_LEAST: Final = 0.36
"""How large and how small covers may be, compared to the usual."""
_INSET: Final = 10
_ROUND: Final = 14
_NAME: Final = 44
_MOTTO: Final = 18
_FACTS: Final = 16
_SMALLEST: Final = 11
"""Pixels of the smallest writing."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_HOUR: Final = 60
_LONG: Final = 120
"""Minutes from which on a match is told in hours."""
_BREAKS: Final = re.compile("(?<=[ \N{FULLWIDTH COLON}\N{KATAKANA MIDDLE DOT}])")
"""Where the name of a game may break."""


def draw_cut(painter: QPainter, path: QPainterPath, light: Valley, width: float) -> Steps:
    """Draw letters as if cut from paper, in the colours of a valley, in steps."""
    rim = QPainterPathStroker(line(colour(light.rim), width)).createStroke(path)
    rim.setFillRule(Qt.FillRule.WindingFill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rim.translated(0, width * 0.4), colour("#000000", 0.22))
    yield
    painter.fillPath(rim, colour(light.rim))
    yield
    bounds = path.boundingRect()
    stops = [(0.0, colour(light.title[0])), (1.0, colour(light.title[1]))]
    painter.fillPath(path, down(bounds.top(), bounds.bottom(), stops))


def in_two(words: str) -> list[str]:
    """Return a name in one line, or in the two that are most alike where it can be broken."""
    parts = _BREAKS.split(words)
    breaks = [("".join(parts[:at]).rstrip(), "".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(breaks, key=lambda two: max(map(len, two)))) if breaks else [words]


_GLIMMERS: Final = ((0.685, 0.775, 0.05, 0.0), (0.735, 0.845, 0.07, 2.1))
"""Of each bar of light on the river where it lies, its length, in shares, and its phase."""
_REEDS: Final = (0.662, 0.872, 0.13)
"""Where reeds stand on the bank of the river, and how high, in shares."""
_BREATH: Final = 0.012


@guarded
class CoverButton(Alternative):
    """The cover of a game: it chooses the game, and once chosen it asks for a match."""

    def __init__(self, title: Title, cover: Cover, group: QButtonGroup) -> None:
        super().__init__(group, role="cover")
        self.title = title
        self.cover = cover
        self.backdrop = Backdrop(ValleyView(cover, whole=True), self)
        self._theme = "light"
        self._tag = ""
        self._scale = 1.0
        self._captions: list[tuple[QFont, QFont, float, float]] = []
        """What `_caption` found out, till something changes."""
        self._turns: Turns | None = None
        self._turned: object = None
        """For what picture they were made."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def text(self) -> str:
        """Return the name of the game."""
        return QCoreApplication.translate("Edition", self.title.called)

    @property
    def tag(self) -> str:
        """The words in its corner."""
        return self._tag

    def tell(self, tag: str) -> None:
        """Show words in its corner."""
        self._tag = tag
        self.retranslate()

    def retranslate(self) -> None:
        """Name the game for people who do not see the cover."""
        self.setAccessibleName(self.text())
        told = [
            word.removesuffix(".")
            for word in (self.motto, *[fact for _sign, fact in self.facts()], self._tag)
        ]
        self.setAccessibleDescription(phrasing.facts(told))
        self._captions.clear()
        self.update()

    @property
    def motto(self) -> str:
        """The line below the picture."""
        return QCoreApplication.translate("Edition", self.title.motto) if self.title.motto else ""

    def _height_of_motto(self, metrics: QFontMetricsF, wide: float) -> float:
        words = self._phrased_motto(metrics, wide)
        return metrics.boundingRect(QRectF(0, 0, wide, 1000), _CENTRED, words).height()

    def _phrased_motto(self, metrics: QFontMetricsF, wide: float) -> str:
        """Return the line as it may break, if it has to: to find out where takes a while."""
        return phrased(self.motto) if metrics.horizontalAdvance(self.motto) > wide else self.motto

    def facts(self) -> list[tuple[str, str]]:
        """Return the signs and words of what is known of its box."""
        title, least, most = self.title, self.title.players[0], self.title.players[-1]
        count = f"{least}–{most}" if least != most else f"{least}"
        told = [("people", filled(self.tr("{count} players"), {"count": count}))]
        if title.minutes >= _LONG:
            told.append(("hourglass", filled(self.tr("{hours} h"), {"hours": title.minutes // _HOUR})))
        elif title.minutes:
            told.append(("hourglass", filled(self.tr("{minutes} min"), {"minutes": title.minutes})))
        if title.age:
            told.append(("cake", filled(self.tr("ages {age}+"), {"age": title.age})))
        return told

    def apply_theme(self, theme: str, scale: float) -> None:
        """Be seen in a theme, and so many times as large as usual."""
        self._theme, self._scale = theme, scale
        self._captions.clear()
        self.update()

    def ready(self) -> Iterator[None]:
        """Paint its picture, in steps, before it is seen."""
        room = self.picture_room()
        yield from self.backdrop.prepare(
            room.width(),
            room.height(),
            self.devicePixelRatioF(),
            self._theme,
            self._words(),
            self._write_name,
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the picture."""
        self.backdrop.forget()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the cover beside this one; Home and End lead to the first and the last one."""
        covers = self.group().buttons()
        at = covers.index(self)
        key = Qt.Key(event.key())
        ways = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Up: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_Down: at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(covers) - 1,
        }
        if key not in ways:
            super().keyPressEvent(event)
            return
        other = covers[min(max(ways[key], 0), len(covers) - 1)]
        other.setChecked(True)
        other.setFocus(Qt.FocusReason.TabFocusReason)

    # Painting

    def _px(self, size: float) -> float:
        return size * self._scale

    def _written(self, size: float) -> QFont:
        return fonts.text(max(round(size * self._scale * style.wished_text()), _SMALLEST))

    def _card(self) -> QRectF:
        around = style.tight(_AROUND)
        return QRectF(self.rect()).adjusted(around, around, -around, -around)

    def _caption(self) -> tuple[QFont, QFont, float, float]:
        """Return the fonts of the line and of the facts, and the height of each; 0 where one has no room."""
        if not self._captions:
            self._captions.append(self._measured())
        return self._captions[0]

    def _measured(self) -> tuple[QFont, QFont, float, float]:
        motto, facts = self._written(_MOTTO), self._written(_FACTS)
        motto.setWeight(QFont.Weight.Bold)
        card = self._card()
        wide = card.width() - 2 * self._px(_INSET)
        motto.setPixelSize(motto.pixelSize() + 1)
        high, most = 1.0, 0.0
        while high > most and motto.pixelSize() > _SMALLEST:  # two lines at most
            motto.setPixelSize(motto.pixelSize() - 1)
            metrics = QFontMetricsF(motto)
            high = self._height_of_motto(metrics, wide)
            most = metrics.lineSpacing() * 2.1
        high, low = high + 2, QFontMetricsF(facts).height() * 1.5
        if high + low > card.height() * 0.42:
            low = 0.0
        if not self.motto or high > card.height() * 0.42:
            high = 0.0
        return motto, facts, high, low

    def picture_room(self) -> QRect:
        """Return the room of the picture."""
        inset, card = self._px(_INSET), self._card()
        _motto, _facts, high, low = self._caption()
        below = high + low + (self._px(14) if high or low else 0) + inset * 0.6
        return card.adjusted(inset, inset, -inset, -below).toRect()

    def _words(self) -> tuple[str, ...]:
        return (self.text(), f"{style.wished_text():.2f}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cover: a card with the picture, its line and its facts."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        tints, card, radius = palette.THEMES[self._theme], self._card(), self._px(_ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        room = self.picture_room()
        is_misty, inset = self.backdrop.is_misty, round(radius)
        inner = room.adjusted(inset, inset, -inset, -inset)
        if self._turns is not None and inner.contains(event.rect()):  # only something on it moves
            self._draw_picture(painter, room, again=True)
            painter.end()
            return
        if not is_misty:
            for grown in (3.5, 1.5):
                fallen = card.adjusted(-grown, -grown + 3, grown, grown + 3)
                painter.fillPath(rounded(fallen, radius + grown), colour("#000000", 0.14))
        mat = rounded(card, radius)
        if not room.isEmpty():
            self._draw_picture(painter, room)
            mat.addRoundedRect(QRectF(room), radius * 0.6, radius * 0.6)
        painter.fillPath(mat, colour(tints.panel))  # around the picture: to clip it takes longer
        if not is_misty:  # it is the first sight of the program, which is to come soon
            self._write_caption(painter, card, room, tints)
            self._frame(painter, card, radius, tints)
            if self._tag:
                self._draw_tag(painter, card, tints)
        painter.end()

    def _light(self) -> Valley:
        return palette.VALLEYS[self.cover.light].in_theme(dark=palette.is_dark(self._theme))

    def _idle_life(self, room: QRect) -> list[Drift]:
        """Return what moves a little on its picture: the river, its reeds, the animal, and birds."""
        from evolution_qt.ui.kit.idle import (  # not before the first sight
            Drift,
            bar_of_light,
            breathing,
            flock,
            reeds,
        )
        from evolution_qt.ui.kit.pixmaps import painted

        light, ratio = self._light(), self.devicePixelRatioF()
        size = QRectF(room).size()
        wide, high, place = size.width(), size.height(), QRectF(room).topLeft()
        moving = [
            bar_of_light(place + QPointF(x * wide, y * high), length * wide, self._px(2.2), ratio, phase)
            for x, y, length, phase in _GLIMMERS
        ]
        hero, theme = self.cover.hero, self._theme
        feet, bounds = QPointF(hero.x * wide, hero.feet * high), hero_bounds(room.size(), self.cover)
        paint = partial(draw_hero, size=room.size(), theme=theme, cover=self.cover)
        key = ("hero", self.cover, theme, room.width())
        alone = partial(painted, key, bounds.width(), bounds.height(), ratio, paint)
        moving.append(Drift(alone, place + feet, feet - bounds.topLeft(), breathing(_BREATH, 0.0)))
        if not light.snow:
            x, y, tall = _REEDS
            foot = place + QPointF(x * wide, y * high)
            moving.append(reeds(foot, tall * high, (light.front, light.trees[1]), ratio))
        if self.cover.flyer:
            tint = mix(light.mountain, light.trees[0], 0.5)
            start, way = place + QPointF(0.14 * wide, 0.44 * high), QPointF(0.42 * wide, -0.05 * high)
            moving.append(flock(start, way, self._px(26), tint, ratio))
        return moving

    def live(self, now: float) -> None:
        """Let one thing on its picture move, as so many seconds after all began; below 0 nothing is seen."""
        if now < 0 or not self.backdrop.is_whole:
            if self._turns is not None:
                self._turns = None
                self.update()
            return
        room = self.picture_room()
        key = (room, self._theme, self.devicePixelRatioF())
        if self._turns is None or self._turned != key:
            from evolution_qt.ui.kit.idle import Turns

            self._turns, self._turned = Turns(self._idle_life(room)), key
        turns = self._turns
        before = list(turns.poses)
        number = turns.move(now)
        if number >= 0:
            drift = turns.drifts[number]
            self.update(drift.room(before[number]).united(drift.room(turns.poses[number])).toAlignedRect())

    def _draw_picture(self, painter: QPainter, room: QRect, *, again: bool = False) -> None:
        """Draw the picture, *again* as it is seen already, and what moves on it."""
        painter.save()
        painter.translate(room.topLeft())
        if not again or not self.backdrop.draw_again(painter, room.size()):
            self.backdrop.draw(painter, room.size(), self._theme, self._words(), self._write_name)
        painter.restore()
        for drift, pose in zip(self._turns.drifts, self._turns.poses, strict=True) if self._turns else ():
            if pose.opacity:
                painter.save()
                painter.setOpacity(pose.opacity)
                painter.setTransform(drift.lain(pose), combine=True)
                painter.drawPixmap(0, 0, drift.picture())
                painter.restore()

    def _frame(self, painter: QPainter, card: QRectF, radius: float, tints: palette.Surroundings) -> None:
        """Frame the card, in the colour of what can be pressed if it is chosen; ring it for the keyboard."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strong = style.is_strong()
        if self.isChecked():
            wide = max(self._px(5), 3.0)
            painter.setPen(line(colour(tints.accent), wide))
            painter.drawRoundedRect(card.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), radius, radius)
        else:
            frame = tints.accent if self.underMouse() else tints.panel_line
            painter.setPen(line(colour(frame), 2.0 if self.underMouse() or strong else 1.0))
            painter.drawRoundedRect(card, radius, radius)
        if self.hasFocus():
            for out, wide, tint in ((4.0, 6.0, tints.panel_raised), (4.0, 3.0, tints.text)):
                painter.setPen(line(colour(tint), wide))
                painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius + out, radius + out)

    def _write_caption(
        self, painter: QPainter, card: QRectF, room: QRect, tints: palette.Surroundings
    ) -> None:
        motto, facts, high, low = self._caption()
        top = room.bottom() + self._px(8)
        inset = self._px(_INSET)
        if high:
            painter.setFont(motto)
            painter.setPen(colour(tints.text))
            place = QRectF(card.left() + inset, top, card.width() - 2 * inset, high)
            painter.drawText(place, _CENTRED, self._phrased_motto(QFontMetricsF(motto), place.width()))
            top += high
        if low:
            self._write_facts(
                painter, QRectF(card.left() + inset, top, card.width() - 2 * inset, low), facts, tints
            )

    def _write_facts(
        self, painter: QPainter, place: QRectF, font: QFont, tints: palette.Surroundings
    ) -> None:
        """Write the facts in a row, each behind its sign; smaller, and at last fewer, if they do not fit."""
        told = self.facts()
        made = QFont(font)

        def sizes() -> tuple[list[float], float, float]:
            metrics = QFontMetricsF(made)
            sign = made.pixelSize() * 1.2
            return [sign * 1.25 + metrics.horizontalAdvance(words) for _sign, words in told], sign, sign * 0.9

        smallest = round(_SMALLEST * max(style.wished_text(), 1.0))
        widths, sign, gap = sizes()
        while told and sum(widths) + gap * (len(told) - 1) > place.width():
            if made.pixelSize() > smallest:
                made.setPixelSize(made.pixelSize() - 1)
            else:
                told.pop()
            widths, sign, gap = sizes()
        painter.setFont(made)
        muted = colour(tints.text_muted)
        left = place.center().x() - (sum(widths) + gap * max(len(told) - 1, 0)) / 2
        for (name, words), wide in zip(told, widths, strict=True):
            painter.save()
            painter.translate(left, place.center().y() - sign / 2)
            painter.scale(sign / glyphs.SIDE, sign / glyphs.SIDE)
            glyphs.paint(painter, name, muted)
            painter.restore()
            painter.setPen(muted)
            text = QRectF(left + sign * 1.25, place.top(), wide, place.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
            left += wide + gap

    def _draw_tag(self, painter: QPainter, card: QRectF, tints: palette.Surroundings) -> None:
        """Draw the tag that hangs over the upper right corner."""
        font = self._written(_FACTS)
        font.setWeight(QFont.Weight.Bold)
        font = fitted(font, self._tag, card.width() * 0.8, _SMALLEST)
        metrics = QFontMetricsF(font)
        high = metrics.height() * 1.45
        wide = metrics.horizontalAdvance(self._tag) + high * 0.9
        tag = QRectF(card.right() + style.tight(_AROUND) - wide - 2, 1.0, wide, high)
        painter.setPen(line(colour(tints.panel_raised), 2))
        painter.setBrush(colour(tints.warning))
        painter.drawRoundedRect(tag, high / 2, high / 2)
        painter.setFont(font)
        painter.setPen(QColor(palette.readable(tints.warning, "#ffffff", "#000000")))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self._tag)

    def _write_name(self, painter: QPainter) -> Steps:
        """Write the name of the game on its picture."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        room = QRectF(QPointF(0, 0), QRectF(self.picture_room()).size())
        light = self._light()
        wide, high = room.width() * 0.86, room.height() * 0.36
        size = round(self._px(_NAME) * min(style.wished_text(), 1.25))
        lines = [self.text()]
        font = fonts.title(max(size, _SMALLEST))
        if QFontMetricsF(font).horizontalAdvance(self.text()) > wide:
            lines = in_two(self.text())
        for words in lines:
            font = fitted(font, words, wide, _SMALLEST)
        while font.pixelSize() > _SMALLEST and font.pixelSize() * 1.05 * len(lines) > high:
            font.setPixelSize(font.pixelSize() - 1)
        path, is_plain = QPainterPath(), self.backdrop.is_sketching
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.setFont(font)
        painter.setPen(colour(light.rim if light.snow or light.mist else light.title[1]))
        metrics, top = QFontMetricsF(font), room.height() * 0.055
        for at, words in enumerate(lines):
            left = room.center().x() - metrics.horizontalAdvance(words) / 2
            if is_plain:  # cut letters take longer than the whole sketch
                painter.drawText(QPointF(left, top + font.pixelSize() * (0.86 + at * 0.98)), words)
                continue
            path.addText(QPointF(left, top + font.pixelSize() * (0.86 + at * 0.98)), font, words)
        if is_plain:
            return
        if palette.is_strong(self._theme):
            tints, around = palette.THEMES[self._theme], self._px(10)
            painter.setPen(line(colour(tints.panel_line), 2))
            painter.setBrush(colour(tints.panel))
            painter.drawRoundedRect(path.boundingRect().adjusted(-around, -around, around, around), 8, 8)
            painter.fillPath(path, colour(tints.text))
            return
        yield from draw_cut(painter, path, light, max(font.pixelSize() * 0.17, 3.0))


@guarded
class CoverRow(QWidget):
    """The covers beside each other, the chosen one larger."""

    chosen = Signal(str)
    """Another game is chosen, by its key among the games."""
    asked = Signal()
    """The cover of the chosen game was pressed once more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.covers: dict[str, CoverButton] = {}
        self._theme = "light"
        self._factor = 1.0
        self._was_chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def lay(self, games: Sequence[tuple[Title, Cover]]) -> None:
        """Lay out the covers of games, in the order of a day."""
        lights = list(palette.VALLEYS)
        for title, cover in sorted(games, key=lambda game: lights.index(game[1].light)):
            button = self.covers[title.key] = CoverButton(title, cover, self._group)
            button.setParent(self)
            button.toggled.connect(lambda on, key=title.key: self._take(key, on=on))
            button.pressed.connect(lambda button=button: self._note(button))
            button.clicked.connect(self._ask_again)
            button.apply_theme(self._theme, 1.0)
            button.retranslate()

    def _note(self, button: CoverButton) -> None:
        self._was_chosen = button.isChecked()

    def _ask_again(self) -> None:
        if self._was_chosen:
            self.asked.emit()

    def _take(self, key: str, *, on: bool) -> None:
        if on:
            self._arrange()
            self.chosen.emit(key)

    def choose(self, key: str) -> None:
        """Choose a game by its key among the games."""
        if key in self.covers:
            self.covers[key].setChecked(True)

    @property
    def current(self) -> CoverButton | None:
        """The cover that is chosen."""
        return next((cover for cover in self.covers.values() if cover.isChecked()), None)

    def apply_theme(self, theme: str, factor: float) -> None:
        """Be seen in a theme, and so many times as large as usual at most."""
        self._theme, self._factor = theme, factor
        self._arrange()

    def retranslate(self) -> None:
        """Name the games again."""
        for cover in self.covers.values():
            cover.retranslate()

    def come_gradually(self) -> None:
        """Let pictures be seen as through mist until they are painted."""
        for cover in self.covers.values():
            cover.backdrop.comes_gradually = True

    @property
    def is_whole(self) -> bool:
        """Return whether all pictures are painted."""
        return all(cover.backdrop.is_whole for cover in self.covers.values())

    def ready(self) -> Iterator[None]:
        """Paint all pictures before they are seen, in steps."""
        self._arrange()
        for cover in self.covers.values():
            yield from cover.ready()

    def sizeHint(self) -> QSize:
        """Return the room of covers of the usual size."""
        return self._room(self._factor)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which covers can be distinguished."""
        return self._room(_LEAST * style.scale())

    def _room(self, scale: float) -> QSize:
        """Return the room of covers of a size; each has its margin, in which nothing else is."""
        around = 2 * style.tight(_AROUND)
        wide = round(_CHOSEN.width() * scale) + (len(self.covers) - 1) * round(_OTHER.width() * scale)
        return QSize(wide + len(self.covers) * around, round(_CHOSEN.height() * scale) + around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the covers the room there is."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self.covers:
            return
        around = style.tight(_AROUND)
        margins = QSize(2 * len(self.covers) * around, 2 * around)
        usual, room = self._room(1.0) - margins, self.size() - margins
        scale = min(room.width() / usual.width(), room.height() / usual.height(), self._factor * _MOST)
        if scale <= 0:
            return
        left = round((room.width() - usual.width() * scale) / 2)
        for cover in self.covers.values():
            size = _CHOSEN if cover.isChecked() or self.current is None else _OTHER
            wide, high = int(size.width() * scale), int(size.height() * scale)
            top = (room.height() - high) // 2
            cover.setGeometry(left, top, wide + 2 * around, high + 2 * around)
            left += wide + 2 * around
            cover.apply_theme(self._theme, scale * size.width() / _CHOSEN.width())
