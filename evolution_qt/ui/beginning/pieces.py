"""The tile of a species on the table: it draws what it is told and knows no rule."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.beginning import tiles
from evolution_qt.ui.beginning.tiles import PileLook, PilePlaces
from evolution_qt.ui.kit import art, herds, palette
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.table.species_tile import Laid, SpeciesTile


@guarded
class PileTile(SpeciesTile):
    """A species with its pile of population cards."""

    share = 0.52

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag, seat)
        self.look = PileLook("", "", 1, 0, hunts=False, stores=False)
        self.is_growing = False
        """Whether a card is aimed at its pile."""

        self.starving = 0
        """How many of its cards will starve, the one among them that is aimed at it."""

        self.missing: set[str] = set()
        """The traits that a hunter lacks which is chosen."""

        self.remembered: tuple[str, ...] = ()
        """The trait of each card of its pile that its player laid; empty words for the others."""
        self.has_marks = False

    def show_marks(self, *, are_shown: bool) -> None:
        """Show on the backs what was laid, or nothing."""
        if are_shown != self.has_marks:
            self.has_marks = are_shown
            self.update()

    def show_starving(self, cards: int) -> None:
        """Mark the lowest cards, which will starve."""
        if cards != self.starving:
            self.starving = cards
            self.update()

    def show_missing(self, traits: set[str]) -> None:
        """Ring the protections that keep a hunter away."""
        if traits != self.missing:
            self.missing = traits
            self.update()

    def show_species(
        self, index: int, form: str, look: PileLook, traits: tuple[Laid, ...], subject: object, seen: float
    ) -> None:
        """Show a species, laid out in the width that is *seen*; a *subject* is what the tile moves."""
        self.show_place(index, look.name, subject)
        if (form, look, traits, seen) != (self.form, self.look, self.traits, self.seen):
            self.form, self.look, self.traits, self.seen = form, look, traits, seen
            self.renew()

    def hush_hunger(self) -> None:
        """Say nothing of hunger."""
        self.look = replace(self.look, note="")
        self.show_starving(0)
        self.renew()

    def show_growth(self, *, is_growing: bool) -> None:
        """Show the pile with the card that is aimed at it, or as it is."""
        if is_growing != self.is_growing:
            self.is_growing = is_growing
            self.update()

    def let_chips_go(self) -> list[tuple[str, QPointF]]:
        """Lie there without its chips; return what each of them is, and where it lay in the scene."""
        look, places = self.look, self.places
        self.look = replace(look, food=0, chips=(), note="")
        self.renew()
        return [
            (chip, self.mapToScene(places.food_at(number, look))) for number, chip in enumerate(look.chips, 1)
        ]

    @property
    def places(self) -> PilePlaces:
        """Return where its parts lie."""
        return tiles.places(self.form, round(self.seen), self.pixels[1])

    @property
    def slots(self) -> tuple[QRectF, ...]:
        """Return the places of its traits, and those that are free."""
        return self.places.slots

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where its animal reaches farthest towards a point, both in the scene."""
        return self.mapToScene(
            herds.muzzle(self.look.herd, self.places.picture, 0.0, self.mapFromScene(target))
        )

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        where = self.places
        rects = [where.name, where.count, where.pile, *where.slots]
        return [self.mapRectToScene(rect) for rect in rects if not rect.isEmpty()]

    def grip_at(self, at: QPointF) -> Grip | None:
        """Aim from the animal."""
        if self.subject is None:
            return None
        start = self.muzzle(self.scene_rect.center() - QPointF(0, self.size.height()))
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
        seen = round(self.seen)
        base = tiles.base(
            self.form,
            self.look,
            seen,
            height,
            width,
            len(self.traits),
            style.ratio,
            is_growing=self.is_growing,
        )
        painter.drawPixmap(QPointF(0, 0), base)
        if self.has_marks:
            tiles.mark_backs(painter, self.places, self.look, self.remembered)
        if self.starving:
            tiles.mark_starving(painter, self.places, self.look.cards + self.is_growing, self.starving)
        if self.is_dimmed:
            painter.drawPixmap(QPointF(0, 0), tiles.quiet(self.form, self.look, seen, height, style.ratio))
        for number, slot in enumerate(self.slots[: len(self.traits)]):
            painter.drawPixmap(slot.topLeft(), self.plate(number, slot))
            face = self.traits[number].face
            if face is not None and face.trait in self.missing:
                wide = max(2.2 * style.unit, 2.0)
                ring = rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.16)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.strokePath(ring, line(colour(palette.CREAM), wide + 2))
                painter.strokePath(ring, line(colour("#e2512f"), wide))
