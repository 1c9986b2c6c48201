"""What differs between the editions, on one page; the figures and choices are those of the rules."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialogButtonBox

from evolution_qt.games.evolution.catalogue import TITLE
from evolution_qt.games.evolution.editions import (
    AFTER,
    ANY_TIME,
    AT_END,
    EDITIONS,
    OWN_TURN,
    Edition,
)
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog


class EditionsDialog(Dialog):
    """One column for each edition, one row for each difference."""

    def __init__(self) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(900, 600))
        self.page = TextBrowser()
        self.page.setFont(fonts.text(style.SMALL + 1))
        self.content.addWidget(self.page, 1)
        self.retranslate()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.page.setFont(fonts.text(self.px(style.SMALL + 1)))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("What differs between the editions"))
        names = [QCoreApplication.translate("Edition", one.name) for one in TITLE.editions]
        head = "".join(f"<th align='left' width='24%'>{escape(name)}</th>" for name in names)
        rows = [f"<tr><th></th>{head}</tr>"]
        for words, told in self._differences():
            cells = "".join(f"<td valign='middle'>{escape(told(one))}</td>" for one in EDITIONS)
            rows.append(f"<tr><td valign='middle'><b>{escape(words)}</b></td>{cells}</tr>")
        self.page.setHtml(f"<table cellpadding='5' width='100%'>{''.join(rows)}</table>")

    def rows(self) -> list[list[str]]:
        """Return the page as words: for each difference its name, then what holds in each edition."""
        return [[words, *[told(one) for one in EDITIONS]] for words, told in self._differences()]

    def _differences(self) -> list[tuple[str, Callable[[Edition], str]]]:
        return [
            (self.tr("Cards"), lambda one: str(sum(len(printed.food) for printed in one.prints))),
            (self.tr("Players"), lambda one: f"{one.fewest_players}–{one.most_players}"),
            (
                QCoreApplication.translate("Trait", "Hard Shell"),
                lambda one: f"+{one.rules.hard_shell_bonus}",
            ),
            (
                self.tr("Food cards that add up to less than zero"),
                lambda one: (
                    self.tr("take food from the watering hole")
                    if one.rules.negative_sum_removes_chips
                    else self.tr("have no effect")
                ),
            ),
            (
                self.tr("Fertile, Long Neck and stored fat take effect"),
                lambda one: (
                    self.tr("after the food cards are revealed")
                    if one.rules.effects == AFTER
                    else self.tr("before the food cards are revealed")
                ),
            ),
            (
                self.tr("A player left without species gets a new one"),
                lambda one: (
                    self.tr("at the end of the round")
                    if one.rules.free_species_at == AT_END
                    else self.tr("when the next round begins")
                ),
            ),
            (
                self.tr("Your species' traits may be discarded"),
                lambda one: (
                    self.tr("freely, on your own turn while playing cards")
                    if one.rules.free_trait_discard
                    else self.tr("only to make room for a new one")
                ),
            ),
            (self.tr("Intelligence trades cards for plants"), self._intelligence),
        ]

    def _intelligence(self, edition: Edition) -> str:
        when = edition.rules.plant_intelligence
        if when == ANY_TIME:
            return self.tr("at any time during feeding")
        if when == OWN_TURN:
            return self.tr("on your own turn")
        return self.tr("before feeding and on your own turn")
