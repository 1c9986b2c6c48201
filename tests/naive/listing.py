"""Which moves are legal, and which of them are listed (notation, "Moves")."""

import json
from itertools import combinations

from tests.naive import attack
from tests.naive.deck import Position, Species, card_order, switch, trait_of
from tests.naive.effects import EFFECTS, pending_effects
from tests.naive.lines import Line, item_order, write
from tests.naive.meal import Wishes, is_hungry
from tests.naive.sequence import (
    attack_sets,
    awaited,
    can_use_intelligence,
    eat,
    may_eat,
    may_feed,
    must_eat,
    targets,
)
from tests.naive.table import copied, slots


def is_asked(position: Position, seat: int) -> bool:
    """Whether this seat may move now."""
    if position["phase"] == "food":
        return awaited(position, seat)
    if position["phase"] == "play" and switch(position, "simultaneous_play"):
        return seat not in position["progress"]["done"]
    return bool(position["to_move"] == seat)


def is_legal(position: Position, seat: int, line: Line) -> bool:
    """Whether the rules allow this line to this seat, listed or not."""
    if not is_asked(position, seat):
        return False
    judge = {
        "food": _legal_in_food,
        "play": _legal_in_play,
        "effects": _legal_in_effects,
        "window": _legal_in_window,
        "feeding": _legal_in_feeding,
    }
    return judge[position["phase"]](position, seat, line) and _may_decline(position, seat, line)


def _own(position: Position, seat: int, index: int) -> Species | None:
    row = position["players"][seat]["species"]
    return row[index] if 0 <= index < len(row) else None


def _legal_in_food(position: Position, seat: int, line: Line) -> bool:
    return line.verb == "food" and line.card in position["players"][seat]["hand"]


def _legal_in_play(position: Position, seat: int, line: Line) -> bool:
    if line.verb == "done":
        return True
    in_hand = line.card in position["players"][seat]["hand"]
    if line.verb == "species":
        return in_hand
    if line.verb not in ("trait", "body", "population", "discard"):
        return False
    species = _own(position, seat, line.species)
    if species is None:
        return False
    lying = [trait_of(card) for card in species["traits"] + species["hidden"]]
    if line.verb == "discard":  # 001:23
        return bool(switch(position, "free_trait_discard")) and line.trait in lying
    if line.verb in ("body", "population"):  # 000:77
        return in_hand and species[line.verb] < 6
    full = len(lying) >= slots(position)
    if line.replacing:
        # 000:67 only when no slot is free, or where traits may be thrown away; discard first, then add: R60
        if line.replacing not in lying or not (full or switch(position, "free_trait_discard")):
            return False
        lying.remove(line.replacing)
        full = len(lying) >= slots(position)
    return in_hand and not full and trait_of(line.card) not in lying  # 000:65


def _legal_in_effects(position: Position, seat: int, line: Line) -> bool:
    return line.verb == "effect" and (line.species, line.trait) in pending_effects(position, seat)


def _legal_intelligence(position: Position, seat: int, line: Line) -> bool:
    return (
        _own(position, seat, line.species) is not None
        and can_use_intelligence(position, seat, line.species)
        and line.card in position["players"][seat]["hand"]
    )


def _legal_in_window(position: Position, seat: int, line: Line) -> bool:
    if line.verb == "intelligence":
        return _legal_intelligence(position, seat, line)
    return line.verb == "pass"


def _legal_in_feeding(position: Position, seat: int, line: Line) -> bool:
    acted = position["progress"]["acted"]
    if line.verb == "pass":
        return acted or not must_eat(position, seat)
    if line.verb == "intelligence":
        return _legal_intelligence(position, seat, line)
    if line.verb not in ("feed", "attack") or acted or _own(position, seat, line.species) is None:
        return False
    if line.verb == "feed":
        return may_feed(position, seat, line.species)
    target = line.target
    if target is None or target not in targets(position):
        return False
    return (
        not attack.attack_blockers(position, (seat, line.species), target, line.ignoring)
        and may_eat(position, seat, line.species)
        and len(set(line.ignoring)) == len(line.ignoring)
        and not set(line.ignoring) & set(attack.NEVER_IGNORED)
        and _can_pay(position, seat, line)
    )


def _can_pay(position: Position, seat: int, line: Line) -> bool:
    if len(line.paying) != len(line.ignoring):
        return False
    hand = list(position["players"][seat]["hand"])
    for card in line.paying:
        if card not in hand:
            return False
        hand.remove(card)
    return True


