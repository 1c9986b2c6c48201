"""The pages of rules and of cards of Evolution, and which chapter explains a phase or a refusal.

The prose of the rules is in `resources/rules`; the numbers and the names of traits are those of the edition.
The page of cards has what each trait does, how many cards there are and may still come, and what answers it.
It names the rulebook and the lines in it that explain a trait; docs/sources.md has the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication, QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.game import Observation
from evolution_qt.games.evolution.observation import unseen
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, OVER, PLAY, WINDOW, EvolutionState
from evolution_qt.games.evolution.traits import Trait, answers
from evolution_qt.ui.evolution.thumbnails import SCENES
from evolution_qt.ui.kit import art, phrasing, pictures
from evolution_qt.ui.kit.landscape import belong
from evolution_qt.ui.kit.palette import FAMILIES
from evolution_qt.ui.table.pages import CardPage, Chapter, PageThing, chapters_of

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


_OF_PHASES: Final = {
    FOOD: "food",
    PLAY: "play",
    EFFECTS: "reveal",
    WINDOW: "intelligence",
    FEEDING: "plants",
    OVER: "game_end",
}
OF_REFUSALS: Final = {
    "body_size": "attack",
    "not_carnivore": "attack",
    "itself": "attack",
    "not_hungry": "fat",
    "no_intelligence": "intelligence",
    "wrong_payment": "intelligence",
    "not_your_turn": "play",
    "no_such_card": "play",
    "no_such_species": "play",
    "no_such_trait": "reveal",
    "slots_full": "play",
    "slots_free": "play",
    "duplicate_trait": "play",
    "at_maximum": "play",
    "must_feed": "plants",
    "must_attack": "attack",
    "hungry_first": "fat",
    "is_carnivore": "attack",
    "no_room": "plants",
    "watering_hole_empty": "plants",
    "cannot_decline": "sharing",
    "not_allowed_in_edition": "play",
}
"""The chapters that explain refusals; one that is not listed is of a protection."""


def chapter_of_phase(phase: int) -> str:
    """Return the chapter about a phase."""
    return _OF_PHASES[phase]


def chapter_of_question(state: EvolutionState) -> str:
    """Return the chapter about what is asked in a state: Carnivores if no other species is hungry."""
    row = [] if state.to_move == NOBODY else state.players[state.to_move].species
    hungry = [one for one in row if one.is_hungry]
    if state.phase == FEEDING and hungry and all(one.mask & state.table.hunting for one in hungry):
        return "attack"
    return chapter_of_phase(state.phase)


def chapter_of_refusal(code: str, phase: int) -> str:
    """Return the chapter that explains why something is refused in a phase.

    Protections are explained with attacks, and at the wrong moment what it is time for.
    """
    if code == "wrong_phase":
        return chapter_of_phase(phase)
    return OF_REFUSALS.get(code, "attack")


LINES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "000": {
        "carnivore": ("185-189",),
        "ambush": ("193-195",),
        "pack_hunting": ("199-201",),
        "horns": ("207-211",),
        "climbing": ("215-217",),
        "hard_shell": ("221-223",),
        "defensive_herding": ("227-229",),
        "symbiosis": ("233-235",),
        "burrowing": ("239-241",),
        "warning_call": ("245-247",),
        "scavenger": ("253-255",),
        "fat_tissue": ("259-267",),
        "foraging": ("271-273",),
        "intelligence": ("277-285",),
        "cooperation": ("289-291",),
        "long_neck": ("295-297",),
        "fertile": ("305-307",),
    },
    "001": {
        "ambush": ("89-90",),
        "burrowing": ("91-92",),
        "carnivore": ("93-96",),
        "climbing": ("97-98",),
        "cooperation": ("99-101",),
        "defensive_herding": ("102-103",),
        "fat_tissue": ("104-110",),
        "fertile": ("111-112",),
        "foraging": ("113-115",),
        "hard_shell": ("116-119",),
        "horns": ("64",),
        "intelligence": ("120-124",),
        "long_neck": ("125-126",),
        "pack_hunting": ("127-129",),
        "scavenger": ("130-132",),
        "symbiosis": ("133-134",),
        "warning_call": ("135-137",),
    },
    "003": {
        "carnivore": ("20", "22"),
        "cooperation": ("20", "22"),
        "fat_tissue": ("19",),
        "foraging": ("19",),
        "intelligence": ("17", "21"),
        "long_neck": ("20",),
        "scavenger": ("22",),
    },
}
"""The lines of each rulebook that speak of a trait, by its key."""
NAMED_ONLY: Final = {
    "000": frozenset[str](),
    "001": frozenset({"horns"}),
    "003": frozenset(LINES["003"]) - {"carnivore"},
}
"""The traits of which these lines do not say what the card does."""


def rulebook(source: str) -> str:
    """Return the name of a rulebook by its number in citations."""
    translate = QCoreApplication.translate
    return {
        "000": translate("Sources", "German rulebook"),
        "001": translate("Sources", "Japanese help page"),
        "003": translate("Sources", "English online help"),
    }[source]


def chapter_of_card(source: str, family: str) -> str:
    """Return the chapter in which a rulebook explains the cards of a family; empty if it has no chapters."""
    translate = QCoreApplication.translate
    if source == "000":
        return {
            "attack": translate("Sources", "Cards: attack"),
            "defence": translate("Sources", "Cards: defence"),
            "feeding": translate("Sources", "Cards: feeding"),
            "other": translate("Sources", "Cards: others"),
        }[family]
    return translate("Sources", "Cards") if source == "001" else ""


def where_explained(source: str, trait: Trait) -> str:
    """Return the rulebook, the chapter and the lines that explain a trait, or that none of its lines does."""
    translate = QCoreApplication.translate
    lines = LINES[source].get(trait.key, ())
    chapter = chapter_of_card(source, trait.family)
    if not lines:
        words = translate("Sources", "{book}: not explained there; as in the German rulebook")
    elif trait.key in NAMED_ONLY[source]:
        words = translate("Sources", "{book}, {lines}; all else as in the German rulebook")
    elif chapter:
        words = translate("Sources", "{book}, chapter “{chapter}”, {lines}")
    else:
        words = translate("Sources", "{book}, {lines}")
    cited = f"{source}:{', '.join(lines)}"
    return filled(words, {"book": rulebook(source), "chapter": chapter, "lines": cited})


belong(SCENES)

_TOGETHER: Final = 3
"""So many numbers at the end of a list stay on one line."""


class Reference(QObject):
    """Writes the page, in the current language."""

    def __init__(self, game: Evolution, seen: Observation[EvolutionState] | None = None) -> None:
        """What *seen* shows is not counted as still to come."""
        super().__init__()
        self._game = game
        self._left = left_unseen(seen) if seen is not None else None

    def cards(self) -> list[CardPage]:
        """Return all traits of the game."""
        return [self._card(row) for row in range(len(self._game.table.traits))]

    def _card(self, row: int) -> CardPage:
        trait, table = self._game.table.traits[row], self._game.table
        name = _name(trait.name)
        text = filled(QCoreApplication.translate("Trait", trait.text), trait.numbers())
        food = next(table.foods[card] for card, of in enumerate(table.trait_of) if of == row)
        facts = (
            (self.tr("Effect"), text),
            (self.tr("Cards"), self._copies(row)),
            (self.tr("Counters"), self._answers(row)),
            (self.tr("Where it is explained"), where_explained(self._game.edition.source, trait)),
        )
        return CardPage(
            trait.key,
            name,
            text,
            facts,
            QCoreApplication.translate("Reading", trait.reading),
            sign=partial(pictures.seal, trait.family),
            picture=partial(pictures.card, trait.key, food, name, text, trait.family),
            height=pictures.card_height,
        )

    def _copies(self, row: int) -> str:
        table = self._game.table
        cards = [card for card, of in enumerate(table.trait_of) if of == row]
        count = sum(table.copies[card] for card in cards)
        foods = [
            phrasing.plain_number(table.foods[card]) for card in cards for _ in range(table.copies[card])
        ]
        together = "\u2060".join(phrasing.row(foods[-_TOGETHER:]).replace(" ", "\u00a0"))
        listed = phrasing.row([*foods[:-_TOGETHER], together])
        words = self.tr("%n in this edition, with the food numbers {foods}", "", count)
        copies = filled(words, {"foods": listed})
        if self._left is not None:
            copies += "\n" + self.tr("%n of them this player has not seen yet", "", self._left[row])
        return copies

    def _answers(self, row: int) -> str:
        found = [_name(self._game.table.traits[other].name) for other in answers(self._game.table, row)]
        return phrasing.row(found) or self.tr("no other trait")


def left_unseen(seen: Observation[EvolutionState]) -> dict[int, int]:
    """Return how many cards of each trait lie where the viewer cannot see them."""
    table = seen.state.table
    left = Counter(table.trait_of[card] for card in unseen(seen.state))
    return {trait: left[trait] for trait in range(len(table.traits))}


def _name(name: str) -> str:
    return QCoreApplication.translate("Trait", name)
