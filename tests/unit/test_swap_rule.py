"""The swap rule as all games have it: who may swap, and when (S1, S4)."""

from dataclasses import replace

import pytest

from pygames.adapters.actions import numbers
from pygames.core import Setup
from pygames.games import find
from pygames.record import Record, final, make_header, settle

FIRST = {"murus-gallicus": "d1-d3", "cercas": "d3-d6:d4", "eight-cities": "d3-d4"}
"""An action to begin with in each game that has the option."""
WITH_SWAP = pytest.mark.parametrize("id", FIRST)


def begun(id: str, *actions: str, swap: str = "on") -> Record:
    """Begin a game with the option, where the seed decides what chance brings."""
    record = settle(Record(make_header(find(id), 2, {"swap": swap}, None), seed="daily"))
    return replace(record, actions=(*record.actions, *actions))


@WITH_SWAP
def test_s1_swapping_is_the_last_of_the_actions_in_the_second_players_first_turn_alone(
    id: str,
) -> None:
    actions = final(begun(id, FIRST[id])).legal_actions()
    assert actions[-1] == "swap"
    assert actions[:-1] == final(begun(id, FIRST[id], swap="off")).legal_actions()
    # As a text brings it: equal, not the same.
    swapped = begun(id, FIRST[id], str(b"swap", "ascii"))
    others = [begun(id), begun(id, FIRST[id], actions[0]), swapped]
    others.append(begun(id, FIRST[id], "swap", final(swapped).legal_actions()[0]))
    assert ["swap" in final(other).legal_actions() for other in others] == [False] * 4


@WITH_SWAP
def test_s4_a_position_text_tells_of_no_right_to_swap(id: str) -> None:
    having, without = (final(begun(id, FIRST[id], swap=swap)) for swap in ("on", "off"))
    assert having.position() == without.position()
    rules, text = find(id).rules, final(begun(id)).position()
    assert rules.read_position
    assert text
    state = rules.read_position(text, Setup(2, {"swap": "on"}))
    assert "swap" not in state.child(FIRST[id]).legal_actions()


@WITH_SWAP
def test_programs_that_number_actions_know_the_swap_only_with_the_option(id: str) -> None:
    without, having = numbers(id).actions, numbers(id, 2, {"swap": "on"}).actions
    assert having == {**without, "swap": len(without)}
