"""Playing with the keyboard alone: choosing what is moved, aiming at a place, doing it; and keys drawn there.

Every key leads to the same half gestures as a click: a thing is chosen, a place is meant, Return lets it land
there. Nothing here decides whether that may be. A game adds keys of its own.

`TableKeys` has the order: keys that ask for something or hurry come before those that play. `KeyCaps` draws
keys on what they are about, for people who play with the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, fonts, keymap, writing, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded, write
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table


translate = QCoreApplication.translate
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
LAND: Final = "Return"
NEXT: Final = "Tab"
ON_BUTTONS: Final = (END, PASS_FOR_ROUND, LAND, NEXT)
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
            Qt.Key.Key_Question: self._show_why_not,
            Qt.Key.Key_Return: self._land,
            Qt.Key.Key_Enter: self._land,
        }
        """What each key without a number or a direction does; a game has more."""
        self.shifted: dict[Qt.Key, Callable[[], None]] = {Qt.Key.Key_E: player.pass_for_round}
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
        """Return whether keys answer a small question now."""
        return self.player.panel is not None

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means; return whether it means anything."""
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
            self.key = QKeySequence(pressed).toString()
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
        """Return whether what a key is for can be done in this phase, by who is asked."""
        if key != Qt.Key.Key_E:
            return True
        return self.view.ask and (self.board.button.isVisible() or self.gestures.why_not_end() is not None)

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does; empty if it does nothing."""
        return ""

    def is_name(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Return whether a key is pressed as the letter on it, whatever has been put in its place."""
        return False

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
        self.board.reveal(subject)
        self.player.choose(subject, self.board.home(subject), enlarged=True)

    def choose_card(self, place: int) -> None:
        """Choose a card of the hand by its place, or show that there is none."""
        cards = self.gestures.cards()
        if place < len(cards):
            self.choose(cards[place])
            self.player.show_why_stuck()
        else:
            self.unable(self.key, True)

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

    def aim_elsewhere(self) -> None:
        """Aim what is chosen at the next place, as Tab does."""
        self._cycle(1)

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
        """Aim at the place after the one that is aimed at; return whether there is any."""
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
        """Aim the chosen card, or the first, at the next place of some sorts, or show why it cannot be."""
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
                self._show_why_not()
                return
            self._aim(spots[0])
        assert highlights.aimed is not None
        self.player.land(highlights.aimed)

    def _show_why_not(self) -> None:
        """Show why the chosen thing may not land at the next of the other places."""
        subject = self.player.chosen
        if subject is None:
            self.player.show_why_not_done()
            return
        refused = self.targets(subject, legal=False)
        if refused:
            self._why = (self._why + 1) % len(refused)
            spot = refused[self._why]
            self.player.highlights.explain(spot)

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
        keys = (LAND, NEXT) if self.board.attack_choices else (END, PASS_FOR_ROUND)
        for key, button in zip(keys, (self.board.button, self.board.second_button), strict=True):
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


_SIDE: Final = 24.0
_LOW: Final = 60.0
"""Things lower than this carry their key on the left edge, others at the top."""
_EDGE: Final = 12.0
"""Units of a key beside the words on it."""
_FLAT: Final = 32.0
"""Things lower than this have a picture on the left that a key may cover, others words."""


@guarded
class CapItem(QGraphicsItem):
    """One key."""

    def __init__(self, key: str, rect: QRectF, style: Style, layer: float) -> None:
        super().__init__()
        self.key = key
        self._rect = rect
        self._style = style
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the key and its edge."""
        return self._rect.adjusted(-3, -3, 3, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a key as on a keyboard."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._rect.height() * 0.22
        painter.fillPath(rounded(self._rect.translated(0, 2.2), radius), colour("#4a4338"))
        path = rounded(self._rect, radius)
        painter.fillPath(path, colour("#fdfaf2"))
        painter.setPen(line(colour("#4a4338"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setFont(_font(self._style))
        write(painter, self._rect, self.key, colour("#221a0c"))


class KeyCaps:
    """The keys on one table, while they are wanted."""

    def __init__(self, scene: QGraphicsScene, board: Board, keyboard: Keyboard) -> None:
        self._scene = scene
        self._board = board
        self._keyboard = keyboard
        self._items: list[CapItem] = []
        self.is_on = False

    @property
    def keys(self) -> list[str]:
        """Return the keys that are shown."""
        return [item.key for item in self._items]

    @property
    def items(self) -> list[CapItem]:
        """Return what is drawn for them."""
        return list(self._items)

    def toggle(self) -> None:
        """Show the keys, or do not."""
        self.is_on = not self.is_on
        self.show()

    def show(self) -> None:
        """Draw the keys that work now, or none."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        if not self.is_on:
            return
        side = max(_SIDE * self._board.style.unit, 22.0)
        # over a question, but under whatever is enlarged
        layer = zvalues.KEYS if self._keyboard.is_answering else zvalues.MARK + 4
        for key, about in self._keyboard.caps():
            if not about.isEmpty():
                text, style = keymap.shown(key), self._board.style
                wide = max(side, writing.width_of(_font(style), text) + _EDGE * style.unit)
                place = _over(about, side, wide) if key in ON_BUTTONS else _place(about, side)
                cap = CapItem(text, place, style, layer)
                self._scene.addItem(cap)
                self._items.append(cap)


def _font(style: Style) -> QFont:
    return fonts.text(max(style.small_font, 15), bold=True)


def _over(button: QRectF, side: float, wide: float) -> QRectF:
    """Return where a key lies on a button: at its upper right corner, clear of words and neighbours."""
    return QRectF(button.right() - wide - 0.2 * side, button.top() - 0.7 * side, wide, side)


