"""Fox and Geese with fifteen geese, after http://setupgroup.com/mobile/xo/fox_geese.php."""

from dataclasses import dataclass
from itertools import pairwise

from pygames.simple import Graph, Pieces, Points, State, draw, game, win

GRID = Points(7, 7, without=[letter + number for letter in "abfg" for number in "1267"])
EVEN = [cell for cell, (x, y) in GRID.places.items() if (x + y) % 2 == 0]
DIAGONALS = [(cell, *GRID.line(cell, 1, up)) for cell in EVEN for up in (-1, 1)]
BOARD = Graph(GRID.places, [*map(GRID.row, range(1, 8)), *map(GRID.column, "abcdefg"), *DIAGONALS])
START = dict.fromkeys([*GRID.row(7), *GRID.row(6), *GRID.row(5), "a4", "g4"], "goose")


@dataclass(frozen=True)
class FoxAndGeese(State):
    board = BOARD
    pieces: Pieces = Pieces({"d3": "fox", **START})
    player: int = 0
    quiet: int = 0  # for how many turns nothing was taken: our own rule, so that games end

    def jumps(self, way: list[str], pieces: Pieces) -> list[list[str]]:
        """List the ways over geese, each as far as it leads."""
        jumps = []
        for over in BOARD.neighbours(way[-1]):
            end = BOARD.beyond(way[-1], over)
            if pieces.get(over) == "goose" and end and end not in pieces:
                jumps += self.jumps([*way, end], pieces.without(over))
        return jumps or [way]

    def legal_actions(self) -> list[str]:
        """List the ways of the fox, which must jump if it can, or of the geese, never back."""
        mine = self.pieces.of(("fox", "goose")[self.player])
        if len(self.pieces) < 7 or self.quiet >= 100:
            return []
        ways = [[at, to] for at in mine for to in BOARD.neighbours(at) if to not in self.pieces]
        if self.player:
            return ["-".join(way) for way in ways if way[1][1] <= way[0][1]]
        jumps = self.jumps(mine, self.pieces.without(*mine))
        return ["-".join(way) for way in (jumps if len(jumps[0]) > 1 else ways)]

    def child(self, action: str) -> "FoxAndGeese":
        way = action.split("-")
        over = [cell for leg in pairwise(way) for cell in BOARD.between(*leg)]
        pieces = self.pieces.without(*over).move(way[0], way[-1])
        return FoxAndGeese(pieces, 1 - self.player, 0 if over else self.quiet + 1)

    def returns(self) -> tuple[int, ...] | None:
        won = win(0 if len(self.pieces) < 7 else 1 - self.player)
        return None if self.legal_actions() else draw() if self.quiet >= 100 else won


GAME = game(
    FoxAndGeese, title="Fox and Geese", goal="Pen the fox in, or take geese until five are left",
    turn="Move one step along a line, geese never back; the fox must jump over geese while it can",
    end="The game ends when a player can’t move, when five geese are left, or after 50 quiet turns",
    score="The geese win if the fox can’t move, the fox if they are five or can’t move.",
    names=("Fox", "Goose"), pieces={"fox": "red F", "goose": "white"}, levels=(3,),
    won=lambda s: "{} has left five geese" if len(s.pieces) < 7 else "{} has left the other no move"
)  # fmt: skip
