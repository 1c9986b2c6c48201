"""The pictures of situations beside the rules: each can be drawn, and the page does not wait for them."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest

from evolution_qt.core.steps import at_once
from evolution_qt.games import game, title_of
from evolution_qt.games.opening import open_position
from evolution_qt.ui.kit import pixmaps
from evolution_qt.ui.kit.jobs import is_busy
from evolution_qt.ui.kit.pixmap_cache import missing, painting
from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.presentation import presentation, shown_titles
from evolution_qt.ui.table.situation import WIDTH, SituationLook, picture, position_in
from tests.ui.shell.page import bare_window
from tests.ui.shell.test_shell_smallest import cut_off

EDITIONS = [edition.key for title in shown_titles() for edition in title.editions]
LANGUAGES = ("en", "de", "ja")


def painted():
    """Return how many pictures of situations are kept."""
    return sum(key[0] == "situation" for key in pixmaps.cache.kept)


def opened(qtbot, key, size=(1100, 760), text=100, chapter=""):
    window = bare_window(qtbot, size, text)
    dialog = HowToPlayDialog(key, chapter)
    dialog.open_over(window)
    dialog.window_kept = window
    return dialog


@pytest.mark.parametrize("title", [one.key for one in shown_titles()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_situation_and_says_what_is_to_be_seen(title, language):
    edition = next(one for one in EDITIONS if title_of(one).key == title)
    situations = presentation(edition).situations()

    told = [
        chapter.key
        for chapter in prose.read(title, language)
        for line in chapter.lines
        if line.is_caption and line.text
    ]

    assert [chapter.key for chapter in prose.read(title, language)] == told
    assert set(situations) == set(told)


@pytest.mark.parametrize("theme", ["light", "dark_contrast"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_situation_can_be_drawn(qtbot, edition, theme):
    """What it shows lies on its table, its moves are legal: else it could not be drawn."""
    for situation in presentation(edition).situations().values():
        look = SituationLook(QSize(WIDTH, situation.height), 1.0, theme, 1.0)
        at_once(painting(missing(lambda: picture(situation, game(edition), look))))  # noqa: B023  asked at once
        image = picture(situation, game(edition), look).toImage()

        row = [image.pixelColor(x, image.height() // 2).name() for x in range(WIDTH)]
        assert 3 < len(set(row)), "more than the bare ground"
        assert image.pixelColor(0, 0).alpha() == 0, "round corners"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_situation_is_legal_whatever_the_rules_are(edition):
    """So are the moves that it points at."""
    usual = game(edition)
    changed = [(one.key, value) for one in usual.options for value in one.values if value != one.default]

    for key, value in changed:
        for name, situation in presentation(edition).situations().items():
            rules, state = open_position(position_in(situation, usual.with_options({key: value})))
            lines = [*(one for one in situation.points_at if isinstance(one, str)), situation.aims]
            legal = rules.moves(state, situation.seat) if any(lines) else []
            assert {rules.read(line) for line in lines if line} <= {*legal}, (key, value, name)


def pictured(dialog, chapter):
    """Return the picture beside a chapter, as the page has it."""
    page = dialog.page.document()
    block = page.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            url = QUrl(fragments.fragment().charFormat().toImageFormat().name())
            if (url.scheme(), url.path()) == ("situation", chapter):
                return QPixmap(page.resource(QTextDocument.ResourceType.ImageResource, url)).toImage()
            fragments += 1
        block = block.next()
    return None


def test_a_picture_follows_the_rules_of_the_match_that_is_played(qtbot):
    """With two players a species has two places for traits, in this match three."""
    usual = game("evolution/de")
    seen = []
    for rules in (usual, usual.with_options({"two_player_trait_limit": 3}), usual):
        window = bare_window(qtbot, (1100, 760))
        dialog = HowToPlayDialog(usual.key, "two", rules)
        dialog.open_over(window)
        QTest.keyClicks(dialog.search, "two players")
        qtbot.waitUntil(lambda: pictured(dialog, "two").width() > 1)  # noqa: B023  asked at once
        seen.append(pictured(dialog, "two"))
        dialog.reject()

    assert seen[0] == seen[2] != seen[1]


def test_the_page_is_there_before_its_pictures_and_paints_those_in_view(qtbot):
    pixmaps.forget()
    dialog = opened(qtbot, "evolution/de")
    assert 0 == painted()

    qtbot.waitUntil(lambda: painted() > 0)
    dialog.finish()
    first = painted()
    assert first < len(presentation("evolution/de").situations())

    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: painted() > first)


def page_of(dialog):
    """Return what is seen of the beginning of a page once its pictures are painted."""
    bar = dialog.page.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    dialog.page.grab()
    dialog.finish()
    return dialog.page.viewport().grab().toImage()


def test_another_game_has_pictures_of_its_own(qtbot):
    """Chapters of several games have the same key."""
    dialog = opened(qtbot, "evolution/de")
    first = page_of(dialog)

    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_End)

    fresh = opened(qtbot, "dominant-species")
    assert first != page_of(dialog) == page_of(fresh)


def test_a_page_that_is_closed_paints_no_more(qtbot):
    pixmaps.forget()
    dialog = opened(qtbot, "beginning/de")
    dialog.page.grab()  # now its pictures have come into view
    before = painted()

    assert is_busy(dialog)

    dialog.reject()

    qtbot.waitUntil(lambda: not is_busy(dialog))
    assert before == painted()


def test_the_words_of_a_picture_are_found(qtbot):
    dialog = opened(qtbot, "beginning/de")

    QTest.keyClicks(dialog.search, "6 on the left")

    assert ["differences"] == dialog.shown


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("edition", ["evolution/de", "beginning/de", "dominant-species"])
def test_a_picture_has_its_room_beside_the_words(qtbot, edition, size, text):
    dialog = opened(qtbot, edition, size, text)
    try:
        assert 0 == dialog.page.horizontalScrollBar().maximum()
    finally:
        style.write_as_usual()


def test_a_page_that_gets_narrower_has_smaller_pictures(qtbot):
    dialog = opened(qtbot, "dominant-species", chapter="reset")
    qtbot.waitUntil(lambda: dialog.list.currentRow() == 4)

    window = dialog.window_kept
    window.resize(640, 600)

    qtbot.waitUntil(lambda: dialog.page.width() < WIDTH)
    assert 0 == dialog.page.horizontalScrollBar().maximum()
    assert [] == cut_off(dialog)
    assert window.rect().contains(QRect(dialog.mapTo(window, QPoint()), dialog.size()))


@pytest.mark.parametrize("key", EDITIONS)
def test_of_a_table_that_draws_a_picture_nothing_is_heard(qtbot, monkeypatch, key):
    """The table that draws it is never seen, and a screen reader hears nothing of it."""
    said = []
    monkeypatch.setattr("evolution_qt.ui.kit.accessibility.is_heard", lambda: True)
    monkeypatch.setattr(
        "evolution_qt.ui.kit.accessibility.announce", lambda *words, **how: said.append(words)
    )
    monkeypatch.setattr("evolution_qt.ui.kit.accessibility.tell", lambda *words: said.append(words))
    pixmaps.forget()

    for situation in presentation(key).situations().values():
        look = SituationLook(QSize(WIDTH, situation.height), 1.0, "light", 1.0)
        at_once(painting(missing(lambda: picture(situation, game(key), look))))  # noqa: B023  asked at once

    assert [] == said
