"""Positions in words, part by part, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.core import State
from pygames.game import Game
from pygames.games import catalog, find
from pygames.look.spoken import KINDS, in_runs, listed
from pygames.record import Record, final, make_header, settle, states
from tests.browser.scripts import whole_game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


def read(game: Game[Any], state: State, title: str, kind: str = "") -> str:
    assert game.look.read is not None
    return next(
        reading.words
        for reading in game.look.read(state, 0)
        if reading.title == title and kind in ("", reading.kind)
    )


def begun(id: str, *actions: str) -> tuple[Game[Any], State]:
    game = find(id)
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="read"))
    return game, final(settle(Record(record.header, (*record.actions, *actions), "read")))


def test_neighbours_alike_are_read_in_one_go() -> None:
    named = [("a1", "empty"), ("b1", "empty"), ("c1", "stack"), ("d1", "empty")]
    assert in_runs(named) == "a1 to b1 empty, c1 stack, d1 empty"
    assert in_runs([]) == ""


def test_things_are_counted_and_named() -> None:
    assert listed("stack", ["a1"]) == "1 stack: a1"
    assert listed("stack", ["a1", "b1"]) == "2 stacks: a1, b1"
    assert listed("stack", []) == "no stacks"


@GAMES
def test_everybodys_pieces_come_first_in_the_order_of_the_seats(game: Game[Any]) -> None:
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
def test_no_title_comes_twice_among_rows_or_columns(game: Game[Any]) -> None:
    record, _ = whole_game(game, "read")
    assert game.look.read is not None
    for kind in ("row", "column"):
        titles = [
            reading.title for reading in game.look.read(final(record), 0) if reading.kind == kind
        ]
        assert titles
        assert len(titles) == len(set(titles))


def test_murus_gallicus_reads_its_rows() -> None:
    game, state = begun("murus-gallicus", "d1-d3")
    assert read(game, state, "Row 1") == "a1 to c1 white stack, d1 empty, e1 to h1 white stack"
    assert read(game, state, "White").endswith("; 2 single stones: d2, d3")


def test_cercas_reads_its_fences_on_the_way() -> None:
    game, state = begun("cercas", "b4-e4:c4")
    assert read(game, state, "Column c") == "c1 to c3 empty, fence, c4 X, c5 to c7 empty"
    assert read(game, state, "X").startswith("1 mark: c4.")
    assert read(game, state, "Not closed yet").startswith("X: c4; O: none; empty: a1,")


def test_eight_by_eight_reads_what_is_blacked_out() -> None:
    game, state = begun("eight-by-eight")
    roll = state.legal_actions()[-1][1]
    game, state = begun("eight-by-eight", f"x{roll}")
    assert read(game, state, "Blackouts") == f"Red {roll}; Yellow nothing"
    assert "In hand: 24" in read(game, state, "Red")


def test_eight_cities_reads_what_lies_round_a_city() -> None:
    game, state = begun("eight-cities")
    action = next(action for action in state.legal_actions() if action != "pass")
    game, state = begun("eight-cities", action)
    assert read(game, state, "White").startswith("1 road: ")
    assert game.look.read is not None
    cities = [reading for reading in game.look.read(state, 0) if reading.kind == "area"]
    assert len(cities) == 8
    assert any("White road" in city.words for city in cities)


def test_on_tour_reads_an_area_with_its_neighbours() -> None:
    game, state = begun("on-tour")
    words = read(game, state, "Florida", "area")
    assert words.startswith("FL, ")
    assert "Next to it: Alabama" in words
    assert "Georgia" in words
    assert read(game, state, "Red").count("circled") == 4
