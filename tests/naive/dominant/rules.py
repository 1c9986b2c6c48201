"""The second opinion on Dominant Species: start, moves, play, facts, over."""

from typing import Any

from tests.naive.dominant import earth
from tests.naive.dominant.box import ANIMALS, Position, bonus, copied
from tests.naive.dominant.deeds import do
from tests.naive.dominant.questions import all_lines
from tests.naive.dominant.reasons import canonical, reasons
from tests.naive.dominant.sequence import finish_reset, run
from tests.naive.dominant.start import full


def start(short: Position) -> Position:
    """The full form of a plain game or of any position, gone on with to the first question."""
    return full(short)


def over(position: Position) -> bool:
    """Whether the game has ended."""
    return bool(position["phase"] == "over")


def moves(position: Position) -> list[str]:
    """All legal lines of the question that is asked."""
    return all_lines(position, position["pending"][-1]) if position["pending"] else []


def play(position: Position, line: str) -> Position:
    """The position after the line and all that follows by itself."""
    position = copied(position)
    line = canonical(line)
    assert line in moves(position), line
    question = position["pending"].pop()
    words = line.split()
    if question["ask"] == "rescue":
        finish_reset(position, words[1] if words[0] == "rescue" else None)
    elif words[0] != "pass":
        do(position, question, words)
    run(position)
    return position


def why_not(position: Position, seat: int, line: str) -> set[str]:
    """All codes of what stands in the way of the line; none for a legal one."""
    return reasons(position, seat, line)


def view(position: Position) -> Position:
    """What every seat may know: not the order of deck and stacks, nor the seed (notation 4)."""
    seen = copied(position)
    seen["seed"] = 0
    seen["stacks"] = [["?"] * len(stack) for stack in seen["stacks"]]
    last = seen["deck"][-1:]
    seen["deck"] = ["?"] * len(seen["deck"])
    if last == ["ice_age"]:
        seen["deck"][-1] = "ice_age"
    return seen


def facts(position: Position) -> dict[str, Any]:
    """What follows from a position (notation 2)."""
    cells = [cell for cell in earth.tiles(position) if earth.living_on(position, cell)]
    animals = earth.in_play(position)
    leaders = {cell: earth.dominant(position, cell) for cell in cells}
    threatened = {cell: [one for one in animals if earth.endangered(position, one, cell)] for cell in cells}
    last = position["final_round"] is not None or over(position)
    led = list(leaders.values())
    award = {animal: 0 if last else bonus(led.count(animal)) for animal in animals}
    standing = final_points(position)
    ended = {animal: standing[animal] + award[animal] for animal in animals}
    return {
        "match": {
            cell: {one: earth.match(position, one, cell) for one in earth.living_on(position, cell)}
            for cell in cells
        },
        "dominant": {cell: animal for cell, animal in leaders.items() if animal},
        "endangered": {cell: here for cell, here in threatened.items() if here},
        "score": {cell: earth.worth(position, cell) for cell in cells},
        "survivor": earth.survivor(position),
        "scores": by_seat(position, standing),
        "winners": winners(position, standing),
        "if_ended_now": by_seat(position, ended),
    }


def final_points(position: Position) -> dict[str, int]:
    """Points now, and every tile scored once more unless the game is over (004:252)."""
    points = {animal: position["animals"][animal]["vp"] for animal in earth.in_play(position)}
    if not over(position):
        for cell in earth.tiles(position):
            for animal, more in earth.worth(position, cell).items():
                points[animal] += more
    return points


def by_seat(position: Position, points: dict[str, int]) -> list[int]:
    """A seat has what its lowest animal has (rules 4)."""
    return [min(points[animal] for animal in player["animals"]) for player in position["players"]]


def winners(position: Position, points: dict[str, int]) -> list[int]:
    """The most; level ones by the place of that lowest animal in the food chain (rules 3.6, 4)."""
    scores = by_seat(position, points)

    def standing(seat: int) -> tuple[int, int]:
        lowest = [one for one in position["players"][seat]["animals"] if points[one] == scores[seat]]
        return -scores[seat], min(ANIMALS.index(animal) for animal in lowest)

    return [min(range(len(scores)), key=standing)]
