"""What a move of Evolution would do, what stands in its way, and what a card brings that one may not want.

The rules are asked before the move is made, on a copy of what the seat at the screen knows. An attack is
carried out there, so the words are those of the log; the drawing has the same numbers, traits and events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, takewhile, zip_longest
from typing import TYPE_CHECKING, Final

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
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.notes import SIGN
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import animals_of, the, told, your
from evolution_qt.ui.table.attack_picture import (
    DASH,
    EATEN,
    GORED,
    KILLED,
    LARGER,
    SHARED,
    TICK,
    AimedAttack,
    AttackSide,
    AttackStep,
    Pair,
    Plate,
    Weight,
    shares,
)
from evolution_qt.ui.table.preview import Preview
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

translate = QCoreApplication.translate
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


def preview(
    game: Evolution, phrases: Phrases, view: View[EvolutionState], move: Move, steps: Sequence[int]
) -> Preview:
    """Return what a move of the seat at the screen would do.

    *steps* are the legal steps that the gesture may stand for.
    """
    state, seat, names = view.state, view.viewer, view.names
    if move.verb != "attack" or move.target is None:
        words = outcome(phrases, state, seat, move)
        warned = card_warnings(game, state, seat, move, names)
        return Preview(lines=[*([words] if words else []), *warned])
    ignored = min((step >> 32 & ((1 << IGNORED_BITS) - 1) for step in steps), key=int.bit_count)
    refs = species_ref(seat, move.species), species_ref(*move.target)
    trial = AttackTrial(game, phrases, view, *refs, ignored)
    lines = [trial.sizes()]
    if ignored:
        lines.append(phrases.ignoring(state.table.indices(ignored)))
    return Preview(lines=lines + trial.course(), attack=trial.drawn())


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


class AttackWords:
    """The words on the drawing of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "AttackWords"))

    def title(self, attack: str, hunter: int, prey: int) -> str:
        """Return who attacks whom, and the body sizes that decide."""
        #: {attack}: a sentence, such as "The cat attacks the bison."; then two body sizes
        words = self.tr("{attack} {hunter} > {prey}")
        return filled(words, {"attack": attack, "hunter": hunter, "prey": prey})

    def holds_not(self) -> str:
        """Return what stands beside a protection of the prey that does not work now."""
        return self.tr("does not protect now")

    def hunter_lost(self, old: int, new: int) -> str:
        """Return how the population of the hunter falls."""
        return filled(self.tr("hunter: {old} → {new}"), {"old": old, "new": new})

    def prey_lost(self, old: int, new: int) -> str:
        """Return how the population of the prey falls."""
        return filled(self.tr("prey: {old} → {new}"), {"old": old, "new": new})

    def population(self) -> str:
        """Return which of its numbers falls."""
        return self.tr("population")

    def dies_out(self, cards: int) -> str:
        """Return that a species is extinct, and how many cards its player draws."""
        #: below "prey: 1 → 0"
        return self.tr("extinct, +%n card(s)", "", cards) if cards else self.tr("extinct")

    def meat(self, amount: int) -> str:
        """Return how much the hunter eats."""
        return filled(self.tr("hunter: +{number} meat"), {"number": amount})

    def fed(self, food: int, population: int) -> str:
        """Return how far it is fed then."""
        return filled(self.tr("now {food} of {places}"), {"food": food, "places": population})

    def fat(self, amount: int) -> tuple[str, str]:
        """Return how much the hunter stores, in two lines."""
        return filled(self.tr("hunter: +{number} fat"), {"number": amount}), self.tr("stored")

    def bagged(self, who: str, amount: int) -> tuple[str, str]:
        """Return whose bag gets tokens, none for the viewer's, in two lines."""
        words = (
            self.tr("{who}: +%n token(s)", "", amount) if who else self.tr("you: +%n token(s)", "", amount)
        )
        return filled(words, {"who": who}), self.tr("into the bag")

    def fed_too(self, trait: str, own: int, others: int) -> tuple[str, str]:
        """Return how many tokens a trait brings besides, and to whom, in two lines."""
        first = filled(self.tr("{trait} +{number}"), {"trait": trait, "number": own + others})
        return first, shares(own, others)


