"""Options: what may be set otherwise in a game than its edition has it, as rows of data.

New game, house rules, *what differs* and the page of editions are made from these rows, and the switches in
files are read by them. All editions of a game have the same rows, with their own defaults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from evolution_qt.core.plain import Node, shown

Value: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option of a game."""

    key: str
    """As files write it, a lower-case word that never changes."""
    default: Value
    """What the edition has."""
    values: Sequence[Value] = (False, True)
    """All values it can have, in order: truths, a range of numbers, or words."""
    name: str = ""
    """What it is called, in English, marked for translation."""
    help: str = ""
    """A sentence about it, in English, marked for translation."""
    words: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The English name of each value that is a word, marked for translation."""
    players: int = 0
    """The only number of players to which it means anything; 0 if it does to all."""
    by_players: Mapping[int, Sequence[Value]] = field(default_factory=dict, hash=False)
    """The values it can have with some numbers of players, if they differ; with others it has the default."""
    is_variant: bool = False
    """Whether it makes another way to play, which new game offers by itself, beside the house rules."""
    unless: tuple[str, Value] | None = None
    """The key and the value of another option with which this one changes nothing."""
    tick: tuple[Value, str] | None = None
    """The one value of a house rule that new game offers with a tick too, and its English words, marked."""

    def values_for(self, players: int) -> Sequence[Value]:
        """Return all values it can have with so many players."""
        return self.by_players.get(players, (self.default,)) if self.by_players else self.values

    def takes(self, value: object) -> bool:
        """Return whether it can have this value."""
        return type(value) is type(self.default) and value in self.values

    def read(self, node: Node) -> Value:
        """Return the value that stands at *node*. Raises BadInput."""
        if type(self.default) is bool:
            return node.truth()
        if type(self.default) is int:
            return node.number(cast("int", self.values[0]), cast("int", self.values[-1]))
        return node.choice(cast("Sequence[str]", self.values))


def read_options(node: Node, options: Sequence[Option]) -> dict[str, Value]:
    """Return the options set at *node*, less those that the edition has so anyway. Raises BadInput."""
    known = {one.key: one for one in options}
    if type(node.value) is dict:
        for key in node.value:
            if key not in known:
                raise node.wrong("unknown_switch", value=shown(key))
    entries = node.fields(known)
    values = {key: known[key].read(entries[key]) for key in entries}
    return differing(values, options)


def differing(values: Mapping[str, object], options: Sequence[Option]) -> dict[str, Value]:
    """Return those of *values* that an option can have and that the edition has not, in the rows' order."""
    return {
        one.key: cast("Value", values[one.key])
        for one in options
        if one.key in values and one.takes(values[one.key]) and values[one.key] != one.default
    }
