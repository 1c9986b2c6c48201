"""What `dev.py` decides on each kind of machine, without touching this one."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pretended import PretendedMachine

import dev
from devtools import commands, laboratory, packages, system
from devtools.long import CANNOT_HERE, run_long
from devtools.machine import ROOT, Machine, SetupError
from evolution_qt import starting

COMMANDS_OF_THE_PROGRAM = re.findall(
    r' = command\("(\w+)"\)', (ROOT / "evolution_qt" / "cli.py").read_text(encoding="utf-8")
)
ALL_LIBRARIES = [need.what for need in (*starting.DRAWING, *starting.WINDOW)]


@pytest.fixture
def machine(tmp_path):
    """A bare Debian for an ordinary user; a test changes what it needs otherwise."""
    return PretendedMachine(tmp_path)


@pytest.fixture
def equipped(tmp_path):
    """A desktop with everything that can be installed from outside, but no `.venv` yet."""
    return PretendedMachine(
        tmp_path,
        programs=["apt-get", "git", "uv", "Xvfb", "dbus-daemon", "objdump"],
        libraries=ALL_LIBRARIES,
        modules=["pip"],
        display=True,
    )


# Python's age


def test_python_too_old_is_told_the_versions_that_serve():
    assert dev.refusal((3, 10, 13), "", ["dev.py"]).startswith(
        "Evolution needs Python 3.11, 3.12, 3.13 or 3.14. This is Python 3.10.13."
    )


def test_python_too_new_is_refused_as_well():
    """The PySide6 that is pinned has no wheels for it."""
    assert "This is Python 3.15.0." in dev.refusal((3, 15, 0), "", ["dev.py"])


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_a_python_that_serves_is_not_refused(minor):
    assert "" == dev.refusal((3, minor, 0), "", ["dev.py"])


@pytest.mark.skipif(os.name == "nt", reason="the pretended Python is a shell script")
def test_a_suitable_python_beside_it_is_named_if_it_starts(tmp_path):
    for name, code in (("python3.14", 1), ("python3.12", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)

    said = dev.refusal((3, 9, 0), str(tmp_path), ["dev.py", "play"])

    assert said.endswith(f"  {tmp_path}/python3.12 dev.py play")


def test_dev_py_keeps_to_words_that_old_pythons_read():
    """No f-strings, annotations or newer statements: a syntax error would hide the message."""
    source = (ROOT / "dev.py").read_text(encoding="utf-8")

    assert 'f"' not in source
    assert "->" not in source.replace("# type: (tuple[int, ...], str, list[str]) -> str", "").replace(
        "# type: (str) -> bool", ""
    )


# The system's libraries


def test_root_on_debian_gets_everything_installed(machine):
    machine.root_user = True

    system.ensure_system(machine, [system.installer_need(machine), *starting.DRAWING])

    assert "apt-get update -qq" == machine.ran[0]
    assert machine.ran[1].startswith("apt-get install -y -qq --no-install-recommends python3.11-venv libgl1 ")


def test_root_gets_what_reads_the_window_as_a_screen_reader_does(machine):
    machine.root_user, machine.reads_screens = True, False
    machine.libraries.update(ALL_LIBRARIES)

    system.ensure_system(machine, starting.DRAWING, [*system.READING])

    assert machine.ran[1].endswith("dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi")
    assert not machine.said[1:]


def test_who_lacks_it_is_told_once_what_would_be_tested_besides(machine):
    machine.reads_screens = False
    machine.libraries.update(ALL_LIBRARIES)
    machine.programs.add("dbus-daemon")

    system.ensure_system(machine, starting.DRAWING, system.READING)

    (said,) = machine.said
    assert "tests that need more of the system are left out" in said
    assert said.endswith(
        "  sudo apt-get install -y --no-install-recommends at-spi2-core gir1.2-atspi-2.0 python3-gi"
    )


def test_an_ordinary_user_gets_one_exact_line_and_nothing_is_run(machine):
    with pytest.raises(SetupError) as caught:
        system.ensure_system(machine, [system.installer_need(machine), *starting.DRAWING], [system.XVFB])

    line = (
        "  sudo apt-get install -y --no-install-recommends python3.11-venv libgl1 libegl1 libglib2.0-0"
        " libdbus-1-3 libfontconfig1 libxkbcommon0 xvfb"
    )
    assert [line] == [text for text in str(caught.value).split("\n") if text.startswith("  ")]
    assert [] == machine.ran


def test_root_whose_apt_fails_sees_why_and_the_line(tmp_path):
    machine = PretendedMachine(tmp_path, is_root=True, fails=["apt-get install"])

    with pytest.raises(SetupError, match=r"\n  apt-get install -y"):
        system.ensure_system(machine, starting.DRAWING)
    assert any("failed" in text for text in machine.said)


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ("dnf", "sudo dnf install -y python3-pip libglvnd-glx libglvnd-egl glib2 dbus-libs fontconfig"),
        ("pacman", "sudo pacman -S --needed python-pip libglvnd glib2 dbus fontconfig"),
    ],
)
def test_fedora_and_arch_are_told_their_own_names(tmp_path, program, line):
    machine = PretendedMachine(tmp_path, programs=[program])

    with pytest.raises(SetupError) as caught:
        system.ensure_system(machine, [system.installer_need(machine), *starting.DRAWING])
    assert line in str(caught.value)


def test_a_system_without_a_known_installer_is_told_what_is_missing(tmp_path):
    machine = PretendedMachine(tmp_path, programs=[])

    with pytest.raises(SetupError, match=r"Please install:\n\n  libGL\.so\.1\n"):
        system.ensure_system(machine, starting.DRAWING)


def test_what_is_only_welcome_does_not_stop_an_ordinary_user(machine):
    machine.libraries.update(need.what for need in starting.DRAWING)

    system.ensure_system(machine, starting.DRAWING, [system.XVFB])

    assert machine.said[0].endswith("sudo apt-get install -y --no-install-recommends xvfb")


@pytest.mark.parametrize("name", ["windows", "macos"])
def test_other_systems_need_nothing_from_outside(tmp_path, name):
    machine = PretendedMachine(tmp_path, system=name, programs=[])

    system.ensure_system(machine, starting.DRAWING)


def test_only_the_compiled_bench_asks_for_a_compiler(equipped):
    commands.bench(equipped, ["--against", "HEAD"])

    with pytest.raises(
        SetupError, match=r"sudo apt-get install -y --no-install-recommends gcc python3.11-dev"
    ):
        commands.bench(equipped, ["--compiled"])


def test_golden_games_are_drawn_by_the_python_of_the_environment(equipped):
    assert 0 == commands.golden(equipped, [])

    assert equipped.heard("-m tests.golden.make")
    with pytest.raises(SetupError):
        commands.golden(equipped, ["de"])


@pytest.mark.parametrize("fails", [None, "build.py", "try_bundle.py"])
def test_the_bundle_is_built_and_tried_out_by_a_python_of_its_own(equipped, fails):
    equipped.fails = (fails,) if fails else ()

    assert (1 if fails else 0) == commands.bundle(equipped, [])

    assert equipped.heard("uv pip sync --quiet --require-hashes --python " + str(equipped.root / ".tools"))
    assert equipped.heard(str(equipped.root / "requirements" / "package.txt"))
    ran = [line.split() for line in equipped.ran if "packaging" in line]
    assert {str(equipped.root / ".tools" / "package" / "bin" / "python")} == {python for python, *_ in ran}
    scripts = [str(equipped.root / "packaging" / name) for name in ("build.py", "try_bundle.py")]
    assert [[scripts[0]], [scripts[1], "--window"]][: 1 if fails == "build.py" else 2] == [
        words for _, *words in ran
    ]


def test_the_packages_that_build_the_bundle_are_there_once_and_never_in_the_other_environment(equipped):
    packages.ensure_packages(equipped, "bench")
    equipped.ran.clear()
    packages.ensure_packages(equipped, packages.PACKAGER)

    assert not any(".venv" in line for line in equipped.ran)
    assert packages.are_packages_ready(equipped, "dev")
    equipped.ran.clear()
    packages.ensure_packages(equipped, packages.PACKAGER)
    assert [] == equipped.ran


def test_a_release_is_handed_over_with_what_was_asked(equipped):
    commands.release(equipped, ["1.2.3", "--bundle"])

    python, script, *words = equipped.became
    assert str(equipped.root / ".venv") in python
    assert script.endswith("release.py")
    assert ["1.2.3", "--bundle"] == words


def test_a_trial_is_refused_to_those_who_may_not_enter_another_system(equipped):
    for refused in (lambda: commands.release(equipped, ["--try"]), lambda: commands.wine(equipped, [])):
        with pytest.raises(SetupError, match="Linux and root"):
            refused()

    assert [] == equipped.ran
    assert equipped.became is None


def test_root_gets_what_a_trial_takes_installed(equipped):
    equipped.root_user = True

    commands.release(equipped, ["--try"])

    assert equipped.heard("--no-install-recommends debootstrap dpkg xdotool imagemagick")
    assert ["--try"] == equipped.became[2:]


def test_a_trial_that_lacks_something_says_the_line_that_brings_it(equipped):
    equipped.root_user, equipped.fails = True, ("apt-get install",)
    equipped.programs |= {"dpkg-deb", "xdotool"}

    with pytest.raises(SetupError, match=r"\n  apt-get install .*recommends debootstrap imagemagick"):
        commands.release(equipped, ["--try"])

    assert equipped.became is None


# Display


def test_without_a_display_playing_says_so_before_anything_is_installed(machine):
    with pytest.raises(
        SetupError, match=r"no display(.|\n)*play shot --view game --out table\.png(.|\n)*play --demo"
    ):
        commands.play(machine, [])
    assert [] == machine.ran


def test_without_a_display_the_demonstration_runs_out_of_sight(equipped):
    equipped.display = False

    commands.play(equipped, ["--demo"])

    assert ["-m", "evolution_qt", "--demo"] == equipped.became[1:]
    assert "offscreen" == equipped.environs[-1]["QT_QPA_PLATFORM"]


def test_with_a_display_the_window_opens_on_it(equipped):
    commands.play(equipped, [])

    assert ["-m", "evolution_qt"] == equipped.became[1:]
    assert "QT_QPA_PLATFORM" not in equipped.environs[-1]


@pytest.mark.parametrize("words", [["shot", "--out", "table.png"], ["--selftest"]])
def test_a_picture_never_needs_a_display(equipped, words):
    commands.play(equipped, words)

    assert "offscreen" == equipped.environs[-1]["QT_QPA_PLATFORM"]


@pytest.mark.parametrize("command", sorted(set(COMMANDS_OF_THE_PROGRAM) - commands.PICTURE_WORDS))
def test_the_command_line_needs_no_library_for_drawing(machine, command):
    """Nor a display; only a picture is drawn, out of sight."""
    assert {"simulate", "verify"} <= set(COMMANDS_OF_THE_PROGRAM)
    machine.modules.add("pip")

    commands.play(machine, [command, "position.json"])

    assert ["-m", "evolution_qt", command, "position.json"] == machine.became[1:]


def test_a_display_that_does_not_answer_is_none(monkeypatch):
    """A DISPLAY left over from a closed session would end in an abort of Qt."""
    monkeypatch.setenv("DISPLAY", ":4242")
    machine = Machine()
    machine.environ = {"DISPLAY": ":4242"}

    assert not machine.has_library("libX11.so.6") or not machine.display_answers()


def test_a_complete_wayland_needs_no_library_of_x(equipped):
    equipped.environ.update(WAYLAND_DISPLAY="wayland-0", DISPLAY=":0")
    equipped.libraries.update(need.what for need in starting.WAYLAND)

    assert starting.WAYLAND == commands.window_needs(equipped)


# Packages


def test_uv_on_the_search_path_fills_the_environment_from_the_lock(equipped):
    packages.ensure_packages(equipped, "run")

    assert equipped.heard("/usr/bin/uv venv --quiet --no-project --python /usr/bin/python3")
    assert equipped.heard("uv pip sync --quiet --require-hashes")
    assert "never" == equipped.environs[-1]["UV_PYTHON_DOWNLOADS"]
    assert not equipped.heard("--target")


def test_uv_is_fetched_where_only_pip_is(machine):
    machine.modules.add("pip")

    packages.ensure_packages(machine, "run")

    assert machine.heard(f"-m pip install --quiet --require-hashes --upgrade --target {machine.root}/.tools")
    assert machine.heard(f"{machine.root}/.tools/bin/uv pip sync")


def test_pip_is_made_where_only_venv_is(machine):
    """Debian's python3-venv brings pip only inside an environment."""
    machine.modules.add("ensurepip")

    packages.ensure_packages(machine, "run")

    assert f"/usr/bin/python3 -m venv {machine.root}/.tools/pip" == machine.ran[0]
    assert machine.ran[1].startswith(f"{machine.root}/.tools/pip/bin/python -m pip install")


