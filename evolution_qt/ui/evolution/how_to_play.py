"""The rules on one page, in our own words, with the numbers of an edition; and every trait card.

The lines that depend on a switch have their condition, as rulings have it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.ui.evolution.chapters import CHAPTERS
from evolution_qt.ui.evolution.rulings import holds, rulings
from evolution_qt.ui.kit import art, joined, pictures
from evolution_qt.ui.kit.palette import FAMILIES
from evolution_qt.ui.table.pages import Chapter, PageLine

_SIGN: Final = 40
_SEAL: Final = 30
_BACK: Final = 30
_TOKENS: Final = {
    "aim": "first_player",
    "food": "plant",
    "play": "body",
    "reveal": "fat",
    "plants": "population",
    "attack": "meat",
    "round_end": "slot",
    "game_end": "bell",
    "two": "jaws",
}
"""The things that stand beside chapters."""
_ICONS: Final = {"extinction": "dinosaur-bones", "secrecy": "hidden"}
"""The signs that stand beside chapters."""
_TRAITS: Final = {
    "intelligence": ("intelligence",),
    "sharing": ("cooperation", "foraging"),
    "fat": ("fat_tissue",),
    "scavenger": ("scavenger",),
}
"""The traits that chapters are about and are called by; the seal of the first stands beside them."""
_HEADINGS: Final = {
    "aim": N_("HowToPlay", "The aim"),
    "cards": N_("HowToPlay", "1. Cards"),
    "food": N_("HowToPlay", "2. Food"),
    "play": N_("HowToPlay", "3. Playing cards"),
    "reveal": N_("HowToPlay", "4. Feeding"),
    "plants": N_("HowToPlay", "Plant eaters"),
    "attack": N_("HowToPlay", "Carnivores"),
    "extinction": N_("HowToPlay", "Extinction"),
    "round_end": N_("HowToPlay", "The end of a round"),
    "game_end": N_("HowToPlay", "The end of the game"),
    "two": N_("HowToPlay", "Two players"),
    "secrecy": N_("HowToPlay", "Who knows what"),
    "traits": N_("HowToPlay", "The traits"),
}
_SENTENCES: Final[dict[str, dict[str, str]]] = {
    "aim": {
        N_(
            "HowToPlay",
            "Evolve your species and keep them fed. You score 1 point per food token collected, 1 per "
            "step of population and 1 per trait card on your surviving species. Each of the {cards} "
            "cards is both a trait and food.",
        ): "",
    },
    "cards": {
        N_(
            "HowToPlay",
            "A game has several rounds of four phases. First you draw {base} cards and one more for each of "
            "your species: {first} in the first round, when each player has one species of body size 1 and "
            "population 1.",
        ): "",
    },
    "food": {
        N_(
            "HowToPlay",
            "Each player places one card face down on the watering hole. Its number says how much plant "
            "food it adds or takes away; the others cannot see it until feeding begins.",
        ): "",
    },
    "play": {
        N_(
            "HowToPlay",
            "All players play at the same time, any number of cards each.",
        ): "simultaneous_play",
        N_(
            "HowToPlay",
            "Starting with the first player, each player may play any number of cards.",
        ): "not simultaneous_play",
        N_(
            "HowToPlay",
            "Place a card face down on one of your species as a trait: at most {slots} on a species, "
            "none twice. Or discard it for a new species at the left or right end of your row, or to "
            "raise a body size or a population by 1, up to 6. When everyone has played, flip all new "
            "traits face up.",
        ): "",
        N_("HowToPlay", "On your own turn you may discard any of your traits."): "free_trait_discard",
        N_(
            "HowToPlay",
            "If a species has no free place, a new trait replaces one of its traits.",
        ): "not free_trait_discard",
    },
    "reveal": {
        N_(
            "HowToPlay",
            "Flip the cards on the watering hole face up, add up their numbers, and place that many food "
            "tokens there.",
        ): "",
        N_(
            "HowToPlay",
            "If the sum is below zero, take that many food tokens away instead, as far as there are any.",
        ): "negative_sum_removes_chips",
        N_(
            "HowToPlay",
            "If the sum is below zero, add nothing.",
        ): "not negative_sum_removes_chips",
        N_(
            "HowToPlay",
            "Fertile, Long Neck and stored fat take effect right after that, in the order their owners "
            "choose.",
        ): "not come_before_reveal",
        N_(
            "HowToPlay",
            "Fertile, Long Neck and stored fat take effect just before that, in the order their owners "
            "choose.",
        ): "come_before_reveal",
        N_(
            "HowToPlay",
            "Then players take turns feeding, one species at a time. While you have a hungry species that "
            "can eat, you must feed it.",
        ): "",
    },
    "plants": {
        N_(
            "HowToPlay",
            "A plant eater takes one food token from the watering hole. It is hungry until it has as "
            "much food as population; it cannot take more.",
        ): "",
    },
    "attack": {
        N_(
            "HowToPlay",
            "A Carnivore never eats plants. It attacks any species, even one of yours, that is smaller "
            "than itself and not protected by its traits. The prey loses 1 population, and the "
            "attacker takes meat from the food bank equal to the prey's body size. A hungry Carnivore "
            "must attack if it can.",
        ): "",
        N_(
            "HowToPlay",
            "A Carnivore with Intelligence may discard cards: each ignores one trait for this attack.",
        ): "",
    },
    "intelligence": {
        N_(
            "HowToPlay",
            "Plant eaters with Intelligence may take 2 plants for a card at any time during feeding.",
        ): "plant_intelligence any",
        N_(
            "HowToPlay",
            "Plant eaters with Intelligence may take 2 plants for a card on their owner's turn.",
        ): "plant_intelligence own_turn",
        N_(
            "HowToPlay",
            "Plant eaters with Intelligence may take 2 plants for a card before feeding and on their "
            "owner's turn.",
        ): "plant_intelligence step_and_own_turn",
    },
    "round_end": {
        N_(
            "HowToPlay",
            "Reduce each population to the food it has eaten; a species without any dies out, and its owner "
            "draws a card for each of its traits. All food eaten goes into the owners' food token bags. "
            "Food tokens on the watering hole stay. The first player marker passes to the left.",
        ): "",
        N_("HowToPlay", "A player without any species gets a new one."): "free_species_at end",
        N_(
            "HowToPlay",
            "A player without any species gets a new one when the next round begins.",
        ): "free_species_at deal",
    },
    "game_end": {
        N_(
            "HowToPlay",
            "If the draw pile has too few cards for the deal, shuffle the discard pile: this round is "
            "the last. If it has too few later on, one more round is played. A bell then marks the last "
            "round.",
        ): "",
        N_(
            "HowToPlay",
            "Ties: most trait cards, then highest total population; if still tied, the victory is shared.",
        ): "",
    },
    "two": {
        N_(
            "HowToPlay",
            "{removed} cards are set aside unseen, and a species has at most {two_slots} traits.",
        ): "",
    },
}
"""What the chapters say, each sentence with its condition, empty for most."""


def _learn(paint: Callable[[float], object]) -> None:
    """Have something painted for the finest screen there is."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    paint(app.devicePixelRatio())


