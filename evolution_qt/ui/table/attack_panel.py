"""What an attack would be, drawn on a raised panel over the table, while it is aimed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import zvalues
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.notes import with_shadow
from evolution_qt.ui.table.attack_picture import AttackPicture


@guarded
class AttackPanel(QGraphicsItem):
    """The picture of one attack; its lines are the same in words."""

    def __init__(self, picture: AttackPicture, lines: Sequence[str]) -> None:
        super().__init__()
        self.setZValue(zvalues.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.picture = picture
        self.attack = picture.attack
        self.lines = (*picture.attack.lines(), *lines)
        self.rect = QRectF(picture.rect)

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return with_shadow(self.rect, self.picture.style)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw both herds, what decides, and what follows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.picture.paint_ground(painter)
        self.picture.paint_leaders(painter)
        self.picture.paint_signs(painter)
