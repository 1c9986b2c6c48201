"""What an attack would be, drawn: hunter and prey, their protections in pairs, and what follows in order."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning.cards import (
    GORES,
    HORNS,
    HUNTS,
    NUMBERS,
    SCAVENGER,
    SHIELDS,
    TRAITS,
    traits_in,
)
from evolution_qt.games.beginning.forecast import attack_forecast
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningSpecies, BeginningState
from evolution_qt.ui.beginning.preview import preview_lines
from evolution_qt.ui.beginning.thumbnails import family_of, of_trait
from evolution_qt.ui.beginning.tiles import BODY, PileTile
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.kit import fonts, herds, palette, pictures, writing
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.items import Centre, Style
from evolution_qt.ui.kit.notes import TextNote, draw_panel
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import animals_of
from evolution_qt.ui.table.view import View

_WIDE: Final = 620.0
"""Units of its width at most."""
_PAD, _GAP = 9.0, 6.0
_PICTURE: Final = 116.0, 78.0
"""Units of the pictures of hunter and prey."""
_BOX: Final = 126.0, 44.0
"""Units of the width that a step wants, and of its height."""
_LEAST: Final = 11
_GREEN, _GREY = "#3f7d36", "#9a8f78"


class AttackStep(NamedTuple):
    """One of the things that follow, with its picture."""

    sign: str
    """A trait, or the name of a token."""
    said: str
    below: str


class DuelWords:
    """The words on the drawing of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "DuelWords"))

    def heading(self, prey: BeginningSpecies, *, is_own: bool) -> str:
        """Return in a line why the attack can be, or that its prey is of the same player."""
        if is_own:
            return self.tr("the prey is your own")
        if prey.mask & SHIELDS:
            return self.tr("has every protection of its prey")
        if prey.mask & GORES:
            return self.tr("Horns do not stop it")
        return self.tr("no protection to match")

    def not_needed(self) -> str:
        """Return what stands beside a protection that the prey lacks."""
        return self.tr("not needed")

    def steps(
        self, state: BeginningState, seat: int, index: int, target: tuple[int, int]
    ) -> list[AttackStep]:
        """Return what follows, in the order of the rules (002:189-212)."""
        found = attack_forecast(state, seat, index, target)
        steps = []
        if found.gored:
            below = _change(found.hunter + 1, found.hunter) if found.hunter else self.tr("it dies out")
            #: a card of the hunter is lost to the horns of its prey
            steps.append(AttackStep(TRAITS[HORNS].key, self.tr("you: -1 card"), below))
        if found.is_cancelled:
            return steps
        below = _change(found.prey + 1, found.prey) if found.prey else self.tr("it dies out")
        said = self.tr("your prey: -1 card") if target[0] == seat else self.tr("prey: -1 card")
        steps.append(AttackStep("carnivore", said, below))
        if found.hunter:
            words = filled(self.tr("now {food} of {places}"), {"food": found.food, "places": found.places})
            steps.append(AttackStep("meat", self.tr("you: +%n token(s)", "", found.eaten), words))
        if found.scavengers:
            own = found.scavengers.count(seat)
            words = self.tr("{own} yours, {others} of others")
            words = filled(words, {"own": own, "others": len(found.scavengers) - own})
            steps.append(AttackStep(TRAITS[SCAVENGER].key, self.tr("+1 token each"), words))
        return steps


def _change(old: int, new: int) -> str:
    return f"{old} → {new}"


