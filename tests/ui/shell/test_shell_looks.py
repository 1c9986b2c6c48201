"""How everything looks is chosen, or as the system has it, and takes effect at once."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import palette, writing
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.panels import ChoicePanel, PanelOption
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.window import style
from tests.positions import position
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.displays import display

QUIET = Settings(language="en", speed="off", theme="system", contrast="off", confirmations=False)
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))


class Hints:
    """What a system says of itself."""

    def __init__(self, scheme, wish):
        self._scheme, self._wish = scheme, wish

    def colorScheme(self):
        return self._scheme

    def accessibility(self):
        return self

    def contrastPreference(self):
        return self._wish


@pytest.mark.parametrize(
    ("scheme", "wish", "theme", "contrast", "seen"),
    [
        ("Dark", "NoPreference", "system", "system", "dark"),
        ("Light", "NoPreference", "system", "system", "light"),
        ("Unknown", "NoPreference", "system", "system", "light"),
        ("Dark", "HighContrast", "system", "system", "dark_contrast"),
        ("Dark", "HighContrast", "light", "system", "light_contrast"),
        ("Light", "HighContrast", "system", "off", "light"),
        ("Light", "NoPreference", "dark", "on", "dark_contrast"),
    ],
)
def test_what_is_not_chosen_is_as_the_system_has_it(monkeypatch, scheme, wish, theme, contrast, seen):
    hints = Hints(Qt.ColorScheme[scheme], Qt.ContrastPreference[wish])
    monkeypatch.setattr(style.QGuiApplication, "styleHints", lambda: hints)

    assert seen == style.resolved(theme, contrast)


async def test_a_running_game_follows_the_system_and_every_setting_and_loses_nothing(shown, monkeypatch):
    """Also a sheet that lies over it; the move that was begun is still begun."""
    async with shown(QUIET) as made:
        window = made.window
        window.resize(1280, 800)
        view = await made.begin(DUEL, 9)
        await until(lambda: Person(view).is_asked)
        told = len(view.log.told.events)
        QTest.keyClick(view.table, Qt.Key.Key_1)
        chosen = view.table.player.chosen
        assert chosen is not None
        window.sheets.show_settings()
        dialog = await until(lambda: window.dialog)
        usual = view.log.font().pixelSize(), dialog.heading.font().pixelSize(), view.table.top.style.font

        scheme = [Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference]
        hints = QApplication.styleHints()
        monkeypatch.setattr(style.QGuiApplication, "styleHints", lambda: Hints(*scheme))
        hints.colorSchemeChanged.emit(scheme[0])
        assert "dark" == window.theme == view.theme
        await until(lambda: view.table.display.theme == "dark")
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        assert "dark" == window.theme, "that is chosen to be off"
        scheme[1] = Qt.ContrastPreference.HighContrast
        click(dialog.tabs[1])
        dialog.display.boxes["contrast"].setCurrentIndex(0)
        assert "dark_contrast" == window.theme
        assert palette.contrast(palette.CREAM, palette.FAMILIES["other"].main) > 7

        assert not view.table.animator.is_calm
        dialog.display.boxes["motion"].setCurrentIndex(1)
        dialog.display.boxes["speed"].setCurrentIndex(2)
        assert view.table.playback.is_still
        assert not view.table.playback.is_instant
        dialog.display.boxes["speed"].setCurrentIndex(0)
        click(dialog.tabs[0])
        dialog.language.boxes["text"].put(200)
        await until(lambda: view.table.board.text == 2)  # in the next turn
        sizes = view.log.font().pixelSize(), dialog.heading.font().pixelSize(), view.table.top.style.font
        assert [2 * size for size in usual[:2]] == list(sizes[:2])
        assert 1.7 * usual[2] < sizes[2] <= 2 * usual[2], "as far as there is room"
        assert 32 == QApplication.font().pixelSize()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        await until(lambda: window.dialog is None)
        assert chosen == view.table.player.chosen
        assert told == len(view.log.told.events)
        window.take_settings(replace(window.settings, text=100, contrast="off"))
        await until(lambda: view.table.board.text == 1)
        back = view.log.font().pixelSize(), usual[1], view.table.top.style.font
        assert usual == back
    assert palette.contrast(palette.CREAM, palette.FAMILIES["other"].main) < 7


@pytest.mark.parametrize(
    ("system", "points", "percent"),
    [
        ("linux", 11.0, 100),  # GNOME's own size
        ("linux", 10.0, 100),  # KDE's
        ("linux", 9.0, 100),  # where there is no desktop
        ("linux", 16.5, 150),
        ("linux", 8.0, 90),
        ("linux", 40.0, 200),
        ("linux", 4.0, 80),
        ("win32", 9.0, 100),
        ("win32", 9.9, 110),
        ("win32", 11.25, 125),
    ],
)
def test_writing_is_as_large_as_the_systems_where_no_size_is_chosen(
    app, monkeypatch, system, points, percent
):
    """Of the sizes that systems have without being asked for another one, each is the usual one."""
    monkeypatch.setattr(style.QFontDatabase, "systemFont", lambda _use: sized(points))
    monkeypatch.setattr(style.sys, "platform", system)
    app.setFont(sized(30))  # the program's own says nothing

    assert percent == style.text_size("system")
    assert 125 == style.text_size(125)


def sized(points):
    font = QFont()
    font.setPointSizeF(points)
    return font


def test_a_system_whose_writing_has_pixels_is_asked_for_them(app, monkeypatch):
    font = QFont()
    font.setPixelSize(26)
    monkeypatch.setattr(style.QFontDatabase, "systemFont", lambda _use: font)
    monkeypatch.setattr(style.sys, "platform", "darwin")

    assert 200 == style.text_size("system")


WRITES = (
    "from evolution_qt.ui.shell.window import app, style\n"
    "made = app.make_app()\n"
    "print(made.platformName(), style.text_size('system'))\n"
)


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs a display of its own")
@pytest.mark.parametrize(("points", "percent"), [("10", "100"), ("16.5", "150")])
def test_a_desktop_that_has_large_writing_is_asked_on_a_real_display(tmp_path, points, percent):
    """KDE's, which keeps its font in a file."""
    (tmp_path / "kdeglobals").write_text(f"[General]\nfont=Sans,{points},-1,5,50,0,0,0,0,0\n")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND_"))}
    desktop = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_SESSION_VERSION": "6", "KDE_FULL_SESSION": "true"}
    folders = {"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with display(kept) as shown_on:
        named = kept | desktop | folders | {"DISPLAY": shown_on, "QT_QPA_PLATFORM": "xcb"}
        done = subprocess.run(
            [sys.executable, "-c", WRITES],
            env=named,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )

    assert f"xcb {percent}\n" == done.stdout, done.stderr


async def test_a_running_window_writes_larger_as_soon_as_the_system_does(shown, monkeypatch):
    """Until a person chooses a size; the system's is the first that is offered, and chosen at first."""
    points = [10.0]
    monkeypatch.setattr(style.QFontDatabase, "systemFont", lambda _use: sized(points[0]))
    assert "system" == Settings().text
    async with shown(QUIET) as made:
        window = made.window
        assert 16 == QApplication.font().pixelSize()
        points[0] = 16.5
        QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
        assert 24 == QApplication.font().pixelSize()

        window.sheets.show_settings()
        dialog = await until(lambda: window.dialog)
        sizes = dialog.language.boxes["text"]
        assert ["system", 80] == [sizes.itemData(0), sizes.itemData(1)]
        assert "system" == sizes.value
        sizes.put(125)
        assert 20 == QApplication.font().pixelSize()
        points[0] = 11.0
        QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
        assert 20 == QApplication.font().pixelSize()
        sizes.put("system")
        assert 16 == QApplication.font().pixelSize()
        points[0] = 14.0
        window.screen().logicalDotsPerInchChanged.emit(96.0)
        assert 20 == QApplication.font().pixelSize()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        await until(lambda: window.dialog is None)


TABLES = {
    "food": (["b2 p2 horns", "b1 p1"], ["b3 p2 carnivore ambush"], ["b1 p1 climbing"]),
    "play": (["b2 p2 horns", "b1 p1"], ["b3 p2 carnivore ambush"], ["b1 p1 climbing"]),
    "feeding": (["b4 p3 carnivore", "b2 p2 horns fertile"], ["b3 p2 hard_shell"], ["b1 p1"], ["b1 p2"]),
}


@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_no_line_on_the_table_is_cut_short_in_any_size_of_writing(qtbot, translations, monkeypatch, language):
    """On the ribbon, the plates, the buttons and whatever lies over the table, by what is really drawn."""
    translations.use(language)
    short = []
    draw_line = writing.draw_line

    def watched(painter, rect, words, font, *rest, **options):
        drawn = font
        if options.get("least"):
            drawn = writing.fitting(font, words, rect.width(), options["least"])
        narrowest = options.get("narrowest", writing.NARROWEST)
        if writing.width_of(drawn, words) * narrowest > rect.width() + 0.5:
            short.append((words, round(rect.width()), drawn.pixelSize()))
        draw_line(painter, rect, words, font, *rest, **options)

    monkeypatch.setattr(writing, "draw_line", watched)
    for phase, rows in TABLES.items():
        game, state = position(*rows, phase=phase, hand=["horns:3", "fertile:4"], watering_hole=6)
        table = EvolutionTable(game)
        qtbot.addWidget(table)
        table.playback.set_speed(0.0)
        table.set_players([("Ann", False), ("Ben", True), ("Chloe", True), ("Dan", True)])
        table.show_position(game.observe(state, 0), ask=True)
        for text in (0.8, 1.0, 2.0):
            table.display.set_text(text)
            for size, keys in ((QSize(1024, 600), ()), (QSize(1280, 760), ("1", "Tab"))):
                table.display.snapshot(size, 1.0, keys)
                assert [] == short, (phase, text, size)


def test_a_choice_on_the_table_has_room_however_large_it_is_written(qtbot):
    options = [PanelOption(f"Some words about the answer number {number}", number) for number in range(8)]
    room = QRectF(0, 0, 1024, 600)
    for text in (0.8, 1.0, 1.5, 2.0):
        panel = ChoicePanel("What is it to be?", options, Style(text=text), QPointF(500, 300), room)
        assert room.contains(panel.rect), text