class AttackTrial:
    """An attack of one species on another, carried out on a copy while some traits are *ignored*."""

    def __init__(
        self,
        game: Evolution,
        phrases: Phrases,
        view: View[EvolutionState],
        hunter_ref: Ref,
        prey_ref: Ref,
        ignored: int,
    ) -> None:
        self._phrases, self._view, self._table = phrases, view, view.state.table
        self._hunter_ref, self._prey_ref = hunter_ref, prey_ref
        seat, prey_seat, players = seat_of(hunter_ref), seat_of(prey_ref), view.state.players
        self._prey_at = index_of(prey_ref)
        self._hunter = players[seat].species[index_of(hunter_ref)]
        self._row = players[prey_seat].species
        self._prey = self._row[self._prey_at]
        self._ignored = ignored
        self._off = ignored | hunting.cancelled(self._table, self._hunter, ignored)
        self._power = hunting.bonuses(self._table, self._hunter, ignored)
        self._defences = hunting.defences(self._table, self._prey, self._off)
        trial = view.state.clone()
        trial.sink = told = list[RawEvent]()
        self._fed = trial.players[seat].species[index_of(hunter_ref)]
        prey = trial.players[prey_seat].species[self._prey_at]
        hunting.attack(trial, seat, self._fed, prey_seat, prey, ignored)
        self._attacked, *events = _as_on_table(view.state, game.events(told))
        self.events = [event.as_seen_by(-1) for event in events]
        """What follows, as all players see it; species are named as they lie now."""

    # In sentences

    def sizes(self) -> str:
        """Return the body sizes of both sides, as sums with their traits' bonuses (000:109, 201, 223)."""
        words = translate("EvolutionPreview", "Body size {attacker} against {prey}")
        own, other = self._hunter.body, self._prey.body
        sums = {"attacker": self._sum(own, self._power), "prey": self._sum(other, self._defences)}
        return filled(words, sums)

    def _sum(self, body: int, bonuses: Mapping[str, int]) -> str:
        if not bonuses:
            return str(body)
        parts = [f"{bonus} ({self._phrases.named(key)})" for key, bonus in bonuses.items()]
        return f"{' + '.join([str(body), *parts])} = {body + sum(bonuses.values())}"

    def course(self) -> list[str]:
        """Return what follows in the order of R1, in the sentences of the log."""
        phrases, names, lines = self._phrases, self._view.names, list[str]()
        for kind, together in groupby(self.events, lambda event: (event.kind, event.actor)):
            if kind[0] == e.DREW:
                lines.append(phrases.drawn(list(together), names))
            else:
                lines += [phrases.sentence(event, names) for event in together]
        return [line for line in lines if line]

    # Drawn

    def drawn(self) -> AimedAttack:
        """Return the attack as it is drawn."""
        hunter, prey = self._side(self._hunter, self._hunter_ref), self._side(self._prey, self._prey_ref)
        pairs = self.pairs()
        own, other = (one.number for one in (pairs[0].hunter, pairs[0].prey) if isinstance(one, Weight))
        said = self._phrases.sentence(self._attacked, self._view.names, self._view.viewer)
        title = typeset(AttackWords().title(said, own, other))
        return AimedAttack(hunter, prey, tuple(pairs), tuple(self.steps()), title=title)

    def _side(self, species: Species, ref: Ref) -> AttackSide:
        animal = animals_of(self._view.names).of(seat_of(ref), index_of(ref))
        hunts = bool(species.mask & self._table.hunting)
        herd = Herd(animal.drawing, species.body, species.population, hunts, "day", *animal.habitat)
        return AttackSide(seat_of(ref), herd, animals.name(animal))

    def _plate(self, trait: int, bonus: int = 0) -> Plate:
        one = self._table.traits[trait]
        return Plate(one.key, self._phrases.trait(trait), one.family, f"+{bonus}" if bonus else "")

    def pairs(self) -> list[Pair]:
        """Return the body sizes and what adds to them, then each protection and why it does not hold."""
        table, hunter, prey = self._table, self._hunter, self._prey
        own, other = (
            [self._plate(table.index[key], bonus) for key, bonus in bonuses.items()]
            for bonuses in (self._power, self._defences)
        )
        pairs = [
            Pair(
                Weight(hunting.power(table, hunter, self._ignored), _terms(hunter.body, self._power, "{} =")),
                LARGER,
                Weight(hunting.resistance(table, prey, self._off), _terms(prey.body, self._defences, "= {}")),
            ),
            *(Pair(one, "", two) for one, two in zip_longest(own, other, fillvalue="")),
        ]
        vetoes = hunting.vetoes(table, self._row, self._prey_at, hunter)
        for trait in table.indices(self._ignored):
            pays = table.indices(hunter.mask & table.paying)[0]
            pairs.append(Pair(self._plate(pays), TICK, self._plate(trait)))
        for trait in table.indices(vetoes & ~self._ignored):
            able = table.indices(hunter.mask & table.cancelling & ~self._ignored)
            ways = [one for one in able if table.cancels[one] >> trait & 1][:1]
            pairs += [Pair(self._plate(way), TICK, self._plate(trait)) for way in ways]
        for trait in table.indices(prey.mask & table.on_forbidding & ~vetoes & ~self._ignored):
            pairs.append(Pair(AttackWords().holds_not(), DASH, self._plate(trait)))
        return pairs

    def steps(self) -> list[AttackStep]:
        """Return what follows, in the order in which it begins; what one trait brings is one step."""
        groups: dict[tuple[int, int], list[Event]] = {}
        for event in self.events:
            key = event.kind, event.actor if event.kind == e.BAGGED else event.target
            if event.kind in (e.ATE_MEAT, e.STORED_FAT) and event.cause >= 0:
                key = e.ATE_MEAT, -1 - event.cause
            groups.setdefault(key, []).append(event)
        return [step for together in groups.values() for step in self._steps_of(together)]

    def _steps_of(self, together: Sequence[Event]) -> list[AttackStep]:
        """Return the step of events of one kind, none where another says the same."""
        words, first, viewer = AttackWords(), together[0], self._view.viewer
        amount, kind, cause = sum(event.amount for event in together), first.kind, first.cause
        who = "" if first.actor == viewer else self._view.names[first.actor]
        if kind == e.POPULATION_LOST:
            before, left = first.amount + 1, together[-1].amount
            is_gored = first.target == self._hunter_ref
            line = words.hunter_lost(before, left) if is_gored else words.prey_lost(before, left)
            below = words.population() if left else words.dies_out(self._cards_for(first.target))
            sign = self._plate(cause) if cause >= 0 else "population"
            return [AttackStep(sign, line, below, GORED if is_gored else KILLED)]
        if kind == e.BAGGED:
            return [AttackStep("plant", *words.bagged(who, amount))]
        if kind in (e.ATE_MEAT, e.STORED_FAT) and cause >= 0:
            own = sum(event.amount for event in together if event.actor == viewer)
            told = words.fed_too(self._phrases.trait(cause), own, amount - own)
            return [AttackStep(self._plate(cause), *told, SHARED)]
        if kind == e.ATE_MEAT:
            return [AttackStep("meat", words.meat(amount), self._fed_by_prey(), EATEN)]
        if kind == e.STORED_FAT:
            return [AttackStep("fat", *words.fat(amount))]
        return []

    def _cards_for(self, extinct: Ref) -> int:
        """Return how many cards are drawn for an extinct species."""
        lost = [(one.kind, one.target) for one in self.events]
        after = self.events[lost.index((e.WENT_EXTINCT, extinct)) + 1 :]
        cards = takewhile(lambda one: one.kind in (e.BAGGED, e.SHUFFLED, e.DREW), after)
        return sum(one.kind == e.DREW for one in cards)

    def _fed_by_prey(self) -> str:
        """Return how far the hunter is fed before its own traits bring more."""
        extra = [one for one in self.events if one.kind == e.ATE_MEAT and one.cause >= 0]
        later = sum(one.amount for one in extra if one.target == self._hunter_ref)
        return AttackWords().fed(self._fed.food - later, self._fed.population)


def _terms(body: int, bonuses: Mapping[str, int], form: str) -> str:
    """Return the sum that a body size comes from, as numbers; empty where nothing is added."""
    return form.format(" + ".join(map(str, [body, *bonuses.values()]))) if bonuses else ""


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
