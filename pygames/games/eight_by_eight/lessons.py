"""The course that teaches Eight-by-Eight, and its fine print."""

from __future__ import annotations

from pygames.games.eight_by_eight.board import longest
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.look.lessons import Answer, Lessons, Step, Test, anything

_RED, _YELLOW = 0, 1
_TO_BLACK_OUT = "8/8/6y1/4yr2/4yr2/5r2/6y1/8 -,- r 2 -"
_LAST_ROUND = "8/1r6/2r3y1/3r2y1/4r1y1/5ry1/8/8 3,6 y 1 !"
"""Red has a line of five, and Yellow one of four."""


def _has_red_line(length: int) -> Test[EightByEight]:
    def has_line(after: EightByEight, _action: str) -> bool:
        return longest(after.board.pieces[_RED]) == length

    return has_line


def _yellow_wins(after: EightByEight, _action: str) -> bool:
    returns = after.returns()
    return returns is not None and returns[_YELLOW] == 1


FIVE = Step[EightByEight](
    words="You are Red. The longest line of one colour wins: across, down or diagonal, without a "
    "gap. A line of five begins the last round.",
    task="You rolled 6. Make a line of five.",
    clauses="E8 E10",
    start="8/1r1y4/2r2y2/y2r4/4r3/2y3y1/8/8 -,- r 6 -",
    goal=_has_red_line(5),
    shown="6,6",
    success="Five! The round is played to its end, so Yellow had one more turn. You have the "
    "longest line, and win.",
    replies=("r3", "3,2"),
    facts={"space-2-2": "red", "space-5-5": "red", "space-6-6": "empty"},
    otherwise=Answer(
        (), "Your line still has four pieces. Go on along the diagonal, in row 6, column 6.", "E8"
    ),
)

ROLL = Step[EightByEight](
    words="The board has eight rows, counted from the top, and eight columns. The die says in "
    "which row or column you place a piece.",
    task="You rolled 4. Place next to your red piece.",
    clauses="E1 E3 E5",
    start="8/8/2r5/5y2/8/8/8/8 -,- r 4 -",
    goal=_has_red_line(2),
    shown="4,4",
    success="Two in a line. A piece stays where it is for the whole game.",
    facts={"space-3-3": "red", "space-4-4": "empty"},
    answers=(Answer(("x4",), "That blacks out the 4, which comes later. Place a piece.", "E6"),),
    otherwise=Answer((), "That piece doesn’t touch the one in row 3, column 3.", "E8"),
)

BLOCK = Step[EightByEight](
    words="Yellow has four in row 3, from column 2 to column 5. Column 1 is yours, so only "
    "column 6 is left to make five.",
    task="You rolled 6. Stop Yellow.",
    clauses="E5 E8",
    start="8/8/ryyyy3/3r4/4r3/5r2/8/8 -,- r 6 -",
    goal=("3,6",),
    shown="3,6",
    success="Yellow’s four can’t become five any more.",
    facts={"space-3-1": "red", "space-3-2": "yellow", "space-3-5": "yellow", "space-3-6": "empty"},
    otherwise=Answer((), "Yellow can still make five in row 3, column 6.", "E8"),
)

BLACK_OUT = Step[EightByEight](
    words="Instead of placing a piece, you may black out the number rolled: put a piece on its "
    "ring above the board, and roll again.",
    task="A 2 doesn’t help your line. Black it out.",
    clauses="E1 E6",
    start=_TO_BLACK_OUT,
    goal=("x2",),
    shown="x2",
    success="The 2 is blacked out for the whole game, but for you alone. You rolled again: a 7.",
    replies=("r7",),
    marked=("blackout-2",),
    facts={"blackout-2": "set by nobody"},
    otherwise=Answer((), "That piece makes no line longer. Choose the ring of 2 instead.", "E6"),
)

AGAIN = Step[EightByEight](
    words="You could black out the 7 as well, as often as you like in one turn. Placing a piece "
    "ends the turn.",
    task="Make your line four long.",
    clauses="E5 E6",
    start=_TO_BLACK_OUT,
    actions=("x2", "r7"),
    goal=_has_red_line(4),
    shown="7,6",
    success="Four in column 6. Yellow is next.",
    facts={"space-6-6": "red", "space-7-6": "empty", "blackout-2": "set by Red"},
    answers=(Answer(("x7",), "Allowed, but 7 helps your line. Place in row 7.", "E6"),),
    otherwise=Answer((), "Your line still has three pieces. It stands in column 6.", "E8"),
)

LOST_TURN = Step[EightByEight](
    words="A blackout has its price: when you roll that number again, your turn ends at once. "
    "Yellow has blacked out 3.",
    task="You rolled 5. Make three in a line, and watch Yellow.",
    clauses="E4",
    start="8/8/2r1y3/3r1y2/6y1/2r5/8/8 -,3 r 5 -",
    goal=_has_red_line(3),
    shown="5,5",
    success="Yellow rolled 3, and the turn was over. It is your turn again.",
    replies=("r3",),
    facts={"blackout-3": "set by Yellow", "space-5-5": "empty"},
    otherwise=Answer((), "No three in a line yet. Look along the diagonal to row 5.", "E8"),
)

