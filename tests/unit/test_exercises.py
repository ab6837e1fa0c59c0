"""Exercises, the marks of a review and answers are judged by one function, and so agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.door.weigh import GRADES, Weighed, weigh
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, states
from tests.support.botgames import Pace, play, usual_players
from tests.support.door import ok
from tests.support.effort import often
from tests.support.endgames import endings

PACE = Pace(level=2, nodes=100, playouts=8)
ORDER = ["best", *(grade for _, grade in GRADES), "blunder"]
GAMES = often(1, 34)
"""Bot games for each of six ways to play: 204 in the long form."""
ANSWERS = often(60, 2000)
KINDS = [(game, usual_players(game)) for game in catalog()] + [(find("on-tour"), 1)]
"""All games among as many as usually play, and the one that can be played alone."""


CLOSER = often(5, 15)
"""How many times as much a close look searches."""


def search(game: Game[Any], *, closely: bool) -> dict[str, Any]:
    """Return the budget of a look, as a review has it: far more for a close one."""
    few = {"nodes": 40, "playouts": 4}[game.bots.counts]
    return {game.bots.counts: few * (CLOSER if closely else 1)}


def looked(game: Game[Any], record: Record) -> tuple[list[Any], list[Any]]:
    """Review a game as the page does; return its marks, and what was weighed closely."""
    asked = {"record": record.data()}
    evaluations: list[Any] = []
    looks: list[Any] = []
    weighed: list[tuple[int, Any]] = []
    while True:
        told = ok("costs", **asked, evaluations=evaluations, looks=looks)
        for each in told["next"]:
            ply, close = each["at"], each["close"]
            few = {"at": ply, "seed": "s", **search(game, closely=close)}
            found = ok(each["call"], **asked, **few)
            if each["call"] == "evaluate":
                evaluations.append({"ply": ply, "win": found["win"], "action": found["action"]})
            else:
                looks.append(as_look(ply, found, close))
            if close:
                weighed.append((ply, found))
        if not told["next"]:
            return told["costs"], weighed


def as_look(ply: int, found: Any, close: bool) -> dict[str, Any]:
    best, cost, win = found["best"]["text"], found["cost"], found["win"]
    return {"ply": ply, "close": close, "better": best, "cost": cost, "win": win}


def judged(game: Game[Any], record: Record, ply: int, action: str | None = None) -> Any:
    """Weigh what was done at a ply, or an answer, as exercises do."""
    tried = {} if action is None else {"action": action}
    return ok(
        "weigh", record=record.data(), at=ply, seed="s", **tried, **search(game, closely=True)
    )


@pytest.mark.parametrize(
    ("game", "players"), KINDS, ids=[f"{game.id}-{players}" for game, players in KINDS]
)
def test_each_exercise_is_a_mark_of_the_review_and_is_judged_alike(
    game: Game[Any], players: int
) -> None:
    for number in range(GAMES):
        record = play(game, f"exercise-{number}", PACE, players).record
        marks, weighed = looked(game, record)
        costs = {mark["ply"]: (mark["cost"], mark["better"]["text"]) for mark in marks}
        for ply, found in weighed:
            if found["serious"]:
                assert costs[ply] == (found["cost"], found["best"]["text"])
                same = judged(game, record, ply, found["action"]["text"])
                assert same == found
                assert not same["right"]
                best = judged(game, record, ply, found["best"]["text"])
                assert (best["cost"], best["right"]) == (0, True)


def answers(game: Game[Any]) -> Iterator[list[Weighed]]:
    """Yield what answers at decisions of a bot game are weighed as, a decision at a time."""
    for number in range(ANSWERS):
        played, random = play(game, f"answer-{number}", PACE), Random(number)
        for ply in random.sample(played.decisions, min(4, len(played.decisions))):
            state = states(played.record)[ply]
            legal = list(state.legal_actions())
            budget = Budget(game.bots.counts, search(game, closely=True)[game.bots.counts])
            tried = random.sample(legal, min(8, len(legal)))
            yield [weigh(game, state, action, budget, Random(ply)) for action in tried]


@pytest.mark.parametrize("game", list(catalog()), ids=lambda game: game.id)
def test_an_answer_that_costs_more_is_never_judged_better(game: Game[Any]) -> None:
    count = 0
    for found in answers(game):
        check_order([(answer.cost, answer) for answer in found])
        count += len(found)
        if count >= ANSWERS / 5:
            return


@pytest.mark.parametrize("game", ["cercas", "eight-cities"])
def test_answers_are_judged_in_the_order_of_their_true_values(game: str) -> None:
    card, count = find(game), 0
    for state, worth in endings(card, often(1, 60)):
        budget = Budget(card.bots.counts, 3000)
        found = [
            (-value, weigh(card, state, way, budget, Random(1))) for way, value in worth.items()
        ]
        check_order(found)
        count += len(found)
    assert count >= often(2, 300)


def check_order(found: Sequence[tuple[float, Weighed]]) -> None:
    """Check that of two answers the one that loses more is graded no better, and no more right."""
    for lost, answer in found:
        for more, worse in found:
            if more > lost:
                assert ORDER.index(worse.grade) >= ORDER.index(answer.grade)
                assert answer.right or not worse.right
