"""Pictures that are kept and compared with what is painted now: small ones, a little blurred."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

MEAN, SHARE = 1.5, 0.004
"""The greatest difference that is let pass: the mean of all bytes, and the share of those far apart."""


def reduced(image: QImage, times: int) -> QImage:
    """Return an image that is so many times smaller: single pixels of edges and letters do not count."""
    way = Qt.TransformationMode.SmoothTransformation
    size = image.size() / times
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, way).convertToFormat(
        QImage.Format.Format_RGB888
    )


def difference(one: QImage, two: QImage) -> tuple[float, float]:
    """Return the mean difference of all bytes, of 255, and the share of them that differ by more than 24."""
    if one.size() != two.size():
        return 255.0, 1.0
    apart = [
        abs(a - b)
        for y in range(one.height())
        for a, b in zip(bytes(one.constScanLine(y)), bytes(two.constScanLine(y)), strict=True)
    ]
    return sum(apart) / len(apart), sum(gap > 24 for gap in apart) / len(apart)


def kept(folder: Path, name: str) -> QImage:
    """Return a picture as it was drawn last."""
    image = QImage(str(folder / f"{name}.png"))
    assert not image.isNull(), name
    return image.convertToFormat(QImage.Format.Format_RGB888)


def draw_again(folder: Path, every: Callable[[], Mapping[str, QImage]]) -> None:
    """Keep pictures as they are painted now, in a program of its own."""
    from evolution_qt.ui.shell.window.app import make_app

    app = make_app()
    folder.mkdir(exist_ok=True)
    for name, image in every().items():
        image.save(str(folder / f"{name}.png"))
    del app