def _place(about: QRectF, side: float) -> QRectF:
    """Return where a key lies on what it is about: at the top, on low things at the left."""
    place = QRectF(0, 0, side, side)
    if about.height() < _LOW:
        inside = 0.3 if about.height() < _FLAT else -0.4
        place.moveCenter(QPointF(about.left() + side * inside, about.center().y()))
    else:
        place.moveCenter(QPointF(about.center().x(), about.top() + side * 0.2))
    return place


_HURRYING: Final = (*keymap.MODIFIERS, Qt.Key.Key_Space)
"""Keys that put nothing away."""
_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class TableKeys:
    """What the keys do on one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._is_alt_alone = False
        self.is_pressing = False
        """Whether a key is doing something: only when it has done all is it told what keys are about."""
        self.plain: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_H: table.ask_for_hint,
            Qt.Key.Key_Y: table.why_asked.emit,
            Qt.Key.Key_R: self._announce_others,
            Qt.Key.Key_J: self._ask_for_moves,
        }
        """What is asked for by keys without modifiers; a game has more."""

    def press(self, event: QKeyEvent) -> bool:
        """Hurry with Space, cancel with Escape; other keys play. Return whether a key does anything.

        A letter that does nothing is answered.
        """
        table, modifiers = self._table, event.modifiers()
        is_name = table.keyboard.is_name(event.key(), modifiers)
        key = event.key() if is_name else keymap.meant(event.key())
        accessibility.take_notice()
        table.player.hold(modifiers)
        table.display.settle_size()
        if keymap.is_of_hand_on_keys(key):
            table.use_hand(on_keys=True)
        if key not in _HURRYING:  # a person who hurries has not read it yet
            is_away = table.overlays.put_notes_away()
            table.player.stop()
            if is_away and key == Qt.Key.Key_Escape:
                return True
        self._is_alt_alone = key == Qt.Key.Key_Alt
        answers = table.player.answers
        before = answers.note
        with self._pressing():
            is_used = self._use(key, modifiers) or self._answer(key, event)
        if key not in _HURRYING and before is not None and answers.note is before:
            answers.hush()  # no clock takes it away while someone listens
        self.tell()
        return is_used

    def tab(self, *, forward: bool) -> bool:
        """Go to the next thing or place, or the one before; return whether there is one."""
        key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
        accessibility.take_notice()
        with self._pressing():
            is_kept = self.play(key, Qt.KeyboardModifier.NoModifier)
        self.tell()
        return is_kept

    @contextmanager
    def _pressing(self) -> Iterator[None]:
        self.is_pressing = True
        try:
            yield
        finally:
            self.is_pressing = False

    def _use(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        table = self._table
        is_skip = table.animator.is_running if key == Qt.Key.Key_Space else table.playback.is_held
        is_skip = is_skip and key in (Qt.Key.Key_Space, Qt.Key.Key_Escape)
        if key == Qt.Key.Key_Space and modifiers & Qt.KeyboardModifier.ShiftModifier:
            table.playback.hurry()
        elif is_skip:
            table.playback.advance()
        elif key == Qt.Key.Key_Escape and table.close_one():
            pass
        elif key == Qt.Key.Key_F2:
            table.key_caps.toggle()
            table.key_caps_toggled.emit(table.key_caps.is_on)
        elif key in self.plain and not modifiers:
            self.plain[Qt.Key(key)]()
        elif not modifiers & _COMMANDING and table.describe_keys.press(Qt.Key(key), modifiers):
            pass
        else:
            return self.play(key, modifiers)
        return True

    def play(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Let a key play, after what still moves; return whether it means anything."""
        table = self._table
        if key in keymap.MODIFIERS:
            return False
        if table.pointer.keeps(partial(self._play_later, key, modifiers)):
            return True
        if table.animator.is_running or not table.ask:  # between two motions too
            table.catch_up()
        return table.keyboard.press(key, modifiers)

    def _answer(self, key: int, event: QKeyEvent) -> bool:
        """Show that a letter or a digit does nothing here, or nothing now; return whether it is one."""
        table, sign = self._table, event.text() or QKeySequence(event.key()).toString()
        if event.modifiers() & _COMMANDING or len(sign) != 1 or not sign.isalnum():
            return False
        if table.keyboard.meaning(name := QKeySequence(key).toString()):
            table.show_not_now(name)
        else:
            words = translate("TableKeys", "{key} does nothing here; {list} lists the keys.")
            table.say(filled(words, {"key": sign.upper(), "list": keymap.written("keys")}))
        return True

    def _play_later(self, key: int, modifiers: Qt.KeyboardModifier) -> None:
        self.play(key, modifiers)
        self.tell()

    def tell(self) -> None:
        """Show and announce what keys are about, after one."""
        self._table.key_caps.show()
        self._table.tree.follow()

    def release(self, key: int) -> None:
        """Pin what is enlarged when Alt was pressed alone, not on the way to another window."""
        enlarging = self._table.player.enlarging
        if key == Qt.Key.Key_Alt and self._is_alt_alone and enlarging.is_read:
            enlarging.pin()
        self._is_alt_alone = False

    def forget(self) -> None:
        """Forget what is held down, because the keyboard goes elsewhere."""
        self._is_alt_alone = False

    def _announce_others(self) -> None:
        """Show and announce what the others have done."""
        if self._table.ask:
            self._table.again_asked.emit()
            self._table.tree.announce_others()
        else:
            self._table.show_not_now("R")

    def _ask_for_moves(self) -> None:
        """Ask for the list of all moves that are possible now."""
        if self._table.pointer.keeps(self._ask_for_moves):
            return
        self._table.catch_up()
        self._table.player.answers.hush()
        self._table.moves_asked.emit()
