"""What the shared alpha-beta needs of Murus Gallicus: positions, moves and the last ply.

A position is a tuple of ints, seen by the player to move: own stacks and singletons, those of
the opponent, the player, and the value. A move is an index of MOVES.

A threat is a stack with an open lane: two squares it can fill, the farther on the opponent's
home row (M7). Stacks can't be hit, so a threat is only met by putting a piece into every open
lane, and whose turn it is never adds a lane but the one that a stack leaves by moving out of it.
"""

from __future__ import annotations

from typing import NamedTuple

from pygames.bots.alphabeta import FORCED, MOVE_BITS, WON, from_root
from pygames.core import Action, Player
from pygames.games.murus_gallicus import board
from pygames.games.murus_gallicus.board import DISTRIBUTIONS, FULL, HOME_ROWS, SACRIFICES, Move
from pygames.games.murus_gallicus.evaluation import change, worth
from pygames.games.murus_gallicus.rules import Board

Position = tuple[int, int, int, int, Player, int]
"""Own stacks and singletons, the opponent's stacks and singletons, player, value."""

_ALL = tuple(move for table in (DISTRIBUTIONS, SACRIFICES) for row in table for move in row)
TEXTS: tuple[Action, ...] = tuple(move.text for move in _ALL)
"""The text of each move."""
INDEX = {text: index for index, text in enumerate(TEXTS)}


def position_of(board: Board) -> Position:
    """Give the position of a board."""
    mine, theirs = board.player, 1 - board.player
    own = board.stacks[mine], board.singles[mine]
    other = board.stacks[theirs], board.singles[theirs]
    return (*own, *other, mine, worth(*own, mine) - worth(*other, theirs))


class _Effect(NamedTuple):
    """What a move does: with these three a distribution and a sacrifice are carried out alike."""

    stack: int
    """Leaves the own stacks."""
    targets: int
    """Own singletons here become stacks, and the others come to be singletons."""
    victim: int
    """Leaves the opponent's singletons."""
    changes: dict[int, int]
    """What the value grows by, by the own singletons on the targets."""


def _effect(move: Move, player: Player) -> _Effect:
    if move.sacrifice:
        return _Effect(move.stack, move.stack, move.far, change(move, player))
    return _Effect(move.stack, move.near | move.far, 0, change(move, player))


def _effects(player: Player) -> tuple[_Effect, ...]:
    """Tabulate the moves of a player; a forced move has the same effect."""
    effects = [_effect(move, player) for move in _ALL]
    return (*effects, *[effects[0]] * (FORCED - len(effects)), *effects)


_EFFECTS = _effects(0), _effects(1)

_Option = tuple[int, dict[int, int], int]
"""Of a move: targets, changes, index."""

_HITTABLE = len(board.SQUARES)
"""By how many bits the opponent's singletons are shifted, to stand beside the free squares."""
_MOST_SURROUNDINGS = 1 << 9
_MOST_SETS = 1 << 12


class _Options(dict[int, tuple[_Option, ...]]):
    """From what is free and what can be hit round a player's stack to what it can do (M4, M5).

    Filled as surroundings turn up, and emptied when there are very many.
    """

    def __init__(self, square: int, player: Player) -> None:
        super().__init__()
        self.needed = [(m.near | m.far, self._option(m, player)) for m in DISTRIBUTIONS[square]]
        self.needed += [(m.far << _HITTABLE, self._option(m, player)) for m in SACRIFICES[square]]
        self.mask = 0
        for squares, _ in self.needed:
            self.mask |= squares

    @staticmethod
    def _option(move: Move, player: Player) -> _Option:
        index = INDEX[move.text]
        effect = _EFFECTS[player][index]
        return effect.targets, effect.changes, index

    def __missing__(self, around: int) -> tuple[_Option, ...]:
        if len(self) >= _MOST_SURROUNDINGS:
            self.clear()
        self[around] = options = tuple(
            option for squares, option in self.needed if squares & around == squares
        )
        return options


class _Stacks(dict[int, tuple[tuple[int, int, _Options], ...]]):
    """From a player's stacks to each with its mask and what is tabulated for it.

    They stay the same while the opponent tries one move after the other.
    """

    def __init__(self, player: Player) -> None:
        super().__init__()
        tables = (_Options(square, player) for square in range(len(board.SQUARES)))
        self.tables = [(1 << square, table.mask, table) for square, table in enumerate(tables)]

    def __missing__(self, stacks: int) -> tuple[tuple[int, int, _Options], ...]:
        if len(self) >= _MOST_SETS:
            self.clear()
        self[stacks] = found = tuple(entry for entry in self.tables if entry[0] & stacks)
        return found


_STACKS = _Stacks(0), _Stacks(1)


