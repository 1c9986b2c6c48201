"""The rules on one page, in our own words, with the numbers of an edition; and every trait card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution import game
from evolution_qt.games.evolution.catalogue import TITLE
from evolution_qt.games.evolution.editions import ANY_TIME, AT_END, EDITIONS, OWN_TURN
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.ui.evolution.chapters import CHAPTERS
from evolution_qt.ui.evolution.rulings import rulings
from evolution_qt.ui.kit import art, fonts, joined
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.palette import FAMILIES
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.choice import Choice
from evolution_qt.ui.shell.dialogs.rules_page import Chapter, Line, RulesPage

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
    "two": "carnivore",
}
"""The things that stand beside chapters."""


def _learn(paint: Callable[[float], object]) -> None:
    """Have something painted for the finest screen there is."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    paint(app.devicePixelRatio())


TO_LEARN: Final = (
    *(partial(_learn, partial(art.token, kind, _SIGN)) for kind in _TOKENS.values()),
    partial(_learn, partial(art.card_back, _BACK)),
    *(partial(_learn, partial(art.seal, family, size)) for family in FAMILIES for size in (_SIGN, _SEAL)),
)
"""Pictures beside the rules, to be painted before the sheet is opened: all at once they take some 15 ms."""


@guarded
class HowToPlayDialog(Dialog):
    """A page to scroll, with a list of its chapters, a search, and a choice of the edition."""

    def __init__(self, edition: str, chapter: str = "", played: Evolution | None = None) -> None:
        """Show the rules of an edition, opened at a chapter; a game that is *played* has its own switches."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1000, 700))
        self.edition = Choice(tuple(one.key for one in EDITIONS), edition)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFont(fonts.text(style.SMALL + 1))
        self.page = RulesPage()
        self._chapters: list[Chapter] = []
        self.shown: list[str] = []
        """Keys of the chapters that the search has left."""
        self._chapter = chapter
        self._played = played
        left = QVBoxLayout()
        left.addWidget(self.edition)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(22)
        row.addLayout(left, 2)
        row.addWidget(self.page, 5)
        self.content.addLayout(row, 1)
        self.edition.currentIndexChanged.connect(self._fill)
        self.search.textChanged.connect(self._filter)
        self.list.currentRowChanged.connect(self._go_to)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("How to play"))
        self.page.setAccessibleName(self.tr("How to play"))
        self.list.setAccessibleName(self.tr("Chapters"))
        self.edition.be_called(self.tr("Edition"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        for at, one in enumerate(TITLE.editions):
            self.edition.setItemText(at, QCoreApplication.translate("Edition", one.name))
        self._fill()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.SMALL + 1)))
        self.page.set_factor(self.factor)
        self._filter(self.search.text())

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chapter asked for, once everything has its place."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._open_chapter)

    def _open_chapter(self) -> None:
        self.list.setCurrentRow(CHAPTERS.index(self._chapter) if self._chapter in CHAPTERS else 0)

    def _fill(self) -> None:
        rules = game(self.edition.currentData())
        if self._played is not None and self._played.key == rules.key:
            rules = self._played
        ratio = self.devicePixelRatioF()
        row = max(self.list.currentRow(), 0)
        self._chapters = [*self._sections(rules, ratio), self._traits(rules, ratio)]
        self.list.clear()
        for chapter in self._chapters:
            self.list.addItem(chapter.heading)
        self._filter(self.search.text())
        self.list.setCurrentRow(row)

    def _go_to(self, row: int) -> None:
        if 0 <= row < len(self._chapters):
            self.page.go_to(self._chapters[row].key)

    def _filter(self, words: str) -> None:
        """Leave the chapters that have all words."""
        wanted = words.casefold().split()
        left = [one for one in self._chapters if all(word in one.words for word in wanted)]
        self.shown = [one.key for one in left]
        for row, chapter in enumerate(self._chapters):
            self.list.item(row).setHidden(chapter not in left)
        self.page.show_chapters(left, wanted)
        if wanted:
            self._go_to_best(words.casefold())

    def _go_to_best(self, words: str) -> None:
        """Go to the chapter whose name has the words, else to the first that is left."""
        left = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        named = [row for row in left if words in self.list.item(row).text().casefold()]
        for row in (named or left)[:1]:
            self.list.setCurrentRow(row)
            self._go_to(row)

    def _sections(self, rules: Evolution, ratio: float) -> list[Chapter]:
        numbers = {
            "cards": sum(len(one.food) for one in rules.edition.prints),
            "base": rules.edition.hand_base,
            "first": rules.edition.hand_base + 1,
            "slots": rules.edition.slots,
            "two_slots": rules.rules.two_player_trait_limit,
            "removed": rules.rules.two_player_removed,
        }
        ink = self.palette().text().color().name()

        def token(key: str) -> tuple[str, QPixmap]:
            return key, art.token(_TOKENS[key], _SIGN, ratio)

        def seal(key: str) -> QPixmap:
            return art.seal(rules.traits[rules.table.index[key]].family, _SIGN, ratio)

        def named(key: str) -> str:
            return QCoreApplication.translate("Trait", rules.traits[rules.table.index[key]].name)

        sections = [
            (*token("aim"), self.tr("The aim"), [self._aim()]),
            ("cards", art.card_back(_BACK, ratio), self.tr("1. Cards"), [self._cards()]),
            (*token("food"), self.tr("2. Food"), [self._food()]),
            (*token("play"), self.tr("3. Playing cards"), self._playing(rules)),
            (*token("reveal"), self.tr("4. Feeding"), self._reveal(rules)),
            (*token("plants"), self.tr("Plant eaters"), [self._plants()]),
            (*token("attack"), self.tr("Carnivores"), self._hunting()),
            (
                "intelligence",
                seal("intelligence"),
                named("intelligence"),
                self._thinking(rules),
            ),
            (
                "sharing",
                seal("cooperation"),
                joined.row([named("foraging"), named("cooperation")]),
                [],
            ),
            ("fat", seal("fat_tissue"), named("fat_tissue"), []),
            ("scavenger", seal("scavenger"), named("scavenger"), []),
            ("extinction", art.icon("dinosaur-bones", _SIGN, ink, ratio), self.tr("Extinction"), []),
            (*token("round_end"), self.tr("The end of a round"), self._round_end(rules)),
            (*token("game_end"), self.tr("The end of the game"), self._game_end()),
            (*token("two"), self.tr("Two players"), [self._two()]),
            ("secrecy", art.icon("hidden", _SIGN, ink, ratio), self.tr("Who knows what"), []),
        ]
        return [
            Chapter(
                key,
                picture,
                head,
                (
                    *(Line(filled(text, numbers)) for text in words),
                    *(Line(_named(rules, text), is_case=True) for text in rulings(key, rules.rules)),
                ),
            )
            for key, picture, head, words in sections
        ]

    def _traits(self, rules: Evolution, ratio: float) -> Chapter:
        lines = (
            Line(
                filled(QCoreApplication.translate("Trait", trait.text), trait.numbers()),
                name=QCoreApplication.translate("Trait", trait.name),
                picture=art.seal(trait.family, _SEAL, ratio),
            )
            for trait in rules.traits
        )
        return Chapter("traits", None, self.tr("The traits"), tuple(lines))

    def _aim(self) -> str:
        return self.tr(
            "Evolve your species and keep them fed. You score 1 point per food token collected, 1 per step "
            "of population and 1 per trait card on your surviving species. The {cards} cards are animals' "
            "traits and food at the same time."
        )

    def _cards(self) -> str:
        return self.tr(
            "A game has several rounds of four phases. First you draw {base} cards and one more for each "
            "of your species: {first} in the first round, when each player has one species of body size 1 "
            "and population 1."
        )

    def _food(self) -> str:
        return self.tr(
            "Each player places one card face down on the watering hole. Its number says how much plant "
            "food it will bring, or take away; the others do not see it before the feeding begins."
        )

    def _playing(self, rules: Evolution) -> list[str]:
        if rules.rules.simultaneous_play:
            words = [self.tr("All players play at the same time, any number of cards each.")]
        else:
            words = [self.tr("Beginning with the first player, each player may play any number of cards.")]
        words.append(
            self.tr(
                "A card can be placed face down on one of your species as a trait: at most {slots} on a "
                "species, none twice. Or it is discarded, for a new species at the left or right end of "
                "your row, or to raise a body size or a population by 1, up to 6. When everyone has "
                "played, flip all new traits face up."
            )
        )
        if rules.rules.free_trait_discard:
            words.append(self.tr("On your own turn you may discard any of your traits."))
        else:
            words.append(self.tr("If a species has no free place, a new trait replaces one of its traits."))
        return words

    def _reveal(self, rules: Evolution) -> list[str]:
        words = [
            self.tr(
                "Flip the cards on the watering hole face up, add their numbers, and put as many food "
                "tokens there."
            )
        ]
        if rules.rules.negative_sum_removes_chips:
            words.append(
                self.tr(
                    "If the sum is below zero, that many food tokens are taken away instead, as far as there "
                    "are any."
                )
            )
        else:
            words.append(self.tr("If the sum is below zero, nothing is added."))
        if not rules.rules.come_before_reveal:
            words.append(
                self.tr(
                    "Fertile, Long Neck and stored fat work right after that, in the order their owners like."
                )
            )
        else:
            words.append(
                self.tr(
                    "Fertile, Long Neck and stored fat work just before that, in the order their owners like."
                )
            )
        words.append(
            self.tr(
                "Then players take turns feeding, one species at a time. While you have a hungry species "
                "that can eat, you must feed it."
            )
        )
        return words

    def _plants(self) -> str:
        return self.tr(
            "A plant eater takes one food token from the watering hole. It is hungry until it has as much "
            "food as population; there is no room for more on its board."
        )

    def _hunting(self) -> list[str]:
        return [
            self.tr(
                "A Carnivore never eats plants. It attacks any species, even one of yours, that is smaller "
                "than itself "
                "and whose traits do not protect it. The prey loses 1 population, and the hunter takes as "
                "much meat from the "
                "bank as the prey's body size. A hungry Carnivore must attack if it can."
            ),
            self.tr(
                "A Carnivore with Intelligence may discard cards: each ignores one trait for this attack."
            ),
        ]

    def _thinking(self, rules: Evolution) -> list[str]:
        words: list[str] = []
        when = rules.rules.plant_intelligence
        if when == ANY_TIME:
            words.append(
                self.tr(
                    "Plant eaters with Intelligence may take 2 plants for a card at any time while all feed."
                )
            )
        elif when == OWN_TURN:
            words.append(
                self.tr("Plant eaters with Intelligence may take 2 plants for a card in their owner's turn.")
            )
        else:
            words.append(
                self.tr(
                    "Plant eaters with Intelligence may take 2 plants for a card before the feeding and in "
                    "their owner's turn."
                )
            )
        return words

    def _round_end(self, rules: Evolution) -> list[str]:
        words = [
            self.tr(
                "Reduce each population to the food it has eaten; a species without any dies out, and its "
                "owner draws a card for each of its traits. All food eaten goes into the owners' food "
                "token bags. Food tokens on the watering hole stay. The first player marker passes to the "
                "left."
            )
        ]
        if rules.rules.free_species_at == AT_END:
            words.append(self.tr("A player without species gets a new one."))
        else:
            words.append(self.tr("A player without species gets a new one when the next round begins."))
        return words

    def _game_end(self) -> list[str]:
        return [
            self.tr(
                "If the draw pile is not enough for the deal, the discard pile is shuffled and this round is "
                "the last; if it is not enough later, one more round is played. A bell then shows the last "
                "round."
            ),
            self.tr(
                "Ties: most trait cards, then highest total population; if still tied, the victory is shared."
            ),
        ]

    def _two(self) -> str:
        return self.tr("{removed} cards are set aside unseen, and a species has at most {two_slots} traits.")


def _named(rules: Evolution, text: str) -> str:
    """Return a ruling with the names of the traits in it."""
    names = {trait.key: QCoreApplication.translate("Trait", trait.name) for trait in rules.traits}
    return filled(QCoreApplication.translate("Rulings", text), names)
