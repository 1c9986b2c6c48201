"""The check of words: what is refused, where it is looked for, and how a line says that it is meant."""

import re

from devtools import words

PATTERN = re.compile(r"\b(nobody|anew)\b", re.IGNORECASE)

MODULE = '''"""Nobody reads this."""

NOBODY = -1  # the seat of no one
TEXT = "written anew"


def shown():
    """Show it
    anew."""
    return TEXT  # drawn anew
'''


def test_docstrings_and_comments_are_looked_at_and_names_are_not():
    lines = words.read_by_people(MODULE, texts=False)
    assert [(1, "Nobody"), (9, "anew"), (10, "anew")] == list(words.found(MODULE, PATTERN, lines))


def test_texts_of_the_program_are_looked_at_where_that_is_asked():
    lines = words.read_by_people(MODULE, texts=True)
    assert (4, "anew") in list(words.found(MODULE, PATTERN, lines))


def test_a_line_can_say_that_the_word_is_meant():
    line = f"# drawn anew  {words.EXEMPT}\n# drawn anew\n"
    assert [(2, "anew")] == list(words.found(line, PATTERN))


def test_the_list_names_a_better_word_for_each():
    listed = words.words(words.LIST.read_text("utf-8"))
    assert "again" == listed["anew"]
    assert all(listed.values())
