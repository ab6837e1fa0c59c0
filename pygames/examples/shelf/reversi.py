"""Reversi on 8×8, by Lewis Waterman and John Mollett (1883), with the start that is usual today.

Source of the rules: https://en.wikipedia.org/wiki/Reversi
"""

from dataclasses import dataclass

from pygames.simple import DIAGONAL, STRAIGHT, Pieces, Squares, State, best, game

COLOURS = ("black", "white")
BOARD = Squares(8, 8)
STEPS = STRAIGHT + DIAGONAL


@dataclass(frozen=True)
class Reversi(State):
    board = BOARD
    pieces: Pieces = Pieces({"d5": "white", "e4": "white", "d4": "black", "e5": "black"})
    player: int = 0

    def turned(self, cell: str, player: int) -> list[str]:
        """List the discs that a player encloses with one on this square."""
        cells: list[str] = []
        theirs, get = COLOURS[1 - player], self.pieces.get
        for line in (BOARD.line(cell, *step) for step in STEPS):
            if line and get(line[0]) == theirs:
                end = next((i for i, at in enumerate(line) if get(at) != theirs), 0)
                cells += line[:end] if line[end] in self.pieces else ()
        return cells

    def places(self, player: int) -> list[str]:
        return [cell for cell in BOARD.empty(self.pieces) if self.turned(cell, player)]

    def legal_actions(self) -> list[str]:
        places = self.places(self.player)
        return places or (["pass"] if self.places(1 - self.player) else [])

    def child(self, action: str) -> "Reversi":
        cells = [] if action == "pass" else [action, *self.turned(action, self.player)]
        pieces = {**self.pieces.plain(), **dict.fromkeys(cells, COLOURS[self.player])}
        return Reversi(Pieces(pieces), 1 - self.player)

    def points(self) -> tuple[int, ...]:
        return tuple(len(self.pieces.of(colour)) for colour in COLOURS)

    def returns(self) -> tuple[int, ...] | None:
        return None if self.legal_actions() else best(self.points())


GAME = game(
    Reversi, title="Reversi", goal="Have the most discs of your colour in the end",
    turn="Place a disc that encloses others in a line, which turn over; if you can’t, you pass",
    end="The game ends when nobody can place a disc",
    score="The player with the most discs wins.", names=("Black", "White"), material="grass",
    sample="e3 f3 g3 c4 c5 e2 f2 g4 b3 f1 e1 c6 d6 d3 c3 e6".split(),
)  # fmt: skip
