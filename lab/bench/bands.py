"""How hard puzzles are, found by several players, and the bands that follow from it.

    python3 -m lab.bench.bands measure cercas --seed bands --log cercas.txt
    python3 -m lab.bench.bands write cercas --log cercas.txt
    python3 -m lab.bench.bands table cercas --log others.txt

`measure` lets four players answer each puzzle of a pack, from its beginning to its end, and adds a
line for each to the file: the text, the player, what was missed on average, and how many tries that
took. It goes on where the file ends. `write` gives the pack bands by the mean of all players, as
many puzzles in each as there are ties for. `table` prints what each player misses in each band of
the pack; with another seed it shows whether the bands hold for others.

What is missed is a part of the tries; on maps of On Tour it is points.
"""

from __future__ import annotations

import argparse
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from pygames.bots.budget import Budget
from pygames.bots.glance import Glance
from pygames.core import CHANCE, TERMINAL, Action, State
from pygames.door.puzzles import beginning, puzzles_of, read_puzzle
from pygames.game import Game
from pygames.games import find
from pygames.games.murus_gallicus.judge import TEXTS, by_places
from pygames.games.murus_gallicus.search import every_move, winning_moves
from pygames.games.on_tour.bot.bot import next_stop
from pygames.games.on_tour.puzzles import LastNumbers
from pygames.puzzles import Puzzle, pack
from pygames.puzzles.puzzle import BANDS
from pygames.record import final

MOST = 1_000_000
"""More than these levels ever use."""
TRIES = {"level-1": 8, "level-2": 6, "level-3": 4, "two-plies": 2}
"""So often each puzzle is given to a player; once to those who always answer alike."""
SIGHTS = 1, 2, 3, 4
"""How many areas ahead the players look who draw a tour: from level 2 on all see the whole map."""
LOST = 1e9

Play = Callable[[Any, Random], Action]


@dataclass(frozen=True)
class TwoPlies:
    """Takes the action after which the best answer to it leaves most, counted at a glance."""

    glance: Glance[Any, Any]

    def __call__(self, state: State, random: Random) -> Action:
        """Choose an action; ties are drawn at random."""
        game = self.glance.game
        position = game.start(state)
        mover, moves = game.player(position), list(game.moves(position))
        random.shuffle(moves)
        return game.action(
            max(moves, key=lambda move: self._worth(game.child(position, move), mover, random))
        )

    def _worth(self, after: Any, mover: int, random: Random) -> float:
        game = self.glance.game
        follower = game.player(after)
        if follower == CHANCE:
            return sum(
                odds * self._worth(game.child(after, outcome), mover, random)
                for odds, outcome in game.outcomes(after)
            )
        if follower in {mover, TERMINAL}:
            return self.glance.value(after, mover, random)
        answers = (game.child(after, move) for move in game.moves(after))
        return min(self.glance.value(answer, mover, random) for answer in answers)


def murus_two_plies(state: Any, random: Random) -> Action:
    """Take the move after which the best answer leaves the best places."""
    judge = by_places()
    position = judge.position(state.board)

    def worth(move: int) -> float:
        after = judge.child(position, move)
        if winning_moves(after):
            return -LOST
        answers = (judge.child(after, answer) for answer in every_move(after))
        return min((judge.value(answer) for answer in answers), default=LOST)

    moves = winning_moves(position) or every_move(position)
    random.shuffle(moves)
    return TEXTS[max(moves, key=worth)]


def _sighted(sight: int) -> Play:
    return lambda state, _: next_stop(state, sight)


def players(game: Game[Any], puzzle: Puzzle) -> Mapping[str, Play]:
    """Return who answers a puzzle, by name."""
    if "best-tour" in puzzle.themes:
        return {f"sees-{sight}": _sighted(sight) for sight in SIGHTS}
    budget = Budget(game.bots.counts, MOST)

    def level(number: int) -> Play:
        return lambda state, random: game.bots.choose(state, number, budget, random).action

    levels = {f"level-{number}": level(number) for number in (1, 2, 3)}
    yardsticks = game.bots.yardsticks
    if game.id == "on-tour":
        return {**levels, "greedy": yardsticks["greedy"]}
    glance = yardsticks["glance"]
    two = TwoPlies(glance) if isinstance(glance, Glance) else murus_two_plies
    return {**levels, "two-plies": two}


