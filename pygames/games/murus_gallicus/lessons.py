"""The course that teaches Murus Gallicus, and its fine print."""

from __future__ import annotations

from pygames.games.murus_gallicus.rules import Murus
from pygames.look.lessons import Answer, Lessons, Step, anything

_OPENING = ("d1-d3", "d7-d5")
_BACK_AND_FORTH = ("h6-h4", "a2-a4", "h7-h5", "a1-a3", "h5-h7", "a3-a1",
                   "h6-h4", "a2-a4", "h4-h6", "a4-a2", "h5-h7", "a3-a1")  # fmt: skip
"""Both players take two stacks apart and put them together again."""


def _wins(after: Murus, _action: str) -> bool:
    return after.winner() == 0


def _is_safe(after: Murus, _action: str) -> bool:
    """Tell whether Black can't break through at once."""
    return not any(after.child(action).winner() == 1 for action in after.legal_actions())


def _makes_a_stack_on_d2(after: Murus, _action: str) -> bool:
    return after.board.at("d2") == "W"


def _leaves_d6(after: Murus, _action: str) -> bool:
    return after.board.at("d6") == ""


def _leaves_d4(after: Murus, _action: str) -> bool:
    return after.board.at("d4") == ""


BREAKTHROUGH = Step[Murus](
    words="You are White. You win when one of your stones reaches the far row, at the top. A stack "
    "moves two squares in a straight line.",
    task="Win now: move the stack on d5 to d7.",
    clauses="M2 M7",
    start="1B4B1/2B1B3/3W4/8/2W2W2/8/8 w",
    goal=_wins,
    shown="d5-d7",
    success="A breakthrough: one of your stones stands on Black’s home row, and you have won.",
    marked=("sq-d5",),
    facts={"sq-d5": "white stack", "sq-d6": "empty", "sq-d7": "empty"},
    otherwise=Answer(
        (),
        "None of your stones is on the far row yet. Go straight up, between the black stacks.",
        "M7",
    ),
)

DISTRIBUTE = Step[Murus](
    words="Every game begins like this. A stack is two stones, and it moves by falling apart: one "
    "stone lands on each of the next two squares.",
    task="Move the stack on d1 straight up.",
    clauses="M2 M4",
    goal=("d1-d3",),
    shown="d1-d3",
    success="One stone is on d2, one on d3, and d1 is empty. Black answers in the same way.",
    replies=_OPENING[1:],
    marked=("sq-d1",),
    facts={"sq-d1": "white stack", "sq-d2": "empty", "sq-d3": "empty"},
    otherwise=Answer(
        (), "A good move as well. This time, move the stack on d1 straight up, to d3.", "M4"
    ),
)

SINGLES = Step[Murus](
    words="A single stone can’t act. It waits for another to make it a stack. No square ever "
    "holds more than two stones.",
    task="Make the single stone on d2 a stack.",
    clauses="M3 M6",
    actions=_OPENING,
    goal=_makes_a_stack_on_d2,
    shown="c1-e3",
    success="The stack on d2 can move again.",
    marked=("sq-d2",),
    facts={"sq-d2": "single white stone", "sq-c1": "white stack", "sq-e1": "white stack"},
    answers=(Answer(("b1-d3", "f1-d3"), "That makes d3 a stack. Now think of d2.", "M4"),),
    otherwise=Answer((), "No stone landed on d2. Look along the diagonals from c1 and e1.", "M4"),
)

WALLS = Step[Murus](
    words="Both stones need room: each square must be empty, or hold a single stone of yours. "
    "Everything else is a wall.",
    task="Only one way is open to the stack on d4. Find it.",
    clauses="M3 M4",
    start="2B2B2/8/2BBB3/2WWw3/2WW4/5b2/6W1 w",
    goal=_leaves_d4,
    shown="d4-f4",
    success="The stone on e4 became a stack, and f4 was empty. All other ways were blocked.",
    marked=("sq-d4",),
    facts={"sq-d4": "white stack", "sq-e4": "single white stone", "sq-f4": "empty"},
    otherwise=Answer((), "That was another stack. Begin with the one on d4.", "M4"),
)

