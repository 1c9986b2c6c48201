"""The check of a state notices whatever is wrong with it; otherwise a million checked games prove nothing."""

from collections.abc import Callable

import pytest

from evolution_qt.games.evolution.cards import NO_CARD, Card
from evolution_qt.games.evolution.state import EFFECTS, OVER, PLAY, EvolutionState, Species
from tests.positions import check_order
from tests.scene import DE, JA, Scene, scene


def table(phase: str = "feeding") -> Scene:
    fed = "" if phase == "play" else "f1"
    laid = "hidden(horns:1)" if phase == "play" else "horns:1"
    return scene(
        DE,
        f"b3 p2 {fed} fat_tissue:0 fat1 {laid} | b1",
        "b2 p2 climbing:1",
        "b1",
        phase=phase,
        watering_hole=3,
        hands=["ambush:1 ambush:2", "fertile:2"],
    )


def first(state: EvolutionState) -> Species:
    return state.players[0].species[0]


def other(state: EvolutionState) -> Species:
    return state.players[1].species[0]


BREAKS: dict[str, Callable[[EvolutionState], object]] = {
    "a population of nothing": lambda s: setattr(other(s), "population", 0),
    "a population above the track": lambda s: setattr(other(s), "population", 7),
    "a body of nothing": lambda s: setattr(other(s), "body", 0),
    "a body above the track": lambda s: setattr(other(s), "body", 7),
    "more food than population": lambda s: setattr(other(s), "food", 3),
    "less than no food": lambda s: setattr(other(s), "food", -1),
    "more fat than body size": lambda s: setattr(first(s), "fat", 4),
    "less than no fat": lambda s: setattr(first(s), "fat", -1),
    "fat without a Fat Tissue": lambda s: setattr(other(s), "fat", 1),
    "fat without any card": lambda s: setattr(s.players[2].species[0], "fat", 1),
    "a trait remembered that is not there": lambda s: setattr(other(s), "mask", 3),
    "a trait remembered where no card lies": lambda s: setattr(s.players[2].species[0], "mask", 1),
    "a bag in debt": lambda s: setattr(s.players[1], "bag", -1),
    "a watering hole in debt": lambda s: setattr(s, "watering_hole", -1),
    "a card too many": lambda s: s.players[0].hand.append(s.players[0].hand[0]),
    "a card too few": lambda s: s.draw_pile.pop(),
    "a card for another": lambda s: s.players[0].hand.__setitem__(0, s.players[1].hand[0]),
    "an unknown card too many": lambda s: s.players[0].hand.append(0),
    "a food card after the reveal": lambda s: s.food_cards.__setitem__(0, s.players[0].hand.pop()),
    "a card face down after the reveal": lambda s: setattr(other(s), "hidden", (s.draw_pile.pop(),)),
    "four traits": lambda s: give(s, ["climbing:2", "foraging:2", "fertile:3"]),
    "a trait twice": lambda s: give(s, ["climbing:2"]),
    "a trait ignored after the attack": lambda s: setattr(s, "ignored", 1),
    "a taking declined after the move": lambda s: setattr(other(s), "off", 1),
    "an effect used while feeding": lambda s: setattr(other(s), "used", 1),
    "an effect used where no card lies": lambda s: setattr(s.players[2].species[0], "used", 1),
    "a last round long past": lambda s: (setattr(s, "round", 5), setattr(s, "final_round", 4)),
    "a last round far away": lambda s: setattr(s, "final_round", 3),
    "nobody to move": lambda s: setattr(s, "to_move", -1),
    "a seat to move that is not there": lambda s: setattr(s, "to_move", 3),
    "a game over that asks": lambda s: (setattr(s, "phase", OVER), take_away(s)),
}


def give(state: EvolutionState, cards: list[str]) -> None:
    """Lay cards of the draw pile at the second seat's species, properly remembered."""
    rules = table().rules
    for card in cards:
        trait, _, food = card.partition(":")
        number = rules.table.numbers[Card(trait, int(food))]
        pile = state.draw_pile if number in state.draw_pile else state.removed
        pile.remove(number)
        other(state).traits += (number,)
        other(state).mask |= state.table.bits[number]


def take_away(state: EvolutionState) -> None:
    """Take the food off all boards."""
    for player in state.players:
        for species in player.species:
            species.food = 0


@pytest.mark.parametrize("wrong", BREAKS)
def test_what_cannot_be_is_noticed(wrong: str) -> None:
    """One thing wrong, everything else as it was."""
    game = table()
    game.rules.check(game.state)

    BREAKS[wrong](game.state)

    with pytest.raises(AssertionError):
        game.rules.check(game.state)


def test_a_seat_that_passed_in_another_phase_is_noticed() -> None:
    """Passing is of the feeding; so is food."""
    game = table("play")
    game.rules.check(game.state)
    game.state.passed = 1
    with pytest.raises(AssertionError):
        game.rules.check(game.state)

    game = table("play")
    first(game.state).food = 1
    with pytest.raises(AssertionError, match="too early"):
        game.rules.check(game.state)


def test_food_cards_lie_until_their_edition_turns_them_up() -> None:
    """Before the effects in one edition, after them in the others (000:85, 001:32)."""
    for edition, is_right in ((DE, False), (JA, True)):
        game = scene(edition, "b1", "b1", phase="play", food_cards=["horns:1", None])
        game.rules.check(game.state)
        game.state.phase = EFFECTS
        if is_right:
            game.rules.check(game.state)
        else:
            with pytest.raises(AssertionError, match="too long"):
                game.rules.check(game.state)


def test_a_game_that_is_over_in_another_round_is_noticed() -> None:
    """It ends in the last round and asks no one."""
    game = scene(DE, "b1", "b1", phase="over", round=6, final_round=6)
    game.rules.check(game.state)

    for name, value in (("round", 5), ("to_move", 0)):
        wrong = game.state.clone()
        setattr(wrong, name, value)
        with pytest.raises(AssertionError):
            game.rules.check(wrong)


def test_cards_out_of_order_are_noticed() -> None:
    """Hands, cards face down and those set aside are sorted, or equal positions would differ."""
    game = scene(DE, "hidden(fertile:2,horns:1) b1", "b1", phase="play", hands=["ambush:1 ambush:2"])
    check_order(game.state)
    breaks: tuple[Callable[[EvolutionState], object], ...] = (
        lambda s: s.players[0].hand.reverse(),
        lambda s: s.removed.reverse(),
        lambda s: setattr(first(s), "hidden", first(s).hidden[::-1]),
    )

    for wrong in breaks:
        state = game.state.clone()
        wrong(state)
        with pytest.raises(AssertionError):
            check_order(state)
    assert NO_CARD == game.state.food_cards[0]
    assert PLAY == game.state.phase
