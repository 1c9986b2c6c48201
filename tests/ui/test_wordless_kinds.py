"""Which events have no line in the log: a game names their kinds, so that no other sentence is made yet."""

import functools

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.presentation import naming

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("evolution/de", Phrases),
        ("evolution/ja", Phrases),
        ("beginning/de", BeginningPhrases),
        ("dominant-species", DominantWords),
    ],
)
@pytest.mark.parametrize("seed", [3, 4])
def test_every_kind_of_which_an_event_has_no_sentence_is_named(key, words, seed):
    match = begin(Header(game=key, players=tuple(map(RecordSeat, NAMES)), seed=seed))
    rng = Rng(seed)
    while not match.is_over:
        step = match.game.sample(match.state, rng)
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
    names_at, phrases = functools.partial(naming(match).names_at, NAMES), words(match.game)
    kinds = {
        event.kind
        for number, event in enumerate(match.history)
        for viewer in range(-1, len(NAMES))
        if not phrases.sentence(event.as_seen_by(viewer), names_at(number), viewer)
    }
    kinds |= {
        event.kind
        for number, event in enumerate(match.history)
        for viewer in range(-1, len(NAMES))
        if match.game.kinds[event.kind].together
        and not phrases.together([event.as_seen_by(viewer)], names_at(number), viewer)
    }
    assert kinds <= {*phrases.log.wordless}
