"""Three in a row: a first game, to be changed into yours."""

from dataclasses import dataclass

from pygames.simple import OVER, Pieces, Squares, State, draw, game, win

COLOURS = ("red", "blue")
BOARD = Squares(3, 3)


# A position never changes: what can be done in it leads to another one.
@dataclass(frozen=True)
class Three(State):
    board = BOARD
    pieces: Pieces = Pieces()  # what stands where, such as {"a1": "red"}

    # Whose turn is it? Players are 0 and 1; at the end it is OVER.
    def current_player(self) -> int:
        return len(self.pieces) % 2 if self.returns() is None else OVER

    # What can that player do? Each action is a short text: here, where to place a piece.
    def legal_actions(self) -> list[str]:
        return BOARD.empty(self.pieces) if self.returns() is None else []

    # Which position follows?
    def child(self, action: str) -> "Three":
        return Three(self.pieces.put(action, COLOURS[self.current_player()]))

    # How has it ended? None as long as it goes on.
    def returns(self) -> tuple[int, ...] | None:
        for player in (0, 1):
            mine = set(self.pieces.of(COLOURS[player]))
            if any(mine.issuperset(line) for line in BOARD.lines(3)):
                return win(player)
        return None if BOARD.empty(self.pieces) else draw()

    # Which squares light up? Those of a line of one colour.
    def marks(self) -> list[str]:
        lines = BOARD.lines(3) if self.returns() else []
        full = [line for line in lines if len({self.pieces.get(at) for at in line}) == 1]
        return [at for line in full for at in line if at in self.pieces]


GAME = game(
    Three,
    title="Three in a Row",
    goal="Be the first to have three pieces in a line",
    turn="Place a piece on an empty square",
    names=("Red", "Blue"),
    won="{} has three in a line",
    drawn="The board is full",
)
