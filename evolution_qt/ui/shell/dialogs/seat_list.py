"""The seats of a new game, one below the other, and what is said of one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from evolution_qt.core.bots import Bots
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label
from evolution_qt.ui.shell.bot_names import of_people
from evolution_qt.ui.shell.crests import Dressing, dressed, wish
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dialogs.seat_row import SeatRow
from evolution_qt.ui.shell.names import of_user
from evolution_qt.ui.shell.settings import NamedCrest, SeatPlan, Settings

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

    def __init__(self, most: int, settings: Settings, fault: Label) -> None:
        """Make so many rows; *fault* is shown instead of the words about a seat."""
        super().__init__()
        self._settings = settings
        self._people = of_people(settings.names)
        self._user = of_user()
        self.rows = [SeatRow(index, self._people, self._person_for) for index in range(most)]
        self.about, self._fault = paragraph(role="muted"), fault
        for words in (self.about, fault):
            words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        fault.hide()
        self.describes = True
        """Whether it is said below the seats what is to be expected of one."""
        self.count = 0
        """How many seats are taken."""
        self._told_of = self.rows[0]
        self._side = _CREST
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(BETWEEN_LINES)

    def begin(self) -> None:
        """Tell of changes from now on."""
        for row in self.rows:
            row.name.textChanged.connect(lambda _text, row=row: self._remember_crest(row))
            row.changed.connect(self.changed)
            row.looked_at.connect(self._tell_of)
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
        self._told_of = (bots or self.rows)[0]

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
        """Show so many seats and below them what is said of one; the room of the others stays free below."""
        if count != self.count:
            self.count = count
            for widget in (*self.rows[:count], self.about, self._fault, *self.rows[count:]):
                self._lines.addWidget(widget)
            for row in self.rows:
                row.setVisible(row.index < count)
        self._tell_of(self._told_of if self._told_of.index < count else self.rows[0])

    def offer(self, bots: Bots, settings: Settings) -> None:
        """Offer the opponents of a game and the outside programs of the settings."""
        for row in self.rows:
            row.offer(bots, settings.programs)

    def offer_sides(self, game: AnyGame) -> bool:
        """Offer the sides of a game at each seat; say whether any row has other boxes now."""
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
        for row in self.rows:
            row.retranslate()
        self._tell_of(self._told_of)

    def resize_writing(self, way: QBoxLayout.Direction, px: Callable[[int], int]) -> None:
        """Grow with the window; *way* is how the parts of a row lie, *px* returns a size as it is there."""
        for row in self.rows:
            row.break_line(way)
        for words in (self.about, self._fault):
            words.setMinimumHeight(px(_TWO_LINES))
        self._side = px(_CREST)
        self.dress()

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

    def _tell_of(self, row: SeatRow) -> None:
        """Say below the seats what is to be expected of one of them."""
        self._told_of = row
        words = {"name": row.called(), "sentence": row.sentence()}
        self.about.setText(filled(self.tr("{name}: {sentence}"), words))

    # Colours and faces

    def chosen_crests(self) -> tuple[NamedCrest, ...]:
        """Return the colours and faces that were chosen for people who are named here."""
        chosen = [(row.plan().name, row.wish) for row in self.taken if row.is_for_a_person]
        return tuple([NamedCrest(name, *wish) for name, wish in chosen if wish is not None and name])

    def choose_crest(self, row: SeatRow, crest: Crest) -> None:
        """Let a person wear this; a person who has chosen the same colour or face here wears another."""
        for other in self.rows:
            if other.wish is not None and (
                other.wish.colour == crest.colour or other.wish.face == crest.face
            ):
                other.wish = None
        row.wish = crest
        self.dress()

    def dress(self) -> None:
        """Show what everyone wears."""
        players = [
            Dressing(row.plan().name, not row.is_for_a_person, row.wish if row.is_for_a_person else None)
            for row in self.taken
        ]
        for row, crest in zip(self.taken, dressed(players, self._settings), strict=True):
            row.wear(crest, self._side)
        for row in self.rows[self.count :]:  # not seen, but with their room
            row.wear(row.crest, self._side)

    def _remember_crest(self, row: SeatRow) -> None:
        """Let a person whose name is known wear what was chosen once."""
        row.wish = self._wish_of(row)
        self.dress()

    def _wish_of(self, row: SeatRow) -> Crest | None:
        """Return what the person at a seat has chosen once."""
        return wish(row.plan().name, self._settings.marks) if row.is_for_a_person else None
