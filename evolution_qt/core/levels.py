"""What a game states of its opponents: levels, characters, and where their networks and measurements lie.

A level says how well an opponent plays, a character how. Here they are numbers; `ai` has the methods that use
them. Strength is counted in evaluations and worlds, never in seconds, so that it is the same on every machine
that is not so slow that the guard stops it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from evolution_qt.core.errors import bad
from evolution_qt.core.plain import shown

if TYPE_CHECKING:
    from evolution_qt.core.action import Action
    from evolution_qt.core.game import AnyGame
    from evolution_qt.core.rng import Rng

SIMPLE: Final = ("random", "greedy")
"""The opponents that any game has, by the names that records and the command line use."""
FLAT: Final = "flat_mc"
"""Flat Monte Carlo: an opponent of games without levels."""

WORDS: Final = "Bots"
"""The context in which the words about opponents are translated."""

TURN: Final = "turn"
"""A whole turn that is put together from steps."""
CARD: Final = "card"
"""Something else that the others see only later, such as a food card."""
STEP: Final = "step"
"""Everything else."""
DECISIONS: Final = (TURN, CARD, STEP)
"""The kinds of decisions, for which time is given and measured apart."""

T = TypeVar("T")

# a policy belongs to one game, which knows its own states
Policy: TypeAlias = "Callable[[AnyGame, Any, Rng], tuple[Action, ...]]"
"""Says what the seat to move does, for a copy of what it sees: one step, or all steps of a turn."""


class EvaluatedStep(NamedTuple):
    """A step as a policy judges it, for those who want to know why it was made."""

    step: Action
    worth: float
    """By what the policy compares it with others; larger is better."""
    parts: tuple[tuple[str, float], ...]
    """What it would bring, by names that the game knows."""


Judging: TypeAlias = "Callable[[AnyGame, Any, Action], Sequence[EvaluatedStep]]"
"""Says for the same copy, and the step that the policy takes, what it has weighed up, that step first."""

BY_CHANCE: Final = "chance"
"""Any sensible step."""
BY_RULES: Final = "rules"
"""The game's own quick policy: written rules with weights, each step by itself."""
BY_NETWORK: Final = "network"
BY_WORTH: Final = "worth"
"""The search, with the game's own hand-made value in place of a network."""
BY_POLICY: Final = "policy"
"""The fixed way to play that has the name of the level among the game's policies."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    key: str
    judging: str
    width: int = 1
    """Plans of a turn that are followed up at each step."""
    evaluations: int = 1_000_000
    """Evaluations after which a turn is not planned any further."""
    plans: int = 1
    """Turns, and cards laid in secret, that are tried in sampled worlds; 1 tries none."""
    steps: int = 1
    """The same of all other steps."""
    worlds: int = 0
    """Worlds in which the best two steps are tried in the end; worse ones are given up earlier."""
    turn_worlds: int = 0
    """The same for a turn that is put together."""
    secret_worlds: int = 0
    """The same for a single card laid in secret, after which a whole turn has to be worked out."""
    careless: int = 0
    """How often in a thousand turns it overlooks who could attack it."""
    slack: int = 0
    """Thousandths of a win that it does not tell apart; where more than two play, of what it expects."""
    impartial: int = 0
    """Thousandths of a win by which attacks on others may fall behind the best and still be made as often."""
    judges_feeding: bool = False
    """Whether all players' feeding is judged by the network in sampled worlds, not by the quick policy; where
    there is a hand-made value, whether all that follows a plan is."""
    judges_later_feeding: bool = False
    """The same of feeding that only follows: where a card or a turn is weighed up, in secret."""
    judges_others: bool = False
    """Whether what others do in secret in those worlds is judged by the network, not by the quick policy."""


@dataclass(frozen=True)
class Character:
    """How a bot plays: what is worth more to it than it should be, in thousandths of a win."""

    key: str
    tastes: Mapping[str, int] = field(default_factory=dict)
    """By the names of the game's preferences, for each of the things counted."""
    risk: int = 0
    """What a spread of results counts, in thousandths of it."""

    def liking(self, names: Sequence[str]) -> list[float]:
        """Return what one more of each of a game's preferences is worth to it, in wins."""
        return [self.tastes.get(name, 0) / 1000 for name in names]


