"""Games as Abstract Play records them, as records of ours.

The form is documented by its schema: https://www.abstractplay.com/schemas/gamerecord/1-0-0.json
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pygames import words
from pygames.ending import DRAW, RESIGNED, Ended
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, check_start, end, final, make_header

_ENDINGS = {"resign", "draw", "timeout", "abandoned"}
"""In place of the last move, if people have ended the game."""


@dataclass(frozen=True)
class Foreign:
    """A game from elsewhere, and who played it."""

    record: Record
    names: tuple[str, ...]


def read_foreign(data: Mapping[str, Any]) -> Foreign:
    """Read a game record of Abstract Play."""
    try:
        described, players = data["header"]["game"], data["header"]["players"]
        variants = frozenset(map(str, described.get("variants") or ()))
        names = tuple(str(player["name"]) for player in players)
        results = [int(player["result"]) for player in players]
        moves = [_text(move) for each in data["moves"] for move in each if move is not None]
        game = _game(str(described["name"]))
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError) as error:
        if isinstance(error, GameError):
            raise
        raise GameError("bad-record", words.NOT_FROM_ABSTRACT_PLAY) from None
    record = _record(game, variants, [move for move in moves if move not in _ENDINGS])
    ended = _ended(moves[-1] if moves else "", results)
    return Foreign(end(record, ended) if ended else record, names)


def _text(move: object) -> str:
    """Return a move as Abstract Play compares it: without spaces, in lower case."""
    text = move["move"] if isinstance(move, dict) else move
    if not isinstance(text, str):
        raise TypeError("a move is a text")
    return "".join(text.split()).lower()


def _game(name: str) -> Game[Any]:
    for game in catalog():
        if game.title == name and game.rules.read_foreign:
            return game
    raise GameError("unknown-game", words.not_from_abstract_play(name[:40]))


def _record(game: Game[Any], variants: frozenset[str], moves: Sequence[str]) -> Record:
    assert game.rules.read_foreign is not None
    try:
        start, actions = game.rules.read_foreign(variants, moves)
    except ValueError as error:
        raise GameError("bad-record", str(error)) from None
    position = None if start is None else check_start(game, start)
    record = Record(make_header(game, game.players[0], {}, position), tuple(actions))
    final(record)
    return record


def _ended(last: str, results: Sequence[int]) -> Ended | None:
    """Return how people ended a game; running out of time, or leaving, is not resigning."""
    if last == "draw":
        return DRAW
    if last != "resign" or len(results) != len(RESIGNED) or results[0] == results[1]:
        return None
    return RESIGNED[results.index(min(results))]
