"""The table for screen readers: a tree of things with names, states and places, its focus, what is said.

What lies on the table are items that Qt knows nothing of; for each that somebody asks for, a `Part` stands in
the tree. Parts are made when a screen reader listens, and read the table at the moment they are asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import Chip, HandCard, OwnSpecies, OwnTrait
from evolution_qt.ui.evolution.spoken import Spoken
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.ui.evolution.table import Table
    from evolution_qt.ui.kit.items import ButtonItem
    from evolution_qt.ui.kit.panels import Bubble


@dataclass(frozen=True)
class Key:
    """Which thing of the table is meant."""

    sort: str
    seat: int = -1
    index: int = -1
    number: int = -1


RIBBON: Final = Key("ribbon")
QUESTION: Final = Key("question")
HOLE: Final = Key("hole")
DRAW_PILE: Final = Key("draw pile")
DISCARD_PILE: Final = Key("discard pile")
LEFT_GUTTER: Final = Key("left gutter")
RIGHT_GUTTER: Final = Key("right gutter")
HAND: Final = Key("hand")
BUTTON: Final = Key("button")
SECOND_BUTTON: Final = Key("second button")

_OF_TRACKS: Final = {gestures.BODY: "body", gestures.POPULATION: "population", gestures.TRAIT: "slot"}
_OF_SPOTS: Final = {
    gestures.HOLE: HOLE,
    gestures.DISCARDS: DISCARD_PILE,
    gestures.LEFT_GUTTER: LEFT_GUTTER,
    gestures.RIGHT_GUTTER: RIGHT_GUTTER,
}


class Part(QObject):
    """Stands for one thing of a table; it goes with the table."""

    def __init__(self, key: Key, reader: Reader, table: Table) -> None:
        super().__init__(table)
        self.key = key
        self.reader = reader
        self.name = ""
        """By what name somebody has heard of it."""


class Reader:
    """What one table tells a screen reader."""

    def __init__(self, table: Table, spoken: Spoken) -> None:
        self._table = table
        self._spoken = spoken
        self._parts: dict[Key, Part] = {}
        self._focus: Key | None = None
        self._question: object = None
        self._asked: tuple[int, int, int, str] | None = None
        for kind in ("Table", "Part"):
            accessibility.stand_for(kind, _made)

    # What there is

    @property
    def _view(self) -> View[EvolutionState] | None:
        return self._table.top.view

    def part(self, key: Key) -> Part:
        """Return what stands for a thing, made now if nobody has asked before."""
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
        if key.sort == "seat":
            return self._of_seat(view, key.seat)
        if key.sort == "species":
            return self._of_species(view, key.seat, key.index)
        if key == HAND and view.viewer >= 0:
            return [Key("card", number=at) for at in range(len(self._table.top.hand))]
        panel = self._table.player.panel
        if key == QUESTION and panel is not None:
            cards = [Key("payment", number=at) for at in range(len(panel.cards))]
            return cards + [Key("answer", number=at) for at in range(len(panel.options))]
        return []

    def _of_table(self, view: View[EvolutionState]) -> list[Key]:
        top, player = self._table.top, self._table.player
        found = [RIBBON]
        if player.panel is not None:
            found.append(QUESTION)
        found += [Key("words", number=at) for at in range(len(self._bubbles()))]
        found.append(HOLE)
        found += [Key("food card", seat) for seat in self._spoken.fed_by(view)]
        found += [DRAW_PILE, DISCARD_PILE]
        count = len(view.state.players)
        found += [Key("seat", (view.bottom + apart) % count) for apart in range(count)]
        found.append(HAND)
        found += [
            key
            for key, button in ((BUTTON, top.button), (SECOND_BUTTON, top.second_button))
            if button.isVisible()
        ]
        return found

    def _of_seat(self, view: View[EvolutionState], seat: int) -> list[Key]:
        found = [Key("species", seat, index) for index in range(len(view.state.players[seat].species))]
        if seat == view.bottom and self._table.top.gutters[0].isVisible():
            return [LEFT_GUTTER, *found, RIGHT_GUTTER]
        return found

    def _of_species(self, view: View[EvolutionState], seat: int, index: int) -> list[Key]:
        row = view.state.players[seat].species
        if index >= len(row):  # it has died out, and somebody still holds what belonged to it
            return []
        species = row[index]
        count = len(species.traits) + len(species.hidden)
        found = [Key("trait", seat, index, number) for number in range(count)]
        if view.ask and seat == view.viewer and view.state.phase == PLAY:
            found.append(Key("slot", seat, index))
        return found + [Key(sort, seat, index) for sort in ("body", "population", "food")]

    def parent(self, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort == "card":
            return HAND
        if key.sort in ("answer", "payment"):
            return QUESTION
        if key in (LEFT_GUTTER, RIGHT_GUTTER) and self._view is not None:
            return Key("seat", self._view.bottom)
        if key.sort == "species":
            return Key("seat", key.seat)
        return Key("species", key.seat, key.index) if key.index >= 0 else None

    def has(self, key: Key) -> bool:
        """Say whether a thing lies on the table now."""
        parent = self.parent(key)
        return key in self.children(parent) and (parent is None or self.has(parent))

    # What is said of it

    def name(self, key: Key) -> str:
        """Return what a thing is called: where something is about to land, what that would do."""
        return _plain(self._named(key))

    def _named(self, key: Key) -> str:
        view = self._view
        if view is None or not self.has(key):
            return ""
        aimed, subject = self._table.player.highlights.aimed, self._table.player.chosen
        if subject is not None and aimed is not None and self._key_of(aimed) == key:
            assert isinstance(subject, Chip | HandCard | OwnSpecies | OwnTrait)
            return self._spoken.landing(view, subject, aimed)
        return self._name(view, key)

    def _name(self, view: View[EvolutionState], key: Key) -> str:
        spoken, top = self._spoken, self._table.top
        if key == RIBBON:
            look = top.ribbon.look
            return spoken.ribbon(look.phase, look.sentence, look.last_round)
        panel = self._table.player.panel
        if panel is not None and key.sort in ("question", "answer", "payment"):
            if key == QUESTION:
                return panel.title
            if key.sort == "answer":
                return panel.options[key.number].words
            return spoken.card(view, key.number)
        plain = {
            HOLE: lambda: spoken.watering_hole(view),
            DRAW_PILE: lambda: spoken.draw_pile(view),
            DISCARD_PILE: lambda: spoken.discard_pile(view),
            LEFT_GUTTER: lambda: spoken.gutter(left=True),
            RIGHT_GUTTER: lambda: spoken.gutter(left=False),
            HAND: lambda: spoken.hand(view),
            BUTTON: lambda: top.button.words,
            SECOND_BUTTON: lambda: top.second_button.words,
        }
        if key in plain:
            return plain[key]()
        if key.sort == "words":
            return spoken.run_on(*[line for line in self._bubbles()[key.number].lines if line.strip()])
        if key.sort == "food card":
            return spoken.food_card(view, key.seat)
        if key.sort == "seat":
            return spoken.seat(view, key.seat)
        if key.sort == "card":
            return spoken.card(view, key.number)
        return self._name_at_species(view, key)

    def _name_at_species(self, view: View[EvolutionState], key: Key) -> str:
        spoken, phrases = self._spoken, self._table.phrases
        species = view.state.players[key.seat].species[key.index]
        if key.sort == "trait":
            is_open = key.number < len(species.traits)
            return spoken.trait(self._trait(view, key), is_open=is_open)
        return {
            "species": lambda: spoken.species(view, key.seat, key.index),
            "slot": lambda: spoken.free_slot(view),
            "body": lambda: phrases.hint_body(species.body),
            "population": lambda: phrases.hint_population(species.population),
            "food": lambda: phrases.hint_food(species.food, species.population),
        }[key.sort]()

    def description(self, key: Key) -> str:
        """Return what there is to say of a thing besides."""
        view = self._view
        if view is None or not self.has(key):
            return ""
        spoken = self._spoken
        words = ""
        if key.sort == "seat":
            words = spoken.seat_details(view, key.seat)
        elif key.sort == "species":
            words = spoken.attackers(view, key.seat, key.index)
        elif key.sort == "trait":
            words = spoken.trait_text(self._trait(view, key))
        elif key.sort in ("card", "payment") and view.viewer >= 0:
            words = spoken.trait_text(view.state.players[view.viewer].hand[key.number])
        return _plain(words)

    def _trait(self, view: View[EvolutionState], key: Key) -> int:
        species = view.state.players[key.seat].species[key.index]
        return (*species.traits, *species.hidden)[key.number]

    def _bubbles(self) -> list[Bubble]:
        """Return what is said in words beside something: an answer, a hint, what the badges mean."""
        table = self._table
        answer = table.player.bubble or table.player.highlights.hint
        every = (answer, table.advice.bubble, table.overlay.caption)
        return [bubble for bubble in every if bubble is not None]

    def table_name(self) -> str:
        """Return what the whole is called."""
        return self._spoken.table()

    def table_description(self) -> str:
        """Return what is asked there."""
        return self.name(RIBBON)

    # Where it lies, and how it is

    def rect(self, key: Key) -> QRect:
        """Return where a thing lies on the screen, as far as it is seen; empty if nothing of it is."""
        view = self._view
        if view is None or not self.has(key):
            return QRect()
        shown = self._rect(key)
        place = self._table.mapFromScene(shown).boundingRect()
        return QRect(self._table.viewport().mapToGlobal(place.topLeft()), place.size())

    def _rect(self, key: Key) -> QRectF:
        top, panel = self._table.top, self._table.player.panel
        arrangement = self._table.arrangement
        if key.sort in ("question", "answer", "payment"):
            if panel is None:
                return QRectF()
            if key == QUESTION:
                return panel.rect
            is_card = key.sort == "payment"
            return panel.card_rect(key.number) if is_card else panel.option_rect(key.number)
        if key.sort == "words":
            return self._bubbles()[key.number].rect
        if key.sort == "card":
            return top.hand[key.number].scene_rect
        if key.sort == "food card":
            return top.food_card(key.seat)
        if key.sort == "seat":
            place = arrangement.seats[key.seat]
            return place.panel.united(place.header)
        if key.index >= 0:
            return self._rect_at_species(key)
        return {
            RIBBON: arrangement.ribbon,
            HOLE: arrangement.pond,
            DRAW_PILE: arrangement.draw_pile,
            DISCARD_PILE: arrangement.discard_pile,
            LEFT_GUTTER: arrangement.left_gutter,
            RIGHT_GUTTER: arrangement.right_gutter,
            HAND: arrangement.hand,
            BUTTON: top.button.scene_rect,
            SECOND_BUTTON: top.second_button.scene_rect,
        }[key]

    def _rect_at_species(self, key: Key) -> QRectF:
        board = self._table.top.board_of(key.seat, key.index)
        if board is None:
            return QRectF()
        places = board.places
        inside = {
            "species": board.rect,
            "slot": places.traits,
            "body": places.body_row,
            "population": places.population_row,
            "food": places.food_row,
        }.get(key.sort)
        if inside is None:
            inside = places.slots[key.number] if key.number < len(places.slots) else QRectF()
        whole = board.mapRectToScene(inside)
        row = self._table.arrangement.seats[key.seat].row
        return whole.intersected(row.room) if row.scrolls else whole

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
            "offscreen": self._rect(key).isEmpty(),
            "checkable": is_on is not None,
            "checked": bool(is_on),
            "disabled": button is not None and not button.is_enabled,
            "readOnly": True,
        }

    def is_on(self, key: Key) -> bool | None:
        """Say whether a card or a line of the question is marked; None of what cannot be."""
        panel = self._table.player.panel
        if panel is None or key.sort not in ("payment", "answer") or not self.has(key):
            return None
        return key.number in panel.marked if key.sort == "payment" else panel.options[key.number].is_on

    def has_focus(self, key: Key | None) -> bool:
        """Say whether keys are about a thing now; None is the table itself."""
        return self._table.hasFocus() and key == self.focus()

    def _button(self, key: Key) -> ButtonItem | None:
        if key == BUTTON:
            return self._table.top.button
        return self._table.top.second_button if key == SECOND_BUTTON else None

    def _is_choosable(self, key: Key) -> bool:
        view = self._view
        if view is None or not view.ask:
            return False
        return key.sort in ("card", "answer", "payment") or key == self._focus or key in self._subjects()

    def _subjects(self) -> list[Key]:
        return [self._key_of_subject(one) for one in self._table.keyboard.subjects()]

    # What is meant

    def focus(self) -> Key | None:
        """Return the thing that keys are about now; None is the table itself."""
        panel, highlights = self._table.player.panel, self._table.player.highlights
        if self._view is None:
            return None
        if panel is not None:
            is_card, number = panel.meant
            return Key("payment" if is_card else "answer", number=number)
        chosen = self._chosen()
        if chosen is not None and highlights.aimed is not None:
            return self._key_of(highlights.aimed)
        return chosen

    def _chosen(self) -> Key | None:
        subject = self._table.player.chosen
        return self._key_of_subject(subject) if subject is not None else None

    def _key_of_subject(self, subject: Subject) -> Key:
        view = self._view
        assert view is not None
        if isinstance(subject, HandCard):
            return Key("card", number=subject.place)
        if isinstance(subject, OwnSpecies):
            return Key("species", view.viewer, subject.index)
        if isinstance(subject, OwnTrait):
            return self._key_of(Spot(gestures.REPLACE, view.viewer, subject.index, subject.trait))
        return HOLE

    def _key_of(self, spot: Spot) -> Key:
        view = self._view
        assert view is not None
        if spot.sort in _OF_SPOTS:
            return _OF_SPOTS[spot.sort]
        if spot.sort == gestures.REPLACE:
            species = view.state.players[spot.seat].species[spot.index]
            of = view.state.table.trait_of
            cards = (*species.traits, *species.hidden)
            at = next((at for at, card in enumerate(cards) if card != UNKNOWN and of[card] == spot.part), 0)
            return Key("trait", spot.seat, spot.index, at)
        return Key(_OF_TRACKS.get(spot.sort, "species"), spot.seat, spot.index)

    # Being pressed

    def can_press(self, key: Key) -> bool:
        """Say whether something can be done with a thing by pressing it now."""
        view, panel = self._view, self._table.player.panel
        if view is None or not view.ask or not self.has(key):
            return False
        if panel is not None:
            return key.sort in ("answer", "payment")
        if (button := self._button(key)) is not None:
            return button.is_enabled
        return self._target(key) is not None or self._subject(key) is not None

    def press(self, key: Key) -> None:
        """Do what a click would: choose a thing, let it land on a place, answer, end the turn."""
        self._table.catch_up()
        if not self.can_press(key):
            return
        panel, player = self._table.player.panel, self._table.player
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
            self._table.keyboard.choose(subject)
        self.follow()

    def _target(self, key: Key) -> Spot | None:
        """Return the place at which a thing lies or is, if what is chosen may land there."""
        subject = self._table.player.chosen
        if subject is None:
            return None
        spots = self._table.keyboard.targets(subject)
        return next((spot for spot in spots if self._key_of(spot) == key), None)

    def _subject(self, key: Key) -> Subject | None:
        """Return what can be chosen by pressing a thing."""
        every = self._table.keyboard.subjects()
        return next((one for one in every if self._key_of_subject(one) == key), None)

    # Telling

    def follow(self) -> None:
        """Tell whoever listens what is meant now, and what has got another name since."""
        if not accessibility.is_heard():
            return
        for key, part in list(self._parts.items()):
            if not isValid(part):
                del self._parts[key]
            elif not self.has(key):
                del self._parts[key]
                accessibility.tell(part, QAccessible.Event.ObjectDestroyed)
                part.deleteLater()
            elif part.name and (name := self.name(key)) != part.name:
                part.name = name
                accessibility.tell(part, QAccessible.Event.NameChanged)
        panel, before = self._table.player.panel, self._question
        self._question = panel
        if panel is not None and panel is not before:
            self.say(panel.title)
        focus = self.focus()
        if focus == self._focus:
            return
        self._focus = focus
        if self._table.hasFocus():
            self.tell_focus()

    def tell_focus(self) -> None:
        """Tell whoever listens what keys are about."""
        if accessibility.is_heard():
            self._focus = self.focus()
            meant = self._table if self._focus is None else self.part(self._focus)
            accessibility.tell(meant, QAccessible.Event.Focus)

    def ask(self) -> None:
        """Have said what is asked, if it is not being asked already."""
        view = self._view
        if view is None or not accessibility.is_heard():
            return
        sentence = self._table.top.ribbon.look.sentence
        asked = (view.state.round, view.state.phase, view.viewer, sentence)
        if asked != self._asked:
            self._asked = asked
            at_once = not accessibility.may_be_speaking()  # else what the others did would be cut off
            accessibility.announce(self._table, self._spoken.run_on(sentence), at_once=at_once)

    def let_go(self) -> None:
        """Take notice that others move now: what is asked next is to be said anew."""
        self._asked = None

    def say_threats(self) -> None:
        """Have said who can eat whom, as far as the seat at the screen is concerned."""
        view, caption = self._view, self._table.overlay.caption
        if view is None or not accessibility.is_heard():
            return
        if caption is None:
            self.say(self._spoken.threats_hidden())
        else:
            self.say(caption.lines[0], *self._spoken.who_eats_whom(view, self._table.overlay.threats))

    def say_others(self) -> None:
        """Have said what the others have done since the seat at the screen moved last."""
        if (view := self._view) is not None and accessibility.is_heard():
            self.say(*self._spoken.done_by_others(view, self._table.top.recap.steps))

    def say(self, *sentences: str) -> None:
        """Have something said at once."""
        if accessibility.is_heard():
            accessibility.announce(self._table, self._spoken.run_on(*sentences), at_once=True)


def _plain(words: str) -> str:
    """Return words without what only keeps them together on a line."""
    return words.replace("\u00a0", " ")


def _made(thing: QObject) -> QAccessibleInterface:
    """Return what stands for a table or for a part of it."""
    from evolution_qt.ui.evolution.accessible import made

    return made(thing)
