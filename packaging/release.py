"""Make a release of the commit that is checked out.

    python3 dev.py release VERSION [--bundle]
    python3 dev.py release --try

Looks at everything first and refuses with all reasons at once; then runs the checks and tests; then builds,
from what is committed and nothing else, the archive of the sources, the wheel, the list of parts (SBOM) and
the sums into dist/release-VERSION, and makes the annotated tag. Nothing leaves this computer.

With --try it only builds what people on Linux are given, into a temporary folder, whatever the version is,
and tries that out in bare Debian; it takes root. docs/releasing.md tells all.
"""

from __future__ import annotations

import argparse
import itertools
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import build_packages
import check_i18n
import checksums
import stamps
from catalogues import languages, read_all
from stamps import ROOT

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
NOT_YET = "Unreleased"
PATTERN = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
INSTALLERS = {
    "linux": "linux/make_packages.py",
    "darwin": "macos/make_dmg.py",
    "win32": "windows/make_installer.py",
}
"""What makes out of the bundle what people are given, for each system."""
SUITES = ("bookworm", "trixie")
"""The releases of Debian that packages are tried out in."""
TRIED = (".deb", ".xz")
"""How the names end of what is tried out there; a .tar.gz holds what the .tar.xz does."""


class RefusalError(Exception):
    """There is no release; the message says why."""


