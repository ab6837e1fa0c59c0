"""Murus Gallicus for the shared alpha-beta search: moves and the last ply."""

from __future__ import annotations

from collections.abc import Iterable

from pygames.bots.alphabeta import FORCED, MOVE_BITS, WON, from_root
from pygames.games.murus_gallicus.board import FULL, HITTABLE, HOME_ROWS
from pygames.games.murus_gallicus.judge import Judge, Position, by_net
from pygames.games.murus_gallicus.net import ALL, TOP
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.threats import REACH, has_open_lane, watch


def every_move(position: Position) -> list[int]:
    """Return every move (M4 to M6) in stable order."""
    stacks, _, other_stacks, other_singles, player, _ = position
    around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
    moves: list[int] = []
    for _, mask, options in by_net().options[player][stacks]:
        moves += [move for _, _, _, move in options[around & mask]]
    return moves


def position_of(board: Board) -> Position:
    """Return the position of a board, judged by the net."""
    return by_net().position(board)


def child(position: Position, move: int) -> Position:
    """Return the position after a move, judged by the net."""
    return by_net().child(position, move)


def wins_at_once(position: Position) -> bool:
    """Return whether the player to move can break through with the next move (M7)."""
    stacks, _, other_stacks, other_singles, player, _ = position
    walls = stacks | other_stacks | other_singles
    return has_open_lane(stacks, walls, player)


def winning_moves(position: Position) -> list[int]:
    """Return the moves that win at once, by a breakthrough (M7) or by leaving no action (M8)."""
    player = position[4]
    goal = HOME_ROWS[1 - player]
    return [
        move
        for move in every_move(position)
        if _reaches(goal, move) or not every_move(child(position, move))
    ]


def _reaches(goal: int, move: int) -> bool:
    """Return whether a distribution puts a stone on the goal."""
    _, targets, victim, _ = by_net().effects[0][move]
    return not victim and bool(targets & goal)


_NEVER = -WON - 1
"""Less than any value."""


