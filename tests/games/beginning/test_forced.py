"""Which moves of The Beginning decide nothing, and may be made without a question."""

from __future__ import annotations

import pytest

from tests.games.beginning.scene import scene

CASES = {
    "enough for all": (("2/0 | 1/0", "1/0"), 3, "feed 0"),
    "more than enough": (("2/0 | 1/0 fat_tissue", "1/0"), 9, "feed 0"),
    "not enough for all": (("2/0 | 1/0", "1/0"), 2, None),
    "one eater and too little": (("5/0", "1/0"), 2, "feed 0"),
    "a hunter could eat first": (("2/0 | 1/0 carnivore", "1/0"), 9, None),
    "a hunter reaches nothing": (("2/0 speed | 1/0 carnivore", "1/0 flight"), 9, "feed 0"),
    "second places": (("2/2 fat_tissue", "1/0"), 9, None),
    "a hunter must attack": (("1/0 carnivore", "1/0"), 0, "attack 0 1.0"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_feeding_is_forced_where_all_plant_eaters_get_what_they_want(case):
    """The rest does not depend on their order (002:167-180); second places may be left (B21)."""
    seats, tokens, expected = CASES[case]
    played = scene(*seats, watering_hole=tokens)

    forced = played.rules.forced_move(played.state, 0)

    assert expected == (None if forced is None else played.rules.write(forced))


def test_forced_feedings_end_alike_in_any_order():
    rows = ("2/0 fat_tissue | 1/0 scavenger | 3/1", "1/0")
    one = scene(*rows, watering_hole=6).play("feed 0", "feed 0", "feed 1", "feed 2", "feed 2")
    other = scene(*rows, watering_hole=6).play("feed 2", "feed 1", "feed 0", "feed 2", "feed 0")

    assert one.rules.digest(one.state) == other.rules.digest(other.state)
