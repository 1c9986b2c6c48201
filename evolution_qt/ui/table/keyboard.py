"""Playing with the keyboard alone: choosing what is moved, aiming at a place, doing it.

Every key leads to the same half gestures as a click: a thing is chosen, a place is meant, Return lets it land
there. Nothing here decides whether that may be. A game adds keys of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence

from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.view import View

T = TypeVar("T")

_DIGITS: Final = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
)
NUMBERED: Final = len(_DIGITS)
"""How many cards and lines have a number of their own; arrows reach the others."""
END: Final = "E"
PASS_FOR_ROUND: Final = "Shift+E"
ON_BUTTONS: Final = (END, PASS_FOR_ROUND)
"""Keys that are about buttons."""
_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ASIDE: Final = 2.5
"""How much farther something counts that lies beside the way of an arrow key."""


class Keyboard:
    """The keys of one table."""

    def __init__(self, board: Board, player: PlayerInput, gestures: Gestures) -> None:
        self.board = board
        self.player = player
        self.gestures = gestures
        self._why = -1  # which of the refused places was asked about last
        self.table: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_E: player.press_button,
            Qt.Key.Key_Z: self._enlarge,
            Qt.Key.Key_Question: self._say_why,
            Qt.Key.Key_Return: self._land,
            Qt.Key.Key_Enter: self._land,
        }
        """What each key without a number or a direction does; a game has more."""
        self.shifted: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_E: lambda: player.press_button(board.second_button)
        }
        """What keys do with Shift where that is something else; a game has more."""
        self.last_sorts: tuple[str, ...] = ()
        """Sorts of places that come after all others, such as what a card would replace."""
        self._among: tuple[str, ...] = ()
        """The sorts of places that a letter has aimed at: arrows and Tab stay among them."""
        self.key = ""
        """The key that was pressed last."""
        self.unable: Callable[[str, bool], None] = lambda _key, _is_its_time: None
        """Told of a key for something that cannot be done now, and whether it can in this phase."""

    @property
    def view(self) -> View[Any]:
        """Return what is to be seen; there must be something."""
        assert self.board.view is not None
        return self.board.view

    @property
    def is_answering(self) -> bool:
        """Say whether keys answer a small question now."""
        return self.player.panel is not None

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means; say whether it means anything."""
        if self.board.view is None:
            return False
        pressed = Qt.Key(key)
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if self.player.panel is not None:
            return self._answer(pressed)
        if pressed != Qt.Key.Key_Question:
            self._why = -1
        if pressed in _DIGITS:
            self.choose_card(_DIGITS.index(pressed))
        elif pressed in _ARROWS:
            self._step(_ARROWS[pressed])
        elif pressed in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._cycle(-1 if pressed == Qt.Key.Key_Backtab else 1)
        elif pressed in self.shifted and modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.key = f"Shift+{QKeySequence(pressed).toString()}"
            self._press(pressed, self.shifted[pressed])
        elif pressed in self.table:
            self.key = QKeySequence(pressed).toString()
            self._press(pressed, self.table[pressed])
        else:
            return False
        return True

    def _press(self, key: Qt.Key, action: Callable[[], None]) -> None:
        if self.is_its_time(key):
            action()
        else:
            self.unable(self.key, False)

    def is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done in this phase, by who is asked."""
        if key != Qt.Key.Key_E:
            return True
        return self.view.ask and (self.board.button.isVisible() or self.gestures.why_not_end() is not None)

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return ""

    def _answer(self, key: Qt.Key) -> bool:
        """Answer the small question on the table."""
        panel = self.player.panel
        assert panel is not None
        if key in _DIGITS:
            panel.press(_DIGITS.index(key))
        elif key in _ARROWS:
            panel.step(_ARROWS[key])
        elif key == Qt.Key.Key_Tab:
            panel.step(QPointF(0, 1))
        elif key == Qt.Key.Key_Backtab:
            panel.step(QPointF(0, -1))
        elif key == Qt.Key.Key_Space:
            panel.mark_meant()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            panel.confirm_meant()
        else:
            return False
        return True

    # Choosing

    def choose(self, subject: Subject) -> None:
        """Choose a thing that can be moved."""
        self._among = ()
        self.player.choose(subject, self.board.home(subject), enlarged=True)

    def choose_card(self, place: int) -> None:
        """Choose a card of the hand by its place."""
        cards = self.gestures.cards()
        if place < len(cards):
            self.choose(cards[place])
            self.player.say_why_stuck()

    def subjects(self) -> list[Subject]:
        """Return everything that can be moved now, in the order of Tab."""
        return [one for one in self.gestures.subjects() if self.targets(one)] if self.view.ask else []

    # Aiming

    def targets(self, subject: Subject, *, legal: bool = True) -> list[Spot]:
        """Return where a thing may land, by sorts, seats and from left to right; or where it may not."""
        every = self.gestures.spots(subject)
        found = [spot for spot in every if bool(self.gestures.steps(subject, spot)) == legal]
        return sorted(found, key=self._order)

    def _order(self, spot: Spot) -> tuple[int, int, float, float]:
        """Return what places are sorted by: the other seats as their turns come, then what is one's own.

        Sorts that come last do so at all seats.
        """
        view = self.view
        seats = len(view.names)
        away = (spot.seat - view.viewer - 1) % seats if spot.seat >= 0 else seats - 1
        at = self.board.rect_of(spot).center()
        late = self.last_sorts.index(spot.sort) + 1 if spot.sort in self.last_sorts else 0
        return late, away, round(at.x(), -1), at.y()  # what lies one below the other goes from above

    def _aim(self, spot: Spot) -> None:
        subject = self.player.chosen
        assert subject is not None
        self.player.highlights.aim_at(spot)

    def _cycle(self, way: int) -> None:
        """Go on to the next place, or choose the first thing."""
        subject = self.player.chosen
        if subject is None:
            self._choose_any(way)
            return
        self.aim_next(self._meant(subject), way)

    def _meant(self, subject: Subject) -> list[Spot]:
        """Return the places that keys go through now: after a letter only its own, if there are several."""
        every = self.targets(subject)
        own = [spot for spot in every if spot.sort in self._among]
        aimed = self.player.highlights.aimed
        return own if aimed in own and len(own) > 1 else every

    def _choose_any(self, way: int) -> None:
        subjects = self.subjects()
        if subjects:
            self.choose(subjects[0 if way > 0 else -1])

    def aim_next(self, spots: Sequence[Spot], way: int = 1) -> bool:
        """Aim at the place after the one that is aimed at; say whether there is any."""
        if not spots:
            return False
        aimed = self.player.highlights.aimed
        at = spots.index(aimed) + way if aimed in spots else (0 if way > 0 else -1)
        self._aim(spots[at % len(spots)])
        return True

    def _step(self, way: QPointF) -> None:
        """Go to the nearest neighbour in a direction: among places, or among things."""
        subject, aimed = self.player.chosen, self.player.highlights.aimed
        if subject is None:
            self._choose_any(1)
            return
        if aimed is not None:
            nearest = self._neighbour(subject, aimed, way)
            if nearest is not None:
                self._aim(nearest)
            elif way.y() > 0:
                self._among = ()
                self.player.highlights.aim_nowhere()
            return
        cards = self.gestures.cards()
        movable = [*cards, *(one for one in self.subjects() if one not in cards)]
        others = [one for one in movable if one != subject]
        near = _nearest(self.board.home(subject), way, others, self.board.home)
        if near is not None and not (subject in cards and way.y() < 0):
            self.choose(near)
        elif way.y() < 0:
            self.aim_next(self._by_distance(subject))

    def _neighbour(self, subject: Subject, aimed: Spot, way: QPointF) -> Spot | None:
        """Return the nearest place in a direction: of the same sort, else any, the late sorts last."""
        spots = [spot for spot in self._meant(subject) if spot != aimed]
        same = [spot for spot in spots if spot.sort == aimed.sort]
        early = [spot for spot in spots if spot.sort not in self.last_sorts]
        for some in (same, early, spots):
            nearest = _nearest(self.board.rect_of(aimed), way, some, self.board.rect_of)
            if nearest is not None:
                return nearest
        return None

    def _by_distance(self, subject: Subject) -> list[Spot]:
        home = self.board.home(subject).center()
        return sorted(
            self.targets(subject),
            key=lambda spot: (
                spot.sort in self.last_sorts,
                (self.board.rect_of(spot).center() - home).manhattanLength(),
            ),
        )

    def aim_card(self, *sorts: str) -> None:
        """Aim the chosen card, or the first one, at the next place of some sorts, or say why it cannot be."""
        if self.player.chosen not in self.gestures.cards():
            self.choose_card(0)
        subject = self.player.chosen
        if subject is None:
            return
        if self.aim_next([spot for spot in self.targets(subject) if spot.sort in sorts]):
            self._among = sorts
            return
        for spot in [one for one in self.targets(subject, legal=False) if one.sort in sorts][:1]:
            self.player.highlights.explain(spot)

    def choose_and_aim(self, subjects: Sequence[Subject]) -> None:
        """Choose the next of several things and aim it; the only one goes on to its next place."""
        if not subjects:
            self.unable(self.key, True)
            return
        chosen = self.player.chosen
        if chosen not in subjects or len(subjects) > 1:
            at = subjects.index(chosen) + 1 if chosen is not None and chosen in subjects else 0
            self.choose(subjects[at % len(subjects)])
            chosen = self.player.chosen
        if chosen is not None:
            self.aim_next(self.targets(chosen))

    def _land(self) -> None:
        """Let the chosen thing land where it is aimed at, or at its only place."""
        subject, highlights = self.player.chosen, self.player.highlights
        if subject is None:
            return
        if highlights.aimed is None:
            spots = self.targets(subject)
            if len(spots) > 1:
                self._aim(spots[0])
                return
            if not spots:
                self._say_why()
                return
            self._aim(spots[0])
        assert highlights.aimed is not None
        self.player.land(highlights.aimed)

    def _say_why(self) -> None:
        """Say why the chosen thing may not land at the next of the other places."""
        subject = self.player.chosen
        if subject is None:
            self.player.say_why_not_done()
            return
        refused = self.targets(subject, legal=False)
        if refused:
            self._why = (self._why + 1) % len(refused)
            spot = refused[self._why]
            self.player.highlights.explain(spot)

    def _enlarge(self) -> None:
        """Enlarge the chosen card, or put the enlarged one away."""
        enlarging, subject = self.player.enlarging, self.player.chosen
        if enlarging.is_open:
            enlarging.close()
        elif subject is not None and (face := self.board.face_of(subject)) is not None:
            enlarging.open(face, self.board.home(subject))

    # What the keys are, on the table

    def caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys that work now and what each of them is about, for the person who is asked."""
        view = self.board.view
        if view is None or not view.ask:
            return []
        if self.player.panel is not None:
            panel = self.player.panel
            lines = range(min(panel.choices, NUMBERED))
            return [(str(number + 1), panel.choice_rect(number)) for number in lines]
        found, cards = [], self.gestures.cards()
        if any(one in cards for one in self.subjects()):
            found = [(str(at + 1), rect) for at, rect in enumerate(self.board.card_rects()[:NUMBERED])]
        for key, button in ((END, self.board.button), (PASS_FOR_ROUND, self.board.second_button)):
            if button.isVisible() and button.is_enabled:
                found.append((key, button.scene_rect))
        return found + self.own_caps()

    def card_meant(self) -> Subject | None:
        """Return the card that a letter would aim: the chosen one, else the first; None if there is none."""
        cards, chosen = self.gestures.cards(), self.player.chosen
        return chosen if chosen in cards else next(iter(cards), None)

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys of the game for things and places, and what each of them is about."""
        return []


def _nearest(start: QRectF, way: QPointF, others: Sequence[T], rect_of: Callable[[T], QRectF]) -> T | None:
    """Return what lies nearest in a direction, None if nothing lies there."""
    best: tuple[float, int] | None = None
    for number, other in enumerate(others):
        apart = rect_of(other).center() - start.center()
        ahead = apart.x() * way.x() + apart.y() * way.y()
        beside = abs(apart.x() * way.y()) + abs(apart.y() * way.x())
        if ahead > 1 and (best is None or (ahead + _ASIDE * beside, number) < best):
            best = (ahead + _ASIDE * beside, number)
    return others[best[1]] if best is not None else None
