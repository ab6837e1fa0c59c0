"""Finds puzzles: positions of careless games in which one move wins and every other one loses.

Positions are searched with the moves of the bots' search, which leaves out moves that lose at
once. It hardly looks for wins by leaving no action (M8), so its findings have yet to be proved.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from lab.puzzles import Harvest
from pygames.bots.alphabeta import FORCED
from pygames.bots.budget import Budget
from pygames.core import Action, Setup
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.bot import choose, glance
from pygames.games.murus_gallicus.judge import TEXTS, Position, by_places
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.puzzles import (
    LONGEST,
    MOST_PLIES,
    begun,
    packed,
)
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import (
    Ahead,
    child,
    every_move,
    position_of,
    winning_moves,
)
from pygames.puzzles import Puzzle
from pygames.workshop.careless import GLANCING, Careless

GLANCE, PROOF, PATIENCE, OTHER = 80, 1_000, 8_000, 2_000
"""Nodes to see that a position is won, that it was not before, to prove what a puzzle says of its
right moves, and to prove that one other move loses. Most puzzles need far fewer."""
OPENING = 2, 6
"""The fewest and the most moves at random, so that no two games are alike."""
MIDDLE = 20
"""How many plies are played at a glance, which is quick."""
PLAYERS = GLANCING, 1
"""Who plays from there on."""
LAST = 8
"""How many positions at the end of a game are looked at: nearly all puzzles come there."""
PLAUSIBLE = 2
"""At least this many other moves don't lose at once."""
NEARLY = 128
"""A move looks nearly as good as another if it looks worse by this much, at most: half a logit."""
MISLEADING, SOON = 2, 10
"""At least this many other moves look nearly as good as the right one at a glance; and this many if
the win takes two moves, since the gentlest level looks that far ahead."""
SHORTEST = 3
"""The fewest plies of a win."""
CHOICES = 6
"""The fewest moves to choose from."""
LOSES_WITHIN = 9
"""Every other move loses within this many plies."""
TRIES = 8
"""So often the gentlest level is asked for the first move."""
EASIEST = 5.52
"""The least difficulty: nearly everyone solves easier puzzles."""
LIMITS = (6.13, 6.84, 7.56, 8.19)
"""The difficulties at which the next band begins."""
_move = Careless(glance, choose, Budget("nodes", 1_000_000))


class GivenUpError(Exception):
    """Raised when a proof takes too long."""


class Search:
    """Finds out whether a win can be forced within a number of plies."""

    def __init__(self) -> None:
        self.nodes = self.patience = 0
        self._ahead = Ahead()
        self._order = [0] * FORCED
        self._won: dict[Position, int] = {}
        self._open: dict[Position, int] = {}

    def allow(self, nodes: int) -> None:
        """Give up after this many more nodes."""
        self.patience = self.nodes + nodes

    def _moves(self, position: Position) -> list[int] | bool:
        """Return the moves that don't lose at once, or whether the player wins."""
        self.nodes += 1
        if self.nodes > self.patience:
            raise GivenUpError
        moves = self._ahead.moves(position, self._order)
        return moves > 0 if isinstance(moves, int) else [each & (FORCED - 1) for each in moves]

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

    def length(self, position: Position, most: int) -> int | None:
        """Return the plies of the shortest win, if there is one of at most this many."""
        return next((n for n in range(1, most + 1, 2) if self.wins(position, n)), None)


@dataclass(frozen=True)
class Found:
    """A puzzle, and how hard it is."""

    line: tuple[Action, ...]
    hard: float

    @property
    def band(self) -> int:
        """The band of its difficulty."""
        return 1 + bisect_right(LIMITS, self.hard)


def harvest(random: Random) -> Harvest:
    """Let careless bots play, and prove the longest puzzle that arose from a mistake."""
    count, best = 0, None
    for game, before in _candidates(random):
        state = begun(game)
        if _was_mistake(before, state.board):
            count += 1
            puzzle = found_in(state)
            if puzzle and (best is None or len(puzzle.line) > len(best[1].line)):
                best = game, puzzle
    if best is None:
        return Harvest(count)
    game, puzzle = best
    return Harvest(count, packed(game, puzzle.line, puzzle.band))


def _candidates(random: Random) -> Iterator[tuple[tuple[Action, ...], Board]]:
    """Yield a game up to each of its last positions, with a quick judgement of that position."""
    states, actions = _game(random)
    for at in range(max(0, len(actions) - LAST), len(actions)):
        action = glance(states[at], random)
        if not states[at].child(action).is_terminal():  # M7, M8
            yield (*actions[:at], action), states[at].board


