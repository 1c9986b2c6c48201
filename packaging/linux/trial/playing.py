"""A player who plays by the pointer alone, and knows of it only what is on the screen."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from trial.screen import Screen, Thing, until

NAME = "Player 1"
SEATS = 5
MOST_SPECIES = 3
CARDS_KEPT = 2
"""How many cards are left when a turn is ended, so that a game takes minutes."""
MOST_MOVES = 600
PRESSES = 3
"""How often a button is tried: a press may come too soon after the last one to count."""
LONGEST = 1500.0
"""Seconds after which a game is too long."""
BUTTONS = ("push button", "button")
OWN = re.compile(rf"Species (\d+) of {NAME}: .*food (\d+) of (\d+)")

ENDS = re.compile("End turn|Pass|Done")
ASKED = re.compile(rf"{NAME}[:,] ")

Attempt = tuple[Thing, Thing | None]
"""Something to carry to another thing, or to press."""


class Player:
    """Plays the person's seat of the game that the set-up proposes."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.moves = 0
        self._before: list[str] = []
        self._tried = 0

    def begin(self) -> None:
        """Press what begins a game against as many bots as shall be."""
        self.press("New game")
        self.screen.click(until(lambda: self.screen.find("check box", name=str(SEATS)), "the set-up"))
        self.press("Begin")
        until(lambda: self.screen.find("label", name=NAME), "the first turn")

    def press(self, name: str) -> None:
        """Press a button as soon as it is there."""
        self.screen.click(until(lambda: self.screen.find(*BUTTONS, name=name), name))

    def play(self) -> int:
        """Play to the end and return how many times a hand was moved."""
        end = time.monotonic() + LONGEST
        while not self._is_over():
            if time.monotonic() > end or self.moves > MOST_MOVES:
                raise SystemExit(f"The game never ends; last heard: {self.screen.said[-5:]}")
            self._look()
        return self.moves

    def _is_over(self) -> bool:
        return self.screen.find(*BUTTONS, name="Play again") is not None

    def _look(self) -> None:
        """Do what is asked for on the screen, if the person is asked."""
        seen = self._at_rest()
        if any(thing.role == "dialog" for thing in seen):
            self._answer(seen)
            return
        if fault := next((one.name for one in seen if one.name.startswith("The game stops here")), ""):
            raise SystemExit(fault)
        asked = next((one.name for one in seen if one.role == "label" and ASKED.match(one.name)), "")
        if not asked:
            time.sleep(0.5)
            return
        attempts = [*self._attempts(asked, seen)]
        before = _lying(seen)
        at = self._tried if before == self._before else 0
        if at < len(attempts):
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

    def _attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return what may be meant by what is asked: things to carry to others, or to press."""
        hole = [thing for thing in seen if thing.name.startswith("Watering hole")]
        cards = [thing for thing in seen if re.match(r"Card \d+ of \d+: ", thing.name)]
        own = [thing for thing in seen if OWN.match(thing.name)]
        others = [one for one in seen if re.match(r"Species \d+ of ", one.name) and not OWN.match(one.name)]
        ends: list[Attempt] = PRESSES * [
            (thing, None)
            for thing in seen
            if thing.role in BUTTONS and "ENABLED" in thing.states and ENDS.match(thing.name)
        ]
        if "watering hole" in asked and "Choosing food" in asked:
            return [(card, hole[0]) for card in cards]
        if "Playing cards" in asked:
            return [*self._with_cards(cards, own), *ends]
        if "out of turn" in asked and ends:
            return ends
        hungry = [one for one in own if (found := OWN.match(one.name)) and found[2] < found[3]]
        meals: list[Attempt] = [(hole[0], one) for one in hungry]
        hunts: list[Attempt] = [
            (hunter, prey) for hunter in hungry for prey in (*others, *own) if hunter is not prey
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

    def _do(self, attempt: Attempt) -> None:
        thing, onto = attempt
        self.moves += 1
        if onto is None:
            self.screen.click(thing)
        else:
            self.screen.drag(thing, onto)

    def _list(self) -> None:
        """Have all that can be done now listed; the first of it is done when it is seen."""
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


def _lying(seen: Sequence[Thing]) -> list[str]:
    """Return what lies on the table and what is asked; what is said of a vain attempt changes neither."""
    return [
        thing.name
        for thing in seen
        if thing.role == "list item" or (thing.role == "label" and thing.name.startswith(NAME))
    ]
