"""Why a move is not legal: every reason. Asked only when a move is refused, so it may be slow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.errors import GAME_OVER, Refusal
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_KEYS,
    BIRD,
    BOX_KEYS,
    CARDS,
    DEPLETION,
    ELEMENT_KEYS,
    ELEMENTS,
    INITIATIVE_AT,
    LIMITS,
    MAMMAL,
    NO_ANIMAL,
    OFF_EARTH,
    TERRAIN_KEYS,
    TUNDRA,
    WANDERLUST,
    WASTELAND,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS_OF, NEIGHBOURS
from evolution_qt.games.dominant.listing import (
    MOST_AQUATIC,
    MOST_HIBERNATING,
    WATERS,
    dying,
    in_box,
    steps_of,
)
from evolution_qt.games.dominant.moves import DominantMove, step
from evolution_qt.games.dominant.state import DominantState

REFUSALS: Final[Mapping[str, str]] = {
    "wrong_phase": N_("Refusal", "You can’t do this now."),
    "not_your_turn": N_("Refusal", "It’s another player’s decision."),
    "must_choose": N_("Refusal", "Choose something here."),
    # spaces
    "occupied": N_("Refusal", "A pawn stands on this space."),
    "initiative_itself": N_("Refusal", "The pawn has just left Initiative and cannot go back."),
    # elements and corners
    "no_such_element": N_("Refusal", "{animal} has no {element}."),
    "printed": N_("Refusal", "{element} is printed on this animal and cannot be lost."),
    "wrong_number": N_("Refusal", "Exactly {limit} different elements can be protected."),
    "corner_taken": N_("Refusal", "An element lies on this corner."),
    "corner_empty": N_("Refusal", "No element lies on this corner."),
    "wrong_element": N_("Refusal", "The element there is not {element}."),
    # tiles
    "no_tile": N_("Refusal", "There is no tile."),
    "tile_there": N_("Refusal", "A tile lies there."),
    "stack_empty": N_("Refusal", "This stack has no face-up tile."),
    "not_adjacent": N_("Refusal", "This tile is not next to the cubes."),
    "not_offered": N_("Refusal", "You can’t choose this tile now."),
    "is_tundra": N_("Refusal", "This tile is tundra already."),
    "no_tundra_near": N_("Refusal", "No tile beside this one is tundra."),
    "wrong_terrain": N_("Refusal", "{terrain} is not among the terrains that are left."),
    # cubes
    "over_limit": N_("Refusal", "At least 1 and at most {limit} cubes are allowed here."),
    "not_enough": N_("Refusal", "Cubes on this tile: only {limit}."),
    "already_moved": N_("Refusal", "These cubes have moved already."),
    "no_own_species": N_("Refusal", "You have no cube there."),
    "own_species": N_("Refusal", "This is your own cube."),
    "no_such_species": N_("Refusal", "{animal} has no cube there."),
    "same_animal": N_("Refusal", "A cube of {animal} has been replaced already."),
    "not_endangered": N_("Refusal", "No mammal is endangered there."),
    # scoring and cards
    "already_scored": N_("Refusal", "This tile has been scored this round."),
    "no_species": N_("Refusal", "No animal lives there."),
    "no_such_card": N_("Refusal", "{card} is not face up."),
    "no_such_pawn": N_("Refusal", "Lose an available pawn if you have one, otherwise one on a space."),
}
"""The sentence for each code; texts in curly brackets are the refusal's parameters."""

