"""Playing with the keyboard alone: choosing what is moved, aiming at a place, doing it.

Every key leads to the same half gestures as a click: a thing is chosen, a place is meant, Return lets it land
there. Nothing here decides whether that may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence

from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, PLAY, WINDOW
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import Chip, HandCard, OwnSpecies, OwnTrait, Spot, Subject
from evolution_qt.ui.evolution.hands import Hands
from evolution_qt.ui.evolution.tabletop import Tabletop, View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

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
END: Final = "E"
PASS_FOR_ROUND: Final = "Shift+E"
ON_BUTTONS: Final = (END, PASS_FOR_ROUND)
"""Keys that are about buttons."""
"""How many cards and lines have a number of their own; arrows reach the others."""
_ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_PHASES: Final = {
    **dict.fromkeys((Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_B, Qt.Key.Key_N, Qt.Key.Key_X), (PLAY,)),
    **dict.fromkeys((Qt.Key.Key_F, Qt.Key.Key_I), (FEEDING, WINDOW)),
    Qt.Key.Key_A: (FEEDING,),
    Qt.Key.Key_U: (EFFECTS,),
}
"""The phases in which keys mean something."""
_ASIDE: Final = 2.5
"""How much farther something counts that lies beside the way of an arrow key."""


class Keyboard:
    """The keys of one table."""

    def __init__(self, top: Tabletop, hands: Hands, game: Evolution) -> None:
        self._top = top
        self._hands = hands
        self._game = game
        self._why = -1  # which of the refused places was asked about last
        self.table: Final[dict[Qt.Key, Callable[[], None]]] = {
            Qt.Key.Key_T: lambda: self._aim_card((gestures.TRAIT, gestures.REPLACE)),
            Qt.Key.Key_P: lambda: self._aim_card((gestures.POPULATION,)),
            Qt.Key.Key_B: lambda: self._aim_card((gestures.BODY,)),
            Qt.Key.Key_N: lambda: self._aim_card((gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER)),
            Qt.Key.Key_F: self._feed,
            Qt.Key.Key_A: self._attack,
            Qt.Key.Key_I: self._use_intelligence,
            Qt.Key.Key_U: self._use_effect,
            Qt.Key.Key_X: self._throw_away,
            Qt.Key.Key_E: self._hands.press_button,
            Qt.Key.Key_Z: self._enlarge,
            Qt.Key.Key_W: self._hands.unfold.open_next,
            Qt.Key.Key_Question: self._say_why,
            Qt.Key.Key_Return: self._land,
            Qt.Key.Key_Enter: self._land,
        }
        """What each key without a number or a direction does."""
        self._key = ""
        self.unable: Callable[[str, bool], None] = lambda _key, _is_its_time: None
        """Told of a key for something that cannot be done now, and whether it can in this phase."""

    @property
    def _view(self) -> View:
        assert self._top.view is not None
        return self._top.view

    @property
    def is_answering(self) -> bool:
        """Say whether keys answer a small question now."""
        return self._hands.panel is not None

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means; say whether it means anything."""
        if self._top.view is None:
            return False
        pressed = Qt.Key(key)
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if self._hands.panel is not None:
            return self._answer(pressed)
        if pressed != Qt.Key.Key_Question:
            self._why = -1
        if pressed in _DIGITS:
            self._choose_card(_DIGITS.index(pressed))
        elif pressed in _ARROWS:
            self._step(_ARROWS[pressed])
        elif pressed in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._cycle(-1 if pressed == Qt.Key.Key_Backtab else 1)
        elif pressed == Qt.Key.Key_E and modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._hands.press_button(self._top.second_button)
        elif pressed in self.table:
            self._key = QKeySequence(pressed).toString()
            if self._is_its_time(pressed):
                self.table[pressed]()
            else:
                self.unable(self._key, False)
        else:
            return False
        return True

    def _is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done in this phase, by who is asked."""
        view = self._view
        if key == Qt.Key.Key_E:
            return view.ask and self._top.button.isVisible()
        return key not in _PHASES or (view.ask and view.state.phase in _PHASES[key])

    def _answer(self, key: Qt.Key) -> bool:
        """Answer the small question on the table."""
        panel = self._hands.panel
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
        self._choose(subject)

    def _choose(self, subject: Subject) -> None:
        self._top.reveal(self._hands.home_spot(subject))
        self._hands.choose(subject, self._hands.home(subject))

    def choose_again(self, subject: Subject) -> None:
        """Choose what was chosen before everything was drawn anew."""
        self._choose(subject)

    def _cards(self) -> list[HandCard]:
        found = [card.subject for card in self._top.hand]
        return [one for one in found if isinstance(one, HandCard)]

    def _choose_card(self, place: int) -> None:
        cards = self._cards()
        if place < len(cards):
            self._choose(cards[place])

    def subjects(self) -> list[Subject]:
        """Return everything that can be moved now, in the order of Tab."""
        view = self._view
        if not view.ask:
            return []
        row = view.state.players[view.viewer].species
        every: list[Subject] = [Chip(), *[OwnSpecies(index) for index in range(len(row))]]
        every += self._own_traits()
        every += self._cards()
        if view.state.phase in (FOOD, PLAY):
            every = [*self._cards(), *self._own_traits()]
        return [one for one in every if self.targets(one)]

    def _own_traits(self) -> list[OwnTrait]:
        boards = self._top.boards(self._view.viewer)
        found = [laid.subject for board in boards for laid in board.traits]
        return [one for one in found if isinstance(one, OwnTrait)]

    # Aiming

    def targets(self, subject: Subject, *, legal: bool = True) -> list[Spot]:
        """Return where a thing may land, by seats and from left to right; or where it may not."""
        view = self._view
        every = gestures.spots(view.state, self._game, view.offer, view.viewer, subject)
        found = [
            spot
            for spot in every
            if bool(gestures.matching(view.offer, self._game, view.viewer, subject, spot)) == legal
        ]
        return sorted(found, key=self._order)

    def _order(self, spot: Spot) -> tuple[int, float, float]:
        """Return what places are sorted by: the other seats as their turns come, then what is one's own."""
        view = self._view
        seats = len(view.state.players)
        away = (spot.seat - view.viewer - 1) % seats if spot.seat >= 0 else seats - 1
        at = self._top.whole_rect_of(spot).center()
        return away, at.x(), at.y()

    def _aim(self, spot: Spot) -> None:
        subject = self._hands.chosen
        assert subject is not None
        self._top.reveal(spot)
        self._hands.lights.aim_at(spot)

    def _cycle(self, way: int) -> None:
        """Go on to the next place, or choose the first thing."""
        subject = self._hands.chosen
        if subject is None:
            self._choose_any(way)
            return
        self._aim_next(self.targets(subject), way)

    def _choose_any(self, way: int) -> None:
        subjects = self.subjects()
        if subjects:
            self._choose(subjects[0 if way > 0 else -1])

    def _aim_next(self, spots: Sequence[Spot], way: int = 1) -> bool:
        if not spots:
            return False
        aimed = self._hands.lights.aimed
        at = spots.index(aimed) + way if aimed in spots else (0 if way > 0 else -1)
        self._aim(spots[at % len(spots)])
        return True

    def _step(self, way: QPointF) -> None:
        """Go to the nearest neighbour in a direction: among places, or among things."""
        subject, aimed = self._hands.chosen, self._hands.lights.aimed
        if subject is None:
            self._choose_any(1)
            return
        if aimed is not None:
            spots = [spot for spot in self.targets(subject) if spot != aimed]
            nearest = _nearest(self._top.whole_rect_of(aimed), way, spots, self._top.whole_rect_of)
            if nearest is not None:
                self._aim(nearest)
            elif way.y() > 0:
                self._hands.lights.aim_nowhere()
            return
        others = [one for one in self._movable() if one != subject]
        near = _nearest(self._hands.home(subject), way, others, self._hands.home)
        if near is not None and not (isinstance(subject, HandCard) and way.y() < 0):
            self._choose(near)
        elif way.y() < 0:
            self._aim_next(self._by_distance(subject))

    def _movable(self) -> list[Subject]:
        """Return what the arrow keys go through: everything that can be moved, and all cards."""
        cards: list[Subject] = list(self._cards())
        return cards + [one for one in self.subjects() if not isinstance(one, HandCard)]

    def _by_distance(self, subject: Subject) -> list[Spot]:
        home = self._hands.home(subject).center()
        return sorted(
            self.targets(subject),
            key=lambda spot: (self._top.whole_rect_of(spot).center() - home).manhattanLength(),
        )

    # Words

    def _aim_card(self, sorts: tuple[str, ...]) -> None:
        """Aim the chosen card, or the first one, at the next place of some sorts."""
        if not isinstance(self._hands.chosen, HandCard):
            self._choose_card(0)
        subject = self._hands.chosen
        if subject is None:
            return
        found = [spot for spot in self.targets(subject) if spot.sort in sorts]
        if not self._aim_next(sorted(found, key=lambda spot: sorts.index(spot.sort))):
            refused = [spot for spot in self.targets(subject, legal=False) if spot.sort in sorts]
            for spot in refused[:1]:
                self._hands.lights.explain(spot)

    def _feed(self) -> None:
        self._choose_and_aim([Chip()])

    def _attack(self) -> None:
        row = self._view.state.players[self._view.bottom].species
        hunters: list[Subject] = [
            one for one in map(OwnSpecies, range(len(row))) if self._view.ask and self.targets(one)
        ]
        self._choose_and_aim(hunters)

    def _use_intelligence(self) -> None:
        cards: list[Subject] = [card for card in self._cards() if self.targets(card)]
        self._choose_and_aim(cards[:1])

    def _use_effect(self) -> None:
        self._choose_and_aim(list(self._own_traits()))

    def _throw_away(self) -> None:
        self._choose_and_aim([one for one in self._own_traits() if self.targets(one)])

    def _choose_and_aim(self, subjects: Sequence[Subject]) -> None:
        """Choose the next of several things and aim it; the only one goes on to its next place."""
        if not subjects:
            self.unable(self._key, True)
            return
        chosen = self._hands.chosen
        if chosen not in subjects or len(subjects) > 1:
            at = subjects.index(chosen) + 1 if chosen is not None and chosen in subjects else 0
            self._choose(subjects[at % len(subjects)])
            chosen = self._hands.chosen
        if chosen is not None:
            self._aim_next(self.targets(chosen))

    def _land(self) -> None:
        """Let the chosen thing land where it is aimed at, or at its only place."""
        subject, lights = self._hands.chosen, self._hands.lights
        if subject is None:
            return
        if lights.aimed is None:
            spots = self.targets(subject)
            if len(spots) > 1:
                self._aim(spots[0])
                return
            if not spots:
                self._say_why()
                return
            self._aim(spots[0])
        assert lights.aimed is not None
        self._hands.land(lights.aimed)

    def _say_why(self) -> None:
        """Say why the chosen thing may not land at the next of the other places."""
        subject = self._hands.chosen
        if subject is None:
            self._hands.say_why_not_done()
            return
        refused = self.targets(subject, legal=False)
        if refused:
            self._why = (self._why + 1) % len(refused)
            spot = refused[self._why]
            self._top.reveal(spot)
            self._hands.lights.explain(spot)

    def _enlarge(self) -> None:
        """Enlarge the chosen card, or put the enlarged one away."""
        reading, subject = self._hands.reading, self._hands.chosen
        if reading.is_open:
            reading.close()
        elif isinstance(subject, HandCard):
            face = self._top.face(subject.card)
            if face is not None:
                reading.open(face, self._hands.home(subject))

    # What the keys are, on the table

    def caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys of the moment and what each of them is about, for whoever is asked."""
        view = self._top.view
        if view is None or not view.ask:
            return []
        if self._hands.panel is not None:
            panel = self._hands.panel
            lines = range(min(panel.choices, NUMBERED))
            return [(str(number + 1), panel.choice_rect(number)) for number in lines]
        found = [(str(at + 1), card.scene_rect) for at, card in enumerate(self._top.hand[:NUMBERED])]
        for key, button in ((END, self._top.button), (PASS_FOR_ROUND, self._top.second_button)):
            if button.isVisible() and button.is_enabled:
                found.append((key, button.scene_rect))
        found += self._caps_for_things()
        subject = self._hands.chosen
        if isinstance(subject, HandCard) and view.state.phase == PLAY:
            found += self._caps_for_places(subject)
        return found

    def _caps_for_things(self) -> list[tuple[str, QRectF]]:
        found = []
        for subject in self.subjects():
            key = {Chip: "F", OwnSpecies: "A", OwnTrait: "X"}.get(type(subject), "")
            if key == "X" and self._view.state.phase == EFFECTS:
                key = "U"
            if key:
                found.append((key, self._hands.home(subject)))
        return found

    def _caps_for_places(self, card: HandCard) -> list[tuple[str, QRectF]]:
        keys = {
            gestures.TRAIT: "T",
            gestures.REPLACE: "T",
            gestures.BODY: "B",
            gestures.POPULATION: "P",
            gestures.LEFT_GUTTER: "N",
            gestures.RIGHT_GUTTER: "N",
        }
        spots = [spot for spot in self.targets(card) if spot.sort in keys]
        return [(keys[spot.sort], self._top.rect_of(spot)) for spot in spots]


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
