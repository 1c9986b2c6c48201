"""The catalogue: every folder is a game, and what it says of itself is true."""

import ast
import subprocess
import sys

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games import default_edition, edition, edition_names, editions, game, keys, title_of, titles


def test_every_edition_has_the_game_that_the_catalogue_says():
    assert keys()
    for title in titles():
        seats = [game(one.key).seats for one in title.editions]
        assert [one.key for one in title.editions] == [game(one.key).key for one in title.editions]
        assert title.players == range(min(one[0] for one in seats), max(one[-1] for one in seats) + 1)


def test_every_edition_has_a_name_of_its_own_among_those_of_all_games():
    """The library and the record book list them together."""
    names = edition_names()

    assert set(keys()) == set(names)
    assert len(names) == len(set(names.values()))
    assert "Evolution: The Beginning" == names["beginning/de"]
    assert "German edition" == names["evolution/de"]


def test_all_editions_of_a_game_have_the_same_options():
    """The page of editions compares them row by row."""
    for title in titles():
        assert 1 == len({tuple([one.key for one in game(edition.key).options]) for edition in title.editions})


def test_the_game_that_is_proposed_is_chosen_by_its_row_of_the_catalogue():
    assert "evolution/de" == default_edition()
    assert [title.order for title in titles()] == sorted(title.order for title in titles())


def test_no_key_stands_for_two_editions():
    assert len(set(keys())) == len(keys()) == len(editions())
    assert all(title_of(key) in titles() and edition(key).key == key for key in keys())


def test_a_game_that_is_not_there_is_refused():
    with pytest.raises(BadInput, match="the game “chess” is not known"):
        game("chess")


def test_the_start_screen_asks_for_editions_before_records_are_loaded():
    program = (
        "import sys; from evolution_qt.games import editions; editions(); print('msgspec' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert "False\n" == found.stdout


def test_the_catalogue_loads_no_rules():
    """A sheet lists all games; a process that plays one loads only that one."""
    program = (
        "import sys; from evolution_qt.games import editions; editions();"
        "print([one for one in sys.modules if one.startswith('evolution_qt.games.') and one.count('.') > 2])"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert sorted(f"evolution_qt.games.{one.key}.catalogue" for one in titles()) == sorted(
        ast.literal_eval(found.stdout)
    )