CASES: Final[Mapping[str, str]] = {
    "game_over": GAME_OVER,
    # must_choose
    "which_element": N_("Refusal", "Name the element that stays."),
    "which_animal": N_("Refusal", "Name the animal whose cube stays."),
    # no_such_element
    "not_in_box": N_("Refusal", "{box} has no {element}."),
    "not_in_bag": N_("Refusal", "The bag has no {element}."),
    "not_threatened": N_("Refusal", "{element} is not threatened."),
    # corner_empty
    "other_tile": N_("Refusal", "This corner does not belong to the tile."),
    # no_tile
    "no_tile_touches": N_("Refusal", "No tile touches this corner."),
    # not_adjacent
    "no_tile_beside": N_("Refusal", "No tile is next to this place."),
    "there_already": N_("Refusal", "The cubes are on this tile already."),
    "too_far": N_("Refusal", "Bird cubes move two tiles at most, and over tiles only."),
    # not_offered
    "corner_elsewhere": N_("Refusal", "This corner does not belong to the new tile."),
    "onto_new_tile": N_("Refusal", "Cubes move onto the new tile only."),
    "from_one_tile": N_("Refusal", "Cubes leave only the tile that was chosen."),
    "only_element": N_("Refusal", "It is the tile’s only element, so it needs no name."),
    "no_answer": N_("Refusal", "You can’t choose that here."),
    # wrong_terrain
    "no_water": N_("Refusal", "No sea or wetland tile touches this corner."),
    # over_limit
    "at_least_one": N_("Refusal", "At least 1 cube is needed."),
    # not_enough
    "in_pool": N_("Refusal", "Cubes in your gene pool: only {limit}."),
    "in_box": N_("Refusal", "Cubes of yours that were eliminated: only {limit}."),
    "none_of_yours": REFUSALS["no_own_species"],
    "none_of_that_animal": REFUSALS["no_such_species"],
    # already_moved
    "some_moved": N_("Refusal", "Only {limit} of these cubes can still move."),
}
"""Finer sentences under the codes above, by what a refusal names as its *case*."""

_BOXES: Final = {
    q.ADAPTATION: ADAPTATION,
    q.ABUNDANCE: ABUNDANCE,
    q.WASTELAND: WASTELAND,
    q.DEPLETION: DEPLETION,
    q.WANDERLUST_ELEMENT: WANDERLUST,
}
"""The box from which the answer to a question takes a disk."""
_PLACED: Final = ("place",)
_ADDED: Final = ("add",)
_KILLED: Final = ("eliminate",)
VERBS: Final[tuple[tuple[str, ...], ...]] = (
    ("plan",),
    ("plan",),
    ("plan",),
    ("swap", "keep"),
    ("take",),
    ("protect",),
    _PLACED,
    ("return",),
    ("remove",),
    ("glaciate",),
    ("glaciate",),
    ("speciate",),
    _ADDED,
    _ADDED,
    ("explore",),
    _PLACED,
    ("move",),
    ("move",),
    _KILLED,
    _KILLED,
    ("score",),
    ("card",),
    _PLACED,
    _ADDED,
    _KILLED,
    ("blight",),
    ("catastrophe",),
    _KILLED,
    ("lose",),
    ("replace",),
    _ADDED,
    ("choose",),
    _PLACED,
    _ADDED,
    ("lose",),
    ("choose",),
    ("move",),
    ("exchange",),
    _KILLED,
    ("rescue",),
)
"""The words that may answer each kind of question, beside `pass`."""


def why_not(state: DominantState, seat: int, move: DominantMove) -> list[Refusal]:
    """Return every reason that stands in the way of *move*; none when it is legal."""
    if not state.pending:
        case = {"case": "game_over"}
        return [Refusal("wrong_phase", case), Refusal("not_your_turn", case)]
    asked = _Asked(state, move)
    asked.judge()
    if seat != state.to_move:
        asked.refuse("not_your_turn")
    elif not asked.refusals and step(move) not in steps_of(state, asked.question):
        asked.refuse("not_offered", case="no_answer")
    return asked.refusals


