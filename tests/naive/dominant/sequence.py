"""What goes on by itself: from any position to the next question, or to the end (rules 3.2 to 3.4)."""

from itertools import pairwise

from tests.naive.dominant import earth
from tests.naive.dominant.box import (
    BOXES,
    COMPETITION,
    FACE_UP,
    SPACES_OF,
    STEPS,
    Position,
    bonus,
    switch,
)
from tests.naive.dominant.cards import ask, draw_disks
from tests.naive.dominant.questions import answers, dying


def run(position: Position) -> None:
    """Go on to the next question with an answer, or to the end; says who is to move."""
    while True:
        while position["pending"] and not answers(position, position["pending"][-1]):
            position["pending"].pop()
        if position["pending"]:
            position["to_move"] = earth.seat_of(position, position["pending"][-1]["by"])
            return
        if position["phase"] == "over":
            position["to_move"] = None
            return
        if position["phase"] == "planning":
            plan(position)
        elif position["phase"] == "execution":
            step = position["next"]
            if step == "reset":
                position["phase"], position["next"] = "reset", None
            else:
                position["next"] = STEPS[STEPS.index(step) + 1]
                execute(position, step)
        else:
            reset(position)


def plan(position: Position) -> None:
    """The first on the track with a pawn; when no pawn is left, Execution (004:133)."""
    for animal in position["initiative"]:
        if position["animals"][animal]["pawns"] and earth.vacant_spaces(position):
            ask(position, "plan", animal)
            return
    position["phase"], position["next"] = "execution", STEPS[0]


# --- Execution ---------------------------------------------------------------------------------------------


def execute(position: Position, step: str) -> None:
    """One space or step: its pawn comes off first, then the owner is asked (004:137)."""
    if step == "regression":
        _regression(position)
    elif step == "sweep":
        _sweep(position)
    elif step == "glaciation":
        _glaciation(position)
    elif step in ("insect", "arachnid"):
        if step in earth.in_play(position):
            ask(position, step, step)
    elif step in position["pawns"]:
        animal = earth.pawn_back(position, step)
        action, _, label = step.partition(":")
        if action == "initiative":
            # rules 5.2: the first on the track is not asked, but places its pawn
            is_first = position["initiative"][0] == animal
            ask(position, "replant" if is_first else "initiative", animal)
        elif action == "speciation":
            ask(position, action, animal, element=label)
        elif action == "migration":
            ask(position, action, animal, left=int(label), arrived={})
        elif action == "competition":
            ask(position, action, animal, terrains=list(COMPETITION[step]))
        else:
            ask(position, action, animal)


def _regression(position: Position) -> None:
    """For all animals at once; asked is only one that has to choose (rules 3.3.3, 5.31)."""
    protections = {animal: int(animal == "reptile") for animal in earth.in_play(position)}
    for space in SPACES_OF["regression"]:
        if space in position["pawns"]:
            protections[earth.pawn_back(position, space)] += 1
    box = position["display"]["regression"]
    # the first asked lies on top of the stack
    for animal in reversed(earth.in_play(position)):
        threatened = sorted(set(box) & set(earth.added(position, animal)))
        if protections[animal] >= len(threatened):
            continue
        if protections[animal] == 0:
            for element in threatened:
                earth.lose_element(position, animal, element)
        else:
            ask(position, "regression", animal, elements=threatened, protections=protections[animal])


def _sweep(position: Position) -> None:
    """004:164: always; one tundra tile at the corner is enough (rules 5.8)."""
    frozen = earth.tundra_tiles(position)
    for corner, element in sorted(position["elements"].items()):
        on_tundra = any(cell in frozen for cell in earth.tiles_at(position, corner))
        if on_tundra and element in position["display"]["wasteland"]:
            earth.disk_off_earth(position, corner)


