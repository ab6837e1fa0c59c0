"""Fit the evaluation of Murus Gallicus to games of the bot against itself.

    python3 -m lab.tune.murus_gallicus play --games 4000 --seed one > positions.txt
    python3 -m lab.tune.murus_gallicus fit positions.txt > weights.py

`play` writes quiet positions (nobody can win at once) with White's share of the point. `fit` is a
logistic regression (Newton's method, a small ridge) on the piece-square features. Fit, play with
the new weights and fit again: once or twice is enough.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from pygames.bots.alphabeta import Search
from pygames.bots.budget import Budget, Meter
from pygames.core import Setup
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.board import COLUMNS, ROWS
from pygames.games.murus_gallicus.judge import TEXTS
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import Ahead, position_of, wins_at_once

if TYPE_CHECKING:
    from collections.abc import Iterator

OPENING = 4, 10
"""The fewest and the most random actions that a game begins with."""
FEATURES = 2 * ROWS * COLUMNS // 2
"""Stacks, then singletons; rows from the owner's home row; columns a to d, mirrored."""
TEMPO = FEATURES
"""The feature of having the move: fitted so that it doesn't distort the others, but not used."""
RIDGE = 2.0
PER_LOGIT = 100
"""The unit of the weights: this much multiplies the odds by e."""

Row = tuple[list[tuple[int, int]], float]
"""The features of a position other than 0, and White's share of the point."""


def play(random: Random, nodes: int) -> tuple[list[Board], float]:
    """Play a game; return its boards, and White's share of the point."""
    state = Murus.initial(Setup(2, {}))
    boards: list[Board] = []
    opening = random.randint(*OPENING)
    for ply in range(200):
        if state.is_terminal():
            break
        game, position = Ahead(), position_of(state.board)
        moves = game.moves(position, [0] * 1024)
        if ply < opening and not isinstance(moves, int):
            action = TEXTS[random.choice(moves) & 1023]
        elif isinstance(moves, int):
            if moves < 0:
                return boards, float(state.board.player)
            return boards, 1.0 - state.board.player
        else:
            result = Search(game, Meter(Budget("nodes", nodes))).run(position, moves, 64)
            action = TEXTS[result.move & 1023]
            boards.append(state.board)
        state = state.child(action)
    winner = state.winner()
    return boards, 0.5 if winner is None else 1.0 - winner


def is_quiet(board: Board) -> bool:
    """Return whether neither player could win at once."""
    other = Board(board.stacks, board.singles, 1 - board.player)
    return not any(wins_at_once(position_of(each)) for each in (board, other))


def features(board: Board) -> list[tuple[int, int]]:
    """Return the number of pieces by kind and place, White's minus Black's."""
    counts: Counter[int] = Counter()
    for kind, sets in enumerate((board.stacks, board.singles)):
        for player, sign in ((0, 1), (1, -1)):
            bits = sets[player]
            while bits:
                column, row = divmod((bits & -bits).bit_length() - 1, ROWS)
                from_home = row if player == 0 else ROWS - 1 - row
                mirrored = min(column, COLUMNS - 1 - column)
                counts[(kind * ROWS + from_home) * COLUMNS // 2 + mirrored] += sign
                bits &= bits - 1
    counts[TEMPO] = 1 - 2 * board.player
    return [(feature, count) for feature, count in sorted(counts.items()) if count]


def read(path: Path) -> Iterator[Row]:
    """Yield what `play` has written."""
    for line in path.read_text("ascii").splitlines():
        text, share = line.rsplit(" ", 1)
        yield features(position_text.read(text)), float(share)


def fit(rows: list[Row], steps: int = 8) -> list[float]:
    """Return the weights that maximise the likelihood of the results, with a small ridge."""
    size = FEATURES + 1
    weights = [0.0] * size
    for _ in range(steps):
        gradient = [-RIDGE * weight for weight in weights]
        hessian = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for terms, share in rows:
            chance = _chance(terms, weights)
            spread = chance * (1 - chance)
            for i, count in terms:
                gradient[i] += (share - chance) * count
                line, scaled = hessian[i], spread * count
                for j, other in terms:
                    line[j] += scaled * other
        weights = [w + d for w, d in zip(weights, solve(hessian, gradient), strict=True)]
    return weights


def _chance(terms: list[tuple[int, int]], weights: list[float]) -> float:
    return 1 / (1 + math.exp(-sum(count * weights[i] for i, count in terms)))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a positive definite system, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    solution = [0.0] * size
    for i in reversed(range(size)):
        total = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - total) / rows[i][i]
    return solution


def loss(rows: list[Row], weights: list[float]) -> float:
    """Return the mean log loss in bits."""
    total = 0.0
    for terms, share in rows:
        chance = min(max(_chance(terms, weights), 1e-9), 1 - 1e-9)
        total -= share * math.log2(chance) + (1 - share) * math.log2(1 - chance)
    return total / len(rows)


def module(weights: list[float], rows: int, bits: float) -> str:
    """Return the source of weights.py."""
    lines = [
        '"""Weights of the evaluation: what a piece is worth by its place.',
        "",
        "Rows from the owner's home row on, columns a to d (e to h are their mirror images);",
        f"{PER_LOGIT} multiply the odds of winning by e. Fitted to {rows} quiet positions of",
        "self-play by lab/tune/murus_gallicus.py; change them there.",
        f"The loss is {bits:.4f} bits.",
        '"""',
    ]
    for kind, name in enumerate(("STACK", "SINGLE")):
        lines += ["", f"{name} = ("]
        for row in range(ROWS):
            start = (kind * ROWS + row) * COLUMNS // 2
            values = [round(PER_LOGIT * w) for w in weights[start : start + COLUMNS // 2]]
            lines.append(f"    ({', '.join(map(str, values))}),")
        lines.append(")")
    return "\n".join(lines)


def main() -> None:
    """Run `play` or `fit`."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--nodes", type=int, default=3000)
    playing.add_argument("--seed", default="tune")
    fitting = commands.add_parser("fit")
    fitting.add_argument("positions", type=Path, nargs="+")
    options = parser.parse_args()
    if options.command == "play":
        for number in range(options.games):
            boards, share = play(Random(f"{options.seed}:{number}"), options.nodes)
            for board in filter(is_quiet, boards):
                print(position_text.write(board), share)
    else:
        rows = [row for path in options.positions for row in read(path)]
        weights = fit(rows)
        print(module(weights, len(rows), loss(rows, weights)))


if __name__ == "__main__":
    main()
