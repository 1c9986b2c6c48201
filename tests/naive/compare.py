"""The program's rules and the second opinion side by side, through the public face of the rules only."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from evolution_qt.core.errors import GameError
from tests.naive import rules
from tests.naive.attack import DEFENCES, NEVER_IGNORED, PROTECTIONS
from tests.naive.deck import Position, card_order, trait_of, traits_of
from tests.naive.defaults import filled, shortened, without_defaults
from tests.naive.difference import Difference, unlike
from tests.naive.lines import Line, read, same_form, write
from tests.naive.listing import is_asked
from tests.naive.positions import random_position, random_rules
from tests.naive.sequence import attack_sets, targets
from tests.naive.shrink import shrunk
from tests.naive.table import copied

# The program's rules are taken as they come: whatever `game("evolution/de")` returns.
Game = Any

# --- single positions --------------------------------------------------------------------------------------


def compare_position(game: Game, position: Position, rng: Random, counts: Counter[str]) -> Difference | None:
    """Compare what may be done in a position, and what comes of some of it; the first difference."""
    counts["positions"] += 1
    game = game.with_options(position["rules"])
    state = game.load(copied(position))
    if problems := unlike(position, game.dump(state)):
        return Difference("read and written again", position, -1, "", [], problems)
    short = shortened(position, rng)
    if problems := unlike(filled(short), game.dump(game.load(copied(short)))):
        return Difference("what is left out", short, -1, "", [], problems)
    if position["phase"] == "over":
        return _compare_standing(game, state, position)
    for seat in range(len(position["players"])):
        listed = rules.legal_moves(position, seat)
        if found := _compare_lists(game, state, position, seat, listed, counts):
            return found
        if found := _compare_steps(game, state, position, seat, listed, counts):
            return found
        lines = _some(rng, listed)
        lines += [write(line) for line in random_lines(rng, position, seat)]
        for line in lines:
            if found := _compare_line(game, position, seat, line, counts):
                return found
    return None


def _some(rng: Random, listed: Iterable[str]) -> list[str]:
    """A few lines of each sort: plain, ignoring, declining, both."""
    chosen: list[str] = []
    for sort in range(4):
        lines = [line for line in sorted(listed) if sort == ("ignoring" in line) + 2 * ("declining" in line)]
        chosen += rng.sample(lines, min(5, len(lines)))
    return chosen


def _compare_standing(game: Game, state: Any, position: Position) -> Difference | None:
    ours = (rules.scores(position), rules.winners(position))
    theirs = (list(game.scores(state)), list(game.winners(state)))
    if ours != theirs:
        return Difference("scores and winners", position, -1, "", ours, theirs)
    return None


def _compare_lists(
    game: Game, state: Any, position: Position, seat: int, expected: set[str], counts: Counter[str]
) -> Difference | None:
    texts = [game.write(move) for move in game.moves(state, seat)]
    counts["listed"] += len(texts)
    got = same_form(texts)
    if len(got) != len(texts):
        twice = [line for line, times in Counter(write(read(text)) for text in texts).items() if times > 1]
        return Difference("listed twice", position, seat, twice[0], [], twice)
    if expected != got:
        line = min(expected ^ got, key=lambda text: (len(text), text))
        return Difference(
            "listed moves", position, seat, line, sorted(expected - got)[:20], sorted(got - expected)[:20]
        )
    for text in texts:
        if game.write(game.read(text)) != text:
            return Difference(
                "line read and written", position, seat, text, text, game.write(game.read(text))
            )
    return None


def _compare_steps(
    game: Game, state: Any, position: Position, seat: int, expected: set[str], counts: Counter[str]
) -> Difference | None:
    """The steps a search takes make up the same whole moves."""
    lines: list[str] = []

    def go_on(now: Any, steps: list[int]) -> None:
        for step in game.legal(now, seat):
            counts["steps"] += 1
            if game.completes(now, step):
                lines.append(game.write(game.spoken(state, seat, [*steps, step])))
            else:
                later = game.copy(now)
                game.apply(later, step, seat)
                go_on(later, [*steps, step])

    go_on(state, [])
    got = same_form(lines)
    if expected != got or len(got) != len(lines):
        what = sorted(expected ^ got, key=lambda text: (len(text), text))[:1] or [""]
        return Difference(
            "moves made up of steps", position, seat, what[0], sorted(expected - got), sorted(got - expected)
        )
    return None


def _compare_line(
    game: Game, position: Position, seat: int, line: str, counts: Counter[str]
) -> Difference | None:
    """One line, legal or not."""
    state = game.load(copied(position))
    move = game.read(line)
    codes = {refusal.code for refusal in game.why_not(state, seat, move)}
    legal = rules.is_legal(position, seat, read(line))
    if legal != (not codes):
        return Difference("legality", position, seat, line, legal, sorted(codes))
    if found := _compare_protections(position, seat, line, codes, counts):
        return found
    if not legal:
        counts["refused"] += 1
        return None
    counts["played"] += 1
    for word in ("ignoring", "declining"):
        counts[f"played {word}"] += word in line
    game.play(state, seat, move)
    after = game.dump(state)
    if problems := unlike(rules.play(position, seat, line), after):
        return Difference("after the move", position, seat, line, [], problems)
    return None


def _compare_protections(
    position: Position, seat: int, line: str, codes: set[str], counts: Counter[str]
) -> Difference | None:
    """For an attack in turn: the same protections of the prey, and the hunter's own faults."""
    attack = read(line)
    if attack.verb != "attack" or position["phase"] != "feeding" or position["to_move"] != seat:
        return None
    if position["progress"]["acted"] or attack.target not in targets(position):
        return None
    if (seat, attack.species) not in targets(position) or "intelligence" in attack.ignoring:
        return None
    assert attack.target is not None
    expected = rules.attack_blockers(position, (seat, attack.species), attack.target, attack.ignoring)
    looked_at = {"not_carnivore", "itself", "not_hungry", "no_intelligence"}
    if attack.target != (seat, attack.species):
        looked_at |= {"body_size", *PROTECTIONS}
    if not expected & {"not_carnivore", "itself"}:
        counts["blockers"] += 1
        if expected & looked_at != codes & looked_at:
            return Difference(
                "reasons against an attack", position, seat, line, sorted(expected), sorted(codes)
            )
    elif not expected & codes:
        return Difference("reasons against an attack", position, seat, line, sorted(expected), sorted(codes))
    return None


