"""Lines of the notation, read and written: syntax, and nothing of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evolution_qt.core.errors import BadInput
from evolution_qt.games import game
from evolution_qt.games.evolution import moves
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.moves import Move, read, write

TABLE = game("evolution/de").table

TRAITS = st.sampled_from([trait.key for trait in TABLE.traits])
CARDS = st.builds(Card, TRAITS, st.integers(-3, 9))
INDEX = st.integers(0, 40)
TAKINGS = st.lists(st.tuples(st.sampled_from(("fat", "foraging")), INDEX), max_size=4).map(tuple)
PAID = st.integers(0, 4).flatmap(
    lambda n: st.tuples(
        st.lists(TRAITS, min_size=n, max_size=n).map(tuple),
        st.lists(CARDS, min_size=n, max_size=n).map(tuple),
    )
)
MOVES = st.one_of(
    st.builds(Move, st.just("food"), card=CARDS),
    st.builds(Move, st.just("trait"), INDEX, CARDS, replacing=TRAITS | st.just("")),
    st.builds(Move, st.just("species"), card=CARDS, side=st.sampled_from(("left", "right"))),
    st.builds(Move, st.sampled_from(("body", "population")), INDEX, CARDS),
    st.builds(Move, st.sampled_from(("discard", "effect")), INDEX, trait=TRAITS),
    st.builds(Move, st.sampled_from(("done", "pass"))),
    st.builds(Move, st.just("feed"), INDEX, declining=TAKINGS),
    st.builds(Move, st.just("intelligence"), INDEX, CARDS, declining=TAKINGS),
    st.builds(
        lambda species, target, paid, declining: Move(
            "attack", species, target=target, ignoring=paid[0], paying=paid[1], declining=declining
        ),
        INDEX,
        st.tuples(st.integers(0, 5), INDEX),
        PAID,
        TAKINGS,
    ),
)


@settings(derandomize=True, deadline=None)
@given(MOVES)
def test_every_move_is_read_as_it_was_written(move: Move) -> None:
    assert move == read(write(move), TABLE)


@settings(derandomize=True, deadline=None)
@given(MOVES)
def test_the_written_form_is_the_only_one(move: Move) -> None:
    line = write(move)

    assert line == write(read("  " + line.replace(" ", "   ") + "\t"))
    assert line == str(move)


@settings(derandomize=True, deadline=None)
@given(st.text("fedatckposiblr 0123456789.:,-?\n_", max_size=40) | st.text(max_size=20))
def test_any_text_is_a_move_or_a_fault(text: str) -> None:
    try:
        move = read(text, TABLE)
    except BadInput:
        return
    assert move == read(write(move), TABLE)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("food long_neck:3", Move("food", card=Card("long_neck", 3))),
        ("trait 1 ambush:-3", Move("trait", 1, Card("ambush", -3))),
        ("trait 0 horns:1 replacing climbing", Move("trait", 0, Card("horns", 1), replacing="climbing")),
        ("species left fertile:2", Move("species", side="left", card=Card("fertile", 2))),
        ("species right fertile:2", Move("species", side="right", card=Card("fertile", 2))),
        ("body 0 horns:3", Move("body", 0, Card("horns", 3))),
        ("population 12 horns:3", Move("population", 12, Card("horns", 3))),
        ("discard 0 horns", Move("discard", 0, trait="horns")),
        ("done", Move("done")),
        ("effect 2 long_neck", Move("effect", 2, trait="long_neck")),
        ("feed 0", Move("feed", 0)),
        ("feed 0 declining foraging:0,fat:1", Move("feed", 0, declining=(("fat", 1), ("foraging", 0)))),
        ("attack 0 1.2", Move("attack", 0, target=(1, 2))),
        (
            "attack 0 1.2 ignoring horns,climbing paying horns:3,ambush:-1",
            Move(
                "attack",
                0,
                target=(1, 2),
                ignoring=("climbing", "horns"),
                paying=(Card("ambush", -1), Card("horns", 3)),
            ),
        ),
        ("attack 3 0.0 declining fat:3", Move("attack", 3, target=(0, 0), declining=(("fat", 3),))),
        ("intelligence 0 carnivore:0", Move("intelligence", 0, Card("carnivore", 0))),
        ("pass", Move("pass")),
    ],
)
def test_the_lines_of_the_notation(line: str, move: Move) -> None:
    assert move == read(line, TABLE)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "there is nothing in it"),
        ("   ", "there is nothing in it"),
        ("fly 0", "fly 0: no move begins with “fly”"),
        ("Feed 0", "Feed 0: no move begins with “Feed”"),
        ("feed", "feed: something is missing after “feed”"),
        ("feed 0 1", "feed 0 1: “1” is too much"),
        ("feed x", "feed x: “x” is not the number of a species"),
        ("feed -1", "feed -1: “-1” is not the number of a species"),
        ("feed 00", "feed 00: “00” is not the number of a species"),
        ("feed ٣", "feed ٣: “\u2068٣\u2069” is not the number of a species"),
        ("feed 99999", "feed 99999: “99999” is not the number of a species"),
        ("done 1", "done 1: “1” is too much"),
        ("pass declining fat:0", "pass declining fat:0: “declining” is too much"),
        ("food horns", "food horns: “horns” is not a card"),
        ("food horns:", "food horns:: “horns:” is not a card"),
        ("food horns:03", "food horns:03: “horns:03” is not a card"),
        ("food horns:-0", "food horns:-0: “horns:-0” is not a card"),
        ("food ?", "food ?: “?” is not a card"),
        ("food Horns:3", "food Horns:3: “Horns:3” is not a card"),
        ("food wings:3", "food wings:3: the trait “wings” is not in this game"),
        ("trait 0 horns:3 instead climbing", "trait 0 horns:3 instead climbing: “instead” is too much"),
        ("trait 0 horns:3 replacing", "trait 0 horns:3 replacing: something is missing after “replacing”"),
        ("trait 0 horns:3 replacing nocturnal", None),
        ("species middle horns:3", "species middle horns:3: “middle” is neither left nor right"),
        ("discard 0 horns:3", "discard 0 horns:3: “horns:3” is not a trait"),
        ("discard 0 flight", "discard 0 flight: the trait “flight” is not in this game"),
        ("attack 0 1", "attack 0 1: “1” does not name a species of a seat, such as 1.0"),
        ("attack 0 1.x", "attack 0 1.x: “1.x” does not name a species of a seat, such as 1.0"),
        ("attack 0 1.0 ignoring", "attack 0 1.0 ignoring: something is missing after “ignoring”"),
        ("attack 0 1.0 ignoring horns, paying horns:3", None),
        ("attack 0 1.0 ignoring wings paying horns:3", None),
        ("attack 0 1.0 ignoring horns paying wings:3", None),
        ("attack 0 1.0 paying horns:3 ignoring horns", None),
        (
            "feed 0 declining horns:0",
            "feed 0 declining horns:0: “horns:0” is not something that can be declined",
        ),
        ("feed 0 declining fat", "feed 0 declining fat: “fat” is not something that can be declined"),
        ("feed 0 declining fat:0,", "feed 0 declining fat:0,: “” is not something that can be declined"),
        ("feed \x1b[31m", "feed �[31m: “�[31m” is not the number of a species"),
        ("x" * 2001, "longer than 2000 characters"),
    ],
)
def test_what_is_no_move_is_refused_with_the_word(line: str, message: str | None) -> None:
    with pytest.raises(BadInput) as caught:
        game("evolution/de").read(line)

    assert message in (None, str(caught.value))


def test_without_a_game_any_word_may_be_a_trait() -> None:
    assert Move("discard", 0, trait="flight") == read("discard 0 flight")


def test_every_verb_has_a_reader() -> None:
    assert {"food", "trait", "species", "body", "population", "discard", "done"} < set(moves.VERBS)
    assert 12 == len(moves.VERBS)
