"""What hints and evaluations call certain is certain: none is unproven, none is taken back."""

from __future__ import annotations

from random import Random

import pytest

from pygames.games import ids
from tests.support.claims import positions
from tests.support.effort import often
from tests.tools.claims import AMOUNTS, checker

POSITIONS = often(36, 3_000)
LAST = often(6, 99)
"""How many positions of each game, from its end: there most is claimed."""
PATIENCE = often(2_000, 20_000)


@pytest.mark.parametrize("name", ids())
def test_what_is_called_certain_is(name: str) -> None:
    check = checker(name, PATIENCE)
    seen = positions(check.game, POSITIONS, f"claims of {name}", LAST)
    counts, wrong = check.tally(seen, AMOUNTS[check.game.bots.counts], Random(name))
    assert len(counts) > 1, "nothing was claimed"
    assert not wrong, "\n".join(wrong)
