"""What is refused in the window, said of the animal that it is about.

The command line says the sentences of the rules.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.text import N_

OF_ANIMALS: Final = {
    "A species cannot attack itself.": N_("RefusalOfAnimal", "{animal} cannot attack itself."),
    "It is already full, and its Fat Tissue has no room.": N_(
        "RefusalOfAnimal", "{animal} is already full, and its Fat Tissue has no room."
    ),
    "The species has {limit} traits already: one of them must be replaced.": N_(
        "RefusalOfAnimal", "{animal} has {limit} traits already: one of them must be replaced."
    ),
    "A trait can only be replaced when the species has {limit}.": N_(
        "RefusalOfAnimal", "A trait can only be replaced when {animal} has {limit}."
    ),
    "The species has this trait already.": N_("RefusalOfAnimal", "{animal} has this trait already."),
    "It cannot eat more.": N_("RefusalOfAnimal", "{animal} cannot eat more."),
    "It would take nothing this way: pass instead.": N_(
        "RefusalOfAnimal", "{animal} would take nothing this way: pass instead."
    ),
    "It is protected by {trait}.": N_("RefusalOfAnimal", "{animal} is protected by {trait}."),
    "It is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, "
    "in hand: {hand}.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, "
        "in hand: {hand}.",
    ),
    "It is protected by Climbing, which the attacker does not have.": N_(
        "RefusalOfAnimal", "{animal} is protected by Climbing, which the attacker does not have."
    ),
    "It is protected by Defensive Herding: the attacker's population, {attacker}, must be above {prey}.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by Defensive Herding: the attacker's population, {attacker}, must be above "
        "{prey}.",
    ),
    "It is protected by Symbiosis while the species to its right is larger in body size.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by Symbiosis while the species to its right is larger in body size.",
    ),
    "It is protected by Burrowing while it has as much food as population.": N_(
        "RefusalOfAnimal", "{animal} is protected by Burrowing while it has as much food as population."
    ),
    "It is protected by a neighbour's Warning Call, and the attacker has no Ambush.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by a neighbour's Warning Call, and the attacker has no Ambush.",
    ),
}
"""What is said in place of a sentence of the rules, where the animal is known."""
