"""Small games solved: who wins if both play best, how soon, and by which first moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from pygames.bots.budget import now
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.record import final, new
from pygames.simple import words
from pygames.simple.solving import Solving, UnsolvableError

PATIENCE = 10.0
"""Seconds after which a game is given up."""


@dataclass(frozen=True)
class Solution:
    """What is known of a game."""

    verdict: str
    """A sentence: who wins, in how many moves, and how many positions there are; or what is
    missing."""
    best: tuple[str, ...] = ()
    """The first moves that keep what the game is worth, as people read them."""
    done: bool = True


class Solved(TypedDict):
    """What a page shows of it."""

    verdict: str
    best: list[str]


def solve(game: Game[Any], seconds: float = PATIENCE) -> Solution:
    """Solve a game of two without chance or secrets; give up after so many seconds."""
    if game.players[0] > 2 or game.players[1] < 2:
        return Solution(words.TWO_ONLY, done=False)
    if game.chance or game.secrets:
        return Solution(words.NO_LUCK, done=False)
    state, end = final(new(game, 2)), now() + seconds
    try:
        solving = Solving.of(state)
        in_time = all(now() < end for _ in solving.listing())
    except UnsolvableError as error:
        return Solution(words.TOLD_APART if str(error) == "alike" else words.NO_LUCK, done=False)
    if not (in_time and solving.complete):
        return Solution(words.gave_up(len(solving.states), round(seconds)), done=False)
    solving.settle()
    winner, count = solving.values[0], len(solving.states)
    verdict = (
        words.solved_draw(count)
        if winner is None
        else words.solved_win(game.seats[winner].name, solving.lengths[0], count)
    )
    return Solution(verdict, tuple(game.look.phrase(state, each).words for each in solving.best()))


def answer_solve(request: Mapping[str, Any]) -> Solved:
    """Answer the call `solve`."""
    game = request.get("game")
    if not isinstance(game, str):
        raise GameError("bad-request", "solve needs a game")
    solution = solve(find(game))
    return {"verdict": solution.verdict, "best": list(solution.best)}
