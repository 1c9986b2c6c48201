"""The first steps in Dominant Species: a position for each idea of the game, then a guided first round.

A pawn of the bird acts after that of the player: there the table waits, and the round does not run on.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.core.plain import Plain
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ADAPTATION,
    AMPHIBIAN,
    ANIMAL_REF,
    BIRD,
    CELL_REF,
    MEAT,
    SPACE_NUMBERS,
    SPACE_REF,
    TUNDRA,
    WASTELAND,
    WATER,
)
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS
from evolution_qt.games.dominant.state import OVER, PLANNING, RESET
from evolution_qt.ui.dominant.action_display import running
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, DISK, TOKEN
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.lessons import Condition, GameLesson, LessonStep, SoFar, happened

OWN: Final = AMPHIBIAN
TERRAINS: Final = {
    "d3": "sea",
    "d2": "wetland",
    "e3": "savannah",
    "e4": "desert",
    "d4": "forest",
    "c4": "jungle",
    "c3": "mountain",
}
"""The seven tiles of positions that teach, by their cells."""


# Positions


def _position(
    species: dict[str, dict[str, Plain]],
    disks: dict[str, Plain],
    *,
    phase: str = "execution",
    pawns: dict[str, Plain] | None = None,
    boxes: dict[str, Plain] | None = None,
    elements: dict[str, Plain] | None = None,
    free: dict[str, int] | None = None,
    cards: list[Plain] | None = None,
    frozen: tuple[str, ...] = (),
    more: dict[str, str] | None = None,
    first: str = "amphibian",
    goes_on: bool = False,
) -> dict[str, Plain]:
    """Return a position of an amphibian against a bird in which the first one is asked.

    The bird has a pawn on the last space of the round, unless it *goes_on* to the next one.
    """
    earth: dict[str, Plain] = {
        cell: {"terrain": terrain, "tundra": cell in frozen, "species": dict(species.get(cell, {}))}
        for cell, terrain in {**TERRAINS, **(more or {})}.items()
    }
    last: dict[str, Plain] = {} if goes_on else {"domination:5": "bird"}
    own: dict[str, Plain] = {}
    for animal in ("amphibian", "bird"):
        about: dict[str, Plain] = {"pawns": (free or {}).get(animal, 0)}
        if animal in (elements or {}):
            about["elements"] = (elements or {})[animal]
        own[animal] = about
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": phase,
        "initiative": sorted(("amphibian", "bird"), key=lambda animal: animal != first),
        "players": [{"animals": ["amphibian"]}, {"animals": ["bird"]}],
        "animals": own,
        "earth": earth,
        "elements": dict(disks),
        "display": dict(boxes or {}),
        "pawns": {**(pawns or {}), **last},
        "cards": list(cards or []),
        "deck": ["intelligence", "nocturnal", "parasitism", "symbiotic", "fertile", "ice_age"],
    }


def _start() -> dict[str, Plain]:
    """Return the beginning of a game of one round."""
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "seed": 7,
        "rules": {"turn_limit": 1},
        "players": [{"animals": [animal]} for animal in ("amphibian", "bird", "insect")],
        "initiative": ["amphibian", "insect", "bird"],
    }


# What has happened


_is_next_round: Final = happened(e.ROUND_BEGAN, own=False)


def _is_reset(so_far: SoFar) -> bool:
    return any(event.kind == e.PHASE_BEGAN and event.amount == RESET for event in so_far.events)


def _placed(so_far: SoFar) -> int:
    """Return the space that the own pawn was placed on last, -1 before that."""
    found = so_far.own(e.PAWN_PLACED)
    return found[-1].target - SPACE_REF if found else -1


def _acts(so_far: SoFar) -> bool:
    """Return whether the own pawn is acting."""
    return bool(so_far.own(e.PAWN_BACK)) and so_far.state.to_move == so_far.seat


def _has_acted(so_far: SoFar) -> bool:
    return bool(so_far.own(e.PAWN_BACK)) and not _acts(so_far)


def _have_starved(so_far: SoFar) -> bool:
    """Return whether own cubes have died in Extinction."""
    dead = (e.CUBES_ELIMINATED, e.EXTINCTION, ANIMAL_REF + OWN)
    return any((event.kind, event.cause, event.card) == dead for event in so_far.events)


def _wins_crown(kind: int) -> Condition:
    """Return the condition that the player dominates the forest since such an event."""
    has_happened = happened(kind)
    return lambda so_far: has_happened(so_far) and so_far.state.dominant(CELL_NUMBERS["d4"]) == OWN


_has_come_back: Final = happened(e.CUBES_BACK, own=False)


def _is_frozen(so_far: SoFar) -> bool:
    """Return whether the forest is frozen."""
    return bool(so_far.state.ground[CELL_NUMBERS["d4"]] == TUNDRA)


def _made(move: str) -> Condition:
    """Return the condition that the player has made this move."""
    return lambda so_far: move in so_far.moves


def _got(points: int, cause: int) -> Condition:
    """Return the condition that the player got so many points at once for a cause."""
    return lambda so_far: any(
        event.cause == cause and event.amount >= points for event in so_far.own(e.POINTS)
    )


def _is_swept(so_far: SoFar) -> bool:
    return any(event.cause == e.SWEEP for event in so_far.events)


def _eliminated(so_far: SoFar) -> int:
    return len(so_far.own(e.CUBES_ELIMINATED))


def _have_escaped(so_far: SoFar) -> bool:
    """Return whether the three own cubes have moved to the wetland."""
    moved = so_far.own(e.CUBES_MOVED)
    return sum(event.amount for event in moved if event.target == CELL_REF + CELL_NUMBERS["d2"]) > 2


def _are_paid(so_far: SoFar) -> bool:
    """Return whether a tile has paid both animals, the player's first."""
    paid = [event.actor for event in so_far.events if event.kind == e.POINTS]
    return len(paid) > 1 and paid[0] == so_far.seat


