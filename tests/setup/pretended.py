"""A pretended machine for the tests of the set-up: no network, no packages, nothing outside a folder."""

from pathlib import Path

from devtools.machine import Machine


class PretendedMachine(Machine):
    """A Debian without anything, unless told otherwise; it remembers what it was asked to run."""

    cores = 1
    processor = "x86_64"
    glibc = (2, 36)
    macos = (15, 5)

    def __init__(
        self,
        root: Path,
        *,
        is_root=False,
        programs=("apt-get",),
        libraries=(),
        modules=(),
        system="linux",
        display=False,
        fails=(),
        answers=None,
    ):
        super().__init__(root)
        self.system = system
        self.python = "/usr/bin/python3"
        self.version = (3, 11, 2)
        self.environ = {}
        self.root_user, self.display = is_root, display
        self.programs, self.libraries, self.modules = set(programs), set(libraries), set(modules)
        self.fails, self.answers = fails, answers or {}
        self.reads_screens = True
        self.ran, self.said, self.environs, self.became = [], [], [], None
        (root / "requirements").mkdir()
        for name in ("run", "dev", "bench", "package", "uv"):
            (root / "requirements" / f"{name}.txt").write_text(f"the {name} lock", encoding="utf-8")

    @property
    def is_root(self):
        return self.root_user

    def which(self, name):
        return f"/usr/bin/{name}" if name in self.programs else None

    def has_library(self, soname):
        return soname in self.libraries

    def has_module(self, name):
        return name in self.modules

    def has_headers(self):
        return False

    def can_read_screens(self):
        return self.reads_screens

    def display_answers(self):
        return self.display

    def say(self, text):
        self.said.append(text)

    def become(self, command, environ, folder=None):
        self.became, self.environs = [str(part) for part in command], [*self.environs, dict(environ)]
        return 0

    def run(self, command, environ, folder=None):
        return self.output(command, environ)[0]

    def output(self, command, environ=None):
        line = " ".join(str(part) for part in command)
        self.ran.append(line)
        self.environs.append(dict(environ or {}))
        if any(part in line for part in self.fails):
            return 1, f"{line}: failed"
        self.obey(line)
        return 0, next((said for part, said in self.answers.items() if part in line), "")

    def obey(self, line):
        """Let the installers leave behind what they would."""
        if "apt-get install" in line:
            from devtools import system
            from evolution_qt import starting

            for need in (
                *starting.DRAWING,
                *starting.WINDOW,
                *starting.WAYLAND,
                system.GIT,
                *system.TRIAL,
                *system.SPEAKING,
            ):
                if need.apt in line.split():
                    (self.libraries if need.what.startswith("lib") else self.programs).add(need.what)
            self.reads_screens = self.reads_screens or "gir1.2-atspi-2.0" in line
            if "venv" in line:
                self.modules.add("ensurepip")
        if "--target" in line:
            self.touch(".tools/bin/uv")
        if " venv " in line:
            folder = next(name for name in (".tools/pip", ".tools/package", ".venv") if name in line)
            self.touch(f"{folder}/bin/python")

    def touch(self, name):
        """Leave an empty file."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def heard(self, part):
        """Whether a command with these words was run."""
        return any(part in line for line in self.ran)
