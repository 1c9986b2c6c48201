"""What is refused in the window, said of the animal that it is about.

The command line says the sentences of the rules.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.text import N_
from evolution_qt.games.beginning.state import FEEDING, PLAY

_SHIELD: Final = N_("BeginningRefusal", "{animal} has {trait}: only a Carnivore with {trait} can attack it.")
OF_ANIMALS: Final = {
    **dict.fromkeys(("burrowing", "flight", "nocturnal", "speed"), _SHIELD),
    "itself": N_("BeginningRefusal", "{animal} cannot attack itself."),
    "not_hungry": N_("BeginningRefusal", "{animal} is already full."),
    "no_room": N_("BeginningRefusal", "{animal} cannot eat more: every card has its token."),
    "slots_full": N_("BeginningRefusal", "{animal} has {limit} traits already: replace one of them."),
    "slots_free": N_("BeginningRefusal", "A trait is replaced only when {animal} has {limit}."),
    "duplicate_trait": N_("BeginningRefusal", "{animal} has this trait already."),
    "no_such_trait": N_("BeginningRefusal", "{animal} has no {trait}."),
}
"""What is said in place of a sentence of the rules, by its code, where the animal is known."""
OF_EATER: Final = ("not_hungry",)
"""Codes that are about the one who attacks, not about its prey."""
OWN_PREY_ONLY: Final = N_(
    "BeginningRefusal", "It can reach only a species of your own, and must attack anyway."
)
WAIT: Final = {
    FEEDING: N_("BeginningRefusal", "Your animals are feeding: cards wait until your next turn."),
    PLAY: N_("BeginningRefusal", "First press “Feed them”; then your animals feed."),
}
"""What is said of what comes at another time of a turn, by the phase that it is."""
