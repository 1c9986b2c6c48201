"""Draws a view of the program into a picture, without a display."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from evolution_qt.ai.bots import Greedy, Random, choose_move, in_time
from evolution_qt.brain.audit import audited
from evolution_qt.brain.worker import Job, thought
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import Refusal, bad
from evolution_qt.core.fairness import bot_seed, commitment
from evolution_qt.core.game import Observation
from evolution_qt.core.plain import parse, read_given, shown
from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.reasons import REFUSALS
from evolution_qt.games.evolution.review import round_ends, toll
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import FEEDING, FOOD, EvolutionState
from evolution_qt.games.opening import EvolutionMatch, begin, open_position
from evolution_qt.store.library import Library
from evolution_qt.ui.evolution.account import Decided, whole
from evolution_qt.ui.evolution.advice import WHICH_MOVE
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.table import Table, key_named
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.book_keeper import BookKeeper
from evolution_qt.ui.shell.dialogs.about import AboutDialog
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.check import CheckDialog
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.house_rules import HouseRulesDialog
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.dialogs.library import EmptyBinDialog, LibraryDialog
from evolution_qt.ui.shell.dialogs.mark import MarkDialog
from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.dialogs.question import (
    LeaveDialog,
    OpenHandsDialog,
    PracticeDialog,
    UnexpectedDialog,
)
from evolution_qt.ui.shell.dialogs.record_book import PAGES, ForgetDialog, RecordBookDialog
from evolution_qt.ui.shell.dialogs.reference import ReferenceDialog
from evolution_qt.ui.shell.dialogs.report import ReportDialog
from evolution_qt.ui.shell.dialogs.seats import GiveUpDialog, SeatsDialog
from evolution_qt.ui.shell.dialogs.settings import SettingsDialog
from evolution_qt.ui.shell.dialogs.shortcuts import ShortcutsDialog
from evolution_qt.ui.shell.dialogs.this_game import ThisGameDialog
from evolution_qt.ui.shell.dialogs.why import WhyDialog
from evolution_qt.ui.shell.game_view import GameView
from evolution_qt.ui.shell.language import Translations
from evolution_qt.ui.shell.library.dropping import DropTarget
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.log_panel import LogPanel
from evolution_qt.ui.shell.onlookers import OPEN
from evolution_qt.ui.shell.replay import ReplayView
from evolution_qt.ui.shell.sample_book import sample
from evolution_qt.ui.shell.sample_library import fill, ready
from evolution_qt.ui.shell.score_panel import Standing
from evolution_qt.ui.shell.scores import ScoresScreen
from evolution_qt.ui.shell.seats import Human, Seat
from evolution_qt.ui.shell.settings import GamePlan, Mark, SeatPlan, Settings
from evolution_qt.ui.shell.start import StartScreen

USUAL_SIZE: Final = (1280, 800)
LARGEST_SIDE: Final = 8192
"""Pixels; a larger picture is refused."""
_NONCE: Final = "5e" * 32
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")

Opened = tuple[Evolution, EvolutionState]


def main(arguments: argparse.Namespace) -> int:
    """Draw what the arguments of `evolution-qt shot` say; return 0. Raises BadInput."""
    view = arguments.view or ("table" if arguments.file else "start")
    if view not in VIEWS:
        raise bad("unknown_value", "--view", value=shown(view))
    size, scale = _size(arguments)
    opened = _opened(arguments.file)
    if view in OF_A_POSITION and opened is None:
        raise bad("missing_key", "shot", key="FILE")
    seat = NOBODY if arguments.seat is None else int(arguments.seat)
    seats = len(opened[1].players) if opened is not None else len(NAMES)
    if arguments.seat is not None and not 0 <= seat < seats:
        raise bad("no_such_seat", "--seat", value=seat)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QApplication.instance() is None:
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"  # so that pictures inside labels are sharp too
    from evolution_qt.ui.shell.app import make_app

    app = make_app()
    translations = Translations(app)
    translations.use(getattr(arguments, "lang", None) or "en")
    theme = style.apply(app, arguments.theme or "light")
    shot = Shot(app, opened, seat, theme, translations.language, size, scale)
    try:
        shot.keys = _keys(arguments)
        image = VIEWS[view](shot)
        if not QImageWriter(str(arguments.out), QByteArray(b"PNG")).write(image):
            raise bad("unwritable", str(arguments.out))
    finally:
        # now: a view that only a collection would free might go while it writes its words anew
        shot.holder.deleteLater()
        app.sendPostedEvents(shot.holder, QEvent.Type.DeferredDelete)
        translations.remove()
    return 0


class Shot:
    """What is to be drawn, how large."""

    def __init__(
        self,
        app: QApplication,
        opened: Opened | None,
        seat: int,
        theme: str,
        language: str,
        size: QSize,
        scale: float,
    ) -> None:
        self.app = app
        self.opened = opened
        self.seat = seat
        self.theme = theme
        self.size = size
        self.scale = scale
        self.language = language
        self.keys: list[str] = []
        """Keys that are pressed on the table before it is drawn."""
        self.holder = QWidget()
        self.holder.resize(size)

    def seen(self) -> tuple[Evolution, Observation[EvolutionState]]:
        """Return the game and the position as the seat may know it."""
        assert self.opened is not None
        game, state = self.opened
        return game, game.observe(state, self.seat)

    def names(self) -> list[str]:
        """Return the players' names, ours where there are none."""
        assert self.opened is not None
        return [player.name or NAMES[at] for at, player in enumerate(self.opened[1].players)]

    def picture(self, widget: QWidget) -> QImage:
        """Return a widget drawn in the size of the picture; it is never on a screen."""
        widget.setParent(self.holder, Qt.WindowType.Widget)
        widget.setGeometry(QRect(QPoint(0, 0), self.size))
        return self.rendered(widget)

    def rendered(self, widget: QWidget) -> QImage:
        """Return a widget drawn as it is, after a first pass in which everything finds its size."""
        widget.render(self.paper(self.size))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for log in widget.findChildren(LogPanel):
            log.finish()
        image = self.paper(self.size)
        widget.render(image)
        return image

    def paper(self, size: QSize) -> QImage:
        """Return an empty picture."""
        image = QImage(size * self.scale, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.scale)
        image.fill(0)
        return image


