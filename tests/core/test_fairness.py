"""The commitment: its two forms by hand, and that no other game can have the same text behind it."""

from __future__ import annotations

import hashlib
from itertools import product

import pytest

from evolution_qt.core import fairness
from evolution_qt.core.fairness import commitment

NONCE = "5e" * 32
KINDS = ("human", "apex/stalker")


def test_a_commitment_of_the_first_form_is_what_it_always_was() -> None:
    """`printf '%s/%s' 7 NONCE | sha256sum`."""
    assert "076ed58334fa7526fbbde9126784929cbec8345a72e062ee920b0c27c3f1444a" == commitment(7, NONCE)
    later = "82577b13e8f7b6f04d6ab1acf9fce0bc605d070739c619395cb876de7e85f1e6"
    assert later == commitment(73914, "4f" * 32)


def test_a_commitment_that_binds_kinds_can_be_worked_out_by_hand() -> None:
    """`printf '%s %s %s' 7 human,apex/stalker NONCE | sha256sum`."""
    by_hand = "a7712175f8476be20ba85d9ad8dd635e6a5fe6e04293754d2800a59f76394165"

    assert by_hand == commitment(7, NONCE, KINDS)


def test_each_kind_and_their_order_are_bound() -> None:
    others = [("human", "human"), ("apex/stalker", "human"), ("human",), ("human", "apex"), ()]

    assert 6 == len({commitment(7, NONCE, kinds) for kinds in (KINDS, *others)})


def test_no_two_games_have_the_same_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nonce may be any text: with the kinds behind it, it could hold some of them."""
    texts: list[bytes] = []

    def noted(text: bytes) -> object:
        texts.append(text)
        return hashlib.sha256(text)

    monkeypatch.setattr(fairness, "sha256", noted)
    nonces = ("", "5e", "5e fox", "fox 5e", "/5e", "5e/fox", "5e fox,human", "fox,human 5e", ",", " ")
    seats = ((), ("fox",), ("human",), ("fox", "human"), ("outside/fox", "human"), ("outside/fox",))
    given = list(product((0, 7, 75), nonces, seats))
    for seed, nonce, kinds in given:
        commitment(seed, nonce, kinds)

    assert len(given) == len(texts) == len(set(texts))
