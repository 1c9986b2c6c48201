"""What lies on the table of one game, as far as the table itself asks for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit.brush import rounded
from evolution_qt.ui.kit.idle import Drift
from evolution_qt.ui.kit.items import ButtonItem, Face, Outline, Style
from evolution_qt.ui.kit.placing import Need, cost, nearest_place
from evolution_qt.ui.table.display import DeferredRepaint
from evolution_qt.ui.table.first_words import FirstWords
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.note_dock import NoteDock
from evolution_qt.ui.table.preview import Preview, PreviewRoom, Previews
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem
from evolution_qt.ui.table.view import View

FUZZ: Final = 0.30
"""By how much of its size a place reaches beyond what is drawn."""
MEANT = 200.0
"""How much it matters that what is meant stays in sight, each pixel of it."""


class Board(ABC):
    """The items of one table: draws a position from nothing, and knows where everything is."""

    scene: QGraphicsScene
    ribbon: RibbonItem
    button: ButtonItem
    """Ends the turn, or passes."""
    second_button: ButtonItem
    """Passes for the rest of the round."""
    recap: RecapItem

    answers_at_pointer = False
    """Whether it is said beside the pointer why something cannot be done."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.style = Style()
        self.view: View[Any] | None = None
        self.light = "day"
        """The light of the position that is shown, one of `palette.LIGHTS`."""
        self.text = 1.0
        """How large writing is wished, compared to the usual."""
        self.shows_hands = False
        """Whether the hands of all seats lie open, for a game that has hands."""
        self.told = ""
        """What the ribbon says happens, in place of what is asked."""
        self.is_taught = False
        """Whether a lesson says beside the things what is asked, in place of the ribbon."""
        self.sign = ""
        """What stands behind round and phase all the time, such as that the game does not count."""
        self.goes_alone = False
        """Whether moves of the seat at the screen that decide nothing are made by themselves."""
        self.attack_choices = 0
        """How many species can be attacked while an attack is aimed by keys; else 0."""
        self.leads_to_turn = False
        """Whether the seat at the screen will be asked again: while others play, a key leads there."""
        self.deferred = DeferredRepaint(scene)
        self.notes = NoteDock(scene, self)
        self.previews = Previews(scene, self)
        self.first_words = FirstWords(scene)

    # Drawing

    @abstractmethod
    def show(self, view: View[Any], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""

    @abstractmethod
    def own_names(self, state: Any) -> list[str]:
        """Return the names that stand in a position itself, one for each seat; empty where there is none."""

    def hour(self, state: Any) -> tuple[str, bool]:
        """Return the hour of a position, one of `palette.LIGHTS`, and whether the last round is played."""
        return "day", False

    def own_pieces(self, state: Any) -> Pieces:
        """Return what pieces are called in a position that no match is known of."""
        return NAMELESS

    @abstractmethod
    def tell(self, words: str) -> None:
        """Show on the ribbon what happens; empty keeps its words."""

    @property
    def said(self) -> str:
        """Return what the ribbon says of what happens, in place of what is asked; else nothing."""
        return self.told

    def sentence(self, asked: Callable[[], str]) -> str:
        """Return what the ribbon says: what happens, else what is asked, where no lesson says so."""
        return self.said or ("" if self.is_taught else asked())

    @property
    def recalls(self) -> bool:
        """Return whether it is shown what others did: to the seat that is asked, where no lesson speaks."""
        view = self.view
        return view is not None and view.ask and bool(self.recap.steps) and not self.is_taught

    def reshapes(self, view: View[Any], size: QSizeF) -> bool:
        """Return whether things of a position are of another size or form than those that lie here."""
        return False

    @property
    def may_idle(self) -> bool:
        """Return whether anything moves while nothing happens."""
        return False

    def idle_life(self) -> list[Drift]:
        """Return what moves a little while nothing happens."""
        return []

    def idle_act(self, now: float) -> bool:
        """Do what a moving picture cannot, so many seconds on; return whether anything looks different."""
        return False

    def moment(self, view: View[Any]) -> tuple[object, ...]:
        """Return how one question differs from the next that sounds alike, such as the round."""
        return ()

    def forget_words(self) -> None:  # noqa: B027  most keep none
        """Forget everything that was translated."""

    def is_only_button_left(self) -> bool:
        """Return whether the seat at the screen can do nothing but end the turn or pass."""
        return False

    # Places

    @abstractmethod
    def rect_of(self, spot: Spot) -> QRectF:
        """Return where something can land; empty if there is no such place."""

    @abstractmethod
    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies; empty if that cannot be seen."""

    @abstractmethod
    def seat_at(self, at: QPointF) -> int:
        """Return the seat whose things lie at a place of the scene, -1 if none does."""

    def needs(self) -> list[Need]:
        """Return what should stay in sight while something lies over the table, and how much that matters."""
        return []

    def marked_home(self, subject: Subject, held: QRectF) -> QRectF:
        """Return what is marked of a thing that was chosen where it is *held*."""
        return held

    def note_rooms(self) -> tuple[QRectF, QRectF]:
        """Return where notes may stand, and the part of it where hardly anything lies."""
        whole = self.scene.sceneRect().adjusted(8, 8, -8, -8)
        whole.setBottom(self.ribbon.scene_rect.top() - 8 * self.style.unit)
        return whole, whole.adjusted(whole.width() * 0.6, 0, 0, 0)

    def note_top(self) -> float:
        """Return where the room begins that notes may have in larger writing."""
        return self.note_rooms()[0].top()

    def note_kept(self) -> list[QRectF]:
        """Return what notes cover only where they have no room elsewhere."""
        return []

    def preview_room(self, lines: Sequence[str]) -> PreviewRoom | None:
        """Return where the words of a preview stand on the board; None where a note has them."""
        return None

    def reach_of(self, spot: Spot, rect: QRectF) -> QRectF:
        """Return how far a legal place reaches beyond what is drawn of it."""
        aside = rect.width() * FUZZ / 2
        reach = max(rect.height() * FUZZ / 2, 8 * self.style.unit)
        return rect.adjusted(-aside, -reach, aside, reach)

    def mark_of(self, spot: Spot, rect: QRectF) -> tuple[QRectF, float]:
        """Return the outline of a mark around a place, and the radius of its corners."""
        return rect, 5 * self.style.unit

    def mark_form(self, spot: Spot) -> Outline:
        """Return what draws that outline."""
        return rounded

    def along(self) -> list[QRectF]:
        """Return beside what something is tried to be laid that covers little."""
        return []

    def things_at(self, at: QPointF) -> list[QRectF]:
        """Return where the things lie that hold a point."""
        return []

    def aimed_part(self, subject: Subject, spot: Spot) -> QRectF:
        """Return the part of a place that an arrow points at from a thing that is to land there."""
        return self.rect_of(spot)

    def arrow_start(self, home: QRectF, target: QPointF) -> QPointF:
        """Return where an arrow begins that points from a thing somewhere else."""
        return home.center()

    def before_arrows(self, start: QPointF, tip: QPointF) -> list[QRectF]:
        """Return what an arrow from one point to another passes behind, so that it crosses no words."""
        return [self.ribbon.scene_rect]

    def card_rects(self) -> list[QRectF]:
        """Return where the cards of the hand at the bottom lie."""
        return []

    def clear_place(
        self, room: QRectF, wished: QRectF, beside: QRectF, meant: Sequence[QRectF] = ()
    ) -> QRectF:
        """Return where something of the size that is *wished* covers least, near to what it lies *beside*.

        What is *meant* matters most: what a question or a sentence is about, and what is carried.
        """
        needs: list[Need] = [*((one, MEANT) for one in meant), *self.needs()]
        if not cost(wished, needs):
            return wished
        return nearest_place(room, wished.size(), needs, beside, along=self.along())

    # What is done to it

    def reveal(self, subject: Subject) -> bool:
        """Let a thing that is taken hold of, and its places, be seen; return whether they were not."""
        return False

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:  # noqa: B027
        """Show where a thing may land beside the marks: *is_loud* while it is on its way, else for a hint."""

    def aim(self, subject: Subject | None, spot: Spot | None) -> None:  # noqa: B027
        """Show on the table what it would change to let a thing land on a place; None for nothing."""

    def offer_attack(self, choices: int) -> None:  # noqa: B027
        """Let buttons carry out the attack that is aimed, or aim it at another of so many; 0 for none."""

    def look_ahead(self, preview: Preview | None) -> None:  # noqa: B027
        """Show the table as it would be after a move; None shows it as it is."""

    def bring_forward(self, subject: Subject | None, *, enlarged: bool = False) -> bool:
        """Let a card that was chosen lie in front, *enlarged* until a place is aimed at; None for none.

        Return whether the card has a frame then, so that nothing else marks it.
        """
        return False

    def fade(self, subject: Subject | None, opacity: float) -> None:  # noqa: B027
        """Let the card that is in the air fade in the hand."""

    def click(self, piece: object) -> bool:
        """Act on a click on a piece of the board that is no gesture; return whether it does anything."""
        return False

    def place_of(self, number: int) -> QPointF | None:
        """Return where a card of the own hand lies, None if it is not there."""
        return None

    def seat_named_at(self, piece: object, at: QPointF) -> int:
        """Return the seat whose name stands at a place of a piece, -1 if none does."""
        return -1

    # Cards to read

    def face_at(self, piece: object, at: QPointF) -> tuple[Face, QRectF] | None:
        """Return the card at a place of a piece, and where the piece lies; None if there is no card."""
        return None

    def face_of(self, subject: Subject) -> Face | None:
        """Return the card that a thing is, None if it is none."""
        return None

    def reading_needs(self) -> tuple[list[Need], list[Need]]:
        """Return what an enlarged card should leave in sight: what is played with, and everything else."""
        return self.needs(), []

    def along_reading(self) -> list[QRectF]:
        """Return beside what an enlarged card is tried to be laid."""
        return self.along()

    def reading_rooms(self) -> list[tuple[QRectF, bool]]:
        """Return the rooms that an enlarged card may always lie in, and whether each is at the right."""
        return []
