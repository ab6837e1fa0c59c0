"""Exercises, the marks of a review and answers are judged by one function, and so agree."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.door.weigh import GRADES, SERIOUS, Weighed, weigh
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, states
from tests.support.botgames import Pace, play, usual_players
from tests.support.door import ok
from tests.support.effort import often
from tests.support.endgames import check_endings

PACE = Pace(level=2, nodes=100, playouts=8)
ORDER = ["best", "equal", *(grade for _, grade in GRADES), "blunder"]
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


def looked(game: Game[Any], record: Record) -> Any:
    """Review a game as the page does; return its report."""
    request = {"record": record.data()}
    evaluations: list[Any] = []
    looks: list[Any] = []
    while True:
        review = ok("costs", **request, evaluations=evaluations, looks=looks)
        for each in review["next"]:
            call, ply, look = each["call"], each["at"], each.get("look")
            few = search(game, closely=look in {"close", "again"})
            beside = {"best": each["best"]} if "best" in each else {}
            answer = ok(call, **request, at=ply, seed=f"{look}", **few, **beside)
            if call == "evaluate":
                evaluations.append({"ply": ply, "win": answer["win"], "action": answer["action"]})
            else:
                looks.append(as_look(ply, look, answer))
        if not review["next"]:
            return review


def as_look(ply: int, look: str, weighing: Any) -> dict[str, Any]:
    same = {name: weighing[name] for name in ("cost", "win", "because")}
    return {"ply": ply, "look": look, "better": weighing["best"]["text"], **same}


def judged(game: Game[Any], record: Record, ply: int, action: str | None = None) -> Any:
    """Weigh what was done at a ply, or an answer, as exercises do."""
    other = {} if action is None else {"action": action}
    return ok(
        "weigh", record=record.data(), at=ply, seed="s", **other, **search(game, closely=True)
    )


@pytest.mark.parametrize(("game", "players"), KINDS, ids=lambda part: getattr(part, "id", part))
def test_each_cost_is_serious_and_the_better_move_is_right(game: Game[Any], players: int) -> None:
    for number in range(GAMES):
        record = play(game, f"exercise-{number}", PACE, players).record
        review = looked(game, record)
        fell = {one["ply"]: one["win"] for one in review["chances"]}
        for cost in review["costs"]:
            ply, player = cost["ply"], cost["player"]
            assert cost["cost"] >= SERIOUS
            assert cost["better"] != cost["action"]
            if {ply, ply + 1} <= fell.keys() and players > 1 and not game.chance:
                fall = fell[ply][player] - fell[ply + 1][player]
                assert fall == pytest.approx(cost["cost"])
            best = judged(game, record, ply, cost["better"]["text"])
            assert best["best"] != cost["better"] or (best["cost"], best["right"]) == (0, True)


def answers(game: Game[Any]) -> Iterator[list[Weighed]]:
    """Yield what answers at decisions of a bot game are weighed as, a decision at a time."""
    for number in range(ANSWERS):
        source, random = play(game, f"answer-{number}", PACE), Random(number)
        for ply in random.sample(source.decisions, min(4, len(source.decisions))):
            state = states(source.record)[ply]
            legal = list(state.legal_actions())
            budget = Budget(game.bots.counts, search(game, closely=True)[game.bots.counts])
            sample = random.sample(legal, min(8, len(legal)))
            yield [weigh(game, state, action, budget, Random(ply)) for action in sample]


@pytest.mark.parametrize("game", list(catalog()), ids=lambda game: game.id)
def test_an_answer_that_costs_more_is_never_judged_better(game: Game[Any]) -> None:
    count = 0
    for weighings in answers(game):
        check_order([(answer.cost, answer) for answer in weighings])
        count += len(weighings)
        if count >= ANSWERS / 5:
            return


@pytest.mark.parametrize("game", ["cercas", "eight-cities"])
def test_endings_are_played_perfectly(game: str) -> None:
    check_endings(find(game))


def check_order(weighings: Sequence[tuple[float, Weighed]]) -> None:
    """Check that of two answers the one that loses more is graded no better, and no more right."""
    for lost, answer in weighings:
        for more, worse in weighings:
            if more > lost:
                assert ORDER.index(worse.grade) >= ORDER.index(answer.grade)
                assert answer.right or not worse.right
