"""Who can eat whom now, laid over the table: a shield on each tile, and the attacks on and by one species.

Lines are drawn only for the species that is pointed at or has the keyboard: more would hide the table.
Unasked, only the own species that are not safe have a shield. A shield tells by its form and by its colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.games.evolution.cards import index_of, seat_of, species_ref
from evolution_qt.games.evolution.forecast import after_plants, forecast
from evolution_qt.games.evolution.state import OVER, EvolutionState
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BY_NEIGHBOUR,
    FOR_CARDS,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    Attack,
    Threat,
    threats,
    threats_to,
)
from evolution_qt.ui.evolution.front import Front
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import TileItem
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import palette, shields, zvalues
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import SceneItems
from evolution_qt.ui.kit.panels import SIGN, Bubble
from evolution_qt.ui.table.highlights import arrow_between
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

OFF: Final = 0
NOW: Final = 1
MODES: Final = 3

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
class ShieldItem(QGraphicsPathItem):
    """How one species stands. It paints itself; its path is but its room, for which Qt then need not ask."""

    def __init__(self, risk: str, rect: QRectF) -> None:
        super().__init__()
        self.risk = risk
        self.rect = rect
        room = QPainterPath()
        room.addRect(rect.adjusted(-4, -4, 4, 4))
        self.setPath(room)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(zvalues.MARK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def form(self) -> str:
        """Return its form, one of `shields.FORMS`."""
        return FORM_OF[self.risk]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the shield."""
        shields.paint(painter, self.form, self.rect)


class Overlay:
    """The shields and arrows of one table, while they are wanted."""

    def __init__(
        self, scene: QGraphicsScene, top: Tabletop, front: Front, game: Evolution, phrases: Phrases
    ) -> None:
        self._scene = scene
        self._top = top
        self._front = front
        front.changed.append(self._mark)
        self._phrases = phrases
        self._game = game
        self._items = SceneItems(scene)
        self.mode = OFF
        """What is shown: nothing, who can attack now, or who will when the plants are eaten."""
        self._lines = SceneItems(scene)
        self._meant = 0
        self.threats: list[list[Threat]] = []
        """What is shown of each seat's species, nothing while nothing is."""
        self.caption: Bubble | None = None
        """The words that say of which moment the shields tell, and what each of them means."""

    def next(self) -> None:
        """Go on: now, when the plants are eaten, nothing."""
        self.mode = (self.mode + 1) % MODES
        self.show()

    def close(self) -> bool:
        """Show nothing more that was asked for; say whether anything was."""
        if self.mode == OFF:
            return False
        self.mode = OFF
        self.show()
        return True

    @property
    def shields(self) -> list[ShieldItem]:
        """Return the shields that are shown, by seat and place."""
        return [item for item in self._items if isinstance(item, ShieldItem)]

    @property
    def arrows(self) -> list[Arrow]:
        """Return the lines of the attacks that are shown."""
        return [line for line in self._lines if isinstance(line, Arrow)]

    def point(self, species: int) -> None:
        """Show the attacks in which a species has a part; none for 0."""
        self._meant = species
        self._draw_lines()

    def _draw_lines(self) -> None:
        """Draw a line for each attack on the species that is meant, and for each that it could make."""
        self._lines.remove_all()
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                prey = species_ref(seat, index)
                for attack in threat.attacks:
                    if self._meant in (prey, attack.attacker):
                        self._draw_arrow(attack, prey)
        if self.caption is not None:  # it lies where most lines pass
            self.caption.setOpacity(0.0 if self._lines else 1.0)

    def show(self) -> None:
        """Draw everything again for what lies on the table now, or nothing while it is not wanted."""
        self._items.remove_all()
        if self.caption is not None:
            self._top.notes.take(self.caption)
        self.threats, self.caption = [], None
        view = self._top.view
        if view is not None and self.mode == OFF:
            self._warn(view)
        elif view is not None:
            self._tell(view)
        self._draw_lines()
        if self._front.tile is not None:
            self._mark(self._front.tile)

    def _tell(self, view: View[EvolutionState]) -> None:
        """Show of which moment the shields tell, and a shield for each species."""
        state, things = view.state, self._phrases.things
        moment = things.threats_now()
        if self.mode != NOW:
            moment = things.threats_later(forecast(self._game, state, view.viewer))
            state = after_plants(self._game, state, view.viewer)
        self.threats = threats(state)
        self.caption = self._captioned(moment)
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                if (tile := self._top.tile_of(seat, index)) is not None:
                    self._items.add(ShieldItem(threat.risk, tile.mapRectToScene(_place_on(tile, _SIDE))))

    def _mark(self, tile: TileItem) -> None:
        """Show on a tile what is shown of its species on the table, while it is in front."""
        for item in tile.childItems():
            if isinstance(item, ShieldItem):
                self._scene.removeItem(item)
        is_in_front = tile is self._front.tile
        species = species_ref(tile.seat, tile.index)
        if is_in_front or self._meant == species:
            self.point(species if is_in_front else 0)
        if self.threats and is_in_front:
            risk = self.threats[tile.seat][tile.index].risk
            ShieldItem(risk, _place_on(tile, _SIDE)).setParentItem(tile)

    def _warn(self, view: View[EvolutionState]) -> None:
        """Show how each own species stands that is not safe whatever happens."""
        if view.viewer < 0 or view.state.phase == OVER:
            return
        for index, threat in enumerate(threats_to(view.state, view.viewer)):
            tile = self._top.tile_of(view.viewer, index)
            if threat.risk != SAFE and tile is not None:
                place = tile.mapRectToScene(_place_on(tile, _SIDE_OF_WARNING))
                self._items.add(ShieldItem(threat.risk, place))

    def _captioned(self, moment: str) -> Bubble:
        """Say of which moment the shields tell, what each shield means, and how one sees attacks."""
        things, style = self._phrases.things, self._top.style
        every = [threat for row in self.threats for threat in row]
        forms = {FORM_OF[threat.risk] for threat in every}
        shown = [form for form in shields.FORMS if form in forms]
        words = [moment, *(things.shield_meaning(form) for form in shown), things.threats_of_one()]
        side = round(SIGN * style.unit)
        signs = [QPixmap(), *(shields.picture(form, side, style.ratio) for form in shown), QPixmap()]
        if any(attack.cards for threat in every for attack in threat.attacks):
            words.append(things.threats_for_cards())
            signs.append(QPixmap())
        return self._top.notes.say(words, signs=signs)

    def _draw_arrow(self, attack: Attack, prey: int) -> None:
        """Draw a line from the leader of one herd to the edge of another's tile, behind all words."""
        hunter, target = (self._top.tile_of(seat_of(one), index_of(one)) for one in (attack.attacker, prey))
        if hunter is None or target is None:
            return
        tint = palette.seat(seat_of(attack.attacker))
        arrow = arrow_between(
            self._top, hunter.seen_rect, target.seen_rect, tint, 3, is_dashed=attack.cards > 0
        )
        arrow.setZValue(zvalues.MARK - 1)
        self._lines.add(arrow)


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
