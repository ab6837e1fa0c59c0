"""Eight-by-Eight clause by clause, E1 to E11, with the worked examples."""

import pytest

from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_by_eight.board import bit_of, lines
from tests.games.eight_by_eight.drive import EMPTY, at, new
from tests.support.shown import Row, clause_by_clause, holds, played

BEGIN = f"{EMPTY} -,- r - -"
FULL_1 = "ryryryry/r7/y7/r7/y7/r7/y7/r7"
"""Row 1 and column 1 full."""
RED_17 = "rr1rr1rr/rr1rr1rr/8/8/rr1rr3/r7/8/8"
"""Seventeen red pieces: none in hand with all eight numbers blacked out."""
GREEN_17 = RED_17.replace("r", "g").replace("/8/8/gg", "/8/yyyy4/gg")
BOTH_BUT_RED_8 = "1234567,12345678"
FULL = "/".join(["rygbrygb", "gbrygbry"] * 4)
LEFT_RED = f"{RED_17} 12345678,- y - -"

# fmt: off
ROWS: tuple[Row, ...] = (
    ("E1: rows count from the top", BEGIN, "r1 1,8", {"position": f"7r/{EMPTY[2:]} -,- y - -"}),
    ("E1: columns from the left", BEGIN, "r1 8,1", {"position": f"{EMPTY[:-2]}/r7 -,- y - -"}),
    ("E4: a number blacked out ends the turn", f"{EMPTY} 3,- r - -", "r3",
     {"position": f"{EMPTY} 3,- y - -", "current_player": CHANCE}),
    ("E4: not for the others", f"{EMPTY} 3,- y - -", "r3", {"current_player": 1, "can": "3,3 x3"}),
    *(("E4: with all eight a player still rolls", f"{EMPTY} 12345678,- r - -", f"r{number}",
       {"position": f"{EMPTY} 12345678,- y - -"}) for number in (1, 8)),
    ("E5: by row, then column, then the blackout", BEGIN, "r3",
     {"only": "1,3 2,3 3,1 3,2 3,3 3,4 3,5 3,6 3,7 3,8 4,3 5,3 6,3 7,3 8,3 x3"}),
    ("E5: only empty spaces", BEGIN, "r3 3,3 r3 3,4 r3",
     {"only": "1,3 2,3 3,1 3,2 3,5 3,6 3,7 3,8 4,3 5,3 6,3 7,3 8,3 x3"}),
    ("E5: a piece ends the turn", BEGIN, "r4 4,5", {"position": "8/8/8/4r3/8/8/8/8 -,- y - -"}),
    ("E6: who blacks out rolls again", BEGIN, "r5 x5", {"position": f"{EMPTY} 5,- r - -"}),
    ("E6: without limit, and the marks stay", BEGIN, "r5 x5 r2 x2 r8 x8 r1 1,1 r2 2,2",
     {"position": "r7/1y6/8/8/8/8/8/8 258,- r - -"}),
    ("E7: no pass while a space is empty", "ryryryry/r7/y7/r7/y7/r7/y7/8 -,- r 1 -", "",
     {"only": "8,1 x1"}),
    ("E7: where row and column are full", f"{FULL_1} -,- r 1 -", "", {"only": "x1 pass"}),
    ("E7: a pass", f"{FULL_1} -,- r 1 -", "pass", {"position": f"{FULL_1} -,- y - -"}),
    ("E7: a blackout", f"{FULL_1} -,- r 1 -", "x1", {"position": f"{FULL_1} 1,- r - -"}),
    ("E7a: with an empty hand the turn ends by itself", f"{RED_17} 12345678,- y 6 -", "6,8",
     {"position": LEFT_RED.replace("r7", "r6y"), "current_player": CHANCE}),
    ("E7a: after a blackout with the last piece too", f"{RED_17} 1234567,- r 8 -", "x8",
     {"position": LEFT_RED}),
    *(("E7a: at a start too", f"{RED_17} 12345678,- r {roll} -", "", {"position": LEFT_RED})
      for roll in "-37"),
    ("E7a: such a turn counts in its round", f"{GREEN_17} -,-,12345678 y 4 -", "4,5",
     {"is_terminal": True, "returns": (-1, 1, -1)}),
    ("E4, E8: as does one that a blackout ends", "rrrr4/8/8/8/8/8/8/8 -,7 r 1 -", "1,5 r7",
     {"is_terminal": True, "scores": (5, 0)}),
    *(("E8: a line of five in any direction", f"{board} -,- r {space[0]} -", space,
       {"position": f"{after} -,- y - !"})
      for board, space, after in (
          ("rr1rr3/8/8/8/8/8/8/8", "1,3", "rrrrr3/8/8/8/8/8/8/8"),
          ("3r4/3r4/8/3r4/3r4/8/8/8", "3,4", "3r4/3r4/3r4/3r4/3r4/8/8/8"),
          ("r7/1r6/2r5/3r4/8/8/8/8", "5,5", "r7/1r6/2r5/3r4/4r3/8/8/8"),
          ("8/8/8/7r/6r1/8/4r3/3r4", "6,6", "8/8/8/7r/6r1/5r2/4r3/3r4"),
          ("8/8/8/8/8/8/8/2rrrr1r", "8,7", "8/8/8/8/8/8/8/2rrrrrr"),
      )),
    *(("E8: gaps, other colours and the edge break it", f"{board}/8 -,- r 8 -", "8,8",
       {"position": f"{board}/7r -,- y - -"})
      for board in ("rrrr4/8/8/8/8/8/8", "rrrr1rrr/8/8/8/8/8/8", "5rrr/rr6/8/8/8/8/8",
                    "6r1/7r/r7/1r6/2r5/8/8", "rrryrrr1/8/8/8/8/8/8")),
    ("E8: the next still has a turn", "8/yyyy4/8/ggggg3/8/8/8/8 -,-,- y 2 !", "2,5",
     {"position": "8/yyyyy3/8/ggggg3/8/8/8/8 -,-,- g - !"}),
    ("E8: and may win", "8/yyyy4/8/ggggg3/8/8/8/8 -,-,- y 2 !", "2,5 r4 4,6",
     {"is_terminal": True, "scores": (0, 5, 6), "returns": (-1, -1, 1)}),
    ("E8: to the last player", "rrrr4/8/8/8/8/8/8/8 -,-,-,- r 1 -", "1,5 r3 3,1 r4 4,1",
     {"position": "rrrrr3/8/y7/g7/8/8/8/8 -,-,-,- b - !"}),
    ("E8: and no further", "rrrr4/8/8/8/8/8/8/8 -,-,-,- r 1 -", "1,5 r3 3,1 r4 4,1 r5 5,1",
     {"is_terminal": True}),
    ("E8: triggered by the last player", "yyyy4/8/8/8/8/8/8/8 -,- y 1 -", "1,5",
     {"current_player": TERMINAL, "reason": "Yellow has the longest line: five."}),
    ("E8: at the end of any turn", "rrrrr3/8/8/8/8/8/8/8 -,-,- y 8 -", "8,8",
     {"position": "rrrrr3/8/8/8/8/8/8/7y -,-,- g - !"}),
    ("E9: between a blackout and the next roll", f"{EMPTY} {BOTH_BUT_RED_8} r 8 -", "x8",
     {"current_player": TERMINAL, "chance_outcomes": (), "scores": (0, 0), "returns": (0, 0)}),
    ("E9: not while a player can place", f"{EMPTY} 1234567,1234567 r 8 -", "x8",
     {"position": f"{EMPTY} 12345678,1234567 r - -"}),
    ("E9: a number left helps only where a space is empty",
     "ryryryry/r7/y7/r7/y7/r7/y7/8 2345678,12345678 r 1 -", "8,1", {"is_terminal": True}),
    ("E9: an empty hand can't place", f"{RED_17} 12345678,1234567 y 8 -", "x8",
     {"is_terminal": True}),
    ("E9: a full board, also as a start", f"{FULL} -,-,-,- b 4 -", "",
     {"is_terminal": True, "only": "", "position": None,
      "because": "No one can ever place again. "}),
    ("E11: shorter lines are compared too", f"rr6/yyy5/{EMPTY[4:]} {BOTH_BUT_RED_8} r 8 -", "x8",
     {"scores": (2, 3), "returns": (-1, 1),
      "reason": "No one can ever place again. Yellow has the longest line: three."}),
    ("E11: a single piece is a line of one", f"r7/{EMPTY[2:]} {BOTH_BUT_RED_8} r 8 -", "x8",
     {"scores": (1, 0), "returns": (1, -1)}),
    ("nothing is told before the end", BEGIN, "r1",
     {"returns": None, "scores": None, "reason": None}),
)
FIVES = "rrrrr3/yyyyy3"
ENDS = (
    # E10: the board, the blackouts, who wins, and how that is said.
    ("rrrrrr2/yyyyy3/8/8/8/8/8/8", "-,12345678", (1, -1), "Red has the longest line: six."),
    (f"{FIVES}/8/8/8/8/8/8", "12,178", (-1, 1),
     "Red and Yellow have lines of five, but Yellow has more blackouts, 3 to 2."),
    # Blackouts count only among those tied for the line,
    (f"{FIVES}/gggg4/8/8/8/8/8", "1,-,12345678", (1, -1, -1),
     "Red and Yellow have lines of five, but Red has more blackouts, 1 to 0."),
    (f"{FIVES}/r7/8/8/8/8/8", "1,8", (1, -1),
     "Red and Yellow have lines of five and 1 blackout each, "
     "but Red has more pieces on the board, 6 to 5."),
    # and pieces only among those tied for blackouts.
    *((f"{FIVES}/ggggg3/8/yy6/{piece}7/8/8", "18,-,18", returns,
       "Red, Yellow and Green have lines of five, but Red and Green have more blackouts, "
       f"2 to 0; of these {winner} has more pieces on the board, 6 to 5.")
      for piece, winner, returns in (("r", "Red", (1, -1, -1)), ("g", "Green", (-1, -1, 1)))),
    # Those still tied share the win; where all do, it is a draw.
    (f"{FIVES}/ggggg3/8/8/8/8/8", "8,-,8", (1, -1, 1),
     "Red and Green have more blackouts, 1 to 0, and as many pieces."),
    (f"{FIVES}/gg6/8/8/8/8/8", "1,2,8", (1, 1, -1), "Red and Yellow are level, with lines of five"),
    (f"{FIVES}/8/8/8/8/8/8", "1,8", (0, 0),
     "Red and Yellow are level, with lines of five, 1 blackout and 5 pieces on the board each."),
    # E11: blackouts are no pieces on the board.
    (f"{FIVES}/8/8/8/8/8/8", "123,128", (0, 0), "5 pieces on the board each"),
)
# fmt: on

