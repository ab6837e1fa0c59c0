"""Choices that all make at once: each travels sealed, and is opened once all have chosen.

The next value of a player's chain is fixed from the beginning, and known to nobody else. It decides
by how much the number of a choice is moved on: so what is sent says nothing, and can be opened in
one way only.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from pygames.core import UNSEEN, Action, Player


def seal(action: Action, possible: Sequence[Action], seat: Player, value: bytes) -> Action:
    """Seal a choice among several with the author's next value."""
    number = sorted(possible).index(action) + _shift(seat, value)
    return f"{UNSEEN}{number % len(possible)}"


def unseal(sealed: Action, possible: Sequence[Action], seat: Player, value: bytes) -> Action:
    """Return the choice that was sealed with this value."""
    number = int(sealed.removeprefix(UNSEEN)) - _shift(seat, value)
    return sorted(possible)[number % len(possible)]


def _shift(seat: Player, value: bytes) -> int:
    """Return a number so large that each remainder of it is as good as equally likely."""
    return int.from_bytes(
        sha256(f"pygames sealed 1 {seat} ".encode("ascii") + value).digest(), "big"
    )
