"""Learn what a map of On Tour is worth beyond its playouts, from games of the bot alone.

    python3 -m lab.tune.outlook learn --games 200 --playouts 500 --seed learn
    python3 -m lab.tune.outlook compare --games 200 --playouts 1000 --seed compare

`learn` plays games with the weights in use and prints others. In each turn, up to four of the ten
best ways of writing are written on maps of their own, which all get the same next turn, and play it
as the bot would. What their playouts gain by that turn, beside each other, says what is worth more
than its playouts, since what it is still worth after the turn counts too (LSTD, Bradtke and Barto
1996). One of these maps goes on; what its playouts gain to the end of the game counts a tenth.

`compare` plays the bot without any weights and with those in use, on the same games.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from lab.tune.on_tour import dealt
from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.games.on_tour.bot import outlook
from pygames.games.on_tour.bot.bot import LEVELS
from pygames.games.on_tour.bot.luck import cards_after, future
from pygames.games.on_tour.bot.playout import Written
from pygames.games.on_tour.bot.search import Search
from pygames.games.on_tour.rules.maps import MAPS, Map
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import Sheet
from pygames.games.on_tour.rules.solver import best_route

BESIDE = 4
"""How many ways of writing get the same next turn."""
AMONG = 10
"""Among how many of the best they are."""
CANDIDATES = 24
"""How many the bot examines in these games."""
FRESH = 120
"""How many playouts, with other luck, say what a map is worth by them."""
ASTRAY = 0.1
"""How often a game continues with another way of writing than the best."""
WHOLE_GAMES = 0.1
"""The weight of what is gained to the end of the game."""
RIDGE = 0.003
"""How much weights are drawn towards nothing."""
USUAL = 30.0
"""A usual mean of playouts."""

Rows = list[list[float]]


class Tried(NamedTuple):
    """A way of writing, the game after it, and the mean of its map's playouts."""

    after: Tour
    mean: float


class Gained(NamedTuple):
    """A map, and its result by the next turn."""

    before: list[float]
    """Its features, for each column of weights."""
    mean: float
    after: list[float]
    gain: float
    goes_on: bool


def learn(options: argparse.Namespace) -> None:
    """Play games, and print weights."""
    size = len(outlook.WEIGHTS) * (len(outlook.AT) - 1)
    sums = Sums(size)
    for game in range(options.games):
        sums.add(list(turns(options.map, options.playouts, Random(f"{options.seed}:{game}"))))
    weights = sums.weights()
    columns = len(outlook.AT) - 1
    for start in range(0, size, columns):
        print("(" + ", ".join(f"{one:.3f}" for one in weights[start : start + columns]) + "),")


def turns(land: str, playouts: int, random: Random) -> Iterator[list[Gained]]:
    """Play a game, and yield what was gained in each turn by maps beside each other."""
    state = dealt(Tour.initial(Setup(1, {"map": land})), random)
    ways = search(state, playouts, random.random())
    goes_on = 0 if random.random() >= ASTRAY else random.randrange(len(ways))
    while ways[goes_on].after.sheets[0].empty:
        luck, seed = random.random(), random.random()
        states = [dealt(one.after, Random(luck)) for one in ways]
        answers = [search(each, playouts, seed) for each in states]
        yield [
            Gained(
                parts(each.after.map, each.after.sheets[0]), each.mean,
                parts(each.after.map, best[0].after.sheets[0]), best[0].mean - each.mean,
                index == goes_on,
            )
            for index, (each, best) in enumerate(zip(ways, answers, strict=True))
        ]  # fmt: skip
        ways = answers[goes_on]
        goes_on = 0 if random.random() >= ASTRAY else random.randrange(len(ways))


def search(state: Tour, playouts: int, seed: float) -> list[Tried]:
    """Return the best way of writing, and some others that are nearly as good."""
    random = Random(seed)
    bot = Search(state, Budget("playouts", playouts), random)
    best = bot.run(CANDIDATES, outlook.outlook)
    order = sorted(bot.tried, key=lambda one: (one[0] != best, -one[1], -one[2]))
    ways = [way for way, _, _ in order[:AMONG]] or [best]
    others = random.sample(ways[1:], min(BESIDE, len(ways)) - 1)
    plan = Search(state, Budget("playouts", playouts), random)._plan()
    tries = []
    for way in (ways[0], *others):
        after, luck = state.wrote(way), Random(seed)
        sheet = after.sheets[0]
        if not sheet.empty:
            tries.append(
                Tried(after, best_route(state.map.around, sheet.values, sheet.circled).score)
            )
            continue
        cards, start = cards_after(state, sheet.empty.bit_count()), Written.on(sheet)
        scores = [plan.play_out(start, future(state.map, cards, luck)) for _ in range(FRESH)]
        tries.append(Tried(after, statistics.fmean(scores)))
    return tries