def key(puzzle: Puzzle) -> str:
    """Return the position as White's, or its mirror image if that comes first as a text."""
    board = begun(puzzle.actions, puzzle.start).board
    rows, side = position_text.write(board).split()
    if side == "b":
        rows = "/".join(reversed(rows.translate(_OTHERS).split("/")))
    return min(rows, "/".join(row[::-1] for row in rows.split("/")))


_OTHERS = str.maketrans("WwBb", "BbWw")


def _game(random: Random) -> tuple[list[Murus], list[Action]]:
    """Play a game between two of the players that make mistakes: its states, and its actions."""
    states, actions = [Murus.initial(Setup(2, {}))], list[Action]()
    opening = random.randint(*OPENING)
    players = [random.choice(PLAYERS) for _ in range(2)]
    while not (state := states[-1]).is_terminal() and len(actions) < LONGEST:
        if len(actions) < opening:
            action = random.choice(state.board.actions())
        else:
            late = len(actions) >= MIDDLE
            action = _move(state, players[state.board.player] if late else GLANCING, random)
        actions.append(action)
        states.append(state.child(action))
    return states, actions


def _was_mistake(before: Board, board: Board) -> bool:
    """Return whether a win takes some moves now, and another move would have prevented it."""
    search, position = Search(), position_of(board)
    try:
        search.allow(GLANCE)
        plies = search.length(position, MOST_PLIES) or 0
        search.allow(PROOF)
        return plies > 1 and not search.loses(position_of(before), plies + 1)
    except GivenUpError:
        return False


def found_in(state: Murus) -> Found | None:
    """Return the puzzle of a position, if it makes a good one."""
    try:
        return None if state.is_terminal() or _has_come_before(state) else _found(state.board)
    except GivenUpError:
        return None


def _has_come_before(state: Murus) -> bool:
    """Return whether a position has come twice in a game, which could make a win a draw (M9)."""
    boards = [*state.earlier, state.board]
    return len(set(boards)) < len(boards)


def _found(board: Board) -> Found | None:
    search, position = Search(), position_of(board)
    search.allow(PATIENCE)
    plies, nodes = search.length(position, MOST_PLIES) or 0, search.nodes
    moves = every_move(position)
    if plies < SHORTEST or len(moves) < CHOICES:
        return None
    right = next(move for move in moves if search.loses(child(position, move), plies - 1))
    misleading = _misleading(board, right)
    if misleading < (SOON if plies == SHORTEST else MISLEADING) or _plausible(position) < PLAUSIBLE:
        return None
    line = _line(search, position, plies)
    if line is None:
        return None
    texts = tuple(TEXTS[move] for move in line)
    hard = difficulty(nodes, misleading, _wrong(board, texts[0]))
    return Found(texts, hard) if hard >= EASIEST else None


def _plausible(position: Position) -> int:
    """Count the moves, other than one that wins, that don't lose at once (M7, M8)."""
    return sum(not winning_moves(child(position, move)) for move in every_move(position)) - 1


def _misleading(board: Board, right: int) -> int:
    """Count the other moves that look nearly as good as the right one at a glance, or better."""
    judge = by_places()
    position = judge.position(board)
    looks = {move: judge.value(judge.child(position, move)) for move in every_move(position)}
    return sum(looks[move] <= looks[right] + NEARLY for move in looks) - 1


def _wrong(board: Board, right: Action) -> float:
    """Return how often the gentlest level misses the right action."""
    random, state = Random(position_text.write(board)), Murus(board)
    return sum(_move(state, 1, random) != right for _ in range(TRIES)) / TRIES


def _line(search: Search, position: Position, plies: int) -> list[int] | None:
    """Return a line in which each move but the last is the only one that doesn't lose."""
    if plies == 1:
        return winning_moves(position)[:1]
    winning: list[int] = []
    others: list[int] = []
    for move in every_move(position):
        wins = search.loses(child(position, move), plies - 1)
        (winning if wins else others).append(move)
    if len(winning) != 1 or not all(_is_lost(search, child(position, move)) for move in others):
        return None
    search.allow(PATIENCE)
    after = child(position, winning[0])
    for reply in every_move(after):
        again = child(after, reply)
        if search.length(again, plies - 2) == plies - 2:
            rest = _line(search, again, plies - 2)
            if rest:
                return [winning[0], reply, *rest]
    return None


def _is_lost(search: Search, after: Position) -> bool:
    """Return whether a move lets the opponent win soon, as a short search sees it."""
    search.allow(OTHER)
    return bool(search.length(after, LOSES_WITHIN))


def difficulty(nodes: int, misleading: int, wrong: float) -> float:
    """Return how hard a puzzle is.

    That is by the nodes to the proof, by what looks right, and by how often the gentlest level
    goes wrong.
    """
    return math.log2(nodes) + math.log2(1 + misleading) / 2 + 2 * wrong
