"""Dots and Boxes with three by three boxes: close a box, and draw again.

By Edouard Lucas, "La Pipopipette" (1889); Berlekamp, Conway and Guy, "Winning Ways" (1982), tell
how to win. Source of the rules: https://en.wikipedia.org/wiki/Dots_and_boxes
"""

from dataclasses import dataclass

from pygames.simple import Graph, Pieces, Points, State, best, game

COLOURS, SIZE = ("red", "blue"), 3
GRID = Points(2 * SIZE + 1, 2 * SIZE + 1)  # dots, lines between dots, and boxes between lines
ROWS = [GRID.row(number) for number in range(1, 2 * SIZE + 2, 2)]
BOARD = Graph(GRID.places, [*ROWS, *map(GRID.column, "acegi"[: SIZE + 1])])
LINES = [cell for cell, (x, y) in GRID.places.items() if (x + y) % 2]
BOXES = {cell: GRID.neighbours(cell) for cell, (x, y) in GRID.places.items() if x % 2 and y % 2}


@dataclass(frozen=True)
class DotsAndBoxes(State):
    board = BOARD
    pieces: Pieces = Pieces()
    player: int = 0

    def legal_actions(self) -> list[str]:
        return [line for line in LINES if line not in self.pieces]

    def child(self, action: str) -> "DotsAndBoxes":
        """Draw a line; whoever closes a box owns it, and draws again."""
        mine = COLOURS[self.player]
        pieces = self.pieces.put(action, f"{mine} line")
        closed = [
            box
            for box, sides in BOXES.items()
            if action in sides and all(side in pieces for side in sides)
        ]
        for box in closed:
            pieces = pieces.put(box, mine)
        return DotsAndBoxes(pieces, self.player if closed else 1 - self.player)

    def points(self) -> tuple[int, ...]:
        return tuple(len(self.pieces.of(colour)) for colour in COLOURS)

    def returns(self) -> tuple[int, ...] | None:
        return None if self.legal_actions() else best(self.points())


GAME = game(
    DotsAndBoxes, title="Dots and Boxes", goal="Own more boxes than the other",
    turn="Draw a line between two dots; if it closes a box, the box is yours and you draw again",
    end="The game ends when all lines are drawn", score="The player with the most boxes wins.",
    names=("Red", "Blue"), prompt="choose a line to draw", verb="draw", material="paper",
    draws=SIZE % 2 == 0, sample="c4 e2 b5 f3 f5 c2 e4 d5 d3 d1 g4 g2 f1 c6".split(),
)  # fmt: skip
