"""A player's secrets: a chain in which each value is the promise of the next one.

The last value of the chain is the player's own secret; each other one is a hash of the value after
it. A player who has seen a value can check the next one, and can compute all earlier values, but
no later one. docs/fair-dice.md says what this is for.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256

from pygames.core import Player
from pygames.errors import GameError
from pygames.link.codec import MOST_ACTIONS
from pygames.packing import from_letters

SIZE = 16
"""Bytes of a secret and of each value."""
LENGTH = MOST_ACTIONS // 2 + 1
"""The place of the last value: no player writes more messages, since none writes two in a row."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]", re.ASCII)
"""16 bytes in base64url, without padding."""


def read_secret(text: str) -> bytes:
    """Read a player's secret as callers send it."""
    if not _SECRET.fullmatch(text):
        raise GameError("bad-secret", f"secret: expected {SIZE} bytes in base64url, unpadded")
    return (from_letters(text) >> 4).to_bytes(SIZE, "big")


def write_value(value: bytes) -> str:
    """Return a value as callers see it."""
    return urlsafe_b64encode(value).decode("ascii").rstrip("=")


def match_id(secret: bytes) -> str:
    """Name the match that a player with this secret begins: eight letters."""
    digest = sha256(b"pygames match 1" + secret).digest()
    return urlsafe_b64encode(digest[:6]).decode("ascii")


def value(secret: bytes, match: str, seat: Player, place: int) -> bytes:
    """Return a value of a player's own chain."""
    return _chain(secret, match, seat)[place]


def back(latest: bytes, match: str, seat: Player, place: int) -> tuple[bytes, ...]:
    """Return the values of a chain from its first up to `latest`, which stands at `place`."""
    values = [latest]
    for at in range(place, 0, -1):
        values.append(_promise(values[-1], match, seat, at))
    return tuple(reversed(values))


def is_next(secret: bytes, latest: bytes, match: str, seat: Player, place: int) -> bool:
    """Tell whether a value is the one at `place`, which the latest one promises."""
    return _promise(secret, match, seat, place) == latest


def _promise(value: bytes, match: str, seat: Player, place: int) -> bytes:
    """Return the value before the one at `place`, which promises it."""
    name = f"pygames chain 1 {match} {seat} {place} ".encode("ascii")
    return sha256(name + value).digest()[:SIZE]


@lru_cache(maxsize=16)
def _chain(secret: bytes, match: str, seat: Player) -> tuple[bytes, ...]:
    return back(secret, match, seat, LENGTH)
