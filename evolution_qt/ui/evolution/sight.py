"""What has to stay in sight on the table while something lies over it for a moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit.placing import Need, cost, nearest_place

_MEANT, _SPECIES, _RIBBON, _HAND, _POND, _PILES = 200.0, 40.0, 8.0, 8.0, 2.0, 1.0
"""How much it matters that something stays in sight, each pixel of it."""


def clear_place(
    top: Tabletop, room: QRectF, wished: QRectF, beside: QRectF, meant: Sequence[QRectF] = ()
) -> QRectF:
    """Return where something of the size that is *wished* covers least, near to what it lies *beside*.

    What is *meant* matters most: what a question or a sentence is about, and what is carried.
    """
    laid = top.arrangement
    assert laid is not None
    boards = [board.scene_rect for seat in range(len(laid.seats)) for board in top.boards(seat)]
    needs: list[Need] = [(one, _MEANT) for one in meant]
    needs += [(one, _SPECIES) for one in boards]
    needs += [(laid.ribbon, _RIBBON), *((card.seen_rect, _HAND) for card in top.hand)]
    needs += [(top.pond.scene_rect, _POND), (laid.draw_pile, _PILES), (laid.discard_pile, _PILES)]
    needs += [(place, _PILES) for place in laid.food_cards]
    if not cost(wished, needs):
        return wished
    return nearest_place(room, wished.size(), needs, beside, along=[*boards, laid.ribbon])
