"""Only what has changed is painted again; the table looks as if all of it had been."""

from PySide6.QtCore import QLocale, QRectF

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.events import MELTING
from evolution_qt.ui.dominant.earth import DANGER, EarthItem
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
