"""A small game read aloud, and typed actions as picks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.grammar.common import capital
from pygames.look.spoken import Reading, in_runs
from pygames.simple import told, words
from pygames.simple.notation import id_of, pick, words_in
from pygames.simple.own import own
from pygames.simple.state import State, board_of, marks_of, pieces_of, tray_of
from pygames.simple.style import Style

_BETWEEN = re.compile(r"[^\w]+")


def read(style: Style, state: State) -> list[Reading]:
    """Return the pieces kind by kind, then rows and columns, and what lies beside the board."""
    readings = [*_kinds(style, state), *_lines(style, state)]
    if lit := [cell for cell in board_of(state).cells if cell in marks_of(state)]:
        readings.append(
            Reading("area", words.MARKED, ", ".join(lit), [id_of(cell) for cell in lit])
        )
    if tray := tray_of(state):
        readings.append(Reading("area", words.TRAY, words.on_the_table([*map(style.name, tray)])))
    return readings


def _kinds(style: Style, state: State) -> Iterator[Reading]:
    standing = told.single(pieces_of(state))
    for kind in dict.fromkeys(piece for _, piece in standing):
        cells = [cell for cell in board_of(state).cells for _ in range(standing[cell, kind])]
        places = [id_of(cell) for cell in dict.fromkeys(cells)]
        yield Reading("pieces", capital(own(style.name(kind))), words.listed(cells), places)


def _lines(style: Style, state: State) -> Iterator[Reading]:
    board, pieces = board_of(state), pieces_of(state)

    def line(cells: Sequence[str]) -> tuple[str, list[str]]:
        standing = (style.name(pieces.get(cell, words.EMPTY)) for cell in cells)
        contents = zip(cells, map(words.named, standing), strict=True)
        return in_runs(contents), [id_of(cell) for cell in cells]

    for way, name, cells in board.read():
        yield Reading("column" if way == "column" else "row", words.way(way, name), *line(cells))


def read_action(state: State, text: str) -> list[str] | None:
    """Return the picks of what a text names, cells and words; None if it names anything else."""
    board, legal = board_of(state), state.legal_actions()
    words = [word for action in legal for word in words_in(board, action)]
    by_word = {each.lower(): pick(board, each) for each in (*words, *board.cells)}
    name = text.lower()
    if name in by_word:
        return [by_word[name]]
    picks = [by_word.get(part, "") for part in _BETWEEN.split(name) if part]
    return picks if picks and all(picks) else None
