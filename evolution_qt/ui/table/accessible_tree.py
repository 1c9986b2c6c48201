"""The table for screen readers: a tree of things with names, states and places, its focus, announcements.

What lies on the table are items that Qt knows nothing of; for each that is asked for, a `Part` stands in
the tree. Parts are made when a screen reader listens, and read the table at the moment they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible
from shiboken6 import isValid

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, phrasing
from evolution_qt.ui.kit.brush import rounded
from evolution_qt.ui.kit.items import Outline
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.recap import RecapStep
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.ui.kit.items import ButtonItem
    from evolution_qt.ui.kit.notes import FactsItem
    from evolution_qt.ui.table.attack_panel import AttackPanel
    from evolution_qt.ui.table.board import Board
    from evolution_qt.ui.table.keyboard import Keyboard
    from evolution_qt.ui.table.player_input import PlayerInput
    from evolution_qt.ui.table.table import Table


@dataclass(frozen=True)
class Key:
    """Which thing of the table is meant."""

    sort: str
    seat: int = -1
    index: int = -1
    number: int = -1


RIBBON: Final = Key("ribbon")
QUESTION: Final = Key("question")
BUTTON: Final = Key("button")
SECOND_BUTTON: Final = Key("second button")

_PANEL: Final = ("question", "answer", "payment")
_MEANT: Final = "meant "
"""How the sort of what keys are about begins where it stands alone: nothing around it is read first then."""


class Descriptions:
    """The words of a game for a screen reader; a game describes more of its things."""

    def run_on(self, *sentences: str) -> str:
        """Return several sentences or lines as one text; empty ones are left out."""
        return phrasing.sentences(sentences)

    def table(self) -> str:
        """Return what the whole is called."""
        return ""

    def ribbon(self, phase: str, sentence: str, last_round: str) -> str:
        """Return the words of the ribbon: what is asked, then what round and phase it is."""
        return self.run_on(sentence, phase, last_round)

    def place(self, view: View[Any], spot: Spot) -> str:
        """Return what a place is called where something could be laid."""
        return ""

    def not_now(self, view: View[Any], what: str, *, is_its_time: bool = False) -> str:
        """Return the answer to a key for something that cannot be done now."""
        words = QCoreApplication.translate("TableKeys", "Not now: {what}.")
        return filled(words, {"what": what})

    def done_by_others(self, view: View[Any], steps: Sequence[RecapStep]) -> list[str]:
        """Return what seats have done by the steps of a recap, in one sentence for each of them."""
        return []


class Parts:
    """Which of a game's things stand in the tree, besides ribbon, question and buttons: here none."""

    roles: Mapping[str, QAccessible.Role] = {}
    """The roles of sorts of things that are more than words."""
    chosen_have_focus = True
    """Whether what is chosen has the focus where it lies, as a card in a hand; else it stands alone."""

    def children(self, view: View[Any], key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        return []

    def parent(self, view: View[Any] | None, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        return None

    def name(self, view: View[Any], key: Key) -> str:
        """Return what a thing is called."""
        return ""

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen; empty if nothing of it is."""
        return QRectF()

    def outline(self, key: Key) -> Outline:
        """Return what draws the outline of a thing in that room, where it is pointed at."""
        return rounded

    def of_spot(self, view: View[Any], spot: Spot) -> Key:
        """Return the thing that a place is, or at which it is."""
        return Key(spot.sort, spot.seat, spot.index, spot.part)

    def of_subject(self, view: View[Any], subject: Subject) -> Key:
        """Return the thing that is moved."""
        return Key("thing")

    def at_once(self, view: View[Any], key: Key) -> tuple[Subject, Spot] | None:
        """Return the gesture that pressing a thing is while nothing is chosen, None if it is none."""
        return None

    def landing(self, view: View[Any], subject: Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        return ""

    def landing_details(self, view: View[Any], spot: Spot) -> str:
        """Return the further description of a place that is aimed at."""
        return ""

    def payment(self, view: View[Any], number: int) -> str:
        """Return what a card is called with which one could pay."""
        return ""

    def description(self, view: View[Any], key: Key) -> str:
        """Return the further description of a thing."""
        return ""


class Part(QObject):
    """Stands for one thing of a table; it goes with the table."""

    def __init__(self, key: Key, tree: AccessibleTree, table: QObject) -> None:
        super().__init__(table)
        self.key = key
        self.tree = tree
        self.name = ""
        """The name by which it was told last."""


class AccessibleTree:
    """What one table shows a screen reader."""

    def __init__(
        self,
        table: Table,
        board: Board,
        player: PlayerInput,
        keyboard: Keyboard,
        text_notes: Callable[[], Sequence[FactsItem | AttackPanel]],
        parts: Parts,
        words: Descriptions,
    ) -> None:
        """*text_notes* returns the words of the notes that lie on the table."""
        self._table = table
        self._board = board
        self._player = player
        self._keyboard = keyboard
        self._text_notes = text_notes
        self.things = parts
        """The things of the game: what stands in the tree besides ribbon, question and buttons."""
        self._words = words
        self._parts: dict[Key, Part] = {}
        self._focus: Key | None = None
        self._asked: tuple[object, ...] | None = None
        self._is_begun = False
        """Whether something was asked before."""

    # What there is

    @property
    def _view(self) -> View[Any] | None:
        return self._board.view

    def part(self, key: Key) -> Part:
        """Return what stands for a thing, made now if it was never asked for."""
        if key not in self._parts:
            self._parts[key] = Part(key, self, self._table)
        return self._parts[key]

    def children(self, key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        view = self._view
        if view is None:
            return []
        if key is None:
            return self._of_table(view)
        panel = self._player.panel
        if key == QUESTION and panel is not None:
            cards = [Key("payment", number=at) for at in range(len(panel.cards))]
            return cards + [Key("answer", number=at) for at in range(len(panel.options))]
        return self.things.children(view, key)

    def _of_table(self, view: View[Any]) -> list[Key]:
        board = self._board
        found = [RIBBON]
        if self._player.panel is not None:
            found.append(QUESTION)
        if (meant := self._meant()) is not None:
            found.append(meant)
        found += [Key("words", number=at) for at in range(len(self._text_notes()))]
        found += self.things.children(view, None)
        found += [
            key
            for key, button in ((BUTTON, board.button), (SECOND_BUTTON, board.second_button))
            if button.isVisible()
        ]
        return found

    def parent(self, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort in ("answer", "payment"):
            return QUESTION
        if key in (RIBBON, QUESTION, BUTTON, SECOND_BUTTON) or key.sort.startswith(("words", _MEANT)):
            return None
        return self.things.parent(self._view, key)

    def _below(self, key: Key | None) -> Iterator[Key]:
        """Yield all that belongs to a thing, and all that belongs to that."""
        for child in self.children(key):
            yield child
            yield from self._below(child)

    def has(self, key: Key) -> bool:
        """Return whether a thing lies on the table now."""
        parent = self.parent(key)
        return key in self.children(parent) and (parent is None or self.has(parent))

    def _is_heard(self) -> bool:
        """Return whether there is a listener; what happens while a picture is taken is not for it."""
        return accessibility.is_heard() and not self._table.display.forced_ratio

    # What is said of it

    def name(self, key: Key) -> str:
        """Return what a thing is called."""
        view = self._view
        return self._called(view, key) if view is not None and self.has(key) else ""

    def _called(self, view: View[Any], key: Key) -> str:
        return phrasing.aloud(self._name(view, key))

    def _name(self, view: View[Any], key: Key) -> str:
        board, panel = self._board, self._player.panel
        if key.sort.startswith(_MEANT):
            aimed, subject = self._player.highlights.aimed, self._player.chosen
            if subject is not None and aimed is not None:
                return self.things.landing(view, subject, aimed)
            return "" if subject is None else self.things.name(view, self.things.of_subject(view, subject))
        if key == RIBBON:
            look = board.ribbon.look
            return self._words.ribbon(look.phase, look.sentence, look.last_round)
        if panel is not None and key.sort in _PANEL:
            if key == QUESTION:
                return panel.title
            is_line = key.sort == "answer"
            return panel.options[key.number].words if is_line else self.things.payment(view, key.number)
        if key.sort == "words":
            lines = self._text_notes()[key.number].lines
            return self._words.run_on(*[line for line in lines if line.strip()])
        button = self._button(key)
        return button.words if button is not None else self.things.name(view, key)

    def description(self, key: Key) -> str:
        """Return the further description of a thing."""
        view = self._view
        if view is None or not self.has(key):
            return ""
        if key.sort.startswith(_MEANT):
            aimed = self._player.highlights.aimed
            return "" if aimed is None else phrasing.aloud(self.things.landing_details(view, aimed))
        return phrasing.aloud(self.things.description(view, key))

    def role(self, key: Key) -> QAccessible.Role:
        """Return what sort of thing one of the game is; most are words, so that no reader adds "image"."""
        return self.things.roles.get(key.sort, QAccessible.Role.StaticText)

    def table_name(self) -> str:
        """Return what the whole is called."""
        return self._words.table()

    # Where it lies, and how it is

    def rect(self, key: Key) -> QRect:
        """Return where a thing lies on the screen, as far as it is seen; empty if nothing of it is."""
        view = self._view
        if view is None or not self.has(key):
            return QRect()
        shown = self.scene_rect(key)
        place = self._table.mapFromScene(shown).boundingRect()
        return QRect(self._table.viewport().mapToGlobal(place.topLeft()), place.size())

    def scene_rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen."""
        board, panel = self._board, self._player.panel
        if key.sort in _PANEL:
            if panel is None:
                return QRectF()
            if key == QUESTION:
                return panel.rect
            is_card = key.sort == "payment"
            return panel.card_rect(key.number) if is_card else panel.option_rect(key.number)
        if key.sort == "words":
            return self._text_notes()[key.number].rect
        if key == RIBBON:
            return board.ribbon.scene_rect
        if key.sort.startswith(_MEANT):
            aimed, subject = self._player.highlights.aimed, self._player.chosen
            if aimed is not None:
                return board.rect_of(aimed)
            return QRectF() if subject is None else board.home(subject)
        button = self._button(key)
        return button.scene_rect if button is not None else self.things.rect(key)

    def states(self, key: Key) -> dict[str, bool]:
        """Return how a thing is, by the names that Qt has for it: chosen, marked, disabled, out of sight."""
        if not self.has(key):
            return {"invalid": True}
        can_be_chosen, button = self._is_choosable(key), self._button(key)
        is_on = self.is_on(key)
        return {
            "focusable": can_be_chosen,
            "focused": self.has_focus(key),
            "selectable": can_be_chosen,
            "selected": key == self._chosen(),
            "offscreen": self.scene_rect(key).isEmpty(),
            "checkable": is_on is not None,
            "checked": bool(is_on),
            "disabled": button is not None and not button.is_enabled,
            "readOnly": True,
        }

    def is_on(self, key: Key) -> bool | None:
        """Return whether a card or a line of the question is marked; None of what cannot be."""
        panel = self._player.panel
        if panel is None or key.sort not in ("payment", "answer") or not self.has(key):
            return None
        return key.number in panel.marked if key.sort == "payment" else panel.options[key.number].is_on

    def has_focus(self, key: Key | None) -> bool:
        """Return whether keys are about a thing now; None is the table itself."""
        return self._table.hasFocus() and key == self.focus()

    def _button(self, key: Key) -> ButtonItem | None:
        if key == BUTTON:
            return self._board.button
        return self._board.second_button if key == SECOND_BUTTON else None

    def _is_choosable(self, key: Key) -> bool:
        view = self._view
        if view is None or not view.ask:
            return False
        return key.sort in ("card", "answer", "payment") or key == self._focus or key in self._subjects()

    def _subjects(self) -> list[Key]:
        view = self._view
        every = self._keyboard.subjects()
        return [self.things.of_subject(view, one) for one in every] if view is not None else []

    # What is meant

    def focus(self) -> Key | None:
        """Return the thing that keys are about now; None is the table itself."""
        panel = self._player.panel
        if self._view is None:
            return None
        if panel is not None:
            is_card, number = panel.meant
            return Key("payment" if is_card else "answer", number=number)
        return self._meant() or self._chosen()

    def _meant(self) -> Key | None:
        """Return what stands for what would happen at the place that is aimed at, or for the chosen thing.

        That is none where the thing lies in the tree itself.
        """
        view, aimed, subject = self._view, self._player.highlights.aimed, self._player.chosen
        if view is None or subject is None or (aimed is None and self.things.chosen_have_focus):
            return None
        found = self.things.of_subject(view, subject) if aimed is None else self.things.of_spot(view, aimed)
        return replace(found, sort=f"{_MEANT}{found.sort}")

    def _chosen(self) -> Key | None:
        view, subject = self._view, self._player.chosen
        return self.things.of_subject(view, subject) if view is not None and subject is not None else None

    # Being pressed

    def can_press(self, key: Key) -> bool:
        """Return whether something can be done with a thing by pressing it now."""
        view, panel = self._view, self._player.panel
        if view is None or not view.ask or not self.has(key):
            return False
        if panel is not None:
            return key.sort in ("answer", "payment")
        if (button := self._button(key)) is not None:
            return button.is_enabled
        found = (self._target(key), self._subject(key), self._at_once(key))
        return any(one is not None for one in found)

    def press(self, key: Key) -> None:
        """Do what a click would: choose a thing, let it land on a place, answer, end the turn."""
        if self._table.pointer.keeps(partial(self.press, key)):
            return
        self._table.catch_up()
        if not self.can_press(key):
            return
        panel, player = self._player.panel, self._player
        subject, target = self._subject(key), self._target(key)
        if panel is not None and key.sort == "answer":
            panel.choose(key.number)
        elif panel is not None:
            panel.press(key.number)
        elif (button := self._button(key)) is not None:
            player.press_button(button)
        elif target is not None:
            player.land(target)
        elif subject is not None:
            self._keyboard.choose(subject)
        elif (gesture := self._at_once(key)) is not None:
            self._keyboard.choose(gesture[0])
            player.land(gesture[1])
        self.follow()

    def _target(self, key: Key) -> Spot | None:
        """Return the place at which a thing lies or is, if what is chosen may land there."""
        view, subject = self._view, self._player.chosen
        if view is None or subject is None:
            return None
        if key == self._meant():
            return self._player.highlights.aimed
        spots = self._keyboard.targets(subject)
        return next((spot for spot in spots if self.things.of_spot(view, spot) == key), None)

    def _subject(self, key: Key) -> Subject | None:
        """Return what can be chosen by pressing a thing."""
        view = self._view
        if view is None:
            return None
        every = self._keyboard.subjects()
        return next((one for one in every if self.things.of_subject(view, one) == key), None)

    def _at_once(self, key: Key) -> tuple[Subject, Spot] | None:
        view = self._view
        is_free = view is not None and self._player.chosen is None
        return self.things.at_once(view, key) if view is not None and is_free else None

    # LogBridge

    def follow(self) -> None:
        """Announce what is meant now, and what has got another name since."""
        if not self._is_heard():
            return
        view, there = self._view, set(self._below(None))
        for key, part in list(self._parts.items()):
            if not isValid(part):
                del self._parts[key]
            elif view is None or key not in there:
                del self._parts[key]
                accessibility.tell(part, QAccessible.Event.ObjectDestroyed)
                part.deleteLater()
            elif part.name and (name := self._called(view, key)) != part.name:
                part.name = name
                accessibility.tell(part, QAccessible.Event.NameChanged)
        focus = self.focus()
        if focus == self._focus:
            return
        self._focus = focus
        if self._table.hasFocus():
            self.announce_focus()

    def come_back(self) -> None:
        """Say again what is asked, for the table has the keyboard now; Qt tells of the table itself.

        What keys are about there is told behind that.
        """
        if not self._is_heard():
            return
        self._focus = self.focus()
        told = self._repeat if self._focus is None else self.announce_focus
        QTimer.singleShot(0, self._table, told)

    def _repeat(self) -> None:
        """Say again what is asked, if no answer has been given meanwhile."""
        if self._asked is not None and (view := self._view) is not None and view.ask:
            words = self._words.run_on(self._board.ribbon.look.sentence)
            accessibility.announce(self._table, words, is_question=True)

    def announce_focus(self) -> None:
        """Announce what keys are about."""
        if self._is_heard():
            self._focus = self.focus()
            meant = self._table if self._focus is None else self.part(self._focus)
            accessibility.tell(meant, QAccessible.Event.Focus)

    def ask(self) -> None:
        """Announce what is asked, if it is not being asked already; at first with the round and the phase.

        When these change, that is said as it happens.
        """
        view = self._view
        if view is None or not self._is_heard():
            return
        look = self._board.ribbon.look
        asked = (*self._board.moment(view), view.viewer, look.sentence)
        if asked != self._asked:
            self._asked = asked
            told = (look.sentence,) if self._is_begun else (look.sentence, look.phase, look.last_round)
            self._is_begun = True
            at_once = not accessibility.may_be_speaking()  # else what the others did would be cut off
            words = self._words.run_on(*told)
            accessibility.announce(self._table, words, at_once=at_once, is_question=True)

    def let_go(self) -> None:
        """Take notice that others move now: what is asked next is to be announced again."""
        self._asked = None

    def announce_others(self) -> None:
        """Announce what the others have done since the seat at the screen moved last."""
        if (view := self._view) is not None and self._is_heard():
            self.say(*self._words.done_by_others(view, self._board.recap.steps))

    def say(self, *sentences: str) -> None:
        """Announce something at once."""
        if self._is_heard():
            accessibility.announce(self._table, self._words.run_on(*sentences), at_once=True)
