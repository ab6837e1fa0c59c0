"""Arranging a position by hand: change by change, or as text."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from pygames.look.picks import Tree
from pygames.record import new, settle
from tests.support.door import EMPTY, MURUS, ask, failure, ok

ARRANGED = pytest.mark.parametrize(
    "game", [game for game in catalog() if game.rules.arranging], ids=lambda game: game.id
)
NOTHING = "8/8/8/8/8/8/8 w"


def ends(tree: Tree) -> Iterator[str]:
    for each in tree.values():
        if isinstance(each, str):
            yield each
        else:
            yield from ends(each)


def labels(record: dict[str, Any]) -> dict[str, str]:
    scene = ok("view", record=record)["scene"]
    shapes = [*scene["ground"], *scene["pieces"]]
    return {shape["label"]: shape["id"] for shape in shapes if shape.get("label")}


def labelled(record: dict[str, Any]) -> set[str]:
    return set(labels(record).values())


def places(tree: Tree) -> Iterator[str]:
    for id, each in tree.items():
        yield id
        if not isinstance(each, str):
            yield from places(each)


def begun(game: Game[Any]) -> dict[str, Any]:
    return dict(settle(new(game, game.players[0], seed="arrange")).data())


def changed(record: dict[str, Any], *changes: str) -> str:
    for change in changes:
        record = ok("arrange", record=record, change=change)["record"]
    return str(record["start"])


@ARRANGED
def test_a_position_is_arranged_from_the_current_one(game: Game[Any]) -> None:
    record = begun(game)
    arranged = ok("arrange", record=record)
    assert arranged["position"] == arranged["record"]["start"]
    assert arranged["record"]["actions"] == []
    assert arranged["position"] == ok("state", record=record)["position"]
    buttons = [button["id"] for button in arranged["buttons"]]
    assert set(places(arranged["picks"])) <= labelled(arranged["record"]) | set(buttons)
    assert buttons == [id for id in arranged["picks"] if id in buttons]


@ARRANGED
def test_any_changes_lead_to_positions_that_can_be_shown_or_are_refused(game: Game[Any]) -> None:
    random = Random(3)
    arranged = ok("arrange", record=begun(game))
    count = 0
    for _ in range(60):
        change = random.choice(list(ends(arranged["picks"])))
        arguments = {"record": arranged["record"], "change": change}
        try:
            arranged = ok("arrange", **arguments)
        except AssertionError:
            count += 1
            assert failure("arrange", **arguments)["kind"] == "bad-start"
        assert labelled(arranged["record"])
    assert count < 60


@ARRANGED
def test_an_emptied_board_can_be_filled_and_the_turn_passed_on(game: Game[Any]) -> None:
    empty = ok("arrange", record=begun(game), change="clear")
    answers = (
        ask("arrange", record=empty["record"], change=change) for change in ends(empty["picks"])
    )
    filled = next(answer["ok"] for answer in answers if "ok" in answer)
    assert filled["position"] != empty["position"]
    passed = ok("arrange", record=filled["record"], change="turn")
    assert passed["position"] != filled["position"]


def test_a_square_goes_through_all_pieces_that_can_be_there() -> None:
    record = ok("arrange", record=EMPTY, start=NOTHING)["record"]
    rows = [changed(record, *["a1"] * times).split("/")[6] for times in range(1, 6)]
    assert rows == ["w7 w", "W7 w", "8 w", "w7 w", "W7 w"]
    rows = [changed(record, *["a4"] * times).split("/")[3] for times in range(1, 6)]
    assert rows == ["w7", "b7", "W7", "B7", "8"]


@ARRANGED
def test_a_piece_of_the_tray_is_put_down_and_taken_away_again(game: Game[Any]) -> None:
    empty = ok("arrange", record=begun(game), change="clear")
    places = [end for end in empty["picks"].values() if isinstance(end, str)]
    for piece in empty["pieces"]:
        assert piece["glyph"] in game.look.glyphs
        for place in places:
            arguments = {"change": place, "piece": piece["id"]}
            answer = ask("arrange", record=empty["record"], **arguments)
            if "ok" in answer:
                break
        there = answer["ok"]
        assert piece["label"] in " ".join(labels(there["record"]))
        gone = ok("arrange", record=there["record"], **arguments)
        assert gone["position"] == empty["position"]


def test_impossible_positions_are_left_out_or_refused_with_a_sentence() -> None:
    full = EMPTY | {"start": "BBBBBBBB/8/8/8/8/8/WWWWWWW1 w"}
    # Two more white stones are possible, no black one.
    assert changed(full, "d4").split("/")[3] == "3w4"
    assert changed(full, "d4", "d4").split("/")[3] == "3W4"
    assert changed(full, "d4", "d4", "d4").split("/")[3] == "8"
    error = failure("arrange", record=EMPTY, start="BBBBBBBB/b7/8/8/8/8/WWWWWWWW w")
    assert error["kind"] == "bad-start"
    assert error["message"] == "Black has 17 stones, more than 16"
    error = failure("arrange", record=EMPTY, start="w7/8/8/8/8/8/8 b")
    assert error["message"] == "White has broken through already: the game is over"
    assert "rows" in failure("arrange", record=EMPTY, start="x")["message"]


def test_marks_side_by_side_are_left_out() -> None:
    record = ok("new", game="cercas")["record"]
    rows = changed(record, "a1", "b1").split(" ")[2].split("/")
    assert rows[6] == "xx5"
    rows = changed(record, "a1", "b1", "b1").split(" ")[2].split("/")
    assert rows[6] == "x6"


def test_four_lines_at_a_dot_are_refused() -> None:
    record = ok("new", game="cercas")["record"]
    for line in ("c3-d3", "b3-c3", "c3-c4"):
        record = ok("arrange", record=record, change=line)["record"]
    error = failure("arrange", record=record, change="c2-c3")
    assert error["message"] == "four lines meet at c3; the maximum is three"


def test_a_line_of_five_begins_the_last_round() -> None:
    record = ok("new", game="eight-by-eight", seed="five")["record"]
    start = changed(record, "clear", *(f"2,{column}" for column in range(1, 6)))
    assert start.startswith("8/rrrrr3/")
    assert start.endswith("!")


def test_other_calls_for_it_are_refused() -> None:
    tour = ok("new", game="on-tour")["record"]
    assert failure("arrange", record=tour)["kind"] == "not-supported"
    assert failure("arrange", record=MURUS, change="a9")["kind"] == "bad-request"
    assert failure("arrange", record=MURUS, change="e4", piece="k")["kind"] == "bad-request"
