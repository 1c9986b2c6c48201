"""The rules on one page, in our own words; what differs from Evolution; and every trait card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.ui.beginning.chapters import CHAPTERS
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.beginning.thumbnails import FAMILIES
from evolution_qt.ui.kit import pictures
from evolution_qt.ui.table.pages import Chapter, PageLine

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

_SIGN: Final = 40
_SEAL: Final = 30
_BACK: Final = 30
_TOKENS: Final = {
    "aim": "first_player",
    "turn": "plant",
    "feeding": "meat",
    "end": "bell",
    "differences": "population",
}
"""The things that stand beside chapters; beside the others lies a card."""
_HEADINGS: Final = {
    "aim": N_("BeginningHowToPlay", "The aim"),
    "turn": N_("BeginningHowToPlay", "Your turn"),
    "cards": N_("BeginningHowToPlay", "Playing cards"),
    "feeding": N_("BeginningHowToPlay", "Feeding"),
    "end": N_("BeginningHowToPlay", "Hunger, points, the end"),
    "differences": N_("BeginningHowToPlay", "What differs from Evolution"),
    "traits": N_("BeginningHowToPlay", "The traits"),
}
_SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    "aim": (
        N_("BeginningHowToPlay", "Eat as much as you can, and do not get eaten."),
        N_(
            "BeginningHowToPlay",
            "At the end each food token, each card on your side of the table and each card in your hand is 1 "
            "point.",
        ),
    ),
    "turn": (
        N_("BeginningHowToPlay", "Players take whole turns, one after the other."),
        N_(
            "BeginningHowToPlay",
            "Your turn begins by itself: 2 tokens come onto the watering hole, a card from the deck becomes "
            "a new species, each Fertile species grows by a card, and you draw 3 cards.",
        ),
        N_(
            "BeginningHowToPlay",
            "No player sees the cards that the deck deals face down, not even you.",
        ),
    ),
    "cards": (
        N_("BeginningHowToPlay", "Play any number of cards, in any order, and keep the others."),
        N_("BeginningHowToPlay", "Face down beside your species a card is a new species."),
        N_("BeginningHowToPlay", "Face down on the pile of a species it makes its population 1 larger."),
        N_(
            "BeginningHowToPlay",
            "Face up it is a trait that works at once: up to 3 on a species, none twice. On a species with "
            "3, a new trait replaces one of them.",
        ),
    ),
    "feeding": (
        N_("BeginningHowToPlay", "Each population card needs 1 token."),
        N_(
            "BeginningHowToPlay",
            "Long Necks eat first, up to 3 tokens each from the food bank. Then your plant eaters take "
            "tokens from the watering hole, in the order you like.",
        ),
        N_(
            "BeginningHowToPlay",
            "A Carnivore attacks instead: the prey loses its lowest card, and the hunter takes 2 tokens, or "
            "1 if it has no room for more. It needs every protection its prey has. Horns cost it a card "
            "first.",
        ),
        N_(
            "BeginningHowToPlay",
            "It may attack another species of your own, and must if it finds no other prey.",
        ),
        N_(
            "BeginningHowToPlay",
            "Tokens on a card that is lost in an attack go behind its owner’s screen.",
        ),
        N_(
            "BeginningHowToPlay",
            "Second tokens, with Fat Tissue, come last: only when no hungry species of yours can eat.",
        ),
    ),
    "end": (
        N_(
            "BeginningHowToPlay",
            "Cards without a token starve. A species without cards is extinct; you draw a card for each "
            "trait it had, in another player's turn too.",
        ),
        N_(
            "BeginningHowToPlay",
            "Then all tokens on your cards go behind your screen. What is left on the watering hole is for "
            "the next player.",
        ),
        N_(
            "BeginningHowToPlay",
            "When the last card of the deck is drawn, the discard pile becomes the new deck, and the round "
            "is played to its end, so that all have had equally many turns. The most points win; a tie is "
            "shared.",
        ),
    ),
    "differences": (
        N_(
            "BeginningHowToPlay",
            "A player takes the whole turn, feeding and scoring too, before the next one begins.",
        ),
        N_("BeginningHowToPlay", "Every turn begins with a new species: no player is ever out."),
        N_(
            "BeginningHowToPlay",
            "There is no body size and no number on the cards: each turn brings 2 tokens.",
        ),
        N_("BeginningHowToPlay", "Population is a pile of cards; it may grow without limit."),
        N_(
            "BeginningHowToPlay",
            "Traits lie open and work at once: a Carnivore hunts in the turn it is laid.",
        ),
        N_(
            "BeginningHowToPlay",
            "An attack takes 1 card and brings up to 2 tokens, whatever the prey. A Carnivore that is still "
            "hungry attacks again in the same turn.",
        ),
        N_("BeginningHowToPlay", "Hand cards score too."),
    ),
}


def chapters(game: Beginning, ink: str, ratio: float) -> list[Chapter]:
    """Return the page of a game, in the current language.

    *ink* is the colour of its writing, *ratio* how many pixels a unit of the pictures has.
    """
    return [*(_chapter(key, ratio) for key in CHAPTERS if key != "traits"), _traits(ratio)]


def _chapter(key: str, ratio: float) -> Chapter:
    picture = pictures.card_back(_BACK, ratio)
    if key in _TOKENS:
        picture = pictures.token(_TOKENS[key], _SIGN, ratio)
    is_case = key == "differences"
    lines = tuple(PageLine(_translated(words), is_case=is_case) for words in _SENTENCES[key])
    return Chapter(key, picture, _translated(_HEADINGS[key]), lines)


def _traits(ratio: float) -> Chapter:
    lines = tuple(
        PageLine(
            QCoreApplication.translate("Trait", trait.text),
            name=trait_name(card),
            picture=seal(trait.family, _SEAL, ratio),
        )
        for card, trait in enumerate(TRAITS)
        if trait.copies
    )
    return Chapter("traits", None, _translated(_HEADINGS["traits"]), lines)


def seal(family: str, side: int, ratio: float) -> QPixmap:
    """Return the sign of a family of traits."""
    return pictures.seal(FAMILIES.get(family, family), side, ratio)


_translated = partial(QCoreApplication.translate, "BeginningHowToPlay")
