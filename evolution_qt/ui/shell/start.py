"""The first screen: what can be done, before a painted plain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.core.errors import filled
from evolution_qt.games import title_of, titles
from evolution_qt.messages import languages
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.brush import colour, down, fitted, line, mix, rounded, shadow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, PushButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.backdrop import Backdrop
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.notes import Note
from evolution_qt.ui.shell.scrolling import Scrolled

_LEFT: Final = 72
_TITLE_TOP: Final = 56
_TITLE_HEIGHT: Final = 170
_WIDTH: Final = 300
_HEIGHT: Final = 34
_LEAST_HEIGHT: Final = 28
"""Height of a button's writing where the window is low, so that a note has its room."""
_LEAST_TITLE: Final = 0.4
"""How small the title may be where the buttons need its room."""
_SMALL_TITLE: Final = 0.8
_MOTTO: Final = 23
_MOST_MOTTO: Final = 1.4
"""By how much the line below the title grows at most."""
_BESIDE_TITLE: Final = 90
"""How high the title is, beside which the line under it may stand."""
_LOW_WINDOW: Final = 700
_LOW: Final = 22
_BESIDE: Final = 12
_FONT: Final = 19
_PLATE: Final = 12
"""How round the ground of the title is in high contrast."""


@guarded
class StartScreen(QWidget):
    """Offers what the program can do. The window does it."""

    continue_asked = Signal()
    new_game_asked = Signal()
    rules_asked = Signal()
    steps_asked = Signal()
    library_asked = Signal()
    book_asked = Signal()
    settings_asked = Signal()
    about_asked = Signal()
    quit_asked = Signal()
    language_chosen = Signal(str)

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.is_painted = False
        """Whether anyone has seen it."""
        self.backdrop = Backdrop("plain", self)
        self.go_on = self._button(self.continue_asked)
        self.reason = Label(parent=self)
        """Why no game can be continued, beside the button that would."""
        self.reason.setProperty("role", "note")
        self.reason.setContentsMargins(10, 6, 10, 6)
        self.reason.hide()
        self._is_elsewhere = False
        self.new_game = self._button(self.new_game_asked)
        self.new_game.setProperty("role", "main")
        self.library = self._button(self.library_asked)
        self.book = self._button(self.book_asked)
        self.rules = self._button(self.rules_asked)
        self.steps = self._button(self.steps_asked)
        self.steps.hide()
        self._taught = ""
        """An edition of the game that the first steps are in."""
        self.settings = self._button(self.settings_asked)
        self.about = self._button(self.about_asked)
        self.quit = self._button(self.quit_asked)
        self.languages: dict[str, Alternative] = {}
        self._group = QButtonGroup(self)
        self._column = column = QVBoxLayout()
        past, learning = (self.library, self.book), (self.rules, self.steps)
        for buttons in ((self.go_on,), (self.new_game,), past, learning, (self.settings,)):
            self._lay_beside(*buttons)
        self._lay_beside(self.about, self.quit)
        column.addSpacing(8)
        row = QHBoxLayout()
        column.addLayout(row)
        row.setSpacing(8)
        for language, name in languages().items():
            word = Alternative(self._group)
            word.setText(name)
            word.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            word.clicked.connect(lambda _checked=False, chosen=language: self.language_chosen.emit(chosen))
            self.languages[language] = word
            row.addWidget(word)
        self.note = Note()
        self._holder = Scrolled(column)
        self._box = box = QVBoxLayout(self)
        box.addStretch(2)
        box.addWidget(self._holder)
        box.addStretch(3)
        box.addWidget(self.note)
        self._factor, self._is_low, self._text = 1.0, False, 1.0
        self._is_stale = True
        """Whether the sizes of writing and buttons have to be set again, though the window is as it was."""
        self._title_factor = 1.0
        """How large the title is: where writing is large, the buttons need its room."""
        self._scale()
        self.set_can_continue(False)
        self.retranslate()

    def _button(self, signal: SignalInstance) -> PushButton:
        button = PushButton()
        button.setProperty("bulk", "large")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(signal)
        return button

    def _lay_beside(self, *buttons: PushButton) -> None:
        line = QHBoxLayout()
        self._column.addLayout(line)
        line.setSpacing(8)
        for button in buttons:
            line.addWidget(button, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow with the window."""
        super().resizeEvent(event)
        self._scale()
        self._give_room()
        self._place_reason()

    def showEvent(self, event: QShowEvent) -> None:
        """Be written as everything is written by now."""
        super().showEvent(event)
        self._scale()
        self._give_room()  # only what is shown is as large as the style sheet wants it
        self._place_reason()

    def _scale(self) -> None:
        factor, is_low = style.factor(self.size()) * style.scale(), self.height() < style.tight(_LOW_WINDOW)
        text = style.wished_text()
        if not self._is_stale and (factor, is_low, text) == (self._factor, self._is_low, self._text):
            return
        self._is_stale = False
        self._factor, self._is_low, self._text = factor, is_low, text
        self._column.setSpacing(style.tight(7 if is_low else 10))
        written = factor * text
        font = fonts.text(round(_FONT * written), bold=True)
        for button in self._holder.findChildren(QPushButton):
            button.setFont(font)
        for word in self.languages.values():
            word.setFont(fonts.text(round(style.TEXT * written)))
        self.reason.setFont(fonts.text(round(style.SMALL * written)))
        low, tall = round(_LOW * written), round((_LEAST_HEIGHT if is_low else _HEIGHT) * written)
        self.setStyleSheet(
            f'QPushButton[bulk="large"] {{ min-height: {tall}px; }}'
            f'QPushButton[role="word"] {{ min-height: {low}px; max-height: {low}px; }}'
        )
        self._give_room()

    def _give_room(self) -> None:
        """Give the buttons the room they need, and the title what is left, its whole size if possible."""
        factor, low = self._factor, style.tight(14 if self._is_low else 28)
        left, wanted = round(_LEFT * factor), (_TITLE_TOP + _TITLE_HEIGHT) * factor
        self._title_factor = 1.0
        wide = max(round(_WIDTH * factor), self._column.totalMinimumSize().width())
        if style.is_crowded():
            needed = self._holder.sizeHint()
            bar = self._holder.verticalScrollBar().sizeHint().width()
            wide = max(min(max(wide, needed.width() + bar), self.width() - 2 * left), 1)
            free = (self.height() - needed.height() - 3 * low) / wanted
            self._title_factor = min(max(free, _LEAST_TITLE), 1.0)
        self._box.setContentsMargins(left, round(wanted * self._title_factor), left, low)
        self._holder.setFixedWidth(wide)
        self.update()

    def offer_steps(self, edition: str) -> None:
        """Offer the first steps in the game that has this edition; none if it is empty."""
        self._taught = edition
        self.steps.setVisible(bool(edition))
        self._name_steps()

    def _name_steps(self) -> None:
        """Say in which game the first steps are, for the pointer and for people who do not see it."""
        self.steps.setText(self.tr("First steps"))
        if self._taught:
            name = QCoreApplication.translate("Edition", title_of(self._taught).called)
            words = filled(self.tr("First steps in {game}"), {"game": name})
            self.steps.setToolTip(tip(words))
            self.steps.setAccessibleName(words)

    def set_can_continue(self, can: bool, *, elsewhere: bool = False) -> None:
        """Offer to continue a game, or show that there is none; the likelier wish is the main button.

        *elsewhere*: the game that could be continued is played in another window.
        """
        self._is_elsewhere = elsewhere and not can
        self._say_why_not()
        self.go_on.setEnabled(can)
        main, other = (self.go_on, self.new_game) if can else (self.new_game, self.go_on)
        if main.property("role") != "main":
            main.setProperty("role", "main")
            other.setProperty("role", "")
            self.setStyleSheet(
                self.styleSheet()
            )  # asked for its style, Qt makes all its sorts known to Python
        (self.go_on if can else self.new_game).setFocus()

    @property
    def waits_for_another(self) -> bool:
        """Say whether another window plays the game that could be continued here, as far as is known."""
        return self._is_elsewhere

    def _say_why_not(self) -> None:
        """Say why no game can be continued, if there is one: below the button, and where the pointer is."""
        why = self.tr("Your game is being played in another window.") if self._is_elsewhere else ""
        self.reason.setText(why)
        self.reason.setVisible(bool(why))
        self.go_on.setToolTip(tip(why))
        self._place_reason()

    def _place_reason(self) -> None:
        beside = self.go_on.mapTo(self, self.go_on.rect().topRight())
        left = beside.x() + round(_BESIDE * self._factor)
        room = max(self.width() - left - round(_BESIDE * self._factor), 1)
        self.reason.setWordWrap(False)
        self.reason.adjustSize()
        if self.reason.width() > room:
            self.reason.setWordWrap(True)
            self.reason.resize(room, self.reason.heightForWidth(room))
        free = self.go_on.height() - self.reason.height()
        self.reason.move(left, max(beside.y() + free // 2, 0))

    def set_language(self, language: str) -> None:
        """Show which language is spoken."""
        if language in self.languages:
            self.languages[language].setChecked(True)

    def set_theme(self, theme: str) -> None:
        """Show the landscape of a theme."""
        self._theme = theme
        self._is_stale = True  # another style sheet has brought back another size of the writing
        if self.isVisible():  # else as soon as it is to be seen
            self._scale()
            self._place_reason()
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.go_on.setText(self.tr("Continue"))
        self.new_game.setText(self.tr("New game"))
        self.library.setText(self.tr("Saved games"))
        self.rules.setText(self.tr("How to play"))
        self._name_steps()
        self.book.setText(self.tr("Statistics"))
        self.settings.setText(self.tr("Settings"))
        self.about.setText(self.tr("About"))
        self.quit.setText(self.tr("Quit"))
        self._say_why_not()
        self._give_room()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Keep the room of the buttons as they need it, and the reason beside its button."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._give_room()
            self._place_reason()
        return done

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the landscape, as large as the window."""
        self.backdrop.forget()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plain and the title on it."""
        painter = QPainter(self)
        self.backdrop.draw(painter, self.size(), self._theme, self._title(), self._write_title)
        painter.end()
        self.is_painted = True

    def come_gradually(self) -> None:
        """Let the plain be seen as through mist until it is painted, instead of nothing at all."""
        self.backdrop.comes_gradually = True

    @property
    def is_whole(self) -> bool:
        """Say whether the plain is painted."""
        return self.backdrop.is_whole

    async def ready(self, size: QSize) -> None:
        """Paint the plain for a size before it is seen, a part in each turn of the event loop."""
        import asyncio

        self.resize(size)
        self._scale()
        look = (size.width(), size.height(), self.devicePixelRatioF(), self._theme, self._title())
        for _ in self.backdrop.prepare(*look, self._write_title):
            await asyncio.sleep(0)
            if not isValid(self):  # the window was closed meanwhile
                return

    def _title(self) -> tuple[str, str, str]:
        """Return the title, what stands below it, and how large it is."""
        #: The name of the program, as the title of the start screen
        return (
            self.tr("Evolution"),
            QCoreApplication.translate("Edition", titles()[0].motto),
            f"{self._title_factor:.2f} {self._text:.2f}",
        )

    def _write_title(self, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        factor = self._factor * self._title_factor
        painter.scale(factor, factor)
        width = self.width() / factor - 2 * _LEFT
        room = QRectF(_LEFT / self._title_factor, _TITLE_TOP, min(width, 640), _TITLE_HEIGHT)
        title, motto, _ = self._title()
        is_small = self._title_factor < _SMALL_TITLE
        px = _MOTTO * min(self._text, _MOST_MOTTO)
        right = draw_title(painter, room, title, "" if is_small else motto, self._theme, px)
        if is_small:  # it stands beside the title, as large as it is wished
            px, wide = _MOTTO * self._text / self._title_factor, self.width() / factor - right - 60
            high = max(_BESIDE_TITLE, QFontMetricsF(fonts.text(round(px))).height())
            draw_motto(painter, QRectF(right + 40, room.top(), wide, high), motto, self._theme, px)


def draw_title(
    painter: QPainter, room: QRectF, title: str, motto: str, theme: str, px: float = _MOTTO
) -> float:
    """Draw a title as if cut from paper, and a line under it; return where the title ends.

    In high contrast both have a plain ground.
    """
    family = palette.FAMILIES["feeding"]
    font = fitted(fonts.title(104), title, room.width() - 12, 40)
    path = QPainterPath()
    path.addText(QPointF(room.left(), room.top() + font.pixelSize() * 0.86), font, title)
    if palette.is_strong(theme):
        tints = palette.THEMES[theme]
        written = QFontMetricsF(fitted(fonts.text(round(px)), motto, room.width(), 14))
        wide = max(path.boundingRect().right() - room.left(), written.horizontalAdvance(motto))
        plate = QRectF(room.left() - 24, room.top() - 6, wide + 48, path.boundingRect().bottom() - room.top())
        plate.setHeight(plate.height() + (76 if motto else 28))
        path_of_plate = rounded(plate, _PLATE)
        painter.fillPath(path_of_plate, colour(tints.panel))
        painter.setPen(line(colour(tints.panel_line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path_of_plate)
    shadow(painter, path, 5, QColor(0, 0, 0, 90), spread=9)
    painter.setPen(line(colour(family.paper), 12))
    painter.setBrush(colour(family.paper))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    bounds = path.boundingRect()
    light = [(0.0, mix(family.fill, family.dark, 0.25)), (1.0, colour(family.dark))]
    painter.fillPath(path, down(bounds.top(), bounds.bottom(), light))
    high = QFontMetricsF(fonts.text(round(px))).height()
    below = QRectF(room.left() + 4, bounds.bottom() + 16, room.width(), max(high, 34))
    draw_motto(painter, below, motto, theme, px)
    return bounds.right()


def draw_motto(painter: QPainter, room: QRectF, motto: str, theme: str, px: float) -> None:
    """Write the line that belongs to the title."""
    if motto:
        painter.setPen(QColor("#f5ecd2" if palette.is_dark(theme) else palette.FAMILIES["feeding"].dark))
        painter.setFont(fitted(fonts.text(round(px)), motto, room.width(), 14))
        if palette.is_strong(theme):
            tints = palette.THEMES[theme]
            wide = min(painter.fontMetrics().horizontalAdvance(motto) + 16, room.width())
            painter.fillRect(QRectF(room.left() - 8, room.top(), wide, room.height()), colour(tints.panel))
            painter.setPen(colour(tints.text))
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        more = max(painter.boundingRect(room, start, motto).height() - room.height(), 0.0) / 2
        painter.drawText(room.adjusted(0, -more, 0, more), start, motto)
