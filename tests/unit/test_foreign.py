"""Games from Abstract Play: the same game here, or why it can't be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.breakthrough import MOVES as BREAKTHROUGH
from tests.support.door import failure, ok, raw

PLAYERS = [{"name": "Ann", "result": 1}, {"name": "Ben", "result": 0}]


def rounds(*moves: str) -> list[list[str]]:
    return [list(moves[at : at + 2]) for at in range(0, len(moves), 2)]


def abroad(*moves: str, variants: tuple[str, ...] = ("Basic MG", "Static Start")) -> dict[str, Any]:
    game = {"name": "Murus Gallicus", "variants": list(variants)}
    header = {"game": game, "site": {"name": "Abstract Play"}, "players": PLAYERS}
    return {"header": header, "moves": rounds(*moves)}


def refusal(game: dict[str, Any]) -> str:
    message: str = failure("foreign", game=game)["message"]
    return message


def test_a_whole_game_is_the_same_here() -> None:
    answer = ok("foreign", game=abroad(*BREAKTHROUGH))
    assert answer["record"]["actions"] == list(BREAKTHROUGH)
    assert answer["names"] == ["Ann", "Ben"]
    assert ok("state", record=answer["record"])["returns"] == [1, -1]


def test_moves_may_be_objects_have_spaces_and_be_missing() -> None:
    game = abroad()
    game["moves"] = [[{"move": "C1 - a3", "result": "x"}, "e7-e5"], ["a1-c3", None]]
    actions = ok("foreign", game=game)["record"]["actions"]
    assert actions == ["c1-a3", "e7-e5", "a1-c3"]


def test_a_game_in_which_each_takes_a_stack_apart_first_begins_from_the_position_after_that() -> (
    None
):
    moves = ("c1-a2,h2", "h7-d6,b6", "d1-d3")
    record = ok("foreign", game=abroad(*moves, variants=("Basic MG",)))["record"]
    assert record["start"] == "BBBBBBB1/1b1b4/8/8/8/w6w/WW1WWWWW w"
    assert record["actions"] == ["d1-d3"]


@pytest.mark.parametrize("moves", [("c1-a2,a2", "h7-d6,b6"), ("c1-a6,b6", "h7-d6,b6"), ("c1-a3",)])
def test_an_action_that_takes_no_stack_apart_is_refused(moves: tuple[str, ...]) -> None:
    assert failure("foreign", game=abroad(*moves, variants=("Basic MG",)))["kind"] == "bad-record"


def test_the_way_people_ended_it_is_reported_and_running_out_of_time_is_no_resignation() -> None:
    last = {
        word: ok("foreign", game=abroad("c1-a3", "e7-e5", word))["record"].get("ended")
        for word in ("resign", "draw", "timeout", "abandoned")
    }
    assert last == {"resign": "resigned-1", "draw": "draw", "timeout": None, "abandoned": None}


@pytest.mark.parametrize("variants", [(), ("Static Start",), ("Basic MG", "Escape")])
def test_other_variants_are_refused_by_name(variants: tuple[str, ...]) -> None:
    assert "only “Basic MG”" in refusal(abroad("c1-a3", variants=variants))


def test_an_illegal_action_is_named() -> None:
    assert failure("foreign", game=abroad("c1-a3", "e7-e3"))["at"] == 1


def test_other_games_and_texts_that_are_no_record_are_refused() -> None:
    other = abroad()
    other["header"]["game"]["name"] = "Chess"
    assert "“Chess” can’t be taken over" in refusal(other)
    bad: list[dict[str, Any]] = [{}, {"header": {}, "moves": []}, abroad() | {"moves": [[7]]}]
    for damaged in bad:
        assert "not a game record" in refusal(damaged)


def test_a_result_that_is_too_large_is_no_record() -> None:
    request = json.dumps({"id": 1, "call": "foreign", "game": abroad()})
    answer = raw(request.replace('"result": 1', '"result": 1e999'))
    assert (answer["id"], answer["error"]["kind"]) == (1, "bad-record")
