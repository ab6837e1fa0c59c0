"""What holds in any position that random actions lead to."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import Setup
from pygames.games.cercas.areas import closed_areas, regions
from pygames.games.cercas.board import ALL_SPACES
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas


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
