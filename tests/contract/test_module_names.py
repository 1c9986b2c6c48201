"""A module, a class and a method have names that can be guessed, and a name stands for one thing."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import evolution_qt

ROOT = Path(evolution_qt.__file__).parent

MODULES = {
    "ahead": "look_ahead",
    "answers": "answering, refusal_bubble",
    "asking": "when_to_ask",
    "beats": "event_groups, board_stages",
    "cast": "animal_of_species",
    "checked": "toggle_buttons",
    "consequences": "preview",
    "course": "round_course",
    "dropped": "drop_ghost",
    "facts": "derived",
    "front": "hover_zoom",
    "handed": "os_open_files",
    "head": "header_strip",
    "headlines": "log_groups",
    "joined": "the name of what is joined",
    "judging": "evaluation",
    "kinds": "player_kinds",
    "literal": "plain_text",
    "looks": "colours_and_icons",
    "needs": "note_placement",
    "orders": "move_sentences, effect_orders",
    "outlook": "preview, forecast",
    "prospects": "forecast",
    "recalling": "rebuild_reasons",
    "ring_badges": "badges",
    "rows": "the name of what stands in the rows",
    "shields": "badges",
    "signs": "crest_icons",
    "silly": "baseline_players",
    "stamps": "piece_pixmaps",
    "step_card": "lesson_card",
    "streams": "seat_decks",
    "switches": "option_words",
    "telling": "read_aloud_keys",
    "things": "gesture_targets",
    "turning": "turning_points",
    "weighing": "evaluation",
    "worth": "evaluation",
    "written": "rule_bot",
}
"""Names of modules that no one found what he looked for by, each with better ones."""
CLASSES = {
    "Answers": "AnswerNote",
    "Appraiser": "Evaluator",
    "Bubble": "TextNote",
    "Cast": "SpeciesAnimals",
    "Dressing": "CrestRequest",
    "Dropped": "DropGhost",
    "Front": "HoverZoom",
    "HandedFiles": "OpenedFiles",
    "Outlook": "StageWeights, a preview",
    "Recalling": "RebuiltReasons",
    "StepCard": "LessonCard",
    "Tip": "PointerHint",
    "Told": "LogContent",
}
"""Names of classes that were given up, each with what came in their place."""
WORDS = {
    "dress": "apply_theme, apply_style",
    "say": "show, announce, log, describe",
    "teller": "finder",
    "tell": "show, announce, report, describe",
    "wear": "crest, badge",
}
"""First words of names of several words, as in `_say_why`: each with verbs that say what is done."""
MOST = 3
"""A module name occurs so many times at most, if it does not mean the same in each game."""
SAME_IN_EACH_GAME = {
    *("board", "bots", "cards", "catalogue", "cues", "evaluation", "event_kinds", "events", "explaining"),
    *("first_steps", "follow", "forecast", "gestures", "hint", "invariants", "keys", "legality", "listing"),
    *("moves", "observation", "options", "overlays", "parts", "position", "presentation", "preview"),
    *("rounds", "rules", "rules_pages", "samples", "scoring", "shortcuts", "state", "table", "tally"),
    *("thumbnails", "words"),
}
"""What each game has one of, and where it is shared, the folder that games share."""


def modules(root):
    """Return the modules below a folder by name, packages left out."""
    found = defaultdict(list)
    for path in sorted(root.rglob("*.py")):
        if path.stem not in ("__init__", "__main__"):
            found[path.stem].append(path.relative_to(root).as_posix())
    return found


def names(root, kinds):
    """Yield the place and the name of what is defined below a folder."""
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, kinds):
                yield f"{path.relative_to(root).as_posix()}:{node.lineno}", node.name


def rejected_words(root):
    """Return the functions whose names begin with a rejected word, or end with "teller" or "told"."""
    ways = re.compile(rf"_*({'|'.join(WORDS)})s?_\w+|\w+_(teller|told)")
    return {
        place: name
        for place, name in names(root, (ast.FunctionDef, ast.AsyncFunctionDef))
        if ways.fullmatch(name)
    }


def test_no_module_has_a_name_that_was_given_up():
    found = modules(ROOT)

    assert {} == {name: (found[name], better) for name, better in MODULES.items() if name in found}


def test_no_class_has_a_name_that_was_given_up():
    found = dict(map(reversed, names(ROOT, ast.ClassDef)))

    assert {} == {name: (found[name], better) for name, better in CLASSES.items() if name in found}


def test_what_functions_do_has_a_verb_of_its_own():
    assert {} == rejected_words(ROOT)


def test_a_module_name_stands_for_one_thing():
    many = {name: places for name, places in modules(ROOT).items() if len(places) > MOST}

    assert {} == {name: places for name, places in many.items() if name not in SAME_IN_EACH_GAME}


def test_what_each_game_has_is_in_each_game():
    """The list above would otherwise keep names that are gone."""
    found = modules(ROOT)

    assert set() == {name for name in SAME_IN_EACH_GAME if len(found[name]) < MOST}


def test_rejected_names_are_found(tmp_path):
    for place in ("one", "two", "three", "four"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "rows.py").write_text("class Told: ...\ndef _say_why(): ...\ndef say(): ...\n")
    (tmp_path / "one" / "log.py").write_text("def round_teller(): ...\ndef told(): ...\ndef is_told(): ...\n")

    assert 4 == len(modules(tmp_path)["rows"])
    assert {"_say_why", "round_teller", "is_told"} == set(rejected_words(tmp_path).values())
    assert "Told" in dict(map(reversed, names(tmp_path, ast.ClassDef)))
