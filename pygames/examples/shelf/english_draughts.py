"""English draughts, or checkers, by the rules of the World Checkers Draughts Federation."""

from dataclasses import dataclass
from itertools import pairwise

from pygames.simple import DIAGONAL, Pieces, Squares, State, draw, game, win

COLOURS, KING = ("black", "white"), "king"
STEPS = {"black": DIAGONAL[:2], "white": DIAGONAL[2:]}
BOARD = Squares(8, 8, chequered=True)
DARK = [cell for cell, (x, y) in BOARD.places.items() if (x + y) % 2 == 0 and y not in (3, 4)]
START = {cell: COLOURS[cell[1] > "4"] for cell in DARK}


@dataclass(frozen=True)
class Draughts(State):
    board = BOARD
    pieces: Pieces = Pieces(START)
    player: int = 0
    quiet: int = 0  # for how many turns no man has moved, and nothing was taken

    def ways(self, way: list[str], piece: str, pieces: Pieces, far: int) -> list[list[str]]:
        """List the steps of a piece (`far` is 1), or its jumps (2) as far as they lead."""
        ways, theirs = [], COLOURS[1 - self.player]
        for right, up in STEPS.get(piece, DIAGONAL):
            end, over = BOARD.step(way[-1], far * right, far * up), BOARD.step(way[-1], right, up)
            if end and over and end not in pieces and (far == 1 or theirs in pieces.get(over, "")):
                more = self.ways([*way, end], piece, pieces.without(over), 2) if far == 2 else []
                ways += more or [[*way, end]]
        return ways

    def legal_actions(self) -> list[str]:
        mine = [(at, piece) for at, piece in self.pieces.items() if COLOURS[self.player] in piece]
        for far in (2, 1) if self.quiet < 80 else ():
            ways = [self.ways([at], piece, self.pieces.without(at), far) for at, piece in mine]
            if any(ways):
                return ["-".join(way) for each in ways for way in each]
        return []

    def child(self, action: str) -> "Draughts":
        """Move, take what was jumped over, and crown a man on the far row."""
        way, piece = action.split("-"), self.pieces[action[:2]]
        over = [cell for leg in pairwise(way) for cell in BOARD.between(*leg)]
        crowned = f"{piece} {KING}" if way[-1][1] in "18" and KING not in piece else piece
        pieces = self.pieces.without(way[0], *over).put(way[-1], crowned)
        return Draughts(pieces, 1 - self.player, 0 if over or KING not in piece else self.quiet + 1)

    def returns(self) -> tuple[int, ...] | None:
        return None if self.legal_actions() else (win(1 - self.player), draw())[self.quiet >= 80]


GAME = game(
    Draughts, title="English Draughts", goal="Leave the other no piece that can move", turns=True,
    turn="Move one step ahead on the dark squares, kings also back; jump over others to take them",
    end="The game ends when a player can’t move, or after 40 moves each that change nothing",
    score="Whoever can’t move loses.", names=("Black", "White"), sample="g3-h4 b6-a5 e3-d4".split(),
    rules="**R5** Whoever can jump must, and goes on while that piece can. A man that reaches the "
    "far row becomes a king; that ends the turn.", won="{} has left the other no move",
)  # fmt: skip
