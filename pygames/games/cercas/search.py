"""Cercas for a shared search: positions and moves as ints, and random playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import TERMINAL, Action, Player
from pygames.games.cercas.areas import LARGEST
from pygames.games.cercas.board import (
    ACROSS,
    ALL_SPACES,
    APART,
    AROUND,
    FENCES,
    LAST_COLUMN,
    NOT_AT,
    NOT_THROUGH,
    SPACES,
    UPRIGHT,
)
from pygames.games.cercas.rules import Cercas

Position = tuple[int, int, int, int, int, int, int, int, int, int]
"""Player; marks of X, of O; spaces free to X, to O; lines; dots where at least one, two, three
lines meet; fences that lines and dots allow."""

BITS = 6
SPACE = (1 << BITS) - 1
"""A move is the number of its fence, times 64, plus the number of its space."""

NEAR = {space: ~(around | space) for space, around in AROUND.items()}
"""The spaces that a mark leaves to the opponent (C7)."""
INDEX = {1 << space: space for space in range(len(SPACES))}
MEMBERS = {
    fence.bit: (
        index << BITS,
        fence.beside,
        tuple((1 << space, space) for space in range(len(SPACES)) if fence.beside >> space & 1),
    )
    for index, fence in enumerate(FENCES)
}
DRAWN = {
    fence.bit: (fence.lines, fence.ends | fence.inner, fence.inner, APART[fence.bit], fence.beside)
    for fence in FENCES
}
ACTIONS = {
    (index << BITS) | space: f"{fence.text}:{SPACES[space]}"
    for index, fence in enumerate(FENCES)
    for space in range(len(SPACES))
    if fence.beside >> space & 1
}


def position_of(state: Cercas) -> Position:
    """Return the position of a state."""
    board = state.board
    return board.player, *board.marks, *board.free, board.lines, *board.loads, board.fences


def _fences_beside(row: int) -> list[int]:
    """Return the fences beside each set of spaces in a row."""
    fences = [0]
    for column in range(ACROSS):
        space = 1 << (row * ACROSS + column)
        own = sum(fence.bit for fence in FENCES if fence.beside & space)
        fences += [own | others for others in fences]
    return fences


_FENCES_BESIDE = tuple(_fences_beside(row) for row in range(ACROSS))
_ROW = (1 << ACROSS) - 1


def drawable(position: Position, player: Player) -> int:
    """Return the fences that a player may draw: a space beside each is free to it (C8)."""
    mine = position[3 + player]
    beside = 0
    for fences in _FENCES_BESIDE:
        beside |= fences[mine & _ROW]
        mine >>= ACROSS
    return position[9] & beside


def has_move(position: Position) -> bool:
    """Return whether the player to move has an action (C8, C10)."""
    return drawable(position, position[0]) != 0


def every_move(position: Position) -> list[int]:
    """Return the moves of the player to move in stable order."""
    mine, fences = position[3 + position[0]], drawable(position, position[0])
    moves: list[int] = []
    while fences:
        bit = fences & -fences
        fences ^= bit
        number, _, members = MEMBERS[bit]
        moves += [number | space for each, space in members if each & mine]
    return moves


def child(position: Position, move: int) -> Position:
    """Return the position after a fence and a mark."""
    player, x, o, for_x, for_o, lines, one, two, three, fences = position
    fence = 1 << (move >> BITS)
    new, dots, inner, apart, _ = DRAWN[fence]
    three |= two & dots
    two |= one & dots
    one |= dots
    three |= two & inner
    two |= one & inner
    fences &= apart  # C4
    touched = two & dots
    while touched:  # C5
        dot = touched & -touched
        touched ^= dot
        fences &= NOT_AT[dot] if three & dot else NOT_THROUGH[dot]
    space = 1 << (move & SPACE)
    if player == 0:
        return (
            1, x | space, o, for_x & ~space, for_o & NEAR[space],
            lines | new, one, two, three, fences,
        )  # fmt: skip
    return (
        0, x, o | space, for_x & NEAR[space], for_o & ~space,
        lines | new, one, two, three, fences,
    )  # fmt: skip


def _bits(fences: int) -> Iterator[int]:
    while fences:
        bit = fences & -fences
        yield bit
        fences ^= bit


def lead(x: int, o: int, lines: int) -> int:
    """Return by how many points X leads (C11)."""
    up = (ALL_SPACES >> ACROSS) & ~lines
    right = ALL_SPACES & ~((lines >> UPRIGHT) | LAST_COLUMN)
    points = 0
    open_marks = x | o  # areas without marks are worth nothing
    while open_marks:
        region, grown = 0, open_marks & -open_marks
        while grown != region:
            region = grown
            grown |= ((grown & up) << ACROSS) | ((grown >> ACROSS) & up)
            grown |= ((grown & right) << 1) | ((grown >> 1) & right)
        open_marks &= ~region
        size = region.bit_count()
        if size <= LARGEST:
            more = (region & x).bit_count() - (region & o).bit_count()
            if more > 0:
                points += size
            elif more:
                points -= size
    return points


class Playouts(Playable[Position, int]):
    """Positions for plain UCT."""

    def start(self, state: Cercas) -> Position:
        """Return the position of a state."""
        return position_of(state)

    def began(self, state: Cercas) -> Player:
        """Return who began, or has taken that over (S2)."""
        return int(state.swap == "taken")

    def action(self, move: int) -> Action:
        """Return a move as an action."""
        return ACTIONS[move]

    def player(self, position: Position) -> Player:
        """Return whose decision is next."""
        return position[0] if has_move(position) else TERMINAL

    def moves(self, position: Position) -> Sequence[int]:
        """Return the moves."""
        return every_move(position)

    def child(self, position: Position, move: int) -> Position:
        """Return the position after a move."""
        return child(position, move)

    def playout(self, position: Position, random: Random) -> Sequence[float]:
        """Play at random to the end; return each player's reward."""
        return _rewards(play_out(position, random.random, None))

    def final(self, position: Position) -> Sequence[float]:
        """Return the rewards of a finished game."""
        return _rewards(lead(position[1], position[2], position[5]))


