"""Y on a triangle of side 8: join all three sides with one chain of stones.

By Claude Shannon, and by Craige Schensted and Charles Titus (1953). There is always a winner.
Source: https://en.wikipedia.org/wiki/Y_(game)
"""

from dataclasses import dataclass

from pygames.simple import OVER, Hexagons, Pieces, State, game, win

COLOURS = ("black", "white")
BOARD = Hexagons.triangle(8)
SIDES = (BOARD.row(1), BOARD.column("h"), ("a1", *BOARD.line("a1", 1, 1)))


@dataclass(frozen=True)
class Y(State):
    board = BOARD
    pieces: Pieces = Pieces()
    last: str = ""

    def current_player(self) -> int:
        return len(self.pieces) % 2 if self.returns() is None else OVER

    def legal_actions(self) -> list[str]:
        return BOARD.empty(self.pieces) if self.returns() is None else []

    def child(self, action: str) -> "Y":
        return Y(self.pieces.put(action, COLOURS[len(self.pieces) % 2]), action)

    def marks(self) -> set[str]:
        """Return the chain of the last stone, if it joins all sides."""
        mine = self.pieces.of(self.pieces.get(self.last, ""))
        chain = BOARD.group([self.last], mine)
        return chain if all(not chain.isdisjoint(side) for side in SIDES) else set()

    def returns(self) -> tuple[int, ...] | None:
        return win((len(self.pieces) - 1) % 2) if self.marks() else None


GAME = game(
    Y, title="Y", goal="Join all three sides of the board with one chain of stones",
    turn="Place a stone on any free cell",
    end="The game ends as soon as a chain touches all three sides",
    score="Whoever has such a chain wins; a corner belongs to both of its sides.",
    names=("Black", "White"), won="{} has joined all three sides", material="clay", draws=False,
    sample="e3 e4 f5 f4 f3 g5 d3 g3 g4 h4 h5 c3 d4 c2".split(),
)  # fmt: skip
