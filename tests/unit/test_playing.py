"""A game to play with in a program: `Play`, and asking bots."""

from math import nan
from typing import Any

import pytest

import pygames
from pygames.errors import GameError
from pygames.record import end
from tests.support.playthrough import folder, read


def test_a_game_begins_by_its_id_and_goes_on_from_a_record() -> None:
    game = pygames.Play("on-tour", players=2, options={"map": "europe"}, seed="friday")
    assert game.record == pygames.new("on-tour", 2, {"map": "europe"}, seed="friday")
    assert pygames.Play(game.record).record is game.record
    assert game.turn == 0
    assert game.legal == pygames.final(game.record).legal_actions()


def test_a_pushed_action_is_popped_with_the_chance_after_it() -> None:
    game = pygames.Play("eight-by-eight", seed="a")
    start, pushed = game.record, []
    for _ in range(6):
        pushed.append(game.legal[0])
        game.push(pushed[-1])
    assert [game.pop() for _ in range(6)] == pushed[::-1]
    assert game.record == start
    with pytest.raises(GameError, match="no action to take back"):
        game.pop()


@pytest.mark.parametrize("players", ["friday", True, 2.0])
def test_a_number_of_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises(GameError, match="players: expected a whole number"):
        pygames.Play("cercas", players)


def test_an_illegal_action_changes_nothing() -> None:
    game = pygames.Play("cercas")
    before = game.record
    with pytest.raises(GameError, match="not legal"):
        game.push("a1-a2:a1")
    assert game.record is before


def test_a_game_that_is_over_says_so_and_can_be_taken_back() -> None:
    file = min(folder(pygames.find("cercas")).glob("*.txt"))
    record = read(file.read_text("utf-8"))
    game = pygames.Play(record)
    assert game.over
    assert game.outcome == pygames.outcome(record)
    assert (game.turn, game.legal) == (pygames.TERMINAL, ())
    with pytest.raises(GameError, match="the game is over"):
        game.ask()
    assert game.pop() == record.actions[-1]
    assert not game.over


def test_a_game_that_was_ended_early_can_be_taken_back() -> None:
    game = pygames.Play("cercas")
    game.push("c3-e3:c2")
    game.record = end(game.record, "resigned-1")
    assert (game.over, game.turn, game.legal) == (True, pygames.TERMINAL, ())
    assert game.pop() == "c3-e3:c2"
    assert game.record == pygames.new("cercas")


def test_it_shows_itself_as_text_and_as_a_board() -> None:
    game = pygames.Play("murus-gallicus")
    game.push("d1-d3")
    assert str(game) == game.state.text()
    assert repr(game) == "<Play murus-gallicus: d1-d3>"
    assert game._repr_svg_().startswith("<svg")
    assert game.svg() == pygames.svg(game.record)
    assert game.svg(theme="dark") == pygames.svg(game.record, theme="dark")


def test_a_bot_that_counts_answers_the_same_each_time_and_does_nothing() -> None:
    game = pygames.Play("cercas")
    thought = game.ask(level=2, playouts=30, seed="a")
    assert thought == pygames.ask(game.record, 2, playouts=30, seed="a")
    assert thought.action in game.legal
    assert game.record.actions == ()


def test_the_strongest_bot_is_asked_unless_a_level_is_named() -> None:
    record = pygames.new("cercas")
    strongest = pygames.ask(record, 5, playouts=30, seed="a")
    assert pygames.ask(record, playouts=30, seed="a") == strongest
    assert pygames.ask(record, 1, playouts=30, seed="a") != strongest


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"level": 9}, "level: expected one of 1, 2, 3, 4, 5"),
        ({"seconds": 1, "nodes": 1}, "expected one of seconds, nodes and playouts"),
        ({"playouts": 0}, "playouts: expected a number above 0"),
        ({"seconds": -1}, "seconds: expected a number above 0"),
        ({"seconds": nan}, "seconds: expected a number above 0"),
        ({"level": nan}, "level: expected one of 1, 2, 3, 4, 5"),
    ],
)
def test_a_bot_refuses_impossible_requests(arguments: dict[str, float], words: str) -> None:
    with pytest.raises(GameError, match=words):
        pygames.Play("cercas").ask(**arguments)


def test_a_random_game_is_whole_and_the_same_for_the_same_seed() -> None:
    record = pygames.random_game("on-tour", "a", players=2)
    assert pygames.outcome(record).over
    assert record.header.players == 2
    assert pygames.random_game(pygames.find("on-tour"), "a", players=2) == record
    assert pygames.random_game("on-tour", "b", players=2) != record
