"""What a person has chosen: a frozen value, and the file it is kept in. No Qt.

A file that cannot be read, or says something that no setting can be, is put aside as ``settings.json.bad``;
the defaults apply and the person is told in place.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, is_dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.core.crest import COLOURS, PEOPLE_FACES
from evolution_qt.core.errors import BadInput
from evolution_qt.core.files import replace as replace_file
from evolution_qt.core.plain import check_text, parse, read_file, shown
from evolution_qt.core.title import Title
from evolution_qt.games import game, keys, titles
from evolution_qt.store.disk import write_whole
from evolution_qt.store.writer import AT_ONCE, Writer, or_fault

_log = logging.getLogger(__name__)
_WORD: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""How games call their bots."""
_LANGUAGE: Final = re.compile(r"system|[a-z]{2,3}")

SPEEDS: Final = {"off": 0.0, "fast": 2.0, "normal": 1.0, "slow": 0.6}
"""Factors of the animations' pace; 0 shows everything at once."""
DELAYS: Final = {"off": -1, "fast": 150, "normal": 400, "slow": 1000}
"""Milliseconds until a card is enlarged; below 0 never."""
TEXT_SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""How large writing may be, in per cent of the usual."""
LONGEST_NAME: Final = 20
MOST_NAMES: Final = 12
MOST_KEYS: Final = 80
LONGEST_KEY: Final = 30
LONGEST_TEXT: Final = 4_096
"""Characters of any other text: folders may have long names."""
MOST_PROGRAMS: Final = 8
MATCHES_TO_LEARN: Final = 3
"""So many matches of a game, played to the end, are counted: who has played them is no newcomer."""
MOST_WORN: Final = 24
"""So many names are known by what they wore; opponents have names too."""

Speed = Literal["off", "fast", "normal", "slow"]
Theme = Literal["system", "light", "dark"]
Contrast = Literal["system", "on", "off"]
Motion = Literal["full", "reduced"]
Enlarge = Literal["off", "fast", "normal", "slow"]
Pane = Literal["beside", "fixed"]
Detail = Literal["all", "usual", "short"]
Volume = Literal["off", "quiet", "usual"]
Beats = Literal["first", "always", "never"]
Windows = Literal["always", "round", "never"]
Proposed: TypeAlias = str
"""The edition proposed for a new game: that of the `last` one, that of the `language`, or one by its key."""

NOBODY_YET: Final = "nobody"  # plain: ok, records have it
"""Stands for a seat that is to be taken later; a bot plays there until then."""


@dataclass(frozen=True)
class NamedCrest:
    """The crest of a name: its colour by its place among all, and its face, empty if none was chosen."""

    name: str
    colour: int
    face: str = ""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit at a seat of a new game: a person, a bot, an outside program, or NOBODY_YET."""

    kind: str = "human"
    name: str = ""
    character: str = ""
    """How a bot plays, besides how well; kept also while the kind has no use for it."""
    sides: tuple[str, ...] = ()
    """The keys of the sides that were chosen here; none if they are drawn."""