def _table(shot: Shot, *, fixed: bool = False) -> QImage:
    game, seen = shot.seen()
    table = Table(game, theme=shot.theme)
    table.set_pane(fixed=fixed)
    table.set_players([(name, False) for name in shot.names()])
    table.set_speed(0.0)
    table.show_position(seen, ask=_may_move(shot))
    return table.snapshot(shot.size, shot.scale, shot.keys)


def _hint(shot: Shot) -> QImage:
    """Draw the table with a hint, the plainer the more often its key is pressed."""
    game, seen = shot.seen()
    table = Table(game, theme=shot.theme)
    table.set_players([(name, False) for name in shot.names()])
    table.set_speed(0.0)
    table.show_position(seen, ask=_may_move(shot))
    account = whole(game, _decided(game, seen))
    advice = table.advice
    table.hint_asked.connect(lambda: advice.show(account, min(advice.strength + 1, WHICH_MOVE)))
    return table.snapshot(shot.size, shot.scale, shot.keys)


def _decided(game: Evolution, seen: Observation[EvolutionState]) -> Decided:
    """Return what an opponent decides at a seat, always the same."""
    position = game.dump(seen.state)
    answer = thought(Job(1, seen.viewer, position, "apex", 0), in_time)
    return Decided(seen.viewer, "apex", position, answer.moves, answer.report)


def _why(shot: Shot) -> QImage:
    game, seen = shot.seen()
    account = whole(game, _decided(game, seen))
    explaining = Explaining(game, Phrases(game))
    return _on_start(shot, WhyDialog(explaining, shot.names(), 2, lambda number: account, 1))


