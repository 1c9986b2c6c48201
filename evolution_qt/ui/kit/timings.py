"""How long motions take, in milliseconds at normal speed, in one table, to be tuned there.

How long words are shown goes by their length.
"""

import unicodedata
from collections.abc import Sequence
from typing import Final

LIFT: Final = 100
"""Until a card that is taken in hand has grown."""
RISE: Final = 120
"""Until a card of a hand that is pointed at has risen, and its neighbours have made way."""
HOME: Final = 160
CARD: Final = 180
TOKEN: Final = 140
STAGGER: Final = 40
MARKER: Final = 160
TURN_UP: Final = 220
REVEAL: Final = 1600
"""Until two food cards are turned up and their row has been seen."""
REVEAL_CARD: Final = 200
"""So much longer for each further card."""
REVEAL_STILL: Final = 1500
"""How long the row of food cards is seen where nothing moves."""
SUPPLY: Final = 1500
"""What a turn brings from the bank and the deck."""
SCORING: Final = 800
"""Chips roll from the piles of a seat behind its screen."""
BAGGED: Final = 900
"""What the bags have got at the end of a round is told so long."""
UNVEILING: Final = 4000
"""At the end of a game the screens fold down, one after the other."""
UNVEILING_STILL: Final = 4000
"""What lay behind them is seen so long where nothing moves."""
DIM: Final = 130
"""Until the table has stepped back behind what happens, and until it is back."""
LEAP: Final = 320
"""A hunter leaps at its prey."""
STRIKE: Final = 300
"""It strikes, or is struck, until the next thing follows."""
SHAKE: Final = 160
TIP: Final = 260
"""Until an animal that was struck lies on the ground."""
MEAL: Final = 180
"""The hunter eats."""
GUESTS: Final = 300
"""Others come to eat of its prey."""
NOTED: Final = 120
"""A step lights up of which nothing else is seen."""
BLINK: Final = 60
"""Until something has lit up."""
ATTACK: Final = 2 * DIM + LEAP + STRIKE + MEAL
"""An attack that costs the prey an animal and feeds the hunter."""
OWN_LOSS: Final = 900
"""What a species of a person loses is shown so long."""
FOSSIL: Final = 1000
"""What is left of a species of a person that is extinct stays so long."""
EXTINCTION: Final = 500
MAP: Final = 400
"""Until a map has moved to make room for what was laid at its edge."""
SHUFFLE: Final = 300
BANNER: Final = 700
PROCESSION: Final = 1200
"""At the end of a game the survivors walk in."""
GROWTH: Final = 2100
"""Their bars grow, part by part."""
STRIDE: Final = 180
LAUREL: Final = 300
"""The laurel closes round the winner's crest."""
CROWNED: Final = 1000
"""Title and sentence come after it."""
GLANCE: Final = 120
HOLD: Final = 150
"""A press that is held so long lifts without a movement."""
HOVER: Final = 400
HOVER_NEXT: Final = 50
LONGEST_BUBBLE: Final = 12_000
"""The longest that a sentence at the table stays."""
ROUND_NOTE: Final = 9000
"""What the last round brought stays so long, unless a player does something."""
FADE: Final = 200
END_FADE: Final = 450
"""Until the table has gone from before the end of its game."""
LIGHT: Final = 600
"""Until the ground of a table has the light of another hour."""
GROW: Final = 250
"""Until the cover of a game fills the window."""
WHOLE: Final = 400
"""Until a table that paints nothing is taken to be whole."""
FLASH: Final = 1100
"""Two flashes of a tile that words name."""
RESIZE: Final = 120
IDLE_STEP: Final = 100
"""Between two steps of what moves a little while nothing else does."""
PULSE: Final = 2400
"""One swelling and fading of the button that is all there is left to press."""
PULSE_STEP: Final = 60
"""Between two pictures of it."""
PULSES: Final = 12
"""After so many it stays lit."""
DOTS: Final = 420
"""Between two pictures of a bot thinking."""
REST: Final = 400
"""Between the moves of bots."""
CARD_TURN: Final = 1400
"""The scenes of all cards that a bot plays in a turn; what is painted between them comes to that."""
SUMMED_UP: Final = 800
"""What it did with them is told at least so long."""
AGAIN: Final = 1100
"""Between two moves that are shown once more, where nothing moves."""
STILL: Final = 900
"""Between the moves of a replay that is shown without motions."""
BEAT: Final = 900
"""So long it is said that a person had no other choice."""
FORCED: Final = 120
"""Before a move that is made by itself."""
THINKING: Final = 600
"""Until it is said that a bot thinks."""
BACKLOG: Final = 2000
"""Whatever takes longer to be shown is shown twice as fast."""
BURST: Final = 80
"""Until something is heard of what is shown at once, if nothing more comes."""
LONGEST_BURST: Final = 400
"""And if more comes all the time."""
AFTER_BURST: Final = 400
"""After so much rest something else is heard."""
BETWEEN_SOUNDS: Final = 90
"""Between two sounds, if the second one does not weigh more."""
CALL: Final = 240
"""Until an animal calls after what has happened to it."""
BETWEEN_CALLS: Final = 1600
"""Between the calls of two animals at least."""
AWAY: Final = 4000
"""A player who has waited so long is called when it is their turn."""

LONGEST_STAGGER: Final = 600
"""A run of many equal motions starts within this time, however many they are."""

SHORTEST: Final = 6_000
"""For so long any note is to be seen."""
NOTICING: Final = 3_000
"""Until someone looks at it."""
LETTER: Final = 65
"""For a letter; slow readers take that long."""
WIDE: Final = 2.5
"""So many letters of an alphabet take as long as one of those that are twice as wide, such as kanji."""


def reading(text: str) -> int:
    """Return in how many milliseconds someone has noticed and read a text without haste."""
    letters = sum(WIDE if unicodedata.east_asian_width(one) in "WF" else 1.0 for one in text)
    return max(SHORTEST, NOTICING + round(LETTER * letters))


def bubble(sentences: Sequence[str]) -> int:
    """Return how long sentences at the table stay."""
    return min(reading("".join(sentences)), LONGEST_BUBBLE)


def stagger(count: int) -> int:
    """Return how long after one another *count* equal motions start."""
    return min(STAGGER, LONGEST_STAGGER // max(count, 1))


def scaled(duration: float, speed: float) -> int:
    """Return a duration at a speed: 1 is normal, 2 twice as fast, 0 no motion at all."""
    return round(duration / speed) if speed > 0 else 0
