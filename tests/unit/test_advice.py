"""Hints, evaluations and reviews, at the door."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Thought, Vote
from pygames.core import Setup, State, outcome_of
from pygames.door import advice
from pygames.door.reasons import reason, wins_in
from pygames.game import Game
from pygames.games import catalog, find, guest
from pygames.look.show import Panel, Review
from pygames.record import Record, extend, final, make_header, settle, states
from tests.support.cards import changed
from tests.support.door import EMPTY, MURUS, NIM, OVER, failure, ok
from tests.support.shown import at
from tests.support.states import Ended
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.usefixtures("dice_nim")

WIN_IN_ONE = EMPTY | {"start": "B7/8/3W4/8/8/8/W7 w"}
ROLLED = NIM | {"actions": ["r3"]}
GAMES = pytest.mark.parametrize("game", list(catalog()), ids=lambda game: game.id)


def few(game: Game[Any]) -> dict[str, int]:
    """Return a small budget that the game's bots count in."""
    return {game.bots.counts: {"nodes": 60, "playouts": 6}[game.bots.counts]}


def begun(game: Game[Any], players: int, decisions: int = 2) -> Record:
    """Return a record with a few decisions made at random."""
    record, random = settle(Record(make_header(game, players, {}, None), seed="advice")), Random(3)
    for _ in range(decisions):
        record = extend(record, random.choice(final(record).legal_actions()))
    return record


# hint


@GAMES
def test_a_hint_is_a_legal_action_with_its_picks(game: Game[Any]) -> None:
    for players in {*game.players}:
        record = begun(game, players)
        hint = ok("hint", record=record.data(), **few(game), seed="x")
        assert set(hint) == {"action", "phrase", "picks", "win", "words", "line"}
        node = ok("view", record=record.data())["picks"]
        for pick in hint["picks"]:
            node = node[pick]
        assert node == hint["action"]
        assert hint["action"] in final(record).legal_actions()
        assert hint["line"][0] == hint["action"]
        for win in (hint["win"]["now"], hint["win"]["after"]):
            assert len(win) == players
            assert sum(win) == pytest.approx(1)


def test_a_hint_is_the_same_for_the_same_seed_and_nodes() -> None:
    one, two = (ok("hint", record=MURUS, nodes=300, seed="s") for _ in "ab")
    assert one == two


def test_a_hint_takes_a_win_and_says_so() -> None:
    hint = ok("hint", record=WIN_IN_ONE, nodes=2000, seed="x")
    assert hint["words"] == "Wins at once"
    assert hint["win"]["after"][0] > 0.99


@pytest.mark.parametrize(
    ("name", "more"), [("hint", {}), ("evaluate", {}), ("choose", {"level": 3})]
)
def test_thinking_takes_one_budget_that_the_bot_counts_and_a_good_seed(
    name: str, more: dict[str, int]
) -> None:
    assert failure(name, record=MURUS, **more, nodes=10, seconds=1)["kind"] == "bad-request"
    if name != "evaluate":  # where no player decides
        assert failure(name, record=OVER, **more)["kind"] == "game-over"
        assert failure(name, record=NIM, **more)["kind"] == "not-supported"
    assert failure(name, record=MURUS, **more, playouts=10)["kind"] == "not-supported"
    bad: list[object] = ["", "é", 7, None, [], True]
    for seed in bad:
        assert failure(name, record=MURUS, **more, nodes=10, seed=seed)["kind"] == "bad-seed"


@pytest.mark.parametrize("name", ["hint", "evaluate"])
def test_a_game_without_bots_has_no_advice(name: str) -> None:
    dull = changed(TOY, id="dull-nim", levels=())
    with guest(dull):
        error = failure(name, record=ROLLED | {"game": "dull-nim"}, seconds=1)
    assert error["kind"] == "not-supported"
    assert "no bots" in error["message"]


def words(
    chance: float,
    line: tuple[str, ...] = (),
    start: str = "9 1 0 11",
    note: str = "",
    votes: tuple[Vote, ...] = (),
) -> str:
    """Return the words of a hint for a bot that sees just this."""

    def choose(state: State, level: int, budget: Budget, random: Random) -> Thought:
        del state, level, budget, random
        return Thought("t1", (chance, 1 - chance), 1, line=line, note=note, votes=votes)

    game = changed(TOY, choose=choose)
    return advice.hint(game, at(game, start), Budget("nodes", 10), Random(1)).words


def test_words_say_what_the_bot_sees() -> None:
    assert words(0.61) == "Your chances: about 6\u00a0in\u00a010"
    assert words(0.40) == "Your chances: about 4\u00a0in\u00a010"
    assert words(1) == "Wins for certain"
    assert words(0) == "The position is lost against best play"
    assert words(1, ("t1",), start="1 1 0 11") == "Wins at once"
    assert words(0.70, note="Your best tour so far: 24 points").startswith("Your best tour")


@pytest.mark.parametrize("chance", [0.96, 0.98, 0.9999])
def test_words_call_only_proven_results_certain(chance: float) -> None:
    assert words(chance) == "Your chances: about 9\u00a0in\u00a010"
    assert words(1 - chance) == "Your chances: about 1\u00a0in\u00a010"


