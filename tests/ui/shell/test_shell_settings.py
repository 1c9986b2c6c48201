"""Settings: kept whole, never trusted, never in the way."""

import json
import os
from dataclasses import fields, replace

import pytest

from evolution_qt.brain.programs import Program
from evolution_qt.games import title_of
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.store.disk import write_whole
from evolution_qt.ui.shell.settings.settings import GamePlan, NamedCrest, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window.folders import Folders


@pytest.fixture
def file(tmp_path):
    return SettingsFile(tmp_path / "config" / "settings.json")


def test_without_a_file_the_defaults_apply(file):
    assert Settings() == file.load()
    assert file.put_aside is None


@pytest.mark.skipif(os.name == "nt", reason="has no such things among files")
@pytest.mark.timeout(240)
@pytest.mark.parametrize("put", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path)])
def test_what_is_no_file_is_left_where_it_is(file, put):
    file.path.parent.mkdir()
    put(file.path)
    before = file.path.lstat()

    assert Settings() == file.load()
    file.save(Settings(speed="off"))
    assert not file.is_writable

    assert not file.is_understood
    assert file.put_aside is None
    assert before.st_ino == file.path.lstat().st_ino
    assert [file.path] == list(file.path.parent.iterdir())


def test_settings_come_back_as_they_were(file):
    seats = (SeatPlan("human", "Änne"), SeatPlan("greedy", "狐"), SeatPlan("nobody", "Heron"))
    rules = (("effects", "after"), ("hard_shell_bonus", 2), ("cooperation_per_chip", True))
    plan = GamePlan("evolution/ja", seats, rules, open_hands=True, practice=True)
    settings = Settings(
        language="ja",
        speed="off",
        theme="dark",
        contrast="on",
        motion="reduced",
        text=175,
        confirmations=False,
        automatic=False,
        beats="always",
        finished=True,
        windows="never",
        enlarge="slow",
        pane="fixed",
        log="short",
        keys=(("H", "J"),),
        key_caps=True,
        panel=False,
        sounds="off",
        names=("Änne",),
        marks=(NamedCrest("Änne", 5, "ram"),),
        worn=(NamedCrest("狐", 1), NamedCrest("Änne", 5, "ram")),
        last=plan,
        editions=("evolution/en", "beginning/de"),
        proposed="evolution/en",
        programs=(Program("fox", ("python3", "狐.py")),),
        steps=(("beginning", "herd"),),
        learnt=(("evolution", 2), ("beginning", 0)),
        place="00ff",
        more=True,
        folder="/tmp/狐",
    )
    usual = [
        one.name for one in fields(Settings) if getattr(settings, one.name) == getattr(Settings(), one.name)
    ]
    assert ["version"] == usual, "give a new setting another value than its default above"

    file.save(settings)
    assert file.is_writable

    assert settings == SettingsFile(file.path).load()


def test_files_keep_the_crests_that_were_chosen_under_marks(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"marks": [{"name": "Ann", "colour": 5, "face": "ram"}]}')

    assert (NamedCrest("Ann", 5, "ram"),) == SettingsFile(path).load().marks


