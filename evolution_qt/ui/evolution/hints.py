"""Quiet words about what the pointer rests on, for people who wonder what a number or a pile is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution.threats import threats
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.evolution.thing_words import ThingWords
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.table.naming import Names

translate = QCoreApplication.translate

_DECLINES = (
    N_("Hints", "Intelligence is not used now; you may be asked again this round."),
    N_("Hints", "You won’t be asked about Intelligence again this round."),
)
_PASSES = (
    N_("Hints", "You do nothing now; you may be asked again this round."),
    N_("Hints", "You won’t be asked again this round, unless a species of yours that can eat is hungry."),
)
"""What is said of passing and of passing for the round: where Intelligence is asked about, and where not."""

Hint = tuple[str, QRectF]
"""The words, and the place in the scene that they are about."""


def hint_at(top: Tabletop, phrases: Phrases, at: QPointF) -> Hint | None:
    """Return what is to be said of a place of the table, None where nothing is.

    Cards and traits are silent here: they are enlarged.
    """
    view, arrangement = top.view, top.arrangement
    if view is None or arrangement is None:
        return None
    state, things = view.state, phrases.things
    if top.loss.isVisible() and top.loss.scene_rect.contains(at):
        return top.loss.whole, top.loss.scene_rect
    if not (bell := top.ribbon.bell_at(at)).isEmpty():
        return top.ribbon.look.last_round, bell
    if top.recap.isVisible() and top.recap.contains(top.recap.mapFromScene(at)):
        return _of_recap(top, phrases, at)
    if top.second_button.isVisible():
        told_of = _PASSES if top.is_resting else _DECLINES
        for button, told in zip((top.button, top.second_button), told_of, strict=True):
            if button.scene_rect.contains(at):
                return translate("Hints", told), button.scene_rect
    for words, place in (
        (things.of_watering_hole(view), arrangement.pond),
        (things.of_draw_pile(view), arrangement.draw_pile),
        (things.discard_pile(len(state.discard_pile)), arrangement.discard_pile),
    ):
        if place.contains(at):
            return words, place
    for seat, own in enumerate(arrangement.seats):
        if own.header.contains(at):
            return things.of_seat(view, seat), own.header
        if own.row.room.contains(at):
            return _of_species(top, phrases.things, seat, at)
    return None


def _of_recap(top: Tabletop, phrases: Phrases, at: QPointF) -> Hint | None:
    view = top.view
    assert view is not None
    inside = top.recap.mapFromScene(at)
    if top.recap.is_again(inside):
        text = translate("Hints", "Show again on the table what has happened since your last turn ({key})")
        return filled(text, {"key": keymap.written("R")}), top.recap.mapRectToScene(top.recap.again_room())
    for step, room in top.recap.chips():
        if step is top.recap.step_at(inside):
            told = zip(step.events, step.pieces, strict=True)
            lines = [phrases.sentence(event, Names(view.names, then), view.viewer) for event, then in told]
            return "\n".join(line for line in lines if line), top.recap.mapRectToScene(room)
    return None


def _of_species(top: Tabletop, things: ThingWords, seat: int, at: QPointF) -> Hint | None:
    for tile in top.tiles(seat):
        inside = tile.mapFromScene(at)
        if not tile.rect.contains(inside):
            continue
        where, look = tile.places, tile.look
        for row, words in (
            (where.food_row, things.food(look.food, look.population, look.chips)),
            (where.population_marker(look.population), things.population(look.population)),
            (where.body_marker(look.body), things.body(look.body)),
        ):
            if row.contains(inside):
                return words, tile.mapRectToScene(row)
        if where.picture.contains(inside) and top.view is not None:
            threat = threats(top.view.state)[seat][tile.index]
            return things.threat(threat, top.view.names, top.view.viewer), tile.mapRectToScene(where.picture)
        for slot in where.slots[len(tile.traits) :]:
            if slot.contains(inside):
                return things.free_slot(look.slots), tile.mapRectToScene(slot)
    return None
