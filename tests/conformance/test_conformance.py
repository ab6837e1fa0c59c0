"""Every game keeps what every game promises."""

import os
from typing import Any

import pytest

from pygames.conformance import check
from pygames.game import Game
from pygames.games import catalog
from tests.support.effort import often
from tests.toy.dice_nim import GAME as TOY

GAMES = int(os.environ.get("PYGAMES_FUZZ", often(3, 6)))


@pytest.mark.parametrize("game", [*catalog(), TOY], ids=lambda game: game.id)
def test_the_game_keeps_every_promise(game: Game[Any]) -> None:
    check(game, games=GAMES)
