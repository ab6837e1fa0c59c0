"""Reads what a browser printed: words and pictures on the pages of a PDF, as Chromium writes them.

It finds the objects, turns glyphs into letters by each font's own table, and follows where each
picture is put. Blanks are left out, since a page keeps letters in their places, not words.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>")
_TABLE = re.compile(r"beginbf(char|range)\n(.*?)endbf", re.DOTALL)
_SINGLES = re.compile(r"<([0-9A-F]+)> <([0-9A-F]+)>")
_RANGES = re.compile(r"<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>")

_BOX = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")
_USED = re.compile(rb"/X(\d+) (\d+) 0 R")
_WIDE = re.compile(rb"/Width (\d+)")
_PLACED = re.compile(rb"(?<!\S)(?:(q)|(Q)|((?:-?[\d.]+ ){6})cm|/X(\d+) Do)(?!\S)")
_MM = 25.4 / 72

Letters = dict[int, str]
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Picture:
    """A picture on paper: from where to where in mm from the lower left, and dots to an inch."""

    left: float
    bottom: float
    right: float
    top: float
    dots: float


@dataclass(frozen=True)
class Sheet:
    """A page of paper in mm: its size, its words without blanks, its pictures."""

    width: float
    height: float
    words: str
    pictures: list[Picture]


def pages(pdf: bytes) -> list[str]:
    """Return the words of each page, without blanks."""
    return [sheet.words for sheet in sheets(pdf)]


def sheets(pdf: bytes) -> list[Sheet]:
    """Return the pages."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    fonts = {
        number: _letters(_stream(objects[_reference(body, b"ToUnicode")]))
        for number, body in objects.items()
        if b"/Type /Font\n" in body and b"/ToUnicode" in body
    }
    return [_sheet(body, objects, fonts) for body in objects.values() if b"/Type /Page\n" in body]


def _sheet(body: bytes, objects: dict[int, bytes], fonts: dict[int, Letters]) -> Sheet:
    box = _BOX.search(body)
    assert box
    content = _stream(objects[_reference(body, b"Contents")])
    images = {name: objects[int(number)] for name, number in _USED.findall(body)}
    wide = {name: match[1] for name, image in images.items() if (match := _WIDE.search(image))}
    return Sheet(
        float(box[1]) * _MM,
        float(box[2]) * _MM,
        "".join(_words(content, fonts)),
        list(_pictures(content, {name: int(dots) for name, dots in wide.items()})),
    )


def _pictures(content: bytes, wide: dict[bytes, int]) -> Iterator[Picture]:
    """Follow the matrices to where each picture is drawn, upright and in one piece."""
    at: Matrix = (1, 0, 0, 1, 0, 0)
    matrices: list[Matrix] = []
    for push, pop, numbers, name in _PLACED.findall(content):
        if push:
            matrices.append(at)
        elif pop:
            at = matrices.pop()
        elif numbers:
            at = _within(at, numbers)
        elif name in wide:
            a, _, _, d, x, y = (n * _MM for n in at)
            yield Picture(x, min(y, y + d), x + a, max(y, y + d), wide[name] / (a / 25.4))


def _within(outer: Matrix, numbers: bytes) -> Matrix:
    """Return the matrix of a part of a page that is placed by another."""
    a, b, c, d, e, f = map(float, numbers.split())
    p, q, r, s, t, u = outer
    return (
        a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t,
        e * q + f * s + u,
    )  # fmt: skip


def squeezed(text: str) -> str:
    """Return a text without its blanks, to look for on a page."""
    return "".join(text.split())


def _reference(body: bytes, key: bytes) -> int:
    match = re.search(rb"/%s (\d+) 0 R" % key, body)
    assert match
    return int(match[1])


def _stream(body: bytes) -> bytes:
    match = _STREAM.search(body)
    assert match
    return zlib.decompress(match[1]) if b"/FlateDecode" in body else match[1]


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
    for name, text in _SHOWN.findall(content):
        if name:
            font = fonts.get(int(name), {})
        else:
            glyphs = (int(text[i : i + 4], 16) for i in range(0, len(text), 4))
            yield "".join(font.get(glyph, "") for glyph in glyphs).replace(" ", "")
