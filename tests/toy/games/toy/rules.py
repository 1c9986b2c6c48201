"""Rows: each seat lays one of its three cards in each of three rounds; at the end all are counted.

In front of each seat lies one card more that no player has seen, not even its owner. It is turned up at the
end and counts double. So there are cards that one seat knows, cards that all know, and cards that no seat
knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.action import NOBODY, NOTHING, Action, pack, unpack
from evolution_qt.core.errors import bad
from evolution_qt.core.event import Event, Kind, RawEvent
from evolution_qt.core.game import Game, Observation, State
from evolution_qt.core.plain import Node, Plain, shown
from evolution_qt.core.rng import Rng, drawn_below, shuffled

DECK: Final = tuple(range(1, 21))
HAND: Final = 3
UNKNOWN: Final = 0
LAY: Final = 1

ROUND_BEGAN, DREW, LAID, TURNED_UP, GAME_ENDED = range(1, 6)

Move = str
"""A move is the line that names it, ``lay 7``."""


class Rows(State):
    """Hands, rows, the cards no player has seen, and those that are left; 0 is a card that is not known."""

    def __init__(self, seats: int) -> None:
        self.to_move = 0
        self.round = 1
        self.first_player = 0
        self.sink = None
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.blind = [UNKNOWN] * seats
        self.left: list[int] = []

    def tell(self, *told: int) -> None:
        """Write an event down, if it is listened to."""
        if self.sink is not None:
            self.sink.append(told)


class Toy(Game[Rows, Move]):
    """The rules. What is not here is answered by `Game`."""

    key = "toy"
    version = 1
    seats = range(2, 5)
    kinds = (
        Kind("nothing"),
        Kind("round_began"),
        Kind("drew", secret=True, reveals=True),
        Kind("laid", decides=True),
        Kind("turned_up", reveals=True),
        Kind("game_ended"),
    )

    def new(self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None) -> Rows:
        """Deal three cards to each seat and lay one more in front of it."""
        if seats not in self.seats:
            raise bad("wrong_number_of_players", value=seats, least=2, most=4)
        state = Rows(seats)
        state.first_player = drawn_below(seats, seed, "first") if first_player < 0 else first_player
        state.to_move = state.first_player
        state.left = shuffled(list(DECK), seed, 0)
        state.sink = told
        state.tell(ROUND_BEGAN, NOBODY, 0, NOTHING, 1)
        for seat in range(seats):
            for _ in range(HAND):
                state.hands[seat].append(state.left.pop())
                state.tell(DREW, seat, state.hands[seat][-1])
            state.hands[seat].sort()
            state.blind[seat] = state.left.pop()
        state.sink = None
        return state

    def legal(self, state: Rows, seat: int = -1) -> list[Action]:
        """List the cards of the hand."""
        if state.to_move == NOBODY or seat not in (-1, state.to_move):
            return []
        return [pack(LAY, card) for card in state.hands[state.to_move]]

    def apply(self, state: Rows, action: Action, seat: int = -1) -> None:
        """Lay a card; after the last one of all turn up what no player has seen."""
        seat, card = state.to_move, unpack(action).subject
        state.hands[seat].remove(card)
        state.rows[seat].append(card)
        state.tell(LAID, seat, card)
        following = (seat + 1) % len(state.hands)
        state.to_move = following
        if following != state.first_player:
            return
        if state.hands[following]:
            state.round += 1
            state.tell(ROUND_BEGAN, NOBODY, 0, NOTHING, state.round)
            return
        state.to_move = NOBODY
        for one, blind in enumerate(state.blind):
            state.tell(TURNED_UP, one, blind)
        state.tell(GAME_ENDED)

    def copy(self, state: Rows) -> Rows:
        """Return an equal state."""
        other = Rows(len(state.hands))
        other.to_move, other.round, other.first_player = state.to_move, state.round, state.first_player
        other.hands = [hand.copy() for hand in state.hands]
        other.rows = [row.copy() for row in state.rows]
        other.blind = state.blind.copy()
        other.left = state.left.copy()
        return other

    def observe(self, state: Rows, viewer: int) -> Observation[Rows]:
        """Hide the hands of others, what no player has seen, and what is left."""
        seen = self.copy(state)
        seen.left = [UNKNOWN] * len(state.left)
        for seat, hand in enumerate(seen.hands):
            if seat != viewer:
                seen.hands[seat] = [UNKNOWN] * len(hand)
        if seen.to_move != NOBODY:
            seen.blind = [UNKNOWN] * len(seen.blind)
        return Observation(viewer, seen)

    def determinize(self, seen: Observation[Rows], rng: Rng) -> Rows:
        """Deal what is not known at random."""
        world = self.copy(seen.state)
        places = [*world.hands, *world.rows, world.blind, world.left]
        known = {card for place in places for card in place}
        unknown = [card for card in DECK if card not in known]
        for place in places:
            for at, card in enumerate(place):
                if card == UNKNOWN:
                    place[at] = unknown.pop(rng.below(len(unknown)))
        for hand in world.hands:
            hand.sort()
        return world

    def scores(self, state: Rows) -> list[int]:
        """Count what lies open; what no player has seen counts at the end."""
        over = state.to_move == NOBODY
        return [sum(row) + over * 2 * state.blind[seat] for seat, row in enumerate(state.rows)]

    def spoken(self, state: Rows, seat: int, steps: Sequence[Action]) -> Move:
        """Say which card is laid."""
        return f"lay {unpack(steps[0]).subject}"

    def actions(self, state: Rows, seat: int, move: Move) -> list[Action]:
        """Return the one step of a move."""
        return [pack(LAY, int(move.split()[1]))]

    def read(self, text: str) -> Move:
        """Read ``lay`` and a card."""
        verb, _, card = text.partition(" ")
        if verb != "lay":
            raise bad("unknown_verb", value=shown(verb))
        if card not in map(str, DECK):
            raise bad("not_a_card", value=shown(card))
        return text

    def write(self, move: Move) -> str:
        """Return the line itself."""
        return move

    def load(self, plain: Plain) -> Rows:
        """Read a position."""
        keys = ("format", "version", "game", "rules", "first_player", "round", "to_move", "players", "left")
        fields = Node(plain).fields(keys, keys)
        players = fields["players"].items()
        state = Rows(len(players))
        state.first_player = fields["first_player"].number(0, len(players) - 1)
        state.round = fields["round"].number(1, HAND)
        if fields["to_move"].is_null():
            state.to_move = NOBODY
        else:
            state.to_move = fields["to_move"].number(0, len(players) - 1)
        for seat, player in enumerate(players):
            own = player.fields(("name", "hand", "row", "blind"), ("name", "hand", "row", "blind"))
            state.hands[seat] = _cards(own["hand"])
            state.rows[seat] = _cards(own["row"])
            state.blind[seat] = own["blind"].number(UNKNOWN, DECK[-1])
        state.left = _cards(fields["left"])
        return state

    def dump(self, state: Rows) -> dict[str, Plain]:
        """Write a position."""
        return {
            "format": "evolution-qt/position",
            "version": 1,
            "game": self.key,
            "rules": {},
            "first_player": state.first_player,
            "round": state.round,
            "to_move": None if state.to_move == NOBODY else state.to_move,
            "players": [
                {"name": None, "hand": list(hand), "row": list(row), "blind": blind}
                for hand, row, blind in zip(state.hands, state.rows, state.blind, strict=True)
            ],
            "left": list(state.left),
        }


def game(key: str) -> Toy:
    """Return the toy, the one edition that there is."""
    return Toy()


def _cards(node: Node) -> list[int]:
    return [card.number(UNKNOWN, DECK[-1]) for card in node.items()]


def laid(events: Sequence[Event]) -> list[int]:
    """Return the cards that were laid, as far as they are known."""
    return [event.card for event in events if event.kind == LAID]
