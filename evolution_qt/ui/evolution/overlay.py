"""Who can eat whom now, laid over the table: a shield on each tile, and the attacks on and by one species.

Lines are drawn only for the species that is pointed at or has the keyboard: more would hide the table.
Unasked, only the own species that are not safe have a shield. A shield tells by its form and by its colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.forecast import after_plants, forecast
from evolution_qt.games.evolution.state import OVER, EvolutionState
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BY_NEIGHBOUR,
    FOR_CARDS,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    Threat,
    threats,
    threats_to,
)
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import TileItem
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import shields
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.panels import SIGN
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.threat_overlay import NOW, AttackLine, StandingSign, ThreatOverlay
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_SIDE = 30
"""Units of a shield."""
_LEAST_SIDE = 16.0
"""Pixels of a shield at least: where the corner has no room for it, it lies between the two numbers."""
_SIDE_OF_WARNING = 26
"""Units of a shield on an own tile while none has been asked for."""
FORM_OF: Final = {
    SAFE: shields.WHOLE,
    BY_NEIGHBOUR: shields.HALF,
    WHILE_FULL: shields.HALF,
    FOR_CARDS: shields.HALF,
    UNTIL_FULL: shields.BROKEN,
    AT_RISK: shields.BROKEN,
}
"""The form of the shield for each risk."""


@guarded
class ShieldItem(StandingSign):
    """How one species stands, as a shield."""

    def __init__(self, risk: str, rect: QRectF) -> None:
        super().__init__(rect)
        self.risk = risk

    @property
    def form(self) -> str:
        """Return its form, one of `shields.FORMS`."""
        return FORM_OF[self.risk]

    def draw(self, painter: QPainter) -> None:
        """Draw the shield."""
        shields.paint(painter, self.form, self.rect)


class Overlay(ThreatOverlay):
    """The shields and arrows of one table, while they are wanted."""

    board: Tabletop

    def __init__(
        self, scene: QGraphicsScene, top: Tabletop, front: Front[TileItem], game: Evolution, phrases: Phrases
    ) -> None:
        super().__init__(scene, top, front)
        self._phrases = phrases
        self._game = game
        self.threats: list[list[Threat]] = []
        """What is shown of each seat's species, nothing while nothing is."""

    @property
    def shields(self) -> list[ShieldItem]:
        """Return the shields that are shown, by seat and place."""
        return [item for item in self.items if isinstance(item, ShieldItem)]

    def point(self, species: int) -> None:
        """Show the attacks in which a species has a part; none for 0."""
        self.mean((seat_of(species), index_of(species)) if species else None)

    def attacks(self) -> Iterable[AttackLine]:
        """Return each attack on the species that is meant, and each that it could make."""
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                for attack in threat.attacks:
                    hunter, prey = (seat_of(attack.attacker), index_of(attack.attacker)), (seat, index)
                    if self.meant in (hunter, prey):
                        yield hunter, prey, attack.cards > 0

    def forget(self) -> None:
        """Forget the threats of another position."""
        self.threats = []

    def tell(self, view: View[EvolutionState]) -> None:
        """Show of which moment the shields tell, and a shield for each species."""
        state, things = view.state, self._phrases.things
        moment = things.threats_now()
        if self.mode != NOW:
            moment = things.threats_later(forecast(self._game, state, view.viewer))
            state = after_plants(self._game, state, view.viewer)
        self.threats = threats(state)
        self._caption(moment)
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                if (tile := self.board.tile_of(seat, index)) is not None:
                    self.items.add(ShieldItem(threat.risk, tile.mapRectToScene(_place_on(tile, _SIDE))))

    def sign_on(self, tile: TileItem) -> ShieldItem | None:
        """Return the shield of a tile that came forward, while shields are shown."""
        if not self.threats:
            return None
        return ShieldItem(self.threats[tile.seat][tile.index].risk, _place_on(tile, _SIDE))

    def warn(self, view: View[EvolutionState]) -> None:
        """Show how each own species stands that is not safe whatever happens."""
        if view.viewer < 0 or view.state.phase == OVER:
            return
        for index, threat in enumerate(threats_to(view.state, view.viewer)):
            tile = self.board.tile_of(view.viewer, index)
            if threat.risk != SAFE and tile is not None:
                place = tile.mapRectToScene(_place_on(tile, _SIDE_OF_WARNING))
                self.items.add(ShieldItem(threat.risk, place))

    def _caption(self, moment: str) -> None:
        """Say of which moment the shields tell, what each shield means, and how one sees attacks."""
        things, style = self._phrases.things, self.board.style
        every = [threat for row in self.threats for threat in row]
        forms = {FORM_OF[threat.risk] for threat in every}
        shown = [form for form in shields.FORMS if form in forms]
        words = [moment, *(things.shield_meaning(form) for form in shown), things.threats_of_one()]
        side = round(SIGN * style.unit)
        signs = [QPixmap(), *(shields.picture(form, side, style.ratio) for form in shown), QPixmap()]
        if any(attack.cards for threat in every for attack in threat.attacks):
            words.append(things.threats_for_cards())
            signs.append(QPixmap())
        self.say(words, signs)


def _place_on(tile: TileItem, largest: int) -> QRectF:
    """Return where a shield lies on a tile, in its own pixels."""
    where, picture = tile.places, tile.places.picture
    if where.body_steps:
        side = min(largest * tile.style.unit, picture.height() * 0.5)
        return QRectF(picture.left() + where.marker + 2, picture.top() + 2, side, side)
    free = where.population_marker(1).left() - where.body_marker(1).right() - 2  # a pixel at each side
    above = min(largest * tile.style.unit, where.body_marker(1).top() - 2)
    if above >= min(_LEAST_SIDE, free):
        return QRectF(1, 1, above, above)
    side = max(min(largest * tile.style.unit, free, picture.height()), min(_LEAST_SIDE, picture.height()))
    return QRectF(picture.center().x() - side / 2, 1, side, side)