@pytest.mark.parametrize(("content", "size"), [(b'{"text": 100}', 100), (b"{}", "system")])
def test_a_file_that_names_a_size_of_writing_keeps_it(tmp_path, content, size):
    path = tmp_path / "settings.json"
    path.write_bytes(content)

    assert size == SettingsFile(path).load().text


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"language": "../de"}',
        b'{"speed": 3}',
        b'{"version": 2}',
        b'{"text": 99}',
        b'{"text": "100"}',
        b'{"contrast": true}',
        b'{"motion": "none"}',
        b'{"proposed": "evolution/fr"}',
        b'{"confirmations": "yes"}',
        b'{"names": ["' + b"x" * 100 + b'"]}',
        b'{"names": "abc"}',
        b'{"keys": ["ab"]}',
        b'{"keys": [["H"]]}',
        b'{"last": {"rules": ["ab"]}}',
        b'{"last": {"rules": [["hard_shell_bonus", 2.0]]}}',
        b'{"programs": [{"name": "fox", "command": "python3"}]}',
        b'{"steps": [["beginning", "The herd"]]}',
        b'{"learnt": [["The herd", 1]]}',
        b'{"learnt": [["evolution", 4]]}',
        b'{"learnt": [["evolution", -1]]}',
        b'{"learnt": [["evolution", true]]}',
        b'{"learnt": ["evolution"]}',
        b'{"learnt": [' + b",".join([b'["evolution", 1]'] * 20) + b"]}",
        b'{"last": {"seats": [{"kind": "a god"}]}}',
        b'{"last": {"rules": [["effects"]]}}',
        b'{"last": {"rules": {"effects": "before"}}}',
        b'{"last": {"rules": [' + b",".join([b'["effects", "before"]'] * 20) + b"]}}",
        b'{"last": {"practice": 1}}',
        b'{"editions": ["x"' + b', "x"' * 20 + b"]}",
        b'{"marks": [{"name": "Ann", "colour": 6}]}',
        b'{"marks": [{"name": "Ann", "colour": -1}]}',
        b'{"marks": [{"name": "Ann", "colour": 0, "face": "fox"}]}',
        b'{"marks": [' + b",".join([b'{"name": "Ann", "colour": 0}'] * 20) + b"]}",
        b'{"worn": [{"name": "Ann", "colour": 6}]}',
        b'{"worn": [{"name": "' + b"x" * 21 + b'", "colour": 0}]}',
        b'{"worn": [' + b",".join([b'{"name": "Ann", "colour": 0}'] * 25) + b"]}",
        b'{"language": "de", "language": "en"}',
        b"[" * 100,
        b'{"place": "' + b"x" * 2_000_000 + b'"}',
    ],
)
def test_a_file_nobody_understands_is_put_aside_and_the_defaults_apply(file, content):
    file.path.parent.mkdir(parents=True)
    file.path.write_bytes(content)

    assert Settings() == file.load()

    assert file.path.with_name("settings.json.bad") == file.put_aside
    assert content == file.put_aside.read_bytes()
    assert not file.path.exists()


def test_a_key_of_a_later_version_does_no_harm(file):
    file.path.parent.mkdir(parents=True)
    file.path.write_text(json.dumps({"language": "de", "sound": True}))

    assert "de" == file.load().language
    assert file.put_aside is None


@pytest.mark.parametrize(
    ("last", "rules"),
    [
        ({"game": "evolution/de", "simultaneous": True}, (("simultaneous_play", True),)),
        ({"game": "evolution/de", "simultaneous": False}, ()),
        ({"game": "chess", "simultaneous": True}, ()),
    ],
)
def test_a_variant_that_stood_beside_the_rules_is_among_them(file, last, rules):
    file.path.parent.mkdir(parents=True)
    file.path.write_text(json.dumps({"last": {**last, "rules": [["effects", "before"]]}}))

    assert (*rules, ("effects", "before")) == file.load().last.rules


def test_a_folder_that_refuses_is_no_catastrophe(tmp_path):
    """The folder's place is taken by a file, which stops root too."""
    (tmp_path / "config").write_text("in the way")
    file = SettingsFile(tmp_path / "config" / "settings.json")

    assert Settings() == file.load()
    file.save(Settings())
    assert not file.is_writable
    assert not file.is_writable


