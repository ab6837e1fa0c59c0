"""A game to play with in a program or a notebook, on top of the records, which never change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from math import inf
from random import Random
from typing import Any

from pygames.bots.budget import Thought
from pygames.bots.strength import by_lot, level_for
from pygames.core import TERMINAL, Action, Outcome, Player, State
from pygames.door.advice import strongest
from pygames.door.arguments import check_strength
from pygames.door.thinking import budget_of, decision
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Record, extend, final, new, outcome, states

_MOST_ACTIONS = 10_000
"""A random game that is as long ends there: rules may set no limit."""


class Play:
    """A game that is being played: `push` and `pop` change its record.

    It begins as `pygames.new` does, or continues a record.
    """

    def __init__(
        self, game: Game[Any] | str | Record, players: int | None = None,
        options: Mapping[str, str] | None = None, *,
        seed: str | None = None, start: str | None = None,
    ) -> None:  # fmt: skip
        """Begin a game, or go on from a record."""
        if isinstance(game, Record):
            self.record = game
        else:
            self.record = new(game, players, options, seed, start)
        states(self.record)

    @property
    def state(self) -> State:
        """The position after the last action."""
        return final(self.record)

    @property
    def turn(self) -> Player:
        """Who decides next, from 0; TERMINAL once the game is over."""
        return TERMINAL if self.over else self.state.current_player()

    @property
    def legal(self) -> Sequence[Action]:
        """Everything that may be done now."""
        return () if self.over else self.state.legal_actions()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome.over

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return outcome(self.record)

    def push(self, action: Action) -> None:
        """Do an action; chance then does its part. GameError if it isn't legal."""
        self.record = extend(self.record, action)

    def pop(self) -> Action:
        """Take back the last action of a player, and what chance did after it; return it.

        GameError if there is none. How a game was ended early is taken back with it.
        """
        line = states(replace(self.record, ended=None))
        decisions = [ply for ply, state in enumerate(line[:-1]) if state.current_player() >= 0]
        if not decisions:
            raise GameError("bad-request", "there is no action to take back")
        action = self.record.actions[decisions[-1]]
        self.record = replace(self.record, actions=self.record.actions[: decisions[-1]], ended=None)
        return action

    def ask(self, level: float | None = None, **budget: Any) -> Thought:
        """Ask a bot what to do now, as `pygames.ask` does; it isn't done."""
        return ask(self.record, level, **budget)

    def svg(self, **how: Any) -> str:
        """Draw the game as `pygames.svg` does, with the same arguments."""
        picture: str = import_module("pygames.vector").svg(self.record, **how)
        return picture

    def _repr_svg_(self) -> str:
        return self.record._repr_svg_()

    def __str__(self) -> str:
        return self.state.text()

    def __repr__(self) -> str:
        return f"<Play {self.record.header.game}: {' '.join(self.record.actions) or 'begun'}>"


def ask(
    record: Record, level: float | None = None, *, seconds: float | None = None,
    nodes: int | None = None, playouts: int | None = None, seed: str | None = None,
) -> Thought:  # fmt: skip
    """Ask a bot of the game what it would do: `.action`, and why (`.win`, `.line`).

    Without a level it is the strongest; 2.25 is between the levels 2 and 3. Without an amount it
    takes the time of its level. Counted nodes or playouts with a seed always give the same answer.
    GameError if no player decides next, or if the bot counts something else.
    """
    game, state, random = record.game, decision(record), Random(seed)
    strength = strongest(game) if level is None else level
    check_strength(game, strength)
    whole = level_for(strength, random)
    budget = budget_of(whole, seconds=seconds, nodes=nodes, playouts=playouts)
    if not 0 < budget.amount < inf:
        raise GameError("bad-request", f"{budget.unit}: expected a number above 0")
    thought = game.bots.choose(state, whole, budget, random)
    return by_lot(thought, strength, state.legal_actions(), random)


def random_game(
    game: Game[Any] | str, seed: str,
    players: int | None = None, options: Mapping[str, str] | None = None,
) -> Record:  # fmt: skip
    """Play a game at random to its end, or to 10,000 actions; a seed always gives the same game."""
    record, random = new(game, players, options, seed), Random(seed)
    while not outcome(record).over and len(record.actions) < _MOST_ACTIONS:
        record = extend(record, random.choice(final(record).legal_actions()))
    return record
