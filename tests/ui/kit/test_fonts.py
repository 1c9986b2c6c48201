"""Which font writes what: figures in Japanese, spaces between words, kanji of names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontInfo, QFontMetricsF

from evolution_qt.ui.kit import fonts
from tests.ui.kit.letters import missing_glyphs

NAMES = "翔太 凛 髙橋 﨑 渡邉 渡邊 齋藤 濱田 澤 草彅 莉 神 俱 晚 𠮷野 鷗 蓮 昊 侑"
"""Given names of jinmeiyo kanji, and family names as they are really written."""


@pytest.fixture
def japanese(qapp):
    before = QLocale()
    QLocale.setDefault(QLocale("ja"))
    yield
    QLocale.setDefault(before)


def em(font, words):
    """The width of words in the size of their font."""
    return QFontMetricsF(font).horizontalAdvance(words) / font.pixelSize()


@pytest.mark.parametrize("font", [fonts.text, fonts.title])
def test_in_japanese_figures_have_the_size_of_the_signs_around_them(japanese, font):
    """With a Latin figure of 0.60 em beside a kanji of 0.90 em, 「2人」 looks like lower case."""
    metrics = QFontMetricsF(font(200))

    figure, kanji = (metrics.tightBoundingRect(one).height() for one in ("2", "国"))

    assert figure > 0.75 * kanji
    assert "Evo Zen Maru" == QFontInfo(fonts.text(20)).family()
    assert "Evo Kaisei Decol" == QFontInfo(fonts.title(20)).family()


def test_the_order_of_fonts_follows_the_language(qapp):
    assert "Evo Alegreya Sans" == QFontInfo(fonts.text(20)).family()


@pytest.mark.parametrize("bold", [False, True])
def test_words_stand_apart(qapp, bold):
    """With 0.16 em "frisst 1 Pflanze" is read as "frisst1 Pflanze"."""
    assert em(fonts.text(200, bold=bold), " ") >= 0.22
    assert em(fonts.text(200, bold=bold), "\N{NO-BREAK SPACE}") >= 0.22
    assert em(fonts.title(200), " ") >= 0.22


def test_kanji_of_names_are_in_our_fonts(qapp):
    """A font of the system would draw one of the two signs of 髙橋 in another hand, or as a box."""
    assert set() == missing_glyphs(NAMES)


def test_every_kanji_allowed_for_given_names_is_there(qapp):
    """Level 1 has most of them; the others stand in the script that makes the fonts."""
    from evolution_qt import resources

    script = resources.path("CREDITS.md")
    assert script is not None
    text = (script.parents[1] / "packaging" / "make_fonts.py").read_text(encoding="utf-8")
    block = text.partition("NAME_KANJI = (")[2].partition("\n)")[0]
    listed = "".join(part for at, part in enumerate(block.split('"')) if at % 2)

    assert len(listed) > 350
    assert set() == missing_glyphs(listed)
