"""Checks puzzles by the rules alone: every move against every answer, with nothing left out.

Nothing here is shared with the bots or with the search that finds puzzles.
"""

from __future__ import annotations

from pygames.core import Action
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.board import HOME_ROWS, MOVES
from pygames.games.murus_gallicus.position import Board
from pygames.puzzles import Puzzle

LOSES_WITHIN = 9
"""Every other move loses within this many plies."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what about a puzzle is not so; None if all of it is.

    Before each own move but the last: the win takes as long as the line, and no less; the move
    of the line wins in that time against every answer; after every other move the opponent can
    force a win. So the answers in the line hold out longest, too. The last move wins at once.
    """
    board = position_text.read(puzzle.start or "")
    proof, line = _Proof(), list(puzzle.line)
    while len(line) > 1:
        plies, move = len(line), line[0]
        if move not in board.actions() or line[1] not in board.after(move).actions():
            return f"{_at(board)}: {move} or {line[1]} can't be played"
        if proof.wins(board, plies - 2):
            return f"{_at(board)} is won within {plies - 2} plies"
        if not proof.loses(board.after(move), plies - 1):
            return f"{_at(board)}: {move} doesn't win within {plies} plies"
        for other in board.actions():
            if other != move and not proof.wins_in_time(board.after(other)):
                return f"{_at(board)}: {other} isn't shown to lose"
        board, line = board.after(move).after(line[1]), line[2:]
    return None if line[0] in wins_at_once(board) else f"{_at(board)}: {line[0]} doesn't win"


def _at(board: Board) -> str:
    return position_text.write(board)


def wins_at_once(board: Board) -> list[Action]:
    """List the moves that break through (M7), or leave the opponent without an action (M8)."""
    goal = HOME_ROWS[1 - board.player]
    return [each for each in board.actions() if _arrives(each, goal) or _blocks(board, each)]


def can_win_at_once(board: Board) -> bool:
    """Return whether there is such a move."""
    goal, moves = HOME_ROWS[1 - board.player], board.actions()
    return any(_arrives(each, goal) for each in moves) or any(
        _blocks(board, each) for each in moves
    )


def _arrives(move: Action, goal: int) -> bool:
    """Return whether a distribution puts a stone on the goal; a sacrifice moves none there."""
    return not MOVES[move].sacrifice and bool(MOVES[move].targets & goal)


def _blocks(board: Board, move: Action) -> bool:
    """Return whether a move leaves the opponent without an action.

    An action that uses no square which the move fills or hits is there after it as before.
    """
    changed = MOVES[move].targets
    turned = Board(board.stacks, board.singles, 1 - board.player)
    if any(not MOVES[each].targets & changed for each in turned.actions()):
        return False
    return not board.after(move).actions()


class _Proof:
    """Results for positions."""

    def __init__(self) -> None:
        self._won: dict[tuple[Board, int], bool] = {}

    def wins(self, board: Board, plies: int) -> bool:
        """Return whether the player to move can force a win within this many plies."""
        if plies < 1:
            return False
        known = self._won.get((board, plies))
        if known is None:
            known = can_win_at_once(board) or (
                plies > 2
                and any(self.loses(board.after(each), plies - 1) for each in board.actions())
            )
            self._won[board, plies] = known
        return known

    def loses(self, board: Board, plies: int) -> bool:
        """Return whether every action of the player to move lets the other win in time."""
        return all(self.wins(board.after(each), plies - 1) for each in board.actions())

    def wins_in_time(self, board: Board) -> bool:
        """Return whether the player to move can force a win; short ones are looked for first."""
        return any(self.wins(board, plies) for plies in range(1, LOSES_WITHIN + 1, 2))
