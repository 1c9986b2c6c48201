"""The animals by what they would have if the game ended now, a line each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from evolution_qt.games.dominant.cards import MOST_ELEMENTS
from evolution_qt.games.dominant.facts import ice_age_can_come
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.ui.dominant import looks, outlook, signs, stamps
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.panel import RIGHT, Panel
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded

translate = QCoreApplication.translate


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
        is_over = state.phase == OVER
        return (
            self.accounts,
            bytes(state.need),
            [forecasts(state).lost(one) for one in state.in_play],
            state.in_play,
            state.seat_of,
            tuple(self.names),
            self.viewer,
            is_over,
        )

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

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw a line for each animal."""
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
            self._aside(state),
            size=12,
            tint=tints.text_muted,
            align=RIGHT,
        )
        for animal, rect in self.lines.items():
            self._animal(painter, animal, self.accounts[animal], rect)

    def _aside(self, state: DominantState) -> str:
        """Return what the numbers are."""
        if state.phase == OVER:
            return translate("DominantTable", "points")
        if self._has_parts:
            return translate("DominantTable", "now + Ice Age + tiles")
        if not ice_age_can_come(state):
            return translate("DominantTable", "now › end")
        return translate("DominantTable", "now › end with Ice Age")

    def rect_of_animal(self, animal: int) -> QRectF:
        """Return where the line of an animal lies in the scene."""
        return self.mapRectToScene(self.lines.get(animal, self.rect))

    def _animal(self, painter: QPainter, animal: int, account: outlook.AnimalAccount, rect: QRectF) -> None:
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        self.plate(
            painter,
            rect,
            is_raised=True,
            edge="#3f86e0" if animal in outlook.own(self.state, self.viewer) else "",
        )
        side = rect.height() - 8 * unit
        stamps.portrait(
            painter, self.style, animal, QRectF(rect.left() + 4 * unit, rect.top() + 4 * unit, side, side)
        )
        left = rect.left() + side + 10 * unit
        upper = QRectF(left, rect.top() + 2 * unit, rect.right() - left - 8 * unit, rect.height() * 0.46)
        room = upper.adjusted(0, 0, -86 * unit, 0)
        name = self.words.seat([animal], self.names[self.state.seat_of[animal]])
        self.line(painter, room, name, bold=True, size=15)
        if self.state.phase != OVER:
            now, before = upper.adjusted(0, 0, -46 * unit, 0), f"{account.points} ›"
            self.line(painter, now, before, size=14, tint=tints.text_muted, align=RIGHT)
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
        stamps.icon(painter, self.style, "crown", crown, looks.ink(self.style.theme, "crown"))
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
                tint=looks.ink(self.style.theme, "danger"),
            )

    def _elements(self, painter: QPainter, animal: int, start: QPointF, radius: float) -> None:
        assert self.state is not None
        kinds = outlook.elements(self.state, animal)
        lost = forecasts(self.state).lost(animal)
        for place in range(MOST_ELEMENTS):
            at = start + QPointF(place * 2.25 * radius, 0)
            if place < len(kinds):
                stamps.element(painter, self.style, kinds[place], at, radius)
                if kinds[place] in lost and kinds[place] not in kinds[place + 1 :]:  # the last one was added
                    signs.warning(painter, at + QPointF(radius, -radius) * 0.75, radius * 0.6)
            else:
                stamps.free_place(painter, self.style, at, radius, "#a8925f")
