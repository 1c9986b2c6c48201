"""The workflows of continuous integration: valid, and what a step does is a script that is tested here."""

import json
import os
import plistlib
import re
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
import yaml

from devtools.machine import ROOT
from evolution_qt import __version__, cli

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMA = json.loads((Path(__file__).parent / "schema" / "github-workflow.json").read_text(encoding="utf-8"))
SYSTEMS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}
"""Linux, Windows, macOS on Apple silicon and on Intel."""
INNO = ROOT / "packaging" / "windows" / "evolution-qt.iss"
"""With a byte order mark; without it Inno Setup reads it as text of the builder's own language."""


def read(path):
    """Read a workflow as plain data; its key `on` is no truth value to anyone but YAML."""

    class Loader(yaml.SafeLoader):
        pass

    usual = yaml.SafeLoader.yaml_implicit_resolvers
    truths = {first: [one for one in found if "bool" not in one[0]] for first, found in usual.items()}
    Loader.yaml_implicit_resolvers = truths
    Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), list("tf"))
    return yaml.load(path.read_text(encoding="utf-8"), Loader)


def steps(path):
    """Yield the steps of all jobs with the rows of the job's matrix."""
    for job in read(path)["jobs"].values():
        rows = job.get("strategy", {}).get("matrix", {}).get("include", [{}])
        for step in job.get("steps", []):
            yield step, rows


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_valid(path):
    jsonschema.Draft7Validator(SCHEMA).validate(read(path))


def test_the_schema_notices_what_is_wrong():
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft7Validator(SCHEMA).validate({"on": "push", "jobs": {"test": {"steps": []}}})


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_is_a_script_that_is_there(path):
    """What the runners have themselves is named here."""
    for step, rows in steps(path):
        if "run" not in step:
            assert re.fullmatch(r"actions/[a-z-]+@v\d+|\./.*", step["uses"])
            continue
        for row in rows:
            line = re.sub(
                r"\$\{\{ matrix\.(\w+) \}\}", lambda found, row=row: str(row[found[1]]), step["run"]
            )
            assert "\n" not in line.strip()
            assert "${{" not in line
            words = shlex.split(line)
            if words[:3] == ["python", "-m", "pip"]:
                assert "--require-hashes" in words
            elif words[0] == "python":
                assert (ROOT / words[1]).is_file()
            else:
                assert words[0] in ("git", "choco", "gh")
                assert words[0] != "choco" or any(re.match(r"--version=\d", word) for word in words)


@pytest.mark.parametrize(("name", "job"), [("ci", "test"), ("release", "bundles")])
def test_each_system_has_its_row(name, job):
    matrix = read(ROOT / ".github" / "workflows" / f"{name}.yml")["jobs"][job]["strategy"]["matrix"][
        "include"
    ]

    assert SYSTEMS == {row["runner"] for row in matrix}


def test_nothing_is_built_before_the_tests_and_tried_out_before_it_is_packed():
    jobs = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]

    assert "./.github/workflows/ci.yml" == jobs["test"]["uses"]
    assert "test" == jobs["packages"]["needs"] == jobs["bundles"]["needs"]
    assert {"packages", "bundles"} == set(jobs["draft"]["needs"])
    lines = [step.get("run", "") for step in jobs["bundles"]["steps"]]
    order = [
        next(at for at, line in enumerate(lines) if word in line)
        for word in ("build.py", "try_bundle.py", "measure.py", "matrix.installer", "sbom.py")
    ]
    assert sorted(order) == order
    assert {"contents": "read"} == read(ROOT / ".github" / "workflows" / "release.yml")["permissions"]


def test_a_draft_has_the_words_of_the_tag():
    """`actions/checkout` makes of a tag with words one that has none."""
    job = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["draft"]
    lines = [step.get("run", "") for step in job["steps"]]
    (fetched,) = [at for at, line in enumerate(lines) if line.startswith("git fetch --force origin")]
    (drafted,) = [at for at, line in enumerate(lines) if "--notes-from-tag" in line]

    assert fetched < drafted
    assert '"refs/tags/$TAG:refs/tags/$TAG"' in lines[fetched]
    assert job["steps"][fetched]["env"]["TAG"] == job["steps"][drafted]["env"]["TAG"]


