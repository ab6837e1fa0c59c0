"""Measure the parts of On Tour's bot, from the first turn on and in the middle of games.

    python3 -m lab.tune.on_tour WHAT

    costs      what a playout scores, by what places cost
    plans      the same, by the direction in which the aims climb
    lessons    what lessons add to a plan in the middle of games
    estimate   how far the estimate of a tour is below the best
    regret     what is lost by few candidates and few playouts

All take --map and --games. The constants in `playout` and `search` are the best of these.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random
from unittest.mock import patch

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.games.on_tour.bot import playout, search
from pygames.games.on_tour.bot.estimate import estimate
from pygames.games.on_tour.bot.luck import Ahead, cards_after, future
from pygames.games.on_tour.bot.playout import DIRECTIONS, Plan, Written, first_plan, plan_to
from pygames.games.on_tour.bot.search import Search
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR
from pygames.games.on_tour.rules.solver import best_route
from pygames.games.on_tour.rules.writing import entries

Start = tuple[Written, list[Ahead]]


def dealt(state: Tour, random: Random) -> Tour:
    """Let chance go on to the next decision."""
    while outcomes := state.chance_outcomes():
        texts, weights = zip(*outcomes, strict=True)
        state = state.child(random.choices(texts, [float(weight) for weight in weights])[0])
    return state


def turn_of(land: str, seed: str, turns: int) -> Tour:
    """Return a turn of a game that the bot plays quickly."""
    random = Random(seed)
    state = dealt(Tour.initial(Setup(1, {"map": land})), random)
    for _ in range(turns):
        writing = Search(state, Budget("playouts", 300), random).run(16)
        state = dealt(state.wrote(writing), random)
    return state


def starts(land: str, games: int) -> list[Start]:
    """Return first turns, each with what is to come."""
    sheets = []
    for game in range(games):
        random = Random(f"tune:{game}")
        state = dealt(Tour.initial(Setup(1, {"map": land})), random)
        cards = cards_after(state, state.left)
        sheets.append((Written.on(state.sheets[0]), future(state.map, cards, random)))
    return sheets


def mean(plan: Plan, some: list[Start]) -> str:
    """Return the mean score of a plan's playouts and its standard error."""
    scores = [plan.play_out(sheet, turns) for sheet, turns in some]
    error = statistics.stdev(scores) / len(scores) ** 0.5
    return f"{statistics.fmean(scores):6.2f} ± {error:.2f}"


def costs(options: argparse.Namespace) -> None:
    """Vary the worth of a circle, the distance of a lost number, the price of an area."""
    some, land = starts(options.map, options.games), MAPS[options.map]
    for circle in (8.0, 12.0, 16.0, 20.0):
        for lost in (20.0, 30.0, 45.0, 100.0):
            for price in (0.0, 4.0, 8.0):
                with patch.multiple(playout, LOST=lost, PRICE=price):
                    plan = Plan.towards(land, first_plan(land).aims, circle)
                print(f"{circle=} {lost=} {price=} {mean(plan, some)}", flush=True)


def plans(options: argparse.Namespace) -> None:
    """Vary the direction."""
    some, land = starts(options.map, options.games), MAPS[options.map]
    for direction in DIRECTIONS:
        print(direction, mean(plan_to(land, *direction), some), flush=True)


def lessons(options: argparse.Namespace) -> None:
    """Compare plans without and with lessons, on the same luck."""
    for game in range(options.games):
        state = turn_of(options.map, f"lessons {game}", 2 + game % 4 * 3)
        sheet, left = Written.on(state.sheets[0]), state.left
        parts = []
        for number in (0, 1, 2, 4, 8):
            random = Random(game)
            with patch.multiple(search, LESSONS=number):
                plan = Search(state, Budget("playouts", 4000), random)._plan()
            cards, luck = cards_after(state, left), Random(-game)
            some = [(sheet, future(state.map, cards, luck)) for _ in range(500)]
            parts.append(f"{number}: {mean(plan, some)}")
        print(f"{left} empty ", "  ".join(parts), flush=True)


def below(options: argparse.Namespace) -> None:
    """Compare the estimate with the solver, on maps filled by a plan, by the number of stars."""
    land = MAPS[options.map]
    plan, short, took = first_plan(land), dict[int, list[int]](), [0.0, 0.0]
    for sheet, turns in starts(options.map, options.games):
        filled = plan.fill(sheet, turns)
        values = [CROSS] * len(land.ids)
        for key in filled.keys:
            values[key & 63] = key >> 6
        for star in filled.stars:
            values[star] = STAR
        start = time.process_time()
        quick = estimate(plan.neighbours, filled.keys, filled.stars, filled.circled)
        between = time.process_time()
        best = best_route(land.around, values, filled.circled).score
        took = [took[0] + between - start, took[1] + time.process_time() - between]
        short.setdefault(len(filled.stars), []).append(best - quick)
    for stars, missing in sorted(short.items()):
        print(f"{stars} stars: {statistics.fmean(missing):.2f} below, {len(missing)} maps")
    every = [one for missing in short.values() for one in missing]
    quickly, exactly = (1e6 * seconds / len(every) for seconds in took)
    print(f"{statistics.fmean(every):.2f} below, {quickly:.0f} µs instead of {exactly:.0f} µs")


def regret(options: argparse.Namespace) -> None:
    """Play 200 candidates out often, then see what halving with less would lose of the best."""
    tables = [
        _table(turn_of(options.map, f"regret {i}", 2 + i % 4 * 3)) for i in range(options.games)
    ]
    for playouts in (100, 400, 1500, 4000, 12000):
        row = []
        for candidates in (6, 12, 24, 48, 96, 200):
            lost = [
                _lost(table, playouts, candidates, Random(i)) for i, table in enumerate(tables * 10)
            ]
            row.append(f"{candidates}: {statistics.fmean(lost):.3f}")
        print(f"{playouts:6} playouts  ", "  ".join(row), flush=True)


def _table(state: Tour) -> list[list[int]]:
    """Return rows of the same luck, with a score for each candidate."""
    random, sheet, turn = Random("table"), state.sheets[0], state.turn
    plan = Search(state, Budget("playouts", 4000), random)._plan()
    ways = sorted(entries(turn, sheet.empty), key=lambda way: -plan.liking(way, turn.circles(way)))[
        :200
    ]
    maps = [Written.on(sheet.written(way, turn.circles(way))) for way in ways]
    cards = cards_after(state, maps[0].empty.bit_count())
    luck = (future(state.map, cards, random) for _ in range(200))
    return [[plan.play_out(one, turns) for one in maps] for turns in luck]


def _lost(table: list[list[int]], playouts: int, candidates: int, random: Random) -> float:
    """Halve the first candidates by drawn rows; give what the one left is below the best."""
    means = [statistics.fmean(column) for column in zip(*table, strict=True)]
    alive = list(range(min(candidates, len(means))))
    rounds, totals = (len(alive) - 1).bit_length(), [0] * len(alive)
    for _ in range(rounds):
        for _ in range(max(1, playouts // rounds // len(alive))):
            row = random.choice(table)
            for one in alive:
                totals[one] += row[one]
        alive = sorted(alive, key=totals.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return max(means) - means[alive[0]]


PARTS = {
    "costs": costs, "plans": plans, "lessons": lessons, "estimate": below, "regret": regret,
}  # fmt: skip


def main() -> None:
    """Measure a part."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--map", choices=MAPS, default="usa")
    parser.add_argument("--games", type=int, default=500)
    options = parser.parse_args()
    PARTS[options.part](options)


if __name__ == "__main__":
    main()
