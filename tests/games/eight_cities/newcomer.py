"""The words for a newcomer to 8 Cities."""

from tests.support.newcomers import End, Newcomer, Press, Turn

_START = "a1,a2,c3,c5,d2,e5,f1,f6 - - w 1 0 0"
_MINE = r"You built \w\d–\w\d(: .+)?\."
_THEIRS = r"{other} (built \w\d–\w\d.*|passed.*)\."

NEWCOMER = Newcomer(
    turns=(
        r"Your turn: build (one road|two roads)(, or pass|, starting at \w\d)",
        r"Your turn: one more road(, or pass|, starting at \w\d)",
        "You can only pass",
    ),
    told=f"({_MINE} )?{_THEIRS}|{_MINE}",
    presses=(
        Press(
            ("d4 to e4",),
            "A road starts at a city or at your own roads; neither is at d4 or e4.",
            start=_START,
        ),
    ),
    turn=Turn(("a1-a2", "c3-c4"), ("a1 to a2", "c3 to c4"), start=_START, before=("pass",)),
    end=End(
        "ended-by-passes",
        "You win",
        "4 flags to 2 for you in each of the 3 most important cities. Both players have passed.",
    ),
)
