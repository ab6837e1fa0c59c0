"""Bots against each other, in pairs of games with exchanged seats; or each of them alone."""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from pygames.added import folders, know_again
from pygames.cli.arguments import add_game, add_options, chosen
from pygames.cli.guest import PREFIX, FaultError, Guest
from pygames.cli.seats import Bot, Seated, read_bot, read_seat
from pygames.core import Action
from pygames.errors import GameError
from pygames.games import find
from pygames.record import Record, check_seed, extend, final, make_header, settle

EXAMPLES = """\
  python3 -m pygames arena murus-gallicus bot3 random --games 40 --seed 1
  python3 -m pygames arena murus-gallicus bot5:nodes=20000 bot4:nodes=20000 --games 100 --jobs 2
  python3 -m pygames arena murus-gallicus bot5:seconds=1 uct:seconds=1 --games 400 --decide 80
  python3 -m pygames arena on-tour bot5:playouts=2000 greedy scatter --solo --games 20
  python3 -m pygames arena cercas bot2:playouts=100 --bot "python3 mine.py" --go seconds=0.5
"""
_Z = 1.959964
"""Standard errors on either side of a 95% interval."""
_EVIDENCE = math.log(0.95 / 0.05)
"""Wald's bound for a sequential test that errs in one of twenty matches on either side."""
_MARGIN = 0.07

T = TypeVar("T")


@dataclass(frozen=True)
class Score:
    """What one side of a match has reached: wins, draws and losses."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def plus(self, value: int) -> Score:
        """Count a game that returned `value` to this side against the other."""
        if value > 0:
            return replace(self, wins=self.wins + 1)
        if value < 0:
            return replace(self, losses=self.losses + 1)
        return replace(self, draws=self.draws + 1)

    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95% interval of the share of decisive games that this side wins."""
        games = self.wins + self.losses
        if games == 0:
            return 0.0, 1.0
        share, spread = self.wins / games, _Z * _Z / games
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
        return max(0.0, middle - half), min(1.0, middle + half)

    def evidence(self, share: float) -> float:
        """Return the log odds that the share is this large rather than seven points smaller."""
        less = share - _MARGIN
        return self.wins * math.log(share / less) + self.losses * math.log((1 - share) / (1 - less))

    def __str__(self) -> str:
        """Write it in words."""
        return f"{self.wins} won, {self.draws} drawn, {self.losses} lost"


@dataclass(frozen=True)
class Match:
    """What makes the games of a match; the same seed gives the same games.

    (Where the bots' budgets are counted, not timed.)
    """

    game: str
    bots: tuple[str, str]
    seed: str
    opening: int = 0
    """How many actions of each pair of games are drawn at random."""
    options: Mapping[str, str] = field(default_factory=dict)

    def pair(self, number: int) -> tuple[int, int]:
        """Play two games with the same dice and opening and exchanged seats.

        Return, for each, the first bot's return less the other's.
        """
        game = find(self.game)
        one, other = (read_seat(name, game) for name in self.bots)
        first = self._play((one, other), number, 0)
        second = self._play((other, one), number, 1)
        return first[0] - first[1], second[1] - second[0]

    def _play(self, seats: Sequence[Seated | Guest], pair: int, which: int) -> tuple[int, ...]:
        record = self._opened(len(seats), pair)
        random = Random(f"{self.seed}:{2 * pair + which}")
        while (returns := final(record).returns()) is None:
            state = final(record)
            bot, game = seats[state.current_player()], find(self.game)
            for other in seats:
                if other is not bot and isinstance(other, Bot) and other.ponders:
                    other.choose(game, state, random)
            try:
                record = extend(record, _decided(bot, record, random))
            except FaultError as fault:
                print(f"pygames: pair {pair + 1}, game {which + 1}: {fault}", file=sys.stderr)
                return tuple(-1 if seat is bot else 1 for seat in seats)
        return returns

    def _opened(self, players: int, pair: int) -> Record:
        header = make_header(find(self.game), players, dict(self.options), None)
        record = settle(Record(header, seed=f"{self.seed}-{pair}"))
        random = Random(f"{self.seed}:opening {pair}")
        for _ in range(self.opening):
            state = final(record)
            if state.current_player() >= 0:
                record = extend(record, random.choice(state.legal_actions()))
        return record


def _decided(bot: Seated | Guest, record: Record, random: Random) -> Action:
    """Return what a bot does next; FaultError where it is an engine that can't say."""
    if isinstance(bot, Guest):
        return bot.decide(record)
    return bot.choose(record.game, final(record), random)


