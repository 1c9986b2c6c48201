"""Words for the things on the table of Evolution, for the ribbon's questions and for its button.

The things are the tracks of a tile, piles and hands, and how species stand. For each phase there is what can
be done in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import threats, verbs
from evolution_qt.games.evolution.cards import UNKNOWN, index_of, seat_of
from evolution_qt.games.evolution.forecast import Forecast, forecast, most_rounds_left, next_deal
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    WINDOW,
    EvolutionState,
    Player,
)
from evolution_qt.ui.kit import badges, keymap, phrasing
from evolution_qt.ui.table.animals import spoken, told
from evolution_qt.ui.table.ribbon import PhaseIcon
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import SharedWords

_RISKS: Final = {
    threats.SAFE: N_("ThingWords", "Safe from the Carnivores of the others (whole shield)."),
    threats.BY_NEIGHBOUR: N_("ThingWords", "Protected only by a neighbour (half shield)."),
    threats.WHILE_FULL: N_("ThingWords", "Protected only while it is full (half shield)."),
    threats.FOR_CARDS: N_("ThingWords", "Can only be attacked by discarding cards (half shield)."),
    threats.UNTIL_FULL: N_("ThingWords", "At risk while it is hungry (broken shield)."),
    threats.AT_RISK: N_("ThingWords", "At risk (broken shield)."),
}


def player_hunger(player: Player) -> int:
    """Return how much food the species of a seat still need."""
    return sum(max(species.population - species.food, 0) for species in player.species)


class ThingWords:
    """The words for the things on the table of one game."""

    tr = staticmethod(partial(QCoreApplication.translate, "ThingWords"))

    def __init__(self, game: Evolution) -> None:
        self._game = game

    def threats_now(self) -> str:
        """Return the notice that the shields show the present."""
        text = self.tr("Who can eat whom now. Press {key} again to see it once the plants are eaten.")
        return filled(text, {"key": keymap.written("O")})

    def threats_later(self, expected: Forecast) -> str:
        """Return the notice of which later time the shields show."""
        if expected.least == expected.most:
            return self.tr("Who can eat whom once the plants are gone, if nothing else happens first.")
        return self.tr(
            "Who can eat whom once the fewest possible plants have been eaten, if nothing else happens first."
        )

    def threats_of_one(self) -> str:
        """Return how the attacks of one species are seen."""
        words = self.tr("Point at a species, or go to it with {key}, to see its attacks and those on it.")
        return filled(words, {"key": keymap.written("D")})

    def threats_for_cards(self) -> str:
        """Return the meaning of a dashed line."""
        return self.tr("A dashed arrow is an attack for which cards are discarded.")

    def population(self, amount: int) -> str:
        """Return the words for the upper track."""
        return self.tr("Population: %n. It needs this much food each round.", "", amount)

    def body(self, amount: int) -> str:
        """Return the words for the lower track."""
        words = self.tr("Body size: {amount}. An attacker must be larger than its prey.")
        return filled(words, {"amount": amount})

    def food(self, amount: int, most: int, chips: Sequence[str] = ()) -> str:
        """Return the words for the chips on a tile; *chips* are what they show."""
        words = filled(self.tr("Eaten this round: {amount} of {most}."), {"amount": amount, "most": most})
        more = ""
        if "either" in chips:
            more = self.tr("Half leaf, half meat: it may have eaten both.")
        elif len(set(chips)) > 1:
            told = {"plant": self._plants, "meat": self._meat, "fat": self._fat}
            counted = [say(chips.count(chip)) for chip, say in told.items() if chip in chips]
            more = filled(self.tr("That is {things}."), {"things": QLocale().createSeparatedList(counted)})
        return filled(self.tr("{first} {second}"), {"first": words, "second": more}) if more else words

    def _plants(self, count: int) -> str:
        return self.tr("%n plant(s)", "", count)

    def _meat(self, count: int) -> str:
        return self.tr("%n meat", "", count)

    def _fat(self, count: int) -> str:
        return self.tr("%n stored fat", "", count)

    def free_slot(self, slots: int) -> str:
        """Return what the empty places on a tile are for."""
        return self.tr("Room for traits: at most %n on a species.", "", slots)

    def discard_pile(self, cards: int) -> str:
        """Return what the discard pile holds."""
        return self.tr("Discard pile: %n card(s).", "", cards)

    def draw_pile(self, cards: int) -> str:
        """Return what the draw pile holds."""
        return self.tr("Draw pile: %n card(s).", "", cards)

    def bag(self) -> str:
        """Return what the bag in the place of an empty hand is."""
        return self.tr("Bag")

    def bag_worth(self, eaten: int) -> str:
        """Return what the food in a bag is worth, and what was *eaten* since."""
        worth = self.tr("1 point for each food token.")
        if not eaten:
            return worth
        more = self.tr("%n more on the species.", "", eaten)
        return filled(self.tr("{first} {second}"), {"first": worth, "second": more})

    def traits_now(self, phase: int) -> str:
        """Return what stands above the own traits that do something in a phase."""
        if phase in (WINDOW, FEEDING):
            return self.tr("What these traits do while feeding")
        return self.tr("What these traits do when the food cards are revealed")

    def hand(self, who: str, cards: int) -> str:
        """Return the words for the number beside a name."""
        return filled(self.tr("{who} has %n card(s) in hand.", "", cards), {"who": who})

    def risk_meaning(self, risk: str) -> str:
        """Return the meaning of a species' shield, one of `threats.RISKS`."""
        return self.tr(_RISKS[risk])

    def shield_meaning(self, form: str) -> str:
        """Return the meaning of a shield of a form, one of `badges.FORMS`."""
        if form == badges.HALF:
            return self.tr("Protected only for now, or at a price (half shield).")
        return self.risk_meaning(threats.SAFE if form == badges.WHOLE else threats.AT_RISK)

    def threat(self, found: threats.Threat, names: Sequence[str], viewer: int = NOBODY) -> str:
        """Return how a species stands, and who could attack it, in lines for a viewer."""
        lines = [self.risk_meaning(found.risk)]
        for attack in found.attacks:
            said = self.tr("{attacker} can attack it.")
            if (cards := attack.cards) > 0:
                said = self.tr("{attacker} can attack it by discarding %n card(s).", "", cards)
            seat, index = seat_of(attack.attacker), index_of(attack.attacker)
            lines.append(told(said, attacker=spoken(names, seat, index, viewer)))
        return "\n".join(lines)

    def of_watering_hole(self, view: View[EvolutionState]) -> str:
        """Return the description of the watering hole, in lines."""
        state = view.state
        expected = forecast(self._game, state, view.viewer)
        lines = [self.tr("Watering hole: %n plant(s) to eat.", "", state.watering_hole)]
        if state.phase != OVER:
            hungry = expected.hungry
            lines.append(self.tr("All plant eaters together still need %n food.", "", hungry))
        if state.phase < EFFECTS or (state.phase == EFFECTS and self._game.rules.come_before_reveal):
            lines.append(self._forecast(expected))
        return "\n".join(lines)

    def _forecast(self, expected: Forecast) -> str:
        if expected.least == expected.most:
            return self.tr("Feeding will begin with %n plant(s).", "", expected.most)
        words = self.tr("Feeding will begin with {least} to {most} plants.")
        return filled(words, {"least": expected.least, "most": expected.most})

    def of_draw_pile(self, view: View[EvolutionState]) -> str:
        """Return the description of the draw pile, in lines."""
        state = view.state
        words = self.tr(
            "Draw pile: %n card(s). When it is not enough, the end of the game is near.",
            "",
            len(state.draw_pile),
        )
        if state.phase == OVER or state.final_round:
            return words
        deal, left = next_deal(self._game, state), most_rounds_left(self._game, state)
        lines = (
            words,
            self.tr("At present the next deal needs %n card(s).", "", deal),
            self.tr("After this round at most %n more can follow.", "", left),
        )
        return "\n".join(lines)

    def counters(self, points_now: str, hand: int) -> tuple[str, str, str]:
        """Return what the three numbers of a seat count, in a word each; the points are as they are shown."""
        #: below the number of points of a player
        points = self.tr("points") if points_now != "1" else self.tr("point")
        #: below the number of food tokens that a player's species still need
        hungry = self.tr("hungry")
        #: below the number of cards in a player's hand
        cards = self.tr("cards") if hand != 1 else self.tr("card")
        return points, hungry, cards

    def of_seat(self, view: View[EvolutionState], seat: int) -> str:
        """Return the description of a seat besides its species, in lines."""
        who, player = view.names[seat], view.state.players[seat]
        lines = [self.hand(who, len(player.hand))]
        if seat != view.bottom and player.hand and UNKNOWN not in player.hand:
            held = QLocale().createSeparatedList([self._card(card) for card in player.hand])
            lines.append(filled(self.tr("Open hand: {cards}."), {"cards": held}))
        if (view.is_open or seat == view.viewer) and view.state.phase != OVER:
            lines.append(self.tr("{who} has %n food token(s) in the bag.", "", player.bag))
        lines.append(self._points(view, seat, self._game.score_parts(view.state)[seat]))
        lines += self.of_seat_in_short(view, seat)[1:]
        if seat == view.state.first_player:
            lines.append(self.tr("{who} is the first player of this round."))
        return "\n".join(filled(line, {"who": who}) for line in lines)

    def of_seat_in_short(self, view: View[EvolutionState], seat: int) -> list[str]:
        """Return how many cards a seat has in hand, and how much food it still needs."""
        who, player = view.names[seat], view.state.players[seat]
        lines = [self.hand(who, len(player.hand))]
        if view.state.phase != OVER:
            needed = self.tr("Food still needed by {who}: %n.", "", player_hunger(player))
            lines.append(filled(needed, {"who": who}))
        return lines

    def _card(self, card: int) -> str:
        """Return a card by its trait and its food number."""
        table = self._game.table
        food = phrasing.plain_number(table.foods[card])
        name = QCoreApplication.translate("Trait", table.traits[table.trait_of[card]].name)
        return filled(self.tr("{trait} {food}"), {"trait": name, "food": food})

    def _points(self, view: View[EvolutionState], seat: int, parts: tuple[int, int, int]) -> str:
        """Return the total of a seat as far as it is known, and where it comes from."""
        food, population, traits = parts
        if view.state.phase == OVER:
            words = self.tr("Points: {total} (food {food}, population {population}, traits {traits}).")
        elif view.is_open or seat == view.viewer:
            words = self.tr("Points so far: {total} (food {food}, population {population}, traits {traits}).")
        else:
            food = 0
            words = self.tr(
                "Points without food: {total} (population {population}, traits {traits}). Food counts too, "
                "but what is in the bag is secret."
            )
        total = food + population + traits
        return filled(words, {"total": total, "food": food, "population": population, "traits": traits})


