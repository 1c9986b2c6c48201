"""What gestures mean at the table of The Beginning: a thing and the place it lands on, read as a move.

The rules decide whether it may be: the steps of a gesture are found among the legal ones, and where there are
none the same move is shown to `why_not`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeGuard

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.action import NOTHING, unpack
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import (
    HUNTS,
    NUMBERS,
    RIGHT_END,
    SLOTS,
    WATERING_HOLE,
    index_of,
    seat_of,
    species_ref,
)
from evolution_qt.games.beginning.moves import BeginningMove, spoken
from evolution_qt.games.beginning.state import FEEDING, PLAY, BeginningSpecies, BeginningState
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, ROW, TRAIT, BeginningBoard, meant
from evolution_qt.ui.beginning.preview import preview
from evolution_qt.ui.beginning.thumbnails import of_trait
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.kit.notes import SIGN
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.gesture_targets import SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Errand, Inquiry, MoveQuestion, Refusals, Spot, Subject
from evolution_qt.ui.table.preview import Preview
from evolution_qt.ui.table.species_table import SpeciesGestures
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

Thing = HandCard | Chip | OwnSpecies
ENDINGS: Final = {listing.DONE: "done", listing.PASS: "pass"}
"""The verbs that end card play or feeding, and their words."""
_OTHER, _OWN = "other", "own"


def is_ours(subject: Subject) -> TypeGuard[Thing]:
    """Return whether a thing is one of this table."""
    return isinstance(subject, HandCard | Chip | OwnSpecies)


class OwnPreyQuestion(Inquiry):
    """Asks whether the player's own species is really meant as prey; what is safe comes first."""

    tr: Final = staticmethod(partial(QCoreApplication.translate, "OwnPreyQuestion"))

    def __init__(self, view: View[BeginningState], move: BeginningMove) -> None:
        self._view = view
        self._move = move
        self._answer = ""

    def next(self) -> MoveQuestion | BeginningMove | None:
        """Return the question, the attack once it is wanted, None if other prey is."""
        if self._answer:
            return self._move if self._answer == _OWN else None
        assert self._move.target is not None
        view = self._view
        words = self.tr("Attack {prey}, though there is other prey?")
        return MoveQuestion(
            animals.told(words, prey=animals.spoken(view.names, *self._move.target, view.viewer)),
            (
                PanelOption(self.tr("No, choose other prey"), _OTHER),
                PanelOption(self.tr("Yes, attack it"), _OWN),
            ),
        )

    def answer(self, value: object) -> None:
        """Take the answer."""
        self._answer = str(value)


