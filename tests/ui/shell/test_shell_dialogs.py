"""Bad input is answered where it is made."""

from dataclasses import replace
from itertools import combinations
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QStyle,
    QStyleOptionComboBox,
    QTextEdit,
)

from evolution_qt import resources
from evolution_qt.core.crest import PEOPLE_FACES, Crest
from evolution_qt.core.plain import NUMBER_LIMIT
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import TITLE
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.messages import languages
from evolution_qt.ui.kit import art, palette, phrasing
from evolution_qt.ui.shell.game.change_seats import PlayOnDialog, SeatsDialog
from evolution_qt.ui.shell.new_game import player_names
from evolution_qt.ui.shell.new_game.house_rules import EditionsDialog, HouseRulesDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.player_names import tidied
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog
from evolution_qt.ui.shell.reading import about
from evolution_qt.ui.shell.reading.about import AboutDialog
from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.reading.key_list import ShortcutsDialog
from evolution_qt.ui.shell.reading.reference import ReferenceDialog
from evolution_qt.ui.shell.settings.settings import TEXT_SIZES, GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.shell.window.question import UnexpectedDialog
from evolution_qt.ui.table.shortcuts import spoken
from tests.ui.shell.acting import click, ok
from tests.ui.shell.page import bare_window

THREE = GamePlan(
    "evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"), SeatPlan("random", "Owl"))
)


@pytest.fixture
def open_one(app, qtbot):
    """Open a dialog over a window."""
    window = bare_window(qtbot, (1000, 800))

    def over(dialog):
        dialog.open_over(window)
        return dialog

    return over


@pytest.fixture
def dialog(open_one):
    return open_one(NewGameDialog(Settings(last=THREE, names=("Ann", "Ben"))))


def write(line, text):
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def refused(dialog):
    """Try to begin the game, see that it cannot, and return the reason that is shown."""
    click(ok(dialog))
    assert dialog.isVisible()
    assert dialog.fault.isVisible()
    return dialog.fault.text()


def test_the_last_set_up_is_offered_again(dialog):
    assert THREE == dialog.plan()
    assert "" == dialog.why_not()
    assert not dialog.fault.isVisible()


def test_without_a_last_set_up_whoever_types_at_once_gives_the_own_name(open_one):
    dialog = open_one(NewGameDialog(Settings(more=True)))
    name = dialog.rows[0].name

    assert name.hasFocus()
    assert "Player 1" == name.selectedText() == dialog.plan().seats[0].name
    QTest.keyClicks(name, "Ann")
    assert "Ann" == dialog.plan().seats[0].name


