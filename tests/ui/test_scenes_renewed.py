"""A scene goes on at the same moment where the table takes on another size, theme or language meanwhile."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as beginning
from evolution_qt.games.beginning.state import OVER
from evolution_qt.games.evolution import events as evolution
from evolution_qt.games.evolution.cards import seat_of
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.presentation import presentation
from tests.games.beginning.scene import scene
from tests.ui.clips import Clip, items_of_scene, looks
from tests.ui.dominant import test_ceremonies
from tests.ui.evolution.test_perform import NAMES, random_game
from tests.ui.hands import run
from tests.ui.kit.comparing import difference, reduced

SIZE, LARGER = (1280, 800), (1720, 1000)
ALIKE = 0.001
"""The share of pixels that may differ: large letters are not always drawn alike."""


def food_cards():
    """Return how four food cards are turned up: the game, the position before it, and what happens."""
    for game, before, events, _ in random_game("evolution/de", 4, seed=1):
        turned_up = [event for event in events if event.kind == evolution.FOOD_CARD_TURNED_UP]
        if len(turned_up) == 4:
            return game, game.observe(before, 0), turned_up
    raise AssertionError("no food cards are turned up")


def fossil():
    """Return how a species of the person at the screen dies out."""
    for game, before, events, _ in random_game("evolution/de", 3, seed=0):
        for event in events:
            if event.kind == evolution.WENT_EXTINCT:
                return game, game.observe(before, seat_of(event.target)), [event]
    raise AssertionError("no species dies out")


def flights():
    """Return how cards are dealt at the beginning of a round."""
    for game, before, events, _ in random_game("evolution/de", 3, seed=5):
        drawn = [event for event in events if event.kind == evolution.DREW]
        if drawn:
            return game, game.observe(before, 0), drawn
    raise AssertionError("no cards are drawn")


def losses():
    """Return how animals of one species fall out of its herd."""
    for game, before, events, _ in random_game("evolution/de", 3, seed=0):
        for event in events:
            if event.kind == evolution.POPULATION_LOST and event.amount:
                return game, game.observe(before, seat_of(event.target)), [event]
    raise AssertionError("no population is lost")


def screens():
    """Return how the screens fold down at the end of The Beginning."""
    rules = game_named("beginning/de")
    state, rng = rules.new(3, 11), Rng(11, "ending")
    while state.phase != OVER:
        step = rules.suggest(state, rules.legal(state), rng)
        events = rules.play(state, state.to_move, rules.spoken(state, state.to_move, [step]))
    return rules, rules.observe(state, 0), [one for one in events if one.kind == beginning.GAME_ENDED]


def extinction():
    """Return how cubes die out in Dominant Species."""
    before, events, _ = test_ceremonies.first("reset", dies=True)
    at = next(at for at, event in enumerate(events) if event.cause == test_ceremonies.e.EXTINCTION)
    return test_ceremonies.RULES, test_ceremonies.RULES.observe(before, 0), events[at:]


def reseed():
    """Return how disks move on in the boxes of Dominant Species."""
    before, events, _ = test_ceremonies.first("reset")
    rules = test_ceremonies.RULES
    begin = next(at for at, event in enumerate(events) if event.kind == test_ceremonies.e.BOXES_MOVED)
    follower = presentation(rules.key).table(rules, "light", None).playback.cues.follower(before)
    for event in events[:begin]:
        follower.follow(event)
    return rules, rules.observe(follower.state, 0), events[begin:]


SCENES = {
    food_cards: 900.0,
    fossil: 500.0,
    flights: 120.0,
    losses: 150.0,
    screens: 2200.0,
    extinction: 900.0,
    reseed: 700.0,
}
"""Scenes, each with a moment of it."""


@pytest.fixture
def translations(qapp):
    """The languages of the window."""
    before, made = QLocale(), Translations(qapp)
    yield made
    made.remove()
    QLocale.setDefault(before)


def table_of(qtbot, game, seen, size, theme):
    table = presentation(game.key).table(game, theme, None)
    qtbot.addWidget(table)
    table.resize(*size)
    seats = len(table.board.own_names(seen.state))
    table.set_players([(name, False) for name in NAMES[:seats]])
    table.show()
    table.show_position(seen)
    table.playback.set_speed(0.0001)
    return table


async def stopped(table, events, moment, look):
    """Show the first scene of some events up to a moment, and then *look*."""
    player = table.animator.scenes
    task = asyncio.ensure_future(table.playback.perform(events, is_new=True))
    while not player.sprites:
        await asyncio.sleep(0)
    player.setProperty("clock", moment)
    look()
    table.playback.abandon()
    await task


def drawn(table):
    """Return what the scene itself looks like now, on nothing."""
    image = QImage(table.scene().sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for item in items_of_scene(table.scene()):
        painter.save()
        painter.setTransform(item.sceneTransform())
        painter.setOpacity(item.opacity())
        item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.restore()
    painter.end()
    return image


def is_blank(image):
    """Return whether nothing is drawn on an image."""
    return not any(bytes(image.constBits()))


@pytest.mark.parametrize("what", SCENES, ids=[one.__name__ for one in SCENES])
@pytest.mark.parametrize("change", ["size", "theme", "language"])
def test_a_scene_goes_on_at_the_same_moment_with_new_pictures(qapp, qtbot, translations, what, change):
    """Food cards and screens stayed as large as they had been."""
    game, seen, events = what()
    size, theme, language = {
        "size": (LARGER, "light", "en"),
        "theme": (SIZE, "dark", "en"),
        "language": (SIZE, "light", "de"),
    }[change]
    found = []

    def renewed():
        found.append(drawn(table))
        translations.use(language)
        table.display.retranslate()
        table.display.set_theme(theme)
        table.resize(*size)
        table.display.settle_size()
        found.append(drawn(table))

    translations.use("en")
    table = table_of(qtbot, game, seen, SIZE, "light")
    run(qapp, stopped(table, events, SCENES[what], renewed))
    fresh = table_of(qtbot, game, seen, size, theme)
    run(qapp, stopped(fresh, events, SCENES[what], lambda: found.append(drawn(fresh))))

    before, after, wanted = found
    assert not is_blank(before)
    assert not is_blank(wanted)
    assert difference(reduced(after, 2), reduced(wanted, 2))[1] < ALIKE
    assert before != after or (what not in (extinction, reseed) and change != "size")
    assert [] == looks(table.scene())


@pytest.mark.parametrize("what", SCENES, ids=[one.__name__ for one in SCENES])
def test_a_scene_that_is_only_made_shows_nothing_yet(qtbot, what):
    """The rows of Planning were seen while the pictures of Reseed were still painted."""
    game, seen, events = what()
    table = table_of(qtbot, game, seen, SIZE, "light")
    cues = table.playback.cues
    first = next(iter(cues.runs(events)))
    before = table.grab().toImage()

    table.animator.load(cues.motion(first, seen.state))

    assert before == table.grab().toImage()


@pytest.mark.parametrize(
    ("key", "kind"),
    [("beginning/de", beginning.STEP_BEGAN), ("evolution/de", evolution.ROUND_BEGAN)],
)
def test_the_ribbon_names_another_step_only_once_its_event_is_over(qapp, qtbot, key, kind):
    game = game_named(key)
    seen = game.observe(game.new(3, 1), 0)
    table = table_of(qtbot, game, seen, SIZE, "light")
    cues, event, ribbon = table.playback.cues, Event(kind, 0, amount=beginning.SCORING), table.top.ribbon
    table.top.tell("Something happens.")
    before = ribbon.look
    if (motion := cues.motion([event], seen.state)) is not None:
        Clip(table, motion).at(1)
    table.top.tell("Something happens.")
    assert before == ribbon.look
    table.animator.scenes.clear()

    table.playback.set_speed(1000.0)
    run(qapp, table.playback.perform([event]))
    assert before.now != ribbon.look.now


# What is remembered from one scene to the next


def hunt_of_evolution():
    """Return how meat is eaten: the game, the position before the hunt, the attack and the meal."""
    for game, before, events, _ in random_game("evolution/de", 3, seed=0):
        for event in events:
            if event.kind == evolution.ATTACKED:
                meal = Event(evolution.ATE_MEAT, event.actor, target=event.subject, amount=2)
                return game, game.observe(before, seat_of(event.target)), event, meal
    raise AssertionError("nothing is attacked")


def hunt_of_beginning():
    """Return the same for The Beginning."""
    made = scene("3/0 carnivore | 1/0", "2/0", phase="feeding", watering_hole=1)
    seen = made.rules.observe(made.state.clone(), 0)
    made.play("attack 0 1.0")
    kinds = beginning.ATTACKED, beginning.ATE_MEAT
    return made.rules, seen, *(next(one for one in made.events if one.kind == kind) for kind in kinds)


@pytest.mark.parametrize("hunt", [hunt_of_evolution, hunt_of_beginning])
def test_meat_comes_from_the_prey_also_where_the_table_grew_since_the_attack(qtbot, hunt):
    """It came from where the prey had been in the old size."""
    game, seen, attack, meal = hunt()
    table = table_of(qtbot, game, seen, SIZE, "light")
    cues = table.playback.cues
    cues.begin(None, None)
    Clip(table, cues.motion([attack], seen.state)).at(50)
    old = cues.rect(attack.target)

    table.resize(*LARGER)
    table.display.settle_size()

    assert not old.contains(cues.rect(attack.target).center())
    first, *_ = Clip(table, cues.motion([meal], seen.state)).at(0)
    assert cues.rect(attack.target).contains(first.place)


def test_a_dropped_card_starts_where_it_was_dropped_in_a_table_that_grew_meanwhile(qtbot):
    """It started where that had been in the old size."""
    made = scene("1/0", "1/0", hands=("flight speed",), phase="play", watering_hole=2)
    seen = made.rules.observe(made.state.clone(), 0)
    table = table_of(qtbot, made.rules, seen, SIZE, "light")
    made.play("species flight")
    cues = table.playback.cues
    laid = next(one for one in cues.runs(made.events) if one[0].kind == beginning.SPECIES_LAID)
    cues.begin(QPointF(320, 600), laid[0])
    motion = cues.motion(laid, seen.state)
    assert [QPointF(320, 600)] == [look.place for look in Clip(table, motion).at(0)]

    table.resize(*LARGER)
    table.display.settle_size()

    assert [QPointF(430, 750)] == [look.place for look in Clip(table, motion).at(0)]
