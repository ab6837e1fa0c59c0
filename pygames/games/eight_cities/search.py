"""8 Cities for search: moves as places, flags as small numbers, and games played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import TERMINAL, Action, Player
from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.grid import BY_BIT, bits
from pygames.games.eight_cities.rules import Cities

STAY = 0
"""The move that passes; others are the bits of places."""


def lead(board: Board) -> int:
    """Give how many flags White leads by in the deciding cities; negative for Black (K15)."""
    cities = board.cities
    more = [0] * 15
    """By the importance of cities: how many more flags White has in these."""
    for network in board.sides[0].networks:
        own = network & cities
        white = own.bit_count() - 1
        if white < 0:
            continue
        for other in board.sides[1].networks:
            shared = own & other
            if shared:
                black = (other & cities).bit_count() - 1
                more[white + black] += shared.bit_count() * (white - black)
    return next((flags for flags in reversed(more) if flags), 0)


class Playouts(Playable[Board, int]):
    """Positions for plain UCT."""

    def start(self, state: Cities) -> Board:
        """Begin from a state."""
        return state.board

    def action(self, move: int) -> Action:
        """Write a move as an action."""
        return BY_BIT[move].action if move else PASS

    def player(self, position: Board) -> Player:
        """Whose decision is next."""
        return TERMINAL if position.is_over else position.player

    def moves(self, position: Board) -> Sequence[int]:
        """List the moves, the pass last."""
        side = position.sides[position.player]
        moves = list(bits(side.open_places(position.free)))
        if not side.loose:
            moves.append(STAY)
        return moves

    def draw(self, position: Board, random: Random) -> int:
        """Nothing is left to chance once the cities lie."""
        raise NotImplementedError

    def child(self, position: Board, move: int) -> Board:
        """Carry out a move."""
        return position.after_place(BY_BIT[move]) if move else position.after(PASS)

    def playout(self, position: Board, random: Random) -> Sequence[float]:
        """Play at random to the end."""
        return rewards(play_out(position, random))

    def final(self, position: Board) -> Sequence[float]:
        """Give the rewards of a finished game."""
        return rewards(position)


def play_out(board: Board, random: Random) -> Board:
    """Play at random to the end; a pass only where nothing can be built."""
    draw = random.random
    while not board.is_over:
        places = board.sides[board.player].open_places(board.free)
        if not places:
            board = board.after(PASS)
            continue
        for _ in range(int(draw() * places.bit_count())):
            places &= places - 1
        board = board.after_place(BY_BIT[places & -places])
    return board


def rewards(board: Board) -> Sequence[float]:
    """Give the rewards of a finished game."""
    more = lead(board)
    return (1.0, 0.0) if more > 0 else (0.0, 1.0) if more else (0.5, 0.5)
