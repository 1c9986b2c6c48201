"""Views of the start screen and of what opens over it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from evolution_qt.ai.bots import Greedy, choose_move, in_time
from evolution_qt.brain.audit import audited
from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.programs import Program
from evolution_qt.brain.worker import Job, thought
from evolution_qt.core.errors import bad
from evolution_qt.core.fairness import bot_seed, commitment
from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.opening import begin
from evolution_qt.store.library import Library
from evolution_qt.ui.shell.book_keeper import BookKeeper
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.check import CheckDialog
from evolution_qt.ui.shell.dialogs.house_rules import HouseRulesDialog
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.dialogs.library import LibraryDialog
from evolution_qt.ui.shell.dialogs.moves import MovesDialog
from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.dialogs.record_book import RecordBookDialog
from evolution_qt.ui.shell.dialogs.reference import ReferenceDialog
from evolution_qt.ui.shell.dialogs.report import ReportDialog
from evolution_qt.ui.shell.dialogs.seats import PlayOnDialog, SeatsDialog
from evolution_qt.ui.shell.dialogs.shortcuts import ShortcutsDialog
from evolution_qt.ui.shell.dialogs.this_game import ThisGameDialog
from evolution_qt.ui.shell.dialogs.why import WhyDialog
from evolution_qt.ui.shell.library.dropping import DropTarget
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.sample_library import fill, ready
from evolution_qt.ui.shell.settings import GamePlan, Mark, SeatPlan, Settings
from evolution_qt.ui.shell.shots.paper import Shot
from evolution_qt.ui.shell.shots.samples import NAMES, NONCE, going_on, samples
from evolution_qt.ui.shell.shots.tables import asked, decided, table_of
from evolution_qt.ui.shell.start import StartScreen


def on_start(shot: Shot, dialog: Dialog) -> QImage:
    """Draw a dialog over the start screen."""
    start(shot)
    dialog.open_over(shot.holder)
    for _ in range(2):  # a bar to scroll leaves other room
        shot.settle()
        dialog.finish()
    return shot.rendered(shot.holder)


def start(shot: Shot) -> QImage:
    """Draw the start screen."""
    screen = StartScreen(shot.theme, shot.holder)
    screen.set_can_continue(True)
    screen.set_language(shot.language)
    return shot.picture(screen)


def drop(shot: Shot) -> QImage:
    """Draw the start screen with files hanging over it."""
    start(shot)
    target = DropTarget(shot.holder, lambda _files: None)
    target.show_veil(3)
    return shot.rendered(shot.holder)


def new_game(shot: Shot) -> QImage:
    """Draw what is asked first of a new game."""
    return on_start(shot, NewGameDialog(Settings()))


def all_of_new_game(shot: Shot) -> QImage:
    """Draw the set-up of a game of three with all that can be set."""
    seats = (SeatPlan("human", NAMES[0]), SeatPlan("apex"), SeatPlan("forager", character="stalker"))
    return on_start(shot, NewGameDialog(Settings(last=GamePlan(samples().game, seats))))


def new_game_of_six(shot: Shot) -> QImage:
    """Draw the set-up of a game of six in which everything is set that can be."""
    kinds = ("human", "human", "nobody", "strategist", "apex", "forager")
    seats = tuple(
        SeatPlan(kind, name, "stalker" if kind == "apex" else "")
        for kind, name in zip(kinds, NAMES, strict=True)
    )
    edition, rules = samples().set_up or (samples().game, {})
    marks = (Mark(NAMES[0], 3, 5), Mark(NAMES[1], 0, 1))
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
    settings = Settings(marks=(Mark(NAMES[1], 3, 5),))
    return on_start(shot, PlayOnDialog(NAMES[:3], present, settings, game(samples().game)))


def this_game(shot: Shot, *, over: bool = False) -> QImage:
    """Draw the page about a game, while it goes on or after it was verified."""
    kinds = ("human", "forager", "hatchling", "forager")
    players = tuple(
        RecordSeat(name=name, kind=kind, network=checksum_for(kind, game(samples().game), len(kinds)))
        for name, kind in zip(NAMES, kinds, strict=False)
    )
    promise = commitment(11, NONCE)
    match = begin(Header(game=samples().game, players=players, seed=11, nonce=NONCE, commitment=promise))
    rng = Rng(11)
    while over and not match.is_over:
        seat = match.to_move
        if seat:
            plain = match.game.dump(match.view(seat).state)
            line = thought(Job(1, seat, plain, kinds[seat], bot_seed(NONCE, seat)), in_time).moves[0]
            match.say(seat, line)
        else:
            match.play(seat, choose_move(match.game, match.view(seat), Greedy.kind, rng))
    dialog = ThisGameDialog(match, NAMES[:4])
    if over:
        dialog.show_findings(audited(match.record))
    return on_start(shot, dialog)


def why(shot: Shot) -> QImage:
    """Draw why an opponent did something."""
    game, seen = asked(shot)
    explaining = table_of(shot, game).explaining
    if explaining is None:
        raise bad("unknown_value", "--view", value="why")
    account = explaining.whole(decided(game, seen))
    return on_start(shot, WhyDialog(explaining, shot.names(), lambda: (0, 1), lambda number: account, 1))


def moves(shot: Shot) -> QImage:
    """Draw the list of all moves of a position."""
    game, seen = asked(shot)
    table = table_of(shot, game)
    table.set_players([(name, False) for name in shot.names()])
    table.show_position(seen, ask=True)
    every = table.move_list()
    assert every is not None
    image = on_start(shot, MovesDialog(every))
    table.deleteLater()
    return image


def how_to_play(shot: Shot) -> QImage:
    """Draw the page of rules, of the edition of a position if there is one."""
    key = shot.opened[0].key if shot.opened else samples().game
    dialog = HowToPlayDialog(key)
    return on_start(shot, dialog)


def reference(shot: Shot) -> QImage:
    """Draw the page of cards, at one of them."""
    rules, seen = shot.seen() if shot.opened else (game(samples().game), None)
    return on_start(shot, ReferenceDialog(rules, seen, samples().card))


def shortcuts(shot: Shot) -> QImage:
    """Draw the page of keys; it is arranged for the room it has, so it must be shown, if only to nobody."""
    shot.holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shot.holder.show()
    return on_start(shot, ShortcutsDialog(()))


def record_book(shot: Shot, page: str = "results", games: int = 46) -> QImage:
    """Draw the record book of games that nobody has played."""
    keeper = BookKeeper(None, list, shot.holder)
    keeper.book.add(samples().book(games))
    try:
        return on_start(shot, RecordBookDialog(keeper, page))
    finally:
        keeper.book.close()


def games_library(shot: Shot, page: str = "all", *, is_empty: bool = False) -> QImage:
    """Draw the library with games that nobody has played."""
    with TemporaryDirectory() as folder:
        library = Library(Path(folder)) if is_empty else fill(Path(folder), samples().library)
        librarian = Librarian(library, shot.holder)
        dialog = LibraryDialog(librarian)
        on_start(shot, dialog)
        dialog.turn(page)
        ready(librarian)
        shot.rendered(shot.holder)  # which asks for the pictures
        ready(librarian)
        image = shot.rendered(shot.holder)
        librarian.stop()
        return image


def check(shot: Shot) -> QImage:
    """Draw what was found when a library was checked."""
    with TemporaryDirectory() as folder:
        librarian = Librarian(fill(Path(folder), samples().library), shot.holder)
        keeper = BookKeeper(None, list, shot.holder)
        dialog = CheckDialog(librarian, keeper)
        dialog.show_checked(list(librarian.library.check()))
        image = on_start(shot, dialog)
        librarian.stop()
        return image


def report(shot: Shot) -> QImage:
    """Draw the report of a bug, with the game that goes on."""
    match = going_on()
    return on_start(shot, ReportDialog([], match.record, ", ".join(NAMES[:4])))
