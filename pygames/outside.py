"""Texts from outside, as systems, mail and people write them: letters, lines, and JSON in a text.

`web/src/keep/outside.ts` reads JSON in a text in the same way; one table tests both
(`tests/corpus/texts.json`).
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, getincrementaldecoder
from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from pygames.errors import GameError

_MARKS = {BOM_UTF8: "utf-8", BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
_CHUNK = 1 << 16
_MOST_TRIES = 5
"""So many brackets that nothing closes are no text with a game: each is followed to the end."""

_QUOTES = "[“”„‟«»″\uff02]"
_BLANKS = r"[\s>|]*"
_BEGINS = re.compile(rf'(?:\[{_BLANKS})?\{{{_BLANKS}"')
_CURLY = re.compile(rf"([\[{{,:]{_BLANKS}|\\){_QUOTES}|{_QUOTES}(?={_BLANKS}[\]}},:])")
_TEXT = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_TOKEN = re.compile(rf"{_TEXT}|[\[\]{{}}]", re.DOTALL)
_BROKEN = re.compile(r"=?(?:\r\n?|\n)[ \t]*(?:[>|][ \t]*)*")
"""Where a line was broken: mail that isn't decoded has "=" there, and an answer ">" after it."""
_ODD = re.compile(rf"({_TEXT})|[\u00a0\u200b-\u200f\u2028\u2029\u202f\u2060\ufeff]", re.DOTALL)


class Stream(Protocol):
    """Bytes that come in pieces."""

    def read1(self, size: int, /) -> bytes:
        """Return what is there, at most so many bytes; none at the end."""


def text_of(raw: bytes) -> str:
    """Return the text in a file, in UTF-8 or in UTF-16, as PowerShell writes it."""
    mark, codec = _coded(raw)
    try:
        return raw[len(mark) :].decode(codec)
    except UnicodeDecodeError:
        raise GameError("bad-json", "not a text in UTF-8 or UTF-16") from None


def lines_of(stream: Stream, most: int) -> Iterator[bytes]:
    """Yield each line in UTF-8, without its end.

    Of one that is longer than `most` bytes, only the beginning is kept: one byte more. It comes as
    soon as that is there, since its end may never come.
    """
    line, is_long = b"", False
    for chunk in _in_utf8(stream):
        for at, piece in enumerate(chunk.split(b"\n")):
            if at:
                if not is_long:
                    yield line.removesuffix(b"\r")
                line, is_long = b"", False
            line += piece[: most + 2 - len(line)]
            if len(line) > most + 1 and not is_long:
                is_long = True
                yield line[: most + 1]
    if line and not is_long:
        yield line.removesuffix(b"\r")


def enclosed(text: str) -> Iterator[str]:
    """Yield what may be JSON in a text, with anything around it: each object, or list of them.

    Curly quotes, broken lines and the marks of an answer (">") are as they were before; what is
    right is only copied.
    """
    text = _straight(text)
    tries, at = 0, 0
    while tries < _MOST_TRIES and (begin := _BEGINS.search(text, at)):
        end = _closed(text, begin.start())
        if end is None:
            tries, at = tries + 1, begin.start() + 1
        else:
            yield _mended(text[begin.start() : end])
            at = end


def _coded(raw: bytes) -> tuple[bytes, str]:
    """Return the mark at the beginning, if there is one, and the code."""
    for mark, codec in _MARKS.items():
        if raw.startswith(mark):
            return mark, codec
    # A text of ours begins with a letter of ASCII.
    if raw[:1] == b"\0":
        return b"", "utf-16-be"
    return b"", "utf-16-le" if raw[1:2] == b"\0" else "utf-8"


def _in_utf8(stream: Stream) -> Iterator[bytes]:
    head = b""
    while len(head) < 2 or BOM_UTF8.startswith(head):
        if not (more := stream.read1(_CHUNK)):
            break
        head += more
    mark, codec = _coded(head)
    decoder = None if codec == "utf-8" else getincrementaldecoder(codec)("replace")
    for chunk in chain([head[len(mark) :]], iter(lambda: stream.read1(_CHUNK), b"")):
        yield decoder.decode(chunk).encode() if decoder else chunk


def _straight(text: str) -> str:
    """Make the quotes of JSON straight again; where any is, the curly ones are of a name."""
    return text if _BEGINS.search(text) else _CURLY.sub(r'\1"', text)


def _closed(text: str, begin: int) -> int | None:
    """Return where the bracket is closed that stands here."""
    depth = 0
    for token in _TOKEN.finditer(text, begin):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if not depth:
            return token.end()
    return None


def _mended(text: str) -> str:
    """Join broken lines, and leave out letters that JSON doesn't allow between its values."""
    return _ODD.sub(lambda found: found[1] or "", _BROKEN.sub("", text))
