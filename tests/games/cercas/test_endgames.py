"""The bot of Cercas near the end of a game."""

from __future__ import annotations

from pygames.games.cercas import GAME
from tests.support.endgames import check_endings


def test_endings_are_played_perfectly() -> None:
    check_endings(GAME)
