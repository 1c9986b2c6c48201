"""Who plays which seat: people come and go, and a bot plays on for a person who leaves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.kit import art
from evolution_qt.ui.kit.palette import Badge
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.game.roster import own_name
from evolution_qt.ui.shell.new_game import player_kinds
from evolution_qt.ui.shell.new_game.naming import Naming
from evolution_qt.ui.shell.new_game.player_names import of_people, tidied
from evolution_qt.ui.shell.new_game.seat_choices import PlayerChoice
from evolution_qt.ui.shell.settings.settings import LONGEST_NAME, NOBODY_YET, Settings
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Choice, LineEdit, Tick
from evolution_qt.ui.table.presentation import presentation

_WIDTH: Final = 600
_GIVING_UP: Final = 460
_CREST: Final = 28
_LINE: Final = 24
"""The room for a fault, kept so that the sheet keeps its size."""


class Seating(Naming):
    """A line for each seat: its crest, who plays, and by which name. Subclasses say what follows from it."""

    chosen = Signal(object)
    """What was decided, as `answer` returns it."""
    others: Sequence[str] = ()
    """Who can be chosen besides the game's own players and programs."""

    def __init__(
        self,
        names: Sequence[str],
        present: Sequence[str],
        settings: Settings,
        rules: AnyGame,
        *,
        badges: Sequence[Badge] = (),
        called: Sequence[str] = (),
    ) -> None:
        """Begin with those who are *present*, by their *names*; what the seats are *called*, and their
        crests, stay.

        Without that they are called by the names.
        """
        super().__init__(settings)
        self._badges = badges
        self._called = called or names
        self.want_width(_WIDTH)
        self._names, self.present = list(names), list(present)
        self.lines: list[LineEdit] = []
        self._offered: list[str] = []
        """What stood in the lines at first: a name of a record may be longer than they take, or not shown."""
        self.crests: list[Label] = []
        """The marks of the seats, in their order."""
        self.words = paragraph(role="muted")
        room = self.fault.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # the sheet keeps its size
        self.fault.setSizePolicy(room)
        grid = QGridLayout()
        self.content.addLayout(grid)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        self._rules = rules
        has_badges = presentation(rules.key).badge is not None
        for at, (name, kind) in enumerate(zip(self._names, self.present, strict=True)):
            box = PlayerChoice(self.others, kind)
            box.program_asked.connect(self.ask_program)
            crest, who = Label(), LineEdit(own_name(name, kind) if has_badges else name)
            who.setMaxLength(LONGEST_NAME)
            self._offered.append(who.text())
            who.offer(of_people(settings.names))
            box.currentIndexChanged.connect(self.check)
            who.textChanged.connect(self.check)
            self.follow(who)
            for column, widget in enumerate((crest, box, who)):
                grid.addWidget(widget, at, column)
            self.boxes.append(box)
            self.lines.append(who)
            self.crests.append(crest)
        grid.setColumnStretch(2, 1)
        self.content.addWidget(self.words)
        self.content.addWidget(self.fault)
        self.offer_programs()
        self.check()
        self.resize_writing()
        self.accepted.connect(self._choose)

    def answer(self) -> object:
        """Return what is decided; every subclass has its own."""
        raise NotImplementedError

    def _choose(self) -> None:
        self.chosen.emit(self.answer())

    def names(self) -> list[str]:
        """Return the names by seat; who may not be renamed, or was not, keeps the own one if it is one."""
        found = []
        for line, box, offered, name in zip(self.lines, self.boxes, self._offered, self._names, strict=True):
            is_as_it_was = line.text() == offered and bool(tidied(name))
            is_left_out = not offered and box.currentData() == HUMAN  # a bot's name that was not shown
            is_kept = not line.isEnabled() or (is_as_it_was and not is_left_out)
            found.append(name if is_kept else tidied(line.text()))
        return found

    def plans(self) -> list[tuple[str, str]]:
        """Return who is to play each seat, and by which name."""
        return list(zip([box.currentData() for box in self.boxes], self.names(), strict=True))

    @property
    def game(self) -> AnyGame:
        """Return the game that is played."""
        return self._rules

    def offer_programs(self) -> None:
        """Offer the outside programs that are known now."""
        for box in self.boxes:
            box.offer(self._rules.bots(), self._settings.programs)
        self.retranslate()

    def _draw_crests(self) -> None:
        for place, badge in zip(self.crests, self._badges, strict=False):
            place.setPixmap(art.crest(badge, self.px(_CREST), self.devicePixelRatioF()))

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.fault.setMinimumHeight(self.px(_LINE))
        self._draw_crests()

    def retranslate(self) -> None:
        """Write every word again."""
        for name, box in zip(self._called, self.boxes, strict=True):
            box.retranslate()
            box.be_called(filled(self.tr("Who plays for {name}"), {"name": name}))
        for number, line in enumerate(self.lines, 1):
            line.setAccessibleName(filled(self.tr("Name of player {number}"), {"number": str(number)}))