# --- lines that no one listed ------------------------------------------------------------------------------


def random_lines(rng: Random, position: Position, seat: int) -> Iterable[Line]:
    """Lines the seat might try: some legal though not listed, many not legal."""
    player = position["players"][seat]
    boards = range(len(player["species"]) + int(rng.random() < 0.05))
    hand = sorted(player["hand"], key=card_order)
    cards = hand + rng.sample(position["removed"], min(1, len(position["removed"]))) or ["horns:3"]
    everywhere = targets(position)

    def declining() -> tuple[tuple[str, int], ...]:
        items = [
            (item, index)
            for item, trait in (("foraging", "foraging"), ("fat", "fat_tissue"))
            for index, species in enumerate(player["species"])
            if trait in [trait_of(card) for card in species["traits"]]
        ]
        return tuple(rng.sample(items, rng.randint(0, len(items)))) if rng.random() < 0.5 else ()

    lines = [Line("done"), Line("pass"), Line("food", card=rng.choice(cards))]
    lines += [Line("species", side=rng.choice(("left", "right")), card=rng.choice(cards))]
    for index in boards:
        row = player["species"]
        lying = [trait_of(c) for c in row[index]["traits"] + row[index]["hidden"]] if index < len(row) else []
        some_trait = rng.choice(lying or traits_of(position["game"]))
        lines += [
            Line("trait", species=index, card=rng.choice(cards)),
            Line("trait", species=index, card=rng.choice(cards), replacing=some_trait),
            Line("body", species=index, card=rng.choice(cards)),
            Line("population", species=index, card=rng.choice(cards)),
            Line("discard", species=index, trait=some_trait),
            Line("effect", species=index, trait=rng.choice(("fertile", "fat_tissue", "long_neck"))),
            Line("feed", species=index, declining=declining()),
            Line("intelligence", species=index, card=rng.choice(cards), declining=declining()),
        ]
        if not everywhere or position["phase"] != "feeding":
            continue
        for target in rng.sample(everywhere, min(4, len(everywhere))):
            ignoring = _random_ignoring(rng, position, (seat, index), target)
            paying = rng.sample(hand, min(len(ignoring), len(hand)))
            lines.append(
                Line(
                    "attack",
                    species=index,
                    target=target,
                    ignoring=tuple(ignoring),
                    paying=tuple(paying),
                    declining=declining(),
                )
            )
    likely = [line for line in lines if line.verb in _VERBS[position["phase"]]]
    unlikely = [line for line in lines if line.verb not in _VERBS[position["phase"]]]
    if position["to_move"] != seat and position["phase"] != "food":
        likely = rng.sample(likely, min(2, len(likely)))
    return likely + rng.sample(unlikely, 1)