@dataclass(frozen=True)
class GamePlan:
    """A new game as the person set it up."""

    game: str = ""
    """The key of its edition; empty before one was chosen."""
    seats: tuple[SeatPlan, ...] = ()
    rules: tuple[tuple[str, bool | int | str], ...] = ()
    """The options that differ from the edition, with their values."""
    open_hands: bool = False
    """Whether everyone sees every hand, for teaching; the game does not count then."""
    practice: bool = False
    """Whether any move may be taken back; the game does not count then."""


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults.

    A field that a file lacks has its default, and what it has besides is passed over, so a new setting
    needs no other `version`; a field that was written once keeps its name.
    """

    version: Literal[1] = 1
    language: str = "system"
    """Its letters; one that is no longer there counts as the system's."""
    speed: Speed = "normal"
    theme: Theme = "system"
    contrast: Contrast = "system"
    """Whether colours are chosen for the highest contrast."""
    motion: Motion = "full"
    """Whether things fly and pulse, or only fade where they are."""
    text: int | str = "system"
    """How large writing is, one of `TEXT_SIZES`, or as the system has it."""
    confirmations: bool = True
    automatic: bool = True
    """Whether moves without a choice are made by themselves."""
    beats: Beats = "first"
    """When it is shown for a moment that a person has no other choice.

    It is in the first match and where several people share the screen, always, or never.
    """
    finished: bool = False
    """Whether a person has played a match to its end here."""
    windows: Windows = "always"
    """How often a seat is asked out of turn."""
    enlarge: Enlarge = "normal"
    """How soon a card is enlarged that the pointer rests on."""
    pane: Pane = "beside"
    """Where a card is enlarged: beside what is played with, or always in one place."""
    log: Detail = "all"
    """How much the log tells."""
    keys: tuple[tuple[str, str], ...] = ()
    """The keys that a person has changed: what `keymap` calls them, and what is in their place."""
    key_caps: bool = False
    """Whether keys are shown on the table."""
    panel: bool = True
    """Whether the log stands beside the table."""
    sounds: Volume = "quiet"
    """How loud the sounds are."""
    names: tuple[str, ...] = ()
    """Names of people used before, the latest first."""
    marks: tuple[NamedCrest, ...] = ()
    """The crests that people have chosen, the latest first; files have always called them marks."""
    worn: tuple[NamedCrest, ...] = ()
    """The crests that players wore at the table, of the last game first."""
    last: GamePlan = field(default_factory=GamePlan)
    editions: tuple[str, ...] = ()
    """The keys of the editions that were played, the latest first."""
    proposed: Proposed = "last"
    programs: tuple[Program, ...] = ()
    """Outside programs that were chosen before, the latest first."""
    steps: tuple[tuple[str, str], ...] = ()
    """Games whose first steps were left, by their keys, and the step that comes next there."""
    learnt: tuple[tuple[str, int], ...] = ()
    """Games whose first steps are done, by their keys, and how many matches of them were played to the end.

    More than `MATCHES_TO_LEARN` are not counted.
    """
    place: str = ""
    """Where the window stood, as Qt describes it, in hexadecimal digits."""
    more: bool = False
    """Whether the sheet of a new game opens with all that can be set."""
    folder: str = ""
    """The folder from which files were last taken, or into which they were written; none before that."""

    def edition(self, language: str, title: Title | None = None) -> str:
        """Return the key of the edition that a new game is proposed with in a language.

        With a *title* it is one of that game. It is the one that was played last, before the first game that
        of the language, unless another one is wished.
        """
        wished = [] if self.proposed in ("last", "language") else [self.proposed]
        if self.proposed != "language":
            wished += [self.last.game] if self.last.seats else []
            wished += self.editions
        known = keys() if title is None else [one.key for one in title.editions]
        usual = (title or titles()[0]).printed_in(language).key
        return next((key for key in wished if key in known), usual)

    def knowing(self, program: Program, in_use: Sequence[str] = ()) -> Settings:
        """Return these settings with an outside program, in the place of one of the same name.

        If there are too many, the oldest is forgotten that is not *in_use*, by its kind; if all are, the one
        that comes last there.
        """
        others = [one for one in self.programs if one.name != program.name]
        if len(others) >= MOST_PROGRAMS:
            need = {kind: at for at, kind in reversed(list(enumerate(in_use)))}
            least = max(range(len(others)), key=lambda at: (need.get(others[at].kind, len(in_use)), at))
            del others[least]
        return replace(self, programs=(program, *others))

    def without(self, program: Program) -> Settings:
        """Return these settings without an outside program, by its name."""
        return replace(self, programs=tuple(one for one in self.programs if one.name != program.name))

    def visiting(self, folder: str) -> Settings:
        """Return these settings with the folder of the last file, unless it is none that can be kept."""
        try:
            check_text(folder, "folder", LONGEST_TEXT)
        except BadInput:
            return self
        return replace(self, folder=folder)

    def choosing(self, crests: tuple[NamedCrest, ...]) -> Settings:
        """Return these settings with the crests that some people chose, in place of those they had."""
        return replace(self, marks=_foremost(crests, self.marks)[:MOST_NAMES])

    def with_crests(self, worn: tuple[NamedCrest, ...]) -> Settings:
        """Return these settings with the crests of the players of a game, in place of those of before."""
        usual = tuple(one for one in worn if len(one.name) <= LONGEST_NAME)  # records allow longer names
        return replace(self, worn=_foremost(usual, self.worn)[:MOST_WORN])

    def remembering(self, plan: GamePlan) -> Settings:
        """Return these settings with a new game's plan and its people's names."""
        people = tuple(seat.name for seat in plan.seats if seat.kind == "human" and seat.name)
        editions = tuple(dict.fromkeys((plan.game, *self.editions)))[:MOST_NAMES]
        return replace(self.meeting(people), last=plan, editions=editions)

    def reaching(self, title: str, step: str) -> Settings:
        """Return these settings with the first step that comes next in a game; none if it is empty."""
        others = tuple(one for one in self.steps if one[0] != title)
        return replace(self, steps=((title, step), *others)[:MOST_NAMES] if step else others)

    def knows(self, title: str) -> bool:
        """Return whether the first steps in a game are done, or a match of it was played to the end."""
        return title in dict(self.learnt)

    def ended(self, title: str) -> int:
        """Return how many matches of a game were played to the end, `MATCHES_TO_LEARN` at most."""
        return dict(self.learnt).get(title, 0)

    def learning(self, title: str, more: int = 0) -> Settings:
        """Return these settings with a game whose first steps are done, and *more* of its matches ended."""
        others = tuple(one for one in self.learnt if one[0] != title)
        ended = min(self.ended(title) + more, MATCHES_TO_LEARN)
        return replace(self, learnt=((title, ended), *others)[:MOST_NAMES])

    def forgetting(self, name: str) -> Settings:
        """Return these settings without what is known of a name: where it was used, and its crest."""
        folded = name.casefold()
        seats = tuple(
            replace(seat, name="") if seat.kind == "human" and seat.name.casefold() == folded else seat
            for seat in self.last.seats
        )
        return replace(
            self,
            last=replace(self.last, seats=seats),
            names=tuple(one for one in self.names if one.casefold() != folded),
            marks=tuple(one for one in self.marks if one.name.casefold() != folded),
            worn=tuple(one for one in self.worn if one.name.casefold() != folded),
        )

    def meeting(self, people: tuple[str, ...]) -> Settings:
        """Return these settings with the names of people who play now, those that can be written here."""
        usual = tuple(name for name in people if _is_usual(name))
        return replace(self, names=tuple(dict.fromkeys((*usual, *self.names)))[:MOST_NAMES])


