"""The window as a person uses it, with real mouse events.

Evolution is played where a game has to last, a log to be long, or something is dragged.
"""

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from evolution_qt.games import title_of
from evolution_qt.games.evolution.state import FOOD
from evolution_qt.ui.shell.game import session
from evolution_qt.ui.shell.game.matches import another
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.question import LeaveDialog
from evolution_qt.ui.shell.window.style import USUAL, fitting
from tests.ui.shell.acting import Person, cancel, click, is_alive, ok, unfold, until, write
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, EVOLUTION_TWO, LEARNT, QUIET, TWO, plan

pytestmark = pytest.mark.usefixtures("toy_among_games")
EVOLUTION_BOTS = plan("evolution/de", Fox="greedy", Owl="random", Elk="greedy")


async def test_a_bot_is_not_told_the_seed_of_the_game(shown, monkeypatch):
    """Who knows the seed and the recipe of the shuffles knows every card."""
    jobs = []

    async with shown() as made:
        ask = made.window.pool.ask

        async def listened(job):
            jobs.append(job)
            return await ask(job)

        monkeypatch.setattr(made.window.pool, "ask", listened)
        view = await made.begin(EVOLUTION_BOTS, seed=1234567)
        await until(lambda: len(jobs) > 3)
        await view.stop()

    assert not {job.seed for job in jobs} & set(range(1234567 - 99, 1234567 + 100))
    assert all(0 == job.position["seed"] for job in jobs)


async def test_from_the_start_screen_to_a_finished_game_against_a_bot(shown, monkeypatch):
    """Everything by clicks; then play again, with the same seats: once, by whatever clicks."""
    like = []

    def counted(match, **how):
        like.append(match)
        return another(match, **how)

    monkeypatch.setattr(session, "another", counted)

    async with shown(replace(QUIET, last=plan(Ann="human", Otter="greedy"))) as made:
        window = made.window
        assert not window.start.go_on.isEnabled()
        click(window.start.new_game)
        dialog = window.dialog
        assert isinstance(dialog, NewGameDialog)
        await until(lambda: not dialog.is_coming)
        unfold(dialog)
        click(dialog.counts[2])
        write(dialog.rows[0].name, "Ann")
        write(dialog.seed, "11")
        click(ok(dialog))
        view = await until(lambda: window.game)
        person = Person(view)

        await person.play_until(lambda: view.result.isVisible())

        assert view.match.is_over
        assert view.match.record.header.seed == 11
        assert 2 == person.clicks, "the last card is laid by itself"
        words = view.result.heading
        assert " win" in words or "share" in words
        assert LogPage(view.log).text.count("Round") >= view.match.state.round
        for _ in range(2):
            click(view.result.again)
        again = await until(lambda: window.game if window.game is not view else None)
        await until(lambda: Person(again).is_asked)
        assert ["Ann", "Otter"] == again.names
        assert again.match.record.header.seed != 11, "the seed was for one game"
        assert [view.match] == like
        window.session.play_again()
        await until(lambda: window.game not in (None, again))
        assert [view.match, again.match] == like


@pytest.mark.parametrize("settings", [replace(QUIET, automatic=False)])
async def test_a_whole_round_of_two_people_at_one_screen_by_drags_alone(page):
    """The curtain stands between them; only turns are ended by a click on the button."""
    view = await page.begin(EVOLUTION_TWO)
    person = Person(view, 5)
    await until(view.curtain.isVisible)
    assert -1 == view.table.seen.viewer

    await person.play_until(lambda: view.match.state.round == 2 and view.match.state.phase == FOOD)

    verbs = {said.text.split()[0] for said in view.match.record.moves()}
    assert {"food", "done", "feed"} <= verbs
    clicked = sum(said.text in ("done", "pass") for said in view.match.record.moves())
    assert person.clicks == clicked
    assert person.drags == len(view.match.record.moves()) - clicked