def main(words: Sequence[str] | None = None) -> int:
    """Make the release or try the packages out; return 1 if something stands in its way, or a trial fails."""
    parser = argparse.ArgumentParser(prog="dev.py release", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", nargs="?", default="", help="the package's version, such as 1.2.3")
    parser.add_argument("--bundle", action="store_true", help="build this system's installers too")
    parser.add_argument("--try", action="store_true", dest="is_trial", help="try out this commit's packages")
    arguments = parser.parse_args(words)
    if bool(arguments.version) == arguments.is_trial:
        parser.error("it takes a version, or --try")
    try:
        if arguments.is_trial:
            return 0 if try_out() else 1
        release(arguments.version, with_bundle=arguments.bundle)
    except RefusalError as refusal:
        print(f"\nNo {'trial' if arguments.is_trial else 'release'}: {refusal}", file=sys.stderr)
        return 1
    return 0


def release(version: str, *, with_bundle: bool) -> None:
    """Look, test, build, tag."""
    refuse(faults_before(version))
    commit = git("rev-parse", "HEAD")
    if subprocess.call([outer_python(), "dev.py", "test"], cwd=ROOT):
        raise RefusalError("the checks or tests failed.")
    if git("rev-parse", "HEAD") != commit or git("status", "--porcelain"):
        raise RefusalError("the tree was changed while the tests ran.")
    set_time()
    folder = ROOT / "dist" / f"release-{version}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        build_packages.build(folder)
    except (build_packages.DifferentError, subprocess.CalledProcessError) as fault:
        raise RefusalError(str(fault)) from fault
    if with_bundle:
        build_bundle(folder)
    print(checksums.write(folder), end="")
    tag = f"v{version}"
    message = f"Evolution {version}\n\n{changes(version)}\n"
    git("tag", "--annotate", "--cleanup=verbatim", "--file=-", tag, commit, given=message)
    print(
        f"\nEverything lies in {folder.relative_to(ROOT).as_posix()}, and the tag {tag} is made."
        "\nNothing has left this computer. To publish, push the branch and then the tag:\n"
        f"\n  git push REMOTE {git('branch', '--show-current') or 'HEAD:BRANCH'}"
        f"\n  git push REMOTE {tag}\n"
        "\nThe tag starts .github/workflows/release.yml, which builds the installers."
        "\nWhat follows stands in docs/releasing.md."
        f"\nTo take it back, as long as it is not pushed: git tag --delete {tag}"
    )


def try_out() -> bool:
    """Build what people on Linux are given of this commit, try it out in bare systems, say how that went."""
    refuse(faults_of_tree())
    set_time()
    results: list[tuple[str, float, bool]] = []
    with TemporaryDirectory(prefix="evolution-qt-") as place:
        folder = Path(place)
        since = time.monotonic()
        build_installers(folder)
        results.append(("built", time.monotonic() - since, True))
        packages = sorted(path for path in folder.iterdir() if path.suffix in TRIED)
        for suite, package in itertools.product(SUITES, packages):
            since = time.monotonic()
            print(f"\n{package.name} in {suite}:", flush=True)
            words = [sys.executable, ROOT / "packaging" / "linux" / "try_package.py", suite, package]
            is_well = subprocess.call(words, cwd=ROOT) == 0
            results.append((f"{package.name} in {suite}", time.monotonic() - since, is_well))
    print(f"\n{'what':<60} seconds ok")
    for what, seconds, is_well in results:
        print(f"{what:<60} {seconds:7.0f} {'yes' if is_well else 'no'}")
    return all(is_well for _, _, is_well in results)


def refuse(faults: Iterable[str]) -> None:
    """End here with all faults, if there are any."""
    if listed := "".join(f"\n- {fault}" for fault in faults):
        raise RefusalError(listed)


def set_time() -> None:
    """Have everything that is built carry the time of the commit."""
    os.environ[stamps.EPOCH] = git("log", "-1", "--format=%ct")


def faults_before(version: str) -> Iterator[str]:
    """Yield all that can be seen without building or testing."""
    yield from faults_of_tree()
    yield from faults_of_version(version)
    yield from faults_of_changelog(version)
    yield from faults_of_translations()
    yield from faults_of_figures()


def faults_of_tree() -> Iterator[str]:
    """Yield what makes that which is built something else than what is committed."""
    if git("rev-parse", "--is-inside-work-tree", may_fail=True) != "true":
        yield "this is no checkout: a release is made of a commit"
    elif dirty := git("status", "--porcelain"):
        listed = "\n".join(f"    {line}" for line in dirty.splitlines())
        yield f"the tree has what is not committed:\n{listed}"


def faults_of_version(version: str) -> Iterator[str]:
    """Yield what is wrong with the version: its form, the package's, the one before."""
    if not PATTERN.fullmatch(version):
        yield f"“{version}” is no version such as 1.2.3"
        return
    own = stamps.version()
    if version != own:
        yield f"the package is {own}, not {version}: `__version__` in evolution_qt/__init__.py comes first"
    if git("tag", "--list", f"v{version}"):
        yield f"the tag v{version} exists"
        return
    tags = [PATTERN.fullmatch(tag[1:]) for tag in git("tag", "--list", "v*").split()]
    released = [tuple(map(int, found.groups())) for found in tags if found]
    if released:
        major, minor, patch = last = max(released)
        following = ((major, minor, patch + 1), (major, minor + 1, 0), (major + 1, 0, 0))
        if tuple(map(int, version.split("."))) not in following:
            first, second, third = map(named, following)
            yield f"after {named(last)} comes {first}, {second} or {third}"


def named(numbers: Sequence[int]) -> str:
    """Return a version as it is written."""
    return ".".join(map(str, numbers))


def faults_of_changelog(version: str) -> Iterator[str]:
    """Yield what is wrong with CHANGELOG.md: everything that is new belongs to this version."""
    if not changes(version):
        yield f"CHANGELOG.md has nothing under “## {version}”"
    if changes(NOT_YET):
        yield f"CHANGELOG.md has changes under “## {NOT_YET}”, but they are in this release"


def changes(version: str) -> str:
    """Return what the changelog says of a version; the heading may have a date behind it."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = HEADING.split(text)[1:]
    for heading, said in zip(parts[::2], parts[1::2], strict=True):
        if heading.split()[0] == version:
            return said.strip()
    return ""


def faults_of_translations() -> Iterator[str]:
    """Yield the languages in which sentences are missing or unfinished, or anything else is wrong."""
    for language in languages():
        left = sum(not one.is_finished or not all(one.forms) for one in read_all(language))
        if left:
            yield f"i18n: {left} sentences are not finished in {language}"
    command = [sys.executable, check_i18n.__file__]
    checked = subprocess.run(command, capture_output=True, text=True)
    if checked.returncode:
        said = (checked.stdout + checked.stderr).strip().splitlines()
        yield f"packaging/check_i18n.py finds {len(said)} faults, the first:\n    {said[0] if said else '?'}"


def faults_of_figures() -> Iterator[str]:
    """Yield what is wrong with the measured figures: of another program, or worse than they must be."""
    command = [sys.executable, ROOT / "benchmarks" / "measuring.py", "--check"]
    checked = subprocess.run(command, capture_output=True, text=True)
    if checked.returncode:
        yield from (checked.stdout + checked.stderr).strip().splitlines()


def build_bundle(folder: Path) -> None:
    """Put what people are given of the bundle, and the list of its parts, beside the packages."""
    build_installers(folder)
    sbom_of_bundle = folder / f"evolution-qt-{sys.platform}-{platform.machine()}.cdx.json"
    run([packager(), ROOT / "packaging" / "sbom.py", sbom_of_bundle, "--bundle", stamps.BUNDLE])


def build_installers(folder: Path) -> None:
    """Build the bundle, have it test itself, and put what people are given of it into a folder."""
    run([outer_python(), ROOT / "dev.py", "bundle"])
    run([packager(), ROOT / "packaging" / INSTALLERS[sys.platform], "--out", folder])


def outer_python() -> str:
    """Return the Python that this environment was made with: dev.py may have to fill it again."""
    return str(getattr(sys, "_base_executable", sys.executable))


def packager() -> Path:
    """Return the Python that `dev.py bundle` builds with."""
    return ROOT / ".tools" / "package" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(command: Sequence[str | Path], folder: Path = ROOT) -> None:
    """Run a program in sight; refuse the release if it fails."""
    words = [str(part) for part in command]
    print("$", " ".join(words), flush=True)
    if code := subprocess.call(words, cwd=folder):
        raise RefusalError(f"this failed with {code}: {' '.join(words)}")


def git(*words: str, given: str | None = None, may_fail: bool = False) -> str:
    """Return what git says."""
    done = subprocess.run(
        ["git", *words], cwd=ROOT, input=given, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode and not may_fail:
        raise RefusalError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.rstrip("\n")


if __name__ == "__main__":
    sys.exit(main())
