"""The pictures in the rules."""

from pygames.game import Figure

FIGURES = {
    "layout": Figure(crop=(0, 0, 788, 788), start="a3,b2,b4,d2,d5,e5,f1,f6 - - w 1 0 0"),
    "loose-end": Figure(
        crop=(48, 140, 480, 480),
        start="a3,b2,b4,d2,d5,e5,f1,f6 b2b3,b3b4,b4c4 a3b3,b3c3,c3d3,d2d3 w 2 0 0",
        picks=(),
    ),
    "chain-reaction": Figure(
        crop=(168, 132, 480, 368),
        start="a1,a6,b4,c5,d5,e2,f1,f6 b4c4,c4d4 c3c4,c3d3,c4c5,d3d4,d4d5 b 2 0 0",
        actions=("d4-e4",),
        gone=True,
    ),
    "flags": Figure(
        crop=(48, 374, 360, 246),
        start="a2,b2,b3,c2,d6,e6,f1,f6 a2b2,b2c2 b2b3 w 2 1 0",
    ),
    "deciding-cities": Figure(
        crop=(48, 20, 530, 720),
        start=(
            "a5,b2,b4,b5,d1,d3,d4,d6 "
            "a4a5,a4b4,b2c2,b3b4,b3c3,c2c3,c2d2,d1d2,d2d3,d2e2,d3d4,d4e4,e1e2,e1f1,e2f2,e3e4,"
            "e3f3,e4e5,e4f4,e5f5,f1f2,f2f3,f3f4 "
            "a1a2,a1b1,a2b2,a5a6,a6b6,b1b2,b1c1,b4b5,b4c4,b5b6,b5c5,c3c4,c3d3,c4c5,c5d5,d4d5,"
            "d5d6 b 1 0 1"
        ),
        actions=("c1-d1",),
    ),
}