SACRIFICE = Step[Murus](
    words="Instead of moving, a stack may hit a single black stone next to it. The price is a "
    "stone of its own. Stacks can’t be hit.",
    task="Hit the one black stone that you can.",
    clauses="M5",
    start="1B2B3/2B5/2B1b3/3W4/1w4W1/8/2W3W1 w",
    goal=("d4xe5",),
    shown="d4xe5",
    success="Black lost the stone on e5. You paid with one as well: d4 is a single stone now. You "
    "are never forced to hit.",
    marked=("sq-d4",),
    facts={"sq-d4": "white stack", "sq-e5": "single black stone", "sq-c5": "black stack"},
    otherwise=Answer(
        (), "That hits nothing. Choose the stack on d4, then the single stone next to it.", "M5"
    ),
)

NEAR = Step[Murus](
    words="No stone may leave the board. So a stack right in front of the far row can’t step onto "
    "it, but one that is two rows away can.",
    task="Win in one move.",
    clauses="M4 M7",
    start="1B2B2B/3W4/1b3W2/8/8/2W3W1/8 w",
    goal=_wins,
    shown="f5-f7",
    success="From two rows away there is a square for both stones, and you have won.",
    facts={
        "sq-d6": "white stack",
        "sq-d7": "empty",
        "sq-f5": "white stack",
        "sq-f6": "empty",
        "sq-f7": "empty",
    },
    answers=(
        Answer(_leaves_d6, "The stack on d6 was too near. Which one is two rows away?", "M4"),
    ),
    otherwise=Answer((), "None of your stones is on the far row yet. Look at f5.", "M7"),
)

DEFENCE = Step[Murus](
    words="Black wants the same. The black stack on d3 could go to d1 or f1 and win.",
    task="Stop it on both sides with one move.",
    clauses="M7",
    start="1B4B1/5b2/8/8/3B4/5W2/1W6 w",
    goal=_is_safe,
    shown="f2-d2",
    success="Two white stones stand in the way, on d2 and e2. A wall is made of such stones.",
    marked=("sq-d3",),
    facts={"sq-d3": "black stack", "sq-d1": "empty", "sq-f1": "empty", "sq-f2": "white stack"},
    otherwise=Answer((), "Black would still reach row 1 from d3. Block both d2 and e2.", "M7"),
)

STALEMATE = Step[Murus](
    words="You may not pass. If you can’t move, you lose. Black’s only stack, on a3, has one way "
    "left.",
    task="Close it, and Black can’t move.",
    clauses="M6 M8",
    start="2b5/4b3/8/WW6/BW6/1W6/2W1W3 w",
    goal=_wins,
    shown="c1-a1",
    success="Black’s stack is shut in, and single stones can’t act. You have won.",
    marked=("sq-a3",),
    facts={"sq-a3": "black stack", "sq-a2": "empty", "sq-a1": "empty", "sq-c1": "white stack"},
    otherwise=Answer((), "Black can still move. The way from a3 to a1 must be closed.", "M8"),
)

PLAY = Step[Murus](
    words="That is all you need. You are White, and the gentlest bot is Black. Keep your "
    "stones together: a single stone needs another one to move.",
    task="Make your first move.",
    clauses="M2 M7",
    goal=anything,
    shown="d1-d3",
    success="The game is on.",
)

NAMES = Step[Murus](
    words="The columns are a to h, the rows 1 to 7, seen by White. Moves are written with these "
    "names.",
    task="Find the square f2.",
    clauses="M1",
    find=("sq-f2",),
    shown="sq-f2",
    success="Right: column f, row 2.",
    facts={"sq-f2": "empty", "sq-a1": "white stack"},
    otherwise=Answer((), "f2 is in column f, just above White’s home row.", "M1"),
)

REPETITION = Step[Murus](
    words="When the same position, with the same player to move, comes for the third time, the "
    "game is a draw. This one has come twice.",
    task="Bring it back with the stack on a3.",
    clauses="M9",
    start="7B/7B/8/8/8/W7/W7 b",
    actions=(*_BACK_AND_FORTH, *_BACK_AND_FORTH[:-1]),
    goal=("a3-a1",),
    shown="a3-a1",
    marked=("sq-a3",),
    facts={"sq-a3": "white stack"},
    success="The same position for the third time: a draw.",
    otherwise=Answer((), "That makes a new position, so the game would go on.", "M9"),
)

LESSONS = Lessons[Murus](
    basics=(
        BREAKTHROUGH,
        DISTRIBUTE,
        SINGLES,
        WALLS,
        SACRIFICE,
        NEAR,
        DEFENCE,
        STALEMATE,
        PLAY,
    ),
    fine_print=(NAMES, REPETITION),
)
