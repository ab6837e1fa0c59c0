"""How far chances can be trusted: what bots say at each decision, and how the games end.

    python3 -m lab.chances table cercas --budget 150 --games 200 --seed table

The strongest level plays against itself with so many playouts or nodes for each decision. The table
(docs/figures/chances.csv) has a row for each tenth: how many decisions whose chance was in it, the
mean of these chances, how many were won, and the 95% interval of that, by games. Whatever is proven
is left out.

    python3 -m lab.chances rows cercas --budget 150 --games 200 --seed fit >> rows.txt
    python3 -m lab.chances fit cercas rows.txt

`rows` writes what a search by playouts has seen: the logit of its mean, the moves, the player, the
budget, and the result. `fit` prints the trust that would say the results best.

    python3 -m lab.chances whys cercas --budget 600 --games 20 --log whys.txt

`whys` counts the serious mistakes of the two gentlest levels, how many have a reason, and whether
that is true by other code (`lab/reasons.py`).
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from lab.reasons import verdict
from lab.tune.judging import fit, surprise
from pygames.bots.budget import Budget, Chooser, Thought
from pygames.bots.levels import Trust, logit
from pygames.core import State, outcome_of
from pygames.door.advice import shares, strongest
from pygames.door.weigh import because, weigh
from pygames.game import Game
from pygames.games import find
from pygames.record import Record, extend, final, make_header, settle
from tests.support.duels import BOTS

PLAYERS = 2
RESAMPLED = 400
"""How often the games are drawn again, for the intervals."""


@dataclass(frozen=True)
class Decision:
    """What a bot said of a decision, and what came of it."""

    game: int
    state: State
    thought: Thought
    won: float = 0.0
    """The part of the win of the player who decided."""

    @property
    def chance(self) -> float:
        """The chance that was given to this player."""
        return self.thought.win[self.state.current_player()]


def played(
    name: str, choose: Chooser[Any], budget: Budget, number: int, seed: str, opening: int
) -> list[Decision]:
    """Play a game to its end, or to a proof; return its decisions about which nothing is proven.

    It begins with so many random actions, without which some games would all be the same.
    """
    game, random = find(name), Random(f"{seed}:{number}")
    record = settle(Record(make_header(game, PLAYERS, {}, None), seed=f"{seed}-{number}"))
    for _ in range(opening):
        record = extend(record, random.choice(final(record).legal_actions()))
    decisions: list[Decision] = []
    while not (ended := outcome_of(state := final(record))).over:
        thought = choose(state, strongest(game), budget, random)
        if is_proven(thought):
            return _with_result(decisions, thought.win)
        decisions.append(Decision(number, state, thought))
        record = extend(record, thought.action)
    return _with_result(decisions, shares(ended))


def is_proven(thought: Thought) -> bool:
    """Tell whether a thought says how the game ends."""
    return max(thought.win) == 1


def _with_result(decisions: Sequence[Decision], win: Sequence[float]) -> list[Decision]:
    return [replace(each, won=win[each.state.current_player()]) for each in decisions]


def games(options: argparse.Namespace, choose: Chooser[Any]) -> Iterator[Decision]:
    """Play the games that were asked for."""
    budget = Budget(find(options.game).bots.counts, options.budget)
    for number in range(options.games):
        yield from played(options.game, choose, budget, number, options.seed, options.opening)


def table(options: argparse.Namespace) -> None:
    """Print a row for each tenth."""
    game = find(options.game)
    cells: dict[int, list[Decision]] = {}
    for each in games(options, game.bots.choose):
        cells.setdefault(min(int(each.chance * 10), 9), []).append(each)
    for cell, members in sorted(cells.items()):
        mean, won = (_mean([getattr(each, what) for each in members]) for what in ("chance", "won"))
        low, high = interval(members)
        print(
            f"{game.title},{options.budget},{cell / 10},{(cell + 1) / 10},{len(members)},"
            f"{mean:.3f},{won:.3f},{low:.3f},{high:.3f}",
            flush=True,
        )


def interval(members: Sequence[Decision]) -> tuple[float, float]:
    """Return what 95 of 100 draws of whole games say of how often was won."""
    by_game: dict[int, list[float]] = {}
    for each in members:
        by_game.setdefault(each.game, []).append(each.won)
    random, lots = Random(0), list(by_game.values())
    draws = (random.choices(lots, k=len(lots)) for _ in range(RESAMPLED))
    means = sorted(_mean([won for lot in draw for won in lot]) for draw in draws)
    return means[RESAMPLED // 40], means[-RESAMPLED // 40 - 1]


def _mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


def rows(options: argparse.Namespace) -> None:
    """Print what the searches have seen, without any trust."""
    bot = replace(BOTS[options.game], trusts=(Trust(),))
    for each in games(options, bot):
        moves, mover = len(each.state.legal_actions()), each.state.current_player()
        print(logit(each.chance), moves, mover, options.budget, each.won, flush=True)


def fitted(options: argparse.Namespace) -> None:
    """Print the trust under which the results of such rows are likeliest."""
    lines = [line.split() for line in Path(options.rows).read_text("utf-8").splitlines()]
    trust = BOTS[options.game].trusts[0]
    parts_of = []
    for estimate, moves, mover, _, won in lines:
        openness = trust.openness(int(moves))
        parts = [openness, 1 - openness]
        began = openness if mover == "0" else -openness
        parts_of.append(([float(estimate) * part for part in parts] + [began, 1.0], float(won)))
    weights = fit(parts_of)
    names = ("early", "late", "lead", "turn")
    print(*(f"{name}={weight:.2f}" for name, weight in zip(names, weights, strict=True)))
    print(f"{len(lines)} decisions, log loss {surprise(weights, parts_of):.3f}")


def whys(options: argparse.Namespace) -> None:
    """Write the serious mistakes of gentle levels into a file, and count it; go on where it ends.

    A line has the game's number, whether the reason is true, whether there is a line to show, the
    reason, the position, the action and the better one.
    """
    game, log = find(options.game), Path(options.log)
    budget = Budget(game.bots.counts, options.budget)
    numbers = {row[0] for row in _written(log)}
    for number in range(options.games):
        if str(number) not in numbers:
            new = [*_mistakes(game, budget, number, options.seed), (number, "played")]
            with log.open("a", encoding="utf-8") as file:
                file.writelines("\t".join(map(str, row)) + "\n" for row in new)
    rows = _written(log)
    counts = Counter(row[1] for row in rows)
    games = counts.pop("played")
    lines = sum(row[2:3] == ["line"] for row in rows)
    print(
        f"{game.title}: {games} games, {counts.total()} serious, {lines} with a line;",
        *(f"reason {verdict}: {count}," for verdict, count in sorted(counts.items())),
    )


def _written(log: Path) -> list[list[str]]:
    if not log.is_file():
        return []
    return [line.split("\t") for line in log.read_text("utf-8").splitlines()]


def _mistakes(
    game: Game[Any], budget: Budget, number: int, seed: str
) -> Iterator[tuple[object, ...]]:
    """Yield the serious mistakes of a game of the two gentlest levels."""
    random = Random(f"{seed}:{number}")
    record = settle(Record(make_header(game, PLAYERS, {}, None), seed=f"{seed}-{number}"))
    while not outcome_of(state := final(record)).over:
        action = game.bots.choose(state, 1 + number % 2, budget, random).action
        weighed = weigh(game, state, action, budget, random)
        if weighed.serious:
            reason = because(game, state, weighed)
            is_so = verdict(game, state, weighed, reason) if reason else "missing"
            line = "line" if len(weighed.reply) > 1 or game.sheets else "none"
            yield number, is_so, line, reason, state.position(), action, weighed.best
        record = extend(record, action)


def main() -> None:
    """Print a table, rows, or what fits them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["table", "rows", "fit", "whys"])
    parser.add_argument("game")
    parser.add_argument("rows", nargs="?")
    parser.add_argument("--budget", type=int, default=200)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--opening", type=int, default=0)
    parser.add_argument("--seed", default="one")
    parser.add_argument("--log", default="whys.txt")
    options = parser.parse_args()
    {"table": table, "rows": rows, "fit": fitted, "whys": whys}[options.command](options)


if __name__ == "__main__":
    main()
