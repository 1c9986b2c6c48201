"""Setting up a new game: how many play and against whom; behind *More* everything else.

That is the edition, each seat, rules, variants and a seed. Faults are named in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from evolution_qt.brain.programs import Program
from evolution_qt.brain.ratings import measured, rating
from evolution_qt.core.bots import Bots
from evolution_qt.core.errors import filled
from evolution_qt.core.fairness import seed_of
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.core.record import HUMAN
from evolution_qt.core.title import Edition, Title
from evolution_qt.games import game, keys
from evolution_qt.ui.kit.literal import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell import kinds, switches
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.dialogs.base import ShortLine, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Line, Tick
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.house_rules import HouseRulesDialog
from evolution_qt.ui.shell.dialogs.mark import MarkDialog
from evolution_qt.ui.shell.dialogs.naming import Naming
from evolution_qt.ui.shell.dialogs.opponents import Opponents
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.dialogs.seat_row import SeatRow, given_by_none
from evolution_qt.ui.shell.language import spoken
from evolution_qt.ui.shell.marks import Guise, claims, guises, wish
from evolution_qt.ui.shell.names import of_user
from evolution_qt.ui.shell.settings import (
    NOBODY_YET,
    GamePlan,
    Mark,
    SeatPlan,
    Settings,
)
from evolution_qt.ui.table.presentation import presentation, shown_titles

_DOT = 20
_FEW: Final = 2
"""So many changed rules are named; of more only the number is."""
_LONGEST_SEED: Final = 60
_WIDTH: Final = 920
_FOLDED_WIDTH: Final = 800
_NARROW: Final = 700
"""Where a sheet is narrower, in pixels of a usual window, lines are broken."""
_SEED: Final = 220
_BESIDE: Final = 18
"""Pixels between what something is called and the thing."""
_BETWEEN_OPPONENTS: Final = 6
_BETWEEN_LINES: Final = 5
_BETWEEN: Final = 14
"""Pixels between one question of the first stage and the next."""
_TWO_LINES: Final = 42
"""What is said of a seat may take two lines, and the sheet keeps its size when it takes one."""
_FIRST_SEAT: Final = 1
"""The line behind *More* in which the seats begin."""
_USUAL_COUNT: Final = 3
"""So many players are proposed before the first game."""
_COUNT: Final = QSize(44, 34)
"""The least size of a button with a number of players."""


def to_learn() -> Iterator[Callable[[], object]]:
    """Yield what this sheet needs to know and keeps: some 30 ms of work, to be done before it is opened."""
    yield from (partial(measured, key) for key in keys())
    yield from (partial(given_by_none, seat) for seat in range(max(_players(shown_titles()))))


def _players(titles: Sequence[Title]) -> list[int]:
    """Return all numbers of players that any of the games can be played with."""
    return sorted({count for title in titles for count in title.players})


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
    more_toggled = Signal(bool)
    """A person has unfolded or folded what is behind *More*."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._titles = shown_titles()
        self._editions: tuple[Edition, ...] = ()
        self._players = range(0)
        self._bots = Bots()
        self._settings = settings
        self._user = of_user()
        self._rules: dict[str, Value] = {}
        self.comparison: EditionsDialog | None = None
        self.program: ProgramDialog | None = None
        self.mark: MarkDialog | None = None
        self.house_rules: HouseRulesDialog | None = None
        self._words = {
            key: Label() for key in ("game", "players", "opponents", "edition", "seats", "rules", "seed")
        }
        self._make_first_stage()
        self._make_rest()
        self._laid = 0
        self._chose_at: QPoint | None = None
        for row in self.rows:
            row.program_asked.connect(self._ask_program)
            row.mark_asked.connect(self._ask_mark)
        self._told_of = self.rows[0]
        self._show_plan(settings.last)
        self._fold(is_unfolded=settings.more or not self._fits_first_stage())
        self.retranslate()
        self._title_group.idToggled.connect(self._choose_title)
        self.edition.currentIndexChanged.connect(self.check)
        self._group.idToggled.connect(self.check)
        self.opponents.chosen.connect(self._take_opponent)
        self.more.clicked.connect(self._toggle_more)
        self.variant.toggled.connect(self.check)
        self.practice.toggled.connect(self.check)
        self.open_hands.toggled.connect(self.check)
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

    def _make_first_stage(self) -> None:
        """Make what every player sees: the game, how many play, and against whom."""
        self.titles: dict[str, Alternative] = {}
        self._title_group = QButtonGroup(self)
        way = QBoxLayout.Direction.LeftToRight
        named = QBoxLayout(way)
        for at, title in enumerate(self._titles):
            button = self.titles[title.key] = Alternative(self._title_group)
            self._title_group.setId(button, at)
            named.addWidget(button)
        named.addStretch(1)
        self.counts: dict[int, Alternative] = {}
        self._group = QButtonGroup(self)
        counts, players = QHBoxLayout(), QBoxLayout(way)
        for count in _players(self._titles):
            button = self.counts[count] = Alternative(self._group, "sign")
            button.setText(str(count))
            button.setMinimumSize(_COUNT)
            self._group.setId(button, count)
            counts.addWidget(button)
        counts.addStretch(1)
        self.about_edition = paragraph(role="muted")
        self.about_edition.setWordWrap(False)
        players.addLayout(counts, 1)
        players.addWidget(self.about_edition)
        self.opponents = Opponents()
        self.hidden_part = paragraph(role="muted")
        grid = self._first_grid = QGridLayout()
        grid.setHorizontalSpacing(_BESIDE)
        for line, (key, part) in enumerate((("game", named), ("players", players))):
            grid.addWidget(self._words[key], line, 0)
            grid.addLayout(part, line, 1)
        grid.addWidget(self._words["opponents"], 2, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.opponents, 2, 1)
        grid.addWidget(self.hidden_part, 3, 1)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        has_choice = len(self._titles) > 1
        for widget in (self._words["game"], *self.titles.values()):
            widget.setVisible(has_choice)
        self.more = PushButton()
        self.buttons.addButton(self.more, QDialogButtonBox.ButtonRole.ResetRole)
        self._lines = [named, players]

    def _make_rest(self) -> None:
        """Make what is behind *More*: the edition, the seats, variants, rules and a seed."""
        self.rest = QWidget()
        self.edition = Choice(())
        self.compare = ToolButton()
        self.compare.setProperty("role", "word")
        self.compare.clicked.connect(self._compare)
        most = max(self.counts)
        self.rows = [SeatRow(index, self._settings.names, self._person_for) for index in range(most)]
        self.variant, self.practice, self.open_hands = Tick(), Tick(), Tick()
        self.rules = ToolButton()
        self.rules.setProperty("role", "word")
        self.rules.clicked.connect(self._ask_rules)
        self.about_rules = ShortLine()
        self.seed = Line()
        self.seed.setMaxLength(_LONGEST_SEED)
        self.seed.setMaximumWidth(_SEED)
        self.about_seat = paragraph(role="muted")
        self.about_seat.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.fault.setAlignment(self.about_seat.alignment())
        self.fault.hide()
        way = QBoxLayout.Direction.LeftToRight
        top, variants, deal = (QBoxLayout(way) for _ in range(3))
        self._lines += [top, variants, deal]
        for line in (top, deal):
            line.setSpacing(14)
        variants.setSpacing(22)
        top.addWidget(self.edition, 1)
        top.addWidget(self.compare)
        for tick in (self.variant, self.practice, self.open_hands):
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
        grid = self._grid = QGridLayout(self.rest)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_BESIDE)
        grid.setVerticalSpacing(_BETWEEN_LINES)
        grid.addWidget(self._words["edition"], 0, 0)
        grid.addLayout(top, 0, 1)
        # in the middle of the first row, as the words above it
        grid.addWidget(self._words["seats"], _FIRST_SEAT, 0)
        last = _FIRST_SEAT + len(self.rows)  # which is that of the words about a seat, when there are six
        grid.addLayout(variants, last + 1, 1)
        grid.addWidget(self._words["rules"], last + 2, 0)
        grid.addLayout(deal, last + 2, 1)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(self.rest)
        self.content.setSpacing(_BETWEEN_LINES)

    # The two stages

    @property
    def is_unfolded(self) -> bool:
        """Say whether what is behind *More* is seen."""
        return not self.rest.isHidden()

    def _fold(self, *, is_unfolded: bool) -> None:
        """Show what is behind *More*, or hide it."""
        self.rest.setVisible(is_unfolded)
        self.want_width(_WIDTH if is_unfolded else _FOLDED_WIDTH)
        self._lay_opponents()
        self._name_more()

    def _lay_opponents(self) -> None:
        """Name opponents in a row where each seat is described, else as a list with a sentence for each."""
        is_wide = self.direction(_NARROW) == QBoxLayout.Direction.LeftToRight
        self.opponents.lay_out(in_a_row=self.is_unfolded and is_wide, between=self.px(_BETWEEN_OPPONENTS))
        self._first_grid.setVerticalSpacing(self.px(_BETWEEN_LINES if self.is_unfolded else _BETWEEN))

    def _toggle_more(self) -> None:
        self._fold(is_unfolded=not self.is_unfolded)
        self.check()
        self.write_anew()
        self.more_toggled.emit(self.is_unfolded)

    def _unfold(self) -> None:
        """Show what is behind *More*, where something is to be mended."""
        if not self.is_unfolded:
            self._fold(is_unfolded=True)
            self.check()
            self.write_anew()

    def _opponent(self) -> str:
        """Return the one of the short list that plays at all seats but a person's, empty if none does."""
        seats = self.plan().seats
        others = {(seat.kind, seat.character) for seat in seats if seat.kind != HUMAN}
        if len(others) != 1 or len([seat for seat in seats if seat.kind == HUMAN]) != 1:
            return ""
        ((kind, character),) = others
        return kind if kind in self.opponents.buttons and not character else ""

    def _fits_first_stage(self) -> bool:
        """Say whether the first stage shows all that is not as usual."""
        plan = self.plan()
        is_usual = not (plan.rules or plan.open_hands or plan.practice)
        return is_usual and bool(self._opponent()) and not self.seed.text().strip()

    def _take_opponent(self, kind: str) -> None:
        """Let an opponent play at all seats but that of the first person."""
        person = next((row for row in self.rows if row.kind.currentData() == HUMAN), self.rows[0])
        person.choose(HUMAN)
        for row in self.rows:
            if row is not person:
                row.character.setCurrentIndex(0)
                row.choose(kind)
        self.check()

    def _choose_title(self, at: int, on: bool) -> None:
        """Offer the editions and opponents of another game."""
        if not on:
            return
        was_usual = bool(self._opponent())
        self._offer_title(self._titles[at])
        if was_usual:
            self._take_opponent(self._bots.stand_in)
        self._lay_opponents()
        self.retranslate()
        self.write_anew()

    def _offer_title(self, title: Title, key: str = "") -> None:
        """Offer the editions and opponents of a game, and choose the edition with this key."""
        self._editions, self._players = title.editions, title.players
        with QSignalBlocker(self.edition):
            self.edition.clear()
            for edition in title.editions:
                self.edition.addItem("", edition.key)
            self.edition.setCurrentIndex(max(self.edition.findData(key), 0))
        self.compare.setVisible(len(title.editions) > 1)
        bots = self._bots = game(title.editions[0].key).bots()
        self.opponents.offer(bots.short_list)
        for row in self.rows:
            row.offer(bots, self._settings.programs)

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
        self._lay_opponents()
        self._dress()

    def _align(self) -> None:
        """Give the words at the left the same room in both stages."""
        for words in self._words.values():
            words.ensurePolished()
        beside = [words for key, words in self._words.items() if key != "seed"]
        widest = max(words.sizeHint().width() for words in beside if words.isVisibleTo(self))
        self._words["opponents"].setMinimumHeight(self.opponents.align())
        for grid in (self._first_grid, self._grid):
            grid.setColumnMinimumWidth(0, widest)

    def write_alike(self, part: QWidget) -> None:
        """Write in the size of the moment, also at seats that are kept free and were never seen."""
        super().write_alike(part)
        for row in self.rows:
            row.measure()
        self._align()

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

    @property
    def _variant(self) -> Option | None:
        """Return the option of the game that makes another way to play; None if it has none."""
        return next((one for one in self.game.options if one.is_variant), None)

    def _differs(self) -> dict[str, Value]:
        """Return the options that are set and that the chosen edition has otherwise."""
        set_now = dict(self._rules)
        if self._variant is not None:
            set_now[self._variant.key] = self.variant.isChecked()
        return differing(set_now, self.game.options)

    def accept(self) -> None:
        """Begin, or show what stands in the way and put the cursor there."""
        if self.why_not():
            self._unfold()
        super().accept()
        if self.is_answered:
            return
        wrong = [row.name for row in self.rows if row.isVisible() and row.name.property("wrong")]
        for name in wrong[:1]:
            name.setFocus()
        if not wrong:
            self.rules.setFocus()

    # PlaybackQueue

    def laid(self) -> None:
        """Let Return begin at once; before the first game, where names are seen, one can be written."""
        super().laid()
        self._align()  # now that everything is dressed
        self._grid.activate()  # its boxes to tick know only now how wide they are
        self.rest.updateGeometry()
        if self._settings.last.seats or not self.is_unfolded:
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
        words = {"name": who, "sentence": row.sentence()}
        self.about_seat.setText(filled(self.tr("{name}: {sentence}"), words))

    def _strength(self, seat: SeatPlan) -> str:
        """Return how strong a level was measured to be at a table like this; nothing if that is not known.

        With a character or other rules it was not measured.
        """
        found = rating(self.chosen_edition.key, self._group.checkedId(), seat.kind)
        if found is None or seat.character or self._differs():
            return ""
        if seat.kind == self._bots.anchor:
            return self.tr("The strength of all other bots is measured against this one: it counts 1000.")
        #: How strong a level is, as Elo counts it: {anchor} has 1000; measured with so many players
        text = self.tr(
            "Measured strength {rating}\u00a0±\u00a0{spread} with {players} players ({anchor}:\u00a01000). "
            "100 more means finishing ahead in 64 of 100 games."
        )
        numbers = {"rating": found.value, "spread": found.spread, "players": found.players}
        words = {name: str(number) for name, number in numbers.items()}
        return filled(text, {**words, "anchor": kinds.name_of(self._bots.anchor, self._bots)})

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
        told = [
            switches.told(one, rules[one.key]) for one in switches.house_rules(self.game) if one.key in rules
        ]
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
        """Offer a program no more; where it was chosen, a substitute takes its place."""
        self._settings = self._settings.without(program)
        self.program_forgotten.emit(program)
        self._offer_programs()

    def _offer_programs(self) -> None:
        for one in self.rows:
            one.offer(self._bots, self._settings.programs)
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
        self._words["game"].setText(self.tr("Game"))
        self._words["opponents"].setText(self.tr("Opponents"))
        self.hidden_part.setText(self.tr("Other players or rules are set under “More”."))
        for title in self._titles:
            self.titles[title.key].setText(QCoreApplication.translate("Edition", title.called))
        self._name_more()
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
        self._align()
        self.check()

    def _name_more(self) -> None:
        """Say what the button for the rest does now."""
        self.more.setText(self.tr("Less") if self.is_unfolded else self.tr("More …"))
        self.more.setToolTip(self.tr("Edition, seats and names, all bots, variants, rules, seed"))

    def _describe_opponents(self) -> None:
        """Say of those in the short list what they are called here, and how strong they were measured."""
        for key in self.opponents.buttons:
            name, sentence = kinds.short_name(key, self._bots), kinds.sentence_of(key, self._bots)
            self.opponents.describe(key, name, sentence, self._strength(SeatPlan(key)))

    def _show_plan(self, plan: GamePlan) -> None:
        key = self._settings.edition(spoken())
        title = next((one for one in self._titles if one.key == key.partition("/")[0]), self._titles[0])
        self.titles[title.key].setChecked(True)
        self._offer_title(title, key)
        seats, usual = plan.seats[: len(self.rows)], SeatPlan(self._bots.stand_in)
        if len(seats) < 2:
            seats = (SeatPlan(HUMAN), *[usual] * (_USUAL_COUNT - 1))
        others = [seat for seat in seats if seat.kind in self.opponents.buttons]
        for row, seat in zip(self.rows, seats, strict=False):
            row.take(seat)
        for row in self.rows[len(seats) :]:
            row.take(SeatPlan(others[-1].kind) if others else usual)
        for row in self.rows:
            row.wish = self._wish_of(row)
        bots = [row for row, seat in zip(self.rows, seats, strict=False) if seat.kind != "human"]
        self._told_of = (bots or self.rows)[0]
        self.counts[len(seats)].setChecked(True)
        self.practice.setChecked(plan.practice)
        self.open_hands.setChecked(plan.open_hands)
        self._rules = differing(dict(plan.rules), self.game.options)
        self.variant.setChecked(self._variant is not None and self._variant.key in self._rules)

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
        self.variant.setVisible(self._variant is not None)
        if self._variant is not None:
            self.variant.setText(switches.sentence_of(self._variant))
        text = presentation(chosen.key).about(chosen)
        name = QCoreApplication.translate("Edition", self.chosen_edition.name)
        is_named = not self.is_unfolded and len(self._editions) > 1
        self.about_edition.setText(name if is_named else text)
        self.about_edition.setToolTip(tip(text if is_named else ""))
        self.opponents.show_chosen(self._opponent())
        self._describe_opponents()
        self.hidden_part.setVisible(not self.is_unfolded and not self._fits_first_stage())
        for row in self.rows:
            row.tell_strength(self._strength(row.plan()))
        self._tell_rules()
        self._offer_practice(count)
        self._dress()
        for number, button in self.counts.items():
            button.setVisible(number in self._players)
            button.setEnabled(number in chosen.seats)
            button.setToolTip(tip("" if button.isEnabled() else text))
        super().check()
        has_fault = bool(self.fault.text())  # it takes the place of the words about a seat
        self.about_seat.setVisible(not has_fault)
        for row, is_wrong in zip(self.rows, self.wrong_names(), strict=False):
            row.show_wrong(wrong=has_fault and is_wrong)
