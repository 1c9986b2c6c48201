"""Offers find legal steps by what is moved and where it lands."""

from evolution_qt.core.action import pack
from evolution_qt.ui.table.view import Offer


def test_steps_are_found_by_verb_subject_and_target():
    offer = Offer([pack(2, 5, 1024), pack(2, 5, 1025), pack(5, 5, 1024), pack(8)])

    assert [pack(2, 5, 1024)] == offer.choices(2, 5, 1024)
    assert [] == offer.choices(2, 6, 1024)
    assert frozenset({1024, 1025}) == offer.targets(5)
    assert frozenset({5, 0}) == offer.subjects()
    assert offer.can(8)
    assert not offer.can(13)


def test_variants_of_a_step_keep_the_order_of_the_rules():
    variants = [pack(10, 2048, 1024, detail) for detail in (0, 2, 1)]

    assert variants == Offer(variants).choices(10, 2048, 1024)
    assert variants[1:2] == Offer(variants).choices(10, 2048, 1024, 2)


def test_an_empty_offer_is_false():
    assert not Offer()
    assert Offer([pack(8)])
