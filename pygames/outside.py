"""Texts from outside, as systems, mail and people write them: their encodings, and JSON in them.

`web/src/exchange/outside.ts` reads files in the same way; a table tests both
(`tests/corpus/encodings.json`).
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from importlib import import_module

from pygames.errors import GameError

_MARKS = {BOM_UTF8: "utf-8", BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
_UNUSED = {0xDC00 + byte: byte for byte in (0x81, 0x8D, 0x8F, 0x90, 0x9D)}
"""Bytes without a letter in Western Windows: pages read them as control characters."""
_MOST_TRIES = 5
"""A text with this many unclosed brackets has no game: each is followed to the end."""

# Compiled where they are used: pages need none of them.
_QUOTES = "[“”„‟«»″\uff02]"
_BLANKS = r"[\s>|]*"
_BEGINS = rf'(?:\[{_BLANKS})?\{{{_BLANKS}"'
_CURLY = rf"([\[{{,:]{_BLANKS}|\\){_QUOTES}|{_QUOTES}(?={_BLANKS}[\]}},:])"
_SHORT_LINES = r"=\n(?=.)"
"""A broken line in mail that may have ASCII only: other signs in it are "=" and two digits."""
_IN_HTML = rf"\{{{_BLANKS}&(?:quot|#34|#x22);"
_ESCAPED = rf"(?:\\\{{|\uff5b){_BLANKS}\\?[\"\uff02]"
_IN_MARKDOWN = r"\\([\[\]{}_*:,-])"
_TEXT = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_TOKEN = rf"(?s){_TEXT}|[\[\]{{}}]"
_BROKEN = r"=?(?:\r\n?|\n)[ \t]*(?:[>|][ \t]*)*"
"""A broken line: undecoded mail has "=" there, and an answer ">" after it."""
_JOINED = {0x2026: "...", 0xBD: "1/2", 0x2044: "/"}
"""What editors make of several signs."""
_INVISIBLE = "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]"
_DASH = "[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]"
_BLANK = r"[^\S\n\u2028\u2029\x0b\x0c\x85]"
_LINE = "[\u2028\u2029\x0b\x0c\x85]"
_WIDE: dict[int, str | int] = {**{wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}, **_JOINED}
_ANSWER = r"[ \t]*(?:[>|][ \t]?)+"
_ODD = rf"(?s)({_TEXT})|[\u00a0\u200b-\u200f\u2028\u2029\u202f\u2060\ufeff]"


def text_of(raw: bytes) -> str:
    """Return the text in a file, in UTF-8 or in UTF-16, as PowerShell writes it."""
    mark, codec = coded_in(raw)
    try:
        return raw[len(mark) :].decode(codec)
    except UnicodeDecodeError:
        raise GameError("bad-json", "not a text in UTF-8 or UTF-16") from None


def text_or_guess(raw: bytes) -> tuple[str, bool]:
    """Return the text in a file of a person, and whether its code is only guessed.

    What is in neither UTF-8 nor UTF-16 is read as Western Windows writes it.
    """
    try:
        return text_of(raw), False
    except GameError:
        return raw.decode("cp1252", "surrogateescape").translate(_UNUSED), True


def coded_in(raw: bytes) -> tuple[bytes, str]:
    """Return the mark that says how bytes are coded, if they have one, and the code."""
    for mark, codec in _MARKS.items():
        if raw[: len(mark)] == mark:
            return mark, codec
    # Our texts begin with an ASCII letter.
    if raw[:1] == b"\0":
        return b"", "utf-16-be"
    return b"", "utf-16-le" if raw[1:2] == b"\0" else "utf-8"


def as_typed(text: str) -> str:
    """Return a text with the signs of a keyboard: its blanks, dashes and letters of one width."""
    plain = re.sub(_INVISIBLE, "", text).translate(_WIDE)
    return re.sub(_LINE, "\n", re.sub(_DASH, "-", re.sub(_BLANK, " ", plain)))


def unquoted(text: str, mark: str) -> str:
    """Remove the marks of an answer (">") from all lines, if a line with this mark has them."""
    if not re.search(rf"(?im)^{_ANSWER}{mark}", text):
        return text
    return re.sub(rf"(?m)^{_ANSWER}", "", text)


def unescaped(text: str, mark: str) -> str:
    """Read a text as it was before a mail or a page was made of it."""
    if re.search(rf"(?im){mark}\s*&(?:quot|#34|#x22|[lr]dquo|nbsp);", text):
        text = import_module("html").unescape(text)
    if re.search(r"(?m)=3D|=[0-9A-F]{2}=[0-9A-F]{2}|=$\n(?=.)", text) and text.isascii():
        text = import_module("quopri").decodestring(text.encode()).decode("utf-8", "replace")
    return text


def enclosed(text: str) -> Iterator[str]:
    """Yield what may be JSON in a text, with anything around it: each object, or list of them.

    Curly quotes, broken lines and the marks of an answer (">") are as they were before; what is
    right is only copied.
    """
    text = _straight(_as_sent(text))
    tries, at = 0, 0
    while tries < _MOST_TRIES and (begin := re.compile(_BEGINS).search(text, at)):
        end = _closed(text, begin.start())
        if end is None:
            tries, at = tries + 1, begin.start() + 1
        else:
            yield _mended(text[begin.start() : end])
            at = end


def _as_sent(text: str) -> str:
    """Return JSON as it was before mail, a page or Markdown had it; what is right stays."""
    if re.search(_SHORT_LINES, text) and text.isascii():
        text = import_module("quopri").decodestring(text.encode()).decode("utf-8", "replace")
    begins, escaped = re.search(_BEGINS, text), re.search(_ESCAPED, text)
    if escaped and not (begins and begins.start() < escaped.start()):
        return as_typed(re.sub(_IN_MARKDOWN, r"\1", text))
    return (
        import_module("html").unescape(text) if not begins and re.search(_IN_HTML, text) else text
    )


def _straight(text: str) -> str:
    """Make the quotes of JSON straight again; if any are straight, curly ones belong to a name."""
    return text if re.search(_BEGINS, text) else re.sub(_CURLY, r'\1"', text)


def _closed(text: str, begin: int) -> int | None:
    """Return where the bracket that begins here is closed."""
    depth = 0
    for token in re.compile(_TOKEN).finditer(text, begin):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if not depth:
            return token.end()
    return None


def _mended(text: str) -> str:
    """Join broken lines, and leave out letters that JSON doesn't allow between its values."""
    return re.sub(_ODD, lambda match: match[1] or "", re.sub(_BROKEN, "", text))
