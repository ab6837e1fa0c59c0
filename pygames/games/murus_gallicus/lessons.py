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


def _leaves_d4(after: Murus, _action: str) -> bool:
    return after.board.at("d4") == ""


HOME = Step[Murus](
    words="The board has columns a to h and rows 1 to 7. White begins on row 1, Black on row 7. "
    "You win by reaching the other side.",
    task="Choose a square to reach.",
    clauses="M1 M2",
    find=tuple(f"sq-{column}7" for column in "abcdefgh"),
    shown="sq-d7",
    success="Yes. One stone on any square of row 7 wins.",
    facts={"sq-d7": "black stack", "sq-a1": "white stack"},
    otherwise=Answer((), "That isn't Black's home row. It is row 7, at the top.", "M2"),
)

DISTRIBUTE = Step[Murus](
    words="A stack holds two stones. It walks by falling apart: one stone lands on each of the "
    "next two squares in a straight line.",
    task="Choose the stack on d1, then d3.",
    clauses="M4",
    goal=("d1-d3",),
    shown="d1-d3",
    success="One stone is on d2, one on d3, and d1 is empty. Black answers in the same way.",
    replies=_OPENING[1:],
    marked=("sq-d1", "sq-d3"),
    facts={"sq-d1": "white stack", "sq-d3": "empty"},
    otherwise=Answer((), "A good move as well. For now, choose d1, then d3.", "M4"),
)

SINGLES = Step[Murus](
    words="A single stone can't act. It waits for another to make it a stack. No square ever "
    "holds more than two stones.",
    task="Make the single stone on d2 a stack.",
    clauses="M3 M6",
    actions=_OPENING,
    goal=_makes_a_stack_on_d2,
    shown="c1-e3",
    success="The stack on d2 can walk again.",
    marked=("sq-d2",),
    facts={"sq-d2": "single white stone", "sq-c1": "white stack", "sq-e1": "white stack"},
    answers=(Answer(("b1-d3", "f1-d3"), "That makes d3 a stack. Now think of d2.", "M4"),),
    otherwise=Answer((), "No stone landed on d2. Look along the diagonals from c1 and e1.", "M4"),
)

BLOCKED = Step[Murus](
    words="Both stones need room: each square must be empty or hold one single stone of yours.",
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
    words="A stack may instead hit a single black stone next to it. Both sides lose one stone. "
    "Stacks can't be hit.",
    task="Take the single stone on e5 with your stack on d4.",
    clauses="M5",
    start="1B2B3/2B5/2B1b3/3W4/1w4W1/8/2W3W1 w",
    goal=("d4xe5",),
    shown="d4xe5",
    success="Black lost the stone on e5, and your stack is a single stone now. "
    "You never have to do this.",
    marked=("sq-d4", "sq-e5"),
    facts={"sq-d4": "white stack", "sq-e5": "single black stone", "sq-c5": "black stack"},
    otherwise=Answer((), "That hits nothing. Choose d4, then the black stone on e5.", "M5"),
)

BREAKTHROUGH = Step[Murus](
    words="A stone that lands on the other home row wins at once.",
    task="White to move. Win in one move.",
    clauses="M7",
    start="1B3b2/2B2b2/1B1W1b2/2w5/4W3/8/8 w",
    goal=_wins,
    shown="d5-d7",
    success="A breakthrough: you have won.",
    facts={"sq-d5": "white stack", "sq-d6": "empty", "sq-d7": "empty"},
    otherwise=Answer(
        (), "No stone of yours is on row 7 yet. Which stack has two empty squares above it?", "M7"
    ),
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
    words="Nobody may pass. Whoever has no move loses at once. Black's only stack, on a3, has one "
    "way left.",
    task="Close it, and Black can't move.",
    clauses="M6 M8",
    start="2b5/4b3/8/WW6/BW6/1W6/2W1W3 w",
    goal=_wins,
    shown="c1-a1",
    success="Black's stack is shut in, and single stones can't act. You have won.",
    marked=("sq-a3",),
    facts={"sq-a3": "black stack", "sq-a2": "empty", "sq-a1": "empty", "sq-c1": "white stack"},
    otherwise=Answer((), "Black can still move. The way from a3 to a1 must be closed.", "M8"),
)

PLAY = Step[Murus](
    words="That is all you need. You are White, and the gentlest bot is Black. Walk in company: "
    "single stones need help to move.",
    task="Make your first move.",
    clauses="M2 M7",
    goal=anything,
    shown="d1-d3",
    success="The game is on.",
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
        HOME,
        DISTRIBUTE,
        SINGLES,
        BLOCKED,
        SACRIFICE,
        BREAKTHROUGH,
        DEFENCE,
        STALEMATE,
        PLAY,
    ),
    fine_print=(REPETITION,),
)
