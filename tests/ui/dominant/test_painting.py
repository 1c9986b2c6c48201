"""Only what has changed is painted again; the table looks as if all of it had been."""

from collections import Counter

import pytest
from PySide6.QtCore import QLocale, QRectF

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.events import MELTING
from evolution_qt.games.dominant.look_ahead import Branch
from evolution_qt.games.dominant.steps import PLANS
from evolution_qt.ui.dominant.action_display import RowsItem
from evolution_qt.ui.dominant.earth import DANGER, EarthItem
from evolution_qt.ui.dominant.own_board import OwnItem
from evolution_qt.ui.dominant.panels import AnimalsItem, CardsItem, HeadItem
from evolution_qt.ui.dominant.supply import BagItem, StacksItem
from evolution_qt.ui.kit import pixmaps
from evolution_qt.ui.shell.window.language import Translations
from tests.ui.dominant.tables import RULES, Played, positions


def shown(table):
    """Return what is seen of a table, as it has been painted so far."""
    return table.viewport().grab().toImage()


def fresh(qtbot, state):
    """Return what a table shows that has shown nothing else."""
    pixmaps.forget()
    return shown(Played(qtbot, state).table)


def test_a_table_that_follows_a_game_looks_like_one_that_shows_its_end(qtbot):
    state, rng = positions()["migration"].clone(), Rng(5)
    played = Played(qtbot, state)
    for _ in range(40):
        steps = RULES.legal(state)
        RULES.apply(state, steps[rng.below(len(steps))])
        played.table.show_position(RULES.observe(state, state.to_move), ask=True)
        shown(played.table)

    assert fresh(qtbot, state) == shown(played.table)


PARTS = {AnimalsItem: "draw", CardsItem: "draw", HeadItem: "draw", OwnItem: "draw", BagItem: "draw"}
PARTS |= {StacksItem: "draw", RowsItem: "paint", EarthItem: "paint"}


@pytest.fixture
def painted(monkeypatch):
    """Return how often each part of the table was painted."""
    found = Counter()

    def counting(kind, paint):
        def counted(item, *given, **more):
            found[kind] += 1
            paint(item, *given, **more)

        return counted

    for kind, name in PARTS.items():
        monkeypatch.setattr(kind, name, counting(kind, getattr(kind, name)))
    return found


def test_the_same_position_again_paints_nothing(qtbot, painted):
    state = positions()["plan"]
    played = Played(qtbot, state)
    shown(played.table)
    assert set(PARTS) == set(painted)
    painted.clear()

    played.table.show_position(RULES.observe(state, state.to_move), ask=True)
    shown(played.table)

    assert not painted


def test_a_pawn_that_is_placed_paints_what_changes_and_that_once(qtbot, painted):
    state = positions()["plan"].clone()
    played = Played(qtbot, state)
    shown(played.table)
    painted.clear()

    seat = state.to_move
    RULES.apply(state, next(step for step in PLANS if step in RULES.legal(state)))
    played.table.show_position(RULES.observe(state, seat))
    shown(played.table)

    assert {OwnItem: 1, RowsItem: 1} == painted


def test_a_position_that_was_prepared_is_drawn_without_looking_ahead(qtbot, monkeypatch):
    state = positions()["plan"].clone()
    played = Played(qtbot, state)
    RULES.apply(state, next(step for step in PLANS if step in RULES.legal(state)))
    seen = RULES.observe(state, state.to_move)
    looked = []
    monkeypatch.setattr(Branch, "answer", lambda _branch, step: looked.append(step))
    list(played.table.prepare(seen))
    assert looked
    looked.clear()

    played.table.show_position(seen)

    assert not looked


def test_one_disk_lets_its_tiles_be_painted_and_no_more(qtbot, monkeypatch):
    state = positions()["abundance"]
    played = Played(qtbot, state)
    shown(played.table)
    rooms = []
    monkeypatch.setattr(EarthItem, "update", lambda item, *room: rooms.append(room))

    other = state.clone()
    corner = next(at for at, kind in enumerate(state.disks) if kind < 6)
    other.lift_disk(corner, NO_ANIMAL, MELTING)
    other.put_disk((state.disks[corner] + 1) % 6, corner)
    played.board.earth.look_ahead(other)

    assert 1 <= len(rooms) <= 3
    assert all(isinstance(room, QRectF) for (room,) in rooms)


def test_a_lens_lets_everything_be_painted(qtbot):
    state = positions()["plan"]
    played = Played(qtbot, state)
    before = shown(played.table)

    played.table.look_through(DANGER)

    assert before != shown(played.table)
    played.table.look_through(0)
    assert before == shown(played.table)


def test_panels_speak_another_language_at_once(qtbot, qapp):
    state = positions()["plan"]
    played = Played(qtbot, state)
    shown(played.table)
    before, translations = QLocale(), Translations(qapp)
    translations.use("de")
    try:
        played.table.display.retranslate()
        german = shown(played.table)

        assert fresh(qtbot, state) == german
    finally:
        translations.remove()
        QLocale.setDefault(before)
