"""Make wins.txt of Murus Gallicus: forced wins of 3 to 9 plies, each proved exhaustively.

Positions come from careless games, whoever sees or misses the win. Each is searched to the end for
a win within 1, 3, 5, … plies, every move of one side against every move of the other, with no
evaluation and nothing left out; `prove` proves positions from elsewhere in the same way.

    python3 -m lab.forced_wins make 130 > more.txt
    python3 -m lab.forced_wins prove < more.txt > wins.txt
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from pygames.games.murus_gallicus import position_text
from tests.support.forced_wins import GivenUpError, careless_game, first_moves, shortest_win

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.games.murus_gallicus.rules import Murus

SHARE = {3: 0.15, 5: 0.25, 7: 0.3, 9: 0.3}
"""The share of the set for each length of a win."""
POSITION = re.compile(r"\S+/\S+ [wb]\b")
"""A position text in a line, with anything around it."""
PATIENCE = 150_000
"""In the search for positions, those not settled within this many nodes are left out."""


def candidates(random: Random) -> Iterator[Murus]:
    """Yield a few positions from the last part of one game after another."""
    while True:
        last = careless_game(random)[-14:]
        yield from random.sample(last, min(4, len(last)))


def make(number: int) -> None:
    """Look for positions and print a line for each: the plies, and the position text."""
    goal = {plies: round(number * share) for plies, share in SHARE.items()}
    counts: Counter[int] = Counter()
    for state in candidates(Random("forced wins")):
        try:
            plies = shortest_win(state.board, PATIENCE)
        except GivenUpError:
            continue
        if plies is not None and counts[plies] < goal.get(plies, 0):
            counts[plies] += 1
            print(plies, position_text.write(state.board), flush=True)
            if counts == goal:
                return


def prove() -> None:
    """Read such lines, and print those that are proved, with the first moves that win."""
    for line in sys.stdin:
        match = POSITION.search(line)
        board = position_text.read(match[0]) if match else None
        if board and (plies := shortest_win(board)):
            print(plies, position_text.write(board), *first_moves(board, plies), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(int(sys.argv[2]))
    else:
        prove()