def scores(match: Match, games: int, jobs: int) -> Iterator[tuple[Score, Score]]:
    """Play the games in this many processes; yield the scores after each pair.

    The first is that of the first bot, the second that of the players who began.
    """
    score, begun = Score(), Score()
    pairs = range((games + 1) // 2)
    for as_first, as_second in _mapped(match.pair, pairs, jobs):
        score = score.plus(as_first).plus(as_second)
        begun = begun.plus(as_first).plus(-as_second)
        yield score, begun


def _mapped(play: Callable[[int], T], numbers: range, jobs: int) -> Iterator[T]:
    """Play by number, in as many processes as there are jobs."""
    if jobs < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=know_again, initargs=(folders(),)) as pool:
        try:
            yield from pool.map(play, numbers)
        finally:
            pool.shutdown(cancel_futures=True)


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


def solo_scores(alone: Alone, games: int, jobs: int) -> Iterator[int]:
    """Play the games alone, in as many processes as there are jobs, and yield each score."""
    yield from _mapped(alone.score, range(games), jobs)


def summary(found: Sequence[int]) -> str:
    """Write the mean of some scores and its standard error."""
    mean = statistics.fmean(found)
    if len(found) < 2:
        return f"{mean:.2f}"
    return f"{mean:.2f} ± {statistics.stdev(found) / math.sqrt(len(found)):.2f}"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_game(parser)
    words = "random, uct or a bot of the game; with a budget: bot5:nodes=20000, uct:seconds=0.2"
    parser.add_argument("bots", metavar="BOT", nargs="*", help=words)
    words = "an engine of your own, which speaks as docs/engine.md says (repeatable)"
    parser.add_argument("--bot", metavar="COMMAND", action="append", default=[], help=words)
    words = "what engines get for a move: seconds, nodes or playouts (default: seconds=1)"
    parser.add_argument("--go", metavar="UNIT=N", default="seconds=1", help=words)
    words = "number of games, played in pairs (default: 20)"
    parser.add_argument("--games", metavar="N", type=int, default=20, help=words)
    words = "seed for reproducible games (default: arena)"
    parser.add_argument("--seed", metavar="SEED", default="arena", help=words)
    words = "random opening moves per pair (default: 0)"
    parser.add_argument("--opening", metavar="N", type=int, default=0, help=words)
    words = "processes that play at the same time (default: 1)"
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help=words)
    words = "each bot plays alone; prints its mean score and the standard error"
    parser.add_argument("--solo", action="store_true", help=words)
    add_options(parser)
    words = "stop as soon as the first bot is shown to win P %% of decisive games, or P - 7 at most"
    parser.add_argument("--decide", metavar="P", type=float, help=words)
    parser.set_defaults(run=run, error=parser.error)


def run(options: argparse.Namespace) -> int:
    """Play the match and print the score after each pair of games, or of each bot alone."""
    game = find(options.game)
    check_seed(options.seed)
    if min(options.games, options.jobs) < 1 or options.opening < 0:
        raise GameError("bad-request", "--games and --jobs: expected a number above 0")
    if options.decide is not None and not _MARGIN * 100 < options.decide < 100:
        raise GameError("bad-request", "--decide: expected per cent, more than 7 and less than 100")
    bots = [*options.bots, *(f"{PREFIX}{options.go}:{command}" for command in options.bot)]
    for name in bots:
        (read_bot if options.solo else read_seat)(name, game)
    choices = chosen(options)
    make_header(game, game.players[0], choices, None)
    if options.solo and bots:
        return _run_solo(options, choices)
    if len(bots) != 2:
        options.error("expected two bots, or --solo")
    match = Match(game.id, (bots[0], bots[1]), options.seed, options.opening, choices)
    score = begun = Score()
    share = (options.decide or 0) / 100
    for number, both in enumerate(scores(match, options.games, options.jobs), 1):
        score, begun = both
        print(f"{2 * number} games: {score}", flush=True)
        if share and abs(score.evidence(share)) >= _EVIDENCE:
            break
    one, other = bots
    print(f"{one} against {other}: {score}")
    print(_share(one, score))
    print(_share("The player who begins", begun))
    return 0


def _share(who: str, score: Score) -> str:
    low, high = score.interval()
    return f"{who} wins {low:.1%} to {high:.1%} of decisive games (95% interval)"


def _run_solo(options: argparse.Namespace, choices: Mapping[str, str]) -> int:
    """Print each bot's mean score, every tenth game and at the end."""
    if find(options.game).players[0] > 1:
        raise GameError("bad-request", "--solo: nobody plays this game alone")
    for name in options.bots:
        found: list[int] = []
        alone = Alone(options.game, name, options.seed, choices)
        for score in solo_scores(alone, options.games, options.jobs):
            found.append(score)
            if len(found) % 10 == 0 and len(found) < options.games:
                print(f"{len(found)} games: {summary(found)}", flush=True)
        print(f"{name}: {summary(found)} points in {len(found)} games", flush=True)
    return 0
