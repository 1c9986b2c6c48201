"""The log of Dominant Species: what happened, in lines for people, below headings for actions and Reset.

It needs no toolkit: a function of the caller looks a sentence up in the language of the reader. Animals stand
like names, behind that of their player where there is one. Terrains are followed from the state at the
beginning.

There is a line for each event that means something to a reader, and a heading for planning, for each action
and for each step of Reset. Events alone decide about headings, in their order, so the logs of the window and
of the command line have the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.game import Say
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ABUNDANCE_AT,
    ACTION_NAMES,
    ANIMAL_REF,
    ANIMALS,
    ARACHNID,
    BOX_KEYS,
    CARD_BITS,
    CARDS,
    CELL_BITS,
    CELL_REF,
    CORNER_BITS,
    CORNER_REF,
    ELEMENT_NAMES,
    ELEMENT_NUMBERS,
    FOOD_CHAIN,
    INSECT,
    REGRESSION_AT,
    SMALL_BITS,
    SPACE_KEYS,
    SPACE_REF,
    TERRAINS,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, CORNER_NAMES
from evolution_qt.games.dominant.state import PHASES, DominantState
from evolution_qt.games.dominant.state import PLANNING as PLANNING_PHASE
from evolution_qt.games.dominant.state import RESET as RESET_PHASE

NONE: Final = 0
"""What stands alone: the set-up, the beginning of a round, the end."""
PLANNING: Final = 1
ACTION: Final = 2
"""What a pawn brings, from when it comes up."""
REGRESSION: Final = 3
"""What all pawns there bring, and what is lost."""
SWEEP: Final = 4
"""What Wasteland removes from tundra."""
FREE: Final = 5
"""The free step of the insect or the arachnid."""
EXTINCTION: Final = 6
SURVIVAL: Final = 7
RESEED: Final = 8
FINAL: Final = 9
"""The final scoring."""
RESET: Final = -1
"""Nothing yet of Reset, which has begun. It is not written, nor is NONE."""
NAMES: Final = {
    REGRESSION: N_("Dominance", "Regression"),
    SWEEP: N_("Dominance", "Wasteland, beside tundra"),
    EXTINCTION: N_("Dominance", "Extinction"),
    SURVIVAL: N_("Dominance", "Survival"),
    RESEED: N_("Dominance", "Reseed"),
    FINAL: N_("Dominance", "Final scoring"),
}
"""The headings that name no animal."""
FREE_STEPS: Final = {
    INSECT: N_("Dominance", "Free cube"),
    ARACHNID: N_("Dominance", "Free elimination"),
}
"""What stands in place of an action space where an animal acts without a pawn."""
_IN_RESET: Final = frozenset({RESET, EXTINCTION, SURVIVAL, RESEED})
_OF_CAUSES: Final = {
    e.REGRESSION: REGRESSION,
    e.SWEEP: SWEEP,
    e.EXTINCTION: EXTINCTION,
    e.SURVIVAL: SURVIVAL,
    e.FINAL: FINAL,
}
_OF_RESET: Final = {
    e.RESCUED: EXTINCTION,
    e.PASSED: EXTINCTION,
    e.SURVIVAL_CHANGED: SURVIVAL,
    e.CARDS_TURNED: RESEED,
    e.BOXES_MOVED: RESEED,
    e.DISKS_DRAWN: RESEED,
    e.STACK_TURNED: RESEED,
}


def heading(event: Event, before: int) -> tuple[int, bool]:
    """Return what an event stands under, the one right before it under *before*, and whether that begins."""
    kind = event.kind
    if kind in (e.ROUND_BEGAN, e.GAME_ENDED):
        return NONE, False
    if kind == e.PHASE_BEGAN:
        if event.amount == PLANNING_PHASE:
            return PLANNING, True
        return (RESET if event.amount == RESET_PHASE else NONE), False
    if kind == e.FREE_STEP:
        return FREE, True
    if kind == e.PAWN_BACK and not REGRESSION_AT <= event.target & CELL_BITS < ABUNDANCE_AT:
        return ACTION, True
    if kind == e.PAWN_BACK:
        found = REGRESSION
    elif event.cause in _OF_CAUSES:
        found = _OF_CAUSES[event.cause]
    else:
        found = _OF_RESET.get(kind, before) if before in _IN_RESET else before
    return found, found != before


PHASE_NAMES: Final = (
    N_("Dominance", "Planning"),
    N_("Dominance", "Execution"),
    N_("Dominance", "Reset"),
)
assert len(PHASE_NAMES) == len(PHASES) - 1

_ROUND: Final = N_("DominantLog", "Round {amount}")
_SET_UP: Final = N_("DominantLog", "Set-up")
_OPEN_CARDS: Final = N_("DominantLog", "Open cards: {cards}.")
_OPEN_TILES: Final = N_("DominantLog", "Open tiles: {tiles}.")
_ACTION: Final = N_("DominantLog", "{space}: {who}")
_STANDING: Final = N_("DominantLog", "{who}: {amount}")

_SENTENCES: Final = {
    e.PAWN_PLACED: N_("DominantLog", "{who} places a pawn on {space}."),
    e.PAWN_BACK: N_("DominantLog", "{who} protects an element ({space})."),
    e.TRACK_SWAPPED: N_("DominantLog", "{who} is now at place {place} on the initiative track."),
    e.ELEMENT_TAKEN: N_("DominantLog", "{who} takes {element}."),
    e.ELEMENT_LOST: N_("DominantLog", "{who} gives up {element}."),
    e.DISK_PLACED: N_("DominantLog", "{who} places {element} on corner {corner}."),
    e.DISK_REMOVED: N_("DominantLog", "{who} removes {element} from corner {corner}."),
    e.TILE_PLACED: N_("DominantLog", "{who} places a tile: {tile}."),
    e.TILE_FROZEN: N_("DominantLog", "{who} freezes {tile}."),
    e.TILE_SCORED: N_("DominantLog", "{who} has {tile} scored."),
    e.CARD_TAKEN: N_("DominantLog", "{who} takes the card {card}."),
    e.CARDS_TURNED: N_("DominantLog", "A card is turned up: {card}."),
    e.SURVIVAL_CHANGED: N_("DominantLog", "{who} gets the Survival card."),
    e.STACK_TURNED: N_("DominantLog", "A tile is turned up on stack {place}: {terrain}."),
    e.PAWN_GAINED: N_("DominantLog", "{who} gets a new pawn ({cause})."),
    e.PAWN_LOST: N_("DominantLog", "{who} gives up a pawn."),
    e.RESCUED: N_("DominantLog", "{who} saves a cube on {tile}."),
    e.PASSED: N_("DominantLog", "{who} passes."),
    e.LAST_TURN: N_("DominantLog", "This is the last round."),
    e.GAME_ENDED: N_("DominantLog", "The game is over."),
}
"""The usual sentence for each kind of event that has no count."""

_DRAWN: Final = N_("DominantLog", "{who} draws {element} ({cause}).")
_LOST_IN_REGRESSION: Final = N_("DominantLog", "{who} loses {element} in Regression.")
_SWEPT: Final = N_("DominantLog", "{element} leaves corner {corner} (Wasteland).")
_MELTED: Final = N_("DominantLog", "{element} leaves corner {corner}, between three tundra tiles.")
_RETURNED: Final = N_("DominantLog", "{who} returns {element} from the box to the bag.")
_NO_SURVIVAL: Final = N_("DominantLog", "No animal has the Survival card.")
_PAWN_LOST_FROM: Final = N_("DominantLog", "{who} gives up a pawn on {space}.")
_DISKS: Final = N_("DominantLog", "Drawn for {action}: {elements}.")

_ADDED: Final = (
    N_("DominantLog", "{who} adds a cube to {tile}."),
    N_("DominantLog", "{who} adds {amount} cubes to {tile}."),
)
_MOVED: Final = (
    N_("DominantLog", "{who} moves a cube from {start} to {tile}."),
    N_("DominantLog", "{who} moves {amount} cubes from {start} to {tile}."),
)
_LED: Final = (
    N_("DominantLog", "A cube of {victim} moves from {start} to {tile}."),
    N_("DominantLog", "{amount} cubes of {victim} move from {start} to {tile}."),
)
_BACK: Final = (
    N_("DominantLog", "A cube of {who} returns from {tile} to the gene pool."),
    N_("DominantLog", "{amount} cubes of {who} return from {tile} to the gene pool."),
)
_KILLED: Final = (
    N_("DominantLog", "{who} eliminates a cube of {victim} on {tile}."),
    N_("DominantLog", "{who} eliminates {amount} cubes of {victim} on {tile}."),
)
_YIELDED: Final = (
    N_("DominantLog", "{who} gives up a cube on {tile}."),
    N_("DominantLog", "{who} gives up {amount} cubes on {tile}."),
)
_DIED: Final = (
    N_("DominantLog", "{victim} loses a cube on {tile} ({cause})."),
    N_("DominantLog", "{victim} loses {amount} cubes on {tile} ({cause})."),
)
_POINTS: Final = (
    N_("DominantLog", "{who} scores 1 point ({cause})."),
    N_("DominantLog", "{who} scores {amount} points ({cause})."),
)
_POINTS_LOST: Final = (
    N_("DominantLog", "{who} loses 1 point ({cause})."),
    N_("DominantLog", "{who} loses {amount} points ({cause})."),
)
"""Sentences with a count: for one, and for more."""

_NEIGHBOURS: Final = N_("DominantLog", "beside {tile}")
_REASONS: Final = {
    e.EXTINCTION: N_("Dominance", "Extinction"),
    e.SURVIVAL: N_("Dominance", "Survival"),
}
_UNSAID: Final = (e.CARD_GONE, e.BOXES_MOVED, e.FINAL_SCORED)


class DominantLog:
    """Logs the events of one game in lines, in their order; those of one action stand below it."""

    def __init__(self, state: DominantState, names: Sequence[str | None], say: Say) -> None:
        """Begin with a state before the first event that is logged."""
        self._ground = list(state.ground)
        self._points = list(state.points)
        self._seat_of = state.seat_of
        self._in_play = state.in_play
        self._names = names
        self._say = say
        self._cards, self._face_up = state.cards, state.face_up
        self._depth = 0
        self._heading = NONE
        self._drawn: dict[int, list[str]] = {}
        self._has_begun = self._is_over = False

    def __call__(self, events: Sequence[Event]) -> list[str]:
        """Return the lines for some events that follow those logged before."""
        found: list[str] = []
        if events and not self._has_begun:
            self._has_begun = True
            if events[0].kind == e.DISKS_DRAWN and events[0].amount:
                found += self._set_up()
        for event in events:
            if event.kind != e.DISKS_DRAWN or not event.amount:
                found += self._lines_of_draws()
            found += self._lines(event)
        return found + self._lines_of_draws()

    def _lines(self, event: Event) -> list[str]:
        kind = event.kind
        if self._is_over:
            return []
        self._heading, begins = heading(event, self._heading)
        if kind == e.ROUND_BEGAN:
            self._depth = 0
            return ["", self._text(_ROUND, amount=event.amount)]
        if kind == e.PHASE_BEGAN:
            self._depth = 1
            return ["  " + self._say("Dominance", PHASE_NAMES[event.amount])]
        found: list[str] = []
        if begins:
            self._depth = 2
            found.append("    " + self._title(event))
        if kind == e.DISKS_DRAWN:
            if event.amount:
                self._drawn.setdefault(event.amount - 1, []).append(self._element(event.card))
            return found
        is_heading = kind == e.FREE_STEP or (kind == e.PAWN_BACK and self._heading == ACTION)
        if is_heading or kind in _UNSAID:
            return found
        if kind == e.GAME_ENDED:
            self._depth = 0
        found.append("  " * (self._depth + 1) + self._sentence(event))
        if kind == e.GAME_ENDED:
            self._is_over = True
            order = sorted(self._in_play, key=lambda one: (-self._points[one], one))
            for one in order:
                words = self._text(_STANDING, who=self._who(ANIMAL_REF + one), amount=self._points[one])
                found.append("  " * (self._depth + 2) + words)
        return found

    def _title(self, event: Event) -> str:
        """Return the heading that begins with an event."""
        if self._heading in NAMES:
            return self._say("Dominance", NAMES[self._heading])
        if self._heading == FREE:
            space = self._say("Dominance", FREE_STEPS[event.subject & SMALL_BITS])
        else:
            space = self._space(event.target)
        return self._text(_ACTION, who=self._who(event.subject), space=space)

    def _set_up(self) -> list[str]:
        """Return what lies open at the beginning."""
        cards = [self._say("Dominance", card.name) for at, card in enumerate(CARDS) if self._cards >> at & 1]
        tiles = [self._say("Dominance", TERRAINS[terrain].name) for terrain in self._face_up if terrain]
        found = [self._text(_SET_UP)]
        if cards:
            found.append("  " + self._text(_OPEN_CARDS, cards=self._row(cards)))
        if tiles:
            found.append("  " + self._text(_OPEN_TILES, tiles=self._row(tiles)))
        return found

    def _lines_of_draws(self) -> list[str]:
        found = []
        for box, elements in self._drawn.items():
            action = self._say("Dominance", ACTION_NAMES[BOX_KEYS[box]])
            words = self._text(_DISKS, action=action, elements=self._row(elements))
            found.append("  " * (self._depth + 1) + words)
        self._drawn = {}
        return found

    def _row(self, words: Sequence[str]) -> str:
        found = words[0]
        for one in words[1:]:
            found = self._say("Joined", "{first}, {second}", first=found, second=one)
        return found

    def _sentence(self, event: Event) -> str:
        kind, amount = event.kind, abs(event.amount)
        words: dict[str, str] = {}
        source = self._source(event)
        if isinstance(source, tuple):
            source = source[amount != 1]
        if kind == e.CUBES_MOVED:
            animal = event.card & SMALL_BITS
            words |= {"start": self._tile(event.subject), "tile": self._tile(event.target)}
            words |= {"who": self._who(ANIMAL_REF + animal), "victim": self._who(ANIMAL_REF + animal)}
        elif kind == e.CUBES_ELIMINATED:
            words["victim"] = self._who(ANIMAL_REF + (event.card & SMALL_BITS))
        words.setdefault("who", self._who(event.subject))
        if CELL_REF <= event.target < CORNER_REF:
            words["tile"] = self._tile(event.target)
        elif CORNER_REF <= event.target < SPACE_REF:
            words["corner"] = CORNER_NAMES[event.target & CORNER_BITS]
        elif event.target >= SPACE_REF:
            words["space"] = self._space(event.target)
            words["place"] = str(event.target & SMALL_BITS)
        words["element"] = self._element(event.card)
        words["cause"] = self._cause(event)
        if kind in (e.CARD_TAKEN, e.CARDS_TURNED):
            words["card"] = self._say("Dominance", CARDS[event.card & CARD_BITS].name)
        elif kind == e.TILE_PLACED:
            self._ground[event.target & CELL_BITS] = event.amount
            words["tile"] = self._tile(event.target)
        elif kind == e.STACK_TURNED:
            words["terrain"] = self._say("Dominance", TERRAINS[event.amount].name)
        elif kind == e.TILE_FROZEN:
            self._ground[event.target & CELL_BITS] = TUNDRA
        elif kind == e.TRACK_SWAPPED:
            words["place"] = str(event.amount + 1)
        elif kind == e.POINTS:
            self._points[event.subject & SMALL_BITS] += event.amount
        return self._text(source, amount=amount, **words)

    def _source(self, event: Event) -> str | tuple[str, str]:
        """Return the sentence for an event in English, or two of them: for one and for more."""
        kind, cause = event.kind, event.cause
        if kind == e.CUBES_ADDED:
            return _ADDED
        if kind == e.CUBES_MOVED:
            return _MOVED if self._seat_of[event.card & SMALL_BITS] == event.actor else _LED
        if kind == e.CUBES_BACK:
            return _BACK
        if kind == e.CUBES_ELIMINATED:
            if cause >= 0:
                return _DIED
            is_own = event.subject & SMALL_BITS == event.card & SMALL_BITS
            return _YIELDED if is_own else _KILLED
        if kind == e.POINTS:
            return _POINTS if event.amount > 0 else _POINTS_LOST
        if kind == e.ELEMENT_TAKEN and cause >= 0:
            return _DRAWN
        if kind == e.ELEMENT_LOST and cause == e.REGRESSION:
            return _LOST_IN_REGRESSION
        if kind == e.DISK_REMOVED:
            if event.amount:
                return _RETURNED
            return {e.SWEEP: _SWEPT, e.MELTING: _MELTED}.get(cause, _SENTENCES[kind])
        if kind == e.SURVIVAL_CHANGED and event.actor == NOBODY:
            return _NO_SURVIVAL
        if kind == e.PAWN_LOST and event.target >= SPACE_REF:
            return _PAWN_LOST_FROM
        return _SENTENCES[kind]

    # Words

    def _text(self, source: str, **words: object) -> str:
        return self._say("DominantLog", source, **words)

    def _who(self, ref: int) -> str:
        """Return the name of an animal, behind that of its player; empty where there is none."""
        animal = ref - ANIMAL_REF
        if not 0 <= animal < ANIMALS:
            return ""
        words = self._say("Dominance", FOOD_CHAIN[animal].name)
        name = self._names[self._seat_of[animal]]
        return self._say("DominantLog", "{name} ({animal})", name=name, animal=words) if name else words

    def _tile(self, ref: int) -> str:
        cell = ref & CELL_BITS
        terrain = self._say("Dominance", TERRAINS[self._ground[cell]].name)
        return self._say("DominantLog", "{terrain} {cell}", terrain=terrain, cell=CELL_NAMES[cell])

    def _space(self, ref: int) -> str:
        action, _, place = SPACE_KEYS[ref & CELL_BITS].partition(":")
        words = self._say("Dominance", ACTION_NAMES[action])
        if not place:
            return words
        if place in ELEMENT_NUMBERS:
            place = self._say("Dominance", ELEMENT_NAMES[ELEMENT_NUMBERS[place]])
            return self._say("DominantLog", "{action} ({element})", action=words, element=place)
        return self._say("DominantLog", "{action} {place}", action=words, place=place)

    def _element(self, ref: int) -> str:
        element = ref & SMALL_BITS
        return self._say("Dominance", ELEMENT_NAMES[element]) if element < len(ELEMENT_NAMES) else ""

    def _cause(self, event: Event) -> str:
        """Return why something happened by itself: a card, a tile, a step of Reset."""
        cause = event.cause
        if 0 < cause < len(CARDS):
            return self._say("Dominance", CARDS[cause].name)
        if cause in (e.DOMINATION, e.FINAL):
            return self._tile(event.target)
        if cause == e.NEIGHBOURS:
            return self._text(_NEIGHBOURS, tile=self._tile(event.target))
        return self._say("Dominance", _REASONS[cause]) if cause in _REASONS else ""


_FORMS: Final = (
    N_("DominantLog", "{name} ({animal})"),
    N_("DominantLog", "{terrain} {cell}"),
    N_("DominantLog", "{action} ({element})"),
    N_("DominantLog", "{action} {place}"),
)
"""How an animal, a tile and a space are called."""
