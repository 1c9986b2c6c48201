"""What differs between the editions; the figures and choices are those of the rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.editions import AFTER, ANY_TIME, AT_END, EDITIONS, OWN_TURN, Edition
from evolution_qt.games.evolution.rules import Evolution


def differences() -> list[tuple[str, list[str]]]:
    """Return for each difference its name, and what holds in each edition, in the order of the catalogue."""
    return [(words, [told(one) for one in EDITIONS]) for words, told in _differences()]


def about(game: Evolution) -> str:
    """Return what there is to know of an edition before a game."""
    edition = game.edition
    cards = sum(len(one.food) for one in edition.prints)
    parts = {"cards": cards, "least": edition.fewest_players, "most": edition.most_players}
    words = QCoreApplication.translate("NewGameDialog", "{cards} cards, {least} to {most} players")
    return filled(words, parts)


def _differences() -> list[tuple[str, Callable[[Edition], str]]]:
    translate = QCoreApplication.translate
    return [
        (
            translate("EditionsDialog", "Cards"),
            lambda one: str(sum(len(printed.food) for printed in one.prints)),
        ),
        (translate("EditionsDialog", "Players"), lambda one: f"{one.fewest_players}–{one.most_players}"),
        (
            translate("Trait", "Hard Shell"),
            lambda one: f"+{one.rules.hard_shell_bonus}",
        ),
        (
            translate("EditionsDialog", "Food cards that add up to less than zero"),
            lambda one: (
                translate("EditionsDialog", "take food from the watering hole")
                if one.rules.negative_sum_removes_chips
                else translate("EditionsDialog", "have no effect")
            ),
        ),
        (
            translate("EditionsDialog", "Fertile, Long Neck and stored fat take effect"),
            lambda one: (
                translate("EditionsDialog", "after the food cards are revealed")
                if one.rules.effects == AFTER
                else translate("EditionsDialog", "before the food cards are revealed")
            ),
        ),
        (
            translate("EditionsDialog", "A player left without species gets a new one"),
            lambda one: (
                translate("EditionsDialog", "at the end of the round")
                if one.rules.free_species_at == AT_END
                else translate("EditionsDialog", "when the next round begins")
            ),
        ),
        (
            translate("EditionsDialog", "Your species' traits may be discarded"),
            lambda one: (
                translate("EditionsDialog", "freely, on your own turn while playing cards")
                if one.rules.free_trait_discard
                else translate("EditionsDialog", "only to make room for a new one")
            ),
        ),
        (translate("EditionsDialog", "Intelligence trades cards for plants"), _intelligence),
    ]


def _intelligence(edition: Edition) -> str:
    translate = QCoreApplication.translate
    when = edition.rules.plant_intelligence
    if when == ANY_TIME:
        return translate("EditionsDialog", "at any time during feeding")
    if when == OWN_TURN:
        return translate("EditionsDialog", "on your own turn")
    return translate("EditionsDialog", "before feeding and on your own turn")
