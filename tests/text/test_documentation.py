"""docs/notation.md says what the program does: words, tables, examples and the recipe for shuffling."""

from __future__ import annotations

import re
from dataclasses import asdict
from hashlib import shake_256
from pathlib import Path
from typing import Any

import pytest

from evolution_qt import cli
from evolution_qt.core.plain import MOST_BYTES
from evolution_qt.core.record import MOST_MOVES, Record
from evolution_qt.core.rng import drawn_below, shuffled
from evolution_qt.games import game
from evolution_qt.games.evolution import moves, position
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.legality import REFUSALS
from evolution_qt.games.evolution.state import PHASES

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`\n]+)`", TEXT)
WORDS = {word for code in CODE for word in code.split()}


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of the tables in *text*."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("| ---")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_every_key_and_word_is_there() -> None:
    for keys in (
        position.KEYS,
        position.PLAYER_KEYS,
        position.SPECIES_KEYS,
        position.PROGRESS_KEYS,
        PHASES,
        KEYS,
    ):
        assert set(keys) <= WORDS, set(keys) - WORDS
    assert {trait.key for trait in game("evolution/de").table.traits} <= WORDS | set(TEXT.split())
    assert f"{MOST_BYTES:,} bytes" in TEXT
    assert f"{MOST_MOVES:,} moves" in TEXT


def test_every_code_of_a_refusal_is_there_and_no_other() -> None:
    listed = " ".join(TEXT.split()).split("Codes for an attack: ")[1].split(". ")[0]

    assert set(REFUSALS) == set(re.findall(r"[a-z_]+", listed)) - {"elsewhere"}


def test_the_table_of_switches_is_right() -> None:
    table = {
        key: row[2:]
        for row in rows(section("Games and rule switches"))[1:]
        for key in re.findall(r"`([a-z_]+)`", row[0])
    }
    own = [asdict(edition.rules) for edition in EDITIONS]

    assert set(own[0]) == set(table)
    for key, values in table.items():
        for column, rules in enumerate(own):
            assert str(rules[key]).lower() == values[column].strip("` |").lower(), (key, column)
    for option in game("evolution/de").options:
        if isinstance(option.values, range):
            assert f"`{option.key}` | {option.values[0]} to {option.values[-1]}" in TEXT


def test_every_move_of_the_table_is_a_move() -> None:
    said = [line for row in rows(section("Moves"))[1:] for line in re.findall(r"`([^`]+)`", row[1])]
    verbs = {line.split()[0] for line in said}

    assert set(moves.VERBS) == verbs
    for line in said:
        short = re.sub(r" ?\[.*\]", "", line)
        filled = re.sub(r"P\.S", "1.0", short).replace("CARD", "horns:3").replace("TRAIT", "horns")
        assert moves.read(re.sub(r"\bS\b", "0", filled))


def test_the_example_of_a_record_is_read() -> None:
    example = section("Record").split("```")[1]

    assert 4 == len(Record.read(example.strip().encode()).notes)


def test_every_command_and_option_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    table = "\n".join(" | ".join(row) for row in rows(section("Command line")))
    for command in ("position", "moves", "play", "replay", "simulate", "shot"):
        with pytest.raises(SystemExit):
            cli.main([command, "--help"])
        options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--lang"}
        line = next(row[0] for row in rows(section("Command line")) if f"evolution-qt {command}" in row[0])
        assert options == set(re.findall(r"--[a-z-]+", line)) - {"--lang"}, command
    assert "`evolution-qt`" in table


def by_the_recipe(cards: list[str], seed: int, number: int) -> list[str]:
    """Shuffle as the page tells, in other words than the program's."""
    order = sorted(cards, key=lambda card: (card.split(":")[0], int(card.split(":")[1])))
    data = shake_256(f"{seed}/{number}".encode("ascii")).digest(4 * len(order))
    for i in reversed(range(1, len(order))):
        word = sum(byte << 8 * k for k, byte in enumerate(data[4 * i : 4 * i + 4]))
        j = word * (i + 1) // 2**32
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.parametrize("key", KEYS)
def test_the_recipe_for_shuffling_is_the_programs(key: str) -> None:
    rules = game(key)
    cards = [str(rules.table.cards[card]) for card in rules.table.deck]

    for seed, number in ((0, 0), (73914, 0), (73914, 3), (2**53 - 1, 1)):
        expected = [str(rules.table.cards[card]) for card in shuffled(rules.table.deck, seed, number)]
        assert expected == by_the_recipe(cards, seed, number)


@pytest.mark.parametrize("key", KEYS)
def test_a_new_game_is_dealt_by_the_recipe(key: str) -> None:
    rules = game(key)
    cards = [str(rules.table.cards[card]) for card in rules.table.deck]
    for seats in rules.seats:
        plain: dict[str, Any] = rules.dump(rules.new(seats, 5))
        pile = by_the_recipe(cards, 5, 0)
        aside = [pile.pop() for _ in range(40)] if seats == 2 else []
        first = int.from_bytes(shake_256(b"5/first").digest(4), "little") * seats >> 32
        hands = {(first + k) % seats: [pile.pop() for _ in range(4)] for k in range(seats)}

        assert first == plain["first_player"] == drawn_below(seats, 5, "first")
        assert {seat: sorted(hand) for seat, hand in hands.items()} == {
            seat: sorted(player["hand"]) for seat, player in enumerate(plain["players"])
        }
        assert pile[::-1] == plain["draw_pile"]
        assert sorted(aside) == sorted(plain["removed"])
        assert 1 == plain["shuffles"]
