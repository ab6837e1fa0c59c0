"""Finds puzzles: positions of careless games in which one move wins and every other one loses.

Positions are searched with the moves of the bots' search, which leaves out what loses at once. It
hardly looks for wins by leaving no action (M8), so what it finds has yet to be proved.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from pygames.bots.alphabeta import FORCED
from pygames.bots.budget import Budget
from pygames.core import Action, Setup
from pygames.games.murus_gallicus.bot import choose, glance
from pygames.games.murus_gallicus.judge import TEXTS, Position
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.puzzles import MOST_PLIES, packed, threats
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import (
    Ahead,
    child,
    every_move,
    position_of,
    winning_moves,
)
from pygames.puzzles import Harvest, Puzzle
from pygames.puzzles.puzzle_maker import GLANCING, PLAYERS, Careless

GLANCE, PROOF, PATIENCE = 150, 1_000, 60_000
"""Nodes to see that a position is won, that it was not before, and to prove a whole puzzle."""
OPENING = 2, 6
"""The fewest and the most moves at random, so that no two games are alike."""
MIDDLE = 20
"""So many plies are played at a glance, which is quick."""
LONGEST = 150
LAST = 8
"""So many positions at the end of a game are looked at: nearly all puzzles come there."""
PLAUSIBLE = 2
"""So many other moves, at least, don't lose at once."""
CHOICES = 8
"""The fewest moves to choose from."""
LOSES_WITHIN = 9
"""Every other move loses within this many plies."""
LIMITS = (6.25, 6.73, 7.63, 12.19)
"""The difficulties at which the next band begins."""
_move = Careless(glance, choose, Budget("nodes", 1_000_000))


class GivenUpError(Exception):
    """Raised when a proof takes too long."""


class Search:
    """Finds out whether a win can be forced within a number of plies."""

    def __init__(self, patience: int) -> None:
        self.nodes = 0
        self.patience = patience
        self._ahead = Ahead()
        self._order = [0] * FORCED
        self._won: dict[Position, int] = {}
        self._open: dict[Position, int] = {}

    def _moves(self, position: Position) -> list[int] | bool:
        """Return the moves that don't lose at once, or whether the player wins."""
        self.nodes += 1
        if self.nodes > self.patience:
            raise GivenUpError
        found = self._ahead.moves(position, self._order)
        return found > 0 if isinstance(found, int) else [each & (FORCED - 1) for each in found]

    def wins(self, position: Position, plies: int) -> bool:
        """Return whether the player to move can force a win within this many plies."""
        if self._open.get(position, 0) >= plies:
            return False
        if self._won.get(position, 99) <= plies:
            return True
        moves = self._moves(position)
        if not isinstance(moves, list):
            return moves
        if plies > 2:
            for move in moves:
                if self.loses(child(position, move), plies - 1):
                    self._order[move] += plies * plies
                    self._won[position] = plies
                    return True
        self._open[position] = plies
        return False

    def loses(self, position: Position, plies: int) -> bool:
        """Return whether every answer of the player to move loses within this many plies."""
        moves = self._moves(position)
        if not isinstance(moves, list):
            return not moves
        if plies < 4 and len(moves) > 0:  # each of them closes every lane
            return False
        for move in moves:
            if not self.wins(child(position, move), plies - 1):
                self._order[move] += 1
                return False
        return True

    def safe(self, position: Position) -> list[int]:
        """Return the moves that don't lose at once."""
        moves = self._moves(position)
        return moves if isinstance(moves, list) else []

    def length(self, position: Position, most: int) -> int | None:
        """Return the plies of the shortest win, if there is one of at most this many."""
        return next((n for n in range(1, most + 1, 2) if self.wins(position, n)), None)


@dataclass(frozen=True)
class Found:
    """A puzzle, and how hard it is."""

    board: Board
    line: tuple[Action, ...]
    band: int


