"""The rules of 8 Cities, clauses K1 to K15 and S1 to S4, as a state."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from pygames.core import (
    CHANCE,
    SWAP,
    TERMINAL,
    Action,
    Player,
    Setup,
    State,
    Swap,
    Table,
    swap_after,
    swap_at_first,
)
from pygames.games.eight_cities import position_text, result
from pygames.games.eight_cities.board import COLUMNS, LAND, PLACE, SIZE, TILE, bits, name
from pygames.games.eight_cities.position import CITIES, PASS, Position

_ACROSS, _UPRIGHT = ("===", "---"), ("#", "|")


@dataclass(frozen=True)
class Cities(State):
    """A state; while the cities are being placed, its board has fewer than eight."""

    board: Position
    swap: Swap = "off"

    @classmethod
    def initial(cls, setup: Setup) -> Cities:
        """Begin with the empty land."""
        return cls(Position.start(0), swap_at_first(setup.options))

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Cities:
        """Begin from a position text, which has no swap (S4)."""
        return cls(position_text.read(text))

    @cached_property
    def is_set_up(self) -> bool:
        """Whether all cities have been placed (K2)."""
        return self.board.cities.bit_count() == CITIES

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        playing = self.is_set_up and not self.board.is_over
        actions = tuple(self.board.actions()) if playing else ()
        return (*actions, SWAP) if actions and self.swap == "now" else actions  # S1

    def current_player(self) -> Player:
        """Return who decides next: chance places the cities, White and Black build roads."""
        if not self.is_set_up:
            return CHANCE
        return self.board.player if self._actions else TERMINAL

    def legal_actions(self) -> tuple[Action, ...]:
        """List the roads in stable order, then the pass; a swap is the last."""
        return self._actions

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return every free tile with the same probability (K2)."""
        if self.is_set_up:
            return ()
        tiles = LAND & ~self.board.cities
        probability = Fraction(1, tiles.bit_count())
        return tuple((f"@{name(tile)}", probability) for tile in bits(tiles))

    def child(self, action: Action) -> Cities:
        """Place a city, build a road, pass or swap."""
        if action[0] == "@":
            return Cities(Position.start(self.board.cities | TILE[action[1:]]), self.swap)
        swap = swap_after(self.swap, action)
        if action == SWAP:
            return Cities(self.board.exchanged(), swap)
        passed_first = action == PASS and swap == "now"
        return Cities(self.board.after(action), "past" if passed_first else swap)  # S2

    def returns(self) -> tuple[int, int] | None:
        """Return 1 for the winner and -1 for the loser, 0 for both after a draw (K15)."""
        return result.returns(self.board) if self.is_terminal() else None

    def scores(self) -> tuple[int, int] | None:
        """Return each player's total of flags (K15)."""
        return result.totals(self.board) if self.is_terminal() else None

    def reason(self) -> str | None:
        """Say what ended the game, and which cities decided."""
        return result.reason(self.board) if self.is_terminal() else None

    def position(self) -> str | None:
        """Write the position text from the end of the set-up until the game is over."""
        playing = self.is_set_up and not self.is_terminal()
        return position_text.write(self.board) if playing else None

    def text(self) -> str:
        """Draw cities as O, White's roads as === and #, Black's as --- and |."""
        lines = []
        for row in range(SIZE, 0, -1):
            lines.append(f"{row}  {''.join(_tile_row(self.board, row)).rstrip()}")
            if row > 1:
                lines.append(f"   {''.join(_gap_row(self.board, row))}".rstrip())
        return "\n".join([*lines, f"   {'   '.join(COLUMNS)}"])


def _tile_row(board: Position, row: int) -> list[str]:
    cells = []
    for column, right in zip(COLUMNS, f"{COLUMNS[1:]} ", strict=True):
        cells.append("O" if board.cities & TILE[f"{column}{row}"] else ".")
        cells.append(_road(board, f"{column}{row}-{right}{row}", _ACROSS, "   "))
    return cells


def _gap_row(board: Position, row: int) -> list[str]:
    places = (f"{column}{row - 1}-{column}{row}" for column in COLUMNS)
    return [f"{_road(board, place, _UPRIGHT, ' ')}   " for place in places]


def _road(board: Position, action: str, signs: tuple[str, str], none: str) -> str:
    place = PLACE.get(action)
    owner = board.owner(place) if place else None
    return none if owner is None else signs[owner]


def table(setup: Setup) -> Table:
    """List every road and tile; the limit is of no rule, but far off."""
    swap = (SWAP,) if swap_at_first(setup.options) == "ahead" else ()
    return Table((*PLACE, PASS, *swap), length=10_000, outcomes=tuple(f"@{tile}" for tile in TILE))
