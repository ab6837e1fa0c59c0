"""Arranging a position: pieces, blackout marks, the number rolled, and who moves."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.game import Arranging, Piece
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import BITS, MARK, NUMBERS, has_five
from pygames.games.eight_by_eight.ground import blackout_id, space_id
from pygames.games.eight_by_eight.position import Position, start
from pygames.games.eight_by_eight.position_text import LETTERS, write
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.picks import PickPath


def _places() -> Iterator[tuple[str, str]]:
    for text in BITS:
        row, column = map(int, text.split(","))
        yield text, space_id(row, column)


def _pieces(state: EightByEight) -> dict[str, Piece]:
    each = zip(LETTERS, words.PIECES, words.PLAYERS, state.board.pieces, strict=False)
    return {letter: Piece(label, f"seat-{name.lower()}") for letter, label, name, _ in each}


def _texts(state: EightByEight, change: str) -> list[str]:
    return [write(_ending(each)) for each in _changed(state.board, change)]


def _ending(position: Position) -> Position:
    """Make it the last round if there is a line of five (E8), and only then."""
    return position._replace(ending=any(map(has_five, position.pieces)), over=False)


def _changed(position: Position, change: str) -> list[Position]:
    if not change:
        return [position]
    if change == "turn":
        return [position._replace(player=(position.player + 1) % len(position.pieces))]
    if change == "roll":
        return [position._replace(roll=number) for number in _after(position.roll)]
    if change == "clear":
        return [start(len(position.pieces))._replace(player=position.player, roll=position.roll)]
    return [_marked(position, MARK[int(change[5:])])]


def _after(roll: int) -> list[int]:
    return [(roll + step) % (len(NUMBERS) + 1) for step in NUMBERS]


def _marked(position: Position, mark: int) -> Position:
    """Set or remove a blackout mark of the player to move."""
    marks = list(position.blackouts)
    marks[position.player] ^= mark
    return position._replace(blackouts=tuple(marks))


def _lies(state: EightByEight, place: str) -> str:
    owner = state.board.owner(BITS[place])
    return "" if owner is None else LETTERS[owner]


def _put(state: EightByEight, place: str, piece: str) -> str:
    bit = BITS[place]
    each = zip(LETTERS, state.board.pieces, strict=False)
    pieces = tuple(have & ~bit | bit * (piece == letter) for letter, have in each)
    return write(_ending(state.board._replace(pieces=pieces)))


def arranging() -> Arranging[EightByEight]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[EightByEight](
        places=dict(_places()),
        pieces=_pieces,
        lies=_lies,
        put=_put,
        paths=[PickPath(f"mark {number}", (blackout_id(number),)) for number in NUMBERS],
        how=words.HOW_TO_ARRANGE,
        tools=words.TOOLS,
        texts=_texts,
    )
