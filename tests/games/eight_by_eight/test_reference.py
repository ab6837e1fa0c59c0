"""The rules against a second implementation, position by position, over random games."""

import os
from random import Random

import pytest

from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_by_eight.rules import EightByEight
from tests.games.eight_by_eight.drive import at, line, new, random_start
from tests.games.eight_by_eight.reference import Reference

GAMES = int(os.environ.get("PYGAMES_FUZZ", "30"))


def assert_same(state: EightByEight, other: Reference) -> None:
    player = state.current_player()
    to_move = {CHANCE: "chance", TERMINAL: None}.get(player, player)
    assert to_move == other.to_move()
    assert list(state.legal_actions()) == other.legal()
    assert list(state.chance_outcomes()) == other.chance()
    assert state.is_terminal() == other.over
    assert state.position() == other.position()
    returns, scores = state.returns(), state.scores()
    assert (None if returns is None else list(returns)) == other.returns()
    assert (None if scores is None else list(scores)) == other.scores()


def compare(state: EightByEight, other: Reference, random: Random) -> None:
    last = state
    for here, action in line(state, random):
        assert_same(here, other)
        other.play(action)
        last = here.child(action)
    assert_same(last, other)
    assert last.is_terminal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_agree(players: int) -> None:
    """E1 to E11, from the empty board."""
    for game in range(max(1, GAMES // 3)):
        compare(new(players), Reference(players), Random(f"{players} {game}"))


def test_games_from_any_position_agree() -> None:
    """E2, E4, E7a, E8 and E9 where a start has what no game leads to."""
    for game in range(GAMES):
        random = Random(f"start {game}")
        text = random_start(random)
        compare(at(text), Reference.from_text(text), random)
