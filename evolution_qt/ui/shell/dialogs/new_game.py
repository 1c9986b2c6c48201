"""Setting up a new game: edition, seats, names, the quick variant, a seed. Faults are named in place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, get_args

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QObject,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from evolution_qt import messages
from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.brain.ratings import measured, rating
from evolution_qt.core.bots import Bots
from evolution_qt.core.errors import filled
from evolution_qt.core.fairness import seed_of
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.core.plain import shown
from evolution_qt.core.text import N_
from evolution_qt.core.title import Edition
from evolution_qt.games import game, keys
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, ToolButton, tip
from evolution_qt.ui.shell import kinds, switches
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.dialogs.base import ShortLine, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Line, Tick
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.house_rules import HouseRulesDialog
from evolution_qt.ui.shell.dialogs.mark import MarkDialog
from evolution_qt.ui.shell.dialogs.naming import Naming
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.dots import drawn_mark
from evolution_qt.ui.shell.kinds import ANOTHER
from evolution_qt.ui.shell.language import spoken
from evolution_qt.ui.shell.marks import Guise, claims, guises, wish
from evolution_qt.ui.shell.names import of_user, tidied
from evolution_qt.ui.shell.settings import (
    KINDS,
    LONGEST_NAME,
    NOBODY_YET,
    CharacterKey,
    GamePlan,
    Mark,
    SeatPlan,
    Settings,
)
from evolution_qt.ui.table.presentation import presentation, shown_titles

CHARACTERS: Final[tuple[CharacterKey, ...]] = get_args(CharacterKey)
MOST_SEATS: Final = 6
_DOT = 20
_AROUND: Final = 10
"""Room around a mark that can be pressed."""
_ALWAYS: Final = (*KINDS, NOBODY_YET)
"""Who can play anywhere."""
_FEW: Final = 2
"""So many changed rules are named; of more only the number is."""
_LONGEST_SEED: Final = 60
_WIDTH: Final = 920
_NARROW: Final = 700
"""Where a sheet is narrower, in pixels of a usual window, lines are broken."""
_SEED: Final = 220
_TWO_LINES: Final = 42
"""What is said of a seat may take two lines, and the sheet keeps its size when it takes one."""
_FIRST_SEAT: Final = 2
"""The line of the sheet in which the seats begin."""
_COUNT: Final = QSize(44, 34)
"""The least size of a button with a number of players."""
_LONG: Final = 160
"""Letters of a program's command that are shown at most."""
_NAMELESS: Final = N_("SeatRow", "Player {number}")
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


@cache
def _given_by_none(seat: int) -> frozenset[str]:
    """Return what a player at a seat is called in some language if nobody has named him."""
    spoken = [messages.load(language) for language in messages.languages()]
    names = [said.text("SeatRow", _ANIMALS[seat]) for said in spoken]
    return frozenset([*names, *(said.text("SeatRow", _NAMELESS, number=seat + 1) for said in spoken)])


TO_LEARN: Final[tuple[Callable[[], object], ...]] = (
    *(partial(measured, key) for key in keys()),
    *(partial(_given_by_none, seat) for seat in range(MOST_SEATS)),
)
"""What this sheet needs to know and keeps: to be called before it is opened, it takes some 30 ms together."""