@pytest.mark.parametrize("obstacle", ["uv.txt", "uv venv", "uv pip sync"])
def test_without_a_working_uv_pip_fills_the_environment_from_the_same_lock(tmp_path, obstacle):
    machine = PretendedMachine(tmp_path, modules=["pip"], fails=[obstacle])

    packages.ensure_packages(machine, "run")

    assert machine.heard("--require-hashes --no-deps -r " + str(tmp_path / "requirements" / "run.txt"))
    assert packages.are_packages_ready(machine, "run")


def test_a_person_can_ask_for_pip(equipped):
    equipped.environ[packages.WITHOUT_UV] = "1"

    packages.ensure_packages(equipped, "run")

    assert not equipped.heard("uv ")


def test_when_nothing_can_be_fetched_the_message_says_what_to_look_at(tmp_path):
    machine = PretendedMachine(tmp_path, modules=["pip"], fails=["pip"])

    with pytest.raises(SetupError, match="Is there a network"):
        packages.ensure_packages(machine, "run")
    assert not packages.are_packages_ready(machine, "run")


@pytest.mark.parametrize("said", ["error: Hash mismatch for `numpy==2.4.6`", "DO NOT MATCH THE HASHES"])
def test_a_file_that_is_not_the_locked_one_is_told_apart_from_a_missing_network(tmp_path, said):
    """The words are uv's and pip's."""
    machine = PretendedMachine(tmp_path, modules=["pip"])
    machine.output = lambda command, environ=None: (1, said) if "--require-hashes" in command else (0, "")

    with pytest.raises(SetupError, match="not one of the files that the lock") as caught:
        packages.ensure_packages(machine, "run")
    assert "network" not in str(caught.value)


