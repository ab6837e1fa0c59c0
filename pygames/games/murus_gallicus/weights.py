"""Weights of the evaluation: what a piece is worth by its place.

Rows from the owner's home row on, columns a to d (e to h are their mirror images);
100 multiply the odds of winning by e. Fitted by tests/tune/murus_gallicus.py to
38900 quiet positions of self-play, with a loss of 0.6963 bits; change them there.
"""

STACK = (
    (-80, -57, -42, -38),
    (-5, -29, -20, -4),
    (-27, 8, 25, 37),
    (0, 12, 44, 48),
    (2, 26, 137, 190),
    (-45, -58, 103, 139),
    (0, 0, 0, 0),
)

SINGLE = (
    (-104, -41, -25, -60),
    (-86, -26, -24, -8),
    (-83, -24, 6, 26),
    (-99, -26, 10, 13),
    (-49, -24, 39, 47),
    (-82, -30, -34, -47),
    (0, 0, 0, 0),
)
