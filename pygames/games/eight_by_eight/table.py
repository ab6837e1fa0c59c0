"""Everything on the table as one small value, and how a turn goes (E3 to E9)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pygames.core import Player
from pygames.games.eight_by_eight.board import CROSS, MARK, OPEN, WHOLE, has_five

HAND = 25  # E2


class Table(NamedTuple):
    """Pieces, blackouts, whose turn it is and what that player rolled.

    Each method gives the table after something happened, and after what follows by itself.
    """

    pieces: tuple[int, ...]
    """The spaces of each player's pieces."""
    blackouts: tuple[int, ...]
    """The numbers that each player has blacked out."""
    player: Player = 0
    roll: int = 0
    """The number rolled; 0 while the roll is still to come."""
    ending: bool = False
    """Whether the end is triggered (E8)."""
    over: bool = False

    @property
    def empty(self) -> int:
        """The empty spaces."""
        taken = 0
        for mine in self.pieces:
            taken |= mine
        return WHOLE ^ taken

    def hand(self, player: Player) -> int:
        """Count a player's pieces in hand (E2)."""
        used = self.pieces[player].bit_count() + self.blackouts[player].bit_count()
        return HAND - used

    @property
    def open(self) -> int:
        """The empty spaces that the roll opens (E5)."""
        return self.empty & CROSS[self.roll]

    def rolled(self, number: int) -> Table:
        """Roll a number (E3)."""
        table = self._replace(roll=number)
        blacked_out = self.blackouts[self.player] & MARK[number]
        return table._next_turn().settled() if blacked_out else table  # E4

    def placed(self, space: int) -> Table:
        """Put a piece on a space, which ends the turn (E5)."""
        pieces = _with(self.pieces, self.player, space)
        return self._replace(pieces=pieces)._next_turn().settled()

    def blacked_out(self) -> Table:
        """Black out the number rolled and go on to roll again (E6)."""
        blackouts = _with(self.blackouts, self.player, MARK[self.roll])
        return self._replace(blackouts=blackouts, roll=0).settled()

    def passed(self) -> Table:
        """End the turn without a piece, where row and column are full (E7)."""
        return self._next_turn().settled()

    def settled(self) -> Table:
        """Give the table after all that happens by itself (E4, E7a, E9)."""
        table = self
        while not table.over:
            if table.blocked:
                return table._replace(roll=0, over=True)  # E9
            if not table._turn_ends():
                return table
            table = table._next_turn()
        return table

    @property
    def blocked(self) -> bool:
        """Whether no player can ever place again (E9)."""
        empty = self.empty
        return not any(
            empty & OPEN[marks] and mine.bit_count() + marks.bit_count() < HAND
            for mine, marks in zip(self.pieces, self.blackouts, strict=True)
        )

    def _turn_ends(self) -> bool:
        """Tell whether the turn ends by itself: an empty hand (E7a), a blackout rolled (E4)."""
        return not self.hand(self.player) or bool(self.blackouts[self.player] & MARK[self.roll])

    def _next_turn(self) -> Table:
        """End the turn; after the last player of a round the game may be over (E8)."""
        ending = self.ending or any(map(has_five, self.pieces))
        last = self.player == len(self.pieces) - 1
        player = 0 if last else self.player + 1
        return Table(self.pieces, self.blackouts, player, 0, ending, ending and last)


def _with(sets: tuple[int, ...], player: Player, bit: int) -> tuple[int, ...]:
    return (*sets[:player], sets[player] | bit, *sets[player + 1 :])


@cache
def start(players: int) -> Table:
    """Give the empty board (E1, E2)."""
    return Table((0,) * players, (0,) * players)
