"""How long games last, by numbers of players (tests/support/lengths.py says how it is measured).

python3 -m lab.lengths [--games 40]
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from pygames.games import catalog
from tests.support.botgames import usual_players
from tests.support.lengths import measure, minutes

if TYPE_CHECKING:
    from pygames.game import Game


def _row(game: Game[Any], players: int, games: int) -> str:
    lengths = measure(game, players, games)
    times = [length.seconds / 60 for length in lengths]
    low, *_, high = quantiles(times, n=10)
    decisions = median(length.decisions for length in lengths)
    choices = median(length.choices for length in lengths)
    usual = f"{game.minutes}" if players == usual_players(game) else ""
    return (
        f"{game.title:<16}{players:>8}{decisions:>11.0f}{choices:>9.0f}"
        f"{median(times):>9.1f}{low:>8.1f} to{high:>5.1f}{minutes(lengths):>9}{usual:>7}"
    )


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(prog="python3 -m lab.lengths")
    parser.add_argument("--games", type=int, default=40, help="how many of each, at least 2 (40)")
    games = parser.parse_args().games
    if games < 2:
        parser.error("the spread of times needs at least 2 games")
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