def _rewards(more: int) -> Sequence[float]:
    return (1.0, 0.0) if more > 0 else (0.0, 1.0) if more else (0.5, 0.5)


def play_out(  # noqa: C901 - one loop, see below
    position: Position, draw: Callable[[], float], traces: Sequence[list[int]] | None
) -> int:
    """Play at random to the end; return by how many points X leads.

    An action that is impossible now stays impossible: lines are only added, and free spaces only
    disappear. So each player draws fences at random, and discards those that don't fit. All is in
    one loop: a call for each action would double its time.
    """
    player, x, o, for_x, for_o, lines, one, two, three, fences = position
    lot = list(_bits(fences))
    lots = (lot, lot.copy())
    by_fence, not_at, not_through, near, members = DRAWN, NOT_AT, NOT_THROUGH, NEAR, MEMBERS
    while True:
        lot = lots[player]
        mine = for_o if player else for_x
        while lot:
            at = int(draw() * len(lot))
            fence = lot[at]
            last = lot.pop()
            if at < len(lot):
                lot[at] = last
            if fences & fence:
                new, dots, inner, apart, beside = by_fence[fence]
                spaces = beside & mine
                if spaces:
                    break
        else:
            return lead(x, o, lines)
        fences &= apart
        three |= two & dots
        two |= one & dots
        one |= dots
        three |= two & inner
        two |= one & inner
        touched = two & dots
        while touched:
            dot = touched & -touched
            touched ^= dot
            fences &= not_at[dot] if three & dot else not_through[dot]
        lines |= new
        count = spaces.bit_count()
        if count > 1:
            for _ in range(int(draw() * count)):
                spaces &= spaces - 1
            spaces &= -spaces
        if player:
            o |= spaces
            for_o ^= spaces
            for_x &= near[spaces]
        else:
            x |= spaces
            for_x ^= spaces
            for_o &= near[spaces]
        if traces is not None:
            traces[player].append(members[fence][0] | (spaces.bit_length() - 1))
        player = 1 - player
