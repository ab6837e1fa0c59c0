"""Checks puzzles by the rules alone: every action against every answer, to the end of the game.

Nothing here is shared with the bots, the solver or the search that finds puzzles.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from itertools import islice
from operator import or_

from pygames.core import Action, Player
from pygames.games.cercas import position_text
from pygames.games.cercas.areas import LARGEST, regions
from pygames.games.cercas.board import BY_BIT, members, parts
from pygames.games.cercas.position import Board
from pygames.games.cercas.puzzles import WIN, kept_by
from pygames.puzzles import Puzzle
from pygames.puzzles.puzzle import false_theme

CHOICES = 3
"""With at least this many actions, one counts as the only one that keeps a result."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what is wrong about a puzzle; None if nothing is.

    Each own action keeps the win or the draw against every answer, and no other action does. The
    answers ask for as many such actions as any answers can. If a draw is to be kept, there is no
    win.
    """
    board, keeps = position_text.read(puzzle.start or ""), kept_by(puzzle)
    if not board.actions():  # C10
        return f"{_at(board)}: the game is over"
    if keeps < WIN and _Proof(puzzle.player, WIN).holds(board):
        return f"{_at(board)}: there is a win"
    proof, line = _Proof(puzzle.player, keeps), list(puzzle.line)
    while True:
        wrong = _wrong(proof, board, line[0])
        if wrong:
            return f"{_at(board)}: {wrong}"
        after, later = board.after(*parts(line[0])), len(line) // 2
        needs = proof.most_asked(after)
        if needs != later:
            return f"{_at(after)}: answers can ask for {needs} more actions, not {later}"
        if not later:
            return false_theme(puzzle, _themes(puzzle, keeps))
        if line[1] not in after.actions():
            return f"{_at(after)}: {line[1]} can't be played"
        board, line = after.after(*parts(line[1])), line[2:]


def _themes(puzzle: Puzzle, keeps: int) -> dict[str, bool]:
    """Return which themes hold, by the closed areas on the boards (C9)."""
    boards = [position_text.read(puzzle.start or "")]
    for action in puzzle.line:
        boards.append(boards[-1].after(*parts(action)))
    before, after = (_leads(board, puzzle.player) for board in boards[:2])
    others = [area for area, lead in before.items() if lead <= 0]
    gained, lost = (_points(after, sign) - _points(before, sign) for sign in (1, -1))
    first = {
        "area-closed": gained > 0 and any(after[area] > 0 for area in _anew(after, before)),
        "area-won": gained > 0 and any(after[area] > 0 for area in _within(after, others)),
        "points-taken": lost < 0,
        "area-tied": bool(_anew(_tied(boards[1], after), _tied(boards[0], before))),
        "points-given": lost > 0,
    }
    return first | {
        "quiet": gained <= 0 and True not in first.values(),
        "draw-saved": keeps < WIN,
        "no-fence-left": not boards[-1].actions(),
        "in-a-row": len(puzzle.line) > 1,
    }


def _leads(board: Board, player: Player) -> dict[int, int]:
    """Return for each closed area by how many marks a player leads there."""
    mine, theirs = board.marks[player], board.marks[1 - player]
    return {
        area: (area & mine).bit_count() - (area & theirs).bit_count()
        for area in regions(board.lines)
        if area.bit_count() <= LARGEST
    }


def _points(leads: dict[int, int], sign: int) -> int:
    """Count the spaces of the areas in which a player leads, or trails (C11)."""
    return sum(area.bit_count() for area, lead in leads.items() if sign * lead > 0)


def _tied(board: Board, leads: dict[int, int]) -> list[int]:
    """Return the areas in which both have equally many marks."""
    marks = board.marks[0] | board.marks[1]
    return [area for area, lead in leads.items() if not lead and area & marks]


def _within(after: Iterable[int], before: Iterable[int]) -> list[int]:
    """Return the areas whose spaces were in one of those before."""
    spaces = reduce(or_, before, 0)
    return [area for area in after if area & spaces]


def _anew(after: Iterable[int], before: Iterable[int]) -> list[int]:
    """Return the areas of which no space was in any of those before."""
    spaces = reduce(or_, before, 0)
    return [area for area in after if not area & spaces]


def _at(board: Board) -> str:
    return position_text.write(board)


def _wrong(proof: _Proof, board: Board, action: Action) -> str | None:
    """Say why an action isn't the only one that keeps the result; None if it is."""
    actions = board.actions()
    if action not in actions or len(actions) < CHOICES:
        return f"{action} can't be played, or there is nothing to choose"
    if not proof.holds(board.after(*parts(action))):
        return f"{action} doesn't keep the result"
    others = (each for each in actions if each != action)
    other = next((each for each in others if proof.holds(board.after(*parts(each)))), None)
    return other and f"{other} keeps the result, too"


def _children(board: Board) -> list[Board]:
    """Return the positions after every action."""
    return [
        board.after(fence, 1 << space)
        for fence, spaces in board.choices()
        for space in members(spaces)
    ]


def _beside(board: Board) -> int:
    """Return the spaces beside the fences that a player may still draw (C8)."""
    free, fences, spaces = board.free[0] | board.free[1], board.fences, 0
    while fences:
        bit = fences & -fences
        fences ^= bit
        beside = BY_BIT[bit].beside
        if beside & free:
            spaces |= beside
    return spaces


def _room(board: Board) -> int:
    """Count the mover's actions: the fewer there are, the sooner a game ends (C10)."""
    mine = board.free[board.player]
    return sum((fence.beside & mine).bit_count() for fence, _ in board.choices())


class _Proof:
    """Whether a player keeps a result, with the findings so far."""

    def __init__(self, player: Player, least: int) -> None:
        self._player = player
        self._least = least
        """The fewest points by which the player must lead at the end (C12)."""
        self._known: dict[tuple[int, tuple[int, int], Player], bool] = {}

    def holds(self, board: Board) -> bool:
        """Return whether the player keeps the result against every answer."""
        key = board[:3]
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._searched(board)
        return value

    def _searched(self, board: Board) -> bool:
        over = next(board.choices(), None) is None  # C10
        least, most = self._bounds(board, 0 if over else _beside(board))
        if least >= self._least or most < self._least:
            return least >= self._least
        mine = board.player == self._player
        children = sorted(_children(board), key=_room)
        return any(self.holds(each) is mine for each in children) is mine

    def _bounds(self, board: Board, beside: int) -> tuple[int, int]:
        """Return the fewest and the most points by which the player can lead at the end.

        A region beside no fence that may still be drawn doesn't change (C6, C8). In any other, each
        space counts for at most one player (C11).
        """
        settled = live = 0
        for region in regions(board.lines):
            if region & beside:
                live += region.bit_count()
            elif region.bit_count() <= LARGEST:
                x, o = ((region & marks).bit_count() for marks in board.marks)
                settled += region.bit_count() * ((x > o) - (x < o))
        lead = -settled if self._player else settled
        return lead - live, lead + live

    def most_asked(self, board: Board) -> int:
        """Return how many only actions in a row the answers to a position can ask for."""
        return max((self._asked(each) for each in _children(board)), default=0)

    def _asked(self, board: Board) -> int:
        children = _children(board)
        if len(children) < CHOICES:
            return 0
        keeping = list(islice((each for each in children if self.holds(each)), 2))
        return 1 + self.most_asked(keeping[0]) if len(keeping) == 1 else 0
