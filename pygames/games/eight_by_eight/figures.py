"""The pictures in the rules."""

from pygames.game import Figure

FIGURES = {
    "roll-of-four": Figure(
        crop=(0, 0, 940, 1022),
        start="8/2r1y3/3y4/2y1r3/4r3/1y6/8/6r1 2,- r 4 -",
        picks=(),
    ),
    "blackouts": Figure(
        crop=(0, 0, 590, 400),
        start="8/2r1y3/3y4/2y1r3/4r3/1y6/8/6r1 25,3 r - -",
    ),
    "line-of-five": Figure(
        crop=(0, 192, 690, 690),
        start="8/1r1y4/2r1y3/y2ry3/4r1y1/2y1y3/8/6r1 25,3 r 6 -",
        actions=("6,6",),
    ),
}
