"""Reads what a browser printed: the words on each page of a PDF, as far as Chromium writes them.

It finds the objects, and turns glyphs into letters by each font's own table. Blanks are left
out, since a page keeps letters in their places, not words.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>")
_TABLE = re.compile(r"beginbf(char|range)\n(.*?)endbf", re.DOTALL)
_SINGLES = re.compile(r"<([0-9A-F]+)> <([0-9A-F]+)>")
_RANGES = re.compile(r"<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>")

Letters = dict[int, str]


def pages(pdf: bytes) -> list[str]:
    """Give the words of each page, without blanks."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    fonts = {
        number: _letters(_stream(objects[_reference(body, b"ToUnicode")]))
        for number, body in objects.items()
        if b"/Type /Font\n" in body and b"/ToUnicode" in body
    }
    return [
        "".join(_words(_stream(objects[_reference(body, b"Contents")]), fonts))
        for body in objects.values()
        if b"/Type /Page\n" in body
    ]


def squeezed(text: str) -> str:
    """Give a text without its blanks, to look for on a page."""
    return "".join(text.split())


def _reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/%s (\d+) 0 R" % key, body)
    assert found
    return int(found[1])


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    assert found
    return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]


def _letters(table: bytes) -> Letters:
    """Read a font's table from glyphs to letters."""
    letters: Letters = {}
    for kind, rows in _TABLE.findall(table.decode("ascii")):
        if kind == "char":
            letters |= {int(glyph, 16): _text(code) for glyph, code in _SINGLES.findall(rows)}
        else:
            for first, last, code in _RANGES.findall(rows):
                glyphs = range(int(first, 16), int(last, 16) + 1)
                letters |= {glyph: chr(int(code, 16) + i) for i, glyph in enumerate(glyphs)}
    return letters


def _text(code: str) -> str:
    return bytes.fromhex(code).decode("utf-16-be")


def _words(content: bytes, fonts: dict[int, Letters]) -> Iterator[str]:
    font: Letters = {}
    for name, shown in _SHOWN.findall(content):
        if name:
            font = fonts.get(int(name), {})
        else:
            glyphs = (int(shown[i : i + 4], 16) for i in range(0, len(shown), 4))
            yield "".join(font.get(glyph, "") for glyph in glyphs).replace(" ", "")
