"""The things of this game on its table: the tiles of species, and the watering hole.

They draw what they are told and report what is done to them; none of them knows a rule.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.evolution import tiles
from evolution_qt.ui.evolution.gestures import BODY, POPULATION
from evolution_qt.ui.evolution.tiles import Look, Places
from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.table.species_tile import Laid, SpeciesTile


@guarded
class TileItem(SpeciesTile):
    """The tile of a species with its traits."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag, seat)
        self.look = Look("", "", 1, 1, 0, hunts=False)
        self.growing = ""
        """Which of its numbers a card is aimed at: `gestures.BODY`, `gestures.POPULATION` or none."""

    def show_growth(self, growing: str) -> None:
        """Show a number as it would be if a card was laid there, or all of them as they are."""
        if growing != self.growing:
            self.growing = growing
            self.update()

    @property
    def shown(self) -> Look:
        """Return what is shown: a number that a card is aimed at is one more."""
        more = {BODY: "body", POPULATION: "population"}.get(self.growing)
        return self.look if more is None else replace(self.look, **{more: getattr(self.look, more) + 1})

    def show_species(
        self, index: int, form: str, look: Look, traits: tuple[Laid, ...], subject: object, seen: float
    ) -> None:
        """Show a species, laid out in the width that is *seen*; a *subject* is what the tile moves."""
        self.show_place(index, look.name, subject)
        if (form, look, traits, seen) != (self.form, self.look, self.traits, self.seen):
            self.form, self.look, self.traits, self.seen = form, look, traits, seen
            self.renew()

    @property
    def slots(self) -> tuple[QRectF, ...]:
        """Return the places of its traits, and those that are free."""
        return self.places.slots

    def lose(self, population: int) -> list[tuple[QPixmap, QPointF]]:
        """Show a smaller population; return pictures of the animals that are gone, and where they stood."""
        gone = self.look.population - population
        found = tiles.animals_lost(self.places, self.look, gone, self.style.ratio)
        self.look = replace(self.look, population=population)
        self.renew()
        return [(picture, self.mapToScene(at)) for picture, at in found]

    @property
    def places(self) -> Places:
        """Return where its parts lie."""
        slots = max(len(self.traits), self.look.slots)
        wide, tall = round(self.seen), self.pixels[1]
        return tiles.places(self.form, wide, tall, slots, self.style.laid, is_aimed=bool(self.growing))

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where the leader of its herd reaches farthest towards a point, both in the scene."""
        return self.mapToScene(tiles.muzzle(self.places, self.look, self.mapFromScene(target)))

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        where, look = self.places, self.look
        rects = [where.body_marker(look.body), where.population_marker(look.population)]
        rects += [where.name, where.food_row, *where.slots]
        return [self.mapRectToScene(rect) for rect in rects if not rect.isEmpty()]

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a trait that may be moved, or aim from the tile."""
        number = self.trait_at(at)
        if number >= 0 and self.traits[number].subject is not None:
            slot = self.places.slots[number]
            return Grip(self.traits[number].subject, self.mapRectToScene(slot), self.plate(number, slot))
        if self.subject is None:
            return None
        above = self.scene_rect.center() - QPointF(0, self.size.height())
        start = self.muzzle(above)
        return Grip(
            self.subject, self.scene_rect, aimed=True, tint=palette.FAMILIES["attack"].main, start=start
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw shadow, tile and traits."""
        style = self.style
        width, height = self.pixels
        margin = art.shadow_margin(width)
        shade = art.drop_shadow(width, height, style.ratio, theme=style.theme)
        painter.drawPixmap(QPointF(-margin, -margin), shade)
        seen, traits = round(self.seen), len(self.traits)
        is_aimed = bool(self.growing)
        base = tiles.base(
            self.form, self.shown, seen, height, width, traits, style.ratio, style.laid, is_aimed=is_aimed
        )
        painter.drawPixmap(QPointF(0, 0), base)
        if self.growing:
            where, look = self.places, self.look
            old = (
                where.body_marker(look.body)
                if self.growing == BODY
                else where.population_marker(look.population)
            )
            tiles.growth(painter, where, look.body if self.growing == BODY else look.population, old)
        if self.is_dimmed:
            painter.drawPixmap(QPointF(0, 0), tiles.quiet(self.places, self.shown, style.ratio))
        for number, slot in enumerate(self.places.slots[: len(self.traits)]):
            painter.drawPixmap(slot.topLeft(), self.plate(number, slot))
            if self.traits[number].glows:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for extra, alpha in ((5.0, 0.35), (2.4, 1.0)):
                    painter.setPen(line(colour(style.colours.target, alpha), extra * style.unit))
                    painter.drawPath(rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.16))
