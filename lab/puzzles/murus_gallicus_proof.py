"""Checks puzzles by the rules alone: every move against every answer, with nothing left out.

Nothing here is shared with the bots or with the search that finds puzzles.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygames.core import Action, Setup
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.board import HOME_ROWS, MOVES
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.puzzles import Puzzle
from pygames.puzzles.puzzle import false_theme

LOSES_WITHIN = 9
"""Every other move loses within this many plies."""
PLAUSIBLE = 2
"""At least this many other first moves don't lose at once."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what is wrong about a puzzle; None if nothing is.

    The position comes from a game that is not over. Two first moves or more, beside that of the
    line, don't lose at once.
    """
    boards = [_first_board(puzzle)]
    for action in puzzle.actions:
        if _is_over(boards[-1]) or action not in boards[-1].actions():
            return f"{_at(boards[-1])}: {action} can't be played"
        boards.append(boards[-1].after(action))
    board = boards[-1]
    if _is_over(board):
        return f"{_at(board)}: the game is over"
    if len(set(boards)) < len(boards):  # M9
        return f"{_at(board)}: a position of the game has come twice"
    if fault_of_line := _fault_of_line(board, puzzle.line):
        return fault_of_line
    others = (board.after(each) for each in board.actions() if each != puzzle.line[0])
    if sum(not can_win_at_once(each) for each in others) < PLAUSIBLE:
        return f"{_at(board)}: the other moves lose at once"
    return false_theme(puzzle, _themes(board, puzzle.line))


def _themes(board: Board, line: Sequence[Action]) -> dict[str, bool]:
    """Return which themes hold, by the boards of a line."""
    boards, player = [board], board.player
    for action in line:
        boards.append(boards[-1].after(action))
    stacks = [each.stacks[player].bit_count() for each in boards]
    first, threats = MOVES[line[0]], _threats(boards[1])
    return {
        "threat": threats > 0,
        "several-threats": threats > 1,
        "along-the-row": not first.sacrifice and line[0][1] == line[0][-1],
        "two-stacks": any(after > before for before, after in pairwise(stacks)),
        "fewer-stacks": stacks[0] < board.stacks[1 - player].bit_count(),
        "two-moves": len(line) == 3,
        "no-move-left": not _is_home(boards[-1]),
    }


def _threats(board: Board) -> int:
    """Count the moves with which the player who has just moved would break through (M7)."""
    again = Board(board.stacks, board.singles, 1 - board.player)
    return sum(_arrives(each, HOME_ROWS[board.player]) for each in again.actions())


def _first_board(puzzle: Puzzle) -> Board:
    """Return the board that the game of a puzzle begins from."""
    setup = Setup(puzzle.players, dict(puzzle.options))
    return (Murus.read(puzzle.start, setup) if puzzle.start else Murus.initial(setup)).board


def _is_over(board: Board) -> bool:
    """Return whether the opponent has broken through (M7), or no action is left (M8)."""
    return _is_home(board) or not board.actions()


def _is_home(board: Board) -> bool:
    """Return whether a piece of the player who has just moved is on the other's home row."""
    theirs = board.stacks[1 - board.player] | board.singles[1 - board.player]
    return bool(theirs & HOME_ROWS[board.player])


def _fault_of_line(board: Board, actions: Sequence[Action]) -> str | None:
    """Say what is wrong about the line of a puzzle.

    Before each own move but the last: the win takes as long as the line, and no less; the move
    of the line wins in that time against every answer; after every other move the opponent can
    force a win. So the answers in the line hold out longest, too. The last move wins at once.
    """
    proof, line = _Proof(), list(actions)
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
    squares = MOVES[move].targets
    turned = Board(board.stacks, board.singles, 1 - board.player)
    if any(not MOVES[each].targets & squares for each in turned.actions()):
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
        value = self._won.get((board, plies))
        if value is None:
            value = can_win_at_once(board) or (
                plies > 2
                and any(self.loses(board.after(each), plies - 1) for each in board.actions())
            )
            self._won[board, plies] = value
        return value

    def loses(self, board: Board, plies: int) -> bool:
        """Return whether every action of the player to move lets the other win in time."""
        return all(self.wins(board.after(each), plies - 1) for each in board.actions())

    def wins_in_time(self, board: Board) -> bool:
        """Return whether the player to move can force a win; short ones are looked for first."""
        return any(self.wins(board, plies) for plies in range(1, LOSES_WITHIN + 1, 2))
