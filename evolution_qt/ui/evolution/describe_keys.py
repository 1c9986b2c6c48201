"""Keys that tell how the seats, the species and the watering hole are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.ui.evolution.descriptions import EvolutionDescriptions
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.table.describe_keys import DescribeKeys, Told
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.subjects import SPECIES, HandCard, OwnSpecies


class EvolutionDescribeKeys(DescribeKeys):
    """The keys of one table that tell something."""

    def __init__(
        self,
        board: Tabletop,
        player: PlayerInput,
        spoken: EvolutionDescriptions,
        meant: Callable[[int], None],
    ) -> None:
        """*meant* hears which species is told of, 0 for none."""
        super().__init__(board, player)
        self._meant_is = meant
        self._top = board
        self._spoken = spoken
        self.table |= {
            Qt.Key.Key_G: self._tell_game,
            Qt.Key.Key_K: self._tell_seat,
            Qt.Key.Key_D: self._tell_species,
        }

    def tell(self, told: Told, lines: Sequence[str], about: QRectF) -> None:
        """Show and say lines about something, and the attacks of a species that is told of."""
        super().tell(told, lines, about)
        self._meant_is(species_ref(*told[1:]) if told[0] == "species" else 0)

    def _tell_game(self, _way: int) -> None:
        """Tell of the watering hole, the piles and what is asked."""
        view, look = self.view, self._top.ribbon.look
        lines = [
            look.phase,
            look.last_round,
            look.sentence,
            self._spoken.watering_hole(view),
            *[self._spoken.food_card(view, seat) for seat in self._spoken.fed_by(view)],
            self._spoken.draw_pile(view),
            self._spoken.discard_pile(view),
        ]
        self.tell(("game", 0, 0), lines, self._top.pond.scene_rect)

    def _tell_seat(self, way: int) -> None:
        """Tell of the own seat, then of the next ones."""
        view = self.view
        count = len(view.state.players)
        seat = (self.told[1] + way) % count if self.told[0] == "seat" else view.bottom
        lines = self._spoken.whole_seat(view, seat)
        self.tell(("seat", seat, 0), lines, self._top.header(seat))

    def _tell_species(self, way: int) -> None:
        """Tell of what is chosen or aimed at, then of the next species, from seat to seat."""
        view = self.view
        every = self._species()
        if not every:
            return
        if self.told[0] == "species":
            at = every.index(self.told[1:]) + way if self.told[1:] in every else 0
            seat, index = every[at % len(every)]
        elif self.told[0] == "seat" and (self.told[1], 0) in every:
            seat, index = self.told[1], 0
        else:
            subject = self.player.chosen
            if isinstance(subject, HandCard) and self.player.highlights.aimed is None:
                self._tell_card(subject)
                return
            seat, index = self._meant() or every[0]
        spot = Spot(SPECIES, seat, index)
        cards = self._spoken.trait_texts(view, seat, index)
        attackers = self._spoken.attackers(view, seat, index)
        lines = [self._spoken.species(view, seat, index), attackers, *cards]
        self.tell(("species", seat, index), lines, self._top.rect_of(spot))

    def _tell_card(self, subject: HandCard) -> None:
        view = self.view
        lines = [self._spoken.card(view, subject.place), self._spoken.trait_text(subject.card)]
        self.tell(("card", 0, 0), lines, self._top.hand[subject.place].scene_rect)

    def _species(self) -> list[tuple[int, int]]:
        """Return all species, the own ones first."""
        view = self.view
        count = len(view.state.players)
        seats = [(view.bottom + apart) % count for apart in range(count)]
        return [(seat, index) for seat in seats for index in range(len(view.state.players[seat].species))]

    def _meant(self) -> tuple[int, int] | None:
        """Return the species that is aimed at or chosen, None if none is."""
        aimed, subject = self.player.highlights.aimed, self.player.chosen
        if aimed is not None and aimed.index >= 0:
            return aimed.seat, aimed.index
        if isinstance(subject, OwnSpecies | OwnTrait):
            return self.view.viewer, subject.index
        return None
