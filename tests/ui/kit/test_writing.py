"""A line keeps its size: it is squeezed, then cut, never made smaller."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from evolution_qt.games import titles
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.table import prose


def ink(words, width, align=Qt.AlignmentFlag.AlignLeft):
    """Return the columns of a picture that have ink."""
    image = QImage(300, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    writing.draw_line(painter, QRectF(50, 0, width, 40), words, fonts.text(20), QColor("black"), align)
    painter.end()
    return [x for x in range(300) if any(image.pixelColor(x, y).lightness() < 128 for y in range(40))]


def test_no_line_leaves_its_room(qapp):
    for words in ("Horns", "Defensive Herding", "パックハンティングパックハンティング"):
        columns = ink(words, 90)
        assert columns
        assert min(columns) >= 49
        assert max(columns) <= 141


def test_lines_are_centred_and_set_right(qapp):
    left, centre, right = (
        ink("Horns", 200, align)
        for align in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignRight)
    )
    assert min(left) < min(centre) < min(right)
    assert max(right) <= 251


def test_a_paragraph_knows_its_size(qapp):
    one = writing.Paragraph("one two three four five", fonts.text(16), 400)
    narrow = writing.Paragraph("one two three four five", fonts.text(16), 80)
    assert 1 == one.lines
    assert narrow.lines > 1
    assert narrow.size.width() <= 80
    assert narrow.size.height() > one.size.height()


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Karte (-3)", "Karte (−3)"),
        ("手札（-3）", "手札（−3）"),
        ("2026-11-25", "2026-11-25"),
        ("Long Neck, 9.", "Long Neck,\u00a09."),
        ("Carnivore -1 goes", "Carnivore\u00a0−1 goes"),
        ("-2 and +3", "−2 and\u00a0+3"),
        ("2-5 players, A-1", "2-5 players, A-1"),
    ],
)
def test_minus_signs_are_true_and_numbers_stay_with_their_word(plain, set_):
    assert set_ == writing.typeset(plain)


NEVER_FIRST = set("、。，．・：；？！）」』】〉》ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…～％%")
NEVER_LAST = set("（「『【〈《")


def lines_of(words, font, width):
    layout = writing.Paragraph(words, font, width).layout
    lines = [layout.lineAt(at) for at in range(layout.lineCount())]
    return [layout.text()[one.textStart() : one.textStart() + one.textLength()].strip() for one in lines]


def japanese():
    """Every Japanese sentence of the catalogues and the rules, filled with short words."""
    every = [line.text for title in titles() for one in prose.read(title.key, "ja") for line in one.lines]
    for path in sorted((Path(__file__).parents[3] / "i18n").glob("*_ja.ts")):
        for message in ElementTree.parse(path).getroot().iter("message"):
            for form in [*message.iter("translation"), *message.iter("numerusform")]:
                every.append((form.text or "").strip())
    return [re.sub(r"\{\w+\}|%n", "12", one) for one in every]


@pytest.mark.parametrize(("size", "width"), [(16, 120), (16, 260), (15, 420), (27, 420)])
def test_japanese_lines_begin_and_end_as_they_may(qapp, size, width):
    """Kinsoku: no line begins with what closes or goes on, none ends with what opens."""
    font, found = fonts.text(size), 0
    for words in japanese():
        lines = lines_of(words, font, width)
        found += len(lines) - 1
        assert not [line for line in lines[1:] if line and line[0] in NEVER_FIRST], lines
        assert not [line for line in lines[:-1] if line and line[-1] in NEVER_LAST], lines
    assert found > 200
