"""Gomoku on 15×15, freestyle: five or more stones in a line win.

Traditional in Japan; without rules for openings, whoever begins can win (Victor Allis, 1994).
Source: https://en.wikipedia.org/wiki/Gomoku
"""

from dataclasses import dataclass

from pygames.simple import OVER, Pieces, Points, State, draw, game, win

COLOURS = ("black", "white")
BOARD = Points(15, 15)


@dataclass(frozen=True)
class Gomoku(State):
    board = BOARD
    pieces: Pieces = Pieces()
    last: str = ""

    def current_player(self) -> int:
        return len(self.pieces) % 2 if self.returns() is None else OVER

    def legal_actions(self) -> list[str]:
        return BOARD.empty(self.pieces) if self.returns() is None else []

    def child(self, action: str) -> "Gomoku":
        return Gomoku(self.pieces.put(action, COLOURS[len(self.pieces) % 2]), action)

    def marks(self) -> list[str]:
        """List the points of a line of five; only the last stone can have made one."""
        lines = BOARD.runs(self.last, self.pieces) if self.last else []
        return [cell for line in lines if len(line) >= 5 for cell in line]

    def returns(self) -> tuple[int, ...] | None:
        if self.marks():
            return win((len(self.pieces) - 1) % 2)
        return None if len(self.pieces) < len(BOARD.cells) else draw()


GAME = game(
    Gomoku, title="Gomoku", goal="Be the first to have five stones in a line",
    turn="Place a stone on any free point",
    end="The game ends with five in a line, or when the board is full",
    score="Five or more in a line win; a full board is a draw.", names=("Black", "White"),
    won="{} has five in a line", drawn="The board is full",
    sample="h8 i9 i8 g8 j8 k8 h9 h7 j7 g10 g7 j10 k6 l5 j9".split(),
)  # fmt: skip
