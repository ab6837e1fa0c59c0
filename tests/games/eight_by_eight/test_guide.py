"""What the bot's guide makes of a position: blackouts, windows, and both players alike."""

from dataclasses import replace
from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.games.eight_by_eight.bot import LEVELS, PLAYER
from pygames.games.eight_by_eight.guide import Guide
from pygames.games.eight_by_eight.position import Position
from tests.games.eight_by_eight.drive import line, new
from tests.support.shown import played

GUIDE = Guide()


def chances(position: Position) -> list[float]:
    """Return what is expected for each player."""
    return list(GUIDE.judge(position, Random(0), [[] for _ in position.pieces]))


def swapped(position: Position) -> Position:
    """Return the position with the players' pieces, blackouts and turn exchanged."""
    return position._replace(
        pieces=position.pieces[::-1],
        blackouts=position.blackouts[::-1],
        player=1 - position.player,
    )


def positions(players: int) -> list[Position]:
    """Return the positions of a few games at random."""
    return [
        state.board
        for seed in range(12)
        for state, _ in line(new(players), Random(seed))
        if not state.board.over
    ]


def test_exchanging_the_players_exchanges_their_chances() -> None:
    """Before the last round, in which it matters who still has a turn."""
    checked = [position for position in positions(2) if not position.ending]
    assert len(checked) > 200
    for position in checked:
        assert chances(swapped(position)) == pytest.approx(chances(position)[::-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_sum_to_one_and_nothing_is_certain(players: int) -> None:
    for position in positions(players):
        wins = chances(position)
        assert sum(wins) == pytest.approx(1)
        if not position.ending:
            assert all(0 < chance < 1 for chance in wins)


def test_the_likeliest_move_is_never_a_blackout_while_a_space_is_open() -> None:
    checked = [position for position in positions(3) if position.roll and position.open]
    assert len(checked) > 200
    for position in checked:
        ranked = GUIDE.ranked(position)
        assert ranked[-1][1] != position.roll
        assert sum(prior for prior, _ in ranked) == pytest.approx(1)


@pytest.mark.parametrize("level", [3, 4, 5])
@pytest.mark.parametrize("number", range(1, 9))
def test_no_level_that_looks_ahead_blacks_out_on_an_empty_board(level: int, number: int) -> None:
    """All spaces are free, so the number gone would only cost turns."""
    state = played(new(2), f"r{number}")
    player = replace(PLAYER, levels={level: replace(LEVELS[level], blur=0)})
    assert player(state, level, Budget("playouts", 60), Random(1)).action[0] != "x"
