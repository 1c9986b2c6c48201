"""Players who play by the pointer, and know of a game only what is on the screen; one key lists the moves."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from trial.screen import Screen, Thing, until

MOST_SPECIES = 3
CARDS_KEPT = 2
"""How many cards are left when a turn is ended, so that a game takes minutes."""
MOST_MOVES = 600
PRESSES = 3
"""How often a button is tried: a press may come too soon after the last one to count."""
LONGEST = 1500.0
"""Seconds after which a game is too long."""
BUTTONS = ("push button", "button")
CHOICE = "radio button"
HUNGER = re.compile(r"population (\d+), food (\d+)")
"""What an animal wants and what it has."""

Attempt = tuple[Thing, Thing | None]
"""Something to carry to another thing, or to press."""


class Player:
    """Plays the person's seat of one game; what the pointer does at its table is left to each game."""

    key: str
    """How its records begin to name it."""
    title: str
    """The name on the game's cover."""
    seats: int
    """How many play."""
    asks = re.compile(
        "Place a food card|Play cards as|Choose which of|Use Intelligence|No cards left|Intelligence may|"
        "Feed |Let a Carnivore|A hungry Carnivore|None of your species|Second tokens|Finish feeding"
    )
    """How the label begins that asks the only person for something."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.moves = 0
        self.effects = 0
        """How often what lies on the table was changed by a hand there, and by no line of a list."""
        self.drags = 0
        """How many of these changes something that was carried has made."""
        self._before: list[str] = []
        self._tried = 0
        self._is_by_hand = self._is_drag = False

    def attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return what may be meant by what is asked: things to carry to others, or to press."""
        raise NotImplementedError

    def begin(self) -> None:
        """Choose the cover, and press what begins a game against as many bots as shall be."""
        self._choose(self.title)
        self.press("New game")
        self._choose(str(self.seats))
        self.press("Begin")
        until(lambda: self.screen.find("panel", name="The table"), "the table")

    def _choose(self, name: str) -> None:
        """Press one of several choices, unless it is chosen."""

        def found() -> Thing | None:
            seen = self.screen.seen()
            return next((one for one in seen if (one.role, one.name) == (CHOICE, name)), None)

        choice = until(found, name)
        if "CHECKED" not in choice.states:
            self.screen.click(choice)

    def press(self, name: str) -> None:
        """Press a button as soon as it is there."""
        self.screen.click(until(lambda: self.screen.find(*BUTTONS, name=name), name))

    def play(self) -> int:
        """Play to the scores and return how many times a hand was moved."""
        end = time.monotonic() + LONGEST
        while not _named("Play again", seen := self._at_rest()):
            if time.monotonic() > end or self.moves > MOST_MOVES:
                raise SystemExit(f"The game never ends; last heard: {self.screen.said[-5:]}")
            self._look(seen)
        return self.moves

    def step(self) -> None:
        """Do what is asked for now."""
        self._look(self._at_rest())

    def _look(self, seen: Sequence[Thing]) -> None:
        """Do what is asked for on the screen."""
        if any(thing.role == "dialog" for thing in seen):
            self._is_by_hand = self._is_drag = False
            self._answer(seen)
            return
        if fault := next((one.name for one in seen if one.name.startswith("The game stops here")), ""):
            raise SystemExit(fault)
        asked = next((one.name for one in seen if one.role == "label" and self.asks.match(one.name)), "")
        if not asked:
            return
        attempts = self.attempts(asked, seen)
        before = [asked, *(thing.name for thing in seen if thing.role == "list item")]
        is_new = before != self._before
        self.effects += is_new and self._is_by_hand
        self.drags += is_new and self._is_drag
        at = 0 if is_new else self._tried
        self._is_by_hand = at < len(attempts)
        self._is_drag = self._is_by_hand and attempts[at][1] is not None
        if self._is_by_hand:
            self._do(attempts[at])
        else:
            self._list()
        self._before, self._tried = before, at + 1

    def _at_rest(self) -> Sequence[Thing]:
        """Return what is seen once nothing of it moves."""
        seen = self.screen.seen()
        for _ in range(20):
            time.sleep(0.3)
            again = self.screen.seen()
            if again == seen and seen:
                break
            seen = again
        return seen

    def _do(self, attempt: Attempt) -> None:
        thing, onto = attempt
        self.moves += 1
        if onto is None:
            self.screen.click(thing)
        else:
            self.screen.drag(thing, onto)

    def _list(self) -> None:
        """Have all that can be done now listed, if anything can; the first of it is done when it is seen."""
        self.screen.do("key", "j")

    def _answer(self, seen: Sequence[Thing]) -> None:
        """Press the first button, after the first line of a list where none of them is chosen yet."""
        at = next(place for place, thing in enumerate(seen) if thing.role == "dialog")
        below = [thing for thing in seen[at + 1 :] if "ENABLED" in thing.states]
        lines = [thing for thing in below if thing.role == "list item"]
        buttons = [thing for thing in below if thing.role in BUTTONS]
        is_chosen = any("SELECTED" in line.states for line in lines)
        for found in (lines if not is_chosen else [], buttons, lines):
            if found:
                self.moves += 1
                self.screen.click(found[0])
                return
        raise SystemExit(f"Nothing to press in {seen[at].name}")


