"""The Beginning with several people and against bots: what is undone, covered, told once more and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.core.action import unpack
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import FACE, UNKNOWN
from evolution_qt.games.beginning.state import PLAY
from evolution_qt.ui.kit import timings
from tests.ui.shell.acting import dumped, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import QUIET, plan
from tests.ui.shell.test_shell_beginning import KEY, Clicker

R, Z, RETURN = Qt.Key.Key_R, Qt.Key.Key_Z, Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
TWO = plan(KEY, Ann="human", Ben="human")
DUEL = plan(KEY, Ann="human", Fox="forager")


class Chooser(Clicker):
    """Makes the first move of a verb that is offered, by clicks."""

    async def make_a_move(self, *verbs):
        offered = self.table.board.view.offer.legal
        meant = [step for step in offered if unpack(step).verb in verbs] if verbs else []
        if not meant:
            await super().make_a_move()
            return
        for place in self.places(meant[0]):
            self.click_at(place.center())


async def begun(page, game_plan, seed=5):
    view = await page.begin(game_plan, seed=seed, size=(1400, 860))
    return view, Chooser(view)


def faces_seen(view):
    """Return the seats of which the table knows a card of the hand, or a face in a pile."""
    found = set()
    for seat, player in enumerate(view.table.seen.state.players):
        in_piles = [card & FACE for species in player.species for card in species.cards]
        if any(card != UNKNOWN for card in (*player.hand, *in_piles)):
            found.add(seat)
    return found


@pytest.mark.parametrize("verb", [listing.SPECIES, listing.POPULATION, listing.TRAIT])
async def test_a_card_that_was_played_is_taken_back(page, verb):
    view, person = await begun(page, DUEL)
    await person.play_until(lambda: person.is_asked and view.match.state.phase == PLAY)
    before, text = dumped(view), LogPage(view.log).text

    await person.make_a_move(verb)
    await until(lambda: dumped(view) != before and person.is_asked)
    QTest.keyClick(view.table, Z, CTRL)

    await until(lambda: dumped(view) == before and person.is_asked)
    assert text == LogPage(view.log).text


HIDDEN = "Nothing can be undone: since Ann’s last decision something hidden was shown or drawn."


async def boundary(view):
    """Ask for a move to be taken back, which changes nothing; return what is said."""
    before = dumped(view)
    QTest.keyClick(view.table, Z, CTRL)
    await until(view.note.isVisible)
    assert before == dumped(view)
    return view.note.label.text()


async def test_nothing_is_taken_back_past_cards_that_another_has_drawn(page):
    view, person = await begun(page, DUEL)
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)

    assert (await boundary(view)).startswith(HIDDEN)


async def test_nothing_is_taken_back_past_a_card_that_an_attack_has_turned_up(page):
    view, person = await begun(page, DUEL)

    def has_attacked():
        plies = view.match.plies
        if not person.is_asked or not plies or plies[-1].seat != 0:
            return False
        return any(event.kind == e.CARD_EATEN for event in view.match.events_of(len(plies) - 1))

    await person.play_until(has_attacked)

    assert (await boundary(view)).startswith(HIDDEN)


async def test_behind_the_curtain_and_in_the_turn_of_another_no_card_is_known(page):
    """A hand and the faces of a pile are the player's own, and only once the curtain is drawn away."""
    view, person = await begun(page, TWO)
    seen = []
    while view.match.state.round < 3:
        await until(view.curtain.isVisible)
        assert set() == faces_seen(view)
        assert all(card.face is None for card in view.table.top.hand)
        asked = view.match.to_move
        QTest.keyClick(view.curtain, RETURN)
        await until(lambda: person.is_asked)
        assert faces_seen(view) <= {asked}
        seen.append(asked)
        await person.play_until(lambda: view.curtain.isVisible())
    assert [0, 1, 0, 1] == seen


@pytest.mark.parametrize("by_key", [False, True])
async def test_what_the_other_has_done_is_shown_once_more(shown, monkeypatch, by_key):
    monkeypatch.setattr(timings, "AGAIN", 1)

    async with shown(QUIET) as page:
        view, person = await begun(page, DUEL)
        recap = view.table.top.recap
        await person.play_until(lambda: person.is_asked and view.match.state.round > 1 and recap.steps)
        assert {1} == {step.actor for step in recap.steps if step.kind != e.CARD_STARVED}
        shown_hashes = []
        original = view.table.show_position

        def show_position(seen, *, ask=False, **more):
            shown_hashes.append((view.match.game.digest(seen.state), ask))
            original(seen, ask=ask, **more)

        view.table.show_position = show_position
        if by_key:
            QTest.keyClick(view.table, R)
        else:
            person.click_at(recap.mapRectToScene(recap.again_room()).center())
        await until(lambda: shown_hashes and shown_hashes[-1][1])

        own = max(at for at, ply in enumerate(view.match.plies) if ply.seat == 0)
        expected = [
            view.match.game.digest(view.match.game.observe(view.match.state_at(at), 0).state)
            for at in range(own + 1, len(view.match.plies) + 1)
        ]
        assert len(expected) > 1
        assert [*expected, expected[-1]] == [one for one, _ in shown_hashes]
        assert person.is_asked
