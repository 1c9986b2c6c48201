"""What a position looks like to one seat, as numbers: the input of evaluations.

Two kinds of numbers: a short list of *amounts*, and *marks*, the numbers of things that are so, a mark twice
if a thing is so twice. An evaluation adds one row of weights for each mark, so a mark costs almost nothing,
and the marks of a row of species are remembered from call to call.

Only what the seat may know goes in: the own hand and own cards lying face down by their faces, those of
others by their number. All other seats are pooled, so that the order of the seats on the other side of the
table does not matter and one evaluation serves any number of players. Traits are told apart by their place in
the table of the edition; what a trait does is asked through its hooks.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.rows import Row, Rows, Sums
from evolution_qt.games.evolution.state import FEEDING, FOOD, OVER, PLAY, EvolutionState
from evolution_qt.games.evolution.traits import TraitTable

AMOUNTS: Final = (
    "own points",
    "lead over the best",
    "lead over the mean",
    "own bag",
    "bag lead",
    "own hand",
    "hand lead",
    "hand food sum",
    "hand food best",
    "hole",
    "own food card",
    "expected hole",
    "own plant need",
    "other plant need",
    "share of need met",
    "own meat need",
    "other meat need",
    "own species",
    "species lead",
    "own population",
    "population lead",
    "own body",
    "body lead",
    "own traits",
    "trait lead",
    "own fat",
    "own exposed population",
    "other exposed population",
    "other unknown traits",
    "rounds left",
)
"""The amounts in their order, scaled to about -1 to 1."""

_SCHEMA_VERSION: Final = 1
_SEATS: Final = range(2, 7)
_STAGES: Final = ("round over", "hand known", "food laid", "turn over", "feeding")
_ROUND_OVER, _HAND_KNOWN, _FOOD_LAID, _TURN_OVER, _FEEDING = range(5)
_MOST_ROUNDS: Final = 8
_FINAL: Final = ("final unknown", "final next", "final now")
_MOST_SHORT: Final = 5
_SIDES: Final = ("own", "other")
_MOST_PREY: Final = 3
_MEAN_FOOD: Final = 3.2


class Others:
    """What the seats on the other side of the table show, pooled."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.hunters: list[Row] = []
        self.all_hunters: Row = ()
        self.bags = 0
        self.cards = 0
        self.species = 0
        self.population = 0
        self.body = 0
        self.traits = 0
        self.points = 0
        self.best = 0
        self._facing: dict[Row, Sums] = {}

    def facing(self, features: FeatureSet, mine: Row) -> Sums:
        """Return what their rows come to when *mine* are the hunters on this side."""
        sums = self._facing.get(mine)
        if sums is None:
            sums = self._facing[mine] = features.sum_facing(self, mine)
        return sums


