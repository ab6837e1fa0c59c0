"""The words for a newcomer to Murus Gallicus."""

from tests.support.newcomers import End, Newcomer, Press, Turn

NEWCOMER = Newcomer(
    turns=("Your turn: choose a stack to move",),
    told=r"{other} (moved \w\d–\w\d|hit \w\d from \w\d; each side lost a stone)\.",
    presses=(
        Press(("d4",), r"Where does the stack on d4 go\?", start="8/8/4b3/3W4/8/8/W6B w"),
        Press(("d1", "c4"), "A stack reaches only the two nearest squares in a straight line."),
        Press(("d1", "d2"), "One stone goes to each of the two squares. Choose the farther one."),
    ),
    turn=Turn(("d7-d5",), ("d7", "d6", "d5"), before=("d1-d3",)),
    end=End("breakthrough", "You win", "You have reached Black’s home row."),
)
