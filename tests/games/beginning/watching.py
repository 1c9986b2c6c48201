"""Watches a player for what no sensible one does, by the public face of the game alone."""

from __future__ import annotations

from typing import Any

PROTECTIONS = {"flight", "nocturnal", "speed", "burrowing"}


def silliness(rules: Any, state: Any, move: Any) -> str:
    """Return what is silly about a move of the seat to move, in a word; empty if nothing is."""
    position = rules.dump(state)
    rows = [player["species"] for player in position["players"]]
    own = rows[state.to_move]
    if move.verb == "trait":
        return _silly_trait(rows, own[move.species], move)
    if move.verb == "pass":
        can_feed = any(one.verb == "feed" for one in rules.moves(state))
        return "leaves food" if can_feed else ""
    if move.verb == "attack" and move.target[0] == state.to_move:
        prey, hunter = own[move.target[1]], own[move.species]
        is_plant_eater = "carnivore" not in prey["traits"]
        is_fed = prey["food"] >= len(prey["population"])
        if is_plant_eater and not is_fed and position["watering_hole"]:
            return "eats before it feeds"
        others = [one for seat, row in enumerate(rows) if seat != state.to_move for one in row]
        if is_fed and _reached(hunter["traits"], others):
            return "eats its own"
    return ""


def _silly_trait(rows: list[list[dict[str, Any]]], species: dict[str, Any], move: Any) -> str:
    traits = [one for one in species["traits"] if one != move.replacing] + [move.card]
    is_alone = len(species["population"]) == 1
    if move.card in PROTECTIONS and len(PROTECTIONS & set(species["traits"])) == 3:
        return "protects what is safe"
    if move.card == "long_neck" and is_alone and "fertile" not in traits:
        return "a long neck for one"
    if move.card == "carnivore" and is_alone:
        prey = _reached(traits, [one for row in rows for one in row if one is not species])
        if prey and all("horns" in one["traits"] for one in prey):
            return "hunts to die"
    return ""


def _reached(traits: list[str], prey: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in prey if not PROTECTIONS & set(one["traits"]) - set(traits)]
