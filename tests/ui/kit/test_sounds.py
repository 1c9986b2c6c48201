"""Sounds: short, quiet, without clicks, always the same; and speakers that are never waited for."""

import io
import logging
import sys
import wave
from array import array
from hashlib import sha256
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from evolution_qt.ui.kit.sounds import sounds, synth
from evolution_qt.ui.kit.sounds.sounds import SoundFiles, Sounds
from tests.ui.speakers import are_made, is_there, made

WAIT = 240_000
"""Milliseconds; only a fault takes so long."""


def whole(name, volume="usual"):
    """Return the content of a sound's file, and into how many parts the work was divided."""
    work, parts = synth.steps(name, volume), 0
    while True:
        try:
            next(work)
            parts += 1
        except StopIteration as end:
            return end.value, parts


def samples(data):
    """Return the samples of a sound, of 1."""
    with wave.open(io.BytesIO(data)) as file:
        assert (1, 2, synth.RATE) == (file.getnchannels(), file.getsampwidth(), file.getframerate())
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return [sample / 32768 for sample in found]


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


@pytest.fixture
def heard(owner, tmp_path, speakers):
    """The sounds of a window, which are silent at the end."""
    one = Sounds(tmp_path / "sounds", owner)
    yield one
    one.stop()


# How they sound


