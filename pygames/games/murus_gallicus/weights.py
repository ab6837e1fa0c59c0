"""Weights of the evaluation: the worth of a piece by its place.

Rows from the owner's home row on, columns a to d (e to h are their mirror images);
100 multiply the odds of winning by e. Fitted to 80956 quiet positions of
self-play by lab/tune/murus_gallicus.py; change them there.
The loss is 0.7868 bits.
"""

STACK = (
    (-65, -48, -46, -40),
    (4, -26, -29, -7),
    (-26, 3, 18, 24),
    (26, 2, 39, 33),
    (0, 13, 126, 133),
    (35, 1, 49, 103),
    (0, 0, 0, 0),
)

SINGLE = (
    (-66, -64, -45, -56),
    (-66, -27, -32, -19),
    (-64, -28, 8, 19),
    (-84, -22, 15, 9),
    (-39, -4, 40, 40),
    (-78, -34, -9, -34),
    (0, 0, 0, 0),
)
