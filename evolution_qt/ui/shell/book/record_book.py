"""The record book: what a person's finished games show, in plain figures with the range they may lie in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from evolution_qt.book import export
from evolution_qt.book.figures import FEWEST, Figures, Interval, Mean, Question, Subject
from evolution_qt.book.reading import MIXED
from evolution_qt.core.errors import BadInput, filled
from evolution_qt.core.levels import Bots
from evolution_qt.core.record import HUMAN
from evolution_qt.core.steps import Steps, at_once
from evolution_qt.core.text import N_
from evolution_qt.games import editions as all_editions
from evolution_qt.games import game
from evolution_qt.store.disk import write_whole
from evolution_qt.store.writer import or_fault
from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.phrasing import plain_number
from evolution_qt.ui.kit.plain_text import Label, PushButton, tip
from evolution_qt.ui.shell.book.book_charts import GamesChart, TopicsTable, WinsChart, day, percent, tally
from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.game.score_pages import laurel
from evolution_qt.ui.shell.new_game.player_kinds import animal_of, name_of, offered
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.host import Pages
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.question import YesNoDialog
from evolution_qt.ui.table.presentation import presentation, shown_titles

PAGES: Final = ("results", "points", "topics")
_KINDS: Final = {HUMAN: N_("RecordBookDialog", "People"), MIXED: N_("RecordBookDialog", "Several kinds")}
"""What opponents of any game are called."""
_WIDE: Final = 40
"""Pixels between the facts and the chart."""
_NARROW: Final = 860
"""Where the sheet is narrower, in pixels of a usual window, the chart stands below the facts."""
_CHOICES_BESIDE: Final = 660
"""Where it is narrower, the choices above stand in two lines."""
_TWO_BESIDE: Final = 580
"""Where it is even narrower, each has a line of its own."""
_EMPTY: Final = 560
"""Width of the words where there is nothing yet."""
_SIGN: Final = 84
_LISTING, _OFFERING, _NARROWING, _COUNTING, _DONE = range(5)
"""What is worked out, each before the next: whose games there are, which games, what of those, figures."""


@guarded
class RecordBookDialog(Dialog):
    """Choices above, below them one of three pages, or a word on what will stand here."""

    def __init__(self, keeper: BookKeeper, page: str = "results") -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1160, 720))
        self._keeper = keeper
        self._subjects: list[Subject] = []
        self._is_chosen = False
        """Whether someone has said whose games are meant."""
        self.figures: Figures | None = None
        """What is shown; None while it is worked out for the first time, or if there are no games."""
        self._job = Job(keeper)
        self._since = _DONE
        """Where the work begins that is still to be done."""
        self._progress: tuple[int, int] | None = None
        self._page = page
        self.person, self.game, self.players, self.against = (Choice() for _ in range(4))
        self.pages: dict[str, Alternative] = {}
        self.count = Label()
        self.count.setProperty("role", "muted")
        self.note = Note()
        self.empty = paragraph()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sign = Label()
        self.stack = Pages()
        self.wins = WinsChart()
        self.course = GamesChart()
        self.topics = TopicsTable()
        self.facts = QGridLayout()
        self._facts: dict[tuple[int, int], Label] = {}
        self.verdict = paragraph(role="muted")
        self.about_points, self.about_topics = paragraph(role="muted"), paragraph(role="muted")
        self.export, self.forget, self.remember = PushButton(), PushButton(), PushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.pages[page].setChecked(True)

    def _lay_out(self) -> None:
        self._above = QWidget()
        above = QVBoxLayout(self._above)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(12)
        choices = self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        counted = self._counted = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        above.addLayout(choices)
        above.addLayout(counted)
        choices.setSpacing(16)
        self._pairs: list[QBoxLayout] = []
        for two in (self._boxes()[:2], self._boxes()[2:]):
            beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            self._pairs.append(beside)
            choices.addLayout(beside, 1)
            beside.setSpacing(16)
            for box in two:
                box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                beside.addWidget(box, 1)
        row = QHBoxLayout()
        counted.addLayout(row, 1)
        group = QButtonGroup(self)
        for key in PAGES:
            button = self.pages[key] = Alternative(group)
            button.clicked.connect(lambda _checked=False, page=key: self._turn(page))
            row.addWidget(button)
        row.addStretch(1)
        counted.addWidget(self.count)
        nothing = QWidget()
        middle = QVBoxLayout(nothing)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(2)
        middle.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addSpacing(12)
        words = QHBoxLayout()
        middle.addLayout(words)
        words.addStretch(1)
        words.addWidget(self.empty)
        words.addStretch(1)
        middle.addStretch(3)
        for page in (self._results_page(), self._points_page(), self._topics_page(), nothing):
            self.stack.addWidget(page)
        for one in (self.export, self.forget, self.remember):
            self.buttons.addButton(one, QDialogButtonBox.ButtonRole.ResetRole)
        self.content.addWidget(self._above)
        self.content.addWidget(self.stack, 1)
        self.content.addWidget(self.note)

    def _results_page(self) -> QWidget:
        self.facts.setHorizontalSpacing(18)
        self.facts.setVerticalSpacing(7)
        self.facts.setColumnStretch(2, 1)
        page = QWidget()
        row = self._facts_and_chart = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        row.setContentsMargins(0, 6, 8, 0)
        row.setSpacing(_WIDE)
        left, right = QVBoxLayout(), QVBoxLayout()
        row.addLayout(left, 5)
        row.addLayout(right, 5)
        left.addLayout(self.facts)
        left.addStretch(1)
        self._beside = Label()
        right.setSpacing(8)
        right.addWidget(self._beside)
        right.addWidget(self.wins)
        right.addWidget(self.verdict)
        right.addStretch(1)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _points_page(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 6, 0, 0)
        box.addWidget(self.course, 1)
        box.addWidget(self.about_points)
        return page

    def _topics_page(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 6, 0, 0)
        box.setSpacing(8)
        box.addWidget(self.about_topics)
        box.addWidget(self.topics, 1)
        return page

    def _connect(self) -> None:
        self.person.currentIndexChanged.connect(self._choose_person)
        self.game.currentIndexChanged.connect(self._choose_game)
        for box in self._boxes()[2:]:
            box.currentIndexChanged.connect(self._count_again)
        self.export.clicked.connect(self._ask_where)
        self.forget.clicked.connect(self._ask_to_forget)
        self.remember.clicked.connect(self._remember)
        self._keeper.changed.connect(self._refresh)
        self._keeper.progressed.connect(self._read_on)
        self.finished.connect(self._job.cancel)
        self.destroyed.connect(self._job.cancel)

    def _boxes(self) -> tuple[Choice, Choice, Choice, Choice]:
        return self.person, self.game, self.players, self.against

    # Words

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Statistics"))
        words = (self.tr("Player"), self.tr("Game"), self.tr("Players"), self.tr("Opponents"))
        for word, box in zip(words, self._boxes(), strict=True):
            box.be_called(word)
            box.setToolTip(tip(word))
        for key, word in (
            ("results", self.tr("Wins")),
            ("points", self.tr("Points over time")),
        ):
            self.pages[key].setText(word)
        self._beside.setText(self.tr("Wins against each kind of opponent"))
        self.export.setText(self.tr("Export …"))
        self.forget.setText(self.tr("Reset …"))
        self.remember.setText(self.tr("Count earlier games again"))
        self.about_points.setText(
            self.tr(
                "Each dot is a game; filled dots are victories, alone or shared. After ten games, the "
                "line is the average of the last ten."
            )
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self._refresh()

    def resize_writing(self) -> None:
        """Grow with the window."""
        for chart in (self.wins, self.course, self.topics):
            chart.set_factor(self.factor)
        self._beside.setFont(fonts.text(self.px(style.SMALL + 1), bold=True))
        for label in (self.count, self.about_points, self.about_topics, self.verdict):
            label.setFont(fonts.text(self.px(style.SMALL)))
        self.empty.setFixedWidth(min(self.px(_EMPTY), self.room_on_page()))
        self._facts_and_chart.setDirection(self.direction(_NARROW))
        self._choices.setDirection(self.direction(_CHOICES_BESIDE))
        for pair in self._pairs:
            pair.setDirection(self.direction(_TWO_BESIDE))
        self._counted.setDirection(self.direction(_CHOICES_BESIDE))
        theme = style.shown_theme(self.palette())
        self.sign.setPixmap(laurel(self.px(_SIGN), self.devicePixelRatioF(), theme))
        self._fill_facts()

    def laid(self) -> None:
        """Read what is new meanwhile."""
        super().laid()
        self.resize_writing()
        self.person.setFocus()

    def hasHeightForWidth(self) -> bool:
        """Keep the size of the sheet, whatever page is shown."""
        return False

    # What is asked

    @property
    def asked(self) -> Question | None:
        """Return which games are meant, None if there are none at all."""
        at = self.person.currentIndex()
        if not 0 <= at < len(self._subjects):
            return None
        players, against = self.players.currentData(), self.against.currentData()
        return Question(self._subjects[at], self._editions, int(players or 0), str(against or ""))

    @property
    def _editions(self) -> tuple[str, ...]:
        """The editions whose games are meant: all of one game, or one of them."""
        return tuple(self.game.currentData() or ())

    @property
    def is_working(self) -> bool:
        """Return whether figures are being worked out."""
        return self._job.is_active

    def _work(self, since: int) -> None:
        """Work out what may be another now, from subjects, choices or figures on; in steps if it is much."""
        self._job.cancel()
        self._since = min(self._since, since)
        steps = (self._listing, self._offering, self._narrowing, self._counting)[self._since]()
        self._keeper.work(self._using(steps), bool, self._job)
        if self.is_working and self.figures is None:
            self._show()

    def _using(self, steps: Steps[Figures | None]) -> Steps[None]:
        """Work figures out, then show them."""
        self.figures = yield from steps
        self._since = _DONE
        yield
        yield from self._showing()

    def _refresh(self) -> None:
        """Take over the figures of now; the choices stay as far as they can."""
        if self._keeper.is_writing:  # it says when it has changed
            self._show()
            return
        self._progress = None
        self.remember.setVisible(bool(self._keeper.forgotten.identities))
        self._show_faults()
        self._work(_LISTING)

    def _listing(self) -> Steps[Figures | None]:
        """Offer all whose games there are, then all else."""
        subjects = yield from self._keeper.ledger.finding_subjects()
        before = self.person.currentData() if self._is_chosen else None
        self._subjects = subjects
        with QSignalBlocker(self.person):
            self.person.clear()
            for one in self._subjects:
                self.person.addItem(self._called(one), (one.key, one.is_person))
            keys = [(one.key, one.is_person) for one in self._subjects]
            self.person.setCurrentIndex(keys.index(before) if before in keys else self._foremost())
        self._since = _OFFERING
        return (yield from self._offering())

    def _called(self, one: Subject) -> str:
        if one.is_person:
            return one.name
        return filled(self.tr("{kind} (bot)"), {"kind": opponents(one.key)})

    def _foremost(self) -> int:
        """Return whose games are shown until someone chooses: those of the person who has played last."""
        people = [at for at, one in enumerate(self._subjects) if one.is_person]
        return max(people, key=lambda at: self._subjects[at].last, default=0)

    def _choose_person(self) -> None:
        self._is_chosen = True
        self._work(_OFFERING)

    def _choose_game(self) -> None:
        self._work(_NARROWING)

    def _offering(self) -> Steps[Figures | None]:
        """Offer the games that this one has played, first the one of the last match, then all else."""
        at = self.person.currentIndex()
        editions: list[str] = []
        if 0 <= at < len(self._subjects):
            editions = yield from self._keeper.ledger.finding_editions(self._subjects[at])
        _offer(self.game, _games(editions))
        self._since = _NARROWING
        return (yield from self._narrowing())

    def _narrowing(self) -> Steps[Figures | None]:
        """Offer the numbers of players and opponents that there were in the games meant, then count."""
        at = self.person.currentIndex()
        players: list[int] = []
        against: list[str] = []
        if 0 <= at < len(self._subjects):
            meant = Question(self._subjects[at], self._editions)
            players, against = yield from self._keeper.ledger.finding_choices(meant)
        tables = [(one, self.tr("%n players", "", one)) for one in players]
        _offer(self.players, [(None, self.tr("any number")), *tables])
        kinds = [(key, opponents(key, self._shown)) for key in sorted(against, key=_place)]
        _offer(self.against, [(None, self.tr("all opponents")), *kinds])
        self._since = _COUNTING
        return (yield from self._counting())

    def _count_again(self) -> None:
        self._work(_COUNTING)

    def _counting(self) -> Steps[Figures | None]:
        """Find the figures of the games that are meant."""
        asked = self.asked
        return None if asked is None else (yield from self._keeper.ledger.finding_figures(asked))

    # What is shown

    def _turn(self, page: str) -> None:
        self._page = page
        if self.figures is not None:
            shown = page if not self.pages[page].isHidden() else PAGES[0]
            self.pages[shown].setChecked(True)
            self.stack.setCurrentIndex(PAGES.index(shown))

    @property
    def _shown(self) -> list[str]:
        """The editions meant that this program knows."""
        shown = {one.key for title in shown_titles() for one in title.editions}
        return [key for key in self._editions if key in shown]

    @property
    def _edition(self) -> str:
        """The key of an edition of the game whose figures are shown, empty if that has no table here."""
        return next(iter(self._shown), "")

    def _show(self) -> None:
        """Show the figures of the games that are meant."""
        at_once(self._showing())

    def _showing(self) -> Steps[None]:
        """Do so in steps."""
        is_empty = self.figures is None
        self._above.setVisible(not is_empty)
        self.export.setEnabled(not is_empty or bool(self._keeper.forgotten.identities))
        self.forget.setEnabled(not is_empty and not self._keeper.is_forgetting)
        self._show_count()
        if self.figures is None:
            self.empty.setText(self._about_nothing())
            self.stack.setCurrentIndex(len(PAGES))
            return
        found = self.figures
        order = sorted(found.by_against, key=_place)
        rows = [(opponents(key, self._shown), found.by_against[key]) for key in order]
        self.wins.show_wins([(self.tr("All"), found.wins), *rows] if len(rows) > 1 else rows)
        yield
        self.course.show_games(found.course)
        yield
        yield from self._showing_topics(found)
        self.verdict.setText(self._verdict(found))
        self._fill_facts()
        self._turn(self._page)

    def _showing_topics(self, found: Figures) -> Steps[None]:
        """Show what the game counts of each of its topics; if it has none there is no such page."""
        key = self._edition
        words = presentation(key).topics() if key else None
        self.pages["topics"].setVisible(words is not None)
        if words is not None:
            every = (*presentation(key).cards(game(key), None), *words.things)
            cards = {card.key: card for card in every}
            self.pages["topics"].setText(words.name)
            self.about_topics.setText(words.about)
            yield
            self.topics.show_topics(words, [(cards.get(one.topic), one) for one in found.topics])
            yield

    def _about_nothing(self) -> str:
        if (
            self._progress is not None
            or self._keeper.is_reading
            or (self.is_working and self._since != _DONE)
        ):
            return self.tr("Reading games …")
        if self._keeper.forgotten.identities:
            return self.tr("No game has ended since the reset. The next one will be counted here.")
        return self.tr(
            "No game has been counted yet. This page will show how often each person wins, compared with "
            "pure chance, against whom, and with how many points. Practice, games started from a position, "
            "and seats that changed hands do not count."
        )

    def _show_count(self) -> None:
        if self._progress is not None:
            text = self.tr("Reading games: {done} of {all}")
            self.count.setText(filled(text, {"done": self._progress[0], "all": self._progress[1]}))
            return
        games = self.figures.wins.games if self.figures is not None else 0
        words = self.tr("%n game(s)", "", games)
        if since := self._keeper.forgotten.since:
            words = filled(self.tr("{games} since {date}"), {"games": words, "date": day(since)})
        self.count.setText(words)

    def _show_faults(self) -> None:
        faults = self._keeper.faults()
        if not faults:
            return
        words = self.tr("%n record(s) could not be read and are left out.", "", len(faults))
        self.note.warn(phrasing.text([words, sentence(faults[0])]) if len(faults) == 1 else words)
        self.note.setToolTip(tip("\n".join(sentence(fault) for fault in faults[:10])))

    def _read_on(self, done: int, of_all: int) -> None:
        self._progress = (done, of_all)
        self._show_count()
        if self.figures is None:
            self.empty.setText(self._about_nothing())

    def _verdict(self, found: Figures) -> str:
        """Return a calm sentence on what the wins mean."""
        interval = found.wins.interval
        if interval is None:
            return self.tr(
                "With fewer than %n game(s), only counts are shown: so few games say little about skill.",
                "",
                FEWEST,
            )
        chance = found.wins.chance / found.wins.games
        if interval.low > chance:
            text = self.tr("Clearly more wins than by chance: the whole range lies above.")
        elif interval.high < chance:
            text = self.tr("Clearly fewer wins than by chance: the whole range lies below.")
        else:
            text = self.tr("This may still be luck: the wins by chance lie within the range.")
        likely = self.tr("“Most likely” means: in 95 of 100 cases the true value lies in this range.")
        return phrasing.text([text, likely])

    def rows(self) -> list[tuple[str, str, str]]:
        """Return the facts: what, how much, and what is to be known of it."""
        found = self.figures
        if found is None:
            return []
        wins, games = found.wins, max(found.wins.games, 1)
        won = filled(self.tr("{wins} of {games}"), {"wins": tally(wins.wins), "games": wins.games})
        chance = filled(self.tr("{wins} wins"), {"wins": plain_number(wins.chance, 1)})
        about_wins = about_chance = ""
        if (interval := wins.interval) is not None:
            between = self.tr("{share}, most likely {low} to {high}")
            about_wins = filled(
                between,
                {
                    "share": percent(wins.wins / games),
                    "low": percent(interval.low),
                    "high": percent(interval.high),
                },
            )
            about_chance = percent(wins.chance / games)
        key = self._edition
        columns = zip(game(key).measured.parts, game(key).columns, strict=False) if key else ()
        parts = [
            f"{QCoreApplication.translate('Score', column)} {plain_number(found.means.get(part, 0.0), 1)}"
            for part, column in columns
        ]
        facts = presentation(key).facts(found.most) if key else ()
        return [
            (self.tr("Won"), won, about_wins),
            (self.tr("By chance"), chance, about_chance),
            (self.tr("Points"), plain_number(found.points.value, 1), self._range(found.points)),
            *([("", "", phrasing.facts(parts))] if parts else []),
            (
                self.tr("Lead over the next best"),
                phrasing.signed(found.margin.value, 1),
                self._range(found.margin, with_sign=True),
            ),
            (self.tr("Most points"), str(found.most_points), ""),
            *facts,
        ]

    def _range(self, mean: Mean, *, with_sign: bool = False) -> str:
        interval: Interval | None = mean.interval
        if interval is None:
            return self.tr("on average")
        write = phrasing.signed if with_sign else plain_number
        text = self.tr("on average, most likely {low} to {high}")
        return filled(text, {"low": write(interval.low, 1), "high": write(interval.high, 1)})

    def _fill_facts(self) -> None:
        """Write the facts into their labels, which stay the same; those that a game has not are not seen."""
        sizes = (style.TEXT, style.TEXT + 2, style.SMALL)
        rows = self.rows()
        for (at, _), label in self._facts.items():
            label.setVisible(at < len(rows))
        for at, row in enumerate(rows):
            for column, (words, px) in enumerate(zip(row, sizes, strict=True)):
                label = self._fact(at, column)
                label.setText(words)
                label.setFont(fonts.text(self.px(px), bold=column == 1))

    def _fact(self, at: int, column: int) -> Label:
        if (at, column) in self._facts:
            return self._facts[at, column]
        made = self._facts[at, column] = paragraph(role="muted" if column == 2 else "")
        made.setWordWrap(column == 2)
        self.facts.addWidget(made, at, column, Qt.AlignmentFlag.AlignVCenter)
        return made

    # Export and reset

    def _ask_where(self) -> None:
        """Ask for a file; CSV and JSON differ by the ending."""
        chooser = self.choose_place(
            self.tr("Export your statistics"),
            "evolution-record-book.csv",
            "csv",
            lambda name: self.export_to(Path(name)),
            [self.tr("Tables (*.csv)"), "JSON (*.json)"],
        )
        chooser.filterSelected.connect(
            lambda chosen: chooser.setDefaultSuffix("json" if "json" in chosen else "csv")
        )

    def export_to(self, path: Path) -> None:
        """Write all rows: one JSON file, or two CSV files, the second for the traits."""
        self._keeper.work(self._making(path), self._write)

    def _making(self, path: Path) -> Steps[dict[Path, bytes]]:
        """Work out what the files hold."""
        ledger = self._keeper.ledger
        if path.suffix.lower() == ".json":
            files = {path: export.writing_json(ledger)}
        else:
            second = path.with_name(f"{path.stem}-traits{path.suffix or '.csv'}")
            files = {path: export.writing_seats_csv(ledger), second: export.writing_traits_csv(ledger)}
        made: dict[Path, bytes] = {}
        for file, steps in files.items():
            made[file] = yield from steps
            yield
        return made

    def _write(self, files: Mapping[Path, bytes]) -> None:
        """Have the files written."""
        self._keeper.writer.do(or_fault(partial(_write_all, files)), partial(self._show_written, list(files)))

    def _show_written(self, files: Sequence[Path], outcome: BadInput | None) -> None:
        """Show what was written, unless the sheet was closed meanwhile."""
        if not isValid(self):
            return
        if outcome is not None:
            text = self.tr("This cannot be written: {file}")
            self.note.warn(filled(text, {"file": str(files[0])}))
            return
        names = phrasing.row([str(file) for file in files])
        self.note.say(filled(self.tr("Saved: {file}"), {"file": names}))

    def _ask_to_forget(self) -> None:
        self.ask(ForgetDialog(), self._forget)

    def _forget(self) -> None:
        self._keeper.forget(self._show_kept)
        self._show()

    def _remember(self) -> None:
        self._keeper.remember(self._show_kept)

    def _show_kept(self, is_kept: bool) -> None:
        if not is_kept and isValid(self):
            self.note.warn(self.tr("This lasts until you quit; it cannot be saved."))


class ForgetDialog(YesNoDialog):
    """Asks whether the book is to begin again; `accepted` is yes."""

    def __init__(self) -> None:
        super().__init__(420)

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Reset your statistics?"))
        self.words.setText(
            self.tr(
                "The games so far will no longer count. Their records stay, and you can count them again "
                "later."
            )
        )
        self.answers(self.tr("Reset"), self.tr("Cancel"))


def opponents(key: str, editions: Iterable[str] = ()) -> str:
    """Return what a kind of opponents is called; one that this program does not know by its own word.

    Games may call a kind otherwise: it has its names of the *editions* that are meant, of all if none is;
    where it is stronger in one than in another, that is left out.
    """
    if key in _KINDS:
        return QCoreApplication.translate("RecordBookDialog", _KINDS[key])
    every = [game(edition).bots() for edition in editions] or _bots()
    own = [bots for bots in every if key in bots.words] or every[:1]
    names = dict.fromkeys(name_of(key, bots) for bots in own)
    if len(names) > 1:
        names = dict.fromkeys(animal_of(key, bots) for bots in own)
    return phrasing.row(list(names))


def _place(key: str) -> int:
    """Return where a kind of opponents stands in a list: programs, levels, others, people."""
    order = dict.fromkeys([*[kind for bots in _bots() for kind in offered(bots)[1:]], *_KINDS])
    return list(order).index(key) if key in order else -1


def _bots() -> list[Bots]:
    return [game(edition.key).bots() for edition in all_editions()]


def _games(editions: Sequence[str]) -> list[tuple[object, str]]:
    """Return the games that have these editions, in their order; behind one with several, each of those."""
    titles = {one.key: title for title in shown_titles() for one in title.editions}
    entries: dict[object, str] = {}
    for key in editions:
        if (title := titles.get(key)) is None:
            entries[key,] = key
            continue
        name = QCoreApplication.translate("Edition", title.called)
        of_game = [one for one in title.editions if one.key in editions]
        entries.setdefault(tuple([one.key for one in of_game]), name)
        for one in of_game:
            words = QCoreApplication.translate("Edition", one.name)
            entries.setdefault((one.key,), phrasing.facts([name, words]))
    return list(entries.items())


def _offer(box: Choice, entries: Sequence[tuple[object, str]]) -> None:
    """Fill a box; what was chosen stays chosen if it is still there, else the first is."""
    before = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for key, words in entries:
            box.addItem(words, key)
        keys = [key for key, _ in entries]
        box.setCurrentIndex(keys.index(before) if before in keys else min(0, len(keys) - 1))
        box.setEnabled(len(entries) > 1)


def _write_all(files: Mapping[Path, bytes]) -> None:
    """Write several files. Raises OSError."""
    for file, data in files.items():
        write_whole(file, data)