@pytest.mark.parametrize("name", synth.SOUNDS)
def test_a_sound_is_short_and_quiet_and_does_not_click(name):
    data, parts = whole(name)
    found = samples(data)
    loud = max(map(abs, found))

    assert 0.06 <= len(found) / synth.RATE <= 0.7
    assert 0.15 <= loud <= 0.5
    assert max(map(abs, found[:2] + found[-2:])) < 0.005
    assert max(map(abs, found[-synth.RATE // 50 :])) < 0.05 * loud  # it has faded before it ends
    assert abs(sum(found) / len(found)) < 0.01
    assert parts > len(found) / 3000  # others may work in between


def test_sounds_differ_and_the_quiet_ones_are_quieter():
    assert len(synth.SOUNDS) == len({whole(name)[0] for name in synth.SOUNDS})
    assert max(map(abs, samples(whole("over", "quiet")[0]))) < 0.5 * max(
        map(abs, samples(whole("over", "usual")[0]))
    )


def test_sounds_are_the_same_bytes_wherever_they_are_made():
    """Who changes one raises `FORM`, so that those kept by older versions are made again."""
    every = b"".join(whole(name)[0] for name in synth.SOUNDS)

    assert (1, "ca7dde02f760bf59") == (synth.FORM, sha256(every).hexdigest()[:16])


# As files


def test_sounds_are_made_once_and_found_again(owner, tmp_path, qtbot, monkeypatch):
    folder = tmp_path / "cache" / "sounds"
    kept = SoundFiles(folder, owner)
    kept.prepare("quiet")
    assert kept.path("card") is None  # no one waits for it
    qtbot.waitUntil(lambda: are_made(folder), timeout=WAIT)
    qtbot.waitUntil(lambda: kept.path("refused") is not None, timeout=WAIT)
    monkeypatch.setattr(sounds, "steps", lambda *_: pytest.fail("made again"))

    again, told = SoundFiles(folder, owner), []
    again.prepare("quiet", lambda: told.append(again.path("over")))
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)

    assert [kept.path("over")] == told
    assert whole("over", "quiet")[0] == told[0].read_bytes()


def test_what_is_damaged_or_old_is_made_anew_and_what_is_not_ours_stays(owner, tmp_path, qtbot):
    kept, told = SoundFiles(tmp_path, owner), []
    old, other = tmp_path / f"0-card-quiet-{'0' * 16}.wav", tmp_path / "holiday.wav"
    for file in (old, other):
        file.write_bytes(b"RIFF")
    kept.prepare("quiet", lambda: told.append("made"))
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)
    damaged = kept.path("card")
    damaged.write_bytes(damaged.read_bytes()[:100])
    again = SoundFiles(tmp_path, owner)

    again.prepare("quiet", lambda: told.append("mended"))
    qtbot.waitUntil(lambda: len(told) == 2, timeout=WAIT)

    assert whole("card", "quiet")[0] == again.path("card").read_bytes()
    assert other.exists()
    assert not old.exists()
    assert len(synth.SOUNDS) + 1 == len(list(tmp_path.iterdir()))


def test_a_folder_that_vanishes_is_filled_again_and_one_that_cannot_be_is_no_fault(owner, tmp_path, qtbot):
    folder = tmp_path / "sounds"
    kept, told = SoundFiles(folder, owner), []
    kept.prepare("usual", lambda: told.append(kept.is_refused))
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()

    assert kept.path("card") is None
    qtbot.waitUntil(lambda: kept.path("card") is not None, timeout=WAIT)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    folder.write_text("in the way")
    kept.prepare("usual", lambda: told.append(kept.is_refused))
    qtbot.waitUntil(lambda: len(told) == 2, timeout=WAIT)

    assert [False, True] == told
    assert kept.path("card") is None


# Speakers


def test_the_first_speaker_that_works_is_taken(owner, speakers, qtbot, tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    speakers.install("pw-play", ends="echo Host is down >&2; exit 1")
    speakers.install("aplay")
    one, ended = sounds.Programs(owner, sounds.OF_OTHERS), []
    for number in range(4):
        one.play(tmp_path / "a.wav", ended.append)
        qtbot.waitUntil(lambda count=number + 1: len(ended) == count, timeout=WAIT)

    assert [False, False, True, True] == ended
    assert ["pw-play", "pw-play", "aplay", "aplay"] == [words[1] for words in speakers.told()]
    assert ["-q", str(tmp_path / "a.wav")] == speakers.told()[-1][2:]
    assert 1 == len(caplog.records)
    assert logging.DEBUG == caplog.records[0].levelno


def test_what_cannot_be_started_is_given_up_like_what_fails(owner, speakers, qtbot, tmp_path):
    broken = speakers.folder / "paplay"
    broken.write_text("#!/nowhere/at/all\n")
    broken.chmod(0o755)
    one, ended = sounds.Programs(owner, sounds.OF_OTHERS), []
    for number in range(2):
        one.play(tmp_path / "a.wav", ended.append)
        qtbot.waitUntil(lambda count=number + 1: len(ended) == count, timeout=WAIT)

    assert not one.is_able
    one.look_again()
    assert one.is_able


def test_few_are_played_at_once_and_none_is_left_when_all_is_silent(owner, speakers, qtbot, tmp_path):
    speakers.install("aplay", ends="exec /bin/sleep 600")
    one = sounds.Programs(owner, sounds.OF_OTHERS)
    for _ in range(sounds.MOST + 2):
        one.play(tmp_path / "a.wav")
    qtbot.waitUntil(lambda: len(speakers.told()) == sounds.MOST, timeout=WAIT)

    one.stop()

    assert sounds.MOST == len(speakers.told())
    assert not any(is_there(int(words[0])) for words in speakers.told())
    assert one.is_able  # it was ended, it has not failed


def test_a_speaker_that_hangs_is_ended(owner, speakers, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(sounds, "LONGEST", 1)
    speakers.install("aplay", ends="exec /bin/sleep 600")
    one, ended = sounds.Programs(owner, sounds.OF_OTHERS), []

    one.play(tmp_path / "a.wav", ended.append)
    qtbot.waitUntil(lambda: [False] == ended, timeout=WAIT)


@pytest.mark.parametrize("has_card", [True, False])
def test_windows_plays_by_itself_or_is_given_up(owner, tmp_path, monkeypatch, has_card):
    played, ended = [], []

    def play_sound(sound, flags):
        played.append((sound, flags))
        if not has_card:
            raise RuntimeError("Failed to play sound")

    pretended = SimpleNamespace(
        PlaySound=play_sound, SND_FILENAME=1, SND_ASYNC=2, SND_NODEFAULT=4, SND_PURGE=8
    )
    monkeypatch.setitem(sys.modules, "winsound", pretended)
    monkeypatch.setattr(sys, "platform", "win32")
    one = sounds.of_system(owner)
    for _ in range(3):
        one.play(tmp_path / "a.wav", ended.append)
    one.stop()

    assert has_card == one.is_able
    assert ([True] * 3 if has_card else [False] * 2) == ended
    assert (str(tmp_path / "a.wav"), 7) == played[0]
    assert (None, 8) == played[-1]


# Together


def test_a_sound_is_heard_once_it_is_made_and_only_as_long_as_it_is_wished(heard, speakers, qtbot):
    speakers.install("paplay")
    heard.play("card")  # no one has wished for sounds yet
    heard.set_volume("quiet")
    heard.play("card")  # not made yet, and not made up for later
    qtbot.waitUntil(lambda: heard.files.path("refused") is not None, timeout=WAIT)
    heard.play("chip")
    qtbot.waitUntil(lambda: bool(speakers.told()), timeout=WAIT)
    heard.set_volume("off")
    heard.play("card")
    heard.set_volume("usual")
    qtbot.waitUntil(lambda: heard.files.path("refused") is not None, timeout=WAIT)
    heard.play("attack")
    qtbot.waitUntil(lambda: len(speakers.told()) == 2, timeout=WAIT)

    assert ["chip", "attack"] == speakers.heard()
    assert "-usual-" in speakers.told()[1][-1]


def test_who_listens_is_told_what_comes_of_it(heard, speakers, qtbot, tmp_path, monkeypatch):
    told = []
    heard.tried.connect(told.append)

    def after_trying():
        before = len(told)
        heard.try_out()
        qtbot.waitUntil(lambda: len(told) > before, timeout=WAIT)
        return told[-1]

    assert sounds.SILENT == after_trying()  # off
    heard.set_volume("quiet")
    assert sounds.NO_SPEAKER == after_trying()
    speakers.install("pw-play", ends="exit 1")
    assert sounds.FAILED == after_trying()
    heard.play("card")  # no more tries
    assert ["turn"] * 2 == speakers.heard()
    speakers.install("paplay")
    assert sounds.PLAYED == after_trying()
    assert ["pw-play", "pw-play", "paplay"] == [words[1] for words in speakers.told()[2:]]
    for file in (tmp_path / "sounds").iterdir():
        file.unlink()
    (tmp_path / "sounds").rmdir()
    (tmp_path / "sounds").touch()
    assert sounds.UNWRITABLE == after_trying()
    monkeypatch.setenv(sounds.VARIABLE, "OFF")
    assert sounds.SILENT == after_trying()


def test_where_nobody_listens_nothing_is_made_or_looked_for(owner, tmp_path, speakers, monkeypatch):
    speakers.install("pw-play")
    monkeypatch.setattr(sounds, "UNSEEN", frozenset({"offscreen", "minimal", "xcb"}))
    monkeypatch.setattr(sounds.shutil, "which", lambda _: pytest.fail("looked for"))
    one = Sounds(tmp_path / "sounds", owner)
    one.set_volume("usual")
    one.play("card")

    assert set() == made(tmp_path / "sounds")
    assert [] == speakers.told()