def test_what_is_tried_out_and_listed_is_what_is_handed_out():
    job = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["bundles"]
    rows = job["strategy"]["matrix"]["include"]
    lines = [step["run"] for step in job["steps"] if "--bundle" in step.get("run", "")]

    assert ["try_bundle.py", "sbom.py"] == [re.search(r"\w+\.py", line)[0] for line in lines]
    assert all("--bundle ${{ matrix.bundle }}" in line for line in lines)
    for row in rows:
        assert ("make_dmg.py" in row["installer"]) == (row["bundle"] == "dist/Evolution.app")


# What the steps do


def script(*words, folder=None, **environ):
    """Run one of the scripts."""
    command = [sys.executable, ROOT / "packaging" / words[0], *words[1:]]
    given = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000", **environ}
    return subprocess.run(command, env=given, cwd=folder, capture_output=True, text=True)


def pretended(path, text):
    """Write a program in place of one that is not here."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{sys.executable}\n{text}", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


TELLS = """
import json, os, sys
at = sys.argv.index("--json") + 1
told = {"words": sys.argv[1:at], "home": os.environ["EVOLUTION_QT_HOME"]}
told["foreign"] = [name for name in ("PYTHONPATH",) if name in os.environ]
open(sys.argv[at], "w").write(json.dumps(told))
sys.exit(int(os.environ["ENDS_WITH"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="the pretended bundle is a script")
@pytest.mark.parametrize(
    ("status", "bundle", "program"),
    [(0, "bundle", "evolution-qt"), (3, "Evolution.app", "Contents/MacOS/evolution-qt")],
)
def test_a_bundle_is_tried_out_away_from_the_sources(tmp_path, status, bundle, program):
    """On macOS it is the application that is tried out, for that is what is handed out."""
    pretended(tmp_path / bundle / program, TELLS)
    report = tmp_path / "reports" / "selftest.json"

    words = ["--bundle", tmp_path / bundle, "--json", report]
    done = script("try_bundle.py", *words, PYTHONPATH=str(ROOT), ENDS_WITH=str(status))

    assert status == done.returncode, done.stderr
    told = json.loads(report.read_text(encoding="utf-8"))
    assert ["--selftest", "--json"] == told["words"]
    assert [] == told["foreign"]
    assert not Path(told["home"]).exists()


@pytest.mark.skipif(os.name == "nt", reason="the pretended bundle is a script")
def test_a_bundle_without_a_report_has_failed(tmp_path):
    pretended(tmp_path / "bundle" / "evolution-qt", "")

    done = script("try_bundle.py", "--bundle", tmp_path / "bundle", "--json", tmp_path / "selftest.json")

    assert 1 == done.returncode
    assert "no report" in done.stderr


def test_sums_are_those_of_sha256sum(tmp_path):
    (tmp_path / "b.txt").write_bytes(b"b")
    (tmp_path / "a.txt").write_bytes(b"a")
    script("checksums.py", tmp_path)
    done = script("checksums.py", tmp_path)

    assert done.stdout == (tmp_path / "SHA256SUMS").read_text(encoding="utf-8")
    assert ["a.txt", "b.txt"] == [line.split("  ")[1] for line in done.stdout.splitlines()]
    assert "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb" == done.stdout.split()[0]


def test_sums_of_nothing_are_refused(tmp_path):
    assert script("checksums.py", tmp_path).returncode
    assert 2 == script("checksums.py").returncode


WRITES_WORDS = """
import os, sys
with open(os.environ["WORDS"], "a") as file:
    print(os.path.basename(sys.argv[0]), *sys.argv[1:], sep="|", file=file)
"""


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """Pretended tools of other systems, first on the path; what they are told is kept."""
    for name in ("codesign", "hdiutil", "ISCC"):
        pretended(tmp_path / "tools" / name, WRITES_WORDS)
    monkeypatch.setenv("PATH", f"{tmp_path / 'tools'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("WORDS", str(tmp_path / "words.txt"))
    return tmp_path / "words.txt"


@pytest.mark.skipif(os.name == "nt", reason="the pretended tools are scripts")
def test_the_application_for_macos_knows_its_records(tmp_path, tools):
    app = tmp_path / "Evolution.app"
    (app / "Contents").mkdir(parents=True)
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps({"CFBundleExecutable": "evolution-qt"}))

    done = script("macos/make_dmg.py", "--app", app, "--out", tmp_path / "out")

    assert 0 == done.returncode, done.stderr
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    assert "evolution-qt" == told["CFBundleExecutable"]
    assert __version__ == told["CFBundleShortVersionString"]
    (document,) = told["CFBundleDocumentTypes"]
    (kind,) = told["UTExportedTypeDeclarations"]
    assert [kind["UTTypeIdentifier"]] == document["LSItemContentTypes"]
    (metainfo,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    assert metainfo.name.removesuffix(".metainfo.xml").replace("_", "-") == told["CFBundleIdentifier"]
    assert re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+){2,}", told["CFBundleIdentifier"])
    assert [cli.RECORDS.lstrip(".")] == kind["UTTypeTagSpecification"]["public.filename-extension"]
    for language in told["CFBundleLocalizations"]:
        assert (app / "Contents" / "Resources" / f"{language}.lproj" / "InfoPlist.strings").is_file()
    signed, verified, packed = tools.read_text(encoding="utf-8").splitlines()
    assert signed.startswith("codesign|--force|--deep|--sign|-|")
    assert "--verify" in verified
    assert re.search(rf"\|-format\|UDZO\|.*evolution-qt-{re.escape(__version__)}-macos-\w+\.dmg$", packed)


@pytest.mark.skipif(os.name == "nt", reason="the pretended tools are scripts")
def test_a_signature_by_somebody_is_one_that_can_be_notarised(tmp_path, tools):
    app = tmp_path / "Evolution.app"
    (app / "Contents").mkdir(parents=True)
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps({}))

    script("macos/make_dmg.py", "--app", app, "--out", tmp_path / "out", "--sign", "Developer ID")

    signed = tools.read_text(encoding="utf-8").splitlines()[0].split("|")
    assert {"--sign", "Developer ID", "--options", "runtime", "--timestamp"} <= set(signed)
    rights = signed[signed.index("--entitlements") + 1]
    assert plistlib.loads(Path(rights).read_bytes())


@pytest.mark.skipif(os.name == "nt", reason="the pretended tools are scripts")
def test_the_installer_for_windows_is_told_everything_it_asks_for(tmp_path, tools):
    bundle, icon = tmp_path / "bundle", tmp_path / "evolution-qt.ico"
    bundle.mkdir()
    (bundle / "evolution-qt.exe").touch()
    icon.touch()

    done = script("windows/make_installer.py", "--bundle", bundle, "--icon", icon, "--out", tmp_path / "out")

    assert 0 == done.returncode, done.stderr
    (line,) = tools.read_text(encoding="utf-8").splitlines()
    given = dict(re.findall(r"/D(\w+)=([^|]+)", line))
    own = set(re.findall(r"^#define (\w+)", INNO.read_text(encoding="utf-8-sig"), re.MULTILINE))
    assert set(re.findall(r"\{#(\w+)\}", INNO.read_text(encoding="utf-8-sig"))) == set(given) | own
    assert __version__ == given["AppVersion"]
    assert line.endswith("evolution-qt.iss")


def test_the_installer_for_windows_asks_no_administrator_and_speaks_all_languages():
    raw = INNO.read_bytes()
    text = raw.decode("utf-8-sig")

    assert raw.startswith(b"\xef\xbb\xbf")
    assert "\nPrivilegesRequired=lowest\n" in text
    languages = re.findall(r'^Name: "(..)"; MessagesFile', text, re.MULTILINE)
    assert ["en", "de", "ja"] == languages
    for message in ("RecordType", "Associate"):
        assert languages == re.findall(rf"^(..)\.{message}=.+$", text, re.MULTILINE)
    assert rf"Software\Classes\{cli.RECORDS}\OpenWithProgids" in text
    assert "HKLM" not in text


@pytest.mark.parametrize("name", ["windows/make_installer.py", "macos/make_dmg.py"])
def test_what_is_missing_for_an_installer_is_said(name, tmp_path):
    flag = "--bundle" if "windows" in name else "--app"

    done = script(name, flag, tmp_path / "none")

    assert 1 == done.returncode
    assert "python packaging/build.py" in done.stderr
