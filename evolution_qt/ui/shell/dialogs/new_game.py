"""Setting up a new game: edition, seats, names, the quick variant, a seed. Faults are named in place."""

from __future__ import annotations

import unicodedata
from typing import Final, get_args

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCompleter,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from evolution_qt.ai.levels import SUBSTITUTE
from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.core.plain import NUMBER_LIMIT, shown
from evolution_qt.core.text import N_
from evolution_qt.games import game
from evolution_qt.games.evolution.editions import EDITIONS, Edition
from evolution_qt.ui.shell import kinds
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.settings import (
    KINDS,
    LONGEST_NAME,
    CharacterKey,
    GamePlan,
    SeatPlan,
    Settings,
)

ANOTHER: Final = "another"
"""Stands in the list of kinds for an outside program that is not known yet."""
CHARACTERS: Final[tuple[CharacterKey, ...]] = get_args(CharacterKey)
_TIP: Final = Qt.ItemDataRole.ToolTipRole
MOST_SEATS: Final = 6
_DOT = 20
_WIDTH: Final = 720
_SEED: Final = 220
_TWO_LINES: Final = 42
"""What is said of a seat may take two lines, and the sheet keeps its size when it takes one."""
_COUNT: Final = QSize(44, 34)
"""The least size of a button with a number of players."""
_ANIMALS: Final = (
    N_("SeatRow", "Fox"),
    N_("SeatRow", "Otter"),
    N_("SeatRow", "Heron"),
    N_("SeatRow", "Lynx"),
    N_("SeatRow", "Badger"),
    N_("SeatRow", "Crane"),
)


def usual_names() -> list[str]:
    """Return the names that bots get by themselves, by seat."""
    return [QCoreApplication.translate("SeatRow", name) for name in _ANIMALS]


