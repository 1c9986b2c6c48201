"""What happens at once is told of each player: numbers on the table are the sums of the log's lines."""

import re
from itertools import groupby

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, ELEMENT_REF
from evolution_qt.ui.shell.log.log_lines import Context, LogContent
from evolution_qt.ui.table.presentation import presentation

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
GAMES = [
    ("evolution/de", 2),
    ("evolution/de", 4),
    ("evolution/ja", 6),
    ("beginning/de", 2),
    ("beginning/de", 5),
    ("dominant-species", 2),
    ("dominant-species", 4),
    ("dominant-species", 6),
]
AMOUNT = re.compile(r"(\d+) (?:new |\w+ )?(?:plant|fat|token|cube)")
VICTIM = re.compile(r"eliminates \d+ (\w+) cubes?")


def numbers_in(words):
    """Return the numbers in words; what belongs to a name, as in d4, is none."""
    return [int(one.replace("−", "-")) for one in re.findall(r"(?<!\w)[−-]?\d+\b", words)]


def lines_of(phrases, events, names):
    """Return the lines of the log that tell of events, without headings."""
    told = LogContent()
    told.begin(phrases, lambda _number: names, -1, tuple, lambda _number: ())
    told.add(events, automatic=False, stopped=False, decision=-1, actor=-1, redone=False)
    lines = told.lines(0, len(events), Context(0))
    return [line.text.replace("\u00a0", " ") for line in lines if not (line.is_headline or line.heading)]


def owner_of(line, names):
    """Return whose line it is: what is named first, or who loses cubes."""
    if found := VICTIM.search(line):
        return found[1]
    return min((name for name in names if name in line), key=line.index, default="")


def check_ribbon(told, lines, names):
    """Compare what the ribbon says of equal events with the lines that the log has for them."""
    if len(lines) < 2 or all(line in told for line in lines):
        assert lines[0] in told
        return
    owners = {owner_of(line, names) for line in lines}
    for owner in owners - {""}:
        own = [line for line in lines if owner_of(line, names) == owner]
        mark, number = re.search(rf"\b{owner} ([+−×]?)(\d+)\b", told).groups()
        wanted = len(own) if mark == "×" else abs(sum(sum(numbers_in(line)) for line in own))
        assert wanted == int(number), (told, lines)
    if "" in owners:
        assert all(line.split()[-1].rstrip(".") in told for line in lines), (told, lines)


def played(key, seats, seed, steps):
    """Return a random game: the position before each step, the events of it, and the position after it."""
    rules = game(key)
    state, rng = rules.new(seats, seed), Rng(seed, "sums")
    for _ in range(steps):
        if state.to_move == NOBODY:
            break
        before, state.sink = state.clone(), []
        rules.apply(state, rules.sample(state, rng))
        events, state.sink = rules.events(state.sink), None
        yield before, events, state


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_ribbon_says_of_each_player_what_the_log_says(qtbot, key, seats):
    rules = game(key)
    table = presentation(key).table(rules, "light", None)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.set_players([(name, False) for name in NAMES[:seats]])
    words = table.phrases
    names = NAMES[:seats] if "dominant" not in key else [words.animal(one) for one in range(6)]
    compared = 0
    for before, events, _ in played(key, seats, 7, 3000):
        runs = [run for run in table.playback.cues.runs(events) if len(run) > 1]
        if not runs:
            continue
        table.show_position(rules.observe(before, -1))
        for run in runs:
            of_kinds = [list(some) for _, some in groupby(run, lambda event: event.kind)]
            lines = [lines_of(words, some, table.names()) for some in of_kinds]
            told_of = next((some for some in reversed(lines) if some), None)
            if told_of:
                table.playback.show_run(run)
                check_ribbon(table.board.told.replace("\u00a0", " "), told_of, names)
                compared += 1

    assert compared


def amount_in(lines):
    """Return how many tokens or cubes lines tell of together; of other lines how many they are."""
    return sum(int(found[1]) if (found := AMOUNT.search(line)) else 1 for line in lines)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_picture_of_the_recap_counts_as_the_log_does(qtbot, key, seats):
    rules = game(key)
    table = presentation(key).table(rules, "light", None)
    qtbot.addWidget(table)
    recap, compared = table.board.recap, 0
    history = [event for _, events, _ in played(key, seats, 11, 2500) for event in events]
    known = [event.as_seen_by(0) for event in history]
    for first in range(0, len(known), 40):
        table.show_recap(known[: first + 40], first, 0)
        for step in recap.steps:
            lines = [lines_of(table.phrases, [event], NAMES)[0] for event in step.events]
            assert step.count == amount_in(lines), lines
            assert step.actor in range(seats)
            for thing in step.things:
                number = numbers_in(thing.number.replace("+", "").replace("×", ""))
                assert [abs(one) for one in number] in ([thing.count], [] if thing.count == 1 else None)
            compared += 1

    assert compared > 50


def test_the_recap_shows_each_thing_that_was_taken(qtbot):
    """Two elements were two of the second one."""
    rules = game("dominant-species")
    table = presentation(rules.key).table(rules, "light", None)
    qtbot.addWidget(table)
    grub, meat = ELEMENT_REF + 0, ELEMENT_REF + 1
    taken = [Event(e.ELEMENT_TAKEN, 1, card, subject=ANIMAL_REF) for card in (grub, meat, grub)]
    table.show_recap(taken, 0, 0)

    (step,) = table.board.recap.steps

    assert [(grub, "×2"), (meat, "")] == [(thing.event.card, thing.number) for thing in step.things]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_scores_at_the_end_are_what_the_log_has_told(qtbot, key, seats):
    """Tokens that went into the bag or behind the screen, and points of an animal."""
    rules = game(key)
    table = presentation(key).table(rules, "light", None)
    qtbot.addWidget(table)
    course = list(played(key, seats, 13, 20_000))
    history, state = [event for _, events, _ in course for event in events], course[-1][2]
    assert state.to_move == NOBODY
    scoring = [event for event in history if rules.kinds[event.kind].name in ("bagged", "points")]
    lines = lines_of(table.phrases, scoring, NAMES)
    for seat, score in enumerate(rules.known_scores(state, -1)):
        name = NAMES[seat]
        owner = table.phrases.animal(state.seat_of.index(seat)) if "dominant" in key else name
        own = [numbers_in(line)[0] for line in lines if line.startswith((f"{owner} ", f"{owner}:"))]
        lost = [numbers_in(line)[0] for line in lines if line.startswith(f"{owner} loses")]

        told = numbers_in(presentation(key).scoring().told(name, score))

        scored = sum(told) if "dominant" in key else told[0]  # all points of an animal are told in lines
        assert sum(own) - 2 * sum(lost) == scored
