"""Pictures are sharp, repeatable, kept within a limit, and tell things apart without colour."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPixmap

from evolution_qt.ui.evolution.thumbnails import SCENES
from evolution_qt.ui.kit import art, faces, glyphs, palette, pictures
from evolution_qt.ui.kit.landscape import belong
from evolution_qt.ui.kit.scenery import pond_metrics

belong(SCENES)

TRAITS = sorted(SCENES)


@pytest.fixture(autouse=True)
def _fresh(qapp):
    art.forget()
    yield
    art.forget()


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)


def content(pixmap: QPixmap) -> bytes:
    picture = image(pixmap)
    return bytes(picture.constBits())


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_picture_has_as_many_pixels_as_the_screen_shows(ratio):
    """A pixmap that the view had to stretch would be blurred."""
    card = pictures.card("horns", 3, "Hörner", "", "defence", 96, ratio)

    assert round(96 * ratio) == card.width()
    assert ratio == card.devicePixelRatio()


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_a_picture_of_its_own_that_never_changes(trait):
    """Players learn cards by their pictures."""
    first = content(pictures.card(trait, 1, "", "", "other", 60))
    art.forget()

    again = content(pictures.card(trait, 1, "", "", "other", 60))

    assert first == again
    others = [content(pictures.card(other, 1, "", "", "other", 60)) for other in TRAITS if other != trait]
    assert first not in others


def test_a_trait_without_a_picture_can_be_shown_nevertheless(qapp):
    """A new trait must not break the table before its picture is drawn."""
    assert 90 == pictures.card("yet unknown", 1, "?", "", "feeding", 90).width()


def test_the_same_picture_is_painted_once(qapp):
    """Painting costs a hundred times more than showing."""
    assert pictures.card_back(90) is pictures.card_back(90)
    assert pictures.card_back(90) is not pictures.card_back(90, 2.0)


def test_a_small_card_is_kept_once_whatever_its_rules_text(qapp):
    """Small cards do not show the text."""
    assert pictures.card("horns", 3, "Hörner", "eins", "defence", 90) is pictures.card(
        "horns", 3, "Hörner", "zwei", "defence", 90
    )


def test_a_large_card_shows_its_rules_text(qapp):
    """The text is what the large layout is for."""
    width = faces.SMALL_BELOW

    with_text = content(pictures.card("horns", 3, "Horns", "Whoever attacks loses one.", "defence", width))
    without = content(pictures.card("horns", 3, "Horns", "", "defence", width))

    assert with_text != without


@pytest.mark.parametrize("kind", pictures.KINDS)
def test_tokens_keep_within_their_square(kind):
    """The table places tokens by their square; a cut shadow would show as an edge."""
    picture = image(pictures.token(kind, 40))

    corners = [(0, 0), (39, 0), (0, 39), (39, 39)]
    assert all(picture.pixelColor(x, y).alpha() < 40 for x, y in corners)
    assert picture.pixelColor(20, 20).alpha() > 30


def grey(pixmap: QPixmap) -> list[int]:
    picture = pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return [
        picture.pixelColor(x, y).lightness() if picture.pixelColor(x, y).alpha() > 128 else 0
        for y in range(picture.height())
        for x in range(picture.width())
    ]


def test_tokens_of_16_pixels_differ_without_colour(qapp):
    """Kind is told by shape and sign, for players who do not see the colours."""
    drawn = {kind: grey(pictures.token(kind, 16)) for kind in pictures.KINDS}

    for first in pictures.KINDS:
        for second in pictures.KINDS:
            if first < second:
                apart = sum(abs(a - b) for a, b in zip(drawn[first], drawn[second], strict=True))
                assert apart / len(drawn[first]) > 8, (first, second)


def test_families_differ_by_shape(qapp):
    """Red and green alone do not tell attack from feeding."""
    centre = QPointF(50, 50)

    shapes = [faces.seal_shape(family, centre, 40) for family in palette.FAMILIES]

    corners = [
        tuple(shape.contains(QPointF(x, y)) for x in range(0, 100, 5) for y in range(0, 100, 5))
        for shape in shapes
    ]
    assert len(corners) == len(set(corners))


@pytest.mark.parametrize("name", glyphs.NAMES)
def test_button_signs_are_drawn_in_the_colour_asked_for(name):
    """Themes colour the buttons."""
    picture = image(art.glyph(name, 24, "#ff0000"))

    colours = {
        picture.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if picture.pixelColor(x, y).alpha() == 255
    }
    assert {"#ff0000"} == colours


def test_food_chips_lie_on_water(qapp):
    """Chips must not hide the rim."""
    pond = pond_metrics(520, 340)

    assert pond.water.contains(pond.chips)
    assert QRectF(0, 0, 520, 340).contains(pond.water)


@pytest.mark.parametrize("theme", palette.THEMES)
def test_writing_on_the_painted_table_can_be_read(theme):
    """Grain and light change the table's colour; the text must stay readable on all of it."""
    picture = image(art.table(theme, 320, 200))

    text = palette.THEMES[theme].table_text
    for x in range(0, 320, 20):
        for y in range(0, 200, 20):
            assert palette.contrast(text, picture.pixelColor(x, y).name()) >= 4.5


