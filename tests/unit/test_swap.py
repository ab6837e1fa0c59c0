"""The swap rule as all games have it: the option, the bots, hints and lines."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Thought, Vote
from pygames.bots.swap import WithSwap
from pygames.core import State
from pygames.game import Game
from pygames.games import catalog, find
from pygames.games.murus_gallicus.board import mirrored
from pygames.record import Record, final, make_header, new
from tests.support.door import ok
from tests.unit.test_swap_rule import FIRST, WITH_SWAP, begun


def judging(value: float, *votes: Vote) -> WithSwap[Any]:
    """Return a bot that finds every position worth this much to the player who began."""

    def bot(state: State, level: int, budget: Budget, random: Random) -> Thought:  # noqa: ARG001
        return Thought(state.legal_actions()[0], (value, 1 - value), 1, votes=votes)

    return WithSwap[State](bot)


def thought(bot: WithSwap[Any], record: Record) -> Thought:
    return bot(final(record), 5, Budget("nodes", 1), Random(1))


def test_these_games_have_the_option_and_it_is_off_unless_chosen() -> None:
    options = {game.id: option for game in catalog() for option in game.options}
    having = {id: option for id, option in options.items() if option.id == "swap"}
    assert having.keys() == FIRST.keys()
    for option in having.values():
        assert option.default == "off"
        assert "our rule" in option.title


@WITH_SWAP
def test_a_game_without_it_is_written_as_ever(id: str) -> None:
    assert new(find(id)).data()["options"] == {}
    assert final(begun(id, FIRST[id], swap="off")) == final(
        replace(begun(id, FIRST[id]), header=make_header(find(id), 2, {}, None))
    )


@WITH_SWAP
def test_a_bot_swaps_where_the_first_action_was_strong_alone(id: str) -> None:
    choice = thought(judging(0.6), begun(id, FIRST[id]))
    assert (choice.action, choice.win, choice.line) == ("swap", (0.4, 0.6), ("swap",))
    for value in (0.5, 0.4):
        assert thought(judging(value), begun(id, FIRST[id])).action != "swap"


@pytest.mark.parametrize(
    ("id", "first", "swaps"),
    [
        ("murus-gallicus", "h1-f3", True),
        ("murus-gallicus", "a1-a3", False),
        ("cercas", "e4-e7:e4", True),
        ("eight-cities", "a5-b5", True),
        ("eight-cities", "f1-f2", False),
    ],
)
def test_the_strongest_level_swaps_when_it_gains(id: str, first: str, swaps: bool) -> None:
    game: Game[Any] = find(id)
    budget = Budget(game.bots.counts, 20_000 if game.bots.counts == "nodes" else 800)
    choice = game.bots.choose(final(begun(id, first)), 5, budget, Random(1))
    assert (choice.action == "swap") == swaps


@WITH_SWAP
def test_a_bot_swaps_at_no_other_moment(id: str) -> None:
    for record in (begun(id), begun(id, FIRST[id], "swap"), begun(id, FIRST[id], swap="off")):
        assert thought(judging(0.9), record).action != "swap"
    assert thought(judging(0.1), begun(id, FIRST[id], "swap")).action != "swap"


@WITH_SWAP
def test_the_first_player_looks_for_the_beginning_nearest_to_even(id: str) -> None:
    state = final(begun(id))
    actions = state.legal_actions()
    worth = {action: 0.3 + 0.5 * i / len(actions) for i, action in enumerate(actions)}
    after = {state.child(action): value for action, value in worth.items()}

    def bot(state: State, level: int, budget: Budget, random: Random) -> Thought:  # noqa: ARG001
        value = after[state]
        return Thought(state.legal_actions()[0], (value, 1 - value), 1)

    choice = WithSwap[State](bot)(state, 1, Budget("nodes", 20), Random(1))
    assert abs(worth[choice.action] - 0.5) < 0.1
    assert choice.win[0] == pytest.approx(min(worth[choice.action], 1 - worth[choice.action]))


@WITH_SWAP
@pytest.mark.parametrize("seed", range(4))
def test_after_a_swap_all_goes_as_before_it_with_the_players_exchanged(id: str, seed: int) -> None:
    there = final(begun(id, FIRST[id]))
    here, random = there.child("swap"), Random(seed)
    while not there.is_terminal():
        actions = [action for action in there.legal_actions() if action != "swap"]
        assert len(here.legal_actions()) == len(actions)
        action = random.choice(actions)
        there = there.child(action)
        here = here.child(mirrored(action) if id == "murus-gallicus" else action)
    returns, scores = there.returns(), there.scores()
    assert returns is not None
    assert scores is not None
    assert (here.returns(), here.scores()) == (returns[::-1], scores[::-1])


@WITH_SWAP
def test_a_swap_is_among_the_best_few_with_the_other_sides_gain(id: str) -> None:
    record = begun(id, FIRST[id]).data()
    game: Game[Any] = find(id)
    amount = {game.bots.counts: 4000 if game.bots.counts == "nodes" else 3000}
    lines = ok("lines", record=record, at=len(record["actions"]), seed="1", **amount)["lines"]
    values = {line["steps"][0]["text"]: line["win"][1] for line in lines}
    best = max(value for action, value in values.items() if action != "swap")
    assert values["swap"] == pytest.approx(1 - best, abs=0.15)


@WITH_SWAP
def test_a_swap_can_be_weighed_and_hinted_at(id: str) -> None:
    record = begun(id, FIRST[id], "swap").data()
    at = len(record["actions"]) - 1
    game: Game[Any] = find(id)
    weighed = ok("weigh", record=record, at=at, seed="1", **{game.bots.counts: 300})
    assert weighed["action"]["text"] == "swap"
    before = {**record, "actions": record["actions"][:-1]}
    hint = ok("hint", record=before, seed="1", **{game.bots.counts: 300})
    assert (hint["action"] == "swap") == (hint["picks"] == ["swap"])


@WITH_SWAP
def test_swap_can_be_typed_and_a_late_one_gets_a_reason(id: str) -> None:
    assert ok("typed", record=begun(id, FIRST[id]).data(), text="Swap")["action"] == "swap"
    late = ok("typed", record=begun(id, FIRST[id], "swap").data(), text="swap", you=1)
    assert (late["action"], late["clause"]) == (None, "S1")
    assert late["sentence"] == "You can swap in your first turn only."
    off = ok("typed", record=begun(id, FIRST[id], swap="off").data(), text="swap")
    assert off["clause"] != "S1"


def test_a_swap_has_as_much_behind_it_as_all_else_together() -> None:
    record = begun("murus-gallicus", FIRST["murus-gallicus"])
    votes = (Vote(final(record).legal_actions()[0], 6, 0.4), Vote("h7-h5", 4, 0.3))
    assert thought(judging(0.4, *votes), record).votes == votes
    assert thought(judging(0.6, *votes), record).votes == (Vote("swap", 10, 0.6), *votes)