def test_the_settings_scroll_only_where_the_page_that_is_seen_needs_it(open_one):
    """The sheet has one size for all pages; the frame of the keyboard follows a click."""
    dialog = SettingsDialog(Settings(language="en"))
    open_one(dialog)
    style.apply(dialog.window(), "light", 200)
    dialog.write_anew()
    sizes, scrolls = set(), {}
    for number, tab in enumerate(dialog.tabs):
        dialog.scrolled.verticalScrollBar().setValue(0)
        click(tab)
        assert tab.hasFocus()
        for _ in range(3):
            QApplication.processEvents()
        assert [number == at for at in range(5)] == [page.isVisible() for page in dialog.pages]
        sizes.add(dialog.size().toTuple())
        scrolls[dialog.pages[number]] = dialog.scrolled.verticalScrollBar().maximum() > 0
    assert 1 == len(sizes)
    assert not scrolls[dialog.language]
    assert scrolls[dialog.display]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_known_names_that_begin_so_are_offered_as_the_window_looks(open_one, theme):
    """The list lies in no window, and would look as Qt's does."""
    dialog = NewGameDialog(Settings(language="en", more=True, names=("Ben", "Anna Maria", "Andreas"))).whole()
    open_one(dialog)
    window = dialog.window()
    style.apply(window, theme)
    line = dialog.rows[0].name
    line.clear()

    QTest.keyClicks(line, "an")

    offered = line.completer().popup()
    assert offered.isVisible()
    assert ["Anna Maria", "Andreas"] == [
        offered.model().index(at, 0).data() for at in range(offered.model().rowCount())
    ]
    assert palette.THEMES[theme].panel_raised == offered.grab().toImage().pixelColor(6, 3).name()
    assert offered.verticalScrollBar().maximum() == 0
    QTest.keyClick(offered, Qt.Key.Key_Down)
    QTest.keyClick(offered, Qt.Key.Key_Return)
    assert "Anna Maria" == line.text()
    assert not offered.isVisible()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_a_click_beside_the_list_of_names_does_what_it_does_without(open_one):
    """A popup would swallow it: the first click on Begin only put the list away."""
    dialog = NewGameDialog(Settings(language="en", more=True, names=("Ben", "Anna Maria", "Andreas"))).whole()
    open_one(dialog)
    line, other = dialog.rows[0].name, dialog.rows[1].name
    line.clear()
    QTest.keyClicks(line, "an")
    offered = line.completer().popup()
    assert offered.isVisible()

    def click_on(widget):  # while a popup is open, a press goes to it, wherever it is
        at = offered.mapFromGlobal(widget.mapToGlobal(widget.rect().center()))
        QTest.mousePress(offered, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton)

    click_on(dialog.practice)
    assert not offered.isVisible()
    assert dialog.practice.isChecked()

    line.setFocus()
    QTest.keyClicks(line, "d")
    assert offered.isVisible()
    click_on(other)
    assert not offered.isVisible()
    assert other.hasFocus()


def test_nothing_is_wrong_while_a_name_is_being_written(open_one):
    """Also after a fault was shown once: it is said when the name is left, or when the game is to begin."""
    dialog = open_one(NewGameDialog(Settings(more=True)))
    name, other = dialog.rows[0].name, dialog.rows[1].name

    QTest.keyClick(name, Qt.Key.Key_Delete)
    assert not dialog.fault.isVisible()
    assert not name.property("wrong")
    other.setFocus()
    assert "Player 1 needs a name." == dialog.fault.text()
    assert dialog.fault.isVisible()
    assert name.property("wrong")

    name.setFocus()
    QTest.keyClicks(name, "Otte")
    assert not dialog.fault.isVisible()
    QTest.keyClicks(name, "r")
    assert not dialog.fault.isVisible()
    assert "Two players are called" in refused(dialog)
    assert name.hasFocus()
    assert name.property("wrong")


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_whoever_is_chosen_to_play_here_has_a_name_and_a_sentence(open_one):
    """People who have played before, then the owner of the account, then a number; no one twice."""
    plan = GamePlan(seats=(SeatPlan("human", "Zoe"), SeatPlan("hunter"), SeatPlan("forager")))
    dialog = open_one(NewGameDialog(Settings(last=plan, names=("Zoe", "Ann", "Player 2"))))
    write(dialog.rows[0].name, "Zo")
    write(dialog.rows[0].name, "Zoe")
    for row in dialog.rows[1:3]:
        row.kind.setFocus()
        QTest.keyClick(row.kind, Qt.Key.Key_Home)
        assert "human" == row.kind.currentData()
        assert not row.name.property("wrong")
        assert not dialog.fault.isVisible()
        assert f"{row.name.text()}: Plays at this computer." == dialog.seats.about.text()
    assert ["Zoe", "Ann", "Player 3"] == [seat.name for seat in dialog.plan().seats]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("called", ["Player 1", "プレイヤー1"])
def test_a_person_who_has_no_name_is_numbered_in_the_language_that_is_spoken(open_one, translations, called):
    """What a game in another language was begun with is no name that a person has."""
    translations.use("de")
    plan = GamePlan(seats=(SeatPlan("human", called), SeatPlan("hunter", "Otter")))

    dialog = open_one(NewGameDialog(Settings(last=plan, names=(called,))))

    assert ["Spieler 1", "Otter"] == [seat.name for seat in dialog.plan().seats]