LAST_ROADS = (
    "a5,b3,b5,c6,d2,e2,f3,f5 b3c3,c2c3,c2d2,c6d6,d1d2,d1e1,d2d3,d3e3,d6e6,e1e2,e3e4,e4f4,e6f6,"
    "f3f4,f4f5,f5f6 a5a6,a5b5,a6b6,b3b4,b4b5,b6c6,c5c6,c5d5,d2e2,d4d5,d4e4,d5e5,e2e3,e3f3,e4e5 "
    "w 1 0 1"
)
"""White builds a last road, then Black builds the two that end the game."""


@pytest.mark.parametrize(
    ("chance", "sentence"),
    [(0.99987, "Your chances: about 9\u00a0in\u00a010"), (1.0, "Wins for certain")],
)
def test_only_an_action_that_ends_the_game_wins_at_once(chance: float, sentence: str) -> None:
    state, line = at(find("eight-cities"), LAST_ROADS), ("a3-b3", "b5-b6", "e5-f5")
    assert wins_in(state, 0, line) == 0, "the last action is the loser's"
    assert reason(state, Thought("a3-b3", (chance, 1 - chance), 300, line=line)) == sentence


def test_words_name_the_only_move_that_does_not_lose() -> None:
    lost, open_ = Vote("pass", 9, 0.0, sure=True), Vote("t1", 9, 0.4)
    assert words(0.4, votes=(open_, lost), start="9 1 0 11") == "Every other move loses"
    assert words(0.4, votes=(open_,), start="9 1 0 11") == "Your chances: about 4\u00a0in\u00a010"


def test_a_win_in_so_many_counts_ones_own_actions() -> None:
    state = states(Record(make_header(find("murus-gallicus"), 2, {}, WIN_IN_ONE["start"])))[0]
    line = next(a for a in state.legal_actions() if state.child(a).is_terminal())
    assert wins_in(state, 0, (line,)) == 1
    assert wins_in(state, 1, (line,)) == 0
    assert wins_in(state, 0, ("a1-a3",)) == 0
    assert wins_in(state, 0, ("nonsense",)) == 0


# evaluate


def test_an_evaluation_is_of_the_last_ply_by_default() -> None:
    one = ok("evaluate", record=MURUS, nodes=200, seed="s")
    assert one == ok("evaluate", record=MURUS, at=2, nodes=200, seed="s")
    shorter = MURUS | {"actions": MURUS["actions"][:1]}
    earlier = ok("evaluate", record=MURUS, at=1, nodes=200, seed="s")
    assert earlier == ok("evaluate", record=shorter, nodes=200, seed="s")


def test_at_the_end_it_is_the_result() -> None:
    assert ok("evaluate", record=OVER, nodes=1) == {
        "win": [1.0, 0.0],
        "exact": True,
        "action": None,
        "phrase": None,
        "line": [],
    }


def test_a_shared_win_is_shared() -> None:
    assert advice.shares(outcome_of(Ended((1, -1, 1, -1)))) == (0.5, 0, 0.5, 0)
    assert advice.shares(outcome_of(Ended((0, 0)))) == (0.5, 0.5)
    assert advice.shares(outcome_of(Ended((31,)))) == (1,)


def test_before_chance_it_is_the_mean_over_the_outcomes() -> None:
    def choose(state: Any, level: int, budget: Budget, random: Random) -> Thought:
        del level, random
        assert budget == Budget("nodes", 10)
        win = {1: 0.2, 2: 0.5, 3: 0.8}[state.roll]
        return Thought("t1", (win, 1 - win), 1)

    game = changed(TOY, choose=choose)
    state = settle_not(game)
    evaluation = advice.evaluate(game, state, Budget("nodes", 30), Random(1))
    expected = 0.2 / 2 + 0.5 / 3 + 0.8 / 6
    assert evaluation.win == pytest.approx((expected, 1 - expected))
    assert (evaluation.action, evaluation.line) == (None, ())


def settle_not(game: Game[Any]) -> State:
    """Return the first state, where the die is still to be rolled."""
    state: State = game.rules.initial(Setup(2, TOY.defaults()))
    assert state.chance_outcomes()[0][1] == Fraction(1, 2)
    return state


# review


def test_a_game_without_a_review_of_its_own_says_nothing() -> None:
    assert ok("review", record=OVER) == {"sentences": [], "panels": []}


def test_a_game_reviews_the_states_of_a_finished_game() -> None:
    def review(line: Any) -> Review:
        return Review([f"{len(line)} states."], [Panel("Counters", [("left", ())], "A note.")])

    game = changed(TOY, id="wise-nim", review=review)
    with guest(game):
        record = NIM | {"game": "wise-nim", "start": "1 1 0 11", "actions": ["t1"]}
        answer = ok("review", record=record)
    row = {"label": "left", "cells": [], "group": False}
    panel = {"title": "Counters", "rows": [row], "note": "A note."}
    assert answer == {"sentences": ["2 states."], "panels": [panel]}


def test_only_a_finished_game_is_reviewed() -> None:
    assert failure("review", record=MURUS)["kind"] == "not-supported"
