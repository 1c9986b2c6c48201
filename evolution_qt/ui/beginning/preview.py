"""What a move of The Beginning would do, before it is made, and what a card brings that one may not want.

An attack is drawn, too: protections in pairs, then what follows in order. All comes from what the seat at the
screen knows: the rules are asked on a copy of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import (
    CARNIVORE,
    GORES,
    HORNS,
    HUNTS,
    NUMBERS,
    SCAVENGER,
    SHIELDS,
    TRAITS,
    species_ref,
    traits_in,
)
from evolution_qt.games.beginning.forecast import Duties, after, attack_forecast
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState
from evolution_qt.ui.beginning.thumbnails import family_of
from evolution_qt.ui.beginning.tiles import BODY
from evolution_qt.ui.beginning.words import BeginningEventWords, trait_name
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import animals_of, spoken, the, told, your
from evolution_qt.ui.table.attack_picture import (
    DASH,
    EATEN,
    GORED,
    KILLED,
    SHARED,
    TICK,
    AimedAttack,
    AttackSide,
    AttackStep,
    Pair,
    Plate,
    shares,
)
from evolution_qt.ui.table.preview import Preview
from evolution_qt.ui.table.view import View


class BeginningPreview:
    """What is counted of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningPreview"))

    def meal(self, tokens: int) -> str:
        """Return how much the hunter takes."""
        return self.tr("You take %n token(s).", "", tokens)

    def scavenging(self, seats: Sequence[int], seat: int, names: Sequence[str]) -> str:
        """Return how many species take something, too, and of whom: a seat for each of them."""
        found = []
        for one in dict.fromkeys(seats):
            who = self.tr("you: {count}") if one == seat else self.tr("{who}: {count}")
            found.append(filled(who, {"who": names[one], "count": seats.count(one)}))
        words = self.tr("%n Scavenger(s) take 1 token each ({owners}).", "", len(seats))
        return filled(words, {"owners": phrasing.row(found)})


def preview(game: AnyGame, view: View[BeginningState], move: BeginningMove) -> Preview:
    """Return what a move of the seat at the screen would do."""
    state, seat, names = view.state, view.viewer, view.names
    if move.verb == "attack" and move.target is not None:
        lines = _attack(state, seat, move.species, move.target, names)
        return Preview(lines=lines, attack=aimed_attack(view, (seat, move.species), move.target))
    warned = card_warnings(game, state, seat, move, names)
    return Preview(lines=[*_plain(state, seat, move, names), *warned])


def ends_turn(game: AnyGame, view: View[BeginningState], *, goes_alone: bool) -> bool:
    """Return whether the end of card play ends the turn, too: nothing is left for the seat to decide.

    *goes_alone*: moves that decide nothing are made by themselves.
    """
    state, seat = view.state, view.viewer
    if state.phase != PLAY or state.to_move != seat:
        return False
    trial: BeginningState = game.determinize(Observation(seat, state), Rng(0))
    game.apply(trial, listing.DONE_STEP, seat)
    while goes_alone and trial.phase == FEEDING and trial.to_move == seat:
        if (move := game.forced_move(trial, seat)) is None:
            break
        game.play(trial, seat, move)
    return trial.phase == OVER or trial.to_move != seat


def _plain(state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]) -> list[str]:
    """Return what a move would do that is no attack; no line where that is plain."""
    translate = QCoreApplication.translate
    card = trait_name(NUMBERS[move.card]) if move.card else ""
    if move.verb == "species":
        return [filled(translate("BeginningPreview", "{card} as a new species, face down"), {"card": card})]
    if move.species < 0:
        return []
    species = state.players[seat].species[move.species]
    params: dict[str, int | str] = {"card": card, "trait": card}
    words = ""
    if move.verb == "population":
        words = translate("BeginningPreview", "{card} on {animal}, face down: {old} → {new}")
        params |= {"old": len(species.cards), "new": len(species.cards) + 1}
    elif move.verb == "feed":
        words = translate("BeginningPreview", "{animal} takes 1 token: {old} → {new}")
        params |= {"old": species.food, "new": species.food + 1}
    elif move.replacing:
        words = translate("BeginningPreview", "{trait} replaces {old} on {animal}")
        params["old"] = trait_name(NUMBERS[move.replacing])
    elif move.verb == "trait":
        words = translate("BeginningPreview", "New trait on {animal}: {trait}")
    lines = [told(words, params, animal=the(animals_of(names).of(seat, move.species)))] if words else []
    if move.replacing == move.card and move.card and species.food <= len(species.cards):
        lines.append(
            translate("BeginningPreview", "That changes nothing and costs you this card and its point.")
        )
    return lines