TO_LEARN: Final = (
    *(partial(_learn, partial(pictures.token, kind, _SIGN)) for kind in _TOKENS.values()),
    partial(_learn, partial(pictures.card_back, _BACK)),
    *(
        partial(_learn, partial(pictures.seal, family, size))
        for family in FAMILIES
        for size in (_SIGN, _SEAL)
    ),
)
"""Pictures beside the rules, to be painted before the page is opened: all at once they take some 15 ms."""


def chapters(game: Evolution, ink: str, ratio: float) -> list[Chapter]:
    """Return the page of a game, in the current language.

    *ink* is the colour of its writing, *ratio* how many pixels a unit of the pictures has.
    """
    return [*(_chapter(game, key, ink, ratio) for key in CHAPTERS if key != "traits"), _traits(game, ratio)]


def _chapter(game: Evolution, key: str, ink: str, ratio: float) -> Chapter:
    numbers = {
        "cards": sum(len(one.food) for one in game.edition.prints),
        "base": game.edition.hand_base,
        "first": game.edition.hand_base + 1,
        "slots": game.edition.slots,
        "two_slots": game.rules.two_player_trait_limit,
        "removed": game.rules.two_player_removed,
    }
    lines = (
        *(
            PageLine(filled(_translated(words), numbers))
            for words, condition in _SENTENCES.get(key, {}).items()
            if holds(condition, game.rules)
        ),
        *(PageLine(_named(game, words), is_case=True) for words in rulings(key, game.rules)),
    )
    return Chapter(key, _picture(game, key, ink, ratio), _heading(game, key), lines)


def _heading(game: Evolution, key: str) -> str:
    if key in _HEADINGS:
        return _translated(_HEADINGS[key])
    named = {trait.key: QCoreApplication.translate("Trait", trait.name) for trait in game.table.traits}
    return joined.row([named[trait] for trait in reversed(_TRAITS[key])])


def _picture(game: Evolution, key: str, ink: str, ratio: float) -> QPixmap:
    if key in _TOKENS:
        return pictures.token(_TOKENS[key], _SIGN, ratio)
    if key in _ICONS:
        return art.icon(_ICONS[key], _SIGN, ink, ratio)
    if key in _TRAITS:
        return pictures.seal(game.table.traits[game.table.index[_TRAITS[key][0]]].family, _SIGN, ratio)
    return pictures.card_back(_BACK, ratio)


def _traits(game: Evolution, ratio: float) -> Chapter:
    lines = (
        PageLine(
            filled(QCoreApplication.translate("Trait", trait.text), trait.numbers()),
            name=QCoreApplication.translate("Trait", trait.name),
            picture=pictures.seal(trait.family, _SEAL, ratio),
        )
        for trait in game.table.traits
    )
    return Chapter("traits", None, _heading(game, "traits"), tuple(lines))


def _named(game: Evolution, text: str) -> str:
    """Return a ruling with the names of the traits in it."""
    names = {trait.key: QCoreApplication.translate("Trait", trait.name) for trait in game.table.traits}
    return filled(QCoreApplication.translate("Rulings", text), names)


def _translated(words: str) -> str:
    return QCoreApplication.translate("HowToPlay", words)
