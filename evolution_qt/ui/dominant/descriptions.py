"""How the table of Dominant Species is read aloud: a tile is one sentence, so are rows and animals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import (
    ELEMENTS,
    NO_ANIMAL,
    PRINTED,
    REGRESSION,
    TERRAINS,
    TUNDRA,
    WASTELAND,
)
from evolution_qt.games.dominant.forecast import Fact, Sure, countdown, forecasts
from evolution_qt.games.dominant.grid import CELLS, CORNERS_OF
from evolution_qt.games.dominant.state import PLANNING, DominantState
from evolution_qt.ui.dominant import colours_and_icons, tile_forecast
from evolution_qt.ui.dominant.earth import COUNTS, DANGER, MATCHES, POINTS
from evolution_qt.ui.dominant.terms import DominantTerms, begun
from evolution_qt.ui.dominant.tile_forecast import TileStanding
from evolution_qt.ui.dominant.words import LossesAhead
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.table.accessible_tree import Descriptions
from evolution_qt.ui.table.recap import RecapStep, done_by_others
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import SharedWords


class DominantDescriptions(Descriptions):
    """The words for one table, for players who do not see it."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantDescriptions"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms
        self._losses = LossesAhead(terms)

    def table(self) -> str:
        """Return what the whole is called."""
        return SharedWords().table()

    # The earth

    def earth(self, state: DominantState) -> str:
        """Return how many tiles there are, and how many of them are tundra."""
        words = self.tr("The earth: %n tile(s), {tundra} of them tundra", "", sum(map(bool, state.ground)))
        return filled(words, {"tundra": state.ground.count(TUNDRA)})

    def cell(self, state: DominantState, cell: int) -> str:
        """Return a tile in one sentence: its terrain, what it pays, and who lives there how well."""
        terrain = state.ground[cell]
        params: dict[str, int | str] = {"place": begun(self._terms.tile(state, cell))}
        if not terrain:
            return filled(self.tr("{place}, blank"), params)
        params |= {
            "values": phrasing.row(list(map(str, TERRAINS[terrain].values))),
            "animals": phrasing.parts([self.standing(one) for one in tile_forecast.standings(state, cell)]),
        }
        words = self.tr("{place}, pays {values}: {animals}")
        if not state.crowd[cell]:
            words = self.tr("{place}, pays {values}: no cubes")
        elif state.scored >> cell & 1:
            words = self.tr("{place}, scored this round: {animals}")
        return filled(words, params)

    def standing(self, one: TileStanding) -> str:
        """Return how an animal stands on a tile."""
        count = f"{self._terms.animal(one.animal)} {self._terms.cubes(one.cubes)}"
        return phrasing.row([count, *self.marks(one).values()])

    def marks(self, one: TileStanding) -> dict[str, str]:
        """Return the marks on the token of an animal on a tile, each with what it says."""
        found = {}
        if one.lead:
            found["crown"] = filled(self.tr("dominates by {lead}"), {"lead": one.lead})
        if one.is_tied:
            found["tied"] = self.tr("tied for dominance")
        if one.dying:
            found["dies"] = self.tr("%n die(s) at Reset", "", one.dying)
        elif one.may_die:
            found["dies"] = self.tr("%n may die at Reset", "", one.may_die)
        elif one.is_close:
            found["close"] = self.tr("lives on one element")
        return found

    def token(self, state: DominantState, cell: int, animal: int) -> str:
        """Return the cubes of an animal on a tile."""
        one = next(one for one in tile_forecast.standings(state, cell) if one.animal == animal)
        words = {"standing": self.standing(one), "place": self._terms.tile(state, cell)}
        return filled(self.tr("{standing} (on {place})"), words)

    def token_details(self, state: DominantState, cell: int, animal: int) -> str:
        """Return how the matches of an animal on a tile add up, and what the tile would pay it."""
        total = tile_forecast.sum_of_matches(state, animal, cell, " ")
        common = filled(self.tr("In common: {sum}."), {"sum": total})
        paid = tile_points.worth(state, cell)[animal]
        return self.run_on(common, self.tr("The tile would pay %n point(s).", "", paid) if paid else "")

    def cell_details(self, state: DominantState, cell: int) -> str:
        """Return the elements at a tile, who dominates it, and who would take a card for it."""
        if not state.ground[cell]:
            return ""
        disks = [state.disks[corner] for corner in CORNERS_OF[cell] if state.disks[corner] < ELEMENTS]
        words = self.tr("Elements: {elements}.") if disks else self.tr("No elements.")
        lines = [filled(words, {"elements": self._terms.elements(disks)}) if disks else words]
        taker = NO_ANIMAL if state.scored >> cell & 1 else forecasts(state).taker(cell)
        if taker != NO_ANIMAL:
            text = self.tr("For scoring it, {animal} takes a card.")
            lines.append(filled(text, {"animal": self._terms.animal(taker)}))
        return self.run_on(*lines)

    def through_lens(self, state: DominantState, lens: int, animal: int) -> list[str]:
        """Return what the numbers on the earth say through a lens, the tiles of an animal first."""
        if lens == COUNTS:
            return [self.tr("The numbers on the tiles count cubes")]
        standings, told = tile_forecast.every_standing(state), []
        for cell in tile_forecast.lived_on(state, animal):
            worth = tile_points.worth(state, cell)
            numbers = [self._number(one, lens, worth[one.animal]) for one in standings[cell]]
            if row := phrasing.row([number for number in numbers if number]):
                told.append(phrasing.before(begun(self._terms.tile(state, cell)), row))
        if lens == MATCHES:
            return [self.tr("Dominance: elements in common with each tile"), *told]
        if lens == POINTS:
            return [self.tr("Points that each tile would pay"), *told]
        dying = told or [self.tr("As it stands no cube dies")]
        return [self.tr("Danger: cubes that die at Reset"), *dying, self._swept(state)]

    def _number(self, one: TileStanding, lens: int, worth: int) -> str:
        """Return an animal on a tile with its number there; empty where the number says nothing."""
        count = {MATCHES: one.match, POINTS: worth, DANGER: one.may_die}[lens]
        if not count and lens != MATCHES:
            return ""
        is_sure = lens != DANGER or one.dying == one.may_die
        words = self.tr("{animal} {count}") if is_sure else self.tr("{animal} up to {count}")
        return filled(words, {"animal": self._terms.animal(one.animal), "count": count})

    def _swept(self, state: DominantState) -> str:
        """Return which elements leave the earth if no player acts, and where they lie."""
        words = self.tr("{element} on corner {corner}")
        gone = [
            filled(words, {"element": self._terms.element(kind), "corner": self._terms.corner(corner)})
            for corner, kind in forecasts(state).swept.items()
        ]
        if not gone:
            return self.tr("No element leaves the earth")
        return filled(self.tr("Leaves the earth: {elements}"), {"elements": phrasing.row(gone)})

    def corner(self, state: DominantState, corner: int) -> str:
        """Return a corner and what lies there."""
        disk = state.disks[corner]
        lies = self._terms.element(disk) if disk < ELEMENTS else self.tr("vacant")
        words: dict[str, int | str] = {"what": lies, "corner": self._terms.corner(corner)}
        return filled(self.tr("Corner {corner}: {what}"), words)

    def corner_details(self, state: DominantState, corner: int) -> str:
        """Return what becomes of the disk on a corner if no player acts."""
        return self._losses.swept() if corner in forecasts(state).swept else ""

    def box_details(self, state: DominantState, box: int, element: int, animal: int) -> str:
        """Return what a disk in a box takes away as it stands: an element, or disks on tundra."""
        if box == REGRESSION and animal >= 0 and element in forecasts(state).lost(animal):
            return self._losses.taken(state, animal, element)
        if box == WASTELAND and element in forecasts(state).swept.values():
            return self._losses.sweeps()
        return ""

    def own_disk_details(self, state: DominantState, element: int, animal: int) -> str:
        """Return what becomes of an added element of an animal if no player acts."""
        if element not in forecasts(state).lost(animal):
            return ""
        return self._losses.taken(state, animal, element)

    def own_losses(self, state: DominantState, animal: int) -> str:
        """Return what an animal loses if no player acts, while that can be changed."""
        return self._losses.lost(state, animal) if state.phase == PLANNING else ""

    # The action display

    def display(self) -> str:
        """Return what the twelve rows are called."""
        return self.tr("Action display")

    def row(self, state: DominantState, row: int) -> str:
        """Return a row in one sentence: its pawns from the left, its elements."""
        spaces = colours_and_icons.spaces_of(row)
        pawns = [self._terms.animal(state.spaces[at]) for at in spaces if state.spaces[at] != NO_ANIMAL]
        parts = [filled(self.tr("pawns: {pawns}"), {"pawns": phrasing.row(pawns)}) if pawns else ""]
        vacant = len(spaces) - len(pawns)
        parts.append(self.tr("%n space(s) vacant", "", vacant) if vacant else "")
        box = colours_and_icons.ROWS[row].box
        if box >= 0:
            disks = [kind for kind in range(ELEMENTS) for _ in range(state.boxes[box * ELEMENTS + kind])]
            words = {"elements": self._terms.elements(disks)}
            parts.append(filled(self.tr("elements: {elements}"), words) if disks else self.tr("no elements"))
        head = f"{row + 1} {self._terms.action(row)}"
        return phrasing.before(head, phrasing.parts(parts))

    def space(self, state: DominantState, space: int) -> str:
        """Return an action space and whose pawn stands there."""
        animal = state.spaces[space]
        lies = self.tr("vacant") if animal == NO_ANIMAL else self._terms.animal(animal)
        return phrasing.before(self._terms.space(space), lies)

    def space_details(self, state: DominantState, space: int) -> str:
        """Return that a pawn on a space finds nothing to do in this round, if so."""
        animal = state.spaces[space]
        return self._losses.idle() if animal != NO_ANIMAL and space in forecasts(state).vain(animal) else ""

    def disk(self, element: int, count: int) -> str:
        """Return elements of a kind that lie together."""
        return self._terms.elements([element] * max(count, 1))

    # Beside the earth

    def head(self, state: DominantState) -> str:
        """Return round and phase, the initiative track, and how far away Ice Age is."""
        words = self.tr("Round {round}, {phase}. Initiative: {track}.")
        track = phrasing.row([self._terms.animal(one) for one in state.initiative])
        params: dict[str, int | str] = {
            "round": state.round,
            "phase": self._terms.phase(state.phase),
            "track": track,
        }
        lines = [filled(words, params)]
        end = countdown(state)
        if state.final_round:
            lines.append(self.tr("This is the last round."))
        elif end.is_limit:
            lines.append(filled(self.tr("Round {number} is the last."), {"number": state.round + end.rounds}))
        elif not end.rounds:
            lines.append(self.tr("Ice Age is face up."))
        else:
            lines.append(self.tr("Ice Age in %n round(s) at the earliest.", "", end.rounds))
        return self.run_on(*lines)

    def stacks(self) -> str:
        """Return what the stacks of tiles are called."""
        return self.tr("Stacks of tiles")

    def stack(self, state: DominantState, stack: int) -> str:
        """Return the tile that lies open on a stack, and how many lie below it."""
        terrain, below = state.face_up[stack - 1], len(state.stacks[stack - 1])
        lies = self._terms.terrain(terrain) if terrain else self.tr("no open tile")
        words = self.tr("Stack {stack}: {what}, %n below", "", below)
        return filled(words, {"stack": stack, "what": lies})

    def tundra(self, state: DominantState) -> str:
        """Return how many tundra tiles are left."""
        return self.tr("Tundra: %n tile(s) left", "", state.tundra)

    def cards(self, state: DominantState) -> str:
        """Return how many cards lie open, and how many lie in the deck."""
        words = self.tr("Dominance cards: {open} open, %n in the deck", "", len(state.deck))
        return filled(words, {"open": state.cards.bit_count()})

    def animals(self) -> str:
        """Return what the animals together are called."""
        return self.tr("Animals")

    def animal(self, state: DominantState, animal: int, names: Sequence[str]) -> str:
        """Return an animal in one sentence: whose it is, its points, now and if the game ended now."""
        account = tile_forecast.accounts(state)[animal]
        words = self.tr("{seat}: %n point(s), {forecast} if the game ended now", "", account.points)
        params: dict[str, int | str] = {
            "seat": self._terms.seat([animal], names[state.seat_of[animal]]),
            "forecast": account.forecast,
        }
        return filled(words, params)

    def animal_details(self, state: DominantState, animal: int) -> str:
        """Return the elements of an animal, its pawns and cubes, what it dominates and what will die."""
        dying, lost = tile_forecast.accounts(state)[animal].dying, self._losses.elements(state, animal)
        return self.run_on(
            *self._holds(state, animal),
            filled(self.tr("Regression takes {elements}."), {"elements": lost}) if lost else "",
            self._dying(state, animal, dying) if dying else "",
        )

    def rest_of_animal(self, state: DominantState, animal: int) -> list[str]:
        """Return an animal and what `animal` leaves out."""
        return [begun(self._terms.animal(animal)), self.animal_details(state, animal)]

    def _dying(self, state: DominantState, animal: int, count: int) -> str:
        """Return how many cubes of an animal die; whether they will, or do if no player acts."""
        if forecasts(state).nothing.sure(Fact.DEATHS, animal) == Sure.WILL:
            return self.tr("%n cube(s) will die at Reset.", "", count)
        return self.tr("As it stands %n cube(s) die at Reset.", "", count)

    def _holds(self, state: DominantState, animal: int) -> list[str]:
        """Return the elements of an animal, its pawns and cubes, where it lives and what it dominates."""
        account, row = tile_forecast.accounts(state)[animal], animal * ELEMENTS
        every = [kind for kind in range(ELEMENTS) for _ in range(state.need[row + kind])]
        added = len(every) - sum(PRINTED[row : row + ELEMENTS])
        elements = filled(
            self.tr("Elements: {elements}; {added} of them added."),
            {"elements": self._terms.elements(every), "added": added},
        )
        return [
            elements,
            self.tr("%n pawn(s) available.", "", state.pawns[animal]),
            self.tr("%n cube(s) in the gene pool.", "", state.pool[animal]),
            self.tr("Lives on %n tile(s).", "", account.tiles),
            self.tr("Dominates %n tile(s).", "", account.dominated),
        ]

    def survival(self, state: DominantState) -> str:
        """Return who holds the Survival card, and what it would bring."""
        holder = state.survivor()
        if holder == NO_ANIMAL:
            return self.tr("Survival card: no animal holds it")
        points, _ = forecasts(state).nothing.span(Fact.SURVIVAL, holder)
        row = holder * CELLS
        cubes = sum(state.cubes[row + cell] for cell in range(CELLS) if state.ground[cell] == TUNDRA)
        words = self.tr("Survival card: {animal}, {cubes} on tundra, worth %n point(s)", "", points)
        return filled(words, {"animal": self._terms.animal(holder), "cubes": self._terms.cubes(cubes)})

    def bag(self, state: DominantState) -> str:
        """Return how many elements are in the bag."""
        return self.tr("Bag: %n element(s)", "", sum(state.bag))

    def in_bag(self, state: DominantState, element: int) -> str:
        """Return how many elements of a kind are in the bag."""
        words: dict[str, int | str] = {"element": self._terms.element(element), "number": state.bag[element]}
        return filled(self.tr("{element}: {number} in the bag"), words)

    def own(self, animal: int) -> str:
        """Return what the board at the bottom is called."""
        if animal < 0:
            return self.tr("Board without an animal")
        return filled(self.tr("Your board: {animal}"), {"animal": self._terms.animal(animal)})

    # What others have done

    def done_by_others(self, view: View[Any], steps: Sequence[RecapStep]) -> list[str]:
        """Return what seats have done by the steps of a recap, in one sentence for each of them."""
        return done_by_others(view, steps, self._seats(view.state, view.names), self._deed)

    def _seats(self, state: DominantState, names: Sequence[str]) -> list[str]:
        """Return what the seats are called, by who plays there."""
        return [
            self._terms.seat([one for one in state.in_play if state.seat_of[one] == seat], name)
            for seat, name in enumerate(names)
        ]

    def _deed(self, kind: int, count: int, _victim: int) -> str:
        """Return in a few words what a seat did, with how many things."""
        return {
            e.PAWN_PLACED: lambda: self.tr("%n pawn(s) placed", "", count),
            e.TRACK_SWAPPED: lambda: self.tr("moved forward on the initiative track"),
            e.ELEMENT_TAKEN: lambda: self.tr("%n element(s) taken", "", count),
            e.ELEMENT_LOST: lambda: self.tr("%n element(s) lost", "", count),
            e.DISK_PLACED: lambda: self.tr("%n element(s) placed on earth", "", count),
            e.DISK_REMOVED: lambda: self.tr("%n element(s) removed", "", count),
            e.TILE_PLACED: lambda: self.tr("%n tile(s) placed", "", count),
            e.TILE_FROZEN: lambda: self.tr("%n tile(s) frozen", "", count),
            e.CUBES_ADDED: lambda: self.tr("%n new cube(s)", "", count),
            e.CUBES_MOVED: lambda: self.tr("%n cube(s) moved", "", count),
            e.CUBES_ELIMINATED: lambda: self.tr("%n cube(s) eliminated", "", count),
            e.TILE_SCORED: lambda: self.tr("%n tile(s) scored", "", count),
            e.CARD_TAKEN: lambda: self.tr("%n card(s) taken", "", count),
            e.SURVIVAL_CHANGED: lambda: self.tr("the Survival card won"),
            e.PAWN_GAINED: lambda: self.tr("%n pawn(s) gained", "", count),
            e.PAWN_LOST: lambda: self.tr("%n pawn(s) lost", "", count),
            e.RESCUED: lambda: self.tr("a cube saved"),
        }[kind]()