def test_the_account_gives_the_first_name_if_it_is_one(open_one, monkeypatch):
    monkeypatch.setattr(player_names, "account_name", lambda: "Ann Smith")
    dialog = open_one(NewGameDialog(Settings()))
    assert "Ann" == dialog.plan().seats[0].name
    dialog.rows[1].kind.choose("human")
    assert "Player 2" == dialog.plan().seats[1].name


@pytest.mark.parametrize(
    ("displayed", "called"),
    [
        ("Ann Smith", "Ann"),
        ("Smith, Ann", "Ann"),
        ("Smith,", "Smith"),
        ("山田 太郎", "山田"),
        ("Anne-Sophie O’Neill", "Anne-Sophie"),
        ("  Bö\u200b  ", "Bö"),
        ("Administrator", ""),
        ("Live session user", ""),
        ("user1234", ""),
        ("a", ""),
        ("x" * 21, ""),
        ("<b>", ""),
        ("", ""),
    ],
)
def test_what_an_account_is_called_may_be_a_name(displayed, called):
    assert called == player_names.called(displayed)


@pytest.mark.parametrize("edition", TITLE.editions, ids=lambda one: one.key)
def test_before_the_first_game_the_edition_in_the_language_of_the_window_is_proposed(app, open_one, edition):
    translations = Translations(app)
    translations.use(edition.language)
    try:
        assert edition.key == open_one(NewGameDialog(Settings())).plan().game
        for last in EDITIONS:
            remembered = Settings(last=replace(THREE, game=last.key))
            assert last.key == open_one(NewGameDialog(remembered)).plan().game
    finally:
        translations.remove()


def test_in_another_language_the_first_edition_is_proposed():
    assert "evolution/de" == TITLE.printed_in("fr").key


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", list(languages()))
def test_the_set_up_keeps_its_place_and_size_whoever_plays(app, qtbot, size, language):
    translations = Translations(app)
    translations.use(language)
    window = bare_window(qtbot, size, text=100)
    dialog = NewGameDialog(Settings(last=replace(THREE, game="evolution/ja"))).whole()
    dialog.open_over(window)

    def seen():
        for _ in range(3):
            app.processEvents()
        return dialog.geometry(), ok(dialog).mapTo(window, QPoint(0, 0))

    try:
        before = seen()
        assert window.rect().contains(before[0])
        assert dialog.height() >= dialog.minimumSizeHint().height(), "everything has its room"
        for count in (2, 6, 3, 5):
            click(dialog.counts[count])
            assert before == seen()
            assert dialog.rows[count - 1].geometry().bottom() < dialog.seats.about.geometry().top()
        write(dialog.rows[0].name, "")
        click(ok(dialog))
        assert dialog.fault.isVisible()
        assert before == seen()
    finally:
        translations.remove()


def test_a_name_is_needed(dialog):
    write(dialog.rows[1].name, "   ")

    assert "Player 2 needs a name." == refused(dialog)
    assert dialog.rows[1].name.property("wrong")


def test_two_equal_names_are_refused_whatever_their_case(dialog):
    write(dialog.rows[2].name, " ANN ")

    assert "Two players are called" in refused(dialog)
    assert dialog.rows[0].name.property("wrong")
    assert dialog.rows[2].name.property("wrong")
    assert not dialog.rows[1].name.property("wrong")


def test_six_players_are_too_many_for_the_german_edition_and_welcome_in_the_japanese(dialog):
    assert not dialog.counts[6].isEnabled()
    assert "2 to 5" in dialog.counts[6].toolTip()

    dialog.edition.setCurrentIndex(1)
    click(dialog.counts[6])
    assert "" == dialog.why_not()
    assert 6 == len(dialog.plan().seats)

    dialog.edition.setCurrentIndex(0)
    assert 5 == len(dialog.plan().seats)