@dataclass(frozen=True)
class Bots:
    """The opponents of a game, beside those that need its rules alone."""

    levels: Mapping[str, Level] = field(default_factory=dict)
    """All levels, the weakest first, as they play at the smallest table."""
    at_larger_tables: Mapping[int, Mapping[str, Level]] = field(default_factory=dict)
    """Those that play otherwise there, by the fewest players, the largest tables first."""
    together: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """Levels for which the mean of several networks judges, those nearest to the table, likewise."""
    characters: Mapping[str, Character] = field(default_factory=dict)
    substitute: str = "greedy"
    """Which opponent plays for one that fails: it needs no network and next to no time."""
    stand_in: str = "greedy"
    """Which opponent is proposed for a person who leaves or has yet to come."""
    short: Mapping[str, str] = field(default_factory=dict)
    """The levels of which one is chosen first, the weakest first, and their English names in that short list,
    marked in the context of `WORDS`."""
    anchor: str = ""
    """The level by which all others are rated."""
    rival: str = "greedy"
    """The strong opponent that baselines meet, in its time, and that explains its moves in pictures."""
    calibrating: str = "greedy"
    """The level that plays the games from which it is learned how often what is expected comes true."""
    networks: str = ""
    """The folder of the resources that has the networks; empty if there are none."""
    ratings: str = ""
    """The file of the resources that says how strong the levels are; empty if that was not measured."""
    calibration: str = ""
    """The file that says how often games are won of which a level expects so much, likewise."""
    policies: Mapping[str, Policy] = field(default_factory=dict)
    """Fixed ways to play, by name: those of levels, and others that levels are measured against."""
    judgings: Mapping[str, Judging] = field(default_factory=dict)
    """What those of them have weighed up that can tell it, by the same names."""

    sharpness: float = 0.15
    """How much a point more counts in the share of the points: shares go by e to the power of it."""
    points_scale: float = 50.0
    """The points that a network's result 1.0 stands for."""
    trace: int = 800
    """How much what comes later counts when a network learns what a position is worth: lambda,
    in thousandths, for each decision that is remembered."""
    strange: int = 60
    """How many of a thousand decisions are made by chance when a network begins to learn; later fewer are."""
    choices: Mapping[str, int] = field(default_factory=dict)
    """About how many steps can be chosen from in a decision of each kind, in the mean."""
    seconds: Mapping[int, Mapping[str, float]] = field(default_factory=dict)
    """About what a strong level takes for a decision of each kind, by the fewest players, the largest tables
    first: seconds of a core with compiled rules. Baselines get as much."""
    baselines: Mapping[int, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    """The settings that tuning found for each baseline, likewise; what is not named stays at its default."""

    words: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """An English name and a sentence for each level and character, marked in the context of `WORDS`."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of all opponents without characters, the weakest first."""
        return (*[one for one in SIMPLE if one not in self.levels], *(self.levels or (FLAT,)))

    @property
    def strongest(self) -> str:
        """The name of the strongest opponent, which gives the hints."""
        return self.kinds[-1]

    @property
    def short_list(self) -> tuple[str, ...]:
        """The opponents of which one is chosen first; those that any game has where no level stands there."""
        return tuple(self.short) or self.kinds

    def understood(self, kind: str, others: Sequence[str] = ()) -> tuple[Level, Character | None]:
        """Return the level and character that *kind* names: ``apex`` or ``apex/stalker``.

        Raises BadInput, which says who there is: the levels, and *others* who are no levels.
        """
        level, slash, character = kind.partition("/")
        if level not in self.levels or (slash and not self.can_have_character(level)):
            raise bad("none_of", value=shown(kind), known=", ".join([*self.levels, *others]))
        if slash and character not in self.characters:
            raise bad("none_of", value=shown(character), known=", ".join(self.characters))
        return self.levels[level], self.characters[character] if slash else None

    def can_have_character(self, level: str) -> bool:
        """Return whether an opponent plays a level with a character: one that decides for itself."""
        return bool(self.characters) and level in self.levels and self.levels[level].judging != BY_POLICY

    def at_table(self, level: Level, players: int) -> Level:
        """Return how a level plays with so many *players*: the more there are, the longer a world takes."""
        return _for_most(self.at_larger_tables, players).get(level.key, level)

    def usual_seconds(self, players: int) -> Mapping[str, float]:
        """Return what baselines get for a decision of each kind at a table of *players*."""
        return _for_most(self.seconds, players)

    def tuned(self, baseline: str, players: int) -> Mapping[str, Any]:
        """Return the settings found for a baseline at a table of *players*."""
        return _for_most(self.baselines, players).get(baseline, {})

    def judges(self, level: Level, players: int) -> int:
        """Return how many networks judge together for a level at a table of *players*."""
        return _for_most(self.together, players).get(level.key, 1)


def _for_most(by_fewest: Mapping[int, Mapping[str, T]], players: int) -> Mapping[str, T]:
    """Return what stands for the largest number that *players* reach; the largest stands first."""
    return next((found for fewest, found in by_fewest.items() if players >= fewest), {})
