"""Whole games between a game's own bots, the same for the same seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from pygames.bots.budget import Budget
from pygames.core import Action, State
from pygames.game import Game
from pygames.record import Record, extend, final, make_header, settle


@dataclass(frozen=True)
class Played:
    """A game, and the plies at which a player made a decision."""

    record: Record
    decisions: tuple[int, ...]


@dataclass(frozen=True)
class Pace:
    """How carefully the bots play: a level, and a budget for each decision."""

    level: int
    nodes: int
    playouts: int

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose with a budget in what this bot counts."""
        level = max(level for level in game.bots.levels if level <= self.level)
        amount = {"nodes": self.nodes, "playouts": self.playouts}[game.bots.counts]
        return game.bots.choose(state, level, Budget(game.bots.counts, amount), random).action


def usual_players(game: Game[Any]) -> int:
    """Return the number of players that the page proposes: two, where two can play."""
    fewest, most = game.players
    return min(most, max(2, fewest))


def play(
    game: Game[Any],
    seed: str,
    pace: Pace,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Played:
    """Play a game to its end."""
    header = make_header(game, players or usual_players(game), dict(options or {}), None)
    record = settle(Record(header, seed=seed))
    random, decisions = Random(seed), []
    while not (state := final(record)).is_terminal():
        decisions.append(len(record.actions))
        record = extend(record, pace.choose(game, state, random))
    return Played(record, tuple(decisions))