async def test_a_game_that_was_left_is_continued_from_the_start_screen(page):
    window = page.window
    view = await page.begin(DUEL)
    await page.play_until(lambda: len(view.match.plies) > 1)
    window.session.leave()
    assert isinstance(window.dialog, LeaveDialog)
    click(ok(window.dialog))
    await until(lambda: window.pages.currentWidget() is window.start)
    made = len(view.match.plies)
    left_at = view.match.game.digest(view.match.state)

    assert window.start.go_on.isEnabled()
    click(window.start.go_on)

    again = await until(lambda: window.game)
    assert left_at == again.match.game.digest(again.match.state_at(made))  # a bot may have moved on
    await page.play_until(lambda: len(again.match.plies) > 3)


@pytest.mark.parametrize("key", ["dominant-species", "beginning/de", "evolution/en"])
async def test_the_window_is_called_by_the_game_that_is_seen(page, key):
    await page.begin(plan(key, Ann="human", Ben="random"))

    called = title_of(key).called
    assert called == page.window.windowTitle()
    page.window.session.leave()
    click(ok(page.window.dialog))
    await until(lambda: page.window.pages.currentWidget() is page.window.start)
    assert "Evolution" == page.window.windowTitle()


async def test_leaving_a_running_game_asks_once_and_no_means_no(page):
    window = page.window
    view = await page.begin(DUEL)
    window.close()
    dialog = window.dialog
    assert isinstance(dialog, LeaveDialog)
    window.close()
    assert window.dialog is dialog

    click(cancel(dialog))

    assert window.isVisible()
    assert view.is_running
    await page.play_until(lambda: len(view.match.plies) > 2)


async def test_what_would_be_lost_is_not_left_by_a_key_pressed_too_soon(page):
    """Return goes to the button that has the keyboard; that is to play on."""
    window = page.window
    view = await page.begin(DUEL)
    await page.play_until(lambda: len(view.match.plies) > 2)
    view.lose_record()
    window.close()
    dialog = await until(lambda: window.dialog)
    assert isinstance(dialog, LeaveDialog)
    assert "will be lost" in dialog.words.text()
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel) is window.focusWidget()

    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert window.dialog is None
    assert view.is_running
    assert not window.is_closing


async def test_closing_asks_even_while_another_dialog_is_open(page):
    await page.begin(DUEL)
    page.window.sheets.show_rules()
    page.window.close()
    assert isinstance(page.window.dialog, LeaveDialog)
    click(cancel(page.window.dialog))
    assert page.window.dialog is None


async def test_the_bags_of_others_are_secret_until_the_end(page):
    view = await page.begin(EVOLUTION_DUEL)
    await Person(view).play_until(lambda: view.match.state.round == 2)
    own, other = view.standings(0)
    assert own.score.is_whole
    assert not other.score.is_whole
    assert other.score.parts[0] is None
    assert own.score.points == view.match.game.scores(view.match.state)[0]


async def test_in_a_narrow_window_the_table_has_the_room_of_the_log(page):
    view = await page.begin(DUEL)
    page.window.resize(1280, 720)
    await until(lambda: view.log.isVisible())
    assert view.table.width() >= 1024
    page.window.resize(1100, 700)
    await until(lambda: not view.log.isVisible() and view.table.width() > 1000)
    assert (1100, 700) == (page.window.width(), page.window.height())
    assert not view.side.button.isChecked()
    table = view.table.size()

    QTest.keyClick(view, Qt.Key.Key_L)
    await until(lambda: view.log.isVisible() and view.side.button.isChecked())
    assert view.side.geometry().right() == view.rect().right()

    click(view.side.button)
    await until(lambda: not view.log.isVisible() and table == view.table.size())
    assert not view.side.button.isChecked()
    page.window.resize(1280, 720)
    await until(lambda: view.log.isVisible() and view.side.button.isChecked())
    assert page.window.settings.panel


@pytest.mark.parametrize("width", [1024, 1200, 1264, 1266, 1279, 1280, 1600])
async def test_the_log_never_covers_the_table_or_a_replay(shown, width):
    """Open or closed it lies beside the board, also beside the curtain, whatever the width."""
    async with shown() as made:
        view = await made.begin()
        made.window.resize(width, 760)
        await until(lambda: view.width() == width)
        person = Person(view)
        await person.play_until(lambda: person.is_asked)
        made.window.replays.open_played(0)
        await until(lambda: made.window.replay)
        for page in (made.window.replay, view):
            if page is view:
                made.window.replays.close()
                view.controller.cover()
                await until(view.curtain.isVisible)
            await until(lambda: page.width() == width)  # noqa: B023
            for _ in range(2):
                page.side.button.toggle()
                await until(lambda: page.log.isVisible() == page.side.button.isChecked())  # noqa: B023
                await until(lambda: page.table.geometry().right() < page.side.x())  # noqa: B023
                assert not page.side.geometry().intersects(page.table.geometry())
                if page is view:
                    cloth = view.curtain
                    await until(lambda: not view.side.geometry().intersects(cloth.geometry()))  # noqa: B023


