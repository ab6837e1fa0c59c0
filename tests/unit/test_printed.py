"""Finished games as they are printed, and what a game has for paper."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from pygames.door.paper import printed
from pygames.ending import RESIGNED
from pygames.games import catalog, find
from pygames.look.paper import Leaf, Moves, Part, Picture, Table
from pygames.record import Record, end, make_header, possible_endings, states
from tests.support.playthrough import folder, golden, read

GOLDEN = [
    pytest.param(path, id=f"{game.id}-{path.stem}")
    for game in catalog()
    for path in sorted(folder(game).glob("*.txt"))
]


def _record(game: str, actions: str, players: int = 2) -> Record:
    return Record(make_header(find(game), players, {}, None), tuple(actions.split()))


def _parts(leaf: Leaf) -> Sequence[Part]:
    return [part for row in leaf.rows for part in row]


def _moves(leaf: Leaf) -> Moves:
    (moves,) = (part for part in _parts(leaf) if isinstance(part, Moves))
    return moves


def _texts(leaf: Leaf) -> list[list[str]]:
    return [
        [" ".join(text for text, _ in turn.actions) for turn in turns]
        for turns in _moves(leaf).rounds
    ]


@pytest.mark.parametrize("path", GOLDEN)
def test_every_action_is_there_once_and_in_order(path: Any) -> None:
    record = read(path.read_text("utf-8"))
    turns = [turn for turns in _moves(printed(record, ())).rounds for turn in turns]
    actions = [text for turn in turns for text, _ in turn.actions]
    assert actions == list(record.actions)
    chance = [chance for turn in turns for _, chance in turn.actions]
    assert chance == [state.current_player() < 0 for state in states(record)[:-1]]


@pytest.mark.parametrize("path", GOLDEN)
def test_the_end_is_stated_and_shown(path: Any) -> None:
    record = read(path.read_text("utf-8"))
    leaf = printed(record, ())
    assert leaf.words == states(record)[-1].reason()
    assert any(isinstance(part, Picture) for part in _parts(leaf))


def test_a_round_is_a_turn_of_each_player() -> None:
    leaf = printed(_record("murus-gallicus", "d1-d3 e7-e5 a1-c3"), ())
    assert _texts(leaf) == [["d1-d3", "e7-e5"], ["a1-c3"]]
    assert leaf.title == "Not finished"


def test_where_each_has_a_sheet_all_of_them_are_shown() -> None:
    actions = "r28 #ND #VA #IA #CO #MT #WV #WY r69"
    for players in (1, 3, 8):
        leaf = printed(_record("on-tour", actions, players), ())
        assert sum(isinstance(part, Picture) for part in _parts(leaf)) == players


def test_players_without_a_name_get_room_to_write_one_beside_what_the_game_compares() -> None:
    leaf = printed(golden(find("eight-by-eight"), "three-last-round"), ("", "Keen bot"))
    (players,) = (part for part in _parts(leaf) if isinstance(part, Table))
    assert players.columns == ("", "Played by", "Line", "Blackouts", "On board")
    assert players.rows[:2] == [("Red", "", "4", "2", "14"), ("Yellow", "Keen bot", "4", "6", "16")]


@pytest.mark.parametrize("path", GOLDEN)
def test_a_game_that_was_ended_at_any_time_is_printed(path: Any) -> None:
    record = read(path.read_text("utf-8"))
    many = len(record.actions)
    for plies in (0, many // 4, many // 2):
        early = replace(record, actions=record.actions[:plies], ended=None)
        for ended in possible_endings(early):
            assert printed(end(early, ended), ()).title


def test_areas_of_the_second_player_alone_are_no_figures_below_a_heading() -> None:
    actions = (
        "d4-d7:c4 c7-e7:c6 f1-f3:f2 f4-h4:g4 d2-d4:c2 g7-h7:g7 e6-h6:e6 f3-f6:f4 c4-d4:c3 g6-g8:g6"
    )
    leaf = printed(end(_record("cercas", actions), RESIGNED[0]), ())
    (players,) = (part for part in _parts(leaf) if isinstance(part, Table))
    assert players.columns == ("", "Played by", "Score")


def test_a_game_not_begun_has_one_picture_and_no_moves() -> None:
    leaf = printed(_record("murus-gallicus", ""), ())
    assert sum(isinstance(part, Picture) for part in _parts(leaf)) == 1
    assert _texts(leaf) == []
