"""Bots against each other, in pairs of games with exchanged seats; or each of them alone."""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from pygames.added import folders, know_again
from pygames.cli.arguments import add_game, add_options, chosen, named
from pygames.cli.guest import PREFIX, FaultError, Guest, check_command
from pygames.cli.log import Log
from pygames.cli.report import write_report
from pygames.cli.seats import Bot, Seated, read_bot, read_seat
from pygames.core import Action
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.record import Record, check_seed, extend, final, make_header, settle
from pygames.workshop.tally import EVIDENCE, MARGIN, Score, estimate

EXAMPLES = """\
  python3 -m pygames arena murus-gallicus bot3 random --games 40 --seed 1
  python3 -m pygames arena murus-gallicus bot5:nodes=20000 bot4:nodes=20000 --games 100 --jobs 2
  python3 -m pygames arena murus-gallicus bot5:seconds=1 uct:seconds=1 --games 400 --decide 80
  python3 -m pygames arena on-tour bot5:playouts=2000 greedy scatter --solo --games 20
  python3 -m pygames arena cercas bot2:playouts=100 --bot "python3 mine.py" --go seconds=0.5
  python3 -m pygames arena my_game.py my_bot.py:seconds=0.1 bot2 --games 20
  python3 -m pygames arena cercas bot1 bot2 --bot "./mine" --log mine.jsonl --report mine.md
"""
T = TypeVar("T")


@dataclass(frozen=True)
class Match:
    """What makes the games of a match; the same seed gives the same games.

    (If the bots' budgets are counted, not timed.)
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
    """Return what a bot does next; FaultError if it is an engine that can't say."""
    if isinstance(bot, Guest):
        return bot.decide(record)
    return bot.choose(record.game, final(record), random)


def scores(match: Match, games: int, jobs: int) -> Iterator[tuple[Score, Score]]:
    """Play the games in this many processes; yield the scores after each pair.

    The first is that of the first bot, the second that of the players who began.
    """
    yield from running(results(match, games, jobs))


def running(pairs: Iterable[tuple[int, int]]) -> Iterator[tuple[Score, Score]]:
    """Yield the scores of the first bot, and of the players who began, after each pair."""
    score, start = Score(), Score()
    for as_first, as_second in pairs:
        score = score.plus(as_first).plus(as_second)
        start = start.plus(as_first).plus(-as_second)
        yield score, start


