"""Hexxagon: stones grow to the next hexagon or jump to the one after it, and turn others over."""

from dataclasses import dataclass

from pygames.simple import OVER, Hexagons, Pieces, State, best, game

BOARD = Hexagons.side(3, without=("b2", "c4", "d3"))
COLOURS = ("red", "blue")
CORNERS = ("a1", "c1", "e3", "e5", "c5", "a3")
START = Pieces({corner: COLOURS[number % 2] for number, corner in enumerate(CORNERS)})
NEAR = {cell: BOARD.within(cell, 1) for cell in BOARD.cells}
REACHED = {cell: BOARD.within(cell, 2) for cell in BOARD.cells}
MOST = 60  # jumps could go on for ever


@dataclass(frozen=True)
class Hexxagon(State):
    board = BOARD
    pieces: Pieces = START
    turns: int = 0

    def current_player(self) -> int:
        return OVER if self.returns() else self.turns % 2

    def moves_of(self, player: int) -> list[str]:
        mine = self.pieces.of(COLOURS[player])
        free = set(BOARD.empty(self.pieces))
        return [f"{at}-{to}" for at in mine for to in REACHED[at] if to in free]

    def legal_actions(self) -> list[str]:
        return [] if self.returns() else self.moves_of(self.turns % 2)

    def child(self, action: str) -> "Hexxagon":
        start, end = action.split("-")
        mine = COLOURS[self.turns % 2]
        pieces = self.pieces if end in NEAR[start] else self.pieces.without(start)
        for cell in [end, *(each for each in NEAR[end] if each in pieces)]:
            pieces = pieces.put(cell, mine)
        return Hexxagon(pieces, self.turns + 1)

    def points(self) -> tuple[int, ...]:
        return tuple(len(self.pieces.of(colour)) for colour in COLOURS)

    def returns(self) -> tuple[int, ...] | None:
        goes_on = self.turns < MOST and self.moves_of(self.turns % 2)
        return None if goes_on else best(self.points())


GAME = game(
    Hexxagon, title="Hexxagon", goal="Have the most stones of your colour in the end",
    turn="Grow a stone to an empty hexagon beside it, or let it jump to one two steps away",
    end="The game ends when a player can’t move, or after 30 turns each",
    score="The most stones win.", names=("Red", "Blue"), drawn="Both have as many stones",
    rules="**R5** All stones beside the one that has come take its colour.",
)  # fmt: skip
