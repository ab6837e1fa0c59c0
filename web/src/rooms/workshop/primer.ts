// What packed games need not say again (packed-game.ts): games in one file, as they were when links
// first left them out. It never changes, or those links open no more.

export const PRIMER = `"""Nine Men's Morris, after Ralph Gasser, "Solving Nine Men's Morris" (1996): it is a draw."""

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

"""Kalah with six pits and four seeds in each, by William Julius Champion (1940).

Whoever begins can win (Irving, Donkers and Uiterwijk, "Solving Kalah", 2000).
Source of the rules: https://en.wikipedia.org/wiki/Kalah
"""

from dataclasses import dataclass

from pygames.simple import Pieces, Pits, State, best, game

ROUND = ["a1", "b1", "c1", "d1", "e1", "f1", "S", "f2", "e2", "d2", "c2", "b2", "a2", "N"]
SPOTS = {pit: (i + 1, 0.0) if i < 6 else (13 - i, 1.3) for i, pit in enumerate(ROUND)}
BOARD = Pits({**SPOTS, "S": (7, 0.65), "N": (0, 0.65)}, shaded=("S", "N"))


@dataclass(frozen=True)
class Kalah(State):
    board = BOARD
    seeds: tuple[int, ...] = (4, 4, 4, 4, 4, 4, 0) * 2  # around the board, from a1
    player: int = 0

    @property
    def pieces(self) -> Pieces:
        full = {pit: many for pit, many in zip(ROUND, self.seeds, strict=True) if many}
        return Pieces({pit: "+".join(["seed"] * many) for pit, many in full.items()})

    def legal_actions(self) -> list[str]:
        mine = range(7 * self.player, 7 * self.player + 6) if self.returns() is None else ()
        return [ROUND[pit] for pit in mine if self.seeds[pit]]

    def child(self, action: str) -> "Kalah":
        """Sow all around but into the other's store, and perhaps capture what lies opposite."""
        seeds, start, store = list(self.seeds), ROUND.index(action), 7 * self.player + 6
        way = [pit % 14 for pit in range(start + 1, start + 15) if pit % 14 != 19 - store]
        seeds[start], end = 0, way[(self.seeds[start] - 1) % 13]
        for i in range(self.seeds[start]):
            seeds[way[i % 13]] += 1
        if seeds[end] == 1 and store - 6 <= end < store and seeds[12 - end]:
            seeds[store] += 1 + seeds[12 - end]
            seeds[end] = seeds[12 - end] = 0
        if not any(seeds[:6]) or not any(seeds[7:13]):
            seeds = [0] * 6 + [sum(seeds[:7])] + [0] * 6 + [sum(seeds[7:])]
        return Kalah(tuple(seeds), self.player if end == store else 1 - self.player)

    def points(self) -> tuple[int, ...]:
        return self.seeds[6], self.seeds[13]

    def returns(self) -> tuple[int, ...] | None:
        return best(self.points()) if sum(self.points()) == sum(self.seeds) else None


GAME = game(
    Kalah, title="Kalah", goal="Bring the most seeds into your own store",
    turn="Choose one of your pits: its seeds are sown one by one to the right and around",
    end="The game ends when the pits of a player are empty; the other stores what is left",
    score="The player with the most seeds in the store wins.",
    rules="**R5** With the last seed in your own store you play again; with it in an empty pit of "
    "yours you store it and all seeds opposite, if there are any.", names=("South", "North"),
    pieces={"seed": "yellow"}, prompt="choose a pit to sow from", verb="sow from", sample=["c1"],
)  # fmt: skip

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

"""Rock, paper, scissors to three points: both choose at once, in secret."""

from dataclasses import dataclass, replace

from pygames.simple import Pieces, Row, Simultaneous, best, game

HANDS = Row(("rock", "paper", "scissors"))
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


# Where all choose at once, a position is Simultaneous and answers three questions.
@dataclass(frozen=True)
class RockPaperScissors(Simultaneous):
    board = HANDS
    pieces: Pieces = Pieces()  # what both showed last
    won: tuple[int, int] = (0, 0)

    # What can a player choose? Nobody sees it before the last has chosen.
    def choices(self, player: int) -> list[str]:
        return list(HANDS.cells)

    # Which position follows once all have chosen?
    def after(self, actions: tuple[str, ...]) -> "RockPaperScissors":
        red, blue = actions
        won = (self.won[0] + (BEATS[red] == blue), self.won[1] + (BEATS[blue] == red))
        hands = Pieces.several([(red, "red"), (blue, "blue")])
        return replace(self, pieces=hands, won=won)

    def points(self) -> tuple[int, ...]:
        return self.won

    # How has it ended? None as long as it goes on.
    def returns(self) -> tuple[int, ...] | None:
        return best(self.won) if 3 in self.won else None


GAME = game(
    RockPaperScissors,
    title="Rock Paper Scissors",
    goal="Be the first to win three rounds",
    turn="Both choose at once: rock beats scissors, scissors beat paper, and paper beats rock",
    end="The game ends when a player has won three rounds",
    score="That player wins.",
    rules="**R5** A round in which both choose the same counts for nobody.",
    names=("Red", "Blue"),
    prompt="choose in secret",
    draws=False,
    sample=("rock", "paper", "paper", "scissors", "rock", "scissors"),
)

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
`;
