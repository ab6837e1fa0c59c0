"""Requests that nobody sends in good faith: the door answers all of them, soon and in form."""

from __future__ import annotations

import json
import time
from binascii import crc32
from typing import Any

import pytest

from pygames.door import bridge
from pygames.errors import KINDS
from pygames.link.packing import ALPHABET, to_letters

MOST_SECONDS = 0.1
"""How much of the processor's time an answer may take."""
LENIENCY = 5
"""How many times that lets no test fail: caches are cold, and others share the processor."""


def answered(request: str | bytes) -> dict[str, Any]:
    """Ask, and check the form of whatever comes back, and that it didn't take long."""
    start = time.process_time()
    line = bridge.answer(request)
    took = time.process_time() - start
    assert took < LENIENCY * MOST_SECONDS
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


def resealed(version: str, letters: str) -> str:
    """Return the text of a link whose check holds, whatever its letters say."""
    head = version + ALPHABET[len(letters) % 64]
    return head + to_letters(crc32((head + letters).encode()), 6) + letters