def test_a_lifted_card_has_a_wider_shadow(qapp):
    """Lifting is told by the shadow."""
    assert art.shadow_margin(100) < art.shadow_margin(100, lifted=True)
    shade = art.drop_shadow(100, 140)
    assert 100 + 2 * art.shadow_margin(100) == shade.width()
    assert 0 == image(shade).pixelColor(0, 0).alpha()


def test_every_other_picture_can_be_painted(qapp):
    """A painter that fails would empty the table."""
    drawn = [
        pictures.hidden_chip(110, 26),
        pictures.badge("12", 20),
        pictures.watering_hole(200, 140),
        art.icon("dinosaur-bones", 32, "#ffffff"),
        *[pictures.seal(family, 24) for family in palette.FAMILIES],
    ]

    assert all(any(content(picture)) for picture in drawn)


@pytest.mark.parametrize("pixels", [48, 58, 90, 118, 199])
@pytest.mark.parametrize(
    "name", ["Schutz der Herde", "Defensive Herding", "Fleischfresser", "Horns", "パックハンティング"]
)
def test_a_name_leaves_the_notched_ends_of_its_ribbon_free(name, pixels):
    """However small the card is, its name is in 11 points, narrower if need be, and in two lines at most."""
    font, lines = faces.small_title(name, 0.0, pixels)

    widest = max(QFontMetricsF(font).horizontalAdvance(words) for words in lines)
    least = 0.48 if name == "Fleischfresser" else faces.NARROWEST  # on the smallest pile there is
    assert widest * least <= faces.WIDTH - 2 * (10 + 12)
    assert font.pixelSize() * pixels / faces.WIDTH >= 11 * 96 / 72
    assert name in (" ".join(lines), "".join(lines))


def test_a_long_word_of_kana_is_broken_between_its_words_where_it_runs_over():
    for pixels, lines in ((90, ["パックハンティング"]), (70, ["パック", "ハンティング"])):
        assert lines == faces.small_title("パックハンティング", 0.0, pixels)[1]
    assert [["パッチ", "ワーク"]] == [pair for pair in faces.kana_breaks("パッチワーク") if len(pair[0]) == 3]
    assert all(
        pair[1][0] not in "ッャー" and pair[0][-1] != "ッ" for pair in faces.kana_breaks("パッチャーワーク")
    )
    assert [] == faces.kana_breaks("防衛の群れ")


@pytest.mark.parametrize("name", ["Schutz der Herde", "Defensive Herding", "Fleischfresser", "協調性"])
def test_a_name_on_a_plate_is_written_in_two_lines_where_one_is_too_long(name):
    wide, narrow = pictures.lines_of(name, 140, 38), pictures.lines_of(name, 58, 38)

    assert wide is not None
    assert wide[1] == (name,)
    assert narrow is not None
    assert "".join(narrow[1]).replace("-", "").replace(" ", "") == name.replace(" ", "")


def test_a_plate_without_room_for_its_name_shows_the_animal_alone():
    assert pictures.lines_of("Defensive Herding", 20, 38) is None
    with_name, without = (
        content(pictures.plate("horns", name, "defence", pictures.OPEN, 0, 40, 38, 1.0))
        for name in ("Defensive Herding", "")
    )
    assert with_name == without
