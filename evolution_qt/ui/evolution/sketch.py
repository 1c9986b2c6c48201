"""What is drawn of a game of Evolution in a small picture."""

from __future__ import annotations

from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.ui.evolution.cast import EvolutionCast
from evolution_qt.ui.evolution.scenes import SCENES
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.scenes import belong
from evolution_qt.ui.table.naming import NamedPieces
from evolution_qt.ui.table.sketch import FACE_DOWN, Drawn, Sketch, SketchedAnimal

belong(SCENES)


def sketched(match: AnyMatch) -> Sketch:
    """Return what all players may know of a game, as far as it is drawn."""
    from evolution_qt.games.evolution.rules import Evolution

    game = match.game
    assert isinstance(game, Evolution)
    state = match.view(NOBODY).state
    table = game.table
    cast = NamedPieces(match, EvolutionCast.beginning(match)).now()
    assert isinstance(cast, EvolutionCast)

    def drawn(card: int) -> Drawn:
        if card == UNKNOWN:
            return FACE_DOWN
        trait = game.table.traits[table.trait_of[card]]
        return trait.key, trait.family

    return Sketch(
        tuple(
            tuple(
                SketchedAnimal(
                    Herd(
                        cast.of(seat, at).drawing,
                        one.body,
                        one.population,
                        bool(one.mask & table.hunting),
                    ),
                    (*map(drawn, one.traits), *(FACE_DOWN for _ in one.hidden)),
                )
                for at, one in enumerate(player.species)
            )
            for seat, player in enumerate(state.players)
        ),
        state.watering_hole,
    )