@guarded
class AttackPanel(TextNote):
    """The drawing of one attack; its lines are the same in sentences."""

    def __init__(
        self, view: View[BeginningState], index: int, target: tuple[int, int], style: Style, width: float
    ) -> None:
        seat = view.viewer
        move = BeginningMove("attack", index, target=target)
        super().__init__(preview_lines(view.state, seat, move, view.names), style, width, warning=False)
        self._style = style = style.free
        self._places = (seat, index), target
        players = view.state.players
        self._hunter, self._prey = players[seat].species[index], players[target[0]].species[target[1]]
        cast = animals_of(view.names)
        self._animals = cast.of(seat, index), cast.of(*target)
        words = DuelWords()
        self._heading, self._not_needed = (
            words.heading(self._prey, is_own=seat == target[0]),
            words.not_needed(),
        )
        self.steps = words.steps(view.state, seat, index, target)
        unit = style.unit
        wide = min(width, _WIDE * unit)
        fitting = max(int((wide - 2 * _PAD * unit) // (_BOX[0] * unit)), 1)
        self._columns = len(self.steps) if fitting >= len(self.steps) else min(fitting, 2)
        lines = -(-len(self.steps) // self._columns)
        tall = 2 * _PAD + _PICTURE[1] + lines * (_BOX[1] + _GAP)
        self.rect = QRectF(0, 0, wide, tall * unit)

    @property
    def pairs(self) -> list[tuple[int, bool]]:
        """Return the protections of the hunter, and whether its prey has each; those first that it has."""
        own, needed = self._hunter.mask & SHIELDS, self._prey.mask
        matched, others = traits_in(own & needed), traits_in(own & ~needed)
        return [*((card, True) for card in matched), *((card, False) for card in others)]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw hunter, pairs, prey, and below them the steps."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        style = self._style
        unit = style.unit
        draw_panel(painter, self.rect, style)
        inner = self.rect.adjusted(_PAD * unit, _PAD * unit, -_PAD * unit, -_PAD * unit)
        share = min(1.0, inner.width() / (540 * unit))
        wide, tall = _PICTURE[0] * unit * share, _PICTURE[1] * unit
        left = QRectF(inner.left(), inner.top(), wide, tall)
        right = QRectF(inner.right() - wide, inner.top(), wide, tall)
        for place, at, species in ((left, 0, self._hunter), (right, 1, self._prey)):
            self._draw_animal(painter, place, at, species)
        between = QRectF(left.right() + 8 * unit, inner.top(), 0, tall)
        between.setRight(right.left() - 8 * unit)
        self._draw_pairs(painter, between)
        gap, top = _GAP * unit, inner.top() + tall + _GAP * unit
        box = (inner.width() - gap * (self._columns - 1)) / self._columns
        for number, step in enumerate(self.steps):
            row, column = divmod(number, self._columns)
            x, y = inner.left() + column * (box + gap), top + row * (_BOX[1] * unit + gap)
            place = QRectF(x, y, box, _BOX[1] * unit)
            self._draw_step(painter, place, step)

    def _draw_animal(self, painter: QPainter, place: QRectF, at: int, species: BeginningSpecies) -> None:
        style, animal = self._style, self._animals[at]
        herd = Herd(animal.drawing, BODY, 1, bool(species.mask & HUNTS))
        picture = herds.picture(herd, place.width(), place.height(), 0.0, style.ratio)
        painter.drawPixmap(place.topLeft(), picture)
        name = QRectF(place)
        name.setTop(place.bottom() - 19 * style.unit)
        painter.save()
        painter.setClipPath(rounded(place, place.height() * 0.06))
        painter.fillRect(name, colour("#140e08", 0.75))
        painter.restore()
        font = fonts.title(max(round(13 * style.unit), _LEAST))
        words = animals.name(animal)
        room = name.adjusted(3, 0, -3, 0)
        writing.draw_line(painter, room, words, font, colour(palette.CREAM), Centre, least=_LEAST)
        radius = 11 * style.unit
        aside = radius + 3 * style.unit
        x = place.left() + aside if at == 0 else place.right() - aside
        crest = palette.badge(self._places[at][0])
        draw_crest(painter, crest, QPointF(x, place.top() + aside), radius)

    def _draw_pairs(self, painter: QPainter, room: QRectF) -> None:
        """Draw each protection of the hunter beside the same one of its prey, or that it is not needed."""
        style = self._style
        unit = style.unit
        font = fonts.text(max(round(12.5 * unit), _LEAST))
        heading = QRectF(room.left(), room.top(), room.width(), 20 * unit)
        ink = colour(style.colours.text)
        writing.draw_line(painter, heading, self._heading, font, ink, Centre, least=_LEAST)
        side, tall, gap = 20 * unit, 25 * unit, 4 * unit
        wide = (room.width() - side - 2 * gap) / 2
        top = heading.bottom() + 2 * unit
        for number, (card, is_matched) in enumerate(self.pairs):
            y = top + number * (tall + gap)
            own = QRectF(room.left(), y, wide, tall)
            other = QRectF(room.right() - wide, y, wide, tall)
            self._draw_plate(painter, own, card)
            mark = QRectF(room.center().x() - side / 2, y + (tall - side) / 2, side, side)
            _draw_mark(painter, mark, is_matched=is_matched)
            if is_matched:
                self._draw_plate(painter, other, card)
            else:
                pen = line(colour(palette.PAPER_LINE), 1.2)
                pen.setDashPattern([3, 3])
                painter.strokePath(rounded(other, tall * 0.14), pen)
                writing.draw_line(
                    painter, other.adjusted(3, 0, -3, 0), self._not_needed, font, ink, Centre, least=_LEAST
                )

    def _draw_plate(self, painter: QPainter, place: QRectF, card: int) -> None:
        key, words, family = TRAITS[card].key, trait_name(card), family_of(card)
        ratio, share = self._style.ratio, PileTile.share
        picture = pictures.plate(
            key, words, family, pictures.OPEN, 0, place.width(), place.height(), ratio, 0, share
        )
        painter.drawPixmap(place.topLeft(), picture)

    def _draw_step(self, painter: QPainter, place: QRectF, step: AttackStep) -> None:
        style = self._style
        unit, ratio = style.unit, style.ratio
        sheet = rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 5 * unit)
        painter.strokePath(sheet, line(colour(style.colours.panel_line), 1.2))
        side = min(place.height() - 12 * unit, place.width() * 0.26)
        at = QPointF(place.left() + 6 * unit, place.center().y() - side / 2)
        if step.sign == "meat":
            painter.drawPixmap(at, pictures.token("meat", round(side), ratio))
        else:
            painter.drawPixmap(at, of_trait(NUMBERS[step.sign], side, ratio))
        room = QRectF(place)
        room.setLeft(at.x() + side + 5 * unit)
        room.setRight(place.right() - 4 * unit)
        upper, lower = QRectF(room), QRectF(room)
        upper.setBottom(place.top() + place.height() * 0.56)
        lower.setTop(upper.bottom() - 2 * unit)
        ink = colour(style.colours.text)
        large = fonts.text(max(round(14.5 * unit), _LEAST), bold=True)
        small = fonts.text(max(round(12 * unit), _LEAST))
        writing.draw_line(painter, upper, writing.typeset(step.said), large, ink, least=_LEAST)
        writing.draw_line(painter, lower, step.below, small, ink, least=_LEAST)


def _draw_mark(painter: QPainter, place: QRectF, *, is_matched: bool) -> None:
    """Draw a tick, or a dash for what is not needed."""
    painter.fillPath(disc(place.center(), place.width() / 2), colour(_GREEN if is_matched else _GREY))
    sign = QPainterPath(place.topLeft() + QPointF(0.28, 0.52) * place.width())
    if is_matched:
        sign.lineTo(place.topLeft() + QPointF(0.44, 0.68) * place.width())
        sign.lineTo(place.topLeft() + QPointF(0.73, 0.33) * place.width())
    else:
        sign = QPainterPath(place.topLeft() + QPointF(0.28, 0.5) * place.width())
        sign.lineTo(place.topLeft() + QPointF(0.72, 0.5) * place.width())
    pen = line(colour("#ffffff"), place.width() * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(sign, pen)
