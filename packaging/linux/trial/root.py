"""A bare Debian in a folder: made once by debootstrap, copied for each trial, entered by namespaces."""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
PLAYER = 1000
"""The number of the ordinary user."""
HOME = "/home/player"
LONGEST = 900
"""Seconds after which nothing inside will ever end."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
ENTER = """\
mount -t proc proc "$0/proc" && mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm" || exit 125
mount -t tmpfs -o mode=1777 tmpfs "$0/tmp" && mount -t tmpfs -o mode=1777 tmpfs "$0/run" || exit 125
if [ -n "$1" ]; then mkdir -p "$0$1" && mount --bind "$1" "$0$1" || exit 125; fi
user="$2" root="$0"; shift 2
chroot --userspec="$user:$user" --groups= "$root" "$@"
"""
"""What a shell does in new namespaces; the mounts are not seen outside, and they end with it."""


class Root:
    """A root folder that programs can be run in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def at(self, place: str) -> Path:
        """Return where something in the root lies outside."""
        return self.folder / place.lstrip("/")

    def command(
        self, words: Sequence[str | Path], *, user: int = 0, shared: Path | None = None
    ) -> list[str | Path]:
        """Return the words that run others inside; *shared* is a folder that lies at the same place there."""
        entered = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER]
        return [*entered, self.folder, str(shared or ""), str(user), *words]

    def run(
        self,
        words: Sequence[str | Path],
        *,
        user: int = 0,
        shared: Path | None = None,
        environ: Mapping[str, str] | None = None,
        check: bool = True,
    ) -> subprocess.CompletedProcess[str]:
        """Run something inside to its end and return what it said."""
        done = subprocess.run(
            self.command(words, user=user, shared=shared),
            env=inside(user) | dict(environ or {}),
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LONGEST,
            check=False,
        )
        if check and done.returncode:
            raise SystemExit(f"{' '.join(map(str, words))}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done

    def install(self, *packages: str) -> None:
        """Have apt install packages, or files of packages, with what they depend on and nothing else."""
        options = ["--yes", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0"]
        self.run(["apt-get", "install", *options, *packages])

    def packages(self) -> set[str]:
        """Return the names of what dpkg knows of, leftovers of removed ones too."""
        return set(self.run(["dpkg-query", "-W", "-f", "${Package}\n"]).stdout.split())

    def files(self, below: str = "/") -> dict[str, str]:
        """Return everything that lies there: its place, and what tells whether it has changed."""
        start = self.at(below)
        found = {}
        for path in sorted(_walk(start)):
            told = path.lstat()
            content = os.readlink(path) if path.is_symlink() else ""
            if stat.S_ISREG(told.st_mode):
                content = hashlib.sha256(path.read_bytes()).hexdigest()
            found[f"/{path.relative_to(self.folder)}"] = (
                f"{stat.filemode(told.st_mode)} {told.st_uid} {content}"
            )
        return found


def _walk(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        yield from (Path(place, name) for name in (*folders, *files))


def inside(user: int) -> dict[str, str]:
    """Return the environment of a process that has just come in."""
    home = HOME if user else "/root"
    return {"PATH": PATH, "HOME": home, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}


def bare(suite: str, cache: Path) -> Path:
    """Return the folder of a bare root, made now if there is none; it is never written to again."""
    folder = cache / f"bare-{suite}"
    if not folder.is_dir():
        packages = cache / "packages"
        packages.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(prefix=f"{suite}-", dir=cache))
        words: list[str | Path] = [
            "debootstrap",
            "--variant=minbase",
            f"--cache-dir={packages}",
            suite,
            making,
        ]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"debootstrap: {done.returncode}\n{done.stdout[-3000:]}{done.stderr}")
        making.chmod(0o755)
        making.rename(folder)
    return folder


def copied(suite: str, cache: Path, folder: Path) -> Root:
    """Return a fresh root with a user whose home is empty, and the lists of packages as they are today."""
    subprocess.run(["cp", "--archive", "--no-target-directory", bare(suite, cache), folder], check=True)
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(Path("/etc", name), folder / "etc" / name)
    root = Root(folder)
    root.run(["useradd", "--uid", str(PLAYER), "--create-home", "--skel", "/nonexistent", "player"])
    root.run(["apt-get", "update"])
    return root
