"""A round that is played on from outside, as the forecast assumes it: no player places a pawn, all pass.

It is played by the second model and by the engine through positions and lines alone, and told as the facts
that a forecast names, so that both can be compared with it.
"""

from functools import partial
from random import Random

from evolution_qt.games.dominant.cards import (
    ANIMAL_NUMBERS,
    ELEMENT_NUMBERS,
    NO_ANIMAL,
    SPACE_KEYS,
    SPACE_NUMBERS,
    TERRAIN_NUMBERS,
)
from evolution_qt.games.dominant.forecast import Fact, forecasts
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS
from tests.naive.dominant import earth, rules
from tests.naive.dominant.box import COMPETITION, MOST_PAWNS, STEPS, bonus, copied
from tests.naive.dominant.library import library
from tests.naive.dominant.positions import lively_choice, random_position, random_start
from tests.naive.dominant.questions import COMPULSORY, answers

PLACING = ("plan", "replant", "instinct")
TOUCHED = ("adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "wanderlust")
CUBES = ("migration", "competition", "domination")
"""The rows about cubes: of these a forecast names the pawns ahead that can give an offer, and in Competition
and Domination those that can leave nothing.
"""
AT_END = (
    *(Fact.DOMINATES, Fact.RANK, Fact.CUBES, Fact.POINTS, Fact.WITH_TILES, Fact.WITH_ICE_AGE),
    *(Fact.TRACK, Fact.ELEMENT, Fact.PAWNS, Fact.DISK, Fact.TERRAIN),
)
"""The facts that a position after Reseed still shows."""


class Second:
    """The second model, with the functions of the library."""

    start = staticmethod(rules.start)
    moves = staticmethod(rules.moves)
    play = staticmethod(rules.play)


MODELS = (Second, library())


def lonely(number):
    """Return a random position in which at most the animal that is asked has a pawn to place, one.

    Every third one is a planning with many pawns in the rows of which each may change what others offer.
    """
    short = random_position(number)
    rng = Random(f"pawns {number}")
    if number % 3 == 0:
        short |= {"phase": "planning", "next": None, "pending": [], "scored": []}
        animals = short["initiative"]
        for space in SPACE_KEYS:
            one = rng.choice(animals)
            owned = sum(animal == one for animal in short["pawns"].values()) + short["animals"][one]["pawns"]
            rows = (*TOUCHED, *CUBES)
            if space.partition(":")[0] in rows and rng.random() < 0.4 and owned < MOST_PAWNS:
                short["pawns"].setdefault(space, one)
        board = short["animals"][animals[0]]
        if not board["pawns"] and list(short["pawns"].values()).count(animals[0]) < MOST_PAWNS:
            board["pawns"] = 1
    return without_others(rules.start(short))


def without_others(position):
    """Return the position; in planning as if only the animal that is asked had a pawn to place, one."""
    if position["pending"] and position["pending"][-1]["ask"] == "plan":
        mover = position["pending"][-1]["by"]
        board = {one: {**position["animals"][one], "pawns": int(one == mover)} for one in position["animals"]}
        return {**position, "animals": board}
    return position


def of_a_game(number, every):
    """Return the position before every so many decisions of a whole random game."""
    rng, found = Random(f"forecast game {number}"), []
    position = rules.start(random_start(number))
    taken = 0
    while not rules.over(position):
        if taken % every == 0:
            found.append(without_others(position))
        position = rules.play(position, lively_choice(rng, position, rules.moves(position)))
        taken += 1
    return found


def without_question(model, position):
    """Return the position as if what is asked had not come."""
    position = copied(position)
    question = position["pending"].pop()
    if question["ask"] == "plan":
        position["animals"][question["by"]]["pawns"] = 0
    if question["ask"] == "rescue":
        return rules.play({**position, "pending": [question]}, "pass")
    while position["pending"] and not answers(position, position["pending"][-1]):
        position["pending"].pop()
    del position["to_move"]
    return model.start(position)


def come_off(begun, end):
    """Return the spaces whose pawns have come off; those in Glaciation slide to the left in Reseed."""
    row = [f"glaciation:{at}" for at in range(1, 5)]
    waiting = sum(one in end["pawns"] for one in row)
    glaciers = [one for one in row if one in begun]
    gone = [one for one in begun if one not in end["pawns"] and one not in row]
    return gone + glaciers[: len(glaciers) - waiting]


def following(space):
    """Return what comes next in the course when the pawn of a space is asked."""
    step = space if space in STEPS else space.partition(":")[0]
    return STEPS[STEPS.index(step) + 1]


def is_on(position, begun):
    """Return whether the round in which another position was still goes on."""
    return position["phase"] != "over" and position["round"] == begun["round"] and bool(position["pending"])


class Outlived:
    """A round played on: the position at its end, and what the pawn on a space was offered."""

    def __init__(self, model, begun, position, rng, space=None, alone=None, chosen=lively_choice):
        """Play on from a position; the pawn of the space *alone* answers as it is chosen, all others pass."""
        self.offer = None
        self.options = 0
        self._alone = None if alone is None else (position["pawns"][alone], following(alone))
        self._chosen = chosen
        self.choices = 0
        mover = begun["pending"][-1]["by"]
        spaces = [*begun["pawns"], *([space] if space else [])]
        self.drew = False
        self.is_last = begun["final_round"] is not None
        while is_on(position, begun):
            question = position["pending"][-1]
            self.is_last |= position["final_round"] is not None
            if space and (mover, following(space)) == (question["by"], position["next"]):
                if self.offer is None:
                    self.offer = [line for line in model.moves(position) if line != "pass"]
            position = self._answered(model, position, question, rng)
        self.came = come_off(spaces, position)
        self.end = position

    def _answered(self, model, position, question, rng):
        lines = model.moves(position)
        if question["ask"] in PLACING:
            return without_question(model, position)
        if question["ask"] == "rescue":
            return model.play(position, rng.choice([line for line in lines if line != "pass"]))
        if self._alone == (question["by"], position["next"]):
            self.options = max(self.options, len(lines))
            return model.play(position, self._chosen(rng, position, lines))
        if question["ask"] not in COMPULSORY:
            return model.play(position, "pass")
        self.choices += 1
        line = lively_choice(rng, position, lines)
        self.drew |= line == "card symbiotic"
        return model.play(position, line)


def facts(position, *, is_last):
    """Return what is so in a position as a forecast names it, by the second model."""
    found = {}
    over = position["phase"] == "over"
    final = rules.final_points(position)
    for place, name in enumerate(position["initiative"]):
        number, board = ANIMAL_NUMBERS[name], position["animals"][name]
        award = 0 if over or is_last else bonus(earth.dominated(position, name))
        found[Fact.TRACK, number, -1] = place + 1
        found[Fact.POINTS, number, -1] = board["vp"]
        found[Fact.WITH_TILES, number, -1] = final[name]
        found[Fact.WITH_ICE_AGE, number, -1] = final[name] + award
        found[Fact.PAWNS, number, -1] = board["pawns"]
        for element, kind in ELEMENT_NUMBERS.items():
            found[Fact.ELEMENT, number, kind] = earth.need(position, name, element)
    for name in earth.tiles(position):
        cell = CELL_NUMBERS[name]
        found[Fact.TERRAIN, NO_ANIMAL, cell] = TERRAIN_NUMBERS[earth.terrain(position, name)]
        for place, one in enumerate(earth.ranking(position, name)):
            found[Fact.RANK, ANIMAL_NUMBERS[one], cell] = place + 1
            found[Fact.CUBES, ANIMAL_NUMBERS[one], cell] = earth.cubes(position, one, name)
        if (leader := earth.dominant(position, name)) is not None:
            found[Fact.DOMINATES, ANIMAL_NUMBERS[leader], cell] = 1
    for corner, element in position["elements"].items():
        found[Fact.DISK, ELEMENT_NUMBERS[element], CORNER_NUMBERS[corner]] = 1
    return {key: amount for key, amount in found.items() if amount}


def told(way):
    """Return the facts of an end that a position still shows."""
    return {key: amount for key, amount in way.items() if key[0] in AT_END and amount}


class Compared:
    """A position, a random one if none is given, and one of its lines, with what the forecast says of it."""

    def __init__(self, number, begun=None):
        self.rng = Random(f"forecast {number}")
        self.begun = lonely(number) if begun is None else begun
        self.line = None
        if not self.begun["pending"]:
            return
        game, state = library()._loaded(self.begun)
        self.seen = game.observe(state, state.to_move).state
        lines = rules.moves(self.begun)
        if self.begun["phase"] == "planning" and self.rng.random() < 0.7:
            rows = (*TOUCHED, *CUBES * (number % 2))
            lines = [one for one in lines if one.split()[1].partition(":")[0] in rows] or lines
        self.line = lively_choice(self.rng, self.begun, lines)
        step = game.actions(state, state.to_move, game.read(self.line))[0]
        self.forecasts = forecasts(self.seen)
        self.forecast = self.forecasts.of(step)
        self.spoken = lambda one: str(game.spoken(state, 0, [one]))
        self.space = self.line.split()[1] if self.line.startswith("plan ") else None
        self.mover = self.begun["pending"][-1]["by"]

    def differences(self):
        """Return where the forecast and the round as it is played on are not the same."""
        if self.line is None or self.line == "card symbiotic":
            return []
        found = []
        for model in MODELS:
            found += self._after(model) + self._before(model)
        return [*found, *self._dead(), *self._taken(), *self._alone()]

    def _taken(self):
        """Compare who takes a card for a tile that is scored, whatever the card brings."""
        if not self.line.startswith("score "):
            return []
        pending = rules.play(self.begun, self.line)["pending"]
        asked = [one["by"] for one in pending[len(self.begun["pending"]) - 1 :] if one["ask"] == "card"]
        expected = {ANIMAL_NUMBERS[one]: (1, 1) for one in asked}
        named = {change.who: change.after for change in self.forecast.changes if change.fact == Fact.CARD}
        return [] if named == expected else [("card", named, expected)]

    def _after(self, model):
        played = model.play(self.begun, self.line)
        found = Outlived(model, self.begun, played, self.rng, self.space)
        differences = self._at_end("after", self.forecast.after, found)
        if self.space is not None:
            pawn, space = self.forecast.pawn, SPACE_NUMBERS[self.space]
            acts = self.space in found.came
            if pawn.acts != acts:
                differences.append(("acts", pawn.acts, acts))
            offer = sorted(map(self.spoken, pawn.offer))
            if acts and not found.choices and sorted(found.offer or []) != offer and space:
                differences.append(("offer", offer, found.offer))
        return differences

    def _before(self, model):
        asked = self.begun["pending"][-1]["ask"]
        if asked == "plan" and not self.begun["pawns"]:
            return []  # without any pawn the game would end
        if asked in COMPULSORY or asked == "rescue":
            passed = without_question(model, self.begun)
        else:
            passed = model.play(self.begun, "pass")
        found = Outlived(model, self.begun, passed, self.rng)
        ends = self.forecast.before
        return self._at_end("before", ends, found, but_pawns=asked == "plan")

    def _at_end(self, name, ends, found, *, but_pawns=False):
        if ends.is_open or found.drew or found.end["phase"] == "execution":
            return []  # without any pawn to place the next round goes on by itself
        expected = facts(found.end, is_last=found.is_last)
        kept = [told(way) for way in ends.ways]
        if but_pawns:
            for one in [expected, *kept]:
                for key in [key for key in one if key[0] == Fact.PAWNS]:
                    del one[key]
        if expected in kept:
            return []
        nearest = min(kept, key=lambda one: len(one.items() ^ expected.items()))
        return [(name, sorted(nearest.items() ^ expected.items()))]

    def _dead(self):
        """Compare the cubes that go to the box, in all and of each animal, where no player has to choose."""
        found = Outlived(Second, self.begun, rules.play(self.begun, self.line), self.rng, self.space)
        ends, asked = self.forecast.after, self.begun["pending"][-1]["ask"]
        if ends.is_open or found.drew or found.choices or asked in ("hibernation", "rescue"):
            return []
        differences = []
        for name, board in found.end["animals"].items():
            died = board["eliminated"] - self.begun["animals"][name]["eliminated"]
            amounts = {
                sum(
                    amount
                    for (fact, who, _), amount in way.items()
                    if fact in (Fact.DEATHS, Fact.KILLED) and who == ANIMAL_NUMBERS[name]
                )
                for way in ends.ways
            }
            if died not in amounts:
                differences.append(("dead", name, amounts, died))
        return differences

    def _alone(self):
        """Let one pawn ahead answer alone: it must be named if it leaves nothing, or gives something."""
        pawn = self.forecast.pawn
        if self.space is None or not pawn.acts or self.forecast.after.is_open:
            return []
        row = self.space.partition(":")[0]
        if row not in TOUCHED and ((row == "migration" and pawn.offer) or row not in CUBES):
            return []
        named = pawn.takers if pawn.offer else pawn.givers
        played, differences = rules.play(self.begun, self.line), []
        for at in pawn.before:
            name = SPACE_KEYS[at]
            if name not in played["pawns"]:
                continue
            trials = self._trials(played, name) if at in named else [lively_choice] * 3
            found = [
                bool(Outlived(Second, self.begun, played, self.rng, self.space, name, one).offer)
                for one in trials
            ]
            if (bool(not pawn.offer) in found) != (at in named):
                differences.append(("alone", name, at in named))
        return differences

    def _trials(self, played, name):
        """Return a way to choose for each first line of a pawn; of lines that follow the last is chosen."""
        if self.space.startswith("competition") and not name.startswith("wanderlust"):
            return [self._fewest]
        options = Outlived(Second, self.begun, played, self.rng, self.space, name).options
        if self.space.startswith("competition"):
            return [partial(self._laid, number) for number in range(options)]
        return [partial(self._nth, number) for number in range(options)]

    def _fewest(self, rng, position, lines):
        """Return the line that leaves the fewest rivals to a pawn in Competition."""
        terrains = list(COMPETITION[self.space])
        question = {"ask": "competition", "by": self.mover, "terrains": terrains}
        return min(lines, key=lambda line: len(answers(rules.play(position, line), question)))

    def _laid(self, number, rng, position, lines):
        """Return one of the lines that lay a tile, then those that leave the fewest rivals."""
        if position["pending"][-1]["ask"] == "wanderlust":
            return lines[number]
        return self._fewest(rng, position, lines)

    @staticmethod
    def _nth(number, rng, position, lines):
        if position["pending"][-1]["ask"] in ("speciate", "wanderlust_element", "wanderlust_move"):
            return [line for line in lines if line != "pass"][-1]
        return lines[min(number, len(lines) - 1)]
