"""A refused move is told by one sentence for each cause, which names the thing that it is about."""

import pytest

from evolution_qt.messages import Messages
from tests.games.dominant.scene import scene, start_earth, taking, tile

CROWD = start_earth(d1=tile("sea"), d2=tile("wetland", "A2 I2 B1"), c4=tile("forest", "B1"))
INSECTS = start_earth(e3=tile("savannah", "I3"), d2=tile("wetland", "I2"))
ON_TWENTY = ["water"] * 20


def boxed(action, *disks, space=":1", **keys):
    """Return a scene in which the bird acts where these disks lie in the box."""
    return scene(pawns={action + space: "bird"}, next=action, display={action: list(disks)}, **keys)


def regression():
    """Two kinds are threatened; the reptile keeps one of them."""
    own = {"reptile": {"elements": ["meat", "seed"]}}
    return scene(display={"regression": ["meat", "seed"]}, animals=own)


def disease():
    return taking("disease", "R", animals={"amphibian": {"elements": ["sun"]}})


def metamorphosis():
    return taking("metamorphosis", "R", animals={"reptile": {"elements": ["water"]}})


def habitat():
    """All disks of water lie in a box."""
    return taking("habitat", elements={}, display={"depletion": ON_TWENTY})


def exploring():
    return boxed("wanderlust", "meat", face_up=["sea", None, "forest"])


def moving_in():
    """The reptile may move onto e2, from e3."""
    return exploring().play("explore 1 e2", "pass")


def migrating():
    """The insect has three cubes on e3, and two on d2 beside one that has just come."""
    pawns = {"migration:7": "insect"}
    return scene("IM", pawns=pawns, next="migration", earth=INSECTS).play("move e3 d2 1")


def flying():
    return scene(pawns={"migration:7": "bird"}, next="migration", earth=CROWD)


def exodus():
    return taking("mass_exodus", earth=CROWD).play("choose d2")


def speciating():
    """The amphibian has two cubes left."""
    keys = {"pawns": {"speciation:water": "amphibian"}, "animals": {"amphibian": {"pool": 2}}}
    return scene(next="speciation", **keys).play("speciate d3:ne")


def hibernating():
    return taking("hibernation", animals={"amphibian": {"eliminated": 3}})


def competing():
    return scene(pawns={"competition:2": "mammal"}, next="competition").play("pass")


def blight(**keys):
    return taking("blight", **keys)


ELEMENTS = [
    (lambda: boxed("adaptation", "sun"), "take water", "Adaptation has no Water."),
    (lambda: boxed("abundance", "sun"), "place water d2:ne", "Abundance has no Water."),
    (lambda: boxed("wasteland", "sun", space=""), "return meat", "Wasteland has no Meat."),
    (lambda: boxed("depletion", "sun", space=""), "remove d3:ne", "Depletion has no Water."),
    (lambda: exploring().play("explore 1 e2"), "place sun e2:e", "Wanderlust has no Sun."),
    (habitat, "place water d4:se", "The bag has no Water."),
    (regression, "protect water", "Water is not threatened."),
    (disease, "lose meat", "Amphibian has no Meat."),
    (metamorphosis, "exchange meat sun", "Reptile has no Meat."),
]
"""An element that is not there, by where it is looked for."""
CUBES = [
    ("not_enough", migrating, "move d2 d3 4", "Cubes on this tile: only 3."),
    ("not_enough", migrating, "move c3 d3 1", "You have no cube there."),
    ("not_enough", moving_in, "move e3 e2 2", "Cubes on this tile: only 1."),
    ("not_enough", speciating, "add d2 3", "Cubes in your gene pool: only 2."),
    ("not_enough", hibernating, "add d2 4", "Cubes of yours that were eliminated: only 3."),
    ("already_moved", migrating, "move d2 d3 3", "Only 2 of these cubes can still move."),
    ("over_limit", migrating, "move e3 d3 0", "At least 1 cube is needed."),
    ("over_limit", moving_in, "move e3 e2 0", "At least 1 cube is needed."),
]
PLACES = [
    ("not_adjacent", exploring, "explore 1 a1", "No tile is next to this place."),
    ("not_adjacent", migrating, "move e3 c3 1", "This tile is not next to the cubes."),
    ("not_adjacent", migrating, "move e3 e3 1", "The cubes are on this tile already."),
    ("not_adjacent", exodus, "move d2 e4 1 bird", "This tile is not next to the cubes."),
    (
        "not_adjacent",
        flying,
        "move c4 d1 1",
        "Bird cubes move two tiles at most, and over tiles only.",
    ),
    ("not_offered", moving_in, "move e3 d3 1", "Cubes move onto the new tile only."),
    ("not_offered", exodus, "move c4 d3 1 bird", "Cubes leave only the tile that was chosen."),
    ("not_offered", speciating, "add c3 1", "You can’t choose this tile now."),
    (
        "not_offered",
        lambda: exploring().play("explore 1 e2"),
        "place meat d4:se",
        "This corner does not belong to the new tile.",
    ),
    ("no_tile", hibernating, "add a1 1", "There is no tile."),
    ("no_tile", habitat, "place sun a1:w", "No tile touches this corner."),
    (
        "no_tundra_near",
        lambda: taking("ice_sheet", earth=CROWD),
        "glaciate d1",
        "No tile beside this one is tundra.",
    ),
    (
        "wrong_terrain",
        lambda: taking("aquatic"),
        "place sun d4:se",
        "No sea or wetland tile touches this corner.",
    ),
    ("wrong_terrain", competing, "eliminate c4 bird", "Forest is not among the terrains that are left."),
]
CHOICES = [
    ("corner_empty", blight, "blight d2 d3:se", "This corner does not belong to the tile."),
    ("corner_empty", blight, "blight d2 d2:ne", "No element lies on this corner."),
    ("must_choose", blight, "blight d2", "Name the element that stays."),
    ("must_choose", blight, "pass", "Choose something here."),
    (
        "must_choose",
        lambda: taking("catastrophe"),
        "catastrophe d2",
        "Name the animal whose cube stays.",
    ),
    (
        "not_offered",
        lambda: blight(elements={"d3:ne": "sun"}),
        "blight d2 d3:ne",
        "It is the tile’s only element, so it needs no name.",
    ),
]


def told(play, line):
    """Return code and English sentence of each reason against a line, as the command line says them."""
    said = Messages({}, play.game.sentences)
    found = play.game.why_not(play.state, play.state.to_move, play.game.read(line))
    return {(one.code, said.refusal(one)) for one in found}


@pytest.mark.parametrize(("make", "line", "sentence"), ELEMENTS)
def test_an_element_is_missed_where_it_is_looked_for(make, line, sentence):
    assert {("no_such_element", sentence)} == told(make(), line)


@pytest.mark.parametrize(("code", "make", "line", "sentence"), CUBES + PLACES + CHOICES)
def test_a_cause_has_one_sentence_that_names_it(code, make, line, sentence):
    assert {(code, sentence)} == told(make(), line)
