"""The position in words, and how to read typed actions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import Action, Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import NUMBERS, bit_of, bits, longest, numbers, place
from pygames.games.eight_by_eight.glyphs import roll_glyph
from pygames.games.eight_by_eight.ground import blackout_id, space_id
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.look.phrase import Deed, Phrase
from pygames.look.spoken import Kind, Reading, in_runs

_ACTION = re.compile(r"([1-8])\W?([1-8])|x\W?([1-8])|(pass)", re.ASCII | re.IGNORECASE)
SHORT = 2
"""A line that is no longer than this isn't worth a word."""


def read_action(_: EightByEight, text: str) -> Sequence[str] | None:
    """Read a row and a column, a number to black out, or a pass."""
    match = _ACTION.fullmatch(text)
    if match is None:
        return None
    row, column, number, _passed = match.groups()
    if row:
        return [space_id(int(row), int(column))]
    return [blackout_id(int(number)) if number else PASS]


def phrase(state: EightByEight, action: Action) -> Phrase:
    """Say what an action is, or what the die shows."""
    if action == PASS:
        return Phrase(words.PASS_BUTTON)
    number = int(action[1:] if action[0] in "rx" else action[0])
    if action[0] == "r":
        lost = not state.child(action).board.roll  # E4
        return (words.lost_turn if lost else words.rolled)(number, roll_glyph(number))
    return words.black_out(number) if action[0] == "x" else words.place(number, int(action[2:]))


def deed(state: EightByEight, action: Action) -> Deed | None:
    """Say how long a line an action makes that its player did not have before (E8)."""
    player = state.current_player()
    before, after = (longest(each.board.pieces[player]) for each in (state, state.child(action)))
    if after <= max(before, SHORT):
        return None
    return words.makes_line(after)._replace(kind="line", size=after)


def read(state: EightByEight, _: Player) -> list[Reading]:
    """Describe each player's pieces, then rows, columns and the blackouts."""
    board = state.board
    players = range(len(board.pieces))
    return [*(_pieces(board, player) for player in players), *_lines(board), _blackouts(board)]


def _pieces(board: Position, player: Player) -> Reading:
    """Describe one player's pieces row by row, what is blacked out, and what is in hand."""
    spaces = [(row + 1, column + 1) for row, column in map(place, bits(board.pieces[player]))]
    by_row: dict[int, list[int]] = {}
    for row, column in spaces:
        by_row.setdefault(row, []).append(column)
    described = words.pieces(
        len(spaces), list(by_row.items()), numbers(board.blackouts[player]), board.hand(player)
    )
    places = [space_id(row, column) for row, column in spaces]
    return Reading("pieces", words.PLAYERS[player], described, places)


def _lines(board: Position) -> Iterator[Reading]:
    for row in NUMBERS:
        yield _line(board, "row", words.row(row), [(row, column) for column in NUMBERS])
    for column in NUMBERS:
        yield _line(board, "column", words.column(column), [(row, column) for row in NUMBERS])


def _line(board: Position, kind: Kind, title: str, spaces: Sequence[tuple[int, int]]) -> Reading:
    contents = (
        (f"{number}", words.piece_colour(board.owner(bit_of(row - 1, column - 1))))
        for number, (row, column) in enumerate(spaces, 1)
    )
    return Reading(kind, title, in_runs(contents), [space_id(*space) for space in spaces])


def _blackouts(board: Position) -> Reading:
    described = words.blacked_out([numbers(marks) for marks in board.blackouts])
    return Reading("area", words.BLACKOUTS, described, [blackout_id(n) for n in NUMBERS])