def parts(land: Map, sheet: Sheet) -> list[float]:
    """Return what all weights multiply, row by row."""
    columns = outlook.phases(sheet.empty.bit_count())
    return [number * part for number in outlook.features(land, sheet) for part in columns]


class Sums:
    """The equations for the weights: what a map is worth now is what it gains and is worth then.

    Besides the weights there is one unknown for each column that takes up how lucky playouts that
    promise much have been; it only counts for whole games.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.columns = len(outlook.AT) - 1
        whole = size + self.columns
        self.left: Rows = [[0.0] * whole for _ in range(whole)]
        self.right = [0.0] * whole
        self.squares = [0.0] * whole

    def add(self, game: Sequence[list[Gained]]) -> None:
        """Add a game."""
        to_come = 0.0
        for maps in reversed(game):
            self._add_beside(maps)
            one = next(each for each in maps if each.goes_on)
            to_come += one.gain
            luck = [(one.mean - USUAL) * part for part in one.before[-self.columns :]]
            row = one.before + luck
            self._add(row, row, to_come, WHOLE_GAMES)

    def _add_beside(self, maps: list[Gained]) -> None:
        """Add what maps gained beside each other."""
        count, none = len(maps), [0.0] * self.columns
        before = [sum(each) / count for each in zip(*(one.before for one in maps), strict=True)]
        after = [sum(each) / count for each in zip(*(one.after for one in maps), strict=True)]
        gain = sum(one.gain for one in maps) / count
        for one in maps:
            row = [a - b for a, b in zip(one.before, before, strict=True)] + none
            then = [a - b for a, b in zip(one.after, after, strict=True)] + none
            self._add(row, [a - b for a, b in zip(row, then, strict=True)], one.gain - gain, 1.0)
            self.squares = [a + b * b for a, b in zip(self.squares, row, strict=True)]

    def _add(self, row: list[float], change: list[float], gain: float, weight: float) -> None:
        for index, number in enumerate(row):
            if number:
                times = weight * number
                left = self.left[index]
                self.left[index] = [a + times * b for a, b in zip(left, change, strict=True)]
                self.right[index] += times * gain

    def weights(self) -> list[float]:
        """Return the weights."""
        rows = [[*left, right] for left, right in zip(self.left, self.right, strict=True)]
        for index, row in enumerate(rows):
            row[index] += 1e-3 + RIDGE * self.squares[index]
        return solved(rows)[: self.size]


def solved(rows: Rows) -> list[float]:
    """Solve equations, each with its right side last (Gauss and Jordan)."""
    for index in range(len(rows)):
        best = max(range(index, len(rows)), key=lambda row: abs(rows[row][index]))
        rows[index], rows[best] = rows[best], rows[index]
        pivot = [one / rows[index][index] for one in rows[index]]
        rows = [
            pivot
            if row == index
            else [a - rows[row][index] * b for a, b in zip(rows[row], pivot, strict=True)]
            for row in range(len(rows))
        ]
    return [row[-1] for row in rows]


def compare(options: argparse.Namespace) -> None:
    """Print what the weights are worth, in points of a game."""
    scores = []
    for game in range(options.games):
        pair = [
            score(options.map, options.playouts, f"{options.seed}:{game}", with_outlook)
            for with_outlook in (False, True)
        ]
        scores.append(pair)
        more = [two - one for one, two in scores]
        if game:
            error = statistics.stdev(more) / len(more) ** 0.5
            means = [statistics.fmean(each) for each in zip(*scores, strict=True)]
            gain = f"{statistics.fmean(more):+.2f} ± {error:.2f}"
            print(f"{len(more)}: {means[0]:.2f}, {means[1]:.2f}, {gain}", flush=True)


def score(land: str, playouts: int, seed: str, with_outlook: bool) -> int:
    """Return what the bot makes of a game; dice and cards are drawn from the seed."""
    luck, random = Random(seed), Random(f"{seed}:bot")
    state = dealt(Tour.initial(Setup(1, {"map": land})), luck)
    while state.sheets[0].empty:
        bot = Search(state, Budget("playouts", playouts), random)
        way = bot.run(LEVELS[5].candidates, outlook.outlook if with_outlook else None)
        state = dealt(state.wrote(way), luck)
    sheet = state.sheets[0]
    return best_route(MAPS[land].around, sheet.values, sheet.circled).score


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for command, playouts in ((learn, 500), (compare, 1000)):
        part = commands.add_parser(command.__name__, help=command.__doc__)
        part.add_argument("--map", default="usa", choices=sorted(MAPS))
        part.add_argument("--games", type=int, default=200)
        part.add_argument("--playouts", type=int, default=playouts)
        part.add_argument("--seed", default="learn")
        part.set_defaults(run=command)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
