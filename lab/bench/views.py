"""How long the door takes to show positions and to replay games, in CPython and in Pyodide.

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from lab.bench.long import forget, timed
from pygames import record
from pygames.door import bridge
from pygames.game import Game
from pygames.games import catalog

TRIES = 3
"""The best of this many tries counts, to exclude other load."""

Row = tuple[str, float, float, float, float]
"""What was shown; the median, 95th percentile and maximum of a view, and a replay, in seconds."""


def figures() -> list[Row]:
    """Measure each game with the fewest and with the most players."""
    return [_row(game, players) for game in catalog() for players in sorted(set(game.players))]


def _row(game: Game[Any], players: int) -> Row:
    base = _random_game(game, players)
    tries = [list(_views(base)) for _ in range(TRIES)]
    views = sorted(map(min, zip(*tries, strict=True)))
    replay = min(_replay(base) for _ in range(3))
    title = f"{game.title}, {players} player{'' if players == 1 else 's'}"
    return title, median(views), quantiles(views, n=20)[-1], views[-1], replay


def _random_game(game: Game[Any], players: int) -> record.Record:
    random = Random("views")
    header = record.make_header(game, players, {}, None)
    base = record.settle(record.Record(header, seed="views"))
    while actions := record.final(base).legal_actions():
        base = record.extend(base, random.choice(actions))
    return base


def _views(base: record.Record) -> Iterator[float]:
    """Show every ply, as a page asks for it during the game."""
    forget()
    data = base.data()
    for ply in range(len(base.actions) + 1):
        until = data | {"actions": list(base.actions[:ply])}
        request = json.dumps({"id": 1, "call": "view", "record": until})
        yield timed(lambda request=request: bridge.answer(request))[0]  # type: ignore[misc]


def _replay(base: record.Record) -> float:
    record.forget()
    return timed(lambda: record.final(record.parse(base.data())))[0]
