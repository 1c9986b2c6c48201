"""What greedy compares: what positions are worth, and which steps it looks at."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import evaluation, greedy_bot
from tests.games.dominant.scene import NAMES, asking, scene, start_earth, taking, tile
from tests.naive.dominant.box import POINTS

ORDER = "MRBASI"


def worths(play):
    """Return what a position is worth to each animal, by its letter."""
    found = evaluation.Evaluator(play.state).worths(play.state)
    return dict(zip(ORDER, found, strict=True))


def part(play, name, letter):
    found = evaluation.Evaluator(play.state).parts(play.state)[evaluation.PARTS.index(name)]
    return found[ORDER.index(letter)]


def chosen(play):
    """Return the line of greedy."""
    step = play.game.suggest(play.state, play.game.legal(play.state), Rng(1))
    return str(play.game.spoken(play.state, 0, [step]))


# Parts


def test_rounds_are_told_from_the_cards_that_are_left():
    assert 21 / 4 == evaluation.rounds_left(scene().state)
    assert 0.25 == evaluation.rounds_left(scene(cards=["ice_age"], deck=[]).state)
    assert 0 == evaluation.rounds_left(scene(final_round=1).state)
    assert 2 == evaluation.rounds_left(scene(rules={"turn_limit": 3}).state)


def test_a_fed_cube_is_worth_more_than_a_hungry_one_and_dominance_more():
    def tiles(elements, **earth):
        return part(scene("MR", earth=start_earth(**earth), elements=elements), "tiles", "M")

    hungry, alone = tiles({}, d4=tile("mountain", "M2")), tiles({"d4:e": "meat"}, d4=tile("mountain", "M2"))
    shared = tiles({"d4:e": "meat", "d4:sw": "sun"}, d4=tile("mountain", "M2 R1"))
    led = tiles({"d4:e": "sun"}, d4=tile("mountain", "M2 R1"))
    assert led < hungry < shared < alone


def test_the_lead_in_matches_makes_dominance_safer():
    def led(*elements):
        disks = dict(zip(("d4:e", "d4:sw", "d4:se"), elements, strict=False))
        play = scene(
            "MR",
            earth=start_earth(d4=tile("mountain", "M1 R1")),
            elements=disks,
            animals={"reptile": {"elements": ["meat"]}},
        )
        return [part(play, "ice_age", one) for one in "MR"]

    assert led("meat")[0] > led("meat", "sun")[0] > led("meat", "sun", "sun")[0]
    assert led("meat", "sun", "sun")[1] > led("meat")[1]


def test_what_regression_is_about_to_take_does_not_count():
    def elements(letter, **keys):
        animals = {NAMES[letter]: {"elements": ["water", "water"]}}
        return part(scene(animals=animals, display={"regression": ["water"]}, **keys), "elements", letter)

    unprotected = elements("M")
    assert unprotected < elements("M", pawns={"regression:1": "mammal"})
    assert unprotected < elements("M", next="abundance")
    assert elements("M", phase="planning", pending=[{"ask": "plan", "by": "mammal"}]) == unprotected
    assert elements("R") == elements("R", next="abundance")


def test_what_the_sweep_is_about_to_remove_feeds_no_cube():
    def tiles(**keys):
        return part(
            scene(earth=start_earth(d4=tile("mountain", "M2")), elements={"d3:se": "meat"}, **keys),
            "tiles",
            "M",
        )

    assert tiles(display={"wasteland": ["meat"]}) < tiles(display={"wasteland": ["sun"]}) == tiles()
    assert tiles(display={"wasteland": ["meat"]}, next="depletion") == tiles()


def test_hungry_cubes_count_still_less_when_nothing_can_feed_them():
    earth = start_earth(d4=tile("mountain", "M2"))

    late = part(scene(earth=earth, elements={}, next="domination"), "tiles", "M")
    assert late < part(scene(earth=earth, elements={}), "tiles", "M")


def test_survival_counts_for_who_holds_it_and_who_comes_near():
    def survival(d3, letter="M", **keys):
        earth = start_earth(
            d3=tile("sea", d3, tundra=True), d4=tile("mountain", keys.pop("d4", ""), tundra=True)
        )
        disks = {"d3:se": "meat", "d3:e": "sun"}
        return part(scene("MR", earth=earth, elements=disks, **keys), "survival", letter)

    assert survival("M3") > survival("M3 R2") > survival("M2 R2") > survival("M1 R2") > 0
    assert survival("M3", d4="M1") > survival("M3")
    assert 0 == survival("") == survival("R1")
    assert 0 == part(
        scene("MR", earth=start_earth(d3=tile("sea", "M3", tundra=True)), elements={}), "survival", "M"
    )


def test_pawns_on_domination_take_what_draws_their_owners():
    def dominations(pawns, **keys):
        return part(scene(pawns=pawns, **keys), "dominations", "M")

    first, _ = POINTS["mountain"]
    assert 0 == dominations({})
    assert evaluation.LIKELY * first == dominations({"domination:1": "mammal"})
    assert dominations({"domination:1": "insect"}) < evaluation.LIKELY * first
    assert 0 == dominations({"domination:1": "mammal"}, scored=[*start_earth()])
    assert evaluation.LIKELY * evaluation.CARD == part(scene(pawns={"domination:1": "mammal"}), "cards", "M")
    assert 0 == part(scene(pawns={"domination:1": "mammal"}, cards=[], deck=[]), "cards", "M")


def test_who_is_about_to_take_a_card_has_it():
    play = asking("card", "A", _cell="d2", cards=["omnivore"], deck=[])

    assert evaluation.CARD == part(play, "cards", "A")


def test_in_the_last_round_only_points_count():
    play = scene(final_round=1)

    for name in ("ice_age", "pool", "pawns", "elements", "track"):
        assert 0 == part(play, name, "M"), name


def test_the_last_animal_of_a_seat_counts_most():
    play = scene(each=3, animals={"mammal": {"vp": 90}, "insect": {"vp": 3}})
    found = evaluation.Evaluator(play.state).worths(play.state)

    shares = evaluation.shares(play.state, found)
    assert 1 == pytest.approx(sum(shares[:3])) == pytest.approx(sum(shares[3:]))
    assert max(shares[:3]) == shares[min(range(3), key=found.__getitem__)] > 0.7
    own, other = evaluation.sides(play.state, found, 1)
    assert own == pytest.approx(sum(shares[at] * found[at] for at in (3, 4, 5)))
    assert evaluation.lead(play.state, found, 1) == pytest.approx(
        own - (evaluation.MEAN + evaluation.BEST) * other
    )


# Steps


def test_greedy_takes_the_bird_in_the_hand():
    """A tile that it dominates, with points and the card."""
    assert "score d4" == chosen(asking("domination", "M", cards=["omnivore"], deck=[]))


def test_greedy_takes_a_pawn_early_and_points_late():
    cards = ["omnivore", "fertile"]

    deck = ["aquatic", "biomass", "blight", "cold_snap", "disease", "ice_age"]
    assert "card omnivore" == chosen(asking("card", "A", _cell="d2", cards=cards, deck=deck))
    late = asking("card", "A", _cell="d2", cards=cards, deck=[], final_round=1)
    assert "card fertile" == chosen(late)


def test_greedy_ends_the_game_when_that_pays():
    animals = {"mammal": {"vp": 60}}
    cards = ["ice_age", "disease"]

    assert "card ice_age" == chosen(asking("card", "M", _cell="d4", cards=cards, deck=[], animals=animals))


def test_greedy_counts_on_elements_that_are_drawn():
    assert "card symbiotic" == chosen(
        asking("card", "M", _cell="d4", cards=["symbiotic", "disease"], deck=[])
    )
    full = {"amphibian": {"elements": ["sun", "meat", "grub"]}}
    play = asking("card", "A", _cell="d2", cards=["symbiotic", "omnivore"], deck=[], animals=full)
    assert "card omnivore" == chosen(play)


def test_greedy_does_not_take_what_regression_takes():
    display = {"adaptation": ["sun", "grub"], "regression": ["sun"]}

    assert "take grub" == chosen(asking("adaptation", "M", display=display))


def test_greedy_places_own_elements_where_its_cubes_live():
    play = asking("abundance", "M", display={"abundance": ["meat", "grub"]})
    assert chosen(play).startswith("place meat")

    play = asking("abundance", "M", display={"abundance": ["grub"]})
    assert chosen(play).startswith(("place grub", "pass"))


def test_greedy_adds_no_cubes_that_starve_unless_they_are_scored_before():
    play = asking("speciate", "M", _cells=["d2"], earth=start_earth(d2=tile("wetland", "R1")), elements={})
    steps = greedy_bot.looked_at(play.state, play.state.pending[-1], play.game.legal(play.state), 40)
    assert ["pass"] == [str(play.game.spoken(play.state, 0, [one])) for one in steps]

    play = asking("speciate", "M", _cells=["d2"], pawns={"domination:5": "mammal"}, elements={})
    assert 5 == len(greedy_bot.looked_at(play.state, play.state.pending[-1], play.game.legal(play.state), 40))


def test_greedy_lays_a_tile_where_its_own_will_move():
    play = asking("wanderlust", "M", face_up=["sea", None, None], display={"wanderlust": ["meat"]})

    line = chosen(play)
    assert line.startswith("explore 1")
    play.play(line)
    assert ("wanderlust_element", "M") == play.asked
    assert chosen(play).startswith("place meat")


def test_greedy_moves_where_it_is_fed():
    earth = start_earth(d2=tile("wetland", "M2"))
    play = asking("migration", "M", earth=earth, elements={"d3:ne": "meat", "d4:e": "meat"}, _left=2)

    assert chosen(play).startswith("move d2")


def test_greedy_saves_the_cube_that_is_worth_most():
    earth = start_earth(d2=tile("wetland", "M2"), d3=tile("sea", "M1", tundra=True))
    play = asking("rescue", "M", earth=earth, elements={}, alone=True, phase="reset")

    assert "rescue d2" == chosen(play)


def test_greedy_spares_its_own():
    assert "eliminate d4 mammal" != chosen(asking("biomass", "M", _cells=["d4"]))
    lone = asking("catastrophe_victims", "M", _cells=["d4"], earth=start_earth(d4=tile("mountain", "M2")))
    assert "eliminate d4 mammal" == chosen(lone)


@pytest.mark.parametrize(
    "card", ["aquatic", "catastrophe", "evolution", "immigrants", "mass_exodus", "instinct", "blight"]
)
def test_greedy_follows_what_cards_lead_to(card):
    play = asking("card", "A", _cell="d2", cards=[card, "disease"], deck=[])

    judged = greedy_bot.judged(play.state, play.game.legal(play.state))

    assert 2 == len(judged)
    assert ("card", "A") == play.asked


def test_a_scene_can_be_played_on_by_greedy():
    play = taking("habitat", "M")

    assert chosen(play).startswith("place meat")
