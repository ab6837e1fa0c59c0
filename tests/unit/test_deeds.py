"""What an action brings at once: each claim is compared with naive rules, in random games."""

from collections.abc import Callable
from copy import deepcopy
from functools import reduce
from random import Random
from typing import Any

import pytest

from pygames.core import CHANCE, State
from pygames.door.reasons import deed, does
from pygames.games import catalog, find
from pygames.record import final, new
from tests.games.cercas.reference import Reference as Sheet
from tests.games.eight_by_eight.reference import Reference as Lines
from tests.games.eight_cities.reference import Position as Roads
from tests.games.murus_gallicus.reference import Reference as Wall
from tests.support.door import EMPTY, ok
from tests.support.effort import often

Claim = Callable[[Any, str], str]


def closes(before: Sheet, action: str) -> str:
    after, side = before.after(action), before.side
    closed = {space for region in before.regions() if len(region) <= 5 for space in region}
    new = [
        [after.marks.get(space) for space in region]
        for region in after.regions()
        if len(region) <= 5 and not region & closed
    ]
    own = [len(marks) for marks in new if 2 * marks.count(side) > len(marks) - marks.count(None)]
    return f"close an area of {max(own)}" if own else ""


def hits(before: Wall, action: str) -> str:
    square = action[-2:]
    after = before.copy()
    after.play(action)
    hit = square in before.on and square not in after.on
    assert not hit or before.on[square] == "bw"[before.player]
    return f"hit the single stone on {square}" if hit else ""


def builds(before: Roads, action: str) -> str:
    after, player = before.play(action), before.player
    lost = len(before.roads[1 - player]) - len(after.roads[1 - player])
    if lost:
        return f"remove {lost} road{'s' if lost > 1 else ''}"
    more = sum(after.flags(player).values()) - sum(before.flags(player).values())
    return f"raise {more} flag{'s' if more > 1 else ''}" if more else ""


def lines_up(before: Lines, action: str) -> str:
    after = deepcopy(before)
    after.play(action)
    length = after.line(before.player)
    return f"make a line of {length}" if length > max(2, before.line(before.player)) else ""


def played(slow: Any, action: str) -> Any:
    """Play an action in naive rules, whether they are values or change."""
    if isinstance(slow, Sheet):
        return slow.after(action)
    return slow.play(action) or slow


CLAIMS: dict[str, tuple[Callable[[], Any], Claim]] = {
    "cercas": (Sheet.start, closes),
    "eight-by-eight": (lambda: Lines(2), lines_up),
    "eight-cities": (Roads, builds),
    "murus-gallicus": (Wall, hits),
}


def next_of(state: State, random: Random) -> str:
    outcomes = state.current_player() == CHANCE
    actions = [a for a, _ in state.chance_outcomes()] if outcomes else list(state.legal_actions())
    return random.choice(actions)


@pytest.mark.parametrize("game", CLAIMS)
def test_each_claim_follows_the_rules(game: str) -> None:
    card, (begin, claim) = find(game), CLAIMS[game]
    count = 0
    for seed in range(often(4, 200)):
        random = Random(seed)
        record = new(card, 2)
        state, slow = final(record), reduce(played, record.actions, begin())
        while not state.is_terminal():
            action = next_of(state, random)
            if state.current_player() != CHANCE:
                words = deed(card, state, action)
                count += words != ""
                assert words == claim(slow, action)
            state, slow = state.child(action), played(slow, action)
    assert count


def test_games_without_such_claims_say_nothing() -> None:
    silent = [game.id for game in catalog() if game.id not in CLAIMS]
    for game in silent:
        assert does(find(game), final(new(find(game))), "") == ""


def test_claims_describe_the_best_action_and_the_reply_to_a_mistake() -> None:
    start = EMPTY | {"start": "8/8/8/3b4/3W4/8/7W w"}
    best = ok("weigh", record=start, at=0, action="h1-f1", nodes=2000, seed="s")
    assert best["best"]["text"] == "d3xd4"
    assert best["why"] == "hits the single stone on d4"
