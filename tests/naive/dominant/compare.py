"""Another statement of the rules and this one side by side, through positions and lines alone.

The other is any object with `start(position)`, `moves(position)`, `play(position, line)` and
`facts(position)`: dicts and lines in the notation. `start` reads a plain game or any position and goes on
by itself to the first question. If it has them, `why_not(position, seat, line)` and `view(position)` are
compared too; without `why_not`, its `play` must stop at a line that is not legal. Equal positions are equal
text (notation 2), so nothing is smoothed over.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Protocol

from tests.naive import difference
from tests.naive.difference import Difference
from tests.naive.dominant import earth, rules
from tests.naive.dominant.box import CARDS, CORNERS_OF, Position, copied
from tests.naive.dominant.check import problems
from tests.naive.dominant.positions import (
    lively_choice,
    printed_position,
    random_position,
    random_start,
    shortened,
)
from tests.naive.dominant.reasons import canonical, random_lines

NOBODY = -1


class Other(Protocol):
    """What is compared with: the four functions."""

    def start(self, position: Position) -> Position:
        """The full form, gone on with to the first question."""

    def moves(self, position: Position) -> list[str]:
        """All lines of the question that is asked."""

    def play(self, position: Position, line: str) -> Position:
        """The position after the line."""

    def facts(self, position: Position) -> dict[str, Any]:
        """What follows from the position."""


def unlike(expected: object, got: object) -> list[str]:
    """Where two plain values differ; most do not, and that is seen faster in their text."""
    texts = [json.dumps(one, sort_keys=True) for one in (expected, got)]
    return [] if texts[0] == texts[1] else difference.unlike(expected, got)


# --- single positions --------------------------------------------------------------------------------------


def compare_start(other: Other, short: Position, counts: Counter[str]) -> tuple[Position, Difference | None]:
    """The full form of a position or a plain game."""
    position = rules.start(short)
    counts["starts"] += 1
    for name in sorted(position["rules"]):
        counts[f"switch {name}"] += 1
    got, error = _tried(lambda: other.start(copied(short)))
    if error:
        return position, Difference("start", short, NOBODY, "", "a position", error)
    found = unlike(position, got)
    return position, Difference("start", short, NOBODY, "", [], found) if found else None


def compare_here(other: Other, position: Position, counts: Counter[str]) -> Difference | None:
    """The position read again, the list of lines, and what follows from the position."""
    again, error = _tried(lambda: other.start(copied(position)))
    if error or (found := unlike(position, again)):
        return Difference("read again", position, NOBODY, "", [], error or found)
    seat = NOBODY if position["to_move"] is None else position["to_move"]
    expected = set(rules.moves(position))
    counts["lists"] += 1
    counts["longest list"] = max(counts["longest list"], len(expected))
    listed, error = _tried(lambda: list(other.moves(copied(position))))
    if error or expected != set(listed) or len(listed) != len(set(listed)):
        got = error or [sorted(set(listed) - expected), f"{len(listed)} lines"]
        missing = sorted(expected - set(listed or []))
        return Difference("lines", position, seat, "", missing, got)
    facts, error = _tried(lambda: other.facts(copied(position)))
    if error or (found := unlike(rules.facts(position), facts)):
        return Difference("facts", position, seat, "", [], error or found)
    return _compare_view(other, position, counts)


def compare_line(
    other: Other, position: Position, line: str, counts: Counter[str]
) -> tuple[Position, Difference | None]:
    """What comes of one line; our position after it as well."""
    later = rules.play(position, line)
    counts["decisions"] += 1
    counts[f"ask {position['pending'][-1]['ask']}"] += 1
    if line.startswith("card "):
        counts[line] += 1
    seat = position["to_move"]
    got, error = _tried(lambda: other.play(copied(position), line))
    if error:
        return later, Difference("line", position, seat, line, "a position", error)
    found = unlike(later, got)
    return later, Difference("line", position, seat, line, [], found) if found else None


def compare_refusals(
    other: Other, position: Position, rng: Random, counts: Counter[str], number: int = 3
) -> Difference | None:
    """Lines that nothing listed: every reason, or what comes of those that are legal after all."""
    for line in random_lines(rng, position, number):
        seats = range(len(position["players"]))
        seat = position["to_move"] if rng.random() < 0.9 else rng.choice(seats)
        expected = rules.why_not(position, position["to_move"] if seat is None else seat, line)
        if found := _compare_reasons(other, position, seat, line, counts):
            return found
        if not expected:
            if found := compare_line(other, position, line, counts)[1]:
                return found
    return None


def _compare_reasons(
    other: Other, position: Position, seat: int | None, line: str, counts: Counter[str]
) -> Difference | None:
    asked = NOBODY if seat is None else seat
    expected = rules.why_not(position, asked, line)
    for code in expected:
        counts[f"code {code}"] += 1
    legal = canonical(line) in rules.moves(position) and seat == position["to_move"]
    assert legal == (not expected), (line, expected, position)
    if not hasattr(other, "why_not"):
        _, error = _tried(lambda: other.play(copied(position), line))
        if expected and not error and seat == position["to_move"]:
            return Difference("not refused", position, asked, line, sorted(expected), "played")
        return None
    got, error = _tried(lambda: set(other.why_not(copied(position), asked, line)))
    if error:
        return Difference("reasons", position, asked, line, sorted(expected), error)
    if expected != got:
        return Difference("reasons", position, asked, line, sorted(expected), sorted(got))
    return None


def _compare_view(other: Other, position: Position, counts: Counter[str]) -> Difference | None:
    if not hasattr(other, "view"):
        return None
    counts["views"] += 1
    seen, error = _tried(lambda: other.view(copied(position)))
    if error or (found := unlike(rules.view(position), seen)):
        return Difference("view", position, NOBODY, "", [], error or found)
    return None


def _tried(function: Callable[[], Any]) -> tuple[Any, str]:
    """What it gives, or what it says when it stops."""
    try:
        return function(), ""
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


# --- whole games, many positions ---------------------------------------------------------------------------


def compare_game(other: Other, number: int, counts: Counter[str]) -> Difference | None:
    """Whole random game `number`: after every decision the position, the lines and the facts."""
    plain = random_start(number)
    position, found = compare_start(other, plain, counts)
    if found:
        return found
    counts["games"] += 1
    counts[f"animals {len(position['initiative'])}"] += 1
    counts[f"animals of a seat {len(position['players'][0]['animals'])}"] += 1
    found = _walk(other, position, Random(f"game {number}"), counts, steps=None, started=True)
    return found


def compare_numbered(
    other: Other, number: int, counts: Counter[str], cards: tuple[str, ...] | None = None, *, steps: int = 25
) -> Difference | None:
    """Random position `number` and a walk of some decisions from there; every odd one with a wanted card."""
    rng = Random(f"short {number}")
    if cards is None:
        cards = (CARDS[number // 2 % len(CARDS)],) if number % 2 else ()
    short = random_position(number, cards)
    # with less said, another question might have no answer, which is refused
    if rng.random() < 0.3 and all(one["ask"] == "card" for one in short.get("pending", [])):
        short = shortened(short, rng)
    elif not cards and rng.random() < 0.1:
        short = printed_position(rng)
    position, found = compare_start(other, short, counts)
    if found:
        return found
    counts["positions"] += 1
    return _walk(other, position, Random(number), counts, steps=steps, started=False)


def _walk(
    other: Other, position: Position, rng: Random, counts: Counter[str], *, steps: int | None, started: bool
) -> Difference | None:
    """Play on, comparing everything; laws of every position are asserted of our own side."""
    taken = 0
    while True:
        broken = problems(position, whole_tiles=started, started=started)
        assert not broken, (broken, position)
        if found := compare_here(other, position, counts):
            return found
        if found := compare_refusals(other, position, rng, counts):
            return found
        if rules.over(position) or taken == steps:
            break
        lines = rules.moves(position)
        line = lively_choice(rng, position, lines)
        if not started and taken == 0:
            # all the answers to the first question, as far as they are few
            for tried in rng.sample(lines, min(8, len(lines))):
                if found := compare_line(other, position, tried, counts)[1]:
                    return found
        position, found = compare_line(other, position, line, counts)
        if found:
            return found
        taken += 1
    if rules.over(position):
        counts["ended"] += 1
        counts["rounds"] += position["round"]
        counts[f"ended {'by Ice Age' if 'ice_age' in position['gone'] else 'otherwise'}"] += 1
    return None


# --- a difference made small -------------------------------------------------------------------------------


def made_small(other: Other, found: Difference) -> Difference:
    """The same difference in a position from which nothing more can be left out."""

    def look(position: Position) -> Difference | None:
        try:
            if problems(position, whole_tiles=False, started=False) and found.what != "start":
                return None
            if found.what == "start":
                return compare_start(other, position, Counter())[1]
            if found.what in ("reasons", "not refused"):
                return _compare_reasons(other, position, found.seat, found.line, Counter())
            if found.line:
                return compare_line(other, position, found.line, Counter())[1]
            return compare_here(other, position, Counter())
        except (AssertionError, LookupError, ValueError, TypeError):
            return None

    small, at, smaller = found, 0, False
    while True:
        for number, candidate in enumerate(islice(_smaller(small.position), at, None), at):
            less = look(candidate)
            if less is not None and less.what == small.what and _kind(less) == _kind(small):
                # go on from here; what failed before is tried again at the end
                small, at, smaller = less, number, True
                break
        else:
            if not smaller:
                return small
            at, smaller = 0, False


def _kind(difference: Difference) -> bool:
    """Whether the other stopped with an error: a refusal must not take the place of a difference."""
    return isinstance(difference.got, str)


def _smaller(position: Position) -> Iterator[Position]:
    """The position with one thing less; pieces go where nothing depends on them."""
    for name in sorted(position.get("rules", {})):
        yield _without(position, "rules", name)[0]
    if "earth" not in position:
        return
    for key in ("deck", "gone", "cards", "scored"):
        for at in range(len(position.get(key, []))):
            yield _without(position, key, at)[0]
    yield from _fewer_tiles(position)
    for space in sorted(position.get("pawns", {})):
        yield _without(position, "pawns", space)[0]
    yield from _fewer_disks(position)
    for animal, board in sorted(position.get("animals", {}).items()):
        for key in ("vp", "pawns", "eliminated"):
            if board.get(key):
                less = copied(position)
                less["animals"][animal][key] -= 1
                yield less
    for at in range(len(position.get("pending", [])) - 1):
        yield _without(position, "pending", at)[0]
    for cell in sorted(position.get("hibernating", {})):
        yield _without(position, "hibernating", cell)[0]
    for key, value in {"seed": 0, "shuffles": 0, "round": 1}.items():
        if position.get(key, value) != value and not position.get("final_round"):
            yield {**copied(position), key: value}


def _without(position: Position, *path: str | int) -> tuple[Position, Any]:
    """The position without what lies there, and that."""
    less: Any = copied(position)
    place = less
    for key in path[:-1]:
        place = place[key]
    return less, place.pop(path[-1])


def _fewer_tiles(position: Position) -> Iterator[Position]:
    for stack in range(3):
        if position.get("stacks") and position["stacks"][stack]:
            yield _without(position, "stacks", stack, 0)[0]
        if position.get("face_up") and position["face_up"][stack]:
            less = copied(position)
            less["face_up"][stack] = None
            yield less
    for cell, tile in sorted(position["earth"].items()):
        less = copied(position)
        _empty(less, cell)
        if tile.get("species"):
            yield less
        less = copied(less)
        _take_away(less, cell)
        yield less
        for animal in sorted(tile.get("species", {})):
            less = copied(position)
            _send_home(less, animal, cell, 1)
            yield less


def _fewer_disks(position: Position) -> Iterator[Position]:
    places: list[tuple[str | int, ...]] = [
        ("elements", corner) for corner in sorted(position.get("elements", {}))
    ]
    for box, disks in position.get("display", {}).items():
        places += [("display", box, at) for at in range(len(disks))]
    for animal, board in sorted(position.get("animals", {}).items()):
        places += [("animals", animal, "elements", at) for at in range(len(board["elements"]))]
    for place in places:
        less, element = _without(position, *place)
        _to_bag(less, element)
        yield less


def _to_bag(position: Position, element: str) -> None:
    if "bag" in position:
        earth.to_bag(position, element)


def _empty(position: Position, cell: str) -> None:
    for animal, count in list(position["earth"][cell].get("species", {}).items()):
        _send_home(position, animal, cell, count)


def _send_home(position: Position, animal: str, cell: str, count: int) -> None:
    """To the pool; one of which nothing is said is begun with these cubes."""
    position["animals"][animal].setdefault("pool", 0)
    earth.send_home(position, animal, cell, count)


def _take_away(position: Position, cell: str) -> None:
    """The empty tile goes, and the disks that touch no other one."""
    del position["earth"][cell]
    for corner in CORNERS_OF[cell]:
        if corner in position.get("elements", {}) and not earth.tiles_at(position, corner):
            _to_bag(position, position["elements"].pop(corner))
