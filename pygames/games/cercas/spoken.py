"""The sheet in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames import grammar
from pygames.core import SWAP, Action, Player
from pygames.games.cercas import words
from pygames.games.cercas.areas import Area, closed_by
from pygames.games.cercas.board import ACROSS, ALL_SPACES, COLUMN_NAMES, SPACES, UPRIGHT, names
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas
from pygames.look import swap
from pygames.look.phrase import Deed, Phrase
from pygames.look.spoken import Kind, Reading, in_runs, spans

_ACTION = re.compile(r"([a-h][1-8])\W?([a-h][1-8])(?:\W?([a-g][1-7]))?", re.ASCII | re.IGNORECASE)


def read_action(state: Cercas, text: str) -> Sequence[str] | None:
    """Return the picks of a typed action: the ends of a fence in either order, and a space.

    Where the swap rule is played, the word for a swap is read too.
    """
    if swap.is_typed(state, text):
        return [SWAP]
    match = _ACTION.fullmatch(text.lower())
    if match is None:
        return None
    first, last, space = match.groups()
    return [f"dot-{first}", f"dot-{last}", *([f"space-{space}"] if space else [])]


def phrase(_: Cercas, action: Action) -> Phrase:
    """Say what an action is."""
    if action == SWAP:
        return swap.phrase()
    fence, space = action.split(":")
    first, last = fence.split("-")
    return words.fence_and_mark(first, last, space)


def deed(state: Cercas, action: Action) -> Deed | None:
    """Say how large an area an action closes for its player (C9, C11)."""
    closed = closed_by(state.child(action).areas, state.areas)
    own = (area.size for area in closed if area.owner == state.board.player)
    largest = max(own, default=0)
    return words.closes(largest)._replace(kind="area", size=largest) if largest else None


def read(state: Cercas, _: Player) -> list[Reading]:
    """Return the marks of both players, then the rows, columns and areas, in words."""
    marks = [_marks(state, player) for player in (0, 1)]
    return [*marks, *_lines(state.board), *map(_area, state.areas), *_open(state)]


def _marks(state: Cercas, player: Player) -> Reading:
    spaces = names(state.board.marks[player])
    sentence = words.marks(spaces, state.points[player])
    return Reading("pieces", words.NAMES[player], sentence, _ids(spaces))


def _ids(spaces: Sequence[str]) -> list[str]:
    return [f"space-{name}" for name in spaces]


def _lines(board: Board) -> Iterator[Reading]:
    """Walk along each row and column, and say where a fence is in the way."""
    for row in range(ACROSS):
        spaces = range(row * ACROSS, (row + 1) * ACROSS)
        yield _line(board, "row", words.row(row + 1), spaces, board.lines >> UPRIGHT)
    for column in range(ACROSS):
        spaces = range(column, ACROSS * ACROSS, ACROSS)
        yield _line(board, "column", words.column(COLUMN_NAMES[column]), spaces, board.lines)


def _line(board: Board, kind: Kind, title: str, spaces: Sequence[int], fences: int) -> Reading:
    """Return the spaces in order; `fences` has the bits of those with a fence after them."""
    parts: list[list[int]] = [[]]
    for space in spaces:
        parts[-1].append(space)
        if fences >> space & 1 and space != spaces[-1]:
            parts.append([])
    line = words.FENCE_BETWEEN.join(in_runs(_marked(board, part)) for part in parts)
    return Reading(kind, title, line, _ids([SPACES[space] for space in spaces]))


def _marked(board: Board, spaces: Sequence[int]) -> Iterator[tuple[str, str]]:
    for space in spaces:
        yield SPACES[space], words.mark(board.owner(1 << space))


def _area(area: Area) -> Reading:
    return Reading(
        "area", grammar.capital(words.area(area)), words.area_spaces(area), _ids(area.names)
    )


def _in_rows(spaces: int) -> list[str]:
    """Name spaces row by row, neighbours together: nobody keeps forty names in mind."""
    rows = (SPACES[row : row + ACROSS] for row in range(0, len(SPACES), ACROSS))
    return spans(rows, names(spaces))


def _open(state: Cercas) -> Iterator[Reading]:
    spaces = ALL_SPACES & ~sum(area.spaces for area in state.areas)
    if spaces:
        x, o = state.board.marks
        parts = (_in_rows(spaces & part) for part in (x, o, ~(x | o)))
        yield Reading("area", words.NOT_CLOSED, words.open_spaces(*parts), _ids(names(spaces)))
