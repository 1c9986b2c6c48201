"""What a decision would bring, before it is made: the position after it, and what that means in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import unpack
from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import answers, scoring
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.board import CELL_NAMES, CELLS, CELLS_AT, CORNERS
from evolution_qt.games.dominant.cards import (
    CARD_BITS,
    COMPETITION_AT,
    COMPETITION_TERRAINS,
    DOMINATION_AT,
    ELEMENTS,
    GLACIATION_AT,
    ICE_AGE,
    INITIATIVE_AT,
    LIMITS,
    MIGRATION_AT,
    NO_ANIMAL,
    SPACE_REF,
    SPACES,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    SYMBIOTIC,
    WANDERLUST_AT,
)
from evolution_qt.games.dominant.listing import freezable
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import looks, outlook
from evolution_qt.ui.dominant.ceremony_words import CeremonyWords
from evolution_qt.ui.dominant.looks import ActionRow
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.preview_words import PreviewWords
from evolution_qt.ui.dominant.rows import ahead, running
from evolution_qt.ui.kit.joined import before as before_it
from evolution_qt.ui.kit.joined import row as in_a_row

translate = QCoreApplication.translate
_MOST_LINES: Final = 3


@dataclass(frozen=True)
class Preview:
    """A decision seen ahead."""

    state: DominantState
    """The position after it, before anything else happens."""
    cells: frozenset[int]
    """The tiles on which an animal has more or fewer cubes, matches or rank then."""
    lines: tuple[str, ...]
    is_warning: bool = False
    """Whether it would bring nothing, or may bring nothing when it comes up."""
    is_end: bool = False
    """Whether the round would be the last: what each animal would have at the end is made of what."""


def preview(state: DominantState, step: int, words: DominantWords) -> Preview:
    """Return what a legal step would bring the animal that is asked."""
    question = state.pending[-1]
    animal = question >> q.BY_SHIFT & q.BY_BITS
    verb = unpack(step).verb
    if verb == s.PLAN:
        lines, is_warning = pawn_lines(state, animal, unpack(step).target - SPACE_REF, words)
        return Preview(state, frozenset(), tuple(lines), is_warning)
    if verb == s.CARD and step & CARD_BITS == SYMBIOTIC:  # draws at random
        return Preview(state, frozenset(), (words.card_text(SYMBIOTIC),))
    if verb == s.CARD and step & CARD_BITS == ICE_AGE:
        end = CeremonyWords(words).at_the_end(outlook.with_ice_age(state))
        return Preview(_answered(state, step), frozenset(), (end,), is_end=True)
    if verb == s.RESCUE:  # all of Reset would follow
        return Preview(state, frozenset(), (translate("DominantTable", "One cube stays alive there."),))
    after = _answered(state, step)
    cells = frozenset(cell for cell in range(CELLS) if _looks(state, cell) != _looks(after, cell))
    return Preview(after, cells, tuple(_lines(state, after, animal, step, words)[:_MOST_LINES]))


def _answered(state: DominantState, step: int) -> DominantState:
    after = state.clone()
    after.options = None
    answers.answer(after, after.pending[-1], step)
    return after


def _looks(state: DominantState, cell: int) -> tuple[object, ...]:
    """Return what is seen of a tile."""
    return state.ground[cell], tuple(outlook.standings(state, cell)) if state.crowd[cell] else ()


def _lines(
    before: DominantState, after: DominantState, animal: int, step: int, words: DominantWords
) -> list[str]:
    """Return the sentences about a step, the most important first."""
    old, new = outlook.accounts(before), outlook.accounts(after)
    lines = []
    verb = unpack(step).verb
    gains = [
        filled(
            translate("DominantTable", "{animal} {points}"),
            {"animal": words.animal(one), "points": f"{new[one].points - old[one].points:+d}"},
        )
        for one in before.in_play
        if new[one].points != old[one].points
    ]
    if gains:
        lines.append(filled(translate("DominantTable", "Points: {gains}."), {"gains": in_a_row(gains)}))
    if verb == s.SCORE:
        cell = next(cell for cell in range(CELLS) if (after.scored ^ before.scored) >> cell & 1)
        taker = before.dominant(cell)
        lines.append(
            translate("DominantTable", "No animal dominates: no card is taken.")
            if taker == NO_ANIMAL
            else filled(translate("DominantTable", "{animal} takes a card."), {"animal": words.animal(taker)})
        )
    lines += _dominance(before, after, animal, words)
    lines += _hunger(before, after, animal, words)
    if verb == s.CARD:
        lines.append(words.card_text(step & CARD_BITS))
    if not lines:
        lines.append(translate("DominantTable", "Changes neither dominance nor hunger."))
    return lines


def _dominance(before: DominantState, after: DominantState, animal: int, words: DominantWords) -> list[str]:
    won = [cell for cell in range(CELLS) if _dominates(after, cell) == animal != _dominates(before, cell)]
    lost = [cell for cell in range(CELLS) if _dominates(before, cell) == animal != _dominates(after, cell)]
    lines = []
    if won:
        names = {"cells": in_a_row([CELL_NAMES[cell] for cell in won])}
        lines.append(filled(translate("DominantTable", "You would dominate {cells}."), names))
    if lost:
        names = {"cells": in_a_row([CELL_NAMES[cell] for cell in lost])}
        lines.append(filled(translate("DominantTable", "You would no longer dominate {cells}."), names))
    for other in before.in_play:
        gained = [
            cell for cell in range(CELLS) if _dominates(after, cell) == other != _dominates(before, cell)
        ]
        if other != animal and gained:
            names = {"animal": words.animal(other), "cells": in_a_row([CELL_NAMES[cell] for cell in gained])}
            lines.append(filled(translate("DominantTable", "{animal} would dominate {cells}."), names))
    return lines


def _dominates(state: DominantState, cell: int) -> int:
    return state.dominant(cell) if state.crowd[cell] else NO_ANIMAL


def _hunger(before: DominantState, after: DominantState, animal: int, words: DominantWords) -> list[str]:
    old, new = outlook.accounts(before), outlook.accounts(after)
    lines = []
    for one in sorted(before.in_play, key=lambda other: other != animal):
        more = new[one].dying - old[one].dying
        about: dict[str, int | str] = {"animal": words.animal(one), "number": abs(more)}
        if more > 0:
            text = translate("DominantTable", "{animal}: {number} more would die at Reset.")
            lines.append(filled(text, about))
        elif more < 0:
            text = translate("DominantTable", "{animal}: {number} fewer would die at Reset.")
            lines.append(filled(text, about))
    return lines


# Pawns


def pawn_lines(state: DominantState, animal: int, space: int, words: DominantWords) -> tuple[list[str], bool]:
    """Return what a pawn on a space could do if it acted now and what stands before it, and if it is vain."""
    row = looks.row_of(space)
    can = _could(state, animal, space, row, words)
    nothing = translate("DominantTable", "Nothing to do there as it stands.")
    told = PreviewWords()
    before = [one for one, _ in ahead(state) if one < row]
    before += [at for at in looks.spaces_of(row) if at < space and state.spaces[at] != NO_ANIMAL]
    lines = [told.could(words.action(row), can) if can else before_it(words.action(row), nothing)]
    if before:
        lines.append(told.pawns_before(len(before)))
    if can and row in _FRAGILE and (stale := _threat(state, space, row, words)):
        lines.append(stale)
    return lines, not can


def stale(state: DominantState, animal: int, words: DominantWords) -> frozenset[int]:
    """Return the spaces where a pawn of an animal would find nothing to do as it stands."""
    return frozenset(
        space
        for space in range(SPACES)
        if state.spaces[space] == animal
        and looks.row_of(space) >= running(state)
        and not _could(state, animal, space, looks.row_of(space), words)
    )


_TAKERS: Final = (ActionRow.WASTELAND, ActionRow.DEPLETION, ActionRow.GLACIATION)
"""Rows that may take disks off the earth before Speciation."""
_FRAGILE: Final = (ActionRow.ADAPTATION, ActionRow.ABUNDANCE, ActionRow.WASTELAND, ActionRow.SPECIATION)
"""Rows whose disks may be gone when their later pawns act."""


def _threat(state: DominantState, space: int, row: ActionRow, words: DominantWords) -> str:
    """Return what may take away what a pawn is placed for; empty if nothing may."""
    if row == ActionRow.SPECIATION:
        element = SPECIATION_ELEMENTS[space - SPECIATION_AT]
        disks = state.disks.count(element)
        takers = [one for one, _ in ahead(state) if one in _TAKERS]
        if disks <= 2 and takers:
            return PreviewWords().few_disks(disks)
        return ""
    box = looks.ROWS[row].box
    disks = sum(state.boxes[box * ELEMENTS : box * ELEMENTS + ELEMENTS])
    earlier = sum(1 for at in looks.spaces_of(row) if at < space and state.spaces[at] != NO_ANIMAL)
    if disks <= earlier:
        return translate("DominantTable", "The pawns before it can empty the box.")
    return ""


def _could(state: DominantState, animal: int, space: int, row: ActionRow, words: DominantWords) -> str:
    """Return what an animal could do at a space now, empty if nothing."""
    told = PreviewWords()
    box = looks.ROWS[row].box
    kinds = [kind for kind in range(ELEMENTS) if state.boxes[box * ELEMENTS + kind]] if box >= 0 else []
    names = in_a_row([words.element(kind) for kind in kinds]) if kinds else ""
    if space == INITIATIVE_AT:
        at = state.initiative.index(animal)
        text = translate("DominantTable", "place {number} on the track, and the pawn again")
        return filled(text, {"number": max(at, 1)})
    if row == ActionRow.REGRESSION:
        own = [kind for kind in kinds if state.added(animal, kind)]
        names = in_a_row([words.element(kind) for kind in own]) if own else ""
        return (
            filled(translate("DominantTable", "keeps one of {elements}"), {"elements": names}) if own else ""
        )
    if row == ActionRow.DEPLETION:
        on_earth = [kind for kind in kinds if kind in state.disks[:CORNERS]]
        names = in_a_row([words.element(kind) for kind in on_earth]) if on_earth else ""
    if row in (ActionRow.ADAPTATION, ActionRow.ABUNDANCE, ActionRow.WASTELAND, ActionRow.DEPLETION):
        texts = {
            ActionRow.ADAPTATION: translate("DominantTable", "takes one of {elements}"),
            ActionRow.ABUNDANCE: translate("DominantTable", "puts one of {elements} on earth"),
            ActionRow.WASTELAND: translate("DominantTable", "returns one of {elements}"),
            ActionRow.DEPLETION: translate("DominantTable", "takes one of {elements} off the earth"),
        }
        return filled(texts[row], {"elements": names}) if names else ""
    if GLACIATION_AT <= space < SPECIATION_AT:
        count = bin(freezable(state)).count("1")
        return told.freezes(count) if count else ""
    if SPECIATION_AT <= space < WANDERLUST_AT:
        element = SPECIATION_ELEMENTS[space - SPECIATION_AT]
        disks = state.disks.count(element)
        most = min(state.pool[animal], max(_room_around(state, element), default=0))
        return told.around(disks, most) if most else ""
    if WANDERLUST_AT <= space < MIGRATION_AT:
        count = sum(1 for one in state.face_up if one)
        return told.lays(count) if count else ""
    if MIGRATION_AT <= space < COMPETITION_AT:
        cubes = sum(state.cubes[animal * CELLS : animal * CELLS + CELLS])
        return told.moves(min(MIGRATION_AT + 7 - space, cubes)) if cubes else ""
    if COMPETITION_AT <= space < DOMINATION_AT:
        rivals = rivals_at(state, animal, space)
        return told.rivals(len(rivals)) if rivals else ""
    best = max((scoring.worth(state, cell)[animal], cell) for cell in range(CELLS))
    return told.best(CELL_NAMES[best[1]], best[0]) if best[0] else ""


def _room_around(state: DominantState, element: int) -> Sequence[int]:
    """Return for each disk of an element how many new cubes the tiles that touch it take (004:187-190)."""
    return [
        sum(LIMITS[state.ground[cell]] for cell in CELLS_AT[corner])
        for corner in range(CORNERS)
        if state.disks[corner] == element
    ]


def rivals_at(state: DominantState, animal: int, space: int) -> Sequence[int]:
    """Return the tiles on which a Competition space finds a rival beside the animal."""
    terrains = COMPETITION_TERRAINS[space - COMPETITION_AT]
    return [
        cell
        for cell in range(CELLS)
        if terrains >> state.ground[cell] & 1
        and state.cubes[animal * CELLS + cell]
        and state.crowd[cell] > state.cubes[animal * CELLS + cell]
    ]
