"""Draws a view of the program into a picture, without a display."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import bad
from evolution_qt.core.plain import parse, read_given, shown
from evolution_qt.games.opening import open_position
from evolution_qt.ui.kit import keymap, palette
from evolution_qt.ui.shell.game.roster import badges_of
from evolution_qt.ui.shell.settings.settings import TEXT_SIZES
from evolution_qt.ui.shell.shots.sample_games import NAMES, Opened, Shot, names_in
from evolution_qt.ui.shell.shots.tables import match_of
from evolution_qt.ui.shell.shots.views import OF_A_POSITION, VIEWS
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.commands import usual_keys
from evolution_qt.ui.shell.window.language import Translations, of_system
from evolution_qt.ui.table.presentation import presentation

USUAL_SIZE: Final = (1280, 800)
LARGEST_SIDE: Final = 8192
"""Pixels; a larger picture is refused."""


def main(arguments: argparse.Namespace) -> int:
    """Draw what the arguments of `evolution-qt shot` ask for; return 0. Raises BadInput."""
    view = arguments.view or ("table" if arguments.file else "start")
    if view not in VIEWS:
        raise bad("unknown_value", "--view", value=shown(view))
    size, scale = _size(arguments)
    opened = _opened(arguments.file)
    if view in OF_A_POSITION and opened is None:
        raise bad("missing_key", "shot", key="FILE")
    seat = NOBODY if arguments.seat is None else int(arguments.seat)
    seats = len(names_in(*opened)) if opened is not None else len(NAMES)
    if arguments.seat is not None and not 0 <= seat < seats:
        raise bad("no_such_seat", "--seat", value=seat)
    if QApplication.instance() is None:
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"  # so that pictures inside labels are sharp too
    text = getattr(arguments, "text", None) or 100
    if text not in TEXT_SIZES:
        raise bad("unknown_value", "--text", value=text)
    image = drawn(
        view,
        opened,
        seat,
        language=getattr(arguments, "lang", None),
        theme=arguments.theme or "light",
        text=text,
        size=size,
        scale=scale,
        keys=_keys(arguments),
    )
    if not QImageWriter(str(arguments.out), QByteArray(b"PNG")).write(image):
        raise bad("unwritable", str(arguments.out))
    return 0


def drawn(
    view: str,
    opened: Opened | None = None,
    seat: int = NOBODY,
    *,
    language: str | None = None,
    theme: str = "light",
    text: int = 100,
    size: QSize | None = None,
    scale: float = 1.0,
    keys: Sequence[str] = (),
) -> QImage:
    """Return the picture of one of the views, in a language or else the system's."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from evolution_qt.ui.shell.window.app import make_app, speaking

    app = make_app(partial(speaking, language))
    keymap.begin(usual_keys())
    translations = Translations(app)
    translations.use(language or of_system())
    paper = size or QSize(*USUAL_SIZE)
    shot = Shot(app, opened, seat, theme, text, translations.language, paper, scale)
    try:
        if opened is not None:
            palette.use_badges(badges_of(match_of(shot)[0]))
        shot.keys = list(keys)
        return VIEWS[view](shot)
    finally:
        palette.use_badges()
        # now: a view that only a collection would free might go while it writes its words again
        shot.holder.deleteLater()
        app.sendPostedEvents(shot.holder, QEvent.Type.DeferredDelete)
        style.write_as_usual()
        translations.remove()


def _size(arguments: argparse.Namespace) -> tuple[QSize, float]:
    width, height = arguments.size or USUAL_SIZE
    scale = 1.0 if arguments.scale is None else float(arguments.scale)
    if not 0.25 <= scale <= 8:
        raise bad("unknown_value", "--scale", value=shown(scale))
    if not all(side >= 64 and side * scale <= LARGEST_SIDE for side in (width, height)):
        raise bad("unknown_value", "--size", value=f"{width}x{height}")
    return QSize(width, height), scale


def _keys(arguments: argparse.Namespace) -> list[str]:
    """Return the keys to press. Raises BadInput for what is no key."""
    names = (getattr(arguments, "keys", None) or "").split()
    for name in names:
        if keymap.named(name) == Qt.Key.Key_unknown:
            raise bad("unknown_value", "--keys", value=shown(name))
    return names


def _opened(name: str | None) -> Opened | None:
    """Return the position in a file. Raises BadInput, also for a game without a table."""
    if name is None:
        return None
    game, state = open_position(parse(read_given(name)))
    presentation(game.key)
    return game, state
