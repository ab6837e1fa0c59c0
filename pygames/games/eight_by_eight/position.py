"""A position as one small value, and how a turn goes (E3 to E9)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pygames.core import Player
from pygames.games.eight_by_eight.board import CROSS, MARK, OPEN, WHOLE, has_five

HAND = 25  # E2


class Position(NamedTuple):
    """Pieces, blackouts, whose turn it is and what that player rolled.

    Methods named after an event return the position after it and after what follows by itself.
    """

    pieces: tuple[int, ...]
    """The spaces of each player's pieces."""
    blackouts: tuple[int, ...]
    """The numbers that each player has blacked out."""
    player: Player = 0
    roll: int = 0
    """The number rolled; 0 before the roll."""
    ending: bool = False
    """Whether the last round has begun (E8)."""
    over: bool = False

    @property
    def empty(self) -> int:
        """The empty spaces."""
        pieces = 0
        for mine in self.pieces:
            pieces |= mine
        return WHOLE ^ pieces

    @property
    def open(self) -> int:
        """The empty spaces that the roll opens (E5)."""
        return self.empty & CROSS[self.roll]

    @property
    def blocked(self) -> bool:
        """Whether no player can ever place again (E9)."""
        empty = self.empty
        return not any(
            empty & OPEN[marks] and mine.bit_count() + marks.bit_count() < HAND
            for mine, marks in zip(self.pieces, self.blackouts, strict=True)
        )

    def hand(self, player: Player) -> int:
        """Count a player's pieces in hand (E2)."""
        count = self.pieces[player].bit_count() + self.blackouts[player].bit_count()
        return HAND - count

    def owner(self, space: int) -> Player | None:
        """Return whose piece is on a space, None for an empty one."""
        return next((player for player, mine in enumerate(self.pieces) if mine & space), None)

    def rolled(self, number: int) -> Position:
        """Roll a number (E3)."""
        position = self._replace(roll=number)
        blacked_out = self.blackouts[self.player] & MARK[number]
        return position._next_turn().settled() if blacked_out else position  # E4

    def placed(self, space: int) -> Position:
        """Put a piece on a space, which ends the turn (E5)."""
        pieces = _with(self.pieces, self.player, space)
        return self._replace(pieces=pieces)._next_turn().settled()

    def blacked_out(self) -> Position:
        """Black out the number rolled, and go on to roll again (E6)."""
        blackouts = _with(self.blackouts, self.player, MARK[self.roll])
        return self._replace(blackouts=blackouts, roll=0).settled()

    def passed(self) -> Position:
        """End the turn without a piece, where row and column are full (E7)."""
        return self._next_turn().settled()

    def settled(self) -> Position:
        """Carry out everything that happens by itself (E4, E7a, E9)."""
        position = self
        while not position.over:
            if position.blocked:
                return position._replace(roll=0, over=True)  # E9
            if not position._turn_ends():
                return position
            position = position._next_turn()
        return position

    def _turn_ends(self) -> bool:
        """Return whether the turn ends by itself: no piece in hand (E7a), or a blackout (E4)."""
        return not self.hand(self.player) or bool(self.blackouts[self.player] & MARK[self.roll])

    def _next_turn(self) -> Position:
        """End the turn; after the last player of a round the game may be over (E8)."""
        ending = self.ending or any(map(has_five, self.pieces))
        last = self.player == len(self.pieces) - 1
        player = 0 if last else self.player + 1
        return Position(self.pieces, self.blackouts, player, 0, ending, ending and last)


def _with(sets: tuple[int, ...], player: Player, bit: int) -> tuple[int, ...]:
    return (*sets[:player], sets[player] | bit, *sets[player + 1 :])


@cache
def start(players: int) -> Position:
    """Return the empty board (E1, E2)."""
    return Position((0,) * players, (0,) * players)
