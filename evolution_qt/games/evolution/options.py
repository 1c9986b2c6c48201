"""The switches of the rules, and the same as options: their values, and what people read of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evolution_qt.core.option import Option
from evolution_qt.core.text import N_

AFTER: Final = "after"
BEFORE: Final = "before"
AT_END: Final = "end"
AT_DEAL: Final = "deal"
ANY_TIME: Final = "any"
OWN_TURN: Final = "own_turn"
STEP_AND_OWN_TURN: Final = "step_and_own_turn"


@dataclass(frozen=True)
class Rules:
    """The switches of an edition, named as in files; the values here are those of the German rulebook."""

    hard_shell_bonus: int = 3
    negative_sum_removes_chips: bool = True
    effects: str = AFTER
    free_species_at: str = AT_END
    free_trait_discard: bool = False
    plant_intelligence: str = ANY_TIME
    two_player_removed: int = 40
    two_player_trait_limit: int = 2
    horns_kill_cancels_attack: bool = False
    cooperation_per_chip: bool = False
    simultaneous_play: bool = False

    @property
    def come_before_reveal(self) -> bool:
        """Return whether the effects of the reveal come before it (001:38), not right after it (000:87)."""
        return self.effects == BEFORE


_WORDS: Final = {
    AFTER: N_("Switches", "after the reveal"),
    BEFORE: N_("Switches", "before the reveal"),
    AT_END: N_("Switches", "at the end of the round"),
    AT_DEAL: N_("Switches", "when the next round begins"),
    ANY_TIME: N_("Switches", "at any time during feeding"),
    OWN_TURN: N_("Switches", "on your own turn"),
    STEP_AND_OWN_TURN: N_("Switches", "before feeding and on your own turn"),
}


def options_of(rules: Rules) -> tuple[Option, ...]:
    """Return the options of an edition with these switches: the quick variant, then the house rules."""
    return (
        Option(
            "simultaneous_play",
            rules.simultaneous_play,
            name=N_("Switches", "Quick variant"),
            help=N_("Switches", "Quick variant: all play their cards at the same time"),
            is_variant=True,
        ),
        Option(
            "hard_shell_bonus",
            rules.hard_shell_bonus,
            range(13),
            N_("Switches", "Hard Shell"),
            N_("Switches", "How much body size it adds against attacks."),
        ),
        Option(
            "negative_sum_removes_chips",
            rules.negative_sum_removes_chips,
            name=N_("Switches", "A sum below zero takes food"),
            help=N_("Switches", "Food cards that add up to less than zero take food from the watering hole."),
        ),
        Option(
            "effects",
            rules.effects,
            (AFTER, BEFORE),
            N_("Switches", "Reveal effects"),
            N_("Switches", "When Fertile, Long Neck and stored fat take effect."),
            _WORDS,
        ),
        Option(
            "free_species_at",
            rules.free_species_at,
            (AT_END, AT_DEAL),
            N_("Switches", "New species for a player without any"),
            N_("Switches", "When a player who is left without species gets one."),
            _WORDS,
        ),
        Option(
            "free_trait_discard",
            rules.free_trait_discard,
            name=N_("Switches", "Traits may be discarded freely"),
            help=N_("Switches", "While playing cards, also when there is still room for new ones."),
        ),
        Option(
            "plant_intelligence",
            rules.plant_intelligence,
            (ANY_TIME, OWN_TURN, STEP_AND_OWN_TURN),
            N_("Switches", "Intelligence for plants"),
            N_("Switches", "When a plant eater may trade a card for two plants."),
            _WORDS,
        ),
        Option(
            "two_player_removed",
            rules.two_player_removed,
            range(81),
            N_("Switches", "Two players: cards set aside"),
            N_("Switches", "How many cards are set aside unseen before the game."),
            players=2,
        ),
        Option(
            "two_player_trait_limit",
            rules.two_player_trait_limit,
            range(1, 4),
            N_("Switches", "Two players: traits"),
            N_("Switches", "How many traits a species may have."),
            players=2,
        ),
        Option(
            "horns_kill_cancels_attack",
            rules.horns_kill_cancels_attack,
            name=N_("Switches", "Horns that kill the attacker stop the attack"),
            help=N_("Switches", "The attacked species then loses no population."),
        ),
        Option(
            "cooperation_per_chip",
            rules.cooperation_per_chip,
            name=N_("Switches", "Cooperation shares for every token"),
            help=N_("Switches", "Otherwise one token for each time the species eats, however much it takes."),
        ),
    )
