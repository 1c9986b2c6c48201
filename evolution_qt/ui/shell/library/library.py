"""The library: all games that are kept, to be found, continued, looked at, named, given away and taken in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.store.library import Entry
from evolution_qt.store.record_file import ENDING
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.plain_text import Action, Label, PushButton
from evolution_qt.ui.shell.library.details import Details
from evolution_qt.ui.shell.library.game_list import ORDERS, PAGES, GameRow, GamesModel
from evolution_qt.ui.shell.library.librarian import Librarian, holds_a_record
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.host import Pages
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.question import YesNoDialog

_EMPTY: Final = 480
"""Width of the words where there is nothing."""
_NARROW: Final = 880
"""Where the sheet is narrower, in pixels of a usual window, the game that is chosen stands below the list."""
_TWO_LINES: Final = 700
"""Where it is narrower, what is above the list stands in two lines."""
_LEAST_LIST: Final = 300
_SEEN_ROWS: Final = 2
"""So many games at least are seen at once above the one that is chosen."""
_APART: Final = 24

Keys = tuple[int, Qt.KeyboardModifier]
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_NONE: Final = Qt.KeyboardModifier.NoModifier


@guarded
class LibraryDialog(Dialog):
    """A list of games, and beside it the one that is chosen. The window continues and shows games."""

    # names of files may be no text, which Qt's own texts would lose
    continue_asked = Signal(object)
    """A player wants to go on with the game of this record."""
    replay_asked = Signal(object)
    """A player wants to look at the game of this record again."""
    report_asked = Signal(object)
    """A player wants to report a bug, with the game of this record."""
    check_asked = Signal()

    def __init__(self, librarian: Librarian) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1180, 740))
        self._librarian = librarian
        self._page = "all"
        self._wanted: str | None = None
        self._wording = Job(librarian)
        self.model = GamesModel(librarian.words, self)
        self.row = GameRow(librarian.words, librarian.pictures, self)
        self.list = _List(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(self.row)
        self.search = _Search(self)
        self.order = Choice(ORDERS, "played")
        self.pages: dict[str, Alternative] = {}
        self.count = Label()
        self.count.setProperty("role", "muted")
        self.empty = paragraph()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = Pages()
        self.details = Details(librarian.words, librarian.pictures)
        self.note = Note()
        self.bring, self.paste, self.check, self.clear = (PushButton() for _ in range(4))
        self.keys = self._make_keys()
        """What each key of the sheet does."""
        self._lay_out()
        self._connect()
        self.retranslate()
        self.pages["all"].setChecked(True)

    # Putting together

    def _lay_out(self) -> None:
        row = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below = self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.content.addLayout(row)
        self.content.addLayout(below, 1)
        pages, seek, left = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        row.addLayout(pages)
        row.addLayout(seek, 1)
        below.addLayout(left, 1)
        for line in (row, pages, seek):
            line.setSpacing(8)
        group = QButtonGroup(self)
        for key in PAGES:
            button = self.pages[key] = Alternative(group)
            button.clicked.connect(partial(self.turn, key))
            pages.addWidget(button)
        self.search.setClearButtonEnabled(True)
        self.search.setAcceptDrops(False)  # files that are dropped are games
        seek.addWidget(self.search, 1)
        seek.addWidget(self.order)
        nothing = QWidget()
        middle = QVBoxLayout(nothing)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(2)
        words = QHBoxLayout()
        middle.addLayout(words)
        words.addStretch(1)
        words.addWidget(self.empty)
        words.addStretch(1)
        middle.addStretch(3)
        self.stack.addWidget(self.list)
        self.stack.addWidget(nothing)
        pages.addStretch(1)
        left.setSpacing(6)
        left.addWidget(self.stack, 1)
        left.addWidget(self.count)
        left.addWidget(self.note)
        below.setSpacing(_APART)
        below.addWidget(self.details)
        for one in (self.bring, self.paste, self.check, self.clear):
            self.buttons.addButton(one, QDialogButtonBox.ButtonRole.ResetRole)

    def _connect(self) -> None:
        librarian, details = self._librarian, self.details
        self.search.textChanged.connect(self._search)
        self.order.currentIndexChanged.connect(self._sort)
        self.list.selectionModel().selectionChanged.connect(self._chosen)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.doubleClicked.connect(self._main)
        self.model.modelReset.connect(self._choose_again)
        self.model.renamed.connect(librarian.rename)
        self.model.speechless.connect(self._word_games)
        librarian.games.changed.connect(self._refresh)
        librarian.games.progressed.connect(self._show_progress)
        librarian.pictures.painted.connect(self._picture_painted)
        librarian.told.connect(self._show_note)
        librarian.warned.connect(self.note.warn)
        librarian.arrived.connect(self._show_arrivals)
        self.note.answered.connect(librarian.undo)
        details.main.clicked.connect(self._main)
        details.replay.clicked.connect(self._replay)
        details.rename.clicked.connect(self._rename)
        details.export.clicked.connect(self._ask_where)
        details.report.clicked.connect(lambda: self._with_one(self.report_asked.emit))
        details.away.clicked.connect(self._throw_away)
        details.copy_game.triggered.connect(lambda: self._with_one(librarian.copy_game))
        details.copy_position.triggered.connect(lambda: self._with_one(librarian.copy_position))
        details.copy_seed.triggered.connect(lambda: self._with_one(librarian.copy_seed))
        self.bring.clicked.connect(self._ask_which)
        self.paste.clicked.connect(librarian.paste)
        self.check.clicked.connect(self.check_asked)
        self.clear.clicked.connect(self._ask_to_empty)
        self.finished.connect(librarian.games.rest)
        self.finished.connect(self._wording.cancel)
        self.destroyed.connect(self._wording.cancel)

    def _make_keys(self) -> dict[Keys, Callable[[], object]]:
        librarian = self._librarian
        return {
            (Qt.Key.Key_Return, _NONE): self._main,
            (Qt.Key.Key_Enter, _NONE): self._main,
            (Qt.Key.Key_Return, _CTRL): self._replay,
            (Qt.Key.Key_Enter, _CTRL): self._replay,
            (Qt.Key.Key_F2, _NONE): self._rename,
            (Qt.Key.Key_Delete, _NONE): self._throw_away,
            (Qt.Key.Key_Z, _CTRL): librarian.undo,
            (Qt.Key.Key_F, _CTRL): self.search.setFocus,
            (Qt.Key.Key_C, _CTRL): lambda: self._with_one(librarian.copy_game),
            (Qt.Key.Key_C, _CTRL | _SHIFT): lambda: self._with_one(librarian.copy_position),
            (Qt.Key.Key_V, _CTRL): librarian.paste,
            (Qt.Key.Key_S, _CTRL): self._ask_where,
            (Qt.Key.Key_O, _CTRL): self._ask_which,
        }

    def laid(self) -> None:
        """Read what is in the folder now."""
        super().laid()
        self.resize_writing()
        self._librarian.games.watch()
        self._refresh()
        self.list.setFocus()

    def hasHeightForWidth(self) -> bool:
        """Keep the size of the sheet, whatever is chosen."""
        return False

    # Words

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Saved games"))
        for key, word in (
            ("all", self.tr("All")),
            ("running", self.tr("Running")),
            ("finished", self.tr("Finished")),
            ("bin", self.tr("Bin")),
        ):
            self.pages[key].setText(word)
        self.search.setPlaceholderText(self.tr("Search: name, edition, result, date"))
        self.search.setAccessibleName(self.tr("Search"))
        words = {
            "played": self.tr("Last played first"),
            "begun": self.tr("Newest first"),
            "name": self.tr("By name"),
            "edition": self.tr("By edition"),
            "result": self.tr("Most points first"),
        }
        for at, key in enumerate(ORDERS):
            self.order.setItemText(at, words[key])
        self.order.be_called(self.tr("Order"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.bring.setText(self.tr("Import …"))
        self.paste.setText(self.tr("Paste a game"))
        self.check.setText(self.tr("Check my data …"))
        self.clear.setText(self.tr("Empty the bin …"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.model.retranslate()
        self._refresh()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self._head.setDirection(self.direction(_TWO_LINES))
        self._below.setDirection(self.direction(_NARROW))
        is_narrow = self._below.direction() == QBoxLayout.Direction.TopToBottom
        self.row.factor, self.row.is_tall = self.factor, is_narrow
        self.stack.setMinimumWidth(0 if is_narrow else self.px(_LEAST_LIST))
        self.list.setMinimumHeight(_SEEN_ROWS * self.row.height() + 8 if is_narrow else 0)
        self.row.theme = theme = style.shown_theme(self.palette())
        self.details.set_size(self.factor, theme, is_below=is_narrow)
        self.count.setFont(fonts.text(self.px(style.SMALL)))
        self.note.setFont(fonts.text(self.px(style.TEXT)))
        self.empty.setFixedWidth(min(self.px(_EMPTY), self.room_on_page()))
        self.list.doItemsLayout()
        self._show_details()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "details"):
            self.resize_writing()

    def take_note(self, note: str) -> bool:
        """Show a note about the program."""
        self.note.warn(note)
        return True

    def _show_note(self, words: str, offer: str) -> None:
        self.note.say(words, offer)

    # Which games

    @property
    def page(self) -> str:
        """Return which games are shown: one of `PAGES`."""
        return self._page

    def turn(self, page: str) -> None:
        """Show games of another sort: one of `PAGES`."""
        self._page = page
        self.pages[page].setChecked(True)
        self.model.mean(page=page)
        self._refresh()

    def _word_games(self) -> None:
        """Have the games put into words, in slices."""
        self._wording.begin(self.model.wording(), lambda _: self._show_count())

    def _search(self, words: str) -> None:
        self.model.mean(search=words)
        self._show_count()

    def _sort(self) -> None:
        self.model.mean(order=str(self.order.currentData()))

    def _refresh(self) -> None:
        """Take over what is in the folder now; what was chosen stays chosen."""
        games = self._librarian.games
        self.model.set_entries(games.binned if self._page == "bin" else games.entries)
        self.clear.setVisible(self._page == "bin")
        self.clear.setEnabled(bool(games.binned))
        self.bring.setVisible(self._page != "bin")
        self.paste.setVisible(self._page != "bin")
        self.check.setVisible(self._page != "bin")
        self._show_count()
        self._show_details()

    def _show_count(self) -> None:
        if self.model.shown and self.stack.currentIndex() and not self.search.text():
            self.stack.setCurrentIndex(0)
            if not self.is_answered:  # what was behind the sheet has the keyboard then
                self.list.setFocus()
        self.stack.setCurrentIndex(0 if self.model.shown else 1)
        self.empty.setText(self._about_nothing())
        self.count.setText(self.tr("%n game(s)", "", len(self.model.shown)))
        self.count.setVisible(bool(self.model.shown))
        self.details.setVisible(bool(self.model.shown))

    def _show_progress(self, done: int, of_all: int) -> None:
        words = self.tr("Reading games: {done} of {all}")
        said = filled(words, {"done": str(done), "all": str(of_all)})
        self.count.setText(said)
        self.empty.setText(said)

    def _about_nothing(self) -> str:
        games = self._librarian.games
        if not games.is_known:
            return self.tr("The games are being read …")
        if self.search.text().strip():
            return self.tr("Nothing found.")
        if self._page == "bin":
            return self.tr("The bin is empty.")
        if self._page == "all":
            return self.tr(
                "No saved games yet. Every game you start is saved automatically. You can drop game files "
                "anywhere on this window."
            )
        return self.tr("No saved games here.")

    # Which one

    def chosen(self) -> list[Entry]:
        """Return the games that are chosen, in the order in which they are shown."""
        ranges = self.list.selectionModel().selection().toList()  # one, if all of thousands are chosen
        pairs = sorted((one.top(), one.bottom() + 1) for one in ranges)
        return [entry for top, below in pairs for entry in self.model.shown[top:below]]

    def choose(self, name: str) -> None:
        """Choose the game of a record, as soon as it is shown."""
        self._wanted = name
        self._choose_again()

    def _chosen(self) -> None:
        chosen = self.chosen()
        if chosen:
            self._wanted = chosen[0].name
        self._show_details()

    def _choose_again(self) -> None:
        """Choose what was chosen before the list has changed, or what stands first."""
        shown = self.model.shown
        if not shown:
            self._show_details()
            return
        wanted = -1 if self._wanted is None else self.model.row_of(self._wanted)
        row = wanted if wanted >= 0 else min(self._last_row, len(shown) - 1)
        index = self.model.index(row)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.scrollTo(index)

    @property
    def _last_row(self) -> int:
        return max(self.list.last_row, 0)

    def _show_details(self) -> None:
        """Show the game that is chosen, and offer only what is possible with it."""
        chosen, is_bin, details = self.chosen(), self._page == "bin", self.details
        entry = chosen[0] if len(chosen) == 1 else None
        words = self.tr("%n games are chosen.", "", len(chosen)) if len(chosen) > 1 else ""
        details.retranslate(is_bin=is_bin)
        if entry is not None and not is_bin and entry.can_go_on and not self._can_go_on(entry):
            words = (
                self.tr("This is the game you are playing now.")
                if self._librarian.plays(entry.name)
                else self.tr("It is being played in another window now, so it cannot be continued here.")
            )
        details.show_entry(entry, words)
        can_open = entry is not None and entry.summary.status != "aside"
        details.main.setText(
            self.tr("Restore")
            if is_bin
            else self.tr("Continue")
            if entry is None or self._can_go_on(entry)
            else self.tr("Replay")
        )
        details.main.setEnabled(bool(chosen) if is_bin else can_open)
        details.replay.setVisible(not is_bin and entry is not None and self._can_go_on(entry))
        for one in (details.rename, details.export, details.copy, details.report):
            one.setEnabled(entry is not None)
        for action in (details.copy_position, details.copy_seed):
            action.setEnabled(can_open)
        details.away.setEnabled(bool(chosen))

    def _can_go_on(self, entry: Entry) -> bool:
        """Return whether a game can be played on here: it has not ended, and no window plays it."""
        return entry.can_go_on and not self._librarian.library.is_played(entry.name)

    def _picture_painted(self, name: str) -> None:
        self.model.touch(name)
        if self.details.entry is not None and self.details.entry.name == name:
            self.details.refresh_picture()

    def _show_arrivals(self, names: list[str]) -> None:
        """Choose the first game that was taken in, when it is listed."""
        if self._page == "bin":
            self.turn("all")
        self.search.clear()
        self._wanted = names[0]

    # What is done

    def _with_one(self, do: Callable[[str], object]) -> None:
        chosen = self.chosen()
        if len(chosen) == 1 and self._page != "bin":
            do(chosen[0].name)

    def _main(self) -> None:
        """Go on with the game that is chosen, or look at it again; fetch it back from the bin."""
        if not self.details.main.isEnabled():
            return
        chosen = self.chosen()
        if self._page == "bin":
            self._librarian.restore([entry.name for entry in chosen])
        elif self._can_go_on(chosen[0]):
            self.continue_asked.emit(chosen[0].name)
        else:
            self.replay_asked.emit(chosen[0].name)

    def _replay(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1 and self._page != "bin" and chosen[0].summary.status != "aside":
            self.replay_asked.emit(chosen[0].name)

    def _rename(self) -> None:
        if len(self.chosen()) == 1 and self._page != "bin":
            self.list.setFocus()
            self.list.edit(self.list.currentIndex())

    def _throw_away(self) -> None:
        chosen = self.chosen()
        if chosen and self._page != "bin":
            self._librarian.throw_away([entry.name for entry in chosen])

    def _ask_to_empty(self) -> None:
        self.ask(EmptyBinDialog(len(self._librarian.games.binned)), self._librarian.empty_bin)

    # Files

    def _ask_where(self) -> None:
        """Ask into which file a game is to be written."""
        self._with_one(self._ask_where_for)

    def _ask_where_for(self, name: str) -> None:
        self.choose_place(
            self.tr("Export a game"),
            self._librarian.library.name_outside(name),
            ENDING.removeprefix("."),
            lambda file: self._librarian.export(name, Path(file)),
            self._kinds_of_files(),
        )

    def _ask_which(self) -> None:
        """Ask which files are to be taken in."""
        chooser = self.choose_files(self.tr("Import games"), self._kinds_of_files())
        chooser.setFileMode(QFileDialog.FileMode.ExistingFiles)
        chooser.filesSelected.connect(lambda files: self._librarian.take_files([Path(one) for one in files]))
        chooser.open()

    def _kinds_of_files(self) -> list[str]:
        return [self.tr("Games (*.jsonl)"), self.tr("All files (*)")]

    # Keys

    def event(self, event: QEvent) -> bool:
        """Take the keys of this sheet before the window does."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._meant(event) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on a key; a button that has the focus is pressed by Return."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key, and return whether it means something here."""
        if isinstance(self.focusWidget(), QPushButton | QToolButton) and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):
            return False
        meant = self._meant(event)
        if meant is None:
            return False
        event.accept()
        meant()
        return True

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return self.keys.get((event.key(), modifiers))

    def paste_into_search(self) -> bool:
        """Take in a game that is pasted where words are searched for; return whether it was one."""
        if not holds_a_record(QGuiApplication.clipboard().text()):
            return False
        self._librarian.paste()
        return True

    def context_menu(self) -> QMenu:
        """Return a menu of what can be done with what is chosen."""
        menu = QMenu(self)
        details = self.details
        buttons = (details.main, details.replay, details.rename, details.export)
        for button in (*buttons, details.report, details.away):
            if button.isHidden() or not button.isEnabled():
                continue
            action = Action(menu)
            action.setText(button.text())
            action.triggered.connect(button.click)
            menu.addAction(action)
            if button is details.export:
                menu.addActions(details.menu.actions())
        return menu


@guarded
class _Search(QLineEdit):
    """The line to search in; a game that is pasted here is taken in, and Down goes on to the list."""

    def __init__(self, sheet: LibraryDialog) -> None:
        super().__init__(sheet)
        self._sheet = sheet

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is no writing."""
        if event.matches(QKeySequence.StandardKey.Paste) and self._sheet.paste_into_search():
            return
        if event.key() == Qt.Key.Key_Down:
            self._sheet.list.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


