"""Bots that play alone: the mean score of each, with its standard error."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

from pygames.bots.seats import read_bot
from pygames.games import find
from pygames.record import Record, extend, final, make_header, settle


@dataclass(frozen=True)
class Alone:
    """A bot's games without others; the same seed gives the same dice and cards to every bot.

    (As far as no decision changes what chance is asked for.)
    """

    game: str
    bot: str
    seed: str
    options: Mapping[str, str]

    def score(self, number: int) -> int:
        """Play a game and give its score."""
        game = find(self.game)
        bot = read_bot(self.bot, game)
        header = make_header(game, 1, dict(self.options), None)
        record = settle(Record(header, seed=f"{self.seed}-{number}"))
        random = Random(f"{self.seed}:{number}")
        while (scores := final(record).scores()) is None:
            record = extend(record, bot.choose(game, final(record), random))
        return scores[0]


def scores(alone: Alone, games: int, jobs: int) -> Iterator[int]:
    """Play the games, so many processes at a time."""
    if jobs < 2:
        yield from map(alone.score, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(alone.score, range(games))
        finally:
            pool.shutdown(cancel_futures=True)


def summary(found: Sequence[int]) -> str:
    """Write the mean of some scores and its standard error."""
    mean = statistics.fmean(found)
    if len(found) < 2:
        return f"{mean:.2f}"
    return f"{mean:.2f} ± {statistics.stdev(found) / math.sqrt(len(found)):.2f}"