def harvest(random: Random) -> Harvest:
    """Let careless bots play, and prove the longest puzzle that arose from a mistake."""
    tried, best = 0, None
    for before, board in _candidates(random):
        if _was_mistake(before, board):
            tried += 1
            found = found_in(board)
            if found and (best is None or len(found.line) > len(best.line)):
                best = found
    return Harvest(tried, packed(best.board, best.line, best.band) if best else None)


def _candidates(random: Random) -> Iterator[tuple[Board, Board]]:
    """Yield the last positions of a game with what each careless player makes of them."""
    for state in _game(random)[-LAST:]:
        for action in dict.fromkeys(_move(state, level, random) for level in PLAYERS):
            yield state.board, state.board.after(action)


def key(puzzle: Puzzle) -> str:
    """Return the position as White's, or its mirror image if that comes first as a text."""
    rows, side = (puzzle.start or "").split()
    if side == "b":
        rows = "/".join(reversed(rows.translate(_OTHERS).split("/")))
    return min(rows, "/".join(row[::-1] for row in rows.split("/")))


_OTHERS = str.maketrans("WwBb", "BbWw")


def _game(random: Random) -> list[Murus]:
    """Play a game between two of the players that make mistakes; the end is left out."""
    states = [Murus.initial(Setup(2, {}))]
    for _ in range(random.randint(*OPENING)):
        states.append(states[-1].child(random.choice(states[-1].board.actions())))
    players = [random.choice(PLAYERS) for _ in range(2)]
    while not (state := states[-1]).is_terminal() and len(states) < LONGEST:
        level = players[state.board.player] if len(states) > MIDDLE else GLANCING
        states.append(state.child(_move(state, level, random)))
    return states[:-1]


def _was_mistake(before: Board, board: Board) -> bool:
    """Return whether a win takes some moves now, and another move would have prevented it."""
    search, position = Search(GLANCE), position_of(board)
    try:
        plies = search.length(position, MOST_PLIES) or 0
        search.patience += PROOF
        return plies > 1 and not search.loses(position_of(before), plies + 1)
    except GivenUpError:
        return False


def found_in(board: Board) -> Found | None:
    """Return the puzzle of a position, if it makes a good one."""
    search, position = Search(PATIENCE), position_of(board)
    plies = search.length(position, MOST_PLIES) or 0
    nodes, plausible = search.nodes, len(search.safe(position)) - 1
    if plies < 3 or plausible < PLAUSIBLE or len(board.actions()) < CHOICES:
        return None
    try:
        line = _line(search, position, plies)
    except GivenUpError:
        line = None
    if line is None:
        return None
    texts = tuple(TEXTS[move] for move in line)
    quiet = not threats(board.after(texts[0]))
    return Found(board, texts, _band(nodes, plies, plausible, quiet))


def _line(search: Search, position: Position, plies: int) -> list[int] | None:
    """Return a line in which each move but the last is the only one that doesn't lose."""
    if plies == 1:
        return winning_moves(position)[:1]
    winning: list[int] = []
    others: list[int] = []
    for move in every_move(position):
        wins = search.loses(child(position, move), plies - 1)
        (winning if wins else others).append(move)
    if len(winning) != 1 or not all(
        search.length(child(position, other), LOSES_WITHIN) for other in others
    ):
        return None
    after = child(position, winning[0])
    for reply in every_move(after):
        answered = child(after, reply)
        if search.length(answered, plies - 2) == plies - 2:
            rest = _line(search, answered, plies - 2)
            if rest:
                return [winning[0], reply, *rest]
    return None


def difficulty(nodes: int, plies: int, plausible: int, *, quiet: bool) -> float:
    """Return how hard a puzzle is: by the nodes to the proof, its length, and what looks right."""
    return math.log2(nodes) + plies / 2 + math.log2(plausible) + 2 * quiet


def _band(nodes: int, plies: int, plausible: int, quiet: bool) -> int:
    return 1 + bisect_right(LIMITS, difficulty(nodes, plies, plausible, quiet=quiet))