class _Lanes(dict[int, tuple[int, ...]]):
    """From the stacks of a player that are within reach of the goal to their lanes."""

    def __init__(self, goal: int) -> None:
        super().__init__()
        moves = [move for row in DISTRIBUTIONS for move in row]
        self.winning = [move for move in moves if (move.near | move.far) & goal]
        self.reach = sum({move.stack for move in self.winning})

    def __missing__(self, stacks: int) -> tuple[int, ...]:
        found = {m.near | m.far: None for m in self.winning if m.stack & stacks}
        self[stacks] = lanes = tuple(found)
        return lanes


_LANES = _Lanes(HOME_ROWS[1]), _Lanes(HOME_ROWS[0])
_REACH = _LANES[0].reach, _LANES[1].reach


class _Guard(NamedTuple):
    """What the player to move has to mind when an opponent's stack is within reach."""

    threatened: bool
    """Whether a lane is open: only distributions that close all of them matter."""
    pinned: int
    """Pieces that are all that closes a lane: a stack of these can't just leave."""
    lanes: tuple[int, ...]
    walls: int
    """What the opponent can't enter."""

    def holds(self, stack: int, targets: int) -> bool:
        """Whether no lane is open after a distribution."""
        walls = self.walls ^ stack | targets
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
        elif not held & held - 1:
            pinned |= held
    return _Guard(threatened, pinned, lanes, walls)


def every_move(position: Position) -> list[int]:
    """List every move (M4 to M6), in stable order."""
    stacks, _, other_stacks, other_singles, player, _ = position
    around = FULL ^ (stacks | other_stacks | other_singles) | other_singles << _HITTABLE
    moves: list[int] = []
    for _, mask, options in _STACKS[player][stacks]:
        moves += [move for _, _, move in options[around & mask]]
    return moves


def child(position: Position, move: int) -> Position:
    """Carry out a move."""
    stacks, singles, other_stacks, other_singles, player, value = position
    stack, targets, victim, changes = _EFFECTS[player][move]
    grown = singles & targets
    return (
        other_stacks, other_singles ^ victim, stacks ^ stack | grown, singles ^ targets,
        1 - player, -value - changes[grown],
    )  # fmt: skip


def wins_at_once(position: Position) -> bool:
    """Whether the player to move can reach the goal with the next move (M7)."""
    stacks, _, other_stacks, other_singles, player, _ = position
    walls = stacks | other_stacks | other_singles
    lanes = _LANES[player][stacks & _REACH[player]]
    return any(not lane & walls for lane in lanes)


def winning_moves(position: Position) -> list[int]:
    """List the moves that win at once: that reach the goal (M7) or leave no answer (M8)."""
    player = position[4]
    goal = HOME_ROWS[1 - player]
    effects = _EFFECTS[player]
    return [
        move
        for move in every_move(position)
        if (not effects[move].stack & effects[move].targets and effects[move].targets & goal)
        or not every_move(child(position, move))
    ]


_NEVER = -WON - 1
"""Less than every value."""


class Ahead:
    """The game as the shared search wants it."""

    def __init__(self) -> None:
        self.nodes = 0

    child = staticmethod(child)

    def moves(self, position: Position, order: list[int]) -> list[int] | int:
        """List the moves, the likeliest first, or give the value where the game is decided.

        Where the opponent threatens to win, only what stops it is listed.
        """
        stacks, singles, other_stacks, other_singles, player, _ = position
        if stacks & _REACH[player] and wins_at_once(position):
            return WON - 1
        guard = _guard(position)
        watched = FULL if guard.threatened else guard.pinned
        around = FULL ^ (stacks | other_stacks | other_singles) | other_singles << _HITTABLE
        found: list[int] = []
        for stack, mask, table in _STACKS[player][stacks]:
            options = table[around & mask]
            if watched & stack:
                options = tuple(o for o in options if guard.holds(stack, o[0]))
            found += [
                order[move] + changes[singles & targets] << MOVE_BITS | move
                for targets, changes, move in options
            ]
        if not found:
            return _lost(position)
        found.sort(reverse=True)
        flag = FORCED if guard.threatened else 0
        return [packed & FORCED - 1 | flag for packed in found]

    def leaf(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Give the value of a position by its moves, valued one by one where they lead.

        Or by how it stands, where that is good enough. One loop, since building the position
        after each move took an eighth more of the whole search's time.
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
        around = FULL ^ (stacks | other_stacks | other_singles) | other_singles << _HITTABLE
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

    def _defend(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """Give the value of a position whose player must stop a threat: one ply deeper."""
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


def _lost(position: Position) -> int:
    """Give the value where no move helps: M8 where there is none, else the opponent's win."""
    return 2 - WON if every_move(position) else -WON


_NO_ORDER = [0] * FORCED
_DEEPEST = 64
"""No forced line is followed further than so many plies from the root."""
