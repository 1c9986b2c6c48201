"""The log folds by action: a headline for each, and below it what it has brought."""

from __future__ import annotations

import functools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import log as h
from evolution_qt.games.opening import begin
from evolution_qt.ui.dominant import thumbnails
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.table.presentation import naming
from tests.games.dominant.scene import KEY
from tests.ui.shell.log_page import LogPage

NAMES = ("Ann", "Ben", "Cleo", "Dan")
RULES = game_named(KEY)


@functools.cache
def match():
    """Return a random game."""
    played = begin(Header(game=KEY, players=tuple(map(RecordSeat, NAMES)), seed=3, rules={"turn_limit": 4}))
    rng = Rng(3)
    while not played.is_over:
        step = played.game.sample(played.state, rng)
        played.play(played.to_move, played.game.spoken(played.state, played.to_move, [step]))
    return played


def history():
    """Return the state at the beginning of that game, and what happened, move by move."""
    moves = [match().events_of(ply) for ply in range(len(match().plies))]
    return match().milestones[0].state, [match().history[: match().plies[0].events], *moves]


@functools.cache
def events():
    """Return all that happened in that game."""
    return [event for move in history()[1] for event in move]


def a_log(qtbot, told=None, size=(260, 700)):
    """Return a log in which events were told."""
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(*size)
    words = DominantWords(RULES)
    picture = functools.partial(thumbnails.of_event, RULES)
    names_at = functools.partial(naming(match()).names_at, NAMES)
    log.begin(words, NAMES, -1, picture, lambda: words.log.set_up(history()[0]), names_at)
    log.show()
    log.tell(events() if told is None else told)
    log.finish()
    return log


def group_of(topic, log, at=0):
    """Return one of the groups of a log that are about something."""
    groups = log.told.groups
    found = {groups.of(number) for number in range(len(log.told.events)) if groups.topic(number) == topic}
    return sorted(found - {-1})[at]


def click(log, group):
    """Click on a headline."""
    page = LogPage(log)
    page.click(page.headline(group))


def lines(log):
    return LogPage(log).lines


def below(log, group):
    """Return the events whose lines stand below a headline."""
    return LogPage(log).below(group)


def test_equal_events_have_a_sentence_for_all_only_if_their_kind_has_one():
    """A player who listens is told of them together; the subject of most kinds is no animal."""
    words = DominantWords(RULES)
    alike = {}
    for event in events():
        alike.setdefault(event.kind, []).append(event)

    told = {kind for kind, some in alike.items() if words.of_all(some, NAMES, 0)}

    assert told == alike.keys() & {e.POINTS, e.CUBES_ELIMINATED, e.CUBES_BACK, e.STACK_TURNED}


def test_older_actions_are_one_line_each_and_the_last_one_is_open(qtbot):
    log = a_log(qtbot)
    headlines = LogPage(log).headlines

    assert len(headlines) > 60
    assert not any(one.isExpanded() for one in headlines[:-1])
    assert headlines[-1].isExpanded()
    assert below(log, headlines[-1].line.group)
    assert len(lines(log)) < 120 < len(events()) / 2


def test_a_headline_says_what_a_closed_action_has_brought(qtbot, language):
    log = a_log(qtbot)
    groups = {log.told.groups.of(number) for number in range(len(events()))} - {-1}
    texts = [log.told.headline_of(one).text for one in groups]
    if language == "en":
        assert "Extinction – 4 cubes eliminated, 1 cube saved" in lines(log)
        assert "Arachnid: Free elimination – Amphibian, wetland d2" in lines(log)
        assert "Arachnid: Wanderlust 2 – mountain c5, +3, Grub, 7 cubes moved" in lines(log)
    assert not [text for text in texts if "{" in text or "%n" in text or "(s)" in text or not text]


def test_a_click_opens_and_closes(qtbot):
    log = a_log(qtbot)
    group = group_of(h.PLANNING, log)
    before = lines(log)

    click(log, group)
    assert 20 == len(below(log, group))
    assert "Planning" in lines(log)
    click(log, group)
    assert before == lines(log)


def test_a_click_on_a_line_without_details_shows_that_moment(qtbot):
    """As on any other line."""
    log = a_log(qtbot)
    asked = []
    log.line_clicked.connect(asked.append)
    group = next(
        one
        for one in map(log.told.groups.of, range(len(events())))
        if one >= 0 and not LogPage(log).headline(one).childCount()
    )

    click(log, group)

    assert [group] == asked


