"""What the ribbon asks, what its button does, and what can be done in a phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.game import Observation
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, OVER, PLAY, WINDOW, EvolutionState
from evolution_qt.ui.table.ribbon import PhaseSign

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_OWN: Final = {
    FOOD: N_("QuestionWords", "{who}: drag a food card to the watering hole."),
    PLAY: N_("QuestionWords", "{who}: play cards as traits, for body size, population or new species."),
    EFFECTS: N_("QuestionWords", "{who}: choose which of the highlighted traits takes effect first."),
    WINDOW: N_("QuestionWords", "{who}, out of turn: use Intelligence? 1 card brings 2 plants."),
}
_NO_CARDS: Final = N_("QuestionWords", "{who}: no cards left – end the turn.")
_FED: Final = N_("QuestionWords", "{who}: Intelligence may still bring plants; otherwise end the turn.")
_FEEDING: Final = {
    (verbs.FEED, verbs.ATTACK, verbs.PASS): N_(
        "QuestionWords", "{who}: feed a species, let a Carnivore attack, or pass."
    ),
    (verbs.FEED, verbs.ATTACK): N_("QuestionWords", "{who}: feed a species or let a Carnivore attack."),
    (verbs.FEED, verbs.PASS): N_("QuestionWords", "{who}: feed a species or pass."),
    (verbs.FEED,): N_("QuestionWords", "{who}: feed a species."),
    (verbs.ATTACK, verbs.PASS): N_("QuestionWords", "{who}: let a Carnivore attack or pass."),
    (verbs.ATTACK,): N_("QuestionWords", "{who}: a hungry Carnivore must attack."),
    (verbs.INTELLIGENCE,): N_("QuestionWords", "{who}: Intelligence may bring plants; otherwise pass."),
    (): N_("QuestionWords", "{who}: none of your species can eat – pass."),
}
"""What a feeding turn offers, by some of the verbs of its steps; the first that fits is said."""
_OTHER: Final = {
    FOOD: N_("QuestionWords", "{who} is choosing a food card."),
    PLAY: N_("QuestionWords", "{who} is playing cards."),
    EFFECTS: N_("QuestionWords", "{who} is choosing an effect."),
    WINDOW: N_("QuestionWords", "{who} may use Intelligence."),
    FEEDING: N_("QuestionWords", "{who} is feeding."),
}
_NOW: Final = {
    FOOD: N_("QuestionWords", "Each player places one card face down on the watering hole."),
    PLAY: N_("QuestionWords", "Now play cards: as traits, for a new species, body size or population."),
    EFFECTS: N_("QuestionWords", "Now Fertile, Long Neck and stored fat take effect."),
    WINDOW: N_("QuestionWords", "Only Intelligence can be used now."),
    FEEDING: N_("QuestionWords", "Now feed a hungry species, or attack with a Carnivore."),
    OVER: N_("QuestionWords", "The game is over."),
}


class QuestionWords:
    """What one game asks."""

    tr = staticmethod(partial(QCoreApplication.translate, "QuestionWords"))

    def __init__(self, game: Evolution) -> None:
        self._game = game

    def asked(self, seen: Observation[EvolutionState], names: Sequence[str]) -> str:
        """Return in one sentence what is asked of the seat at the screen, or which seat is waited for."""
        state, viewer = seen.state, seen.viewer
        if state.phase == OVER:
            return self.tr("The game is over.")
        is_own = viewer >= 0 and self._game.may_move(state, viewer)
        words = self._asked_own(state) if is_own or viewer == state.to_move else _OTHER[state.phase]
        return filled(self.tr(words), {"who": names[viewer if is_own else state.to_move]})

    def _asked_own(self, state: EvolutionState) -> str:
        if state.phase == PLAY and not state.players[state.to_move].hand:
            return _NO_CARDS
        if state.phase != FEEDING:
            return _OWN[state.phase]
        if state.acted:
            return _FED
        offered = {step >> 24 & 255 for step in self._game.legal(state)}
        return next(words for some, words in _FEEDING.items() if offered.issuperset(some))

    def heading(self, state: EvolutionState, phase: str, sign: str) -> str:
        """Return round and phase, with a sign of how the table is looked at, if there is one."""
        words = filled(self.tr("Round {round} · {phase}"), {"round": state.round, "phase": phase})
        return filled(self.tr("{words} · {sign}"), {"words": words, "sign": sign}) if sign else words

    def phases(self) -> tuple[PhaseSign, ...]:
        """Return the phases of a round in a word each: drawing, food, playing cards, feeding."""
        return (
            PhaseSign("card-draw", self.tr("Draw")),
            PhaseSign("water-drop", self.tr("Food")),
            PhaseSign("card-play", self.tr("Play")),
            PhaseSign("three-leaves", self.tr("Feed")),
        )

    def what_now(self, phase: int) -> str:
        """Return what can be done in a phase, for a person who has tried something else."""
        return self.tr(_NOW[phase])

    def done_button(self, state: EvolutionState, kept: int) -> str:
        """Return what the button at the ribbon does."""
        if state.phase == PLAY and kept:
            return self.tr("End turn (%n card(s) kept)", "", kept)
        if state.phase == PLAY or (state.phase == FEEDING and state.acted):
            return self.tr("End turn")
        return self.tr("Pass")

    def pass_for_round(self) -> str:
        """Return what the second button does, where a seat is asked about Intelligence alone."""
        return self.tr("Pass for this round")

    def click_again(self, kept: int) -> str:
        """Return what a first click on the button says while cards are left."""
        return self.tr("%n card(s) can still be played. Press again to end the turn and keep them.", "", kept)
