"""Colours are told apart: by contrast ratios as WCAG has them, and by players who do not see all colours."""

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from evolution_qt.ui.kit import ground as grounds_of
from evolution_qt.ui.kit import palette, pictures
from evolution_qt.ui.kit.brush import mix
from evolution_qt.ui.kit.crest_icons import dashed, shape_path
from evolution_qt.ui.kit.faces import seal_shape
from evolution_qt.ui.table import ribbon
from evolution_qt.ui.table.recap import pointed_at
from evolution_qt.ui.table.seats import band_tint

NORMAL = ("light", "dark", "light_dawn", "dark_dawn", "light_evening", "dark_evening")
STRONG = ("light_contrast", "dark_contrast")
LIGHTS_OF = {
    "light": ("morning", "day", "golden", "sunset"),
    "dark": ("night",),
    "light_dawn": ("dawn", "sunset"),
    "dark_dawn": ("first_light",),
}
WRITTEN = 0.25
"""From this share of the height of a ground on, down to the near meadow, numbers of piles stand on it."""
LARGE = 3.0
"""The least ratio of large writing and of marks."""


@pytest.fixture(params=[*NORMAL, *STRONG])
def theme(request):
    """Every theme, with the cards and boards that belong to it."""
    palette.strengthen(on=palette.is_strong(request.param))
    yield request.param
    palette.strengthen(on=False)


def mixed(first, second, share):
    return mix(first, second, share).name()


def grounds(theme):
    """Return what is written on in a theme, by name."""
    tints = palette.THEMES[theme]
    return {
        "panel": tints.panel,
        "raised": tints.panel_raised,
        "hover": mixed(tints.panel_raised, tints.accent, 0.10),
        "pressed": mixed(tints.panel_raised, tints.accent, 0.22),
    }


def tables(theme):
    """Return what the bare table looks like in a theme: a cloth, and the meadow in each light."""
    tints = palette.THEMES[theme]
    found = {"centre": tints.table_centre, "edge": tints.table_edge}
    for light in () if theme in STRONG or theme.endswith("evening") else LIGHTS_OF[theme]:
        found |= {
            f"{light} {at}": tint.name() for at, tint in grounds_of.tones(light) if WRITTEN <= at < 0.51
        }
    return found


def written(theme):
    """Return what is written in a theme: its ink, its ground and what it is."""
    tints = palette.THEMES[theme]
    for name, ground in grounds(theme).items():
        yield tints.text, ground, f"text on {name}"
        if name != "pressed":
            yield tints.text_muted, ground, f"muted on {name}"
    for name in ("panel", "raised"):
        yield tints.accent, grounds(theme)[name], f"accent on {name}"
        yield tints.warning, grounds(theme)[name], f"warning on {name}"
    yield tints.accent_text, tints.accent, "on the main button"
    yield tints.accent_text, mixed(tints.accent, tints.text, 0.12), "on the main button, pointed at"
    for name, table in tables(theme).items():
        yield tints.table_text, table, f"on the table, {name}"
    yield *reversed(pointed_at(theme)), "what is pointed at on the ribbon"
    for ink in ribbon.inks(theme):
        for ground in ribbon.ground(theme):
            yield ink, ground, "on the ribbon"
    for seat in palette.SEATS:
        yield palette.CREAM, band_tint(seat, theme).name(), "name on the own plate and on a head"
    yield palette.PAPER_TEXT, palette.PAPER, "on paper"
    yield "#ffffff", palette.BODY, "body size"
    yield "#ffffff", palette.POPULATION, "population"
    yield "#ffffff", palette.STONE_DARK, "last round"
    yield palette.CREAM, palette.BACK_DARK, "banner"
    for chip in (palette.PLANT_DARK, palette.MEAT_DARK, palette.SLATE_DARK):
        yield "#ffffff", chip, "number of chips"
    for key, family in palette.FAMILIES.items():
        yield family.ink, family.paper, f"rules of {key}"
        yield palette.CREAM, family.main, f"title of {key}"
        yield "#ffffff", family.main, f"plate of {key}"


def test_all_writing_meets_aa_and_in_high_contrast_seven_to_one(theme):
    least = 7.0 if palette.is_strong(theme) else 4.5
    weak = [
        (name, round(palette.contrast(ink, ground), 2))
        for ink, ground, name in written(theme)
        if palette.contrast(ink, ground) < least
    ]
    assert [] == weak


