"""Views that only the documentation shows, with games and people made up for it.

`evolution-qt shot` has those that people may want; `packaging/draw_docs.py` draws all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGridLayout, QWidget

from evolution_qt.ai.bots import Greedy, Random, choose_move, in_time
from evolution_qt.brain.audit import Findings, audited
from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.programs import Program
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.cli import main
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import Fault
from evolution_qt.core.fairness import bot_seed, commitment
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import VERSION, Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.core.steps import at_once
from evolution_qt.core.timeline import round_ends
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.jobs import go_on
from evolution_qt.ui.kit.plain_text import MarkupLabel
from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.book.record_book import PAGES, ForgetDialog
from evolution_qt.ui.shell.game.access import EVERYBODY, OPEN
from evolution_qt.ui.shell.game.change_seats import GiveUpDialog, PlayOnDialog, SeatsDialog
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.seats import HumanSeat, Seat
from evolution_qt.ui.shell.library.check import CheckDialog
from evolution_qt.ui.shell.library.dropping import DropTarget
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import EmptyBinDialog
from evolution_qt.ui.shell.library.report import ReportDialog
from evolution_qt.ui.shell.new_game.house_rules import HouseRulesDialog
from evolution_qt.ui.shell.new_game.naming import ProgramDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog
from evolution_qt.ui.shell.reading.this_game import ThisGameDialog
from evolution_qt.ui.shell.replay.replay import ReplayView
from evolution_qt.ui.shell.settings.settings import GamePlan, NamedCrest, SeatPlan, Settings
from evolution_qt.ui.shell.shots.sample_games import NAMES, NONCE, Shot, fill, going_on, played_out, samples
from evolution_qt.ui.shell.shots.tables import table_of, window_of
from evolution_qt.ui.shell.shots.views import VIEWS, games_library, on_start, over_start, record_book, start
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.commands import KEYS, Commands
from evolution_qt.ui.shell.window.question import (
    AgainDialog,
    LeaveDialog,
    LossDialog,
    OpenHandsDialog,
    PracticeDialog,
    UnexpectedDialog,
)


def drop(shot: Shot) -> QImage:
    """Draw the start screen with files hanging over it."""
    start(shot)
    target = DropTarget(shot.holder, lambda _files: None)
    target.show_veil(3)
    return shot.rendered(shot.holder)


def all_of_new_game(shot: Shot) -> QImage:
    """Draw the set-up of a game of three with all that can be set."""
    seats = (SeatPlan("human", NAMES[0]), SeatPlan("apex"), SeatPlan("forager", character="stalker"))
    return on_start(shot, NewGameDialog(Settings(last=GamePlan(seats=seats))))


def new_game_of_six(shot: Shot) -> QImage:
    """Draw the set-up of a game of six in which everything is set that can be."""
    kinds = ("human", "human", "nobody", "strategist", "apex", "forager")
    seats = tuple(
        SeatPlan(kind, name, "stalker" if kind == "apex" else "")
        for kind, name in zip(kinds, NAMES, strict=True)
    )
    edition, rules = samples().set_up or (samples().game, {})
    marks = (NamedCrest(NAMES[0], 3, 5), NamedCrest(NAMES[1], 0, 1))
    plan = GamePlan(edition, seats, rules=tuple(rules.items()))
    return on_start(shot, NewGameDialog(Settings(last=plan, marks=marks)))


def house_rules(shot: Shot) -> QImage:
    """Draw the switches of a game, two of them set otherwise."""
    every = samples()
    return on_start(shot, HouseRulesDialog(game(every.game), every.house_rules))


def another_program(shot: Shot) -> QImage:
    """Draw the sheet for an outside program, with a command that leads nowhere, where two are known."""
    known = [Program(name, (f"/home/ann/bots/{name}",)) for name in ("otter", "owl")]
    dialog = ProgramDialog(game(samples().game), 3, known)
    dialog.take_file("/home/ann/bots/fox")
    dialog.accept()
    return on_start(shot, dialog)


def seats(shot: Shot) -> QImage:
    """Draw the question who plays which seat, of six."""
    present = ("human", "human", "hunter", "strategist", "apex/stalker", "forager")
    return on_start(shot, SeatsDialog(NAMES, present, Settings(), game(samples().game), 1))


def play_on(shot: Shot) -> QImage:
    """Draw the question who plays on from a moment at which two had given up."""
    present = ("hunter", "forager", "nobody")
    settings = Settings(marks=(NamedCrest(NAMES[1], 3, 5),))
    return on_start(shot, PlayOnDialog(NAMES[:3], present, settings, game(samples().game)))


@cache
def _game(key: str, *, over: bool) -> tuple[AnyMatch, Findings | None]:
    """Return a game with opponents of several levels: just begun, or over and with what was found in it."""
    kinds = ("human", "forager", "hatchling", "forager")
    players = tuple(
        RecordSeat(name=name, kind=kind, network=checksum_for(kind, game(key), len(kinds)))
        for name, kind in zip(NAMES, kinds, strict=False)
    )
    promise = commitment(11, NONCE, kinds)
    match = begin(
        Header(version=VERSION, game=key, players=players, seed=11, nonce=NONCE, commitment=promise)
    )
    rng = Rng(11)
    while over and not match.is_over:
        seat = match.to_move
        if seat:
            plain = match.game.dump(match.view(seat).state)
            line = thought(BotJob(1, seat, plain, kinds[seat], bot_seed(NONCE, seat)), in_time).moves[0]
            match.say(seat, line)
        else:
            match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    return match, audited(match.record) if over else None


def this_game(shot: Shot, *, over: bool = False) -> QImage:
    """Draw the page about a game, while it goes on or after it was verified."""
    match, findings = _game(samples().game, over=over)
    dialog = ThisGameDialog(match, NAMES[:4])
    if findings is not None:
        dialog.show_findings(findings)
    return on_start(shot, dialog)


def check(shot: Shot) -> QImage:
    """Draw what was found when a library was checked."""
    with TemporaryDirectory() as folder:
        librarian = Librarian(fill(Path(folder), samples().library), shot.holder)
        keeper = BookKeeper(None, list, shot.holder)
        dialog = CheckDialog(librarian, keeper)
        dialog.show_checked(list(at_once(librarian.library.checking())))
        image = on_start(shot, dialog)
        librarian.stop()
        return image


def report(shot: Shot) -> QImage:
    """Draw the report of a bug, with the game that goes on."""
    match = going_on()
    return on_start(shot, ReportDialog([], match.record, ", ".join(NAMES[:4])))


def menu(shot: Shot) -> QImage:
    """Draw a game with its menu open."""
    view = window_of(shot)
    image = shot.picture(view)
    commands = Commands(view, dict.fromkeys(KEYS, lambda: None), dict, lambda _name: True, {})
    commands.retranslate()
    for name in ("redo", "practice", "result"):
        commands.actions[name].setEnabled(False)
    button, size = view.side.menu, commands.menu.sizeHint()
    at = button.mapTo(view, QPoint(0, button.height()))
    at.setX(min(at.x(), shot.size.width() - size.width()))
    at.setY(min(at.y(), shot.size.height() - size.height()))
    return shot.over(image, commands.menu, at)


def round_over(shot: Shot) -> QImage:
    """Draw the table of a game whose third round begins, with what the second has brought."""
    match = going_on(samples().is_fresh)
    game = match.game
    table = table_of(shot, game)
    table.display.set_text(*style.of_table())
    table.set_players([(name, False) for name in NAMES[: len(match.record.header.players)]])
    table.playback.set_speed(0.0)
    table.show_position(match.view(0), ask=True)
    before, after = round_ends(game, match.milestones, match.history)[1:3]
    table.show_round(before, after)
    return table.display.snapshot(shot.size, shot.scale)


def open_hands(shot: Shot) -> QImage:
    """Draw a game that is played with open hands, from the seat that is asked."""
    match, names = going_on(samples().is_fresh), NAMES[:4]
    view = GameView(
        match, [HumanSeat(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder
    )
    shot.picture(view)  # so that everything has its size before it is filled
    view.play_openly()
    view.log_bridge.recall(match.to_move)
    view.show_position(view.controller.seen_by(match.to_move), ask=True)
    return shot.picture(view)


def thinking(shot: Shot, *, starts: bool = False) -> QImage:
    """Draw a game in which a bot has thought for a while, or is waited for because it *starts*."""
    match = going_on()
    seats: list[Seat] = [HumanSeat(at, name) for at, name in enumerate(NAMES[:4])]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)
    view.show_position(match.view(2), ask=False)
    view.show_thinking(NAMES[0])
    view.thinking.show_start(on=starts)
    view.thinking.show()
    view.place_thinking()
    return shot.picture(view)


def replay(shot: Shot) -> QImage:
    """Draw a finished game that is looked at again, with everything open unless a seat is given."""
    return _replay(shot, played_out(Greedy.kind, Random.kind), OPEN if shot.seat < 0 else shot.seat, 5)


def replay_covered(shot: Shot, *, asks: bool = False) -> QImage:
    """Draw a replay of a game of several people that goes on; with *asks* the curtain before a hand.

    Only the seat that is asked can be given, to have its cards open.
    """
    return _replay(shot, going_on(samples().is_busy), EVERYBODY if shot.seat < 0 else shot.seat, 2, asks=asks)


def _replay(shot: Shot, match: AnyMatch, viewer: int, number: int, *, asks: bool = False) -> QImage:
    """Draw a game looked at again in a round, by the knowledge of someone."""
    view = ReplayView(match, list(NAMES[:4]), shot.theme, parent=shot.holder)
    view.player.has_motion = False
    view.begin()
    view.look_as(EVERYBODY if view.access.of(viewer) is None else viewer)
    shot.picture(view)
    while not view.is_ready:
        go_on(view)
    view.player.go(view.player.timeline.beginning_of(number) + 12)
    shot.rendered(view)
    view.table.display.settle_size()
    if asks:
        view.seen_by.line.asked.emit()
    image = shot.rendered(view.window() if asks else view)
    view.stop()
    return image


def moment(shot: Shot) -> QImage:
    """Draw a running game whose log was clicked on: a moment of the round before."""
    match = going_on()
    seats: list[Seat] = [HumanSeat(at, name) for at, name in enumerate(NAMES[:4])]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)
    view.controller.viewer = 0
    view.show_position(match.view(0), ask=True)
    view.looking_back.show(match.milestones[1].events + 40)
    return shot.picture(view)


def refusals(shot: Shot) -> QImage:
    """Draw every refusal with its code, as the table says it."""
    every = samples()
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(24, 18, 24, 18)
    for number, (code, sentence) in enumerate(every.refusals(game(every.game))):
        label = MarkupLabel(f"<b>{code}</b><br>{escape(sentence)}")
        label.setWordWrap(True)
        label.setFont(fonts.text(style.sized(style.SMALL)))
        grid.addWidget(label, number // 3, number % 3, Qt.AlignmentFlag.AlignTop)
    return shot.picture(page)


MORE: dict[str, Callable[[Shot], QImage]] = {
    "menu": menu,
    "round-over": round_over,
    "new-game-more": all_of_new_game,
    "new-game-six": new_game_of_six,
    "house-rules": house_rules,
    "crest": over_start(lambda: CrestDialog(NAMES[0], Crest(1, "lion"))),
    "another-program": another_program,
    "refusals": refusals,
    "again": over_start(lambda: AgainDialog(is_kept=True)),
    "leave": over_start(lambda: LeaveDialog(is_kept=True)),
    "loss": over_start(lambda: LossDialog(Fault("disk_full"))),
    "practice": over_start(PracticeDialog),
    "open-hands": open_hands,
    "open-hands-question": over_start(OpenHandsDialog),
    "seats": seats,
    "play-on": play_on,
    "give-up": over_start(lambda: GiveUpDialog(NAMES[0], game(samples().game).bots(), is_last=True)),
    "unexpected": over_start(lambda: UnexpectedDialog("…", "evolution-qt.log")),
    "library-bin": partial(games_library, page="bin"),
    "library-empty": partial(games_library, is_empty=True),
    "empty-bin": over_start(lambda: EmptyBinDialog(3)),
    "drop": drop,
    "check": check,
    "report": report,
    **{f"record-book-{page}": partial(record_book, page=page) for page in PAGES[1:]},
    "record-book-few": partial(record_book, games=6),
    "record-book-empty": partial(record_book, games=0),
    "record-book-reset": over_start(ForgetDialog),
    "this-game": this_game,
    "verified": partial(this_game, over=True),
    "thinking": thinking,
    "starting": partial(thinking, starts=True),
    "replay": replay,
    "replay-covered": replay_covered,
    "replay-curtain": partial(replay_covered, asks=True),
    "moment": moment,
}


def add() -> None:
    """Let `shot` draw these views, too."""
    VIEWS.update(MORE)


if __name__ == "__main__":
    add()
    sys.exit(main())