class Evolution(Player):
    """Plays cards until few are left, so that a game takes minutes, then feeds and hunts."""

    key = "evolution"
    title = "Evolution"
    seats = 5

    def attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return what the phase is for, and what ends it."""
        hole = _named("Watering hole", seen)
        cards = _named(r"Card \d+ of \d+: ", seen)
        own = _named("Your ", seen)
        others = _named(r".*’s .*; body size ", seen)
        ends = _ending("End turn|Pass", seen)
        if "watering hole" in asked and "Choosing food" in asked:
            return [(card, hole[0]) for card in cards]
        if "Playing cards" in asked:
            return [*self._with_cards(cards, own), *ends]
        if ends and re.search("out of turn|end the turn", asked):
            return ends
        hungry = _hungry(own)
        meals: list[Attempt] = [(hole[0], one) for one in hungry]
        hunters = [one for one in hungry if "Carnivore" in one.name]
        hunts: list[Attempt] = [
            (hunter, prey) for hunter in hunters for prey in (*others, *own) if hunter is not prey
        ]
        return [*meals, *hunts, *ends]

    def _with_cards(self, cards: Sequence[Thing], own: Sequence[Thing]) -> list[Attempt]:
        """Return what can be done with a card: a new species, a trait, a larger body."""
        if len(cards) <= CARDS_KEPT:
            return []
        card, last = cards[0], own[-1]
        left, top, width, height = last.place
        beside = Thing("gutter", "", (left + width + 6, top, 38, height), ())
        below = Thing("track", "", (left + width // 2, top + height - 24, 10, 10), ())
        usual: list[Attempt] = [(card, last), (card, below)]
        return [(card, beside), *usual] if len(own) < MOST_SPECIES else usual


class Beginning(Player):
    """Lays cards until few are left, then clicks what is hungry; what hunts is listed."""

    key = "beginning"
    title = "Evolution: The Beginning"
    seats = 2

    def attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return what a card can be, and the animals that may eat."""
        own = _named("Your ", seen)
        if "lay cards" not in asked:
            return [(one, None) for one in _hungry(own) if "attack" not in asked]
        hand = next(place for place, thing in enumerate(seen) if thing.name.startswith("Hand: "))
        cards = [thing for thing in seen[hand + 1 :] if thing.role == "list item"]
        places = [*_named("Gap for a new species", seen), *reversed(own)][-MOST_SPECIES:]
        laid = [(card, place) for card in cards[:1] for place in places] if len(cards) > CARDS_KEPT else []
        return [*laid, *_ending("Start feeding", seen)]


class Dominant(Player):
    """Drags a pawn to a place, else clicks the place; what the pawns do is listed.

    It begins with the last row, Domination, where cards are taken: the game ends with them.
    """

    key = "dominant-species"
    title = "Dominant Species"
    seats = 6
    asks = re.compile(".")

    def attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return where a pawn could go when one is to be placed: carried there, then by a click."""
        vacant = _named(r".*: vacant\.?$", seen)[::-1]
        prompts = [thing for thing in _named(r"Place a pawn\.", seen) if thing.role == "label"]
        if not prompts:
            return []
        left, top, _, height = prompts[0].place
        pawn = Thing("pawn", "a pawn", (left - height, top, height * 4 // 5, height), ())
        return [*[(pawn, place) for place in vacant[:1]], *[(place, None) for place in vacant]]


GAMES = (Evolution, Beginning, Dominant)


def _named(pattern: str, seen: Sequence[Thing]) -> list[Thing]:
    return [thing for thing in seen if re.match(pattern, thing.name)]


def _hungry(own: Sequence[Thing]) -> list[Thing]:
    return [one for one in own if (it := HUNGER.search(one.name)) and int(it[2]) < int(it[1])]


def _ending(pattern: str, seen: Sequence[Thing]) -> list[Attempt]:
    """Return the presses of a button that ends something, as far as it can be pressed."""
    buttons = [one for one in _named(pattern, seen) if one.role in BUTTONS and "ENABLED" in one.states]
    return PRESSES * [(button, None) for button in buttons]
