"""The seats of a new game, one below the other: crest, player, strength, name, and a note on one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import Label, ToolButton, tip
from evolution_qt.ui.shell.new_game import player_kinds
from evolution_qt.ui.shell.new_game.player_crests import CrestRequest, assigned_crests, wish
from evolution_qt.ui.shell.new_game.player_kinds import ANOTHER
from evolution_qt.ui.shell.new_game.player_names import (
    given_by_none,
    numbered_name,
    of_people,
    of_user,
    tidied,
    usual_name,
)
from evolution_qt.ui.shell.new_game.seat_choices import PlayerChoice, SideChoice
from evolution_qt.ui.shell.settings.settings import LONGEST_NAME, NOBODY_YET, NamedCrest, SeatPlan, Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import paragraph
from evolution_qt.ui.shell.window.choice import Choice, LineEdit
from evolution_qt.ui.table.presentation import presentation

_AROUND: Final = 6
"""Room around a crest that can be pressed."""


@guarded
class SeatRow(QWidget):
    """One seat: its colour, who plays and how, and the name."""

    changed = Signal()
    looked_at = Signal(object)
    """A box of this row has the keyboard, or something was chosen in it; the argument is the row."""
    crest_asked = Signal(object)
    """A player wants another colour or face; the argument is the row."""

    def __init__(self, index: int, names: Sequence[str], propose: Callable[[SeatRow], str]) -> None:
        """*names* are known; *propose* names a person who may be meant by a row, empty if no one is.

        Who else can play, `offer` says.
        """
        super().__init__()
        self.index = index
        self._propose = propose
        self.is_named_by_hand = False
        self._has_badges = False
        self.crest_button = ToolButton()
        self.crest_button.setProperty("role", "crest")
        self.crest_button.clicked.connect(lambda: self.crest_asked.emit(self))
        self.crest = palette.usual(index)
        """The crest of this seat: its colour and its face."""
        self._shown_crest = 0, 0
        """Which picture of it is shown, and how large."""
        self.wish: Crest | None = None
        """Those that were chosen for the person here."""
        self.kind = PlayerChoice((NOBODY_YET,))
        self.character = Choice(("",))
        self.sides = SideChoice()
        self.name = LineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.offer(names)
        self._strength = ""
        """How strong who plays here was measured to be."""
        row = self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        self._who, self._how = QHBoxLayout(), QHBoxLayout()
        row.addLayout(self._who)
        row.addLayout(self._how, 1)
        self._who.addWidget(self.crest_button)
        self._who.addWidget(self.kind)
        self._how.addWidget(self.name, 1)
        self._how.addWidget(self.character)
        row.addWidget(self.sides)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.character.currentIndexChanged.connect(self._character_chosen)
        self.sides.changed.connect(self.changed)
        room = self.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # so that the sheet is as tall with fewer players
        self.setSizePolicy(room)
        for box in (self.kind, self.character):
            box.installEventFilter(self)
        self.name.textEdited.connect(self._name_edited)
        self.name.textChanged.connect(lambda: self.changed.emit())

    @property
    def is_for_a_person(self) -> bool:
        """Return whether a person plays here, now or later."""
        return self.kind.currentData() in ("human", NOBODY_YET)

    def show_crest(self, crest: Crest, side: int) -> None:
        """Show the crest of this seat, in a picture of so many pixels."""
        self.crest = crest
        picture = art.crest(palette.badge_of(crest), side, self.devicePixelRatioF())
        if self._shown_crest == (picture.cacheKey(), side):
            return
        self._shown_crest = picture.cacheKey(), side
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Disabled)  # a bot's crest is as bright, it only cannot be chosen
        self.crest_button.setIcon(icon)
        self.crest_button.setIconSize(QSize(side, side))
        self.crest_button.setFixedSize(side + _AROUND, side + _AROUND)

    def break_line(self, way: QBoxLayout.Direction) -> None:
        """Stand in one line, or with the name below who plays."""
        self._line.setDirection(way)

    def measure(self) -> None:
        """Take as much room as what is here needs; Qt does not ask what it has never shown."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self.sides.measure()
        for line in (self._who, self._how, self._line):
            line.invalidate()
        self.updateGeometry()

    def plan(self) -> SeatPlan:
        """Return who is to sit here."""
        name, character = tidied(self.name.text()), self.character.currentData()
        if self._has_badges and not self.is_for_a_person:
            name = name or usual_name(self.index)
        return SeatPlan(self.kind.currentData(), name, character, self.sides.chosen())

    def take(self, plan: SeatPlan) -> None:
        """Show a plan."""
        self.kind.choose(plan.kind)
        self.character.setCurrentIndex(max(self.character.findData(plan.character), 0))
        self.sides.take(plan.sides)
        usual = self._usual_name()
        self.is_named_by_hand = plan.name not in ("", usual, *given_by_none(self.index))
        self.name.setText(plan.name if self.is_named_by_hand else usual)

    def offer_sides(self, game: AnyGame) -> bool:
        """Offer the sides of a game; where they have badges neither a crest nor a bot's animal is shown.

        Return whether there are other boxes now.
        """
        is_other = self.sides.offer(game)
        if self._has_badges != (presentation(game.key).badge is not None):
            self._has_badges = not self._has_badges
            self.crest_button.setVisible(not self._has_badges)
            if not self.is_named_by_hand:
                self.name.setText(self._usual_name())
        return is_other

    def offer(self, bots: Bots, programs: tuple[Program, ...]) -> None:
        """Offer the opponents of a game and outside programs; `retranslate` names them."""
        character = self.character.currentData()
        room = self.character.sizePolicy()
        room.setRetainSizeWhenHidden(bool(bots.characters))  # so that all names are equally wide
        self.character.setSizePolicy(room)
        with QSignalBlocker(self.character):
            self.character.clear()
            for key in ("", *bots.characters):
                self.character.addItem("", key)
            self.character.setCurrentIndex(max(self.character.findData(character), 0))
        self.kind.offer(bots, programs)

    def show_strength(self, words: str) -> None:
        """Show in the help for who plays here how strong it was measured; empty if that is not known."""
        if words != self._strength:
            self._strength = words
            self._describe_boxes()

    def show_wrong(self, *, wrong: bool) -> None:
        """Mark the name, or take the mark away."""
        style.mark(self.name, "wrong", wrong)

    def retranslate(self) -> None:
        """Write every word again."""
        self.kind.retranslate()
        bots = self.kind.bots
        for at, character in enumerate(("", *bots.characters)):
            self.character.setItemText(at, player_kinds.name_of(character, bots))
            self.character.describe(at, player_kinds.sentence_of(character, bots))
        self._describe_boxes()
        number = {"number": self.index + 1}
        self.crest_button.setToolTip(self.tr("Choose a face and a colour"))
        self.crest_button.setAccessibleName(filled(self.tr("Face and colour of player {number}"), number))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number))
        self.kind.be_called(filled(self.tr("Who plays seat {number}"), number))
        self.character.be_called(filled(self.tr("Play style of player {number}"), number))
        self.sides.retranslate(self.index + 1)
        if not self.is_named_by_hand:
            self.name.setText(self._usual_name())

    def _usual_name(self) -> str:
        """Return the name that is proposed for the player here."""
        if self.kind.currentData() == "human":
            return self._propose(self) or self.nameless()
        return "" if self._has_badges and not self.is_for_a_person else usual_name(self.index)

    def called(self) -> str:
        """Return what who plays here is called; a bot without a name, by how strong it is."""
        name = tidied(self.name.text())
        bot = self.kind.currentText() if self._has_badges and not self.is_for_a_person else ""
        return name or bot or self.nameless()

    def nameless(self) -> str:
        """Return what a player without a name is called."""
        return numbered_name(self.index)

    def sentence(self) -> str:
        """Return what is to be expected of who plays here."""
        said = self.kind.description(self.kind.currentIndex())
        if self.character.isEnabled() and self.character.currentData():
            more = player_kinds.sentence_of(self.character.currentData(), self.kind.bots)
            said = filled(self.tr("{sentence} {more}"), {"sentence": said, "more": more})
        return said

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report that a box of this row has the keyboard."""
        if event.type() == QEvent.Type.FocusIn:
            self.looked_at.emit(self)
        return super().eventFilter(watched, event)

    def _describe_boxes(self) -> None:
        """Describe the boxes as their entries describe themselves."""
        has_character = self.kind.bots.can_have_character(self.kind.currentData())
        self.character.setEnabled(has_character)
        is_program = is_outside(self.kind.currentData() or "")
        has_any = bool(self.kind.bots.characters)
        self.character.setVisible(has_any and not self.is_for_a_person and not is_program)
        self.crest_button.setEnabled(self.is_for_a_person)
        for box in (self.kind, self.character):
            words = box.description(box.currentIndex())
            if box is self.character and not has_character:
                words = self.tr("This bot has no play styles.")
            if box is self.kind and self._strength:
                words = filled(self.tr("{sentence} {more}"), {"sentence": words, "more": self._strength})
            box.setToolTip(tip(words))
            box.setAccessibleDescription(words)

    def _kind_chosen(self) -> None:
        if self.kind.currentData() == ANOTHER:  # which is no one yet
            return
        self._describe_boxes()
        if not self.is_named_by_hand or not self.name.text().strip():
            self.is_named_by_hand = False
            self.name.setText(self._usual_name())
        self.looked_at.emit(self)
        self.changed.emit()

    def _character_chosen(self) -> None:
        self._describe_boxes()
        self.looked_at.emit(self)
        self.changed.emit()

    def _name_edited(self, text: str) -> None:
        self.is_named_by_hand = bool(text.strip())


BETWEEN_LINES: Final = 5
_CREST: Final = 24
_TWO_LINES: Final = 42
"""What is said of a seat may take two lines, and the sheet keeps its size when it takes one."""


@guarded
class SeatList(QWidget):
    """A row for each seat; below those that are taken, what is to be expected of one, or a fault."""

    changed = Signal()
    crest_asked = Signal(object)
    """The person at a row wants another colour or face; the argument is the row."""

    def __init__(self, most: int, settings: Settings, fault: Label, parent: QWidget) -> None:
        """Have so many rows, which `make` makes; *fault* is shown instead of the words about a seat."""
        super().__init__(parent)
        self._most = most
        self._settings = settings
        self._people = of_people(settings.names)
        self._user = of_user()
        self.rows: list[SeatRow] = []
        self.about, self._fault = paragraph(role="muted"), fault
        for words in (self.about, fault):
            words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        fault.hide()
        self.describes = True
        """Whether it is said below the seats what is to be expected of one."""
        self.count = 0
        """How many seats are taken."""
        self._described_row: SeatRow
        self._side = _CREST
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(BETWEEN_LINES)

    def make(self) -> Iterator[SeatRow]:
        """Make the rows, one in each step."""
        for index in range(self._most):
            row = SeatRow(index, self._people, self._person_for)
            self.rows.append(row)
            self._lines.addWidget(row)
            yield row
        self._described_row = self.rows[0]

    def begin(self) -> None:
        """Report changes from now on."""
        for row in self.rows:
            row.name.textChanged.connect(lambda _text, row=row: self._remember_crest(row))
            row.changed.connect(self.changed)
            row.looked_at.connect(self._describe_row)
            row.crest_asked.connect(self.crest_asked)

    # Who sits there

    @property
    def taken(self) -> list[SeatRow]:
        """Return the rows of the seats that are taken."""
        return self.rows[: self.count]

    def plans(self) -> tuple[SeatPlan, ...]:
        """Return who is to sit at each seat."""
        return tuple([row.plan() for row in self.taken])

    def show_plans(self, plans: Sequence[SeatPlan], usual: SeatPlan) -> None:
        """Show who is to sit at the first seats; at the others *usual* is proposed."""
        for row in self.rows:
            row.take(plans[row.index] if row.index < len(plans) else usual)
            row.wish = self._wish_of(row)
        bots = [row for row, plan in zip(self.rows, plans, strict=False) if plan.kind != HUMAN]
        self._described_row = (bots or self.rows)[0]

    def only_opponent(self) -> str:
        """Return what plays at all seats of bots, empty if several do, or one with a character."""
        bots = {(row.plan().kind, row.plan().character) for row in self.taken if not row.is_for_a_person}
        kind, character = bots.pop() if len(bots) == 1 else ("", "")
        return "" if character else kind

    def people(self) -> int:
        """Return how many people play, now or later."""
        return [row.is_for_a_person for row in self.taken].count(True)

    def take_people(self, count: int, kind: str) -> None:
        """Let so many people play, those who do already and others after them; bots of a *kind* elsewhere.

        Where several are wanted and more do, all of them stay.
        """
        people = [row for row in self.taken if row.is_for_a_person]
        for row in people[count:] if count == 1 else ():
            row.take(SeatPlan(kind))
        others = [row for row in self.taken if not row.is_for_a_person]
        for row in others[: max(count - len(people), 0)]:
            row.take(SeatPlan(HUMAN))

    def take_opponent(self, kind: str) -> None:
        """Let an opponent play at all seats of bots; people keep theirs."""
        for row in self.rows:
            if not row.is_for_a_person:
                row.character.setCurrentIndex(0)
                row.kind.choose(kind)

    def _person_for(self, row: SeatRow) -> str:
        """Return a person who has played here before, or uses this computer, and sits nowhere else yet."""
        others = {other.plan().name.casefold() for other in self.rows if other is not row}
        others.update(one.nameless().casefold() for one in self.rows)  # who is no one in particular
        people = (*self._people, self._user)
        return next((name for name in people if name and name.casefold() not in others), "")

    # What is seen

    def show_seats(self, count: int) -> None:
        """Show so many seats and the description of one below; the room of the others stays free."""
        if count != self.count:
            self.count = count
            for widget in (*self.rows[:count], self.about, self._fault, *self.rows[count:]):
                self._lines.addWidget(widget)
            for row in self.rows:
                row.setVisible(row.index < count)
        self._describe_row(self._described_row if self._described_row.index < count else self.rows[0])

    def offer(self, bots: Bots, settings: Settings) -> None:
        """Offer the opponents of a game and the outside programs of the settings."""
        for row in self.rows:
            row.offer(bots, settings.programs)

    def offer_sides(self, game: AnyGame) -> bool:
        """Offer the sides of a game at each seat; return whether any row has other boxes now."""
        changed = [row.offer_sides(game) for row in self.rows]
        if any(changed):
            for row in self.rows:
                row.sides.retranslate(row.index + 1)
        return any(changed)

    def show_wrong(self, wrong: Sequence[bool]) -> None:
        """Mark the names that are wrong, and show the fault, if there is one, instead of other words."""
        has_fault = bool(self._fault.text())
        self.about.setVisible(self.describes and not has_fault)
        for row, is_wrong in zip(self.rows, wrong, strict=False):
            row.show_wrong(wrong=has_fault and is_wrong)

    def retranslate(self) -> None:
        """Write all words."""
        for _ in self.retranslating():
            pass

    def retranslating(self) -> Steps:
        """Do so, one row in each step."""
        for row in self.rows:
            row.retranslate()
            yield
        self._describe_row(self._described_row)

    def resize_writing(self, way: QBoxLayout.Direction, px: Callable[[int], int]) -> None:
        """Grow with the window; *way* is how the parts of a row lie, *px* returns a size as it is there."""
        for row in self.rows:
            row.break_line(way)
        for words in (self.about, self._fault):
            words.setMinimumHeight(px(_TWO_LINES))
        self._side = px(_CREST)
        self.show_crests()

    def keep_room(self, *, is_kept: bool) -> None:
        """Keep the room of seats that are not taken, or give it to what lies below."""
        for row in self.rows:
            room = row.sizePolicy()
            room.setRetainSizeWhenHidden(is_kept)
            row.setSizePolicy(room)

    def measure(self) -> None:
        """Take as much room as the rows need, also those that are kept free and were never seen."""
        for row in self.rows:
            row.measure()

    def _describe_row(self, row: SeatRow) -> None:
        """Show below the seats what is to be expected of one of them."""
        self._described_row = row
        words = {"name": row.called(), "sentence": row.sentence()}
        self.about.setText(filled(self.tr("{name}: {sentence}"), words))

    # Colours and faces

    def chosen_crests(self) -> tuple[NamedCrest, ...]:
        """Return the colours and faces that were chosen for people who are named here."""
        chosen = [(row.plan().name, row.wish) for row in self.taken if row.is_for_a_person]
        return tuple([NamedCrest(name, *wish) for name, wish in chosen if wish is not None and name])

    def choose_crest(self, row: SeatRow, crest: Crest) -> None:
        """Give a person this crest; a person who has chosen the same colour or face here gets another."""
        for other in self.rows:
            if other.wish is not None and (
                other.wish.colour == crest.colour or other.wish.face == crest.face
            ):
                other.wish = None
        row.wish = crest
        self.show_crests()

    def show_crests(self) -> None:
        """Show the crests of all seats."""
        players = [
            CrestRequest(row.plan().name, not row.is_for_a_person, row.wish if row.is_for_a_person else None)
            for row in self.taken
        ]
        for row, crest in zip(self.taken, assigned_crests(players, self._settings), strict=True):
            row.show_crest(crest, self._side)
        for row in self.rows[self.count :]:  # not seen, but with their room
            row.show_crest(row.crest, self._side)

    def _remember_crest(self, row: SeatRow) -> None:
        """Give a person whose name is known the crest that was chosen once."""
        row.wish = self._wish_of(row)
        self.show_crests()

    def _wish_of(self, row: SeatRow) -> Crest | None:
        """Return what the person at a seat has chosen once."""
        return wish(row.plan().name, self._settings.marks) if row.is_for_a_person else None
