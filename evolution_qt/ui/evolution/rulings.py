"""Every ruling in our own words, by the chapter of the page of rules in which it stands.

A ruling is called by its numbers in docs/rules/evolution.md and, where it depends on a switch, by its
condition. Words in curly brackets are the names of traits.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.text import N_
from evolution_qt.games.evolution.options import Rules

RULINGS: Final = {
    "food": {
        "R58": N_("Rulings", "A player without cards places no food card."),
        "R59": N_("Rulings", "Counted food cards go face up to the discard pile."),
    },
    "play": {
        "R60 not free_trait_discard": N_(
            "Rulings",
            "A trait may be replaced only where all places are taken; the old one is discarded first, so "
            "the same trait may take its place.",
        ),
        "R60 free_trait_discard": N_(
            "Rulings",
            "On your own turn you may discard any number of your traits, even those played in this turn.",
        ),
        "R61": N_(
            "Rulings",
            "A species created this turn may get traits, body size and population right away.",
        ),
        "R62": N_(
            "Rulings",
            "Each player has one turn with any number of cards; cards you keep stay in your hand, without a "
            "limit.",
        ),
    },
    "reveal": {
        "R43": N_(
            "Rulings",
            "The first player's effects come first, then the others' clockwise; the order of their own is "
            "up to each player. What they bring is always taken.",
        ),
        "R44": N_(
            "Rulings",
            "{fertile} needs food that lay there before the new tokens: never in the first round, and "
            "nothing happens at population 6. It works for Carnivores too.",
        ),
        "R45 negative_sum_removes_chips": N_(
            "Rulings",
            "If the sum of the food cards is below zero, that many tokens are taken away, as far as "
            "there are any.",
        ),
        "R45 not negative_sum_removes_chips": N_(
            "Rulings",
            "If the sum of the food cards is below zero, the watering hole stays as it is.",
        ),
        "R34": N_(
            "Rulings",
            "{long_neck} is a meal: {foraging} takes one more and {cooperation} shares it. A Carnivore gets "
            "nothing from it.",
        ),
        "R35": N_(
            "Rulings",
            "A full species puts the token of {long_neck} on its {fat_tissue} if there is room, else it "
            "gets none.",
        ),
        "R40": N_(
            "Rulings",
            "Stored fat moves to the species as far as the population allows; what is left stays on the "
            "card.",
        ),
    },
    "plants": {
        "R18": N_(
            "Rulings",
            "A species that cannot eat is skipped; its owner feeds another hungry one, if there is any.",
        ),
        "R19": N_(
            "Rulings",
            "Which of your hungry species eats first is up to you: plant eaters may go before Carnivores.",
        ),
        "R38": N_(
            "Rulings",
            "A full species may be fed, or attack, only for its fat and only while no hungry species of the "
            "same player can eat.",
        ),
    },
    "attack": {
        "R1": N_(
            "Rulings",
            "The order of an attack: cards for {intelligence} are paid; the numbers are compared; "
            "{horns} take effect; the prey loses 1 population; the attacker takes its meat and shares "
            "it; then every {scavenger} eats.",
        ),
        "R2": N_(
            "Rulings",
            "A Carnivore that survives {horns} takes its meat; the numbers are not compared again.",
        ),
        "R3 not horns_kill_cancels_attack": N_(
            "Rulings",
            "A Carnivore killed by {horns} gets no meat, but its prey still loses 1 population.",
        ),
        "R3 horns_kill_cancels_attack": N_(
            "Rulings",
            "A Carnivore killed by {horns} gets no meat, and its prey loses nothing.",
        ),
        "R5 R6": N_("Rulings", "Food that a shrunken population cannot hold goes into its owner's bag."),
        "R7": N_(
            "Rulings",
            "The meat is the prey's body size, without {hard_shell}, and no more than the attacker has room "
            "for.",
        ),
        "R8": N_(
            "Rulings",
            "An attacker made full by {horns} still attacks; its meat then only goes onto {fat_tissue}.",
        ),
        "R9": N_("Rulings", "{pack_hunting} adds the current population."),
        "R10": N_(
            "Rulings",
            "{defensive_herding} compares populations; equal ones protect, and {pack_hunting} adds nothing "
            "here.",
        ),
        "R11": N_(
            "Rulings",
            "{hard_shell} helps in defence only, and {symbiosis} looks at body sizes without it.",
        ),
        "R12": N_(
            "Rulings",
            "Without {intelligence} only {climbing} gets past {climbing}, and only {ambush} past "
            "{warning_call}.",
        ),
        "R13": N_(
            "Rulings",
            "{warning_call} protects its owner's species to the left and right, even from the species that "
            "has it, but never that species itself.",
        ),
        "R14": N_(
            "Rulings",
            "{symbiosis} needs a strictly larger species of the same player to the right; it holds even if "
            "that one attacks.",
        ),
        "R15": N_("Rulings", "{burrowing} counts only the food on the species itself; fat does not count."),
        "R16": N_(
            "Rulings",
            "Your own species may be attacked, with all their defences, but no species attacks itself. If "
            "nothing else is possible, one of your own must be eaten.",
        ),
        "R17": N_("Rulings", "Prey with {horns} must be attacked if there is no other."),
        "R20": N_("Rulings", "One attack is a whole feeding turn."),
        "R53": N_(
            "Rulings",
            "If a species dies in an attack, its row closes up at once: later steps see the new neighbours.",
        ),
    },
    "intelligence": {
        "R21": N_(
            "Rulings",
            "A Carnivore with {intelligence} may ignore any trait for one attack, for one card: all copies "
            "of it, on every species, its own too. Carnivore and {intelligence} cannot be ignored.",
        ),
        "R22": N_("Rulings", "Several cards ignore several traits in one attack."),
        "R23": N_("Rulings", "Cards are paid only with an attack that is then possible."),
        "R24": N_(
            "Rulings",
            "You never have to discard a card for {intelligence}, not even to keep a species from starving.",
        ),
        "R25 plant_intelligence any": N_(
            "Rulings",
            "A plant eater's {intelligence} may be used before the first feeding and after every feeding "
            "action, also out of turn.",
        ),
        "R25 plant_intelligence own_turn": N_(
            "Rulings",
            "A plant eater's {intelligence} may be used on your own turn, before or after feeding.",
        ),
        "R25 plant_intelligence step_and_own_turn": N_(
            "Rulings",
            "A plant eater's {intelligence} may be used before the first feeding and on your own turn.",
        ),
        "R26": N_(
            "Rulings",
            "Each card is a meal of 2 plants from the food bank, also when the watering hole is empty; what "
            "does not fit is not taken.",
        ),
        "R27": N_("Rulings", "A Carnivore gets no plants for its cards."),
    },
    "sharing": {
        "R28": N_(
            "Rulings",
            "{foraging} takes one more plant from the same source, if there is room and a token; never "
            "meat. It may be declined.",
        ),
        "R29": N_("Rulings", "{foraging} with {intelligence} makes 3 plants for a card."),
        "R30 not cooperation_per_chip": N_(
            "Rulings",
            "{cooperation} shares once for each meal, however many tokens it had: a feeding, a card, an "
            "attack, {scavenger} or {long_neck}.",
        ),
        "R30 cooperation_per_chip": N_(
            "Rulings",
            "{cooperation} shares once for each token that its species takes.",
        ),
        "R31": N_(
            "Rulings",
            "In a meal the species' own token comes first, then that of {foraging}, then the neighbour's.",
        ),
        "R32": N_("Rulings", "If the source is empty, the neighbour gets nothing."),
        "R33": N_(
            "Rulings",
            "The chain goes on to the right through species that took a token and share too. A full "
            "neighbour ends it, or stores fat; a Carnivore takes shared meat but no plants; a plant eater "
            "takes shared meat. A hungry neighbour cannot refuse.",
        ),
    },
    "fat": {
        "R36": N_("Rulings", "{fat_tissue} holds as many tokens as the body size, once the species is full."),
        "R37": N_(
            "Rulings",
            "Every way of eating can fill it; storing counts as eating, moving fat to the species does not.",
        ),
        "R39": N_(
            "Rulings",
            "Storing is optional. A player who could only store may pass and will be asked again; feeding "
            "ends when all players pass one after the other.",
        ),
        "R41": N_(
            "Rulings",
            "When the card is replaced, its species dies out or the game ends, its fat goes into the "
            "bag. At the end of a round it stays.",
        ),
        "R42": N_("Rulings", "A species that changes between plants and meat keeps its fat."),
    },
    "scavenger": {
        "R46": N_(
            "Rulings",
            "Each time an attack makes a prey lose population, every {scavenger} takes 1 meat, even one on "
            "the attacker or the prey.",
        ),
        "R4 not horns_kill_cancels_attack": N_(
            "Rulings",
            "It eats even if {horns} have killed the attacker; population the attacker itself loses feeds no "
            "{scavenger}.",
        ),
        "R4 horns_kill_cancels_attack": N_(
            "Rulings",
            "If {horns} have killed the attacker, no prey lost population and none eats; population the "
            "attacker itself loses feeds no {scavenger}.",
        ),
        "R47": N_(
            "Rulings",
            "A prey with {scavenger} loses population first and eats then; an extinct one eats nothing.",
        ),
        "R48": N_(
            "Rulings",
            "After the attacker's meal they eat from the attacker's owner clockwise, each row from the left.",
        ),
        "R49": N_("Rulings", "A full {scavenger} takes nothing, or stores it as fat."),
    },
    "extinction": {
        "R50": N_(
            "Rulings",
            "An extinct species leaves at once: its food and fat go into the bag, its traits to the discard "
            "pile, the gap closes, and its owner draws a card for each trait.",
        ),
        "R51": N_("Rulings", "Cards drawn for it can be spent in the same phase."),
        "R52": N_(
            "Rulings",
            "If the draw pile is not enough, the discard pile is shuffled, also the cards just lost. If "
            "both are empty, the rest is not drawn.",
        ),
    },
    "round_end": {
        "R55 free_species_at end": N_(
            "Rulings",
            "The order: populations fall to the food eaten; extinct species leave, from the first player "
            "on, from the left; a player without species gets a new one; the food on the species goes "
            "into the bags; the marker moves on.",
        ),
        "R55 free_species_at deal": N_(
            "Rulings",
            "The order: populations fall to the food eaten; extinct species leave, from the first player "
            "on, from the left; the food on the species goes into the bags; the marker moves on.",
        ),
    },
    "game_end": {
        "R54": N_(
            "Rulings",
            "The last round is announced only when the discard pile must be shuffled: while dealing, this "
            "round is the last, later the next one. Taking exactly the last card announces nothing.",
        ),
        "R56 free_species_at end": N_(
            "Rulings",
            "A player who loses the last species in the last round still gets a free one, which is worth a "
            "point.",
        ),
        "R56 free_species_at deal": N_(
            "Rulings",
            "A player who loses the last species in the last round no longer gets a free one.",
        ),
        "R57": N_(
            "Rulings",
            "Points: food in the bag including all fat, populations, and traits of living species. Cards in "
            "hand are worth nothing.",
        ),
    },
    "secrecy": {
        "R63": N_(
            "Rulings",
            "Hidden are hands, food cards, traits played in this round until everyone has played, the order "
            "of the draw pile, cards set aside, and what others have in their bags. Everything else is "
            "open, the discard pile too.",
        ),
    },
    "two": {
        "R64": N_("Rulings", "The cards set aside never come back."),
    },
}
"""What holds in the cases that the short rules leave open."""


def holds(condition: str, rules: Rules) -> bool:
    """Say whether a switch is on or, after *not*, off, or has a value; an empty condition always holds."""
    match condition.split():
        case []:
            return True
        case ["not", switch]:
            return not getattr(rules, switch)
        case [switch, value]:
            return bool(getattr(rules, switch) == value)
    return bool(getattr(rules, condition))


def rulings(chapter: str, rules: Rules) -> list[str]:
    """Return the rulings of a chapter that hold with these rules."""
    found = []
    for ruling, text in RULINGS.get(chapter, {}).items():
        condition = " ".join(word for word in ruling.split() if not word.startswith("R"))
        if holds(condition, rules):
            found.append(text)
    return found
