"""Lines of Japanese break between phrases, and nothing of that is read, copied or searched."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.kit.plain_text import Label, TextEdit
from evolution_qt.ui.kit.writing import Paragraph
from tests.ui.kit.letters import missing_glyphs

WORDS = "空腹の種族に水飲み場の食料を与えられるので、与えなければなりません。"
PHRASES = ["空腹の", "種族に", "水飲み場の", "食料を", "与えられるので、", "与えなければなりません。"]


@pytest.fixture
def japanese(qapp):
    before = QLocale()
    QLocale.setDefault(QLocale("ja"))
    yield
    QLocale.setDefault(before)


def lines(words, width):
    """How Qt breaks words in a width, as a paragraph does."""
    layout = QTextLayout(words, fonts.text(20))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(words[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


@pytest.mark.parametrize(
    ("words", "whole"),
    [
        ("ヤマネコのウミガメ：水飲み場の食料1個を食べる", "ウミガメ"),
        ("ヤマネコのダチョウ：水飲み場の食料1個を食べる", "ダチョウ"),
        ("防御なし：新しい肉食動物なら必ず攻撃できます。", "肉食動物"),
        ("死体漁り：肉食動物が食べるたびに、食料1個をもらいます。", "死体漁り"),
    ],
)
def test_no_line_ends_within_a_name_in_katakana_or_kanji(japanese, words, whole):
    """BudouX knows phrases, but not every word: 「ウミガ/メ」."""
    for width in range(110, 330, 10):
        broken = [phrasing.plain(line) for line in lines(phrasing.phrased(words), width)]
        assert words == "".join(broken)
        assert any(whole in line for line in broken), (width, broken)


@pytest.mark.parametrize("width", [110, 170, 230, 290, 350, 410])
def test_no_line_ends_within_a_phrase_that_fits_it(japanese, width):
    """「プレイす/る」 and 「覚えるた/め」 are read twice."""
    ends, at = set(), 0
    for phrase in PHRASES:
        at += len(phrase)
        ends.add(at)
    widest = max(fonts.text(20).pixelSize() * len(phrase) for phrase in PHRASES)

    broken = [phrasing.plain(line) for line in lines(phrasing.phrased(WORDS), width)]

    assert WORDS == "".join(broken)
    at = 0
    for line in broken:
        at += len(line)
        assert at in ends or width < widest


def test_without_it_lines_would_break_anywhere(japanese):
    assert len(lines(WORDS, 110)[0]) not in {3, 6}


def test_other_languages_and_letters_stay_as_they_are(qapp):
    assert WORDS == phrasing.phrased(WORDS)


def test_letters_among_japanese_get_nothing(japanese):
    assert "Ann and Ben" == phrasing.phrased("Ann and Ben")
    assert "" == phrasing.phrased("")
    assert "Ann" in phrasing.phrased("Annが種族1に堅い殻を置きます。")


def test_a_line_may_break_behind_a_colon(japanese):
    """So that whose animal it is and which one stay together in a narrow log."""
    assert "：植" in phrasing.phrased("Benのドブネズミ：植物1個")
    assert f"ド{phrasing.JOINER}ブ" in phrasing.phrased("Benのドブネズミ：植物1個")


def test_a_joiner_takes_no_room_and_no_other_font(japanese):
    from PySide6.QtGui import QFontMetricsF

    for bold in (False, True):
        metrics = QFontMetricsF(fonts.text(40, bold=bold))
        assert metrics.horizontalAdvance("種族") == metrics.horizontalAdvance(f"種{phrasing.JOINER}族")
    assert set() == missing_glyphs(phrasing.JOINER)


def test_a_label_says_its_words_as_they_are(japanese, qtbot):
    label = Label(WORDS)
    qtbot.addWidget(label)
    assert "" == label.accessibleName()

    label.setWordWrap(True)
    assert WORDS == label.text()
    assert WORDS == label.accessibleName()
    assert phrasing.JOINER in super(Label, label).text()
    label.setText("Ann")
    assert "" == label.accessibleName()


def test_what_is_copied_from_a_page_has_no_joiners(japanese, qtbot):
    page = TextEdit()
    qtbot.addWidget(page)
    page.setPlainText(phrasing.phrased(WORDS))
    assert WORDS == page.toPlainText()

    page.selectAll()
    page.copy()

    assert WORDS == QApplication.clipboard().text()
    QApplication.clipboard().clear()  # else Qt deletes what we made after Python has ended, and crashes


def test_words_are_found_in_a_text_of_phrases(japanese, qtbot):
    page = TextEdit()
    qtbot.addWidget(page)
    page.setPlainText(phrasing.phrased(WORDS))

    assert not page.document().find(phrasing.pattern("水飲み場の食料")).isNull()
    assert page.document().find(phrasing.pattern("水.み場")).isNull()


def test_a_paragraph_is_no_wider_than_its_room(japanese):
    paragraph = Paragraph(WORDS, fonts.text(20), 60)

    assert paragraph.size.width() <= 61


@pytest.mark.parametrize("language", ["ja"], indirect=True)
@pytest.mark.parametrize(
    ("seen", "said"),
    [
        ("第4ラウンド・食料カードの選択", "第4ラウンド、食料カードの選択"),
        ("第7ラウンド・計画", "第7ラウンド、計画"),
        ("差1・2・3以上", "差1、2、3以上"),
        ("・シードは一致します。", "シードは一致します。"),
        ("ザ・ビギニング・特性", "ザ・ビギニング、特性"),
        ("Round 4 · Feeding", "Round 4、Feeding"),
        ("", ""),
    ],
)
def test_dots_between_parts_are_pauses_aloud_but_those_of_a_name_stay(language, seen, said):
    assert said == phrasing.aloud(seen)
