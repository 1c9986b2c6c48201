"""A release of a small project with the real scripts: what is refused, and what a good one leaves behind."""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from devtools.machine import ROOT

SCRIPTS = [
    *("release", "build_packages", "catalogues", "check_i18n", "checksums", "compile_i18n", "glossary"),
    "rules_prose",
    *("hatch_build", "sbom", "stamps"),
]
CODE = '''"""A small project."""

__version__ = "0.2.0"


def greeting(tr):
    """Say hello."""
    return tr.translate("Greeting", "Hello")
'''
CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="{language}"><context><name>Greeting</name>
<message><source>Hello</source><translation{state}>{said}</translation></message>
</context></TS>
"""
NO_PLURALS = '<?xml version="1.0" encoding="utf-8"?>\n<TS version="2.1" language="en"></TS>\n'
CHANGELOG = "# Changes\n\n## 0.2.0 (2026-12-01)\n\n- Says hello.\n\n## 0.1.0\n\n- Begun.\n"
TESTS = "import sys\n\nprint('tested with', sys.argv[1:])\nsys.exit({status})\n"
TESTED = "tested with ['test']"
BUNDLE = "dist/evolution-qt/evolution-qt"
BUILDS = f"""import pathlib, sys
if sys.argv[1:] == ["bundle"]:
    bundle = pathlib.Path({BUNDLE!r})
    bundle.parent.mkdir(parents=True)
    bundle.touch()
