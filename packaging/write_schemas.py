"""Writes into the schemas of docs/schema what the code knows: games, options, phases, cards, pieces.

    python packaging/write_schemas.py [--check]

The shape of a file is written by hand in its schema; only words and numbers that are data in the code are
replaced. With `--check` nothing is written; it fails if a schema is not as it would be.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from evolution_qt.core.crest import COLOURS, FACES  # noqa: E402
from evolution_qt.core.title import Title  # noqa: E402
from evolution_qt.games import game  # noqa: E402
from evolution_qt.games.beginning import cards as beginning_cards  # noqa: E402
from evolution_qt.games.beginning import state as beginning_state  # noqa: E402
from evolution_qt.games.beginning.catalogue import TITLE as BEGINNING  # noqa: E402
from evolution_qt.games.dominant import cards, grid, round_course  # noqa: E402
from evolution_qt.games.dominant import state as dominant_state  # noqa: E402
from evolution_qt.games.dominant.catalogue import TITLE as DOMINANT  # noqa: E402
from evolution_qt.games.evolution.catalogue import TITLE as EVOLUTION  # noqa: E402
from evolution_qt.games.evolution.editions import EDITIONS  # noqa: E402
from evolution_qt.games.evolution.position import PHASES  # noqa: E402
from evolution_qt.games.evolution.state import TRACK_END  # noqa: E402

FOLDER = ROOT / "docs" / "schema"

Schema = dict[str, Any]


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for one of these words."""
    return f"({'|'.join(words)})"


def fill_head(schema: Schema, title: Title) -> None:
    """Write what every game has: editions, options, how many can play, and the numbers of their seats."""
    properties, keys = schema["properties"], [edition.key for edition in title.editions]
    properties["game"] = {"enum": keys}
    switches = properties["rules"]["properties"] = {}
    for one in game(keys[0]).options:
        if isinstance(one.default, bool):
            switches[one.key] = {"type": "boolean"}
        elif isinstance(one.default, int):
            switches[one.key] = {"type": "integer", "minimum": one.values[0], "maximum": one.values[-1]}
        else:
            switches[one.key] = {"enum": list(one.values)}
    properties["players"] |= {"minItems": title.players[0], "maxItems": title.players[-1]}
    properties["to_move"]["anyOf"][0]["maximum"] = title.players[-1] - 1


def fill_evolution(schema: Schema) -> None:
    """Write the editions, options, phases, traits and food numbers of Evolution."""
    properties, defs = schema["properties"], schema["$defs"]
    fill_head(schema, EVOLUTION)
    properties["food_cards"] |= {"minItems": EVOLUTION.players[0], "maxItems": EVOLUTION.players[-1]}
    progress, last = properties["progress"]["properties"], EVOLUTION.players[-1] - 1
    for seat in (properties["first_player"], progress["next_feeder"], defs["seats"]["items"]):
        seat["maximum"] = last
    properties["phase"]["enum"] = list(PHASES)
    traits = one_of(sorted({one.trait.key for edition in EDITIONS for one in edition.prints}))
    foods = {food for edition in EDITIONS for one in edition.prints for food in one.food}
    defs["known_card"]["pattern"] = f"^{traits}(:{one_of(map(str, sorted(foods)))})?$"
    progress["used"]["items"]["pattern"] = rf"^[0-{last}]\.(0|[1-9][0-9]{{0,2}}) {traits}$"
    for track in ("body", "population", "food", "fat"):
        defs["species"]["properties"][track]["maximum"] = TRACK_END


def fill_beginning(schema: Schema) -> None:
    """Write the edition, options, phases and traits of The Beginning."""
    properties, defs = schema["properties"], schema["$defs"]
    fill_head(schema, BEGINNING)
    properties["first_player"]["maximum"] = BEGINNING.players[-1] - 1
    properties["phase"]["enum"] = list(beginning_state.PHASES)
    properties["passes"]["maximum"] = properties["rules"]["properties"]["passes_through_deck"]["maximum"]
    defs["known_card"]["pattern"] = f"^{one_of(trait.key for trait in beginning_cards.TRAITS[1:])}$"
    species, most = defs["species"]["properties"], len(beginning_cards.DECK)
    species["population"]["anyOf"][1]["maximum"] = most
    species["unseen"]["items"]["maximum"] = most - 1
    species["food"]["maximum"] = 2 * most
    species["traits"]["maxItems"] = beginning_cards.SLOTS


def fill_dominant(schema: Schema) -> None:
    """Write the options, phases, words and pieces of Dominant Species."""
    properties, defs = schema["properties"], schema["$defs"]
    fill_head(schema, DOMINANT)
    properties["phase"]["enum"] = list(dominant_state.PHASES)
    defs["animal"]["enum"] = list(cards.ANIMAL_KEYS)
    defs["element"]["enum"] = list(cards.ELEMENT_KEYS)
    defs["large"]["enum"] = list(cards.LARGE)
    defs["terrain"]["enum"] = list(cards.TERRAIN_NUMBERS)
    defs["card"]["enum"] = list(cards.CARD_NUMBERS)
    defs["cell"]["enum"] = list(grid.CELL_NAMES)
    defs["cells"]["maxItems"] = len(grid.CELL_NAMES)
    properties["pawns"]["propertyNames"]["enum"] = list(cards.SPACE_KEYS)
    properties["next"]["anyOf"][0]["enum"] = list(round_course.COURSE_PLACES)
    disks = cards.DISKS_EACH * cards.ELEMENTS
    box = {"type": "array", "items": {"$ref": "#/$defs/element"}, "maxItems": disks}
    properties["display"]["properties"] = dict.fromkeys(cards.BOX_KEYS, box)
    bag = {"type": "integer", "minimum": 0, "maximum": cards.DISKS_EACH}
    properties["bag"]["properties"] = dict.fromkeys(cards.ELEMENT_KEYS, bag)
    properties["stacks"]["items"]["maxItems"] = cards.TILES
    properties["tundra"]["maximum"] = cards.TUNDRA_TILES
    for pile in ("cards", "deck", "gone"):
        properties[pile]["maxItems"] = len(cards.CARD_NUMBERS)
    board_of_one = properties["animals"]["additionalProperties"]["properties"]
    for cubes in (board_of_one["pool"], board_of_one["eliminated"], defs["cubes"]):
        cubes["maximum"] = cards.cubes_each(cards.LEAST_ANIMALS)
    board_of_one["pawns"]["maximum"] = cards.PAWNS


def fill_record(schema: Schema) -> None:
    """Write the faces and colours of crests."""
    player = schema["$defs"]["player"]["properties"]
    player["face"]["enum"], player["colour"]["enum"] = list(FACES), list(COLOURS)


FILLED: dict[str, Callable[[Schema], None]] = {
    "position-beginning": fill_beginning,
    "position-dominant-species": fill_dominant,
    "position-evolution": fill_evolution,
    "record": fill_record,
}
"""The schemas with data in them, and what writes it."""


def written(name: str, text: str) -> str:
    """Return the text of a schema with the data of today."""
    schema = json.loads(text)
    FILLED[name](schema)
    return json.dumps(schema, indent=2) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Write all schemas, or say which are not current."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a schema is not current")
    is_check = parser.parse_args(words).check
    stale = 0
    for name in FILLED:
        path = FOLDER / f"{name}.schema.json"
        before = path.read_text(encoding="utf-8")
        after = written(name, before)
        if after != before:
            stale += 1
            print(f"{'not current' if is_check else 'written'}: {path.relative_to(ROOT)}")
            if not is_check:
                path.write_text(after, encoding="utf-8")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
