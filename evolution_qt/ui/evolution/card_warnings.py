"""What a card brings that one may not want, said while it is aimed: the rules are asked on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.text import N_
from evolution_qt.games.evolution.duties import duties, only_while_full
from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.ui.table.animals import the, told, your
from evolution_qt.ui.table.cast import cast_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from evolution_qt.games.evolution.rules import Evolution

_MUST: Final = N_("CardWarnings", "A Carnivore must attack while it is hungry.")
_OWN: Final = N_("CardWarnings", "As things stand, {animal} will have to eat {prey}.")
_ONE_OF_OWN: Final = N_(
    "CardWarnings", "As things stand, {animal} will have to eat one of your other species."
)
_FULL: Final = N_("CardWarnings", "It is protected only while it is full; until then it can be attacked.")


def card_warnings(
    game: Evolution, state: EvolutionState, seat: int, move: Move, names: Sequence[str]
) -> list[str]:
    """Return what *move*, a card that is played, changes for the worse; empty for any other move."""
    if state.phase != PLAY or move.verb == "done" or game.why_not(state, seat, move):
        return []
    laid = state.clone()
    for action in game.actions(laid, seat, move):
        game.apply(laid, action, seat)
    translate = QCoreApplication.translate
    cast, shift = cast_of(names), 0
    if move.verb == "species":
        is_left = move.side == LEFT
        cast, shift = cast.founded(seat, 0 if is_left else len(state.players[seat].species)), int(is_left)
    lines = []
    before, after = duties(game, state, seat), duties(game, laid, seat)
    for hunter, prey in after.items():
        was = before.get(hunter - shift, [])
        if _is_own(prey, seat) and not _is_own(was, seat):
            words = translate("CardWarnings", _OWN if len(prey) == 1 else _ONE_OF_OWN)
            own = your(cast.of(*prey[0]))
            lines.append(told(words, animal=the(cast.of(seat, hunter)), prey=own))
    if move.verb == "trait" and move.species in after and move.species not in before and not lines:
        lines.append(translate("CardWarnings", _MUST))
    at = move.species
    if move.verb == "trait" and only_while_full(laid, seat, at) and not only_while_full(state, seat, at):
        lines.append(translate("CardWarnings", _FULL))
    return lines


def _is_own(prey: Sequence[tuple[int, int]], seat: int) -> bool:
    return bool(prey) and all(owner == seat for owner, _ in prey)