class Ahead:
    """The game as the shared search needs it."""

    def __init__(self, judge: Judge | None = None) -> None:
        judge = judge or by_net()
        self.nodes = 0
        self.position, self.child, self.value = judge.position, judge.child, judge.value
        self._options, self._effects = judge.options, judge.effects
        self._high, self._signs, self._middle = judge.net.high, judge.net.signs, judge.net.middle

    def moves(self, position: Position, order: list[int]) -> list[int] | int:
        """Return the moves, the likeliest first, or the value where the game is decided.

        If the opponent threatens to win, only the moves that prevent it are included.
        """
        stacks, singles, other_stacks, other_singles, player, _ = position
        if stacks & REACH[player] and wins_at_once(position):
            return WON - 1
        guard = watch(stacks, singles, other_stacks, player)
        watched = FULL if guard.threatened else guard.pinned
        around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
        moves: list[int] = []
        for stack, mask, table in self._options[player][stacks]:
            options = table[around & mask]
            if watched & stack:
                options = tuple(o for o in options if guard.holds(stack, o[0]))
            moves += [
                ((order[move] + promises[singles & targets]) << MOVE_BITS) | move
                for targets, promises, _, move in options
            ]
        if not moves:
            return _lost(position)
        moves.sort(reverse=True)
        flag = FORCED if guard.threatened else 0
        return [(packed & (FORCED - 1)) | flag for packed in moves]

    def standing(self, position: Position, move: int) -> int:
        """Return the static value after a move, for the other player, unless threatened."""
        stacks, singles, _, _, player, lanes = position
        stack, targets, _, changes = self._effects[player][move]
        grown = singles & targets
        if ((stacks ^ stack) | grown) & REACH[player]:
            return _NEVER
        after = lanes + changes[grown]
        above = after & self._high
        worth = ((after & above - (above >> TOP)) ^ self._signs[1 - player]) % ALL
        return worth - self._middle  # Net.value

    def reply(self, position: Position, move: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value after a move; if the static value is good enough, build nothing."""
        value = self.standing(position, move)
        if value >= beta:
            self.nodes += 1
            return value
        return self.leaf(self.child(position, move), alpha, beta, ply)

    def leaf(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position: its own, or that after its best move if it is better.

        If the position's own value is good enough, no move is tried. One loop, because
        building the position after each move made the whole search take an eighth longer.
        """
        stacks, singles, other_stacks, other_singles, player, lanes = position
        if stacks & REACH[player] and wins_at_once(position):
            self.nodes += 1
            return WON - ply - 1
        guard = watch(stacks, singles, other_stacks, player)
        if guard.threatened:
            return self._defend(position, alpha, beta, ply)
        value = self.value(position)
        if value >= beta:
            self.nodes += 1
            return value
        high, signs, middle, pinned = self._high, self._signs[player], self._middle, guard.pinned
        around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
        best, enough, nodes = value + middle, beta + middle, self.nodes
        for stack, mask, table in self._options[player][stacks]:
            options = table[around & mask]
            if pinned & stack:
                options = tuple(o for o in options if guard.holds(stack, o[0]))
            self.nodes += len(options)
            for targets, _, changes, _ in options:
                after = lanes + changes[singles & targets]
                above = after & high
                worth = ((after & above - (above >> TOP)) ^ signs) % ALL  # Net.value
                if worth > best:  # noqa: PLR1730
                    best = worth
            if best >= enough:
                break
        return from_root(_lost(position), ply) if self.nodes == nodes else best - middle

    def finish(self, position: Position) -> list[int]:
        """List moves to the end: one that wins, or any move and the win that it allows."""
        if winning := winning_moves(position):
            return winning[:1]
        moves = every_move(position)[:1]
        return [*moves, *winning_moves(self.child(position, moves[0]))[:1]] if moves else []

    def _defend(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position whose player must stop a threat: one ply deeper."""
        moves = self.moves(position, _NO_ORDER)
        if isinstance(moves, int):
            self.nodes += 1
            return from_root(moves, ply)
        if ply > _DEEPEST:
            self.nodes += 1
            return self.value(position)
        best = _NEVER
        for move in moves:
            value = -self.reply(position, move, -beta, -alpha, ply + 1)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best


class NearDraws(Ahead):
    """The game where boards have stood twice, and would end it in a draw if they came again (M9).

    Such a board may be all that saves a player, so a move to it is never left out.
    """

    def __init__(self, repeats: Iterable[Position], judge: Judge | None = None) -> None:
        super().__init__(judge)
        self._drawn = frozenset(repeats)
        self._movers = {(stacks, singles, player) for stacks, singles, _, _, player, _ in repeats}

    def moves(self, position: Position, order: list[int]) -> list[int] | int:
        """Return the moves, including those that end the game in a draw."""
        all_moves = super().moves(position, order)
        drawing = self._drawing(position)
        if not drawing or (isinstance(all_moves, int) and all_moves > 0):
            return all_moves
        others = [] if isinstance(all_moves, int) else all_moves
        bare = {move & (FORCED - 1) for move in others}
        return others + [move for move in drawing if move not in bare]

    def reply(self, position: Position, move: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value after a move."""
        return self.leaf(self.child(position, move), alpha, beta, ply)

    def leaf(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position: no less than 0 for a player who can end the game."""
        if position in self._drawn:
            return 0
        value = super().leaf(position, alpha, beta, ply)
        return 0 if value < 0 and self._drawing(position) else value

    def _drawing(self, position: Position) -> list[int]:
        """List the moves to such a board; no sacrifice leads there, for pieces don't come back."""
        if (position[2], position[3], 1 - position[4]) not in self._movers:
            return []
        return [move for move in every_move(position) if self.child(position, move) in self._drawn]


def _lost(position: Position) -> int:
    """Return the value if no move helps: a loss by M8, or by the opponent's next move."""
    return 2 - WON if every_move(position) else -WON


_NO_ORDER = [0] * FORCED
_DEEPEST = 64
"""Forced lines are followed up to this many plies from the root."""
