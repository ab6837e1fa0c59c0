"""Requests in bad faith: the door answers all of them, soon and in form."""

import json
import time
from binascii import crc32
from typing import Any

import pytest

from pygames.door import bridge
from pygames.errors import KINDS
from pygames.packing import ALPHABET, to_letters
from pygames.record import forget

MOST_SECONDS = 2
"""
How much of the processor's time an answer may take. Most take a thousandth of it, so that a busy
machine decides nothing; what hangs takes more at any time.
"""
TRIES = 3
"""How often a request is made that took too long: what is really slow is slow each time."""


def answered(request: str | bytes) -> dict[str, Any]:
    """Ask, and check the form of the answer, and that it didn't take long."""
    return in_form(_soon(request))


def in_form(line: str) -> dict[str, Any]:
    """Read an answer, and check its form."""
    assert "\n" not in line
    assert line.isascii()
    answer: dict[str, Any] = json.loads(line, parse_constant=pytest.fail)
    assert set(answer) in ({"id", "ok"}, {"id", "error"})
    if "error" in answer:
        assert answer["error"]["kind"] in KINDS
        assert answer["error"]["kind"] != "failed"
        assert isinstance(answer["error"]["message"], str)
        assert len(answer["error"]["message"]) < 500
    return answer


def _soon(request: str | bytes) -> str:
    for _ in range(TRIES):
        start = time.process_time()
        line = bridge.answer(request)
        if time.process_time() - start < MOST_SECONDS:
            return line
        forget()
    pytest.fail(f"the answer took too long: {line[:200]}")


def resealed(version: str, letters: str) -> str:
    """Return the text of a link whose check holds, whatever its letters say."""
    head = version + ALPHABET[len(letters) % 64]
    return head + to_letters(crc32((head + letters).encode()), 6) + letters
