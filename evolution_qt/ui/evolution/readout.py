"""What can be asked for by a key and is then said and shown: how seats, species and the watering hole are.

It stands in a bubble beside what it is about until something else is done, and a screen reader says it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import HandCard, OwnSpecies, OwnTrait
from evolution_qt.ui.evolution.spoken import Spoken
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.view import View

SHOWN: Final = 60_000
"""Milliseconds for which something stays that was asked for, unless something else is done."""
_PAST: Final = 3
"""So many lines of the log are told at a time."""


class Readout:
    """The keys of one table that tell something."""

    def __init__(self, top: Tabletop, player: PlayerInput, spoken: Spoken) -> None:
        self._top = top
        self._player = player
        self._spoken = spoken
        self._told: tuple[str, int, int] = ("", 0, 0)
        """What was told last: a word for the sort, and which seat and species, or which lines."""
        self.past: Callable[[], Sequence[str]] = tuple
        """Gives the lines of the log, as far as they can be seen."""
        self.table: Final[dict[Qt.Key, Callable[[int], None]]] = {
            Qt.Key.Key_G: self._tell_game,
            Qt.Key.Key_K: self._tell_seat,
            Qt.Key.Key_D: self._tell_species,
            Qt.Key.Key_Q: self._tell_past,
        }
        """What each key tells; given 1 for the next thing, -1 for the one before."""

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Tell what a key asks for; say whether it asks for anything."""
        if key not in self.table or self._top.view is None or self._top.arrangement is None:
            return False
        if self._player.bubble is None:  # it was put away: the next time begins anew
            self._told = ("", *self._told[1:])
        self.table[key](-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        return True

    @property
    def _view(self) -> View[EvolutionState]:
        assert self._top.view is not None
        return self._top.view

    def _tell_game(self, _way: int) -> None:
        """Tell of the watering hole, the piles and what is asked."""
        view, look = self._view, self._top.ribbon.look
        lines = [
            look.phase,
            look.last_round,
            look.sentence,
            self._spoken.watering_hole(view),
            *[self._spoken.food_card(view, seat) for seat in self._spoken.fed_by(view)],
            self._spoken.draw_pile(view),
            self._spoken.discard_pile(view),
        ]
        self._tell(("game", 0, 0), lines, self._top.pond.scene_rect)

    def _tell_seat(self, way: int) -> None:
        """Tell of the own seat, then of the next ones."""
        view = self._view
        count = len(view.state.players)
        seat = (self._told[1] + way) % count if self._told[0] == "seat" else view.bottom
        lines = self._spoken.whole_seat(view, seat)
        self._tell(("seat", seat, 0), lines, self._top.header(seat))

    def _tell_species(self, way: int) -> None:
        """Tell of what is chosen or aimed at, then of the next species, from seat to seat."""
        view = self._view
        every = self._species()
        if not every:
            return
        if self._told[0] == "species":
            at = every.index(self._told[1:]) + way if self._told[1:] in every else 0
            seat, index = every[at % len(every)]
        elif self._told[0] == "seat" and (self._told[1], 0) in every:
            seat, index = self._told[1], 0
        else:
            subject = self._player.chosen
            if isinstance(subject, HandCard) and self._player.highlights.aimed is None:
                self._tell_card(subject)
                return
            seat, index = self._meant() or every[0]
        spot = Spot(gestures.SPECIES, seat, index)
        self._top.reveal(spot)
        cards = self._spoken.trait_texts(view, seat, index)
        attackers = self._spoken.attackers(view, seat, index)
        lines = [self._spoken.species(view, seat, index), attackers, *cards]
        self._tell(("species", seat, index), lines, self._top.rect_of(spot))

    def _tell_card(self, subject: HandCard) -> None:
        view = self._view
        lines = [self._spoken.card(view, subject.place), self._spoken.trait_text(subject.card)]
        self._tell(("card", 0, 0), lines, self._top.hand[subject.place].scene_rect)

    def _species(self) -> list[tuple[int, int]]:
        """Return all species, the own ones first."""
        view = self._view
        count = len(view.state.players)
        seats = [(view.bottom + apart) % count for apart in range(count)]
        return [(seat, index) for seat in seats for index in range(len(view.state.players[seat].species))]

    def _meant(self) -> tuple[int, int] | None:
        """Return the species that is aimed at or chosen, None if none is."""
        aimed, subject = self._player.highlights.aimed, self._player.chosen
        if aimed is not None and aimed.index >= 0:
            return aimed.seat, aimed.index
        if isinstance(subject, OwnSpecies | OwnTrait):
            return self._view.viewer, subject.index
        return None

    def _tell_past(self, way: int) -> None:
        """Tell what happened last, then what was before that."""
        lines = list(self.past())
        if not lines:
            return
        before = self._told[1] if self._told[0] == "past" else 0
        most = max(len(lines) - _PAST, 0)
        back = min(max(before + way * _PAST, 0), most) if self._told[0] == "past" else 0
        end = len(lines) - back
        self._tell(("past", back, 0), lines[max(end - _PAST, 0) : end], self._top.ribbon.scene_rect)

    def _tell(self, told: tuple[str, int, int], lines: Sequence[str], beside: QRectF) -> None:
        self._player.say_beside([line for line in lines if line], beside, lasts=SHOWN)
        self._told = told
