"""What gestures mean at the table of Evolution, in the position that lies there, and what they leave to ask.

Between a gesture and its move a question may stand: the way of an attack, its payment, how much is taken. It
is asked only where there is something to choose; the usual answer always comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeGuard

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.forecast import leaves_too_little
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, PLAY, WINDOW, EvolutionState
from evolution_qt.ui.evolution import gestures, preview
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.gestures import OwnTrait, Way
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import art
from evolution_qt.ui.kit.items import Face, Style
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table.gesture_targets import SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Inquiry, MoveQuestion, Refusals, Spot, Subject
from evolution_qt.ui.table.preview import Preview
from evolution_qt.ui.table.species_table import SpeciesGestures
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


_MOST_LINES: Final = 9
"""So many ways to take food are all asked about; they have digits then, and room."""
_SIGN: Final = 20
"""Units of the sign of what is taken or declined."""


@dataclass(frozen=True)
class Rather:
    """An answer that decides nothing yet: as much as this move takes is meant now."""

    move: Move


class MoveInquiry(Inquiry):
    """Which of several legal steps is meant, and with what.

    What may be declined is asked about only where that matters, or with *asks_all*.
    """

    tr = staticmethod(partial(QCoreApplication.translate, "MoveInquiry"))

    def __init__(
        self,
        game: Evolution,
        phrases: Phrases,
        view: View[EvolutionState],
        steps: Sequence[int],
        style: Style,
        face: Callable[[int], Face | None],
        *,
        asks_all: bool,
    ) -> None:
        self._game = game
        self._phrases = phrases
        self._view = view
        self._style = style
        self._face = face
        self._ways = gestures.ways(view.state, view.viewer, list(steps))
        self._way = self._ways[0] if len(self._ways) == 1 and not self._ways[0].ignoring else None
        self._paying: tuple[int, ...] | None = None
        self._rather: Move | None = None
        self._asks_all = asks_all
        self._decided: Move | None = None

    def next(self) -> MoveQuestion | Move:
        """Return the next question, or the move."""
        way, view = self._way, self._view
        if self._decided is not None:
            return self._paid(self._decided)
        if way is None:
            options = [PanelOption(self._attack(one.ignoring), one) for one in self._ways]
            return MoveQuestion(self.tr("How does the Carnivore attack?"), options)
        count = len(way.ignoring)
        if count and self._paying is None:
            self._paying = gestures.only_payment(view.state, view.viewer, count)
            if self._paying is None:
                return self._payment(count)
        if len(way.variants) > 1 and (self._asks_all or self._matters(way.variants[0])):
            title = self.tr("How much does it take?")
            return MoveQuestion(title, self._takings(way.variants))
        return self._paid(way.variants[0])

    def answer(self, value: object) -> None:
        """Take a whole move, a way of attacking, how much is rather taken, or the cards to pay with."""
        if isinstance(value, Move):
            self._decided = value
        elif isinstance(value, Way):
            self._way = value
        elif isinstance(value, Rather):
            self._rather = value.move
        elif isinstance(value, tuple):
            hand = self._view.state.players[self._view.viewer].hand
            self._paying = tuple(sorted(hand[at] for at in value))

    def _takings(self, variants: Sequence[Move]) -> list[PanelOption]:
        """Return the ways to take food; of many only the one that is meant, and what can be changed in it."""
        if len(variants) <= _MOST_LINES:
            return [PanelOption(self._taking(one.declining), one) for one in variants]
        meant = self._rather or variants[0]
        options = [PanelOption(self._taking(meant.declining), meant)]
        for one in gestures.beside(variants, meant):
            is_taken = len(one.declining) > len(meant.declining)
            words = self._declined(sorted(gestures.apart(one, meant)))
            options.append(PanelOption(words, Rather(one), (self._sign(is_taken),), is_taken))
        return options

    def _attack(self, ignoring: Sequence[str]) -> str:
        if not ignoring:
            return self.tr("Attack")
        words = self.tr("Ignore {traits} (%n card(s))", "", len(ignoring))
        return filled(words, {"traits": self._phrases.traits(ignoring)})

    def _taking(self, declining: Sequence[tuple[str, int]]) -> str:
        if not declining:
            return self.tr("Take everything")
        return filled(self.tr("Without {items}"), {"items": self._declined(declining)})

    def _declined(self, declining: Sequence[tuple[str, int]]) -> str:
        return self._phrases.declined(declining, self._view.names, self._view.viewer)

    def _sign(self, is_taken: bool) -> QPixmap:
        name = "check" if is_taken else "close"
        style = self._style
        return art.glyph(name, round(_SIGN * style.unit), style.colours.text, style.ratio)

    def _matters(self, full: Move) -> bool:
        return leaves_too_little(self._game, self._view.state, self._view.viewer, full)

    def _payment(self, count: int) -> MoveQuestion:
        hand = self._view.state.players[self._view.viewer].hand
        cards = [face for card in hand if (face := self._face(card)) is not None]
        title = self.tr("Choose %n card(s) to discard", "", count)
        return MoveQuestion(title, [PanelOption(self.tr("Discard and attack"), None)], cards, count)

    def _paid(self, move: Move) -> Move:
        return gestures.paid(self._game, move, self._paying) if self._paying else move


class EvolutionGestures(SpeciesGestures[EvolutionState]):
    """What things and places mean on one table."""

    def __init__(self, game: Evolution, board: EvolutionBoard, phrases: Phrases) -> None:
        super().__init__(game, board)
        self._game = game
        self._board = board
        self._phrases = phrases

    def is_meal(self) -> bool:
        """Return whether species eat now."""
        return self.view.state.phase > EFFECTS

    def hunts(self, index: int) -> bool:
        """Return whether the player's own species hunts."""
        view = self.view
        return bool(view.state.players[view.viewer].species[index].mask & view.state.table.hunting)

    def spots(self, subject: Subject) -> list[Spot]:
        """Return the places that mean something for a thing now, legal or not."""
        view = self.view
        if not _is_ours(subject):
            return []
        return gestures.spots(view.state, self._game, view.offer, view.viewer, subject)

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps that a thing on a place may stand for."""
        view = self.view
        if not _is_ours(subject):
            return []
        return gestures.matching(view.offer, self._game, view.viewer, subject, spot)

    def _meaning(self, subject: Subject, spot: Spot) -> Move | None:
        return gestures.meaning(self._game, self.view.viewer, subject, spot) if _is_ours(subject) else None

    def reasons(self, subject: Subject, spot: Spot) -> Refusals | None:
        """Return why a thing may not land on a place; None if that means nothing."""
        move = self._meaning(subject, spot)
        return self._reasons(move) if move is not None else None

    def _reasons(self, move: Move) -> Refusals:
        view = self.view
        return preview.reasons(self._game, self._phrases, view.state, view.viewer, move, view.names)

    def preview(self, subject: Subject, spot: Spot) -> Preview | None:
        """Return what would happen if a thing landed on a place."""
        move = self._meaning(subject, spot)
        if move is None:
            return None
        return preview.preview(self._game, self._phrases, self.view, move, self.steps(subject, spot))

    def signs(self, codes: Sequence[str]) -> list[QPixmap | None]:
        """Return for each refusal the picture of the trait that it is about, None if it is about none."""
        return preview.signs(self._game, codes, self._board.style.free)

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Return what finds out which of several steps is meant."""
        board = self._board
        return MoveInquiry(
            self._game, self._phrases, self.view, steps, board.style, board.face, asks_all=asks_all
        )

    def subjects(self) -> list[Subject]:
        """Return the things that could be moved now, in the order of Tab."""
        view = self.view
        laid = [one.subject for tile in self._board.tiles(view.viewer) for one in tile.traits]
        traits = [one for one in laid if isinstance(one, OwnTrait)]
        if view.state.phase in (FOOD, PLAY):
            return [*self.cards(), *traits]
        row = view.state.players[view.viewer].species
        return [Chip(), *map(OwnSpecies, range(len(row))), *traits, *self.cards()]

    def ending(self) -> Move | None:
        """Return the move that ends the turn or passes, None if there is none now."""
        word = gestures.ending(self.view.offer)
        return Move(word) if word else None

    def before_ending(self) -> str:
        """Return the warning before a turn ends with cards left in hand."""
        view = self.view
        kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
        return self._phrases.questions.click_again(kept) if kept else ""

    def why_not_end(self) -> Refusals | None:
        """Return why the turn cannot end; None while food cards are chosen."""
        return self._reasons(Move("pass")) if self.view.state.phase != FOOD else None

    def ready(self) -> list[Spot]:
        """Return the own species that can eat, while it is time to."""
        view = self._board.view
        if view is None or not view.ask or view.state.phase not in (WINDOW, FEEDING):
            return []
        return [Spot(SPECIES, view.viewer, index) for index in gestures.eaters(view.offer)]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Use an effect, or feed a plant eater, at once."""
        view = self.view
        if isinstance(subject, OwnTrait) and view.state.phase == EFFECTS:
            return [(subject, Spot(SPECIES, view.viewer, subject.index))]
        return super().first_click(subject)


def _is_ours(subject: Subject) -> TypeGuard[gestures.Subject]:
    return isinstance(subject, HandCard | Chip | OwnSpecies | OwnTrait)
