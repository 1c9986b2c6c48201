"""Positions as plain data: a state read from the notation with every check, and written in its full form.

`load` refuses what cannot lie on a table, with the path to it; whether play could have led there is not
tested.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import Game
from evolution_qt.core.option import read_options
from evolution_qt.core.plain import Fields, Node, Plain, shown
from evolution_qt.core.position import FORMAT, REQUIRED, VERSION, check_header
from evolution_qt.core.rng import shuffled
from evolution_qt.games.evolution.cards import NO_CARD, SPECIES_LIMIT, UNKNOWN
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.options import AT_DEAL, BEFORE, Rules
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PHASES,
    PLAY,
    TRACK_END,
    WINDOW,
    EvolutionState,
    Player,
    Species,
)
from evolution_qt.games.evolution.traits import TraitTable

MOST: Final = 1_000_000
"""More chips, rounds or shuffles than any game sees."""

HIDDEN_FACE: Final = "?"

KEYS: Final = (
    "format",
    "version",
    "game",
    "rules",
    "seed",
    "shuffles",
    "round",
    "final_round",
    "first_player",
    "phase",
    "to_move",
    "watering_hole",
    "food_cards",
    "players",
    "draw_pile",
    "discard_pile",
    "removed",
    "progress",
)
PLAYER_KEYS: Final = ("name", "hand", "bag", "species")
SPECIES_KEYS: Final = ("body", "population", "food", "fat", "traits", "hidden")
PROGRESS_KEYS: Final = ("passed", "acted", "next_feeder", "leftover", "used", "done")


# Writing


def dump(game: Game[EvolutionState, Move], state: EvolutionState) -> dict[str, Plain]:
    """Return the full form of a position: every key, equal for equal positions.

    What says nothing in this phase is written as its default.
    """
    table = state.table
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.key,
        "rules": dict(game.differs),
        "seed": state.seed,
        "shuffles": state.shuffles,
        "round": state.round,
        "final_round": state.final_round or None,
        "first_player": state.first_player,
        "phase": PHASES[state.phase],
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "watering_hole": state.watering_hole,
        "food_cards": [None if card == NO_CARD else _named(table, card) for card in state.food_cards],
        "players": [_player(table, player) for player in state.players],
        "draw_pile": [_named(table, card) for card in reversed(state.draw_pile)],
        "discard_pile": [_named(table, card) for card in reversed(state.discard_pile)],
        "removed": [_named(table, card) for card in sorted(state.removed)],
        "progress": _progress(state),
    }


def _progress(state: EvolutionState) -> dict[str, Plain]:
    """Return what the tracks do not show; what means nothing in this phase has its default."""
    in_effects = state.phase == EFFECTS
    return {
        "passed": _seats(state.passed, state),
        "acted": state.acted,
        "next_feeder": state.next_feeder if state.phase == WINDOW else state.first_player,
        "leftover": state.leftover if in_effects else state.watering_hole > 0,
        "used": _used(state),
        "done": _seats(state.done, state),
    }


def _named(table: TraitTable, card: int) -> str:
    if card == UNKNOWN:
        return HIDDEN_FACE
    return f"{table.traits[table.trait_of[card]].key}:{table.foods[card]}"


def _player(table: TraitTable, player: Player) -> dict[str, Plain]:
    return {
        "name": player.name,
        "hand": [_named(table, card) for card in sorted(player.hand)],
        "bag": player.bag,
        "species": [
            {
                "body": species.body,
                "population": species.population,
                "food": species.food,
                "fat": species.fat,
                "traits": [_named(table, card) for card in species.traits],
                "hidden": [_named(table, card) for card in sorted(species.hidden)],
            }
            for species in player.species
        ],
    }


def _seats(mask: int, state: EvolutionState) -> list[Plain]:
    return [seat for seat in range(len(state.players)) if mask >> seat & 1]


def _used(state: EvolutionState) -> list[Plain]:
    table = state.table
    return [
        f"{seat}.{index} {table.traits[trait].key}"
        for seat, player in enumerate(state.players)
        for index, species in enumerate(player.species)
        for trait in table.indices(species.used)
    ]


# Reading


def load(
    plain: Plain, game: Game[EvolutionState, Move], rules: Rules, table: TraitTable, slots: Sequence[int]
) -> EvolutionState:
    """Return the state that a position of *game* describes; without a seat to move NOBODY is asked yet.

    *slots* is how many traits a species may carry, by the number of players. Raises BadInput with the path to
    the fault.
    """
    fields = Node(plain).fields(KEYS, REQUIRED)
    check_header(fields)
    _check_game(game, fields)
    seats = fields["players"].items()
    if len(seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise fields["players"].wrong("wrong_number_of_players", value=len(seats), least=least, most=most)
    state = EvolutionState(table, [])
    state.seed = fields.number("seed", 0, 0)
    state.shuffles = fields.number("shuffles", 0, 0, MOST)
    state.round = fields.number("round", 1, 1, MOST)
    state.first_player = fields.number("first_player", 0, 0, len(seats) - 1)
    state.phase = PHASES.index(fields["phase"].choice(PHASES)) if "phase" in fields else FEEDING
    state.watering_hole = fields.number("watering_hole", 0, 0, MOST)
    state.final_round = _final_round(fields, state)
    deck = _Deck(table)
    drafts: list[_Draft] = []
    for seat in seats:
        state.players.append(_read_player(seat, rules, state.phase, deck, drafts))
    state.food_cards = _read_food_cards(fields, rules, state, deck)
    draw_pile = deck.cards(fields.items("draw_pile"), unknown=True)
    discard_pile = deck.cards(fields.items("discard_pile"), unknown=False)
    removed = deck.cards(fields.items("removed"), unknown=True)
    deck.settle()
    for player in state.players:
        player.hand.sort()
    for draft in drafts:
        draft.settle(state, slots[len(seats)])
    state.discard_pile = discard_pile[::-1]
    _lay_out(state, rules, deck, draw_pile[::-1] if "draw_pile" in fields else None, removed, fields)
    _read_progress(fields, rules, state)
    _ask(fields, state)
    return state


def _check_game(game: Game[EvolutionState, Move], fields: Fields) -> None:
    key = fields["game"].text()
    if key != game.key:
        raise fields["game"].wrong("wrong_format", value=shown(key), expected=game.key)
    if "rules" in fields and read_options(fields["rules"], game.options) != game.differs:
        raise fields["rules"].wrong("other_rules")


def _final_round(fields: Fields, state: EvolutionState) -> int:
    node = fields.get("final_round")
    if node is None or node.is_null():
        return state.round if state.phase == OVER else 0
    final = node.number(1, MOST + 1)
    if final not in (state.round, state.round + (state.phase != OVER)):
        raise node.wrong("wrong_last_round", value=final)
    return final


def _read_player(node: Node, rules: Rules, phase: int, deck: _Deck, drafts: list[_Draft]) -> Player:
    fields = node.fields(PLAYER_KEYS)
    name = fields.get("name")
    player = Player(
        None if name is None or name.is_null() else name.text(),
        deck.cards(fields.items("hand"), unknown=True),
        fields.number("bag", 0, 0, MOST),
        [Species()],
    )
    if "species" in fields:
        row = fields["species"].items()
        if not row and not _may_be_without(rules, phase):
            raise fields["species"].wrong("without_species")
        if len(row) > SPECIES_LIMIT:
            raise fields["species"].wrong("above", value=len(row), limit=SPECIES_LIMIT)
        own = [_read_species(one, phase, deck) for one in row]
        player.species = [draft.species for draft in own]
        drafts += own
    return player


def _may_be_without(rules: Rules, phase: int) -> bool:
    """Return whether a seat can have lost its last species without having got a new one yet."""
    return phase in (WINDOW, FEEDING) or (phase == OVER and rules.free_species_at == AT_DEAL)


def _read_species(node: Node, phase: int, deck: _Deck) -> _Draft:
    fields = node.fields(SPECIES_KEYS)
    species = Species(
        fields.number("body", 1, 1, TRACK_END),
        fields.number("population", 1, 1, TRACK_END),
        fields.number("food", 0, 0),
        fields.number("fat", 0, 0),
    )
    if species.food and phase in (FOOD, PLAY, OVER):
        raise fields["food"].wrong("wrong_moment", phase=PHASES[phase])
    if species.food > species.population:
        raise fields["food"].wrong("food_above_population", value=species.food, limit=species.population)
    if species.fat and phase == OVER:
        raise fields["fat"].wrong("wrong_moment", phase=PHASES[phase])
    traits = deck.cards(fields.items("traits"), unknown=False)
    hidden = deck.cards(fields.items("hidden"), unknown=True)
    if hidden and phase != PLAY:
        raise fields["hidden"].wrong("wrong_moment", phase=PHASES[phase])
    return _Draft(fields, species, traits, hidden)


@dataclass(frozen=True)
class _Draft:
    """A species whose cards are not settled yet, because some may be bare traits."""

    fields: Fields
    species: Species
    traits: list[int]
    hidden: list[int]

    def settle(self, state: EvolutionState, slots: int) -> None:
        """Give the species its cards and refuse what cannot lie there."""
        species, table = self.species, state.table
        for key, cards in (("traits", self.traits), ("hidden", self.hidden)):
            for at, card in enumerate(cards):
                if species.mask & table.bits[card]:
                    trait = table.traits[table.trait_of[card]].key
                    raise self.fields[key].items()[at].wrong("duplicate_trait", value=trait)
                species.mask |= table.bits[card]
        count = len(self.traits) + len(self.hidden)
        if count > slots:
            key = "hidden" if self.hidden else "traits"
            raise self.fields[key].wrong("too_many_traits", value=count, limit=slots)
        species.traits = tuple(self.traits)
        species.hidden = tuple(sorted(self.hidden))
        if species.fat:
            room = state.storage(species, species.mask)
            if not room:
                raise self.fields["fat"].wrong("fat_without_tissue")
            if species.fat > room:
                raise self.fields["fat"].wrong("fat_above_body", value=species.fat, limit=room)


class _Deck:
    """Counts the cards of the deck as they are named, and finds copies for bare traits."""

    def __init__(self, table: TraitTable) -> None:
        self.table = table
        self.numbers = {_named(table, card): card for card in range(1, len(table.copies))}
        self.free = table.copies.copy()
        self.unknown: list[Node] = []
        self.bare: list[tuple[list[int], int, int, Node]] = []

    def cards(self, nodes: list[Node], *, unknown: bool) -> list[int]:
        """Return the cards named; bare traits are filled in by `settle`."""
        found: list[int] = []
        for node in nodes:
            found.append(self.card(node, found, unknown=unknown))
        return found

    def card(self, node: Node, into: list[int], *, unknown: bool) -> int:
        """Return the card named at *node*, which will be the next one of the list *into*."""
        name = node.text()
        if name == HIDDEN_FACE:
            if not unknown:
                raise node.wrong("face_may_not_be_unknown")
            self.unknown.append(node)
            return UNKNOWN
        if name in self.table.index:
            self.bare.append((into, len(into), self.table.index[name], node))
            return UNKNOWN
        if name not in self.numbers:
            trait, colon, _ = name.partition(":")
            code = "unknown_card" if colon and trait in self.table.index else "not_a_card"
            raise node.wrong(code, value=shown(name))
        card = self.numbers[name]
        self._take(card, name, node)
        return card

    def _take(self, card: int, name: str, node: Node) -> None:
        if not self.free[card]:
            raise node.wrong("too_many_copies", value=name)
        self.free[card] -= 1

    def settle(self) -> None:
        """Find a copy for every bare trait, lowest food first, in the order they were read."""
        for into, at, trait, node in self.bare:
            kinds = [card for card, one in enumerate(self.table.trait_of) if one == trait]
            card = next((card for card in kinds if self.free[card]), kinds[-1])
            self._take(card, self.table.traits[trait].key, node)
            into[at] = card
        spare = sum(self.free)
        if len(self.unknown) > spare:
            raise self.unknown[spare].wrong("too_many_cards")

    def rest(self) -> list[int]:
        """Return the cards named nowhere, sorted; unknown ones if some of them lie there unknown."""
        if self.unknown:
            return [UNKNOWN] * (sum(self.free) - len(self.unknown))
        return [card for card, count in enumerate(self.free) for _ in range(count)]


def _read_food_cards(fields: Fields, rules: Rules, state: EvolutionState, deck: _Deck) -> list[int]:
    seats = len(state.players)
    nodes = fields.items("food_cards")
    if "food_cards" in fields and len(nodes) != seats:
        raise fields["food_cards"].wrong("wrong_length", value=len(nodes), expected=seats)
    before_reveal = state.phase in (FOOD, PLAY) or (state.phase == EFFECTS and rules.effects == BEFORE)
    cards = [NO_CARD] * (seats - len(nodes))
    for node in nodes:
        if node.is_null():
            cards.append(NO_CARD)
            continue
        if not before_reveal:
            raise node.wrong("wrong_moment", phase=PHASES[state.phase])
        cards.append(deck.card(node, cards, unknown=True))
    return cards


def _lay_out(
    state: EvolutionState,
    rules: Rules,
    deck: _Deck,
    draw_pile: list[int] | None,
    removed: list[int],
    fields: Fields,
) -> None:
    """Lay out the piles; cards named nowhere go to the draw pile, or are removed where it is given."""
    rest = deck.rest()
    if draw_pile is not None:
        state.draw_pile = draw_pile
        state.removed = sorted(removed + rest)
        return
    if rest and not deck.unknown:
        rest = shuffled(rest, state.seed, state.shuffles)
        state.shuffles += 1
    if len(state.players) == 2 and "removed" not in fields:
        left = max(0, len(rest) - rules.two_player_removed)
        removed = rest[left:]
        del rest[left:]
    state.draw_pile = rest
    state.removed = sorted(removed)


def _read_progress(fields: Fields, rules: Rules, state: EvolutionState) -> None:
    state.next_feeder = state.first_player
    state.leftover = state.watering_hole > 0
    if "progress" not in fields:
        return
    progress = fields["progress"].fields(PROGRESS_KEYS)
    state.passed = _read_seats(progress.items("passed"), state)
    state.acted = progress.truth("acted", default=False)
    state.next_feeder = progress.number("next_feeder", state.next_feeder, 0, len(state.players) - 1)
    state.leftover = progress.truth("leftover", default=state.leftover)
    for node in progress.items("used"):
        _read_used(node, state)
    state.done = _read_seats(progress.items("done"), state)
    phase = state.phase
    for key, is_its_moment in (
        ("passed", not state.passed or phase in (WINDOW, FEEDING)),
        ("acted", not state.acted or phase == FEEDING),
        ("used", phase == EFFECTS or not progress.items("used")),
        ("done", not state.done or (phase == PLAY and rules.simultaneous_play)),
    ):
        if not is_its_moment:
            raise progress[key].wrong("wrong_moment", phase=PHASES[phase])
    if state.done == (1 << len(state.players)) - 1:
        raise progress["done"].wrong("all_done")


def _read_seats(nodes: list[Node], state: EvolutionState) -> int:
    mask = 0
    for node in nodes:
        seat = node.number(0, len(state.players) - 1)
        if mask >> seat & 1:
            raise node.wrong("repeated", value=seat)
        mask |= 1 << seat
    return mask


def _read_used(node: Node, state: EvolutionState) -> None:
    said = node.text()
    for seat, player in enumerate(state.players):
        for index, species in enumerate(player.species):
            for trait in state.table.indices(species.mask & state.table.on_reveal):
                if said == f"{seat}.{index} {state.table.traits[trait].key}":
                    if species.used >> trait & 1:
                        raise node.wrong("repeated", value=said)
                    species.used |= 1 << trait
                    return
    raise node.wrong("not_an_effect", value=shown(said))


def _ask(fields: Fields, state: EvolutionState) -> None:
    """Ask the seat that is given, as it stands."""
    node = fields.get("to_move")
    state.to_move = NOBODY
    if state.phase == OVER:
        if node is not None and not node.is_null():
            raise node.wrong("wrong_moment", phase=PHASES[OVER])
    elif node is not None:
        state.to_move = node.number(0, len(state.players) - 1)