def _random_ignoring(
    rng: Random, position: Position, attacker: tuple[int, int], target: tuple[int, int]
) -> list[str]:
    """Traits to ignore: often just what makes the attack legal and something more that changes it."""
    cards = len(position["players"][attacker[0]]["hand"])
    enough: list[frozenset[str]] = []
    if attacker in targets(position):
        enough = attack_sets(position, attacker, target)
    if enough and rng.random() < 0.8:
        needed = sorted(rng.choice(enough))
        more = [trait for trait in ("horns", "scavenger", "fat_tissue", "cooperation") if trait not in needed]
        number = rng.randint(0, max(0, min(len(more), cards - len(needed))))
        return needed + rng.sample(more, number)
    every = [trait for trait in traits_of(position["game"]) if trait not in NEVER_IGNORED]
    near = [
        trait for trait in every if trait in (*DEFENCES, "horns", "scavenger", "fat_tissue", "cooperation")
    ]
    return rng.sample(near if rng.random() < 0.8 else every, min(rng.choice((0, 0, 1, 1, 2, 3)), cards))


_VERBS: dict[str, tuple[str, ...]] = {
    "food": ("food",),
    "play": ("done", "species", "trait", "body", "population", "discard"),
    "effects": ("effect",),
    "window": ("intelligence", "pass"),
    "feeding": ("feed", "attack", "intelligence", "pass"),
    "over": (),
}


# --- a difference made small -------------------------------------------------------------------------------


def made_small(game_named: Any, difference: Difference) -> Difference:
    """The same difference in a position from which nothing more can be left out."""

    def look(position: Position) -> Difference | None:
        game = game_named(position["game"]).with_options(position["rules"])
        try:
            state = game.load(copied(position))
            if difference.what == "listed moves":
                listed = rules.legal_moves(position, difference.seat)
                return _compare_lists(game, state, position, difference.seat, listed, Counter())
            return _compare_line(game, position, difference.seat, difference.line, Counter())
        except (GameError, AssertionError, LookupError):
            return None

    def still_differs(position: Position) -> bool:
        found = look(position)
        return found is not None and found.what == difference.what

    if difference.line and still_differs(difference.position):
        small = look(shrunk(difference.position, still_differs))
        assert small is not None
        return small._replace(position=without_defaults(small.position))
    return difference


# --- many positions, whole games ---------------------------------------------------------------------------


def compare_numbered(game_named: Any, number: int, counts: Counter[str]) -> Difference | None:
    """Compare random position `number`."""
    position = random_position(number)
    counts[f"in {position['phase']}"] += 1
    return compare_position(game_named(position["game"]), position, Random(number), counts)


def compare_game(game_named: Any, key: str, seats: int, seed: int, counts: Counter[str]) -> Difference | None:
    """Compare a whole random game, every list and every position in it; odd seeds turn some switches."""
    rng = Random(f"{key} {seats} {seed}")
    switches = random_rules(rng, key) if seed % 2 else {}
    game = game_named(key).with_options(switches)
    position = rules.new_game(key, seats, seed, switches)
    state = game.new(seats=seats, seed=seed)
    counts["games"] += 1
    if problems := unlike(position, game.dump(state)):
        return Difference("a new game", position, -1, "", [], problems)
    while position["phase"] != "over":
        seat = rng.choice([other for other in range(seats) if is_asked(position, other)])
        listed = rules.legal_moves(position, seat)
        if found := _compare_lists(game, state, position, seat, listed, counts):
            return found
        line = _lively_choice(rng, position, sorted(listed))
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
    return _compare_standing(game, state, position)


def _lively_choice(rng: Random, position: Position, lines: list[str]) -> str:
    """Chance, leaning towards moves that fill the table."""
    if position["phase"] == "play":
        if rng.random() < 0.8:
            lines = [line for line in lines if line != "done"] or lines
        if rng.random() < 0.5:
            lines = [line for line in lines if line.startswith("trait") and "replac" not in line] or lines
        elif rng.random() < 0.8:
            lines = [line for line in lines if not line.startswith("discard")] or lines
    elif rng.random() < 0.5:
        lines = [line for line in lines if line != "pass"] or lines
    return rng.choice(lines)
