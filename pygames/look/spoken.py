"""A position in words, part by part, for people who hear a board or like to read it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, get_args

from pygames import words as sentences

Kind = Literal["turn", "pieces", "row", "column", "area"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Reading:
    """One part of a position: what a decision hangs on, pieces, a row, a column or an area."""

    kind: Kind
    title: str
    words: str
    places: Sequence[str] = ()
    """The ids of its labelled places: asked from there, this part is read."""


def in_runs(readings: Iterable[tuple[str, str]], several: Callable[[str], str] = str) -> str:
    """Read places in order, equal neighbours together: "a1 to c1 empty, d1 white stack".

    `several` turns the words for one place into those for more: "white stacks".
    """
    runs = groupby(readings, key=lambda pair: pair[1])
    return ", ".join(_run([name for name, _ in pairs], words, several) for words, pairs in runs)


def _run(names: Sequence[str], words: str, several: Callable[[str], str]) -> str:
    return f"{span(names)} {words if len(names) == 1 else several(words)}"


def span(names: Sequence[str]) -> str:
    """Name places that follow each other by the first and the last."""
    return names[0] if len(names) == 1 else sentences.span(names[0], names[-1])


def spans(lines: Iterable[Sequence[str]], members: Container[str]) -> list[str]:
    """Name the chosen places of lines, those that follow each other together: "a1 to c1", "e1"."""
    runs = (groupby(line, key=members.__contains__) for line in lines)
    return [span(list(names)) for line in runs for is_chosen, names in line if is_chosen]
