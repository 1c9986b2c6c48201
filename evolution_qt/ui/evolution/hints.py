"""Quiet words about what the pointer rests on, for people who wonder what a number or a pile is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.games.evolution.forecast import forecast, most_rounds_left, next_deal
from evolution_qt.games.evolution.state import EFFECTS, OVER, EvolutionState
from evolution_qt.games.evolution.threats import threats
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.tabletop import Tabletop, player_hunger
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

Hint = tuple[str, QRectF]
"""The words, and the place in the scene that they are about."""


def hint_at(game: Evolution, top: Tabletop, phrases: Phrases, at: QPointF) -> Hint | None:
    """Return what is to be said of a place of the table, None where nothing is.

    Cards and traits are silent here: they are enlarged.
    """
    view, arrangement = top.view, top.arrangement
    if view is None or arrangement is None:
        return None
    state = view.state
    if top.recap.isVisible() and top.recap.contains(top.recap.mapFromScene(at)):
        return _of_recap(top, phrases, at)
    if top.second_button.isVisible():
        for button, told in (
            (top.button, phrases.hint_pass),
            (top.second_button, phrases.hint_pass_for_round),
        ):
            if button.scene_rect.contains(at):
                return told(), button.scene_rect
    for words, place in (
        (of_watering_hole(game, view, phrases), arrangement.pond),
        (of_draw_pile(game, view, phrases), arrangement.draw_pile),
        (phrases.hint_discard_pile(len(state.discard_pile)), arrangement.discard_pile),
    ):
        if place.contains(at):
            return words, place
    for seat, own in enumerate(arrangement.seats):
        if own.header.contains(at):
            return of_seat(game, view, phrases, seat), own.header
        if own.row.room.contains(at):
            return _of_species(top, phrases, seat, at)
    return None


def _of_recap(top: Tabletop, phrases: Phrases, at: QPointF) -> Hint | None:
    view = top.view
    assert view is not None
    inside = top.recap.mapFromScene(at)
    if top.recap.is_again(inside):
        return phrases.show_again(), top.recap.mapRectToScene(top.recap.again_room())
    for step, room in top.recap.chips():
        if step is top.recap.step_at(inside):
            lines = [phrases.sentence(event, view.names, view.viewer) for event in step.events]
            return "\n".join(line for line in lines if line), top.recap.mapRectToScene(room)
    return None


def of_watering_hole(game: Evolution, view: View[EvolutionState], phrases: Phrases) -> str:
    """Return what is to be said of the watering hole, in lines."""
    state = view.state
    expected = forecast(game, state, view.viewer)
    lines = [phrases.hint_watering_hole(state.watering_hole)]
    if state.phase != OVER:
        lines.append(phrases.hint_demand(expected.hungry))
    if state.phase < EFFECTS or (state.phase == EFFECTS and game.rules.come_before_reveal):
        lines.append(phrases.hint_forecast(expected))
    return "\n".join(lines)


def of_draw_pile(game: Evolution, view: View[EvolutionState], phrases: Phrases) -> str:
    """Return what is to be said of the draw pile, in lines."""
    state = view.state
    words = phrases.hint_draw_pile(len(state.draw_pile))
    if state.phase == OVER or state.final_round:
        return words
    left = phrases.hint_rounds_left(most_rounds_left(game, state))
    return "\n".join((words, phrases.hint_next_deal(next_deal(game, state)), left))


def of_seat(game: Evolution, view: View[EvolutionState], phrases: Phrases, seat: int) -> str:
    """Return what is to be said of a seat besides its species, in lines."""
    who, player = view.names[seat], view.state.players[seat]
    lines = [phrases.hint_hand(who, len(player.hand))]
    if (view.is_open or seat == view.viewer) and view.state.phase != OVER:
        lines.append(phrases.hint_bag(who, player.bag))
        lines.append(phrases.hint_points(*game.score_parts(view.state)[seat]))
    elif view.state.phase != OVER:
        lines.append(phrases.hint_open_points(*game.score_parts(view.state)[seat][1:]))
    else:
        lines.append(phrases.hint_points_at_end(*game.score_parts(view.state)[seat]))
    if view.state.phase != OVER:
        lines.append(phrases.hint_hungry(who, player_hunger(player)))
    if seat == view.state.first_player:
        lines.append(phrases.hint_first_player(who))
    return "\n".join(lines)


def _of_species(top: Tabletop, phrases: Phrases, seat: int, at: QPointF) -> Hint | None:
    for board in top.boards(seat):
        inside = board.mapFromScene(at)
        if not board.rect.contains(inside):
            continue
        where, look = board.places, board.look
        for row, words in (
            (where.food_row, phrases.hint_food(look.food, look.population, look.chip)),
            (where.population_row, phrases.hint_population(look.population)),
            (where.body_row, phrases.hint_body(look.body)),
        ):
            if row.contains(inside):
                return words, board.mapRectToScene(row)
        if where.picture.contains(inside) and top.view is not None:
            threat = threats(top.view.state)[seat][board.index]
            return phrases.hint_threat(threat, top.view.names), board.mapRectToScene(where.picture)
        if board.trait_at(inside) < 0 and where.traits.contains(inside):
            return phrases.hint_free_slot(look.slots), board.mapRectToScene(where.traits)
    return None
