"""What holds in every position that random play leads to."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.games.eight_by_eight.explain import explain
from pygames.games.eight_by_eight.rules import EightByEight
from tests.games.eight_by_eight.drive import line, new

GAMES = st.tuples(st.integers(2, 4), st.integers(0, 1 << 32))
IDS = [
    *(f"space-{row}-{column}" for row in range(1, 9) for column in range(1, 9)),
    *(f"blackout-{number}" for number in range(1, 9)),
    *("pass", "die", "wood", "space-0-9", "space-4", "cap-r-3", ""),
]


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


@settings(max_examples=15, deadline=None)
@given(GAMES, st.lists(st.sampled_from(IDS), max_size=3))
def test_explain_says_a_sentence_for_any_picks(game: tuple[int, int], picks: list[str]) -> None:
    for state in played(*game):
        explained = explain(state, picks)
        assert explained.sentence.endswith(".")
        assert explained.clause in {"E3", "E5", "E6", "E7", "E8", "E9"}
