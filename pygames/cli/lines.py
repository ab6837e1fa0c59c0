"""Lines that arrive in pieces, in any encoding."""

from __future__ import annotations

from codecs import BOM_UTF8, getincrementaldecoder
from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from pygames.outside import coded_in

_CHUNK = 1 << 16


class Stream(Protocol):
    """Bytes that arrive in pieces."""

    def read1(self, size: int, /) -> bytes:
        """Return what has arrived, at most this many bytes; none at the end."""


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


def _in_utf8(stream: Stream) -> Iterator[bytes]:
    head = b""
    while len(head) < 2 or BOM_UTF8.startswith(head):
        if not (more := stream.read1(_CHUNK)):
            break
        head += more
    mark, codec = coded_in(head)
    decoder = None if codec == "utf-8" else getincrementaldecoder(codec)("replace")
    for chunk in chain([head[len(mark) :]], iter(lambda: stream.read1(_CHUNK), b"")):
        yield decoder.decode(chunk).encode() if decoder else chunk
