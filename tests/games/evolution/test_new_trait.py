"""An eighteenth trait is one class and one line per edition (docs/adding-a-trait.md)."""

from dataclasses import replace

from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.editions import EDITIONS, Print
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import MEAT, EvolutionState, Species
from evolution_qt.games.evolution.traits import Trait
from tests.contract.games import stages
from tests.plain import needs_plain_modules

needs_plain_modules()


class Bristles(Trait):
    """Made up: counts as larger for each point of population, and eats when it is attacked and lives."""

    key = "bristles"
    name = "Bristles"
    text = "Counts as larger by its population when attacked; eats 1 meat if it survives."
    family = "defence"

    def defence(self, me: Species) -> int:
        """Add the population."""
        return me.population

    def when_prey_lost(self, state: EvolutionState, seat: int, me: Species, cause: int) -> None:
        """Eat."""
        state.meal(seat, me, MEAT, 1, hole=False, cause=cause)


GAMES = [
    Evolution(
        replace(
            edition, key=f"{edition.key}+", prints=(*edition.prints, Print(Bristles, food=(1, 2, 2, 3, 9)))
        )
    )
    for edition in EDITIONS
]


def position(rules: Evolution, attacker: str, prey: str) -> EvolutionState:
    """Return a feeding position of two species, body 4 and body 2 with population 2."""
    return rules.load(
        {
            "format": "evolution-qt/position",
            "game": rules.key,
            "phase": "feeding",
            "to_move": 0,
            "players": [
                {
                    "hand": ["climbing:3"],
                    "species": [{"body": 4, "population": 3, "traits": attacker.split()}],
                },
                {"species": [{"body": 2, "population": 2, "traits": prey.split()}]},
            ],
        }
    )


def test_the_new_trait_is_dealt_listed_and_conserved() -> None:
    """Random games with it keep all invariants, in every edition; the deck has its cards."""
    for rules in GAMES:
        assert len(rules.table.deck) == len(rules.with_options({}).table.deck)
        assert rules.table.copies[rules.table.numbers[("bristles", 2)]] == 2  # type: ignore[index]
        laid = 0
        for seed in range(3):
            for state in stages(rules, 4, seed):
                rules.check(state)
                bit = 1 << rules.table.index["bristles"]
                laid += any(s.mask & bit for p in state.players for s in p.species)
        assert laid


def test_the_new_trait_defends_and_says_why() -> None:
    """4 is not more than 2 + 2, and Intelligence can ignore it."""
    for rules in GAMES:
        state = position(rules, "carnivore", "bristles")
        clever = position(rules, "carnivore intelligence", "bristles")
        attack = Move("attack", 0, target=(1, 0))

        assert ["body_size"] == [reason.code for reason in rules.why_not(state, 0, attack)]
        assert "attack 0 1.0 ignoring bristles paying climbing:3" in map(str, rules.moves(clever))


def test_beside_another_shell_the_sum_alone_is_said() -> None:
    """The sentence has room for one trait that adds to the body size."""
    for rules in GAMES:
        state = position(rules, "carnivore", "bristles hard_shell")

        (reason,) = rules.why_not(state, 0, Move("attack", 0, target=(1, 0)))

        assert {"attacker": 4, "prey": 2 + 2 + rules.rules.hard_shell_bonus} == reason.params


def test_the_new_trait_reacts() -> None:
    """It eats after the attack on it."""
    for rules in GAMES:
        state = position(rules, "carnivore pack_hunting", "bristles")

        rules.play(state, 0, Move("attack", 0, target=(1, 0)))

        assert 1 == state.players[1].species[0].food


def test_of_several_shells_the_fewest_are_ignored() -> None:
    """4 is more than 2 once Hard Shell is off and Bristles add 1, and 2 without either is not needed."""
    for rules in GAMES:
        state = position(rules, "carnivore intelligence", "bristles hard_shell")
        state.players[0].hand = sorted([rules.table.numbers[Card(key, 3)] for key in ("climbing", "horns")])
        bonus = rules.rules.hard_shell_bonus
        prey = state.players[1].species[0]
        listed = {tuple(move.ignoring) for move in rules.moves(state) if move.verb == "attack"}
        prey.population = 1
        weaker = {tuple(move.ignoring) for move in rules.moves(fresh(rules, state)) if move.verb == "attack"}

        assert bonus >= 3
        assert {("bristles", "hard_shell")} == listed
        assert {("hard_shell",)} == weaker


def test_either_of_two_shells_may_be_ignored() -> None:
    """Where one is enough, each one is offered, and both together are not."""
    for rules in GAMES:
        state = position(rules, "carnivore intelligence", "bristles hard_shell")
        state.players[0].hand = sorted([rules.table.numbers[Card(key, 3)] for key in ("climbing", "horns")])
        state.players[0].species[0].body = 6
        prey = state.players[1].species[0]
        prey.body, prey.population = 1, 3

        listed = {tuple(move.ignoring) for move in rules.moves(fresh(rules, state)) if move.verb == "attack"}

        assert {("bristles",), ("hard_shell",)} == listed


def fresh(rules: Evolution, state: EvolutionState) -> EvolutionState:
    """Return the same state without steps remembered."""
    clone = state.clone()
    clone.options = None
    return clone