_OWN: Final = {
    FOOD: N_("QuestionWords", "Place a food card on the watering hole."),
    PLAY: N_("QuestionWords", "Play cards as traits, for body size, population or new species."),
    EFFECTS: N_("QuestionWords", "Choose which of the highlighted traits takes effect first."),
    WINDOW: N_("QuestionWords", "Use Intelligence out of turn? 1 card brings 2 plants."),
}
_NO_CARDS: Final = N_("QuestionWords", "No cards left – end the turn.")
_FED: Final = N_("QuestionWords", "Intelligence may still bring plants; otherwise end the turn.")
_FEEDING: Final = {
    (verbs.FEED, verbs.ATTACK, verbs.PASS): N_(
        "QuestionWords", "Feed a species, let a Carnivore attack, or pass."
    ),
    (verbs.FEED, verbs.ATTACK): N_("QuestionWords", "Feed a species or let a Carnivore attack."),
    (verbs.FEED, verbs.PASS): N_("QuestionWords", "Feed a species or pass."),
    (verbs.FEED,): N_("QuestionWords", "Feed a species."),
    (verbs.ATTACK, verbs.PASS): N_("QuestionWords", "Let a Carnivore attack or pass."),
    (verbs.ATTACK,): N_("QuestionWords", "A hungry Carnivore must attack."),
    (verbs.INTELLIGENCE,): N_("QuestionWords", "Intelligence may bring plants; otherwise pass."),
    (): N_("QuestionWords", "None of your species can eat – pass."),
}
"""What a feeding turn offers, by some of the verbs of its steps; the first that fits is said."""
_OTHER: Final = {
    FOOD: N_("QuestionWords", "{who} is choosing a food card."),
    PLAY: N_("QuestionWords", "{who} is playing cards."),
    EFFECTS: N_("QuestionWords", "{who} is choosing an effect."),
    WINDOW: N_("QuestionWords", "{who} may use Intelligence."),
    FEEDING: N_("QuestionWords", "{who} is feeding."),
}
_NOW: Final = {
    FOOD: N_("QuestionWords", "Each player places one card face down on the watering hole."),
    PLAY: N_("QuestionWords", "Now play cards: as traits, for a new species, body size or population."),
    EFFECTS: N_("QuestionWords", "Now Fertile, Long Neck and stored fat take effect."),
    WINDOW: N_("QuestionWords", "Only Intelligence can be used now."),
    FEEDING: N_("QuestionWords", "Now feed a hungry species, or attack with a Carnivore."),
}


