"""Eight-by-Eight for search: moves as ints, and lines that can still be made, counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import CHANCE, TERMINAL, Action, Player
from pygames.games.eight_by_eight.board import (
    SIZE,
    TEXTS,
    bits,
)
from pygames.games.eight_by_eight.playout import play_out
from pygames.games.eight_by_eight.result import winners
from pygames.games.eight_by_eight.rules import BLACKOUTS, PASS, EightByEight
from pygames.games.eight_by_eight.table import Table

STAY = 0
"""The move that passes. A roll and a blackout are their number, a piece its bit above these."""
HIGHER = 4
"""How far the bits of pieces are moved up, to be above the numbers."""


class Playouts(Playable[Table, int]):
    """Positions for plain UCT."""

    def start(self, state: EightByEight) -> Table:
        """Begin from a state."""
        return state.table

    def action(self, move: int) -> Action:
        """Write a move as an action."""
        if move == STAY:
            return PASS
        return TEXTS[move >> HIGHER] if move >> HIGHER else BLACKOUTS[move]

    def player(self, position: Table) -> Player:
        """Whose decision is next."""
        if position.over:
            return TERMINAL
        return position.player if position.roll else CHANCE

    def moves(self, position: Table) -> Sequence[int]:
        """List the moves, spaces first."""
        spaces = [space << HIGHER for space in bits(position.open)]
        return [*spaces, position.roll] if spaces else [position.roll, STAY]

    def draw(self, _position: Table, random: Random) -> int:
        """Roll the die."""
        return 1 + int(random.random() * SIZE)

    def child(self, position: Table, move: int) -> Table:
        """Carry out a move or a roll."""
        if not position.roll:
            return position.rolled(move)
        if move >> HIGHER:
            return position.placed(move >> HIGHER)
        return position.blacked_out() if move else position.passed()

    def playout(self, position: Table, random: Random) -> Sequence[float]:
        """Play at random to the end."""
        return _shares(play_out(position, random), len(position.pieces))

    def final(self, position: Table) -> Sequence[float]:
        """Give the rewards of a finished game."""
        return _shares(winners(position), len(position.pieces))


def _shares(best: list[Player], players: int) -> Sequence[float]:
    return [1 / len(best) if player in best else 0.0 for player in range(players)]
