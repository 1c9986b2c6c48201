"""Small positions for tests, written as the notation allows: what is not said has its usual value."""

from typing import Any

from tests.naive.dominant import rules
from tests.naive.dominant.box import Position

ALL = ("insect", "arachnid", "amphibian", "bird", "reptile", "mammal")


def game(*animals: str, **more: Any) -> Position:
    """A position of these animals, gone on with to its first question."""
    return rules.start({"players": [{"animals": [animal]} for animal in animals], **more})


def executing(*animals: str, at: str, **more: Any) -> Position:
    """The same in Execution of the last turn, from `at` on; pawns of which nothing is said are lost."""
    more.setdefault("final_round", 1)
    boards = more.pop("animals", {})
    boards = {animal: {"pawns": 0, **boards.get(animal, {})} for animal in animals}
    return game(*animals, phase="execution", next=at, animals=boards, **more)


def taking(card: str, *animals: str, cell: str = "d2", **more: Any) -> Position:
    """The first animal has scored a tile and takes this card; it has one more pawn in Domination."""
    question = {"ask": "card", "by": animals[0], "cell": cell}
    more.setdefault("pawns", {"domination:5": animals[0]})
    before = executing(
        *animals, at="domination:5", cards=[card], deck=["ice_age"], pending=[question], **more
    )
    return rules.play(before, f"card {card}")


def tile(terrain: str, *, tundra: bool = False, **species: int) -> dict[str, Any]:
    return {"terrain": terrain, "tundra": tundra, "species": species}


def asked(position: Position) -> tuple[str, str]:
    """What is asked now, and whom."""
    question = position["pending"][-1]
    return question["ask"], question["by"]


def points(position: Position) -> dict[str, int]:
    return {animal: board["vp"] for animal, board in position["animals"].items()}


def listed(position: Position, word: str = "") -> list[str]:
    return [line for line in rules.moves(position) if line.startswith(word)]
