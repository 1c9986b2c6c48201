"""Evolution as opponents think about it: how positions look, turns of card play, and what is plainly silly.

A silly step is one that helps only the others, as its player could know. No sensible player makes one,
whatever else it may do wrong.

`preferences` counts what a character may have a taste for.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final, cast

from evolution_qt.core.action import DETAIL_SHIFT, NOBODY, TARGET_SHIFT, unpack
from evolution_qt.core.evaluation import NOW, Evaluation, Features, Turn
from evolution_qt.core.game import Game
from evolution_qt.games.evolution import hunting, verbs
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.features import AMOUNTS, FeatureSet, Others
from evolution_qt.games.evolution.listing import DONE_STEP, PASS_STEP
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import FEEDING, MEAT, PHASES, PLAY, TRACK_END, EvolutionState, Species
from evolution_qt.games.evolution.traits import TraitTable

PREFERENCES: Final = (
    "population",
    "hunters",
    "sheltered",
    "exposed",
    "plants",
    "traits",
    "partners",
)
"""What `preferences` counts: on the own side the population, the hunters, species kept safe by a trait,
population within reach of others' hunters, traits, and traits that feed a neighbour; on the watering hole the
plants.
"""


def sensible(state: EvolutionState, seat: int, steps: Sequence[int]) -> list[int]:
    """Return *steps* without silly ones; all of them if nothing else is left.

    Silly is an attack on an own species where anything else can be done, to pass up plants or a part of some
    food, which costs nothing, and to throw away a trait for nothing, or a card that was laid this turn, which
    is the same result for more cards.
    """
    if state.phase == PLAY:
        row = state.players[seat].species
        return [step for step in steps if not throws_away(state.table, row, step)] or list(steps)
    kept = [step for step in steps if not _is_attack_on(seat, step)] or list(steps)
    if state.phase == FEEDING and PASS_STEP in kept and any(_verb(step) == verbs.FEED for step in kept):
        kept.remove(PASS_STEP)
    if any(_declined(step) for step in kept):
        kept = [
            step for step in kept if not _declined(step) or _leaves_some_for_another(state, seat, step)
        ] or kept
    return kept


def throws_away(table: TraitTable, row: Sequence[Species], step: int) -> bool:
    """Return whether a step of card play takes a card from *row* that was laid this turn, or any for nothing.

    A trait makes room by being replaced; by itself it is only in the way if it makes a hunter, who has to
    eat meat (000:105).
    """
    verb = _verb(step)
    if verb == verbs.TRAIT:
        thrown = (step >> DETAIL_SHIFT) - 1
    elif verb == verbs.DISCARD:
        thrown = step >> DETAIL_SHIFT
        if not table.hunting >> thrown & 1:
            return True
    else:
        return False
    return thrown >= 0 and any(
        table.trait_of[card] == thrown for card in row[index_of(step >> TARGET_SHIFT & 0xFFF)].hidden
    )


def _declined(step: int) -> int:
    """Return the mask of the takings that a step declines."""
    verb = _verb(step)
    if verb == verbs.ATTACK:
        return step >> DETAIL_SHIFT + verbs.IGNORED_BITS
    return step >> DETAIL_SHIFT if verb in (verbs.FEED, verbs.INTELLIGENCE) else 0


def _leaves_some_for_another(state: EvolutionState, seat: int, step: int) -> bool:
    """Return whether an own species that is hungry could want what is declined: plants that are too few."""
    if _verb(step) != verbs.FEED:
        return False
    fed = index_of(step >> TARGET_SHIFT & 0xFFF)
    wanted = 0
    is_another = False
    for index, species in enumerate(state.players[seat].species):
        if not species.mask & state.table.hunting and species.is_hungry:
            wanted += species.population - species.food
            is_another = is_another or index != fed
    return is_another and state.watering_hole < wanted


def _verb(step: int) -> int:
    return step >> 24 & 255


def _is_attack_on(seat: int, step: int) -> bool:
    return _verb(step) == verbs.ATTACK and seat_of(step >> 12 & 0xFFF) == seat


def is_silly_turn(state: EvolutionState, seat: int) -> bool:
    """Return whether the cards that *seat* has laid this turn hold one that does nothing where it lies.

    That is a trait that makes a hunter where no species of others could be its prey, and, unless traits are
    about to be counted, one that only helps hunters at a plant eater or only plant eaters at a hunter, or
    that needs a neighbour where there is none.
    """
    assert state.phase == PLAY
    table = state.table
    is_last = state.final_round == state.round
    row = state.players[seat].species
    for index, species in enumerate(row):
        for card in species.hidden:
            trait = table.trait_of[card]
            if table.hunting >> trait & 1:
                if not has_prey(state, seat, species):
                    return True
            elif not is_last and (
                is_idle(table, state, species, trait) or is_alone(table, trait, index, len(row))
            ):
                return True
    return False


def has_prey(state: EvolutionState, seat: int, hunter: Species) -> bool:
    """Return whether *hunter* could attack a species of another seat, as far as traits are known.

    A player who can pay to ignore traits reaches what is small enough.
    """
    table = state.table
    most = len(state.players[seat].hand) if hunter.mask & table.paying else 0
    hunter = _known(hunter, table)
    for other, player in enumerate(state.players):
        if other != seat:
            row = [_known(species, table, own=False) for species in player.species]
            for index in range(len(row)):
                if hunting.ways_past(table, hunter, row, index, most):
                    return True
    return False


def _known(species: Species, table: TraitTable, *, own: bool = True) -> Species:
    """Return a species as it will be when cards lying face down count, or without them."""
    if not species.hidden:
        return species
    known = species.clone()
    if own:
        known.traits += species.hidden
    else:
        known.mask = 0
        for card in known.traits:
            known.mask |= table.bits[card]
    known.hidden = ()
    return known


def is_idle(table: TraitTable, state: EvolutionState, species: Species, trait: int) -> bool:
    """Return whether a trait does nothing for a species that eats what it eats."""
    bit = 1 << trait
    rule = table.traits[trait]
    if not species.mask & table.hunting:
        defends = table.on_defence | table.on_forbidding | table.on_shielding | table.on_attacked
        return bool(bit & (table.on_attack | table.cancelling) and not bit & defends)
    if bit & table.on_extra and not rule.extra(species, MEAT):
        return True
    return bool(bit & table.on_reveal) and "is_carnivore" in rule.why_no_reveal(state, species)


def is_alone(table: TraitTable, trait: int, index: int, length: int) -> bool:
    """Return whether a trait needs a neighbour and has none, at *index* in a row of *length*."""
    needed = table.traits[trait].neighbours
    return bool(needed) and not any(0 <= index + place < length for place in needed)


def preferences(state: EvolutionState, seat: int) -> tuple[float, ...]:
    """Return how much there is of each of `PREFERENCES` for *seat*."""
    table = state.table
    row = state.players[seat].species
    giant = Species(TRACK_END, TRACK_END, mask=table.hunting)
    population = hunters = sheltered = exposed = traits = partners = 0
    foreign = [
        species
        for other, player in enumerate(state.players)
        if other != seat
        for species in player.species
        if _known(species, table, own=False).mask & table.hunting
    ]
    own = [_known(species, table) for species in row]
    for index, species in enumerate(own):
        population += species.population
        hunters += species.mask & table.hunting != 0
        sheltered += hunting.vetoes(table, own, index, giant) != 0 or bool(species.mask & table.on_defence)
        if any(hunting.can_attack(table, _known(one, table, own=False), own, index) for one in foreign):
            exposed += species.population
        traits += len(species.traits)
        partners += index + 1 < len(own) and species.mask & table.on_passing != 0
    card = state.food_cards[seat]
    plants = state.watering_hole + (table.foods[card] if card > 0 else 0)
    return (population, hunters, sheltered, exposed, plants, traits, partners)


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
                if throws_away(self._table, row, step):
                    continue
            elif verb == verbs.DONE or step & 0xFFF not in spare or (verb == verbs.SPECIES_LEFT and not row):
                continue
            steps.append(step)
        return steps

    def is_silly(self, state: EvolutionState, seat: int) -> bool:
        """Return whether a card laid this turn does nothing where it lies."""
        return is_silly_turn(state, seat)


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
        self.preference_names = PREFERENCES

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
        """Return whether a food card is laid or cards are played."""
        return state.phase <= PLAY

    def shown(self, state: EvolutionState, step: int, viewer: int) -> Hashable:
        """Return *step*, for others without the card where that is laid face down (000:49, 61)."""
        verb = step >> 24 & 255
        if viewer != state.to_move and (verb == verbs.FOOD or verb == verbs.TRAIT):
            return step & ~0xFFF
        return step

    def sensible(self, state: EvolutionState, seat: int, steps: Sequence[int]) -> list[int]:
        """Return *steps* without silly ones."""
        return sensible(state, seat, steps)

    def target(self, state: EvolutionState, step: int) -> int:
        """Return whose species is attacked; NOBODY of other steps."""
        verb, _, target, _ = unpack(step)
        return seat_of(target) if verb == verbs.ATTACK else NOBODY

    def losses(self, start: EvolutionState, end: EvolutionState, seat: int) -> Sequence[bool]:
        """Return for each own species whether it has died out; empty before its cards are played.

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
        return preferences(state, seat)
