"""What was done last, and sentences that speak to one of the players."""

import re
from random import Random
from typing import Any

import pytest

from pygames.core import CHANCE
from pygames.door.told import MOST_TOLD, last_done
from pygames.game import Game
from pygames.games import catalog
from pygames.grammar.en import sentence
from pygames.record import new
from tests.support.door import EMPTY, MURUS, OVER, ok
from tests.support.playthrough import finished

RESIGNED = EMPTY | {"format": "pygames-record-2", "ended": "resigned-0"}


@pytest.mark.parametrize(("movers", "you", "plies"), [
    ([], 0, []),
    ([CHANCE, CHANCE], 0, []),
    ([0, 1], 0, [2]),
    ([0], 0, [1]),
    ([0, 1, 1], 0, [2, 3]),
    ([0, 1, 2], 0, [2, 3]),
    ([0, 1, 2, 0], 0, [4]),
    ([CHANCE, 1], 0, [1, 2]),
    ([0, 1, CHANCE, 0, CHANCE], 0, [3, 4, 5]),
    ([0, 1, 1], None, [2, 3]),
    ([0, 1, CHANCE], None, [2, 3]),
    ([0, 0, CHANCE, 0, 0, CHANCE], 0, [4, 5, 6]),
])  # fmt: skip
def test_the_last_done_are_the_others_since_you_or_the_last_turn(
    movers: list[int], you: int | None, plies: list[int]
) -> None:
    assert list(last_done(movers, you)) == plies


def view(record: dict[str, Any], **arguments: Any) -> dict[str, Any]:
    answer: dict[str, Any] = ok("view", record=record, **arguments)
    return answer


def test_a_view_speaks_to_you() -> None:
    neutral, yours = view(EMPTY), view(EMPTY, you=0)
    assert neutral["status"] == "White, choose a stack to move"
    assert yours["status"] == "Your turn: choose a stack to move"
    assert [yours[key] == neutral[key] for key in ("scene", "picks", "players")] == [True] * 3
    assert [view(MURUS, you=you)["told"] for you in (0, 1)] == [
        "Black moved e7–e5.", "You moved e7–e5."
    ]  # fmt: skip


def test_a_result_is_addressed_to_you() -> None:
    assert [view(OVER)["result"], view(OVER, you=0)["result"], view(OVER, you=1)["result"]] == [
        "White wins", "You win", "You lose",
    ]  # fmt: skip
    assert view(OVER, you=1)["reason"] == "White has reached your home row."
    assert [view(RESIGNED, you=you)["reason"] for you in (0, 1)] == [
        "You resigned.", "White resigned."
    ]  # fmt: skip


def test_a_view_calls_players_by_the_names_that_are_given() -> None:
    with_names = view(EMPTY, names=["Anna", ""])
    assert with_names["status"] == "Anna, choose a stack to move"
    assert [player["name"] for player in with_names["players"]] == ["White", "Black"]
    assert view(OVER, names=["Anna"])["result"] == "Anna wins"
    assert view(OVER, names=["", "Ben"], you=0)["reason"] == "You have reached Ben’s home row."
    assert view(RESIGNED, names=["Anna", "Ben"])["reason"] == "Anna resigned."


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_in_every_game_names_stand_wherever_a_player_is_meant(game: Game[Any]) -> None:
    players = min(3, game.players[1])
    sides = [seat.name for seat in game.seats[:players]]
    names = ["Anna", "Ben", "Cleo"][:players]
    # A flag has a colour: "2 Black flags".
    side = re.compile(rf"\b({'|'.join(sides)})\b(?! flag)")
    whole = finished(new(game, players, seed="names"), Random(1))
    record, plies = dict(whole.data()), len(whole.actions)
    for at in {*range(0, plies, 1 + plies // 12), plies}:
        neutral, with_names = view(record, at=at), view(record, at=at, names=names)
        for key in ("status", "result", "reason", "said", "told", "note"):
            put = side.sub(lambda match: names[sides.index(match[0])], neutral[key] or "")
            assert put == (with_names[key] or ""), key


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_the_last_decision_is_described_with_the_chance_since(game: Game[Any]) -> None:
    whole = finished(new(game, game.players[0], seed="last"), Random(1))
    record, plies = dict(whole.data()), len(whole.actions)
    moves = view(record)["moves"]
    for at in {*range(0, plies, 1 + plies // 12), plies}:
        first = at
        while first > 1 and moves[first - 1]["player"] == "chance":
            first -= 1
        views = [(ply, view(record, at=ply, seat=0)) for ply in range(max(1, first), at + 1)]
        sentences = [sentence(each["said"] or moves[ply - 1]["text"]) for ply, each in views]
        assert ok("read", record=record, at=at, seat=0)["last"] == " ".join(sentences[-MOST_TOLD:])


def test_the_last_decision_is_addressed_to_you_and_names_the_others() -> None:
    sentences = [
        ok("read", record=MURUS, **looking)["last"]
        for looking in ({}, {"you": 1}, {"names": ["", "Ben"]})
    ]
    assert sentences == ["Black moved e7–e5.", "You moved e7–e5.", "Ben moved e7–e5."]