class _Asked:
    """The question asked now, a move, and the reasons against it found so far."""

    def __init__(self, state: DominantState, move: DominantMove) -> None:
        self.state = state
        self.move = move
        self.question = state.pending[-1]
        self.kind = self.question & q.KIND_BITS
        self.animal = self.question >> q.BY_SHIFT & q.BY_BITS
        self.small = self.question >> q.SMALL_SHIFT & q.SMALL_BITS
        self.mask = self.question >> q.MASK_SHIFT
        self.refusals: list[Refusal] = []

    def refuse(self, code: str, **params: int | str) -> None:
        refusal = Refusal(code, params)
        if refusal not in self.refusals:
            self.refusals.append(refusal)

    def judge(self) -> None:
        kind, move = self.kind, self.move
        if move.verb == "pass":
            if not q.may_pass(kind):
                self.refuse("must_choose")
            return
        is_form_wrong = (move.verb == "move" and (move.animal >= 0) != (kind == q.EXODUS)) or (
            kind == q.DISEASE and bool(move.lost)
        )
        if move.verb not in VERBS[kind] or is_form_wrong:
            self.refuse("wrong_phase")
            return
        if move.verb == "plan":
            self.judge_plan()
        elif move.verb in ("place", "take", "return", "remove", "speciate", "protect"):
            self.judge_element()
        elif move.verb in ("glaciate", "explore", "score", "choose", "rescue"):
            self.judge_tile()
        elif move.verb == "add":
            self.judge_add()
        elif move.verb == "move":
            self.judge_move()
        elif move.verb in ("eliminate", "replace"):
            self.judge_rival()
        elif move.verb in ("lose", "exchange"):
            self.judge_loss()
        elif move.verb == "card":
            if not self.state.cards >> move.card & 1:
                self.refuse("no_such_card", card=CARDS[move.card].key)
        elif move.verb == "blight":
            self.judge_blight()
        elif move.verb == "catastrophe":
            self.judge_catastrophe()

    # Spaces and elements

    def judge_plan(self) -> None:
        space = self.move.space
        if self.state.spaces[space] != NO_ANIMAL:
            self.refuse("occupied")
        if self.kind == q.REPLANT and space == INITIATIVE_AT and not self.state.rules.initiative_again:
            self.refuse("initiative_itself")

    def ask_source(self, element: int) -> None:
        """Ask for a disk in the box or the bag that the question is about."""
        if self.kind in _BOXES:
            box = _BOXES[self.kind]
            if not in_box(self.state, box)[element]:
                self.refuse(
                    "no_such_element", case="not_in_box", box=BOX_KEYS[box], element=ELEMENT_KEYS[element]
                )
        else:
            self.ask_bag(element)

    def ask_bag(self, element: int) -> None:
        if not self.state.bag[element]:
            self.refuse("no_such_element", case="not_in_bag", element=ELEMENT_KEYS[element])

    def judge_element(self) -> None:
        move = self.move
        if move.verb == "protect":
            kinds = set(move.elements)
            if not len(kinds) == len(move.elements) == self.small:
                self.refuse("wrong_number", limit=self.small)
            for element in sorted(kinds):
                if not self.mask >> element & 1:
                    self.refuse("no_such_element", case="not_threatened", element=ELEMENT_KEYS[element])
            return
        if move.element >= 0:
            self.ask_source(move.element)
        if move.verb == "place":
            self.judge_place()
        elif move.corner >= 0:
            disk = self.state.disks[move.corner]
            self.ask_corner(move.corner)
            if disk >= ELEMENTS:
                self.refuse("corner_empty")
            elif self.kind == q.SPECIATION and disk != self.small:
                self.refuse("wrong_element", element=ELEMENT_KEYS[self.small])
            elif self.kind == q.DEPLETION:
                self.ask_source(disk)

    def judge_place(self) -> None:
        corner = self.move.corner
        self.ask_corner(corner)
        if self.state.disks[corner] < ELEMENTS:
            self.refuse("corner_taken")
        if self.kind == q.WANDERLUST_ELEMENT and corner not in CORNERS_OF[self.small]:
            self.refuse("not_offered", case="corner_elsewhere")
        grounds = [self.state.ground[cell] for cell in CELLS_AT[corner] if self.state.ground[cell]]
        if self.kind == q.AQUATIC and grounds and not any(one in WATERS for one in grounds):
            self.refuse("wrong_terrain", case="no_water")

    def ask_corner(self, corner: int) -> None:
        if self.state.disks[corner] == OFF_EARTH:
            self.refuse("no_tile", case="no_tile_touches")

    # Tiles

    def has_tile(self, *cells: int) -> bool:
        """Return whether tiles lie there; otherwise nothing else is checked about them."""
        if all(self.state.ground[cell] for cell in cells):
            return True
        self.refuse("no_tile")
        return False

    def judge_tile(self) -> None:
        state, cell, verb = self.state, self.move.cell, self.move.verb
        if verb == "explore":
            if not state.face_up[self.move.stack - 1]:
                self.refuse("stack_empty")
            if state.ground[cell]:
                self.refuse("tile_there")
            if not state.around[cell]:
                self.refuse("not_adjacent", case="no_tile_beside")
            return
        if not self.has_tile(cell):
            return
        if verb == "glaciate":
            if state.ground[cell] == TUNDRA:
                self.refuse("is_tundra")
            if all(state.ground[one] != TUNDRA for one in NEIGHBOURS[cell]):
                self.refuse("no_tundra_near")
        elif verb == "score":
            if state.scored >> cell & 1:
                self.refuse("already_scored")
            if not state.crowd[cell]:
                self.refuse("no_species")
        elif self.kind == q.FERTILE and not self.cubes(self.animal, cell):
            self.refuse("no_own_species")
        elif verb == "rescue" and cell not in [one for one, _ in dying(state, MAMMAL)]:
            self.refuse("not_endangered")

    def ask_open(self, cell: int) -> None:
        if not self.mask >> cell & 1:
            self.refuse("not_offered")

    # Cubes

    def cubes(self, animal: int, cell: int) -> int:
        return self.state.cubes[animal * CELLS + cell]

    def judge_add(self) -> None:
        state, cell, count = self.state, self.move.cell, self.move.count
        self.has_tile(cell)
        supply, where = state.pool[self.animal], "in_pool"
        if self.kind == q.INSECT:
            most = 1
        elif self.kind == q.HIBERNATION:
            most = MOST_HIBERNATING
            supply, where = state.eliminated[self.animal], "in_box"
        else:
            self.ask_open(cell)
            most = {q.FECUNDITY: 1, q.AQUATIC_SPECIES: MOST_AQUATIC}.get(
                self.kind, LIMITS[state.ground[cell]] or count
            )
        self.ask_count(count, most)
        if count > supply:
            self.refuse("not_enough", case=where, limit=supply)

    def ask_count(self, count: int, most: int) -> None:
        if count <= 0:
            self.refuse("over_limit", case="at_least_one", limit=most)
        elif count > most:
            self.refuse("over_limit", limit=most)

    def judge_move(self) -> None:
        state, move = self.state, self.move
        start, end, count = move.start, move.cell, move.count
        both = self.has_tile(start, end)
        animal = move.animal if self.kind == q.EXODUS else self.animal
        cubes = self.cubes(animal, start)
        self.ask_count(count, self.small if self.kind == q.MIGRATION else count)
        if count > cubes and state.ground[start]:
            self.refuse_for_want(animal, cubes)
        if self.kind == q.WANDERLUST_MOVE:
            self.ask_open(start)
            if end != self.small:
                self.refuse("not_offered", case="onto_new_tile")
            return
        if self.kind == q.MIGRATION:
            still = cubes - state.arrived[start]
            if still < count <= cubes and still:
                self.refuse("already_moved", case="some_moved", limit=still)
            elif still < count <= cubes:
                self.refuse("already_moved")
        else:
            if start != self.small:
                self.refuse("not_offered", case="from_one_tile")
            if state.ground[start] and not cubes:
                self.refuse("no_such_species", animal=ANIMAL_KEYS[animal])
        if both:
            self.ask_way(start, end, goes_far=self.kind == q.MIGRATION and animal == BIRD)

    def refuse_for_want(self, animal: int, cubes: int) -> None:
        """Refuse because a tile has only so many cubes of an animal."""
        if cubes:
            self.refuse("not_enough", limit=cubes)
        elif self.kind == q.EXODUS:
            self.refuse("not_enough", case="none_of_that_animal", animal=ANIMAL_KEYS[animal], limit=0)
        else:
            self.refuse("not_enough", case="none_of_yours", limit=0)

    def ask_way(self, start: int, end: int, *, goes_far: bool) -> None:
        """Ask for a way from tile to tile: to one beside the first, or two tiles far."""
        if end == start:
            self.refuse("not_adjacent", case="there_already")
        elif goes_far and end not in self.state.flown(start):
            self.refuse("not_adjacent", case="too_far")
        elif not goes_far and end not in NEIGHBOURS[start]:
            self.refuse("not_adjacent")

    def judge_rival(self) -> None:
        state, move, kind = self.state, self.move, self.kind
        cell, rival = move.cell, move.animal
        if kind in q.WITH_CELLS:
            self.ask_open(cell)
        if rival == self.animal and kind in (q.ARACHNID, q.COMPETITION, q.PREDATOR, q.EVOLUTION):
            self.refuse("own_species")
        if kind == q.EVOLUTION and rival == self.mask - 1:
            self.refuse("same_animal", animal=ANIMAL_KEYS[rival])
        if not self.has_tile(cell):
            return
        ground = state.ground[cell]
        if kind == q.COMPETITION and not self.mask >> ground & 1:
            self.refuse("wrong_terrain", terrain=TERRAIN_KEYS[ground])
        if kind in (q.ARACHNID, q.COMPETITION) and not self.cubes(self.animal, cell):
            self.refuse("no_own_species")
        if not self.cubes(rival, cell):
            self.refuse("no_such_species", animal=ANIMAL_KEYS[rival])

    # Losses and cards

    def judge_loss(self) -> None:
        state, move = self.state, self.move
        if move.lost == "pawn":
            if move.space < 0:
                is_there = state.pawns[self.animal] > 0
            else:
                is_there = not state.pawns[self.animal] and state.spaces[move.space] == self.animal
            if not is_there:
                self.refuse("no_such_pawn")
        if move.element >= 0:
            if not state.need[self.animal * ELEMENTS + move.element]:
                self.refuse(
                    "no_such_element",
                    animal=ANIMAL_KEYS[self.animal],
                    element=ELEMENT_KEYS[move.element],
                )
            elif not state.added(self.animal, move.element):
                self.refuse("printed", element=ELEMENT_KEYS[move.element])
        if move.gained >= 0:
            self.ask_bag(move.gained)

    def judge_blight(self) -> None:
        state, cell, corner = self.state, self.move.cell, self.move.corner
        if not self.has_tile(cell):
            return
        disks = [one for one in CORNERS_OF[cell] if state.disks[one] < ELEMENTS]
        if corner < 0:
            if len(disks) > 1:
                self.refuse("must_choose", case="which_element")
            return
        self.ask_corner(corner)
        if corner not in CORNERS_OF[cell]:
            self.refuse("corner_empty", case="other_tile")
        elif corner not in disks:
            self.refuse("corner_empty")
        elif len(disks) == 1:
            self.refuse("not_offered", case="only_element")

    def judge_catastrophe(self) -> None:
        cell, animal = self.move.cell, self.move.animal
        if not self.has_tile(cell):
            return
        if animal >= 0:
            if not self.cubes(animal, cell):
                self.refuse("no_such_species", animal=ANIMAL_KEYS[animal])
        elif self.state.crowd[cell]:
            self.refuse("must_choose", case="which_animal")
