"""The deck tells when the last round comes; what is certain is announced at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QApplication

from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.forecast import turns_to_last_round
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.cues import SOUNDS
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.hearing import Hearing
from evolution_qt.ui.table.view import Offer
from tests.games.beginning.scene import scene
from tests.ui.clips import Clip


def table_of(qtbot, seats, deck, size=(1280, 800), **more):
    made = scene(*["2/0 | 1/0"] * seats, phase="play", hands=("flight",), **more)
    made.state.draw_pile = made.state.draw_pile[:deck]
    table = BeginningTable(made.rules)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_position(made.rules.observe(made.state, 0), ask=True)
    return table


@pytest.mark.parametrize(
    ("deck", "deck_says", "bell_says"),
    [
        (40, "", ""),
        (20, "Last round in at most 3 turn(s)", ""),
        (8, "Last round", "Last round"),
    ],
)
def test_the_deck_tells_of_the_last_round_when_it_is_near(qtbot, deck, deck_says, bell_says):
    table = table_of(qtbot, 3, deck)

    assert bool(deck_says) == table.top.deck_note.isVisible()
    assert deck_says == table.top.deck_note.words
    assert bell_says == table.top.ribbon.look.last_round
    assert f"Deck: {deck} card(s)" + (f". {deck_says}." if deck_says else "") == table.tree.name(
        Key("draw pile")
    )


@pytest.mark.parametrize("size", [(1100, 620), (845, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_its_plate_has_its_place_with_any_number_of_seats(qtbot, language, size):
    translations, wrong = Translations(QApplication.instance()), []
    translations.use(language)
    try:
        for seats in range(2, 6):
            table = table_of(qtbot, seats, 4 * seats, size, to_move=0, first_player=1)
            assert turns_to_last_round(table.shown_state) == 1
            for text in (1.0, 1.5, 2.0):
                table.display.set_text(text)
                note, deck = table.top.deck_note, table.top.draw_pile.scene_rect
                place = note.scene_rect
                sign = table.top.food_note.scene_rect.adjusted(-2, 0, 0, 0)
                others = [table.top.pond.number_rect, *(one.scene_rect for one in table.top.seats), sign]
                is_seen = note.isVisible() and note.is_whole and place.contains(deck.center())
                if not is_seen or any(rect.intersects(place) for rect in others):
                    wrong.append((seats, text, note.isVisible()))
    finally:
        translations.remove()

    assert [] == wrong


@pytest.mark.parametrize("seats", [2, 4])
def test_a_banner_tells_once_in_a_game_that_the_last_round_is_certain(qtbot, seats):
    rules = game_named("beginning/de")
    state, rng = rules.new(seats, 3), Rng(3, "banner")
    table = BeginningTable(rules)
    qtbot.addWidget(table)
    table.show_position(rules.observe(state, 0))
    cues, told, bells = table.playback.cues, [], []
    while state.phase != OVER:
        table.show_position(rules.observe(state, 0))
        follower = cues.follower(table.seen.state)
        steps = rules.legal(state)
        step = steps[rng.below(len(steps))]
        events = rules.play(state, state.to_move, rules.spoken(state, state.to_move, [step]))
        for run in cues.runs([event.as_seen_by(0) for event in events]):
            motion = cues.motion(run, follower.state)
            looks = [] if motion is None else Clip(table, motion).sprites
            banners = [one for one in looks if one.keys[0].place == table.scene().sceneRect().center()]
            for event in run:
                follower.follow(event)
                cues.follow(event)
            table.draw(follower.state, Offer())
            if banners:
                told.append((follower.state.round, len(bells)))
            bells.append(bool(table.top.ribbon.look.last_round))

    ((number, at),) = told
    assert state.final_round == number
    first = bells.index(True)
    assert 0 <= first - at <= 1  # the bell rings with the banner, or when the supply is over
    assert all(bells[first:-1])  # it does not go out while the next supply is dealt
    assert not bells[-1]


def test_what_is_told_of_an_own_move_has_the_room_beside_the_bell_in_one_line(qtbot):
    """No button stands there then, and no opponent thinks: the step of the turn keeps its words."""
    table = table_of(qtbot, 2, 2, (1010, 800))
    top = table.top
    top.told = "Ann's mammoth eats 1 token from the watering hole. (no other choice)"
    table.show_position(table.seen, ask=False)

    ribbon = top.ribbon
    at = QPointF(0.97 * ribbon.rect.width(), ribbon.rect.center().y())
    assert not ribbon.bell_at(ribbon.mapToScene(at)).isEmpty()
    assert not ribbon.has_two_lines


def test_its_bell_is_heard_over_the_cards_that_bring_it(qtbot):
    owner = QObject()
    hearing, heard = Hearing(SOUNDS, owner), []
    hearing.wished.connect(heard.append)

    hearing.hear([Event(e.DREW, 1), Event(e.LAST_ROUND_ANNOUNCED, 1)], 1, skipped=False)

    assert [synth.BELL] == heard