@guarded
class _List(QListView):
    """The list; the sheet has the first word about keys."""

    def __init__(self, sheet: LibraryDialog) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self.last_row = 0
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setProperty("role", "games")
        self.verticalScrollBar().setSingleStep(20)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask the sheet first."""
        if not self._sheet.take_key(event):
            super().keyPressEvent(event)

    def currentChanged(self, current: object, previous: object) -> None:
        """Remember where the reader is, for when what was chosen is gone."""
        super().currentChanged(current, previous)  # type: ignore[arg-type]
        if self.currentIndex().isValid():
            self.last_row = self.currentIndex().row()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of what is chosen."""
        index = self.indexAt(event.pos())
        if index.isValid() or self.currentIndex().isValid():
            menu = self._sheet.context_menu()
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(event.globalPos())


class EmptyBinDialog(YesNoDialog):
    """Asks whether what lies in the bin is to be removed for good; `accepted` is yes."""

    def __init__(self, count: int) -> None:
        self._count = count
        super().__init__(420)

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Empty the bin?"))
        self.words.setText(
            self.tr("%n game(s) will be deleted permanently. This cannot be undone.", "", self._count)
        )
        self.answers(self.tr("Delete permanently"), self.tr("Keep the games"))

    def laid(self) -> None:
        """Let Return alone remove nothing."""
        super().laid()
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()
