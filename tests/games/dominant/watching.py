"""Watches a player for what no sensible one does, by the text form of positions and the grid alone."""

from __future__ import annotations

from typing import Any

from evolution_qt.games.dominant.grid import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS_AT,
    CORNER_NAMES,
    CORNER_NUMBERS,
    CORNERS_OF,
)

PRINTED = {
    "mammal": "meat",
    "reptile": "sun",
    "bird": "seed",
    "amphibian": "water",
    "arachnid": "grub",
    "insect": "grass",
}


class Watched:
    """A position in which an animal is asked."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules, self.state = rules, state
        self.position = rules.dump(state)
        self.display = self.position["display"]
        self.ask = self.position["pending"][-1]["ask"]
        self.by = self.position["pending"][-1]["by"]
        self.animal = self.position["animals"][self.by]
        self.earth = self.position["earth"]
        self.kinds = {*self.animal["elements"], PRINTED[self.by]}
        self.is_alone = len(self.position["players"][self.position["to_move"]]["animals"]) == 1
        self.spaces = [space for space, animal in self.position["pawns"].items() if animal == self.by]

    @property
    def lines(self) -> list[str]:
        return [str(move) for move in self.rules.moves(self.state)]

    def cubes(self, cell: str) -> int:
        return self.earth[cell]["species"].get(self.by, 0)

    def is_fed(self, cell: str) -> bool:
        """Return whether an element at a tile is one that the animal has."""
        corners = [CORNER_NAMES[one] for one in CORNERS_OF[CELL_NUMBERS[cell]]]
        return any(self.position["elements"].get(corner) in self.kinds for corner in corners)

    def rivals_at(self, corner: str) -> set[str]:
        """Return the other animals that live at a corner."""
        cells = [CELL_NAMES[cell] for cell in CELLS_AT[CORNER_NUMBERS[corner]]]
        return {one for cell in cells if cell in self.earth for one in self.earth[cell]["species"]} - {
            self.by
        }

    def is_ranked_soon(self) -> bool:
        """Return whether tiles may be scored before anything starves."""
        return any(space.startswith("domination") for space in self.position["pawns"])


def silliness(rules: Any, state: Any, line: str) -> str:
    """Return what is silly about a line of the seat to move, in a few words; empty if nothing is."""
    verb, *words = line.split()
    return _SILLY[verb](Watched(rules, state), words) if verb in _SILLY else ""


def _plan(seen: Watched, words: list[str]) -> str:
    """Look for pawns that can do nothing, whatever others do."""
    action, _, label = words[0].partition(":")
    display = seen.display
    if action in ("wasteland", "depletion") and not display[action]:
        return "plans for an empty box"
    if action == "regression" and not set(seen.animal["elements"]) & set(display["regression"]):
        return "protects what is not threatened"
    if action == "speciation":
        if label not in seen.position["elements"].values():
            return "plans for an element that is not there"
        if label not in seen.kinds:
            return "plans for an element that is not its own"
        if not seen.animal["pool"]:
            return "plans without cubes"
    if action == "migration" and any(space.startswith("migration") for space in seen.spaces):
        return "plans to migrate twice"
    return ""


def _pass(seen: Watched, words: list[str]) -> str:
    """Look for pawns that do nothing where there is something to do that helps no other animal."""
    if seen.ask == "rescue":
        return "rescues nothing"
    lines = [line.split() for line in seen.lines if line != "pass"]
    if seen.ask == "domination":
        score = seen.rules.facts(seen.state)["score"]
        return "scores nothing" if any([*score.get(cell, {})] == [seen.by] for _, cell in lines) else ""
    if seen.ask == "adaptation":
        kept = [kind for kind in seen.display["adaptation"] if kind not in seen.display["regression"]]
        return "takes no element" if set(kept) - seen.kinds and seen.is_alone else ""
    if seen.ask == "abundance":
        return "places no element of its own" if set(seen.display["abundance"]) & seen.kinds else ""
    if seen.ask in ("insect", "hibernation"):
        return "leaves cubes" if any(seen.is_fed(line[1]) for line in lines) else ""
    return ""


def _place(seen: Watched, words: list[str]) -> str:
    has_own = any(line.startswith("place") and line.split()[1] in seen.kinds for line in seen.lines)
    return "places what it does not need" if words[0] not in seen.kinds and has_own else ""


def _remove(seen: Watched, words: list[str]) -> str:
    is_own = seen.position["elements"][words[0]] in seen.kinds
    return "removes what it lives on" if is_own and not seen.rivals_at(words[0]) else ""


def _take(seen: Watched, words: list[str]) -> str:
    """Look for elements that Regression takes; of two alike it takes one."""
    doomed = seen.display["regression"]
    if words[0] not in doomed or seen.by == "reptile" or words[0] in seen.animal["elements"]:
        return ""
    is_guarded = any(space.startswith("regression") for space in seen.spaces)
    safe = set(seen.display["adaptation"]) - set(doomed) - seen.kinds
    return "takes what it loses at once" if safe and not is_guarded else ""


def _add(seen: Watched, words: list[str]) -> str:
    return "" if seen.is_fed(words[0]) or seen.is_ranked_soon() else "adds cubes that starve"


def _eliminate(seen: Watched, words: list[str]) -> str:
    has_rivals = len(seen.earth[words[0]]["species"]) > 1
    return "eliminates its own" if words[1] == seen.by and has_rivals and seen.is_alone else ""


def _move(seen: Watched, words: list[str]) -> str:
    if seen.ask == "exodus":
        return ""
    goes_hungry = seen.is_fed(words[0]) and not seen.is_fed(words[1])
    return "moves to where it starves" if goes_hungry and not seen.is_ranked_soon() else ""


def _score(seen: Watched, words: list[str]) -> str:
    """Look for tiles that bring nothing where another brings points and the card."""
    facts = seen.rules.facts(seen.state)
    is_own = facts["score"].get(words[0], {}).get(seen.by) or facts["dominant"].get(words[0]) == seen.by
    if is_own or not seen.is_alone:
        return ""
    better = [
        line.split()[1]
        for line in seen.lines
        if line != "pass" and facts["dominant"].get(line.split()[1]) == seen.by
    ]
    return "scores for others" if any(facts["score"][cell].get(seen.by) for cell in better) else ""


def _keep(seen: Watched, words: list[str]) -> str:
    """Look for markers that stay behind one of another player."""
    track = seen.position["initiative"]
    ahead = track[track.index(seen.by) - 1]
    is_own = any(seen.by in seat["animals"] and ahead in seat["animals"] for seat in seen.position["players"])
    return "" if seen.position["final_round"] or is_own else "stays behind"


def _lose(seen: Watched, words: list[str]) -> str:
    lone = all(tile["species"].get(seen.by, 0) <= 1 for tile in seen.earth.values())
    return "loses what it need not" if "lose species" in seen.lines and lone and words != ["species"] else ""


_SILLY = {
    "plan": _plan,
    "pass": _pass,
    "place": _place,
    "remove": _remove,
    "take": _take,
    "add": _add,
    "eliminate": _eliminate,
    "move": _move,
    "score": _score,
    "keep": _keep,
    "lose": _lose,
}
"""What looks at each verb."""
