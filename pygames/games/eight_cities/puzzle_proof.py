"""Checks puzzles by the rules alone: every turn against every answer, to the end of the game.

Nothing here is shared with the bots or with the search that finds puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.games.eight_cities import position_text, words
from pygames.games.eight_cities.position import Position
from pygames.games.eight_cities.result import returns
from pygames.puzzles import Puzzle


def fault(puzzle: Puzzle) -> str | None:
    """Say what about a puzzle is not so; None where all of it is.

    Of all turns that the player has, only that of the line wins, whatever the opponent does; or
    none wins, and only that of the line is sure of a draw. The same holds after each answer of
    the line. Turns count as one if they lead to the same position.
    """
    board, proof = position_text.read(puzzle.start or ""), Proof(puzzle.player)
    least = 1 if puzzle.asks == words.puzzle(puzzle.player, wins=True) else 0
    line = list(puzzle.line)
    while line:
        begun, own = board, puzzle.player == board.player
        while line and not board.is_over and (board.player == puzzle.player) == own:
            if line[0] not in board.actions():
                return f"{_at(board)}: {line[0]} can't be played"
            board = board.after(line.pop(0))
        if own and (said := _fault_of_turn(begun, board, proof, least)):
            return f"{_at(begun)}: {said}"
        if board.is_over and line:
            return "the line goes on after the end"
    return None


def _fault_of_turn(begun: Position, ended: Position, proof: Proof, least: int) -> str | None:
    """Say what is wrong with a turn of the line."""
    if not proof.reaches(ended, least):
        return "the turn of the line doesn't do it"
    if least == 0 and proof.reaches(begun, 1):
        return "it can be won"
    others = {_key(other): other for other in turns(begun)}
    del others[_key(ended)]
    for other in others.values():
        if proof.reaches(other, least):
            return f"another turn does it, too, and leads to {_at(other)}"
    return None


def _at(board: Position) -> str:
    return position_text.write(board)


def _key(board: Position) -> tuple[int, ...]:
    """Return what tells positions of a game apart, in whatever order the roads were built."""
    white, black = board.sides
    return white.roads, black.roads, board.player, board.left, board.passed, board.built


def turns(board: Position) -> Iterator[Position]:
    """Yield the positions to which the turns of the player to move lead (K4, K11, K13)."""
    for action in board.actions():
        after = board.after(action)
        if after.is_over or after.player != board.player:
            yield after
        else:
            yield from turns(after)


class Proof:
    """What a player can be sure of, as far as it has been found out."""

    def __init__(self, player: Player) -> None:
        """Begin with nothing."""
        self._player = player
        self._known: dict[tuple[int, ...], bool] = {}
        self._strong: dict[tuple[Player, str], int] = {}

    def reaches(self, board: Position, least: int) -> bool:
        """Return whether the player is sure of so much at the end: 1 for a win, 0 for a draw."""
        if board.is_over:
            return returns(board)[self._player] >= least
        key = *_key(board), least
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._decided(board, least)
        return known

    def _decided(self, board: Position, least: int) -> bool:
        """Try every action; those that were strong elsewhere come first, to save time."""
        mover = board.player
        mine, strong = mover == self._player, self._strong
        for action in sorted(board.actions(), key=lambda each: -strong.get((mover, each), 0)):
            if self.reaches(board.after(action), least) == mine:
                strong[mover, action] = strong.get((mover, action), 0) + 1
                return mine
        return not mine
