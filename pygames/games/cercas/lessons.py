"""The course that teaches Cercas, and its fine print."""

from __future__ import annotations

from pygames.games.cercas.board import DOT_INDEX, FENCE, Fence
from pygames.games.cercas.figures import FIGURES
from pygames.games.cercas.rules import Cercas
from pygames.look.lessons import Answer, Lessons, Step, anything

_NO_LINES = "0000000/0000000/0000000/0000000/0000000/0000000"


def _fence(action: str) -> Fence:
    return FENCE[action.partition(":")[0]]


def _joins_four_dots(_after: Cercas, action: str) -> bool:
    return _fence(action).lines.bit_count() == 3


def _ends_on_the_fence(_after: Cercas, action: str) -> bool:
    return any(_fence(action).ends >> DOT_INDEX[dot] & 1 for dot in ("e4", "e5"))


def _draws_c4_to_f4(_after: Cercas, action: str) -> bool:
    return action.startswith("c4-f4:")


def _gives_x_five(after: Cercas, _action: str) -> bool:
    return after.points[0] == 5


def _gives_x_more(after: Cercas, _action: str) -> bool:
    return after.points[0] > after.points[1]


def _gives_o_more(after: Cercas, _action: str) -> bool:
    return after.points[1] > after.points[0]


def _gives_both_the_same(after: Cercas, _action: str) -> bool:
    return after.points[0] == after.points[1] > 0


def _ties(after: Cercas, _action: str) -> bool:
    return any(area.tied for area in after.areas)


def _leaves_an_area_unmarked(after: Cercas, _action: str) -> bool:
    return any(area.owner is None for area in after.areas)


CLOSE = Step[Cercas](
    words="You are X. Fences close areas of one to five spaces. The player with more "
    "marks in an area scores its spaces.",
    task="Draw a fence from d7 to d8, then put your X inside.",
    clauses="C9 C11",
    start="0000000/0000000/0000000/0000000/1100000/0010000 "
    "0000000/0000010/0000000/0000000/0000000/0000000 x6/1o5/7/7/7/7/7 x",
    goal=_gives_x_five,
    shown="d7-d8:c7",
    success="Five spaces are closed, with two X and one O: five points for you.",
    marked=("dot-d7", "dot-d8", "space-c7"),
    facts={"space-a7": "X", "space-b6": "O", "space-c7": "empty"},
    answers=(
        Answer(_ties, "One X, one O: a tied area scores for nobody. Put another X inside.", "C11"),
    ),
    otherwise=Answer((), "The area is still open between d7 and d8.", "C9"),
)

TURN = Step[Cercas](
    words="A turn is a fence, then a mark beside it. A fence is straight and joins two, three or "
    "four dots in a row.",
    task="Draw a fence through four dots, then mark a space.",
    clauses="C1 C2 C3 C6",
    goal=_joins_four_dots,
    shown="c3-f3:d3",
    success="Three lines, and your X beside one of them. Either side would do.",
    otherwise=Answer((), "That is a fence, but a shorter one. This time join four dots.", "C3"),
)

TOUCH = Step[Cercas](
    words="Every line must be new. At most three lines may meet at a dot, so fences may touch, but "
    "never cross.",
    task="End your fence in the middle of O’s, at e4 or e5.",
    clauses="C4 C5",
    start=f"{_NO_LINES} 0000000/0000000/0000000/0011100/0000000/0000000 7/7/7/4o2/7/1x5/7 x",
    goal=_ends_on_the_fence,
    shown="c5-e5:c5",
    success="Three lines meet there now, so no other fence can touch this dot.",
    marked=("dot-e4", "dot-e5"),
    facts={"dot-e4": "lines down and up", "dot-e5": "lines down and up", "space-e4": "O"},
    otherwise=Answer((), "That fence doesn’t end at e4 or e5. Come from the left or right.", "C5"),
)

EDGE = Step[Cercas](
    words="The outer edge is there from the start. A fence may touch it, but never a corner. The "
    "top left corner is still open below.",
    task="Close its two spaces, and mark one.",
    clauses="C2 C5 C11",
    start=f"{_NO_LINES} 0000000/0000001/0000000/0000000/0000000/0000000 3o3/7/4x2/7/7/7/7 x",
    goal=_gives_x_more,
    shown="a7-c7:a7",
    success="The edge closes the rest. Two points for you.",
    facts={"space-a7": "empty", "space-b7": "empty", "dot-c8": "line down"},
    answers=(
        Answer(
            _leaves_an_area_unmarked, "Closed, but an area without marks is worth nothing.", "C11"
        ),
    ),
    otherwise=Answer((), "The corner is still open. Draw from the edge at a7 to c7.", "C9"),
)

MARK = Step[Cercas](
    words="Your mark goes beside the new fence, but never beside, above or below an O, even "
    "across a fence.",
    task="Draw a fence from c4 to f4, and find a space.",
    clauses="C6 C7",
    start=FIGURES["where-a-mark-may-go"].start,
    goal=_draws_c4_to_f4,
    shown="c4-f4:e4",
    success="Only c4 and e4 were possible: all other spaces beside this fence hold an O or are "
    "next to one.",
    marked=("dot-c4", "dot-f4"),
    facts={"space-d3": "O", "space-c4": "empty", "space-e4": "empty"},
    otherwise=Answer((), "That is another fence. Draw the one from c4 to f4.", "C3"),
)

