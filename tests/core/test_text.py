"""Names in sentences: whatever they are written in, the rest of the sentence stands as it did."""

import pytest

from evolution_qt.core.errors import filled
from evolution_qt.core.text import bare, isolated

FSI, PDI, RLO, RLI = "\u2068", "\u2069", "\u202e", "\u2067"


@pytest.mark.parametrize("name", ["Ann", "", "Åsa", "<b>", "花子", "Ann 2", "a\u200bb", "👨\u200d👩\u200d👧"])
def test_names_that_turn_nothing_are_left_alone(name):
    assert name == isolated(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("אבג", "אבג"),
        ("علي", "علي"),
        ("\U00010800", "\U00010800"),
        (f"a{RLO}b", f"a{RLO}b"),
        (f"a{PDI}{RLO}b", f"a{RLO}b"),
        (f"a{RLI}b", f"a{RLI}b{PDI}"),
        (f"{PDI}{PDI}{FSI}{FSI}a{PDI}", f"{FSI}{FSI}a{PDI}{PDI}"),
    ],
)
def test_a_name_that_could_turn_a_sentence_is_isolated_and_cannot_end_that(name, kept):
    assert f"{FSI}{kept}{PDI}" == isolated(name)


def test_what_is_put_into_a_sentence_is_isolated_however_deep():
    inner = filled("{name} has won", {"name": "אבג"})
    words = filled("{words}; {count}", {"words": inner, "count": 3})

    assert f"{FSI}{FSI}אבג{PDI} has won{PDI}; 3" == words
    assert "אבג has won; 3" == bare(words)


def test_nothing_in_a_name_is_taken_for_a_placeholder():
    assert "{more} {name} 3" == filled("{name} {more}", {"name": "{more} {name}", "more": 3})