async def test_the_log_tells_the_game_from_the_first_deal_even_when_it_is_continued(page):
    window = page.window
    view = await page.begin(DUEL)
    assert "Round 1" in LogPage(view.log).text
    await page.play_until(lambda: len(view.match.plies) > 2)
    await view.stop()
    told = LogPage(view.log).text
    await page.leave_game()
    click(window.start.go_on)
    again = await until(lambda: window.game)

    assert told == LogPage(again.log).text[: len(told)]
    assert LogPage(again.log).text.count("Round 1") == 1


async def test_the_log_says_each_thing_when_it_is_shown(shown, monkeypatch):
    """Not before the motions of what came before have ended, and everything when they are cut short."""
    told = []

    async with shown(Settings(language="en", speed="normal", theme="light")) as made:
        view = await made.begin()
        before = len(view.log.told.events)

        async def halting(events, begun, *, is_new):
            for count in (2, 1):
                begun(count)
                told.append(len(view.log.told.events) - before)
            await asyncio.sleep(60)

        monkeypatch.setattr(view.table.playback, "perform", halting)
        view.perform(view.match.history[:5], view.match.view(-1), 0)
        await until(lambda: len(told) == 2)
        await view.playback.stop()
        told.append(len(view.log.told.events) - before)

    assert [2, 3, 5] == told


async def test_the_buttons_keep_their_size_when_the_log_is_hidden(page):
    view = await page.begin(EVOLUTION_DUEL)
    page.window.resize(1280, 720)
    await until(lambda: view.log.isVisible())
    before = view.side.menu.size()
    QTest.keyClick(view, Qt.Key.Key_L)
    await until(lambda: view.side.width() < 100 and view.side.button.y() > view.side.menu.y())

    assert before == view.side.menu.size() == view.side.button.size() == view.side.hint.size()
    assert view.side.menu.y() < view.side.hint.y() < view.side.button.y()
    assert view.side.button.geometry().bottom() < 230  # five buttons, one below the other


@pytest.mark.parametrize("settings", [replace(QUIET, confirmations=False)])
async def test_without_confirmations_nobody_is_asked(page):
    await page.begin(DUEL)
    page.window.session.leave()
    assert page.window.dialog is None
    await until(lambda: page.window.game is None)


async def test_the_language_changes_everywhere_at_once_while_a_game_runs(page):
    window = page.window
    view = await page.begin(DUEL)
    await page.play_until(lambda: len(view.match.plies) > 1)
    for language in ("de", "ja", "en"):
        window.take_settings(replace(window.settings, language=language))
        assert language == page.translations.language
        assert window.start.languages[language].isChecked()
        await asyncio.sleep(0.01)
    await page.play_until(lambda: len(view.match.plies) > 3)


async def test_settings_take_effect_at_once_and_are_kept(page):
    window = page.window
    click(window.start.settings)
    dialog = window.dialog
    assert isinstance(dialog, SettingsDialog)
    await until(lambda: not dialog.is_coming)
    dialog.display.boxes["theme"].setCurrentIndex(2)
    click(dialog.tabs[2])
    click(dialog.play.boxes["confirmations"])
    assert "dark" == window.theme
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: window.dialog is None)
    assert not SettingsFile(page.file.path).load().confirmations
    click(window.start.languages["de"])
    assert "de" == SettingsFile(page.file.path).load().language


async def test_a_settings_file_nobody_understands_is_answered_in_place(shown, folders, monkeypatch):
    def spoil(self, settings):
        monkeypatch.undo()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("{]")

    monkeypatch.setenv("EVOLUTION_QT_HOME", str(folders.data.parent))
    monkeypatch.setattr(SettingsFile, "save", spoil)

    async with shown() as made:
        note = made.window.start.note
        assert note.isVisible()
        assert "settings.json.bad" in note.label.text()
        click(note.close_button)
        assert note.isHidden()