class SeatRow(QWidget):
    """One seat: its colour, who plays and how, and the name."""

    changed = Signal()
    looked_at = Signal(object)
    """Somebody looks at who plays here, or has just chosen it; the argument is the row."""
    program_asked = Signal(object)
    """An outside program that is not known yet is to play here; the argument is the row."""

    def __init__(self, index: int, names: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = index
        self.is_named_by_hand = False
        self.dot = QLabel()
        self.kind = Choice((*KINDS, ANOTHER))
        self._programs: tuple[Program, ...] = ()
        self._chosen: str = KINDS[0]  # who plays while another program is being chosen
        self.character = Choice(CHARACTERS)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        if names:
            completer = QCompleter(list(names), self.name)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.name.setCompleter(completer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.dot)
        row.addWidget(self.kind)
        row.addWidget(self.character)
        row.addWidget(self.name, 1)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.kind.activated.connect(self._ask_program)
        self.character.currentIndexChanged.connect(self._character_chosen)
        for box in (self.kind, self.character):
            box.installEventFilter(self)
        self.name.textEdited.connect(self._name_edited)
        self.name.textChanged.connect(lambda: self.changed.emit())
        self.dot.setPixmap(seat_dot(index, _DOT, self.devicePixelRatioF()))
        self.retranslate()

    def plan(self) -> SeatPlan:
        """Return who is to sit here."""
        return SeatPlan(self.kind.currentData(), tidied(self.name.text()), self.character.currentData())

    def take(self, plan: SeatPlan) -> None:
        """Show a plan."""
        self.choose(plan.kind)
        self.character.setCurrentIndex(CHARACTERS.index(plan.character))
        self.is_named_by_hand = bool(plan.name) and plan.name != self._usual_name()
        self.name.setText(plan.name or self._usual_name())

    def choose(self, kind: str) -> None:
        """Let somebody play here; instead of a program that is not known any more a forager."""
        at = self.kind.findData(kind)
        self.kind.setCurrentIndex(at if at >= 0 else self.kind.findData(SUBSTITUTE))

    def offer(self, programs: tuple[Program, ...]) -> None:
        """Offer these outside programs besides the kinds that are always there."""
        chosen = self.kind.currentData()
        self._programs = programs
        with QSignalBlocker(self.kind):
            while self.kind.count() > len(KINDS):
                self.kind.removeItem(len(KINDS))
            for key in (*[program.kind for program in programs], ANOTHER):
                self.kind.addItem("", key)
            self.choose(chosen)
        self.retranslate()

    def show_wrong(self, *, wrong: bool) -> None:
        """Mark the name, or take the mark away."""
        if bool(self.name.property("wrong")) != wrong:
            self.name.setProperty("wrong", wrong)
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)

    def retranslate(self) -> None:
        """Write every word anew."""
        for at, level in enumerate(KINDS):
            self.kind.setItemText(at, kinds.level_name(level))
            self.kind.setItemData(at, kinds.level_sentence(level), _TIP)
        for at, program in enumerate(self._programs, len(KINDS)):
            self.kind.setItemText(at, kinds.kind_name(program.kind))
            self.kind.setItemData(at, shown(program.line), _TIP)
        last = self.kind.count() - 1
        self.kind.setItemText(last, self.tr("Program …"))
        self.kind.setItemData(last, self.tr("Another program on this computer."), _TIP)
        for at, character in enumerate(CHARACTERS):
            self.character.setItemText(at, kinds.character_name(character))
            self.character.setItemData(at, kinds.character_sentence(character), _TIP)
        self._say_kind()
        number = str(self.index + 1)
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of player {number}").replace("{number}", number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").replace("{number}", number))
        self.character.setAccessibleName(self.tr("Character at seat {number}").replace("{number}", number))
        if not self.is_named_by_hand and self.kind.currentData() != "human":
            self.name.setText(self._usual_name())

    def _usual_name(self) -> str:
        """Return the name that a bot gets by itself; people give theirs."""
        if self.kind.currentData() == "human":
            return ""
        return usual_names()[self.index]

    def sentence(self) -> str:
        """Return what is to be expected of who plays here."""
        said = self.kind.currentData(_TIP) or ""
        if self.character.isEnabled() and self.character.currentData():
            said = self.tr("{sentence} {more}").replace("{sentence}", said)
            said = said.replace("{more}", kinds.character_sentence(self.character.currentData()))
        return said

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell that a box of this row is looked at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self.looked_at.emit(self)
        return super().eventFilter(watched, event)

    def _say_kind(self) -> None:
        """Say of the boxes what their entries say of themselves."""
        has_character = self.kind.currentData() in kinds.WITH_CHARACTER
        self.character.setEnabled(has_character)
        is_program = is_outside(self.kind.currentData() or "")
        self.character.setVisible(self.kind.currentData() != "human" and not is_program)
        for box in (self.kind, self.character):
            words = box.itemData(box.currentIndex(), _TIP) or ""
            if box is self.character and not has_character:
                words = self.tr("A character shows from Hunter on.")
            box.setToolTip(words)
            box.setAccessibleDescription(words)

    def _ask_program(self) -> None:
        if self.kind.currentData() == ANOTHER:
            self.choose(self._chosen)
            self.program_asked.emit(self)

    def _kind_chosen(self) -> None:
        if self.kind.currentData() == ANOTHER:  # which is nobody yet
            return
        self._chosen = self.kind.currentData()
        self._say_kind()
        if not self.is_named_by_hand or not self.name.text().strip():
            self.is_named_by_hand = False
            self.name.setText(self._usual_name())
        self.looked_at.emit(self)
        self.changed.emit()

    def _character_chosen(self) -> None:
        self._say_kind()
        self.looked_at.emit(self)
        self.changed.emit()

    def _name_edited(self, text: str) -> None:
        self.is_named_by_hand = bool(text.strip())


