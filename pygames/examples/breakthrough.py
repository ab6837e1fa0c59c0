"""Breakthrough on 5×6, by Dan Troyka: a game of moving pieces."""

from dataclasses import dataclass

from pygames.simple import OVER, Pieces, Squares, State, game, win

COLOURS = ("white", "black")
BOARD = Squares(5, 6)
HOMES = (BOARD.row(1) + BOARD.row(2), BOARD.row(5) + BOARD.row(6))
START = {cell: colour for colour, home in zip(COLOURS, HOMES, strict=True) for cell in home}


@dataclass(frozen=True)
class Breakthrough(State):
    board = BOARD
    pieces: Pieces = Pieces(START)
    player: int = 0

    def current_player(self) -> int:
        return self.player if self.returns() is None else OVER

    def legal_actions(self) -> list[str]:
        """List steps ahead: straight onto an empty square, or diagonally, also to take."""
        if self.returns() is not None:
            return []
        up, mine, moves = 1 - 2 * self.player, COLOURS[self.player], []
        for cell in self.pieces.of(mine):
            for right in (-1, 0, 1):
                end = BOARD.step(cell, right, up)
                if end and (self.pieces.get(end) != mine if right else end not in self.pieces):
                    moves.append(f"{cell}-{end}")
        return moves

    def child(self, action: str) -> "Breakthrough":
        start, end = action.split("-")
        return Breakthrough(self.pieces.move(start, end), 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        """Return who has reached the far row, or has taken every piece of the other."""
        for player, far in enumerate((BOARD.row(6), BOARD.row(1))):
            mine, others = (self.pieces.of(COLOURS[each]) for each in (player, 1 - player))
            if not others or not set(far).isdisjoint(mine):
                return win(player)
        return None


GAME = game(
    Breakthrough,
    title="Breakthrough 5×6",
    goal="Be the first to reach the far row",
    turn="Move a piece one step ahead, straight or diagonally; diagonally it may take a piece",
    names=("White", "Black"),
    won="{} has broken through",
    material="clay",
    turns=True,
    draws=False,
    sample=("b2-b3", "d5-d4", "c2-d3", "b5-c4"),
)
