"""The sheet in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import ACROSS, ALL_SPACES, LETTERS, SPACES, UPRIGHT, names
from pygames.games.cercas.panels import in_words
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import NAMES, Cercas
from pygames.look.spoken import Kind, Reading, in_runs, listed

_ACTION = re.compile(r"([a-h][1-8])\W?([a-h][1-8])(?:\W?([a-g][1-7]))?", re.ASCII | re.IGNORECASE)


def read_action(_: Cercas, text: str) -> Sequence[str] | None:
    """Read the two ends of a fence, from either end, and the space to mark."""
    found = _ACTION.fullmatch(text.lower())
    if found is None:
        return None
    first, last, space = found.groups()
    return [f"dot-{first}", f"dot-{last}", *([f"space-{space}"] if space else [])]


def read(state: Cercas, _: Player) -> list[Reading]:
    """Tell everybody's marks, then rows, columns and areas."""
    marks = [_marks(state, player) for player in (0, 1)]
    return [*marks, *_lines(state.board), *map(_area, state.areas), *_open(state)]


def _marks(state: Cercas, player: Player) -> Reading:
    spaces = names(state.board.marks[player])
    words = f"{listed('mark', spaces)}. Points as it stands: {state.points[player]}"
    return Reading("pieces", NAMES[player], words, _ids(spaces))


def _ids(spaces: Sequence[str]) -> list[str]:
    return [f"space-{name}" for name in spaces]


def _lines(board: Board) -> Iterator[Reading]:
    """Walk each row and each column, and say where a fence stands in the way."""
    for row in range(ACROSS):
        spaces = range(row * ACROSS, (row + 1) * ACROSS)
        yield _line(board, "row", f"Row {row + 1}", spaces, board.lines >> UPRIGHT)
    for column in range(ACROSS):
        spaces = range(column, ACROSS * ACROSS, ACROSS)
        yield _line(board, "column", f"Column {LETTERS[column]}", spaces, board.lines)


def _line(board: Board, kind: Kind, title: str, spaces: Sequence[int], fences: int) -> Reading:
    """Tell the spaces of a line; `fences` has the bit of a space with a fence after it."""
    parts: list[list[int]] = [[]]
    for space in spaces:
        parts[-1].append(space)
        if fences >> space & 1 and space != spaces[-1]:
            parts.append([])
    words = ", fence, ".join(in_runs(_marked(board, part)) for part in parts)
    return Reading(kind, title, words, _ids([SPACES[space] for space in spaces]))


def _marked(board: Board, spaces: Sequence[int]) -> Iterator[tuple[str, str]]:
    for space in spaces:
        yield SPACES[space], board.mark_on(1 << space).upper() or "empty"


def _area(area: Area) -> Reading:
    x, o = area.marks
    words = f"{', '.join(area.names)}. Marks in it: X {x}, O {o}"
    title = in_words(area)
    return Reading("area", title[0].upper() + title[1:], words, _ids(area.names))


def _open(state: Cercas) -> Iterator[Reading]:
    spaces = ALL_SPACES & ~sum(area.spaces for area in state.areas)
    if spaces:
        x, o = state.board.marks
        parts = (("X", spaces & x), ("O", spaces & o), ("empty", spaces & ~(x | o)))
        words = "; ".join(f"{what}: {', '.join(names(part)) or 'none'}" for what, part in parts)
        yield Reading("area", "Not closed yet", words, _ids(names(spaces)))