def _glaciation(position: Position) -> None:
    """The left-most pawn only, wherever it stands (004:172, rules 5.1); it comes off in any case."""
    spaces = SPACES_OF["glaciation"]
    if switch(position, "glaciation_gap") == "first_space":
        spaces = spaces[:1]
    for space in spaces:
        if space in position["pawns"]:
            ask(position, "glaciation", earth.pawn_back(position, space))
            return


# --- Reset -------------------------------------------------------------------------------------------------


def reset(position: Position) -> None:
    """Extinction first; the mammal is asked where it has a choice (004:228-230, rules 5.15)."""
    dying_out = [
        cell
        for cell in earth.tiles(position)
        if "mammal" in earth.in_play(position) and dying(position, "mammal", cell)
    ]
    if len(dying_out) > 1:
        ask(position, "rescue", "mammal")
    else:
        finish_reset(position, dying_out[0] if dying_out else None)


def finish_reset(position: Position, rescued: str | None) -> None:
    """Extinction, Survival, then Reseed or the end (rules 3.4)."""
    _extinction(position, rescued)
    _survival(position)
    animals = earth.in_play(position)
    living = any(position["animals"][one]["pool"] or earth.on_earth(position, one) for one in animals)
    acting = any(earth.pawns_owned(position, one) for one in animals)
    # rules 5.29, choice 24
    if position["final_round"] is not None or not living or not acting:
        for cell in earth.tiles(position):  # 004:252
            for animal, points in earth.worth(position, cell).items():
                earth.give_points(position, animal, points)
        position["phase"] = "over"
    else:
        _reseed(position)
        position["phase"] = "planning"
        position["round"] += 1
        begin_round(position)


def begin_round(position: Position) -> None:
    """From the turn of the limit on, every turn is the last (rules 5.30)."""
    limit = switch(position, "turn_limit")
    if limit and position["round"] >= limit and position["final_round"] is None:
        position["final_round"] = position["round"]


def _extinction(position: Position, rescued: str | None) -> None:
    """All at once; matching does not depend on cubes, so one after the other is the same."""
    for cell in earth.tiles(position):
        for animal in earth.living_on(position, cell):
            count = dying(position, animal, cell)
            if animal == "mammal" and cell == rescued:
                count -= 1
            if count:
                earth.eliminate(position, animal, cell, count)


def _survival(position: Position) -> None:
    """004:234."""
    best = earth.survivor(position)
    if best is not None:
        occupied = [cell for cell in earth.tundra_tiles(position) if earth.cubes(position, best, cell)]
        earth.give_points(position, best, bonus(len(occupied)))


def _reseed(position: Position) -> None:
    """004:238-247, in this order."""
    while len(position["cards"]) < FACE_UP and position["deck"]:
        position["cards"].append(position["deck"].pop(0))
    position["cards"].sort()
    spaces = SPACES_OF["glaciation"]
    for left, right in pairwise(spaces):
        if right in position["pawns"] and left not in position["pawns"]:
            position["pawns"][left] = position["pawns"].pop(right)
    display = position["display"]
    for box in ("regression", "depletion", "wanderlust"):
        for element in display[box]:
            earth.to_bag(position, element)
    display["depletion"] = display["wasteland"]
    display["wasteland"] = display["abundance"]
    display["regression"] = display["adaptation"]
    fill_boxes(position)
    turn_up(position)
    position["scored"] = []
    position["hibernating"] = {}


def fill_boxes(position: Position) -> None:
    """One shuffle of the bag, four disks each; what is not there is not drawn (rules 5.23)."""
    disks = draw_disks(position)[:12]
    for element in disks:
        earth.from_bag(position, element)
    position["display"]["adaptation"] = sorted(disks[:4])
    position["display"]["abundance"] = sorted(disks[4:8])
    position["display"]["wanderlust"] = sorted(disks[8:])
    assert set(position["display"]) == set(BOXES)


def turn_up(position: Position) -> None:
    """Turn up the tops of the stacks that are missing (004:247)."""
    for stack in range(3):
        if position["face_up"][stack] is None and position["stacks"][stack]:
            position["face_up"][stack] = position["stacks"][stack].pop(0)
