"""What every level of every game for two keeps to: a win in one is taken, and none is allowed."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action, State, draw_outcome
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, final, make_header, new
from tests.support.effort import often
from tests.support.shown import at

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


# fmt: off
SAVES = (
    # A game, the only action after which the opponent can't win at once, and the position.
    ("cercas", "g4-h4:g3",
     "1001111/1011100/1110010/0110001/1110100/1101011 "
     "1100100/0000011/0000110/0101110/0011011/0101110 "
     "o1x2oo/3o1o1/xxx1x1o/xx1o1x1/xxx1o2/2x1o1x/oo1o1o1 x"),
    ("eight-cities", "c2-d2",
     "b2,b3,b6,c2,c6,d2,e3,e6 a3a4,a3b3,a4b4,b2b3,b4b5,b5b6,b5c5,c2c3,c3c4,c4c5,e3f3,e6f6,"
     "f3f4,f4f5,f5f6 b2c2,b3b4,b4c4,b6c6,c4d4,c6d6,d1d2,d1e1,d2d3,d2e2,d3d4,d3e3,d4d5,d4e4,"
     "d5d6,d5e5,d6e6,e1e2,e4e5 w 1 0 1"),
    ("eight-cities", "b5-c5",
     "a3,b1,b5,b6,c5,d2,e3,f2 a1a2,a1b1,a2b2,a3a4,a4a5,a5a6,b2b3,b2c2,b3b4,b3c3,b4b5,b5b6,"
     "c2d2,c3c4,c4c5,d2d3,d3e3,e1e2,e1f1,e2e3,f1f2 b1c1,b6c6,c1c2,c1d1,c2c3,c3d3,c5d5,c6d6,"
     "d1d2,d2e2,d3d4,d4d5,d4e4,d5d6,d5e5,e2f2,e3f3,e4e5,e5f5,f3f4,f4f5 b 1 0 1"),
    ("eight-cities", "b5-c5",
     "a3,a6,b5,c5,d2,d3,e2,f2 a1a2,a1b1,a2a3,a2b2,a5a6,a5b5,b1b2,b2b3,b3c3,c3d3,c4c5,c4d4,"
     "c5d5,d2e2,d3d4,d5e5,e2e3,e2f2,e3f3,e4e5,e4f4,f3f4 a3a4,a4b4,b4c4,c1c2,c1d1,c2c3,c2d2,"
     "c3c4,c5c6,c6d6,d1d2,d1e1,d2d3,d3e3,d4d5,d4e4,d5d6,e1e2,e1f1,e3e4,f1f2 b 1 0 1"),
)
WINS = (
    # The same, with the only action that wins at once.
    ("cercas", "e1-e3:e2",
     "0100111/0100110/1001100/1110001/0111000/0111111 "
     "1100110/1111001/1111101/0001100/0011010/0001110 "
     "1xxxx2/1x3oo/1xx1x1o/o2o1x1/oooo1x1/ooo2xx/2o2x1 x"),
    ("eight-cities", "pass",
     "a1,a3,b6,c1,c2,d6,e3,e6 a1b1,a3b3,b1c1,b2b3,b2c2 a3a4,a4a5,a5b5,b5b6 w 2 1 0"),
    ("eight-cities", "b3-b4",
     "b2,b4,c3,c5,c6,d2,e1,f4 b2b3,b3c3,b4b5,b5b6,b5c5,b6c6,c1c2,c1d1,c2c3,c2d2,c5d5,d1d2,"
     "d1e1,d5e5,e4e5,e4f4 a1a2,a1b1,a2a3,a3a4,a4b4,b1b2,c6d6,d2e2,d6e6,e1f1,e2e3,e3f3,e5e6,"
     "e5f5,f1f2,f2f3,f4f5 w 2 0 0"),
)
# fmt: on


@pytest.mark.parametrize(("id", "only", "position"), SAVES)
def test_from_level_2_on_the_only_action_that_does_not_lose_at_once_is_seen(
    id: str, only: str, position: str
) -> None:
    """With the playouts that a level has time for; level 5 needs no more."""
    game = find(id)
    state = at(game, position)
    assert [action for action in state.legal_actions() if is_safe(state, action)] == [only]
    assert choices_of(game, state, game.bots.levels[1:], 990) == {only}


@pytest.mark.parametrize(("id", "only", "position"), WINS)
def test_every_level_sees_the_only_action_that_wins_at_once(
    id: str, only: str, position: str
) -> None:
    game = find(id)
    state = at(game, position)
    assert winning(state) == {only}
    assert choices_of(game, state, game.bots.levels, 2) == {only}


def choices_of(game: Game[Any], state: State, levels: Sequence[int], playouts: int) -> set[Action]:
    """Return what some levels choose, each with several seeds."""
    budget = Budget("playouts", playouts)
    return {
        game.bots.choose(state, level, budget, Random(seed)).action
        for level in levels
        for seed in range(4)
    }