@pytest.mark.parametrize(
    ("processor", "glibc", "said"),
    [
        ("x86_64", (2, 31), r"x86_64 need glibc 2\.34 or later \(Debian 12, .* here it is 2\.31\."),
        ("aarch64", (2, 36), r"aarch64 need glibc 2\.39 or later \(Debian 13, .* here it is 2\.36\."),
        ("x86_64", (), "here it is none"),
        ("riscv64", (2, 41), r"nothing for this processor \(riscv64\)"),
    ],
)
def test_a_linux_for_which_qt_has_no_files_is_told_so_before_anything_is_fetched(
    equipped, processor, glibc, said
):
    equipped.processor, equipped.glibc = processor, glibc

    with pytest.raises(SetupError, match=said):
        packages.ensure_packages(equipped, "run")
    assert [] == equipped.ran


@pytest.mark.parametrize(("version", "is_refused"), [((12, 7, 6), True), ((13, 0), False), ((26, 1), False)])
def test_a_mac_for_which_qt_has_no_files_is_told_so(equipped, version, is_refused):
    equipped.system, equipped.macos = "macos", version

    assert is_refused == ("macOS 13 or later" in packages.lack_of_files(equipped))


@pytest.mark.parametrize(("processor", "glibc"), [("x86_64", (2, 34)), ("aarch64", (2, 39))])
def test_a_linux_for_which_qt_has_files_is_set_up(equipped, processor, glibc):
    equipped.processor, equipped.glibc = processor, glibc

    packages.ensure_packages(equipped, "run")

    assert equipped.heard("uv pip sync")


