"""The effects of the reveal: Fertile, Fat Tissue and Long Neck (000:87, 265, 297, 307)."""

from tests.naive.deck import Position
from tests.naive.meal import meal
from tests.naive.table import copied, has

EFFECTS = ("fat_tissue", "fertile", "long_neck")


def do_effect(position: Position, seat: int, index: int, trait: str) -> None:
    """Let one effect happen now and note it as used."""
    species = position["players"][seat]["species"][index]
    assert has(species, trait)
    if trait == "fertile":
        # 000:307 chips lay there before the reveal (R44); at most 6 (000:77)
        if position["progress"]["leftover"] and species["population"] < 6:
            species["population"] += 1
    elif trait == "fat_tissue":
        # 000:265 from the card to the board up to the population; nothing hangs on it
        moved = min(species["fat"], species["population"] - species["food"])
        species["fat"] -= moved
        species["food"] += moved
    else:
        assert trait == "long_neck"
        # 000:297 one plant chip from the bank, always taken
        meal(position, species, "bank", "plant", 1)
    position["progress"]["used"] = sorted([*position["progress"]["used"], f"{seat}.{index} {trait}"])


def _unused(position: Position, seat: int) -> list[tuple[int, str]]:
    return [
        (index, trait)
        for index, species in enumerate(position["players"][seat]["species"])
        for trait in EFFECTS
        if has(species, trait) and f"{seat}.{index} {trait}" not in position["progress"]["used"]
    ]


def _after(position: Position, seat: int, effect: tuple[int, str]) -> Position | None:
    """The position after the effect; None when it changes nothing on the table."""
    later = copied(position)
    do_effect(later, seat, *effect)
    if later["players"] == position["players"]:
        return None
    return later


def pending_effects(position: Position, seat: int) -> set[tuple[int, str]]:
    """Unused effects that change something now or after one other that does (agreed)."""
    unused = _unused(position, seat)
    pending = set()
    for effect in unused:
        if _after(position, seat, effect) is not None:
            pending.add(effect)
        for other in unused:
            later = _after(position, seat, other) if other != effect else None
            if later is not None and _after(later, seat, effect) is not None:
                pending.add(effect)
    return pending
