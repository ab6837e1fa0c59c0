"""The rules of Eight-by-Eight, clauses E1 to E11, as a state."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State, Table
from pygames.games.eight_by_eight import position_text, result, words
from pygames.games.eight_by_eight.board import BITS, NUMBERS, SIZE, TEXTS, numbers, space_texts
from pygames.games.eight_by_eight.position import Position, start

PASS = "pass"
BLACKOUTS = ("", *(f"x{number}" for number in NUMBERS))
ROLLS = tuple((f"r{number}", Fraction(1, SIZE)) for number in NUMBERS)  # E3


@dataclass(frozen=True)
class EightByEight(State):
    """A state, fully given by the board and the player to move."""

    board: Position

    @classmethod
    def initial(cls, setup: Setup) -> EightByEight:
        """Begin with an empty board (E1, E2)."""
        return cls(start(setup.players))

    @classmethod
    def read(cls, text: str, setup: Setup) -> EightByEight:
        """Begin from a position text, and carry out its automatic events."""
        return cls(position_text.read(text, setup.players).settled())

    def current_player(self) -> Player:
        """Return the player to move, or chance before a roll."""
        if self.board.over:
            return TERMINAL
        return self.board.player if self.board.roll else CHANCE

    def turn_of(self) -> Player | None:
        """Return the player who rolls or decides; a roll may end the turn (E4)."""
        return None if self.board.over else self.board.player

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        board = self.board
        if not board.roll:
            return ()
        spaces = space_texts(board.roll, board.empty)  # E5
        blackout = BLACKOUTS[board.roll]  # E6
        return (*spaces, blackout) if spaces else (blackout, PASS)  # E7

    def legal_actions(self) -> tuple[Action, ...]:
        """List the spaces by row, then by column, then the blackout, then the pass."""
        return self._actions

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return the rolls of an eight-sided die (E3), even if all are blacked out (E4)."""
        return ROLLS if self.current_player() == CHANCE else ()

    def child(self, action: Action) -> EightByEight:
        """Carry out a roll, a piece, a blackout or a pass."""
        board = self.board
        if action[0] == "r":
            return EightByEight(board.rolled(int(action[1])))
        if action[0] == "x":
            return EightByEight(board.blacked_out())
        if action == PASS:
            return EightByEight(board.passed())
        return EightByEight(board.placed(BITS[action]))

    def returns(self) -> tuple[int, ...] | None:
        """Return 1 for each winner and -1 for the others, 0 for all if all share (E10)."""
        return result.returns(self.board) if self.board.over else None

    def scores(self) -> tuple[int, ...] | None:
        """Return the longest lines (E10)."""
        if not self.board.over:
            return None
        return tuple(standing.line for standing in result.standings(self.board))

    def reason(self) -> str | None:
        """Say what decided."""
        return result.reason(self.board) if self.board.over else None

    def position(self) -> str | None:
        """Write the position text; None once the game is over."""
        return None if self.board.over else position_text.write(self.board)

    def text(self) -> str:
        """Draw the board with letters, and a line for each player."""
        rows = position_text.rows(self.board, ".")
        lines = [f"{number}  {' '.join(row)}" for number, row in enumerate(rows, 1)]
        return "\n".join(["   1 2 3 4 5 6 7 8", *lines, "", *self._player_lines(), self._turn()])

    def _player_lines(self) -> list[str]:
        return [
            words.player_line(player, self.board.hand(player), numbers(marks))
            for player, marks in enumerate(self.board.blackouts)
        ]

    def _turn(self) -> str:
        board = self.board
        return self.reason() or words.turn_line(board.player, board.roll, board.ending)


def table(_setup: Setup) -> Table:
    """List every space, blackout and roll; the limit is of no rule, but far off."""
    actions = (*TEXTS.values(), *BLACKOUTS[1:], PASS)
    return Table(actions, length=10_000, outcomes=tuple(roll for roll, _ in ROLLS))
