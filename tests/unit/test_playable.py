"""What plain UCT gets from a game is the same game as its states are, only faster."""

from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Meter
from pygames.bots.uct import Uct
from pygames.core import CHANCE, TERMINAL, State
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, final, make_header, settle

OWN = [game for game in catalog() if game.bots.playable is not None]


def begun(game: Game[Any], players: int, seed: str) -> State:
    return final(settle(Record(make_header(game, players, {}, None), seed=seed)))


def names(game: Game[Any]) -> str:
    return game.id


@pytest.mark.parametrize("game", OWN, ids=names)
def test_its_moves_are_the_legal_actions_all_the_way_to_the_end(game: Game[Any]) -> None:
    random, playable = Random(f"{game.id} to the end"), game.bots.playable
    assert playable is not None
    state = begun(game, game.players[0], "moves")
    position = playable.start(state)
    while not state.is_terminal():
        assert playable.player(position) == state.current_player()
        if state.current_player() == CHANCE:
            move = playable.draw(position, random)
            action = next(a for a, _ in state.chance_outcomes() if int(a[1:]) == move)
        else:
            moves = {playable.action(move): move for move in playable.moves(position)}
            assert sorted(moves) == sorted(state.legal_actions())
            action = random.choice(state.legal_actions())
            move = moves[action]
        state, position = state.child(action), playable.child(position, move)
    assert playable.player(position) == TERMINAL
    returns = state.returns()
    assert returns is not None
    _ends_as(returns, playable.playout(position, random))
    if final_of := getattr(playable, "final", None):
        _ends_as(returns, final_of(position))


def _ends_as(returns: tuple[int, ...], rewards: Any) -> None:
    """Winners share the reward of 1; without a winner, all players do."""
    best = max(returns)
    expected = [value == best for value in returns]
    assert list(rewards) == [won / sum(expected) for won in expected]


@pytest.mark.parametrize("game", OWN, ids=names)
def test_a_playout_shares_out_one_reward_and_each_player_may_win(game: Game[Any]) -> None:
    random, playable = Random(f"{game.id} playouts"), game.bots.playable
    assert playable is not None
    for players in game.players:
        position = playable.start(begun(game, players, "playouts"))
        rewards = [playable.playout(position, random) for _ in range(40)]
        assert all(sum(each) == pytest.approx(1) for each in rewards)
        assert all(len(each) == players for each in rewards)
        assert all(max(player) > 0.4 for player in zip(*rewards, strict=True))


@pytest.mark.parametrize("game", OWN, ids=names)
def test_uct_plays_it(game: Game[Any]) -> None:
    playable = game.bots.playable
    assert playable is not None
    for players in game.players:
        state = begun(game, players, "uct")
        while state.current_player() == CHANCE:
            state = state.child(state.chance_outcomes()[0][0])
        uct = Uct(playable, Meter(Budget("playouts", 60)), Random(1))
        assert playable.action(uct.run(playable.start(state))) in state.legal_actions()


def test_a_game_without_chance_draws_nothing() -> None:
    playable = find("murus-gallicus").bots.playable
    assert playable is not None
    start = playable.start(begun(find("murus-gallicus"), 2, "none"))
    with pytest.raises(LookupError, match="nothing is left to chance"):
        playable.draw(start, Random(1))
