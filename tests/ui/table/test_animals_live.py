"""Each animal lives somewhere, and no two in the same colours."""

from evolution_qt.ui.kit import palette
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import Animal


def test_each_animal_lives_in_one_of_the_habitats():
    assert palette.HABITATS.keys() == animals.HABITATS.keys()
    lives = [key for keys in animals.HABITATS.values() for key in keys]
    assert sorted(animals.KEYS) == sorted(lives)


def test_no_two_animals_share_their_ground_and_its_tint():
    lands = {
        (habitat, palette.land("day", hunts=False, habitat=habitat, tint=tint))
        for habitat, tint in (Animal(key).habitat for key in animals.KEYS)
    }
    assert len(animals.KEYS) == len(lands)