def test_a_folder_that_cannot_be_written_is_named(machine, monkeypatch):
    def refuse(self, **_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)

    with pytest.raises(SetupError, match="cannot be written: Permission denied"):
        packages.ensure_packages(machine, "run")


# The stamp


def test_the_second_start_runs_nothing(equipped):
    packages.ensure_packages(equipped, "run")
    equipped.ran.clear()

    packages.ensure_packages(equipped, "run")

    assert [] == equipped.ran


def test_testing_after_playing_adds_and_playing_again_takes_nothing_away(equipped):
    packages.ensure_packages(equipped, "run")
    packages.ensure_packages(equipped, "dev")
    assert equipped.ran[-1].endswith("dev.txt")
    equipped.ran.clear()

    packages.ensure_packages(equipped, "run")

    assert [] == equipped.ran


def test_a_new_lock_is_taken_into_the_same_environment(equipped):
    packages.ensure_packages(equipped, "dev")
    (equipped.root / "requirements" / "dev.txt").write_text("newer")
    equipped.ran.clear()

    packages.ensure_packages(equipped, "run")

    assert not equipped.heard("uv venv")
    assert equipped.ran[-1].endswith("dev.txt")


@pytest.mark.parametrize("change", ["version", "place"])
def test_another_python_or_place_makes_the_environment_anew(equipped, change):
    packages.ensure_packages(equipped, "run")
    equipped.touch(".venv/leftover")
    if change == "version":
        equipped.version = (3, 13, 5)
    else:
        stamp = packages.stamp_file(equipped)
        stamp.write_text(stamp.read_text().replace(str(equipped.root), "/elsewhere"))

    packages.ensure_packages(equipped, "run")

    assert not (equipped.root / ".venv" / "leftover").exists()
    assert packages.are_packages_ready(equipped, "run")


