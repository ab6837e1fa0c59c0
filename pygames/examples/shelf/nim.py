"""Nim with heaps of 1, 3, 5 and 7: whoever takes the last piece wins.

Source: Charles L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics
(1901); by his theory the second player can win from these heaps.
"""

from dataclasses import dataclass

from pygames.simple import Pieces, Squares, State, game, win

HEAPS = {4: "d", 3: "cde", 2: "bcdef", 1: "abcdefg"}
START = {f"{letter}{row}": "green" for row, heap in HEAPS.items() for letter in heap}
BOARD = Squares(7, 4, without=[cell for cell in Squares(7, 4).cells if cell not in START])


@dataclass(frozen=True)
class Nim(State):
    board = BOARD
    pieces: Pieces = Pieces(START)
    player: int = 0

    def legal_actions(self) -> list[str]:
        return list(self.pieces)

    def child(self, action: str) -> "Nim":
        """Take a piece and all to its right."""
        return Nim(self.pieces.without(action, *BOARD.line(action, 1)), 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        return None if self.pieces else win(1 - self.player)


GAME = game(
    Nim, title="Nim", goal="Take the last piece",
    turn="Choose a piece: you take it and all to its right in its row",
    end="The game ends when no piece is left", score="Whoever took the last piece wins.",
    rules="**R5** Each row is a heap: at least one piece is taken, and only from one row.",
    names=("First", "Second"), prompt="choose a piece to take", verb="take from",
    won="{} has taken the last piece", draws=False, sample="a1 d2 e3".split(),
)  # fmt: skip
