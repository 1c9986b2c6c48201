"""What a decision of Dominant Species would bring, before it is made, in words with numbers.

It comes from the position after the decision and from the forecast for that position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import unpack
from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import decisions, tile_points
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    CARD_BITS,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    ICE_AGE,
    SPACE_REF,
    SYMBIOTIC,
)
from evolution_qt.games.dominant.forecast import Fact, FactChange, Pawn, RoundForecast, forecasts, most_added
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import colours_and_icons, tile_forecast
from evolution_qt.ui.dominant.ceremony_words import CeremonyWords
from evolution_qt.ui.dominant.colours_and_icons import ActionRow, row_of
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.table.preview import Preview


class PreviewWords:
    """The words in the current language, each number with its form."""

    tr = staticmethod(partial(QCoreApplication.translate, "PreviewWords"))

    def __init__(self, terms: DominantTerms, state: DominantState) -> None:
        """Call tiles by the terrains of a position."""
        self._terms = terms
        self._state = state

    def _cells(self, cells: Sequence[int]) -> str:
        return phrasing.row([self._terms.tile(self._state, cell) for cell in cells])

    def _of(self, words: str, animal: int, **more: int | str) -> str:
        return filled(words, {"animal": self._terms.animal(animal), **more})

    # Pawns

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
        return phrasing.row(list(dict.fromkeys(told)))

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
        return filled(self.tr("places one of {elements} on earth"), {"elements": elements})

    def returns(self, elements: str) -> str:
        """Return that it returns an element from Wasteland."""
        return filled(self.tr("returns one of {elements}"), {"elements": elements})

    def removes(self, elements: str) -> str:
        """Return that it takes an element off the earth."""
        return filled(self.tr("removes one of {elements} from the earth"), {"elements": elements})

    def freezes(self, count: int) -> str:
        """Return among how many tiles one freezes."""
        return self.tr("freezes one of %n tile(s)", "", count)

    def around(self, count: int, cubes: int) -> str:
        """Return around how many disks cubes could appear, and how many at most."""
        disks = self.tr("one of %n element(s)", "", count)
        return filled(self.tr("up to %n new cube(s) around {disks}", "", cubes), {"disks": disks})

    def lays(self, count: int) -> str:
        """Return among how many tiles one is laid."""
        return self.tr("places one of %n tile(s)", "", count)

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
        """Return what animals would have at the end: after Reset with Ice Age unless this round is the last.

        *is_open* if choices were left out.
        """
        if self._state.final_round:
            words = self.tr("As it stands, at the end: {standings}.")
        elif is_open:
            words = self.tr("As it stands, after Reset with Ice Age: {standings}.")
        else:
            words = self.tr("After Reset with Ice Age: {standings}.")
        return filled(words, {"standings": phrasing.row(standings)})

    def new_cubes(self, count: int, cells: Sequence[int]) -> str:
        """Return how many cubes can come to tiles around a disk."""
        return filled(self.tr("Up to %n new cube(s): {cells}.", "", count), {"cells": self._cells(cells)})

    def points(self, gains: Sequence[tuple[int, int]]) -> str:
        """Return what each animal wins or loses at once."""
        told = [
            self._of(self.tr("{animal} {points}"), animal, points=phrasing.signed(points))
            for animal, points in gains
        ]
        return filled(self.tr("Points: {gains}."), {"gains": phrasing.row(told)})

    def takes_card(self, animal: int) -> str:
        """Return that an animal takes a card."""
        return self._of(self.tr("{animal} takes a card."), animal)

    def no_card(self) -> str:
        """Return that a tile that is scored brings no card."""
        return self.tr("No card is taken.")

    def dominates(self, animal: int, cells: Sequence[int], *, is_sure: bool, is_own: bool) -> str:
        """Return where an animal would come to dominate."""
        if is_own:
            words = self.tr("You will dominate {cells}.")
            if not is_sure:
                words = self.tr("You may come to dominate {cells}.")
        else:
            words = self.tr("{animal} will dominate {cells}.")
            if not is_sure:
                words = self.tr("{animal} may come to dominate {cells}.")
        return self._of(words, animal, cells=self._cells(cells))

    def yields(self, animal: int, cells: Sequence[int], *, is_sure: bool, is_own: bool) -> str:
        """Return where an animal would no longer dominate."""
        if is_own:
            words = self.tr("You will no longer dominate {cells}.")
            if not is_sure:
                words = self.tr("You may no longer dominate {cells}.")
        else:
            words = self.tr("{animal} will no longer dominate {cells}.")
            if not is_sure:
                words = self.tr("{animal} may no longer dominate {cells}.")
        return self._of(words, animal, cells=self._cells(cells))

    def has_most(self, animal: int, cells: Sequence[int]) -> str:
        """Return where an animal would come to rank first."""
        return self._of(self.tr("{animal} will rank first on {cells}."), animal, cells=self._cells(cells))

    def deaths(self, animal: int, more: int) -> str:
        """Return how many more or fewer cubes of an animal would die at Reset."""
        words = self.tr("{animal}: {number} more will die at Reset.")
        if more < 0:
            words = self.tr("{animal}: {number} fewer will die at Reset.")
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
        words = self.tr("{animal} will lose {elements}.")
        if not is_sure:
            words = self.tr("{animal} may lose {elements}.")
        return self._of(words, animal, elements=elements)

    def spares(self, animal: int, elements: str, *, is_sure: bool) -> str:
        """Return which elements an animal would keep."""
        words = self.tr("{animal} will keep {elements}.")
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
        return self._of(self.tr("Pawns: {animal} {number}."), animal, number=phrasing.signed(more))

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


@dataclass(frozen=True, kw_only=True)
class DominantPreview(Preview):
    """A decision seen ahead."""

    state: DominantState
    """The position after it, before anything else happens."""
    cells: frozenset[int] = frozenset()
    """The tiles that would look different; of a pawn, those that it will be offered."""
    is_end: bool = False
    """Whether the round would be the last: what each animal would have at the end is made of what."""
    stays: int = 0
    """So many of the first lines tell only what stays as it is."""
    aloud: Sequence[str] = ()
    """What is read aloud of a pawn, behind the place where it would stand."""


def preview(state: DominantState, step: int, terms: DominantTerms) -> DominantPreview:
    """Return what a legal step would bring the animal that is asked."""
    animal = state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
    verb = unpack(step).verb
    if verb == s.PLAN:
        return _of_pawn(state, animal, step, terms)
    if verb == s.CARD and step & CARD_BITS == ICE_AGE:
        end = CeremonyWords(terms).at_the_end(tile_forecast.with_ice_age(state))
        return DominantPreview(state=_answered(state, step), lines=(end,), is_end=True)
    lines = _outcome(state, animal, step, terms)
    is_drawn = verb == s.CARD and step & CARD_BITS == SYMBIOTIC
    is_rescue = state.pending[-1] & q.KIND_BITS == q.RESCUE  # all of Reset would follow
    after = state if is_drawn or is_rescue else _answered(state, step)
    cells = frozenset(cell for cell in range(CELLS) if _looks(state, cell) != _looks(after, cell))
    stays = int(_has_same_end(state, step))
    return DominantPreview(state=after, cells=cells, lines=tuple(lines), stays=stays)


def preview_sentences(state: DominantState, step: int, terms: DominantTerms) -> Sequence[str]:
    """Return what a legal step would bring in sentences; none for passing."""
    return () if step == s.PASS_STEP else preview(state, step, terms).lines


def _answered(state: DominantState, step: int) -> DominantState:
    after = state.clone()
    after.options = None
    decisions.answer(after, after.pending[-1], step)
    return after


def _looks(state: DominantState, cell: int) -> tuple[object, ...]:
    """Return what is seen of a tile."""
    return state.ground[cell], tuple(tile_forecast.standings(state, cell)) if state.crowd[cell] else ()


# Outcomes


def _outcome(state: DominantState, animal: int, step: int, terms: DominantTerms) -> list[str]:
    """Return what a step would bring when the round is over, a sentence for each kind of fact.

    Behind a tile that is scored comes the choice of a card: what depends on it is not told.
    """
    found, verb = forecasts(state).of(step), unpack(step).verb
    words = PreviewWords(terms, state)
    sure = [one for one in found.changes if one.is_sure]
    scored = list(_of_scoring(sure, words)) if verb == s.SCORE else []
    if found.after.is_drawn:
        return [*scored, words.more_drawn() if scored else words.drawn()]
    if verb == s.SPECIATE:
        cells = [cell for cell in CELLS_AT[unpack(step).target - CORNER_REF] if state.ground[cell]]
        return [words.new_cubes(most_added(state, step), cells)]
    if not found.changes:
        return [words.nothing()]
    changes = [one for one in found.changes if one.is_sure or verb != s.SCORE]
    lines = [words.at_end(_standings(found, animal, words), is_open=found.after.is_open)]
    gains = [(one.who, one.more) for one in sure if one.fact == Fact.POINTS]
    lines += scored or ([words.points(gains)] if gains else [])
    lines += _cubes(changes, animal, words)
    lines += _crowns(changes, animal, words)
    lines += _elements(changes, words, terms)
    lines += [words.pawns(one.who, one.more) for one in sure if one.fact == Fact.PAWNS]
    track = [one.after[0] for one in sure if one.fact == Fact.TRACK and one.who == animal]
    return lines + [words.on_track(animal, place) for place in track]


def _of_scoring(sure: Sequence[FactChange], words: PreviewWords) -> Iterator[str]:
    """Return which points a tile that is scored brings, and who takes a card."""
    if gains := [(one.who, one.more) for one in sure if one.fact == Fact.SCORED]:
        yield words.points(gains)
    cards = [one.who for one in sure if one.fact == Fact.CARD]
    yield words.takes_card(cards[0]) if cards else words.no_card()


def _standings(found: RoundForecast, animal: int, words: PreviewWords) -> list[str]:
    """Return what the animal and the best of the others would have at the end, after and before."""
    best = {who: most for (_, who, _), _, most in found.after.of(Fact.WITH_ICE_AGE)}
    rival = max([one for one in best if one != animal], key=lambda one: best[one])
    return [
        words.standing(
            one, found.before.span(Fact.WITH_ICE_AGE, one), found.after.span(Fact.WITH_ICE_AGE, one)
        )
        for one in (animal, rival)
    ]


def _has_same_end(state: DominantState, step: int) -> bool:
    """Return whether the first line of an outcome tells an end that a step does not change."""
    found = forecasts(state).of(step)
    if not found.changes or found.after.is_drawn or unpack(step).verb == s.SPECIATE:
        return False
    return not any(one.fact == Fact.WITH_ICE_AGE for one in found.changes)


def _crowns(changes: Sequence[FactChange], animal: int, words: PreviewWords) -> Iterator[str]:
    """Return who would dominate what, or no longer, then who would rank first; the own animal first."""
    groups: dict[tuple[bool, int, bool, bool], list[int]] = {}
    first: dict[int, list[int]] = {}
    crowned = {one.place for one in changes if one.fact == Fact.DOMINATES}
    for one in changes:
        if one.fact == Fact.DOMINATES:
            key = (one.who != animal, one.who, sum(one.after) < sum(one.before), one.is_sure)
            groups.setdefault(key, []).append(one.place)
        elif one.fact == Fact.RANK and one.is_sure and one.after[0] == 1 and one.place not in crowned:
            first.setdefault(one.who, []).append(one.place)
    for (is_other, who, is_lost, is_sure), cells in sorted(groups.items()):
        told = words.yields if is_lost else words.dominates
        yield told(who, cells, is_sure=is_sure, is_own=not is_other)
    for who, cells in first.items():
        yield words.has_most(who, cells)


def _cubes(changes: Sequence[FactChange], animal: int, words: PreviewWords) -> Iterator[str]:
    """Return what becomes of cubes, those of the own animal first."""
    deaths = [one for one in changes if one.fact == Fact.DEATHS]
    for one in sorted(deaths, key=lambda one: one.who != animal):
        if one.is_sure:
            yield words.deaths(one.who, one.more)
        elif one.more > 0:
            yield words.may_die(one.who, one.more)
    for fact, told in ((Fact.ALL_HOME, words.go_home), (Fact.ALL_KILLED, words.killed)):
        for one in changes:
            if one.fact == fact and one.more > 0:
                yield told(one.who, one.more, is_sure=one.is_sure)


def _elements(changes: Sequence[FactChange], words: PreviewWords, terms: DominantTerms) -> Iterator[str]:
    """Return what animals would lose or keep, and which disks would leave the earth or stay."""
    lost: dict[tuple[int, bool, bool], list[int]] = {}
    disks: dict[bool, list[int]] = {}
    for one in changes:
        is_more = sum(one.after) > sum(one.before)
        if one.fact == Fact.LOSES:
            lost.setdefault((one.who, is_more, one.is_sure), []).append(one.place)
        elif one.fact in (Fact.SWEPT, Fact.MELTS) and one.is_sure:
            disks.setdefault(is_more, []).append(one.who)
    for (who, is_more, is_sure), kinds in lost.items():
        told = words.loses if is_more else words.spares
        yield told(who, terms.elements(kinds), is_sure=is_sure)
    for is_more, kinds in disks.items():
        yield (words.melts if is_more else words.stays)(terms.elements(kinds))


# Pawns


def _of_pawn(state: DominantState, animal: int, step: int, terms: DominantTerms) -> DominantPreview:
    """Return what becomes of a pawn: what it is offered, who acts before it, who can change that."""
    found = forecasts(state).of(step)
    pawn, space = found.pawn, unpack(step).target - SPACE_REF
    assert pawn is not None, "a pawn is placed"
    words = PreviewWords(terms, state)
    row = colours_and_icons.row_of(space)
    if not pawn.acts:
        waits = words.waits()
        lines = (terms.about(row, waits),)
        return DominantPreview(state=state, lines=lines, aloud=(waits,), is_warning=True)
    can = "" if found.is_vain else _offered(found, pawn, animal, space, words, terms)
    what, others = can or words.nothing_to_do(), []
    if pawn.takers:
        others.append(words.takers([(state.spaces[at], at) for at in pawn.takers]))
    if pawn.givers:
        others.append(words.givers([(state.spaces[at], at) for at in pawn.givers]))
    count = [words.pawns_before(len(pawn.before))] if pawn.before else []
    return DominantPreview(
        state=state,
        cells=_places(pawn),
        lines=(*([] if can else [terms.tip(row)]), terms.about(row, what), *others, *count),
        aloud=(what, *others),
        is_warning=not can,
    )


def _places(pawn: Pawn) -> frozenset[int]:
    """Return the tiles that a pawn will be offered; none where it may choose any corner."""
    found: set[int] = set()
    for step in pawn.offer:
        parts = unpack(step)
        if parts.verb in (s.SPECIATE, s.REMOVE):
            corner = (parts.subject if parts.verb == s.REMOVE else parts.target) - CORNER_REF
            found.update(CELLS_AT[corner])
        elif parts.verb == s.MOVE:
            found.add(parts.subject - CELL_REF)
        elif parts.verb in (s.GLACIATE, s.EXPLORE, s.ELIMINATE, s.SCORE):
            found.add(parts.target - CELL_REF)
    return frozenset(found)


def _offered(
    found: RoundForecast, pawn: Pawn, animal: int, space: int, words: PreviewWords, terms: DominantTerms
) -> str:
    """Return what a pawn will be offered as it stands, empty if nothing."""
    row = colours_and_icons.row_of(space)
    if row == ActionRow.INITIATIVE:
        return words.track(found.after.span(Fact.TRACK, animal)[0])
    if row == ActionRow.REGRESSION:
        lost = [place for (_, who, place), _, most in found.before.of(Fact.LOSES) if who == animal and most]
        kept = found.before.span(Fact.LOSSES, animal)[1] - found.after.span(Fact.LOSSES, animal)[1]
        return words.keeps(terms.elements(lost), is_choice=kept < len(lost)) if kept else ""
    assert pawn.asked is not None, "something is offered"
    state, parts = pawn.asked.state, [unpack(step) for step in pawn.offer]
    if row == ActionRow.DEPLETION:
        kinds = {state.disks[one.subject - CORNER_REF] for one in parts}
        return words.removes(terms.elements(sorted(kinds)))
    if row in (ActionRow.ADAPTATION, ActionRow.ABUNDANCE, ActionRow.WASTELAND):
        told = {
            ActionRow.ADAPTATION: words.takes,
            ActionRow.ABUNDANCE: words.puts,
            ActionRow.WASTELAND: words.returns,
        }
        return told[row](terms.elements(sorted({one.subject - ELEMENT_REF for one in parts})))
    if row == ActionRow.SPECIATION:
        return words.around(len(parts), max([most_added(state, step) for step in pawn.offer]))
    if row == ActionRow.WANDERLUST:
        return words.lays(len({one.subject for one in parts}))
    if row == ActionRow.MIGRATION:
        return words.moves(_moving(state, pawn))
    cells = sorted({one.target - CELL_REF for one in parts})
    if row == ActionRow.GLACIATION:
        return words.freezes(len(cells))
    if row == ActionRow.COMPETITION:
        return words.rivals(len(cells))
    return _scored(state, animal, cells, words)


def _moving(state: DominantState, pawn: Pawn) -> int:
    """Return how many cubes a pawn in Migration can move at most."""
    most: dict[int, int] = {}
    for step in pawn.offer:
        most[unpack(step).subject] = max(most.get(unpack(step).subject, 0), unpack(step).detail)
    return min(sum(most.values()), state.pending[-1] >> q.SMALL_SHIFT & q.SMALL_BITS)


def _scored(state: DominantState, animal: int, cells: list[int], words: PreviewWords) -> str:
    """Return which tile pays an animal most, or that it gets nothing for any; a card counts, too."""
    own = forecasts(state)
    best = max([(tile_points.worth(state, cell)[animal], own.taker(cell) == animal, cell) for cell in cells])
    points, takes_card, cell = best
    return (
        words.best(cell, points, takes_card=takes_card) if points or takes_card else words.scores(len(cells))
    )
