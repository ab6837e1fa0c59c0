"""The pictures in the rules."""

from pygames.game import Figure

_BEGUN = (
    "0000000/0110000/0000000/0000000/0000000/0000000 "
    "0000000/0000000/0000000/0000000/0000000/0000000 "
    "7/7/7/7/7/1x5/7 o"
)
_EARLY = (
    "0000000/0111000/0000000/0000000/0000000/0000000 "
    "0000000/0000000/0000000/0110000/0000000/0000000 "
    "7/7/7/7/3o3/2x4/7 x"
)
_LATE = (
    "1100000/0000000/1111100/1110000/0111000/0000111 "
    "0000111/1110011/1110001/0000111/0000000/0111000 "
    "1x1o2o/x1x4/1x2x2/7/o1xx3/6o/1o1o3 o"
)

FIGURES = {
    "names": Figure(crop=(0, 506, 420, 350), start=_BEGUN),
    "where-a-fence-may-go": Figure(crop=(53, 253, 550, 550), start=_EARLY, picks=("dot-c4",)),
    "where-a-mark-may-go": Figure(
        crop=(53, 253, 550, 550), start=_EARLY, picks=("dot-c4", "dot-f4")
    ),
    "areas": Figure(crop=(53, 53, 637, 637), start=_LATE),
}
