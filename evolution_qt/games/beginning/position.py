"""Positions as plain data: a state read from the notation with every check, and written in its full form.

`load` refuses what cannot lie on a table, with the path to it; whether play could have led there is not
tested.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import Game
from evolution_qt.core.option import read_options
from evolution_qt.core.plain import Fields, Node, Plain, shown
from evolution_qt.core.position import FORMAT, REQUIRED, VERSION, check_header
from evolution_qt.core.rng import shuffled
from evolution_qt.games.beginning.cards import FACE, NUMBERS, SLOTS, TRAITS, UNKNOWN, UNSEEN
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.options import BeginningRules
from evolution_qt.games.beginning.state import (
    OVER,
    PHASES,
    PLAY,
    BeginningPlayer,
    BeginningSpecies,
    BeginningState,
)

MOST: Final = 1_000_000
"""More chips, rounds or shuffles than any game sees."""

KEYS: Final = (
    "format",
    "version",
    "game",
    "rules",
    "seed",
    "shuffles",
    "round",
    "final_round",
    "passes",
    "first_player",
    "phase",
    "to_move",
    "watering_hole",
    "players",
    "draw_pile",
    "discard_pile",
    "removed",
)
PLAYER_KEYS: Final = ("name", "hand", "bag", "species")
SPECIES_KEYS: Final = ("population", "unseen", "food", "traits")


# Writing


def dump(game: Game[BeginningState, BeginningMove], state: BeginningState) -> dict[str, Plain]:
    """Return the full form of a position: every key, equal for equal positions."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.key,
        "rules": dict(game.differs),
        "seed": state.seed,
        "shuffles": state.shuffles,
        "round": state.round,
        "final_round": state.final_round or None,
        "passes": state.passes,
        "first_player": state.first_player,
        "phase": PHASES[state.phase],
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "watering_hole": state.watering_hole,
        "players": [
            {
                "name": player.name,
                "hand": _named(player.hand),
                "bag": player.bag,
                "species": [
                    {
                        "population": _named([card & FACE for card in species.cards]),
                        "unseen": [at for at, card in enumerate(species.cards) if card & UNSEEN],
                        "food": species.food,
                        "traits": _named(list(species.traits)),
                    }
                    for species in player.species
                ],
            }
            for player in state.players
        ],
        "draw_pile": _named(state.draw_pile[::-1]),
        "discard_pile": _named(state.discard_pile[::-1]),
        "removed": _named(state.removed),
    }


def _named(cards: list[int]) -> list[Plain]:
    return [TRAITS[card].key for card in cards]


# Reading


