"""The rules of Murus Gallicus, clauses M1 to M9, and S1 to S4."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from pygames.core import (
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
from pygames.games.murus_gallicus import position_text, words
from pygames.games.murus_gallicus.board import COLUMN_NAMES, HOME_ROWS, MOVES, ROWS, STABLE
from pygames.games.murus_gallicus.position import START, Board
from pygames.games.murus_gallicus.trail import Trail
from pygames.grammar.cast import Cast


@dataclass(frozen=True)
class Murus(State):
    """A position with the boards that came before it."""

    board: Board
    earlier: Trail[Board] = field(default_factory=Trail)
    """The boards since the last sacrifice: older ones have more pieces and can't come again."""
    broken_through: bool = False
    swap: Swap = "off"

    @classmethod
    def initial(cls, setup: Setup) -> Murus:
        """Return the start of a game (M2)."""
        return cls(START, swap=swap_at_first(setup.options))

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Murus:
        """Return the start of a game from a position text, which has no swap (S4)."""
        return cls(position_text.read(text))

    @cached_property
    def repeated(self) -> bool:
        """Whether this board, with this player to move, has come for the third time (M9)."""
        return self.earlier.count(self.board) >= 2

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        if self.broken_through or self.repeated:  # M7, M9
            return ()
        actions = sorted(self.board.actions(), key=STABLE.__getitem__)
        return (*actions, SWAP) if self.swap == "now" else tuple(actions)  # S1

    def current_player(self) -> Player:
        """Return the player to move; without an action the game is over (M7 to M9)."""
        return self.board.player if self._actions else TERMINAL

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions in stable order: by stack, distributions first, then by target.

        A swap is the last.
        """
        return self._actions

    def child(self, action: Action) -> Murus:
        """Return the state after a distribution, a sacrifice or a swap."""
        swap = swap_after(self.swap, action)
        if action == SWAP:  # the boards before have more stacks at home, and can't come again
            return Murus(self.board.exchanged(), swap=swap)
        move = MOVES[action]
        board = self.board.after(action)
        if move.sacrifice:
            return Murus(board, swap=swap)
        broken_through = bool(move.targets & HOME_ROWS[board.player])  # M7
        return Murus(board, self.earlier.then(self.board), broken_through, swap)

    def winner(self) -> Player | None:
        """Return who has won; None before the end and after a draw."""
        lost = self.is_terminal() and (self.broken_through or not self.repeated)  # M7, M8
        return 1 - self.board.player if lost else None

    def returns(self) -> tuple[int, ...] | None:
        """Return 1 for the winner and -1 for the loser, or 0 for both after a draw."""
        if not self.is_terminal():
            return None
        winner = self.winner()
        return (0, 0) if winner is None else ((1, -1) if winner == 0 else (-1, 1))

    def reason(self, cast: Cast | None = None) -> str | None:
        """Return how the game ended, addressed to one of the players if asked."""
        if not self.is_terminal():
            return None
        loser, cast = self.board.player, cast or words.NEUTRAL
        if self.broken_through:
            return words.broken_through(cast, loser)
        return words.REPEATED if self.repeated else words.stalemate(cast, loser)

    def position(self) -> str | None:
        """Return the position text; None once the game is over."""
        return None if self.is_terminal() else position_text.write(self.board)

    def text(self) -> str:
        """Return the board drawn with letters, capitals for stacks."""
        rows = self.board.rows()
        lines = [
            f"{ROWS - i}  " + " ".join(letter or "." for letter in row)
            for i, row in enumerate(rows)
        ]
        return "\n".join([*lines, f"   {' '.join(COLUMN_NAMES)}"])


def table(setup: Setup) -> Table:
    """List every distribution and sacrifice; the limit is of no rule, but far off."""
    swap = (SWAP,) if swap_at_first(setup.options) == "ahead" else ()
    return Table((*MOVES, *swap), length=10_000)
