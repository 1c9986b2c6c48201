"""About the game on the table: who plays, what binds the program to the cards, verifying it at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
)
from shiboken6 import isValid

from evolution_qt import __version__
from evolution_qt.brain.audit import (
    FAILED,
    KINDS,
    NETWORK,
    NONCE,
    OUTSIDE,
    SENTENCES,
    STOPPED,
    Findings,
    audited_by,
)
from evolution_qt.brain.pool import UNHURRIED, Pool
from evolution_qt.core.errors import FAULTS, BadInput, Fault, filled
from evolution_qt.core.fairness import SHOWN_DIGITS, spaced
from evolution_qt.core.levels import Bots
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Record
from evolution_qt.games import edition_names
from evolution_qt.messages import LINE
from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.kit.plain_text import Label, PushButton
from evolution_qt.ui.shell.game.roster import called, called_beside, players_of
from evolution_qt.ui.shell.new_game import option_words
from evolution_qt.ui.shell.new_game.player_kinds import kind_name
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, ProgressBar, paragraph
from evolution_qt.ui.shell.window.tasks import start_task

_WIDTH: Final = 800
_MOST_DIFFERENCES: Final = 4
_PROGRAM: Final = f"evolution-qt {__version__}"


class ThisGameDialog(Dialog):
    """Shows one game; while it goes on, nothing that is hidden. Verifies it in a process of its own."""

    def __init__(
        self, match: AnyMatch, names: Sequence[str], changes: Callable[[], Sequence[str]] = tuple
    ) -> None:
        """*names* are the players' own ones; *changes* returns sentences about who has taken whose place."""
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.want_width(_WIDTH)
        self._match = match
        self._names = names
        self._changes = changes
        self._task: asyncio.Task[None] | None = None
        self._found: Findings | None = None
        self.pool = Pool(UNHURRIED)
        self.rules, self.players = paragraph(), paragraph()
        self.about = paragraph(role="muted")
        self.commitment, self.seed, self.nonce = _Field(), _Field(), _Field()
        self._words = {key: Label() for key in ("rules", "players", "commitment", "seed", "nonce")}
        grid = QGridLayout()
        self.content.addLayout(grid)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(10)
        for row, (key, words) in enumerate((("rules", self.rules), ("players", self.players))):
            grid.addWidget(self._words[key], row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
        for row, (key, field) in enumerate(
            (("commitment", self.commitment), ("seed", self.seed), ("nonce", self.nonce)), start=2
        ):
            self._words[key].setBuddy(field)
            grid.addWidget(self._words[key], row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self.progress = ProgressBar()
        self.progress.hide()
        self.result = paragraph()
        self.result.hide()
        self.copy, self.verify = PushButton(), PushButton()
        self.copy.clicked.connect(self._copy)
        self.verify.clicked.connect(self._verify_or_stop)
        self.buttons.addButton(self.verify, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.content.addWidget(self.about)
        self.content.addWidget(self.progress)
        self.content.addWidget(self.result)
        self.finished.connect(self._end)
        self.retranslate()

    @property
    def is_verifying(self) -> bool:
        """Return whether the game is being verified."""
        return self._task is not None and not self._task.done()

    def resize_writing(self) -> None:
        """Grow with the window."""
        for field in (self.commitment, self.seed, self.nonce):
            field.setFont(fonts.text(self.px(style.SMALL)))

    # Words

    def retranslate(self) -> None:
        """Write every word again."""
        header, is_over = self._match.record.header, self._match.is_over
        self.entitle(self.tr("This game"))
        self._words["rules"].setText(self.tr("Rules"))
        self._words["players"].setText(self.tr("Players"))
        self._words["commitment"].setText(self.tr("Deck seal"))
        self._words["seed"].setText(self.tr("Seed"))
        self._words["nonce"].setText(self.tr("Nonce"))
        line = self.tr("{name}: {kind}")
        kinds, bots = self._match.record.kinds(), self._match.game.bots()
        names = called_beside(self._match, list(zip(self._names, kinds, strict=True)))
        told = [
            filled(line, {"name": name, "kind": kind_name(kind, bots)})
            for name, kind in zip(names, kinds, strict=True)
        ]
        self.players.setText("\n".join([*told, *self._changes()]))
        game = self._match.game
        edition = QCoreApplication.translate("Edition", edition_names()[game.key])
        self.rules.setText("\n".join((edition, *option_words.differing(game))))
        self.commitment.setText(spaced(header.commitment or "–"))
        self.seed.setText(str(header.seed))
        self.nonce.setText(header.nonce or "–")
        for key, field in (("seed", self.seed), ("nonce", self.nonce)):
            self._words[key].setVisible(is_over)
            field.setVisible(is_over)
        self.about.setText(self._explanation())
        self.copy.setText(self.tr("Copy"))
        self.copy.setEnabled(header.commitment is not None)
        self.verify.setVisible(is_over)
        self.verify.setText(self.tr("Stop") if self.is_verifying else self.tr("Verify this game"))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        if self._found is not None:
            self.show_findings(self._found)

    def _explanation(self) -> str:
        if self._match.record.header.commitment is None:
            return self.tr("This game has no deck seal, so its cards cannot be verified.")
        if self._match.is_over:
            return self.tr(
                "The deck seal (in cryptography, a commitment) was made before the first card was dealt; "
                "seed and nonce behind it were secret until now. Verifying deals the cards again, "
                "lets every bot decide again from what it was told, and compares."
            )
        if self._match.record.header.bound_kinds:
            words = self.tr(
                "This number fixes the order of the cards, and who plays, before the first card is dealt. At "
                "the end of the game you see the seed and the nonce behind it, and can verify the game. To "
                "be sure, note the first {digits} digits."
            )
        else:
            words = self.tr(
                "This number fixes the order of the cards before the first one is dealt. At the end of the "
                "game you see the seed and the nonce behind it, and can verify the game. To be sure, note "
                "the first {digits} digits."
            )
        return filled(words, {"digits": str(SHOWN_DIGITS)})

    def _copy(self) -> None:
        """Put what can be seen on the clipboard."""
        header = self._match.record.header
        lines = [f"commitment: {header.commitment}"]
        if self._match.is_over:
            kinds = [f"kinds: {','.join(header.bound_kinds)}"] if header.bound_kinds else []
            lines += [f"seed: {header.seed}", *kinds, f"nonce: {header.nonce}"]
        QGuiApplication.clipboard().setText("\n".join(lines))

    # Verifying

    def _verify_or_stop(self) -> None:
        if self.is_verifying:
            self._end()
        else:
            self.begin_verifying()

    def begin_verifying(self) -> None:
        """Work the game out again; the window goes on meanwhile."""
        self._found = None
        self.result.hide()
        self.progress.setRange(0, 0)
        self.progress.show()
        self._task = start_task(self._verified(), "verify")
        self.retranslate()

    async def _verified(self) -> None:
        try:
            record = Record.read(self._match.record.text().encode())
            self._found = await audited_by(self.pool, record, self.progress.show_count)
        except BadInput as error:  # larger than a file may be
            self._found = Findings(0, None, None, None, differences=[error.fault])
        finally:
            self.pool.stop()
            self._task = None
            if isValid(self):  # closed while it verified, it may be gone already
                self.progress.hide()
                self.retranslate()

    def _end(self) -> None:
        """Stop verifying; the process is gone at once."""
        if self._task is not None:
            self._task.cancel()

    def show_findings(self, found: Findings) -> None:
        """Show what was compared, or what differs."""
        self._found = found
        self.result.setProperty("role", "" if found.is_honest else "warning")
        self.result.style().polish(self.result)
        self.result.setText("\n".join(self._agreed(found) if found.is_honest else self._differing(found)))
        self.result.show()

    def _agreed(self, found: Findings) -> list[str]:
        if found.is_proven:
            lines = [self.tr("Verified: everything agrees, every bot move included.")]
        else:
            lines = [self.tr("Nothing differs, but the game is not verified:")]
            lines += [*self._left_out(found), *self._findings_in_words(found.reasons)]
            lines.append(self.tr("What agrees:"))
        if KINDS in found.bound:
            lines.append(self.tr("• Seed, nonce and who plays give the deck seal."))
        elif found.bound:
            lines.append(self.tr("• Seed and nonce give the deck seal."))
        if found.is_dealt:
            lines.append(
                self.tr("• The seed deals these cards, and %n move(s) obey the rules.", "", found.moves)
            )
        if count := found.observations:
            words = self.tr(
                "• %n decision(s) of bots: they were told nothing that follows from hidden cards.", "", count
            )
            lines.append(words)
        if count := found.bot_moves:
            lines.append(self.tr("• %n bot move(s) reproduced.", "", count))
        if found.people:
            players = zip(self._names, self._match.record.kinds(), strict=True)
            seats = called(self._match, players_of(self._match.game, players))
            names = QLocale().createSeparatedList([seats[seat] for seat in found.people])
            lines.append(filled(self.tr("• Seats that a person has ever had: {names}"), {"names": names}))
        return [*lines, *self._findings_in_words(found.unbound)]

    def _findings_in_words(self, words: Sequence[str]) -> list[str]:
        """Return the findings of an audit of a game in which nothing differs."""
        return [self._listed(QCoreApplication.translate("Verifying", SENTENCES[word])) for word in words]

    def _listed(self, sentence: str) -> str:
        return filled(self.tr("• {sentence}"), {"sentence": sentence})

    def _left_out(self, found: Findings) -> list[str]:
        counts = found.left_out
        told: list[str] = []
        if count := counts[STOPPED]:
            told.append(self.tr("• %n move(s) left out: the bot was stopped early.", "", count))
        if count := counts[OUTSIDE]:
            told.append(self.tr("• %n move(s) left out: made by another program.", "", count))
        if count := counts[NETWORK]:
            told.append(self.tr("• %n move(s) left out: made with a network not at hand.", "", count))
        if count := counts[NONCE]:
            told.append(self.tr("• %n move(s) left out: they cannot be repeated without a nonce.", "", count))
        if count := counts[FAILED]:
            told.append(self.tr("• %n move(s) left out: the bot failed this time.", "", count))
        return told

    def _differing(self, found: Findings) -> list[str]:
        lines = [self.tr("Something differs:")]
        bots = self._match.game.bots()
        lines += [self._listed(_fault(fault, bots)) for fault in found.differences[:_MOST_DIFFERENCES]]
        if more := len(found.differences) - _MOST_DIFFERENCES:
            if more > 0:
                lines.append(self.tr("• and %n more place(s)", "", more))
        if found.program not in (None, _PROGRAM):
            words = self.tr(
                "The game was started with {program}; this is {here}. Its bots may play differently."
            )
            lines.append(filled(words, {"program": str(found.program), "here": _PROGRAM}))
        return lines


class _Field(QLineEdit):
    """A text that can be selected and copied, not changed."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.textChanged.connect(lambda _text: self.setCursorPosition(0))
        self.setFont(fonts.text(style.SMALL))


def _fault(fault: Fault, bots: Bots) -> str:
    """Return the sentence about a difference, its line first."""
    translate = QCoreApplication.translate
    params = dict(fault.params)
    if "kind" in params:
        params["kind"] = kind_name(str(params["kind"]), bots)
    if "seat" in params:
        params["seat"] = int(params["seat"]) + 1
    sentence = filled(translate("Fault", FAULTS[fault.code]), params)
    place, _, rest = fault.where.partition(": ")
    if place.startswith("line "):
        place = filled(translate("Place", LINE), {"line": place.removeprefix("line ")})
    return phrasing.before(place, phrasing.before(rest, sentence))
