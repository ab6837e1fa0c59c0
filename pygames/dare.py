"""Dares: a finished game that another person plays from the same beginning, to do better.

The beginning is the same with its seed, so the same dice and cards come in the same order, as long
as both play the same number of actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pygames.core import CHANCE, Player
from pygames.errors import GameError
from pygames.record import Record, outcome, settle, states

How = Literal["won", "drawn", "lost", "alone"]
Verdict = Literal["better", "equal", "worse"]
_HOW = ("lost", "drawn", "won")


@dataclass(frozen=True)
class Reached:
    """What a player reached in a finished game.

    `points` is None if the game isn't played for points, or was ended early; `moves` counts the
    player's own decisions.
    """

    how: How
    points: int | None
    moves: int

    @property
    def worth(self) -> tuple[int, bool, int]:
        """A key that is greater for the player who did better in the same game.

        Points are never set beside moves: a game that was ended early has none, and counts less.
        """
        result = _HOW.index(self.how) if self.how in _HOW else 0
        if self.points is not None:
            return result, True, self.points
        # A win counts more the sooner it comes, and a defeat the later.
        return result, False, {"won": -self.moves, "lost": self.moves}.get(self.how, 0)


def again(record: Record) -> Record:
    """Begin the game of a record once more, with the same dice and cards.

    Raises `GameError` if the game has chance, but the record no seed.
    """
    line = states(record)
    if record.seed is None and any(state.current_player() == CHANCE for state in line):
        raise GameError("not-supported", "the dice and cards of this game can’t be drawn again")
    return settle(Record(record.header, seed=record.seed))


def reached(record: Record, player: Player) -> Reached:
    """Return what a player reached. Raises `GameError` if the game isn't over."""
    ended = outcome(record)
    if not ended.over:
        raise GameError("not-supported", "only a finished game has a result")
    points = ended.scores[player] if ended.scores and "points" in record.game.feats else None
    movers = (state.current_player() for state in states(record)[:-1])
    moves = sum(mover == player for mover in movers)
    if record.header.players == 1:
        return Reached("alone", points, moves)
    if not ended.winners:
        return Reached("drawn", points, moves)
    return Reached("won" if player in ended.winners else "lost", points, moves)


def verdict(yours: Reached, theirs: Reached) -> Verdict:
    """Say whether one result is better than another in the same game."""
    if yours.worth == theirs.worth:
        return "equal"
    return "better" if yours.worth > theirs.worth else "worse"
