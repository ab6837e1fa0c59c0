"""A position in words, part by part, for people who hear a board or like to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, get_args

from pygames.look.english import counted

Kind = Literal["pieces", "row", "column", "area"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Reading:
    """One part of a position: a player's pieces, a row, a column or an area."""

    kind: Kind
    title: str
    words: str
    places: Sequence[str] = ()
    """The ids of its labelled places: asked from there, this part is read."""


def in_runs(named: Iterable[tuple[str, str]], several: Callable[[str], str] = str) -> str:
    """Read places in order, equal neighbours together: "a1 to c1 empty, d1 white stack".

    `several` turns the words for one place into those for more: "white stacks".
    """
    runs = groupby(named, key=lambda pair: pair[1])
    return ", ".join(_run([name for name, _ in pairs], words, several) for words, pairs in runs)


def _run(names: Sequence[str], words: str, several: Callable[[str], str]) -> str:
    if len(names) == 1:
        return f"{names[0]} {words}"
    return f"{names[0]} to {names[-1]} {several(words)}"


def listed(noun: str, names: Sequence[str]) -> str:
    """Count things and name them: "2 stacks: a1, b1"; "no stacks"."""
    return f"{counted(len(names), noun)}: {', '.join(names)}" if names else f"no {noun}s"