def test_a_file_is_replaced_whole_and_nothing_is_left_beside_it(tmp_path):
    path = tmp_path / "deep" / "file"

    write_whole(path, b"one")
    write_whole(path, b"two")

    assert b"two" == path.read_bytes()
    assert [path] == list(path.parent.iterdir())


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(*_):
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        write_whole(path, b"new")

    assert b"old" == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_names_of_people_are_remembered_the_latest_first():
    settings = Settings(names=("Ben", "Cleo"))
    plan = GamePlan(seats=(SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"), SeatPlan("human", "Cleo")))

    assert ("Ann", "Cleo", "Ben") == settings.remembering(plan).names
    assert plan == settings.remembering(plan).last


def test_all_folders_lie_under_the_one_that_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("EVOLUTION_QT_HOME", str(tmp_path))
    folders = Folders.found()

    assert all(tmp_path in path.parents for path in (folders.games, folders.settings, folders.log))


def test_without_that_name_they_are_the_systems(monkeypatch):
    monkeypatch.delenv("EVOLUTION_QT_HOME", raising=False)

    assert "evolution-qt" in str(Folders.found().data)


def test_only_the_last_players_and_names_that_can_be_kept_are_known_by_what_they_wore(file):
    settings = Settings()
    for number in range(40):
        settings = settings.with_crests(
            (NamedCrest(f"Ann {number}", 1), NamedCrest("x" * 21, 2), NamedCrest("Fox", 3))
        )

    file.save(settings)
    assert file.is_writable
    assert settings == SettingsFile(file.path).load()
    assert ["Ann 39", "Fox", "Ann 38"] == [mark.name for mark in settings.worn[:3]]
    assert 24 == len(settings.worn) == len({mark.name for mark in settings.worn})


def test_a_name_is_forgotten_with_all_that_belongs_to_it():
    mark = NamedCrest("Ann", 1, "ram")
    last = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
    settings = Settings(
        names=("Ann", "Ben"), marks=(mark,), worn=(mark, NamedCrest("Ben", 2, "lion")), last=last
    )

    left = settings.forgetting("ann")

    assert ["", "Ben"] == [seat.name for seat in left.last.seats]
    assert (("Ben",), (), (NamedCrest("Ben", 2, "lion"),)) == (left.names, left.marks, left.worn)


@pytest.mark.parametrize(
    ("proposed", "edition"), [("last", "evolution/de"), ("language", "evolution/ja"), ("evolution/en",) * 2]
)
def test_the_edition_of_a_new_game_is_proposed_as_it_is_wished(proposed, edition):
    seats = (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"))
    settings = Settings(last=GamePlan("evolution/de", seats), proposed=proposed)

    assert edition == settings.edition("ja")


def test_each_game_keeps_its_own_last_edition():
    seats = (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"))
    settings = Settings()
    evolution, beginning = title_of("evolution/de"), title_of("beginning/de")
    for key in ("evolution/ja", "evolution/en", "beginning/de"):
        settings = settings.remembering(GamePlan(key, seats))

    assert "evolution/en" == settings.edition("de", evolution)
    assert "beginning/de" == settings.edition("de", beginning) == settings.edition("de")
    assert "evolution/de" == replace(settings, proposed="language").edition("de", evolution)
    assert "evolution/ja" == replace(settings, proposed="evolution/ja").edition("de", evolution)
    assert "evolution/de" == Settings(editions=("evolution/moon",)).edition("de", evolution)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: one.key)
def test_every_edition_can_be_proposed(file, edition):
    file.save(Settings(proposed=edition.key))

    assert edition.key == file.load().edition("en")


def test_an_edition_that_nobody_knows_is_not_proposed(file):
    file.save(Settings(proposed="evolution/moon"))

    assert not file.is_writable


LONG_FOLDER = "/home/ann/" + "/".join(["x" * 50] * 5)


def test_a_folder_with_a_long_name_is_kept_and_costs_nothing(file):
    settings = Settings(names=("Ann",)).visiting(LONG_FOLDER)

    file.save(settings)
    assert file.is_writable

    again = SettingsFile(file.path)
    assert settings == again.load()
    assert settings.folder == LONG_FOLDER
    assert again.put_aside is None


@pytest.mark.parametrize("folder", ["/home/a\nb", "/home/\udcff", "/" + "x" * 5_000])
def test_a_folder_whose_name_cannot_be_kept_is_not_remembered(file, folder):
    settings = Settings(folder="/home/ann")

    assert settings.visiting(folder) is settings


@pytest.mark.parametrize("folder", ["/home/a\nb", "/home/\udcff"])
def test_what_could_not_be_read_again_is_not_written(file, folder):
    file.save(Settings(names=("Ann",)))
    assert file.is_writable

    file.save(Settings(names=("Ben",), folder=folder))
    assert not file.is_writable

    assert SettingsFile(file.path).load() == Settings(names=("Ann",))
