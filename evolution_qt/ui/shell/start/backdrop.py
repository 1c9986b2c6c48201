"""The paper-cut landscapes behind the start screen, the curtain and the scores."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt import resources
from evolution_qt.core.steps import at_once
from evolution_qt.ui.kit import icons, palette, valley
from evolution_qt.ui.kit.brush import colour, down, glow, mix, paper
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.landscape import CardScene, Figure, Landscape
from evolution_qt.ui.kit.pixmap_cache import SKETCHED, Steps
from evolution_qt.ui.kit.valley import Cover, painting, sunset

_HEIGHT = 620.0
"""Units of a picture's height; it is as wide as the window asks."""
_COVER = 400.0
"""The same of a cover."""
_STRIP = 64
KEPT: Final = "art/covers"
"""The folder of the small pictures of covers; `packaging/make_covers.py` makes them."""
_EDGE = 0.03
"""How wide the pale edge of an animal is at most, in lengths of it."""
_GRAIN = 0.28
_BANDS = 4
"""Parts in which a whole picture is gone over."""
_LAND = 0.52
"""Where the land of a valley begins, in heights of it."""
Write: TypeAlias = Callable[[QPainter], Steps]
"""Puts words on a picture, in steps."""
_Key = tuple[int, int, float, str, tuple[str, ...]]


def _dusk(family: palette.Family) -> palette.Family:
    def deeper(tint: str, share: float) -> str:
        return mix(tint, "#1d2c3a", share).name()

    return palette.Family(
        main="#6a4a78",
        dark=deeper(family.dark, 0.4),
        light=deeper(family.light, 0.4),
        sky_low="#c98f6c",
        sky_high="#20344a",
        far="#4c6a70",
        near="#0f1d22",
        sun="#ffe3ae",
        fill=deeper(family.fill, 0.3),
        ink=deeper(family.ink, 0.4),
        paper=mix(family.paper, "#8fa39a", 0.45).name(),
    )


class ValleyView(NamedTuple):
    """The valley of a game as a scene: *whole* on its cover, else behind a window."""

    cover: Cover
    whole: bool = False


class Sunset(NamedTuple):
    """The empty valley in its last light, whose land begins at a share of the height."""

    horizon: float


_Scene = str | ValleyView | Sunset


def painted(size: QSize, ratio: float, theme: str, scene: _Scene) -> QPixmap:
    """Return a landscape, ``night`` or a valley, for a window of this size."""
    pixmap = _empty(size, ratio)
    at_once(landscape(pixmap, size, theme, scene))
    return pixmap


