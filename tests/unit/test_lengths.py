"""The minutes on the cards are the measured ones."""

from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from tests.support.botgames import usual_players
from tests.support.effort import often
from tests.support.lengths import STEP, measure, minutes


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_cards_say_how_long_a_game_takes(game: Game[Any]) -> None:
    length = minutes(measure(game, usual_players(game), games=often(3, 7)))
    assert abs(game.minutes - length) <= STEP, "measure it: python3 -m lab.lengths"
