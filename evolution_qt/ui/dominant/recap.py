"""Which of the events since a seat moved last are shown to it as what the others have done."""

from __future__ import annotations

from functools import partial
from typing import Final

from evolution_qt.games.dominant import events as e
from evolution_qt.ui.table.recap import RecapKinds, recalled_steps

steps: Final = partial(
    recalled_steps,
    RecapKinds(
        frozenset(kind for kind, row in enumerate(e.KINDS) if row.recalled),
        losses=(),
        attack=-1,
        counted=-1,
        seat_of=lambda _ref: -1,
    ),
)
