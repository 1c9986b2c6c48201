"""The panels around the earth: the head with the tracks, cards and animals at the right, the own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.cards import (
    CARDS,
    ELEMENTS,
    ICE_AGE,
    MOST_ELEMENTS,
    PRINTED,
)
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import looks, outlook, signs, stamps
from evolution_qt.ui.dominant.card_effects import effect
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.rows import ahead, disk_picture
from evolution_qt.ui.dominant.things import CARD, OWN_DISK, Thing
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.gestures import Spot

if TYPE_CHECKING:
    from evolution_qt.ui.dominant.preview import Preview

translate = QCoreApplication.translate
RIGHT = Qt.AlignmentFlag.AlignRight
_ICE: Final = "#d8e8f5", "#1d4560", "#2d6a92"
"""The colours of what the head says of Ice Age, until the round is the last: ground, words, sign."""


class Panel(Item):
    """A plate on which a part of a position is told."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag)
        self.words = words
        self.state: DominantState | None = None
        self.viewer = -1
        self.names: Sequence[str] = ()
        self.held: frozenset[Thing] = frozenset()
        self.asked: frozenset[Spot] = frozenset()
        self.places: dict[Thing, QRectF] = {}
        self._look: object = None

    def show_state(self, state: DominantState, viewer: int, names: Sequence[str]) -> None:
        """Show a position as an animal looks at it."""
        self.state, self.viewer, self.names = state, viewer, names
        self.lay()
        look = self.look()
        if look is None or look != self._look:
            self._look = look
            self.update()

    def look(self) -> object:
        """Return all that is told beside size and style, to be painted only when it changes; None: always."""
        return None

    def forget_words(self) -> None:
        """Tell everything in the present language."""
        self._look = None
        self.update()

    def lay(self) -> None:
        """Find the places of what can be taken hold of."""

    @property
    def smallest(self) -> int:
        """Return the pixels of the smallest letters."""
        return max(round(11 * self.style.unit), 11)

    def home(self, thing: Thing) -> QRectF:
        """Return where a thing lies in the scene."""
        return self.mapRectToScene(self.places[thing]) if thing in self.places else QRectF()

    def plate(self, painter: QPainter, rect: QRectF, *, is_raised: bool = False, edge: str = "") -> None:
        """Paint the ground of a panel or of a line in it."""
        tints, unit = self.style.colours, self.style.unit
        path = rounded(rect, 8 * unit)
        painter.fillPath(path, colour(tints.panel_raised if is_raised else tints.panel))
        painter.setPen(line(colour(edge or tints.panel_line), 2.5 * unit if edge else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        bold: bool = False,
        size: float = 0,
        tint: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Write a line of text."""
        px = max(round(size * self.style.unit), 11) if size else self.style.least_font
        font = fonts.text(px, bold=bold)
        writing.draw_line(
            painter, rect, words, font, colour(tint or self.style.colours.text), align, least=11
        )


@guarded
class HeadItem(Panel):
    """Round and phase, the initiative track, the track of points."""

    def look(self) -> object:
        """Return what the head tells."""
        assert self.state is not None
        state = self.state
        clock = (state.round, state.phase, state.final_round, rounds_left(state))
        return clock, state.initiative, tuple(state.points), self.viewer

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it from left to right."""
        if self.state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state, unit = self.state, self.style.unit
        self.plate(painter, self.rect)
        title = fonts.title(round(18 * unit))
        words = filled(
            translate("DominantTable", "Round {number} · {phase}"),
            {"number": state.round, "phase": self.words.phase(state.phase)},
        )
        room = QRectF(12 * unit, 0, 170 * unit, self.rect.height())
        writing.draw_line(
            painter,
            room,
            words,
            title,
            colour(self.style.colours.text),
            least=max(round(11 * self.style.unit), 11),
        )
        side = self.rect.height() - 12 * unit
        laurel = QRectF(186 * unit, 13 * unit, 16 * unit, side - 14 * unit)
        signs.icon(painter, "laurel-crown", laurel, colour(self.style.colours.text_muted))
        left = 206 * unit
        for place, animal in enumerate(state.initiative):
            stamps.portrait(
                painter, self.style, animal, QRectF(left + place * (side + 4 * unit), 6 * unit, side, side)
            )
        left += len(state.initiative) * (side + 4 * unit) + 24 * unit
        rounds = rounds_left(state)
        note = filled(translate("DominantTable", "Ice Age in at least {number} rounds"), {"number": rounds})
        if rounds == 1:
            note = translate("DominantTable", "Ice Age perhaps next round")
        elif not rounds:
            note = translate("DominantTable", "Ice Age lies open")
        if state.final_round:
            note = translate("DominantTable", "Last round")
        width = writing.width_of(fonts.text(max(round(14 * unit), 11), bold=True), note) + side + 10 * unit
        width = min(max(width, 190 * unit), 250 * unit)
        ice = QRectF(self.rect.right() - width - 8 * unit, 6 * unit, width, side)
        ground, ink, sign = ("#1f5f8f", "#ffffff", "#d8efff") if state.final_round else _ICE
        painter.fillPath(rounded(ice, 7 * unit), colour(ground))
        signs.icon(
            painter,
            "snowflake-2",
            QRectF(ice.left() + 6 * unit, ice.top() + 5 * unit, side - 10 * unit, side - 10 * unit),
            colour(sign),
        )
        self.line(painter, ice.adjusted(side, 0, -4 * unit, 0), note, bold=True, size=14, tint=ink)
        self._track(painter, QRectF(left, 0, ice.left() - left - 24 * unit, self.rect.height()))

    def _track(self, painter: QPainter, room: QRectF) -> None:
        """Paint the track of points: a window of it in which all animals stand."""
        assert self.state is not None
        state, unit = self.state, self.style.unit
        points = [state.points[one] for one in state.in_play]
        low = max(min(points) // 10 * 10, 0)
        high = max((max(points) + 9) // 10 * 10, low + 40)
        y = room.bottom() - 13 * unit
        painter.fillRect(QRectF(room.left(), y - 3 * unit, room.width(), 4 * unit), colour("#c9b184"))
        share = room.width() / (high - low)
        for number in range(low, high + 1, 10):
            x = room.left() + (number - low) * share
            painter.fillRect(QRectF(x - unit / 2, y - 6 * unit, unit, 8 * unit), colour("#8a7038"))
            self.line(
                painter,
                QRectF(x - 20 * unit, y, 40 * unit, 13 * unit),
                str(number),
                size=11,
                align=signs.Centre,
            )
        taken: list[float] = []
        for animal in sorted(state.in_play, key=lambda one: state.points[one]):
            x = room.left() + (state.points[animal] - low) * share
            crowd = sum(1 for other in taken if abs(other - x) < 14 * unit)
            taken.append(x)
            radius = 10.5 * unit
            if animal == self.viewer:
                painter.setPen(line(colour("#1f6fd0"), 3 * unit))
                painter.drawEllipse(
                    QPointF(x + crowd * 8 * unit, y - 15 * unit), radius * 1.15, radius * 1.15
                )
            stamps.pawn(painter, self.style, animal, QPointF(x + crowd * 8 * unit, y - 15 * unit), radius)


def rounds_left(state: DominantState) -> int:
    """Return in how many turns Ice Age can come up at the earliest."""
    if state.cards >> ICE_AGE & 1:
        return 0
    open_now = state.cards.bit_count()
    left, rounds = len(state.deck), 0
    while left > 0 and rounds < 9:
        rounds += 1
        left -= max(5 - (open_now if rounds == 1 else 0), 1)
    return rounds


_MOST_CARDS: Final = 5
"""Cards that lie open at most."""
_LEADING: Final = 0.84
"""The height of a line of their text."""


@guarded
class CardsItem(Panel):
    """The cards that lie open, a line each."""

    def look(self) -> object:
        """Return the cards, what each brings the viewer here, and which may be taken."""
        assert self.state is not None
        found = {
            thing: effect(self.state, thing.number, self.viewer) for thing in self.places if self.viewer >= 0
        }
        self._effects = found
        return tuple(self.places), found, self.held.intersection(self.places)

    def lay(self) -> None:
        """Find the line of each card."""
        assert self.state is not None
        unit = self.style.unit
        cards = [card for card in range(1, len(CARDS)) if self.state.cards >> card & 1]
        top, wide = 28 * unit, self.rect.width() - 16 * unit
        room = self.rect.height() - top - 4 * unit
        least = min(room / _MOST_CARDS, 46 * unit)
        high = [max(least, self._needed(card, wide - 14 * unit)) for card in cards]
        if sum(high) > room:
            high = [room / len(cards)] * len(cards)
        self.places = {}
        for card, tall in zip(cards, high, strict=True):
            self.places[Thing(CARD, card)] = QRectF(8 * unit, top, wide, tall - 3 * unit)
            top += tall

    @property
    def _small(self) -> int:
        """Return the pixels of the letters of the text of a card, where there is room."""
        return max(round(11.5 * self.style.unit), 11)

    def _needed(self, card: int, width: float) -> float:
        """Return how much height the whole text of a card needs."""
        text = writing.Paragraph(self.words.card_text(card), fonts.text(self._small), width, leading=_LEADING)
        return text.size.height() + 23 * self.style.unit

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of a card that may be taken."""
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                return Grip(thing, self.mapRectToScene(rect), None, QPixmap())
        return None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a heading and the lines."""
        if self.state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        head = QRectF(12 * unit, 4 * unit, self.rect.width() - 24 * unit, 22 * unit)
        writing.draw_line(
            painter,
            head,
            translate("DominantTable", "Cards"),
            fonts.title(round(16 * unit)),
            colour(tints.text),
        )
        for thing, rect in self.places.items():
            self.plate(painter, rect, is_raised=True, edge=tints.target if thing in self.held else "")
            self._card(painter, thing.number, rect.adjusted(8 * unit, 0, -6 * unit, 0))

    def _card(self, painter: QPainter, card: int, room: QRectF) -> None:
        """Write the name of a card, what it would bring the viewer here, and what it does."""
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        tall = min(17 * unit, (room.height() - unit) * 0.52)
        upper = QRectF(room.left(), room.top() + unit, room.width(), tall)
        name = self.words.card(card)
        size = min(14.5, tall / unit * 0.84)
        font = fonts.text(max(round(size * unit), 11), bold=True)
        self.line(painter, upper, name, bold=True, size=size)
        if self.viewer >= 0:
            found = self._effects[Thing(CARD, card)]
            tint = {1: "#1f5fae", -1: tints.warning}.get(found.mood, tints.text_muted)
            left = writing.width_of(font, name) + 8 * unit
            beside = upper.adjusted(left, 0, 0, 0)
            self.line(painter, beside, found.words, bold=True, size=min(13, size), tint=tint, align=RIGHT)
        words = self.words.card_text(card)
        for px in range(self._small, 10, -1):
            text = writing.Paragraph(words, fonts.text(px), room.width(), leading=_LEADING)
            if text.size.height() <= room.bottom() - upper.bottom() + 2 * unit:
                text.draw(painter, QPointF(room.left(), upper.bottom() - unit), colour(tints.text_muted))
                return
        below = QRectF(room.left(), upper.bottom() - unit, room.width(), min(14 * unit, tall))
        self.line(painter, below, words, size=11.5, tint=tints.text_muted)


@guarded
class AnimalsItem(Panel):
    """The animals by what they would have if the game ended now."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag, words)
        self.lines: dict[int, QRectF] = {}
        """Where the line of each animal lies."""
        self.accounts: list[outlook.AnimalAccount] = []
        """What stands in the line of each animal, by its number."""
        self._has_parts = False

    def look(self) -> object:
        """Return who has what."""
        assert self.state is not None
        state = self.state
        return self.accounts, bytes(state.need), state.in_play, state.seat_of, tuple(self.names), self.viewer

    def show_parts(self, *, on: bool) -> None:
        """Show what the points at the end are made of: points now, for Ice Age, for the tiles."""
        if on != self._has_parts:
            self._has_parts = on
            self.update()

    def lay(self) -> None:
        """Find the line of each animal: who would have most comes first."""
        assert self.state is not None
        unit = self.style.unit
        self.accounts = outlook.accounts(self.state)
        order = sorted(self.state.in_play, key=lambda one: -self.accounts[one].forecast)
        tall = min((self.rect.height() - 30 * unit) / len(order), 62 * unit)
        wide = self.rect.width() - 12 * unit
        self.lines = {
            animal: QRectF(6 * unit, 26 * unit + place * tall, wide, tall - 3 * unit)
            for place, animal in enumerate(order)
        }

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a line for each animal."""
        if self.state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        head = QRectF(12 * unit, 4 * unit, self.rect.width() - 24 * unit, 20 * unit)
        writing.draw_line(
            painter,
            head,
            translate("DominantTable", "Animals"),
            fonts.title(round(16 * unit)),
            colour(tints.text),
        )
        self.line(
            painter,
            head,
            translate("DominantTable", "now + Ice Age + tiles")
            if self._has_parts
            else translate("DominantTable", "now › if it ended"),
            size=12,
            tint=tints.text_muted,
            align=RIGHT,
        )
        for animal, rect in self.lines.items():
            self._animal(painter, animal, self.accounts[animal], rect)

    def rect_of_animal(self, animal: int) -> QRectF:
        """Return where the line of an animal lies in the scene."""
        return self.mapRectToScene(self.lines.get(animal, self.rect))

    def _animal(self, painter: QPainter, animal: int, account: outlook.AnimalAccount, rect: QRectF) -> None:
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, rect, is_raised=True, edge="#3f86e0" if animal == self.viewer else "")
        side = rect.height() - 8 * unit
        stamps.portrait(
            painter, self.style, animal, QRectF(rect.left() + 4 * unit, rect.top() + 4 * unit, side, side)
        )
        left = rect.left() + side + 10 * unit
        upper = QRectF(left, rect.top() + 2 * unit, rect.right() - left - 8 * unit, rect.height() * 0.46)
        name = self.words.animal(animal)
        room = upper.adjusted(0, 0, -86 * unit, 0)
        self.line(painter, room, name, bold=True, size=15)
        wide = writing.width_of(fonts.text(max(round(15 * unit), 11), bold=True), name) + 6 * unit
        if room.width() - wide > 24 * unit:
            player = self.names[self.state.seat_of[animal]]
            self.line(painter, room.adjusted(wide, 0, 0, 0), player, size=13, tint=tints.text_muted)
        self.line(
            painter,
            upper.adjusted(0, 0, -46 * unit, 0),
            f"{account.points} ›",
            size=14,
            tint=tints.text_muted,
            align=RIGHT,
        )
        writing.draw_line(
            painter, upper, str(account.forecast), fonts.title(round(20 * unit)), colour(tints.text), RIGHT
        )
        if self._has_parts:
            parts = (account.points, account.award, account.forecast - account.points - account.award)
            lower = QRectF(left, upper.bottom(), rect.right() - left - 8 * unit, rect.height() * 0.44)
            self.line(painter, lower, " + ".join(map(str, parts)), bold=True, size=15, align=RIGHT)
            return
        y = rect.bottom() - rect.height() * 0.27
        radius = min(7 * unit, rect.height() * 0.15)
        self._elements(painter, animal, QPointF(left + radius, y), radius)
        crown = QRectF(rect.right() - 88 * unit, y - 8 * unit, 18 * unit, 16 * unit)
        stamps.icon(painter, self.style, "crown", crown, "#b8860b")
        self.line(
            painter,
            QRectF(crown.right() + 3 * unit, y - 9 * unit, 22 * unit, 18 * unit),
            str(account.dominated),
            bold=True,
            size=14,
        )
        if account.dying:
            at = QPointF(rect.right() - 36 * unit, y)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(signs.DANGER))
            painter.drawEllipse(at, 7 * unit, 7 * unit)
            self.line(
                painter,
                QRectF(at.x() - 7 * unit, at.y() - 8 * unit, 14 * unit, 16 * unit),
                "!",
                bold=True,
                size=13,
                tint="#ffffff",
                align=signs.Centre,
            )
            self.line(
                painter,
                QRectF(at.x() + 10 * unit, y - 9 * unit, 24 * unit, 18 * unit),
                str(account.dying),
                bold=True,
                size=14,
                tint=signs.DANGER,
            )

    def _elements(self, painter: QPainter, animal: int, start: QPointF, radius: float) -> None:
        assert self.state is not None
        need = self.state.need[animal * ELEMENTS : animal * ELEMENTS + ELEMENTS]
        printed = PRINTED[animal * ELEMENTS : animal * ELEMENTS + ELEMENTS]
        kinds = [kind for kind in range(ELEMENTS) for _ in range(printed[kind])]
        kinds += [kind for kind in range(ELEMENTS) for _ in range(need[kind] - printed[kind])]
        for place in range(MOST_ELEMENTS):
            at = start + QPointF(place * 2.25 * radius, 0)
            if place < len(kinds):
                stamps.element(painter, self.style, kinds[place], at, radius)
            else:
                stamps.free_place(painter, self.style, at, radius, "#a8925f")


_APART: Final = 40.5
"""Units between the own elements."""


@guarded
class OwnItem(Panel):
    """The board of the animal at the bottom: its elements, pawns, cubes, and what is asked of it."""

    _preview: Preview | None = None

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag, words)
        self.matters: dict[Spot, tuple[QRectF, str]] = {}
        """The choices that are about no place, and their words."""
        self.tool: Thing | None = None
        """What is carried to a place: a pawn, or what the question is about."""
        self.tool_icon = ""

    def show_matters(self, matters: Sequence[tuple[Spot, str]]) -> None:
        """Offer choices that are about no place, in words."""
        unit = self.style.unit
        left = self.rect.right() - 514 * unit
        wide = min(190 * unit, 384 * unit / max(len(matters), 1))
        self.matters = {
            spot: (QRectF(left + at * wide, 68 * unit, wide - 8 * unit, 36 * unit), words)
            for at, (spot, words) in enumerate(matters)
        }
        self.update()

    @property
    def _tool_rect(self) -> QRectF:
        side = 44 * self.style.unit
        return QRectF(self.rect.right() - 528 * self.style.unit - side, 13 * self.style.unit, side, side)

    def home(self, thing: Thing) -> QRectF:
        """Return where a thing lies in the scene."""
        return self.mapRectToScene(self._tool_rect) if thing == self.tool else super().home(thing)

    def _tool_picture(self) -> QPixmap:
        side = self._tool_rect.width()

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_tool(painter, QRectF(0, 0, side, side))

        return painted(("tool", self.tool, self.tool_icon, self.viewer), side, side, self.style.ratio, draw)

    def _paint_tool(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is carried: the pawn of the animal, or a sign on its colour."""
        radius = rect.width() * 0.46
        stamps.pawn(painter, self.style, self.viewer, rect.center(), radius)
        if self.tool_icon:
            small = QRectF(0, 0, rect.width() * 0.5, rect.height() * 0.5)
            small.moveBottomRight(rect.bottomRight())
            painter.fillPath(disc(small.center(), small.width() / 2), colour(signs.CREAM))
            inset = small.width() * 0.18
            sign = small.adjusted(inset, inset, -inset, -inset)
            signs.icon(painter, self.tool_icon, sign, colour(signs.DARK))

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a choice stands in the scene."""
        return self.mapRectToScene(self.matters[spot][0]) if spot in self.matters else QRectF()

    def show_preview(self, preview: Preview | None) -> None:
        """Tell what a decision would bring, or nothing."""
        if preview is not self._preview:
            self._preview = preview
            self.update()

    def lay(self) -> None:
        """Find the places of the disks."""
        assert self.state is not None
        self.places = {}
        if self.viewer < 0:
            return
        unit = self.style.unit
        need = self.state.need[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS]
        printed = PRINTED[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS]
        kinds = [kind for kind in range(ELEMENTS) for _ in range(printed[kind])]
        kinds += [kind for kind in range(ELEMENTS) for _ in range(need[kind] - printed[kind])]
        self._kinds = kinds
        radius = 17.5 * unit
        left = self._left + radius
        y = 58 * unit
        for place, kind in enumerate(kinds):
            at = QPointF(left + place * _APART * unit, y)
            rect = QRectF(at, at).adjusted(-radius, -radius, radius, radius)
            if place >= sum(printed):
                self.places.setdefault(Thing(OWN_DISK, kind), rect)

    @property
    def _left(self) -> float:
        return self.rect.height() * 1.16

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of an added disk, or make a choice."""
        if self.tool in self.held and self._tool_rect.contains(at):
            rect = self.mapRectToScene(self._tool_rect)
            return Grip(self.tool, rect, self._tool_picture(), QPixmap())
        for spot, (rect, _) in self.matters.items():
            if rect.contains(at):
                return Grip(spot, self.mapRectToScene(rect), aimed=True)
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                picture = disk_picture(thing.number, rect.width() / 2, self.style.ratio)
                return Grip(thing, self.mapRectToScene(rect), picture, QPixmap())
        return None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw portrait, elements, numbers."""
        if self.state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state, unit, tints = self.state, self.style.unit, self.style.colours
        edge = "#3f86e0" if self.viewer >= 0 else ""
        self.plate(painter, self.rect.adjusted(1, 1, -1, -1), is_raised=True, edge=edge)
        if self.viewer < 0:
            return
        side = self.rect.height() - 14 * unit
        stamps.portrait(painter, self.style, self.viewer, QRectF(7 * unit, 7 * unit, side * 1.08, side))
        seat = state.seat_of[self.viewer]
        words = f"{self.words.animal(self.viewer)} · {self.names[seat]}"
        head = QRectF(self._left, 4 * unit, 270 * unit, 28 * unit)
        writing.draw_line(
            painter,
            head,
            words,
            fonts.title(round(20 * unit)),
            colour(tints.text),
            least=max(round(11 * self.style.unit), 11),
        )
        radius = 17.5 * unit
        printed = sum(PRINTED[self.viewer * ELEMENTS : self.viewer * ELEMENTS + ELEMENTS])
        for place in range(MOST_ELEMENTS):
            at = QPointF(self._left + radius + place * _APART * unit, 58 * unit)
            if place < len(self._kinds):
                stamps.element(painter, self.style, self._kinds[place], at, radius)
            else:
                stamps.free_place(painter, self.style, at, radius, "#a8925f")
        for thing, rect in self.places.items():
            if thing in self.held:
                signs.held(painter, rect, tints.target, unit)
        note = filled(
            translate("DominantTable", "{printed} printed, {added} added"),
            {"printed": printed, "added": len(self._kinds) - printed},
        )
        self.line(
            painter,
            QRectF(self._left, 80 * unit, 260 * unit, 20 * unit),
            note,
            size=13,
            tint=tints.text_muted,
        )
        account = outlook.accounts(state)[self.viewer]
        numbers = (
            (state.pawns[self.viewer], translate("DominantTable", "pawns")),
            (state.pool[self.viewer], translate("DominantTable", "cubes left")),
            (account.tiles, translate("DominantTable", "tiles")),
            (account.dominated, translate("DominantTable", "dominated")),
        )
        left = self._left + 248 * unit
        small = fonts.text(max(round(13 * unit), 11))
        wide = [max(writing.width_of(small, what), 34 * unit) for _, what in numbers]
        spare = (self._tool_rect.left() - left - 6 * unit - sum(wide)) / len(wide)
        gap = min(max(spare, 7 * unit), 24 * unit)
        squeeze = min((sum(wide) + (spare - gap) * len(wide)) / sum(wide), 1)
        x = left
        for (number, what), own in zip(numbers, wide, strict=True):
            room = QRectF(x, 10 * unit, own * squeeze, 36 * unit)
            x = room.right() + gap
            writing.draw_line(
                painter, room, str(number), fonts.title(round(27 * unit)), colour(tints.text), signs.Centre
            )
            self.line(
                painter,
                room.translated(0, 32 * unit),
                what,
                size=13,
                tint=tints.text_muted,
                align=signs.Centre,
            )
        if account.dying:
            words = self.words.losses(account.dying)
            self.line(
                painter,
                QRectF(left, 80 * unit, 300 * unit, 20 * unit),
                words,
                bold=True,
                size=14,
                tint=signs.DANGER,
            )
        if self.tool in self.held:
            self._paint_tool(painter, self._tool_rect)
            signs.held(painter, self._tool_rect, tints.target, unit)
        if self.matters:
            for rect, words in self.matters.values():
                self.plate(painter, rect, is_raised=True, edge=tints.target)
                self.line(painter, rect.adjusted(6, 0, -6, 0), words, bold=True, align=signs.Centre)
        elif self._preview is None:
            self._ahead(painter)
        else:
            self._tell(painter, self._preview)

    def _tell(self, painter: QPainter, preview: Preview) -> None:
        """Write what a decision would bring."""
        unit, tints = self.style.unit, self.style.colours
        room = QRectF(self.rect.right() - 514 * unit, 64 * unit, 380 * unit, self.rect.height() - 68 * unit)
        tint = tints.warning if preview.is_warning else tints.text
        font = fonts.text(max(round(14 * unit), 11), bold=True)
        paragraph = writing.Paragraph(" ".join(preview.lines), font, room.width(), leading=0.92)
        paragraph.draw(painter, room.topLeft(), colour(tint))

    def _ahead(self, painter: QPainter) -> None:
        """Paint the pawns that act before the next own one, and that one."""
        assert self.state is not None
        unit = self.style.unit
        found = ahead(self.state)
        own = next((at for at, (_, animal) in enumerate(found) if animal == self.viewer), -1)
        left = self.rect.right() - 516 * unit
        y = self.rect.bottom() - 24 * unit
        if own < 0:
            if self.held:
                tip = translate("DominantTable", "Point at a place: what it would bring is told here.")
                room = QRectF(left, y - 28 * unit, 380 * unit, 24 * unit)
                self.line(painter, room, tip, size=14, tint=self.style.colours.text_muted)
            return
        words = translate("DominantTable", "Before you")
        self.line(painter, QRectF(left, y - 12 * unit, 76 * unit, 24 * unit), words, bold=True, size=14)
        x = left + 80 * unit
        row_before = -1
        for at, (row, animal) in enumerate(found[: own + 1]):
            if at < own and x > self._ahead_end:
                continue
            if row != row_before:
                row_before = row
                x = self._row_sign(painter, row, x + 4 * unit, y)
            radius = 12 * unit
            if animal == self.viewer:
                painter.setPen(line(colour("#1f6fd0"), 3 * unit))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x + radius, y), radius * 1.14, radius * 1.14)
            stamps.pawn(painter, self.style, animal, QPointF(x + radius, y), radius)
            x += 2 * radius + 3 * unit

    @property
    def _ahead_end(self) -> float:
        """Return where pawns that act before the own one are left out, so that that one has room."""
        return self.rect.right() - 210 * self.style.unit

    def _row_sign(self, painter: QPainter, row: int, x: float, y: float) -> float:
        """Paint the number and the sign of a row before its pawns; return where they begin."""
        unit, tints = self.style.unit, self.style.colours
        words = str(row + 1)
        font = fonts.text(max(round(13 * unit), 11), bold=True)
        wide = writing.width_of(font, words)
        room = QRectF(x, y - 10 * unit, wide, 20 * unit)
        writing.draw_line(painter, room, words, font, colour(tints.text_muted))
        sign = QRectF(room.right() + 2 * unit, y - 8 * unit, 16 * unit, 16 * unit)
        signs.icon(painter, looks.ROWS[row].icon, sign, colour(tints.text_muted))
        return sign.right() + 4 * unit
