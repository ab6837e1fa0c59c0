"""Learn the evaluation of Murus Gallicus: play games, fit a net to them, play with it, fit again.

    python3 -m lab.murus.learn make

`make` needs numpy and gcc, and writes the weights that the package plays by. What was played and
fitted is kept in .cache/murus, so that it goes on where it was stopped. `make --part 0.05` tries
the whole way with so large a part of the games, and leaves the package's weights alone.

    python3 -m lab.murus.learn check
    python3 -m lab.murus.learn match --nodes 33000 50000 --games 400 --against places

`check` compares the engine with the package: moves, values and whole searches. `match` plays level
5 with its net, or that of a file (`--net`), against the search by the places of the pieces that it
was before, against `itself`, or against that of another file, with so many nodes for each move:
pairs of games, after the same four random moves and with exchanged seats.
"""

from __future__ import annotations

import argparse
import math
import statistics
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from lab.murus import samples, training
from lab.murus.engine import CACHE, Engine, Side
from pygames.bots.alphabeta import DEFAULT, FORCED, Search
from pygames.bots.budget import Budget, Meter
from pygames.games.murus_gallicus.bot import LEVERS
from pygames.games.murus_gallicus.judge import Judge, by_net
from pygames.games.murus_gallicus.net import FINE, Rows, learned, packed, places, read
from pygames.games.murus_gallicus.position import START
from pygames.games.murus_gallicus.search import Ahead
from tests.support.forced_wins import careless_game

WEIGHTS = Path("pygames/games/murus_gallicus/net.bin")
OPENING = 4
UNIT = 256
"""The units of the weights: this much value multiplies the odds by e, before any search."""


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
    Stage("places", files=122, nodes=1500, per_logit=80 * FINE, trust=0.5, lanes=16, epochs=4),
    Stage("first", files=290, nodes=2500, per_logit=UNIT, trust=0.4, lanes=32, epochs=4),
)


def make(part: float) -> None:
    """Go through the stages that are not done, and write the last net; where it is a trial, say so.

    Of each stage's games, so large a part is played.
    """
    engine, rows, levers = Engine(), places(), DEFAULT
    folder = CACHE if part == 1 else CACHE / f"part-{part}"
    for number, whole in enumerate(STAGES):
        # Each position is then seen more often, so that as much is learned.
        fewer, more = math.ceil(whole.files * part), math.ceil(whole.epochs / part)
        stage = whole._replace(files=fewer, epochs=more)
        net = folder / stage.name / "net.bin"
        if not net.exists():
            print(f"{stage.name}: games", flush=True)
            side = Side(engine.net(rows, levers), stage.nodes)
            samples.generate(engine, side, net.parent, stage.files, number)
            net.write_bytes(np.array(fit(stage, net.parent, number), "<i2").tobytes())
        rows, levers = read(net.read_bytes()), LEVERS
    if part == 1:
        WEIGHTS.write_bytes(net.read_bytes())
    else:
        print(f"The net of this trial: {net}")


def fit(stage: Stage, folder: Path, seed: int) -> Rows:
    """Return the weights that fit the games of a stage best."""
    positions = samples.load(folder, stage.files)
    print(f"{stage.name}: {len(positions)} positions", flush=True)
    target = samples.targets(positions, stage.per_logit, stage.trust)
    bits = samples.packed(positions)
    return training.rounded(training.train(bits, target, stage.lanes, stage.epochs, seed), UNIT)


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
                steady = replace(levers, patience=0)
                result = Search(game, meter, levers=steady).run(position, moves, 99)
                other = engine.run(Side(net, 10_000), state.board, moves)
                assert (result.move, result.value) == (other.move, other.value)
                assert (result.depth, game.nodes) == (other.depth, other.nodes)
    print("The engine decides as the package does.")


def match(rows: Rows, nodes: tuple[int, int], against: str, games: int, seed: int) -> None:
    """Play a net against places, itself or that of a file; print its share with 95 % intervals."""
    engine = Engine()
    net = engine.net(rows, LEVERS)
    if against == "places":
        other = engine.net(places(), DEFAULT)
    else:
        other = net if against == "itself" else engine.net(read(Path(against).read_bytes()), LEVERS)
    one, two = Side(net, nodes[0]), Side(other, nodes[1])
    scores: list[tuple[int, int]] = []
    for pair in range(games // 2):
        lot = int(np.random.default_rng([seed, pair]).integers(1 << 62))
        scores.append((engine.play(one, two, lot, OPENING), engine.play(two, one, lot, OPENING)))
    print(f"{games} games; the net {_share([(a + 2 - b) / 4 for a, b in scores])}, ", end="")
    print(f"the first player {_share([(a + b) / 4 for a, b in scores])}")


def _share(pairs: list[float]) -> str:
    error = statistics.stdev(pairs) / len(pairs) ** 0.5
    return f"{statistics.mean(pairs):.1%} ± {1.96 * error:.1%}"


def main() -> None:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("--part", type=float, default=1)
    checking = commands.add_parser("check")
    checking.add_argument("--games", type=int, default=20)
    matching = commands.add_parser("match")
    matching.add_argument("--net", type=Path, default=WEIGHTS)
    matching.add_argument("--nodes", type=int, nargs=2, default=(100_000, 100_000))
    matching.add_argument("--against", default="places")
    matching.add_argument("--games", type=int, default=400)
    matching.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    if options.command == "make":
        make(options.part)
    elif options.command == "check":
        check(options.games)
    else:
        rows = read(options.net.read_bytes())
        match(rows, tuple(options.nodes), options.against, options.games, options.seed)


if __name__ == "__main__":
    main()