def test_a_list_to_choose_from_hangs_below_its_box(app, open_one):
    """Laid over the box, as the style would have it, it counts its frame as room and cuts the last entry."""
    dialog = open_one(NewGameDialog(Settings()))
    style.apply(dialog.window(), "light")
    option = QStyleOptionComboBox()
    dialog.edition.initStyleOption(option)

    assert not dialog.edition.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, option, dialog.edition)


def test_buttons_carry_words_and_no_icons_of_the_desktop(dialog):
    assert all(button.icon().isNull() for button in dialog.buttons.buttons())


@pytest.mark.parametrize("seed", ["-1", "seven", "1.5", "9" * 17, "9" * 16, "²", "Ann’s birthday"])
def test_a_seed_may_be_any_words(dialog, seed):
    """They always lead to the same number, other words to another one."""
    dialog.seed.setText(seed)
    number = dialog.chosen_seed()

    assert 0 <= number < NUMBER_LIMIT
    dialog.seed.setText(f"  {seed} ")
    assert number == dialog.chosen_seed()
    dialog.seed.setText(seed + "a")
    assert number != dialog.chosen_seed()
    assert "" == dialog.why_not()


def test_a_seed_may_be_given(dialog):
    write(dialog.seed, "73914")

    assert 73914 == dialog.chosen_seed()
    write(dialog.seed, "")
    assert dialog.chosen_seed() is None


def test_enter_does_not_begin_a_game_that_is_refused(dialog):
    planned = []
    dialog.planned.connect(lambda *values: planned.append(values))
    write(dialog.rows[0].name, "")

    QTest.keyClick(dialog.rows[0].name, Qt.Key.Key_Return)

    assert dialog.isVisible()
    assert [] == planned


def test_begin_tells_the_plan_once(dialog):
    planned = []
    dialog.planned.connect(lambda *values: planned.append(values))

    click(ok(dialog))

    assert [(THREE, None)] == planned


def test_a_bot_keeps_a_name_given_by_hand_and_else_gets_one(dialog):
    row = dialog.rows[1]
    write(row.name, "Deep Moss")
    row.kind.setCurrentIndex(2)
    assert "Deep Moss" == row.plan().name

    write(row.name, "")
    row.kind.setCurrentIndex(1)
    assert row.plan().name


def test_tab_goes_round_within_the_sheet(dialog):
    first = dialog.focusWidget()
    seen = set()
    for _ in range(40):
        QTest.keyClick(dialog.window().focusWidget(), Qt.Key.Key_Tab)
        focused = dialog.window().focusWidget()
        assert dialog.isAncestorOf(focused)
        seen.add(focused)

    assert first in seen
    assert ok(dialog) in seen


def test_escape_gives_up_and_answers_once(dialog):
    told = []
    dialog.rejected.connect(lambda: told.append("no"))
    dialog.finished.connect(lambda: told.append("over"))

    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    dialog.accept()

    assert ["no", "over"] == told
    assert not dialog.isVisible()


def test_names_lose_what_cannot_be_seen():
    assert "Ann B" == tidied("  Ann\t\u200b \u2028 B\x00 ")
    assert 20 == len(tidied("x" * 50))


def test_a_setting_offers_what_its_field_can_be_in_every_language(open_one, translations):
    types = get_type_hints(Settings)
    dialog = open_one(SettingsDialog(Settings()))
    boxes = {key: box for page in dialog.pages for key, box in page.boxes.items()}
    assert len(boxes) > 12
    assert ["system", *TEXT_SIZES] == [boxes["text"].itemData(at) for at in range(boxes["text"].count())]
    written = []
    for language in ("en", "de", "ja"):
        translations.use(language)
        dialog.retranslate()
        for key, box in boxes.items():
            if isinstance(box, Choice):
                keys = [box.itemData(at) for at in range(box.count())]
                offered = get_args(types[key]) if get_origin(types[key]) is Literal else keys
                assert keys == list(offered)
                assert all(box.itemText(at) for at in range(box.count()))
            else:
                assert bool is types[key]
                assert box.text()
        written.append(boxes["pane"].itemText(0))
    assert 3 == len(set(written))


