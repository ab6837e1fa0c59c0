"""The rules of Eight-by-Eight, clauses E1 to E11, as a state of the shared vocabulary."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State
from pygames.games.eight_by_eight import position, result
from pygames.games.eight_by_eight.board import BITS, NUMBERS, letters, numbers, space_texts
from pygames.games.eight_by_eight.result import NAMES
from pygames.games.eight_by_eight.table import Table, start

PASS = "pass"
BLACKOUTS = ("", *(f"x{number}" for number in NUMBERS))
ROLLS = tuple((f"r{number}", Fraction(1, 8)) for number in NUMBERS)  # E3


@dataclass(frozen=True)
class EightByEight(State):
    """A position: what is on the table says everything."""

    table: Table

    @classmethod
    def initial(cls, setup: Setup) -> EightByEight:
        """Begin with an empty board (E1, E2)."""
        return cls(start(setup.players))

    @classmethod
    def read(cls, text: str, setup: Setup) -> EightByEight:
        """Begin from a position text; what happens by itself there has then happened."""
        return cls(position.read(text, setup.players).settled())

    def current_player(self) -> Player:
        """Give the player to move, chance before a roll."""
        if self.table.over:
            return TERMINAL
        return self.table.player if self.table.roll else CHANCE

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        table = self.table
        if not table.roll:
            return ()
        spaces = space_texts(table.roll, table.empty)  # E5
        blackout = BLACKOUTS[table.roll]  # E6
        return (*spaces, blackout) if spaces else (blackout, PASS)  # E7

    def legal_actions(self) -> tuple[Action, ...]:
        """List the spaces by row, then by column, then the blackout, then the pass."""
        return self._actions

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Roll an eight-sided die (E3), also where all eight are blacked out (E4)."""
        return ROLLS if self.current_player() == CHANCE else ()

    def child(self, action: Action) -> EightByEight:
        """Carry out a roll, a piece, a blackout or a pass."""
        table = self.table
        if action[0] == "r":
            return EightByEight(table.rolled(int(action[1])))
        if action[0] == "x":
            return EightByEight(table.blacked_out())
        if action == PASS:
            return EightByEight(table.passed())
        return EightByEight(table.placed(BITS[action]))

    def returns(self) -> tuple[int, ...] | None:
        """1 for each winner and -1 for the others, 0 for all where all share (E10)."""
        return result.returns(self.table) if self.table.over else None

    def scores(self) -> tuple[int, ...] | None:
        """Give the longest lines (E10)."""
        if not self.table.over:
            return None
        return tuple(standing.line for standing in result.standings(self.table))

    def reason(self) -> str | None:
        """Say what decided."""
        return result.reason(self.table) if self.table.over else None

    def position(self) -> str | None:
        """Write the position text while the game goes on."""
        return None if self.table.over else position.write(self.table)

    def text(self) -> str:
        """Draw the board with letters, and a line for each player."""
        table = self.table
        board = letters(table.pieces, position.LETTERS, ".")
        rows = [f"{row}  {' '.join(spaces)}" for row, spaces in enumerate(board, 1)]
        return "\n".join(["   1 2 3 4 5 6 7 8", *rows, "", *self._players(), self._turn()])

    def _players(self) -> list[str]:
        table = self.table
        return [
            f"{name}: {table.hand(player)} in hand, blackouts "
            + (" ".join(map(str, numbers(table.blackouts[player]))) or "none")
            for player, name in enumerate(NAMES[: len(table.pieces)])
        ]

    def _turn(self) -> str:
        if self.table.over:
            return str(self.reason())
        rolled = f"rolled {self.table.roll}" if self.table.roll else "rolls"
        last = ", in the last round" if self.table.ending else ""
        return f"{NAMES[self.table.player]} {rolled}{last}"