def results(
    match: Match, games: int, jobs: int, log: Log | None = None
) -> Iterator[tuple[int, int]]:
    """Yield the result of each pair in turn; pairs in the log are not played again."""
    numbers = range((games + 1) // 2)
    pairs = log.known(match.bots) if log else {}
    new = _mapped(match.pair, [each for each in numbers if each not in pairs], jobs)
    for number in numbers:
        if number in pairs:
            yield pairs[number]
            continue
        result = next(new)
        if log:
            log.add(match.bots, number, result)
        yield result


def _mapped(play: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    """Map by number, in as many processes as there are jobs."""
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
    """A bot's games without others; the same seed gives every bot the same dice and cards.

    (As long as no decision changes what chance is asked for.)
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
            try:
                record = extend(record, bot.choose(game, final(record), random))
            except FaultError as fault:
                raise GameError("failed", str(fault)) from None
        return scores[0]


def solo_scores(alone: Alone, games: int, jobs: int) -> Iterator[int]:
    """Play the games alone, in as many processes as there are jobs, and yield each score."""
    yield from _mapped(alone.score, range(games), jobs)


def summary(totals: Sequence[int]) -> str:
    """Write the mean of some scores and its standard error."""
    mean = statistics.fmean(totals)
    if len(totals) < 2:
        return f"{mean:.2f}"
    return f"{mean:.2f} ± {statistics.stdev(totals) / math.sqrt(len(totals)):.2f}"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_game(parser)
    words = (
        "random, uct, a bot of the game, or a file with yours (my_bot.py); with a budget: "
        "bot5:nodes=20000, uct:seconds=0.2. "
        "Of more than two, the first engine, or else the first bot, plays each of the others"
    )
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
    words = "keep each pair of games in this file, and continue from what it has"
    parser.add_argument("--log", metavar="FILE", help=words)
    words = "write a report, with a chart beside it (NAME.svg)"
    parser.add_argument("--report", metavar="NAME.md", help=words)
    parser.set_defaults(run=run, error=parser.error)


def run(options: argparse.Namespace) -> int:
    """Play the match and print the score after each pair of games, or of each bot alone."""
    game = named(options.game)
    _check(options)
    bots = _bots(options, game)
    choices = chosen(options)
    make_header(game, game.players[0], choices, None)
    if options.solo and bots:
        return _run_solo(options, choices)
    if len(bots) < 2 or options.solo:
        options.error("expected two bots or more, or --solo")
    if not game.players[0] <= 2 <= game.players[1]:
        raise GameError("bad-request", f"{game.title} can't be played by two, as in the arena")
    matches = [
        Match(game.id, both, options.seed, options.opening, choices)
        for both in pairings(bots, options.bot)
    ]
    pairs = _play_all(options, matches)
    if options.report:
        settings = {
            **settings_of(matches, options.version),
            "games": options.games,
            "decide": options.decide,
        }
        write_report(options.report, settings, list(zip(matches, pairs, strict=True)))
    return 0


def _check(options: argparse.Namespace) -> None:
    """Refuse arguments out of range, before anything is played."""
    check_seed(options.seed)
    if min(options.games, options.jobs) < 1 or options.opening < 0:
        raise GameError("bad-request", "expected --games and --jobs above 0, --opening from 0")
    if options.decide is not None and not MARGIN * 100 < options.decide < 100:
        raise GameError("bad-request", "--decide: expected a percentage above 7 and below 100")
    if options.report and not options.report.endswith(".md"):
        raise GameError("bad-request", "--report: expected a name that ends in .md")


def _bots(options: argparse.Namespace, game: Game[Any]) -> list[str]:
    """Return the names of all who play, once each can be asked."""
    bots = [*options.bots, *(f"{PREFIX}{options.go}:{command}" for command in options.bot)]
    for name in bots:
        (read_bot if options.solo else read_seat)(name, game)
    for command in options.bot:
        check_command(command)
    return bots


def pairings(bots: Sequence[str], commands: Sequence[str]) -> list[tuple[str, str]]:
    """Say who plays whom: of more than two, the first engine, or else the first bot, plays all."""
    if len(bots) == 2:
        return [(bots[0], bots[1])]
    first = len(bots) - len(commands) if commands else 0
    return [(bots[first], bot) for at, bot in enumerate(bots) if at != first]


def settings_of(matches: Sequence[Match], version: str) -> dict[str, Any]:
    """Return what decides the results of some matches, beside their length."""
    match = matches[0]
    return {
        "game": match.game,
        "options": dict(match.options),
        "matches": [list(each.bots) for each in matches],
        "seed": match.seed,
        "opening": match.opening,
        "version": version,
    }


def _play_all(options: argparse.Namespace, matches: Sequence[Match]) -> list[list[tuple[int, int]]]:
    """Play the matches one after the other; return the results of each one's pairs."""
    if not options.log:
        return [_play_out(options, match, None) for match in matches]
    with Log.opened(Path(options.log), settings_of(matches, options.version)) as log:
        return [_play_out(options, match, log) for match in matches]


def _play_out(options: argparse.Namespace, match: Match, log: Log | None) -> list[tuple[int, int]]:
    """Play a match, and print the score after each pair and at the end."""
    tally: list[tuple[int, int]] = []
    both = Score(), Score()
    share = (options.decide or 0) / 100
    pairs = _noted(results(match, options.games, options.jobs, log), tally)
    for both in running(pairs):
        print(f"{2 * len(tally)} games: {both[0]}", flush=True)
        if share and abs(both[0].evidence(share)) >= EVIDENCE:
            break
    (one, other), (score, start) = match.bots, both
    whole = estimate(tally)
    print(f"{one} has {whole.points()} of the points: Elo {whole.elo()}")
    print(f"{one} against {other}: {score}")
    print(_share(one, score))
    print(_share("The player who begins", start), flush=True)
    return tally


def _noted(pairs: Iterable[T], items: list[T]) -> Iterator[T]:
    """Yield each item, and append it to a list."""
    for pair in pairs:
        items.append(pair)
        yield pair


def _share(who: str, score: Score) -> str:
    low, high = score.interval()
    return f"{who} wins {low:.1%} to {high:.1%} of decisive games (95% interval)"


def _run_solo(options: argparse.Namespace, choices: Mapping[str, str]) -> int:
    """Print each bot's mean score, every tenth game and at the end."""
    game = named(options.game)
    if game.players[0] > 1:
        raise GameError("bad-request", "--solo: this game can't be played alone")
    for name in options.bots:
        points: list[int] = []
        alone = Alone(game.id, name, options.seed, choices)
        for score in solo_scores(alone, options.games, options.jobs):
            points.append(score)
            if len(points) % 10 == 0 and len(points) < options.games:
                print(f"{len(points)} games: {summary(points)}", flush=True)
        print(f"{name}: {summary(points)} points in {len(points)} games", flush=True)
    return 0
