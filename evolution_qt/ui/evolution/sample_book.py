"""A made-up record book for pictures: games that were never played, always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.book.entries import GameEntry, SeatEntry
from evolution_qt.core.measure import Measure
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.editions import EDITIONS, Print
from evolution_qt.games.evolution.tally import MEASURED

NAMES: Final = ("Ann", "Fox", "Owl", "Elk")
_RIVALS: Final = ("forager", "hunter", "hunter", "strategist", "apex/stalker")


def entries(games: int) -> list[GameEntry]:
    """Return so many games of one person."""
    return [_game(number, Rng(number, "sample book")) for number in range(games)]


def _game(number: int, rng: Rng) -> GameEntry:
    edition = EDITIONS[rng.below(5) // 2]
    players = 2 + rng.below(3)
    kind = _RIVALS[min(number // 8 + rng.below(2), 4)]
    kinds = ["human", *[kind] * (players - 1)]
    if rng.below(5) == 0:
        kinds[-1] = "greedy"
    parts = [(22 + number // 6 + rng.below(16), 6 + rng.below(5), 7 + rng.below(6))]
    parts += [(22 + rng.below(18), 6 + rng.below(5), 7 + rng.below(6)) for _ in kinds[1:]]
    points = [sum(one) for one in parts]
    best = max(points)
    seats = []
    for at in range(len(parts)):
        others = points[:at] + points[at + 1 :]
        rivals = {one.partition("/")[0] for one in kinds[:at] + kinds[at + 1 :]}
        seats.append(
            SeatEntry(
                NAMES[at],
                kinds[at],
                rivals.pop() if len(rivals) == 1 else "mixed",
                points[at],
                1 + sum(one > points[at] for one in others),
                points.count(best) if points[at] == best else 0,
                sum(others),
                max(others),
                (
                    *(Measure("", key, part) for key, part in zip(MEASURED.parts, parts[at], strict=True)),
                    Measure("", "chain_food", 2 + rng.below(6)),
                    Measure("", "chain_species", 1 + rng.below(4)),
                    *_traits(edition.prints, rng),
                ),
            )
        )
    return GameEntry(
        f"{number:064x}",
        f"{number:016x}",
        edition.key,
        "{}",
        players,
        6 + rng.below(3),
        200,
        f"{2026 + number // 120}-{1 + number // 10 % 12:02}-{1 + number % 10 * 3:02}T19:00:00Z",
        False,
        False,
        0,
        tuple(seats),
    )


def _traits(prints: Sequence[Print], rng: Rng) -> list[Measure]:
    found: list[Measure] = []
    for at, one in enumerate(prints):
        if rng.below(20) < 14 - at // 2:
            rounds = 1 + rng.below(6)
            counts = (
                1 + rng.below(2),
                rounds,
                rounds * 2 + rng.below(5),
                rng.below(5) if one.trait.family == "feeding" else 0,
                rng.below(2),
                rng.below(3) if one.trait.family == "defence" else 0,
                rng.below(2),
            )
            found += [Measure(one.trait.key, *of) for of in zip(MEASURED.topic, counts, strict=True)]
    return found
