"""Evolution as opponents think about it: how positions look, and what a turn of card play comes to."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import cast

from evolution_qt.core.action import NOBODY, unpack
from evolution_qt.core.evaluation import NOW, Evaluation, Features, Turn
from evolution_qt.core.game import Game
from evolution_qt.games.evolution import pruning, verbs
from evolution_qt.games.evolution.cards import seat_of
from evolution_qt.games.evolution.features import AMOUNTS, FeatureSet, Others
from evolution_qt.games.evolution.listing import DONE_STEP
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import PHASES, PLAY, EvolutionState
from evolution_qt.games.evolution.traits import TraitTable


class CardPlay(Turn[EvolutionState]):
    """How a seat plays its cards."""

    stop = DONE_STEP

    def __init__(self, game: Game[EvolutionState, Move], table: TraitTable) -> None:
        self._game = game
        self._table = table

    def fork(self, state: EvolutionState, seat: int) -> EvolutionState:
        """Return a copy in which *seat* may play its cards."""
        return state.fork(seat)

    def result(self, state: EvolutionState, seat: int) -> Hashable:
        """Return the own row and the cards kept."""
        player = state.players[seat]
        return (
            tuple(player.hand),
            tuple([(s.body, s.population, s.traits, s.hidden) for s in player.species]),
        )

    def spare(self, state: EvolutionState, seat: int) -> list[int]:
        """Return one card of each trait in the hand, the one with the smallest food number.

        A trait is kept for itself and a number for the watering hole.
        """
        trait_of = self._table.trait_of
        last = -1
        found: list[int] = []
        for card in state.players[seat].hand:
            if trait_of[card] != last:
                last = trait_of[card]
                found.append(card)
        return found

    def without(self, state: EvolutionState, seat: int, card: int) -> EvolutionState:
        """Return a fork that lacks a hand card."""
        fork = state.fork(seat)
        fork.discard_from_hand(seat, card)
        return fork

    def worth_trying(self, state: EvolutionState, seat: int, spare: Collection[int]) -> list[int]:
        """Return the steps of card play that are worth a look.

        No card is thrown away that was laid this turn, which would be the same result for more cards, and no
        trait for nothing.
        """
        row = state.players[seat].species
        steps: list[int] = []
        for step in self._game.legal(state, seat):
            verb = step >> 24 & 255
            if verb == verbs.TRAIT or verb == verbs.DISCARD:
                if pruning.throws_away(self._table, row, step):
                    continue
            elif verb == verbs.DONE or step & 0xFFF not in spare or (verb == verbs.SPECIES_LEFT and not row):
                continue
            steps.append(step)
        return steps

    def is_silly(self, state: EvolutionState, seat: int) -> bool:
        """Say whether a card laid this turn does nothing where it lies."""
        return pruning.is_silly_turn(state, seat)


class EvolutionEvaluation(Evaluation[EvolutionState]):
    """What opponents need to know about one edition."""

    def __init__(self, game: Game[EvolutionState, Move], table: TraitTable) -> None:
        self._features = FeatureSet(table)
        self.schema = self._features.schema
        self.amounts = len(AMOUNTS)
        self.marks = len(self._features.marks)
        self.names = (*AMOUNTS, *self._features.marks)
        self._turn = CardPlay(game, table)
        self.phases = PHASES
        self.preference_names = pruning.PREFERENCES

    def features(
        self,
        state: EvolutionState,
        seat: int,
        moment: int = NOW,
        others: object | None = None,
        *,
        careless: bool = False,
    ) -> Features:
        """Return the features of *state* for *seat*."""
        return self._features.of(state, seat, moment, cast("Others | None", others), careless=careless)

    def turn(self, state: EvolutionState) -> CardPlay | None:
        """Return how cards are played, while they are."""
        return self._turn if state.phase == PLAY else None

    def others(self, state: EvolutionState, seat: int) -> Others:
        """Return what the other seats show while *seat* plays its cards."""
        return self._features.others(state, seat)

    def is_secret(self, state: EvolutionState) -> bool:
        """Say whether a food card is laid or cards are played."""
        return state.phase <= PLAY

    def shown(self, state: EvolutionState, step: int, viewer: int) -> Hashable:
        """Return *step*, for others without the card where that is laid face down (000:49, 61)."""
        verb = step >> 24 & 255
        if viewer != state.to_move and (verb == verbs.FOOD or verb == verbs.TRAIT):
            return step & ~0xFFF
        return step

    def sensible(self, state: EvolutionState, seat: int, steps: Sequence[int]) -> list[int]:
        """Return *steps* without silly ones."""
        return pruning.sensible(state, seat, steps)

    def target(self, step: int) -> int:
        """Return whose species is attacked; NOBODY of other steps."""
        verb, _, target, _ = unpack(step)
        return seat_of(target) if verb == verbs.ATTACK else NOBODY

    def losses(self, start: EvolutionState, end: EvolutionState, seat: int) -> Sequence[bool]:
        """Say of each own species whether it has died out; empty before its cards are played.

        Species keep their order, traits and body size from the end of card play on, so those that are left
        are found again by these. A player without any may have been given a new one: it is taken for
        an old one that is exactly like it.
        """
        if start.phase < PLAY:
            return ()
        left = [(s.mask, s.body) for s in end.players[seat].species]
        lost: list[bool] = []
        at = 0
        for species in start.players[seat].species:
            is_left = at < len(left) and left[at] == (species.mask, species.body)
            lost.append(not is_left)
            at += is_left
        return lost

    def phase(self, state: EvolutionState) -> int:
        """Return the phase of the round."""
        return state.phase

    def preferences(self, state: EvolutionState, seat: int) -> Sequence[float]:
        """Return how much *seat* has of what each of the preferences names."""
        return pruning.preferences(state, seat)
