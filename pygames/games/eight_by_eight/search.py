"""Eight-by-Eight for searches: positions, and moves as ints."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import CHANCE, TERMINAL, Action, Player
from pygames.games.eight_by_eight.board import SIZE, TEXTS, bits
from pygames.games.eight_by_eight.playout import play_out
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.result import winners
from pygames.games.eight_by_eight.rules import BLACKOUTS, PASS, EightByEight

PASS_MOVE = 0
"""The move that passes. A roll or a blackout is its number; a piece is its space, shifted."""
SHIFT = 4
"""How far the bit of a space is shifted in a move, to be above the numbers 1 to 8."""


class Playouts(Playable[Position, int]):
    """Positions for plain UCT."""

    def start(self, state: EightByEight) -> Position:
        """Begin from a state."""
        return state.board

    def action(self, move: int) -> Action:
        """Write a move as an action."""
        if move == PASS_MOVE:
            return PASS
        return TEXTS[move >> SHIFT] if move >> SHIFT else BLACKOUTS[move]

    def player(self, position: Position) -> Player:
        """Return whose decision is next."""
        if position.over:
            return TERMINAL
        return position.player if position.roll else CHANCE

    def moves(self, position: Position) -> Sequence[int]:
        """List the moves, spaces first."""
        spaces = [space << SHIFT for space in bits(position.open)]
        return [*spaces, position.roll] if spaces else [position.roll, PASS_MOVE]

    def draw(self, _position: Position, random: Random) -> int:
        """Roll the die."""
        return 1 + int(random.random() * SIZE)

    def child(self, position: Position, move: int) -> Position:
        """Carry out a move or a roll."""
        if not position.roll:
            return position.rolled(move)
        if move >> SHIFT:
            return position.placed(move >> SHIFT)
        return position.blacked_out() if move else position.passed()

    def playout(self, position: Position, random: Random) -> Sequence[float]:
        """Play at random to the end."""
        return _shares(play_out(position, random), len(position.pieces))

    def final(self, position: Position) -> Sequence[float]:
        """Return the rewards of a finished game."""
        return _shares(winners(position), len(position.pieces))


def _shares(best: list[Player], players: int) -> Sequence[float]:
    return [1 / len(best) if player in best else 0.0 for player in range(players)]
