"""What holds in every position that random play leads to."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE
from pygames.door.view import view
from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.explain import explain
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.picks import Tree, tree
from pygames.look.show import Moment
from pygames.record import Record, choices, final, make_header, parse
from tests.games.eight_by_eight.drive import line, new

GAMES = st.tuples(st.integers(2, 4), st.integers(0, 1 << 32))
IDS = [
    *(f"space-{row}-{column}" for row in range(1, 9) for column in range(1, 9)),
    *(f"blackout-{number}" for number in range(1, 9)),
    *("pass", "die", "wood", "space-0-9", "space-4", "cap-r-3", ""),
]


def played(players: int, seed: int) -> tuple[Record, list[EightByEight]]:
    """Play a whole game at random."""
    steps = list(line(new(players), Random(seed)))
    actions = tuple(action for _, action in steps)
    states = [state for state, _ in steps]
    record = Record(make_header(GAME, players, {}, None), actions)
    return record, [*states, states[-1].child(actions[-1])]


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_records_round_trip(game: tuple[int, int]) -> None:
    record, states = played(*game)
    again = parse(json.loads(json.dumps(record.data())))
    assert again == record
    assert final(again) == states[-1]


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_actions_are_unique_and_stable_and_do_not_change_the_state(game: tuple[int, int]) -> None:
    _, states = played(*game)
    for state in states:
        actions = list(choices(state))
        assert len(set(actions)) == len(actions)
        board, text = state.board, state.text()
        for action in actions:
            state.child(action)
        assert list(choices(state)) == actions
        assert list(choices(EightByEight(board))) == actions
        assert (state.board, state.text()) == (board, text)


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_a_player_or_chance_decides_or_the_game_is_over(game: tuple[int, int]) -> None:
    """E3, E9: probabilities sum to 1, and no hand is ever overdrawn (E2)."""
    _, states = played(*game)
    for state in states:
        chance = sum(probability for _, probability in state.chance_outcomes())
        assert chance == (1 if state.current_player() == CHANCE else 0)
        assert bool(state.legal_actions()) == (state.current_player() >= 0)
        assert (state.position() is None) == state.is_terminal()
        assert all(state.board.hand(player) >= 0 for player in range(game[0]))


def leaf(picks: Tree, ids: tuple[str, ...]) -> object:
    node: object = picks
    for id in ids:
        assert isinstance(node, dict)
        node = node[id]
    return node


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_each_action_has_a_pick_path_of_things_that_can_be_pointed_at(
    game: tuple[int, int],
) -> None:
    _, states = played(*game)
    for state in states[::3]:
        display = GAME.look.show(Moment(state))
        picks = tree(display.paths)
        assert {path.action for path in display.paths} == set(state.legal_actions())
        labelled = {shape["id"] for shape in display.scene.ground if shape.get("label")}
        labelled |= {button.id for button in display.buttons}
        for path in display.paths:
            assert leaf(picks, path.ids) == path.action
            assert set(path.ids) <= labelled


@settings(max_examples=15, deadline=None)
@given(GAMES, st.lists(st.sampled_from(IDS), max_size=3))
def test_explain_says_a_sentence_for_any_picks(game: tuple[int, int], picks: list[str]) -> None:
    _, states = played(*game)
    for state in states:
        explained = explain(state, picks)
        assert explained.sentence.endswith(".")
        assert explained.clause in {"E3", "E5", "E6", "E7", "E8", "E9"}


@settings(max_examples=10, deadline=None)
@given(GAMES)
def test_views_can_be_sent_and_their_shapes_have_ids_of_their_own(game: tuple[int, int]) -> None:
    record, _ = played(*game)
    for ply in range(0, len(record.actions) + 1, 5):
        display = view(record, ply, ply % game[0])
        assert len(json.dumps(display, allow_nan=False)) < 100_000
        scene = display["scene"]
        ids = [shape["id"] for shape in (*scene["ground"], *scene["pieces"])]
        assert len(set(ids)) == len(ids)
        assert set(display["changed"]) <= set(ids)
