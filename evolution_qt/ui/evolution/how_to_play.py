"""The page of rules of an edition: its prose in `resources/rules`, its numbers, the names of its traits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.ui.kit import art, pictures
from evolution_qt.ui.kit.palette import FAMILIES
from evolution_qt.ui.table.pages import Chapter, PageThing, chapters_of

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
    "intelligence": "intelligence",
    "sharing": "cooperation",
    "fat": "fat_tissue",
    "scavenger": "scavenger",
}
"""The traits whose seals stand beside chapters."""


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
    names = {trait.key: QCoreApplication.translate("Trait", trait.name) for trait in game.table.traits}
    words: dict[str, int | str] = {
        **names,
        "cards": sum(len(one.food) for one in game.edition.prints),
        "base": game.edition.hand_base,
        "first": game.edition.hand_base + 1,
        "slots": game.edition.slots,
    }
    traits = [
        PageThing(
            names[trait.key],
            pictures.seal(trait.family, _SEAL, ratio),
            {"text": filled(QCoreApplication.translate("Trait", trait.text), trait.numbers())},
        )
        for trait in game.table.traits
    ]
    return chapters_of("evolution", game, partial(_picture, game, ink, ratio), words, {"trait": traits})


def _picture(game: Evolution, ink: str, ratio: float, key: str) -> QPixmap | None:
    if key == "traits":
        return None
    if key in _TOKENS:
        return pictures.token(_TOKENS[key], _SIGN, ratio)
    if key in _ICONS:
        return art.icon(_ICONS[key], _SIGN, ink, ratio)
    if key in _TRAITS:
        return pictures.seal(game.table.traits[game.table.index[_TRAITS[key]]].family, _SIGN, ratio)
    return pictures.card_back(_BACK, ratio)