class BeginningGestures(SpeciesGestures[BeginningState]):
    """What things and places mean on one table."""

    def __init__(self, game: Beginning, board: BeginningBoard, phrases: BeginningPhrases) -> None:
        super().__init__(game, board)
        self._game = game
        self._board = board
        self._phrases = phrases

    def is_meal(self) -> bool:
        """Return whether species eat now."""
        return self.view.state.phase == FEEDING

    def hunts(self, index: int) -> bool:
        """Return whether the player's own species hunts."""
        return bool(self.view.state.players[self.view.viewer].species[index].mask & HUNTS)

    def spots(self, subject: Subject) -> list[Spot]:
        """Return the places that mean something for a thing now, legal or not."""
        view = self.view
        seat, players = view.viewer, view.state.players
        row = players[seat].species
        if isinstance(subject, HandCard):
            found = [Spot(POPULATION, seat, index) for index in range(len(row))]
            for index, species in enumerate(row):
                if len(species.traits) < SLOTS:
                    found.append(Spot(TRAIT, seat, index))
                else:
                    found += [Spot(REPLACE, seat, index, trait) for trait in species.traits]
            return [*found, Spot(GAP)]
        if isinstance(subject, Chip):
            every = [Spot(ROW, seat)] if self._has_choice() else []
            return [*(Spot(SPECIES, seat, index) for index in range(len(row))), *every]
        if isinstance(subject, OwnSpecies):
            return [
                Spot(SPECIES, one, index)
                for one, player in enumerate(players)
                for index in range(len(player.species))
            ]
        return []

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps that a thing on a place may stand for."""
        offer, seat = self.view.offer, self.view.viewer
        if isinstance(subject, HandCard):
            if spot.sort == GAP:
                return offer.choices(listing.SPECIES, subject.card, RIGHT_END)
            target = species_ref(seat, spot.index)
            if spot.sort == POPULATION:
                return offer.choices(listing.POPULATION, subject.card, target)
            replaced = spot.part if spot.sort == REPLACE else NOTHING
            return offer.choices(listing.TRAIT, subject.card, target, replaced)
        if isinstance(subject, Chip) and spot.sort == ROW:
            return self._feedings() if self._feeds_all() else []
        if isinstance(subject, Chip) and spot.seat == seat:
            return offer.choices(listing.FEED, WATERING_HOLE, species_ref(seat, spot.index))
        if isinstance(subject, OwnSpecies):
            hunter = species_ref(seat, subject.index)
            return offer.choices(listing.ATTACK, hunter, species_ref(spot.seat, spot.index))
        return []

    def meaning(self, subject: Subject, spot: Spot) -> BeginningMove | None:
        """Return the move that a gesture stands for; None if it means nothing."""
        return meant(subject, spot)

    # Several feedings by one gesture

    def _feedings(self) -> list[int]:
        """Return the legal steps that feed a plant eater."""
        return [step for step in self.view.offer.legal if unpack(step).verb == listing.FEED]

    def _wanted(self) -> int:
        """Return how many chips those want that may be fed now; hungry ones come before second places."""
        row = self.view.state.players[self.view.viewer].species
        eaters = [row[index_of(unpack(step).target)] for step in self._feedings()]
        return sum(_missing(one, is_second=self._has_second_places()) for one in eaters)

    def _has_second_places(self) -> bool:
        """Return whether no species is hungry, and second places may be filled."""
        return self.view.offer.can(listing.PASS)

    def _has_choice(self) -> bool:
        """Return whether more than one plant eater may be fed now: else one drag says which."""
        return len({unpack(step).target for step in self._feedings()}) > 1

    def _feeds_all(self) -> bool:
        """Return whether there is enough for all plant eaters that may be fed now, or only one eats."""
        return self._wanted() <= self.view.state.watering_hole or not self._has_choice()

    def errand(self, subject: Subject, spot: Spot, *, is_shifted: bool) -> Errand | None:
        """Return the feeding of all plant eaters, or with Shift of one, until it is sated."""
        if not isinstance(subject, Chip) or not (is_shifted or spot.sort == ROW):
            return None
        is_second = self._has_second_places()

        def following() -> Iterator[BeginningMove]:
            view = self.view
            for step in self._feedings() if view.ask else ():
                index = index_of(unpack(step).target)
                missing = _missing(view.state.players[view.viewer].species[index], is_second=is_second)
                if missing > 0 and (spot.sort == ROW or index == spot.index):
                    yield BeginningMove("feed", index)

        return lambda: next(following(), None)

    def double_click(self, subject: Subject) -> Spot | None:
        """Return the frame of the own row for the watering hole: all plant eaters are fed."""
        return Spot(ROW, self.view.viewer) if isinstance(subject, Chip) and self.is_meal() else None

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Return what asks whether the player's own species is meant as prey, where it could be another's."""
        view = self.view
        verb, hunter, prey, _ = unpack(steps[0])
        if verb == listing.ATTACK and seat_of(prey) == view.viewer:
            attacks = (unpack(step) for step in view.offer.legal)
            found = (one.target for one in attacks if (one.verb, one.subject) == (verb, hunter))
            if any(seat_of(other) != view.viewer for other in found):
                return OwnPreyQuestion(view, spoken(steps[0]))
        return super().inquiry(steps, asks_all=asks_all)

    def reasons(self, subject: Subject, spot: Spot) -> Refusals | None:
        """Return why a thing may not land on a place; None if that means nothing."""
        if isinstance(subject, Chip) and spot.sort == ROW:
            if self._feedings():
                words = self._phrases.not_for_all(self.view.state.watering_hole, self._wanted())
                return {words: ""}
            row = self.view.state.players[self.view.viewer].species
            every = (self._reasons(BeginningMove("feed", index)) for index in range(len(row)))
            return {words: code for reasons in every for words, code in reasons.items()}
        move = self.meaning(subject, spot)
        return self._reasons(move) if move is not None else None

    def _reasons(self, move: BeginningMove) -> Refusals:
        view = self.view
        return {
            self._phrases.refused(one, move, view): one.code
            for one in self._game.why_not(view.state, view.viewer, move)
        }

    def preview(self, subject: Subject, spot: Spot) -> Preview | None:
        """Return what would happen if a thing landed on a place."""
        move = self.meaning(subject, spot)
        if isinstance(subject, Chip) and spot.sort == ROW:
            return Preview(lines=[self._phrases.for_all(self._wanted())])
        return preview(self._game, self.view, move) if move is not None else None

    def preview_at_once(self, subject: Subject, legal: Sequence[Spot]) -> Preview | None:
        """Return what the frame of the own row means for a token."""
        if not isinstance(subject, Chip) or Spot(ROW, self.view.viewer) not in legal:
            return None
        return Preview(lines=[self._phrases.where_tokens_go()])

    def signs(self, codes: Sequence[str]) -> list[QPixmap | None]:
        """Return for each refusal the picture of the trait that it is about, None if it is about none."""
        style = self._board.style.free
        side = round(SIGN * style.unit)
        return [of_trait(NUMBERS[code], side, style.ratio) if code in NUMBERS else None for code in codes]

    def subjects(self) -> list[Subject]:
        """Return the things that could be moved now, in the order of Tab."""
        view = self.view
        if view.state.phase == PLAY:
            return self.cards()
        return [Chip(), *map(OwnSpecies, range(len(view.state.players[view.viewer].species)))]

    def ending(self) -> BeginningMove | None:
        """Return the move that ends card play or feeding, None if there is none now."""
        word = next((word for verb, word in ENDINGS.items() if self.view.offer.can(verb)), "")
        return BeginningMove(word) if word else None

    def why_not_end(self) -> Refusals | None:
        """Return why the feeding cannot end."""
        return self._reasons(BeginningMove("pass"))

    def ready(self) -> list[Spot]:
        """Return the own species that can eat, while it is time to."""
        view = self._board.view
        if view is None or not view.ask or view.state.phase != FEEDING:
            return []
        found = set()
        for step in view.offer.legal:
            verb, subject, target, _ = unpack(step)
            if verb == listing.FEED:
                found.add(index_of(target))
            elif verb == listing.ATTACK:
                found.add(index_of(subject))
        return [Spot(SPECIES, view.viewer, index) for index in sorted(found)]


def _missing(species: BeginningSpecies, *, is_second: bool) -> int:
    """Return how many chips a species wants: until its hunger is gone, or on its second places."""
    return (species.places if is_second else len(species.cards)) - species.food
