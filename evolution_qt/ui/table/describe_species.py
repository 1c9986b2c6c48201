"""Keys that tell how the seats, the species and the watering hole are, on a table with rows of species."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QRectF, Qt

from evolution_qt.ui.table.describe_keys import DescribeKeys, Told
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.subjects import SPECIES, HandCard
from evolution_qt.ui.table.view import View

Place: TypeAlias = tuple[int, int]
"""The seat and the number of a species."""


class SpeciesWords(Protocol):
    """What a game says of its things, in lines; empty lines are left out."""

    def whole_game(self, view: View[Any]) -> Sequence[str]:
        """Return all there is to say of the watering hole and the piles."""
        ...

    def whole_seat(self, view: View[Any], seat: int) -> Sequence[str]:
        """Return all there is to say of a seat, its species too."""
        ...

    def whole_species(self, view: View[Any], seat: int, index: int) -> Sequence[str]:
        """Return all there is to say of a species."""
        ...

    def whole_card(self, view: View[Any], card: HandCard) -> Sequence[str]:
        """Return all there is to say of a card of the own hand."""
        ...


class DescribeSpecies(DescribeKeys):
    """The keys of one table that tell something."""

    def __init__(
        self,
        board: SpeciesBoard[Any],
        player: PlayerInput,
        words: SpeciesWords,
        meant: Callable[[Place | None], None] = lambda _place: None,
    ) -> None:
        """*meant* hears which species is told of, None for none."""
        super().__init__(board, player)
        self._top = board
        self._words = words
        self._meant_is = meant
        self.table |= {
            Qt.Key.Key_G: self._tell_game,
            Qt.Key.Key_K: self._tell_seat,
            Qt.Key.Key_D: self._tell_species,
        }

    def tell(self, told: Told, lines: Sequence[str], about: QRectF) -> None:
        """Show and say lines about something, and let it be known which species is told of."""
        super().tell(told, lines, about)
        self._meant_is(told[1:] if told[0] == "species" else None)

    def _tell_game(self, _way: int) -> None:
        """Tell of the watering hole, the piles and what is asked."""
        look = self._top.ribbon.look
        lines = [look.phase, look.last_round, look.sentence, *self._words.whole_game(self.view)]
        self.tell(("game", 0, 0), lines, self._top.pond.scene_rect)

    def _tell_seat(self, way: int) -> None:
        """Tell of the own seat, then of the next ones."""
        view = self.view
        count = len(view.state.players)
        seat = (self.told[1] + way) % count if self.told[0] == "seat" else view.bottom
        self.tell(("seat", seat, 0), self._words.whole_seat(view, seat), self._top.header(seat))

    def _tell_species(self, way: int) -> None:
        """Tell of what is chosen or aimed at, then of the next species, from seat to seat."""
        view = self.view
        every = self._species()
        if self.told[0] not in ("species", "seat"):
            subject = self.player.chosen
            if isinstance(subject, HandCard) and self.player.highlights.aimed is None:
                about = self._top.hand[subject.place].scene_rect
                self.tell(("card", 0, 0), self._words.whole_card(view, subject), about)
                return
        if not every:
            return
        if self.told[0] == "species":
            at = every.index(self.told[1:]) + way if self.told[1:] in every else 0
            seat, index = every[at % len(every)]
        elif self.told[0] == "seat" and (self.told[1], 0) in every:
            seat, index = self.told[1], 0
        else:
            seat, index = self._meant() or every[0]
        lines = self._words.whole_species(view, seat, index)
        self.tell(("species", seat, index), lines, self._top.rect_of(Spot(SPECIES, seat, index)))

    def _species(self) -> list[Place]:
        """Return all species, the own ones first."""
        view = self.view
        count = len(view.state.players)
        seats = [(view.bottom + apart) % count for apart in range(count)]
        return [(seat, index) for seat in seats for index in range(len(view.state.players[seat].species))]

    def _meant(self) -> Place | None:
        """Return the species that is aimed at or chosen, None if none is."""
        aimed, subject = self.player.highlights.aimed, self.player.chosen
        if aimed is not None and aimed.index >= 0:
            return aimed.seat, aimed.index
        index = getattr(subject, "index", -1)  # a species, or what lies at one
        return (self.view.viewer, index) if index >= 0 else None
