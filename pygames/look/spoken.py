"""A position in words, part by part, for people who hear a board or like to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, get_args

from pygames import words as sentences

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
    return sentences.run(names[0], names[-1], several(words))
