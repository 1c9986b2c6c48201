"""What a game says to people of a fault or a refused move: the sentences for its codes, in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from evolution_qt.core.errors import FAULTS, Fault, Refusal
from evolution_qt.core.text import N_


@dataclass(frozen=True)
class Sentences:
    """The sentences of a game, marked for translation; what is missing has the code in its place."""

    faults: Mapping[str, str] = field(default_factory=dict)
    """For each code of a fault that only this game has."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """For each code of a refusal, and for each case of one that has a sentence of its own."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The name of what parameters call a trait, by its key."""
    context: str = "Trait"
    """Where translators find those names."""

    def of_fault(self, fault: Fault) -> str:
        """Return the sentence for a fault."""
        return self.faults.get(fault.code) or FAULTS.get(fault.code, fault.code)

    def of_refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal, that of its case before that of its code."""
        code = refusal.code
        return self.refusals.get(str(refusal.params.get("case", code)), self.refusals.get(code, code))


USUAL: Final = Sentences(
    refusals={
        "not_your_turn": N_("Refusal", "It is another player's turn."),
        "not_listed": N_("Refusal", "The rules do not allow this now."),
    }
)
"""The sentences of a game that says no more of why a move is not legal."""


def together(many: Iterable[Sentences]) -> Sentences:
    """Return the sentences of several games in one, for a fault of which it is not known whose it is.

    Names with a context of their own may mean something else in another game and are left out.
    """
    faults: dict[str, str] = {}
    refusals: dict[str, str] = {}
    names: dict[str, str] = {}
    for one in many:
        faults = {**one.faults, **faults}
        refusals = {**one.refusals, **refusals}
        if one.context == USUAL.context:
            names = {**one.names, **names}
    return Sentences(faults, refusals, names)
