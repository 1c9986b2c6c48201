"""Draws the icon of the program, the marker of the first player, in every form that a system asks for.

Usage: python packaging/make_app_icon.py [FOLDER]
FOLDER is build/icons if not given. It gets evolution-qt-SIDE.png, evolution-qt.svg, evolution-qt.ico for
Windows and evolution-qt.icns for macOS. Nothing of it is committed.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
FOLDER = ROOT / "build" / "icons"
NAME = "evolution-qt"
TOKEN = "first_player"
SIDES = (16, 20, 22, 24, 32, 40, 48, 64, 96, 128, 256, 512, 1024)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
MAC = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The parts of an icon of macOS, and how many pixels each has a side."""


def main(folder: Path = FOLDER) -> None:
    """Write all forms into a folder."""
    pictures = {side: png(side) for side in SIDES}
    folder.mkdir(parents=True, exist_ok=True)
    for side, data in pictures.items():
        (folder / f"{NAME}-{side}.png").write_bytes(data)
    (folder / f"{NAME}.svg").write_bytes(svg())
    (folder / f"{NAME}.ico").write_bytes(ico({side: pictures[side] for side in WINDOWS}))
    (folder / f"{NAME}.icns").write_bytes(icns({kind: pictures[side] for kind, side in MAC.items()}))


def png(side: int) -> bytes:
    """Return the icon in a size, as a picture."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter

    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    _paint(painter, side)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def svg(side: int = 128) -> bytes:
    """Return the icon as a drawing that has any size, without grain and shadow, which are pictures of one."""
    from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgGenerator

    from evolution_qt.ui.kit import pictures

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRect(0, 0, side, side))
    generator.setTitle("Evolution")
    painter = QPainter(generator)
    soft = pictures.grain, pictures.shadow
    pictures.grain = pictures.shadow = lambda *_parts, **_named: None  # type: ignore[assignment]
    try:
        _paint(painter, side)
    finally:
        pictures.grain, pictures.shadow = soft
        painter.end()
    return bytes(buffer.data().data())


def _paint(painter: object, side: int) -> None:
    """Paint the token as it lies on the table."""
    from evolution_qt.ui.kit import pictures
    from evolution_qt.ui.kit.pixmap_cache import HINTS

    painter.setRenderHints(HINTS)  # type: ignore[attr-defined]
    pictures.paint_token(painter, TOKEN, side)  # type: ignore[arg-type]


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return pictures as an icon of Windows."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for side, data in sorted(pictures.items()):
        short = side % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", short, short, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return pictures as an icon of macOS."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
