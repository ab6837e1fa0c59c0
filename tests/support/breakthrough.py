"""A whole game of Murus Gallicus that many tests play."""

MOVES = (
    "c1-a3 e7-e5 a1-c3 d7-b5 d1-d3 f7-d5 e1-c3 c7-c5 d2-d4 c6-e4 d3xe4 a7-a5 b1-d3 d5-f3 "
    "d3-d5 h7-f5 d4-d6 b7-b5 d5-d7"
).split()
"""It ends with a breakthrough and has a sacrifice for each side."""