LAST_TURN = Step[EightByEight](
    words="You are Yellow now. Red has a line of five, and you are the last of the round. The "
    "longest line wins.",
    task="You rolled 5. Make a longer line.",
    clauses="E8 E10",
    start="8/1r4y1/2r3y1/3r2y1/4r3/5ry1/6y1/8 -,- y 5 !",
    seat=_YELLOW,
    goal=_yellow_wins,
    shown="5,7",
    success="Six beats five. You win.",
    facts={"space-5-7": "empty", "space-4-7": "yellow", "space-6-7": "yellow"},
    otherwise=Answer((), "Red’s five is still the longest. Fill the gap in column 7.", "E10"),
)

TIE = Step[EightByEight](
    words="Yellow again, and the last turn. If the lines are equal, more blackouts win; then more "
    "pieces on the board. Each of you has one blackout.",
    task="You rolled 1. Get another blackout.",
    clauses="E10",
    start=_LAST_ROUND,
    seat=_YELLOW,
    goal=("x1",),
    shown="x1",
    success="Two blackouts, and a new roll: 7.",
    replies=("r7",),
    facts={"blackout-3": "set by Red", "blackout-6": "set by Yellow"},
    otherwise=Answer((), "That would end the game: Red has five, you have four.", "E10"),
)

TIE_BREAK = Step[EightByEight](
    words="You have two blackouts, Red has one. A line of five is enough now.",
    task="You rolled 7. Make five.",
    clauses="E10",
    start=_LAST_ROUND,
    actions=("x1", "r7"),
    seat=_YELLOW,
    goal=_yellow_wins,
    shown="7,7",
    success="Both have five, but you have more blackouts. You win.",
    facts={"space-6-7": "yellow", "space-7-7": "empty", "space-2-7": "empty"},
    answers=(Answer(("x7",), "Another blackout, but a 7 makes five at once.", "E10"),),
    otherwise=Answer((), "That doesn’t make five. Your four stand in column 7.", "E8"),
)

PLAY = Step[EightByEight](
    words="You are Red, and the gentlest bot is Yellow. Each has 25 pieces. Two to four can play; "
    "Green and Blue come after Yellow.",
    task="Make your first move.",
    clauses="E2 E3",
    goal=anything,
    success="The game is on.",
)

FULL = Step[EightByEight](
    words="You can’t just pass. You may end your turn without doing anything only if the whole row "
    "and the whole column of the number are full.",
    task="You rolled 4. Pass.",
    clauses="E7",
    start="3r4/1y1y4/3y1r2/yryrryry/3r4/2ry4/3yr3/3y4 -,- r 4 -",
    goal=(PASS,),
    shown=PASS,
    success="Your turn is over, and you have kept your piece.",
    facts={"space-4-1": "yellow", "space-1-4": "red"},
    otherwise=Answer((), "A blackout is allowed as well, and you roll again. Now pass.", "E7"),
)

LAST_PIECE = Step[EightByEight](
    words="You have one piece left of your 25. Without a piece you don’t roll: your turns end by "
    "themselves.",
    task="You rolled 8. Black it out with your last piece.",
    clauses="E2 E7a",
    start="2ryy1rr/rr1ryyr1/2rr3y/2r4y/2rrry2/y2ry1y1/1y1y2r1/3r2ry 1234567,258 r 8 -",
    goal=("x8",),
    shown="x8",
    success="You don’t roll again, because your hand is empty. Yellow is next.",
    marked=("blackout-8",),
    facts={"blackout-8": "set by Yellow", "blackout-1": "set by Red"},
    otherwise=Answer((), "That would be your last piece, too. But black out the 8.", "E7a"),
)

NOBODY_CAN_PLACE = Step[EightByEight](
    words="When nobody can ever place again, the game is over at once, and shorter lines count. "
    "Yellow has blacked out all numbers, and you all but 8.",
    task="You rolled 8. Black it out.",
    clauses="E4 E9 E11",
    start="8/8/2r1y3/3r1y2/4r1y1/7r/1r6/3y4 1234567,12345678 r 8 -",
    goal=("x8",),
    shown="x8",
    success="You both have lines of three and eight blackouts. You have more pieces on the 64 "
    "spaces, 5 to 4, and win.",
    marked=("blackout-8",),
    facts={"blackout-7": "set by Red and Yellow", "blackout-8": "set by Yellow"},
    otherwise=Answer((), "Then you can still place when you roll 8, and the game goes on.", "E9"),
)

LESSONS = Lessons[EightByEight](
    basics=(
        FIVE,
        ROLL,
        BLOCK,
        BLACK_OUT,
        AGAIN,
        LOST_TURN,
        LAST_TURN,
        TIE,
        TIE_BREAK,
        PLAY,
    ),
    fine_print=(FULL, LAST_PIECE, NOBODY_CAN_PLACE),
)
