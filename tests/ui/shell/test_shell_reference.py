"""The page of cards: searched, and opened from any card. Evolution has so many that one searches them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from evolution_qt.games import game as game_of
from evolution_qt.ui.kit import art, faces
from evolution_qt.ui.kit.pixmap_cache import PixmapCache
from evolution_qt.ui.shell.reading.reference import ReferenceDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.page import EVOLUTION_DUEL, bare_window


def opened(qtbot, *args):
    window = bare_window(qtbot, (1100, 720))
    dialog = ReferenceDialog(game_of("evolution/de"), *args)
    dialog.open_over(window)
    dialog.window_kept = window
    return dialog


def entries(dialog):
    """Return the lines of the list, those too that the search has left out."""
    return [dialog.list.item(at) for at in range(dialog.list.count())]


def test_all_traits_are_there_and_each_has_its_page(qtbot):
    dialog = opened(qtbot)

    assert 17 == len(dialog.shown)
    for card in dialog.cards:
        assert all(heading and words for heading, words in card.facts)


def test_typing_leaves_what_has_all_the_words(qtbot):
    dialog = opened(qtbot)

    QTest.keyClicks(dialog.search, "climb")
    assert ["climbing"] == dialog.shown
    assert "climbing" == dialog.chosen
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "FOOD bank")
    assert {"long_neck", "scavenger", "intelligence"} == set(dialog.shown)
    QTest.keyClicks(dialog.search, " zebra")
    assert [] == dialog.shown
    assert dialog.nothing.isVisible()


def test_arrow_keys_go_through_what_the_search_has_left(qtbot):
    dialog = opened(qtbot)
    QTest.keyClicks(dialog.search, "food bank")
    first = dialog.chosen

    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert first != dialog.chosen
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    assert first == dialog.chosen


@pytest.mark.parametrize(
    ("sought", "first"),
    [("Pack H", "pack_hunting"), ("h", "hard_shell"), ("hunt", "pack_hunting"), ("ack", "pack_hunting")],
)
def test_what_begins_with_the_words_comes_first_then_names_then_texts(qtbot, sought, first):
    dialog = opened(qtbot, None, "ambush")

    QTest.keyClicks(dialog.search, sought)

    assert first == dialog.chosen == dialog.shown[0]
    dialog.search.clear()
    assert first == dialog.chosen
    assert 17 == len(dialog.shown)
    assert sorted(dialog.shown) == dialog.shown


IN_ORDER = {
    "de": ("scavenger", "fat_tissue", "carnivore", "fertile", "foraging", "ambush", "horns"),
    "ja": ("burrowing", "hard_shell", "symbiosis", "cooperation", "warning_call", "foraging", "scavenger"),
}
LAST = {"de": ("symbiosis", "burrowing", "warning_call"), "ja": ("defensive_herding", "ambush")}


@pytest.mark.parametrize("language", ["de", "ja"])
def test_traits_are_sorted_as_a_dictionary_of_the_language_does(qtbot, translations, language):
    translations.use(language)
    dialog = opened(qtbot)

    assert list(IN_ORDER[language]) == dialog.shown[: len(IN_ORDER[language])]
    assert list(LAST[language]) == dialog.shown[-len(LAST[language]) :]


def test_sound_marks_do_not_count_in_the_order_of_japanese_names(qtbot, translations):
    """はんしょく stands after ぱっくはんてぃんぐ, although は stands before ぱ."""
    translations.use("ja")
    dialog = opened(qtbot)

    assert dialog.shown.index("pack_hunting") < dialog.shown.index("fertile")


def test_a_japanese_name_is_found_by_its_reading(qtbot, translations):
    translations.use("ja")
    dialog = opened(qtbot)

    dialog.search.setText("まちぶ")

    assert "ambush" == dialog.chosen


def test_a_click_shows_another_page(qtbot):
    dialog = opened(qtbot, None, "horns")
    assert "horns" == dialog.chosen
    other = next(item for item in entries(dialog) if not item.isSelected() and not item.isHidden())

    place = dialog.list.visualItemRect(other).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert "horns" != dialog.chosen


async def test_c_opens_the_page_of_the_card_that_the_pointer_rests_on(page):
    view = await page.begin(EVOLUTION_DUEL)
    await until(lambda: Person(view).is_asked)
    card = view.table.top.hand[1]

    def rests():
        """Come from elsewhere to where the card lies by now."""
        viewport = view.table.viewport()
        QTest.mouseMove(viewport, QPoint(3, 3))
        QTest.mouseMove(viewport, view.table.mapFromScene(card.scene_rect.center()))
        return view.table.player.looked_at() == card.face.trait

    await until(rests)
    view.table.redraw()  # as when another position is drawn below the pointer
    QTest.keyClick(page.window, Qt.Key.Key_C)

    dialog = page.window.dialog
    assert isinstance(dialog, ReferenceDialog)
    assert card.face.trait == dialog.chosen
    shown = next(one for one in dialog.cards if one.key == dialog.chosen)
    count = dict(shown.facts)["Cards"]
    assert "not seen yet" in count
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.window.dialog is None


async def test_what_tells_of_a_hand_is_closed_before_the_next_person_comes(page):
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
    view = await page.begin(plan, 7)
    await until(lambda: view.curtain.isVisible())
    click(view.curtain.button)
    await until(lambda: Person(view).is_asked)
    page.window.sheets.show_reference()
    assert isinstance(page.window.dialog, ReferenceDialog)

    view.controller.answer(view.match.moves()[0])
    await until(lambda: view.curtain.isVisible())

    assert page.window.dialog is None


def test_the_sheet_does_not_wait_for_its_card_which_is_painted_once_and_little_by_little(qtbot, monkeypatch):
    monkeypatch.setattr(art, "cache", PixmapCache(art.LIMIT))
    painted = []
    monkeypatch.setattr(faces, "large", lambda *_args, pixels, **_more: painted.append(pixels))

    dialog = opened(qtbot)
    card = next(one for one in dialog.page.widget().findChildren(QLabel) if one.hasScaledContents())
    size = card.size()
    assert [] == painted
    assert card.pixmap().isNull()

    qtbot.waitUntil(lambda: not card.pixmap().isNull())
    assert [size.width()] == painted
    assert size == card.size()
