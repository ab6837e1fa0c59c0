"""What the bot's guide makes of a position: blackouts, windows, and both players alike."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.games.eight_by_eight.bot import LEVELS, PLAYER
from pygames.games.eight_by_eight.guide import Guide
from pygames.games.eight_by_eight.position import Position
from tests.games.eight_by_eight.drive import at, line, new
from tests.support.shown import played

GUIDE = Guide()
STARTED = "8/2r5/2r1y3/8/2r2y2/8/6y1/1y6"
"""Red and yellow have as many pieces, and most spaces are empty."""
MARKS = ("-", "1", "12", "123", "1234", "12345", "123456", "1234567", "12345678")


def chances(position: Position) -> list[float]:
    """Return what is expected for each player."""
    return list(GUIDE.judge(position, Random(0), [[] for _ in position.pieces]))


def red(red: str, yellow: str, rows: str = STARTED) -> float:
    """Return what red, to roll, expects with these blackouts."""
    return chances(at(f"{rows} {red},{yellow} r - -").board)[0]


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


def test_each_blackout_costs_its_player_and_helps_the_other() -> None:
    mine = [red(marks, "-") for marks in MARKS]
    theirs = [red("-", marks) for marks in MARKS]
    assert all(more > less for more, less in pairwise(mine))
    assert all(more < less for more, less in pairwise(theirs))


def test_a_blackout_costs_more_the_more_spaces_are_empty() -> None:
    """A turn is lost one time in eight, of as many turns as are left."""
    boards = ["8/8/8/8/8/8/8/8", STARTED, "ryryryry/8/8/8/8/8/8/8", "ryryryry/yryryryr/8/8/8/8/8/8"]
    costs = [red("-", "-", board) - red("1", "-", board) for board in boards]
    assert costs == sorted(costs, reverse=True)


def test_at_the_start_a_blackout_costs_about_a_tenth_of_a_game() -> None:
    assert 0.08 < red("-", "-", "8/8/8/8/8/8/8/8") - red("1", "-", "8/8/8/8/8/8/8/8") < 0.2


def test_a_window_that_no_number_opens_is_worth_nothing() -> None:
    """Red needs the space in row 1, column 5. Two blackouts close it, two others don't."""
    four = "rrrr4/8/8/8/8/8/8/8"
    assert red("15", "-", four) < red("34", "-", four)


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
