"""Which traits answer which: what gets past a defence, what stops an attack; found from their own hooks."""

from __future__ import annotations

from evolution_qt.games.evolution.traits import TraitTable


def answers(table: TraitTable, trait: int) -> list[int]:
    """Return the traits that weaken or defeat a trait, by index, in the order of the table.

    A defence is answered by what it does not hold against, by strength if it is a matter of size, and by
    discarding cards if it may be ignored (R21). What makes an attack possible or stronger is answered by the
    defences.
    """
    bit = 1 << trait
    forbidding = table.on_forbidding | table.on_shielding
    defending = forbidding | table.on_defence | table.on_attacked
    found = 0
    for other, cancelled in enumerate(table.cancels):
        if cancelled & bit:
            found |= 1 << other
    if bit & table.on_defence:
        found |= table.on_attack
    if bit & (defending | table.worth_ignoring) & table.ignorable:
        found |= table.paying
    if bit & table.hunting:
        found |= defending
    if bit & table.on_attack:
        found |= table.on_defence
    return table.indices(found)
