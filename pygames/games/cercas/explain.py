"""Why something can't be picked: a sentence, and the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygames.core import Player
from pygames.games.cercas import words
from pygames.games.cercas.board import (
    ACROSS,
    AROUND,
    DOT_INDEX,
    DOTS,
    DOTS_ACROSS,
    FENCE,
    FENCES,
    LINES,
    LONGEST,
    MAX_LINES,
    SPACE_INDEX,
    Fence,
    members,
)
from pygames.games.cercas.position import Board, load
from pygames.games.cercas.rules import Cercas
from pygames.grammar.cast import Cast
from pygames.look import swap
from pygames.look.show import Explanation


def explain(state: Cercas, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Return why these picks lead to no action."""
    cast = replace(words.NEUTRAL, you=you)
    if state.is_terminal():
        return Explanation(words.over(cast, state.board.player), "C10")
    if no_swap := swap.explain(state, picks, cast):
        return no_swap
    first = _dot(picks[0]) if picks else None
    if first is None:
        return _no_beginning(picks)
    if len(picks) == 1:
        return _no_way_from(cast, state.board, first)
    last = _dot(picks[1])
    if last is None:
        return Explanation(words.FENCE_UNFINISHED, "C3")
    fence = _fence(first, last)
    if fence is None:
        return _no_fence(first, last)
    return _blocked(state.board, fence) or _no_mark(cast, state.board, fence, picks[2:])


def _dot(pick: str) -> int | None:
    return DOT_INDEX.get(pick.removeprefix("dot-")) if pick.startswith("dot-") else None


def _space(pick: str) -> int | None:
    return SPACE_INDEX.get(pick.removeprefix("space-")) if pick.startswith("space-") else None


def _fence(one: int, other: int) -> Fence | None:
    """Return the fence between two dots, in either order."""
    return FENCE.get(f"{DOTS[min(one, other)]}-{DOTS[max(one, other)]}")


def _no_beginning(picks: Sequence[str]) -> Explanation:
    if picks and _space(picks[0]) is not None:
        return Explanation(words.FENCE_FIRST, "C3")
    return Explanation(words.ONLY_BOARD, "C1")


def _no_way_from(cast: Cast, board: Board, dot: int) -> Explanation:
    """Explain a dot where no fence can begin."""
    if all(place in (0, ACROSS) for place in divmod(dot, DOTS_ACROSS)):
        return Explanation(words.CORNER, "C5")
    if load(board.lines, dot) >= MAX_LINES:
        return Explanation(words.three_lines(dot), "C5")
    if not any(1 << dot & fence.ends and not _blocked(board, fence) for fence in FENCES):
        return Explanation(words.nowhere_to_go(dot), "C5")
    return Explanation(words.no_mark_from(cast, dot, board.player), "C8")


def _no_fence(first: int, last: int) -> Explanation:
    """Explain two dots that no fence joins."""
    (row, column), (to_row, to_column) = divmod(first, DOTS_ACROSS), divmod(last, DOTS_ACROSS)
    across, up = abs(to_column - column), abs(to_row - row)
    if not across and not up:
        return Explanation(words.OTHER_DOT, "C3")
    if across and up:
        return Explanation(words.STRAIGHT, "C3")
    if across + up > LONGEST:
        return Explanation(words.TOO_LONG, "C3")
    return Explanation(words.OUTER_EDGE, "C4")


def _blocked(board: Board, fence: Fence) -> Explanation | None:
    """Explain why lines and dots don't allow a fence; None if they do."""
    for line, (start, end) in LINES.items():
        if line & fence.lines & board.lines:
            return Explanation(words.line_exists(start, end), "C4")
    _, two, three = board.loads
    full = (fence.ends & three) | (fence.inner & two)
    if full:
        return Explanation(words.fourth_line((full & -full).bit_length() - 1), "C5")
    return None


def _no_mark(cast: Cast, board: Board, fence: Fence, picks: Sequence[str]) -> Explanation:
    """Explain what is wrong with the mark beside a fence."""
    player = board.player
    if not fence.beside & board.free[player]:
        return Explanation(words.no_mark_beside(cast, fence, player), "C8")
    space = _space(picks[0]) if picks else None
    if space is None:
        return Explanation(words.now_mark(cast, player), "C6")
    if not fence.beside >> space & 1:
        return Explanation(words.not_beside(space, fence), "C6")
    return _no_room(board, space)


def _no_room(board: Board, space: int) -> Explanation:
    """Explain a space beside the fence that can't take the mark."""
    owner, opponent = board.owner(1 << space), 1 - board.player
    if owner is not None:
        return Explanation(words.taken(space, owner), "C6")
    theirs = AROUND[1 << space] & board.marks[opponent]
    if theirs:
        return Explanation(words.next_to_opponent(space, members(theirs)[0], opponent), "C7")
    return Explanation(words.COMPLETE, "C8")
