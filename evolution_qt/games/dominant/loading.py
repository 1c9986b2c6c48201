"""Positions read: a state from the notation with every check, the path to each fault, and all defaults.

`load` refuses what cannot lie on a table; whether play could have led there is not tested. A position
without questions goes on by itself to the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import Game
from evolution_qt.core.option import Value, read_options
from evolution_qt.core.plain import Fields, Node, Plain, shown
from evolution_qt.core.position import REQUIRED, check_header
from evolution_qt.core.rng import dealt
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import round_course, setup
from evolution_qt.games.dominant.cards import (
    ANIMAL_KEYS,
    ANIMAL_NUMBERS,
    BOX_KEYS,
    CARD_NUMBERS,
    CARDS,
    COPIES,
    CUBES,
    DISKS_EACH,
    ELEMENT_KEYS,
    ELEMENT_NUMBERS,
    ELEMENTS,
    LARGE,
    MOST_ELEMENTS,
    OFF_EARTH,
    PAWNS,
    SPACE_NUMBERS,
    START_DISKS,
    START_SPECIES,
    START_TERRAINS,
    TERRAIN_KEYS,
    TERRAIN_NUMBERS,
    TUNDRA,
    TUNDRA_TILES,
    UNKNOWN,
    cubes_each,
    pawns_each,
)
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS, CENTRE, CORNER_NUMBERS, START_CELLS
from evolution_qt.games.dominant.listing import offered
from evolution_qt.games.dominant.moves import DominantMove
from evolution_qt.games.dominant.observation import unseen_tiles
from evolution_qt.games.dominant.options import OPTIONS, DominantRules, allowed, completed
from evolution_qt.games.dominant.position import ASKED_WITH
from evolution_qt.games.dominant.state import EXECUTION, OVER, PHASES, PLANNING, RESET, DominantState

MOST: Final = 1_000_000
"""More points, rounds or draws than any game sees."""
MOST_CUBES: Final = CUBES - 1
"""Cubes of an animal without the one on the track of points."""

_START: Final = frozenset(("format", "version", "game", "players", "rules", "seed", "initiative"))
"""What the start of a game may say; with any other key it is a position in the middle of one."""
KEYS: Final = (
    *sorted(_START),
    "shuffles",
    "round",
    "final_round",
    "phase",
    "to_move",
    "animals",
    "earth",
    "elements",
    "display",
    "pawns",
    "face_up",
    "stacks",
    "tundra",
    "cards",
    "deck",
    "gone",
    "scored",
    "hibernating",
    "next",
    "pending",
    "bag",
)

AnyDominant = Game[DominantState, DominantMove]


def load(plain: Plain, game: AnyDominant, rules: DominantRules) -> DominantState:
    """Return the state that a position of *game* describes. Raises BadInput with the path to the fault."""
    fields = Node(plain).fields(KEYS, REQUIRED)
    check_header(fields)
    key = fields["game"].text()
    if key != game.key:
        raise fields["game"].wrong("wrong_format", value=shown(key), expected=game.key)
    follows = {"animals_each": 0}  # from the players
    if "rules" in fields and read_options(fields["rules"], OPTIONS) | follows != {**game.differs} | follows:
        raise fields["rules"].wrong("other_rules")
    seed = fields.number("seed", 0, 0)
    names, animals = read_players(fields["players"], game.seats, rules, seed)
    each = len(animals[0])
    if "rules" in fields:
        check_each(_object(fields["rules"]).number("animals_each", each, 1), each)
    rules = replace(rules, animals_each=each)
    if _START.issuperset(fields):
        state = setup.new_state(rules, names, animals, seed)
        _read_track(fields, state)
        setup.begin(state)
    else:
        state = DominantState(rules, names, setup.seats_of(animals))
        state.seed = seed
        _Reader(fields, state).read()
    round_course.run(state)
    if state.pending:
        state.turn()
    _check_to_move(fields, state)
    return state


def read_players(
    node: Node, seats: range, rules: DominantRules, seed: int
) -> tuple[tuple[str | None, ...], list[tuple[int, ...]]]:
    """Return the names and the animals of all seats; what no player has chosen the seed gives.

    Raises BadInput with the path.
    """
    nodes = node.items()
    if len(nodes) not in seats:
        raise node.wrong("wrong_number_of_players", value=len(nodes), least=seats[0], most=seats[-1])
    names: list[str | None] = []
    chosen: list[tuple[int, ...]] = []
    taken: set[int] = set()
    each = 0
    for seat in nodes:
        own = seat.fields(("name", "animals"))
        name = own.get("name")
        names.append(None if name is None or name.is_null() else name.text())
        found: list[int] = []
        for one in own.items("animals"):
            animal = _named(one, ANIMAL_NUMBERS, "not_an_animal")
            if animal in taken:
                raise one.wrong("repeated", value=ANIMAL_KEYS[animal])
            taken.add(animal)
            found.append(animal)
        if "animals" in own:
            if each and len(found) != each:
                raise own["animals"].wrong("unequal_animals", value=len(found), expected=each)
            each = len(found)
            if not allowed(len(nodes), each):
                raise own["animals"].wrong("wrong_number_of_animals", value=each, players=len(nodes))
        chosen.append(tuple(sorted(found)))
    each = each or rules.animals_each
    if not allowed(len(nodes), each):
        raise node.wrong("wrong_number_of_animals", value=each, players=len(nodes))
    return tuple(names), completed(chosen, each, seed)


def check_each(given: Value, each: int) -> None:
    """Refuse a number of animals that is given as a switch and is not that of the seats. Raises BadInput."""
    if given != each:
        raise Node(given, "rules.animals_each").wrong("unequal_animals", value=given, expected=each)


def _named(node: Node, numbers: dict[str, int], code: str) -> int:
    word = node.text()
    if word not in numbers:
        raise node.wrong(code, value=shown(word))
    return numbers[word]


def _cell(node: Node) -> int:
    return _named(node, CELL_NUMBERS, "not_a_cell")


def _keyed(fields: Fields, numbers: dict[str, int], code: str) -> list[tuple[int, Node]]:
    """Return the entries of an object by the numbers of their keys."""
    found: dict[int, Node] = {}
    for key in fields:
        node = fields[key]
        if key not in numbers:
            raise node.wrong(code, value=shown(key))
        if numbers[key] in found:
            raise node.wrong("repeated", value=shown(key))
        found[numbers[key]] = node
    return sorted(found.items(), key=lambda entry: entry[0])


def _object(node: Node) -> Fields:
    known = node.value if isinstance(node.value, dict) else ()
    return node.fields(known)


def _read_track(fields: Fields, state: DominantState) -> None:
    if "initiative" not in fields:
        return
    track = tuple([_named(one, ANIMAL_NUMBERS, "not_an_animal") for one in fields.items("initiative")])
    if sorted(track) != list(state.in_play):
        raise fields["initiative"].wrong("wrong_track")
    state.initiative = track


def _check_to_move(fields: Fields, state: DominantState) -> None:
    node = fields.get("to_move")
    if node is None:
        return
    given = NOBODY if node.is_null() else node.number(0, len(state.names) - 1)
    if given != state.to_move:
        raise node.wrong("not_asked", value="null" if given == NOBODY else given)


class _Reader:
    """Reads a position in the middle of a game, key by key, and counts the pieces."""

    def __init__(self, fields: Fields, state: DominantState) -> None:
        self.fields = fields
        self.state = state
        self.disks = [DISKS_EACH] * ELEMENTS
        self.tiles = list(COPIES)
        self.cards = (1 << len(CARDS)) - 2

    def read(self) -> None:
        fields, state = self.fields, self.state
        state.shuffles = fields.number("shuffles", 0, 0, MOST)
        state.round = fields.number("round", 1, 1, MOST)
        state.phase = PHASES.index(fields["phase"].choice(PHASES)) if "phase" in fields else PLANNING
        self.read_end()
        _read_track(fields, state)
        self.read_earth()
        self.read_elements()
        self.read_display()
        self.read_pawns()
        self.read_animals()
        self.read_stacks()
        self.read_cards()
        self.read_marks()
        self.read_bag()
        self.read_next()
        self.read_pending()

    def read_end(self) -> None:
        state, node = self.state, self.fields.get("final_round")
        if node is not None and not node.is_null():
            if (number := node.number(1, MOST)) != state.round:
                raise node.wrong("not_this_round", value=number)
            state.final_round = number
        limit = state.rules.turn_limit
        if limit and state.round >= limit:
            state.final_round = state.round

    def animal(self, key: str, node: Node) -> int:
        """Return the animal in play with this key; *node* is where it stands."""
        if key not in ANIMAL_NUMBERS:
            raise node.wrong("not_an_animal", value=shown(key))
        if ANIMAL_NUMBERS[key] not in self.state.in_play:
            raise node.wrong("not_in_play", value=key)
        return ANIMAL_NUMBERS[key]

    # Earth

    def read_earth(self) -> None:
        state, fields = self.state, self.fields
        if "earth" not in fields:
            for cell, terrain in zip(START_CELLS, START_TERRAINS, strict=True):
                state.lay_tile(cell, terrain)
                self.tiles[terrain] -= 1
            state.ground[CENTRE] = TUNDRA
            for animal in state.in_play:
                for cell, count in START_SPECIES[animal]:
                    self.put(animal, cell, count)
        else:
            for cell, node in _keyed(_object(fields["earth"]), CELL_NUMBERS, "not_a_cell"):
                self.read_tile(cell, node)
        frozen = state.ground.count(TUNDRA)
        state.tundra = fields.number("tundra", max(TUNDRA_TILES - frozen, 0), 0)
        if frozen + state.tundra > TUNDRA_TILES:
            node = fields.get("tundra") or fields["earth"]
            raise node.wrong("too_many_tiles", value=TERRAIN_KEYS[TUNDRA])

    def read_tile(self, cell: int, node: Node) -> None:
        own = node.fields(("terrain", "tundra", "species"), ("terrain",))
        self.state.lay_tile(cell, self.terrain(own["terrain"]))
        if own.truth("tundra", False):
            self.state.ground[cell] = TUNDRA
        if "species" in own:
            species = _object(own["species"])
            for key in species:
                self.put(self.animal(key, species[key]), cell, species[key].number(1, MOST_CUBES))

    def terrain(self, node: Node) -> int:
        """Return a large tile, and take it from those there are."""
        terrain = TERRAIN_NUMBERS[node.choice(LARGE)]
        if not self.tiles[terrain]:
            raise node.wrong("too_many_tiles", value=TERRAIN_KEYS[terrain])
        self.tiles[terrain] -= 1
        return terrain

    def put(self, animal: int, cell: int, count: int) -> None:
        self.state.cubes[animal * CELLS + cell] += count
        self.state.crowd[cell] += count

    def read_elements(self) -> None:
        state, fields = self.state, self.fields
        if "elements" not in fields:
            for corner, element in START_DISKS:
                if state.disks[corner] != OFF_EARTH:
                    self.disks[element] -= 1
                    state.put_disk(element, corner)
            return
        for corner, node in _keyed(_object(fields["elements"]), CORNER_NUMBERS, "not_a_corner"):
            element = self.disk(node)
            if state.disks[corner] == OFF_EARTH:
                raise node.wrong("no_tile_there", value=node.path.rpartition(".")[2])
            state.put_disk(element, corner)

    def disk(self, node: Node) -> int:
        """Return an element, and take its disk from those there are."""
        element = _named(node, ELEMENT_NUMBERS, "not_an_element")
        if not self.disks[element]:
            raise node.wrong("too_many_disks", value=ELEMENT_KEYS[element], limit=DISKS_EACH)
        self.disks[element] -= 1
        return element

    def read_display(self) -> None:
        if "display" in self.fields:
            boxes = self.fields["display"].fields(BOX_KEYS)
            for box, key in enumerate(BOX_KEYS):
                for node in boxes.items(key):
                    self.state.boxes[box * ELEMENTS + self.disk(node)] += 1

    # Animals

    def read_pawns(self) -> None:
        if "pawns" in self.fields:
            for space, node in _keyed(_object(self.fields["pawns"]), SPACE_NUMBERS, "not_a_space"):
                self.state.spaces[space] = self.animal(node.text(), node)

    def read_animals(self) -> None:
        state = self.state
        given: dict[int, Node] = {}
        if "animals" in self.fields:
            entries = _object(self.fields["animals"])
            given = {self.animal(key, entries[key]): entries[key] for key in entries}
        for animal in state.in_play:
            self.read_animal(animal, given.get(animal) or Node({}, f"animals.{ANIMAL_KEYS[animal]}"))

    def read_animal(self, animal: int, node: Node) -> None:
        state, key = self.state, ANIMAL_KEYS[animal]
        own = node.fields(("pool", "eliminated", "pawns", "elements", "vp"))
        on_earth = sum(state.cubes[animal * CELLS : animal * CELLS + CELLS])
        state.eliminated[animal] = gone = own.number("eliminated", 0, 0, MOST_CUBES)
        usual = max(cubes_each(len(state.in_play)) - on_earth - gone, 0)
        state.pool[animal] = pool = own.number("pool", usual, 0, MOST_CUBES)
        if on_earth + gone + pool > MOST_CUBES:
            raise node.wrong("too_many_cubes", value=key, limit=MOST_CUBES)
        placed = state.spaces.count(animal)
        state.pawns[animal] = own.number("pawns", max(pawns_each(len(state.in_play)) - placed, 0), 0, PAWNS)
        if state.owned_pawns(animal) > PAWNS:
            raise node.wrong("too_many_pawns", value=key, limit=PAWNS)
        for one in own.items("elements"):
            if state.elements_of(animal) >= MOST_ELEMENTS:
                raise one.wrong("too_many_elements", limit=MOST_ELEMENTS)
            state.need[animal * ELEMENTS + self.disk(one)] += 1
        state.points[animal] = own.number("vp", 0, 0, MOST)

    # Stacks and cards

    def read_stacks(self) -> None:
        state, fields = self.state, self.fields
        if "face_up" not in fields and "stacks" not in fields:
            rest = unseen_tiles(state)
            setup.stack(state, dealt(rest, state.seed, "tiles", len(rest)))
            return
        if "face_up" in fields:
            nodes = self.three("face_up")
            state.face_up = tuple([0 if one.is_null() else self.terrain(one) for one in nodes])
        unknown: list[Node] = []
        stacks: list[tuple[int, ...]] = []
        for node in self.three("stacks") if "stacks" in fields else []:
            stack: list[int] = []
            for one in node.items():
                if one.value == "?":
                    unknown.append(one)
                    stack.append(UNKNOWN)
                else:
                    stack.append(self.terrain(one))
            stacks.append(tuple(stack[::-1]))
        if stacks:
            state.stacks = tuple(stacks)
        left = sum(self.tiles) - self.tiles[TUNDRA]
        if len(unknown) > left:
            raise unknown[left].wrong("too_many_tiles", value="?")

    def three(self, key: str) -> list[Node]:
        nodes = self.fields.items(key)
        if len(nodes) != setup.STACKS:
            raise self.fields[key].wrong("wrong_length", value=len(nodes), expected=setup.STACKS)
        return nodes

    def read_cards(self) -> None:
        state, fields = self.state, self.fields
        state.gone = sum([1 << self.card(one) for one in fields.items("gone")])
        if "cards" not in fields and "deck" not in fields:
            state.deck, state.cards = setup.dealt_cards(state.rules, state.seed, state.gone)
            return
        state.cards = sum([1 << self.card(one) for one in fields.items("cards")])
        unknown: list[Node] = []
        deck: list[int] = []
        for one in fields.items("deck"):
            if one.value == "?":
                unknown.append(one)
                deck.append(UNKNOWN)
            else:
                deck.append(self.card(one))
        left = self.cards.bit_count()
        if len(unknown) > left:
            raise unknown[left].wrong("too_many_cards")
        state.deck = tuple(deck[::-1])

    def card(self, node: Node) -> int:
        """Return a card, and take it from those there are."""
        card = _named(node, CARD_NUMBERS, "not_a_card")
        if not self.cards >> card & 1:
            raise node.wrong("repeated", value=CARDS[card].key)
        self.cards &= ~(1 << card)
        return card

    # Marks and the bag

    def cells(self, node: Node) -> int:
        """Return a list of tiles as a mask."""
        mask = 0
        for one in node.items():
            cell = self.tile(one)
            if mask >> cell & 1:
                raise one.wrong("repeated", value=one.text())
            mask |= 1 << cell
        return mask

    def tile(self, node: Node) -> int:
        cell = _cell(node)
        if not self.state.ground[cell]:
            raise node.wrong("no_tile_there", value=node.text())
        return cell

    def read_marks(self) -> None:
        state, fields = self.state, self.fields
        if "scored" in fields:
            state.scored = self.cells(fields["scored"])
        if "hibernating" in fields:
            for cell, node in _keyed(_object(fields["hibernating"]), CELL_NUMBERS, "not_a_cell"):
                animals = _object(node)
                for key in animals:
                    animal = self.animal(key, animals[key])
                    state.mark_hibernating(animal, cell, animals[key].number(1, MOST_CUBES))

    def read_bag(self) -> None:
        self.state.bag = bytearray(self.disks)
        if "bag" in self.fields:
            bag = self.fields["bag"].fields(ELEMENT_KEYS)
            for element, key in enumerate(ELEMENT_KEYS):
                given = bag.number(key, 0, 0)
                if given != self.disks[element]:
                    node = bag.get(key) or self.fields["bag"]
                    raise node.wrong("wrong_bag", value=self.disks[element])

    # Questions

    def read_next(self) -> None:
        node = self.fields.get("next")
        if node is None or node.is_null():
            return
        if self.state.phase != EXECUTION:
            raise node.wrong("wrong_moment", phase=PHASES[self.state.phase])
        self.state.next = round_course.COURSE_PLACES[node.choice(round_course.COURSE_PLACES)]

    def read_pending(self) -> None:
        state = self.state
        nodes = self.fields.items("pending")
        if nodes and state.phase == OVER:
            raise self.fields["pending"].wrong("wrong_moment", phase=PHASES[OVER])
        for node in nodes:
            question = self.question(node)
            kind = question & q.KIND_BITS
            if kind == q.MIGRATION and any(one & q.KIND_BITS == kind for one in state.pending):
                raise node.wrong("repeated", value=q.KINDS[kind])
            if kind in _ALONE and (state.phase != _ALONE[kind] or len(nodes) > 1):
                raise node.wrong("wrong_moment", phase=PHASES[state.phase])
            state.pending.append(question)
        if nodes and not offered(state, state.pending[-1]):
            raise nodes[-1].wrong("no_answer", value=q.KINDS[state.pending[-1] & q.KIND_BITS])

    def question(self, node: Node) -> int:
        """Return a question with what it needs, and nothing else."""
        word = _object(node).get("ask")
        kind = q.KINDS.index((word or Node(None, f"{node.path}.ask")).choice(q.KINDS))
        needs = ASKED_WITH.get(kind, ())
        fields = node.fields(
            ("ask", "by", *needs), ("ask", "by", *[one for one in needs if one not in _OPEN])
        )
        animal = self.animal(fields["by"].text(), fields["by"])
        small = mask = 0
        for key in needs:
            if key in fields:
                if key in _SMALL:
                    small = _SMALL[key](self, fields[key])
                else:
                    mask = _MASKS[key](self, fields[key])
        question = q.question(kind, animal, small, mask)
        if kind == q.REGRESSION:
            self.check_regression(fields, animal, small, mask)
        elif kind == q.EVOLUTION and small > 2:
            raise fields["left"].wrong("above", value=small, limit=2)
        return question

    def check_regression(self, fields: Fields, animal: int, kept: int, mask: int) -> None:
        """Refuse protections that leave no choice, and elements that the animal cannot lose."""
        for one in fields.items("elements"):
            element = ELEMENT_NUMBERS[one.text()]
            if not self.state.added(animal, element):
                raise one.wrong("none_added", value=ELEMENT_KEYS[element])
        if kept >= mask.bit_count():
            raise fields["protections"].wrong("above", value=kept, limit=max(mask.bit_count() - 1, 0))

    def element(self, node: Node) -> int:
        return _named(node, ELEMENT_NUMBERS, "not_an_element")

    def left(self, node: Node) -> int:
        return node.number(1, 7)

    def elements(self, node: Node) -> int:
        mask = 0
        for one in node.items():
            mask |= 1 << self.element(one)
        return mask

    def terrains(self, node: Node) -> int:
        mask = 0
        for one in node.items():
            mask |= 1 << _named(one, TERRAIN_NUMBERS, "not_a_terrain")
        return mask

    def arrived(self, node: Node) -> int:
        for cell, one in _keyed(_object(node), CELL_NUMBERS, "not_a_cell"):
            self.state.arrived[cell] = one.number(1, MOST_CUBES)
        return 0

    def replaced(self, node: Node) -> int:
        return 0 if node.is_null() else self.animal(node.text(), node) + 1


_ALONE: Final = {q.PLAN: PLANNING, q.RESCUE: RESET}
"""The questions that nothing else waits beside, and when they are asked: what follows begins a phase."""
_OPEN: Final = ("arrived", "replaced")
"""What a question may leave out, because there is none."""
_SMALL: Final[dict[str, Callable[[_Reader, Node], int]]] = {
    "cell": _Reader.tile,
    "element": _Reader.element,
    "left": _Reader.left,
    "protections": _Reader.left,
}
_MASKS: Final[dict[str, Callable[[_Reader, Node], int]]] = {
    "cells": _Reader.cells,
    "elements": _Reader.elements,
    "terrains": _Reader.terrains,
    "arrived": _Reader.arrived,
    "replaced": _Reader.replaced,
}
"""What reads the small number and the mask of a question."""
