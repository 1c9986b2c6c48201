"""What a move of Evolution would do, what stands in its way, and what a card brings that one may not want.

The rules are asked before the move is made, on a copy of what the seat at the screen knows. An attack is
carried out there, so the words are those of the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.action import NOBODY, Ref
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event, RawEvent
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of, species_ref
from evolution_qt.games.evolution.forecast import duties, only_while_full
from evolution_qt.games.evolution.listing import PLANTS_PER_CARD
from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import PLANT, PLAY, EvolutionState, Species
from evolution_qt.games.evolution.verbs import IGNORED_BITS
from evolution_qt.ui.evolution.thumbnails import of_trait
from evolution_qt.ui.evolution.words import Names, Phrases
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import SIGN
from evolution_qt.ui.table.animals import animals_of, the, told, your

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait


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
    cast, shift = animals_of(names), 0
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


translate = QCoreApplication.translate

Hook: TypeAlias = "Callable[[Trait, Species], int]"
"""What a trait adds to its bearer's body size."""


def reasons(
    game: Evolution, phrases: Phrases, state: EvolutionState, seat: int, move: Move, names: Names
) -> dict[str, str]:
    """Return every reason that stands in the way of a move: its sentence, and the code of the refusal.

    After a try at the wrong time comes, without a code, what it is time for.
    """
    found = {phrases.refused(one, move, names, seat): one.code for one in game.why_not(state, seat, move)}
    if "wrong_phase" in found.values():
        found[phrases.questions.what_now(state.phase)] = ""
    return found


def signs(game: Evolution, codes: Iterable[str], style: Style) -> list[QPixmap | None]:
    """Return for each refusal the picture of the trait that it is about, None if it is about none."""
    table, side = game.table, round(SIGN * style.unit)
    return [
        of_trait(table.traits[table.index[code]], side, style.ratio) if code in table.index else None
        for code in codes
    ]


def preview_lines(
    game: Evolution,
    phrases: Phrases,
    state: EvolutionState,
    seat: int,
    move: Move,
    steps: Sequence[int],
    names: Names,
) -> list[str]:
    """Return what *move* would do, the most important first; no line where that is plain.

    *steps* are the legal steps that the gesture may stand for.
    """
    if move.verb != "attack" or move.target is None:
        words = outcome(phrases, state, seat, move)
        return [*([words] if words else []), *card_warnings(game, state, seat, move, names)]
    ignored = min((step >> 32 & ((1 << IGNORED_BITS) - 1) for step in steps), key=int.bit_count)
    attacker = state.players[seat].species[move.species]
    prey = state.players[move.target[0]].species[move.target[1]]
    off = ignored | hunting.cancelled(state.table, attacker, ignored)
    own = _size(phrases, state, attacker, ignored, lambda trait, species: trait.attack(species))
    other = _size(phrases, state, prey, off, lambda trait, species: trait.defence(species))
    words = translate("EvolutionPreview", "Body size {attacker} against {prey}")
    lines = [filled(words, {"attacker": own, "prey": other})]
    if ignored:
        lines.append(phrases.ignoring(state.table.indices(ignored)))
    return lines + _course(game, phrases, state, seat, move, ignored, names)


def outcome(phrases: Phrases, state: EvolutionState, seat: int, move: Move) -> str:
    """Return what a move under the pointer would do, in a few words; empty if that is plain."""
    row = state.players[seat].species
    species = row[move.species] if 0 <= move.species < len(row) else None
    params: dict[str, int | str] = {}
    words = ""
    if move.verb == "food":
        words = translate("EvolutionPreview", "Food card {food}")
        params["food"] = move.card.food if move.card else 0
    elif move.verb == "trait" and move.replacing:
        words = translate("EvolutionPreview", "Replaces {trait}")
        params["trait"] = phrases.named(move.replacing)
    elif move.verb == "trait":
        words = translate("EvolutionPreview", "New trait: {name}")
        params["name"] = phrases.named(move.card.trait) if move.card else ""
    elif move.verb == "species":
        words = translate("EvolutionPreview", "New species")
    elif species is not None and move.verb == "body":
        words = translate("EvolutionPreview", "Body size {old} → {new}")
        params |= {"old": species.body, "new": species.body + 1}
    elif species is not None and move.verb == "population":
        words = translate("EvolutionPreview", "Population {old} → {new}")
        params |= {"old": species.population, "new": species.population + 1}
    elif move.verb == "discard":
        words = translate("EvolutionPreview", "Discard {trait}")
        params["trait"] = phrases.named(move.trait)
    elif species is not None and move.verb == "intelligence":
        trial = state.clone()
        eater = trial.players[seat].species[move.species]
        words = phrases.plants(trial.meal(seat, eater, PLANT, PLANTS_PER_CARD, hole=False))
    return filled(words, params)


def _course(
    game: Evolution,
    phrases: Phrases,
    state: EvolutionState,
    seat: int,
    move: Move,
    ignored: int,
    names: Names,
) -> list[str]:
    """Return the course of an attack in the order of R1, in the sentences of the log."""
    assert move.target is not None
    trial = state.clone()
    told: list[RawEvent] = []
    trial.sink = told
    prey_seat, place = move.target
    attacker = trial.players[seat].species[move.species]
    prey = trial.players[prey_seat].species[place]
    hunting.attack(trial, seat, attacker, prey_seat, prey, ignored)
    events = _as_on_table(state, game.events(told))
    seen = [event.as_seen_by(-1) for event in events if event.kind != e.ATTACKED]
    lines = []
    for kind, together in groupby(seen, lambda event: (event.kind, event.actor)):
        if kind[0] == e.DREW:
            lines.append(phrases.drawn(list(together), names))
        else:
            lines += [phrases.sentence(event, names) for event in together]
    return [line for line in lines if line]


def _as_on_table(state: EvolutionState, events: Iterable[Event]) -> list[Event]:
    """Return *events* with each species named as it is called in *state*, whatever dies out meanwhile."""
    rows = [list(range(len(player.species))) for player in state.players]

    def ref(one: Ref) -> Ref:
        return species_ref(seat_of(one), rows[seat_of(one)][index_of(one)]) if is_species(one) else one

    found = []
    gone, name = NOBODY, NOBODY  # what it had eaten goes into the bag when it lies there no more
    for event in events:
        is_of_gone = event.kind == e.BAGGED and event.subject == gone
        subject = name if is_of_gone else ref(event.subject)
        found.append(replace(event, target=ref(event.target), subject=subject))
        if event.kind == e.WENT_EXTINCT:
            gone, name = event.target, ref(event.target)
            del rows[seat_of(event.target)][index_of(event.target)]
    return found


def _size(phrases: Phrases, state: EvolutionState, species: Species, off: int, hook: Hook) -> str:
    """Return the body size of a species as a sum with its traits' bonuses, those in *off* left out.

    The *hook* says whether it attacks (000:201) or is attacked (000:109, 223).
    """
    table = state.table
    traits = [table.trait_of[card] for card in species.traits if not off & table.bits[card]]
    return _sum(phrases, species.body, [(trait, hook(table.traits[trait], species)) for trait in traits])


def _sum(phrases: Phrases, body: int, bonuses: Sequence[tuple[int, int]]) -> str:
    parts = [f"{bonus} ({phrases.trait(trait)})" for trait, bonus in bonuses if bonus]
    if not parts:
        return str(body)
    total = body + sum(bonus for _, bonus in bonuses)
    return f"{' + '.join([str(body), *parts])} = {total}"
