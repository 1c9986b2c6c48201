"""What differs between the editions of a game, on one page."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialogButtonBox

from evolution_qt.games import title_of
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.table.presentation import presentation


class EditionsDialog(Dialog):
    """One column for each edition, one row for each difference."""

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
        """Write every word anew."""
        self.entitle(self.tr("What differs between the editions"))
        names = [QCoreApplication.translate("Edition", one.name) for one in title_of(self._edition).editions]
        head = "".join(f"<th align='left' width='24%'>{escape(name)}</th>" for name in names)
        rows = [f"<tr><th></th>{head}</tr>"]
        for words, *held in self.rows():
            cells = "".join(f"<td valign='middle'>{escape(one)}</td>" for one in held)
            rows.append(f"<tr><td valign='middle'><b>{escape(words)}</b></td>{cells}</tr>")
        self.page.setHtml(f"<table cellpadding='5' width='100%'>{''.join(rows)}</table>")

    def rows(self) -> list[list[str]]:
        """Return the page as words: for each difference its name, then what holds in each edition."""
        return [[words, *held] for words, held in presentation(self._edition).differences()]
