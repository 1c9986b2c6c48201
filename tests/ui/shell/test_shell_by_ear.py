"""A round by ear: what a screen reader speaks in fixed rounds of each game, in seconds, and in which order.

The listener stands where an assistive program does, behind Qt's accessibility. Of what gets the focus it
speaks what is new around it, name, role and description, and of announcements all, to their end.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning import state as beginning
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import state as evolution
from evolution_qt.games.evolution.cards import WATERING_HOLE, species_ref
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.game import matches, session
from evolution_qt.ui.shell.log.log_bridge import Narrator
from evolution_qt.ui.shell.settings.settings import GamePlan, Settings
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.kit.announced import all_announced
from tests.ui.shell.acting import PAUSE, Person, until
from tests.ui.shell.page import EVOLUTION_DUEL, plan

pytestmark = [
    pytest.mark.skipif(
        not sys.platform.startswith("linux"), reason="what Qt tells is found by the names of Linux"
    ),
    pytest.mark.qt_log_ignore("^This plugin does not support"),
]

SIGNS = {"en": 15, "de": 15, "ja": 8}
"""So many signs are spoken in a second."""
MOST = {"evolution": 45, "beginning": 60, "dominant": 180}
"""So many seconds a round may take, in each language."""
LEAST = {"evolution": 15, "beginning": 15, "dominant": 40}
"""So many announcements are part of it at least."""
ROLES = {
    QAccessible.Role.Grouping: "panel",
    QAccessible.Role.LayeredPane: "layered pane",
    QAccessible.Role.Graphic: "image",
    QAccessible.Role.Button: "button",
    QAccessible.Role.List: "list",
    QAccessible.Role.CheckBox: "check box",
    QAccessible.Role.RadioButton: "radio button",
    QAccessible.Role.Dialog: "dialog",
}
"""The roles that a reader speaks, as Orca does."""
_INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"
_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Reader:
    """Hears what Qt tells, and keeps what a reader speaks of it, one utterance each."""

    def __init__(self):
        self.spoken = []
        self.announced = 0
        """So many announcements were spoken."""
        self.focused = []
        """The name of everything that got the focus."""
        self._around = []
        self._first = 0
        self._handler = _HANDLER(self._hear)
        self._install = ctypes.CDLL("libQt6Gui.so.6")[_INSTALL]
        self._install.argtypes, self._install.restype = [ctypes.c_void_p], ctypes.c_void_p

    def __enter__(self):
        self._before = self._install(ctypes.cast(self._handler, ctypes.c_void_p))
        QAccessible.setActive(True)
        return self

    def __exit__(self, *_):
        QAccessible.setActive(False)
        self._install(self._before)

    def _hear(self, address):
        event = shiboken6.wrapInstance(address, QAccessibleEvent)
        kind = event.type()
        if kind == QAccessible.Event.Announcement:
            words = shiboken6.wrapInstance(address, QAccessibleAnnouncementEvent).message()
            self._announce(words)
        elif kind == QAccessible.Event.Focus:
            self._meet(event.accessibleInterface())
        elif kind == QAccessible.Event.ObjectShow:
            thing = event.accessibleInterface()
            if thing is not None and thing.role() == QAccessible.Role.Notification:
                widget = thing.object()
                QTimer.singleShot(0, widget, lambda: self._read(widget))  # Orca asks later, too

    def _read(self, widget):
        thing = QAccessible.queryAccessibleInterface(widget)
        parts = [thing, *map(thing.child, range(thing.childCount()))]
        self._announce(" ".join(part.text(QAccessible.Text.Name) for part in parts).strip())

    def _announce(self, words):
        self.announced += 1
        self.spoken.append(words)

    def _meet(self, thing):
        if thing is None:
            return
        around, above = [], thing.parent()
        while above is not None and above.isValid():
            around.insert(0, (ROLES.get(above.role(), ""), above.text(QAccessible.Text.Name)))
            above = above.parent()
        name = thing.text(QAccessible.Text.Name)
        words = []
        for at, (role, called) in enumerate(around):
            if around[: at + 1] != self._around[: at + 1] and (called or role == "layered pane"):
                words += [called, role]
        words += [name, ROLES.get(thing.role(), ""), thing.text(QAccessible.Text.Description)]
        self._around = [*around, (ROLES.get(thing.role(), ""), name)]
        self.focused.append(name)
        self.spoken.append(" ".join(word for word in words if word))

    def begin(self):
        """Let count what is spoken from now on."""
        self._first = len(self.spoken)

    def seconds(self, language):
        """Return how long it takes to speak what counts, and all that was heard."""
        parts = self.spoken[self._first :], self.spoken
        return tuple(round(sum(map(len, some)) / SIGNS[language]) for some in parts)


Key = Qt.Key
RETURN, END = Key.Key_Return, (Key.Key_E, Key.Key_E)
FOOD, BODY = (Key.Key_1, RETURN), (Key.Key_1, Key.Key_B, RETURN)
TRAIT, POPULATION = (Key.Key_1, Key.Key_T, RETURN), (Key.Key_1, Key.Key_P, RETURN)
NEW, EAT, HUNT = (Key.Key_1, Key.Key_N, RETURN), (Key.Key_F, RETURN), (Key.Key_A, RETURN)
NEXT = (Key.Key_Tab, RETURN, RETURN)
WAYS_OUT = (EAT, HUNT, END, (Key.Key_Tab, RETURN, RETURN, RETURN))
"""What is pressed where the keys of a script lead to no move."""


@dataclass(frozen=True)
class Script:
    """A round to be heard: what is played, from where, and which keys a person presses."""

    game: str
    seed: int
    plan: GamePlan
    keys: Mapping[int, Sequence[Sequence[Key]]]
    """What is pressed at the questions of each phase, one after the other; the last of them at all others."""
    before: int = 0
    """So many rounds were played before, by chance."""
    ends: int | None = None
    """The phase whose last keys end the own turn: what is said from there on counts, None if all does."""

    @property
    def name(self):
        return f"{self.game}-{self.before + 1}"

    def begun(self, given, seed=None, settings=None):
        """Begin the match, and let chance play the rounds before."""
        match = matches.planned(given, seed)
        rng = Rng(self.seed, "by ear")
        while match.state.round <= self.before:
            seat = match.to_move
            choice = choose_move(match.game, match.view(seat), "random", rng)
            match.play(seat, choice)
        return match

    async def heard(self, page, reader, language):
        """Play the round by its keys; return the seconds of what counts, and of all."""
        view = await page.begin(self.plan, self.seed)
        reader.spoken.clear()
        person, match, asked = Person(view), view.match, Counter()
        first = match.state.round
        view.table.setFocus()
        while True:
            await until(lambda: person.is_asked or match.is_over)
            await settled(view)
            if match.is_over or match.state.round != first:
                break
            phase = match.state.phase
            planned = self.keys[phase]
            is_end = phase == self.ends and asked[phase] == len(planned) - 1
            keys = planned[min(asked[phase], len(planned) - 1)]
            await self._answer(view, keys, reader.begin if is_end else bool)
            asked[phase] += 1
        return reader.seconds(language)

    async def _answer(self, view, keys, before):
        """Press keys until a move is made; *before* each of them something is done."""
        made = len(view.match.record.notes)
        for some in (keys, *WAYS_OUT):
            for key in some:
                before()
                QTest.keyClick(view.table, key)
                await settled(view)
                if len(view.match.record.notes) != made:
                    return
        raise AssertionError(("no key leads on", view.match.state.phase, view.table.board.ribbon.look))


async def settled(view):
    """Wait until all that keys have led to is seen and said."""
    await until(lambda: not view.playback.is_busy)
    for _ in range(3):
        await asyncio.sleep(PAUSE)
    await all_announced(view.window())


EVOLUTION = {"Ann": "human", "Fox": "forager", "Owl": "hatchling"}
DOMINANT = {"Ann": "human", "Fox": "greedy", "Owl": "greedy"}
SCRIPTS = [
    Script(
        "evolution",
        9,
        plan("evolution/de", **EVOLUTION),
        {
            evolution.FOOD: [FOOD],
            evolution.PLAY: [BODY, POPULATION, TRAIT, END],
            evolution.EFFECTS: [NEXT],
            evolution.WINDOW: [END],
            evolution.FEEDING: [EAT],
        },
        ends=evolution.PLAY,
    ),
    Script(
        "evolution",
        4,
        plan("evolution/de", **EVOLUTION),
        {
            evolution.FOOD: [FOOD],
            evolution.PLAY: [TRAIT, NEW, END],
            evolution.EFFECTS: [NEXT],
            evolution.WINDOW: [END],
            evolution.FEEDING: [EAT],
        },
        before=3,
        ends=evolution.PLAY,
    ),
    Script(
        "beginning",
        5,
        plan("beginning/de", **EVOLUTION),
        {beginning.PLAY: [POPULATION, TRAIT, END], beginning.FEEDING: [EAT]},
        before=1,
        ends=beginning.PLAY,
    ),
    Script(
        "beginning",
        8,
        plan("beginning/de", **EVOLUTION),
        {beginning.PLAY: [NEW, TRAIT, END], beginning.FEEDING: [EAT]},
        before=4,
        ends=beginning.PLAY,
    ),
    Script("dominant", 4, plan("dominant-species", **DOMINANT), defaultdict(lambda: [NEXT])),
    Script("dominant", 7, plan("dominant-species", **DOMINANT), defaultdict(lambda: [NEXT])),
]


HEARD = [*product(SCRIPTS[::2], ("en", "de", "ja")), *zip(SCRIPTS[1::2], ("en", "de", "ja"), strict=True)]
"""One script of each game in every language, another in one."""


@pytest.mark.parametrize(
    ("script", "language"), HEARD, ids=lambda one: one if isinstance(one, str) else f"{one.game}-{one.seed}"
)
async def test_a_round_can_be_heard_in_time(shown, monkeypatch, script, language):
    monkeypatch.setattr(session, "planned", script.begun)
    with Reader() as reader:
        async with shown(Settings(language=language, speed="off", theme="light")) as page:
            seconds, whole = await script.heard(page, reader, language)
            spoken = list(reader.spoken)
    if folder := os.environ.get("EVOLUTION_BY_EAR"):
        file = Path(folder, f"{script.game}-{script.seed}-{language}.txt")
        file.write_text(f"{seconds} of {whole} s\n" + "\n".join(spoken), encoding="utf-8")
    assert reader.announced >= LEAST[script.game], "a reader that hears little is soon done"
    assert seconds <= MOST[script.game], f"{seconds} of {whole} s"


# What is said, and when


async def test_the_table_tells_once_that_it_has_the_focus_and_once_what_is_asked(page):
    with Reader() as reader:
        view = await page.begin(EVOLUTION_DUEL, 9)
        await page.asked()
        await settled(view)
        question = view.table.board.ribbon.look.sentence
        assert [f"{question} Round 1, Choosing food."] == [one for one in reader.spoken if question in one]
        page.window.sheets.show_settings()
        sheet = await page.sheet()
        reader.focused.clear()
        reader.spoken.clear()

        sheet.reject()
        await page.no_sheet()
        await until(view.table.hasFocus)
        await settled(view)

        assert ["The table"] == reader.focused
        assert 2 == len(reader.spoken)
        assert reader.spoken[0].endswith("The table panel")
        assert "layered pane" not in reader.spoken[0]
        assert question == reader.spoken[1]


async def test_the_answer_to_a_key_comes_before_all_that_the_key_has_hurried(page):
    view = await page.begin(EVOLUTION_DUEL, 9)
    await page.asked()
    with Reader() as reader:
        accessibility.announce(view.table, "Fox passes.")
        QTest.keyClick(view.table, Key.Key_U)
        await settled(view)

        assert 2 == len(reader.spoken)
        assert reader.spoken[0].startswith("Not now")
        assert "Fox passes." == reader.spoken[1]


async def test_a_refusal_stays_while_someone_listens_until_the_next_key(page):
    view = await page.begin(EVOLUTION_DUEL, 9)
    await page.asked()
    answers = view.table.player.answers
    QTest.keyClick(view.table, Key.Key_U)
    assert answers.timer.isActive()
    with Reader():
        QTest.keyClick(view.table, Key.Key_U)
        assert answers.note is not None
        assert not answers.timer.isActive()
        QTest.keyClick(view.table, Key.Key_Space)
        assert answers.note is not None, "who hurries has not heard it yet"

        QTest.keyClick(view.table, Key.Key_F2)

        assert answers.note is None


async def test_ending_a_turn_with_cards_left_can_be_confirmed_however_long_one_listens(page):
    view = await page.begin(EVOLUTION_DUEL, 9)
    person = await page.asked(evolution.PLAY)
    with Reader():
        QTest.keyClick(view.table, Key.Key_E)
        assert view.table.player.answers.is_asking_again
        assert not view.table.player.answers.timer.isActive()

        QTest.keyClick(view.table, Key.Key_E)

        await until(lambda: person.is_asked and view.match.state.phase != evolution.PLAY)


async def test_a_level_is_described_with_its_button_and_its_strength_only_when_asked(page):
    with Reader() as reader:
        dialog = await page.shortcut(Key.Key_N)
        await until(lambda: not dialog.is_coming)
        (first, button), *_ = dialog.opponents.buttons.items()
        sentence = dialog.opponents.sentences[first]
        assert QAccessible.Role.Client == QAccessible.queryAccessibleInterface(sentence).role()
        told = QAccessible.queryAccessibleInterface(button)
        assert "Easy, Hatchling" == told.text(QAccessible.Text.Name)
        assert sentence.text() == told.text(QAccessible.Text.Description)
        button.setFocus()
        reader.spoken.clear()

        QTest.keyClick(button, "?")
        await all_announced(page.window)

        assert 1 == len(reader.spoken)
        assert reader.spoken[0].startswith("Measured strength")


def test_what_a_bot_did_in_a_turn_is_one_sentence_and_what_that_costs_is_told_behind(qtbot, heard):
    game, state = position(["b1 p2", "b1 p1"], ["b1 p1"], ["b1 p1"], phase="feeding", watering_hole=4)
    table = Player(qtbot, game, state).table
    narrator = Narrator(table.phrases, table, lambda _number: table.names(), lambda _kind: False)
    eaten = Event(e.ATE_PLANTS, 1, target=species_ref(1, 0), amount=1, subject=WATERING_HOLE)
    turn = [Event(e.TRAIT_LAID, 1, target=species_ref(1, 0)), eaten, eaten, eaten]
    attack = Event(e.ATTACKED, 1, subject=species_ref(1, 0), target=species_ref(0, 1))
    lost = Event(e.POPULATION_LOST, 0, target=species_ref(0, 1), amount=1)
    heard.clear()

    narrator.hear([*turn, attack, lost], 0, 1)
    narrator.end_turn()

    did, cost = [words.replace("\u00a0", " ") for words, _ in heard]
    assert did.endswith(": 1 trait(s) played, 3 plant(s) eaten, and 1 attack(s) on Anna.")
    assert "falls to population 1" in cost


def test_turns_in_which_bots_only_eat_are_gathered_until_someone_is_asked(qtbot, heard):
    game, state = position(["b1 p2"], ["b1 p3"], ["b1 p1"], phase="feeding", watering_hole=6)
    table = Player(qtbot, game, state).table
    narrator = Narrator(table.phrases, table, lambda _number: table.names(), lambda _kind: False)
    heard.clear()

    for number, seat in enumerate((1, 2, 1, 1)):
        eaten = Event(e.ATE_PLANTS, seat, target=species_ref(seat, 0), amount=1, subject=WATERING_HOLE)
        narrator.hear([eaten], number, seat)
        narrator.end_turn()
    assert [] == heard
    narrator.announce_to(0)

    assert ["3 plant(s) eaten.", "1 plant(s) eaten."] == [
        words.replace("\u00a0", " ").partition(": ")[2] for words, _ in heard
    ]


def test_what_a_person_has_chosen_is_not_said_again_but_what_came_of_it(qtbot, heard):
    game, state = position(["b4 p2 carnivore:1"], ["b1 p2"], phase="feeding", watering_hole=0)
    table = Player(qtbot, game, state).table
    narrator = Narrator(table.phrases, table, lambda _number: table.names(), lambda _kind: False)
    attack = Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0))
    lost = Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1)
    heard.clear()

    narrator.hear([attack, lost], 0, 0)
    narrator.say()
    assert ["falls to population 1."] == [words[-len("falls to population 1.") :] for words, _ in heard]
    heard.clear()
    narrator.hear([attack], 2, 0, automatic=True)
    narrator.say()

    assert "attacks" in heard[0][0]
