"""What means something else has another colour for every eye: animals, elements, terrains, seats.

So have the lines and marks of seats on panels. Colours are told apart from 10 on in CIEDE2000;
no set has two that are nearer to each other.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from evolution_qt.core.crest import COLOURS, Crest
from evolution_qt.games.dominant.cards import ANIMALS
from evolution_qt.ui.dominant import colours_and_icons, piece_painting
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.crest_icons import draw_crest
from tests.ui.dominant.tables import Played, positions
from tests.ui.kit.test_palette import SIMULATED, lab, seen

EYES = ("all", *SIMULATED)
APART = 10.0
SIDE = 120
"""Pixels of a picture."""

SHARMA = """
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.0200 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1.0000
50 -1.1848 -84.8006 50 0 -82.7485 1.0000
50 -0.9009 -85.5211 50 0 -82.7485 1.0000
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.4900 -0.0010 50 -2.4900 0.0009 7.1792
50 2.4900 -0.0010 50 -2.4900 0.0010 7.1792
50 2.4900 -0.0010 50 -2.4900 0.0011 7.2195
50 2.4900 -0.0010 50 -2.4900 0.0012 7.2195
50 -0.0010 2.4900 50 0.0009 -2.4900 4.8045
50 -0.0010 2.4900 50 0.0010 -2.4900 4.8045
50 -0.0010 2.4900 50 0.0011 -2.4900 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.9030
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1.0000
50 2.5 0 50 3.2972 0 1.0000
50 2.5 0 50 1.8634 0.5757 1.0000
50 2.5 0 50 3.2592 0.3350 1.0000
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.2630
61.2901 3.7196 -5.3901 61.4292 2.2480 -4.9620 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.6940 23.0331 14.9730 -42.5619 2.0373
36.4612 47.8580 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.4410 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.1350 0.9033 -0.0636 -0.5514 0.9082
"""
"""Two colours in CIELAB and their difference, as Sharma, Wu and Dalal published them in 2005."""


def difference(first, second):
    """Return the difference of two colours in CIELAB by CIEDE2000, each of its weights being 1."""
    (light, a, yellow), (other_light, other_a, other_yellow) = first, second
    mean = (math.hypot(a, yellow) + math.hypot(other_a, other_yellow)) / 2
    more = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    chroma, hue = _polar(a * more, yellow)
    other_chroma, other_hue = _polar(other_a * more, other_yellow)
    apart, middle = other_hue - hue, (hue + other_hue) / 2
    if not chroma * other_chroma:  # a grey has no hue
        apart, middle = 0.0, hue + other_hue
    elif abs(apart) > 180:
        apart -= math.copysign(360, apart)
        middle += 180 if middle < 180 else -180
    mean_chroma = (chroma + other_chroma) / 2
    turned = 2 * math.sqrt(chroma * other_chroma) * _sin(apart / 2)
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    wave = 1 + sum(share * _cos(times * middle + shift) for share, times, shift in waves)
    from_grey = ((light + other_light) / 2 - 50) ** 2
    in_light = (other_light - light) / (1 + 0.015 * from_grey / math.sqrt(20 + from_grey))
    in_chroma = (other_chroma - chroma) / (1 + 0.045 * mean_chroma)
    in_hue = turned / (1 + 0.015 * mean_chroma * wave)
    blue = 60 * math.exp(-(((middle - 275) / 25) ** 2))
    skew = -_sin(blue) * 2 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    return math.sqrt(in_light**2 + in_chroma**2 + in_hue**2 + skew * in_chroma * in_hue)


def _polar(a, yellow):
    return math.hypot(a, yellow), math.degrees(math.atan2(yellow, a)) % 360


def _sin(degrees):
    return math.sin(math.radians(degrees))


def _cos(degrees):
    return math.cos(math.radians(degrees))


@pytest.mark.parametrize("row", SHARMA.split("\n")[1:-1])
def test_differences_are_those_that_were_published(row):
    *colours, published = map(float, row.split())

    assert published == pytest.approx(difference(colours[:3], colours[3:]), abs=5e-5)
    assert published == pytest.approx(difference(colours[3:], colours[:3]), abs=5e-5)


def tile(terrain):
    """Return the colour of the middle of a tile as it is painted, with light, shade and grain."""
    image = QImage(240, 220, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        piece_painting.tile(painter, terrain, QPointF(120, 110), 118, "c3")
    middle = image.copy(70, 60, 100, 80)
    mean = middle.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return mean.pixelColor(0, 0).name()


def lines_of_seats(theme):
    """Return the colours of seats as lines and marks of them have on a panel."""
    return [palette.on_panel(palette.badge_of(Crest(at, "bear")), theme) for at in range(len(COLOURS))]


def lines_of_animals(theme):
    """Return the same of animals, which stand for the seats of Dominant Species."""
    return [palette.on_panel(colours_and_icons.badge(animal), theme) for animal in range(ANIMALS)]


SETS = {
    "animals": lambda _theme: [look.shown.ground for look in colours_and_icons.ANIMALS],
    "elements": lambda _theme: [look.shown.ground for look in colours_and_icons.ELEMENTS],
    "terrains": lambda _theme: [look.shown.ground for look in colours_and_icons.TERRAINS[1:]],
    "tiles": lambda _theme: [tile(terrain) for terrain in range(1, len(colours_and_icons.TERRAINS))],
    "seats": lambda _theme: list(palette.SEATS),
    "lines of seats": lines_of_seats,
    "lines of animals": lines_of_animals,
}
"""What is told apart, with its colours in a theme."""


@pytest.fixture(params=palette.THEMES)
def theme(request):
    """Every theme in every light, with the things that belong to it."""
    palette.strengthen(on=palette.is_strong(request.param))
    yield request.param
    palette.strengthen(on=False)


def nearest(colours, eye):
    """Return the least difference between two of some colours to an eye."""
    every = [lab(seen(one, eye)) for one in colours]
    return min(difference(one, other) for one, other in combinations(every, 2))


@pytest.mark.parametrize("name", SETS)
def test_every_eye_tells_the_colours_of_a_set_apart(qapp, theme, name):
    found = {eye: round(nearest(SETS[name](theme), eye), 1) for eye in EYES}

    assert not {eye: least for eye, least in found.items() if least < APART}


@pytest.fixture
def side(qtbot):
    """The side of a tile on the table at 1280x800."""
    played = Played(qtbot, positions()["plan"], (1280, 800))
    played.table.close()  # so that nothing is painted that is kept while signs are left out
    return played.board.earth.geometry.side


@pytest.mark.parametrize("terrain", range(1, len(colours_and_icons.TERRAINS)))
def test_a_tile_wears_its_sign_large_enough_to_be_made_out(side, monkeypatch, terrain):
    """So desert and savannah, mountain and wetland also differ in their patterns: by signs of 16 pixels."""
    worn = painted_tile(terrain, side)
    monkeypatch.setattr(piece_painting, "icon", lambda *_given: None)
    bare = painted_tile(terrain, side)
    middle = range(round(SIDE / 2 - side * 0.32), round(SIDE / 2))  # where one of its signs is, and no disk
    below = range(round(SIDE / 2 + side * 0.4), SIDE)
    inks = [[far(worn.pixelColor(x, y), bare.pixelColor(x, y)) for x in middle] for y in below]

    assert sum(map(any, inks)) >= 15.5 or sum(map(any, zip(*inks, strict=True))) >= 15.5
    signs = [look.icon for look in colours_and_icons.TERRAINS[1:]]
    assert len(signs) == len(set(signs))


def painted_tile(terrain, side):
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        piece_painting.tile(painter, terrain, QPointF(SIDE / 2, SIDE / 2), side, "c3")
    return image


def far(one, other):
    """Return whether two colours differ in lightness as far as is seen in a stroke."""
    return abs(lab(seen(one.name(), "all"))[0] - lab(seen(other.name(), "all"))[0]) > 10


def signs():
    """Return of each sign what paints it, a bare point of its ground where that is lightest, and its ink."""
    middle, half = QPointF(SIDE / 2, SIDE / 2), SIDE / 2
    for at, look in enumerate(colours_and_icons.ELEMENTS):
        paint = partial(piece_painting.element, kind=at, centre=middle, radius=half * 0.9)
        yield f"disk of element {at}", paint, (half, half * (1 - 0.9 * 0.8)), look.ink
    for at, look in enumerate(colours_and_icons.ANIMALS):
        plate = partial(piece_painting.portrait, animal=at, rect=QRectF(0, 0, SIDE, SIDE))
        yield f"portrait of animal {at}", plate, (SIDE * 0.2, SIDE * 0.06), look.ink
        pawn = partial(piece_painting.pawn, animal=at, centre=middle, radius=half)
        yield f"pawn of animal {at}", pawn, (half, half * 0.15), look.ink
    for at in range(len(COLOURS)):
        badge = palette.badge_of(Crest(at, "bear"))
        crest = partial(draw_crest, badge=badge, centre=middle, radius=half * 0.75)
        yield f"crest of seat {at}", crest, (half, half * (1 - 0.75 * 0.88)), badge.ink


@pytest.mark.parametrize("sign", list(signs()), ids=lambda sign: sign[0])
def test_a_sign_stands_out_on_its_ground_as_it_is_painted(qapp, sign):
    _name, paint, (x, y), ink = sign
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint(painter)
    ground = image.pixelColor(round(x), round(y)).name()

    assert palette.contrast(ink, ground) >= 3