def _game(shot: Shot) -> QImage:
    """Draw the table with its panels, as in the window; without a position one of a game that is going on."""
    match, names = _of(shot)
    if shot.opened is None:
        seat, seen, ask = match.to_move, match.view(match.to_move), True
    else:
        seat, ask = shot.seat, _may_move(shot)
        seen = match.view(seat)
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(names)]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.recall(seat)
    view.show_position(seen, ask=ask)
    return shot.picture(view)


def _round_over(shot: Shot) -> QImage:
    """Draw the table of a game whose third round begins, with what the second has brought."""
    match = _going_on(FOOD)
    game = match.game
    assert isinstance(game, Evolution)
    table = Table(game, theme=shot.theme)
    table.set_players([(name, False) for name in NAMES[: len(match.state.players)]])
    table.set_speed(0.0)
    table.show_position(match.view(0), ask=True)
    before, after = round_ends(game, match.milestones, match.history)[1:3]
    table.show_round(after.round, toll(before, after))
    return table.snapshot(shot.size, shot.scale)


def _going_on(phase: int = FEEDING) -> EvolutionMatch:
    """Return a game of bots in a phase of its third round, in which the first player is asked."""
    match = _begun()
    rng = Rng(11)
    while match.state.round < 3 or match.state.phase != phase or match.to_move != 0:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    return match


def _may_move(shot: Shot) -> bool:
    assert shot.opened is not None
    game, state = shot.opened
    return shot.seat >= 0 and game.may_move(state, shot.seat)


def _scores(shot: Shot) -> QImage:
    """Draw how a game ended; without a position one that is played out for it, with its course."""
    screen = ScoresScreen(shot.theme, shot.holder)
    shot.picture(screen)  # so that it has its size before it is filled
    if shot.opened is None:
        match = _played_out()
        state, game, names = match.state, match.game, list(NAMES[: len(match.state.players)])
        assert isinstance(game, Evolution)
        ends = round_ends(game, match.milestones, match.history)
        promise = match.record.header.commitment or ""
    else:
        game, state = shot.opened
        names, ends, promise = shot.names(), [], ""
    if state.to_move != NOBODY:
        raise bad("game_goes_on", "--view")
    parts = zip(names, game.score_parts(state), strict=True)
    standings = [Standing(name, False, *of_seat) for name, of_seat in parts]
    screen.show_result(standings, game.winners(state), ends, Phrases(game), promise)
    return shot.picture(screen)


def _begun() -> EvolutionMatch:
    seats = tuple(RecordSeat(name=name) for name in NAMES[:4])
    promise = commitment(11, _NONCE)
    return begin(Header(game="evolution/de", players=seats, seed=11, nonce=_NONCE, commitment=promise))


def _played_out(*kinds: str) -> EvolutionMatch:
    """Return a game that four bots have played to its end, always the same; *kinds* take turns by seat."""
    match = _begun()
    rng = Rng(11)
    kinds = kinds or (Greedy.kind,)
    while not match.is_over:
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), kinds[seat % len(kinds)], rng))
    return match


def _start(shot: Shot) -> QImage:
    screen = StartScreen(shot.theme, shot.holder)
    screen.set_can_continue(True)
    screen.set_language(shot.language)
    return shot.picture(screen)


