"""What a card brings that one may not want, said while it is aimed: the rules are asked on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.game import AnyGame
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.duties import Duties
from evolution_qt.games.beginning.forecast import after
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import PLAY, BeginningState
from evolution_qt.ui.table.animals import told, your
from evolution_qt.ui.table.cast import cast_of

if TYPE_CHECKING:
    from collections.abc import Sequence

_MUST: Final = N_("BeginningWarnings", "A Carnivore must attack while it is hungry.")
_OWN: Final = N_("BeginningWarnings", "As things stand, your Carnivores will have to eat {prey}.")
_ONE_OF_OWN: Final = N_(
    "BeginningWarnings", "As things stand, your Carnivores will have to eat one of your own species."
)
_LAID: Final = ("species", "population", "trait")


def card_warnings(
    game: AnyGame, state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]
) -> list[str]:
    """Return what *move*, a card that is laid, changes for the worse; empty for any other move."""
    if state.phase != PLAY or move.verb not in _LAID or game.why_not(state, seat, move):
        return []
    translate, cast = QCoreApplication.translate, cast_of(names)
    if move.verb == "species":
        cast = cast.founded(seat, len(state.players[seat].species))
    before, then = Duties(game, state, seat), Duties(game, after(state, seat, move), seat)
    prey = then.own_prey()
    if prey and not before.own_prey():
        words = translate("BeginningWarnings", _OWN if len(prey) == 1 else _ONE_OF_OWN)
        return [told(words, prey=your(cast.of(seat, prey[0])))]
    if move.verb == "trait" and move.species in then.hunters and move.species not in before.hunters:
        return [translate("BeginningWarnings", _MUST)]
    return []