def marks(theme):
    """Return what is to be seen besides writing, with its ground."""
    tints = palette.THEMES[theme]
    for ground in (tints.panel, tints.panel_raised):
        for name in ("target", "target_over", "selected", "accent", "warning"):
            yield getattr(tints, name), ground, name
        yield palette.legible(tints.panel_line, tints.panel, LARGE), tints.panel, "edge of a field"
        for number, seat in enumerate(palette.SEATS):
            edge = palette.CREAM if palette.is_dark(theme) else seat
            yield edge, ground, f"mark of seat {number}"
            badge = palette.badge_of(palette.usual(number))
            yield palette.on_panel(badge, theme), ground, f"line of seat {number}"
    for light, dark in (
        (palette.PLANT_LIGHT, palette.PLANT_DARK),
        (palette.LESS_LIGHT, palette.MEAT_DARK),
    ):
        yield "#fffbe8", mixed(mixed(light, dark, 0.22), dark, 0.31), "middle of a coin"


def test_marks_and_large_numbers_are_seen_on_their_grounds(theme):
    weak = [
        (name, round(palette.contrast(mark, ground), 2))
        for mark, ground, name in marks(theme)
        if palette.contrast(mark, ground) < LARGE
    ]
    assert [] == weak


@pytest.mark.parametrize("ground", ["#f4eedf", "#31443c", "#ffffff", "#010101", "#808080"])
def test_a_colour_is_made_legible_on_any_ground(ground):
    for tint in palette.SEATS:
        assert 4.5 <= palette.contrast(palette.legible(tint, ground), ground)


# Players who do not see all colours

SIMULATED = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of eye sees of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""
APART = 11.0
"""The least difference of two colours in CIELAB that are told apart beside each other."""


def linear(colour):
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour, kind):
    """Return what an eye sees of a colour, in linear red, green and blue."""
    parts = linear(colour)
    if kind == "all":
        return parts
    rows = SIMULATED[kind]
    return [min(max(sum(a * b for a, b in zip(row, parts, strict=True)), 0.0), 1.0) for row in rows]


def lab(parts):
    red, green, blue = parts
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(first, second, kind):
    return math.dist(lab(seen(first, kind)), lab(seen(second, kind)))


def same_shape(first, second):
    """Return whether two outlines cover about the same."""
    both = first.intersected(second).simplified()
    return area(both) > 0.97 * max(area(first), area(second))


def alike(shapes):
    """Return the numbers of those that look the same."""
    return [pair for pair in combinations(range(len(shapes)), 2) if same_shape(*(shapes[at] for at in pair))]


def area(path):
    total = 0.0
    for polygon in path.toFillPolygons():
        points = [polygon[at] for at in range(polygon.count())]
        pairs = zip(points, points[1:] + points[:1], strict=True)
        total += sum(one.x() * other.y() - other.x() * one.y() for one, other in pairs) / 2
    return abs(total)


@pytest.mark.parametrize("kind", SIMULATED)
def test_the_simulation_confuses_what_such_eyes_confuse(kind):
    """The first two red and green, the third blue and green; no one black and white."""
    pair = {
        "protan": ("#b05a30", "#6c7a2f"),
        "deutan": ("#b0552f", "#7d7a30"),
        "tritan": ("#00a6a0", "#3aa0d0"),
    }
    assert difference(*pair[kind], kind) < 0.6 * difference(*pair[kind], "all")
    assert 95 < difference("#000000", "#ffffff", kind)


def test_seats_differ_in_shape_whatever_their_colours():
    """Two players never wear the same shape, so every pair of shapes must differ."""
    shapes = [shape_path(outline, QPointF(0, 0), 10) for outline in palette.SHAPES]
    assert [] == alike(shapes)


def test_lines_of_seats_differ_in_their_dashes():
    lines = [
        tuple(dashed(QPen(QColor("#000000"), 2), seat).dashPattern()) for seat in range(len(palette.SEATS))
    ]
    assert len(palette.SEATS) == len(set(lines))


def test_families_differ_in_the_shape_of_their_seals():
    shapes = [seal_shape(family, QPointF(0, 0), 10) for family in palette.FAMILIES]
    assert [] == alike(shapes)


@pytest.mark.parametrize("kind", ["all", *SIMULATED])
def test_what_shines_is_told_from_what_rests_by_any_eye(theme, kind):
    """The outlines of what may be done, what is chosen and what forbids are no outlines of panels."""
    tints = palette.THEMES[theme]
    pairs = [(name, "panel_line") for name in ("target", "selected", "warning", "target_over")]
    pairs += [
        ("target", "selected"),
        ("target", "target_over"),
        ("selected", "target_over"),
        ("text", "warning"),
        ("accent", "panel"),
        ("target", "panel_raised"),
    ]
    close = [
        (one, other, round(found, 1))
        for one, other in pairs
        if (found := difference(getattr(tints, one), getattr(tints, other), kind)) < APART
    ]
    assert [] == close


