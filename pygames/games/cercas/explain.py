"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence

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
    SPACE_INDEX,
    SPACES,
    Fence,
    members,
)
from pygames.games.cercas.position import Board, load
from pygames.games.cercas.rules import NAMES, Cercas
from pygames.look.show import Explanation


def explain(state: Cercas, picks: Sequence[str]) -> Explanation:
    """Say why these picks lead to no action."""
    if state.is_terminal():
        words = f"The game is over: {NAMES[state.board.player]} has no action left."
        return Explanation(words, "C10")
    first = _dot(picks[0]) if picks else None
    if first is None:
        return _no_beginning(picks)
    if len(picks) == 1:
        return _no_way_from(state.board, first)
    last = _dot(picks[1])
    if last is None:
        return Explanation("First the fence: choose the dot where it ends.", "C3")
    fence = _fence(first, last)
    if fence is None:
        return _no_fence(first, last)
    return _blocked(state.board, fence) or _no_mark(state.board, fence, picks[2:])


def _dot(pick: str) -> int | None:
    return DOT_INDEX.get(pick[4:]) if pick.startswith("dot-") else None


def _space(pick: str) -> int | None:
    return SPACE_INDEX.get(pick[6:]) if pick.startswith("space-") else None


def _fence(one: int, other: int) -> Fence | None:
    """Give the fence between two dots, from whichever end."""
    return FENCE.get(f"{DOTS[min(one, other)]}-{DOTS[max(one, other)]}")


def _no_beginning(picks: Sequence[str]) -> Explanation:
    if picks and _space(picks[0]) is not None:
        return Explanation("The fence comes first: choose the dot where it begins.", "C3")
    return Explanation("Only the dots and spaces of the board can be chosen.", "C1")


def _no_way_from(board: Board, dot: int) -> Explanation:
    """Explain a dot where no fence can begin."""
    name, player = DOTS[dot], NAMES[board.player]
    if all(place in (0, ACROSS) for place in divmod(dot, DOTS_ACROSS)):
        return Explanation("A fence may not touch a corner of the board.", "C5")
    if load(board.lines, dot) >= 3:
        return Explanation(f"Three lines meet in {name} already, and three are the most.", "C5")
    if not any(1 << dot & fence.ends and not _blocked(board, fence) for fence in FENCES):
        words = f"Every dot that a fence from {name} could lead to has three lines already."
        return Explanation(words, "C5")
    return Explanation(f"No fence from {name} has a space beside it for {player}'s mark.", "C8")


def _no_fence(first: int, last: int) -> Explanation:
    """Explain two dots that no fence joins."""
    (row, column), (to_row, to_column) = divmod(first, DOTS_ACROSS), divmod(last, DOTS_ACROSS)
    across, up = abs(to_column - column), abs(to_row - row)
    if not across and not up:
        return Explanation("Choose another dot, where the fence ends.", "C3")
    if across and up:
        return Explanation("A fence runs straight, along a row or a column of dots.", "C3")
    if across + up > LONGEST:
        return Explanation("A fence joins two, three or four dots in a row, not more.", "C3")
    return Explanation("The outer edge is there already.", "C4")


def _blocked(board: Board, fence: Fence) -> Explanation | None:
    """Explain why lines and dots don't allow a fence, None where they do."""
    for line, (start, end) in LINES.items():
        if line & fence.lines & board.lines:
            return Explanation(f"The line {DOTS[start]}-{DOTS[end]} is there already.", "C4")
    _, two, three = board.loads
    full = fence.ends & three | fence.inner & two
    if full:
        name = DOTS[(full & -full).bit_length() - 1]
        return Explanation(f"Four lines would meet in {name}, and three are the most.", "C5")
    return None


def _no_mark(board: Board, fence: Fence, picks: Sequence[str]) -> Explanation:
    """Explain what is wrong with the mark beside a fence."""
    player = NAMES[board.player]
    if not fence.beside & board.free[board.player]:
        words = f"{player} could put no mark beside {fence.text}, so it may not be drawn."
        return Explanation(words, "C8")
    space = _space(picks[0]) if picks else None
    if space is None:
        return Explanation(f"Now {player}'s mark: choose a space beside the fence.", "C6")
    if not fence.beside >> space & 1:
        return Explanation(f"{SPACES[space]} doesn't lie beside the fence {fence.text}.", "C6")
    return _no_room(board, space)


def _no_room(board: Board, space: int) -> Explanation:
    """Explain a space beside the fence that can't take the mark."""
    name = SPACES[space]
    if there := board.mark_on(1 << space):
        return Explanation(f"{name} holds an {there.upper()} already.", "C6")
    theirs = AROUND[1 << space] & board.marks[1 - board.player]
    if theirs:
        near, them = SPACES[members(theirs)[0]], NAMES[1 - board.player]
        return Explanation(f"{name} lies next to {them} on {near}, fence or not.", "C7")
    return Explanation("The fence and the mark are one action, and that is all of it.", "C8")