test_it_goes_as_the_clause_says = clause_by_clause(ROWS, at)


@pytest.mark.parametrize(("board", "blackouts", "returns", "reason"), ENDS)
def test_e10_lines_blackouts_and_pieces_decide_in_this_order(
    board: str, blackouts: str, returns: tuple[int, ...], reason: str
) -> None:
    """The last player rolls a blacked-out 8 in the last round."""
    last = "rygb"[blackouts.count(",")]
    state = played(at(f"{board} {blackouts} {last} - !"), "r8")
    holds(state, {"is_terminal": True, "returns": returns, "because": reason})


def test_e2_each_has_25_pieces_for_the_board_and_the_blackouts() -> None:
    assert [new(4).board.hand(player) for player in range(4)] == [25] * 4
    state = played(new(2), "r1", "x1", "r2", "2,2")
    assert [state.board.hand(player) for player in range(2)] == [23, 25]


@pytest.mark.parametrize("length", [2, 5])
@pytest.mark.parametrize(("down", "across"), [(0, 1), (1, 0), (1, 1), (1, -1)])
def test_e8_a_line_goes_from_its_first_space_to_its_last(
    down: int, across: int, length: int
) -> None:
    spaces = [bit_of(1 + down * i, 5 * (across < 0) + across * i) for i in range(length)]
    assert list(lines(sum(spaces), length)) == [(spaces[0], spaces[-1])]
