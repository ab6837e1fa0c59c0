"""What came of many games, in one number for each game: to compare Pythons with one another.

Run by itself, it prints the digests as JSON: python3 -m tests.support.digests [games of each]
"""

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, settle
from tests.support.botgames import Pace, play

# Every this many games, bots play; else any legal action will do.
BOTS_EVERY = 5
PACE = Pace(level=3, nodes=40, playouts=20)


def figures(number: int = 3) -> dict[str, str]:
    """Return a digest of the records of this many games of each kind."""
    return {game.id: _digest(game, number) for game in catalog()}


def _digest(game: Game[Any], number: int) -> str:
    digest = sha256()
    for at in range(number):
        seed = f"everywhere {at}"
        record = play(game, seed, PACE).record if at % BOTS_EVERY == 1 else _at_random(game, seed)
        end = final(record)
        digest.update(json.dumps([record.data(), end.returns(), end.scores()]).encode())
    return digest.hexdigest()


def _at_random(game: Game[Any], seed: str) -> Record:
    fewest, most = game.players
    random = Random(seed)
    record = settle(Record(make_header(game, random.randint(fewest, most), {}, None), seed=seed))
    while not (state := final(record)).is_terminal():
        record = extend(record, random.choice(state.legal_actions()))
    return record


if __name__ == "__main__":
    print(json.dumps(figures(*map(int, sys.argv[1:]))))