async def test_folders_that_cannot_be_written_to_cost_memory_and_not_the_game(page, folders):
    window = page.window
    folders.games.parent.mkdir(parents=True, exist_ok=True)
    folders.games.write_text("in the way")
    page.file.path = folders.games / "settings.json"
    click(window.start.languages["de"])
    assert window.start.note.isVisible()
    view = await page.begin(DUEL)
    assert not view.is_recorded
    assert view.note.isVisible()
    await page.play_until(lambda: len(view.match.plies) > 2)


async def test_a_damaged_game_is_answered_in_place(page):
    window = page.window
    view = await page.begin(DUEL)
    await page.play_until(lambda: len(view.match.plies) > 1)
    window.settings = replace(window.settings, confirmations=False)
    await page.leave_game()
    path = window.shelf.unfinished()
    path.write_text(path.read_text().replace("lay ", "lie ", 1))

    click(window.start.go_on)

    assert "line 2" in await until(window.start.note.label.text)
    assert not window.start.go_on.isEnabled()


@pytest.mark.usefixtures("alone")
def test_closing_at_any_moment_ends_cleanly(play, shown):
    """The fixture closes the window; nothing may be left, whatever was going on."""

    async def act(moment, plan, speed):
        async with shown(replace(QUIET, speed=speed)) as made:
            made.window.session.begin(plan, 3)
            if moment:
                await asyncio.sleep(moment)
            pid = made.pool.pid
        assert made.pool.pid is None
        assert pid is None or not is_alive(pid)

    for number, moment in enumerate((0, 0.01, 0.05, 0.15, 0.3, 0.6)):
        play(
            act(
                moment,
                (EVOLUTION_BOTS, EVOLUTION_DUEL, EVOLUTION_TWO)[number % 3],
                ("off", "fast", "normal")[number % 3],
            )
        )


@pytest.mark.parametrize("settings", [replace(QUIET, confirmations=False)])
async def test_a_new_game_in_the_middle_of_another_ends_that_one(page):
    views = []
    for number in range(4):
        views.append(await page.begin((TWO, DUEL)[number % 2], number))
        await asyncio.sleep(0.02 * number)
    assert [False, False, False, True] == [view.is_running for view in views]


async def stands_still(view):
    """Return whether no move is made, though the player who is asked has answered."""
    before = len(view.match.plies)
    await until(lambda: view.controller.thinking is None)
    for _ in range(60):
        await asyncio.sleep(0.003)
    return before == len(view.match.plies) and view.controller.thinking is None


