"""Views of a table: in a game, between turns, at the end, looked at again."""

from __future__ import annotations

from html import escape
from typing import Any, Final, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGridLayout, QWidget

from evolution_qt.ai.bots import Greedy, Random, in_time
from evolution_qt.brain.worker import Job, thought
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.core.review import round_ends
from evolution_qt.games import game as game_of
from evolution_qt.games.opening import begin
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.literal import Label, MarkupLabel
from evolution_qt.ui.shell import advisor, style
from evolution_qt.ui.shell.access import EVERYBODY, OPEN
from evolution_qt.ui.shell.commands import KEYS, Commands
from evolution_qt.ui.shell.game_view import GameView
from evolution_qt.ui.shell.replay import ReplayView
from evolution_qt.ui.shell.score_panel import standings_of
from evolution_qt.ui.shell.scores import ScoresScreen
from evolution_qt.ui.shell.seats import Human, Seat
from evolution_qt.ui.shell.shots.paper import Shot
from evolution_qt.ui.shell.shots.samples import NAMES, going_on, played_out, samples
from evolution_qt.ui.table.explaining import Decided
from evolution_qt.ui.table.hint import WHICH_MOVE
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.table import Table

_POINTER: Final = 20
"""Pixels from the tip of the pointer to words about what it rests on."""


def of_position(shot: Shot, *, fixed: bool = False) -> QImage:
    """Draw the table of a position, cards enlarged in one place if that is *fixed*."""
    table = _table(shot)
    table.set_pane(fixed=fixed)
    return table.snapshot(shot.size, shot.scale, shot.keys)


def table_of(shot: Shot, game: AnyGame) -> Table:
    """Return a table of a game."""
    return presentation(game.key).table(game, shot.theme, None)


def _table(shot: Shot) -> Table:
    """Return the table of a position, as the seat may know it, in the size of the picture."""
    game, seen = shot.seen()
    table = table_of(shot, game)
    table.set_text(*style.of_table())
    table.set_players([(name, False) for name in shot.names()])
    table.set_speed(0.0)
    table.resize(shot.size)
    table.show_position(seen, ask=may_move(shot))
    return table


def hint(shot: Shot) -> QImage:
    """Draw the table with a hint, the plainer the more often its key is pressed."""
    game, seen = asked(shot)
    table = _table(shot)
    words, advice = table.explaining, table.hint
    if words is None or advice is None:
        raise bad("unknown_value", "--view", value="hint")
    account = words.whole(decided(game, seen, game.bots().strongest, advises=True))
    table.hint_asked.connect(lambda: advice.show(account, min(advice.strength + 1, WHICH_MOVE)))
    return table.snapshot(shot.size, shot.scale, shot.keys)


def in_window(shot: Shot) -> QImage:
    """Draw the table with its panels, as in the window; without a position one of a game that is going on."""
    return shot.picture(_game(shot))


def _game(shot: Shot) -> GameView:
    """Return what the window shows of a game at the position, or of one that is going on."""
    match, names = match_of(shot)
    if shot.opened is None:
        seat, seen, ask = match.to_move, match.view(match.to_move), True
    else:
        seat, ask = shot.seat, may_move(shot)
        seen = match.view(seat)
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(names)]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.log_bridge.recall(seat)
    view.show_position(seen, ask=ask)
    return view


def menu(shot: Shot) -> QImage:
    """Draw a game with its menu open."""
    view = _game(shot)
    image = shot.picture(view)
    commands = Commands(view, dict.fromkeys(KEYS, lambda: None), dict, lambda _name: True)
    commands.retranslate()
    for name in ("redo", "practice", "result"):
        commands.actions[name].setEnabled(False)
    button, size = view.side.menu, commands.menu.sizeHint()
    at = button.mapTo(view, QPoint(0, button.height()))
    at.setX(min(at.x(), shot.size.width() - size.width()))
    at.setY(min(at.y(), shot.size.height() - size.height()))
    return shot.over(image, commands.menu, at)


def food_forecast(shot: Shot) -> QImage:
    """Draw the table while the pointer rests on something: what is said of it, such as what may come."""
    table = _table(shot)
    image = table.snapshot(shot.size, shot.scale, shot.keys)
    words, spot = presentation(shot.seen()[0].key).samples().tip(table)
    # what Qt shows has a window of its own, which is more than some platforms can show
    tip = Label(words, shot.holder)
    tints = palette.THEMES[shot.theme]
    tip.setStyleSheet(
        f"background: {tints.panel_raised}; border: 1px solid {tints.panel_line}; padding: 6px;"
    )
    return shot.over(image, tip, spot.toPoint() + QPoint(_POINTER, _POINTER))


def round_over(shot: Shot) -> QImage:
    """Draw the table of a game whose third round begins, with what the second has brought."""
    match = going_on(samples().is_fresh)
    game = match.game
    table = table_of(shot, game)
    table.set_text(*style.of_table())
    table.set_players([(name, False) for name in NAMES[: len(match.record.header.players)]])
    table.set_speed(0.0)
    table.show_position(match.view(0), ask=True)
    before, after = round_ends(game, match.milestones, match.history)[1:3]
    table.show_round(before, after)
    return table.snapshot(shot.size, shot.scale)


