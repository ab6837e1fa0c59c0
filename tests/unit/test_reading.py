"""Positions in words, part by part, in every game that has them."""

from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from pygames.look.spoken import KINDS
from pygames.record import final, states
from tests.support.scripts import whole_game
from tests.support.shown import titles

READ = [game for game in catalog() if game.look.read]
GAMES = pytest.mark.parametrize("game", READ, ids=lambda game: game.id)


@GAMES
def test_pieces_come_first_in_the_order_of_the_seats(game: Game[Any]) -> None:
    record, _ = whole_game(game, "read", players=game.players[1])
    assert game.look.read is not None
    for state in states(record)[:: max(1, len(record.actions) // 5)]:
        readings = game.look.read(state, 0)
        pieces = [reading.title for reading in readings if reading.kind == "pieces"]
        assert pieces == [seat.name for seat in game.seats[: game.players[1]]]
        assert [reading.kind for reading in readings] == sorted(
            (reading.kind for reading in readings), key=KINDS.index
        )


@GAMES
@pytest.mark.parametrize("kind", ["row", "column"])
def test_rows_and_columns_are_read_and_no_title_comes_twice(game: Game[Any], kind: str) -> None:
    record, _ = whole_game(game, "read")
    names = titles(game, final(record), kind)
    assert names
    assert len(names) == len(set(names))
