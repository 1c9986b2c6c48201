"""Whether a player does what no sensible player does, told from positions and lines of the notation alone.

Written apart from what opponents themselves leave out (`games/evolution/evaluation.py`), so that a mistake
there does not hide itself.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from evolution_qt.ai.bots import Bot
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.rules import Evolution

NEEDS_RIGHT = {"cooperation", "symbiosis"}
NEEDS_ANY = {"warning_call"}


def silly_step(position: dict[str, Any], seat: int, line: str, listed: Sequence[str]) -> str:
    """Return what is silly in a move of the feeding or a step of card play; empty if nothing is.

    *listed* are all moves that could be made instead; not needed in card play. A step that only goes on, such
    as a card that is paid, has an empty line.
    """
    words = line.split() or [""]
    row = position["players"][seat]["species"]
    if words[0] == "discard" or "replacing" in words:
        thrown = words[-1]
        hidden = [card.partition(":")[0] for card in row[int(words[1])]["hidden"]]
        if thrown in hidden:
            return "throws away what it has just laid"
        if words[0] == "discard" and thrown != "carnivore":
            return "throws away a trait for nothing"
    if words[0] == "attack" and _is_on(line, seat) and not all(_is_on(other, seat) for other in listed):
        return "attacks itself"
    if words[0] == "pass" and any(other.startswith("feed") for other in listed):
        return "passes up plants"
    if "declining" in words and not (words[0] == "feed" and _another_is_hungry(row, int(words[1]))):
        return "declines food"
    return ""


def silly_turn(position: dict[str, Any], seat: int) -> str:
    """Return what is silly in the cards laid this turn, just before it ends; empty if nothing is."""
    row = position["players"][seat]["species"]
    is_last = position["final_round"] == position["round"]
    prey = [
        one["body"] for at, other in enumerate(position["players"]) if at != seat for one in other["species"]
    ]
    for at, species in enumerate(row):
        names = {card.partition(":")[0] for card in species["traits"] + species["hidden"]}
        laid = {card.partition(":")[0] for card in species["hidden"]}
        reach = species["body"] + (species["population"] if "pack_hunting" in names else 0)
        if "carnivore" in laid and not any(body < reach for body in prey):
            return "makes a hunter that no species is small enough for"
        if is_last:
            continue  # traits are counted
        if laid & NEEDS_RIGHT and at == len(row) - 1:
            return "lays what needs a neighbour on the right"
        if laid & NEEDS_ANY and len(row) == 1:
            return "lays what needs a neighbour"
        if "ambush" in laid and "carnivore" not in names:
            return "lays what only helps a hunter"
    return ""


def watched(rules: Evolution, bots: Sequence[Bot], seed: int) -> Counter[str]:
    """Play a game to its end; return how often something silly was done, by what, and all ``decisions``."""
    found: Counter[str] = Counter()
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    evaluation = rules.evaluation()
    while (seat := state.to_move) >= 0:
        is_turn = evaluation.turn(state) is not None
        decision = bots[seat].decide(rules, rules.observe(state, seat), rngs[seat])
        found["decisions"] += 1
        for step in decision.steps:
            line = rules.write(rules.spoken(state, seat, [step]))
            position = rules.dump(state)
            listed = () if is_turn or len(rules.legal(state)) == 1 else _listed(rules, state, seat)
            said = silly_turn(position, seat) if line == "done" else silly_step(position, seat, line, listed)
            if said:
                found[f"{said}: {line}"] += 1
            rules.apply(state, step)
    return found


def _listed(rules: Evolution, state: Any, seat: int) -> list[str]:
    return [rules.write(rules.spoken(state, seat, [step])) for step in rules.legal(state)]


def _is_on(line: str, seat: int) -> bool:
    words = line.split()
    return words[0] == "attack" and words[2].partition(".")[0] == str(seat)


def _another_is_hungry(row: Sequence[dict[str, Any]], fed: int) -> bool:
    return any(
        at != fed
        and one["food"] < one["population"]
        and "carnivore" not in [card.partition(":")[0] for card in one["traits"]]
        for at, one in enumerate(row)
    )