def _is_usual(name: str) -> bool:
    """Return whether a name can be kept: records allow longer ones, and superfluous spaces."""
    return 0 < len(name) <= LONGEST_NAME and name == " ".join(name.split())


def _foremost(crests: tuple[NamedCrest, ...], others: tuple[NamedCrest, ...]) -> tuple[NamedCrest, ...]:
    """Return crests, and behind them those others that belong to other names."""
    named = {one.name.casefold() for one in crests}
    return (*crests, *(one for one in others if one.name.casefold() not in named))


class SettingsFile:
    """The file the settings are kept in."""

    def __init__(self, path: Path, writer: Writer = AT_ONCE) -> None:
        self.path = path
        self._writer = writer
        self.is_understood = True
        """Whether what was there could be read."""
        self.put_aside: Path | None = None
        """Where a file that could not be understood was put, if it could be."""
        self.is_writable = True

    def load(self) -> Settings:
        """Return the settings of the file, the defaults if there is none or it cannot be understood."""
        try:
            return _understood(read_file(self.path))
        except (BadInput, ValueError) as error:
            if not (isinstance(error, BadInput) and error.fault.code == "no_such_file"):
                _log.warning("settings not understood: %s", error)
                self.is_understood = False
                self._put_aside()
            return Settings()

    def save(self, settings: Settings, then: Callable[[bool], object] = bool) -> None:
        """Have the settings written; *then* gets whether that succeeded.

        What could not be read again is not written: the next start would put all of it aside.
        """
        text = json.dumps(asdict(settings), indent=1, ensure_ascii=False, sort_keys=True)

        def tell(outcome: object) -> None:
            self.is_writable = not isinstance(outcome, Exception)
            if not self.is_writable:
                _log.warning("settings not kept: %s", outcome)
            then(self.is_writable)

        try:
            data = text.encode() + b"\n"
            _understood(data)
        except (BadInput, ValueError) as error:
            tell(error)
        else:
            self._writer.do(or_fault(partial(write_whole, self.path, data)), tell)

    def _put_aside(self) -> None:
        aside = self.path.with_name(self.path.name + ".bad")
        try:
            replace_file(self.path, aside)
        except OSError as error:
            _log.warning("cannot put them aside: %s", error)
        else:
            self.put_aside = aside


