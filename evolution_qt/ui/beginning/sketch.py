"""What is drawn of a game of The Beginning in a small picture."""

from __future__ import annotations

from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.beginning.cards import HUNTS, TRAITS
from evolution_qt.ui.beginning.cast import BeginningCast
from evolution_qt.ui.beginning.scenes import SCENES
from evolution_qt.ui.beginning.thumbnails import family_of
from evolution_qt.ui.beginning.tiles import BODY, LIGHT
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.scenes import belong
from evolution_qt.ui.table.naming import NamedPieces
from evolution_qt.ui.table.sketch import Drawn, Sketch, SketchedAnimal

belong(SCENES)


def sketched(match: AnyMatch) -> Sketch:
    """Return what all players may know of a game, as far as it is drawn."""
    state = match.view(NOBODY).state
    cast = NamedPieces(match, BeginningCast.beginning(match)).now()
    assert isinstance(cast, BeginningCast)
    return Sketch(
        tuple(
            tuple(
                SketchedAnimal(
                    Herd(cast.of(seat, at).drawing, BODY, 1, bool(one.mask & HUNTS), LIGHT),
                    tuple(map(_drawn, one.traits)),
                    len(one.cards),
                )
                for at, one in enumerate(player.species)
            )
            for seat, player in enumerate(state.players)
        ),
        state.watering_hole,
        LIGHT,
    )


def _drawn(card: int) -> Drawn:
    return TRAITS[card].key, family_of(card)
