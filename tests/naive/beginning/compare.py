"""The program's rules of The Beginning and the second opinion side by side, through the public face only."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import GameError
from tests.naive.beginning import rules
from tests.naive.beginning.box import GAME, TRAITS, Position, whole_deck
from tests.naive.beginning.defaults import filled, named, shortened
from tests.naive.beginning.positions import random_position, random_rules
from tests.naive.difference import Difference, unlike
from tests.naive.table import copied

# The program's rules are taken as they come: whatever `game("beginning/de")` returns.
Game = Any

PLAYED = 14
"""So many of the listed moves of a position are made."""


# --- single positions --------------------------------------------------------------------------------------


def compare_position(game: Game, position: Position, rng: Random, counts: Counter[str]) -> Difference | None:
    """Compare what may be done in a position, and what comes of some of it; the first difference."""
    counts["positions"] += 1
    assert sorted(named(position)) == whole_deck()
    game = game.with_options(position["rules"])
    state = game.load(copied(position))
    if problems := unlike(position, game.dump(state)):
        return Difference("read and written again", position, NOBODY, "", [], problems)
    short = shortened(position, rng)
    if problems := unlike(filled(short), game.dump(game.load(copied(short)))):
        return Difference("what is left out", short, NOBODY, "", [], problems)
    if found := _compare_standing(game, state, position) or _compare_views(game, state, position, counts):
        return found
    for seat in range(len(position["players"])):
        listed = rules.legal_moves(position, seat)
        if found := _compare_lists(game, state, position, seat, listed, counts):
            return found
        if position["phase"] == "over":
            continue
        lines = rng.sample(listed, min(PLAYED, len(listed))) + list(random_lines(rng, position, seat))
        for line in lines:
            if found := _compare_line(game, position, seat, line, counts):
                return found
    return None


def _compare_standing(game: Game, state: Any, position: Position) -> Difference | None:
    ours = (rules.scores(position), rules.winners(position))
    theirs = (list(game.scores(state)), list(game.winners(state)))
    if ours != theirs:
        return Difference("scores and winners", position, NOBODY, "", ours, theirs)
    return None


def _compare_views(game: Game, state: Any, position: Position, counts: Counter[str]) -> Difference | None:
    for seat in range(NOBODY, len(position["players"])):
        counts["views"] += 1
        seen = game.dump(game.observe(state, seat).state)
        if problems := unlike(rules.view(position, seat), seen):
            return Difference(f"what seat {seat} may know", position, seat, "", [], problems)
    return None


def _compare_lists(
    game: Game, state: Any, position: Position, seat: int, expected: list[str], counts: Counter[str]
) -> Difference | None:
    """The listed moves and the steps that a search takes are the legal ones, each once."""
    got = [game.write(move) for move in game.moves(state, seat)]
    counts["listed"] += len(got)
    if sorted(expected) != sorted(got):
        wrong = sorted((Counter(expected) - Counter(got)) + (Counter(got) - Counter(expected)))
        more = sorted((Counter(got) - Counter(expected)).elements())
        return Difference("listed moves", position, seat, wrong[0], sorted(set(expected) - set(got)), more)
    for text in got:
        if game.write(game.read(text)) != text:
            again = game.write(game.read(text))
            return Difference("line read and written", position, seat, text, text, again)
    steps = sorted(game.write(game.spoken(state, seat, [step])) for step in game.legal(state, seat))
    if sorted(expected) != steps:
        return Difference("steps", position, seat, "", sorted(expected), steps)
    return None


def _compare_line(
    game: Game, position: Position, seat: int, line: str, counts: Counter[str]
) -> Difference | None:
    """One line, legal or not: every reason, or what comes of it."""
    state = game.load(copied(position))
    move = game.read(line)
    codes = [refusal.code for refusal in game.why_not(state, seat, move)]
    expected = rules.reasons(position, seat, line)
    if sorted(expected) != sorted(codes):
        return Difference("reasons", position, seat, line, sorted(expected), sorted(codes))
    if expected:
        counts["refused"] += 1
        return None
    counts["played"] += 1
    later = rules.play(position, seat, line)
    assert sorted(named(later)) == whole_deck()
    game.play(state, seat, move)
    if problems := unlike(later, game.dump(state)):
        return Difference("after the move", position, seat, line, [], problems)
    if later["phase"] == "over":
        counts["ended"] += 1
        return _compare_standing(game, state, later)
    return None


# --- lines that no one listed ------------------------------------------------------------------------------


def random_lines(rng: Random, position: Position, seat: int) -> Iterable[str]:
    """Lines the seat might try, most of them not legal."""
    row = position["players"][seat]["species"]
    cards = [*position["players"][seat]["hand"], rng.choice(TRAITS)]
    boards = [str(index) for index in range(len(row) + int(rng.random() < 0.1))]
    preys = [
        f"{owner}.{index}"
        for owner, player in enumerate(position["players"])
        for index in range(len(player["species"]) + int(rng.random() < 0.05))
    ]
    lines = ["done", "pass", f"species {rng.choice(cards)}"]
    for board in boards:
        lying = row[int(board)]["traits"] if int(board) < len(row) else []
        lines += [f"feed {board}", f"population {board} {rng.choice(cards)}"]
        lines += [f"trait {board} {rng.choice(cards)}" for _ in range(2)]
        replaced = rng.choice(lying) if lying and rng.random() < 0.8 else rng.choice(TRAITS)
        lines.append(f"trait {board} {rng.choice(cards)} replacing {replaced}")
        lines += [f"attack {board} {prey}" for prey in rng.sample(preys, min(4, len(preys)))]
    fitting = [line for line in lines if line.split()[0] in rules.VERBS[position["phase"]]]
    others = [line for line in lines if line not in fitting]
    if seat != position["to_move"]:
        fitting = rng.sample(fitting, min(2, len(fitting)))
    return fitting + rng.sample(others, 1)


# --- a difference made small -------------------------------------------------------------------------------


def made_small(game_named: Any, difference: Difference) -> Difference:
    """The same difference in a position from which nothing more can be left out."""

    def look(position: Position) -> Difference | None:
        try:
            game = game_named(GAME).with_options(position["rules"])
            state = game.load(copied(position))
            seat = difference.seat
            if difference.what == "listed moves":
                listed = rules.legal_moves(position, seat)
                return _compare_lists(game, state, position, seat, listed, Counter())
            if difference.line:
                return _compare_line(game, position, seat, difference.line, Counter())
            return _compare_views(game, state, position, Counter())
        except (GameError, AssertionError, LookupError):
            return None

    small = difference
    smaller = True
    while smaller:
        smaller = False
        for candidate in _smaller(small.position):
            found = look(candidate)
            if found is not None and found.what == difference.what:
                small, smaller = found, True
                break
    return small


def _smaller(position: Position) -> Iterator[Position]:
    """The position with one thing less; cards that go are set aside."""
    for pile in ("draw_pile", "discard_pile"):
        for at in range(len(position[pile])):
            less = copied(position)
            del less[pile][at]
            yield _set_aside(less)
    for name in position["rules"]:
        less = copied(position)
        del less["rules"][name]
        yield less
    for seat, player in enumerate(position["players"]):
        for place in ("hand", "species"):
            for at in range(len(player[place])):
                less = copied(position)
                del less["players"][seat][place][at]
                yield _set_aside(less)
        for index, species in enumerate(player["species"]):
            for key in ("traits", "unseen"):
                for at in range(len(species[key])):
                    less = copied(position)
                    del less["players"][seat]["species"][index][key][at]
                    yield _set_aside(less)
            less = copied(position)
            one = less["players"][seat]["species"][index]
            one["population"].pop()
            one["unseen"] = [at for at in one["unseen"] if at < len(one["population"])]
            if one["population"]:
                yield _set_aside(less)
            if species["food"]:
                less = copied(position)
                less["players"][seat]["species"][index]["food"] -= 1
                yield less
        if player["bag"]:
            less = copied(position)
            less["players"][seat]["bag"] = 0
            yield less
    for key in ("watering_hole", "passes", "seed"):
        if position[key]:
            less = copied(position)
            less[key] -= 1 if key != "seed" else position[key]
            yield less


def _set_aside(position: Position) -> Position:
    position["removed"] = whole_deck()
    for card in named({**position, "removed": []}):
        position["removed"].remove(card)
    return position


# --- many positions, whole games ---------------------------------------------------------------------------


def compare_numbered(game_named: Any, number: int, counts: Counter[str]) -> Difference | None:
    """Compare random position `number`."""
    position = random_position(number)
    counts[f"in {position['phase']}"] += 1
    return compare_position(game_named(GAME), position, Random(number), counts)


def compare_game(game_named: Any, key: str, seats: int, seed: int, counts: Counter[str]) -> Difference | None:
    """Compare a whole random game, every list and every position in it; odd seeds turn some switches."""
    rng = Random(f"{key} {seats} {seed}")
    switches = random_rules(rng) if seed % 2 else {}
    game = game_named(key).with_options(switches)
    position = rules.new_game(seats, seed, switches)
    state = game.new(seats=seats, seed=seed)
    counts["games"] += 1
    if problems := unlike(position, game.dump(state)):
        return Difference("a new game", position, NOBODY, "", [], problems)
    while position["phase"] != "over":
        seat = position["to_move"]
        listed = rules.legal_moves(position, seat)
        if found := _compare_lists(game, state, position, seat, listed, counts):
            return found
        line = _lively_choice(rng, position, listed)
        before, position = position, rules.play(position, seat, line)
        if rng.random() < 0.5:
            game.play(state, seat, game.read(line))
        else:
            for step in game.actions(state, seat, game.read(line)):
                if step not in game.legal(state, seat):
                    return Difference("a step of a move", before, seat, line, "legal", step)
                game.apply(state, step, seat)
        counts["moves in games"] += 1
        if problems := unlike(position, game.dump(state)):
            return Difference("after the move", before, seat, line, [], problems)
        if problems := unlike(position, filled(position)):
            return Difference("full form", position, NOBODY, "", [], problems)
    counts["rounds"] += position["round"]
    return _compare_standing(game, state, position)


def _lively_choice(rng: Random, position: Position, lines: list[str]) -> str:
    """Chance, leaning towards moves that fill the table."""
    if position["phase"] == "play":
        if rng.random() < 0.8:
            lines = [line for line in lines if line != "done"] or lines
        if rng.random() < 0.5:
            lines = [line for line in lines if line.startswith("trait") and "replac" not in line] or lines
        elif rng.random() < 0.5:
            lines = [line for line in lines if line.startswith("population")] or lines
    elif rng.random() < 0.7:
        lines = [line for line in lines if line != "pass"] or lines
    return rng.choice(lines)
