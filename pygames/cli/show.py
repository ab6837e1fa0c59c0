"""A game in words: who did what, round by round, what each move cost, and how it ended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import groupby
from textwrap import fill

from pygames.bots.budget import Budget
from pygames.cli.arguments import add_number, read_all
from pygames.cli.priced import GLANCED, priced
from pygames.cli.seats import read_budget
from pygames.core import CHANCE
from pygames.door.rounds import Round, Turn, rounds
from pygames.door.view import result
from pygames.look.english import counted
from pygames.record import Record, outcome, states

EXAMPLES = """\
  python3 -m pygames show game.json
  python3 -m pygames show game.json --quick
  python3 -m pygames show game.json --go seconds=2
"""
WIDTH = 100
"""The most letters in a line."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    words = "a file that has games (- is standard input), or a link"
    parser.add_argument("shown", metavar="FILE", help=words)
    add_number(parser)
    parser.add_argument("--quick", action="store_true", help="without what the moves cost")
    words = "what the strongest bot gets to weigh a move: seconds, nodes or playouts"
    parser.add_argument("--go", metavar="UNIT=N", help=f"{words} (default: seconds=0.3)")
    words = "seed for reproducible costs, if nodes or playouts are counted"
    parser.add_argument("--seed", metavar="SEED", help=words)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print each game of the file, or the one that is asked for."""
    budget = read_budget(options.go) if options.go else GLANCED
    for at, record in enumerate(read_all(options.shown, options.number)):
        if at:
            print("\n")
        weighing = not options.quick and bool(record.game.bots.levels)
        for line in told(record, budget if weighing else None, options.seed):
            print(line, flush=True)
    return 0


def told(record: Record, budget: Budget | None = None, seed: str | None = None) -> Iterator[str]:
    """Yield the lines that tell a game; with a budget, each move is weighed before its line."""
    yield from _head(record)
    for each in rounds(record, open_turn=True):
        yield from _Telling(record, budget, seed).round(each)
    if not record.actions:
        yield "Nothing has been played yet."
    ended = outcome(record)
    end = f"{result(record.game.cast(), ended)}. {ended.reason}" if ended.over else ""
    yield from ["", end or "The game isn’t over."]


def _head(record: Record) -> Iterator[str]:
    """Say which game it is."""
    header = record.header
    chosen = record.game.defaults() | dict(header.options)
    options = (
        dict(option.choices)[chosen[option.id]]
        for option in record.game.options
        if chosen[option.id] != option.default or option.id != "swap"
    )
    yield ". ".join([record.game.title, counted(header.players, "player"), *options]) + "."
    if header.start is not None:
        yield f"It begins from the position {header.start}"
    yield ""


class _Telling:
    """Tells the rounds of a record."""

    def __init__(self, record: Record, budget: Budget | None, seed: str | None) -> None:
        self.record, self.budget, self.seed = record, budget, seed
        seats = record.game.seats[: record.header.players]
        self.names = [f"{seat.name}: " for seat in seats] if len(seats) > 1 else [""]
        self.wide = max(map(len, self.names))
        self.indent = " " * (5 + self.wide)

    def round(self, each: Round) -> Iterator[str]:
        """Yield the lines of a round; the first has its number, those of turns the players."""
        number = f"{each.number}." if each.number else ""
        for turn in each.turns:
            name = "" if turn.player is None else self.names[turn.player]
            for words in self._turn(turn):
                begin = f"{number:>4} {name:<{self.wide}}"
                yield fill(words, WIDTH, initial_indent=begin, subsequent_indent=self.indent)
                number = name = ""

    def _turn(self, turn: Turn) -> Iterator[str]:
        """Yield what each decision is, and in one line what chance does before it."""
        plies = [ply - 1 for ply in turn.plies]
        for chance, group in groupby(plies, key=self._is_chance):
            if chance:
                yield ", ".join(map(self._words, group))
                continue
            for ply in group:
                yield from self._decision(ply)

    def _is_chance(self, ply: int) -> bool:
        return states(self.record)[ply].current_player() == CHANCE

    def _words(self, ply: int) -> str:
        state, action = states(self.record)[ply], self.record.actions[ply]
        return self.record.game.look.phrase(state, action).words

    def _decision(self, ply: int) -> Iterator[str]:
        cost = priced(self.record, ply, self.budget, self.seed) if self.budget else None
        yield self._words(ply) + (f" ({cost})" if cost else "")
        if cost and (advice := cost.advice()):
            yield advice