def _refusals(shot: Shot) -> QImage:
    """Draw every refusal with its code, as the table says it."""
    rules = game("evolution/de")
    phrases = Phrases(rules)
    params: dict[str, int | str] = {
        "prey": 7,
        "attacker": 5,
        "needed": 2,
        "paid": 1,
        "limit": 3,
        "card": "horns:3",
        "trait": "horns",
    }
    rows = [f"{code}\n{phrases.refusal(Refusal(code, params))}" for code in REFUSALS]
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(24, 18, 24, 18)
    for number, words in enumerate(rows):
        code, sentence = words.split("\n")
        label = QLabel(f"<b>{code}</b><br>{escape(sentence)}")
        label.setWordWrap(True)
        label.setFont(fonts.text(style.SMALL))
        grid.addWidget(label, number // 3, number % 3, Qt.AlignmentFlag.AlignTop)
    return shot.picture(page)


def _curtain(shot: Shot) -> QImage:
    """Draw the table between two people, for the seat that is asked or the one that is named: no hand."""
    match, names = _of(shot)
    seat = shot.seat if shot.seat >= 0 else max(match.to_move, 0)
    if seat >= len(names):
        raise bad("no_such_seat", "--seat", value=seat)
    view = GameView(match, [Human(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.cover(match.view(NOBODY), view.seats[seat])
    return shot.picture(view)


def _open_hands(shot: Shot) -> QImage:
    """Draw a game that is played with open hands, from the seat that is asked."""
    match, names = _going_on(FOOD), NAMES[:4]
    view = GameView(match, [Human(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.play_openly()
    view.recall(match.to_move)
    view.show_position(view.controller.seen_by(match.to_move), ask=True)
    return shot.picture(view)


def _seats(shot: Shot) -> QImage:
    """Draw the question who plays which seat, of six."""
    present = ("human", "human", "hunter", "strategist", "apex/stalker", "forager")
    return _on_start(shot, SeatsDialog(NAMES, present, (), 1))


def _of(shot: Shot) -> tuple[EvolutionMatch, list[str]]:
    """Return the match at the position, or one that is going on, and the names of its players."""
    if shot.opened is None:
        match = _going_on()
        return match, list(NAMES[: len(match.state.players)])
    rules, names = shot.opened[0], shot.names()
    players = tuple(RecordSeat(name=name) for name in names)
    position = rules.dump(shot.opened[1])
    switches = cast("dict[str, bool | int | str]", position["rules"])
    return begin(Header(game=rules.key, players=players, rules=switches, position=position)), names


def _new_game_of_six(shot: Shot) -> QImage:
    """Draw the set-up of a game of six in which everything is set that can be."""
    kinds = ("human", "human", "nobody", "strategist", "apex", "forager")
    seats = tuple(
        SeatPlan(kind, name, "stalker" if kind == "apex" else "")
        for kind, name in zip(kinds, NAMES, strict=True)
    )
    rules = (("hard_shell_bonus", 3), ("effects", "after"))
    marks = (Mark(NAMES[0], 3, 5), Mark(NAMES[1], 0, 1))
    plan = GamePlan("evolution/ja", seats, rules=rules)
    return _on_start(shot, NewGameDialog(Settings(last=plan, marks=marks)))


def _house_rules(shot: Shot) -> QImage:
    return _on_start(shot, HouseRulesDialog(EDITIONS[0], {"hard_shell_bonus": 4, "effects": "before"}))


def _new_game(shot: Shot) -> QImage:
    seats = (SeatPlan("human", NAMES[0]), SeatPlan("apex", character="stalker"), SeatPlan("forager"))
    return _on_start(shot, NewGameDialog(Settings(last=GamePlan(seats=seats))))


def _this_game(shot: Shot, *, over: bool = False) -> QImage:
    """Draw the page about a game, while it goes on or after it was verified."""
    kinds = ("human", "forager", "hatchling", "forager")
    players = tuple(RecordSeat(name=name, kind=kind) for name, kind in zip(NAMES, kinds, strict=False))
    promise = commitment(11, _NONCE)
    match = begin(Header(game="evolution/de", players=players, seed=11, nonce=_NONCE, commitment=promise))
    rng = Rng(11)
    while over and not match.is_over:
        seat = match.to_move
        if seat:
            plain = match.game.dump(match.view(seat).state)
            line = thought(Job(1, seat, plain, kinds[seat], bot_seed(_NONCE, seat)), in_time).moves[0]
            match.say(seat, line)
        else:
            match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    dialog = ThisGameDialog(match, NAMES[:4])
    if over:
        dialog.show_findings(audited(match.record))
    return _on_start(shot, dialog)


def _thinking(shot: Shot) -> QImage:
    """Draw a game in which a bot has thought for a while."""
    match = _going_on()
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(NAMES[:4])]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)
    view.show_position(match.view(2), ask=False)
    view.show_thinking(NAMES[0])
    view.thinking.show()
    view.place_thinking()
    return shot.picture(view)


def _another_program(shot: Shot) -> QImage:
    """Draw the sheet for an outside program, with a command that leads nowhere."""
    dialog = ProgramDialog(game("evolution/de"), 3)
    dialog.take_file("/home/ann/bots/fox")
    dialog.accept()
    return _on_start(shot, dialog)


def _replay(shot: Shot) -> QImage:
    """Draw a finished game that is looked at again, with everything open unless a seat is given."""
    match = _played_out(Greedy.kind, Random.kind)
    view = ReplayView(match, list(NAMES[:4]), shot.theme, parent=shot.holder)
    view.reel.has_motion = False
    view.begin()
    view.look_as(OPEN if shot.seat < 0 else shot.seat)
    shot.picture(view)
    while not view.is_ready:
        view.work_on()
    view.go(view.chronicle.beginning_of(5) + 12)
    shot.rendered(view)
    view.table.settle_size()
    image = shot.rendered(view)
    view.stop()
    return image


def _moment(shot: Shot) -> QImage:
    """Draw a running game whose log was clicked on: a moment of the round before."""
    match = _going_on()
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(NAMES[:4])]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)
    view.controller.viewer = 0
    view.show_position(match.view(0), ask=True)
    view.look_back(match.milestones[1].events + 40)
    return shot.picture(view)


def _on_start(shot: Shot, dialog: Dialog) -> QImage:
    """Draw a dialog over the start screen."""
    _start(shot)
    dialog.open_over(shot.holder)
    return shot.rendered(shot.holder)


def _how_to_play(shot: Shot) -> QImage:
    key = shot.opened[0].key if shot.opened else "evolution/de"
    dialog = HowToPlayDialog(key)
    return _on_start(shot, dialog)


def _reference(shot: Shot) -> QImage:
    rules, seen = shot.seen() if shot.opened else (game("evolution/de"), None)
    return _on_start(shot, ReferenceDialog(rules, seen, "climbing"))


def _shortcuts(shot: Shot) -> QImage:
    """Draw the page of keys; it is arranged for the room it has, so it must be shown, if only to nobody."""
    shot.holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shot.holder.show()
    return _on_start(shot, ShortcutsDialog(()))


def _record_book(shot: Shot, page: str = "results", games: int = 46) -> QImage:
    """Draw the record book of games that nobody has played."""
    keeper = sample(games)
    keeper.setParent(shot.holder)
    try:
        return _on_start(shot, RecordBookDialog(keeper, page))
    finally:
        keeper.book.close()


def _library(shot: Shot, page: str = "all", *, is_empty: bool = False) -> QImage:
    """Draw the library with games that nobody has played."""
    with TemporaryDirectory() as folder:
        library = Library(Path(folder)) if is_empty else fill(Path(folder))
        librarian = Librarian(library, shot.holder)
        dialog = LibraryDialog(librarian)
        _on_start(shot, dialog)
        dialog.turn(page)
        ready(librarian)
        shot.rendered(shot.holder)  # which asks for the pictures
        ready(librarian)
        image = shot.rendered(shot.holder)
        librarian.stop()
        return image


def _check(shot: Shot) -> QImage:
    """Draw what was found when a library was checked."""
    with TemporaryDirectory() as folder:
        librarian = Librarian(fill(Path(folder)), shot.holder)
        keeper = BookKeeper(None, list, shot.holder)
        dialog = CheckDialog(librarian, keeper)
        dialog.show_checked(list(librarian.library.check()))
        image = _on_start(shot, dialog)
        librarian.stop()
        return image


def _report(shot: Shot) -> QImage:
    match = _going_on()
    return _on_start(shot, ReportDialog([], match.record, ", ".join(NAMES[:4])))


def _drop(shot: Shot) -> QImage:
    """Draw the start screen with files hanging over it."""
    _start(shot)
    target = DropTarget(shot.holder, lambda _files: None)
    target.show_veil(3)
    return shot.rendered(shot.holder)


VIEWS: Final[dict[str, Callable[[Shot], QImage]]] = {
    "table": _table,
    "pane": lambda shot: _table(shot, fixed=True),
    "game": _game,
    "round-over": _round_over,
    "hint": _hint,
    "why": _why,
    "start": _start,
    "new-game": _new_game,
    "new-game-six": _new_game_of_six,
    "house-rules": _house_rules,
    "mark": lambda shot: _on_start(shot, MarkDialog(NAMES[0], (1, 5))),
    "another-program": _another_program,
    "settings": lambda shot: _on_start(shot, SettingsDialog(Settings())),
    "curtain": _curtain,
    "refusals": _refusals,
    "leave": lambda shot: _on_start(shot, LeaveDialog(is_kept=True)),
    "practice": lambda shot: _on_start(shot, PracticeDialog()),
    "open-hands": _open_hands,
    "open-hands-question": lambda shot: _on_start(shot, OpenHandsDialog()),
    "seats": _seats,
    "give-up": lambda shot: _on_start(shot, GiveUpDialog(NAMES[0], is_last=True)),
    "unexpected": lambda shot: _on_start(shot, UnexpectedDialog("…", "evolution-qt.log")),
    "scores": _scores,
    "how-to-play": _how_to_play,
    "reference": _reference,
    "library": _library,
    "library-bin": partial(_library, page="bin"),
    "library-empty": partial(_library, is_empty=True),
    "empty-bin": lambda shot: _on_start(shot, EmptyBinDialog(3)),
    "drop": _drop,
    "check": _check,
    "report": _report,
    "record-book": _record_book,
    **{f"record-book-{page}": partial(_record_book, page=page) for page in PAGES[1:]},
    "record-book-few": partial(_record_book, games=6),
    "record-book-empty": partial(_record_book, games=0),
    "record-book-reset": lambda shot: _on_start(shot, ForgetDialog()),
    "editions": lambda shot: _on_start(shot, EditionsDialog()),
    "shortcuts": _shortcuts,
    "this-game": _this_game,
    "verified": lambda shot: _this_game(shot, over=True),
    "thinking": _thinking,
    "replay": _replay,
    "moment": _moment,
    "about": lambda shot: _on_start(shot, AboutDialog()),
}
"""What can be drawn, by the names that --view takes."""
OF_A_POSITION: Final = ("table", "pane", "hint", "why")
"""The views that need a position."""


def _size(arguments: argparse.Namespace) -> tuple[QSize, float]:
    width, height = arguments.size or USUAL_SIZE
    scale = 1.0 if arguments.scale is None else float(arguments.scale)
    if not 0.25 <= scale <= 8:
        raise bad("unknown_value", "--scale", value=shown(scale))
    if not all(side >= 64 and side * scale <= LARGEST_SIDE for side in (width, height)):
        raise bad("unknown_value", "--size", value=f"{width}x{height}")
    return QSize(width, height), scale


def _keys(arguments: argparse.Namespace) -> list[str]:
    """Return the keys to press. Raises BadInput for what is no key."""
    names = (getattr(arguments, "keys", None) or "").split()
    for name in names:
        if key_named(name) == Qt.Key.Key_unknown:
            raise bad("unknown_value", "--keys", value=shown(name))
    return names


def _opened(name: str | None) -> Opened | None:
    if name is None:
        return None
    return open_position(parse(read_given(name)))
