"""Rules and lessons as prose: what a file may hold, and what becomes of it."""

import pytest

from evolution_qt.games import game
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.pages import PageThing, chapters_of

RULES = game("evolution/de")


def parsed(text, joint=" "):
    """Return the lines of a chapter that begins in the third line of a file."""
    (chapter,) = prose.parse(f"# Some\n\n## Eating {{#eating}}\n\n{text}\n", "rules/some.en.md", joint)
    assert ("eating", "Eating") == (chapter.key, chapter.heading.text)
    return chapter.lines


def told(monkeypatch, text, things=None, **options):
    """Return the lines of the page of a game with such a chapter."""
    chapters = prose.parse(f"\n\n## Eating {{#eating}}\n\n{text}\n", "rules/some.en.md")
    monkeypatch.setattr(prose, "read", lambda title, language: chapters)
    rules = RULES.with_options(options)
    (chapter,) = chapters_of("some", rules, lambda key: None, {"cards": 110}, things or {})
    return [line.text for line in chapter.lines]


# Reading


def test_a_paragraph_is_a_line_and_a_bullet_is_a_case():
    one, two, three, four = parsed("First, in\ntwo lines.\n\nSecond.\n- Third,\n  too.\n- Fourth.")

    assert ["First, in two lines.", "Second.", "Third, too.", "Fourth."] == [
        line.text for line in (one, two, three, four)
    ]
    assert [False, False, True, True] == [line.is_case for line in (one, two, three, four)]
    assert ["rules/some.en.md, line 5", "rules/some.en.md, line 9"] == [one.place, three.place]


def test_japanese_is_joined_without_a_space():
    assert ["全部を食べ、残りは捨てます。"] == [
        line.text for line in parsed("全部を食べ、\n残りは捨てます。", "")
    ]


@pytest.mark.parametrize(
    ("text", "rulings", "condition"),
    [
        ("[if quick] All.", (), ("quick",)),
        ("[if not quick] All.", (), ("not", "quick")),
        ("[if effects = before] All.", (), ("effects", "=", "before")),
        ("- [R60] All.", ("R60",), ()),
        ("- [R5 R6 if quick] All.", ("R5", "R6"), ("quick",)),
        ("- [R5\n  R6 if\n  quick]\n  All.", ("R5", "R6"), ("quick",)),
    ],
)
def test_a_mark_names_rulings_and_a_condition(text, rulings, condition):
    (line,) = parsed(text)

    assert ("All.", rulings, condition) == (line.text, line.rulings, line.condition)


def test_a_name_in_bold_is_of_a_thing():
    one, two = parsed("**{trait}** {text}\n\n[if quick] **1 {initiative}** Go on.")

    assert ("{trait}", "trait", "{text}") == (one.name, one.thing, one.text)
    assert ("1 {initiative}", "initiative", ("quick",)) == (two.name, two.thing, two.condition)


@pytest.mark.parametrize(
    "text",
    [
        "[unless quick] All.",
        "[if] All.",
        "[if quick before] All.",
        "[if effects == before] All.",
        "[R60, if quick] All.",
        "[60] All.",
        "[] All.",
        "All. [if quick]",
        "**Horns** All.",
        "**{horns} {claws}** All.",
        "All **{horns}** eat.",
        "All *eat*.",
        "All `eat`.",
        "### Small heading",
        "All eat.\n## Drinking {#drinking}",
        "> All eat.",
        "| all | eat |",
        "All <b>eat</b>.",
        "All {Cards} eat.",
        "All {cards eat.",
        "## Drinking",
        "## Drinking {drinking}",
        "## Drinking {#eating}",
    ],
)
def test_any_other_mark_is_an_error_with_its_line(text):
    with pytest.raises(ValueError, match=r"^rules/some\.en\.md, line \d: "):
        parsed(text)


# On the page


def test_lines_follow_the_options_and_are_filled(qapp, monkeypatch):
    text = (
        "[if simultaneous_play] A.\n\n[if not simultaneous_play] B.\n\n[if effects = before] C.\n\n"
        "[if two_player_removed] {two_player_removed} of {cards}."
    )

    assert ["B.", "40 of 110."] == told(monkeypatch, text)
    house = {"simultaneous_play": True, "effects": "before", "two_player_removed": 0}
    assert ["A.", "C."] == told(monkeypatch, text, **house)


def test_a_line_stands_there_for_each_thing(qapp, monkeypatch):
    things = {"trait": [PageThing(name, None, {"text": f"About {name}."}) for name in ("Horns", "Climbing")]}

    assert ["About Horns.", "About Climbing."] == told(monkeypatch, "**{trait}** {text}", things)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[if quick] All.", "no option for [if quick]"),
        ("[if not quick] All.", "no option for [if not quick]"),
        ("[if effects] All.", "no option for [if effects]"),
        ("[if not] All.", "no option for [if not]"),
        ("[if effects = later] All.", "no option for [if effects = later]"),
        ("[if two_player_removed = 40] All.", "no option for [if two_player_removed = 40]"),
        ("Each of {tokens} eats.", "no word for {tokens}"),
        ("**{claws}** Eat.", "no things for {claws}"),
    ],
)
def test_what_the_game_does_not_know_is_an_error(qapp, monkeypatch, text, fault):
    with pytest.raises(ValueError, match="rules") as raised:
        told(monkeypatch, text)

    assert f"rules/some.en.md, line 5: {fault}" == str(raised.value)


# Lessons


def step_of(monkeypatch, text):
    """Return what is said at a step of a lesson."""
    chapters = prose.parse(f"\n\n## Eating {{#eating}}\n\n{text}\n", "lessons/some.en.md")
    monkeypatch.setattr(prose, "read", lambda *_: chapters)
    return prose.step_texts("some", "en")["eating"]


def test_a_step_says_what_is_to_be_done_and_answers_what_was_done(monkeypatch):
    said = step_of(
        monkeypatch,
        "Eat.\n\n[if keys] Press {tab}.\n\n[if done] Good.\n\n[if other] {undo} undoes it.\n\n"
        "[if wrong] No.\n\n[if wrong = no_room] It is full.\n\n[if horns] Mind the Horns.",
    )

    assert ("Eating", "Eat.", "Good.", "{undo} undoes it.") == (said.title, said.task, said.done, said.other)
    assert "Press {tab}." == said.by_keys
    assert {"": "No.", "no_room": "It is full."} == said.wrong
    assert {"horns": "Mind the Horns."} == said.remarks


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[if done] Good.", "line 3: no task"),
        ("", "line 3: no task"),
        ("Eat.\n\nEat more.", "line 7: said twice"),
        ("Eat.\n\n[if done] A.\n\n[if done] A.", "line 9: said twice"),
        ("Eat.\n\n[if not done] Eat!", "line 7: no line of a lesson"),
        ("Eat.\n\n[if other = horns] Ouch.", "line 7: no line of a lesson"),
        ("Eat.\n\n- Slowly.", "line 7: no line of a lesson"),
        ("Eat.\n\n**{trait}** It counts.", "line 7: no line of a lesson"),
        ("Eat.\n\n[if done] {key} goes on.", "line 7: no word for {key}"),
    ],
)
def test_what_means_nothing_in_a_lesson_is_refused_with_its_line(monkeypatch, text, fault):
    with pytest.raises(ValueError, match=f"some.en.md, {fault}"):
        step_of(monkeypatch, text)
