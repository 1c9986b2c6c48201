"""Write the manual page of a language from the command line's own help.

python packaging/linux/man.py LANGUAGE [OUT]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import stamps  # noqa: E402

from evolution_qt import __version__, cli, messages  # noqa: E402

LANGUAGES = ("en", "de", "ja")
NAME = "evolution-qt"
HEADS = {
    "en": "name synopsis description options commands status environment files",
    "de": "bezeichnung übersicht beschreibung optionen befehle status umgebung dateien",
    "ja": "名前 書式 説明 オプション コマンド 終了ステータス 環境変数 ファイル",
}
"""The usual heads of sections, in the order of the page."""
SEE = {"en": "see also", "de": "siehe auch", "ja": "関連項目"}
WORDS = {
    "en": {
        "what": "the board games Evolution, Evolution: The Beginning and Dominant Species",
        "manual": "Games Manual",
        "status": ("done", "the program itself is at fault", "something given is wrong", "a move is refused"),
        "home": "a folder for everything that is kept, in place of the four below",
        "platform": "offscreen draws pictures without a display",
        "data": "games and what the record book has counted",
        "config": "settings",
        "state": "the log",
        "cache": "sounds; may be removed",
        "uninstall": "They stay when the program is removed.",
    },
    "de": {
        "what": "die Brettspiele Evolution, Evolution: Der Einstieg und Dominant Species",
        "manual": "Spiele",
        "status": (
            "erledigt",
            "ein Fehler des Programms selbst",
            "etwas Angegebenes stimmt nicht",
            "ein Zug wird abgelehnt",
        ),
        "home": "ein Ordner für alles, was aufgehoben wird, statt der vier unten",
        "platform": "offscreen zeichnet Bilder ohne Bildschirm",
        "data": "Partien und was die Bilanz gezählt hat",
        "config": "Einstellungen",
        "state": "das Protokoll des Programms",
        "cache": "Klänge; kann gelöscht werden",
        "uninstall": "Sie bleiben, wenn das Programm entfernt wird.",
    },
    "ja": {
        "what": "ボードゲーム「エボリューション」「エボリューション：ザ・ビギニング」「Dominant Species」",
        "manual": "ゲーム",
        "status": ("成功", "プログラム自体の不具合", "指定に誤りがある", "手が認められない"),
        "home": "下の4つに代えて、すべてを保存するフォルダー",
        "platform": "offscreenを指定すると、画面なしで絵を描く",
        "data": "ゲームと、戦績の集計",
        "config": "設定",
        "state": "プログラムのログ",
        "cache": "効果音。削除してもよい",
        "uninstall": "プログラムを削除しても残ります。",
    },
}
"""What the help does not say."""
FOLDERS = (
    ("data", "~/.local/share/evolution-qt"),
    ("config", "~/.config/evolution-qt"),
    ("state", "~/.local/state/evolution-qt/log"),
    ("cache", "~/.cache/evolution-qt"),
)


def main(words: list[str]) -> int:
    """Write one page to a file, or to the output."""
    if not 1 <= len(words) <= 2 or words[0] not in LANGUAGES:
        print(__doc__, file=sys.stderr)
        return 2
    text = page(words[0])
    if len(words) == 2:
        Path(words[1]).write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.buffer.write(text.encode("utf-8"))
    return 0


def page(language: str) -> str:
    """Return the page of a language."""
    return "\n".join(_ragged(_lines(language))) + "\n"


def _ragged(lines: Iterator[str]) -> Iterator[str]:
    """Have no line stretched: Japanese has no spaces for it, long options leave none; heads set it back."""
    for line in lines:
        yield line
        if line.startswith((".TH", ".SH", ".SS")):
            yield ".ad l"


def _lines(language: str) -> Iterator[str]:
    said, words = messages.load(language), WORDS[language]
    parser = cli._parser(said)
    heads = [head.upper() for head in HEADS[language].split()]
    day = datetime.fromtimestamp(stamps.epoch(), UTC).strftime("%Y-%m-%d")
    yield f'.TH {NAME.upper()} 6 {day} "{NAME} {__version__}" "{words["manual"]}"'
    yield from (f".SH {heads[0]}", rf"{_safe(NAME)} \- {words['what']}", f".SH {heads[1]}", ".nf")
    for line in parser.format_usage().splitlines():
        yield _safe(line[line.index(NAME) :])
    yield from (".fi", f".SH {heads[2]}", _safe(parser.description or ""), f".SH {heads[3]}")
    yield from _arguments(parser)
    yield f".SH {heads[4]}"
    for name, command in _commands(parser).items():
        yield from (f".SS {_safe(name)}", _safe(command.description or ""))
        yield from _arguments(command, but=("-h", "--lang"))
    yield f".SH {heads[5]}"
    for number, meaning in enumerate(words["status"]):
        yield from (".TP", str(number), _safe(meaning))
    yield f".SH {heads[6]}"
    for name, meaning in (("EVOLUTION_QT_HOME", words["home"]), ("QT_QPA_PLATFORM", words["platform"])):
        yield from (".TP", name, _safe(str(meaning)))
    yield f".SH {heads[7]}"
    for name, place in FOLDERS:
        yield from (".TP", rf"\fI{_safe(place)}\fR", _safe(str(words[name])))
    yield from (".PP", _safe(str(words["uninstall"])))
    yield from (f".SH {SEE[language].upper()}", f"/usr/share/doc/{_safe(NAME)}")


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _arguments(parser: argparse.ArgumentParser, but: tuple[str, ...] = ()) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or any(one in but for one in action.option_strings):
            continue
        place = str(action.metavar or "")
        if action.choices is not None:
            place = "{" + ",".join(map(str, action.choices)) + "}"
        named = ", ".join(rf"\fB{_safe(one)}\fR" for one in action.option_strings)
        valued = rf"\fI{_safe(place)}\fR" if place else ""
        yield from (".TP", f"{named} {valued}".strip(), _safe((action.help or "").replace("%%", "%")))


def _safe(text: str) -> str:
    """Return a line that means only itself to troff."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
