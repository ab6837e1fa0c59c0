"""Puzzles: positions of games in which one move after the other is the only one that wins.

The numbers of a text: the band, the game up to the position, and the win from there on. Both are
a number of actions, and each of them as its place among the legal ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player, Setup, State
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import HOME_ROWS, MOVES, coordinates, square_of
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles, follow
from pygames.puzzles.line import add_line, take_line
from pygames.puzzles.puzzle import BANDS, themes_that_hold

MOST_PLIES = 9
LONGEST = 150
"""The most actions of a game."""
_SHORT = 2
"""At least this many own moves lead to a win."""
_SETUP = Setup(2, {})


def packed(game: Sequence[Action], line: Sequence[Action], band: int) -> Packer:
    """Pack a game up to a position, the line that wins there, and how hard that is to find."""
    packer = Packer()
    packer.add(band - 1, len(BANDS))
    packer.add(len(game), LONGEST + 1)
    add_line(packer, Murus.initial(_SETUP), game)
    packer.add(len(line) // 2, MOST_PLIES // 2 + 1)
    add_line(packer, begun(game), line)
    return packer


def begun(game: Sequence[Action], start: str | None = None) -> Murus:
    """Return the state after the actions of a game."""
    state = Murus.initial(_SETUP) if start is None else Murus.read(start, _SETUP)
    for action in game:
        state = state.child(action)
    return state


def read(fields: Unpacker) -> Puzzle:
    """Read a puzzle (ValueError if its line can't be played)."""
    band = fields.take(len(BANDS)) + 1
    states, game = take_line(fields, Murus.initial(_SETUP), fields.take(LONGEST + 1))
    player = states[-1].board.player
    states, line = take_line(fields, states[-1], 2 * fields.take(MOST_PLIES // 2 + 1) + 1)
    if states[-1].winner() != player:
        raise ValueError("its line doesn’t win")
    return Puzzle(
        players=2,
        actions=tuple(game),
        player=player,
        asks=words.puzzle(player),
        moves=len(line) // 2 + 1,
        band=band,
        themes=_themes([state.board for state in states], line, player),
        line=tuple(line),
    )


def threats(board: Board) -> int:
    """Count the moves with which the player who has just moved would break through (M7)."""
    again = Board(board.stacks, board.singles, 1 - board.player)
    moves = (MOVES[each] for each in again.actions())
    return sum(bool(move.far & HOME_ROWS[board.player]) and not move.sacrifice for move in moves)


def _themes(boards: Sequence[Board], line: Sequence[Action], player: Player) -> tuple[str, ...]:
    first, own, goal = MOVES[line[0]], range(0, len(line), 2), HOME_ROWS[1 - player]
    mine, others = boards[0].stacks[player], boards[0].stacks[1 - player]
    count, row = threats(boards[1]), {coordinates(square_of(bit))[1] for bit in first[1:4]}
    themes = {
        "threat": count > 0,
        "several-threats": count > 1,
        "along-the-row": not first.sacrifice and len(row) == 1,
        "two-stacks": any(_makes_two(boards[at], line[at]) for at in own),
        "fewer-stacks": mine.bit_count() < others.bit_count(),
        "two-moves": len(own) == _SHORT,
        "no-move-left": not (boards[-1].stacks[player] | boards[-1].singles[player]) & goal,
    }
    return themes_that_hold(themes)


def _makes_two(board: Board, action: Action) -> bool:
    """Return whether both stones of a stack make a stack of a single stone (M4)."""
    targets = MOVES[action].targets
    return targets & board.singles[board.player] == targets


def judge(puzzle: Puzzle, states: Sequence[Murus], actions: Sequence[Action]) -> Judged:
    """Judge moves: each has to be the one of the line, or at the end any that wins at once."""
    return follow(puzzle, states, actions, _wrong, _why)


def _why(before: Murus, after: Murus) -> str:
    """Describe a move: it won, it threatens to, or has a proved result."""
    player, board = before.board.player, after.board
    if after.is_terminal():
        reached = (board.stacks[player] | board.singles[player]) & HOME_ROWS[1 - player]
        return words.BREAKS_THROUGH if reached else words.shuts_in(1 - player)
    stones = (before.board.stacks[1 - player] | before.board.singles[1 - player]).bit_count() - (
        board.stacks[1 - player] | board.singles[1 - player]
    ).bit_count()
    return words.why(threats(board), capture=stones > 0)


def _wrong(before: State, after: State, rest: Sequence[Action]) -> Judged:
    """State the proved result of a move: all but one lose, or there was a win at once."""
    assert isinstance(before, Murus)
    assert isinstance(after, Murus)
    if len(rest) == 1:
        return Judged("wrong", words.SLOWER)
    opponent = after.board.player
    wins = (each for each in after.legal_actions() if after.child(each).winner() == opponent)
    if refutation := next(wins, None):
        return Judged("wrong", words.refuted_at_once(opponent), (refutation,))
    return Judged("wrong", words.lets_go(opponent))


PUZZLES = Puzzles[Murus](
    read=read,
    judge=judge,
)