def missed(game: Game[Any], puzzle: Puzzle, play: Play, random: Random) -> float:
    """Let a player answer a puzzle: return 1 if that is wrong, or the points that it loses."""
    line, since = [final(beginning(game, puzzle))], list[Action]()
    while True:
        since.append(play(line[-1], random))
        line.append(line[-1].child(since[-1]))
        judged = puzzles_of(game).judge(puzzle, line, since)
        if judged.verdict != "more":
            in_points = game.id == "on-tour"
            return float(judged.lost or 0) if in_points else float(judged.verdict == "wrong")
        for reply in judged.replies:
            since.append(reply)
            line.append(line[-1].child(reply))


def measure(game: Game[Any], seed: str, log: Path) -> None:
    """Let each player answer each puzzle of a pack that the file doesn't have yet."""
    answers = {(text, player) for text, player, *_ in _lines(log)}
    for text in _pack(game).texts:
        puzzle = read_puzzle(game, text)
        for name, play in players(game, puzzle).items():
            if (text, name) in answers:
                continue
            tries = TRIES.get(name, 1)
            random = Random(f"{seed}:{text}:{name}")
            mean = fmean(missed(game, puzzle, play, random) for _ in range(tries))
            with log.open("a") as file:
                print(text, name, f"{mean:.4f}", tries, file=file)


def _lines(log: Path) -> Iterator[list[str]]:
    if log.is_file():
        yield from (line.split() for line in log.read_text("ascii").splitlines())


def _pack(game: Game[Any]) -> pack.Pack:
    whole = pack.of(game.folder)
    assert whole is not None
    return whole


def _kinds(game: Game[Any]) -> Iterator[list[str]]:
    """Yield the texts of each kind of puzzle that a pack has."""
    by_kind: dict[bool, list[str]] = {}
    for text in _pack(game).texts:
        kind = isinstance(read_puzzle(game, text), LastNumbers)
        by_kind.setdefault(kind, []).append(text)
    yield from by_kind.values()


def _by_text(log: Path) -> dict[str, dict[str, float]]:
    """Return what each player misses in each puzzle."""
    misses: dict[str, dict[str, float]] = defaultdict(dict)
    for text, player, mean, _ in _lines(log):
        misses[text][player] = float(mean)
    return misses


def banded(difficulties: Mapping[str, float]) -> dict[str, int]:
    """Return a band for each puzzle: as many in each as ties allow, which share a band."""
    ranked = sorted(difficulties.values())
    bands = {}
    for text, difficulty in difficulties.items():
        middle = (bisect_left(ranked, difficulty) + bisect_right(ranked, difficulty)) / 2
        bands[text] = BANDS[min(int(middle * len(BANDS) / len(ranked)), len(BANDS) - 1)]
    return bands


def write(game: Game[Any], log: Path) -> None:
    """Give the puzzles of a pack the bands that follow from the mean of all players."""
    misses, bands = _by_text(log), dict[str, int]()
    for texts in _kinds(game):
        bands |= banded({text: fmean(misses[text].values()) for text in texts})
    (game.folder / pack.NAME).write_text(replace(_pack(game), bands=bands).write(), "ascii")


def table(game: Game[Any], log: Path) -> None:
    """Print what each player misses in each band, and how many puzzles it has."""
    misses = _by_text(log)
    for texts in _kinds(game):
        by_band: dict[int, list[str]] = defaultdict(list)
        for text in texts:
            by_band[_pack(game).bands.get(text) or read_puzzle(game, text).band].append(text)
        print(game.title, *(f"{band}: {len(by_band[band])}" for band in BANDS), sep=", ")
        for player in misses[texts[0]]:
            means = (fmean(misses[text][player] for text in by_band[band]) for band in BANDS)
            print(f"  {player:10}", *(f"{mean:.2f}" for mean in means))


def main() -> None:
    """Measure, write or print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["measure", "write", "table"])
    parser.add_argument("game")
    parser.add_argument("--seed", default="bands")
    parser.add_argument("--log", type=Path, required=True)
    options = parser.parse_args()
    game = find(options.game)
    if options.command == "measure":
        measure(game, options.seed, options.log)
    else:
        {"write": write, "table": table}[options.command](game, options.log)


if __name__ == "__main__":
    main()
