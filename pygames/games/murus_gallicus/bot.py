"""The bot of Murus Gallicus: five levels of one alpha-beta search."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from random import Random

from pygames.bots.alphabeta import DECIDED, DEFAULT, FORCED, WON, Found, Levers, Search
from pygames.bots.budget import Budget, Meter, Thought
from pygames.core import Action
from pygames.errors import GameError
from pygames.games.murus_gallicus.judge import TEXTS, Judge, Position, by_net, by_places
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import (
    Ahead,
    NearDraws,
    every_move,
    winning_moves,
)

LEVERS = Levers(near=5, margin=50)
"""The levers of level 5."""


@dataclass(frozen=True)
class Level:
    """How a level thinks. Every level plays a win in one move."""

    depth: int
    """Maximum number of plies it looks ahead."""
    blur: int = 0
    """Maximum error in the value of a move, in units of the evaluation."""
    per_logit: int = 256
    """The value that multiplies the odds of winning by e: docs/figures/chances.csv has the fit."""
    learned: bool = False
    """Whether it judges by the net, and not just by what a piece is worth by its place."""

    levers: Levers = DEFAULT

    @property
    def judge(self) -> Judge:
        """Return the judge of positions."""
        return by_net() if self.learned else by_places()


LEVELS = {
    1: Level(depth=2, blur=600),
    2: Level(depth=3, blur=400),
    3: Level(depth=4, blur=160),
    4: Level(depth=5, blur=40),
    5: Level(depth=99, learned=True, per_logit=145, levers=LEVERS),
}
CLEAR = 10
"""Odds of more than e to the power of this say no more about who wins: only a proof is certain."""


def choose(state: Murus, level: int, budget: Budget, random: Random) -> Thought:
    """Return a thought; the same one for the same level, nodes and random numbers."""
    if budget.unit == "playouts":
        raise GameError("not-supported", "this bot counts nodes, not playouts")
    strength = LEVELS[level]
    judge = strength.judge
    repeats = [judge.position(board) for board in standing_twice(state)]
    game = NearDraws(repeats, judge) if repeats else Ahead(judge)
    search = Search[Position](game, Meter(budget), repeats, strength.levers)
    move = _find(game, search, judge.position(state.board), strength, random)
    win = chance(move.value, strength.per_logit)
    return Thought(
        action=TEXTS[move.move],
        win=(win, 1 - win) if state.board.player == 0 else (1 - win, win),
        count=game.nodes,
        depth=move.depth,
        line=tuple(TEXTS[move] for move in move.line),
    )


def standing_twice(state: Murus) -> list[Board]:
    """Return the boards that would come for the third time if they came again (M9)."""
    counts = Counter([*state.earlier, state.board])
    return [board for board, times in counts.items() if times > 1]


def _find(
    game: Ahead, search: Search[Position], position: Position, level: Level, random: Random
) -> Found:
    if winning := winning_moves(position):
        best = random.choice(winning)
        return Found(best, WON - 1, 1, (best,))
    moves = game.moves(position, [0] * FORCED)
    if isinstance(moves, int):  # every move loses
        best = _likely(game, position, every_move(position), random)[0]
        return Found(best, moves, 2, (best, *game.finish(game.child(position, best))))
    likely = _likely(game, position, moves, random)
    if not level.blur:
        return search.run(position, likely, level.depth)
    depth, values = search.values(position, likely, level.depth)
    blurred = [value + random.randint(-level.blur, level.blur) for value in values]
    best = _safest(game, position, likely, blurred)
    return Found(best, max(values), depth, (best,))


def glance(state: Murus, random: Random) -> Action:
    """Choose with one ply: a win, or the move after which the places look best."""
    judge = by_places()
    position = judge.position(state.board)
    moves = winning_moves(position) or every_move(position)
    random.shuffle(moves)
    return TEXTS[min(moves, key=lambda move: judge.value(judge.child(position, move)))]


def _likely(game: Ahead, position: Position, moves: list[int], random: Random) -> list[int]:
    """Return moves sorted by the value right after them, equal ones in random order."""
    shuffled = random.sample(moves, len(moves))
    shuffled.sort(key=lambda move: game.value(game.child(position, move)))
    return [move & (FORCED - 1) for move in shuffled]


def _safest(game: Ahead, position: Position, moves: list[int], blurred: list[int]) -> int:
    """Return the best move as a level sees it that doesn't allow a win at once (M7, M8)."""
    order = sorted(range(len(moves)), key=blurred.__getitem__, reverse=True)
    ranked = [moves[index] for index in order]
    safe = (move for move in ranked if not winning_moves(game.child(position, move)))
    return next(safe, ranked[0])


def chance(value: int, per_logit: int) -> float:
    """Return the calibrated chance of winning for a value of the player to move.

    It is 1 or 0 only if the end is forced.
    """
    if abs(value) > DECIDED:
        return float(value > 0)
    return 1 / (1 + math.exp(max(-CLEAR, min(-value / per_logit, CLEAR))))
