"""Views of a table: in a game, between turns, at the end, looked at again."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from evolution_qt.ai.bots import in_time
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.timeline import round_ends
from evolution_qt.games.opening import begin
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.game import advisor
from evolution_qt.ui.shell.game.first_steps import ScriptedSeat
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.game.matches import names_of
from evolution_qt.ui.shell.game.score_panel import standings_of
from evolution_qt.ui.shell.game.scores import ScoresScreen
from evolution_qt.ui.shell.game.seats import HumanSeat, Seat
from evolution_qt.ui.shell.shots.sample_games import NAMES, Shot, going_on, played_out
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.table.explaining import Decided
from evolution_qt.ui.table.hint import WHICH_MOVE
from evolution_qt.ui.table.lessons import LessonCourse, begun, lesson_texts
from evolution_qt.ui.table.presentation import naming, presentation, shown_titles
from evolution_qt.ui.table.table import Table

_POINTER: Final = 20
"""Pixels from the tip of the pointer to words about what it rests on."""


def of_position(shot: Shot, *, fixed: bool = False) -> QImage:
    """Draw the table of a position, cards enlarged in one place if that is *fixed*."""
    table = _table(shot)
    table.player.enlarging.is_fixed = fixed
    return table.display.snapshot(shot.size, shot.scale, shot.keys)


def table_of(shot: Shot, game: AnyGame) -> Table:
    """Return a table of a game."""
    return presentation(game.key).table(game, shot.theme, None)


def _table(shot: Shot) -> Table:
    """Return the table of a position, as the seat may know it, in the size of the picture."""
    game, seen = shot.seen()
    table = table_of(shot, game)
    table.display.set_text(*style.of_table())
    table.set_players([(name, False) for name in shot.names()])
    table.playback.set_speed(0.0)
    table.resize(shot.size)
    table.show_position(seen, ask=may_move(shot))
    return table


def first_words(shot: Shot) -> QImage:
    """Draw the table as a new player sees it first: signs have their words."""
    table = _table(shot)
    table.board.first_words.is_wanted = True
    return table.display.snapshot(shot.size, shot.scale, shot.keys)


def hint(shot: Shot) -> QImage:
    """Draw the table with a hint, the plainer the more often its key is pressed."""
    game, seen = asked(shot)
    table = _table(shot)
    words, advice = table.explaining, table.hint
    if words is None or advice is None:
        raise bad("unknown_value", "--view", value="hint")
    account = words.whole(decided(game, seen, game.bots().strongest, advises=True))
    table.hint_asked.connect(lambda: advice.show(account, min(advice.strength + 1, WHICH_MOVE)))
    return table.display.snapshot(shot.size, shot.scale, shot.keys)


def in_window(shot: Shot) -> QImage:
    """Draw the table with its panels, as in the window; without a position one of a game that is going on."""
    return shot.picture(window_of(shot))


def window_of(shot: Shot) -> GameView:
    """Return what the window shows of a game at the position, or of one that is going on."""
    match, names = match_of(shot)
    if shot.opened is None:
        seat, seen, ask = match.to_move, match.view(match.to_move), True
    else:
        seat, ask = shot.seat, may_move(shot)
        seen = match.view(seat)
    seats: list[Seat] = [HumanSeat(at, name) for at, name in enumerate(names)]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder)
    shot.picture(view)  # so that everything has its size before it is filled
    view.log_bridge.recall(seat)
    view.show_position(seen, ask=ask)
    return view


def first_steps(shot: Shot, number: int = 1) -> QImage:
    """Draw one of the first steps in a game, the first one that has so many."""
    every = [title.editions[0].key for title in shown_titles()]
    game = next(key for key in every if len(presentation(key).lessons()) > number)
    lessons, said = presentation(game).lessons(), lesson_texts(game)
    lesson = lessons[number]
    match = begun(lesson, game, dict(enumerate(NAMES)))
    players = enumerate(zip(names_of(match), match.record.kinds(), strict=True))
    seats = [
        HumanSeat(at, name) if at == lesson.seat else ScriptedSeat(at, name, kind, lesson)
        for at, (name, kind) in players
    ]
    view = GameView(match, seats, shot.theme, 0.0, shot.holder, teaches=True)
    card = LessonCard(view, view.table, number, [said[one.key].title for one in lessons])
    view.teach(card)
    card.say(LessonCourse(lesson, match).lines(said, stray=""))
    shot.picture(view)  # so that everything has its size before it is filled
    view.show_position(match.view(lesson.seat), ask=True)
    return shot.picture(view)


def food_forecast(shot: Shot) -> QImage:
    """Draw the table while the pointer rests on something: its hint, such as what may come, if it has one."""
    table = _table(shot)
    image = table.display.snapshot(shot.size, shot.scale, shot.keys)
    words, spot = presentation(shot.seen()[0].key).samples().tip(table)
    if not words:
        return image
    # what Qt shows has a window of its own, which is more than some platforms can show
    tip = Label(words, shot.holder)
    tints = palette.THEMES[shot.theme]
    tip.setStyleSheet(
        f"background: {tints.panel_raised}; border: 1px solid {tints.panel_line}; padding: 6px;"
    )
    return shot.over(image, tip, spot.toPoint() + QPoint(_POINTER, _POINTER))


def scores(shot: Shot) -> QImage:
    """Draw how a game ended; without a position one that is played out for it, with its course."""
    if shot.opened is None:
        match = played_out()
        state, game, names = match.state, match.game, list(NAMES[: len(match.record.header.players)])
        ends = round_ends(game, match.milestones, match.history)
    else:
        game, state = shot.opened
        names, ends, match = shot.names(), [], match_of(shot)[0]
    pieces = naming(match)
    if state.to_move != NOBODY:
        raise bad("game_goes_on", "--view")
    standings = standings_of([(name, False) for name in names], game, state, NOBODY)
    table, winners = table_of(shot, game), game.winners(state)
    survivors = [
        presentation(game.key).scoring().survivors(state, seat, pieces.now()) for seat in range(len(names))
    ]
    screen = ScoresScreen(shot.theme, shot.holder)
    shot.picture(screen)  # so that it has its size before it is filled
    screen.show_result(standings, winners, ends, table.phrases, pieces_at=pieces.at, survivors=survivors)
    screen.come_at_once()
    return shot.picture(screen)


def curtain(shot: Shot) -> QImage:
    """Draw the table between two people, for the seat that is asked or the one that is named: no hand."""
    match, names = match_of(shot)
    seat = shot.seat if shot.seat >= 0 else max(match.to_move, 0)
    if seat >= len(names):
        raise bad("no_such_seat", "--seat", value=seat)
    view = GameView(
        match, [HumanSeat(at, name) for at, name in enumerate(names)], shot.theme, 0.0, shot.holder
    )
    shot.picture(view)  # so that everything has its size before it is filled
    view.cover(match.view(NOBODY), view.seats[seat])
    return shot.picture(view)


def asked(shot: Shot) -> tuple[AnyGame, Observation[Any]]:
    """Return the game and what the seat sees that decides in the position, or else the player who is asked.

    The picture is drawn for it, too. Raises BadInput if that seat may not move, or no one may.
    """
    assert shot.opened is not None
    state = shot.opened[1]
    shot.seat = state.to_move if shot.seat == NOBODY else shot.seat
    if shot.seat == NOBODY:
        raise bad("nobody_asked")
    if not may_move(shot):
        raise bad("other_seat", "--seat", value=shot.seat)
    return shot.seen()


def decided(game: AnyGame, seen: Observation[Any], kind: str = "", *, advises: bool = False) -> Decided:
    """Return what an opponent decides, or *advises* to do, at a seat; always the same.

    It is a strong one if none is named.
    """
    position = game.dump(seen.state)
    kind = kind or game.bots().rival
    job = BotJob(1, seen.viewer, position, kind, advisor.SEED, unhurried=True, advises=advises)
    answer = thought(job, in_time)
    return Decided(seen.viewer, kind, position, answer.moves, answer.report)


def may_move(shot: Shot) -> bool:
    """Return whether the seat may move in the position."""
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
