"""Packs: the puzzles of a game in one file, with the figures needed to make them again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

NAME = "puzzles.txt"
"""The file in a game's folder."""
VERSION = 1
_HEAD = re.compile(
    r"version=([0-9]+) seed=([A-Za-z0-9_-]{1,32}) games=([0-9]+) tried=([0-9]+)", re.ASCII
)


@dataclass(frozen=True)
class Pack:
    """Puzzles found in bots' games, which are numbered from 0: at most one for each game."""

    seed: str
    games: int = 0
    """How many games were played."""
    tried: int = 0
    """How many positions were looked at."""
    texts: tuple[str, ...] = ()
    bands: Mapping[str, int] = field(default_factory=dict)
    """How hard puzzles were found to be, where that isn't what their texts say."""

    def write(self) -> str:
        """Return the content of a file."""
        head = f"version={VERSION} seed={self.seed} games={self.games} tried={self.tried}"
        lines = (
            f"{text} {self.bands[text]}" if text in self.bands else text for text in self.texts
        )
        return "\n".join([head, *lines, ""])

    def _band(self, text: str) -> list[str]:
        return [str(self.bands[text])] if text in self.bands else []


def read(content: str) -> Pack:
    """Return the pack in a file (ValueError if it is none)."""
    head, *lines = content.splitlines() or [""]
    match = _HEAD.fullmatch(head)
    if not match or int(match[1]) != VERSION:
        raise ValueError(f"not a pack of version {VERSION}: {head[:60]!r}")
    parts = [line.partition(" ") for line in lines]
    bands = {text: int(band) for text, _, band in parts if band}
    return Pack(match[2], int(match[3]), int(match[4]), tuple(text for text, *_ in parts), bands)


def of(folder: Path) -> Pack | None:
    """Return the pack in a game's folder; None if it has none, as in the wheel of a page."""
    path = folder / NAME
    return read(path.read_text("ascii")) if path.is_file() else None
