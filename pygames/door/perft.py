"""Counting sequences of actions: the usual check of a move generator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from pygames.core import State
from pygames.door.arguments import ABSENT, read_start
from pygames.door.schema import DEPTH, START, TEXT, Call
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.record import make_header, root


class Counts(TypedDict):
    """Sequences of actions, counted by length."""

    counts: Sequence[int]


def perft(state: State, depth: int) -> list[int]:
    """Count the sequences of exactly 1, 2, … `depth` actions; for games without chance."""
    counts = [0] * depth
    if depth:
        _count(state, 0, counts)
    return counts


def perft_root(game: Game[Any], start: str | None) -> State:
    """Return the state to count from; GameError if the game has chance."""
    if game.chance:
        raise GameError("not-supported", f"{game.title} has chance, so perft doesn’t apply")
    return root(make_header(game, game.players[0], {}, start))


def _count(state: State, ply: int, counts: list[int]) -> None:
    actions = state.legal_actions()
    counts[ply] += len(actions)
    if ply + 1 < len(counts):
        for action in actions:
            _count(state.child(action), ply + 1, counts)


def _perft(game: str, depth: int, start: object = ABSENT) -> Counts:
    card = find(game)
    return {"counts": perft(perft_root(card, read_start(card, start)), depth)}


CALLS = {"perft": Call(_perft, {"game": TEXT, "depth": DEPTH}, {"start": START})}
