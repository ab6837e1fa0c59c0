"""Finds puzzles: the last positions of careless games, solved to the end after every action."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from lab.puzzles import Harvest
from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.bots.glance import Glance
from pygames.bots.solved import Question
from pygames.core import Action, Setup
from pygames.games.cercas import position_text
from pygames.games.cercas.board import ACROSS, DOTS_ACROSS, LINES, SPACES
from pygames.games.cercas.bot import choose
from pygames.games.cercas.guide import Guide, standing
from pygames.games.cercas.position import Board
from pygames.games.cercas.puzzles import DRAW, MOST_MOVES, WIN, packed
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.search import ACTIONS, Position, child, every_move, position_of
from pygames.games.cercas.solver import ENDINGS, mobility
from pygames.puzzles import Puzzle
from pygames.workshop.careless import PLAYERS, Careless

PATIENCE = 800
"""Positions to look at before a candidate is given up."""
ROOM = 22
"""The most actions that both players together have in a candidate."""
ANY = 10
"""How many random actions are tried besides those of the players."""
OPENING = 12
"""How many plies are played at random, which is quick."""
TO_GO = range(5, 12)
"""How many actions a game took from a candidate to its end."""
CHOICES, LATER_CHOICES = 6, 3
"""The fewest actions to choose from, at first and later."""
PLAUSIBLE = 2
"""At least this many other actions look nearly as good."""
NEARLY = 1.0
"""How much worse an action may look, in points."""
LIMITS = (11.0, 11.75, 12.3, 13.2)
"""The difficulties at which the next band begins."""
_move = Careless(Glance(Guide(), standing), choose, Budget("playouts", 1_000))


@dataclass(frozen=True)
class Found:
    """A puzzle, and how hard it is."""

    board: Board
    keeps: int
    line: tuple[Action, ...]
    hard: float


class Endings:
    """The results of positions, shared by all searches."""

    def __init__(self) -> None:
        self._meter = Meter(Budget("nodes", 1))
        self._questions: dict[tuple[int, int], Question[Position, int]] = {}

    def allow(self, nodes: int) -> None:
        """Allow to look at this many more positions; OutOfBudgetError says when they are spent."""
        self._meter = Meter(Budget("nodes", nodes))
        for question in self._questions.values():
            question.meter = self._meter

    @property
    def spent(self) -> int:
        """How many positions were looked at since."""
        return self._meter.count

    def keeps(self, position: Position, player: int, points: int) -> bool:
        """Return whether a player can reach a lead of at least this many points."""
        question = self._questions.get((player, points))
        if question is None:
            question = self._questions[player, points] = Question(
                ENDINGS, player, points, self._meter
            )
        return question.answer(position)

    def only_best(self, position: Position) -> tuple[int, int | None]:
        """Return the result that the mover can keep, and its only action, if there is one."""
        for keeps in (WIN, DRAW):
            if self.keeps(position, position[0], keeps):
                return keeps, self.only(position, keeps)
        return DRAW, None

    def only(self, position: Position, points: int) -> int | None:
        """Return the one action that keeps a result, if there is a choice."""
        moves, single = every_move(position), None
        if len(moves) < LATER_CHOICES:
            return None
        for move in moves:
            if self.keeps(child(position, move), position[0], points):
                if single is not None:
                    return None
                single = move
        return single

    def line(self, position: Position, move: int, points: int) -> list[int]:
        """Return the longest line of only actions that begins with this one."""
        after, rest = child(position, move), list[int]()
        for reply in every_move(after):
            second = child(after, reply)
            again = self.only(second, points)
            if again is not None:
                later = [reply, *self.line(second, again, points)]
                rest = later if len(later) > len(rest) else rest
        return [move, *rest]


def harvest(random: Random) -> Harvest:
    """Let careless bots play, and solve the end after each of their mistakes."""
    count, best, endings = 0, None, Endings()
    for before, board in _candidates(random):
        count += 1
        puzzle = _puzzle(endings, before, board)
        if puzzle and (best is None or _rank(puzzle) > _rank(best)):
            best = puzzle
    if best is None:
        return Harvest(count)
    band = 1 + bisect_right(LIMITS, best.hard)
    return Harvest(count, packed(best.board, best.keeps, best.line, band))


def _rank(puzzle: Found) -> tuple[int, float]:
    return len(puzzle.line), puzzle.hard


def _candidates(random: Random) -> Iterator[tuple[Position, Board]]:
    """Yield the last positions of careless games, if they leave little room."""
    states = _game(random)
    for to_go in TO_GO:
        before = states[-to_go - 1]
        actions = before.legal_actions()
        moves = [_move(before, level, random) for level in PLAYERS]
        for action in dict.fromkeys([*moves, *random.sample(actions, min(ANY, len(actions)))]):
            after = before.child(action)
            position = position_of(after)
            if mobility(position, 0) + mobility(position, 1) <= ROOM:
                yield position_of(before), after.board


def _game(random: Random) -> list[Cercas]:
    """Play a game between two of the players that make mistakes; the end is left out."""
    states = [Cercas.initial(Setup(2, {}))]
    players = [random.choice(PLAYERS) for _ in range(2)]
    while not (state := states[-1]).is_terminal():
        early = len(states) <= OPENING
        level = players[state.board.player]
        action = random.choice(state.legal_actions()) if early else _move(state, level, random)
        states.append(state.child(action))
    return states[:-1]


def _puzzle(endings: Endings, before: Position, board: Board) -> Found | None:
    """Return the puzzle of a position, if it makes a good one and a mistake led to it."""
    position = position_of(Cercas(board))
    if len(every_move(position)) < CHOICES:
        return None
    endings.allow(PATIENCE)
    try:
        keeps, right = endings.only_best(position)
        if right is None or endings.keeps(before, board.player, keeps):
            return None
        line = tuple(ACTIONS[move] for move in endings.line(position, right, keeps))
    except OutOfBudgetError:
        return None
    plausible = _plausible(position, right)
    if plausible < PLAUSIBLE or len(line) > 2 * MOST_MOVES:
        return None
    hard = difficulty(_effort(position, keeps), len(line), plausible)
    return Found(board, keeps, line, hard)


def _plausible(position: Position, right: int) -> int:
    """Count the other actions that look nearly as good as the right one."""
    looks = {move: standing(child(position, move), position[0]) for move in every_move(position)}
    return sum(each >= looks[right] - NEARLY for each in looks.values()) - 1


def _effort(position: Position, keeps: int) -> int:
    """Count the positions that a search looks at to see that one action is the only one."""
    endings = Endings()
    endings.allow(100 * PATIENCE)
    endings.only(position, keeps)
    return endings.spent


def difficulty(nodes: int, plies: int, plausible: int) -> float:
    """Return how hard a puzzle is: by its proof, its length, and the choices that look right."""
    return math.log2(nodes) + plies + math.log2(plausible)


_TURNS = tuple((a, b, flip) for a in (1, -1) for b in (1, -1) for flip in (False, True))
"""The symmetries of the board, on coordinates that count from its centre."""


def key(puzzle: Puzzle) -> str:
    """Return a key of lines and marks: the first text among all symmetries of the board.

    Marks are those of the player to move, and the other's.
    """
    board = position_text.read(puzzle.start or "")
    points = list(_points(board))
    return min(" ".join(sorted(_turned(each, turn) for each in points)) for turn in _TURNS)


def _points(board: Board) -> Iterator[tuple[int, int, str]]:
    """Yield the middle of each line, and each marked space, in half spaces from the centre."""
    for line, dots in LINES.items():
        if board.lines & line:
            y, x = (sum(each) for each in zip(*(divmod(d, DOTS_ACROSS) for d in dots), strict=True))
            yield x - ACROSS, y - ACROSS, ""
    for space in range(len(SPACES)):
        owner = board.owner(1 << space)
        if owner is not None:
            y, x = divmod(space, ACROSS)
            yield 2 * x + 1 - ACROSS, 2 * y + 1 - ACROSS, "+" if owner == board.player else "-"


def _turned(point: tuple[int, int, str], turn: tuple[int, int, bool]) -> str:
    (x, y, letter), (a, b, flip) = point, turn
    x, y = (a * y, b * x) if flip else (a * x, b * y)
    return f"{x},{y}{letter}"