def test_settings_tell_every_change(open_one):
    dialog = open_one(SettingsDialog(Settings(language="en")))
    told = []
    dialog.changed.connect(told.append)

    dialog.display.boxes["speed"].setCurrentIndex(0)
    click(dialog.tabs[2])
    click(dialog.play.boxes["confirmations"])

    assert "off" == told[0].speed
    assert not told[1].confirmations
    assert "off" == told[1].speed


def test_about_names_whose_game_it_is(open_one):
    dialog = open_one(AboutDialog())
    words = "\n".join(label.text() for label in dialog.words)

    for name in ("unofficial", "Crapuchettes", "Knorre", "Machin", "North Star Games", "Schmidt Spiele"):
        assert name in words
    assert "Delapouite" in dialog.credits.toPlainText()
    assert "https://creativecommons.org/licenses/by/3.0/" in dialog.credits.toPlainText()
    assert "href" not in dialog.credits.toHtml(), "nothing is opened here"


def test_about_shows_the_licences_of_a_bundle(open_one, qtbot, monkeypatch):
    """Chosen by the keyboard; a checkout has no one else's work in it, and nothing to choose."""
    files = {"licenses/Qt-QT.md": b"# How to replace them", "licenses/Qt-LGPL-3.txt": b"GNU LESSER"}
    credits = resources.read_bytes("CREDITS.md")
    monkeypatch.setattr(resources, "read_bytes", lambda name: files.get(name, credits))
    monkeypatch.setattr(about, "bundled", list)
    without = AboutDialog()
    qtbot.addWidget(without)
    assert without.part.isHidden()

    qt = about.Licensed("Qt", "6.11.3", "LGPL-3.0-only", ("Qt-QT.md", "Qt-LGPL-3.txt"))
    monkeypatch.setattr(about, "bundled", lambda: [qt])
    dialog = open_one(AboutDialog())
    assert ["Pictures, fonts and sounds", "Qt 6.11.3"] == [dialog.part.itemText(at) for at in range(2)]
    assert "Delapouite" in dialog.credits.toPlainText()

    QTest.keyClick(dialog.part, Qt.Key.Key_Down)
    words = dialog.credits.toPlainText()
    assert ["Qt 6.11.3", "LGPL-3.0-only"] == words.splitlines()[:2]
    assert "How to replace them" in words
    assert "GNU LESSER" in words
    QTest.keyClick(dialog.part, Qt.Key.Key_Up)
    assert "Delapouite" in dialog.credits.toPlainText()


def test_what_differs_between_the_editions_is_shown_over_the_new_game(dialog, app):
    """The page says what the rules of each edition say; it closes alone, and with the sheet below."""
    click(dialog.compare)
    page = dialog.question
    assert page.isVisible()
    (_, *editions), *rows = page.rows()
    assert [dialog.edition.itemText(at) for at in range(3)] == [name for name, _ in editions]
    assert [
        f"{len(game(key).table.deck)} cards, 2 to {most} players"
        for key, most in (("evolution/de", 5), ("evolution/ja", 6))
    ] == [about for _, about in editions[:2]]
    held = {name: [value for value, _ in values] for (name, _), *values in rows}
    assert ["3", "4", "3"] == held["Hard Shell"]
    assert all(len(set(values)) > 1 for values in held.values()), "every row tells a difference"
    seen = page.page.toPlainText()
    assert all(words in seen for row in (editions, *rows) for cell in row for words in cell)

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert dialog.question is None
    assert dialog.isVisible()

    click(dialog.compare)
    dialog.reject()
    assert dialog.question is None


