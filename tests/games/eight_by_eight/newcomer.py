"""The words for a newcomer to Eight-by-Eight."""

from tests.support.newcomers import End, Newcomer, Press

NEWCOMER = Newcomer(
    turns=(
        r"Your turn: place in row or column \d, or black it out",
        r"Last round, your turn: .+",
        r"Your turn: black out \d or pass: .+",
    ),
    told=r"(You .+|{other} (rolled|placed|blacked|passed) ?.+)\.",
    presses=(
        Press(
            ("row 2, column 3",),
            r".+ rolled 4, so the piece must go in row 4 or column 4\.",
            start="8/8/8/8/8/8/8/8 -,- r 4 -",
        ),
        Press(
            ("blackout mark 3",),
            r".+ rolled 4, so only 4 can be blacked out, not 3\.",
            start="8/8/8/8/8/8/8/8 -,- r 4 -",
        ),
    ),
    end=End("two-play-well", "You win", "You have the longest line: five."),
)
