"""What a decision would bring, in words with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.looks import row_of
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import joined, numbers


class PreviewWords:
    """Says it in the current language, each number with its form."""

    tr = staticmethod(partial(QCoreApplication.translate, "PreviewWords"))

    def __init__(self, terms: DominantTerms, state: DominantState) -> None:
        """Call tiles by the terrains of a position."""
        self._terms = terms
        self._state = state

    def _cells(self, cells: Sequence[int]) -> str:
        return joined.row([self._terms.tile(self._state, cell) for cell in cells])

    def _of(self, words: str, animal: int, **more: int | str) -> str:
        return filled(words, {"animal": self._terms.animal(animal), **more})

    # Pawns

    def could(self, action: str, what: str) -> str:
        """Return what a pawn at an action could do, as a sentence."""
        return filled(self.tr("{action}: {what}."), {"action": action, "what": what})

    def nothing_to_do(self) -> str:
        """Return that a pawn would find nothing to do."""
        return self.tr("nothing to do there as it stands")

    def waits(self) -> str:
        """Return that a pawn does not act in this round."""
        return self.tr("waits for the next round")

    def pawns_before(self, count: int) -> str:
        """Return how many pawns act before it."""
        return self.tr("%n pawn(s) act before it.", "", count)

    def takers(self, pawns: Sequence[tuple[int, int]]) -> str:
        """Return which pawns, by animal and space, can each leave it nothing."""
        return filled(self.tr("May find nothing left after: {pawns}."), {"pawns": self._pawns(pawns)})

    def givers(self, pawns: Sequence[tuple[int, int]]) -> str:
        """Return which pawns, by animal and space, can each give it something to do."""
        return filled(self.tr("That may change after: {pawns}."), {"pawns": self._pawns(pawns)})

    def _pawns(self, pawns: Sequence[tuple[int, int]]) -> str:
        told = [
            self._of(self.tr("{animal} in {action}"), animal, action=self._terms.action(row_of(space)))
            for animal, space in pawns
        ]
        return joined.row(list(dict.fromkeys(told)))

    def track(self, place: int) -> str:
        """Return what a pawn in Initiative brings."""
        return filled(self.tr("place {number} on the track, and the pawn again"), {"number": place})

    def takes(self, elements: str) -> str:
        """Return that it takes an element."""
        return filled(self.tr("takes one of {elements}"), {"elements": elements})

    def keeps(self, elements: str, *, is_choice: bool) -> str:
        """Return what it keeps from Regression, all of it or one."""
        words = self.tr("keeps one of {elements}") if is_choice else self.tr("keeps {elements}")
        return filled(words, {"elements": elements})

    def puts(self, elements: str) -> str:
        """Return that it puts an element on earth."""
        return filled(self.tr("puts one of {elements} on earth"), {"elements": elements})

    def returns(self, elements: str) -> str:
        """Return that it returns an element from Wasteland."""
        return filled(self.tr("returns one of {elements}"), {"elements": elements})

    def removes(self, elements: str) -> str:
        """Return that it takes an element off the earth."""
        return filled(self.tr("takes one of {elements} off the earth"), {"elements": elements})

    def freezes(self, count: int) -> str:
        """Return among how many tiles one freezes."""
        return self.tr("freezes one of %n tile(s)", "", count)

    def around(self, count: int, cubes: int) -> str:
        """Return around how many disks cubes could appear, and how many at most."""
        disks = self.tr("one of %n disk(s)", "", count)
        return filled(self.tr("up to %n new cube(s) around {disks}", "", cubes), {"disks": disks})

    def lays(self, count: int) -> str:
        """Return among how many tiles one is laid."""
        return self.tr("lays one of %n tile(s)", "", count)

    def moves(self, count: int) -> str:
        """Return how many cubes move at most."""
        return self.tr("moves up to %n cube(s)", "", count)

    def rivals(self, count: int) -> str:
        """Return on how many tiles there are rivals."""
        return self.tr("rivals on %n tile(s)", "", count)

    def scores(self, count: int) -> str:
        """Return among how many tiles one is scored, where none pays the animal."""
        return self.tr("scores one of %n tile(s), none for you", "", count)

    def best(self, cell: int, points: int, *, takes_card: bool) -> str:
        """Return which tile would pay most."""
        words = self.tr("most for you: {cell}, %n point(s)", "", points)
        if takes_card:
            words = self.tr("most for you: {cell}, %n point(s) and a card", "", points)
        return filled(words, {"cell": self._terms.tile(self._state, cell)})

    # Outcomes

    def standing(self, animal: int, before: tuple[int, int], after: tuple[int, int]) -> str:
        """Return what an animal would have at the end, and what without it; each from least to most."""
        if before == after:
            return self._of(self.tr("{animal} {after}"), animal, after=_span(after))
        words = self.tr("{animal} {after} instead of {before}")
        return self._of(words, animal, before=_span(before), after=_span(after))

    def at_end(self, standings: Sequence[str], *, is_open: bool) -> str:
        """Return what animals would have at the end, with Ice Age unless this round is the last.

        *is_open* if choices were left out.
        """
        if self._state.final_round:
            words = self.tr("As it stands, at the end: {standings}.")
        elif is_open:
            words = self.tr("As it stands, at the end with Ice Age: {standings}.")
        else:
            words = self.tr("At the end with Ice Age: {standings}.")
        return filled(words, {"standings": joined.row(standings)})

    def new_cubes(self, count: int, cells: Sequence[int]) -> str:
        """Return how many cubes can come to tiles around a disk."""
        return filled(self.tr("Up to %n new cube(s): {cells}.", "", count), {"cells": self._cells(cells)})

    def points(self, gains: Sequence[tuple[int, int]]) -> str:
        """Return what each animal wins or loses at once."""
        told = [
            self._of(self.tr("{animal} {points}"), animal, points=numbers.signed(points))
            for animal, points in gains
        ]
        return filled(self.tr("Points: {gains}."), {"gains": joined.row(told)})

    def takes_card(self, animal: int) -> str:
        """Return that an animal takes a card."""
        return self._of(self.tr("{animal} takes a card."), animal)

    def no_card(self) -> str:
        """Return that a tile that is scored brings no card."""
        return self.tr("No card is taken.")

    def dominates(self, animal: int, cells: Sequence[int], *, is_sure: bool, is_own: bool) -> str:
        """Return where an animal would come to dominate."""
        if is_own:
            words = self.tr("You would dominate {cells}.")
            if not is_sure:
                words = self.tr("You may come to dominate {cells}.")
        else:
            words = self.tr("{animal} would dominate {cells}.")
            if not is_sure:
                words = self.tr("{animal} may come to dominate {cells}.")
        return self._of(words, animal, cells=self._cells(cells))

    def yields(self, animal: int, cells: Sequence[int], *, is_sure: bool, is_own: bool) -> str:
        """Return where an animal would no longer dominate."""
        if is_own:
            words = self.tr("You would no longer dominate {cells}.")
            if not is_sure:
                words = self.tr("You may no longer dominate {cells}.")
        else:
            words = self.tr("{animal} would no longer dominate {cells}.")
            if not is_sure:
                words = self.tr("{animal} may no longer dominate {cells}.")
        return self._of(words, animal, cells=self._cells(cells))

    def has_most(self, animal: int, cells: Sequence[int]) -> str:
        """Return where an animal would come to rank first."""
        return self._of(self.tr("{animal} would rank first on {cells}."), animal, cells=self._cells(cells))

    def deaths(self, animal: int, more: int) -> str:
        """Return how many more or fewer cubes of an animal would die at Reset."""
        words = self.tr("{animal}: {number} more would die at Reset.")
        if more < 0:
            words = self.tr("{animal}: {number} fewer would die at Reset.")
        return self._of(words, animal, number=abs(more))

    def may_die(self, animal: int, more: int) -> str:
        """Return how many more cubes of an animal may die at Reset, where that depends on a choice."""
        return self._of(self.tr("{animal}: up to {number} more may die at Reset."), animal, number=more)

    def go_home(self, animal: int, count: int, *, is_sure: bool) -> str:
        """Return how many cubes of an animal return to the pool, or how many at most."""
        words = self.tr("{animal}: %n cube(s) return to the gene pool.", "", count)
        if not is_sure:
            words = self.tr("{animal}: up to %n cube(s) return to the gene pool.", "", count)
        return self._of(words, animal)

    def killed(self, animal: int, count: int, *, is_sure: bool) -> str:
        """Return how many cubes of an animal are eliminated, or how many at most."""
        words = self.tr("{animal}: %n cube(s) eliminated.", "", count)
        if not is_sure:
            words = self.tr("{animal}: up to %n cube(s) eliminated.", "", count)
        return self._of(words, animal)

    def loses(self, animal: int, elements: str, *, is_sure: bool) -> str:
        """Return which elements an animal would lose."""
        words = self.tr("{animal} would lose {elements}.")
        if not is_sure:
            words = self.tr("{animal} may lose {elements}.")
        return self._of(words, animal, elements=elements)

    def spares(self, animal: int, elements: str, *, is_sure: bool) -> str:
        """Return which elements an animal would keep."""
        words = self.tr("{animal} would keep {elements}.")
        if not is_sure:
            words = self.tr("{animal} may keep {elements}.")
        return self._of(words, animal, elements=elements)

    def melts(self, elements: str) -> str:
        """Return which disks would leave the earth by themselves."""
        return filled(self.tr("Leaves the tundra: {elements}."), {"elements": elements})

    def stays(self, elements: str) -> str:
        """Return which disks would stay on earth."""
        return filled(self.tr("Stays on earth: {elements}."), {"elements": elements})

    def pawns(self, animal: int, more: int) -> str:
        """Return how many pawns more or fewer an animal would have."""
        return self._of(self.tr("Pawns: {animal} {number}."), animal, number=numbers.signed(more))

    def on_track(self, animal: int, place: int) -> str:
        """Return an animal's place on the initiative track."""
        return self._of(self.tr("{animal}: place {number} on the track."), animal, number=place)

    def drawn(self) -> str:
        """Return that what comes is drawn."""
        return self.tr("Elements are drawn at random.")

    def more_drawn(self) -> str:
        """Return that what else comes may be drawn."""
        return self.tr("More depends on elements that are drawn at random.")

    def nothing(self) -> str:
        """Return that everything stays as it is."""
        return self.tr("Nothing changes.")


def _span(amounts: tuple[int, int]) -> str:
    """Return the least and the most of an amount, as one number where they are the same."""
    least, most = amounts
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"
