"""What holds in any position that random actions lead to."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import Setup
from pygames.door.view import view
from pygames.games import find
from pygames.games.cercas.areas import closed_areas, regions
from pygames.games.cercas.board import ALL_SPACES, parts
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas
from pygames.record import Record, make_header

GAME = find("cercas")


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
def test_each_path_leads_to_its_fence_and_its_mark(actions: tuple[str, ...]) -> None:
    record = Record(make_header(GAME, 2, {}, None), actions)
    display = view(record, len(actions), 1)
    ends = [action for _, action in _leaves(display["picks"])]
    assert sorted(ends) == sorted(2 * list(after(actions).legal_actions()))
    for path, action in _leaves(display["picks"]):
        fence, space = parts(action)
        assert path[2] == f"space-{action.split(':')[1]}"
        assert {path[0][4:], path[1][4:]} == set(fence.text.split("-"))
        assert fence.beside & space


def _leaves(tree: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    leaves: list[tuple[tuple[str, ...], str]] = []
    for id, node in tree.items():
        if isinstance(node, str):
            leaves.append(((*path, id), node))
        else:
            leaves += _leaves(node, (*path, id))
    return leaves
