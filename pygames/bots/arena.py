"""Bots against each other: pairs of games with the seats exchanged, and an interval."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pygames.bots.seats import Bot, read_bot
from pygames.core import Game
from pygames.errors import GameError
from pygames.games import find
from pygames.record import Record, check_seed, extend, final, make_header, settle

EXAMPLES = """\
  python3 -m pygames arena murus-gallicus bot3 random --games 40 --seed 1
  python3 -m pygames arena murus-gallicus bot5:nodes=20000 bot4:nodes=20000 --games 100
"""
_Z = 1.959964
"""Standard errors on either side of a 95 % interval."""


@dataclass(frozen=True)
class Score:
    """What the first bot has reached: wins, draws and losses."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def plus(self, value: int) -> Score:
        """Count a game that returned `value` to the first bot against the other."""
        if value > 0:
            return replace(self, wins=self.wins + 1)
        if value < 0:
            return replace(self, losses=self.losses + 1)
        return replace(self, draws=self.draws + 1)

    def interval(self) -> tuple[float, float]:
        """Give Wilson's 95 % interval of the share of decisive games that the first bot wins."""
        games = self.wins + self.losses
        if games == 0:
            return 0.0, 1.0
        share, spread = self.wins / games, _Z * _Z / games
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
        return max(0.0, middle - half), min(1.0, middle + half)


def matches(game: Game[Any], bots: tuple[Bot, Bot], games: int, seed: str) -> Iterator[Score]:
    """Play the games one by one and give the score after each.

    Two games in a row have the same dice and exchanged seats; the same seed gives the same
    games where the bots' budgets are counted, not timed.
    """
    score = Score()
    for index in range(games):
        swapped = bool(index % 2)
        seats = (bots[1], bots[0]) if swapped else bots
        first, second = _play(game, seats, f"{seed}-{index // 2}", Random(f"{seed}:{index}"))
        score = score.plus((second - first) if swapped else (first - second))
        yield score


def _play(game: Game[Any], seats: Sequence[Bot], seed: str, random: Random) -> tuple[int, ...]:
    record = settle(Record(make_header(game, len(seats), {}, None), seed=seed))
    while (returns := final(record).returns()) is None:
        state = final(record)
        bot = seats[state.current_player()]
        record = extend(record, bot.choose(game, state, random))
    return returns


def add(parser: argparse.ArgumentParser, games: str) -> None:
    """Give the command its arguments."""
    parser.add_argument("game", metavar="GAME", help=games)
    words = "random, bot1 to bot5, or with a budget: bot5:nodes=20000, bot5:seconds=0.2"
    parser.add_argument("bots", metavar="BOT", nargs=2, help=words)
    parser.add_argument("--games", metavar="N", type=int, default=20, help="how many (20)")
    parser.add_argument("--seed", metavar="S", default="arena", help="the same again (arena)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the match and print the score after each pair of games."""
    game = find(options.game)
    check_seed(options.seed)
    if options.games < 1:
        raise GameError("bad-request", "--games: expected a number above 0")
    one, other = (read_bot(name, game) for name in options.bots)
    score = Score()
    for number, score in enumerate(matches(game, (one, other), options.games, options.seed), 1):
        if number % 2 == 0 or number == options.games:
            print(f"{number} games: {_line(score)}", flush=True)
    low, high = score.interval()
    print(f"{one.name} against {other.name}: {_line(score)}")
    print(f"{one.name} wins {low:.1%} to {high:.1%} of decisive games (95 % interval)")
    return 0


def _line(score: Score) -> str:
    return f"{score.wins} won, {score.draws} drawn, {score.losses} lost"
