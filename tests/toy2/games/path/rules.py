"""Path: two animals of each seat walk along one path and pick up what lies there; a game of rules alone.

The animal that is farthest back moves, so the order of play follows the path and not the table, and a seat
may move several times in a row. Nothing is hidden. A seat has as many points as its animals have picked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.action import NOBODY, NOTHING, Action, pack, unpack
from evolution_qt.core.errors import bad
from evolution_qt.core.event import Kind, RawEvent
from evolution_qt.core.game import Game, Observation, State
from evolution_qt.core.plain import Node, Plain, shown
from evolution_qt.core.rng import Rng, drawn_below, shuffled

LENGTH: Final = 120
STAGE: Final = 30
"""Places of the path that are a round."""
FARTHEST: Final = 3
MOST: Final = 5
ANIMALS: Final = ("fox", "owl")
"""The two sides of a seat."""
GO: Final = 1

ROUND_BEGAN, WENT, PICKED_UP, GAME_ENDED = range(1, 5)

Move = str
"""A move is the line that names it, ``owl 3``."""


class Course(State):
    """Where each animal is, by seat, what lies on the path, and what each seat has."""

    def __init__(self, seats: int) -> None:
        self.to_move = 0
        self.round = 1
        self.sink = None
        self.first_player = 0
        self.path: list[int] = []
        self.places = [[0 for _ in ANIMALS] for _ in range(seats)]
        self.points = [0] * seats

    @property
    def side(self) -> tuple[int, int]:
        """The seat and the animal that moves: the one farthest back, of several the first seat's first."""
        seats = len(self.places)
        hindmost = min([min(places) for places in self.places])
        seat = self.first_player % seats
        while hindmost not in self.places[seat]:
            seat = (seat + 1) % seats
        return seat, self.places[seat].index(hindmost)

    def tell(self, *told: int) -> None:
        """Write an event down, if it is listened to."""
        if self.sink is not None:
            self.sink.append(told)


class Path(Game[Course, Move]):
    """The rules. What is not here is answered by `Game`."""

    key = "path"
    version = 1
    seats = range(2, 5)
    has_secrets = False
    kinds = (
        Kind("nothing"),
        Kind("round_began"),
        Kind("went", decides=True),
        Kind("picked_up"),
        Kind("game_ended"),
    )

    def new(
        self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None
    ) -> Course:
        """Lay the same things on every path, each time in another order."""
        if seats not in self.seats:
            raise bad("wrong_number_of_players", value=seats, least=2, most=4)
        state = Course(seats)
        state.first_player = drawn_below(seats, seed, "first") if first_player < 0 else first_player
        state.to_move = state.first_player
        state.path = shuffled([at % (MOST + 1) for at in range(LENGTH)], seed, 0)
        state.sink = told
        state.tell(ROUND_BEGAN, NOBODY, 0, NOTHING, 1)
        state.sink = None
        return state

    def legal(self, state: Course, seat: int = -1) -> list[Action]:
        """List how far the animal may go."""
        if state.to_move == NOBODY or seat not in (-1, state.to_move):
            return []
        seat, animal = state.side
        left = LENGTH - state.places[seat][animal]
        return [pack(GO, animal, cells) for cells in range(1, min(FARTHEST, left) + 1)]

    def apply(self, state: Course, action: Action, seat: int = -1) -> None:
        """Go on, and pick up what lies there."""
        seat = state.to_move
        _, animal, cells, _ = unpack(action)
        place = state.places[seat][animal] = state.places[seat][animal] + cells
        state.tell(WENT, seat, 0, animal, cells)
        if place < LENGTH and state.path[place]:
            state.tell(PICKED_UP, seat, 0, animal, state.path[place])
            state.points[seat] += state.path[place]
            state.path[place] = 0
        state.to_move, last = state.side
        hindmost = state.places[state.to_move][last]
        if hindmost == LENGTH:
            state.to_move = NOBODY
            state.tell(GAME_ENDED)
        elif state.round != 1 + hindmost // STAGE:
            state.round += 1
            state.tell(ROUND_BEGAN, NOBODY, 0, NOTHING, state.round)

    def copy(self, state: Course) -> Course:
        """Return an equal state."""
        other = Course(0)
        other.to_move, other.round, other.first_player = state.to_move, state.round, state.first_player
        other.path = state.path.copy()
        other.places = [places.copy() for places in state.places]
        other.points = state.points.copy()
        return other

    def observe(self, state: Course, viewer: int) -> Observation[Course]:
        """Show everything."""
        return Observation(viewer, self.copy(state))

    def determinize(self, seen: Observation[Course], rng: Rng) -> Course:
        """Return the only state there can be."""
        return self.copy(seen.state)

    def scores(self, state: Course) -> list[int]:
        """Return what each seat has picked up."""
        return list(state.points)

    def spoken(self, state: Course, seat: int, steps: Sequence[Action]) -> Move:
        """Say which animal goes how far."""
        _, animal, cells, _ = unpack(steps[0])
        return f"{ANIMALS[animal]} {cells}"

    def actions(self, state: Course, seat: int, move: Move) -> list[Action]:
        """Return the one step of a move."""
        animal, cells = move.split()
        return [pack(GO, ANIMALS.index(animal), int(cells))]

    def read(self, text: str) -> Move:
        """Read an animal and how far it goes."""
        animal, _, cells = text.partition(" ")
        if animal not in ANIMALS:
            raise bad("unknown_verb", value=shown(animal))
        if cells not in map(str, range(1, FARTHEST + 1)):
            raise bad("unknown_value", value=shown(cells))
        return text

    def write(self, move: Move) -> str:
        """Return the line itself."""
        return move

    def load(self, plain: Plain) -> Course:
        """Read a position."""
        keys = ("format", "version", "game", "rules", "first_player", "round", "to_move", "players", "path")
        fields = Node(plain).fields(keys, keys)
        players = fields["players"].items()
        state = Course(len(players))
        state.first_player = fields["first_player"].number(0, len(players) - 1)
        state.round = fields["round"].number(1, LENGTH // STAGE)
        to_move = fields["to_move"]
        state.to_move = NOBODY if to_move.is_null() else to_move.number(0, len(players) - 1)
        state.path = [things.number(0, MOST) for things in fields["path"].items()]
        for seat, player in enumerate(players):
            own = player.fields(("name", "places", "points"), ("name", "places", "points"))
            state.places[seat] = [place.number(0, LENGTH) for place in own["places"].items()]
            state.points[seat] = own["points"].number(0)
        return state

    def dump(self, state: Course) -> dict[str, Plain]:
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
                {"name": None, "places": list(places), "points": points}
                for places, points in zip(state.places, state.points, strict=True)
            ],
            "path": list(state.path),
        }


def game(key: str) -> Path:
    """Return the one edition that there is."""
    return Path()
