"""The rules of 8 Cities, clauses K1 to K15."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State
from pygames.games.eight_cities import flags, position
from pygames.games.eight_cities.board import Board
from pygames.games.eight_cities.drawing import draw
from pygames.games.eight_cities.flags import NAMES
from pygames.games.eight_cities.grid import LAND, TILE, bits, name

CITIES = position.CITIES


@dataclass(frozen=True)
class Cities(State):
    """A position; while the cities are being placed its board has fewer than eight."""

    board: Board

    @classmethod
    def initial(cls, _setup: Setup) -> Cities:
        """Begin with the empty land."""
        return cls(Board.start(0))

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Cities:
        """Begin from a position text."""
        return cls(position.read(text))

    @cached_property
    def is_set_up(self) -> bool:
        """Whether all cities lie on the land (K2)."""
        return self.board.cities.bit_count() == CITIES

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        playing = self.is_set_up and not self.board.is_over
        return tuple(self.board.actions()) if playing else ()

    def current_player(self) -> Player:
        """Give who places: chance the cities, then White and Black roads."""
        if not self.is_set_up:
            return CHANCE
        return self.board.player if self._actions else TERMINAL

    def legal_actions(self) -> tuple[Action, ...]:
        """List the roads in stable order, the pass last."""
        return self._actions

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Give every tile still free the same probability (K2)."""
        if self.is_set_up:
            return ()
        tiles = LAND & ~self.board.cities
        probability = Fraction(1, tiles.bit_count())
        return tuple((f"@{name(tile)}", probability) for tile in bits(tiles))

    def child(self, action: Action) -> Cities:
        """Place a city, build a road, or pass."""
        if action[0] == "@":
            return Cities(Board.start(self.board.cities | TILE[action[1:]]))
        return Cities(self.board.after(action))

    def winner(self) -> Player | None:
        """Give who has won; None while the game goes on and after a draw (K15)."""
        lead = flags.lead(self.board) if self.is_terminal() else 0
        return None if lead == 0 else int(lead < 0)

    def returns(self) -> tuple[int, ...] | None:
        """1 for the winner, -1 for the loser, 0 for both after a draw."""
        if not self.is_terminal():
            return None
        return {None: (0, 0), 0: (1, -1), 1: (-1, 1)}[self.winner()]

    def scores(self) -> tuple[int, ...] | None:
        """Give each player's total of flags (K15)."""
        return flags.totals(self.board) if self.is_terminal() else None

    def reason(self) -> str | None:
        """Say what ended the game, and which cities decided."""
        if not self.is_terminal():
            return None
        return f"{_ending(self.board)}, and {_decision(self.board)}."

    def position(self) -> str | None:
        """Write the position text from the end of the set-up until the game is over."""
        playing = self.is_set_up and not self.is_terminal()
        return position.write(self.board) if playing else None

    def text(self) -> str:
        """Draw the land with cities and both players' roads."""
        return draw(self.board)


def _ending(board: Board) -> str:
    if board.passed >= 2:  # K14
        return "Both players have passed"
    if all(board.unable):  # K13
        return "Neither player can make another connection"
    player = board.unable.index(True)
    if any(network & board.cities == board.cities for network in board.sides[player].networks):
        return f"{NAMES[player]} has joined all eight cities"
    return f"{NAMES[player]} can make no more connections"


def _decision(board: Board) -> str:
    """Say which cities decided, and after which equal ones (K15)."""
    ranks, decided = flags.ranks(board), flags.deciding(board)
    if decided is None:
        return "no city decides: the flags are equal from the most important down"
    winner = decided.totals.index(max(decided.totals))
    by = f"{NAMES[winner]} leads by {decided.totals[winner]} flags to {decided.totals[1 - winner]}"
    equal = [city.name for rank in ranks[: ranks.index(decided)] for city in rank.cities]
    if equal:
        return f"{by} in {decided.names}, after equal flags in {flags.in_words(equal)}"
    cities = "city" if len(decided.cities) == 1 else "cities"
    return f"{by} in {decided.names}, the most important {cities}"
