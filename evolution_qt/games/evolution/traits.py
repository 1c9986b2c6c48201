"""The traits of Evolution: the rule book in code, one class per trait, and which traits answer which.

A trait overrides the hooks that stand for its moments in the rules; the defaults change nothing. Three ways
of combining, stated once: numbers *add up* (`attack`, `defence`, `storage`, `extra`, `passes_on`), vetoes
*or* together (`forbids`, `shields`), reactions run one after the other in the order the cards lie, seats in
turn order, rows from the left. `TraitTable` finds out by itself which trait overrides which hook; nothing
needs to be registered.

A trait that is ignored or cancelled is not asked at all, so no hook has to think of Intelligence.

What gets past a defence and what stops an attack is found from the hooks, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from evolution_qt.core.text import N_
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.state import MEAT, MOST_SEATS, PLANT, TRACK_END, EvolutionState, Species
from evolution_qt.games.evolution.verbs import Offers

if TYPE_CHECKING:
    from evolution_qt.games.evolution.options import Rules


class Trait:
    """A trait card. Each hook is a moment in the rules; the default changes nothing."""

    key: ClassVar[str] = ""
    """Its name in files and in the notation; never changes."""

    name: ClassVar[str] = ""
    text: str = ""
    """What the card does, as the edition has it."""

    text_before: ClassVar[str] = ""
    """What it does where the effects of the reveal come before it, if that is said otherwise."""

    reading: ClassVar[str] = ""
    """How the name is read, by which lists are sorted where it is not written as it is read."""

    family: ClassVar[str] = "other"
    """``attack``, ``defence``, ``feeding`` or ``other``: the colour and seal of the card."""

    cancels: ClassVar[tuple[str, ...]] = ()
    """Keys of traits that do not protect against the bearer."""

    hunts: ClassVar[bool] = False
    """The bearer eats by attacking and never takes plants."""

    pays: ClassVar[bool] = False
    """The bearer's owner may discard hand cards: for plants, or to ignore traits in an attack."""

    may_be_ignored: ClassVar[bool] = True
    """An attacker with Intelligence may name it (R21)."""

    worth_ignoring: ClassVar[bool] = False
    """Ignoring it may be wished although it does not prevent the attack."""

    neighbours: ClassVar[tuple[int, ...]] = ()
    """Where species may lie of which it needs one to do anything: -1 to its left, 1 to its right."""

    protection: ClassVar[str] = ""
    """The refusal of an attack that it forbids; ``{attacker}`` and ``{prey}`` are the populations."""

    taking: ClassVar[str] = ""
    """The word by which the notation declines what it lets a species take; empty if nothing is voluntary."""

    @classmethod
    def printed(cls, rules: Rules) -> Trait:
        """Return the trait as an edition with these rules prints it."""
        trait = cls()
        if cls.text_before and rules.come_before_reveal:
            trait.text = cls.text_before
        return trait

    def numbers(self) -> dict[str, int]:
        """Return the numbers that its text mentions."""
        return {}

    def attack(self, me: Species) -> int:
        """Return how much larger the bearer counts when it attacks."""
        return 0

    def defence(self, me: Species) -> int:
        """Return how much larger the bearer counts when it is attacked."""
        return 0

    def forbids(self, row: Sequence[Species], index: int, attacker: Species) -> bool:
        """Return whether the bearer, at *index* in its *row*, cannot be attacked by *attacker*."""
        return False

    def shields(self, neighbour: Species, attacker: Species) -> bool:
        """Return whether the bearer keeps *attacker* away from the *neighbour* beside it."""
        return False

    def when_attacked(
        self, state: EvolutionState, attacking_seat: int, attacker: Species, cause: int
    ) -> bool:
        """React to an attack on the bearer before the prey loses; False cancels the attack."""
        return True

    def when_prey_lost(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """React to a species losing population because it was attacked."""

    def storage(self, me: Species) -> int:
        """Return how many chips may be stored on the card."""
        return 0

    def extra(self, me: Species, kind: int) -> int:
        """Return how many more chips the bearer takes with a meal of this kind."""
        return 0

    def passes_on(self, me: Species, taken: int) -> int:
        """Return how often the right neighbour gets a chip after the bearer took *taken* chips."""
        return 0

    def why_no_reveal(self, state: EvolutionState, me: Species) -> list[str]:
        """Return the codes of all that keeps the reveal effect from changing something now."""
        return []

    def on_reveal(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Do what the card does when the food cards are revealed."""


# Attack


class Carnivore(Trait):
    """Eats other species instead of plants (000:103-124, 187-189; 001:95-96)."""

    key = "carnivore"
    name = N_("Trait", "Carnivore")
    reading = N_("Reading", "Carnivore")
    text = N_(
        "Trait",
        "Never eats plants. Feeds by attacking a smaller species, your own if need be, and takes as much "
        "meat as the prey's body size.",
    )
    family = "attack"
    hunts = True
    may_be_ignored = False


class Ambush(Trait):
    """Strikes before the neighbours can warn (000:195)."""

    key = "ambush"
    name = N_("Trait", "Ambush")
    reading = N_("Reading", "Ambush")
    text = N_("Trait", "As a Carnivore, it can attack species protected by Warning Call.")
    family = "attack"
    cancels = ("warning_call",)


class PackHunting(Trait):
    """Hunts with its whole population (000:201, 001:128-129)."""

    key = "pack_hunting"
    name = N_("Trait", "Pack Hunting")
    reading = N_("Reading", "Pack Hunting")
    text = N_("Trait", "When this species attacks, its population is added to its body size.")
    family = "attack"

    def attack(self, me: Species) -> int:
        """Add the population."""
        return me.population


# Defence


class Horns(Trait):
    """Hurts the attacker (000:209-211)."""

    key = "horns"
    name = N_("Trait", "Horns")
    reading = N_("Reading", "Horns")
    text = N_("Trait", "A Carnivore that attacks this species loses 1 population before it gets any meat.")
    family = "defence"
    worth_ignoring = True

    def __init__(self, kill_cancels_attack: bool = False) -> None:
        self.kill_cancels_attack = kill_cancels_attack

    @classmethod
    def printed(cls, rules: Rules) -> Trait:
        """Take over whether a Carnivore killed by Horns still hurts its prey (R3)."""
        return cls(rules.horns_kill_cancels_attack)

    def when_attacked(
        self, state: EvolutionState, attacking_seat: int, attacker: Species, cause: int
    ) -> bool:
        """Cost the attacker 1 population."""
        survives = state.lose_population(attacking_seat, attacker, cause)
        return survives or not self.kill_cancels_attack


class Climbing(Trait):
    """Out of reach for all that cannot climb (000:217)."""

    key = "climbing"
    name = N_("Trait", "Climbing")
    reading = N_("Reading", "Climbing")
    text = N_("Trait", "Can only be attacked by a Carnivore that also has Climbing.")
    protection = N_("Refusal", "It is protected by Climbing, which the attacker does not have.")
    family = "defence"
    cancels = ("climbing",)

    def forbids(self, row: Sequence[Species], index: int, attacker: Species) -> bool:
        """Keep all attackers away; Climbing cancels it."""
        return True


class HardShell(Trait):
    """Harder to crack: counts as *bonus* larger when attacked (000:223, 001:116-119)."""

    key = "hard_shell"
    name = N_("Trait", "Hard Shell")
    reading = N_("Reading", "Hard Shell")
    text = N_("Trait", "Its body size counts as {bonus} larger when it is attacked. It gives no more meat.")
    family = "defence"

    def __init__(self, bonus: int = 3) -> None:
        self.bonus = bonus

    @classmethod
    def printed(cls, rules: Rules) -> Trait:
        """Take over the edition's bonus."""
        return cls(rules.hard_shell_bonus)

    def numbers(self) -> dict[str, int]:
        """Return the bonus."""
        return {"bonus": self.bonus}

    def defence(self, me: Species) -> int:
        """Add the bonus."""
        return self.bonus


class DefensiveHerding(Trait):
    """Safe from smaller packs (000:229, 001:102-103)."""

    key = "defensive_herding"
    name = N_("Trait", "Defensive Herding")
    reading = N_("Reading", "Defensive Herding")
    text = N_(
        "Trait",
        "Can only be attacked by a Carnivore whose population is also larger. Pack Hunting adds nothing "
        "to that population.",
    )
    protection = N_(
        "Refusal",
        "It is protected by Defensive Herding: the attacker's population, {attacker}, must be above {prey}.",
    )
    family = "defence"

    def forbids(self, row: Sequence[Species], index: int, attacker: Species) -> bool:
        """Keep away attackers that are not more numerous."""
        return attacker.population <= row[index].population


class Symbiosis(Trait):
    """Sheltered by a larger neighbour (000:235, 001:133-134)."""

    key = "symbiosis"
    name = N_("Trait", "Symbiosis")
    reading = N_("Reading", "Symbiosis")
    text = N_("Trait", "Cannot be attacked while your species to its right is larger in body size.")
    protection = N_(
        "Refusal", "It is protected by Symbiosis while the species to its right is larger in body size."
    )
    family = "defence"
    neighbours = (1,)

    def forbids(self, row: Sequence[Species], index: int, attacker: Species) -> bool:
        """Keep all attackers away while the right neighbour is larger."""
        return index + 1 < len(row) and row[index + 1].body > row[index].body


class Burrowing(Trait):
    """Hides once it is fed (000:241, 001:91-92)."""

    key = "burrowing"
    name = N_("Trait", "Burrowing")
    reading = N_("Reading", "Burrowing")
    text = N_("Trait", "Cannot be attacked while it has as much food as population.")
    protection = N_("Refusal", "It is protected by Burrowing while it is full.")
    family = "defence"

    def forbids(self, row: Sequence[Species], index: int, attacker: Species) -> bool:
        """Keep all attackers away while it is fed."""
        return row[index].food == row[index].population


class WarningCall(Trait):
    """Watches over its neighbours (000:247, 001:135-137)."""

    key = "warning_call"
    name = N_("Trait", "Warning Call")
    reading = N_("Reading", "Warning Call")
    text = N_(
        "Trait",
        "Your species to its left and right can only be attacked by a Carnivore with Ambush. "
        "It does not protect itself.",
    )
    protection = N_(
        "Refusal", "It is protected by a neighbour's Warning Call, and the attacker has no Ambush."
    )
    family = "defence"
    neighbours = (-1, 1)

    def shields(self, neighbour: Species, attacker: Species) -> bool:
        """Keep all attackers away from the neighbours; Ambush cancels it."""
        return True


# Feeding


class Scavenger(Trait):
    """Eats at every kill (000:255, 001:130-132)."""

    key = "scavenger"
    name = N_("Trait", "Scavenger")
    reading = N_("Reading", "Scavenger")
    text = N_(
        "Trait",
        "Takes 1 meat from the food bank each time a prey loses population to a Carnivore's attack.",
    )
    family = "feeding"
    worth_ignoring = True

    def when_prey_lost(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Eat one meat."""
        state.meal(seat, me, MEAT, 1, hole=False, cause=cause)


class FatTissue(Trait):
    """Stores what it cannot eat now (000:261-267, 001:104-110)."""

    key = "fat_tissue"
    name = N_("Trait", "Fat Tissue")
    reading = N_("Reading", "Fat Tissue")
    text = N_(
        "Trait",
        "Once full, it may store food on this card, up to its body size. When the food cards are "
        "revealed, stored food moves to the species, as far as the population allows.",
    )
    text_before = N_(
        "Trait",
        "Once full, it may store food on this card, up to its body size. Just before the food cards are "
        "revealed, stored food moves to the species, as far as the population allows.",
    )
    family = "feeding"
    taking = "fat"

    def storage(self, me: Species) -> int:
        """Return the body size."""
        return me.body

    def why_no_reveal(self, state: EvolutionState, me: Species) -> list[str]:
        """Ask for fat and for room on the board."""
        return [] if me.fat and me.is_hungry else ["no_room"]

    def on_reveal(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Move fat to the board; that is no meal and sets nothing off."""
        state.move_fat(seat, me, cause)


class Foraging(Trait):
    """Takes one more plant with every meal (000:273, 001:113-115)."""

    key = "foraging"
    name = N_("Trait", "Foraging")
    reading = N_("Reading", "Foraging")
    text = N_("Trait", "Each time it eats plants, it may take 1 more from the same source.")
    family = "feeding"
    taking = "foraging"

    def extra(self, me: Species, kind: int) -> int:
        """Add a chip to a meal of plants."""
        return 1 if kind == PLANT else 0


class Intelligence(Trait):
    """Turns hand cards into food or into a way past a defence (000:279-285, 001:120-124)."""

    key = "intelligence"
    name = N_("Trait", "Intelligence")
    reading = N_("Reading", "Intelligence")
    text = N_(
        "Trait",
        "For each card you discard, a plant eater takes 2 plants from the food bank, a Carnivore ignores "
        "one trait in one attack.",
    )
    family = "feeding"
    pays = True
    may_be_ignored = False


class Cooperation(Trait):
    """Shares every meal with its right neighbour (000:291, 001:99-101)."""

    key = "cooperation"
    name = N_("Trait", "Cooperation")
    reading = N_("Reading", "Cooperation")
    text = N_(
        "Trait", "Each time it eats, your species to its right takes 1 of the same food from the same source."
    )
    family = "feeding"
    neighbours = (1,)

    def __init__(self, per_chip: bool = False) -> None:
        self.per_chip = per_chip
        if per_chip:
            self.text = N_(
                "Trait",
                "For each token it takes, your species to its right takes 1 of the same food from the same "
                "source.",
            )

    @classmethod
    def printed(cls, rules: Rules) -> Trait:
        """Take over whether it fires once per meal or once per chip (R30)."""
        return cls(rules.cooperation_per_chip)

    def passes_on(self, me: Species, taken: int) -> int:
        """Pass on once per meal."""
        return taken if self.per_chip else 1


class LongNeck(Trait):
    """Reaches the leaves before all others (000:297, 001:125-126)."""

    key = "long_neck"
    name = N_("Trait", "Long Neck")
    reading = N_("Reading", "Long Neck")
    text = N_("Trait", "When the food cards are revealed, it takes 1 plant from the food bank.")
    text_before = N_("Trait", "Just before the food cards are revealed, it takes 1 plant from the food bank.")
    family = "feeding"

    def why_no_reveal(self, state: EvolutionState, me: Species) -> list[str]:
        """Ask for a plant eater with room."""
        codes = ["is_carnivore"] if me.mask & state.table.hunting else []
        return codes if state.can_take(me) else [*codes, "no_room"]

    def on_reveal(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Eat one plant from the food bank."""
        state.meal(seat, me, PLANT, 1, hole=False, cause=cause)


# Other


class Fertile(Trait):
    """Multiplies where food was left (000:307, 001:111-112)."""

    key = "fertile"
    name = N_("Trait", "Fertile")
    reading = N_("Reading", "Fertile")
    text = N_(
        "Trait",
        "If food of the last round still lies on the watering hole before the food cards are revealed, "
        "its population grows by 1.",
    )
    family = "other"

    def why_no_reveal(self, state: EvolutionState, me: Species) -> list[str]:
        """Ask for food that was left and for a population that can grow."""
        codes = [] if state.leftover else ["watering_hole_empty"]
        return codes if me.population < TRACK_END else [*codes, "at_maximum"]

    def on_reveal(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Grow by one."""
        state.grow_population(seat, me, cause)


class TraitTable:
    """The traits and cards of one edition, prepared for quick questions.

    A trait's index is its place in alphabetical order of keys, its bit ``1 << index``. Each ``on_...`` mask
    has the bits of the traits whose class overrides that hook, found by comparing methods with the base
    class. Cards are numbered from 1; ``cards``, ``trait_of``, ``bits`` and ``foods`` answer for each of
    them, ``numbers`` for a card. ``offers`` (one for each seat) and ``masks`` are kept for their users.
    """

    def __init__(self, prints: Sequence[tuple[Trait, Sequence[int]]]) -> None:
        ordered = sorted(prints, key=lambda one: one[0].key)
        self.traits: list[Trait] = [trait for trait, _ in ordered]
        self.index: dict[str, int] = {trait.key: i for i, trait in enumerate(self.traits)}
        self.trait_of: list[int] = [-1]
        self.bits: list[int] = [0]
        self.foods: list[int] = [0]
        self.copies: list[int] = [0]
        for i, (_, foods) in enumerate(ordered):
            for food in sorted(set(foods)):
                self.trait_of.append(i)
                self.bits.append(1 << i)
                self.foods.append(food)
                self.copies.append(list(foods).count(food))
        self.cards: list[Card] = [Card("?", 0)]
        for number, trait_index in enumerate(self.trait_of[1:], 1):
            self.cards.append(Card(self.traits[trait_index].key, self.foods[number]))
        self.numbers: dict[Card, int] = {self.cards[n]: n for n in range(1, len(self.cards))}
        self.deck: list[int] = [card for card, n in enumerate(self.copies) for _ in range(n)]
        self.deck_sum = sum(self.deck)
        self.offers = [Offers(seat, len(self.bits)) for seat in range(MOST_SEATS)]
        self.masks: list[dict[tuple[int, ...], int]] = [{} for _ in range(len(self.traits) + 1)]
        self.on_attack = self._overriding("attack")
        self.on_defence = self._overriding("defence")
        self.on_forbidding = self._overriding("forbids")
        self.on_shielding = self._overriding("shields")
        self.on_attacked = self._overriding("when_attacked")
        self.on_prey_lost = self._overriding("when_prey_lost")
        self.on_extra = self._overriding("extra")
        self.on_passing = self._overriding("passes_on")
        self.on_reveal = self._overriding("on_reveal")
        self.storing = self._overriding("storage")
        self.on_meal = self.on_extra | self.on_passing | self.storing
        self.hunting = 0
        self.paying = 0
        self.ignorable = 0
        self.worth_ignoring = 0
        self.voluntary = 0
        self.cancelling = 0
        self.cancels: list[int] = []
        for i, trait in enumerate(self.traits):
            bit = 1 << i
            cancelled = 0
            for key in trait.cancels:
                if key in self.index:
                    cancelled |= 1 << self.index[key]
            self.cancels.append(cancelled)
            if cancelled:
                self.cancelling |= bit
            if trait.hunts:
                self.hunting |= bit
            if trait.pays:
                self.paying |= bit
            if trait.may_be_ignored:
                self.ignorable |= bit
            if trait.worth_ignoring:
                self.worth_ignoring |= bit
            if trait.taking:
                self.voluntary |= bit
        self.special = self.on_meal | self.hunting | self.paying

    def _overriding(self, hook: str) -> int:
        base = getattr(Trait, hook)
        mask = 0
        for i, trait in enumerate(self.traits):
            if getattr(type(trait), hook) is not base:
                mask |= 1 << i
        return mask

    def indices(self, mask: int) -> list[int]:
        """Return the trait indices in a mask, ascending."""
        return [i for i in range(len(self.traits)) if mask >> i & 1]


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
