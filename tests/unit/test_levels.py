"""What every level of every game for two keeps to: a win in one is taken, and none is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action, State, draw_outcome
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, final, make_header, new
from tests.support.effort import often

GAMES = [game for game in catalog() if game.players[0] == 2 and len(game.bots.levels) == 5]
KINDS = [(game, kind) for game in GAMES for kind in ("wins", "safe")]
AMOUNTS = {"nodes": 3000, "playouts": 100}
NEEDED = often(4, 60)
"""How many positions with something at stake are looked at, of each kind."""
THREATS = often(20, 40)
"""The same for a small game."""
MOST = often(40, 400)
"""How many games are played to find them."""


def positions(game: Game[Any], seed: str) -> Iterator[State]:
    """Yield the last decisions of games by level 1 against the lot, in the order of play."""
    random = Random(seed)
    state = final(Record(make_header(game, 2, {}, None), seed=seed))
    states: list[State] = []
    while state.returns() is None:
        states.append(state)
        state = state.child(_action(game, state, random))
    yield from (each for each in states[-8:] if each.current_player() >= 0)


def _action(game: Game[Any], state: State, random: Random) -> Action:
    if state.current_player() == CHANCE:
        return draw_outcome(state, random)
    if state.current_player():
        return random.choice(state.legal_actions())
    return thought(game, state, 1, random)


def thought(game: Game[Any], state: State, level: int, random: Random) -> Action:
    budget = Budget(game.bots.counts, AMOUNTS[game.bots.counts])
    return game.bots.choose(state, level, budget, random).action


def winning(state: State) -> set[Action]:
    """Return the actions that win at once."""
    player = state.current_player()
    ends = ((action, state.child(action).returns()) for action in state.legal_actions())
    return {action for action, returns in ends if returns is not None and returns[player] > 0}


def is_safe(state: State, action: Action) -> bool:
    """Return whether no other player wins at once after an action, by it or by theirs."""
    after, player = state.child(action), state.current_player()
    returns = after.returns()
    if returns is not None:
        return returns[player] >= 0
    return after.current_player() in {player, CHANCE} or not winning(after)


def is_lost(game: Game[Any], state: State) -> bool:
    """Return whether every action is known to lose: then none is better than another."""
    if not game.bots.settle:
        return False
    values, _ = game.bots.settle(state, state.legal_actions(), Budget("playouts", 5000))
    return bool(values) and not any(each.win[state.current_player()] for each in values.values())


def found(game: Game[Any], kind: str) -> Iterator[tuple[State, set[Action]]]:
    """Yield positions with a win in one, or one that some actions allow, and what is right."""
    for number in range(MOST):
        for state in positions(game, f"{kind} {number}"):
            wins = winning(state)
            if kind == "wins" and wins:
                yield state, wins
            if kind == "safe" and not wins:
                actions = state.legal_actions()
                safe = {action for action in actions if is_safe(state, action)}
                if safe and len(safe) < len(actions):
                    yield state, safe


@pytest.mark.parametrize("name", ["breakthrough", "hex", "three"])
def test_the_strongest_level_of_a_small_game_allows_no_win_in_one_either(name: str) -> None:
    """On a slow device it has few playouts."""
    game = import_module(f"pygames.examples.{name}").GAME
    for number, state, safe in threatened(name):
        assert _strongest(game, state, number) in safe, str(state)


@cache
def threatened(name: str) -> list[tuple[int, State, set[Action]]]:
    """Return positions of numbered games in which some actions alone allow no win in one."""
    game = import_module(f"pygames.examples.{name}").GAME
    positions = [*islice(_threatened(game, name), THREATS)]
    assert len(positions) == THREATS
    return positions


def _threatened(game: Game[Any], name: str) -> Iterator[tuple[int, State, set[Action]]]:
    for number in range(60):
        random, state = Random(f"{name} {number}"), final(new(game))
        while not state.is_terminal():
            legal = state.legal_actions()
            safe = {action for action in legal if is_safe(state, action)}
            if 0 < len(safe) < len(legal) and not winning(state):
                yield number, state, safe
            state = state.child(random.choice(legal))


def _strongest(game: Game[Any], state: State, seed: int) -> Action:
    """Return what level 5 does after few playouts."""
    return game.bots.choose(state, 5, Budget("playouts", 60), Random(seed)).action


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda part: getattr(part, "id", part))
def test_no_level_misses_a_win_in_one_action(game: Game[Any], kind: str) -> None:
    number = 0
    for number, (state, right) in enumerate(found(game, kind), 1):
        for level in game.bots.levels:
            for seed in range(5 if level < 3 else 1):
                action = thought(game, state, level, Random(seed))
                assert action in right or is_lost(game, state), (level, str(state))
        if number == NEEDED:
            return
    assert number or (game.id, kind) == ("eight-by-eight", "safe")  # a roll always comes between
