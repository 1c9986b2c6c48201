"""Setting up a new game: how many play and against whom; behind *More* everything else.

That is the edition, each seat, rules, variants and a seed. Faults are named in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, cast

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from evolution_qt.brain.ratings import measured, rating
from evolution_qt.core.errors import filled
from evolution_qt.core.fairness import seed_of
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.core.record import HUMAN
from evolution_qt.core.title import EditionTitle, Title
from evolution_qt.games import game, keys, title_of
from evolution_qt.ui.kit.pixmap_cache import Steps, missing
from evolution_qt.ui.kit.plain_text import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell.new_game import option_words, player_kinds
from evolution_qt.ui.shell.new_game.house_rules import EditionsDialog, HouseRulesDialog
from evolution_qt.ui.shell.new_game.naming import Naming
from evolution_qt.ui.shell.new_game.opponents import Opponents
from evolution_qt.ui.shell.new_game.player_names import given_by_none, of_people
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog, side_name
from evolution_qt.ui.shell.new_game.seat_list import BETWEEN_LINES, SeatList, SeatRow
from evolution_qt.ui.shell.new_game.set_up import SetUp, laid_out_by
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import ShortLine, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.choice import Choice, LineEdit, Tick
from evolution_qt.ui.shell.window.language import spoken
from evolution_qt.ui.table.presentation import called_lessons, is_shown, presentation, shown_titles

_WORDS: Final = ("game", "players", "who", "opponents", "edition", "seats", "set_up", "rules", "seed")
"""What the lines of the sheet are called."""
_FEW: Final = 2
"""So many changed rules are named; of more only the number is."""
_LONGEST_SEED: Final = 60
_WIDTH: Final = 920
_WITH_SET_UP: Final = 1180
"""With the set-up beside the seats."""
_WITH_SIDES: Final = 1260
_WITH_FEW_SIDES: Final = 1120
"""The least for that: where the seats have several sides, and where they have not."""
_FOLDED_WIDTH: Final = 880
_NARROW: Final = 700
"""Where a sheet is narrower, in pixels of a usual window, lines are broken."""
_SEED: Final = 220
_BESIDE: Final = 18
"""Pixels between what something is called and the thing."""
_BETWEEN_OPPONENTS: Final = 6
_BETWEEN: Final = 14
"""Pixels between one question of the first stage and the next, and between parts of a line."""
_BETWEEN_TICKS: Final = 22
_SEVERAL: Final = 2
"""So many people play at least where several do."""
_USUAL_COUNT: Final = 3
"""So many players are proposed before the first game."""
_COUNT: Final = QSize(44, 34)
"""The least size of a button with a number of players."""


def to_learn() -> Iterator[Callable[[], object]]:
    """Yield what this sheet needs to know and keeps: some 30 ms of work, to be done before it is opened."""
    yield from (partial(measured, key) for key in keys())
    yield from (partial(given_by_none, seat) for seat in range(max(_players(shown_titles()))))
    yield partial(of_people, ())


def _players(titles: Sequence[Title]) -> list[int]:
    """Return all numbers of players that any of the games can be played with."""
    return sorted({count for title in titles for count in title.players})


class NewGameDialog(Naming):
    """Emits `planned` with a GamePlan and a seed, or None for any seed."""

    planned = Signal(object, object)
    crests_chosen = Signal(object)
    """The colours and faces of the people, before `planned`."""
    steps_asked = Signal(str)
    """A person wants to learn the chosen game by playing first: the key of its edition."""
    more_toggled = Signal(bool)
    """A person has unfolded or folded what is behind *More*."""

    def __init__(self, settings: Settings, game: str = "") -> None:
        """Propose what was played last, or the game that has the edition with a key."""
        super().__init__(settings)
        self._titles = shown_titles()
        self._wanted = game
        self.chosen_title = self._titles[0]
        self._rules: dict[str, Value] = {}
        self._words = {key: Label() for key in _WORDS}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(_BESIDE)
        self._grid.setColumnStretch(1, 1)
        self.content.addLayout(self._grid)
        self._set_up_looks: object = None
        """How the set-up lies, and how large it is."""
        self._lines: list[QBoxLayout] = []
        """What lies beside each other, or one below the other where the sheet is narrow."""
        self.is_unfolded = False
        """Whether what is behind *More* is seen."""
        self.accepted.connect(self._begin)

    def make(self) -> Steps:
        """Make all questions, with what was played last as their answers."""
        self._make_first_stage()
        self.seats = SeatList(max(self.counts), self._settings, self.fault, self.scrolled.page)
        yield
        for row in self.seats.make():
            row.kind.program_asked.connect(self.ask_program)
            self.follow(row.name)
            self.dress(row)
            yield
        self._make_rest()
        yield
        self._show_plan(self._settings.last)
        yield
        for steps in missing(self.seats.show_crests):
            yield from steps
            yield
        self._listen()
        yield from self._folding(is_unfolded=self._settings.more or not self._fits_first_stage())
        if self._wanted:
            yield
            self.choose_game(self._wanted)

    def _listen(self) -> None:
        """Follow what is chosen from now on."""
        self._title_group.idToggled.connect(self._choose_title)
        self._group.idToggled.connect(self.check)
        self.edition.currentIndexChanged.connect(self.check)
        self.opponents.chosen.connect(self._take_opponent)
        self.alone.clicked.connect(self._take_people)
        self.several.clicked.connect(self._take_people)
        self.more.clicked.connect(self._toggle_more)
        for tick in (self.variant, self.practice, self.open_hands):
            tick.toggled.connect(self.check)
        self.short.clicked.connect(self._take_short)
        self.set_up.changed.connect(self.check)
        self.seed.textChanged.connect(self.check)
        self.seats.begin()
        self.seats.changed.connect(self.check)
        self.seats.crest_asked.connect(self._ask_crest)
        for key in ("opponents", "seats", "set_up"):
            self._grid.setAlignment(self._words[key], Qt.AlignmentFlag.AlignTop)

    def _make_first_stage(self) -> None:
        """Make what every player sees: the game, how many play, and against whom."""
        self._title_group, self._group = QButtonGroup(self), QButtonGroup(self)
        self.titles: dict[str, Alternative] = {}
        for at, title in enumerate(self._titles):
            button = self.titles[title.key] = Alternative(self._title_group)
            self._title_group.setId(button, at)
        self.counts: dict[int, Alternative] = {}
        for count in _players(self._titles):
            button = self.counts[count] = Alternative(self._group, "sign")
            button.setText(str(count))
            self._group.setId(button, count)
        self.about_edition = paragraph(role="muted")
        self.about_edition.setWordWrap(False)
        self.opponents = Opponents()
        self.opponents.most = max(
            len(game(title.editions[0].key).bots().short_list) for title in self._titles
        )
        self.hidden_part = paragraph(role="muted")
        named = self._line(*self.titles.values(), None)
        self.about_game = paragraph(role="muted")
        players = self._line(_beside(*self.counts.values(), None), self.about_edition)
        group = QButtonGroup(self)
        self.alone, self.several = Alternative(group), Alternative(group)
        who = _beside(self.alone, self.several, None)
        self._add(self._words["game"], named, columns=2)
        self._add(None, self.about_game, columns=2)
        self._below_game = self._grid.rowCount()
        self._add(self._words["players"], players)
        self._who_line = self._add(self._words["who"], who)
        self._add(self._words["opponents"], self.opponents)
        self._add(None, self.hidden_part)
        for widget in (self._words["game"], named):
            widget.setVisible(len(self._titles) > 1)
        self.more, self.steps = PushButton(), PushButton()
        for word in (self.more, self.steps):
            self.buttons.addButton(word, QDialogButtonBox.ButtonRole.ResetRole)
        self.steps.clicked.connect(self._ask_steps)

    def _make_rest(self) -> None:
        """Make what is behind *More*: the edition, the seats, variants, rules and a seed."""
        self.edition = Choice(())
        self.compare, self.rules = ToolButton(), ToolButton()
        for button, asked in ((self.compare, self._compare), (self.rules, self._ask_rules)):
            button.setProperty("role", "word")
            button.clicked.connect(asked)
        self.rows = self.seats.rows
        self.boxes = [row.kind for row in self.rows]
        self.variant, self.short, self.practice, self.open_hands = Tick(), Tick(), Tick(), Tick()
        self.set_up = SetUp()
        self.about_rules = ShortLine()
        self.seed = LineEdit()
        self.seed.setMaxLength(_LONGEST_SEED)
        self._words["edition"].setBuddy(self.edition)
        self._words["seed"].setBuddy(self.seed)
        top = self._line(self.edition, self.compare)
        offered = (self.variant, self.short, self.practice, self.open_hands)
        ticks = self._line(*offered, None, between=_BETWEEN_TICKS)
        changed, seeded = _beside(self.rules, self.about_rules), _beside(self._words["seed"], self.seed)
        changed.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        seeded.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        deal = self._line(changed, seeded)
        self._edition_line = self._add(self._words["edition"], top)
        self._seats_line = self._add(self._words["seats"], self.seats)
        self._set_up_at = self._grid.rowCount()
        set_up = self._add(self._words["set_up"], self.set_up)
        self._rest = [
            *self._edition_line,
            *set_up,
            *self._add(None, ticks),
            *self._add(self._words["rules"], deal),
        ]

    def _line(self, *parts: QWidget | None, between: int = _BETWEEN) -> QWidget:
        """Return parts that lie beside each other where there is room; None takes what is left."""
        line = _beside(*parts, between=between)
        self._lines.append(cast("QBoxLayout", line.layout()))
        return line

    def _add(self, words: Label | None, part: QWidget, columns: int = 1) -> list[QWidget]:
        """Add a line of the sheet with what it is called; return both."""
        at = self._grid.rowCount()
        if words is not None:
            self._grid.addWidget(words, at, 0)
        self._grid.addWidget(part, at, 1, 1, columns)
        return [part] if words is None else [words, part]

    # The two stages

    def _fold(self, *, is_unfolded: bool) -> None:
        """Show what is behind *More*, or hide it, in the game that is chosen.

        Of several people the seats are seen on the first page too, with their names.
        """
        for _ in self._folding(is_unfolded=is_unfolded):
            pass

    def _folding(self, *, is_unfolded: bool) -> Steps:
        """Do so in steps."""
        self.is_unfolded = self.seats.describes = is_unfolded
        people = self.seats.people()
        (self.alone if people <= 1 else self.several).setChecked(True)
        for part in self._who_line:
            part.setVisible(not is_unfolded)
        for part in self._seats_line:
            part.setVisible(is_unfolded or people > 1)
        for part in self._rest:
            part.setVisible(is_unfolded)
        for part in self._edition_line:  # a game with one edition has nothing to choose
            part.setVisible(is_unfolded and len(self.chosen_title.editions) > 1)
        self.set_up.setVisible(is_unfolded and bool(laid_out_by(self.game)))
        self._lay_set_up()
        self._lay_opponents()
        yield
        yield from self._retranslating()
        self.write_anew()

    def _lay_set_up(self) -> None:
        """Let the set-up lie beside all below the game where there is room, else in a line of the sheet."""
        has_any = not self.set_up.isHidden()
        least = _WITH_SIDES if self._laid_out.sides_each > 1 else _WITH_FEW_SIDES
        is_wide = has_any and self.direction(least) == QBoxLayout.Direction.LeftToRight
        self.want_width(_WITH_SET_UP if is_wide else _WIDTH if self.is_unfolded else _FOLDED_WIDTH)
        self._words["set_up"].setVisible(has_any and not is_wide)
        self.seats.keep_room(is_kept=self.is_unfolded and (is_wide or not has_any))
        if is_wide:
            self._grid.addWidget(
                self.set_up, self._below_game, 2, self._grid.rowCount() - self._below_game, 1
            )
        else:
            self._grid.addWidget(self.set_up, self._set_up_at, 1)
        above = QBoxLayout.Direction.BottomToTop  # the picture above what can be chosen
        way = above if is_wide else self.direction(_NARROW)
        looks = way, self.factor, self.devicePixelRatioF()
        if looks != self._set_up_looks:  # each time it plays a game up to its beginning
            self._set_up_looks = looks
            self.set_up.resize_writing(way, self.px)

    def _lay_opponents(self) -> None:
        """Name opponents in a row where each seat is described, else as a list with a sentence for each."""
        is_wide = self.direction(_NARROW) == QBoxLayout.Direction.LeftToRight
        in_a_row = not self.seats.isHidden() and is_wide
        self.opponents.lay_out(in_a_row=in_a_row, between=self.px(_BETWEEN_OPPONENTS))
        self._grid.setVerticalSpacing(self.px(BETWEEN_LINES if in_a_row else _BETWEEN))

    def choose_game(self, edition: str) -> None:
        """Choose the game that has this edition."""
        self.titles[title_of(edition).key].setChecked(True)

    def _ask_steps(self) -> None:
        self.reject()
        self.steps_asked.emit(self.chosen_edition.key)

    def _toggle_more(self) -> None:
        self._fold(is_unfolded=not self.is_unfolded)
        self.more_toggled.emit(self.is_unfolded)

    def _opponent(self) -> str:
        """Return the one of the short list that plays at all seats but a person's, empty if none does."""
        found = self.seats.only_opponent()
        return found if found in self.opponents.buttons else ""

    def _fits_first_stage(self) -> bool:
        """Return whether the first stage shows all that is not as usual."""
        plan = self.plan()
        has_sides = any(seat.sides for seat in plan.seats)
        people = self.seats.people()
        is_usual = people and not (plan.rules or plan.open_hands or plan.practice or has_sides)
        shows_seats = people > 1 or bool(self._opponent())
        return bool(is_usual) and shows_seats and not self.seed.text().strip()

    def _take_opponent(self, kind: str) -> None:
        """Let an opponent play at all seats of bots."""
        self.seats.take_opponent(kind)
        self.check()

    def _take_people(self) -> None:
        """Let one person play, or several: then the cursor waits for the name of the second."""
        is_alone = self.alone.isChecked()
        self.seats.take_people(1 if is_alone else _SEVERAL, self._opponent() or self._proposed)
        self._fold(is_unfolded=False)
        if not is_alone:
            name = self.rows[1].name
            name.setFocus()
            name.selectAll()

    def _choose_title(self, at: int, on: bool) -> None:
        """Offer the editions and opponents of another game."""
        if not on:
            return
        was_usual = bool(self._opponent())
        title = self._titles[at]
        with QSignalBlocker(self.seats):  # all is checked once, when the seats have their opponents
            self._offer_title(title, self._settings.edition(spoken(), title))
            if was_usual:
                self.seats.take_opponent(self._proposed)
        self._fold(is_unfolded=self.is_unfolded)

    def _offer_title(self, title: Title, key: str) -> None:
        """Offer the editions and opponents of a game, and choose the edition with this key."""
        self.chosen_title = title
        with QSignalBlocker(self.edition):
            self.edition.offer_words(self._editions())
            self.edition.put(key)
        self.steps.setVisible(presentation(title.editions[0].key).teaches)
        self.steps.setText(called_lessons(title.editions[0].key))
        self.opponents.offer(self._bots.short_list)
        self.seats.offer(self._bots, self._settings)

    def _editions(self) -> dict[str, str]:
        """Return by their keys what the editions of the chosen game are called among each other."""
        translate = QCoreApplication.translate
        return {one.key: translate("Edition", one.name) for one in self.chosen_title.editions}

    def resize_writing(self) -> None:
        """Grow with the window."""
        way = self.direction(_NARROW)
        for line in self._lines:
            line.setDirection(way)
        self.seats.resize_writing(way, self.px)
        self._lay_set_up()
        self.seed.setMaximumWidth(self.px(_SEED))
        for button in self.counts.values():
            button.setMinimumSize(_COUNT * self.factor)
        self._lay_opponents()

    def _align(self) -> None:
        """Give each seat its room, and let words stand at the height of the first of several lines."""
        self.seats.measure()
        self._words["opponents"].setMinimumHeight(self.opponents.align())
        self._words["seats"].setMinimumHeight(self.rows[0].sizeHint().height())

    def dress(self, part: QWidget) -> None:
        """Write in the current size, also at seats that are kept free and were never seen."""
        super().dress(part)
        if part is self:
            self._align()

    # Values

    @property
    def game(self) -> AnyGame:
        """Return the game that is chosen, by its edition alone."""
        return game(self.chosen_edition.key)

    @property
    def _bots(self) -> Bots:
        return game(self.chosen_title.editions[0].key).bots()

    @property
    def _proposed(self) -> str:
        """Return the opponent proposed in the chosen game: the weakest before a match of it has ended."""
        is_new = not self._settings.ended(self.chosen_title.key)
        return self._bots.short_list[0] if is_new else self._bots.stand_in

    @property
    def chosen_edition(self) -> EditionTitle:
        """Return the edition that is chosen."""
        return self.chosen_title.editions[self.edition.currentIndex()]

    @property
    def _laid_out(self) -> AnyGame:
        """Return the game with the options that are set."""
        return self.game.with_options(self._differs())

    def plan(self) -> GamePlan:
        """Return the game as it is set up now."""
        return GamePlan(
            self.chosen_edition.key,
            self.seats.plans(),
            tuple(self._differs().items()),
            open_hands=self.open_hands.isEnabled() and self.open_hands.isChecked(),
            practice=self.practice.isEnabled() and self.practice.isChecked(),
        )

    def chosen_seed(self) -> int | None:
        """Return the seed, None if any will do."""
        text = self.seed.text().strip()
        return seed_of(text) if text else None

    def _begin(self) -> None:
        self.crests_chosen.emit(self.seats.chosen_crests())
        self.planned.emit(self.plan(), self.chosen_seed())

    def names(self) -> list[str]:
        """Return the names by seat."""
        return [seat.name for seat in self.seats.plans()]

    def why_not(self) -> str:
        """Return what stands in the way of this game, empty if nothing does."""
        if fault := super().why_not():
            return fault
        set_now = self._differs()
        for rule in self.game.options:
            if rule.key in set_now and rule.players not in (0, self.seats.count):
                words = self.tr("“{rule}” is for {players} players only: reset it, or play with {players}.")
                return filled(words, {"rule": option_words.name_of(rule), "players": rule.players})
        return self._wrong_sides()

    def _wrong_sides(self) -> str:
        """Return what is wrong about the sides that are chosen, empty if nothing is."""
        game, seats = self._laid_out, self.seats.plans()
        for seat in seats:
            if seat.sides and len(seat.sides) != game.sides_each:
                words = self.tr("{name} has chosen {chosen} of {count}: choose all, or leave all at random.")
                numbers = {"chosen": str(len(seat.sides)), "count": str(game.sides_each)}
                return filled(words, {"name": seat.name, **numbers})
        every = [side for seat in seats for side in seat.sides]
        twice = next((side for side in every if every.count(side) > 1), "")
        if not twice:
            return ""
        return filled(self.tr("“{side}” is chosen twice."), {"side": side_name(game, twice)})

    @property
    def _variant(self) -> Option | None:
        """Return the option of the game that makes another way to play by a tick; None if it has none."""
        ticks = (one for one in self.game.options if one.is_variant and isinstance(one.default, bool))
        return next(ticks, None)

    @property
    def _short(self) -> Option | None:
        """Return the house rule of the game that has a tick too; None if it has none."""
        return next((one for one in self.game.options if one.tick is not None), None)

    def _differs(self) -> dict[str, Value]:
        """Return the options that are set and that the chosen edition has otherwise."""
        set_now = {**self._rules, **self.set_up.values()}
        if self._variant is not None:
            set_now[self._variant.key] = self.variant.isChecked()
        return differing(set_now, self.game.options)

    def accept(self) -> None:
        """Begin, or show what stands in the way and put the cursor there."""
        if self.why_not() and not self.is_unfolded and (self.seats.isHidden() or not any(self.wrong_names())):
            self._fold(is_unfolded=True)
        super().accept()
        if not self.is_answered:
            wrong = [row.name for row in self.seats.taken if row.name.property("wrong")]
            sides = [row.sides.boxes[0] for row in self.seats.taken if row.sides.boxes]
            (wrong or (sides if self._wrong_sides() else []) or [self.rules])[0].setFocus()

    # What lies over this sheet

    def laid(self) -> None:
        """Let Return begin at once; before the first game, where names are seen, one can be written."""
        super().laid()
        self.resize_writing()  # now that everything is dressed
        self._align()
        if self._settings.last.seats or not self.is_unfolded:
            self.buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()
        else:
            self.rows[0].name.setFocus()
            self.rows[0].name.selectAll()

    def _compare(self) -> None:
        """Show what differs between the editions."""
        self.lay(EditionsDialog(self.chosen_edition.key))

    def _ask_crest(self, row: SeatRow) -> None:
        """Let a face and a colour be chosen for a person."""
        sheet = CrestDialog(row.plan().name or row.nameless(), row.crest)
        sheet.chosen.connect(partial(self.seats.choose_crest, row))
        self.lay(sheet)

    def _ask_rules(self) -> None:
        """Let rules be changed."""
        sheet = HouseRulesDialog(self.game, self._rules, self.seats.count)
        sheet.chosen.connect(self._take_rules)
        self.lay(sheet)

    def _take_rules(self, rules: dict[str, Value]) -> None:
        self._rules = rules
        self.check()

    def _take_short(self, on: bool) -> None:
        """Set the house rule that has a tick to its value, or as the edition has it."""
        assert self._short is not None
        assert self._short.tick is not None
        rules = {key: value for key, value in self._rules.items() if key != self._short.key}
        self._take_rules({**rules, self._short.key: self._short.tick[0]} if on else rules)

    def offer_programs(self) -> None:
        """Offer the outside programs that are known now."""
        self.seats.offer(self._bots, self._settings)
        self.seats.retranslate()

    # What is said

    def _strength(self, seat: SeatPlan) -> str:
        """Return how strong a level was measured to be at a table like this; nothing if that is not known.

        With a character or other rules it was not measured.
        """
        found = rating(self.chosen_edition.key, self.seats.count, seat.kind)
        if found is None or seat.character or self._differs():
            return ""
        if seat.kind == self._bots.anchor:
            return self.tr("The strength of all other bots is measured against this one: it counts 1000.")
        #: How strong a level is, as Elo counts it: another level has 1000; measured with so many players
        text = self.tr(
            "Measured strength {rating}\u00a0±\u00a0{spread} with {players} players ({anchor}:\u00a01000). "
            "100 more means finishing ahead in 64 of 100 games."
        )
        anchor = player_kinds.name_of(self._bots.anchor, self._bots)
        numbers = {"rating": found.value, "spread": found.spread, "players": found.players}
        return filled(text, {"anchor": anchor, **{name: str(value) for name, value in numbers.items()}})

    def _offer_practice(self) -> None:
        """Offer what does not count only where it means something, and show why not where it does not."""
        kinds_here = [seat.kind for seat in self.seats.plans()]
        people = kinds_here.count("human")
        self.practice.setEnabled(people == 1 and NOBODY_YET not in kinds_here)
        self.practice.setToolTip(
            self.tr("Any move can be undone, as far back as you like. The game does not count.")
            if self.practice.isEnabled()
            else self.tr("Only one person can practise, with bots.")
        )
        self.open_hands.setVisible(self.game.has_secrets)
        self.open_hands.setEnabled(people > 0 and self.game.has_secrets)
        self.open_hands.setToolTip(
            self.tr("All players agree to see every hand. The game is practice and does not count.")
            if people
            else self.tr("There is no player to see the hands.")
        )

    def _show_rules(self) -> None:
        """Show which rules differ from the edition."""
        rules = self._differs()
        told = [
            option_words.told(one, rules[one.key])
            for one in option_words.house_rules(self.game)
            if one.key in rules
        ]
        if not told:
            words = self.tr("edition default")
        elif len(told) <= _FEW:
            words = QLocale().createSeparatedList(told)
        else:
            words = self.tr("%n rule(s) differ from the edition", "", len(told))
        self.about_rules.setText(words)
        self.about_rules.setToolTip(tip("\n".join(told)))
        style.mark(self.about_rules, "role", "differing" if told else "muted")

    def retranslate(self) -> None:
        """Write every word again."""
        for _ in self._retranslating():
            pass

    def _retranslating(self) -> Steps:
        """Do so in steps."""
        self.entitle(self.tr("New game"))
        self._words["game"].setText(self.tr("Game"))
        self._words["opponents"].setText(self.tr("Opponents"))
        self._words["who"].setText(self.tr("Who plays?"))
        self.alone.setText(self.tr("Me"))
        self.several.setText(self.tr("Several people"))
        self.several.setToolTip(self.tr("You share this screen; no player sees another player’s hand."))
        self.hidden_part.setText(self.tr("Other players or rules are set under “More”."))
        for title in self._titles:
            self.titles[title.key].setText(QCoreApplication.translate("Edition", title.called))
        about = self.chosen_title.about
        self.about_game.setText(QCoreApplication.translate("Edition", about) if about else "")
        self.about_game.setVisible(bool(about) and len(self._titles) > 1)
        self.more.setText(self.tr("Less") if self.is_unfolded else self.tr("More …"))
        self.steps.setText(called_lessons(self.chosen_title.editions[0].key))
        self.more.setToolTip(self.tr("Edition, seats and names, all bots, variants, rules, seed"))
        self._words["edition"].setText(self.tr("Edition"))
        self.compare.setText(self.tr("What differs?"))
        self._words["players"].setText(self.tr("Players"))
        self._words["seats"].setText(self.tr("Seats"))
        self._words["set_up"].setText(self.tr("Set-up"))
        self._words["rules"].setText(self.tr("Rules"))
        self._words["seed"].setText(self.tr("Seed"))
        self.rules.setText(self.tr("Change …"))
        self.practice.setText(self.tr("Practice game"))
        self.open_hands.setText(self.tr("Open hands, for learning"))
        self.seed.setPlaceholderText(self.tr("a new deal"))
        about_seed = self.tr(
            "Type a number or any words: the same seed deals the same cards again. Leave the field empty "
            "for a new deal. The seed is shown when the game is over."
        )
        for part in (self._words["seed"], self.seed):
            part.setToolTip(tip(about_seed))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Begin"))
        self.edition.offer_words(self._editions())
        yield
        yield from self.seats.retranslating()
        self.set_up.retranslate()
        self._align()
        yield
        self.check()

    def _show_plan(self, plan: GamePlan) -> None:
        key = self._settings.edition(spoken())
        title = title_of(key) if is_shown(key) else self._titles[0]
        self.titles[title.key].setChecked(True)
        self._offer_title(title, key)
        seats, usual = plan.seats[: len(self.rows)], SeatPlan(self._proposed)
        if len(seats) not in self.counts:
            seats = (SeatPlan(HUMAN), *[usual] * (_USUAL_COUNT - 1))
        self._rules = differing(dict(plan.rules), self.game.options)
        self.set_up.offer(self.game, len(seats))
        self.set_up.take(self._rules)
        self.seats.offer_sides(self._laid_out)
        others = [seat for seat in seats if seat.kind in self.opponents.buttons]
        self.seats.show_plans(seats, SeatPlan(others[-1].kind) if others else usual)
        self.counts[len(seats)].setChecked(True)
        self.seats.show_seats(len(seats))
        self.practice.setChecked(plan.practice)
        self.open_hands.setChecked(plan.open_hands)
        self.variant.setChecked(self._variant is not None and self._variant.key in self._rules)

    def _offer_set_up(self) -> None:
        """Offer the variants and sides that so many players have, and show how the match begins."""
        self.set_up.offer(self.game, self.seats.count)
        game = self._laid_out
        with QSignalBlocker(self.seats):  # sides may name seats otherwise, and that is looked at below
            has_other_boxes = self.seats.offer_sides(game)
        if has_other_boxes:
            self.write_anew()
        short = self._short
        self.short.setVisible(short is not None)
        if short is not None and short.tick is not None:
            self.short.setText(option_words.words_of(short.tick[1]))
            self.short.setToolTip(tip(option_words.sentence_of(short)))
            self.short.setChecked(self._rules.get(short.key) == short.tick[0])
        sides = [seat.sides for seat in self.seats.plans()]
        if self.is_unfolded:
            self.set_up.show_start(game, sides, self.chosen_seed(), self._wrong_sides())

    def check(self) -> None:
        """Offer what the edition allows, and show what is wrong."""
        chosen = self.game
        if self._group.checkedId() not in chosen.seats:
            self.counts[chosen.seats[-1]].setChecked(True)
        self.seats.show_seats(self._group.checkedId())
        self.variant.setVisible(self._variant is not None)
        if self._variant is not None:
            self.variant.setText(option_words.sentence_of(self._variant))
        self._offer_set_up()
        text = presentation(chosen.key).about(chosen)
        name = QCoreApplication.translate("Edition", self.chosen_edition.name)
        is_named = not self.is_unfolded and len(self.chosen_title.editions) > 1
        self.about_edition.setText(name if is_named else text)
        self.about_edition.setToolTip(tip(text if is_named else ""))
        self.opponents.show_chosen(self._opponent())
        self.opponents.setEnabled(self.seats.people() < self.seats.count)
        for key in self.opponents.buttons:
            name, sentence = player_kinds.name_of(key, self._bots), player_kinds.sentence_of(key, self._bots)
            self.opponents.describe(key, name, sentence, self._strength(SeatPlan(key)))
        self.hidden_part.setVisible(not self.is_unfolded and not self._fits_first_stage())
        for row in self.rows:
            row.show_strength(self._strength(row.plan()))
        self._show_rules()
        self._offer_practice()
        self.seats.show_crests()
        for number, button in self.counts.items():
            button.setVisible(number in self.chosen_title.players)
            button.setEnabled(number in chosen.seats)
            button.setToolTip(tip("" if button.isEnabled() else text))
        super().check()
        self.seats.show_wrong(self.wrong_names())


def _beside(*parts: QWidget | None, between: int = _BETWEEN) -> QWidget:
    """Return parts beside each other; None takes what is left, else those do that want it."""
    whole = QWidget()
    line = QHBoxLayout(whole)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(between)
    for part in parts:
        if part is None:
            line.addStretch(1)
        else:
            line.addWidget(part)
    return whole
