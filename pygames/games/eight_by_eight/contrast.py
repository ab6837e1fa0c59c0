"""What speaks for one action of Eight-by-Eight and against another."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import CROSS, MARK, NUMBERS, bits, has_five, longest
from pygames.games.eight_by_eight.guide import WINDOWS
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.contrast import Contrast, Measure


def numbers_for_five(state: EightByEight, player: Player) -> int:
    """Count the numbers with which a player's next piece makes a line of five (E5, E8)."""
    board = state.board
    mine, marks = board.pieces[player], board.blackouts[player]
    if not board.hand(player) or has_five(mine):
        return 0
    fives = [space for space in bits(board.empty) if has_five(mine | space)]
    return sum(
        any(space & CROSS[number] for space in fives)
        for number in NUMBERS
        if not marks & MARK[number]
    )


def open_lines(state: EightByEight, player: Player) -> int:
    """Count the rows of five spaces with three or more pieces, all of them a player's."""
    board = state.board
    mine = board.pieces[player]
    others = sum(pieces for pieces in board.pieces) - mine
    return sum(1 for window in WINDOWS if not window & others and (window & mine).bit_count() >= 3)


def line(state: EightByEight, player: Player) -> int:
    """Return the length of a player's longest line (E8)."""
    return longest(state.board.pieces[player])


def blackouts(state: EightByEight, player: Player) -> int:
    """Count the numbers that a player has blacked out (E4)."""
    return state.board.blackouts[player].bit_count()


def contrast() -> Contrast[EightByEight]:
    """Return it in the language that is spoken."""
    return Contrast(
        (
            Measure(numbers_for_five, words.makes_five),
            Measure(open_lines, words.has_open_lines),
            Measure(line, words.has_line),
            Measure(blackouts, words.has_blackouts, good=False),
        ),
        words.PLAYERS,
    )
