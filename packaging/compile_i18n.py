"""Compile i18n/*.ts into what the program reads: *.qm for Qt, *.json for the command line.

Both go to resources/i18n, with a list of the languages. Qt's own compiler would do the first half, but it
needs libraries that a machine which only plays does not have. The format is small and has not changed
since Qt 4; tests compare the result with Qt's.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from pathlib import Path

import catalogues
from catalogues import COMPILED, PLURALS, SOURCE_LANGUAGE, Message, languages, path_of, read

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES, MESSAGES, NUMERUS_RULES, LANGUAGE = 0x42, 0x69, 0x88, 0xA7
END, TRANSLATION, SOURCE_TEXT, CONTEXT, COMMENT = 1, 3, 6, 7, 8
OWN_NAME = "Language", "English"
"""The mark of what a language calls itself."""


def main() -> None:
    """Compile all languages."""
    compile_all(COMPILED)


def compile_all(folder: Path) -> None:
    """Write the compiled files of all languages into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.qm"), *folder.glob("*.json")):  # of a catalogue or language that is gone
        old.unlink()
    called = {}
    for language in languages():
        own = OWN_NAME[1] if language == SOURCE_LANGUAGE else language
        for name in catalogues.names():
            path = path_of(language, name)
            if not path.exists():
                continue
            messages = [message for message in read(path) if any(message.forms)]
            (folder / f"{name}_{language}.qm").write_bytes(qm(messages, language))
            (folder / f"{name}_{language}.json").write_text(plain(messages), encoding="utf-8", newline="\n")
            for one in messages:
                if (one.mark.context, one.mark.source) == OWN_NAME:
                    own = one.forms[0]
        called[language] = own
    listed = json.dumps(called, ensure_ascii=False, indent=1) + "\n"
    (folder / "languages.json").write_text(listed, encoding="utf-8", newline="\n")


def plain(messages: Sequence[Message]) -> str:
    """Return the sentences without plurals as JSON: context, English text, translation."""
    catalogue: dict[str, dict[str, str]] = {}
    for message in messages:
        if not message.mark.is_plural:
            catalogue.setdefault(message.mark.context, {})[message.mark.source] = message.forms[0]
    return json.dumps(catalogue, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def qm(messages: Sequence[Message], language: str) -> bytes:
    """Return the messages in the binary form that QTranslator loads."""
    body = b""
    places: list[tuple[int, int]] = []
    for message in sorted(messages, key=lambda one: one.mark):
        mark = message.mark
        source, comment, context = (text.encode() for text in (mark.source, mark.comment, mark.context))
        places.append((elf_hash(source + comment), len(body)))
        for form in message.forms:
            body += field(TRANSLATION, form.encode("utf-16-be"))
        body += field(COMMENT, comment) + field(SOURCE_TEXT, source) + field(CONTEXT, context)
        body += bytes([END])
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    result = MAGIC + section(LANGUAGE, language.encode()) + section(HASHES, hashes)
    return result + section(MESSAGES, body) + section(NUMERUS_RULES, PLURALS[language])


def field(tag: int, data: bytes) -> bytes:
    """Return one part of a message."""
    return struct.pack(">BI", tag, len(data)) + data


section = field
"""A part of the file has the same shape as a part of a message."""


def elf_hash(data: bytes) -> int:
    """Return the hash that Qt looks texts up by."""
    result = 0
    for byte in data:
        result = (result << 4) + byte
        high = result & 0xF0000000
        result ^= high >> 24
        result &= ~high & 0xFFFFFFFF
    return result or 1


if __name__ == "__main__":
    main()
