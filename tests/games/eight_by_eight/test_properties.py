"""What holds in every position that random play leads to."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.games.eight_by_eight.rules import EightByEight
from tests.games.eight_by_eight.drive import line, new

GAMES = st.tuples(st.integers(2, 4), st.integers(0, 1 << 32))


def played(players: int, seed: int) -> list[EightByEight]:
    """Return the states of a whole game at random."""
    steps = list(line(new(players), Random(seed)))
    last, action = steps[-1]
    return [*(state for state, _ in steps), last.child(action)]


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_e2_no_hand_is_ever_overdrawn(game: tuple[int, int]) -> None:
    for state in played(*game):
        assert all(state.board.hand(player) >= 0 for player in range(game[0]))
