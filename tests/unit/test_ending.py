"""Resigning and agreeing on a draw: how people end a game before its rules do."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import link
from pygames.ending import ENDINGS
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import guest
from pygames.record import end, parse, possible_endings
from tests.support.door import EMPTY, MURUS, OVER, failure, ok
from tests.unit.test_properties import every_game, played, several

RESIGNED = MURUS | {"format": "pygames-record-2", "ended": "resigned-0"}
AGREED = MURUS | {"format": "pygames-record-2", "ended": "draw"}
EIGHT = ok("new", game="eight-by-eight", players=2, seed="end")["record"]
TOUR = ok("new", game="on-tour", players=1, seed="end")["record"]


def test_a_player_who_resigns_loses_and_everybody_learns_why() -> None:
    record = ok("end", record=MURUS, ended="resigned-0")["record"]
    assert record == RESIGNED
    view = ok("view", record=record)
    assert (view["over"], view["to_move"], view["returns"]) == (True, None, [-1, 1])
    assert (view["winners"], view["ranking"], view["places"]) == ([1], [1, 0], [1, 0])
    assert (view["status"], view["reason"]) == ("Black wins", "White resigned.")
    assert view["ended"] == "White resigned"


def test_an_agreed_draw_has_no_winner() -> None:
    view = ok("view", record=ok("end", record=MURUS, ended="draw")["record"])
    assert (view["returns"], view["winners"], view["result"]) == ([0, 0], [], "A draw")
    assert view["reason"] == "Both players agreed on a draw."


def test_nothing_can_be_done_after_it_though_the_rules_would_go_on() -> None:
    view = ok("view", record=RESIGNED)
    assert (view["picks"], view["buttons"], view["hand"], view["note"]) == ({}, [], [], "")
    assert view["endings"] == []
    cercas = ok("new", game="cercas", players=2)["record"]
    assert ok("view", record=ok("end", record=cercas, ended="resigned-0")["record"])["panels"] == []
    state = ok("state", record=RESIGNED)
    assert (state["over"], state["legal"], state["to_move"]) == (True, [], None)
    assert state["scores"] is None
    assert failure("play", record=RESIGNED, action="d3-d4")["kind"] == "game-over"
    assert failure("hint", record=RESIGNED, nodes=1)["kind"] == "game-over"
    assert failure("choose", record=RESIGNED, level=1)["kind"] == "game-over"
    assert failure("continue", record=RESIGNED)["kind"] == "game-over"
    assert failure("end", record=RESIGNED, ended="draw")["kind"] == "game-over"
    assert ok("typed", record=RESIGNED, text="d3-d4")["sentence"] == "The game is over."
    assert ok("explain", record=RESIGNED, picks=["d3"])["sentence"] == "The game is over."


def test_earlier_plies_show_the_game_as_it_went_on() -> None:
    view = ok("view", record=RESIGNED, at=1)
    assert (view["over"], view["to_move"]) == (False, 1)
    assert view["ended"] == "White resigned"


def test_the_last_ply_is_evaluated_exactly_and_the_review_is_answered() -> None:
    answer = ok("evaluate", record=RESIGNED, nodes=1)
    assert (answer["exact"], answer["win"]) == (True, [0, 1])
    assert ok("evaluate", record=AGREED, nodes=1)["win"] == [0.5, 0.5]
    assert ok("review", record=RESIGNED) == {"sentences": [], "panels": []}


def test_a_printed_game_says_how_it_was_ended() -> None:
    (leaf,) = ok("printed", record=RESIGNED)["leaves"]
    assert (leaf["title"], leaf["words"]) == ("Black wins", "White resigned.")
    (moves,) = [part for row in leaf["rows"] for part in row if part["kind"] == "moves"]
    assert moves["ended"] == "White resigned"


@pytest.mark.parametrize(
    ("record", "kind"),
    [
        (RESIGNED | {"format": "pygames-record-1"}, "bad-record"),
        (RESIGNED | {"ended": "resigned-2"}, "bad-record"),
        (RESIGNED | {"ended": None}, "bad-record"),
        (RESIGNED | {"ended": []}, "bad-record"),
        (MURUS | {"format": "pygames-record-3"}, "newer-record"),
        (MURUS | {"format": "pygames-record-99", "more": 1}, "newer-record"),
        (MURUS | {"format": "pygames-record-0"}, "bad-record"),
        (MURUS | {"format": ["pygames-record-1"]}, "bad-record"),
        (OVER | {"format": "pygames-record-2", "ended": "resigned-1"}, "bad-record"),
    ],
)
def test_other_endings_and_formats_are_refused(record: dict[str, Any], kind: str) -> None:
    assert failure("view", record=record)["kind"] == kind


@pytest.mark.parametrize(
    ("record", "ended", "kind", "words"),
    [
        (TOUR, "resigned-0", "not-supported", "two players"),
        (EIGHT, "draw", "not-supported", "Eight-by-Eight has no draws"),
        (OVER, "resigned-1", "game-over", ""),
        (EMPTY, "tired", "bad-request", ""),
    ],
)
def test_a_game_is_ended_early_by_two_and_drawn_only_where_the_rules_know_it(
    record: dict[str, Any], ended: str, kind: str, words: str
) -> None:
    error = failure("end", record=record, ended=ended)
    assert error["kind"] == kind
    assert words in error["message"]
    assert [ok("view", record=each)["endings"] for each in (TOUR, EIGHT)] == [
        [], ["resigned-0", "resigned-1"]
    ]  # fmt: skip


def test_records_without_an_ending_stay_in_the_first_format() -> None:
    later = parse(MURUS | {"format": "pygames-record-2"})
    assert later.data() == MURUS


@every_game
@several
@given(data=st.data())
def test_every_ending_goes_through_data_and_link_and_back(
    game: Game[Any], data: st.DataObject
) -> None:
    with guest(game):
        record = played(game, data)
        possible = possible_endings(record)
        ended = data.draw(st.sampled_from(ENDINGS))
        if ended in possible:
            over = end(record, ended)
            assert parse(over.data()) == over
            assert link.read(link.write(over)) == over
        else:
            with pytest.raises(GameError):
                end(record, ended)