class SeatsDialog(Seating):
    """The seats of a running game that change hands: seat, who is to play there, and name."""

    def __init__(
        self,
        names: Sequence[str],
        present: Sequence[str],
        settings: Settings,
        rules: AnyGame,
        seat: int,
        waiting: Collection[int] = (),
        *,
        badges: Sequence[Badge] = (),
        called: Sequence[str] = (),
    ) -> None:
        """*seat* has the keyboard first; the seats in *waiting* are kept for a player who comes."""
        self._first = seat
        self._waiting = waiting
        super().__init__(names, present, settings, rules, badges=badges, called=called)

    def answer(self) -> list[tuple[int, str, str]]:
        """Return the seats that change hands, who is to play there, and by which name."""
        before = zip(self.present, self._names, strict=True)
        found = enumerate(zip(self.plans(), before, strict=True))
        return [(seat, *now) for seat, (now, then) in found if now != then]

    def check(self) -> None:
        """Let a person who comes give a name; a bot that stays keeps its own."""
        for box, line, present in zip(self.boxes, self.lines, self.present, strict=False):
            line.setEnabled(box.currentData() == HUMAN or box.currentData() != present)
        super().check()

    def laid(self) -> None:
        """Let the seat that is meant have the keyboard."""
        super().laid()
        self.boxes[self._first].setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.entitle(self.tr("Players"))
        for seat in self._waiting:
            box, kind = self.boxes[seat], self.present[seat]
            words = filled(
                self.tr("Open seat ({kind})"), {"kind": player_kinds.kind_name(kind, self._rules.bots())}
            )
            box.setItemText(box.findData(kind), words)
        self.words.setText(
            self.tr(
                "Players may come and go: a bot plays on from the same position, and the seat can be taken "
                "again at any time. The record shows who played when."
            )
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Play on with these players"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))


class PlayOnDialog(Seating):
    """The players of a game that begins in the middle of another: kind and name at each seat."""

    others = (NOBODY_YET,)

    def answer(self) -> list[tuple[str, str]]:
        """Return who is to play each seat, and by which name."""
        return self.plans()

    def laid(self) -> None:
        """If a person plays, let Return begin at once, else let the first seat have the keyboard."""
        super().laid()
        begin = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        (begin if HUMAN in self.present else self.boxes[0]).setFocus()

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.entitle(self.tr("Choose the players"))
        self.words.setText(
            self.tr(
                "A new game starts from this position, with these players. It does not count, since the "
                "cards may have been seen. The original game stays as it is."
            )
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Play on"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))


class GiveUpDialog(Dialog):
    """Asks whether someone gives up.

    `chosen` tells who plays on, and whether the end is shown without motions.
    """

    pauses_game = True
    chosen = Signal(str, bool)

    def __init__(self, name: str, bots: Bots, *, is_last: bool) -> None:
        """One of the game's *bots* takes over; *is_last* says that no one but bots would be left."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._name = name
        self.words = paragraph()
        self.words.setMinimumWidth(_GIVING_UP)
        self.label = Label()
        self._bots = bots
        self.kind = Choice(player_kinds.offered(bots)[1:], bots.stand_in)
        self.label.setBuddy(self.kind)
        self.at_once = Tick()
        self.at_once.setChecked(True)
        self._is_last = is_last
        grid = QGridLayout()
        self.content.addWidget(self.words)
        self.content.addLayout(grid)
        grid.setHorizontalSpacing(14)
        grid.addWidget(self.label, 0, 0)
        grid.addWidget(self.kind, 0, 1)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(self.at_once)
        self.at_once.setVisible(is_last)  # before that it would be a window of its own
        self.accepted.connect(
            lambda: self.chosen.emit(self.kind.currentData(), self._is_last and self.at_once.isChecked())
        )
        self.retranslate()

    def spoken_question(self) -> str:
        """Return what giving up means."""
        return self.words.text()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.words.setMinimumWidth(min(self.px(_GIVING_UP), self.room_on_page()))

    def retranslate(self) -> None:
        """Write every word again."""
        name = {"name": self._name}
        self.entitle(self.tr("Give up?"))
        self.words.setText(
            filled(
                self.tr(
                    "A bot takes over for {name} and finishes the game so that the scores can be counted. "
                    "The record shows when it took over."
                ),
                name,
            )
        )
        self.label.setText(self.tr("Who takes over"))
        for at in range(self.kind.count()):
            self.kind.setItemText(at, player_kinds.kind_name(self.kind.itemData(at), self._bots))
        self.at_once.setText(self.tr("Skip to the final scores"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Give up"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Play on"))
