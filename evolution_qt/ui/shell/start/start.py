"""The first screen: the games as covers of one valley, and what can be done."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QPointF,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from evolution_qt.core.errors import filled
from evolution_qt.core.title import Title
from evolution_qt.games import title_of, titles
from evolution_qt.messages import languages
from evolution_qt.ui.kit import fonts, icons, palette, phrasing
from evolution_qt.ui.kit.brush import colour, disc, fitted, line
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.late import late
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import Label, tip
from evolution_qt.ui.shell.start.backdrop import Backdrop, ValleyView
from evolution_qt.ui.shell.start.cover_row import CoverRow, draw_cut
from evolution_qt.ui.shell.start.start_buttons import StartButton
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.scrolling import Scrolled
from evolution_qt.ui.table.presentation import called_lessons, presentation, shown_titles, taught

if TYPE_CHECKING:
    from evolution_qt.store.library import Entry
    from evolution_qt.ui.kit.idle import IdleClock

_SIDE: Final = 36
_TOP: Final = 18
_NAME: Final = 38
_LEAST_NAME: Final = 14
_SEAL: Final = 24
"""Radius of the seal before the name of the program."""
_LOW_WINDOW: Final = 700
_LOW: Final = 22
_MOST: Final = (404, 260, 300)
"""How wide the main buttons become at most."""
_BETWEEN: Final = 14
_PERSON: Final = "human"
_NUMBERS: Final = 3
"""Up to so many games are counted in words."""


@guarded
class StartScreen(QWidget):
    """Offers what the program can do. The window does it."""

    continue_asked = Signal()
    at_once_asked = Signal()
    """A match of the chosen game is to begin as the sheet proposes it."""
    new_game_asked = Signal()
    rules_asked = Signal()
    steps_asked = Signal()
    library_asked = Signal()
    book_asked = Signal()
    settings_asked = Signal()
    about_asked = Signal()
    quit_asked = Signal()
    language_chosen = Signal(str)
    seen = Signal()
    """It was painted for the first time; comes in the turn after that."""

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.is_painted = False
        """Whether anyone has seen it."""
        self._waiting: Sequence[tuple[Entry, bool]] = ()
        """The matches that can go on, the latest first, and of each whether it is played in a window now."""
        self._taught = ""
        """An edition of the game that the first steps are in."""
        self._learnt: Collection[str] = ()
        """The games, by their keys, that the player has learnt."""
        self.go_on = self._button("play", self.continue_asked, is_main=True)
        self.at_once = self._button("play", self.at_once_asked, is_main=True)
        self.new_game = self._button("egg", self.new_game_asked, is_main=True)
        self.steps = self._button("steps", self.steps_asked, is_main=True)
        self.library = self._button("scroll", self.library_asked)
        self.book = self._button("chart", self.book_asked)
        self.rules = self._button("book", self.rules_asked)
        self.settings = self._button("settings", self.settings_asked)
        self.about = self._button("info", self.about_asked)
        self.quit = self._button("door", self.quit_asked)
        self.others = (self.library, self.book, self.rules, self.settings, self.about, self.quit)
        self.covers = CoverRow()
        self.covers.lay([(title, presentation(title.key).cover) for title in shown_titles()])
        self.languages: dict[str, Alternative] = {}
        self._group = QButtonGroup(self)
        self.foot = Label()
        self.foot.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = Note()
        self._lay()
        self._factor, self._is_low, self._text = 1.0, False, 1.0
        self._columns = 0
        """How many of the other buttons stand in a row."""
        self._is_stale = True
        """Whether the sizes of writing and buttons have to be set again, though the window is as it was."""
        first = next(iter(self.covers.covers), "")
        self.backdrop = Backdrop(ValleyView(self.covers.covers[first].cover), self)
        self.covers.choose(title_of(titles()[0].editions[0].key).key)
        self.covers.chosen.connect(self._take_game)
        self.covers.asked.connect(self._ask_match)
        self._take_game()
        self._is_still = True
        self.seen.connect(self._settle)
        self.retranslate()

    # Idle life

    def set_still(self, still: bool) -> None:
        """Let nothing move, or let the chosen cover live while the window is active."""
        self._is_still = still
        self._settle()

    @cached_property
    def idle(self) -> IdleClock:
        """What lets the chosen cover live; made once the screen is seen."""
        clock: IdleClock = late("ui.kit.idle:IdleClock")(self._may_idle, self._live, self, pace=2)
        return clock

    def _may_idle(self) -> bool:
        is_seen = self.is_painted and self.isVisible() and self.isActiveWindow()
        return is_seen and not self._is_still and not style.is_strong()

    def _settle(self) -> None:
        if self.is_painted:
            self.idle.settle()
            if not self.idle.is_running:
                self._live(-1.0)

    def _live(self, now: float) -> None:
        for cover in self.covers.covers.values():
            cover.live(now if cover.isChecked() else -1.0)

    def _button(self, sign: str, signal: SignalInstance, *, is_main: bool = False) -> StartButton:
        button = StartButton(sign, is_main=is_main)
        button.clicked.connect(signal)
        return button

    def _lay(self) -> None:
        self._box = QVBoxLayout(self)
        header = QHBoxLayout()
        self._box.addLayout(header)
        self._strut = QWidget()
        header.addWidget(self._strut)
        header.addStretch(1)
        header.setSpacing(8)
        for language, name in languages().items():
            word = Alternative(self._group)
            word.setText(name)
            word.clicked.connect(lambda _checked=False, chosen=language: self.language_chosen.emit(chosen))
            self.languages[language] = word
            header.addWidget(word, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = column = QVBoxLayout()
        column.addWidget(self.covers, 1)
        self._main = QGridLayout()
        column.addLayout(self._main)
        self._main.setColumnStretch(0, 1)
        self._main.setColumnStretch(4, 1)
        for button in (self.go_on, self.at_once, self.new_game, self.steps):  # laid out once they have words
            self._main.addWidget(button, 0, 1)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        for button in self.others:
            self._grid.addWidget(button)
        column.addWidget(self.foot, 0, Qt.AlignmentFlag.AlignHCenter)
        self._holder = Scrolled(column)
        self._box.addWidget(self._holder, 1)
        self._box.addWidget(self.note)

    def _order(self) -> None:
        """Set the order in which the keyboard comes to everything."""
        main = dict.fromkeys((*self._ordered(), self.go_on, self.at_once))  # one of these is hidden
        rest = [*main, *self.others, *self.languages.values()]
        for before, after in pairwise([*self.covers.covers.values(), *rest]):
            QWidget.setTabOrder(before, after)

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow with the window."""
        super().resizeEvent(event)
        self._scale()

    def showEvent(self, event: QShowEvent) -> None:
        """Be written as everything is written by now."""
        super().showEvent(event)
        self._scale()
        self._settle()

    def _scale(self) -> None:
        factor, is_low = style.factor(self.size()) * style.scale(), self.height() < style.tight(_LOW_WINDOW)
        text = style.wished_text()
        key = (factor, is_low, text)
        if self._is_stale or key != (self._factor, self._is_low, self._text):
            self._is_stale = False
            self._factor, self._is_low, self._text = key
            written = factor * text
            for button in (self.go_on, self.at_once, self.new_game, self.steps, *self.others):
                button.write(self._theme, written, is_low=is_low)
            for word in self.languages.values():
                word.setFont(fonts.text(round(style.TEXT * written)))
            self.foot.setFont(fonts.text(round(style.SMALL * written)))
            low = round(_LOW * written)
            frame = 2 * style.tight(6) + 2  # which the style sheet adds
            self.setStyleSheet(
                f'QPushButton[role="word"] {{ min-height: {low}px; max-height: {low}px; }}'
                f'QPushButton[bulk="main"] {{ min-height: {self.go_on.least - frame}px; }}'
                f'QPushButton[bulk="other"] {{ min-height: {self.quit.least - frame}px; }}'
            )
            between = round(_BETWEEN * factor * (0.6 if is_low else 1.0))
            self._column.setSpacing(between)
            self._main.setSpacing(between)
            self._grid.setSpacing(round(between * 0.75))
            side, top = round(_SIDE * factor), round(_TOP * factor * (0.5 if is_low else 1.0))
            self._box.setContentsMargins(side, top, side, top)
            self._box.setSpacing(round(between * 0.4))
            self._strut.setFixedSize(0, round(2.2 * _SEAL * factor))
            self.foot.setVisible(not is_low and text <= 1)
        self._lay_main()
        self._lay_grid()
        self.covers.apply_theme(self._theme, self._factor)
        self._colour_foot()
        self.update()

    def _lay_main(self) -> None:
        """Lay the main buttons into one row, or into two where writing is so large that they need them."""
        buttons, factor = self._ordered(), self._factor * max(self._text, 1.0)
        first, *others = buttons
        shown = [button for button in buttons if not button.isHidden()]
        needed = sum(button.wanted for button in shown) + self._main.horizontalSpacing() * (len(shown) - 1)
        is_wide = needed <= self._room()
        for at, (button, most) in enumerate(zip(buttons, _MOST, strict=True), 1):
            button.setMaximumWidth(round((most if is_wide else sum(_MOST)) * factor))
            self._main.setColumnStretch(at, 0 if button.isHidden() else most if is_wide else 1)
            if is_wide:
                self._main.addWidget(button, 0, at)
        if not is_wide:
            self._main.addWidget(first, 0, 1, 1, 2 if len(shown) == len(buttons) else 1)
            for at, button in enumerate(others, 1):
                self._main.addWidget(button, 1, at)
            self._main.setColumnStretch(3, 0)

    def _ordered(self) -> tuple[StartButton, StartButton, StartButton]:
        """Return the main buttons in their order, the one first that a player most likely wants."""
        if self.begins_to_learn:
            return self.steps, self.at_once, self.new_game
        return self.at_once if self.go_on.isHidden() else self.go_on, self.new_game, self.steps

    def _mark_first(self) -> None:
        """Mark the first of the main buttons."""
        first, *_others = self._ordered()
        for button in (self.go_on, self.at_once, self.new_game, self.steps):
            style.mark(button, "role", "main" if button is first else "usual")

    def _room(self) -> int:
        margins = self._box.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _lay_grid(self) -> None:
        """Lay the six buttons into one row, or into as many as they need."""
        spacing = self._grid.horizontalSpacing()
        wide = [button.sizeHint().width() for button in self.others]

        def needed(count: int) -> int:
            return sum(max(wide[at::count]) for at in range(count)) + (count - 1) * spacing

        fits = next((count for count in (6, 3, 2) if needed(count) <= self._room()), 2)
        if fits != self._columns:
            self._columns = fits
            for at, button in enumerate(self.others):
                self._grid.addWidget(button, at // fits, at % fits)

    # What is chosen

    @property
    def title(self) -> Title | None:
        """The game whose cover is chosen."""
        current = self.covers.current
        return current.title if current is not None else None

    def choose(self, edition: str) -> None:
        """Choose the cover of the game that has this edition."""
        self.covers.choose(title_of(edition).key)

    def _take_game(self) -> None:
        current = self.covers.current
        if current is not None:
            self.backdrop.show(ValleyView(current.cover))
        self._colour_foot()
        self._name_steps()
        self._offer()
        self.update()

    def _ask_match(self) -> None:
        """Go on with the chosen game, or begin a match of it."""
        (self.go_on if self.going_on is not None else self.new_game).click()

    @property
    def begins_to_learn(self) -> bool:
        """Return whether the chosen game is new to the player, teaches itself, and no match of it goes on."""
        title = self.title
        if title is None or title.key in self._learnt or self.going_on is not None:
            return False
        return self._taught in [one.key for one in title.editions]

    def _name_steps(self) -> None:
        """Name the first steps, those in the chosen game if there are any, and their game."""
        title = self.title
        self._taught = taught(title.editions[0].key) if title is not None else ""
        self.steps.setVisible(bool(self._taught))
        is_match = bool(self._taught) and presentation(self._taught).has_first_match
        if self._taught:
            self.steps.setText(called_lessons(self._taught))
            name = QCoreApplication.translate("Edition", title_of(self._taught).called)
            words = self.tr("First match of {game}") if is_match else self.tr("First steps in {game}")
            words = filled(words, {"game": name})
            self.steps.tell(name)
            self.steps.setToolTip(tip(words))
            self.steps.setAccessibleName(words)

    # What waits

    def take_waiting(
        self,
        waiting: Sequence[tuple[Entry, bool]],
        otherwise: str = "",
        learnt: Collection[str] = (),
        left: str = "",
    ) -> None:
        """Offer to continue these matches, the latest first, each with whether a window plays it now.

        The game of the edition that was *left* is chosen; if none was, that of the latest match, and without
        one that of the edition *otherwise*. Of a game that is not among those *learnt*, by their keys, the
        first steps are what is offered first.
        """
        self._waiting, self._learnt = waiting, learnt
        latest = next((entry for entry, is_played in waiting if not is_played), None)
        edition = left or (latest.summary.game if latest is not None else otherwise)
        if edition:
            self.choose(edition)
        self._tag_covers()
        self._offer()
        first, *_others = self._ordered()
        (self.new_game if first is self.at_once else first).setFocus()

    def _of(self, title: Title | None) -> list[tuple[Entry, bool]]:
        keys = {one.key for one in title.editions} if title is not None else set()
        return [one for one in self._waiting if one[0].summary.game in keys]

    @property
    def going_on(self) -> Entry | None:
        """The latest match of the chosen game that can go on here."""
        return next((entry for entry, is_played in self._of(self.title) if not is_played), None)

    @property
    def waits_for_another(self) -> bool:
        """Return whether another window plays a match that could be continued here, as far as is known."""
        return any(is_played for _entry, is_played in self._waiting)

    def _tag_covers(self) -> None:
        for cover in self.covers.covers.values():
            count = sum(not is_played for _entry, is_played in self._of(cover.title))
            one, more = self.tr("1 game open"), self.tr("{count} games open")
            cover.tell("" if not count else one if count == 1 else filled(more, {"count": count}))

    def _offer(self) -> None:
        """Offer to continue a match of the chosen game, if there is one: that is the main button then."""
        entry = self.going_on
        is_elsewhere = entry is None and bool(self._of(self.title))
        self.go_on.setVisible(entry is not None)
        self.go_on.setEnabled(entry is not None)
        self.go_on.tell(self._match_in_words(entry) if entry is not None else "")
        self.at_once.setVisible(entry is None)
        name = QCoreApplication.translate("Edition", self.title.called) if self.title is not None else ""
        self.at_once.tell(self.tr("Your game is being played in another window.") if is_elsewhere else name)
        self._mark_first()
        self._order()
        self._lay_main()

    def _match_in_words(self, entry: Entry) -> str:
        """Return which match it is: the game, how far it is, and who plays."""
        summary = entry.summary
        title = title_of(summary.game)
        told = [QCoreApplication.translate("Edition", title.called)]
        if title.rounds:
            told.append(filled(self.tr("round {round}"), {"round": summary.round}))
        people = [player for player in summary.players if player.kind == _PERSON]
        seats = enumerate(summary.players)
        against = [seat for seat, player in seats if len(people) != 1 or player is not people[0]]
        if summary.sides:
            from evolution_qt.ui.shell.library.game_words import Words

            names = [Words().player(seat, summary) for seat in against]
        else:
            from evolution_qt.ui.shell.new_game.player_names import shown_name

            names = [
                shown_name(player.name, seat, player.kind)
                for seat in against
                if (player := summary.players[seat]).name
            ]
        if names:
            row = QLocale().createSeparatedList(names)
            told.append(filled(self.tr("against {names}"), {"names": row}) if len(people) == 1 else row)
        return phrasing.facts(told)

    def set_language(self, language: str) -> None:
        """Show which language is spoken."""
        if language in self.languages:
            self.languages[language].setChecked(True)

    def set_theme(self, theme: str) -> None:
        """Show the valley of a theme."""
        self._theme = theme
        self._is_stale = True  # another style sheet has brought back another size of the writing
        if self.isVisible():  # else as soon as it is to be seen
            self._scale()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let nothing move in a window that is not active."""
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._settle()
        return super().event(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.go_on.setText(self.tr("Continue"))
        self.at_once.setText(self.tr("Play now"))
        self.new_game.setText(self.tr("New game"))
        self.library.setText(self.tr("Saved games"))
        self.rules.setText(self.tr("How to play"))
        self._name_steps()
        self.book.setText(self.tr("Statistics"))
        self.settings.setText(self.tr("Settings"))
        self.about.setText(self.tr("About"))
        self.quit.setText(self.tr("Quit"))
        self.foot.setText(
            self.tr(
                "Unofficial and free. Enjoying it? Buy the board games. Their designers are credited under "
                "About."
            )
        )
        self.covers.retranslate()
        self._tag_covers()
        self._offer()
        self._lay_grid()
        self.update()

    # Painting

    def _colour_foot(self) -> None:
        current = self.covers.current
        snowy = current is not None and palette.VALLEYS[current.cover.light].snow
        dark = palette.is_dark(self._theme)
        if style.is_strong():
            tints = palette.THEMES[self._theme]
            words, ground = tints.text, f"background: {tints.panel};"
        else:
            words, ground = (palette.PAPER_TEXT if snowy and not dark else palette.CREAM), ""
        self.foot.setStyleSheet(f"color: {words}; {ground}")

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the landscape, as large as the window."""
        self.backdrop.forget()
        super().hideEvent(event)
        self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the valley and the name of the program on it."""
        painter = QPainter(self)
        is_part = event.rect() != self.rect()  # as where something on a cover moves
        if not is_part or not self.backdrop.draw_again(painter, self.size()):
            self.backdrop.draw(painter, self.size(), self._theme, self._words(), self._write_name)
        painter.end()
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, self, self.seen.emit)

    def come_gradually(self) -> None:
        """Let the valley be seen as through mist until it is painted, instead of nothing at all."""
        self.backdrop.comes_gradually = True
        self.covers.come_gradually()

    @property
    def is_whole(self) -> bool:
        """Return whether the valley and all covers are painted."""
        return self.backdrop.is_whole and self.covers.is_whole

    async def ready(self, size: QSize) -> None:
        """Paint the valley for a size before it is seen, a part in each turn of the event loop."""
        import asyncio

        self.resize(size)
        self._scale()
        for _ in self._painting():
            await asyncio.sleep(0)
            if not isValid(self):  # the window was closed meanwhile
                return

    def finish(self) -> None:
        """Paint what is missing at once."""
        for _ in self._painting():
            pass

    def _painting(self) -> Iterator[None]:
        look = (self.width(), self.height(), self.devicePixelRatioF(), self._theme, self._words())
        yield from self.backdrop.prepare(*look, self._write_name)
        yield from self.covers.ready()

    def _words(self) -> tuple[str, str]:
        """Return the name over the covers, and how large it is."""
        return self.heading(), f"{self._header():.1f} {self._text:.2f}"

    def heading(self) -> str:
        """Return what is written over the covers."""
        count = len(self.covers.covers)
        if count == 1:
            return next(iter(self.covers.covers.values())).text()
        if count <= _NUMBERS:
            return self.tr("One valley, two games") if count == 2 else self.tr("One valley, three games")
        return filled(self.tr("One valley, {count} games"), {"count": count})

    def _header(self) -> float:
        """Return how far the languages leave room for the name."""
        words = self.languages.values()
        return self.width() - sum(word.sizeHint().width() + 8 for word in words) - 3 * _SIDE * self._factor

    def _write_name(self, painter: QPainter) -> Steps:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        current = self.covers.current
        light = palette.VALLEYS[current.cover.light if current is not None else "day"]
        light = light.in_theme(dark=palette.is_dark(self._theme))
        factor, tints = self._factor, palette.THEMES[self._theme]
        left, radius = round(_SIDE * factor), _SEAL * factor
        middle = self._box.contentsMargins().top() + max(_SEAL * 1.1 * factor, self._languages_high() / 2)
        seal = QPointF(left + radius, middle)
        for grown, tint in ((1.0, light.paper), (0.88, tints.accent)):
            painter.fillPath(disc(seal, radius * grown), colour(tint))
        size = radius * 1.25
        painter.fillPath(
            icons.placed(icons.DRAWINGS["spiral"](), seal.x(), seal.y() + size / 2, size),
            colour(tints.accent_text),
        )
        start = left + 2.5 * radius
        room = self._header() - 2.5 * radius
        name = self.heading()
        font = fitted(fonts.title(round(_NAME * factor * min(self._text, 1.4))), name, room, _LEAST_NAME)
        if QFontMetricsF(font).horizontalAdvance(name) > room:
            return
        foot = QPointF(start, middle + font.pixelSize() * 0.33)
        if self.backdrop.is_sketching:  # cut letters take as long as all else of a sketch
            painter.setFont(font)
            painter.setPen(colour(light.rim if light.snow or light.mist else light.title[1]))
            painter.drawText(foot, name)
            return
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(foot, font, name)
        if palette.is_strong(self._theme):
            plate = path.boundingRect().adjusted(-10, -8, 10, 8)
            painter.setPen(line(colour(tints.panel_line), 2))
            painter.setBrush(colour(tints.panel))
            painter.drawRoundedRect(plate, 8, 8)
            painter.fillPath(path, colour(tints.text))
            return
        yield from draw_cut(painter, path, light, max(font.pixelSize() * 0.17, 3.0))

    def _languages_high(self) -> int:
        return max((word.sizeHint().height() for word in self.languages.values()), default=0)