def _empty(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def landscape(pixmap: QPixmap, size: QSize, theme: str, scene: _Scene, *, is_sketch: bool = False) -> Steps:
    """Paint a landscape into a picture, in steps; of a sketch nothing but the land and its light."""
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    try:
        high = _COVER if isinstance(scene, ValleyView) and scene.whole else _HEIGHT
        window = _scaled(painter, size, high)
        if isinstance(scene, ValleyView):
            dark = palette.is_dark(theme)
            yield from painting(painter, window, scene.cover, dark=dark, whole=scene.whole, sketch=is_sketch)
        elif isinstance(scene, Sunset):
            if palette.is_strong(theme):
                painter.fillRect(window, colour(palette.THEMES[theme].table_edge))
                return
            upper = QRectF(window)
            upper.setHeight(window.height() * scene.horizon / _LAND)
            yield from sunset(painter, upper, dark=palette.is_dark(theme))
        else:
            family = _dusk(palette.land("day", hunts=False))
            look = CardScene(Figure(""), trees="palm", sun=(0.72, 0.25))
            yield from _night(Landscape(painter, window, family, "fertile", look))
        if not is_sketch:
            yield from _grained(painter, window)
        if high == _HEIGHT:
            yield
            _vignette(painter, window)
    finally:  # also if the rest is not waited for
        painter.end()


def _scaled(painter: QPainter, size: QSize, high: float) -> QRectF:
    """Scale a painter to a picture so many units high; return the picture's room in them."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = max(size.height() / high, size.width() / (high * 2.4))
    painter.scale(scale, scale)
    return QRectF(0, 0, size.width() / scale, size.height() / scale)


def hero_bounds(size: QSize, cover: Cover) -> QRectF:
    """Return the room of the animal of a cover, with its pale edge, in the whole picture of this size."""
    hero = cover.hero
    bounds = icons.placed(icons.body(hero.icon), 0, 0, hero.size * size.height()).boundingRect()
    edge = max(bounds.width(), bounds.height()) * _EDGE
    bounds.moveCenter(QPointF(hero.x * size.width(), 0))
    bounds.moveBottom(hero.feet * size.height())
    return bounds.adjusted(-edge, -edge, edge, edge)


def draw_hero(painter: QPainter, size: QSize, theme: str, cover: Cover) -> None:
    """Paint the animal of a cover alone, as the whole picture of this size has it, from its bounds on."""
    painter.translate(-hero_bounds(size, cover).topLeft())
    window = _scaled(painter, size, _COVER)
    valley.draw_hero(painter, window, cover, dark=palette.is_dark(theme))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    paper(painter, window, _GRAIN)


def sketched(size: QSize, ratio: float, theme: str, scene: _Scene) -> QPixmap:
    """Return what a landscape looks like from afar, as if through mist, painted in a tenth of its time.

    A cover is kept as a small picture; one of which there is none is no more than its light, a strip.
    """
    if isinstance(scene, ValleyView) and scene.whole:
        small = _kept(scene.cover, theme)
        if small.isNull():
            return _strip(scene.cover, theme)
    else:
        small = _empty(size, 1 / SKETCHED)
        at_once(landscape(small, size, theme, scene, is_sketch=True))
    pixmap = _empty(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRect(QPoint(0, 0), size), small, small.rect())
    painter.end()
    return pixmap


def kept_as(cover: Cover, theme: str) -> str:
    """Return the name of the file with the small picture of a cover."""
    return f"{KEPT}/{cover.hero.icon}-{'dark' if palette.is_dark(theme) else 'light'}.png"


def _kept(cover: Cover, theme: str) -> QPixmap:
    pixmap = QPixmap()
    with suppress(FileNotFoundError):
        pixmap.loadFromData(resources.read_bytes(kept_as(cover, theme)))
    return pixmap


def _strip(cover: Cover, theme: str) -> QPixmap:
    """Return the colours of a valley from top to bottom."""
    light = palette.VALLEYS[cover.light].in_theme(dark=palette.is_dark(theme))
    pixmap = QPixmap(1, _STRIP)
    painter = QPainter(pixmap)
    stops = [(0.0, colour(light.sky_high)), (0.55, colour(light.sky_low)), (0.62, colour(light.hills[1]))]
    painter.fillRect(pixmap.rect(), down(0, _STRIP, [*stops, (1.0, colour(light.hills[2]))]))
    painter.end()
    return pixmap


class Backdrop:
    """A landscape kept for the size it was last painted in.

    When it is seen already, another one is painted by a job; meanwhile the last one is stretched.
    """

    def __init__(self, scene: _Scene, host: QWidget) -> None:
        """Paint a scene for the widget on which it is seen."""
        self._scene = scene
        self._host = host
        self._key: _Key | None = None
        self._wanted: _Key | None = None
        """What is to be seen; its picture is being painted where that is another one."""
        self.picture = QPixmap()
        self.painting = Job(host)
        self.comes_gradually = False
        """Whether the first picture is painted in steps too; meanwhile a sketch is seen."""
        self.is_sketching = False
        """Whether words are just being put on a sketch: they may be plain."""

    def turn(self, scene: Sunset) -> None:
        """Paint another scene the next time that words or size are other ones."""
        self._scene = scene

    def show(self, scene: ValleyView) -> None:
        """Show another valley from now on."""
        if scene != self._scene:
            self._scene = scene
            self.forget()

    @property
    def is_whole(self) -> bool:
        """Return whether a picture is painted, and nothing else is coming."""
        return self._key is not None and not self.painting.is_active

    @property
    def is_misty(self) -> bool:
        """Return whether no more than a sketch can be seen so far."""
        return self.comes_gradually and self._key is None

    def forget(self) -> None:
        """Keep no picture while no one looks."""
        self.painting.cancel()
        self._key = self._wanted = None
        self.picture = QPixmap()

    def draw(
        self,
        painter: QPainter,
        size: QSize,
        theme: str,
        words: tuple[str, ...] = (),
        write: Write | None = None,
    ) -> None:
        """Draw the landscape from the origin, painting it again if size, screen, theme or words have changed.

        *write* puts the *words* on it, once for each picture.
        """
        key = (size.width(), size.height(), painter.device().devicePixelRatioF(), theme, words)
        if key != self._wanted and not size.isEmpty():
            self._wanted = key
            if self.picture.isNull() and self.comes_gradually:
                self._sketch(size, key[2], theme, write)
            if key == self._key:
                self.painting.cancel()  # it is seen already, as when a window takes on its last size again
            elif self.picture.isNull():
                at_once(self.prepare(*key, write))
            else:
                self.painting.begin(self.prepare(*key, write), lambda _: self._host.update())
        painter.drawPixmap(QRect(QPoint(0, 0), size), self.picture, self.picture.rect())

    def draw_again(self, painter: QPainter, size: QSize) -> bool:
        """Draw the landscape as it is seen already; return False if it is not, in this size."""
        if not self.is_whole or self._key is None or self._key[:2] != (size.width(), size.height()):
            return False
        painter.drawPixmap(QRect(QPoint(0, 0), size), self.picture, self.picture.rect())
        return True

    def _sketch(self, size: QSize, ratio: float, theme: str, write: Write | None) -> None:
        self.picture = sketched(size, ratio, theme, self._scene)
        if self.picture.width() > 1:
            self.is_sketching = True
            at_once(_written(self.picture, write))
            self.is_sketching = False

    def prepare(
        self,
        width: int,
        height: int,
        ratio: float,
        theme: str,
        words: tuple[str, ...] = (),
        write: Write | None = None,
    ) -> Steps:
        """Paint, in steps, what will be drawn by these words."""
        key, size = (width, height, ratio, theme, words), QSize(width, height)
        if key == self._key or size.isEmpty():
            return
        picture = _empty(size, ratio)
        yield from landscape(picture, size, theme, self._scene)
        yield
        yield from _written(picture, write)
        self.picture, self._key = picture, key


def _written(picture: QPixmap, write: Write | None) -> Steps:
    """Put words on a picture, in steps."""
    if write is not None:
        writer = QPainter(picture)
        try:
            yield from write(writer)
        finally:
            writer.end()


def _light(land: Landscape, sun: tuple[float, float]) -> None:
    """Paint the sky and the sun."""
    painter, window, family = land.painter, land.window, land.family
    high, low = colour(family.sky_high), colour(family.sky_low)
    between = mix(mix(high, low, 0.45), family.main, 0.12)
    painter.setPen(Qt.PenStyle.NoPen)
    sky = [(0, high), (0.32, between), (0.62, low), (1, low)]
    painter.fillRect(window, down(window.top(), window.bottom(), sky))
    centre = QPointF(land.x(sun[0]), land.y(sun[1]))
    reach = window.height() * 1.1
    painter.fillRect(
        window.intersected(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)),
        glow(
            centre,
            reach,
            [(0, colour(family.sun, 0.75)), (0.3, colour(family.sun, 0.25)), (1, colour(family.sun, 0))],
        ),
    )
    radius = window.height() * 0.085
    for growth, opacity in ((2.4, 0.14), (1.8, 0.20), (1.35, 0.34), (1, 1)):
        disc = QPainterPath()
        disc.addEllipse(centre, radius * growth, radius * growth)
        painter.fillPath(disc, colour(family.sun, opacity))


def _figure(
    land: Landscape, icon: str, x: float, feet: float, height: float, *, mirror: bool = False
) -> Figure:
    """Return a figure whose size is a share of the window's height instead of its width."""
    return Figure(icon, x, feet, height * land.window.height() / land.window.width(), mirror=mirror)


def _trees(land: Landscape, name: str, places: tuple[tuple[float, float, float], ...], tint: QColor) -> None:
    share = land.window.height() / land.window.width()
    for x, feet, height in places:
        land.plant(name, x, feet, height * share, tint)


def _night(land: Landscape) -> Steps:
    """Paint the quiet evening for the curtain."""
    _light(land, (0.5, 0.22))
    depth = land.depth
    yield
    land.hills(0.56, 30, depth(-0.5), depth(-0.3), 1.6)
    _trees(
        land,
        "pine-tree",
        ((0.08, 0.72, 0.24), (0.13, 0.73, 0.18), (0.88, 0.70, 0.20), (0.94, 0.70, 0.25)),
        depth(0.2),
    )
    yield
    land.hills(0.68, 24, depth(-0.1), depth(0.2))
    land.far_figure(_figure(land, "mammoth", 0.20, 0.80, 0.17), depth(0.55))
    land.far_figure(_figure(land, "deer", 0.80, 0.79, 0.14, mirror=True), depth(0.55))
    yield
    land.hills(0.82, 18, depth(0.35), depth(0.7))
    _trees(land, "fern", ((0.03, 1.02, 0.22), (0.97, 1.02, 0.24), (0.90, 1.03, 0.16)), depth(0.9))
    land.hills(0.95, 10, depth(0.75), depth(1))


def _grained(painter: QPainter, window: QRectF) -> Steps:
    """Lay the grain of paper over a whole picture, band by band."""
    tall = window.height() / _BANDS
    for number in range(_BANDS):
        yield
        painter.save()
        painter.setClipRect(QRectF(window.left(), window.top() + tall * number, window.width(), tall))
        paper(painter, window, _GRAIN)
        painter.restore()


def _vignette(painter: QPainter, window: QRectF) -> None:
    reach = max(window.width(), window.height()) * 0.75
    edge = [(0.0, QColor(0, 0, 0, 0)), (0.7, QColor(0, 0, 0, 0)), (1.0, QColor(0, 0, 0, 70))]
    painter.fillRect(window, glow(window.center(), reach, edge))
