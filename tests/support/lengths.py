"""How long a game lasts: bots play it, and each decision takes as long as a person's would.

    python3 -m tests.support.lengths [--games 40]

Whoever takes up their turn first sees what has changed, and then chooses: the more there is to
choose from, the longer, by the same amount for each doubling (Hick 1952). SEE and CHOOSE are for
people who know the rules and play for fun. The cards give the minutes for as many players as the
page proposes, rounded to five.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from pygames.game import Game
from pygames.games import catalog
from pygames.record import states
from tests.support.botgames import Pace, Played, play, usual_players

SEE = 10.0
"""Seconds to see what has changed since one's last turn."""
CHOOSE = 4.0
"""Seconds to choose between two; as much again for each doubling."""
STEP = 5
"""Minutes on cards are multiples of this."""
PACE = Pace(level=3, nodes=300, playouts=30)


@dataclass(frozen=True)
class Length:
    """One game: the number of decisions, how wide the choices were, and how long it took."""

    decisions: int
    choices: float
    seconds: float

    @classmethod
    def of(cls, played: Played) -> Length:
        """Measure a game."""
        line = states(played.record)
        choices = [len(line[ply].legal_actions()) for ply in played.decisions]
        movers = [line[ply].current_player() for ply in played.decisions]
        turns = 1 + sum(one != other for one, other in pairwise(movers))
        seconds = SEE * turns + CHOOSE * sum(map(math.log2, choices))
        return cls(len(choices), median(choices), seconds)


def measure(game: Game[Any], players: int, games: int) -> list[Length]:
    """Play this many games."""
    return [Length.of(play(game, f"length-{i}", PACE, players)) for i in range(games)]


def minutes(lengths: list[Length]) -> int:
    """Return the minutes that the card should state."""
    middle = median(length.seconds for length in lengths) / 60
    return max(STEP, STEP * round(middle / STEP))


def _row(game: Game[Any], players: int, games: int) -> str:
    lengths = measure(game, players, games)
    times = sorted(length.seconds / 60 for length in lengths)
    low, high = quantiles(times, n=10)[0], quantiles(times, n=10)[-1]
    decisions = median(length.decisions for length in lengths)
    choices = median(length.choices for length in lengths)
    usual = f"{game.minutes}" if players == usual_players(game) else ""
    return (
        f"{game.title:<16}{players:>8}{decisions:>11.0f}{choices:>9.0f}"
        f"{median(times):>9.1f}{low:>8.1f} to{high:>5.1f}{minutes(lengths):>9}{usual:>7}"
    )


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.support.lengths")
    parser.add_argument("--games", type=int, default=40, help="how many of each (40)")
    games = parser.parse_args().games
    print(
        f"{'game':<16}{'players':>8}{'decisions':>11}{'choices':>9}{'minutes':>9}"
        f"{'10 to 90 %':>16}{'rounded':>9}{'card':>7}"
    )
    for game in catalog():
        fewest, most = game.players
        for players in sorted({fewest, usual_players(game), min(most, 4)}):
            print(_row(game, players, games), flush=True)


if __name__ == "__main__":
    main()
