"""Steps of card play kept ready: the same whether they were kept or not."""

from __future__ import annotations

from evolution_qt.games.evolution import verbs
from evolution_qt.games.evolution.verbs import Offers
from tests.plain import needs_plain_modules
from tests.scene import scene


def test_what_is_kept_is_bounded_and_forgetting_changes_nothing(edition, monkeypatch):
    needs_plain_modules()
    monkeypatch.setattr(verbs, "_MOST_SHAPES", 2)
    kept = Offers(1, 40)
    free = Offers(1, 40)
    shapes = [verbs.EMPTY_ROW, 0b1_111, 0b1_101, 0b1_011_100, 0b1_000]

    for shape in shapes * 2:
        assert free.steps(shape, 7) == kept.steps(shape, 7)
        assert kept.steps(shape, 7) is kept.column(shape)[7]
        assert len(kept._columns) <= 2


def test_a_row_that_cannot_grow_leaves_only_new_species(edition):
    """Both tracks end at 6 and every slot is taken by the same traits (000:61, 67, 77)."""
    game = scene(
        edition,
        "b6 p6 horns climbing symbiosis",
        "b1",
        "b1",
        phase="play",
        hands=["horns:1"],
    )

    assert {
        "species left horns:1",
        "species right horns:1",
        "trait 0 horns:1 replacing horns",
        "done",
    } == set(game.listed()) - {line for line in game.listed() if line.startswith("discard")}
