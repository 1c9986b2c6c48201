"""What hits a person's own species is seen: only Space and Escape skip it, and all else waits."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.state import FEEDING
from evolution_qt.ui.shell.settings.settings import Settings
from tests.ui.shell.acting import Person, until
from tests.ui.shell.test_shell_playback_queue import begun, in_card_play

OWN_ATTACKED = Event(e.ATTACKED, 1, subject=species_ref(1, 0), target=species_ref(0, 0))
OWN_LESS = Event(e.STARVED, 0, target=species_ref(0, 0))
OTHER_ATTACKED = Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0))
BANNER = Event(e.PHASE_BEGAN, amount=FEEDING)


@pytest.fixture
def settings():
    return Settings(language="en", speed="normal", theme="light")


async def showing(window, *scenes):
    """Return a game in card play that shows what happens, very slowly, and then asks the person."""
    view = await begun(window)
    await in_card_play(view)
    seen = view.match.view(0)
    for events in scenes:
        view.perform(events, seen, 1)
    view.show_position(seen, ask=True)
    await until(lambda: view.table.animator.is_running, 20)
    return view


def is_shown(view, event):
    """Return whether an event moves now."""
    return view.table.animator.is_running and view.table.top.told == view.phrases.sentence(
        event, view.table.names(), 0
    )


def press(view, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(view.table, key, modifiers)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
async def test_a_click_waits_until_an_own_loss_is_over_and_is_not_lost(page, key):
    view = await showing(page.window, [OWN_ATTACKED])
    hand = view.table.top.hand[1].scene_rect

    Person(view).click_at(hand.center())

    assert is_shown(view, OWN_ATTACKED)
    assert view.table.player.chosen is None
    press(view, key)
    chosen = await until(lambda: view.table.player.chosen, 20)
    assert 1 == chosen.place
    assert view.table.ask
    assert not view.playback.is_busy


async def test_a_card_that_is_dragged_meanwhile_is_played_afterwards(page):
    view = await showing(page.window, [OWN_ATTACKED])
    top, made = view.table.top, len(view.match.record.notes)

    Person(view).drag(top.hand[0].scene_rect, top.gutters[0].scene_rect)

    assert is_shown(view, OWN_ATTACKED)
    assert made == len(view.match.record.notes)
    press(view, Qt.Key.Key_Space)
    await until(lambda: len(view.match.record.notes) > made, 20)


async def test_a_key_waits_too_and_keeps_its_place_between_clicks(page):
    view = await showing(page.window, [OWN_ATTACKED])
    person, top = Person(view), view.table.top

    press(view, Qt.Key.Key_1)
    person.click_at(top.hand[1].scene_rect.center())
    press(view, Qt.Key.Key_H)

    assert is_shown(view, OWN_ATTACKED)
    assert view.table.player.chosen is None
    assert not view.table.hint.is_thinking
    press(view, Qt.Key.Key_Space)
    chosen = await until(lambda: view.table.player.chosen, 20)
    assert 1 == chosen.place


@pytest.mark.parametrize("by_key", [True, False], ids=["by Space", "by a click"])
async def test_what_comes_before_an_own_loss_is_skipped_but_not_the_loss(page, by_key):
    """A click before the attack showed the question at once, and the loss was never seen."""
    view = await showing(page.window, [BANNER, OTHER_ATTACKED, OWN_ATTACKED], [BANNER, OWN_LESS])
    hand = view.table.top.hand[1].scene_rect

    if by_key:
        press(view, Qt.Key.Key_Space)
    else:
        Person(view).click_at(hand.center())

    await until(lambda: is_shown(view, OWN_ATTACKED), 20)
    assert 1.0 == view.table.animator.haste
    press(view, Qt.Key.Key_Space)
    await until(lambda: is_shown(view, OWN_LESS), 20)
    assert not view.table.ask
    press(view, Qt.Key.Key_Space)
    await until(lambda: view.table.ask, 20)
    assert (view.table.player.chosen is None) == by_key


async def test_shift_and_space_skip_all_but_attacks_and_own_losses(page):
    view = await showing(page.window, [BANNER, BANNER], [OWN_LESS])

    press(view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)

    await until(lambda: is_shown(view, OWN_LESS), 20)
    press(view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: view.table.ask, 20)


async def test_who_clicks_on_what_dies_meanwhile_does_nothing_to_what_takes_its_place(page):
    view = await showing(page.window, [Event(e.WENT_EXTINCT, 0, target=species_ref(0, 0))])
    gone = view.table.top.tile_of(0, 0).scene_rect

    Person(view).click_at(gone.center())
    press(view, Qt.Key.Key_Space)

    await until(lambda: view.table.ask, 20)
    assert view.table.player.chosen is None


async def test_what_happens_to_others_does_not_keep_a_click_waiting(page):
    view = await showing(page.window, [OTHER_ATTACKED])

    Person(view).click_at(view.table.top.hand[1].scene_rect.center())

    assert view.table.ask
    assert 1 == view.table.player.chosen.place


@pytest.mark.parametrize("before", [[], [BANNER]], ids=["during it", "before it"])
async def test_a_click_does_not_hurry_the_reveal(page, before):
    cards = [Event(e.FOOD_CARD_TURNED_UP, seat, card=1 + seat, amount=3) for seat in range(2)]
    reveal = [*cards, Event(e.WATERING_HOLE_CHANGED, amount=6)]
    view = await showing(page.window, [*before, *reveal])
    hand = view.table.top.hand[1].scene_rect

    Person(view).click_at(hand.center())

    await until(lambda: view.table.playback.is_held and view.table.animator.is_running, 20)
    assert not view.table.ask
    press(view, Qt.Key.Key_Escape)
    await until(lambda: view.table.player.chosen, 20)
    assert view.table.ask


@pytest.mark.parametrize("seed", [7, 8])
async def test_what_was_lost_stays_named_until_the_next_own_move(page, seed):
    view = await begun(page.window, seed=seed)
    view.set_speed(0.0)
    person, top = Person(view), view.table.top
    await person.play_until(lambda: top.losses and person.is_asked)
    lost = top.losses
    assert top.loss.isVisible()
    seen = view.match.view(0)
    view.show_position(seen, ask=True)
    assert lost == top.losses

    await person.make_a_move()

    await until(lambda: lost != top.losses, 20)
