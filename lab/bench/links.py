"""How long links are: bots play games, and each finished game becomes a link.

    python3 -m lab.bench.links [--games 40]

The address of the site counts with 30 characters. Beside compact links stand those that hold
the record as JSON, percent-encoded, which the page made before.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from statistics import median
from urllib.parse import quote

from pygames import link
from pygames.games import find
from pygames.record import Record
from tests.support.botgames import Pace, play

ADDRESS = 30
PACE = Pace(level=3, nodes=300, playouts=30)
GOALS = {
    ("murus-gallicus", 2): 150,
    ("cercas", 2): 150,
    ("eight-cities", 2): 150,
    ("eight-by-eight", 2): 250,
    ("on-tour", 1): 400,
    ("on-tour", 8): 1200,
}
"""The most characters that a link should have at the median, by game and number of players."""


@dataclass(frozen=True)
class Length:
    """One finished game: its actions, and the characters of a link to it."""

    actions: int
    compact: int
    as_json: int

    @classmethod
    def of(cls, record: Record) -> Length:
        """Measure a game."""
        text = json.dumps(record.data(), separators=(",", ":"))
        return cls(
            len(record.actions),
            ADDRESS + len("#g=") + len(link.write(record)),
            ADDRESS + len("#record=") + len(quote(text, safe="!'()*")),
        )


def measure(game: str, players: int, games: int) -> list[Length]:
    """Play this many games; their seeds are not in the links, as at a usual table."""
    records = (play(find(game), f"link-{i}", PACE, players).record for i in range(games))
    return [Length.of(Record(record.header, record.actions)) for record in records]


def _row(game: str, players: int, games: int) -> str:
    lengths = measure(game, players, games)
    compact = [length.compact for length in lengths]
    actions = median(length.actions for length in lengths)
    as_json = median(length.as_json for length in lengths)
    return (
        f"{find(game).title:<16}{players:>8}{actions:>9.0f}{median(compact):>9.0f}"
        f"{min(compact):>6}{max(compact):>6}{GOALS[game, players]:>7}{as_json:>8.0f}"
    )


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(prog="python3 -m lab.bench.links")
    parser.add_argument("--games", type=int, default=40, help="how many of each (40)")
    games = parser.parse_args().games
    print(
        f"{'game':<16}{'players':>8}{'actions':>9}{'median':>9}{'least':>6}{'most':>6}"
        f"{'goal':>7}{'JSON':>8}"
    )
    for game, players in GOALS:
        print(_row(game, players, games), flush=True)


if __name__ == "__main__":
    main()
