"""A game in words: who did what, round by round, what each move cost, and how it ended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from textwrap import fill

from pygames import grammar
from pygames.annotated import Annotated, Line, Step
from pygames.annotated.game import NAME
from pygames.bots.budget import Budget
from pygames.cli import words
from pygames.cli.arguments import add_number, read_games, write_games
from pygames.cli.priced import GLANCED, Priced, priced
from pygames.cli.seats import read_budget
from pygames.core import CHANCE, State
from pygames.door.view import result
from pygames.ending import reason
from pygames.game import Game
from pygames.grammar.cast import Cast
from pygames.record import outcome, states
from pygames.rounds import Round, Turn, rounds

EXAMPLES = """\
  python3 -m pygames show game.json
  python3 -m pygames show game.json --quick
  python3 -m pygames show game.json --go seconds=2 --save game.txt
"""
WIDTH = 100
"""The maximum length of a line."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    about = "a file that has games (- is standard input), or a link"
    parser.add_argument("shown", metavar="FILE", help=about)
    add_number(parser)
    parser.add_argument("--quick", action="store_true", help="without what the moves cost")
    about = "what the strongest bot gets to weigh a move: seconds, nodes or playouts"
    parser.add_argument("--go", metavar="UNIT=N", help=f"{about} (default: seconds=0.3)")
    about = "seed for reproducible costs, if nodes or playouts are counted"
    parser.add_argument("--seed", metavar="SEED", help=about)
    about = "write the games there too, with the costs as comments (docs/game-files.md)"
    parser.add_argument("--save", metavar="FILE", type=Path, help=about)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print each game of the file, or the requested one."""
    budget = read_budget(options.go) if options.go else GLANCED
    saved = []
    for at, game in enumerate(read_games(options.shown, options.number)):
        if at:
            print("\n")
        weighing = not options.quick and bool(game.begun.game.bots.levels)
        telling = Telling(game, budget if weighing else None, options.seed)
        for line in telling.lines():
            print(line, flush=True)
        saved.append(telling.commented())
    if options.save:
        write_games(options.save, saved)
    return 0


class Telling:
    """Tells a game; with a budget, each move is weighed before its line."""

    def __init__(self, game: Annotated, budget: Budget | None, seed: str | None) -> None:
        self.game, self.record, self.card = game, game.record, game.begun.game
        self.states = states(self.record)
        self.budget, self.seed = budget, seed
        self.costs: dict[int, Priced] = {}
        seats = zip(game.names, self.card.seats, strict=False)
        self.names = [name or seat.name for name, seat in seats]
        self.labels = [f"{name}: " if len(self.names) > 1 else "" for name in self.names]
        self.wide = max(map(len, self.labels))
        self.indent = " " * (5 + self.wide)

    def lines(self) -> Iterator[str]:
        """Yield the whole game."""
        yield from self._head()
        for each in rounds(self.record, open_turn=True):
            yield from self._round(each)
        if not self.record.actions:
            yield words.NOTHING_YET
        yield from ["", self._end()]

    def _end(self) -> str:
        ended, cast = outcome(self.record), Cast(self.names)
        if not ended.over:
            return words.NOT_OVER
        early = self.record.ended
        why = reason(self.card, early, cast) if early else ended.reason
        return f"{result(cast, ended)}. {why}"

    def commented(self) -> Annotated:
        """Return the game with what was found as comments, and better moves as variations."""
        steps = enumerate(self.game.steps)
        return replace(self.game, steps=tuple(self._commented(*each) for each in steps))

    def _commented(self, ply: int, step: Step) -> Step:
        cost = self.costs.get(ply)
        if cost is None:
            return step
        text = " ".join(grammar.sentence(each) for each in (str(cost), cost.why) if each)
        better = ((Step(cost.best),),) if cost.better else ()
        comment = f"{step.comment} {text}".strip()
        return Step(step.action, comment, (*step.instead, *better))

    def _head(self) -> Iterator[str]:
        """Say which game it is."""
        header = self.record.header
        values = self.card.defaults() | dict(header.options)
        options = (
            dict(option.choices)[values[option.id]]
            for option in self.card.options
            if values[option.id] != option.default or option.id != "swap"
        )
        parts = [self.card.title, words.players(header.players), *options]
        yield " ".join(map(grammar.sentence, parts))
        players = {NAME.format(player) for player in range(1, header.players + 1)}
        yield from (f"{name}: {value}" for name, value in self.game.tags if name not in players)
        if header.start is not None:
            yield words.begins_from(header.start)
        yield ""
        if self.game.comment:
            yield fill(self.game.comment, WIDTH)
            yield ""

    def _round(self, each: Round) -> Iterator[str]:
        """Yield the lines of a round; the first has its number, those of turns the players."""
        number = f"{each.number}." if each.number else ""
        for turn in each.turns:
            label = "" if turn.player is None else self.labels[turn.player]
            for line in self._turn(turn):
                begin = f"{number:>4} {label:<{self.wide}}"
                yield fill(line, WIDTH, initial_indent=begin, subsequent_indent=self.indent)
                number = label = ""

    def _turn(self, turn: Turn) -> Iterator[str]:
        """Yield what each decision is, and in one line what chance does before it."""
        plies = [ply - 1 for ply in turn.plies]
        for chance, group in groupby(plies, key=self._is_chance):
            if chance:
                members = list(group)
                yield ", ".join(map(self._words, members))
                for ply in members:
                    yield from self._said(ply)
                continue
            for ply in group:
                yield from self._decision(ply)

    def _is_chance(self, ply: int) -> bool:
        return self.states[ply].current_player() == CHANCE

    def _words(self, ply: int) -> str:
        return self.card.look.phrase(self.states[ply], self.record.actions[ply]).words

    def _decision(self, ply: int) -> Iterator[str]:
        cost = priced(self.record, ply, self.budget, self.seed) if self.budget else None
        yield self._words(ply) + (f" ({cost})" if cost else "")
        if cost:
            self.costs[ply] = cost
            if advice := cost.advice():
                yield advice
        yield from self._said(ply)

    def _said(self, ply: int) -> Iterator[str]:
        """Yield the file's comments on an action."""
        step = self.game.steps[ply]
        if step.comment:
            yield step.comment
        for other in step.instead:
            yield words.instead(_aside(self.card, self.states[ply], other))


def _aside(game: Game[State], state: State, line: Line) -> str:
    """Write a variation."""
    phrases = []
    for step in line:
        phrase = game.look.phrase(state, step.action).words
        others = [words.or_else(_aside(game, state, other)) for other in step.instead]
        more = "; ".join(filter(None, [step.comment, *others]))
        phrases.append(f"{phrase} ({more})" if more else phrase)
        state = state.child(step.action)
    return ", ".join(phrases)
