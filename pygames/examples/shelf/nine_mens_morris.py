"""Nine Men's Morris, after Ralph Gasser, "Solving Nine Men's Morris" (1996): it is a draw."""

from dataclasses import dataclass

from pygames.simple import Graph, Pieces, State, draw, game, win

COLOURS = ("white", "black")
ROWS = "a1d1g1 b2d2f2 c3d3e3 a4b4c4 e4f4g4 c5d5e5 b6d6f6 a7d7g7 a1a4a7 b2b4b6 c3c4c5 d1d2d3"
WAYS = [(way[:2], way[2:4], way[4:]) for way in f"{ROWS} d5d6d7 e3e4e5 f2f4f6 g1g4g7".split()]
BOARD = Graph({at: ("abcdefg".index(at[0]), int(at[1])) for way in WAYS for at in way}, WAYS)


@dataclass(frozen=True)
class Morris(State):
    board = BOARD
    pieces: Pieces = Pieces()
    placed: int = 0
    player: int = 0
    quiet: int = 0  # moves without a mill; 50 of each are a draw: our own rule, so that games end

    def ways(self) -> list[list[str]]:
        mine, free = self.pieces.of(COLOURS[self.player]), BOARD.empty(self.pieces)
        if self.placed < 18:
            return [[end] for end in free]
        ends = {at: free if len(mine) == 3 else BOARD.neighbours(at) for at in mine}
        return [[at, end] for at in mine for end in ends[at] if end not in self.pieces]

    def is_in_mill(self, man: str, pieces: Pieces) -> bool:
        return any(len(run) == 3 for run in BOARD.runs(man, pieces))

    def legal_actions(self) -> list[str]:
        """List the ways; one that closes a mill takes a man, of a mill only if all are in one."""
        moves, theirs = [], self.pieces.of(COLOURS[1 - self.player])
        prey = [man for man in theirs if not self.is_in_mill(man, self.pieces)] or theirs
        for way in self.ways() if self.returns() is None else ():
            after = self.pieces.without(way[0]).put(way[-1], COLOURS[self.player])
            ends = [f"-{man}" for man in prey] if self.is_in_mill(way[-1], after) else [""]
            moves += ["-".join(way) + end for end in ends]
        return moves

    def child(self, action: str) -> "Morris":
        way, many = action.split("-"), 1 if self.placed < 18 else 2
        pieces = self.pieces.without(way[0], *way[many:]).put(way[many - 1], COLOURS[self.player])
        quiet = self.quiet + 1 if len(way) == 2 == many else 0
        return Morris(pieces, min(self.placed + 1, 18), 1 - self.player, quiet)

    def returns(self) -> tuple[int, ...] | None:
        few = self.placed == 18 and len(self.pieces.of(COLOURS[self.player])) < 3
        return win(1 - self.player) if few or not self.ways() else (None, draw())[self.quiet > 99]


GAME = game(
    Morris, title="Nine Men’s Morris", goal="Leave the other two men, or no way to move",
    turn="Place a man, or once all are placed move one along a line; a line of three takes a man",
    end="The game ends when a player has two men or can’t move, or after 50 moves without a mill",
    score="The other player wins; after 50 moves each without a mill nobody does.", rules=
    "**R5** A man in a line of three is taken only if there is no other. With three men left, "
    "one may move to any free point.", names=("White", "Black"), sample="d6 d5 c4 e4 d2 d3".split(),
    won=lambda s: "{} has left the other two men" if s.ways() else "{} has left the other no move",
)  # fmt: skip
