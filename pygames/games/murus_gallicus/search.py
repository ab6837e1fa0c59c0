"""Murus Gallicus for the shared alpha-beta search: positions, moves and the last ply.

A position is a tuple of ints, seen by the player to move: own stacks and singletons, those of
the opponent, the player, and the value. A move is an index of TEXTS.

A threat is a stack with an open lane: two squares that it can fill, of which one is on the
opponent's home row (M7). Stacks can't be hit, so the only defence is to put a piece into every
open lane. The only lane that a player can open for the opponent is one that a stack leaves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pygames.bots.alphabeta import FORCED, MOVE_BITS, WON, from_root
from pygames.core import Action, Player
from pygames.games.murus_gallicus.board import (
    DISTRIBUTIONS,
    FULL,
    HITTABLE,
    HOME_ROWS,
    MOVES,
    Move,
    StackOptions,
)
from pygames.games.murus_gallicus.evaluation import change, worth
from pygames.games.murus_gallicus.position import Board

Position = tuple[int, int, int, int, Player, int]
"""Own stacks and singletons, the opponent's stacks and singletons, player, value."""

TEXTS: tuple[Action, ...] = tuple(MOVES)
"""The text of each move."""
INDEX = {text: index for index, text in enumerate(TEXTS)}


def position_of(board: Board) -> Position:
    """Return the position of a board."""
    mine, theirs = board.player, 1 - board.player
    own = board.stacks[mine], board.singles[mine]
    other = board.stacks[theirs], board.singles[theirs]
    return (*own, *other, mine, worth(*own, mine) - worth(*other, theirs))


class _Effect(NamedTuple):
    """What a move does, in a form that is the same for distributions and sacrifices."""

    stack: int
    """Removed from the own stacks."""
    targets: int
    """Squares where an own singleton becomes a stack, and any other square gets a singleton."""
    victim: int
    """Removed from the opponent's singletons."""
    changes: dict[int, int]
    """What is added to the value, by which targets hold an own singleton."""


def _effect(move: Move, player: Player) -> _Effect:
    if move.sacrifice:
        return _Effect(move.stack, move.stack, move.far, change(move, player))
    return _Effect(move.stack, move.targets, 0, change(move, player))


def _effects(player: Player) -> tuple[_Effect, ...]:
    """Return the effect of each of a player's moves; the bit FORCED makes no difference."""
    effects = [_effect(move, player) for move in MOVES.values()]
    return (*effects, *[effects[0]] * (FORCED - len(effects)), *effects)


_EFFECTS = _effects(0), _effects(1)

_Option = tuple[int, dict[int, int], int]
"""A move's targets, changes and index."""


def _options(player: Player) -> StackOptions[_Option]:
    """Return the table of what the stacks of a player can do."""

    def option(move: Move) -> _Option:
        index = INDEX[move.text]
        effect = _EFFECTS[player][index]
        return effect.targets, effect.changes, index

    return StackOptions(option)


_STACKS = _options(0), _options(1)


class _Lanes(dict[int, tuple[int, ...]]):
    """For each set of a player's stacks within reach of the goal: their lanes."""

    def __init__(self, goal: int) -> None:
        super().__init__()
        moves = [move for row in DISTRIBUTIONS for move in row]
        self.winning = [move for move in moves if move.targets & goal]
        self.reach = sum({move.stack for move in self.winning})

    def __missing__(self, stacks: int) -> tuple[int, ...]:
        found = dict.fromkeys(move.targets for move in self.winning if move.stack & stacks)
        self[stacks] = lanes = tuple(found)
        return lanes


_LANES = _Lanes(HOME_ROWS[1]), _Lanes(HOME_ROWS[0])
_REACH = _LANES[0].reach, _LANES[1].reach


class _Guard(NamedTuple):
    """What the player to move must watch while an opponent's stack is within reach."""

    threatened: bool
    """Whether a lane is open: then only distributions that close every open lane matter."""
    pinned: int
    """Pieces that close a lane alone: such a stack can't simply leave."""
    lanes: tuple[int, ...]
    walls: int
    """Where the opponent can't put a stone."""

    def holds(self, stack: int, targets: int) -> bool:
        """Return whether every lane is closed after a distribution."""
        walls = (self.walls ^ stack) | targets
        return all(lane & walls for lane in self.lanes)


_AT_EASE = _Guard(threatened=False, pinned=0, lanes=(), walls=0)


def _guard(position: Position) -> _Guard:
    stacks, singles, other_stacks, _, player, _ = position
    threat = other_stacks & _REACH[1 - player]
    if not threat:
        return _AT_EASE
    walls = stacks | singles | other_stacks
    threatened, pinned = False, 0
    lanes = _LANES[1 - player][threat]
    for lane in lanes:
        held = lane & walls
        if not held:
            threatened = True
        elif not held & (held - 1):  # one piece
            pinned |= held
    return _Guard(threatened, pinned, lanes, walls)


def every_move(position: Position) -> list[int]:
    """Return every move (M4 to M6) in stable order."""
    stacks, _, other_stacks, other_singles, player, _ = position
    around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
    moves: list[int] = []
    for _, mask, options in _STACKS[player][stacks]:
        moves += [move for _, _, move in options[around & mask]]
    return moves


def child(position: Position, move: int) -> Position:
    """Return the position after a move."""
    stacks, singles, other_stacks, other_singles, player, value = position
    stack, targets, victim, changes = _EFFECTS[player][move]
    grown = singles & targets
    return (
        other_stacks, other_singles ^ victim, (stacks ^ stack) | grown, singles ^ targets,
        1 - player, -value - changes[grown],
    )  # fmt: skip


