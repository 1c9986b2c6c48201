"""What a position of Evolution looks like to one seat, as numbers: the input of evaluations.

Two kinds of numbers: a short list of *amounts*, and *marks*, the numbers of things that are so, a mark twice
if a thing is so twice. An evaluation adds one row of weights for each mark, so a mark costs almost nothing,
and the marks of a row of species are remembered from call to call.

Only what the seat may know goes in: the own hand and own cards lying face down by their faces, those of
others by their number. All other seats are pooled, so that the order of the seats on the other side of the
table does not matter and one evaluation serves any number of players. Traits are known by their place in the
table of the edition; what a trait does is asked through its hooks.

`Rows` has what rows of species come to, and who could attack whom. A species is packed into a number and a
row into a tuple of them, so that what was worked out once for a row, for a species between its neighbours, or
for a hunter and its prey is found again at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, TypeAlias

from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER
from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.state import (
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    TRACK_END,
    EvolutionState,
    Player,
    Species,
)
from evolution_qt.games.evolution.traits import TraitTable

Row: TypeAlias = tuple[int, ...]
"""A row of species, each packed into a number: see `Rows.packed`."""

_LEVELS: Final = ("few", "some", "many")
_DIET: Final = ("plants", "meat")
_EXPOSED: Final = ("safe", "exposed", "exposed twice")

_BODY_SHIFT: Final = 20
_POPULATION_SHIFT: Final = 23
_FOOD_SHIFT: Final = 26
_FAT_SHIFT: Final = 29
_UNKNOWN_SHIFT: Final = 32
_MASK: Final = (1 << _BODY_SHIFT) - 1

_MOST_KEPT: Final = 40_000
"""Entries that a memory holds before it is emptied."""


class Sums:
    """What a row of species comes to."""

    __slots__ = (
        "body",
        "exposed",
        "fat",
        "food",
        "marks",
        "meat",
        "plants",
        "population",
        "traits",
        "unknown",
    )

    def __init__(self) -> None:
        self.marks: list[int] = []
        self.population = 0
        self.body = 0
        self.food = 0
        self.fat = 0
        self.traits = 0
        self.plants = 0
        self.meat = 0
        self.exposed = 0
        self.unknown = 0


class Rows:
    """What is known of rows of one edition: the marks of species, and a memory of all that was worked out."""

    def __init__(self, table: TraitTable) -> None:
        self._table = table
        traits = self._count = len(table.traits)
        self.size = len(list(self.names()))
        self._pairs = [[0] * traits for _ in range(traits)]
        for at, (one, other) in enumerate((i, k) for i in range(traits) for k in range(i)):
            self._pairs[one][other] = at
        self._level = traits * (traits - 1) // 2
        self._body = self._level + traits * len(_LEVELS)
        self._population = self._body + TRACK_END * len(_DIET)
        self._need = self._population + TRACK_END * len(_DIET)
        self._exposed = self._need + (TRACK_END + 1) * len(_DIET)
        self._sheltered = self._exposed + TRACK_END * len(_EXPOSED)
        self._passing = self._sheltered + 1
        self._unknown = self._passing + 1
        self._slots = self._unknown + 4
        self._faces = [0] * traits
        for card in range(len(table.bits) - 1, 0, -1):
            self._faces[table.trait_of[card]] = card
        self._species: dict[int, Species] = {}
        self._reach: dict[tuple[int, int, int, int], bool] = {}
        self._shelter: dict[tuple[int, int, int], bool] = {}
        self._sums: dict[tuple[bool, Row, Row], Sums] = {}
        self._placed: dict[tuple[bool, int, int, int, Row], tuple[list[int], int, int]] = {}

    def names(self) -> Iterable[str]:
        """Return the names of the marks of a row; those of others follow on those of the own row."""
        keys = [trait.key for trait in self._table.traits]
        tracks = range(1, TRACK_END + 1)
        for i, one in enumerate(keys):
            yield from (f"{one} with {keys[k]}" for k in range(i))
        yield from (f"{key}, {level}" for key in keys for level in _LEVELS)
        yield from (f"body {body}, {diet}" for diet in _DIET for body in tracks)
        yield from (f"population {population}, {diet}" for diet in _DIET for population in tracks)
        yield from (f"needs {need}, {diet}" for diet in _DIET for need in range(TRACK_END + 1))
        yield from (f"{exposed}, population {n}" for exposed in _EXPOSED for n in tracks)
        yield "sheltered"
        yield "passes on"
        yield from (f"{unknown} unknown traits" for unknown in range(4))
        yield from (f"{slots} traits" for slots in range(4))

    def packed(self, player: Player, *, own: bool) -> Row:
        """Return the species of a player as its owner or another player sees them, packed into numbers."""
        row: list[int] = []
        for s in player.species:
            mask = s.mask
            unknown = 0
            if s.hidden and not own:
                unknown = len(s.hidden)
                mask = 0
                bits = self._table.bits
                for card in s.traits:
                    mask |= bits[card]
            row.append(
                mask
                | s.body << _BODY_SHIFT
                | s.population << _POPULATION_SHIFT
                | s.food << _FOOD_SHIFT
                | s.fat << _FAT_SHIFT
                | unknown << _UNKNOWN_SHIFT
            )
        return tuple(row)

    def sums(self, own: bool, row: Row, hunters: Row) -> Sums:
        """Return what a row comes to, the *own* one or another seat's, when *hunters* are those of others."""
        key = (own, row, hunters)
        sums = self._sums.get(key)
        if sums is None:
            if len(self._sums) >= _MOST_KEPT:
                self._sums.clear()
            sums = self._sums[key] = self._make_sums(own, row, hunters)
        return sums

    def _make_sums(self, own: bool, row: Row, hunters: Row) -> Sums:
        sums = Sums()
        eaters = self._table.hunting
        right = len(row) - 1
        left = 0
        for index, packed in enumerate(row):
            population = packed >> _POPULATION_SHIFT & 7
            food = packed >> _FOOD_SHIFT & 7
            unknown = packed >> _UNKNOWN_SHIFT
            context = (own, left, packed, row[index + 1] if index < right else 0, hunters)
            known = self._placed.get(context)
            if known is None:
                known = self._look_at(own, left, packed, context[3], hunters)
            left = packed
            sums.marks += known[0]
            sums.exposed += known[1]
            sums.traits += known[2] + unknown
            sums.population += population
            sums.body += packed >> _BODY_SHIFT & 7
            sums.food += food
            sums.fat += packed >> _FAT_SHIFT & 7
            sums.unknown += unknown
            if packed & eaters:
                sums.meat += population - food
            else:
                sums.plants += population - food
        return sums

    def _look_at(
        self, own: bool, left: int, packed: int, right: int, hunters: Row
    ) -> tuple[list[int], int, int]:
        """Return the marks of a species between its neighbours, its exposed population, its known traits."""
        if len(self._placed) >= _MOST_KEPT:
            self._placed.clear()
        table = self._table
        side = 0 if own else self.size
        mask = packed & _MASK
        population = packed >> _POPULATION_SHIFT & 7
        need = population - (packed >> _FOOD_SHIFT & 7)
        diet = 1 if mask & table.hunting else 0
        held = [trait for trait in range(self._count) if mask >> trait & 1]
        level = min((population - 1) // 2, len(_LEVELS) - 1)
        marks: list[int] = []
        for at, trait in enumerate(held):
            marks.append(side + self._level + trait * len(_LEVELS) + level)
            for other in held[:at]:
                marks.append(side + self._pairs[trait][other])
        reached = 0
        for hunter in hunters:
            reached += self._reaches(hunter, left, packed, right)
        reached = min(reached, len(_EXPOSED) - 1)
        marks.append(side + self._body + diet * TRACK_END + (packed >> _BODY_SHIFT & 7) - 1)
        marks.append(side + self._population + diet * TRACK_END + population - 1)
        marks.append(side + self._need + diet * (TRACK_END + 1) + need)
        marks.append(side + self._exposed + reached * TRACK_END + population - 1)
        if self._is_sheltered(left, packed, right):
            marks.append(side + self._sheltered)
        if right and mask & table.on_passing:
            marks.append(side + self._passing)
        marks.append(side + self._unknown + (packed >> _UNKNOWN_SHIFT))
        marks.append(side + self._slots + len(held))
        known = (marks, population if reached else 0, len(held))
        self._placed[own, left, packed, right, hunters] = known
        return known

    def prey_of(self, hunter: int, row: Row) -> int:
        """Return how many species of a row *hunter* could attack."""
        found = 0
        left = 0
        for index, prey in enumerate(row):
            found += self._reaches(hunter, left, prey, row[index + 1] if index + 1 < len(row) else 0)
            left = prey
        return found

    def _reaches(self, hunter: int, left: int, prey: int, right: int) -> bool:
        """Return whether *hunter* could attack *prey* between its neighbours; 0 is no neighbour."""
        key = (hunter, left, prey, right)
        answer = self._reach.get(key)
        if answer is None:
            if len(self._reach) >= _MOST_KEPT:
                self._reach.clear()
            row = [self._seen(one) for one in (left, prey, right) if one]
            index = 1 if left else 0
            if left == prey or right == prey:
                # equal neighbours are one object in memory, and a species never attacks itself
                row[index] = self._seen(prey).clone()
            answer = hunting.can_attack(self._table, self._seen(hunter).clone(), row, index)
            self._reach[key] = answer
        return answer

    def _is_sheltered(self, left: int, prey: int, right: int) -> bool:
        """Return whether a trait keeps even a huge plain hunter away from *prey*."""
        key = (left, prey, right)
        answer = self._shelter.get(key)
        if answer is None:
            if len(self._shelter) >= _MOST_KEPT:
                self._shelter.clear()
            row = [self._seen(one) for one in (left, prey, right) if one]
            hunter = Species(TRACK_END, TRACK_END, mask=self._table.hunting)
            answer = bool(hunting.vetoes(self._table, row, 1 if left else 0, hunter))
            self._shelter[key] = answer
        return answer

    def _seen(self, packed: int) -> Species:
        """Return a species like the packed one."""
        species = self._species.get(packed)
        if species is None:
            if len(self._species) >= _MOST_KEPT:
                self._species.clear()
            mask = packed & _MASK
            species = self._species[packed] = Species(
                packed >> _BODY_SHIFT & 7,
                packed >> _POPULATION_SHIFT & 7,
                packed >> _FOOD_SHIFT & 7,
                packed >> _FAT_SHIFT & 7,
                mask,
                tuple([self._faces[trait] for trait in self._table.indices(mask)]),
            )
        return species


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
