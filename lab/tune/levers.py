"""Measure each lever of the alpha-beta on Murus Gallicus by leaving it out.

    python3 -m lab.tune.levers --depth 8

Prints the nodes and the processor time to search positions of quick games so deep, and how many
of the forced wins are found with a tenth of what a second is enough for.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from random import Random

from pygames.bots.alphabeta import DECIDED, FORCED, Levers, Search
from pygames.bots.budget import Budget, Meter
from pygames.core import Setup
from pygames.games.murus_gallicus import GAME, position_text
from pygames.games.murus_gallicus.bot import LEVERS, choose
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import Ahead, position_of

VARIANTS = {
    "as played": LEVERS,
    "no table": replace(LEVERS, table=1),
    "no killers": replace(LEVERS, killers=False),
    "no history": replace(LEVERS, history=False),
    "neither": replace(LEVERS, killers=False, history=False),
    "no null window": replace(LEVERS, null_window=False),
    "no reductions": replace(LEVERS, reduce_after=0),
    "reductions after 3": replace(LEVERS, reduce_after=3),
    "reductions after 6": replace(LEVERS, reduce_after=6),
    "nothing good enough by far": replace(LEVERS, near=0),
    "4 plies to go": replace(LEVERS, near=4),
    "8 plies to go": replace(LEVERS, near=8),
    "a margin of 25": replace(LEVERS, margin=25),
    "a margin of 100": replace(LEVERS, margin=100),
    "aspiration 60": replace(LEVERS, aspiration=60),
    "aspiration 200": replace(LEVERS, aspiration=200),
}
WINS = GAME.folder / "wins.txt"


def boards(number: int) -> list[Board]:
    """Return a board from each of this many games of level 3."""
    leaves = []
    for index in range(number):
        random, state = Random(f"levers:{index}"), Murus.initial(Setup(2, {}))
        for ply in range(6 + index % 24):
            if not state.is_terminal():
                thought = choose(state, 1 if ply < 4 else 3, Budget("nodes", 2000), random)
                last, state = state, state.child(thought.action)
        leaves.append(last.board if state.is_terminal() else state.board)
    return leaves


def search(board: Board, levers: Levers, depth: int, nodes: float) -> tuple[int, int]:
    """Search a board; return the nodes and the value."""
    game, position = Ahead(), position_of(board)
    moves = game.moves(position, [0] * FORCED)
    if isinstance(moves, int):
        return 0, moves
    result = Search(game, Meter(Budget("nodes", nodes)), levers=levers).run(position, moves, depth)
    return game.nodes, result.value


def main() -> None:
    """Print a row for each variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--depth", type=int, default=8)
    parser.add_argument("--boards", type=int, default=40)
    options = parser.parse_args()
    some = boards(options.boards)
    lines = WINS.read_text("ascii").splitlines()
    wins = [position_text.read(" ".join(line.split()[1:3])) for line in lines]
    for name, levers in VARIANTS.items():
        start = time.process_time()
        nodes = sum(search(board, levers, options.depth, 10**9)[0] for board in some)
        seconds = time.process_time() - start
        count = sum(search(board, levers, 64, 30_000)[1] > DECIDED for board in wins)
        print(
            f"{name:26} {nodes:9} nodes {seconds:6.2f} s   {count} of {len(wins)} wins", flush=True
        )


if __name__ == "__main__":
    main()