def scores(shot: Shot) -> QImage:
    """Draw how a game ended; without a position one that is played out for it, with its course."""
    screen = ScoresScreen(shot.theme, shot.holder)
    shot.picture(screen)  # so that it has its size before it is filled
    if shot.opened is None:
        match = played_out()
        state, game, names = match.state, match.game, list(NAMES[: len(match.record.header.players)])
        ends = round_ends(game, match.milestones, match.history)
        promise = match.record.header.commitment or ""
    else:
        game, state = shot.opened
        names, ends, promise = shot.names(), [], ""
    if state.to_move != NOBODY:
        raise bad("game_goes_on", "--view")
    standings = standings_of([(name, False) for name in names], game, state, NOBODY)
    screen.show_result(standings, game.winners(state), ends, table_of(shot, game).phrases, promise)
    screen.come_at_once()
    return shot.picture(screen)


def curtain(shot: Shot) -> QImage:
    """Draw the table between two people, for the seat that is asked or the one that is named: no hand."""
    match, names = match_of(shot)
    seat = shot.seat if shot.seat >= 0 else max(match.to_move, 0)
    if seat >= len(names):
        raise bad("no_such_seat", "--seat", value=seat)
    view = GameView(match, [Human(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.cover(match.view(NOBODY), view.seats[seat])
    return shot.picture(view)


def open_hands(shot: Shot) -> QImage:
    """Draw a game that is played with open hands, from the seat that is asked."""
    match, names = going_on(samples().is_fresh), NAMES[:4]
    view = GameView(match, [Human(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.play_openly()
    view.log_bridge.recall(match.to_move)
    view.show_position(view.controller.seen_by(match.to_move), ask=True)
    return shot.picture(view)


def thinking(shot: Shot) -> QImage:
    """Draw a game in which a bot has thought for a while."""
    match = going_on()
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(NAMES[:4])]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)
    view.show_position(match.view(2), ask=False)
    view.show_thinking(NAMES[0])
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
    """Draw a game looked at again in a round, by the knowledge of somebody."""
    view = ReplayView(match, list(NAMES[:4]), shot.theme, parent=shot.holder)
    view.player.has_motion = False
    view.begin()
    view.look_as(EVERYBODY if view.access.of(viewer) is None else viewer)
    shot.picture(view)
    while not view.is_ready:
        view.work_on()
    view.go(view.chronicle.beginning_of(number) + 12)
    shot.rendered(view)
    view.table.settle_size()
    if asks:
        view.covered_hands.asked.emit()
    image = shot.rendered(view)
    view.stop()
    return image


def moment(shot: Shot) -> QImage:
    """Draw a running game whose log was clicked on: a moment of the round before."""
    match = going_on()
    seats: list[Seat] = [Human(at, name) for at, name in enumerate(NAMES[:4])]
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
    for number, (code, sentence) in enumerate(every.refusals(game_of(every.game))):
        label = MarkupLabel(f"<b>{code}</b><br>{escape(sentence)}")
        label.setWordWrap(True)
        label.setFont(fonts.text(style.sized(style.SMALL)))
        grid.addWidget(label, number // 3, number % 3, Qt.AlignmentFlag.AlignTop)
    return shot.picture(page)


def asked(shot: Shot) -> tuple[AnyGame, Observation[Any]]:
    """Return the game and what the seat sees that decides in the position, or else whoever is asked.

    The picture is drawn for it, too. Raises BadInput if that seat may not move, or nobody may.
    """
    assert shot.opened is not None
    state = shot.opened[1]
    shot.seat = state.to_move if shot.seat == NOBODY else shot.seat
    if shot.seat == NOBODY:
        raise bad("nobody_asked")
    if not may_move(shot):
        raise bad("other_seat", "--seat", value=shot.seat)
    return shot.seen()


def decided(game: AnyGame, seen: Observation[Any], kind: str = "apex", *, advises: bool = False) -> Decided:
    """Return what an opponent decides, or *advises* to do, at a seat; always the same."""
    position = game.dump(seen.state)
    job = Job(1, seen.viewer, position, kind, advisor.SEED, unhurried=True, advises=advises)
    answer = thought(job, in_time)
    return Decided(seen.viewer, kind, position, answer.moves, answer.report)


def may_move(shot: Shot) -> bool:
    """Say whether the seat may move in the position."""
    assert shot.opened is not None
    game, state = shot.opened
    return shot.seat >= 0 and bool(game.legal(state, shot.seat))


def match_of(shot: Shot) -> tuple[AnyMatch, list[str]]:
    """Return the match at the position, or one that is going on, and the names of its players."""
    if shot.opened is None:
        match = going_on()
        return match, list(NAMES[: len(match.record.header.players)])
    rules, names = shot.opened[0], shot.names()
    players = tuple(RecordSeat(name=name) for name in names)
    position = rules.dump(shot.opened[1])
    switches = cast("dict[str, bool | int | str]", position["rules"])
    return begin(Header(game=rules.key, players=players, rules=switches, position=position)), names