class FeatureSet:
    """The features of one edition's positions: their names, and how they are found."""

    def __init__(self, table: TraitTable) -> None:
        self._table = table
        self._rows = Rows(table)
        self.marks: tuple[str, ...] = tuple(self._names())
        self.schema = _schema(self.marks)
        self._prey = 2 * self._rows.size
        self._hand = self._prey + _MOST_PREY + 1
        self._stage = self._hand + len(table.traits)
        self._seats = self._stage + len(_STAGES)
        self._rounds = self._seats + len(_SEATS)
        self._final = self._rounds + _MOST_ROUNDS + 1
        self._turn = self._final + len(_FINAL)
        self._short = self._turn + _SEATS[-1]

    def _names(self) -> Iterable[str]:
        """Name the marks in their order."""
        keys = [trait.key for trait in self._table.traits]
        for side in _SIDES:
            yield from (f"{side}: {name}" for name in self._rows.names())
        yield from (f"own: {prey} prey" for prey in range(_MOST_PREY + 1))
        yield from (f"hand: {key}" for key in keys)
        yield from _STAGES
        yield from (f"{seats} seats" for seats in _SEATS)
        yield from (f"{left} rounds left" for left in range(_MOST_ROUNDS + 1))
        yield from _FINAL
        yield from (f"feeds after {turn}" for turn in range(_SEATS[-1]))
        yield from (f"plants short by {short}" for short in range(-_MOST_SHORT, _MOST_SHORT + 1))

    def others(self, state: EvolutionState, seat: int) -> Others:
        """Return what the other seats show to *seat*: all that stays the same while it plays its cards."""
        others = Others()
        for at, player in enumerate(state.players):
            if at == seat:
                continue
            row = self._rows.packed(player, own=False)
            others.rows.append(row)
            others.hunters.append(tuple([one for one in row if one & self._table.hunting]))
            others.bags += player.bag
            others.cards += len(player.hand)
            others.species += len(row)
            total = player.bag
            for s in player.species:
                known = len(s.traits) + len(s.hidden)
                others.population += s.population
                others.body += s.body
                others.traits += known
                total += s.food + s.fat + s.population + known
            others.points += total
            others.best = max(others.best, total)
        for hunters in others.hunters:
            others.all_hunters += hunters
        return others

    def of(
        self,
        state: EvolutionState,
        seat: int,
        moment: int = NOW,
        others: Others | None = None,
        *,
        careless: bool = False,
    ) -> tuple[list[float], list[int]]:
        """Return the features of *state* for *seat*, who is told of nothing it does not see.

        *moment* is NOW, TURN_OVER or ROUND_OVER. *others* spares looking at the other seats again. A
        *careless* look overlooks who could attack the own species.
        """
        if others is None:
            others = self.others(state, seat)
        table = self._table
        foods = table.foods
        me = state.players[seat]
        own = self._rows.packed(me, own=True)
        mine = self._rows.sums(True, own, () if careless else others.all_hunters)
        theirs = others.facing(self, tuple([one for one in own if one & table.hunting]))
        marks = mine.marks + theirs.marks
        seats = len(state.players)
        rivals = seats - 1
        stage = self._stage_of(state, seat, moment)
        left = len(state.draw_pile) / (4.0 * seats + len(own) + others.species)
        hand = food_sum = most = 0
        if stage != _ROUND_OVER:
            hand = len(me.hand)
            hand_mark = self._hand
            for card in me.hand:
                marks.append(hand_mark + table.trait_of[card])
                food_sum += foods[card]
                if foods[card] > most:
                    most = foods[card]
        elif state.phase == FOOD:
            left += 1.0
        final = state.final_round
        marks.append(self._stage + stage)
        marks.append(self._seats + min(seats, _SEATS[-1]) - _SEATS[0])
        marks.append(self._rounds + (0 if final else min(int(left), _MOST_ROUNDS)))
        marks.append(self._final + (0 if not final else 1 if final > state.round else 2))
        marks.append(self._turn + (seat - state.first_player) % seats)

        expected = float(state.watering_hole)
        own_card = 0
        if _HAND_KNOWN <= stage <= _TURN_OVER:
            for at, card in enumerate(state.food_cards):
                if at == seat and card > UNKNOWN:
                    own_card = foods[card]
                    expected += own_card
                elif card != NO_CARD or state.phase == FOOD:
                    expected += _MEAN_FOOD
            if expected < 0:
                expected = 0.0
        need = mine.plants + theirs.plants
        if stage != _ROUND_OVER:
            short = min(max(int((need - expected) / 1.5), -_MOST_SHORT), _MOST_SHORT)
            marks.append(self._short + _MOST_SHORT + short)
        points = me.bag + mine.food + mine.fat + mine.population + mine.traits
        amounts = [
            points / 40,
            (points - others.best) / 15,
            (points - others.points / rivals) / 15,
            me.bag / 40,
            (me.bag - others.bags / rivals) / 15,
            hand / 8,
            (hand - others.cards / rivals) / 8 if stage != _ROUND_OVER else 0.0,
            food_sum / 20,
            most / 6,
            state.watering_hole / 12,
            own_card / 6,
            expected / 12,
            mine.plants / 10,
            theirs.plants / 10 / rivals,
            min(1.0, expected / need) if need else 1.0,
            mine.meat / 5,
            theirs.meat / 5 / rivals,
            len(own) / 4,
            (len(own) - others.species / rivals) / 3,
            mine.population / 10,
            (mine.population - others.population / rivals) / 8,
            mine.body / 10,
            (mine.body - others.body / rivals) / 8,
            mine.traits / 6,
            (mine.traits - others.traits / rivals) / 5,
            mine.fat / 5,
            mine.exposed / 8,
            theirs.exposed / 8 / rivals,
            theirs.unknown / 5 / rivals,
            0.0 if final else left / 6,
        ]
        return amounts, marks

    def sum_facing(self, others: Others, mine: Row) -> Sums:
        """Return what the rows of the other seats come to when *mine* are the hunters on this side."""
        all_sums = Sums()
        for at, row in enumerate(others.rows):
            threat = mine
            for other, hunters in enumerate(others.hunters):
                if other != at:
                    threat += hunters
            sums = self._rows.sums(False, row, threat)
            all_sums.marks += sums.marks
            all_sums.plants += sums.plants
            all_sums.meat += sums.meat
            all_sums.exposed += sums.exposed
            all_sums.unknown += sums.unknown
        for hunter in mine:
            prey = sum([self._rows.prey_of(hunter, row) for row in others.rows])
            all_sums.marks.append(self._prey + min(prey, _MOST_PREY))
        return all_sums

    def _stage_of(self, state: EvolutionState, seat: int, moment: int) -> int:
        if moment == ROUND_OVER or state.phase == OVER:
            return _ROUND_OVER
        if moment == TURN_OVER:
            return _TURN_OVER
        if state.phase == FOOD:
            laid = state.food_cards[seat] != NO_CARD or not state.players[seat].hand
            return _FOOD_LAID if laid else _HAND_KNOWN
        if state.phase == PLAY:
            seats = len(state.players)
            turn = (state.to_move - state.first_player) % seats
            ended = state.done >> seat & 1 or (seat - state.first_player) % seats < turn
            return _TURN_OVER if ended else _FOOD_LAID
        assert state.phase <= FEEDING
        return _FEEDING


def _schema(marks: Iterable[str]) -> str:
    """Return the hash of the names of all features: two evaluations fit together if it is the same."""
    text = "\n".join([str(_SCHEMA_VERSION), *AMOUNTS, "", *marks])
    return sha256(text.encode()).hexdigest()[:16]
