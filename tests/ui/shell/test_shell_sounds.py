"""Sounds in the window: heard when something is seen, silenced by a key, never in the way."""

import os
import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.games.evolution.events import PHASE_BEGAN
from evolution_qt.games.evolution.state import FOOD, PLAY
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from tests.ui.shell.acting import NONE, Person, click, until
from tests.ui.speakers import are_made, is_there

DUEL = GamePlan("evolution/de", (SeatPlan("human", "Anna"), SeatPlan("greedy", "Björn")))
SLOW = 0.02
CONTROL = Qt.KeyboardModifier.ControlModifier


async def begun(page):
    """Begin a game and wait until a player at the screen is asked."""
    view = await page.begin(DUEL)
    await page.asked()
    return view


async def at_rest(view):
    """Wait until nothing more is to be heard of what was done."""
    await until(lambda: view.hearing.is_at_rest)


async def lay(view):
    """Play until a card was laid by hand, and whatever it makes heard is heard."""
    person = Person(view)
    await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked)
    await at_rest(view)
    await person.make_a_move("trait", "body", "population", "species")
    await at_rest(view)


async def test_a_card_that_is_laid_is_heard_and_a_key_silences_it(shown, speakers, folders):
    speakers.install("paplay")

    async with shown() as made:
        window = made.window
        view = await begun(made)
        await until(lambda: are_made(folders.sounds))
        await until(lambda: window.sounds.files.path("refused"))
        await at_rest(view)
        before = len(speakers.heard())
        view.set_speed(SLOW)
        await Person(view).make_a_move("food")
        await until(lambda: len(speakers.heard()) > before)
        assert "card" == speakers.heard()[-1]
        view.set_speed(0.0)
        await until(lambda: Person(view).is_asked)
        await at_rest(view)
        assert "-quiet-" in speakers.told()[-1][-1]

        view.hearing.hear([Event(PHASE_BEGAN)], 1, skipped=False)  # another player moves, without a sound
        view.hearing.clock = lambda: time.monotonic() + 60
        view.hearing.call(0)
        await until(lambda: "turn" == speakers.heard()[-1])

        QTest.keyClick(window.windowHandle(), Qt.Key.Key_M, CONTROL)
        assert "off" == SettingsFile(made.file.path).load().sounds
        assert "off" in window.note.label.text()
        heard = len(speakers.heard())
        await lay(view)
        assert heard == len(speakers.heard())
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_M, CONTROL)
        assert "quiet" == window.settings.sounds


async def test_what_is_refused_is_heard_and_what_still_plays_ends_with_the_window(shown, speakers, folders):
    speakers.install("pw-play", ends="exec /bin/sleep 600")

    async with shown(Settings(language="en", speed="off", theme="light", sounds="usual")) as made:
        view = await begun(made)
        await until(lambda: made.window.sounds.files.path("refused"))
        await at_rest(view)
        assert view.match.state.phase == FOOD
        top = view.table.top
        Person(view).drag(top.hand[0].scene_rect, top.tile_of(0, 0).scene_rect)
        await until(lambda: "refused" in speakers.heard())
        assert all(is_there(int(words[0])) for words in speakers.told())

    assert not any(is_there(int(words[0])) for words in speakers.told())


async def test_without_a_sound_card_without_a_speaker_or_a_folder_the_game_just_goes_on(
    shown, speakers, folders
):
    async with shown() as made:
        view = await begun(made)
        await lay(view)
        assert not folders.cache.exists()  # nothing is made for no one
        speakers.install("aplay", ends="exit 1")
        folders.cache.parent.mkdir(parents=True, exist_ok=True)
        folders.cache.write_text("in the way")
        QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Comma, CONTROL)
        page = (await until(lambda: made.window.dialog)).sound
        click(made.window.dialog.tabs[made.window.dialog.pages.index(page)])
        click(page.listen)
        await until(lambda: "disk" in page.said.text())
        os.unlink(folders.cache)
        click(page.listen)
        await until(lambda: "at present" in page.said.text())
        QTest.keyClick(made.window.dialog, Qt.Key.Key_Escape, NONE)
        await until(lambda: made.window.dialog is None)
        await lay(view)
        assert 2 == len(speakers.told())  # after that no one tries


async def test_listening_plays_as_loud_as_is_chosen(shown, speakers, folders):
    speakers.install("aplay")

    async with shown() as made:
        click(made.window.start.settings)
        page = (await until(lambda: made.window.dialog)).sound
        click(made.window.dialog.tabs[made.window.dialog.pages.index(page)])
        page.boxes["sounds"].setFocus()
        QTest.keyClick(page.boxes["sounds"], Qt.Key.Key_Down)
        click(page.listen)
        await until(lambda: not page.said.isHidden())
        assert "Did you hear it?" in page.said.text()
        QTest.keyClick(page.boxes["sounds"], Qt.Key.Key_Home)
        assert not page.listen.isEnabled()
        assert page.said.isHidden()
        assert "off" == SettingsFile(made.file.path).load().sounds

    assert ["turn"] == speakers.heard()
    assert "-usual-" in speakers.told()[0][-1]