@guarded
class SeatRow(QWidget):
    """One seat: its colour, who plays and how, and the name."""

    changed = Signal()
    looked_at = Signal(object)
    """Somebody looks at who plays here, or has just chosen it; the argument is the row."""
    mark_asked = Signal(object)
    """Somebody wants another colour or shape; the argument is the row."""
    program_asked = Signal(object)
    """An outside program that is not known yet is to play here; the argument is the row."""

    def __init__(
        self, index: int, bots: Bots, names: tuple[str, ...], propose: Callable[[SeatRow], str]
    ) -> None:
        """*names* are known; *propose* names a person who may be meant by a row, empty if nobody is."""
        super().__init__()
        self.index = index
        self.bots = bots
        self._propose = propose
        self.is_named_by_hand = False
        self.dot = ToolButton()
        self.dot.setProperty("role", "mark")
        self.dot.clicked.connect(lambda: self.mark_asked.emit(self))
        self.guise: Guise = (index, index)
        """The colour and the shape that are worn here."""
        self._worn = 0, 0
        """Which picture of it is shown, and how large."""
        self.wish: Guise | None = None
        """Those that were chosen for the person here."""
        self.kind = Choice((*_ALWAYS, ANOTHER))
        self._programs: tuple[Program, ...] = ()
        self._chosen: str = KINDS[0]  # who plays while another program is being chosen
        self.character = Choice(CHARACTERS)
        self.name = Line()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.offer(names)
        row = self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        self._who, self._how = QHBoxLayout(), QHBoxLayout()
        self._who.addWidget(self.dot)
        self._who.addWidget(self.kind)
        self._how.addWidget(self.name, 1)
        self._how.addWidget(self.character)
        row.addLayout(self._who)
        row.addLayout(self._how, 1)
        room = self.character.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # so that all names are equally wide
        self.character.setSizePolicy(room)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.kind.activated.connect(self._ask_program)
        self.character.currentIndexChanged.connect(self._character_chosen)
        room = self.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # so that the sheet is as tall with fewer players
        self.setSizePolicy(room)
        for box in (self.kind, self.character):
            box.installEventFilter(self)
        self.name.textEdited.connect(self._name_edited)
        self.name.textChanged.connect(lambda: self.changed.emit())

    @property
    def is_for_a_person(self) -> bool:
        """Say whether a person plays here, now or later."""
        return self.kind.currentData() in ("human", NOBODY_YET)

    def wear(self, guise: Guise, side: int) -> None:
        """Show the colour and the shape that are worn here, in a picture of so many pixels."""
        self.guise = guise
        picture = drawn_mark(guise, side, self.devicePixelRatioF())
        if self._worn == (picture.cacheKey(), side):
            return
        self._worn = picture.cacheKey(), side
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Disabled)  # a bot's mark is as bright, it only cannot be chosen
        self.dot.setIcon(icon)
        self.dot.setIconSize(QSize(side, side))
        self.dot.setFixedSize(side + _AROUND, side + _AROUND)

    def break_line(self, way: QBoxLayout.Direction) -> None:
        """Stand in one line, or with the name below who plays."""
        self._line.setDirection(way)

    def measure(self) -> None:
        """Take as much room as what is here needs; Qt does not ask what it has never shown."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        for line in (self._who, self._how, self._line):
            line.invalidate()
        self.updateGeometry()

    def plan(self) -> SeatPlan:
        """Return who is to sit here."""
        return SeatPlan(self.kind.currentData(), tidied(self.name.text()), self.character.currentData())

    def take(self, plan: SeatPlan) -> None:
        """Show a plan."""
        self.choose(plan.kind)
        self.character.setCurrentIndex(CHARACTERS.index(plan.character))
        usual = self._usual_name()
        self.is_named_by_hand = plan.name not in ("", usual, *_given_by_none(self.index))
        self.name.setText(plan.name if self.is_named_by_hand else usual)

    def choose(self, kind: str) -> None:
        """Let somebody play here; instead of a program that is not known any more a forager."""
        at = self.kind.findData(kind)
        self.kind.setCurrentIndex(at if at >= 0 else self.kind.findData(self.bots.substitute))

    def offer(self, programs: tuple[Program, ...]) -> None:
        """Offer these outside programs besides the kinds that are always there; `retranslate` names them."""
        chosen = self.kind.currentData()
        self._programs = programs
        with QSignalBlocker(self.kind):
            while self.kind.count() > len(_ALWAYS):
                self.kind.removeItem(len(_ALWAYS))
            for key in (*[program.kind for program in programs], ANOTHER):
                self.kind.addItem("", key)
            self.choose(chosen)

    def show_wrong(self, *, wrong: bool) -> None:
        """Mark the name, or take the mark away."""
        if bool(self.name.property("wrong")) != wrong:
            self.name.setProperty("wrong", wrong)
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)

    def retranslate(self) -> None:
        """Write every word anew."""
        for at, level in enumerate(KINDS):
            self.kind.setItemText(at, kinds.name_of(level, self.bots))
            self.kind.describe(at, kinds.sentence_of(level, self.bots))
        at = len(KINDS)
        self.kind.setItemText(at, self.tr("Open seat"))
        words = self.tr("Open seat: a Hunter bot plays until someone joins, at any time ({keys}).")
        self.kind.describe(at, filled(words, {"keys": keymap.written("seats")}))
        for at, program in enumerate(self._programs, len(_ALWAYS)):
            self.kind.setItemText(at, kinds.kind_name(program.kind, self.bots))
            self.kind.describe(at, shown(program.line, _LONG))
        last = self.kind.count() - 1
        self.kind.setItemText(last, kinds.kind_name(ANOTHER, self.bots))
        self.kind.describe(last, kinds.another_sentence())
        for at, character in enumerate(CHARACTERS):
            self.character.setItemText(at, kinds.name_of(character, self.bots))
            self.character.describe(at, kinds.sentence_of(character, self.bots))
        self._say_kind()
        number = {"number": self.index + 1}
        self.dot.setToolTip(self.tr("Choose a colour and a shape"))
        self.dot.setAccessibleName(filled(self.tr("Colour and shape of player {number}"), number))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number))
        self.kind.be_called(filled(self.tr("Who plays seat {number}"), number))
        self.character.be_called(filled(self.tr("Character at seat {number}"), number))
        if not self.is_named_by_hand:
            self.name.setText(self._usual_name())

    def _usual_name(self) -> str:
        """Return the name that is proposed for whoever plays here."""
        if self.kind.currentData() == "human":
            return self._propose(self) or self.nameless()
        return usual_names()[self.index]

    def nameless(self) -> str:
        """Return what a player without a name is called."""
        return filled(self.tr("Player {number}"), {"number": str(self.index + 1)})

    def sentence(self) -> str:
        """Return what is to be expected of who plays here."""
        said = self.kind.description(self.kind.currentIndex())
        if self.character.isEnabled() and self.character.currentData():
            more = kinds.sentence_of(self.character.currentData(), self.bots)
            said = filled(self.tr("{sentence} {more}"), {"sentence": said, "more": more})
        return said

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell that a box of this row is looked at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self.looked_at.emit(self)
        return super().eventFilter(watched, event)

    def _say_kind(self) -> None:
        """Say of the boxes what their entries say of themselves."""
        has_character = self.kind.currentData() in self.bots.levels
        self.character.setEnabled(has_character)
        is_program = is_outside(self.kind.currentData() or "")
        self.character.setVisible(not self.is_for_a_person and not is_program)
        self.dot.setEnabled(self.is_for_a_person)
        for box in (self.kind, self.character):
            words = box.description(box.currentIndex())
            if box is self.character and not has_character:
                words = self.tr("This bot has no character.")
            box.setToolTip(tip(words))
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


class NewGameDialog(Naming):
    """Emits `planned` with a GamePlan and a seed, or None for any seed."""

    pauses_game = True
    planned = Signal(object, object)
    program_added = Signal(object, object)
    """An outside program that was not known yet can play from now on; and who is chosen for other seats."""
    program_forgotten = Signal(object)
    """An outside program is not to be offered any more."""
    marked = Signal(object)
    """The colours and shapes of the people, before `planned`."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.want_width(_WIDTH)
        self._editions = [edition for title in shown_titles() for edition in title.editions]
        self.edition = Choice(tuple(edition.key for edition in self._editions))
        self.about_edition = paragraph(role="muted")
        self.about_edition.setWordWrap(False)
        self.compare = ToolButton()
        self.compare.setProperty("role", "word")
        self.compare.clicked.connect(self._compare)
        self.comparison: EditionsDialog | None = None
        self.program: ProgramDialog | None = None
        self.mark: MarkDialog | None = None
        self.house_rules: HouseRulesDialog | None = None
        self._rules: dict[str, Value] = {}
        self._settings = settings
        self.counts: dict[int, Alternative] = {}
        self._group = QButtonGroup(self)
        counts = QHBoxLayout()
        for count in range(2, MOST_SEATS + 1):
            button = Alternative(self._group, "sign")
            button.setText(str(count))
            button.setMinimumSize(_COUNT)
            self._group.setId(button, count)
            self.counts[count] = button
            counts.addWidget(button)
        counts.addStretch(1)
        self._user = of_user()
        self.rows: list[SeatRow] = []
        bots = game(self._editions[0].key).bots()
        for index in range(MOST_SEATS):
            self.rows.append(SeatRow(index, bots, settings.names, self._person_for))
        self.simultaneous, self.practice, self.open_hands = Tick(), Tick(), Tick()
        self.rules = ToolButton()
        self.rules.setProperty("role", "word")
        self.rules.clicked.connect(self._ask_rules)
        self.about_rules = ShortLine()
        self.seed = Line()
        self.seed.setMaxLength(_LONGEST_SEED)
        self.seed.setMaximumWidth(_SEED)
        self.about_seat = paragraph(role="muted")
        self.about_seat.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._told_of = self.rows[0]
        self._chose_at: QPoint | None = None
        self.simultaneous.toggled.connect(lambda _on: self._tell_of(self._told_of))
        self.fault.setAlignment(self.about_seat.alignment())
        self.fault.hide()
        self._words = {key: Label() for key in ("edition", "players", "seats", "rules", "seed")}
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(7)
        way = QBoxLayout.Direction.LeftToRight
        top, players, variants, deal = (QBoxLayout(way) for _ in range(4))
        self._lines = (top, players, variants, deal)
        for line in (top, deal):
            line.setSpacing(14)
        variants.setSpacing(22)
        top.addWidget(self.edition, 1)
        top.addWidget(self.compare)
        players.addLayout(counts, 1)
        players.addWidget(self.about_edition)
        for tick in (self.simultaneous, self.practice, self.open_hands):
            variants.addWidget(tick)
        variants.addStretch(1)
        changed, seeded = QHBoxLayout(), QHBoxLayout()
        changed.addWidget(self.rules)
        changed.addWidget(self.about_rules, 1)
        self._words["edition"].setBuddy(self.edition)
        self._words["seed"].setBuddy(self.seed)
        seeded.addWidget(self._words["seed"])
        seeded.addWidget(self.seed)
        for line in (changed, seeded):
            line.setSpacing(14)
        deal.addLayout(changed, 1)
        deal.addLayout(seeded)
        grid.addWidget(self._words["edition"], 0, 0)
        grid.addLayout(top, 0, 1)
        grid.addWidget(self._words["players"], 1, 0)
        grid.addLayout(players, 1, 1)
        # in the middle of the first row, as the words above it
        grid.addWidget(self._words["seats"], _FIRST_SEAT, 0)
        last = _FIRST_SEAT + len(self.rows)  # which is that of the words about a seat, when there are six
        grid.addLayout(variants, last + 1, 1)
        grid.addWidget(self._words["rules"], last + 2, 0)
        grid.addLayout(deal, last + 2, 1)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self._grid = grid
        self._laid = 0
        for row in self.rows:
            row.offer(settings.programs)
            row.program_asked.connect(self._ask_program)
            row.mark_asked.connect(self._ask_mark)
        self._show_plan(settings.last)
        self.retranslate()
        self.edition.currentIndexChanged.connect(self.check)
        self._group.idToggled.connect(self.check)
        self.seed.textChanged.connect(self.check)
        for row in self.rows:
            row.name.textChanged.connect(lambda _text, row=row: self._remember_mark(row))
            row.changed.connect(self.check)
            row.looked_at.connect(self._look_at)
            row.kind.activated.connect(self._keep_pointer)
            row.character.activated.connect(self._keep_pointer)
            self.follow(row.name)
        self.accepted.connect(self._begin)
        self.resize_writing()

    def resize_writing(self) -> None:
        """Grow with the window."""
        way = self.direction(_NARROW)
        for line in self._lines:
            line.setDirection(way)
        for row in self.rows:
            row.break_line(way)
        for words in (self.about_seat, self.fault):
            words.setMinimumHeight(self.px(_TWO_LINES))
        self.seed.setMaximumWidth(self.px(_SEED))
        for button in self.counts.values():
            button.setMinimumSize(_COUNT * self.factor)
        self._dress()

    def write_alike(self, part: QWidget) -> None:
        """Write in the size of the moment, also at seats that are kept free and were never seen."""
        super().write_alike(part)
        for row in self.rows:
            row.measure()

    # Values

    @property
    def game(self) -> AnyGame:
        """Return the game that is chosen, by its edition alone."""
        return game(self.chosen_edition.key)

    @property
    def chosen_edition(self) -> Edition:
        """Return the edition that is chosen."""
        return self._editions[self.edition.currentIndex()]

    def plan(self) -> GamePlan:
        """Return the game as it is set up now."""
        seats = tuple(row.plan() for row in self.rows[: self._group.checkedId()])
        rules = tuple(self._differs().items())
        return GamePlan(
            self.chosen_edition.key,
            seats,
            self.simultaneous.isChecked(),
            rules,
            open_hands=self.open_hands.isEnabled() and self.open_hands.isChecked(),
            practice=self.practice.isEnabled() and self.practice.isChecked(),
        )

    def marks(self) -> tuple[Mark, ...]:
        """Return the colours and shapes that were chosen for people who are named here."""
        chosen = [(row.plan(), row.wish) for row in self.rows[: self._group.checkedId()]]
        return tuple(
            Mark(seat.name, *wish)
            for seat, wish in chosen
            if wish is not None and seat.name and seat.kind in ("human", NOBODY_YET)
        )

    def chosen_seed(self) -> int | None:
        """Return the seed, None if any will do."""
        text = self.seed.text().strip()
        return seed_of(text) if text else None

    def _begin(self) -> None:
        self.marked.emit(self.marks())
        self.planned.emit(self.plan(), self.chosen_seed())

    def names(self) -> list[str]:
        """Return the names by seat."""
        return [row.plan().name for row in self.rows[: self._group.checkedId()]]

    def why_not(self) -> str:
        """Return what stands in the way of this game, empty if nothing does."""
        if fault := super().why_not():
            return fault
        for rule in self._rules_without_use():
            words = self.tr("“{rule}” is for two players only: reset it, or play with two.")
            return filled(words, {"rule": switches.name_of(rule)})
        return ""

    def _rules_without_use(self) -> list[Option]:
        """Return the switches that are set although they mean nothing to so many players."""
        players, set_now = self._group.checkedId(), self._differs()
        return [one for one in self.game.options if one.key in set_now and one.players not in (0, players)]

    def _differs(self) -> dict[str, Value]:
        """Return the house rules that are set and that the chosen edition has otherwise."""
        return differing(self._rules, switches.house_rules(self.game))

    def accept(self) -> None:
        """Begin, or show what stands in the way and put the cursor there."""
        super().accept()
        if self.is_answered:
            return
        wrong = [row.name for row in self.rows if row.isVisible() and row.name.property("wrong")]
        for name in wrong[:1]:
            name.setFocus()
        if not wrong:
            self.rules.setFocus()

    # Showing

    def laid(self) -> None:
        """Let Return begin at once; before the first game a name can be written at once."""
        super().laid()
        if self._settings.last.seats:
            self.buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()
        else:
            self.rows[0].name.setFocus()
            self.rows[0].name.selectAll()

    def _compare(self) -> None:
        """Show what differs between the editions, over this sheet."""
        self.comparison = EditionsDialog(self.chosen_edition.key)
        self.comparison.finished.connect(self._compared)
        self.finished.connect(self.comparison.reject)
        self.comparison.open_over(self.window())

    def _compared(self) -> None:
        self.comparison = None

    def _keep_pointer(self) -> None:
        """Remember where the pointer is as something is chosen: over a list that lies over other rows."""
        self._chose_at = QCursor.pos()

    def _look_at(self, row: SeatRow) -> None:
        """Tell of a row that is looked at, unless the pointer came there only because a list has closed."""
        has_keyboard = row.isAncestorOf(QApplication.focusWidget() or self)
        if row is self._told_of or has_keyboard or QCursor.pos() != self._chose_at:
            self._tell_of(row)

    def _tell_of(self, row: SeatRow) -> None:
        """Say below the seats what is to be expected of one of them."""
        self._told_of = row
        who = row.plan().name or row.nameless()
        said, strength = row.sentence(), self._strength(row.plan())
        if strength:
            said = filled(self.tr("{sentence} {more}"), {"sentence": said, "more": strength})
        self.about_seat.setText(filled(self.tr("{name}: {sentence}"), {"name": who, "sentence": said}))

    def _strength(self, seat: SeatPlan) -> str:
        """Return how strong a level was measured to be at a table like this; nothing if that is not known.

        With a character or other rules it was not measured.
        """
        found = rating(self.chosen_edition.key, self._group.checkedId(), seat.kind)
        has_other_rules = self.simultaneous.isChecked() or self._differs()
        if found is None or seat.character or has_other_rules:
            return ""
        if seat.kind == self.game.bots().anchor:
            return self.tr("The strength of all other bots is measured against this one: it counts 1000.")
        #: How strong a level is, as Elo counts it: the forager has 1000; measured with so many players
        text = self.tr(
            "Measured strength {rating}\u00a0±\u00a0{spread} with {players} players (forager:\u00a01000). "
            "100 more means finishing ahead in 64 of 100 games."
        )
        numbers = {"rating": found.value, "spread": found.spread, "players": found.players}
        return filled(text, {name: str(number) for name, number in numbers.items()})

    def _ask_mark(self, row: SeatRow) -> None:
        """Let a colour and a shape be chosen for a person, over this sheet."""
        name = row.plan().name or row.nameless()
        self.mark = MarkDialog(name, row.guise)
        self.mark.chosen.connect(lambda guise: self._mark(row, guise))
        self.mark.finished.connect(self._mark_closed)
        self.finished.connect(self.mark.reject)
        self.mark.open_over(self.window())

    def _mark_closed(self) -> None:
        self.mark = None

    def _mark(self, row: SeatRow, guise: Guise) -> None:
        """Let a person wear this; whoever has chosen the same colour or shape here wears another."""
        for other in self.rows:
            if other.wish is not None and (other.wish[0] == guise[0] or other.wish[1] == guise[1]):
                other.wish = None
        row.wish = guise
        self._dress()

    def _remember_mark(self, row: SeatRow) -> None:
        """Let a person whose name is known wear what was chosen once."""
        row.wish = self._wish_of(row)
        self._dress()

    def _wish_of(self, row: SeatRow) -> Guise | None:
        """Return what the person at a seat has chosen once."""
        return wish(row.plan().name, self._settings.marks) if row.is_for_a_person else None

    def _dress(self) -> None:
        """Show what everybody wears."""
        count = max(self._group.checkedId(), 2)
        wishes = [row.wish if row.is_for_a_person and row.index < count else None for row in self.rows]
        names = [row.plan().name for row in self.rows[:count]]
        others = claims(names, (*self._settings.marks, *self._settings.worn))  # as at the table, bots too
        for row, guise in zip(self.rows, guises(wishes, others), strict=True):
            row.wear(guise, self.px(_DOT))

    def _offer_practice(self, count: int) -> None:
        """Offer what does not count only where it means something, and say why not where it does not."""
        kinds_here = [row.kind.currentData() for row in self.rows[:count]]
        people = kinds_here.count("human")
        self.practice.setEnabled(people == 1 and NOBODY_YET not in kinds_here)
        self.practice.setToolTip(
            self.tr("Any move can be undone, as far back as you like. The game does not count.")
            if self.practice.isEnabled()
            else self.tr("Practice is for one person and bots.")
        )
        self.open_hands.setEnabled(people > 0)
        self.open_hands.setToolTip(
            self.tr("All players agree to see every hand. The game is practice and does not count.")
            if people
            else self.tr("No player is here to see the hands.")
        )

    def _ask_rules(self) -> None:
        """Let rules be changed, over this sheet."""
        self.house_rules = HouseRulesDialog(self.game, self._rules, self._group.checkedId())
        self.house_rules.chosen.connect(self._take_rules)
        self.house_rules.finished.connect(self._rules_closed)
        self.finished.connect(self.house_rules.reject)
        self.house_rules.open_over(self.window())

    def _rules_closed(self) -> None:
        self.house_rules = None

    def _take_rules(self, rules: dict[str, Value]) -> None:
        self._rules = rules
        self.check()

    def _tell_rules(self) -> None:
        """Say which rules differ from the edition."""
        rules = self._differs()
        told = [switches.told(one, rules[one.key]) for one in self.game.options if one.key in rules]
        if not told:
            words = self.tr("edition default")
        elif len(told) <= _FEW:
            words = QLocale().createSeparatedList(told)
        else:
            words = self.tr("%n rule(s) differ from the edition", "", len(told))
        self.about_rules.setText(words)
        self.about_rules.setToolTip(tip("\n".join(told)))
        self.about_rules.setProperty("role", "differing" if told else "muted")
        self.about_rules.style().unpolish(self.about_rules)
        self.about_rules.style().polish(self.about_rules)

    def _ask_program(self, row: SeatRow) -> None:
        """Let an outside program be chosen for a seat, over this sheet."""
        self.program = ProgramDialog(self.game, self._group.checkedId(), self._settings.programs)
        self.program.chosen.connect(lambda program: self._take_program(row, program))
        self.program.forgotten.connect(self._forget_program)
        self.program.finished.connect(self._program_closed)
        self.finished.connect(self.program.reject)
        self.program.open_over(self.window())

    def _take_program(self, row: SeatRow, program: Program) -> None:
        in_use = [one.plan().kind for one in self.rows if one is not row]
        self._settings = self._settings.knowing(program, in_use)
        self.program_added.emit(program, in_use)
        self._offer_programs()
        row.choose(program.kind)
        row.kind.setFocus()

    def _forget_program(self, program: Program) -> None:
        """Offer a program no more; where it was chosen, a forager takes its place."""
        self._settings = self._settings.without(program)
        self.program_forgotten.emit(program)
        self._offer_programs()

    def _offer_programs(self) -> None:
        for one in self.rows:
            one.offer(self._settings.programs)
            one.retranslate()

    def _program_closed(self) -> None:
        self.program = None

    def _person_for(self, row: SeatRow) -> str:
        """Return a person who has played here before, or uses this computer, and sits nowhere else yet."""
        others = {other.plan().name.casefold() for other in self.rows if other is not row}
        others.update(one.nameless().casefold() for one in self.rows)  # who is nobody in particular
        people = (*self._settings.names, self._user)
        return next((name for name in people if name and name.casefold() not in others), "")

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("New game"))
        self._words["edition"].setText(self.tr("Edition"))
        self.compare.setText(self.tr("What differs?"))
        self._words["players"].setText(self.tr("Players"))
        self._words["seats"].setText(self.tr("Seats"))
        self._words["rules"].setText(self.tr("Rules"))
        self._words["seed"].setText(self.tr("Seed"))
        self.rules.setText(self.tr("Change …"))
        self.practice.setText(self.tr("Practice game"))
        self.open_hands.setText(self.tr("Open hands, for learning"))
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setToolTip(
            self.tr(
                "The same seed, a number or any words, deals the same cards again. Leave it empty for a new "
                "deal. It is shown when the game is over."
            )
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Begin"))
        for at, edition in enumerate(self._editions):
            self.edition.setItemText(at, QCoreApplication.translate("Edition", edition.name))
        for row in self.rows:
            row.retranslate()
        self._tell_of(self._told_of)
        self.check()

    def _show_plan(self, plan: GamePlan) -> None:
        keys, key = [edition.key for edition in self._editions], self._settings.edition(spoken())
        self.edition.setCurrentIndex(keys.index(key) if key in keys else 0)
        seats = plan.seats[:MOST_SEATS]
        if len(seats) < 2:
            seats = (SeatPlan("human", ""), SeatPlan("hunter", ""), SeatPlan("forager", ""))
        for row, seat in zip(self.rows, seats, strict=False):
            row.take(seat)
        for row in self.rows[len(seats) :]:
            row.take(SeatPlan("hunter", ""))
        for row in self.rows:
            row.wish = self._wish_of(row)
        bots = [row for row, seat in zip(self.rows, seats, strict=False) if seat.kind != "human"]
        self._told_of = (bots or self.rows)[0]
        self.counts[len(seats)].setChecked(True)
        self.simultaneous.setChecked(plan.simultaneous)
        self.practice.setChecked(plan.practice)
        self.open_hands.setChecked(plan.open_hands)
        self._rules = differing(dict(plan.rules), switches.house_rules(self.game))

    def _lay_seats(self, count: int) -> None:
        """Show so many seats and below them what is said of one; the room of the others stays free below."""
        if count == self._laid:
            return
        self._laid = count
        order: list[QWidget] = [*self.rows[:count], self.about_seat, *self.rows[count:]]
        for at, widget in enumerate(order, _FIRST_SEAT):
            self._grid.addWidget(widget, at, 1)
        self._grid.addWidget(self.fault, _FIRST_SEAT + count, 1)
        for row in self.rows:
            row.setVisible(row.index < count)

    def check(self) -> None:
        """Offer what the edition allows, and show what is wrong."""
        chosen = self.game
        if self._group.checkedId() not in chosen.seats:
            self.counts[chosen.seats[-1]].setChecked(True)
        count = self._group.checkedId()
        self._lay_seats(count)
        self._tell_of(self._told_of if self._told_of.index < count else self.rows[0])
        variant = next((one for one in chosen.options if one.is_variant), None)
        self.simultaneous.setVisible(variant is not None)
        if variant is not None:
            self.simultaneous.setText(QCoreApplication.translate("NewGameDialog", variant.help))
        text = presentation(chosen.key).about(chosen)
        self.about_edition.setText(text)
        self._tell_rules()
        self._offer_practice(count)
        self._dress()
        for number, button in self.counts.items():
            button.setEnabled(number in chosen.seats)
            button.setToolTip(tip("" if button.isEnabled() else text))
        super().check()
        has_fault = bool(self.fault.text())  # it takes the place of the words about a seat
        self.about_seat.setVisible(not has_fault)
        for row, is_wrong in zip(self.rows, self.wrong_names(), strict=False):
            row.show_wrong(wrong=has_fault and is_wrong)
