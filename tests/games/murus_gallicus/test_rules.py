"""Murus Gallicus clause by clause, M1 to M9 (M9: `test_draw.py`), with the worked examples."""

from pygames.door.perft import perft
from tests.games.murus_gallicus.helpers import START, read, start
from tests.support.shown import Row, clause_by_clause

# fmt: off
ROWS: tuple[Row, ...] = (
    ("M1: columns a to h and rows 1 to 7", "B6B/8/8/8/8/8/W6W w", "",
     {"only": "a1-c1 a1-a3 a1-c3 h1-f1 h1-f3 h1-h3"}),
    ("M2: player 0 begins", START, "", {"current_player": 0}),
    ("M2: then player 1", START, "d1-d3", {"current_player": 1}),
    ("M2: then player 0", START, "d1-d3 e7-e5", {"current_player": 0}),
    *(("M3: a distribution makes no third stone, on no square", text, "", {"cannot": "a1-a3"})
      for text in ("B7/8/8/8/W7/8/W7 w", "B7/8/8/8/8/W7/W7 w")),
    ("M4: two stones go to the two nearest squares", "B7/8/8/8/8/8/3W4 w", "d1-f3",
     {"position": "B7/8/8/8/5w2/4w3/8 b"}),
    ("M4: in each of the eight directions", "B7/8/8/3W4/8/8/8 w", "",
     {"only": "d4-b2 d4-d2 d4-f2 d4-b4 d4-f4 d4-b6 d4-d6 d4-f6"}),
    *(("M4: a singleton that receives a stone is a stack", f"B7/8/8/8/{before}/3W4 w", "d1-d3",
       {"position": f"B7/8/8/8/{after}/8 b"})
      for before, after in (("3w4/3w4", "3W4/3W4"), ("8/3w4", "3w4/3W4"), ("3w4/8", "3W4/3w4"))),
    ("M4: both squares are on the board", "B7/8/8/8/8/6W1/8 w", "", {"only": "g2-e2 g2-e4 g2-g4"}),
    *(("M4: neither has a stack or an opponent's stone", f"B7/8/8/8/{rows}/3W4 w", "",
       {"cannot": "d1-d3"})
      for piece in "WBb" for rows in (f"3{piece}4/8", f"8/3{piece}4")),
    ("M4: a singleton has no action", "B7/8/8/8/8/8/w2W4 w", "", {"cannot": "a1-c1 a1-a3 a1-c3"}),
    ("M4: player 1 does the same", "3B4/3b4/8/8/8/8/W7 b", "d7-d5",
     {"position": "8/3B4/3b4/8/8/8/W7 w"}),
    ("M5: both lose a stone", "B7/8/8/4b3/3W4/8/8 w", "d3xe4", {"position": "B7/8/8/8/3w4/8/8 b"}),
    ("M5: on each of the eight squares beside", "8/8/2bbb3/2bWb3/2bbb3/8/8 w", "",
     {"only": "d4xc3 d4xd3 d4xe3 d4xc4 d4xe4 d4xc5 d4xd5 d4xe5"}),
    ("M5: stacks can't be hit", "8/8/8/3B4/3W4/8/8 w", "", {"cannot": "d3xd4"}),
    ("M5: singletons don't hit", "8/8/8/3b4/3w4/8/W7 w", "", {"cannot": "d3xd4"}),
    ("M5: one's own stones can't be hit", "b7/8/8/3w4/3W4/8/8 w", "", {"cannot": "d3xd4"}),
    ("M5: a sacrifice is never forced", "8/8/8/3b4/3W4/8/8 w", "",
     {"only": "d3-b1 d3-d1 d3-f1 d3-b3 d3-f3 d3-b5 d3-f5 d3xd4"}),
    ("M5: a sacrifice on the home row doesn't win", "3Wb3/B7/8/8/8/8/8 w", "d7xe7",
     {"is_terminal": False}),
    ("M7: who distributes onto the opponent's home row wins at once", "B7/8/3W4/8/8/8/W7 w",
     "d5-d7", {"is_terminal": True, "returns": (1, -1), "scores": (1, -1), "only": "",
               "position": None, "reason": "White has reached Black’s home row."}),
    ("M7: player 1 on row 1", "B7/8/8/8/3B4/8/W7 b", "d3-d1",
     {"returns": (-1, 1), "reason": "Black has reached White’s home row."}),
    ("M7: the nearer stone counts too", "W6B/8/8/8/8/8/W7 w", "a7-c7", {"returns": (1, -1)}),
    ("M7: onto an own singleton too", "B2w4/8/3W4/8/8/8/W7 w", "d5-d7", {"returns": (1, -1)}),
    ("M7: one's own home row wins nothing", "B7/8/8/8/3W4/8/W7 w", "d3-d1", {"is_terminal": False}),
    ("M7: not from row 6 straight ahead", "B7/3W4/8/8/8/8/8 w", "",
     {"only": "d6-b4 d6-d4 d6-f4 d6-b6 d6-f6"}),
    ("M8: who has no action loses at once", "8/8/8/4w3/4B3/w7/8 b", "e3xe4",
     {"returns": (-1, 1), "reason": "White has no move left.", "position": None}),
    ("M8: also who has just lost the last stack", "8/8/8/1b6/W7/8/8 w", "a3xb4",
     {"returns": (1, -1), "reason": "Black has no move left."}),
    ("M8: at a start", "8/8/8/8/8/8/8 w", "", {"returns": (-1, 1), "position": None}),
    ("M8: at a start of player 1", "8/8/8/8/8/8/W7 b", "", {"returns": (1, -1)}),
    ("M8: stacks that are shut in", "8/8/8/8/BBB5/BBB5/WBB5 w", "", {"returns": (-1, 1)}),
    ("nothing is told before the end", START, "",
     {"returns": None, "scores": None, "reason": None}),
)
# fmt: on

test_it_goes_as_the_clause_says = clause_by_clause(ROWS, read)


def test_m2_each_player_begins_with_a_stack_on_every_square_of_the_home_row() -> None:
    assert start().position() == START


def test_perft_from_the_start() -> None:
    assert perft(start(), 5) == [20, 400, 6960, 121104, 1953664]
