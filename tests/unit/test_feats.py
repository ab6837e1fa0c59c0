"""What a record in the hall of fame is about fits the game."""

from random import Random
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, outcome, settle, states
from tests.support.botgames import usual_players

QUICK = [game for game in catalog() if "quickest" in game.feats]


def played(game: Game[Any], seed: int) -> Record:
    """Play a game of the usual number of players at random."""
    random = Random(seed)
    record = settle(Record(make_header(game, usual_players(game), {}, None), seed=f"{seed}"))
    while not (state := final(record)).is_terminal():
        record = extend(record, random.choice(list(state.legal_actions())))
    return record


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.id)
def test_where_a_quick_win_is_a_feat_some_wins_are_quicker_than_others(game: Game[Any]) -> None:
    lengths = [
        sum(state.current_player() == winner for state in states(record))
        for record in (played(game, seed) for seed in range(8))
        for winner in outcome(record).winners
    ]
    assert min(lengths) * 1.2 < max(lengths)
