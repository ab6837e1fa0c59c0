"""Arranging a position: pieces, blackout marks, the number rolled, and who moves."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.game import Arranging
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import BITS, MARK, NUMBERS, has_five
from pygames.games.eight_by_eight.ground import blackout_id, space_id
from pygames.games.eight_by_eight.position import Position, start
from pygames.games.eight_by_eight.position_text import write
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.picks import PickPath


def _paths(_state: EightByEight) -> Iterator[PickPath]:
    for text in BITS:
        row, column = map(int, text.split(","))
        yield PickPath(text, (space_id(row, column),))
    for number in NUMBERS:
        yield PickPath(f"mark {number}", (blackout_id(number),))


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
    if change.startswith("mark "):
        return [_marked(position, MARK[int(change[5:])])]
    return _placed(position, BITS[change])


def _after(roll: int) -> list[int]:
    return [(roll + step) % (len(NUMBERS) + 1) for step in NUMBERS]


def _marked(position: Position, mark: int) -> Position:
    """Set or remove a blackout mark of the player to move."""
    marks = list(position.blackouts)
    marks[position.player] ^= mark
    return position._replace(blackouts=tuple(marks))


def _placed(position: Position, bit: int) -> list[Position]:
    owners: list[Player | None] = [None, *range(len(position.pieces))]
    present = owners.index(position.owner(bit))
    return [_with(position, bit, each) for each in owners[present + 1 :] + owners[:present]]


def _with(position: Position, bit: int, owner: Player | None) -> Position:
    each = enumerate(position.pieces)
    pieces = (have & ~bit | bit * (player == owner) for player, have in each)
    return position._replace(pieces=tuple(pieces))


def arranging() -> Arranging[EightByEight]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[EightByEight](
        paths=_paths, how=words.HOW_TO_ARRANGE, tools=words.TOOLS, texts=_texts
    )
