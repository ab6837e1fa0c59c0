"""8 Cities for searches: positions, moves as bits of places, and games played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import TERMINAL, Action, Player
from pygames.games.eight_cities.board import BY_BIT, bits
from pygames.games.eight_cities.position import PASS, Position
from pygames.games.eight_cities.result import lead
from pygames.games.eight_cities.rules import Cities

PASS_MOVE = 0
"""The move that passes; others are the bits of places."""


class Playouts(Playable[Position, int]):
    """Positions for plain UCT."""

    def start(self, state: Cities) -> Position:
        """Begin from a state."""
        return state.board

    def action(self, move: int) -> Action:
        """Write a move as an action."""
        return BY_BIT[move].action if move else PASS

    def player(self, position: Position) -> Player:
        """Return whose decision is next."""
        return TERMINAL if position.is_over else position.player

    def moves(self, position: Position) -> Sequence[int]:
        """List the moves, the pass last."""
        side = position.sides[position.player]
        moves = list(bits(side.open_places(position.free)))
        if not side.loose:
            moves.append(PASS_MOVE)
        return moves

    def child(self, position: Position, move: int) -> Position:
        """Carry out a move."""
        return position.with_road(BY_BIT[move]) if move else position.with_pass()

    def playout(self, position: Position, random: Random) -> Sequence[float]:
        """Play at random to the end."""
        return rewards(play_out(position, random))

    def final(self, position: Position) -> Sequence[float]:
        """Return the rewards of a finished game."""
        return rewards(position)


def play_out(position: Position, random: Random) -> Position:
    """Play at random to the end; no player passes, since the player to move can build (K13)."""
    draw = random.random
    while not position.is_over:
        places = position.sides[position.player].open_places(position.free)
        for _ in range(int(draw() * places.bit_count())):
            places &= places - 1  # leave out the lowest
        position = position.with_road(BY_BIT[places & -places])
    return position


def rewards(position: Position) -> Sequence[float]:
    """Return the rewards of a finished game."""
    flags = lead(position)
    if not flags:
        return 0.5, 0.5
    return (1.0, 0.0) if flags > 0 else (0.0, 1.0)