def test_an_interrupted_set_up_is_not_taken_for_a_finished_one(equipped):
    equipped.touch(".venv/bin/python")

    packages.ensure_packages(equipped, "run")

    assert equipped.heard("uv venv")


# Where packages come from


def test_the_settings_of_pip_are_passed_on_to_uv(tmp_path):
    machine = PretendedMachine(
        tmp_path,
        programs=["uv"],
        modules=["pip"],
        answers={
            "config list": "global.find-links='/wheels'\nglobal.cert='/one.pem'\n"
            "install.cert='/two.pem'\nno sense"
        },
    )
    machine.environ.update(PIP_INDEX_URL="file:///one", PIP_EXTRA_INDEX_URL="\nfile:///two\nfile:///three")

    packages.ensure_packages(machine, "run")

    environ = machine.environs[-1]
    assert "/wheels" == environ["UV_FIND_LINKS"]
    assert "/two.pem" == environ["SSL_CERT_FILE"]
    assert "file:///one" == environ["UV_DEFAULT_INDEX"]
    assert "file:///two file:///three" == environ["UV_INDEX"]
    assert "unsafe-best-match" == environ["UV_INDEX_STRATEGY"]


def test_uvs_own_settings_come_first(equipped):
    equipped.environ.update(PIP_INDEX_URL="file:///pip", UV_DEFAULT_INDEX="file:///uv")

    packages.ensure_packages(equipped, "run")

    assert "file:///uv" == equipped.environs[-1]["UV_DEFAULT_INDEX"]


def test_settings_that_would_send_packages_elsewhere_are_switched_off(machine):
    machine.environ.update(PIP_USER="1", PIP_REQUIRE_VIRTUALENV="1", VIRTUAL_ENV="/other")
    machine.modules.add("pip")

    packages.ensure_packages(machine, "run")

    assert "0" == machine.environs[0]["PIP_USER"]
    assert "0" == machine.environs[0]["PIP_REQUIRE_VIRTUALENV"]
    assert "VIRTUAL_ENV" not in machine.environs[0]


# Translations


def test_translations_are_compiled_when_they_changed(equipped):
    packages.ensure_packages(equipped, "run")
    for name in ("packaging/compile_i18n.py", "i18n/game_de.ts", "resources/i18n/game_de.qm"):
        equipped.touch(name)
    equipped.ran.clear()

    packages.ensure_translations(equipped, Path("python"))
    packages.ensure_translations(equipped, Path("python"))
    (equipped.root / "i18n" / "game_de.ts").write_text("changed")
    packages.ensure_translations(equipped, Path("python"))

    assert 2 == len(equipped.ran)


# Commands


def test_a_failed_check_fails_the_test_run_though_pytest_is_shown_last(tmp_path, capsys):
    machine = PretendedMachine(
        tmp_path,
        programs=["git", "uv", "Xvfb", "dbus-daemon", "objdump"],
        libraries=ALL_LIBRARIES,
        modules=["pip"],
        fails=["mypy"],
    )

    assert 1 == commands.test(machine, ["-k", "hard_shell"])

    assert machine.ran[-1].endswith("-m pytest -k hard_shell")
    assert "CHECKS FAILED: mypy --strict" in capsys.readouterr().out


def test_the_tests_run_without_a_display_and_in_utf8(equipped):
    commands.test(equipped, [])

    assert ".venv/bin/python -m pytest " in equipped.ran[-1]
    assert "offscreen" == equipped.environs[-1]["QT_QPA_PLATFORM"]
    assert "C.UTF-8" == equipped.environs[-1]["LC_ALL"]
    assert Path(equipped.environs[-1]["XDG_RUNTIME_DIR"]).is_dir()