class QuestionWords:
    """What one game asks."""

    tr = staticmethod(partial(QCoreApplication.translate, "QuestionWords"))

    def __init__(self, game: Evolution) -> None:
        self._game = game

    def asked(self, view: View[EvolutionState]) -> str:
        """Return in one sentence what is asked of the seat at the screen, or which seat is waited for."""
        state, viewer = view.state, view.viewer
        if state.phase == OVER:
            return SharedWords().game_over()
        if viewer == state.to_move or (viewer >= 0 and self._game.may_move(state, viewer)):
            return view.addressed(self.tr(self._asked_own(state)))
        return filled(self.tr(_OTHER[state.phase]), {"who": view.names[state.to_move]})

    def _asked_own(self, state: EvolutionState) -> str:
        if state.phase == PLAY and not state.players[state.to_move].hand:
            return _NO_CARDS
        if state.phase != FEEDING:
            return _OWN[state.phase]
        if state.acted:
            return _FED
        offered = {step >> 24 & 255 for step in self._game.legal(state)}
        return next(words for some, words in _FEEDING.items() if offered.issuperset(some))

    def heading(self, state: EvolutionState, phase: str, sign: str) -> str:
        """Return round and phase, with a sign of how the table is looked at, if there is one."""
        return SharedWords().heading(state.round, phase, sign)

    def phases(self) -> tuple[PhaseIcon, ...]:
        """Return the phases of a round in a word each: drawing, food, playing cards, feeding."""
        return (
            PhaseIcon("card-draw", self.tr("Draw")),
            PhaseIcon("water-drop", self.tr("Food")),
            PhaseIcon("card-play", self.tr("Play")),
            PhaseIcon("three-leaves", self.tr("Feed")),
        )

    def what_now(self, phase: int) -> str:
        """Return what can be done in a phase, for a person who has tried something else."""
        return self.tr(_NOW[phase])

    def done_button(self, state: EvolutionState, kept: int) -> str:
        """Return what the button at the ribbon does."""
        if state.phase == PLAY and kept:
            return self.tr("End turn (%n card(s) kept)", "", kept)
        if state.phase == PLAY or (state.phase == FEEDING and state.acted):
            return self.tr("End turn")
        return self.tr("Pass")

    def pass_for_round(self) -> str:
        """Return what the second button does, where a seat is asked about Intelligence alone."""
        return self.tr("Pass for this round")

    def click_again(self, kept: int) -> str:
        """Return the answer to a first click on the button while cards are left."""
        return self.tr("%n card(s) can still be played. Press again to end the turn and keep them.", "", kept)