# What is pointed at


def _tiles(*cells: str) -> list[Key]:
    """Return what points at some tiles."""
    return [Key(CELL, index=CELL_NUMBERS[cell]) for cell in cells]


_ESCAPES: Final = [SPACE_NUMBERS[f"migration:{most}"] for most in (7, 6, 5, 4, 3)]
"""The spaces of Migration that move three cubes."""


# The guided round


def _row(row: ActionRow) -> LessonStep:
    """Return the step that says what a row does, from when it lights up until the next one does."""
    return LessonStep(
        key=row.name.lower(),
        comes_up=lambda so_far: running(so_far.state) >= row,
        is_past=lambda so_far: running(so_far.state) > row,
        points_at=[Key("row", index=row)],
        explains=True,
    )


def _is_final(event: Event) -> bool:
    return event.kind == e.POINTS and event.cause == e.FINAL


LESSONS: Final = (
    GameLesson(
        steps=[LessonStep(key="match", is_done=_wins_crown(e.DISK_PLACED), points_at=["place water d4:sw"])],
        position=_position(
            {"d4": {"amphibian": 2, "bird": 3}},
            {"d4:e": "water", "d4:w": "seed", "d4:se": "seed"},
            pawns={"abundance:1": "amphibian"},
            boxes={"abundance": ["water", "meat"]},
        ),
        solution=("place water d4:sw",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="pawn",
                is_done=_made("plan speciation:water"),
                has_strayed=lambda so_far: _placed(so_far) not in (-1, SPACE_NUMBERS["speciation:water"]),
                points_at=["plan speciation:water"],
            ),
            LessonStep(key="water", is_done=_made("speciate d3:se"), points_at=["speciate d3:se"]),
            LessonStep(
                key="cubes",
                is_done=lambda so_far: bool(so_far.own(e.CUBES_ADDED)) and not so_far.allowed("add"),
                points_at=_tiles("e4", "d3", "d4"),
            ),
        ],
        position=_position(
            {"d3": {"amphibian": 1}}, {"d3:se": "water"}, phase="planning", free={"amphibian": 1, "bird": 0}
        ),
        solution=("plan speciation:water", "speciate d3:se", "add d3 4", "add d4 3", "add e4 2"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="adapt",
                is_done=_wins_crown(e.ELEMENT_TAKEN),
                points_at=[Key(DISK, index=ADAPTATION, number=MEAT)],
            )
        ],
        position=_position(
            {"d4": {"amphibian": 2}, "d2": {"bird": 1}},
            {"d4:e": "meat", "d4:w": "meat", "d2:w": "seed"},
            pawns={"adaptation:1": "amphibian"},
            boxes={"adaptation": ["meat", "sun"]},
        ),
        solution=("take meat",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="keep",
                is_done=lambda so_far: _has_acted(so_far) and not so_far.own(e.ELEMENT_LOST),
                has_strayed=happened(e.ELEMENT_LOST),
                points_at=["plan regression:1"],
            )
        ],
        position=_position(
            {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
            {"d3:se": "sun"},
            phase="planning",
            boxes={"regression": ["sun"]},
            elements={"amphibian": ["sun"]},
            free={"amphibian": 1, "bird": 0},
        ),
        solution=("plan regression:1",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="waste",
                is_done=lambda so_far: _made("return water")(so_far) and _is_swept(so_far),
                points_at=[Key(DISK, index=WASTELAND, number=WATER)],
            )
        ],
        position=_position(
            {"d2": {"amphibian": 2, "bird": 1}},
            {"d3:ne": "water", "d3:sw": "sun", "d2:w": "seed"},
            frozen=("d3",),
            pawns={"wasteland": "amphibian"},
            boxes={"wasteland": ["sun", "water"]},
        ),
        solution=("return water",),
    ),
    GameLesson(
        steps=[LessonStep(key="deplete", is_done=_wins_crown(e.DISK_REMOVED), points_at=["remove d4:w"])],
        position=_position(
            {"d4": {"amphibian": 2, "bird": 2}},
            {"d4:e": "water", "d4:w": "seed", "d4:se": "seed", "d2:w": "sun"},
            pawns={"depletion": "amphibian"},
            boxes={"depletion": ["seed", "sun"]},
        ),
        solution=("remove d4:w",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="freeze",
                is_done=lambda so_far: _is_frozen(so_far) and _has_come_back(so_far),
                points_at=_tiles("d4"),
            )
        ],
        position=_position(
            {"d4": {"amphibian": 1, "bird": 4}, "d2": {"amphibian": 3}},
            {"d4:e": "seed", "d2:w": "water"},
            pawns={"glaciation:1": "amphibian"},
            frozen=("d3",),
        ),
        solution=("glaciate d4",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="lay",
                is_done=_got(6, e.NEIGHBOURS),
                has_strayed=happened(e.TILE_PLACED),
                points_at=["explore 1 e5"],
            ),
            LessonStep(
                key="element",
                is_done=happened(e.DISK_PLACED),
                points_at=lambda so_far: so_far.allowed("place water")[:1],
            ),
        ],
        position=_position(
            {"d3": {"amphibian": 2}, "d2": {"bird": 2}},
            {"d3:se": "water", "d2:w": "seed"},
            pawns={"wanderlust:1": "amphibian"},
            boxes={"wanderlust": ["water", "meat"]},
            more={"d5": "desert"},
        ),
        solution=("explore 1 e5", "place water e5:e"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="hunger",
                is_done=lambda so_far: _is_reset(so_far) and not _have_starved(so_far),
                has_strayed=_have_starved,
                points_at=["move d4 d3 3"],
            )
        ],
        position=_position(
            {"d4": {"amphibian": 3}, "d3": {"amphibian": 1, "bird": 2}},
            {"d3:ne": "water", "d3:nw": "seed"},
            pawns={"migration:4": "amphibian"},
            free={"bird": 1},
            first="bird",
            goes_on=True,
        ),
        solution=("move d4 d3 3", "pass"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="compete",
                is_done=lambda so_far: _eliminated(so_far) > 1,
                points_at=[Key(TOKEN, index=CELL_NUMBERS[cell], number=BIRD) for cell in ("d4", "e4")],
            )
        ],
        position=_position(
            {"d4": {"amphibian": 3, "bird": 3}, "e4": {"amphibian": 1, "bird": 1}},
            {"d4:e": "water", "d4:w": "seed"},
            pawns={"competition:3": "amphibian"},
        ),
        solution=("eliminate d4 bird", "eliminate e4 bird"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="score",
                is_done=_made("score d4"),
                has_strayed=_made("score d3"),
                points_at=_tiles("d3", "d4"),
            ),
            LessonStep(key="card", is_done=happened(e.CARD_GONE, own=False), points_at=[Key("cards")]),
        ],
        position=_position(
            {"d3": {"amphibian": 3, "bird": 2}, "d4": {"amphibian": 2, "bird": 1}},
            {"c4:ne": "seed", "d4:e": "water", "e3:sw": "seed", "d2:sw": "seed"},
            pawns={"domination:1": "amphibian"},
            cards=["omnivore", "biodiversity"],
        ),
        solution=("score d4", "card biodiversity"),
    ),
    GameLesson(
        steps=[LessonStep(key="tie", is_done=_are_paid, points_at=_tiles("d2", "e3"))],
        position=_position(
            {"d2": {"amphibian": 3, "bird": 3}, "e3": {"amphibian": 3, "bird": 2}},
            {"d2:w": "seed", "d2:nw": "water", "e3:e": "water", "e3:ne": "seed"},
            pawns={"domination:1": "amphibian"},
            elements={"bird": ["water"]},
        ),
        solution=("score e3",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="late",
                is_done=lambda so_far: _placed(so_far) in _ESCAPES,
                has_strayed=lambda so_far: _placed(so_far) not in (-1, *_ESCAPES),
                points_at=[
                    Key(CORNER, index=CORNER_NUMBERS["d2:nw"]),
                    Key("row", index=ActionRow.DEPLETION),
                ],
            ),
            LessonStep(key="move", comes_up=_acts, is_done=_have_escaped, points_at=["move d3 d2 3"]),
        ],
        position=_position(
            {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
            {"d3:se": "water", "d2:nw": "water", "d4:w": "seed"},
            phase="planning",
            pawns={"depletion": "bird"},
            boxes={"depletion": ["water"]},
            free={"amphibian": 1, "bird": 0},
        ),
        solution=("plan migration:7", "move d3 d2 3"),
        replies=("remove d3:se",),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="forward",
                is_done=_made("swap"),
                has_strayed=_made("keep"),
                points_at=[Key("head"), "swap"],
            ),
            LessonStep(key="again", is_done=happened(e.PAWN_PLACED), points_at=[Key("display")]),
        ],
        position=_position(
            {"d3": {"amphibian": 3}, "d4": {"bird": 2}},
            {"d3:se": "water", "d4:w": "seed"},
            pawns={"initiative": "amphibian"},
            first="bird",
        ),
        solution=("swap", "plan migration:7"),
    ),
    GameLesson(
        steps=[
            LessonStep(
                key="survive",
                is_done=_got(1, e.SURVIVAL),
                has_strayed=_is_next_round,
                points_at=["move d4 d3 2"],
            )
        ],
        position=_position(
            {"d3": {"amphibian": 2, "bird": 2}, "d4": {"amphibian": 2}},
            {"d3:se": "water", "d3:sw": "water", "d3:nw": "seed"},
            pawns={"migration:2": "amphibian"},
            frozen=("d3", "c4"),
            free={"bird": 1},
            first="bird",
            goes_on=True,
        ),
        solution=("move d4 d3 2",),
    ),
    GameLesson(
        steps=[
            LessonStep(key="play", wanted=["plan"], points_at=[Key("display")]),
            LessonStep(
                key="plan", is_past=lambda so_far: so_far.state.phase > PLANNING, points_at=[Key("display")]
            ),
            *map(_row, ActionRow),
            LessonStep(
                key="reset",
                comes_up=lambda so_far: so_far.state.phase in (RESET, OVER),
                is_past=lambda so_far: so_far.state.phase == OVER,
                explains=True,
                heralds=lambda event: event.kind == e.PHASE_BEGAN and event.amount == RESET,
            ),
            LessonStep(
                key="final",
                is_done=lambda so_far: so_far.state.phase == OVER,
                explains=True,
                heralds=_is_final,
            ),
        ],
        position=_start(),
        rivals=("written_rules", "written_rules"),
        nonce="first steps",
        is_kept=True,
    ),
)