def _with_variant(settings: Settings, plain: Any) -> Settings:
    """Return settings with a variant among the rules; the first files had it beside them."""
    last = settings.last
    if not plain.get("last", {}).get("simultaneous") or last.game not in keys():
        return settings
    variants = [(one.key, True) for one in game(last.game).options if one.is_variant]
    return replace(settings, last=replace(last, rules=(*variants, *last.rules)))


def _typed(kind: Any, value: Any, place: str) -> Any:
    """Return a plain value as what an annotation says. Raises ValueError that names the *place*.

    What a file has besides is passed over, and what it lacks has its default.
    """
    make, origin, parts = kind, get_origin(kind), get_args(kind)
    if is_dataclass(kind) and type(value) is dict:
        hints = get_type_hints(kind)
        known = {name: _typed(hints[name], value[name], f"{place}.{name}") for name in hints if name in value}
        try:
            return make(**known)
        except TypeError as error:  # one without a default is missing
            raise ValueError(f"{place}: {error}") from None
    if origin is tuple and type(value) is list:
        kinds = parts[:1] * len(value) if parts[-1] is ... else parts
        if len(kinds) == len(value):
            return tuple([_typed(one, value[at], f"{place}[{at}]") for at, one in enumerate(kinds)])
    elif origin is Literal:
        if any(type(value) is type(word) and value == word for word in parts):
            return value
    elif origin is not tuple and type(value) in (parts or (kind,)):  # the parts of a union
        return value
    raise ValueError(f"{place}: {shown(value)} is no {kind}")


def _understood(data: bytes) -> Settings:
    """Return the settings that a file holds. Raises BadInput or ValueError."""
    plain = parse(data, most_characters=LONGEST_TEXT)
    settings = _with_variant(_typed(Settings, plain, "settings"), plain)
    if settings.proposed not in ("last", "language", *keys()):
        raise ValueError(f"no edition: {settings.proposed}")
    names = [*settings.names, *(seat.name for seat in settings.last.seats)]
    crests = (*settings.marks, *settings.worn)
    names += [one.name for one in crests]
    if len(settings.names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in names):
        raise ValueError("too long or too many names")
    kinds = [seat.kind for seat in settings.last.seats]
    kinds += [seat.character for seat in settings.last.seats if seat.character]
    if not all(_WORD.fullmatch(kind) or is_outside(kind) for kind in kinds):
        raise ValueError(f"unknown kinds of players among {kinds}")
    sides = [side for seat in settings.last.seats for side in seat.sides]
    if len(sides) > MOST_NAMES or not all(_WORD.fullmatch(side) for side in sides):
        raise ValueError("too many or impossible sides")
    if len(settings.keys) > MOST_KEYS or any(
        len(part) > LONGEST_KEY for one in settings.keys for part in one
    ):
        raise ValueError("too many or impossible keys")
    if len(settings.steps) > MOST_NAMES or not all(
        _WORD.fullmatch(part) for one in settings.steps for part in one
    ):
        raise ValueError("too many or impossible first steps")
    if len(settings.learnt) > MOST_NAMES or not all(
        _WORD.fullmatch(title) and 0 <= ended <= MATCHES_TO_LEARN for title, ended in settings.learnt
    ):
        raise ValueError("too many or impossible games that were learnt")
    if settings.text not in ("system", *TEXT_SIZES):
        raise ValueError(f"no size of writing: {settings.text}")
    if not _LANGUAGE.fullmatch(settings.language):
        raise ValueError(f"no language: {settings.language!r}")
    if len(settings.marks) > MOST_NAMES or len(settings.worn) > MOST_WORN:
        raise ValueError("too many crests")
    if len(settings.last.rules) > MOST_NAMES or len(settings.editions) > MOST_NAMES:
        raise ValueError("too many rules or editions")
    if not all(0 <= one.colour < len(COLOURS) and one.face in ("", *PEOPLE_FACES) for one in crests):
        raise ValueError("an impossible crest")
    if len(settings.programs) > MOST_PROGRAMS or not all(program.is_sound for program in settings.programs):
        raise ValueError("too many or impossible programs")
    return settings
