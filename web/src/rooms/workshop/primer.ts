// What packed games need not say again (packed-game.ts): games in one file, as they were when links
// first left them out. It never changes, or those links open no more.

export const PRIMER = `"""Kalah with six pits and four seeds in each, by William Julius Champion (1940).

Whoever begins can win (Irving, Donkers and Uiterwijk, "Solving Kalah", 2000).
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
        """List the steps of a piece (\`far\` is 1), or its jumps (2) as far as they lead."""
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
"""A race with a die: choose a runner, and send others back to the start."""

from dataclasses import dataclass, replace

from pygames.simple import CHANCE, OVER, Outcomes, Pieces, Row, State, die, game, rolled, win

COLOURS = ("red", "yellow")
TRACK = Row(("start", *map(str, range(1, 17)), "home"), across=6, shaded=("start", "home"))
PLACES, HOME = TRACK.cells, len(TRACK.cells) - 1


@dataclass(frozen=True)
class Race(State):
    board = TRACK
    runners: tuple[tuple[int, ...], ...] = ((0, 0), (0, 0))  # how far each one is
    player: int = 0
    roll: str = ""

    @property
    def pieces(self) -> Pieces:
        both = zip(COLOURS, self.runners, strict=True)
        return Pieces.several((PLACES[at], colour) for colour, mine in both for at in mine)

    def tray(self) -> list[str]:
        return [self.roll] if self.roll else []

    def current_player(self) -> int:
        return OVER if self.returns() else self.player if self.roll else CHANCE

    def chance_outcomes(self) -> Outcomes:
        return die(6) if self.current_player() == CHANCE else ()

    def legal_actions(self) -> list[str]:
        """List the places of the player's runners that are not home."""
        mine = sorted({*self.runners[self.player]} - {HOME})
        return [PLACES[at] for at in mine] if self.current_player() >= 0 else []

    def child(self, action: str) -> "Race":
        """Roll, or move a runner; others on the place where it stops start again."""
        if not self.roll:
            return replace(self, roll=action)
        mine, theirs = list(self.runners[self.player]), self.runners[1 - self.player]
        start = PLACES.index(action)
        mine[mine.index(start)] = end = min(start + rolled(self.roll), HOME)
        both = (tuple(mine), tuple(0 if at == end < HOME else at for at in theirs))
        return Race(both[:: 1 - 2 * self.player], 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        home = [player for player in (0, 1) if {*self.runners[player]} == {HOME}]
        return win(home[0]) if home else None


GAME = game(
    Race,
    title="Race with a Die",
    goal="Be the first to bring both runners home",
    turn="Roll the die and move one of your runners so far; others where it stops start again",
    won="{} has brought both runners home",
    sample=("r4", "start", "r3", "start", "r6", "4", "r2", "start", "r5", "start", "r3"),
)
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
"""Reversi on 8×8, by Lewis Waterman and John Mollett (1883), with the start that is usual today.

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
