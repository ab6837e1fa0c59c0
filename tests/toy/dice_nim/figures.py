"""The pictures in the rules."""

from pygames.game import Figure

FIGURES = {
    "roll-of-two": Figure(crop=(300, 0, 300, 100), actions=("r2",), picks=()),
    "three-left": Figure(crop=(0, 0, 300, 100), actions=("r3", "t3", "r3", "t3", "r3")),
}
