"""Four in a Row on 7×6: discs fall down, and four in a line win.

Known by many names, published since 1974 by Howard Wexler and Ned Strongin; whoever begins can win
(James Allen and Victor Allis, 1988). Source: https://en.wikipedia.org/wiki/Connect_Four
"""

from dataclasses import dataclass

from pygames.simple import OVER, Pieces, Squares, State, draw, game, win

COLOURS = ("red", "yellow")
BOARD = Squares(7, 6)


@dataclass(frozen=True)
class FourInARow(State):
    board = BOARD
    pieces: Pieces = Pieces()
    last: str = ""

    def current_player(self) -> int:
        return len(self.pieces) % 2 if self.returns() is None else OVER

    def legal_actions(self) -> list[str]:
        """List the lowest free square of each column."""
        if self.returns() is not None:
            return []
        free = (
            [cell for cell in BOARD.column(each) if cell not in self.pieces] for each in "abcdefg"
        )
        return [column[0] for column in free if column]

    def child(self, action: str) -> "FourInARow":
        return FourInARow(self.pieces.put(action, COLOURS[len(self.pieces) % 2]), action)

    def marks(self) -> list[str]:
        """List the squares of a line of four; only the last disc can have made one."""
        lines = BOARD.runs(self.last, self.pieces) if self.last else []
        return [cell for line in lines if len(line) >= 4 for cell in line]

    def returns(self) -> tuple[int, ...] | None:
        if self.marks():
            return win((len(self.pieces) - 1) % 2)
        return None if len(self.pieces) < len(BOARD.cells) else draw()


GAME = game(
    FourInARow, title="Four in a Row", goal="Be the first to have four discs in a line",
    turn="Drop a disc into a column; it falls onto the lowest free square",
    end="The game ends with four in a line, or when the board is full",
    score="Four in a line win; a full board is a draw.", names=("Red", "Yellow"),
    prompt="choose a column", verb="drop onto", won="{} has four in a line",
    drawn="The board is full", material="slate",
    sample="d1 d2 f1 e1 e2 d3 e3 e4 d4 f2 b1 a1 f3 b2".split(),
)  # fmt: skip