class NewGameDialog(Dialog):
    """Emits `planned` with a GamePlan and a seed, or None for any seed."""

    planned = Signal(object, object)
    program_added = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.setMinimumWidth(_WIDTH)
        self.edition = Choice(tuple(edition.key for edition in EDITIONS))
        self.about_edition = paragraph(role="muted")
        self.compare = QToolButton()
        self.compare.setProperty("role", "word")
        self.compare.clicked.connect(self._compare)
        self.comparison: EditionsDialog | None = None
        self.program: ProgramDialog | None = None
        self._settings = settings
        self.counts: dict[int, QToolButton] = {}
        self._group = QButtonGroup(self)
        counts = QHBoxLayout()
        for count in range(2, MOST_SEATS + 1):
            button = QToolButton()
            button.setText(str(count))
            button.setCheckable(True)
            button.setMinimumSize(_COUNT)
            self._group.addButton(button, count)
            self.counts[count] = button
            counts.addWidget(button)
        counts.addStretch(1)
        self.rows = [SeatRow(index, settings.names) for index in range(MOST_SEATS)]
        self.simultaneous = Tick()
        self.seed = QLineEdit()
        self.seed.setMaximumWidth(_SEED)
        self.about_seat = paragraph(role="muted")
        self.about_seat.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._told_of = self.rows[0]
        self.fault = paragraph(role="warning")
        self._words = {key: QLabel() for key in ("edition", "players", "seats", "seed")}
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._words["edition"], 0, 0)
        grid.addWidget(self.edition, 0, 1)
        line = QHBoxLayout()
        line.addWidget(self.about_edition, 1)
        line.addWidget(self.compare)
        grid.addLayout(line, 1, 1)
        grid.addWidget(self._words["players"], 2, 0)
        grid.addLayout(counts, 2, 1)
        grid.addWidget(self._words["seats"], 3, 0)  # in the middle of the first row, as the words above it
        for at, row in enumerate(self.rows):
            grid.addWidget(row, 3 + at, 1)
        last = 3 + len(self.rows)
        grid.addWidget(self.about_seat, last, 1)
        grid.addWidget(self.simultaneous, last + 1, 1)
        grid.addWidget(self._words["seed"], last + 2, 0)
        grid.addWidget(self.seed, last + 2, 1)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self.content.addWidget(self.fault)
        self._shows_faults = False
        for row in self.rows:
            row.offer(settings.programs)
            row.program_asked.connect(self._ask_program)
        self._show_plan(settings.last)
        self.retranslate()
        self.edition.currentIndexChanged.connect(self._check)
        self._group.idToggled.connect(self._check)
        self.seed.textChanged.connect(self._check)
        for row in self.rows:
            row.changed.connect(self._check)
            row.looked_at.connect(self._tell_of)
            row.name.textEdited.connect(self._watch)
        self.seed.textEdited.connect(self._watch)
        self.accepted.connect(lambda: self.planned.emit(self.plan(), self.chosen_seed()))
        self._check()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.setMinimumWidth(self.px(_WIDTH))
        self.about_seat.setMinimumHeight(self.px(_TWO_LINES))
        self.seed.setMaximumWidth(self.px(_SEED))
        for button in self.counts.values():
            button.setMinimumSize(_COUNT * self.factor)
        for row in self.rows:
            row.dot.setPixmap(seat_dot(row.index, self.px(_DOT), self.devicePixelRatioF()))

    # Values

    @property
    def chosen_edition(self) -> Edition:
        """Return the edition that is chosen."""
        return EDITIONS[self.edition.currentIndex()]

    def plan(self) -> GamePlan:
        """Return the game as it is set up now."""
        seats = tuple(row.plan() for row in self.rows[: self._group.checkedId()])
        return GamePlan(self.chosen_edition.key, seats, self.simultaneous.isChecked())

    def chosen_seed(self) -> int | None:
        """Return the seed, None if any will do."""
        text = self.seed.text().strip()
        return int(text) if text else None

    def why_not(self) -> str:
        """Return what stands in the way of this game, empty if nothing does."""
        seats = [row.plan() for row in self.rows[: self._group.checkedId()]]
        for number, seat in enumerate(seats, 1):
            if not seat.name:
                return self.tr("Player {number} needs a name.").replace("{number}", str(number))
        names = [seat.name.casefold() for seat in seats]
        for seat in seats:
            if names.count(seat.name.casefold()) > 1:
                return self.tr("Two players are called “{name}”.").replace("{name}", seat.name)
        text = self.seed.text().strip()
        if text and not (text.isascii() and text.isdigit() and len(text) < 17 and int(text) < NUMBER_LIMIT):
            return self.tr("The seed is a whole number of at most 15 digits, or empty.")
        return ""

    def accept(self) -> None:
        """Begin, or show what stands in the way and put the cursor there."""
        if not self.why_not():
            super().accept()
            return
        self._watch()
        wrong = [row.name for row in self.rows if row.isVisible() and row.name.property("wrong")]
        (wrong or [self.seed])[0].setFocus()

    # Showing

    def open_over(self, window: QWidget) -> None:
        """Show the sheet; the first name that is missing has the cursor."""
        super().open_over(window)
        for row in self.rows:
            if row.isVisible() and not row.plan().name:
                row.name.setFocus()
                break

    def _compare(self) -> None:
        """Show what differs between the editions, over this sheet."""
        self.comparison = EditionsDialog()
        self.comparison.finished.connect(self._compared)
        self.finished.connect(self.comparison.reject)
        self.comparison.open_over(self.window())

    def _compared(self) -> None:
        self.comparison = None

    def _tell_of(self, row: SeatRow) -> None:
        """Say below the seats what is to be expected of one of them."""
        self._told_of = row
        who = row.plan().name or row.name.placeholderText()
        words = self.tr("{name}: {sentence}").replace("{name}", who)
        self.about_seat.setText(words.replace("{sentence}", row.sentence()))

    def _ask_program(self, row: SeatRow) -> None:
        """Let an outside program be chosen for a seat, over this sheet."""
        self.program = ProgramDialog(game(self.chosen_edition.key), self._group.checkedId())
        self.program.chosen.connect(lambda program: self._take_program(row, program))
        self.program.finished.connect(self._program_closed)
        self.finished.connect(self.program.reject)
        self.program.open_over(self.window())

    def _take_program(self, row: SeatRow, program: Program) -> None:
        self._settings = self._settings.knowing(program)
        self.program_added.emit(program)
        for one in self.rows:
            one.offer(self._settings.programs)
        row.choose(program.kind)
        row.kind.setFocus()

    def _program_closed(self) -> None:
        self.program = None

    def _watch(self) -> None:
        """Show faults from now on: a set-up that nobody has touched yet is not wrong."""
        self._shows_faults = True
        self._check()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("New game"))
        self._words["edition"].setText(self.tr("Edition"))
        self.compare.setText(self.tr("What differs?"))
        self._words["players"].setText(self.tr("Players"))
        self._words["seats"].setText(self.tr("Seats"))
        self._words["seed"].setText(self.tr("Seed"))
        self.simultaneous.setText(self.tr("Quick variant: all play their cards at the same time"))
        self.seed.setPlaceholderText(self.tr("any"))
        self.seed.setToolTip(
            self.tr("The same seed deals the same cards again. Leave it empty for a new deal.")
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Begin"))
        for at, edition in enumerate(EDITIONS):
            self.edition.setItemText(at, _edition_name(edition))
        for row in self.rows:
            row.retranslate()
        self._tell_of(self._told_of)
        self._check()

    def _show_plan(self, plan: GamePlan) -> None:
        keys = [edition.key for edition in EDITIONS]
        self.edition.setCurrentIndex(keys.index(plan.game) if plan.game in keys else 0)
        seats = plan.seats[:MOST_SEATS]
        if len(seats) < 2:
            seats = (SeatPlan("human", ""), SeatPlan("hunter", ""), SeatPlan("forager", ""))
        for row, seat in zip(self.rows, seats, strict=False):
            row.take(seat)
        for row in self.rows[len(seats) :]:
            row.take(SeatPlan("hunter", ""))
        bots = [row for row, seat in zip(self.rows, seats, strict=False) if seat.kind != "human"]
        self._told_of = (bots or self.rows)[0]
        self.counts[len(seats)].setChecked(True)
        self.simultaneous.setChecked(plan.simultaneous)

    def _check(self) -> None:
        """Offer what the edition allows, and show what is wrong."""
        edition = self.chosen_edition
        if self._group.checkedId() > edition.most_players:
            self.counts[edition.most_players].setChecked(True)
        count = self._group.checkedId()
        for row in self.rows:
            row.setVisible(row.index < count)
        self._tell_of(self._told_of if self._told_of.index < count else self.rows[0])
        text = self.tr("{cards} cards, {least} to {most} players")
        cards = sum(len(one.food) for one in edition.prints)
        for key, value in (
            ("cards", cards),
            ("least", edition.fewest_players),
            ("most", edition.most_players),
        ):
            text = text.replace("{" + key + "}", str(value))
        self.about_edition.setText(text)
        for number, button in self.counts.items():
            button.setEnabled(number <= edition.most_players)
            button.setToolTip("" if button.isEnabled() else text)
        fault = self.why_not() if self._shows_faults else ""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        names = [row.plan().name.casefold() for row in self.rows[:count]]
        for row, name in zip(self.rows, names, strict=False):
            row.show_wrong(wrong=bool(fault) and (not name or names.count(name) > 1))


def tidied(name: str) -> str:
    """Return a name without control characters and superfluous spaces."""
    shown = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return " ".join(shown.split())[:LONGEST_NAME]


def _edition_name(edition: Edition) -> str:
    return QCoreApplication.translate("Edition", edition.name)
