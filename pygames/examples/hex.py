"""Hex on 7×7, by Piet Hein: a game of placing stones."""

from dataclasses import dataclass

from pygames.simple import OVER, Hexagons, Pieces, State, game, win

COLOURS = ("red", "blue")
BOARD = Hexagons(7, 7, sides={"top": "red", "bottom": "red", "left": "blue", "right": "blue"})
SIDES = ((BOARD.row(7), BOARD.row(1)), (BOARD.column("a"), BOARD.column("g")))


@dataclass(frozen=True)
class Hex(State):
    board = BOARD
    pieces: Pieces = Pieces()

    def current_player(self) -> int:
        return len(self.pieces) % 2 if self.returns() is None else OVER

    def legal_actions(self) -> list[str]:
        return BOARD.empty(self.pieces) if self.returns() is None else []

    def child(self, action: str) -> "Hex":
        return Hex(self.pieces.put(action, COLOURS[len(self.pieces) % 2]))

    def marks(self) -> set[str]:
        """Return the chain that joins both sides: whoever has just placed a stone may have one."""
        player = (len(self.pieces) - 1) % 2
        start, end = SIDES[player]
        return BOARD.group(end, BOARD.group(start, self.pieces.of(COLOURS[player])))

    def returns(self) -> tuple[int, ...] | None:
        return win((len(self.pieces) - 1) % 2) if self.marks() else None


GAME = game(
    Hex,
    title="Hex 7×7",
    goal="Join the two sides of your colour with a chain of stones",
    turn="Place a stone on any empty cell",
    names=("Red", "Blue"),
    won="{} has joined both sides",
    material="wood",
    draws=False,
    sample=("d4", "e3", "c5", "d2", "e2", "d3", "c3", "f5", "b6", "c4"),
)
