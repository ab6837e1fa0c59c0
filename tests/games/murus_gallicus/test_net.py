"""The learned evaluation: no lane and no value can leave its bits."""

import pytest

from pygames.games.murus_gallicus.net import (
    ALL,
    KINDS,
    SIGN,
    SQUARES,
    TEMPO,
    Rows,
    learned,
    packed,
    places,
)

STONES = 16
"""Each player begins with this many, and no action adds one: so no player ever has more pieces."""
NETS = pytest.mark.parametrize("rows", [learned(), places()], ids=["net", "places"])


def most(rows: Rows, lane: int, sign: int) -> int:
    """Return the most that a lane can hold (with a sign of 1; or lack, with -1)."""
    pieces = 0
    for first in range(0, KINDS, 2):
        both = [[sign * row[lane] for row in rows[k * SQUARES :]] for k in (first, first + 1)]
        squares = [max(0, both[0][square], both[1][square]) for square in range(SQUARES)]
        pieces += sum(sorted(squares, reverse=True)[:STONES])
    return pieces + sign * rows[-1][lane] + max(0, sign * rows[TEMPO][lane])


@NETS
def test_no_lane_leaves_its_bits(rows: Rows) -> None:
    for lane in range(len(rows[0])):
        assert most(rows, lane, 1) < SIGN
        assert most(rows, lane, -1) <= SIGN


@NETS
def test_no_value_leaves_the_remainder(rows: Rows) -> None:
    lanes = range(len(rows[0]))
    middle = packed(rows).middle
    above = [max(0, most(rows, lane, 1)) for lane in lanes]
    half = len(above) // 2
    worth = sum(above[:half]) + sum(above[half:])
    assert worth <= min(middle, ALL - 1 - middle)