def test_keys_go_from_line_to_line_open_and_close(qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(accessibility, "announce", lambda _thing, words, **_how: said.append(words))
    log = a_log(qtbot)
    log.setFocus()
    page, group = LogPage(log), group_of(h.PLANNING, log, 1)
    log.setCurrentItem(page.headline(group))

    page.press(Qt.Key.Key_Up)
    assert group == page.press(Qt.Key.Key_Down).line.number
    words, state = page.heard(log.currentItem())
    assert words.replace("\xa0", " ").startswith("Planning – 19 ")
    assert state.expandable
    assert not state.expanded
    page.press(Qt.Key.Key_Right)
    assert said == ["Open."]
    assert 19 == len(below(log, group))
    assert group + 1 == page.press(Qt.Key.Key_Right).line.number
    assert "pawn on" in page.heard(log.currentItem())[0].replace("\xa0", " ")
    assert group + 2 == page.press(Qt.Key.Key_Down).line.number
    assert group == page.press(Qt.Key.Key_Left).line.number
    page.press(Qt.Key.Key_Left)
    assert said == ["Open.", "Closed."]
    assert not below(log, group)
    page.press(Qt.Key.Key_Return)
    assert 19 == len(below(log, group))


def test_a_log_told_move_by_move_is_that_told_at_once(qtbot):
    _, moves = history()
    log = a_log(qtbot, moves[0])
    for move in moves[1:]:
        log.tell(move)

    assert lines(a_log(qtbot)) == lines(log)


@pytest.mark.parametrize("count", [40, 97, 120, 200, 233])
def test_what_is_taken_back_leaves_the_log_as_it_was(qtbot, count):
    log = a_log(qtbot)

    log.forget_after(count)

    assert lines(a_log(qtbot, events()[:count])) == lines(log)
    log.tell(events()[count:])
    assert lines(a_log(qtbot)) == lines(log)


def test_what_a_player_has_opened_stays_open(qtbot):
    """Whatever comes after, in another detail and another language too."""
    log = a_log(qtbot, events()[:60])
    group = group_of(h.PLANNING, log)
    click(log, group)

    log.tell(events()[60:])
    log.set_detail("short")
    log.retranslate()
    log.finish()

    assert 20 == len(below(log, group))


def test_what_is_looked_at_is_open_as_long_as_it_is(qtbot):
    """A replay shows the lines of the move it is at."""
    log = a_log(qtbot)
    first, second = group_of(h.ACTION, log, 5), group_of(h.ACTION, log, 8)
    numbers = {one: [*log.told.groups.members(one)] for one in (first, second)}

    log.bring_into_view(numbers[first][1], numbers[first][-1])
    assert below(log, first)
    room = log.visualItemRect(LogPage(log).headline(first))
    assert 0 <= room.bottom() <= log.viewport().height()
    log.bring_into_view(numbers[second][1], numbers[second][-1])
    assert not below(log, first)
    assert below(log, second)


def test_a_closed_action_is_marked_for_its_lines(qtbot):
    """What lies at a place that the pointer rests on: the line itself, or the headline above it."""
    log = a_log(qtbot)
    group = group_of(h.ACTION, log, 5)
    number = group + 1

    log.mark([number])
    assert {group} == LogPage(log).marked
    click(log, group)
    assert {number} == LogPage(log).marked
    assert log.told.seen_with(number) == range(number, number + 1)


def test_what_is_copied_has_the_lines_of_closed_actions_too(qtbot):
    log = a_log(qtbot)
    log.selectAll()
    QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QApplication.clipboard().text().splitlines()
    QApplication.clipboard().clear()

    assert "Arachnid: Free elimination – Amphibian, wetland d2" in copied
    at = copied.index("Arachnid: Free elimination – Amphibian, wetland d2")
    assert copied[at + 1].startswith("Arachnid eliminates 1")
    assert len(copied) > 2 * len(lines(log))


def test_the_menu_of_a_headline_opens_its_action(qtbot):
    log = a_log(qtbot)
    group = group_of(h.REGRESSION, log)
    page = LogPage(log)

    menu = log.menu_at(page.show(page.headline(group)))
    (action,) = [one for one in menu.actions() if one.text() == "Open the details"]
    action.trigger()

    assert below(log, group)
    assert "Show this moment" in [one.text() for one in menu.actions()]


def test_the_log_begins_with_what_lies_open(qtbot):
    log = a_log(qtbot)

    assert lines(log)[0].startswith("Open cards: Aquatic, Biodiversity")
    assert lines(log)[1].startswith("Open tiles: Jungle, Sea")


def test_no_word_is_broken(qtbot, language):
    """In a panel as narrow as there is one: a line that has no room for a word breaks it."""
    log = a_log(qtbot, size=(200, 600))
    group = group_of(h.PLANNING, log)
    click(log, group)
    for row in LogPage(log).rows:
        layout = log.delegate.words(row)
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            end = line.textStart() + line.textLength()
            around = layout.text()[end - 1 : end + 1]
            assert len(around) < 2 or not around.isalpha() or language == "ja", layout.text()


def test_survival_and_the_free_steps_have_headings_of_their_own():
    """Events alone say so."""
    topic, found = h.NONE, []
    for event in events():
        topic, begins = h.heading(event, topic)
        if begins:
            found.append(topic)
        if event.kind == e.POINTS and event.cause == e.SURVIVAL:
            assert topic == h.SURVIVAL
    assert {h.PLANNING, h.ACTION, h.REGRESSION, h.SWEEP, h.FREE, h.EXTINCTION, h.SURVIVAL, h.RESEED} <= set(
        found
    )
    assert h.heading(Event(e.GAME_ENDED), h.FINAL) == (h.NONE, False)


def told_in_parts(qtbot, *parts, before=lambda log: None):
    """Return a log that was told some events, was handled, and then was told the others."""
    log = a_log(qtbot, parts[0])
    before(log)
    for part in parts[1:]:
        log.tell(part)
        log.finish()
    return log


def planning_until(count):
    """Return the events up to so many pawns of the first planning, and those up to its end."""
    pawns = [at for at, event in enumerate(events()) if event.kind == e.PAWN_PLACED]
    return events()[: pawns[count] + 1], events()[pawns[count] + 1 : pawns[count + 4] + 1]


def test_the_last_group_sums_up_what_comes_while_it_is_closed(qtbot):
    first, then = planning_until(5)

    log = told_in_parts(qtbot, first, then, before=lambda log: click(log, group_of(h.PLANNING, log)))

    assert "Planning – 10 pawn(s)" == lines(log)[-1]


def test_the_last_group_sums_up_what_is_left_out_below_it(qtbot):
    """A log that tells less: nothing stands below the headline, so that says it."""
    log = a_log(qtbot)
    log.set_detail("short")
    groups = {log.told.groups.of(number) for number in range(len(events()))} - {-1}
    bare = [one for one in sorted(groups) if not LogPage(log).headline(one).childCount()]
    members = log.told.groups.members(next(one for one in bare if "–" in log.told.headline_of(one).text))
    log = LogPanel()
    qtbot.addWidget(log)
    log.set_detail("short")
    log.begin(DominantWords(RULES), NAMES, -1)
    log.tell(events()[: members.start + 1])
    before = lines(log)[-1]
    log.tell(events()[members.start + 1 : members.stop])

    assert log.told.headline_of(members.start).text == lines(log)[-1] != before


def test_a_remark_within_a_group_stands_where_it_was_made(qtbot):
    group = group_of(h.PLANNING, a_log(qtbot))
    log = LogPanel()
    qtbot.addWidget(log)
    words = DominantWords(RULES)
    log.begin(words, NAMES, -1, words_before=lambda number: ["Ben left."] if number == group + 8 else [])
    log.show()
    log.tell(events())
    log.finish()
    assert "Ben left." not in lines(log)

    click(log, group)

    opened = lines(log)
    log.retranslate()
    log.finish()
    assert opened == lines(log)
    assert 8 == opened.index("Ben left.") - opened.index("Planning")


def test_what_is_marked_is_marked_when_it_is_written_later(qtbot):
    """Of a closed group the headline."""
    number = group_of(h.PLANNING, a_log(qtbot)) + 5
    log = LogPanel()
    qtbot.addWidget(log)
    log.resize(260, 100)
    log.show()
    log.begin(DominantWords(RULES), NAMES, -1)
    log.tell(events())
    log.mark({number})

    log.finish()

    assert {number - 5} == LogPage(log).marked


def test_groups_that_were_looked_at_are_forgotten_with_what_is_taken_back(qtbot):
    log = a_log(qtbot)
    late = log.told.groups.last
    log.bring_into_view(late, late)
    log.forget_after(late)

    early = group_of(h.PLANNING, log)
    log.bring_into_view(early, early)

    assert log.told.groups.last < late
