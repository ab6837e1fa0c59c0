"""The pictures in the rules."""

from pygames.game import Figure

_FIGHT = "8/1BBb1Bb1/wwBBBB2/1W6/6wW/1WW3Ww/4W3 w"

FIGURES = {
    "stack-and-stone": Figure(crop=(46, 222, 300, 200), start=_FIGHT),
    "what-a-stack-may-do": Figure(
        crop=(446, 22, 400, 500), start=_FIGHT, actions=("g2-g4",), picks=("sq-f5",)
    ),
    "breakthrough": Figure(
        crop=(146, 0, 500, 326), start="1B3b2/2B2b2/1B1W1b2/2w5/4W3/8/8 w", picks=("sq-d5",)
    ),
}