def load(plain: Plain, game: Game[BeginningState, BeginningMove], rules: BeginningRules) -> BeginningState:
    """Return the state that a position of *game* describes. Raises BadInput with the path to the fault."""
    fields = Node(plain).fields(KEYS, REQUIRED)
    check_header(fields)
    _check_game(game, fields)
    seats = fields["players"].items()
    if len(seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise fields["players"].wrong("wrong_number_of_players", value=len(seats), least=least, most=most)
    state = BeginningState(rules, [])
    state.seed = fields.number("seed", 0, 0)
    state.shuffles = fields.number("shuffles", 0, 0, MOST)
    state.round = fields.number("round", 1, 1, MOST)
    state.first_player = fields.number("first_player", 0, 0, len(seats) - 1)
    state.phase = PHASES.index(fields["phase"].choice(PHASES)) if "phase" in fields else PLAY
    state.watering_hole = fields.number("watering_hole", 0, 0, MOST)
    _read_end(fields, state)
    _read_to_move(fields, state, len(seats))
    reader = _Reader()
    for seat in seats:
        state.players.append(reader.player(seat, state.phase))
    draw_pile = reader.cards(fields.items("draw_pile"))
    state.discard_pile = reader.cards(fields.items("discard_pile"), may_be_unknown=False)[::-1]
    removed = reader.cards(fields.items("removed"))
    rest = reader.deal(state, is_pile_missing="draw_pile" not in fields)
    state.draw_pile = draw_pile[::-1] if "draw_pile" in fields else rest
    state.removed = sorted(removed + rest if "draw_pile" in fields else removed)
    return state


def _check_game(game: Game[BeginningState, BeginningMove], fields: Fields) -> None:
    key = fields["game"].text()
    if key != game.key:
        raise fields["game"].wrong("wrong_format", value=shown(key), expected=game.key)
    if "rules" in fields and read_options(fields["rules"], game.options) != game.differs:
        raise fields["rules"].wrong("other_rules")


def _read_end(fields: Fields, state: BeginningState) -> None:
    """Read how often the deck has been used up, and whether this round is the last."""
    most = state.rules.passes_through_deck
    final = fields.get("final_round")
    is_final = final is not None and not final.is_null()
    if is_final and final is not None and (number := final.number(1, MOST)) != state.round:
        raise final.wrong("not_this_round", value=number)
    is_empty = "draw_pile" in fields and not fields.items("draw_pile")
    state.passes = fields.number("passes", most if is_final else int(is_empty), 0, most)
    if is_final or state.passes == most:
        state.final_round = state.round


def _read_to_move(fields: Fields, state: BeginningState, seats: int) -> None:
    """Ask the seat that is given, as it stands; else the first player."""
    node = fields.get("to_move")
    if state.phase != OVER:
        state.to_move = state.first_player if node is None else node.number(0, seats - 1)
    elif node is None or node.is_null():
        state.to_move = NOBODY
    else:
        raise node.wrong("wrong_moment", phase=PHASES[OVER])


class _Reader:
    """Reads cards, counts them against the deck, and deals what is given as a number."""

    def __init__(self) -> None:
        self.free = [trait.copies for trait in TRAITS]
        self.unknown: list[Node] = []
        self.piles: list[tuple[Node, BeginningSpecies]] = []
        """The populations given as numbers, whose cards are still to be dealt."""

    def player(self, node: Node, phase: int) -> BeginningPlayer:
        fields = node.fields(PLAYER_KEYS)
        name = fields.get("name")
        return BeginningPlayer(
            None if name is None or name.is_null() else name.text(),
            sorted(self.cards(fields.items("hand"))),
            fields.number("bag", 0, 0, MOST),
            [self.species(one, phase) for one in fields.items("species")],
        )

    def species(self, node: Node, phase: int) -> BeginningSpecies:
        fields = node.fields(SPECIES_KEYS)
        species = BeginningSpecies(())
        node = fields.get("population") or Node(1, f"{node.path}.population")
        if type(node.value) is list:
            species.cards = self.population(node, fields.items("unseen"))
        else:
            species.cards = (UNSEEN,) * node.number(1, sum(self.free))
            self.piles.append((node, species))
            if "unseen" in fields:
                raise fields["unseen"].wrong("unseen_beside_number")
        self.traits(fields, species)
        species.food = fields.number("food", 0, 0)
        if species.food and phase == OVER:
            raise fields["food"].wrong("wrong_moment", phase=PHASES[OVER])
        if species.food > species.places:
            raise fields["food"].wrong("food_above_places", value=species.food, limit=species.places)
        return species

    def population(self, node: Node, unseen: list[Node]) -> tuple[int, ...]:
        cards = self.cards(node.items())
        if not cards:
            raise node.wrong("empty")
        for one in unseen:
            at = one.number(0, len(cards) - 1)
            if cards[at] & UNSEEN:
                raise one.wrong("repeated", value=at)
            cards[at] |= UNSEEN
        return tuple(cards)

    def traits(self, fields: Fields, species: BeginningSpecies) -> None:
        nodes = fields.items("traits")
        species.traits = tuple(self.cards(nodes, may_be_unknown=False))
        for node, card in zip(nodes, species.traits, strict=True):
            if species.mask >> card & 1:
                raise node.wrong("duplicate_trait", value=TRAITS[card].key)
            species.mask |= 1 << card
        if len(nodes) > SLOTS:
            raise fields["traits"].wrong("too_many_traits", value=len(nodes), limit=SLOTS)

    def cards(self, nodes: list[Node], *, may_be_unknown: bool = True) -> list[int]:
        return [self.card(node, may_be_unknown) for node in nodes]

    def card(self, node: Node, may_be_unknown: bool) -> int:
        name = node.text()
        if name not in NUMBERS:
            raise node.wrong("not_a_card", value=shown(name))
        card = NUMBERS[name]
        if card == UNKNOWN:
            if not may_be_unknown:
                raise node.wrong("face_may_not_be_unknown")
            self.unknown.append(node)
        elif self.free[card]:
            self.free[card] -= 1
        else:
            raise node.wrong("too_many_copies", value=name)
        return card

    def deal(self, state: BeginningState, *, is_pile_missing: bool) -> list[int]:
        """Shuffle the cards named nowhere if any are to be dealt, deal the piles, and return the rest.

        They stay unknown where some of them lie there as unknown cards.
        """
        rest = [card for card, count in enumerate(self.free) for _ in range(count)]
        if len(self.unknown) > len(rest):
            raise self.unknown[len(rest)].wrong("too_many_cards")
        if self.unknown:
            rest = [UNKNOWN] * (len(rest) - len(self.unknown))
        elif rest and (self.piles or is_pile_missing):
            rest = shuffled(rest, state.seed, state.shuffles)
            state.shuffles += 1
        for node, species in self.piles:
            if len(species.cards) > len(rest):
                raise node.wrong("too_many_cards")
            species.cards = tuple([rest.pop() | UNSEEN for _ in species.cards])
        return rest
