"""The rules of Murus Gallicus, clauses M1 to M9."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from pygames.core import TERMINAL, Action, Player, Setup, State
from pygames.games.murus_gallicus.board import (
    COLUMNS,
    FULL,
    HOME_ROWS,
    INDEX,
    MOVES,
    ROWS,
    action_texts,
)
from pygames.games.murus_gallicus.trail import Trail

NAMES = ("White", "Black")
_FORM = re.compile(r"[WwBb1-8]+(?:/[WwBb1-8]+){6} [wb]", re.ASCII)


@dataclass(frozen=True)
class Board:
    """Who stands where and who moves: what must stand three times for a draw (M9)."""

    stacks: tuple[int, int]
    singles: tuple[int, int]
    player: Player

    def actions(self) -> list[Action]:
        """List the actions of the player to move in stable order (M4 to M6)."""
        white, black = self.stacks
        mine, hittable = (black, self.singles[0]) if self.player else (white, self.singles[1])
        # What takes a piece: an empty square, or an own singleton.
        return action_texts(mine, FULL ^ (white | black | hittable), hittable)

    def after(self, action: Action) -> Board:
        """Give the board after a legal action."""
        move = MOVES[action]
        mine, theirs = self.player, 1 - self.player
        stacks, singles = self.stacks[mine] ^ move.stack, self.singles[mine]
        hit = 0
        if move.sacrifice:  # M5: both lose one piece
            singles |= move.stack
            hit = move.far
        else:  # M4: onto a singleton makes a stack, onto nothing a singleton
            targets = move.near | move.far
            stacks |= singles & targets
            singles ^= targets
        other_stacks, other_singles = self.stacks[theirs], self.singles[theirs] ^ hit
        if mine == 0:
            return Board((stacks, other_stacks), (singles, other_singles), 1)
        return Board((other_stacks, stacks), (other_singles, singles), 0)

    def at(self, square: str) -> str:
        """Give the letter of the position text for what stands on a square, '' for nothing."""
        bit = 1 << INDEX[square]
        for sets, letters in ((self.stacks, "WB"), (self.singles, "wb")):
            for player in (0, 1):
                if sets[player] & bit:
                    return letters[player]
        return ""

    def rows(self) -> list[list[str]]:
        """Give what stands on each square, row 7 first."""
        return [[self.at(f"{column}{row}") for column in "abcdefgh"] for row in range(ROWS, 0, -1)]

    def text(self) -> str:
        """Write the position text."""
        rows = ("".join(letter or "1" for letter in row) for row in self.rows())
        joined = "/".join(re.sub("1+", lambda run: str(len(run[0])), row) for row in rows)
        return f"{joined} {'wb'[self.player]}"

    @classmethod
    def read(cls, text: str) -> Board:
        """Read a position text; ValueError where it isn't in the form that `text` writes."""
        if not _FORM.fullmatch(text):
            raise ValueError("expected seven rows of W w B b and digits, and w or b to move")
        rows, side = text.split(" ")
        board = cls._place(rows.split("/"), "wb".index(side))
        if board.text() != text:
            raise ValueError(f"expected it written as {board.text()}")
        return board

    @classmethod
    def _place(cls, rows: list[str], player: Player) -> Board:
        places = dict.fromkeys("WBwb", 0)
        for row, letters in zip(range(ROWS, 0, -1), rows, strict=True):
            line = re.sub("[1-8]", lambda run: "." * int(run[0]), letters)
            if len(line) != COLUMNS:
                raise ValueError(f"row {row} has {len(line)} squares, not {COLUMNS}")
            for column, letter in zip("abcdefgh", line, strict=True):
                if letter != ".":
                    places[letter] |= 1 << INDEX[f"{column}{row}"]
        stacks, singles = (places["W"], places["B"]), (places["w"], places["b"])
        return cls(stacks, singles, player)


START = Board(stacks=HOME_ROWS, singles=(0, 0), player=0)  # M2


@dataclass(frozen=True)
class Murus(State):
    """A position with the boards that stood before it."""

    board: Board
    earlier: Trail[Board] = field(default_factory=Trail)
    """The boards since the last sacrifice: no older one can come again, for lack of a piece."""
    broken_through: bool = False

    @classmethod
    def initial(cls, _setup: Setup) -> Murus:
        """Begin as M2 says."""
        return cls(START)

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Murus:
        """Begin from a position text."""
        return cls(Board.read(text))

    @cached_property
    def repeated(self) -> bool:
        """Whether this board, with this player to move, stands for the third time (M9)."""
        return self.earlier.count(self.board) >= 2

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        return () if self.broken_through or self.repeated else tuple(self.board.actions())

    def current_player(self) -> Player:
        """Give the player to move; the game is over when there is no action (M7 to M9)."""
        return self.board.player if self._actions else TERMINAL

    def legal_actions(self) -> tuple[Action, ...]:
        """List the actions in stable order: by stack, distributions first, then by target."""
        return self._actions

    def child(self, action: Action) -> Murus:
        """Carry out a distribution or a sacrifice."""
        move = MOVES[action]
        board = self.board.after(action)
        if move.sacrifice:
            return Murus(board)
        targets = move.near | move.far
        broken_through = bool(targets & HOME_ROWS[board.player])  # M7
        return Murus(board, self.earlier.then(self.board), broken_through)

    def winner(self) -> Player | None:
        """Give who has won; None while the game goes on and after a draw."""
        lost = self.is_terminal() and (self.broken_through or not self.repeated)  # M7, M8
        return 1 - self.board.player if lost else None

    def returns(self) -> tuple[int, ...] | None:
        """1 for the winner, -1 for the loser, 0 for both after a draw."""
        if not self.is_terminal():
            return None
        winner = self.winner()
        return (0, 0) if winner is None else ((1, -1) if winner == 0 else (-1, 1))

    def reason(self) -> str | None:
        """Say how the game ended."""
        if not self.is_terminal():
            return None
        loser = NAMES[self.board.player]
        if self.broken_through:
            return f"{NAMES[1 - self.board.player]} has reached {loser}'s home row."
        if self.repeated:
            return "The same position has come for the third time."
        return f"{loser} has no action."

    def position(self) -> str | None:
        """Write the position text while the game goes on."""
        return None if self.is_terminal() else self.board.text()

    def text(self) -> str:
        """Draw the board with letters, capitals for stacks."""
        rows = self.board.rows()
        lines = [
            f"{ROWS - i}  " + " ".join(letter or "." for letter in row)
            for i, row in enumerate(rows)
        ]
        return "\n".join([*lines, "   a b c d e f g h"])