STUFF = ("plant", "meat", "either", "fat", "population", "body", "first_player", "jaws")


def drawn(kind, side, eye):
    """Return the lightness of each pixel of a token on paper, as an eye sees it."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(palette.PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pictures.paint_token(painter, kind, side)
    painter.end()
    return [lab(seen(image.pixelColor(x, y), eye))[0] for y in range(0, side, 2) for x in range(0, side, 2)]


@pytest.mark.parametrize("eye", SIMULATED)
def test_drawn_tokens_are_told_apart_by_light_alone(qapp, eye):
    """Whatever lies on a board or at the watering hole differs in shape and sign, not in colour only."""
    pictures = {kind: drawn(kind, 32, eye) for kind in STUFF}
    close = [
        (one, other)
        for one, other in combinations(STUFF, 2)
        if sum(abs(a - b) > 12 for a, b in zip(pictures[one], pictures[other], strict=True))
        < 0.08 * len(pictures[one])
    ]
    assert [] == close


@pytest.mark.parametrize("eye", ["all", *SIMULATED])
def test_a_food_number_below_zero_carries_its_sign(qapp, eye):
    """Green and red coins look alike to some eyes: the minus is what tells."""
    ink, ground = palette.CREAM, palette.MEAT_DARK
    assert 40 < abs(lab(seen(ink, eye))[0] - lab(seen(ground, eye))[0])


# Lights


@pytest.mark.parametrize("light", palette.LIGHTS)
def test_high_contrast_looks_the_same_in_every_light(light):
    for theme in STRONG:
        assert theme == palette.lit(theme, light)


def test_a_light_changes_the_table_and_the_land_but_no_hunter_and_no_family_of_cards():
    for theme in ("light", "dark"):
        assert theme == palette.lit(theme, "day")
        assert f"{theme}_dawn" == palette.lit(theme, "dawn")
    assert palette.land("day", hunts=False) == palette.FAMILIES["feeding"]
    assert palette.land("dawn", hunts=False).sky_high != palette.FAMILIES["feeding"].sky_high
    assert palette.land("dawn", hunts=True) == palette.FAMILIES["attack"]


def test_each_hour_has_its_light_the_last_round_the_sunset_and_a_dark_theme_the_night():
    assert ["morning", "sunset"] == [
        palette.light_of("light", "morning", is_last=last) for last in (False, True)
    ]
    assert "night" == palette.light_of("dark", "golden") == palette.light_of("dark", "day", is_last=True)
    assert "first_light" == palette.light_of("dark_dawn", "dawn")
    for theme in STRONG:
        assert "day" == palette.light_of(theme, "golden", is_last=True)
    assert palette.LIGHTS.keys() == palette.VALLEYS.keys()


@pytest.mark.parametrize("light", palette.LIGHTS)
@pytest.mark.parametrize("eye", ["all", *SIMULATED])
def test_no_land_of_a_plant_eater_is_taken_for_that_of_a_hunter(light, eye):
    hunted = palette.land(light, hunts=True)
    for habitat, tint in ((habitat, tint) for habitat in palette.HABITATS for tint in range(6)):
        other = palette.land(light, hunts=False, habitat=habitat, tint=tint)
        apart = [difference(getattr(hunted, part), getattr(other, part), eye) for part in ("sky_high", "far")]
        assert max(apart) >= APART, (habitat, tint, apart)


def test_sand_is_pale():
    desert = palette.land("day", hunts=False, habitat="desert")
    assert all(QColor(tone).hsvSaturationF() < 0.45 for tone in (desert.sky_high, desert.sky_low, desert.far))


@pytest.mark.parametrize("light", palette.LIGHTS)
def test_what_stands_on_a_sheet_is_read_in_every_light(light):
    sheet = palette.sheet_of(light)
    for ground in (sheet.top, sheet.foot):
        assert 4.5 <= palette.contrast(sheet.text, ground)
        assert LARGE <= palette.contrast(sheet.number, ground)


@pytest.mark.parametrize("eye", ["all", *SIMULATED])
def test_outlines_of_what_may_be_done_are_told_from_the_ground_in_every_light(eye):
    for theme, lights in LIGHTS_OF.items():
        tints = palette.THEMES[theme]
        close = [
            (name, light, at)
            for light in lights
            for at, ground in grounds_of.tones(light)
            for name in ("target", "selected", "target_over")
            if at >= 0.5 and difference(getattr(tints, name), ground.name(), eye) < APART
        ]
        assert [] == close
