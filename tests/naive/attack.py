"""Attacks: what stands in the way of one, and what happens in one (000:105-117, 181-255)."""

from collections.abc import Sequence

from tests.naive.deck import Position, Species, switch
from tests.naive.meal import Wishes, has_room, meal
from tests.naive.table import clockwise, has, lose_population, neighbours, place_of

# What makes the prey count as larger, and what keeps attackers away; horns do neither.
SHELLS = ("hard_shell",)
PROTECTIONS = ("burrowing", "climbing", "defensive_herding", "symbiosis", "warning_call")
DEFENCES = (*SHELLS, *PROTECTIONS)
NEVER_IGNORED = ("carnivore", "intelligence")


def board(position: Position, place: tuple[int, int]) -> Species:
    """The species at (seat, index)."""
    species: Species = position["players"][place[0]]["species"][place[1]]
    return species


def defences_in_the_way(
    position: Position, attacker: Species, target: Species, ignored: Sequence[str]
) -> set[str]:
    """Codes of what protects the target against the attacker at this moment."""
    found = set()
    # 000:109 larger body; 000:201 Pack Hunting adds the population; 000:223 Hard Shell counts for the target
    strength = attacker["body"]
    if has(attacker, "pack_hunting", ignored):
        strength += attacker["population"]
    resistance = target["body"]
    if has(target, "hard_shell", ignored):
        resistance += switch(position, "hard_shell_bonus")
    if not strength > resistance:
        found.add("body_size")
    # 000:217
    if has(target, "climbing", ignored) and not has(attacker, "climbing", ignored):
        found.add("climbing")
    # 000:229 larger in population too, without what Pack Hunting adds (R10)
    if has(target, "defensive_herding", ignored) and not attacker["population"] > target["population"]:
        found.add("defensive_herding")
    # 000:241
    if has(target, "burrowing", ignored) and target["food"] == target["population"]:
        found.add("burrowing")
    # 000:235 body markers, without Hard Shell (R11); also against that very neighbour (R14)
    left, right = neighbours(position, target)
    if has(target, "symbiosis", ignored) and right is not None and right["body"] > target["body"]:
        found.add("symbiosis")
    # 000:247 either neighbour warns, 000:195 Ambush gets through; also against that very neighbour (R13)
    warned = any(other is not None and has(other, "warning_call", ignored) for other in (left, right))
    if warned and not has(attacker, "ambush", ignored):
        found.add("warning_call")
    return found


def attack_blockers(
    position: Position, attacker: tuple[int, int], target: tuple[int, int], ignoring: Sequence[str] = ()
) -> set[str]:
    """Codes of every reason against this attack, the payment and whose turn it is apart."""
    hunter, prey = board(position, attacker), board(position, target)
    found = defences_in_the_way(position, hunter, prey, ignoring)
    if not has(hunter, "carnivore"):
        found.add("not_carnivore")
    if hunter is prey:  # 000:187 another own species
        found.add("itself")
    if not has_room(hunter, ignoring):  # 000:189 sated, nothing to store
        found.add("not_hungry")
    if ignoring and not has(hunter, "intelligence"):
        found.add("no_intelligence")
    return found


def carry_out(
    position: Position,
    attacker: tuple[int, int],
    target: tuple[int, int],
    ignored: Sequence[str],
    wishes: Wishes | None,
) -> None:
    """One attack from the horns on, in the order of R1; legality and payment are done with."""
    seat = attacker[0]
    hunter, prey = board(position, attacker), board(position, target)
    # 000:209-211 Horns cost the attacker one population before anything else
    if has(prey, "horns", ignored):
        lose_population(position, hunter)
        if place_of(position, hunter) is None and switch(position, "horns_kill_cancels_attack"):
            return
    # 000:116 the victim loses one population (also when the attacker died: R3)
    lose_population(position, prey)
    # 000:117 meat as much as the body size of the prey, Hard Shell not counted (000:223)
    if place_of(position, hunter) is not None:
        meal(position, hunter, "bank", "meat", prey["body"], ignored, wishes)
    # 000:255 every Scavenger takes one, from the attacker's owner clockwise, left to right (R48)
    for owner in clockwise(position, seat):
        for species in list(position["players"][owner]["species"]):
            if has(species, "scavenger", ignored):
                meal(position, species, "bank", "meat", 1, ignored, wishes)
