"""How everything looks is chosen, or as the system has it, and takes effect at once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.settings import GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import Person, click, until

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


def test_a_running_game_follows_the_system_and_every_setting_and_loses_nothing(play, shown, monkeypatch):
    """Also a sheet that lies over it; the move that was begun is still begun."""

    async def act():
        async with shown(QUIET) as made:
            window = made.window
            window.resize(1280, 800)
            window.stage.begin(DUEL, 9)
            view = await until(lambda: window.game)
            await until(lambda: Person(view).is_asked)
            told = len(view.log.told)
            QTest.keyClick(view.table, Qt.Key.Key_1)
            chosen = view.table.hands.chosen
            assert chosen is not None
            window.sheets.show_settings()
            dialog = window.dialog
            usual = view.log.font().pixelSize(), dialog.heading.font().pixelSize(), view.table.top.style.font

            scheme = [Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference]
            monkeypatch.setattr(style.QGuiApplication, "styleHints", lambda: Hints(*scheme))
            window._hints.colorSchemeChanged.emit(scheme[0])
            assert "dark" == window.theme == view.table._theme == view.theme
            window._accessibility.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
            assert "dark" == window.theme, "that is chosen to be off"
            scheme[1] = Qt.ContrastPreference.HighContrast
            click(dialog.tabs[1])
            dialog.display.contrast.setCurrentIndex(0)
            assert "dark_contrast" == window.theme
            assert palette.contrast(palette.CREAM, palette.FAMILIES["other"].main) > 7

            assert not view.table.stage.is_calm
            dialog.display.motion.setCurrentIndex(1)
            dialog.display.speed.setCurrentIndex(2)
            assert view.table.is_still
            assert not view.table.is_instant
            dialog.display.speed.setCurrentIndex(0)
            click(dialog.tabs[0])
            dialog.language.text.setCurrentIndex(7)
            sizes = view.log.font().pixelSize(), dialog.heading.font().pixelSize(), view.table.top.style.font
            assert [2 * size for size in usual[:2]] == list(sizes[:2])
            assert 1.3 * usual[2] < sizes[2] < 1.5 * usual[2], "as far as there is room"
            assert 32 == QApplication.font().pixelSize()
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: window.dialog is None)
            assert chosen == view.table.hands.chosen
            assert told == len(view.log.told)
            window.take_settings(replace(window.settings, text=100, contrast="off"))
            back = view.log.font().pixelSize(), usual[1], view.table.top.style.font
            assert usual == back

    play(act())
    assert palette.contrast(palette.CREAM, palette.FAMILIES["other"].main) < 7
