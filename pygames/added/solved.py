"""Small games solved: who wins if both play best, by how much and how soon, and by which moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from pygames.bots.budget import now
from pygames.core import Action, State
from pygames.game import Game
from pygames.look.show import Moment
from pygames.record import Record, final, parse
from pygames.simple import words
from pygames.simple.solving import Solving, UnsolvableError

PATIENCE = 10.0
"""Seconds after which a game is given up."""


@dataclass(frozen=True)
class Solution:
    """What is known of a position, and so of a game where it is the first."""

    verdict: str
    """Sentences: who wins, by how much, in how many moves, and how many positions there are, and
    which moves are best; or what is missing."""
    best: tuple[Action, ...] = ()
    """The moves that win by most and soonest, keep a draw, or lose by least and latest; none where
    every move does."""
    done: bool = True


class Solved(TypedDict):
    """What a page shows of it: sentences, and which places of the board the best moves pick."""

    verdict: str
    done: bool
    picks: list[str]


def solve(record: Record, seconds: float = PATIENCE) -> Solution:
    """Solve the last position of a game of two without chance or secrets, or give up in time."""
    game, state = record.game, final(record)
    if record.header.players != 2:
        return Solution(words.TWO_ONLY, done=False)
    if game.chance or game.secrets:
        return Solution(words.NO_LUCK, done=False)
    began = now()
    try:
        solving = Solving.of(state)
        in_time = all(now() < began + seconds for _ in solving.listing())
    except UnsolvableError as error:
        return Solution(words.TOLD_APART if str(error) == "alike" else words.NO_LUCK, done=False)
    if not (in_time and solving.complete):
        return Solution(words.gave_up(len(solving.states), round(now() - began)), done=False)
    solving.settle()
    best = tuple(solving.perfect())
    if 1 < len(best) == len(state.legal_actions()):
        return Solution(f"{_verdict(game, solving)} {words.EVERY_MOVE}")
    names = [game.look.phrase(state, each).words for each in best]
    verdict = " ".join([_verdict(game, solving), *([words.best_moves(names)] if best else [])])
    return Solution(verdict, best)


def _verdict(game: Game[Any], solving: Solving) -> str:
    winner, count = solving.values[0], len(solving.states)
    if winner is None:
        return words.solved_draw(count)
    points = solving.margins[0] if solving.counts_points else 0
    return words.solved_win(game.seats[winner].name, points, solving.lengths[0], count)


def answer_prove(request: Mapping[str, Any]) -> Solved:
    """Answer the call `prove`, of the position that a record comes to."""
    record = parse(request.get("record"))
    solution = solve(record)
    picks = _picks(record.game, final(record), solution.best)
    return {"verdict": solution.verdict, "done": solution.done, "picks": picks}


def _picks(game: Game[Any], state: State, best: tuple[Action, ...]) -> list[str]:
    """Return all that is picked for one of these actions, each once."""
    paths = game.look.show(Moment(state, seat=max(0, state.current_player()))).paths
    return list(dict.fromkeys(id for path in paths if path.action in best for id in path.ids))
