"""How people end a game before its rules do: a player resigns, or both agree on a draw."""

from __future__ import annotations

from typing import Any, Literal, get_args

from pygames import words
from pygames.core import Outcome, Player, State
from pygames.game import Game
from pygames.grammar.cast import Cast

Ended = Literal["draw", "resigned-0", "resigned-1"]
ENDINGS: tuple[Ended, ...] = get_args(Ended)
"""In the order in which links number them: add new ones at the end."""
DRAW: Ended = "draw"
RESIGNED: tuple[Ended, ...] = ("resigned-0", "resigned-1")
"""By the player who resigned."""


def endings(game: Game[Any], players: int, state: State) -> tuple[Ended, ...]:
    """List how people may end a game of two now: not while chance is next, nor after the end."""
    if players != len(RESIGNED) or state.current_player() < 0:
        return ()
    return (*RESIGNED, DRAW) if game.draws else RESIGNED


def resigned(ended: Ended) -> Player | None:
    """Return who resigned; None in an agreed draw."""
    return None if ended == DRAW else RESIGNED.index(ended)


def ended_outcome(game: Game[Any], ended: Ended) -> Outcome:
    """Return the outcome of a game that was ended early: there are no final scores."""
    why, loser = reason(game, ended), resigned(ended)
    if loser is None:
        return Outcome(True, (0, 0), reason=why)
    winner = 1 - loser
    return Outcome(True, (-1, 1) if winner else (1, -1), reason=why, winners=(winner,))


def reason(game: Game[Any], ended: Ended, cast: Cast | None = None) -> str:
    """Say in a sentence how a game was ended early, to those of a cast."""
    return f"{listed(game, ended, cast)}."


def listed(game: Game[Any], ended: Ended, cast: Cast | None = None) -> str:
    """Say how a game was ended early as lists of moves do, without a full stop."""
    loser = resigned(ended)
    return words.BOTH_AGREED if loser is None else words.resigned(cast or game.cast(), loser)
