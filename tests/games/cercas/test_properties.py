"""What holds in any position that random actions lead to."""

from __future__ import annotations

import json
import math
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE, TERMINAL, Setup
from pygames.door.view import view
from pygames.games import find
from pygames.games.cercas import position_text
from pygames.games.cercas.areas import closed_areas, regions
from pygames.games.cercas.board import ALL_SPACES, parts
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas
from pygames.record import Record, final, make_header, parse

GAME = find("cercas")
PICKS = st.sampled_from(
    [f"dot-{c}{r}" for c in "abchi" for r in (1, 2, 3, 8, 9)]
    + [f"space-{c}{r}" for c in "abgh" for r in (1, 2, 7, 8)]
    + ["", "dot-", "space-", "pass", "b2", "dot-b2 ", "Dot-b2"]
)


@st.composite
def games(draw: st.DrawFn) -> tuple[str, ...]:
    """Draw the actions of a game that may not be finished."""
    state, actions = Cercas.initial(Setup(2, {})), []
    for _ in range(draw(st.integers(0, 40))):
        if state.is_terminal():
            break
        action = draw(st.sampled_from(state.legal_actions()))
        actions.append(action)
        state = state.child(action)
    return tuple(actions)


def after(actions: tuple[str, ...]) -> Cercas:
    state = Cercas.initial(Setup(2, {}))
    for action in actions:
        state = state.child(action)
    return state


@given(games())
@settings(deadline=None, max_examples=40)
def test_a_record_comes_back_from_its_data(actions: tuple[str, ...]) -> None:
    record = Record(make_header(GAME, 2, {}, None), actions)
    assert parse(json.loads(json.dumps(record.data()))) == record
    assert final(record) == after(actions)


@given(games())
@settings(deadline=None, max_examples=40)
def test_legal_actions_are_unique_and_stable_and_children_change_nothing(
    actions: tuple[str, ...],
) -> None:
    state = after(actions)
    legal, board = state.legal_actions(), state.board
    assert len(set(legal)) == len(legal)
    children = [state.child(action) for action in legal[:20]]
    assert (
        state.legal_actions()
        == legal
        == tuple(position_text.read(position_text.write(board)).actions())
    )
    assert state.board == board
    assert len({child.board for child in children}) == len(children)


@given(games())
@settings(deadline=None, max_examples=40)
def test_whose_turn_and_the_end(actions: tuple[str, ...]) -> None:
    state = after(actions)
    assert state.current_player() in (0, 1, TERMINAL)
    assert state.current_player() != CHANCE
    assert not state.chance_outcomes()
    assert state.is_terminal() == (not state.legal_actions())
    ends = (state.returns(), state.scores(), state.reason())
    assert all(end is not None for end in ends) == state.is_terminal()
    assert (state.position() is None) == state.is_terminal()
    assert state.text().count("\n") == 15


@given(games())
@settings(deadline=None, max_examples=40)
def test_carried_along_is_what_lines_and_marks_say(actions: tuple[str, ...]) -> None:
    board = after(actions).board
    assert Board.of(board.lines, board.marks, board.player) == board


@given(games())
@settings(deadline=None, max_examples=40)
def test_regions_divide_the_board(actions: tuple[str, ...]) -> None:
    board = after(actions).board
    parts_ = regions(board.lines)
    assert sum(parts_) == ALL_SPACES
    assert all(1 <= area.size <= 5 for area in closed_areas(board))


@given(games())
@settings(deadline=None, max_examples=25)
def test_each_path_leads_to_its_action_and_the_view_can_be_sent(actions: tuple[str, ...]) -> None:
    record = Record(make_header(GAME, 2, {}, None), actions)
    display = view(record, len(actions), 1)
    json.dumps(display, allow_nan=False)
    ends = [action for _, action in _leaves(display["picks"])]
    assert sorted(ends) == sorted(2 * list(after(actions).legal_actions()))
    for path, action in _leaves(display["picks"]):
        fence, space = parts(action)
        assert path[2] == f"space-{action.split(':')[1]}"
        assert {path[0][4:], path[1][4:]} == set(fence.text.split("-"))
        assert fence.beside & space
    ids = [shape["id"] for part in ("ground", "pieces") for shape in display["scene"][part]]
    assert len(set(ids)) == len(ids)
    assert all(
        _finite({**shape}) for shape in [*display["scene"]["ground"], *display["scene"]["pieces"]]
    )


@given(games(), st.lists(PICKS, max_size=5))
@settings(deadline=None, max_examples=150)
def test_explain_never_raises(actions: tuple[str, ...], picks: list[str]) -> None:
    explanation = GAME.look.explain(after(actions), picks, None)
    assert explanation.sentence.endswith(".")
    assert explanation.clause in {"C1", "C3", "C4", "C5", "C6", "C7", "C8", "C10"}


def _leaves(tree: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    leaves: list[tuple[tuple[str, ...], str]] = []
    for id, node in tree.items():
        if isinstance(node, str):
            leaves.append(((*path, id), node))
        else:
            leaves += _leaves(node, (*path, id))
    return leaves


def _finite(shape: dict[str, Any]) -> bool:
    numbers = [*shape.get("points", ()), *(shape.get(key, 0) for key in ("x", "y", "r", "width"))]
    return all(math.isfinite(number) for number in numbers)