def wins_at_once(position: Position) -> bool:
    """Return whether the player to move can break through with the next move (M7)."""
    stacks, _, other_stacks, other_singles, player, _ = position
    walls = stacks | other_stacks | other_singles
    lanes = _LANES[player][stacks & _REACH[player]]
    return any(not lane & walls for lane in lanes)


def winning_moves(position: Position) -> list[int]:
    """Return the moves that win at once, by a breakthrough (M7) or by leaving no action (M8)."""
    player = position[4]
    goal = HOME_ROWS[1 - player]
    return [
        move
        for move in every_move(position)
        if _reaches(goal, _EFFECTS[player][move]) or not every_move(child(position, move))
    ]


def _reaches(goal: int, effect: _Effect) -> bool:
    """Return whether a distribution puts a stone on the goal."""
    return not effect.victim and bool(effect.targets & goal)


_NEVER = -WON - 1
"""Less than any value."""


class Ahead:
    """The game as the shared search needs it."""

    def __init__(self) -> None:
        self.nodes = 0

    child = staticmethod(child)

    def moves(self, position: Position, order: list[int]) -> list[int] | int:
        """Return the moves, the likeliest first, or the value where the game is decided.

        Where the opponent threatens to win, only the moves that prevent it are included.
        """
        stacks, singles, other_stacks, other_singles, player, _ = position
        if stacks & _REACH[player] and wins_at_once(position):
            return WON - 1
        guard = _guard(position)
        watched = FULL if guard.threatened else guard.pinned
        around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
        found: list[int] = []
        for stack, mask, table in _STACKS[player][stacks]:
            options = table[around & mask]
            if watched & stack:
                options = tuple(o for o in options if guard.holds(stack, o[0]))
            found += [
                ((order[move] + changes[singles & targets]) << MOVE_BITS) | move
                for targets, changes, move in options
            ]
        if not found:
            return _lost(position)
        found.sort(reverse=True)
        flag = FORCED if guard.threatened else 0
        return [(packed & (FORCED - 1)) | flag for packed in found]

    def leaf(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position: that of its best move, by the value after each.

        Where the position's own value is good enough, that is returned. One loop, because
        building the position after each move made the whole search take an eighth longer.
        """
        stacks, singles, other_stacks, other_singles, player, value = position
        if stacks & _REACH[player] and wins_at_once(position):
            self.nodes += 1
            return WON - ply - 1
        guard = _guard(position) if other_stacks & _REACH[1 - player] else _AT_EASE
        if guard.threatened:
            return self._defend(position, alpha, beta, ply)
        if value >= beta:
            self.nodes += 1
            return value
        pinned = guard.pinned
        around = (FULL ^ (stacks | other_stacks | other_singles)) | (other_singles << HITTABLE)
        best, enough = _NEVER, beta - value
        nodes = 0
        for stack, mask, table in _STACKS[player][stacks]:
            options = table[around & mask]
            if pinned & stack:
                options = tuple(o for o in options if guard.holds(stack, o[0]))
            nodes += len(options)
            for targets, changes, _ in options:
                change = changes[singles & targets]
                if change > best:  # noqa: PLR1730
                    best = change
            if best >= enough:
                break
        self.nodes += nodes
        return from_root(_lost(position), ply) if best == _NEVER else value + best

    def finish(self, position: Position) -> list[int]:
        """List moves to the end: one that wins, or any move and the win that it allows."""
        if winning := winning_moves(position):
            return winning[:1]
        moves = every_move(position)[:1]
        return [*moves, *winning_moves(child(position, moves[0]))[:1]] if moves else []

    def _defend(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position whose player must stop a threat: one ply deeper."""
        moves = self.moves(position, _NO_ORDER)
        if isinstance(moves, int):
            self.nodes += 1
            return from_root(moves, ply)
        if ply > _DEEPEST:
            self.nodes += 1
            return position[5]
        best = _NEVER
        for move in moves:
            value = -self.leaf(child(position, move), -beta, -alpha, ply + 1)
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

    def __init__(self, drawn: Iterable[Position]) -> None:
        super().__init__()
        self._drawn = frozenset(drawn)
        self._movers = {(stacks, singles, player) for stacks, singles, _, _, player, _ in drawn}

    def moves(self, position: Position, order: list[int]) -> list[int] | int:
        """Return the moves, among them those that end the game in a draw."""
        found = super().moves(position, order)
        drawing = self._drawing(position)
        if not drawing or (isinstance(found, int) and found > 0):
            return found
        listed = [] if isinstance(found, int) else found
        known = {move & (FORCED - 1) for move in listed}
        return listed + [move for move in drawing if move not in known]

    def leaf(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position, which is no less than 0 for whoever can end the game."""
        if position in self._drawn:
            return 0
        value = super().leaf(position, alpha, beta, ply)
        return 0 if value < 0 and self._drawing(position) else value

    def _drawing(self, position: Position) -> list[int]:
        """List the moves to such a board; no sacrifice leads there, for pieces don't come back."""
        if (position[2], position[3], 1 - position[4]) not in self._movers:
            return []
        return [move for move in every_move(position) if child(position, move) in self._drawn]


def _lost(position: Position) -> int:
    """Return the value where no move helps: a loss by M8, or by the opponent's next move."""
    return 2 - WON if every_move(position) else -WON


_NO_ORDER = [0] * FORCED
_DEEPEST = 64
"""Forced lines are followed up to this many plies from the root."""