def _attack(
    state: BeginningState, seat: int, index: int, target: tuple[int, int], names: Sequence[str]
) -> list[str]:
    """Return the course of an attack in sentences."""
    found = attack_forecast(state, seat, index, target)
    cast = animals_of(names)
    own = the(cast.of(seat, index))
    other = spoken(names, *target, seat)
    lines = []
    if found.gored and not found.hunter:
        words = QCoreApplication.translate("BeginningPreview", "Horns: {animal} dies before it eats.")
        lines.append(told(words, animal=own))
    elif found.gored:
        words = QCoreApplication.translate(
            "BeginningPreview", "Horns first: {animal} loses a card, {old} → {new}."
        )
        lines.append(told(words, {"old": found.hunter + 1, "new": found.hunter}, animal=own))
    if found.is_cancelled:
        return lines
    if found.prey:
        words = QCoreApplication.translate("BeginningPreview", "{animal} loses a card: {old} → {new}.")
    else:
        words = QCoreApplication.translate(
            "BeginningPreview", "{animal} loses its last card and becomes extinct."
        )
    lines.append(told(words, {"old": found.prey + 1, "new": found.prey}, animal=other))
    if found.hunter:
        lines.append(BeginningPreview().meal(found.eaten))
    if found.scavengers:
        lines.append(BeginningPreview().scavenging(found.scavengers, seat, names))
    return lines


class DuelWords:
    """The words on the drawing of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "DuelWords"))

    def heading(self, prey: BeginningSpecies, *, is_own: bool) -> str:
        """Return in a line why the attack can be, or that its prey is of the same player."""
        if is_own:
            return self.tr("the prey is your own")
        if prey.mask & SHIELDS:
            return self.tr("has every protection of its prey")
        if prey.mask & GORES:
            return self.tr("Horns do not stop it")
        return self.tr("no protection to match")

    def not_needed(self) -> str:
        """Return what stands beside a protection that the prey lacks."""
        return self.tr("not needed")

    def steps(self, view: View[BeginningState], hunter: Place, prey: Place) -> list[AttackStep]:
        """Return what follows, in the order of the rules (002:189-212)."""
        found, viewer = attack_forecast(view.state, *hunter, prey), view.viewer
        steps = []
        if found.gored:
            below = _change(found.hunter + 1, found.hunter) if found.hunter else self.tr("extinct")
            #: a card of the hunter is lost to the horns of its prey
            steps.append(AttackStep(_plate(HORNS), self.tr("hunter: -1 card"), below, GORED))
        if found.is_cancelled:
            return steps
        below = _change(found.prey + 1, found.prey) if found.prey else self.tr("extinct")
        steps.append(AttackStep(_plate(CARNIVORE), self.tr("prey: -1 card"), below, KILLED))
        if found.hunter:
            words = filled(self.tr("now {food} of {places}"), {"food": found.food, "places": found.places})
            meal = self.tr("hunter: +%n token(s)", "", found.eaten)
            steps.append(AttackStep("meat", meal, words, EATEN))
        if found.scavengers:
            own = found.scavengers.count(viewer)
            words = shares(own, len(found.scavengers) - own)
            steps.append(AttackStep(_plate(SCAVENGER), self.tr("+1 token each"), words, SHARED))
        return steps


Place: TypeAlias = tuple[int, int]
"""The seat of a species, and which of its row it is."""


def aimed_attack(view: View[BeginningState], at: Place, target: Place) -> AimedAttack:
    """Return an attack as it is drawn; first the protections that its prey has, too."""
    players, words = view.state.players, DuelWords()
    hunter, prey = (players[seat].species[index] for seat, index in (at, target))
    own, needed = hunter.mask & SHIELDS, prey.mask
    matched = [Pair(_plate(card), TICK, _plate(card)) for card in traits_in(own & needed)]
    others = [Pair(_plate(card), DASH, words.not_needed()) for card in traits_in(own & ~needed)]
    event = Event(e.ATTACKED, at[0], target=species_ref(*target), subject=species_ref(*at))
    return AimedAttack(
        _side(view, hunter, *at),
        _side(view, prey, *target),
        (*matched, *others),
        tuple(words.steps(view, at, target)),
        words.heading(prey, is_own=view.viewer == at[0] == target[0]),
        BeginningEventWords().sentence(event, view.names),
    )


def _side(view: View[BeginningState], species: BeginningSpecies, seat: int, index: int) -> AttackSide:
    animal = animals_of(view.names).of(seat, index)
    hunts = bool(species.mask & HUNTS)
    herd = Herd(animal.drawing, BODY, len(species.cards), hunts, "day", *animal.habitat)
    return AttackSide(seat, herd, animals.name(animal))


def _plate(card: int) -> Plate:
    return Plate(TRAITS[card].key, trait_name(card), family_of(card))


def _change(old: int, new: int) -> str:
    return f"{old} → {new}"


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
    translate, cast = QCoreApplication.translate, animals_of(names)
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
