"""Why something can't be picked: a sentence, and the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygames.core import Player
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import INDEX, SQUARES, coordinates, step
from pygames.games.murus_gallicus.position import SINGLES, STACKS
from pygames.games.murus_gallicus.rules import Murus
from pygames.grammar.cast import Cast
from pygames.look import swap
from pygames.look.show import Explanation


def explain(state: Murus, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Return why these picks lead to no action."""
    cast = replace(words.NEUTRAL, you=you)
    if state.is_terminal():
        return Explanation(words.OVER, _ending(state))
    if no_swap := swap.explain(state, picks, cast):
        return no_swap
    squares = [pick.removeprefix("sq-") for pick in picks if pick.startswith("sq-")]
    if len(squares) < max(1, len(picks)) or any(square not in INDEX for square in squares):
        return Explanation(words.ONLY_SQUARES, "M1")
    if len(squares) == 1 or not _is_own_stack(state, squares[0]):
        return _not_a_stack_to_move(cast, state, squares[0])
    return _not_a_target(cast, state, squares[0], squares[1])


def _ending(state: Murus) -> str:
    if state.broken_through:
        return "M7"
    return "M9" if state.repeated else "M8"


def _is_own_stack(state: Murus, square: str) -> bool:
    return state.board.at(square) == STACKS[state.board.player]


def _not_a_stack_to_move(cast: Cast, state: Murus, square: str) -> Explanation:
    player = state.board.player
    owner = state.board.owner(square)
    if owner is None:
        return Explanation(words.empty(cast, square, player), "M4")
    if owner != player:
        return Explanation(words.not_yours(cast, square, player), "M4")
    if state.board.at(square) == SINGLES[player]:
        return Explanation(words.SINGLE_CANT_ACT, "M4")
    return Explanation(words.shut_in(square), "M4")


def _not_a_target(cast: Cast, state: Murus, stack: str, target: str) -> Explanation:
    dx, dy = _offset(stack, target)
    steps = max(abs(dx), abs(dy))
    if steps == 0:
        return Explanation(words.CHOOSE_TARGET, "M4")
    if steps > 2 or dx % steps or dy % steps:
        return Explanation(words.TOO_FAR, "M4")
    if steps == 1:
        return _not_beside(cast, state, target, (dx, dy))
    return _not_two_away(cast, state, stack, target)


def _offset(one: str, other: str) -> tuple[int, int]:
    (column, row), (to_column, to_row) = coordinates(one), coordinates(other)
    return to_column - column, to_row - row


def _not_beside(cast: Cast, state: Murus, target: str, direction: tuple[int, int]) -> Explanation:
    """Explain a square next to the stack, where only an opponent's singleton can be hit."""
    player = state.board.player
    what = state.board.at(target)
    if what == STACKS[1 - player]:
        return Explanation(words.hits_stack(cast, player), "M5")
    if what == STACKS[player]:
        return Explanation(words.full(target), "M3")
    if step(INDEX[target], direction, 1) is None:
        return Explanation(words.OFF_BOARD, "M4")
    return Explanation(words.CHOOSE_FARTHER, "M4")


def _not_two_away(cast: Cast, state: Murus, stack: str, target: str) -> Explanation:
    """Explain a square two steps away: one of the two squares can't take a stone."""
    player = state.board.player
    near = SQUARES[(INDEX[stack] + INDEX[target]) // 2]
    for square in (near, target):
        if state.board.at(square) == STACKS[player]:
            return Explanation(words.full(square), "M3")
        if state.board.owner(square) == 1 - player:
            return Explanation(words.blocked(cast, square, player), "M4")
    raise AssertionError(f"{stack}-{target} is legal")