def test_a_click_on_a_face_or_a_colour_draws_every_crest_once(open_one, monkeypatch):
    dialog = open_one(CrestDialog("Ann", Crest(1, "lion")))
    click(dialog.colours.button(2))  # by now the sheet is there, drawn in its size
    drawn, crest = [], art.crest
    monkeypatch.setattr(art, "crest", lambda one, *more: drawn.append(one) or crest(one, *more))
    every = len(PEOPLE_FACES) + len(palette.SEATS)

    click(dialog.colours.button(3))
    assert (every, Crest(3, "lion")) == (len(drawn), dialog.crest())
    drawn.clear()
    click(dialog.faces.button(PEOPLE_FACES.index("bear")))
    assert (every, Crest(3, "bear")) == (len(drawn), dialog.crest())
    assert {palette.badge_of(Crest(3, face)) for face in PEOPLE_FACES} <= set(drawn)


def test_every_option_in_which_editions_differ_is_on_the_page(app):
    differing = [
        name
        for name in EDITIONS[0].rules.__dataclass_fields__
        if len({getattr(edition.rules, name) for edition in EDITIONS}) > 1
    ]

    assert len(differing) + 1 == len(EditionsDialog("evolution/de").rows())


@pytest.mark.parametrize(
    "make",
    [
        lambda: SettingsDialog(Settings()),
        lambda: NewGameDialog(Settings(last=THREE)),
        lambda: HouseRulesDialog(game("evolution/de"), {"hard_shell_bonus": 4}),
        lambda: CrestDialog("Ann", Crest(1, "lion")),
        lambda: SeatsDialog(["Ann", "Ben"], ["human", "hunter"], Settings(), game("evolution/de"), 0),
        lambda: PlayOnDialog(["Ann", "Ben"], ["human", "nobody"], Settings(), game("evolution/de")),
        lambda: HowToPlayDialog("evolution/de"),
        lambda: ReferenceDialog(game("evolution/de")),
        lambda: EditionsDialog("evolution/de"),
        AboutDialog,
        lambda: UnexpectedDialog("a report", "a file"),
        lambda: ShortcutsDialog("evolution/de"),
    ],
)
def test_a_sheet_and_its_writing_grow_with_the_window_and_shrink_again(app, qtbot, make):
    window = bare_window(qtbot, (1280, 800), text=100)
    sheet = make()
    sheet.open_over(window)

    kinds = (QLabel, QAbstractButton, QComboBox, QLineEdit, QListWidget, QTextEdit)

    def seen():
        app.processEvents()
        sheet.finish()
        app.processEvents()  # a row that shrinks lets the sheet shrink only then,
        app.processEvents()  # and the sheet its veil
        writing = [one.font().pixelSize() for kind in kinds for one in sheet.findChildren(kind)]
        return sheet.width(), sorted(writing)

    usual = seen()
    window.resize(2560, 1440)
    width, writing = seen()
    assert 1.3 * usual[0] < width
    assert 1.5 * min(usual[1]) < min(writing)
    window.resize(1280, 800)
    assert usual == seen()


@pytest.mark.parametrize("game", ["evolution/de", "beginning/de", "dominant-species"])
@pytest.mark.parametrize("size", [(1280, 800), (1100, 620)])
def test_all_keys_are_seen_at_once(app, qtbot, size, game):
    """In a usual window without scrolling, in the smallest by scrolling down."""
    window = bare_window(qtbot, size, text=100)
    sheet = ShortcutsDialog(game)
    sheet.open_over(window)
    app.processEvents()

    rooms = [sheet.list.visualRect(sheet.list.model().index(row, 0)) for row in range(sheet.list.count())]
    assert all(not one.isEmpty() for one in rooms)
    assert not [(one, other) for one, other in combinations(rooms, 2) if one.intersects(other)]
    assert max(one.right() for one in rooms) < sheet.list.viewport().width()
    assert size == (1100, 620) or max(one.bottom() for one in rooms) < sheet.list.viewport().height()
    assert size == (1100, 620) or 0 == sheet.list.verticalScrollBar().maximum()


