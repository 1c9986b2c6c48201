"""Eating: the meal with everything that hangs on it, and what its owner may refuse."""

from collections.abc import Iterable, Sequence

from tests.naive.deck import Position, Species, switch
from tests.naive.table import has, neighbours


class Wishes:
    """What the mover refuses in this move, by his boards before it, and what he could have been asked."""

    def __init__(self, declining: Iterable[tuple[str, int]] = ()) -> None:
        self.boards: list[Species] = []
        self.declining = set(declining)
        self.asked: set[tuple[str, int]] = set()

    def refuses(self, item: str, species: Species) -> bool:
        """Whether the owner leaves this chip; only the mover's own species can (notation)."""
        for index, board in enumerate(self.boards):
            if board is species:
                self.asked.add((item, index))
                return (item, index) in self.declining
        return False


def fat_room(species: Species, ignored: Sequence[str] = ()) -> int:
    """Free places on the Fat Tissue card: as many as the body size (000:261, R36)."""
    if not has(species, "fat_tissue", ignored):
        return 0
    return int(species["body"] - species["fat"])


def is_hungry(species: Species) -> bool:
    """000:95."""
    return bool(species["food"] < species["population"])


def has_room(species: Species, ignored: Sequence[str] = ()) -> bool:
    """Whether one more chip finds a place on the board or the card."""
    return is_hungry(species) or fat_room(species, ignored) > 0


def _one_chip(
    position: Position, species: Species, source: str, ignored: Sequence[str], wishes: Wishes | None
) -> bool:
    """Take one chip if there is one, there is a place and it is wanted; whether it was taken."""
    if source == "watering hole" and position["watering_hole"] == 0:  # R32
        return False
    if is_hungry(species):
        species["food"] += 1
    elif fat_room(species, ignored) > 0:  # R37; voluntary: R39
        if wishes is not None and wishes.refuses("fat", species):
            return False
        species["fat"] += 1
    else:
        return False
    if source == "watering hole":
        position["watering_hole"] -= 1
    return True


def meal(
    position: Position,
    species: Species,
    source: str,
    kind: str,
    number: int,
    ignored: Sequence[str] = (),
    wishes: Wishes | None = None,
) -> int:
    """One meal of up to `number` chips; the number this species itself took (rules 4.1)."""
    assert source in ("watering hole", "bank")
    assert kind in ("plant", "meat")
    if kind == "plant" and has(species, "carnivore"):  # 000:105, 122
        return 0
    taken = 0
    while taken < number and _one_chip(position, species, source, ignored, wishes):
        taken += 1
    if taken == 0:
        return 0
    # 000:273 one more from the same source, plants only, once a meal (R28, R29); it "may" be taken
    if kind == "plant" and has(species, "foraging", ignored):
        if wishes is None or not wishes.refuses("foraging", species):
            taken += int(_one_chip(position, species, source, ignored, wishes))
    # 000:291 then the right neighbour (R31), once a meal (R30)
    if has(species, "cooperation", ignored):
        _, right = neighbours(position, species)
        if right is not None:
            for _ in range(taken if switch(position, "cooperation_per_chip") else 1):
                meal(position, right, source, kind, 1, ignored, wishes)
    return taken
