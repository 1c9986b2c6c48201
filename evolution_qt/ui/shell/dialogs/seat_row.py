"""One seat of a new game: its crest, who plays there and how well, and the name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.core.bots import Bots
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import ToolButton, tip
from evolution_qt.ui.shell import kinds
from evolution_qt.ui.shell.bot_names import given_by_none, usual_name
from evolution_qt.ui.shell.dialogs.choice import Choice, LineEdit
from evolution_qt.ui.shell.dialogs.player_choice import PlayerChoice
from evolution_qt.ui.shell.dialogs.side_choice import SideChoice
from evolution_qt.ui.shell.kinds import ANOTHER
from evolution_qt.ui.shell.names import tidied
from evolution_qt.ui.shell.settings import LONGEST_NAME, NOBODY_YET, SeatPlan
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
        """The colour and the face that are worn here."""
        self._worn = 0, 0
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
        """Say whether a person plays here, now or later."""
        return self.kind.currentData() in ("human", NOBODY_YET)

    def wear(self, crest: Crest, side: int) -> None:
        """Show the colour and the face that are worn here, in a picture of so many pixels."""
        self.crest = crest
        picture = art.crest(palette.badge_of(crest), side, self.devicePixelRatioF())
        if self._worn == (picture.cacheKey(), side):
            return
        self._worn = picture.cacheKey(), side
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

        Say whether there are other boxes now.
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

    def tell_strength(self, words: str) -> None:
        """Say in the help of who plays here how strong it was measured to be; empty if that is not known."""
        if words != self._strength:
            self._strength = words
            self._say_kind()

    def show_wrong(self, *, wrong: bool) -> None:
        """Mark the name, or take the mark away."""
        if bool(self.name.property("wrong")) != wrong:
            self.name.setProperty("wrong", wrong)
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)

    def retranslate(self) -> None:
        """Write every word again."""
        self.kind.retranslate()
        bots = self.kind.bots
        for at, character in enumerate(("", *bots.characters)):
            self.character.setItemText(at, kinds.name_of(character, bots))
            self.character.describe(at, kinds.sentence_of(character, bots))
        self._say_kind()
        number = {"number": self.index + 1}
        self.crest_button.setToolTip(self.tr("Choose a face and a colour"))
        self.crest_button.setAccessibleName(filled(self.tr("Face and colour of player {number}"), number))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number))
        self.kind.be_called(filled(self.tr("Who plays seat {number}"), number))
        self.character.be_called(filled(self.tr("Character at seat {number}"), number))
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
        return filled(self.tr("Player {number}"), {"number": str(self.index + 1)})

    def sentence(self) -> str:
        """Return what is to be expected of who plays here."""
        said = self.kind.description(self.kind.currentIndex())
        if self.character.isEnabled() and self.character.currentData():
            more = kinds.sentence_of(self.character.currentData(), self.kind.bots)
            said = filled(self.tr("{sentence} {more}"), {"sentence": said, "more": more})
        return said

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell that a box of this row has the keyboard."""
        if event.type() == QEvent.Type.FocusIn:
            self.looked_at.emit(self)
        return super().eventFilter(watched, event)

    def _say_kind(self) -> None:
        """Say of the boxes what their entries say of themselves."""
        has_character = self.kind.currentData() in self.kind.bots.levels
        self.character.setEnabled(has_character)
        is_program = is_outside(self.kind.currentData() or "")
        has_any = bool(self.kind.bots.characters)
        self.character.setVisible(has_any and not self.is_for_a_person and not is_program)
        self.crest_button.setEnabled(self.is_for_a_person)
        for box in (self.kind, self.character):
            words = box.description(box.currentIndex())
            if box is self.character and not has_character:
                words = self.tr("This bot has no character.")
            if box is self.kind and self._strength:
                words = filled(self.tr("{sentence} {more}"), {"sentence": words, "more": self._strength})
            box.setToolTip(tip(words))
            box.setAccessibleDescription(words)

    def _kind_chosen(self) -> None:
        if self.kind.currentData() == ANOTHER:  # which is no one yet
            return
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
