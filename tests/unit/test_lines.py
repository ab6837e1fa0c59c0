"""The best few actions of a position."""

from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.door.lines import Line, best_lines, steps, words
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import extend, final, new, settle
from tests.support.door import EMPTY, MURUS, OVER, failure, ok
from tests.support.shown import at

GAMES = pytest.mark.parametrize("game", list(catalog()), ids=lambda game: game.id)
WIN_OR_LOSE = EMPTY | {"start": "1B3B2/8/3W4/8/7B/8/W7 w"}
"""White wins with d5-d7 only; after nearly anything else Black does."""
LAST_ROAD = (
    "b6,d2,d4,d6,e1,e4,f1,f2 a5b5,b3b4,b3c3,b4b5,b4c4,b5b6,b6c6,c3d3,c4d4,c6d6,d3d4 "
    "d2d3,d2e2,d3e3,d4d5,d4e4,d5d6,e1e2,e1f1,e2e3,e3e4,f1f2 b 1 0 1"
)
"""Black has won, and White builds the last road."""


def few(game: Game[Any]) -> dict[str, int]:
    return {game.bots.counts: {"nodes": 900, "playouts": 60}[game.bots.counts]}


@GAMES
def test_lines_are_legal_different_and_the_best_comes_first(game: Game[Any]) -> None:
    random = Random(5)
    record = settle(new(game, game.players[0], seed="lines"))
    for _ in range(3):
        record = extend(record, random.choice(final(record).legal_actions()))
    mover = final(record).current_player()
    one, two = (ok("lines", record=record.data(), seed="s", **few(game))["lines"] for _ in "ab")
    assert one == two
    actions = [line["steps"][0]["text"] for line in one]
    assert 1 <= len(actions) == len(set(actions)) <= 3
    assert set(actions) <= set(final(record).legal_actions())
    worth = [line["points"] if line["win"] is None else line["win"][mover] for line in one]
    assert worth == sorted(worth, reverse=True)
    assert all(line["words"] for line in one)
    chances = [line["chance"] for line in one if line["chance"] is not None]
    assert chances == [line["win"][mover] for line in one if line["win"] and not line["proven"]]
    for line in one:
        state = final(record)
        for step in line["steps"]:
            state = state.child(step["text"])


def test_a_win_and_the_move_that_throws_it_away_are_reported_as_proven() -> None:
    first, *others = ok("lines", record=WIN_OR_LOSE, nodes=3000, seed="s", count=5)["lines"]
    assert (first["steps"][0]["text"], first["words"]) == ("d5-d7", "Wins at once")
    assert first["proven"] is True
    assert "Loses for certain" in {line["words"] for line in others}


def test_a_win_that_the_loser_completes_is_not_in_one_move() -> None:
    game = find("eight-cities")
    state = at(game, LAST_ROAD)
    won = best_lines(game, state, 3, Budget("playouts", 150), Random(1))
    assert [words(game, state, line) for line in won] == ["Wins for certain"] * 3


def test_on_tour_tells_points() -> None:
    record = settle(new(find("on-tour"), 1, seed="points"))
    for line in ok("lines", record=record.data(), playouts=80, seed="s")["lines"]:
        assert line["win"] is None
        assert line["words"] == f"About {round(line['points'])} points"


def test_a_line_ends_where_it_can_no_longer_be_played() -> None:
    state = final(new(find("murus-gallicus")))
    assert len(steps(state, ("d1-d3", "d7-d5", "d1-d3"))) == 2


def test_chances_are_given_in_tenths() -> None:
    state = final(new(find("murus-gallicus")))
    likely = Line(("d1-d3",), (0.71, 0.29))
    assert words(find("murus-gallicus"), state, likely) == "About 7\u00a0in\u00a010"
    assert words(find("murus-gallicus"), state, Line(("d1-d3",), (0.5, 0.5))) == "About even"


def test_a_game_without_lines_is_refused() -> None:
    assert failure("lines", record=OVER)["kind"] == "not-supported"
    assert failure("lines", record=MURUS, count=9)["kind"] == "bad-request"
