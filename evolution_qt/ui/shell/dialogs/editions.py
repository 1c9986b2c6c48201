"""What differs between the editions of a game, on one page."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialogButtonBox

from evolution_qt.games import game, title_of
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.shell import style, switches
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.table.presentation import presentation

_SHARES: Final = (37, 21)
"""How much of the width the names of the options take, and each edition, in per cent."""


class EditionsDialog(Dialog):
    """One column for each edition, one row for each option in which they differ."""

    def __init__(self, edition: str) -> None:
        """Show those of the game that an edition belongs to, by its key."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(900, 600))
        self._edition = edition
        self.page = TextBrowser()
        self.page.setFont(fonts.text(style.SMALL + 1))
        self.content.addWidget(self.page, 1)
        self.retranslate()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.page.setFont(fonts.text(self.px(style.SMALL + 1)))

    def retranslate(self) -> None:
        """Write all words."""
        self.entitle(self.tr("What differs between the editions"))
        rows = "".join(_row(at, cells) for at, cells in enumerate(self.rows()))
        self.page.setHtml(f"<table cellpadding='5' width='100%'>{rows}</table>")

    def rows(self) -> list[list[tuple[str, str]]]:
        """Return the page as words, each cell with what is written below it.

        First come the editions, then for each option in which they differ its name and what they have.
        """
        editions = title_of(self._edition).editions
        games = [game(one.key) for one in editions]
        head = [
            (QCoreApplication.translate("Edition", one.name), presentation(one.key).about(rules))
            for one, rules in zip(editions, games, strict=True)
        ]
        below = [
            [(switches.name_of(option), switches.sentence_of(option)), *[(value, "") for value in values]]
            for option, values in switches.between(games)
        ]
        return [[("", ""), *head], *below]


def _row(at: int, cells: list[tuple[str, str]]) -> str:
    """Return a row of the table; headings are bold, what is written below something is smaller."""
    written = []
    for column, (words, below) in enumerate(cells):
        shown = escape(words) if at and column else f"<b>{escape(words)}</b>"
        more = f"<br><small>{escape(below)}</small>" if below else ""
        written.append(f"<td valign='middle' width='{_SHARES[column > 0]}%'>{shown}{more}</td>")
    return f"<tr>{''.join(written)}</tr>"
