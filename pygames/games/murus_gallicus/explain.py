"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.murus_gallicus.board import COLUMNS, INDEX, ROWS
from pygames.games.murus_gallicus.rules import NAMES, Murus
from pygames.look.show import Explanation


def explain(state: Murus, picks: Sequence[str]) -> Explanation:
    """Say why these picks lead to no action."""
    if state.is_terminal():
        return Explanation("The game is over.", _ending(state))
    squares = [pick.removeprefix("sq-") for pick in picks if pick.startswith("sq-")]
    if len(squares) < max(1, len(picks)) or any(square not in INDEX for square in squares):
        return Explanation("Only the squares of the board can be chosen.", "M1")
    if len(squares) == 1 or not _is_own_stack(state, squares[0]):
        return _not_a_stack_to_move(state, squares[0])
    return _not_a_target(state, squares[0], squares[1])


def _ending(state: Murus) -> str:
    if state.broken_through:
        return "M7"
    return "M9" if state.repeated else "M8"


def _is_own_stack(state: Murus, square: str) -> bool:
    return state.board.at(square) == "WB"[state.board.player]


def _not_a_stack_to_move(state: Murus, square: str) -> Explanation:
    mine = NAMES[state.board.player]
    what = state.board.at(square)
    if not what:
        return Explanation(f"{square} is empty. Choose a stack of {mine}.", "M4")
    if what in "WBwb"[1 - state.board.player :: 2]:
        theirs = NAMES[1 - state.board.player]
        return Explanation(f"{square} is {theirs}'s, and it is {mine}'s turn.", "M4")
    if what.islower():
        return Explanation("Only a stack can act, and this is a single stone.", "M4")
    return Explanation(f"The stack on {square} has no free way and nothing to hit.", "M4")


def _not_a_target(state: Murus, stack: str, target: str) -> Explanation:
    dx, dy = _offset(stack, target)
    steps = max(abs(dx), abs(dy))
    if steps == 0:
        return Explanation("Choose where this stack goes.", "M4")
    if steps > 2 or (dx % steps or dy % steps):
        words = "A stack reaches only the two nearest squares in a straight line."
        return Explanation(words, "M4")
    if steps == 1:
        return _not_beside(state, target, (dx, dy))
    return _not_two_away(state, stack, target)


def _offset(one: str, other: str) -> tuple[int, int]:
    (x, y), (u, v) = divmod(INDEX[one], ROWS), divmod(INDEX[other], ROWS)
    return u - x, v - y


def _not_beside(state: Murus, target: str, direction: tuple[int, int]) -> Explanation:
    """Explain a square next to the stack, where only an opponent's singleton can be hit."""
    what = state.board.at(target)
    theirs = NAMES[1 - state.board.player]
    if what == "BW"[state.board.player]:
        return Explanation(f"{theirs}'s stone is a stack; stacks can't be hit.", "M5")
    if what.isupper():
        return _full(target)
    column, row = divmod(INDEX[target], ROWS)
    column, row = column + direction[0], row + direction[1]
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return Explanation("The second stone would leave the board.", "M4")
    return Explanation("The two stones go one each to the two squares. Choose the farther.", "M4")


def _full(square: str) -> Explanation:
    return Explanation(f"{square} holds a stack already, and two stones are the most.", "M3")


def _not_two_away(state: Murus, stack: str, target: str) -> Explanation:
    dx, dy = _offset(stack, target)
    column, row = divmod(INDEX[stack], ROWS)
    near = "abcdefgh"[column + dx // 2] + str(row + dy // 2 + 1)
    for square in (near, target):
        what = state.board.at(square)
        if what.isupper() and what == "WB"[state.board.player]:
            return _full(square)
        if what and what in "WBwb"[1 - state.board.player :: 2]:
            theirs = NAMES[1 - state.board.player]
            return Explanation(f"{theirs} stands on {square}, so no stone can go there.", "M4")
    raise AssertionError(f"{stack}-{target} is legal")