SIX = Step[Cercas](
    words="Six spaces or more are still open, even with lines all around. But they can be divided.",
    task="Divide the six at the top left, so that you get more points than O.",
    clauses="C9 C11",
    start="0000000/0000000/0000000/0000000/1110000/0000000 "
    "0000000/0000000/0000011/0000000/0000000/0000000 x6/2o4/7/7/7/7/7 x",
    goal=_gives_x_more,
    shown="a7-d7:a6",
    success="Both parts are closed areas now, and you have more points than O.",
    facts={"space-a7": "X", "space-c6": "O"},
    answers=(
        Answer(_gives_o_more, "Both parts are closed now, but O’s is larger than yours.", "C11"),
        Answer(_gives_both_the_same, "Both parts are closed, and worth three each.", "C11"),
    ),
    otherwise=Answer((), "The six spaces aren’t divided yet. Draw a fence across them.", "C9"),
)

TIE = Step[Cercas](
    words="With equal marks, an area is tied and scores for nobody. O is about to close five "
    "spaces at the bottom right.",
    task="Close them yourself, and make it a tie.",
    clauses="C11",
    start="0000100/0000011/0000000/0000000/0000000/0000000 "
    "0000000/0000000/0000000/0000000/0100000/0000000 7/7/7/7/2x4/6o/7 x",
    goal=_ties,
    shown="e1-e2:e1",
    success="One X and one O: the area scores for nobody.",
    facts={"space-g2": "O", "space-e1": "empty", "dot-e2": "line right"},
    answers=(
        Answer(_gives_o_more, "Only O has a mark in the area that you closed, so O scores.", "C11"),
    ),
    otherwise=Answer((), "No tied area yet. Draw from e1 to e2, and mark inside.", "C11"),
)

END = Step[Cercas](
    words="You can’t pass. Each fence needs a space to mark. The game ends when a player can’t "
    "move; the higher score wins.",
    task="It is 8 to 8. Take away O’s last move, at the top.",
    clauses="C8 C10 C12",
    start="1110000/0111000/0111111/0000111/0000111/0111110 "
    "0111111/0101110/0001110/1101110/1110000/1110011 "
    "o5o/1x1o1x1/1x1oo2/1x3x1/3o2x/o1o1x2/1x2x1o x",
    goal=("f7-f8:e7",),
    shown="f7-f8:e7",
    success="That was O’s last move as well. The game is over, and you win, 12 to 8.",
    facts={"space-e7": "empty, in an unmarked area of 5", "space-a7": "O", "space-g7": "O"},
    otherwise=Answer((), "O can still draw from f7 to f8 and mark e7. Take this move away.", "C10"),
)

PLAY = Step[Cercas](
    words="You are X, and the gentlest bot is O. Close small areas in which you have more marks. "
    "Points count only at the end.",
    task="Draw your first fence, and mark a space.",
    clauses="C2 C12",
    goal=anything,
    shown="c3-f3:d3",
    success="The game is on.",
)

NAMES = Step[Cercas](
    words="Dots are named by column, a to h, and row, 1 to 8. A space has the name of the dot at "
    "its lower left.",
    task="Find the space b2.",
    clauses="C1",
    start=FIGURES["names"].start,
    find=("space-b2",),
    shown="space-b2",
    success="Right: the dot b2 is at its lower left corner.",
    facts={"space-b2": "b2, X", "dot-b2": "dot b2"},
    answers=(Answer(("dot-b2",), "That is the dot b2. Its space is up and to the right.", "C1"),),
    otherwise=Answer((), "b2 is the second space from the left, in the second row.", "C1"),
)

SINGLE = Step[Cercas](
    words="A single space can be an area, too. With a mark it scores one point, without a mark "
    "nothing.",
    task="Close the corner a7, and score one point.",
    clauses="C9 C11",
    start="0000000/0000000/0000000/0000000/0000000/1000000 "
    "0000000/0000000/0000000/0000000/0000000/0000000 7/7/2x4/7/3o3/7/7 x",
    goal=("b7-b8:a7",),
    shown="b7-b8:a7",
    success="An area of one space, with your mark: one point.",
    facts={"space-a7": "empty", "dot-b7": "line left"},
    answers=(
        Answer(("b7-b8:b7",), "Closed, but your mark is outside: nobody scores here.", "C11"),
    ),
    otherwise=Answer((), "a7 isn’t closed. Draw the short fence from b7 to b8.", "C9"),
)

NOBODYS = Step[Cercas](
    words="Tied areas, areas without marks and spaces still open at the end score for nobody. "
    "Equal scores are a draw.",
    task="Find a space of the tied area.",
    clauses="C11 C12",
    start=FIGURES["areas"].start,
    find=("space-c6", "space-d6", "space-c7", "space-d7"),
    shown="space-c6",
    success="One X, one O: these four spaces score for nobody.",
    facts={"space-c6": "tied area of 4", "space-d7": "tied area of 4", "space-a7": "X’s area"},
    otherwise=Answer((), "That isn’t in the tied area. Look for one X and one O together.", "C11"),
)

LESSONS = Lessons[Cercas](
    basics=(CLOSE, TURN, TOUCH, EDGE, MARK, SIX, TIE, END, PLAY),
    fine_print=(NAMES, SINGLE, NOBODYS),
)