def test_pythons_of_the_tests_are_compiled_once_though_a_person_wants_nothing_compiled_beside_the_sources(
    equipped, tmp_path
):
    commands.test(equipped, [])
    assert "PYTHONPYCACHEPREFIX" not in equipped.environs[-1]

    equipped.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    commands.test(equipped, [])
    environ = equipped.environs[-1]
    assert str(tmp_path / ".venv" / "bytecode") == environ["PYTHONPYCACHEPREFIX"]
    assert "PYTHONDONTWRITEBYTECODE" not in environ


@pytest.mark.parametrize(("cores", "processes"), [(2, "3"), (64, "4")])
def test_all_tests_are_shared_out_among_the_cores(equipped, cores, processes):
    equipped.cores = cores
    commands.test(equipped, [])

    assert equipped.ran[-1].endswith(f" -n {processes} --dist worksteal")
    assert "1" == equipped.environs[-1]["OMP_NUM_THREADS"]


def test_tests_that_are_named_run_in_one_process(equipped):
    equipped.cores = 2
    commands.test(equipped, ["tests/core", "-x"])

    assert equipped.ran[-1].endswith("-m pytest tests/core -x")


LEAVING_OUT = " ".join(f"--ignore={folder}" for folder in laboratory.TESTS)


def test_what_has_passed_and_depends_on_nothing_that_changed_is_left_out(equipped, capsys):
    """A new clone, with no stamp, runs it all."""
    equipped.touch("evolution_qt/ai/judge.py")
    ran = []
    for changed in (
        None,
        "evolution_qt/ui/shell/window/window.py",
        "tests/ui/test_one.py",
        "docs/lab/arena.md",
    ):
        if changed:
            equipped.touch(changed)
        assert 0 == commands.test(equipped, [])
        ran.append(equipped.ran[-1].endswith(LEAVING_OUT))

    assert [False, True, True, True] == ran
    assert 3 == capsys.readouterr().out.count("Left out")


@pytest.mark.parametrize(
    "changed", ["evolution_qt/core/rng.py", "tests/lab/arena/test_one.py", "pyproject.toml"]
)
def test_what_the_laboratory_depends_on_brings_its_tests_back(equipped, changed):
    commands.test(equipped, [])
    equipped.touch(changed)
    commands.test(equipped, [])

    assert not equipped.ran[-1].endswith(LEAVING_OUT)


@pytest.mark.parametrize("words", [[], ["tests/core"]])
def test_only_a_run_of_all_tests_that_passes_counts(equipped, words):
    equipped.fails = () if words else ("-m pytest",)
    commands.test(equipped, words)
    equipped.fails = ()
    commands.test(equipped, [])

    assert not equipped.ran[-1].endswith(LEAVING_OUT)


def test_a_long_figure_is_made_once_per_commit_and_left_out_where_it_cannot_be(tmp_path, capsys):
    machine = PretendedMachine(tmp_path, answers={"rev-parse": "abc\n"})
    for name in ("figure.py", "roots.sh", "_shared.py", "table.json"):
        machine.touch(f"tests/long/{name}")
    codes = {"figure.py": 0, "roots.sh": CANNOT_HERE}
    machine.run = lambda command, environ, folder: (
        machine.ran.append(command[-1].name) or codes[command[-1].name]
    )
    machine.output = lambda command, environ=None: (0, "abc\n" if "rev-parse" in command else "")

    assert 0 == run_long(machine, Path("python"), {}, [])
    assert 0 == run_long(machine, Path("python"), {}, [])

    assert ["figure.py", "roots.sh", "roots.sh"] == machine.ran
    assert (tmp_path / "long-results" / "abc" / "figure" / "done.json").exists()
    assert "figure: done before" in capsys.readouterr().out


def test_an_unknown_command_shows_the_usage(capsys):
    assert 2 == commands.main(["fly"])

    assert "dev.py does not know 'fly'" in capsys.readouterr().err


def test_help_names_every_command(capsys):
    assert 0 == commands.main(["--help"])

    said = capsys.readouterr().out
    assert [] == [name for name in commands.COMMANDS if f"\n  {name} " not in said]


def test_dev_py_starts_from_any_folder(tmp_path):
    done = subprocess.run(
        [sys.executable, ROOT / "dev.py", "--help"], cwd=tmp_path, capture_output=True, text=True
    )

    assert (0, commands.USAGE + "\n") == (done.returncode, done.stdout)
