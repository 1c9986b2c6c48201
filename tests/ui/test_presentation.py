"""How the window finds the table of a game: by the folder, and only when it is asked for."""

import subprocess
import sys

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.ui.table.presentation import is_shown, presentation


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_every_edition_is_shown_by_the_folder_of_its_game(edition):
    assert is_shown(edition.key)
    assert presentation(EDITIONS[0].key) is presentation(edition.key)


@pytest.mark.parametrize("key", ["toy", "toy/large", ""])
def test_a_game_without_a_folder_has_no_table_and_says_so(key):
    assert not is_shown(key)
    with pytest.raises(BadInput) as refused:
        presentation(key)

    assert "no_table" == refused.value.fault.code


def test_no_game_is_loaded_before_its_table_is_asked_for():
    program = (
        "import sys\n"
        "from evolution_qt.ui.table.presentation import is_shown\n"
        "assert is_shown('evolution/de')\n"
        "sys.exit(str([name for name in sys.modules if 'evolution_qt.games.' in name] or 'nothing'))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert "nothing" == done.stderr.strip()
