"""A position of Murus Gallicus: the board and the player to move."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core import Action, Player
from pygames.games.murus_gallicus.board import (
    COLUMN_NAMES,
    COLUMNS,
    FULL,
    HITTABLE,
    HOME_ROWS,
    INDEX,
    MOVES,
    ROWS,
    StackOptions,
    mirrored,
)

STACKS, SINGLES = "WB", "wb"
"""The letters of each player's pieces."""

_TEXTS = StackOptions[Action](lambda move: move.text)


@dataclass(frozen=True)
class Board:
    """The pieces and the player to move; the same board three times is a draw (M9)."""

    stacks: tuple[int, int]
    singles: tuple[int, int]
    player: Player

    def actions(self) -> list[Action]:
        """Return the actions of the player to move in the order of bits (M4 to M6)."""
        white, black = self.stacks
        hittable = self.singles[1 - self.player]
        # An empty square and an own singleton can take a piece.
        around = (FULL ^ (white | black | hittable)) | (hittable << HITTABLE)
        texts: list[Action] = []
        for _, mask, options in _TEXTS[black if self.player else white]:
            texts += options[around & mask]
        return texts

    def after(self, action: Action) -> Board:
        """Return the board after a legal action."""
        move = MOVES[action]
        mine, theirs = self.player, 1 - self.player
        stacks, singles = self.stacks[mine] ^ move.stack, self.singles[mine]
        hit = 0
        if move.sacrifice:  # M5: both lose one piece
            singles |= move.stack
            hit = move.far
        else:  # M4: a singleton becomes a stack, an empty square gets a singleton
            stacks |= singles & move.targets
            singles ^= move.targets
        other_stacks, other_singles = self.stacks[theirs], self.singles[theirs] ^ hit
        if mine == 0:
            return Board((stacks, other_stacks), (singles, other_singles), 1)
        return Board((other_stacks, stacks), (other_singles, singles), 0)

    def first_action(self) -> Action:
        """Return the only action so far: White's, or Black's after a swap (S2)."""
        if self.player == 0:
            return mirrored(self.exchanged().first_action())
        return next(action for action in START.actions() if START.after(action) == self)

    def exchanged(self) -> Board:
        """Return the board seen from its other side, with the players exchanged (S2)."""
        (white, black), (w, b) = (map(_turned, sets) for sets in (self.stacks, self.singles))
        return Board((black, white), (b, w), 1 - self.player)

    def at(self, square: str) -> str:
        """Return the letter of the piece on a square, or ''."""
        bit = 1 << INDEX[square]
        for sets, letters in ((self.stacks, STACKS), (self.singles, SINGLES)):
            for player in (0, 1):
                if sets[player] & bit:
                    return letters[player]
        return ""

    def owner(self, square: str) -> Player | None:
        """Return who has a piece on a square."""
        letter = self.at(square)
        return SINGLES.index(letter.lower()) if letter else None

    def rows(self) -> list[list[str]]:
        """Return the piece on each square, row 7 first."""
        return [
            [self.at(f"{column}{row}") for column in COLUMN_NAMES] for row in range(ROWS, 0, -1)
        ]


def _turned(squares: int) -> int:
    """Return the squares of a set, row r as row 8 - r."""
    row = sum(1 << column * ROWS for column in range(COLUMNS))
    rows = ((squares >> i & row) << (ROWS - 1 - i) for i in range(ROWS))
    return sum(rows)


START = Board(stacks=HOME_ROWS, singles=(0, 0), player=0)  # M2
