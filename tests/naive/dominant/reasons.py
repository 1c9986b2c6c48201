"""Why a line cannot be played: all codes that apply (notation 3, "Refusals"), and lines to try."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from tests.naive.dominant import earth, questions
from tests.naive.dominant.box import (
    ANIMALS,
    CARDS,
    CELLS,
    CORNERS_OF,
    ELEMENTS,
    SPACES,
    WRITTEN,
    Position,
    Question,
    switch,
)

# Every form of a line: its word, what follows, and the questions it belongs to.
FORMS: list[tuple[str, str, tuple[str, ...]]] = [
    ("plan", "SPACE", ("plan", "replant", "instinct")),
    ("swap", "", ("initiative",)),
    ("keep", "", ("initiative",)),
    ("take", "ELEMENT", ("adaptation",)),
    ("protect", "ELEMENTS", ("regression",)),
    ("place", "ELEMENT CORNER", ("abundance", "wanderlust_element", "aquatic", "habitat")),
    ("return", "ELEMENT", ("wasteland",)),
    ("remove", "CORNER", ("depletion",)),
    ("glaciate", "CELL", ("glaciation", "ice_sheet")),
    ("speciate", "CORNER", ("speciation",)),
    ("add", "CELL NUMBER", ("speciate", "insect", "aquatic_species", "fecundity", "hibernation")),
    ("explore", "STACK CELL", ("wanderlust",)),
    ("move", "CELL CELL NUMBER", ("wanderlust_move", "migration")),
    ("move", "CELL CELL NUMBER ANIMAL", ("exodus",)),
    ("eliminate", "CELL ANIMAL", ("arachnid", "competition", "biomass", "predator", "catastrophe_victims")),
    ("score", "CELL", ("domination",)),
    ("card", "CARD", ("card",)),
    ("blight", "CELL", ("blight",)),
    ("blight", "CELL CORNER", ("blight",)),
    ("catastrophe", "CELL", ("catastrophe",)),
    ("catastrophe", "CELL ANIMAL", ("catastrophe",)),
    ("replace", "CELL ANIMAL", ("evolution",)),
    ("choose", "CELL", ("fertile", "mass_exodus")),
    ("exchange", "ELEMENT ELEMENT", ("metamorphosis",)),
    ("lose", "ELEMENT", ("disease", "immigrants")),
    ("lose", "pawn", ("immigrants",)),
    ("lose", "pawn SPACE", ("immigrants",)),
    ("lose", "species", ("immigrants",)),
    ("rescue", "CELL", ("rescue",)),
    ("pass", "", tuple(questions.KINDS)),
]


def canonical(line: str) -> str:
    """The line as `moves` lists it: the written name of every corner, protected kinds in order."""
    words = [WRITTEN.get(word, word) for word in line.split()]
    if words[0] == "protect":
        words[1] = ",".join(sorted(words[1].split(",")))
    return " ".join(words)


def belongs(question: Question, words: list[str]) -> bool:
    """Whether a line of this form answers the question at all."""
    for word, rest, kinds in FORMS:
        if question["ask"] in kinds and word == words[0] and _fits(rest.split(), words[1:]):
            return True
    return False


def _fits(form: list[str], given: list[str]) -> bool:
    if len(form) != len(given):
        return False
    if form[:1] == ["ELEMENT"] and given[0] in ("pawn", "species"):
        return False
    return all(one.isupper() or one == other for one, other in zip(form, given, strict=True))


def reasons(position: Position, seat: int, line: str) -> set[str]:
    """Nothing for a legal line."""
    words = [WRITTEN.get(word, word) for word in line.split()]
    if not position["pending"]:
        return {"wrong_phase", "not_your_turn"}
    question = position["pending"][-1]
    found = set() if seat == position["to_move"] else {"not_your_turn"}
    if not belongs(question, words):
        return found | {"wrong_phase"}
    if words[0] == "pass":
        return found | ({"must_choose"} if question["ask"] in questions.COMPULSORY else set())
    return found | {code for code, applies in _against(position, question, words) if applies}


Codes = Iterator[tuple[str, bool]]


def _against(position: Position, question: Question, words: list[str]) -> Codes:
    if words[0] in _BY_WORD:
        yield from _BY_WORD[words[0]](position, question, words)


def _has_tile(position: Position, cell: str) -> bool:
    return cell in position["earth"]


def _plan(position: Position, question: Question, words: list[str]) -> Codes:
    yield "occupied", words[1] in position["pawns"]
    itself = question["ask"] == "replant" and words[1] == "initiative"
    yield "initiative_itself", itself and not switch(position, "initiative_again")


def _take(position: Position, question: Question, words: list[str]) -> Codes:
    yield "no_such_element", words[1] not in position["display"]["adaptation"]


def _protect(position: Position, question: Question, words: list[str]) -> Codes:
    elements = words[1].split(",")
    twice = len(set(elements)) < len(elements)
    yield "wrong_number", twice or len(elements) != question["protections"]
    yield "no_such_element", any(element not in question["elements"] for element in elements)


def _place(position: Position, question: Question, words: list[str]) -> Codes:
    element, corner = words[1], words[2]
    tiles = earth.tiles_at(position, corner)
    box = {"abundance": "abundance", "wanderlust_element": "wanderlust"}.get(question["ask"])
    at_hand = position["display"][box] if box else earth.in_bag(position)
    yield "no_such_element", element not in at_hand
    yield "corner_taken", corner in position["elements"]
    yield "no_tile", not tiles
    if question["ask"] == "wanderlust_element":
        yield "not_offered", corner not in CORNERS_OF[question["cell"]]
    if question["ask"] == "aquatic":
        yield "wrong_terrain", bool(tiles) and not set(tiles) & set(questions.waters(position))


def _return(position: Position, question: Question, words: list[str]) -> Codes:
    yield "no_such_element", words[1] not in position["display"]["wasteland"]


def _remove(position: Position, question: Question, words: list[str]) -> Codes:
    element = position["elements"].get(words[1])
    yield "no_tile", not earth.tiles_at(position, words[1])
    yield "corner_empty", element is None
    yield "no_such_element", element is not None and element not in position["display"]["depletion"]


def _glaciate(position: Position, question: Question, words: list[str]) -> Codes:
    cell = words[1]
    yield "no_tile", not _has_tile(position, cell)
    if _has_tile(position, cell):
        frozen = earth.tundra_tiles(position)
        yield "is_tundra", cell in frozen
        yield "no_tundra_near", not any(other in frozen for other in earth.adjacent_tiles(position, cell))


def _speciate(position: Position, question: Question, words: list[str]) -> Codes:
    element = position["elements"].get(words[1])
    yield "no_tile", not earth.tiles_at(position, words[1])
    yield "corner_empty", element is None
    yield "wrong_element", element is not None and element != question["element"]


def _add(position: Position, question: Question, words: list[str]) -> Codes:
    cell, count = words[1], int(words[2])
    board = position["animals"][question["by"]]
    yield "no_tile", not _has_tile(position, cell)
    yield "not_offered", "cells" in question and cell not in question["cells"]
    most = {"insect": 1, "aquatic_species": 4, "fecundity": 1, "hibernation": 5}.get(question["ask"])
    if question["ask"] == "speciate" and _has_tile(position, cell):
        most = earth.limit(position, cell)
    yield "over_limit", count == 0 or (most is not None and count > most)
    yield "not_enough", count > board["eliminated" if question["ask"] == "hibernation" else "pool"]


def _explore(position: Position, question: Question, words: list[str]) -> Codes:
    stack, cell = int(words[1]), words[2]
    yield "stack_empty", position["face_up"][stack - 1] is None
    yield "tile_there", _has_tile(position, cell)
    yield "not_adjacent", not earth.adjacent_tiles(position, cell)


def _move(position: Position, question: Question, words: list[str]) -> Codes:
    start, end, count = words[1], words[2], int(words[3])
    both = _has_tile(position, start) and _has_tile(position, end)
    yield "no_tile", not both
    most = question["left"] if question["ask"] == "migration" else count
    yield "over_limit", count == 0 or count > most
    animal = words[4] if question["ask"] == "exodus" else question["by"]
    if question["ask"] == "wanderlust_move":
        yield "not_offered", start not in question["cells"] or end != question["cell"]
    if question["ask"] == "exodus":
        yield "not_offered", start != question["cell"]
        yield "not_adjacent", both and end not in earth.adjacent_tiles(position, start)
    if question["ask"] == "migration":
        yield "not_adjacent", both and end not in questions.reach(position, animal, start)
    if _has_tile(position, start):
        here = earth.cubes(position, animal, start)
        yield "no_such_species", question["ask"] == "exodus" and not here
        yield "not_enough", count > here
        if question["ask"] == "migration":
            yield "already_moved", here >= count > here - question["arrived"].get(start, 0)


def _eliminate(position: Position, question: Question, words: list[str]) -> Codes:
    cell, animal, kind = words[1], words[2], question["ask"]
    yield "no_tile", not _has_tile(position, cell)
    yield "not_offered", "cells" in question and cell not in question["cells"]
    yield "own_species", kind in ("arachnid", "competition", "predator") and animal == question["by"]
    if _has_tile(position, cell):
        yield "no_such_species", not earth.cubes(position, animal, cell)
        own = earth.cubes(position, question["by"], cell)
        yield "no_own_species", kind in ("arachnid", "competition") and not own
        closed = kind == "competition" and earth.terrain(position, cell) not in question["terrains"]
        yield "wrong_terrain", closed


def _score(position: Position, question: Question, words: list[str]) -> Codes:
    yield "no_tile", not _has_tile(position, words[1])
    yield "already_scored", words[1] in position["scored"]
    yield "no_species", _has_tile(position, words[1]) and not earth.living_on(position, words[1])


def _card(position: Position, question: Question, words: list[str]) -> Codes:
    yield "no_such_card", words[1] not in position["cards"]


def _blight(position: Position, question: Question, words: list[str]) -> Codes:
    cell, corner = words[1], words[2] if len(words) > 2 else None
    disks = earth.disks_on(position, cell)
    touched = corner is None or earth.tiles_at(position, corner)
    yield "no_tile", not (_has_tile(position, cell) and touched)
    if _has_tile(position, cell):
        yield "must_choose", corner is None and len(disks) > 1
        yield "corner_empty", corner is not None and corner not in disks
        yield "not_offered", corner is not None and disks == [corner]


def _catastrophe(position: Position, question: Question, words: list[str]) -> Codes:
    cell, animal = words[1], words[2] if len(words) > 2 else None
    yield "no_tile", not _has_tile(position, cell)
    if _has_tile(position, cell):
        living = earth.living_on(position, cell)
        yield "must_choose", animal is None and bool(living)
        yield "no_such_species", animal is not None and animal not in living


def _replace(position: Position, question: Question, words: list[str]) -> Codes:
    cell, animal = words[1], words[2]
    yield "no_tile", not _has_tile(position, cell)
    yield "no_such_species", _has_tile(position, cell) and not earth.cubes(position, animal, cell)
    yield "own_species", animal == question["by"]
    yield "same_animal", animal == question["replaced"]


def _choose(position: Position, question: Question, words: list[str]) -> Codes:
    there = _has_tile(position, words[1])
    yield "no_tile", not there
    if question["ask"] == "fertile" and there:
        yield "no_own_species", not earth.cubes(position, question["by"], words[1])


def _added(position: Position, animal: str, element: str) -> Codes:
    """An added disk of this kind, else: only printed, or not there at all."""
    lacking = element not in earth.added(position, animal)
    has_printed = earth.need(position, animal, element) > 0
    yield "printed", lacking and has_printed
    yield "no_such_element", lacking and not has_printed


def _exchange(position: Position, question: Question, words: list[str]) -> Codes:
    yield from _added(position, question["by"], words[1])
    yield "no_such_element", words[2] not in earth.in_bag(position)


def _lose(position: Position, question: Question, words: list[str]) -> Codes:
    animal = question["by"]
    available = position["animals"][animal]["pawns"]
    if words[1] == "pawn" and len(words) == 2:
        yield "no_such_pawn", not available
    elif words[1] == "pawn":
        yield "no_such_pawn", bool(available) or position["pawns"].get(words[2]) != animal
    elif words[1] != "species":
        yield from _added(position, animal, words[1])


def _rescue(position: Position, question: Question, words: list[str]) -> Codes:
    there = _has_tile(position, words[1])
    yield "no_tile", not there
    yield "not_endangered", there and not questions.dying(position, "mammal", words[1])


_BY_WORD: dict[str, Callable[[Position, Question, list[str]], Codes]] = {
    "plan": _plan,
    "take": _take,
    "protect": _protect,
    "place": _place,
    "return": _return,
    "remove": _remove,
    "glaciate": _glaciate,
    "speciate": _speciate,
    "add": _add,
    "explore": _explore,
    "move": _move,
    "eliminate": _eliminate,
    "score": _score,
    "card": _card,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "replace": _replace,
    "choose": _choose,
    "exchange": _exchange,
    "lose": _lose,
    "rescue": _rescue,
}


# --- lines to try ------------------------------------------------------------------------------------------


def random_lines(rng: Random, position: Position, number: int) -> list[str]:
    """Lines of the right form, most of the question asked, many of them not legal; other names of corners."""
    kind = position["pending"][-1]["ask"] if position["pending"] else ""
    fitting = [form for form in FORMS if kind in form[2] and (form[0] != "pass" or rng.random() < 0.2)]
    lines = []
    for _ in range(number):
        word, rest, _kinds = rng.choice(fitting if fitting and rng.random() < 0.85 else FORMS)
        lines.append(" ".join([word, *(_some(rng, position, part) for part in rest.split())]))
    return lines


def _some(rng: Random, position: Position, part: str) -> str:
    """A word of this sort, rather one that means something here."""
    if part == "CELL":
        near = sorted(position["earth"])
        question = position["pending"][-1] if position["pending"] else {}
        near += [*question.get("cells", []), *([question["cell"]] if "cell" in question else [])] * 3
        return str(rng.choice(near if rng.random() < 0.85 else CELLS))
    if part == "CORNER":
        disks = sorted(position["elements"])
        if disks and rng.random() < 0.5:
            written = rng.choice(disks)
            return rng.choice([name for name, other in WRITTEN.items() if other == written])
        return rng.choice(list(WRITTEN))
    if part == "ELEMENTS":
        return ",".join(rng.choice(ELEMENTS) for _ in range(rng.choice((1, 1, 2, 2, 3))))
    if part == "NUMBER":
        return str(rng.choice((0, 1, 1, 1, 2, 2, 3, 4, 5, 8)))
    sorts: dict[str, Sequence[str]] = {
        "SPACE": SPACES,
        "ELEMENT": ELEMENTS,
        "STACK": ("1", "2", "3"),
        "ANIMAL": ANIMALS,
        "CARD": CARDS,
    }
    if part == "CARD" and position["cards"] and rng.random() < 0.5:
        return str(rng.choice(position["cards"]))
    return str(rng.choice(sorts[part])) if part in sorts else part
