"""The words for a newcomer to Cercas."""

from tests.support.newcomers import End, Newcomer, Press

NEWCOMER = Newcomer(
    turns=("Your turn: draw a fence and mark a space",),
    told=r"{other} drew \w\d–\w\d,? (and )?marked \w\d\b.*\.",
    presses=(
        Press(("dot d4",), r"Where does the fence from d4 end\?"),
        Press(("dot d4", "dot d7"), "Now mark a space beside the fence"),
        Press(("d4",), "The fence comes first: choose the dot where it begins."),
        Press(("dot d4", "dot d7", "a1"), r"a1 isn’t beside the fence d4( to |–)d7\."),
    ),
    end=End("bots", "You win", "21 to 14 for you. X had no fence left to draw."),
)
