"""What is called certain is certain: nothing is unproven, nothing is taken back."""

from random import Random

import pytest

from pygames.games import ids
from tests.support.checkers import AMOUNTS, checker
from tests.support.claims import positions
from tests.support.effort import often
from tests.support.shown import at

pytestmark = pytest.mark.slow

POSITIONS = often(24, 3_000)
LAST = often(6, 99)
"""How many positions of each game, from its end: there most is claimed."""
PATIENCE = often(2_000, 20_000)
ONCE_WRONG = {
    "eight-cities": [
        (
            "a5,b3,b5,c6,d2,e2,f3,f5 b3c3,c2c3,c2d2,c6d6,d1d2,d1e1,d2d3,d3e3,d6e6,e1e2,e3e4,e4f4,"
            "e6f6,f3f4,f4f5,f5f6 a5a6,a5b5,a6b6,b3b4,b4b5,b6c6,c5c6,c5d5,d2e2,d4d5,d4e4,d5e5,e2e3,"
            "e3f3,e4e5 w 1 0 1",
            300,
        )
    ],
    "murus-gallicus": [
        ("8/6b1/2B2Bbb/8/1w1WW3/6w1/6w1 b", 3_000),
        ("3b4/1b3bb1/1w1bBBwb/5W2/3Ww1b1/1w1ww1w1/8 b", 10_000),
        ("1b6/1wB5/bwbb1b2/2wBWwb1/3wwwb1/5ww1/8 b", 3_000),
    ],
}
"""Positions, and how much thought was enough to call something certain that wasn't."""


@pytest.mark.parametrize("name", ONCE_WRONG)
def test_results_once_called_certain_without_a_proof_are_not_certain(name: str) -> None:
    check = checker(name, PATIENCE)
    for text, amount in ONCE_WRONG[name]:
        _, wrong = check.tally([at(check.game, text)], [amount], Random(1))
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ids())
def test_results_called_certain_are_certain(name: str) -> None:
    check = checker(name, PATIENCE)
    states = positions(check.game, POSITIONS, f"claims of {name}", LAST)
    counts, wrong = check.tally(states, AMOUNTS[check.game.bots.counts], Random(name))
    assert len(counts) > 1, "nothing was claimed"
    assert not wrong, "\n".join(wrong)
