"""Move lines, taken apart and put together."""

from collections.abc import Iterable
from typing import NamedTuple

from tests.naive.deck import card_order


class Line(NamedTuple):
    """One move line of the notation in pieces."""

    verb: str
    species: int = -1
    card: str = ""
    trait: str = ""
    replacing: str = ""
    target: tuple[int, int] | None = None
    side: str = ""
    ignoring: tuple[str, ...] = ()
    paying: tuple[str, ...] = ()
    declining: tuple[tuple[str, int], ...] = ()


def item_order(item: tuple[str, int]) -> tuple[int, int]:
    """`foraging` before `fat`, then by species."""
    return ("foraging", "fat").index(item[0]), item[1]


def read(text: str) -> Line:
    """Take a line (without seat prefix) apart."""
    words = text.split()
    verb = words.pop(0)
    line = Line(verb)
    if verb in ("food", "species"):
        if verb == "species":
            line = line._replace(side=words.pop(0))
        line = line._replace(card=words.pop(0))
    elif verb in ("trait", "body", "population", "intelligence"):
        line = line._replace(species=int(words.pop(0)), card=words.pop(0))
    elif verb in ("discard", "effect"):
        line = line._replace(species=int(words.pop(0)), trait=words.pop(0))
    elif verb == "feed":
        line = line._replace(species=int(words.pop(0)))
    elif verb == "attack":
        line = line._replace(species=int(words.pop(0)))
        seat, index = words.pop(0).split(".")
        line = line._replace(target=(int(seat), int(index)))
    else:
        assert verb in ("done", "pass"), text
    while words:
        word, value = words.pop(0), words.pop(0)
        if word == "replacing":
            line = line._replace(replacing=value)
        elif word == "ignoring":
            line = line._replace(ignoring=tuple(value.split(",")))
        elif word == "paying":
            line = line._replace(paying=tuple(value.split(",")))
        else:
            assert word == "declining", text
            items = [item.split(":") for item in value.split(",")]
            line = line._replace(declining=tuple((item, int(index)) for item, index in items))
    return line


def write(line: Line) -> str:
    """The line as text, lists in sorted order."""
    words = [line.verb]
    if line.side:
        words.append(line.side)
    if line.species >= 0:
        words.append(str(line.species))
    if line.card:
        words.append(line.card)
    if line.trait:
        words.append(line.trait)
    if line.target is not None:
        words.append(f"{line.target[0]}.{line.target[1]}")
    if line.replacing:
        words += ["replacing", line.replacing]
    if line.ignoring:
        words += ["ignoring", ",".join(sorted(line.ignoring))]
        words += ["paying", ",".join(sorted(line.paying, key=card_order))]
    if line.declining:
        items = sorted(line.declining, key=item_order)
        words += ["declining", ",".join(f"{item}:{index}" for item, index in items)]
    return " ".join(words)


def same_form(texts: Iterable[str]) -> set[str]:
    """Lines of any writer, with the lists inside each sorted alike."""
    return {write(read(text)) for text in texts}
