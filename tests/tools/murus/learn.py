"""Learn the evaluation of Murus Gallicus: play games, fit a net to them, play with it, fit again.

    python3 -m tests.tools.murus.learn make

`make` needs numpy and gcc, and writes the weights that the package plays by. What was played and
fitted is kept in .cache/murus, so that it goes on where it was stopped.

    python3 -m tests.tools.murus.learn check
    python3 -m tests.tools.murus.learn match --nodes 200000 150000 --games 400

`check` compares the engine with the package: moves, values and whole searches. `match` plays the
package's net against what pieces are worth by their places, as level 5 judged and searched before
(pairs of games, the same four random moves and exchanged seats), with the nodes for each move.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from pygames.bots.alphabeta import DEFAULT, FORCED, Search
from pygames.bots.budget import Budget, Meter
from pygames.games.murus_gallicus.bot import LEVERS, PER_LOGIT
from pygames.games.murus_gallicus.judge import Judge, by_net
from pygames.games.murus_gallicus.net import FINE, Rows, learned, packed, places, read
from pygames.games.murus_gallicus.position import START
from pygames.games.murus_gallicus.search import Ahead
from tests.tools.forced_wins import careless_game
from tests.tools.murus import samples, training
from tests.tools.murus.engine import CACHE, Engine, Side

WEIGHTS = Path("pygames/games/murus_gallicus/net.bin")
OPENING = 4


class Stage(NamedTuple):
    """Games of one teacher, and the net that is fitted to them."""

    name: str
    files: int
    """Of a hundred games."""
    nodes: int
    """For each move, and for each position that is judged."""
    per_logit: float
    """The value of the teacher that multiplies the odds by e."""
    trust: float
    """How far the result of a game counts, against what the search said."""
    lanes: int
    epochs: int


STAGES = (
    Stage("places", files=200, nodes=1000, per_logit=80 * FINE, trust=0.5, lanes=16, epochs=4),
    Stage("first", files=400, nodes=2000, per_logit=PER_LOGIT, trust=0.4, lanes=32, epochs=8),
)


def make() -> None:
    """Go through the stages that are not done, and write the last net."""
    engine, rows, levers = Engine(), places(), DEFAULT
    for number, stage in enumerate(STAGES):
        done = CACHE / stage.name / "net.bin"
        if not done.exists():
            print(f"{stage.name}: games", flush=True)
            side = Side(engine.net(rows, levers), stage.nodes)
            samples.generate(engine, side, done.parent, stage.files, number)
            done.write_bytes(np.array(fit(stage, done.parent, number), "<i2").tobytes())
        rows, levers = read(done.read_bytes()), LEVERS
    WEIGHTS.write_bytes(done.read_bytes())


def fit(stage: Stage, folder: Path, seed: int) -> Rows:
    """Return the weights that fit the games of a stage best."""
    played = samples.load(folder, stage.files)
    print(f"{stage.name}: {len(played)} positions", flush=True)
    target = samples.targets(played, stage.per_logit, stage.trust)
    bits = samples.packed(played)
    return training.rounded(
        training.train(bits, target, stage.lanes, stage.epochs, seed), PER_LOGIT
    )


def check(games: int) -> None:
    """Compare moves, values and searches with those of the package, for both judges."""
    engine = Engine()
    assert engine.perft(START, 4) == 121104
    for judge, rows, levers in (
        (by_net(), learned(), LEVERS),
        (Judge(packed(places())), places(), DEFAULT),
    ):
        net = engine.net(rows, levers)
        for number in range(games):
            for state in careless_game(Random(number))[::5]:
                position = judge.position(state.board)
                assert engine.value(net, state.board) == judge.value(position)
                game = Ahead(judge)
                moves = game.moves(position, [0] * FORCED)
                if isinstance(moves, int):
                    continue
                moves = [move & FORCED - 1 for move in moves]
                meter = Meter(Budget("nodes", 10_000))
                kept = replace(levers, patience=0)
                found = Search(game, meter, levers=kept).run(position, moves, 99)
                other = engine.run(Side(net, 10_000), state.board, moves)
                assert (found.move, found.value) == (other.move, other.value)
                assert (found.depth, game.nodes) == (other.depth, other.nodes)
    print("The engine decides as the package does.")


def match(nodes: tuple[int, int], games: int, seed: int) -> None:
    """Play the net against places, and print the share of points with its 95 % interval."""
    engine = Engine()
    one = Side(engine.net(learned(), LEVERS), nodes[0])
    two = Side(engine.net(places(), DEFAULT), nodes[1])
    pairs: list[float] = []
    for pair in range(games // 2):
        lot = int(np.random.default_rng([seed, pair]).integers(1 << 62))
        first, second = engine.play(one, two, lot, OPENING), engine.play(two, one, lot, OPENING)
        pairs.append((first + 2 - second) / 4)
    share, error = statistics.mean(pairs), statistics.stdev(pairs) / len(pairs) ** 0.5
    print(f"{share:.1%} of {games} games, ± {1.96 * error:.1%}")


def main() -> None:
    """Run `make`, `check` or `match`."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("make")
    checking = commands.add_parser("check")
    checking.add_argument("--games", type=int, default=20)
    matching = commands.add_parser("match")
    matching.add_argument("--nodes", type=int, nargs=2, default=(100_000, 100_000))
    matching.add_argument("--games", type=int, default=400)
    matching.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    if options.command == "make":
        make()
    elif options.command == "check":
        check(options.games)
    else:
        match(tuple(options.nodes), options.games, options.seed)


if __name__ == "__main__":
    main()