@pytest.mark.parametrize("size", [(1280, 800), (1100, 620)])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_arrow_keys_read_every_line_of_the_page_of_keys(app, qtbot, translations, language, size):
    """One list, that Tab reaches; each line of it is whole and comes into sight."""
    translations.use(language)
    window = bare_window(qtbot, size, text=100)
    sheet = ShortcutsDialog("dominant-species")
    sheet.open_over(window)
    app.processEvents()
    tree = QAccessible.queryAccessibleInterface(sheet.list)
    assert sheet.list.hasFocus()
    assert QAccessible.Role.List == tree.role()
    assert [] == sheet.list.findChildren(QLabel), "nothing is read as a loose label"

    read = []
    for _ in range(sheet.list.count()):
        chosen = tree.focusChild()
        read.append(chosen.text(QAccessible.Text.Name))
        assert sheet.list.viewport().rect().contains(sheet.list.visualRect(sheet.list.currentIndex()))
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)

    expected = []
    for group in sheet.groups():
        expected += [group.title]
        expected += [phrasing.before(spoken(one.keys), one.words) for one in group.shortcuts]
    assert expected == read
    assert not [line for line in read if set("←→↑↓–") & set(line)], "signs are read as words"
    for _ in range(sheet.list.count()):
        QTest.keyClick(sheet.list, Qt.Key.Key_Up)
    assert 0 == sheet.list.currentRow()
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    assert not sheet.list.hasFocus()
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    assert sheet.list.hasFocus()


def test_a_line_of_the_page_of_keys_is_reached_beside_by_heading_and_by_a_click(app, qtbot):
    window = bare_window(qtbot, (1280, 800), text=100)
    sheet = ShortcutsDialog("evolution/de")
    sheet.open_over(window)
    app.processEvents()
    page = sheet.list
    headings = [group.title for group in sheet.groups()]

    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert headings[1] == page.currentItem().text()
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert headings[0] == page.currentItem().text()
    before = page.visualRect(page.currentIndex())
    QTest.keyClick(page, Qt.Key.Key_Right)
    beside = page.visualRect(page.currentIndex())
    assert beside.left() > before.right()
    assert abs(beside.top() - before.top()) < before.height()
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert headings[0] == page.currentItem().text()
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.count() - 1 == page.currentRow()
    for row in (0, 5, page.count() - 3):
        middle = page.visualRect(page.model().index(row, 0)).center()
        QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert [row] == [page.row(item) for item in page.selectedItems()]
        assert row == page.currentRow()


@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_figures_of_the_editions_stand_beside_what_they_are_about(open_one, translations, language):
    """In Japanese the words are higher than the figures."""
    translations.use(language)
    page = open_one(EditionsDialog("evolution/de")).page
    document = page.document()
    table = document.rootFrame().childFrames()[0]

    for row in range(1, table.rows()):
        middles = []
        for column in range(table.columns()):
            block = table.cellAt(row, column).firstCursorPosition().block()
            assert block == table.cellAt(row, column).lastCursorPosition().block()
            middles.append(document.documentLayout().blockBoundingRect(block).center().y())
        assert max(middles) - min(middles) <= 1, row


def test_the_words_beside_the_first_seat_stand_at_its_height(app, dialog):
    app.processEvents()
    (words,) = [one for one in dialog.findChildren(QLabel) if one.text() == "Seats"]
    first = dialog.rows[0]

    middles = [one.mapTo(dialog, one.rect().center()).y() for one in (words, first)]

    assert abs(middles[0] - middles[1]) <= 1


def test_the_wheel_chooses_nothing(qtbot, app):
    """A player who reads on in a sheet must not change what the pointer comes over."""
    box = Choice(("one", "two", "three"), "two")
    qtbot.addWidget(box)
    box.show()
    middle = QPointF(box.rect().center())
    for is_chosen in (False, True):
        if is_chosen:
            box.setFocus()
        none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        turned = QWheelEvent(middle, box.mapToGlobal(middle), QPoint(), QPoint(0, -120), *none, False)
        QApplication.sendEvent(box, turned)
        assert box.currentData() == "two"
        assert not turned.isAccepted()
    assert not box.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus
