"""How much a game by messages takes, counted in a quick game of gentle bots, or at random."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action, Player, State
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Header, Record, extend, final, settle, states
from pygames.rounds import rounds

_SEED = "length"
_BUDGET = 10
"""What the bots count for a decision."""
_EXACT = 20
"""Longer games are given in tens."""
_MOST = 1_000
"""A game with as many actions isn't played to its end: its rules may set none."""


class Length(NamedTuple):
    """About how many messages and rounds there will be, and whether dice or cards go on coming."""

    messages: int
    rounds: int
    dice: bool


def length(header: Header) -> Length:
    """Return how long a game will be, with the same answer for the same beginning.

    GameError (`not-supported`) if it hasn't ended after 1,000 actions.
    """
    record, random = settle(Record(header, seed=_SEED)), Random(_SEED)
    while not (state := final(record)).is_terminal():
        if len(record.actions) >= _MOST:
            raise GameError("not-supported", f"{record.game.title} may take any number of moves")
        record = extend(record, _choice(record.game, state, random))
    line = states(record)[:-1]
    movers = [state.current_player() for state in line]
    first = next(ply for ply, mover in enumerate(movers) if mover != CHANCE)
    messages = header.players - 1 + _written(movers, header.players)
    return Length(_about(messages), _about(rounds(record)[-1].number), CHANCE in movers[first:])


def _choice(game: Game[State], state: State, random: Random) -> Action:
    # The bots of a game in one file play it out again and again, which takes long.
    if not game.bots.levels or game.states is not None:
        return random.choice(state.legal_actions())
    budget = Budget(game.bots.counts, _BUDGET)
    return game.bots.choose(state, game.bots.levels[0], budget, random).action


def _written(movers: list[Player], players: int) -> int:
    """Count the messages once all have joined: the next player opens what chance decides."""
    count, author, is_open = 0, -1, False
    for mover in movers:
        if mover == CHANCE:
            if not is_open:
                count, author, is_open = count + 1, (author + 1) % players, True
        else:
            if mover != author:
                count, author = count + 1, mover
            is_open = False
    return count


def _about(count: int) -> int:
    return count if count < _EXACT else round(count, -1)