def _may_decline(position: Position, seat: int, line: Line) -> bool:
    """Only what is there to be declined, never so much that the move itself takes nothing (agreed)."""
    if not line.declining:
        return True
    if line.verb not in ("feed", "attack", "intelligence"):
        return False
    for item, index in line.declining:
        species = _own(position, seat, index)
        traits = [] if species is None else [trait_of(card) for card in species["traits"]]
        if {"fat": "fat_tissue", "foraging": "foraging"}.get(item) not in traits:
            return False
    eater = _own(position, seat, line.species)
    assert eater is not None
    return is_hungry(eater) or ("fat", line.species) not in line.declining


# --- what is listed ----------------------------------------------------------------------------------------


def legal_moves(position: Position, seat: int) -> set[str]:
    """The lines that `moves` prints for this seat."""
    if position["phase"] == "over" or not is_asked(position, seat):
        return set()
    candidates = _candidates(position, seat)
    lines = [line for line in candidates if is_legal(position, seat, line)]
    return {write(variant) for line in lines for variant in _with_declining(position, seat, line)}


def _candidates(position: Position, seat: int) -> list[Line]:
    """Every line worth judging, without declining."""
    player = position["players"][seat]
    hand = sorted(set(player["hand"]), key=card_order)
    row = range(len(player["species"]))
    phase = position["phase"]
    if phase == "food":
        return [Line("food", card=card) for card in hand]
    if phase == "effects":
        return [Line("effect", species=i, trait=trait) for i in row for trait in EFFECTS]
    lines: list[Line] = []
    if phase == "play":
        for i in row:
            lying = [trait_of(c) for c in player["species"][i]["traits"] + player["species"][i]["hidden"]]
            for card in hand:
                lines += [Line(verb, species=i, card=card) for verb in ("trait", "body", "population")]
                lines += [Line("trait", species=i, card=card, replacing=trait) for trait in lying]
            lines += [Line("discard", species=i, trait=trait) for trait in lying]
        lines += [Line("species", side=side, card=card) for side in ("left", "right") for card in hand]
        return [*lines, Line("done")]
    lines += [Line("intelligence", species=i, card=card) for i in row for card in hand]
    if phase == "feeding" and not position["progress"]["acted"]:
        lines += [Line("feed", species=i) for i in row]
        for i in row:
            for target in targets(position):
                lines += _attacks(position, seat, i, target)
    return [*lines, Line("pass")]


def _attacks(position: Position, seat: int, index: int, target: tuple[int, int]) -> list[Line]:
    """The listed forms of one attack: which traits are ignored and which cards pay for it."""
    hand = sorted(position["players"][seat]["hand"], key=card_order)
    lines = []
    for smallest in attack_sets(position, (seat, index), target):
        for added in _worth_ignoring(position, seat, Line("attack", species=index, target=target), smallest):
            ignoring = tuple(sorted(smallest | added))
            for paying in sorted(set(combinations(hand, len(ignoring)))):
                lines.append(Line("attack", species=index, target=target, ignoring=ignoring, paying=paying))
    return lines


def _worth_ignoring(
    position: Position, seat: int, line: Line, smallest: frozenset[str]
) -> list[frozenset[str]]:
    """Horns and Scavenger, added where each of them changes the outcome, the price apart."""
    outcome = {}
    for added in (
        frozenset(),
        frozenset({"horns"}),
        frozenset({"scavenger"}),
        frozenset({"horns", "scavenger"}),
    ):
        outcome[added] = _outcome(position, seat, line._replace(ignoring=tuple(sorted(smallest | added))))
    return [
        added
        for added in outcome
        if all(outcome[added - {trait}] != outcome[added] for trait in sorted(added))
    ]


def _outcome(position: Position, seat: int, line: Line, wishes: Wishes | None = None) -> str:
    """The table when the move itself is done, before whatever follows, as text that can be compared."""
    later = copied(position)
    eat(later, seat, line, wishes)
    return json.dumps(later, sort_keys=True)


def _with_declining(position: Position, seat: int, line: Line) -> list[Line]:
    """The line, and its variants with refusals: one for each outcome, the shortest."""
    if line.verb not in ("feed", "attack", "intelligence"):
        return [line]
    items: set[tuple[str, int]] = set()
    tried: dict[tuple[tuple[str, int], ...], str] = {}
    while True:
        fresh = [
            declining
            for count in range(len(items) + 1)
            for declining in combinations(sorted(items, key=item_order), count)
            if declining not in tried and is_legal(position, seat, line._replace(declining=declining))
        ]
        if not fresh:
            break
        for declining in fresh:
            wishes = Wishes(declining)
            tried[declining] = _outcome(position, seat, line, wishes)
            items |= wishes.asked
    best: dict[str, tuple[tuple[str, int], ...]] = {}
    for declining in sorted(tried, key=lambda items: (len(items), [item_order(item) for item in items])):
        best.setdefault(tried[declining], declining)
    return [line._replace(declining=declining) for declining in best.values()]


__all__ = ["is_asked", "is_legal", "legal_moves"]