@pytest.mark.parametrize("settings", [QUIET])
async def test_bots_wait_while_it_is_asked_what_becomes_of_the_game(page):
    """Ctrl+N, Return, Return begins another game; the player who says no finds the table as it was."""
    view = await page.begin(EVOLUTION_BOTS)
    await until(lambda: len(view.match.plies) > 3)
    QTest.keyClick(page.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(page.window.dialog, LeaveDialog)
    assert await stands_still(view)
    QTest.keyClick(page.window.dialog, Qt.Key.Key_Escape)
    plies = len(view.match.plies)
    await until(lambda: len(view.match.plies) > plies + 3)

    QTest.keyClick(page.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    plies = len(view.match.plies)
    QTest.keyClick(page.window.dialog, Qt.Key.Key_Return)
    await until(lambda: isinstance(page.window.dialog, NewGameDialog))
    assert await stands_still(view)
    assert len(view.match.plies) - plies <= 1, "between the two sheets nobody moves"
    QTest.keyClick(page.window.dialog, Qt.Key.Key_Escape)
    await until(lambda: len(view.match.plies) > plies + 3)

    QTest.keyClick(page.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.window.dialog, Qt.Key.Key_Return)
    dialog = await until(lambda: isinstance(page.window.dialog, NewGameDialog) and page.window.dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    again = await until(lambda: page.window.game not in (None, view) and page.window.game)
    await until(lambda: len(again.match.plies) > 3)


@pytest.mark.usefixtures("late", "alone")
async def test_the_worker_may_die_and_the_game_goes_on(shown):
    import os
    import signal

    async with shown() as made:
        view = await made.begin(EVOLUTION_BOTS)
        await until(lambda: len(view.match.record.moves()) > 5)
        if made.pool.pid is not None:
            os.kill(made.pool.pid, signal.SIGKILL)
        await until(lambda: view.result.isVisible(), 60)


@pytest.mark.usefixtures("late")
async def test_the_log_follows_the_game_after_the_window_has_changed_its_size(page):
    page.window.resize(1280, 900)
    view = await page.begin(EVOLUTION_BOTS)
    await until(lambda: view.result.isVisible(), 60)
    bar = view.log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    page.window.resize(1280, 700)
    await until(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    page.window.resize(1900, 1000)
    await until(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    view.log.finish()
    bar.setValue(0)
    page.window.resize(1280, 800)
    assert 0 == bar.value()
    view.log.finish()

    assert 0 == bar.value() < bar.maximum()


async def test_the_log_follows_another_size_of_writing_in_a_running_game(page):
    """Shown or hidden when the size changes, it never lies on the table and is written in that size."""
    view = await page.begin(DUEL)
    page.window.resize(1264, 752)
    for hidden_then in (False, True):
        for text in (200, 80, 125, 100):
            if view.side.is_open == hidden_then:
                click(view.side.button)
            page.window.take_settings(replace(page.window.settings, text=text))
            where = hidden_then, text
            assert view.side.is_open == view.log.isVisible(), where
            if not view.side.is_open:
                click(view.side.button)
            await until(view.log.isVisible)
            QApplication.processEvents()
            assert view.table.geometry().right() + 1 == view.side.x(), where
            assert view.side.geometry().right() == view.rect().right(), where
            assert round(style.SMALL * view.side.factor) == view.log.font().pixelSize(), where


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1280, 800)),
        ((1366, 768), (1280, 720)),
        ((1280, 800), (1264, 752)),
        ((800, 800), (784, 752)),
        ((960, 540), (944, 492)),
    ],
)
def test_the_first_window_fits_the_screen(screen, size):
    assert QSize(*size) == fitting(QSize(*screen))


async def test_the_place_of_the_window_and_the_last_set_up_are_remembered(shown):
    async with shown() as made:
        await made.begin(DUEL)
    kept = SettingsFile(made.file.path).load()
    assert DUEL == kept.last
    assert ("Ann",) == kept.names
    assert kept.place
    async with shown(kept) as made:
        assert made.window.isVisible()
    async with shown(replace(kept, place="nonsense")) as made:
        assert USUAL == made.window.size()


async def test_the_size_of_the_window_outlives_a_program_that_is_killed(shown):
    async with shown() as made:
        made.window.resize(1024, 700)
        place = await until(lambda: made.window.settings.place)
        made.window.resize(1024, 760)
        await until(lambda: made.window.settings.place != place)
        await made.window.written()
        kept = SettingsFile(made.file.path).load()
        assert made.window.settings.place == kept.place
    async with shown(kept) as made:
        assert QSize(1024, 760) == made.window.size()


async def test_full_screen_comes_and_goes_with_f11(page):
    page.window.activateWindow()
    await until(page.window.isActiveWindow)
    QTest.keyClick(page.window, Qt.Key.Key_F11)
    assert page.window.isFullScreen()
    QTest.keyClick(page.window, Qt.Key.Key_F11)
    assert not page.window.isFullScreen()


async def test_return_draws_the_curtain_away(page):
    view = await page.begin()
    await until(lambda: view.curtain.isVisible())
    QTest.keyClick(view.curtain.button, Qt.Key.Key_Return)
    await until(lambda: not view.curtain.isVisible())


@pytest.mark.parametrize("settings", [replace(QUIET, learnt=LEARNT)])
async def test_return_presses_the_button_of_the_start_screen_that_has_the_keyboard(page):
    window = page.window
    assert window.focusWidget() is window.start.new_game

    QTest.keyClick(window.start.new_game, Qt.Key.Key_Return)

    assert isinstance(window.dialog, NewGameDialog)
