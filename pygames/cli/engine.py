"""The door as JSON lines: one request a line in, one answer a line out, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, TextIO

from pygames.door import bridge

_CHUNK = 1 << 16


def serve(requests: BinaryIO, answers: TextIO) -> int:
    """Answer every line until the input ends, flushing each; no input ends it sooner."""
    for line in _lines(requests):
        answers.write(f"{bridge.answer(line)}\n")
        answers.flush()
    return 0


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """Yield each line without its end; of one that is too long, only the beginning."""
    while line := requests.readline(bridge.MOST_BYTES + 2):
        if line.endswith(b"\n") or len(line) <= bridge.MOST_BYTES:
            yield line.rstrip(b"\r\n")
            continue
        while (rest := requests.readline(_CHUNK)) and not rest.endswith(b"\n"):
            pass
        yield line