"""


class Project:
    """A small project in a git repository."""

    def __init__(self, root):
        self.root = root

    def write(self, name, text):
        """Write a file without committing it."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def git(self, *words):
        """Return what git says."""
        done = subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def commit(self, **files):
        """Write files, by path, and commit all."""
        for name, text in files.items():
            self.write(name, text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Some change")

    def release(self, *words):
        """Try to make a release."""
        script = self.root / "packaging" / "release.py"
        return subprocess.run([sys.executable, script, *words], capture_output=True, text=True)


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """The project as it is ready for a release, to be copied."""
    project = Project(tmp_path_factory.mktemp("project"))
    (project.root / "packaging").mkdir()
    (project.root / "requirements").mkdir()
    for name in SCRIPTS:
        shutil.copy(ROOT / "packaging" / f"{name}.py", project.root / "packaging")
    shutil.copy(ROOT / "requirements" / "run.txt", project.root / "requirements")
    for name in ("pyproject.toml", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, project.root)
    for name, text in {
        "README.md": "A small project.\n",
        "CHANGELOG.md": CHANGELOG,
        "dev.py": TESTS.format(status=0),
        "benchmarks/measuring.py": "",
        "evolution_qt/__init__.py": CODE,
        "resources/art.txt": "a tree\n",
        "i18n/GLOSSARY.md": "# Glossary\n",
        "i18n/evolution_qt_de.ts": CATALOGUE.format(language="de", state="", said="Hallo"),
        "i18n/evolution_qt_en.ts": NO_PLURALS,
    }.items():
        project.write(name, text)
    project.git("init", "--quiet", "--initial-branch=main")
    return project


@pytest.fixture
def project(template, tmp_path, monkeypatch):
    """The project, committed by a person who has set nothing."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "PYTHONPATH", "SOURCE_DATE_EPOCH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
        monkeypatch.setenv(f"GIT_{name}_DATE", "2026-11-30T12:00:00Z")
    root = tmp_path / "project"
    shutil.copytree(template.root, root)
    project = Project(root)
    project.commit()
    return project


def changed_file(project):
    project.write("README.md", "Another one.\n")


def new_file(project):
    project.write("notes.txt", "not yet committed\n")


def no_heading(project):
    project.commit(**{"CHANGELOG.md": "# Changes\n\n## 0.1.0\n\n- Begun.\n"})


def nothing_under_the_heading(project):
    project.commit(**{"CHANGELOG.md": "# Changes\n\n## 0.2.0\n\n## 0.1.0\n\n- Begun.\n"})


def changes_not_assigned(project):
    text = CHANGELOG.replace("# Changes\n", "# Changes\n\n## Unreleased\n\n- Says goodbye.\n")
    project.commit(**{"CHANGELOG.md": text})


def unfinished(project):
    text = CATALOGUE.format(language="de", state=' type="unfinished"', said="Hallo")
    project.commit(**{"i18n/evolution_qt_de.ts": text})


def untranslated(project):
    code = CODE.replace('tr.translate("Greeting", "Hello")', 'tr.translate("Greeting", "Good evening")')
    project.commit(**{"evolution_qt/__init__.py": code})


def not_measured(project):
    code = "import sys\n\nsys.exit('of another program' if sys.argv[1:] == ['--check'] else 0)\n"
    project.commit(**{"benchmarks/measuring.py": code})


def tagged(project):
    project.git("tag", "v0.2.0")


def far_ahead(project):
    project.git("tag", "v0.0.9")


def of_another_package(project):
    project.commit(**{"evolution_qt/__init__.py": CODE.replace("0.2.0", "0.1.9")})


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (changed_file, "not committed:\n     M README.md"),
        (new_file, "not committed:\n    ?? notes.txt"),
        (no_heading, "CHANGELOG.md has nothing under “## 0.2.0”"),
        (nothing_under_the_heading, "CHANGELOG.md has nothing under “## 0.2.0”"),
        (changes_not_assigned, "CHANGELOG.md has changes under “## Unreleased”"),
        (unfinished, "i18n: 1 sentences are not finished in de"),
        (untranslated, "de: lacks Greeting: 'Good evening'"),
        (not_measured, "- of another program"),
        (tagged, "the tag v0.2.0 exists"),
        (far_ahead, "after 0.0.9 comes 0.0.10, 0.1.0 or 1.0.0"),
        (of_another_package, "the package is 0.1.9, not 0.2.0"),
    ],
)
def test_what_is_not_ready_is_refused_before_anything_is_tested(project, spoil, reason):
    spoil(project)
    tags = project.git("tag")

    done = project.release("0.2.0")

    assert 1 == done.returncode
    assert reason in done.stderr
    assert TESTED not in done.stdout
    assert tags == project.git("tag")
    assert not (project.root / "dist").exists()


def test_all_reasons_are_said_at_once(project):
    tagged(project)
    untranslated(project)
    no_heading(project)
    new_file(project)

    said = project.release("0.2.0").stderr

    for reason in ("notes.txt", "v0.2.0 exists", "“## 0.2.0”", "Good evening"):
        assert reason in said


@pytest.mark.parametrize("version", ["v0.2.0", "0.2", "0.2.0rc1", "00.2.0"])
def test_what_is_no_version_is_refused(project, version):
    done = project.release(version)

    assert 1 == done.returncode
    assert f"“{version}” is no version" in done.stderr


def test_failing_tests_are_refused(project):
    project.commit(**{"dev.py": TESTS.format(status=1)})

    done = project.release("0.2.0")

    assert 1 == done.returncode
    assert TESTED in done.stdout
    assert "the checks or tests failed" in done.stderr
    assert "" == project.git("tag")
    assert not (project.root / "dist").exists()


def test_tests_that_leave_something_behind_are_refused(project):
    project.commit(**{"dev.py": "open('left.txt', 'w').close()\n"})

    done = project.release("0.2.0")

    assert 1 == done.returncode
    assert "the tree was changed while the tests ran" in done.stderr
    assert "" == project.git("tag")


def test_a_good_release_is_built_summed_and_tagged(project):
    project.git("tag", "v0.1.7")
    project.write("resources/i18n/evolution_qt_xx.qm", "from a language that is gone; git ignores it\n")

    done = project.release("0.2.0")

    assert 0 == done.returncode, done.stderr
    folder = project.root / "dist" / "release-0.2.0"
    wheel, archive = "evolution_qt-0.2.0-py3-none-any.whl", "evolution_qt-0.2.0.tar.gz"
    parts = "evolution-qt-0.2.0.cdx.json"
    assert {wheel, archive, parts, "SHA256SUMS"} == {path.name for path in folder.iterdir()}
    sums = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=folder, capture_output=True, text=True)
    assert 0 == sums.returncode, sums.stderr
    assert 3 == sums.stdout.count(": OK")
    with zipfile.ZipFile(folder / wheel) as packed:
        names = packed.namelist()
        assert "evolution_qt/resources/i18n/evolution_qt_de.qm" in names
        assert "evolution_qt/resources/i18n/evolution_qt_xx.qm" not in names
        assert {(2026, 11, 30, 12, 0, 0)} == {one.date_time for one in packed.infolist()}
    with tarfile.open(folder / archive) as packed:
        assert "evolution_qt-0.2.0/resources/i18n/evolution_qt_de.qm" in packed.getnames()
    assert "tag" == project.git("cat-file", "-t", "v0.2.0")
    assert project.git("rev-parse", "HEAD") == project.git("rev-parse", "v0.2.0^{commit}")
    assert "Evolution 0.2.0\n\n- Says hello." == project.git(
        "tag", "--list", "--format=%(contents)", "v0.2.0"
    )
    assert "git push REMOTE main" in done.stdout
    assert "git push REMOTE v0.2.0" in done.stdout
    assert "" == project.git("status", "--porcelain")


@pytest.fixture
def builders(project):
    """The project with pretended builders, which demand what comes before them, and a Python of their own."""
    project.write(".tools/package/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (project.root / ".tools" / "package" / "bin" / "python").chmod(0o755)
    made = [f"program{end}" for end in (".deb", ".tar.gz", ".tar.xz")]
    makes = (
        "import pathlib, sys\n"
        f"assert pathlib.Path({BUNDLE!r}).exists()\n"
        f"[pathlib.Path(sys.argv[-1], name).touch() for name in {made}]\n"
    )
    tries = (
        "import os, pathlib, sys\n"
        "suite, package = sys.argv[1:]\n"
        "assert pathlib.Path(package).exists()\n"
        "print('tried', suite, package)\n"
        "sys.exit(suite + package[-3:] == os.environ.get('FAILS'))\n"
    )
    project.commit(
        **{
            "dev.py": BUILDS,
            "packaging/linux/make_packages.py": makes,
            "packaging/linux/try_package.py": tries,
            "packaging/macos/make_dmg.py": makes,
        }
    )
    return project


@pytest.mark.skipif(os.name == "nt", reason="the pretended Python is a script")
def test_a_release_with_a_bundle_has_the_installers_of_this_system_too(builders):
    """With pretended builders, in the order in which a bundle has to be made, tried out and packed."""
    done = builders.release("0.2.0", "--bundle")

    assert 0 == done.returncode, done.stderr
    sums = (builders.root / "dist" / "release-0.2.0" / "SHA256SUMS").read_text(encoding="utf-8")
    assert "  program.deb\n" in sums
    assert f"  evolution-qt-{sys.platform}-{platform.machine()}.cdx.json\n" in sums


@pytest.mark.skipif(sys.platform != "linux", reason="packages are tried out on Linux")
@pytest.mark.parametrize("fails", ["", "trixie.xz"])
def test_a_trial_takes_package_and_archive_into_both_systems_and_leaves_no_release(
    builders, monkeypatch, fails
):
    """Whatever the version is; one that fails does not keep the others from being tried."""
    tagged(builders)
    no_heading(builders)
    monkeypatch.setenv("FAILS", fails)

    done = builders.release("--try")

    assert (1 if fails else 0) == done.returncode, done.stderr
    tried = re.findall(r"^tried (\w+) (.+)$", done.stdout, re.MULTILINE)
    names = [Path(package).name for _, package in tried]
    assert [("bookworm", ".deb"), ("bookworm", ".xz"), ("trixie", ".deb"), ("trixie", ".xz")] == [
        (suite, Path(name).suffix) for (suite, _), name in zip(tried, names, strict=True)
    ]
    assert not any(Path(package).exists() for _, package in tried)
    assert [("built", "yes")] + [
        (f"{name} in {suite}", "no" if suite + name[-3:] == fails else "yes")
        for (suite, _), name in zip(tried, names, strict=True)
    ] == re.findall(r"^(.+?) +\d+ (yes|no)$", done.stdout, re.MULTILINE)
    assert "v0.2.0" == builders.git("tag")
    assert not list((builders.root / "dist").glob("release-*"))


def test_what_is_not_committed_is_not_tried_out(project):
    changed_file(project)

    done = project.release("--try")

    assert 1 == done.returncode
    assert "No trial: \n- the tree has what is not committed:\n     M README.md" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="packages are tried out on Linux")
def test_a_bundle_that_cannot_be_built_is_not_tried_out(builders):
    builders.commit(**{"dev.py": TESTS.format(status=1)})

    done = builders.release("--try")

    assert 1 == done.returncode
    assert "No trial: this failed with 1: " in done.stderr
    assert "tried" not in done.stdout


@pytest.mark.parametrize("words", [[], ["0.2.0", "--try"]])
def test_a_release_takes_a_version_or_a_trial(project, words):
    done = project.release(*words)

    assert 2 == done.returncode
    assert "it takes a version, or --try" in done.stderr


def test_a_list_of_parts_names_everything_that_a_wheel_asks_for(project):
    subprocess.run(
        [sys.executable, project.root / "packaging" / "sbom.py", project.root / "a.json"], check=True
    )

    listed = json.loads((project.root / "a.json").read_text(encoding="utf-8"))
    parts = {one["name"]: one for one in listed["components"]}

    assert ("CycloneDX", "1.6") == (listed["bomFormat"], listed["specVersion"])
    assert "2026-11-30T12:00:00Z" == listed["metadata"]["timestamp"]
    assert {"budoux", "msgspec", "numpy", "platformdirs", "pyside6-essentials", "qasync", "shiboken6"} == {
        name for name, one in parts.items() if one["type"] == "library"
    }
    assert "pkg:pypi/qasync@0.28.0" == parts["qasync"]["purl"]
    assert all(one["licenses"] for one in listed["components"])
    refs = [one["bom-ref"] for one in listed["components"]]
    assert len(set(refs)) == len(refs)


def test_the_list_of_a_bundle_names_what_is_in_it(project):
    """Packages as installed here, Python and Qt, and programs and libraries with their sums."""
    bundle = project.root / "dist" / "evolution-qt"
    contents = {
        "evolution-qt": b"\x7fELF",
        "evolution-qt.exe": b"MZ\x90",
        "QtCore.framework/Versions/A/QtCore": b"\xcf\xfa\xed\xfe",
        "_internal/libQt6Core.so.6": b"\x7fELF...",
        "_internal/words.so.txt": b"words",
        "_internal/empty.so": b"",
    }
    for name, content in contents.items():
        project.write(f"dist/evolution-qt/{name}", "")
        (bundle / name).write_bytes(content)
    named = ("Evolution", "Python", "PySide6_Essentials", "zlib1g")
    licences = [{"name": name, "version": "1.2", "licence": "Some", "texts": []} for name in named]
    project.write("dist/evolution-qt/_internal/resources/licenses/index.json", json.dumps(licences))
    out = project.root / "dist" / "a.json"
    command = [sys.executable, project.root / "packaging" / "sbom.py", out, "--bundle", bundle]
    subprocess.run(command, check=True)
    first = out.read_bytes()
    subprocess.run(command, check=True)

    parts = {one["name"]: one for one in json.loads(first)["components"]}

    assert first == out.read_bytes()
    assert {"CPython", "Qt", "numpy", "pyside6-essentials"} <= set(parts)
    assert {"Evolution", "Python", "PySide6_Essentials"}.isdisjoint(parts)
    assert ("1.2", [{"license": {"name": "Some"}}]) == (
        parts["zlib1g"]["version"],
        parts["zlib1g"]["licenses"],
    )
    assert {name for name in contents if "words" not in name and "empty" not in name} == {
        name for name, one in parts.items() if one["type"] == "file"
    }
    (digest,) = parts["evolution-qt"]["hashes"]
    assert "SHA-256" == digest["alg"]
    assert 64 == len(digest["content"])
