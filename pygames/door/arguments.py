"""Arguments that several calls take: their meanings, and checks of them."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from pygames.bots.strength import is_strength
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Record, check_seed, check_start, outcome, states

ABSENT: object = object()
"""Stands for an optional argument that a request leaves out; null is different."""
LONGEST_NAME = 64


def read_seed(seed: object) -> str | None:
    """Return a seed; None if it is left out."""
    return None if seed is ABSENT else check_seed(seed)


def read_random(seed: object) -> Random:
    """Return the random source of a seed; without a seed, the system's."""
    text = read_seed(seed)
    return SystemRandom() if text is None else Random(text)


def read_start(game: Game[Any], start: object) -> str | None:
    """Return the position that a game begins from; None if it is left out."""
    return None if start is ABSENT else check_start(game, start)


def read_ply(record: Record, at: int | None) -> int:
    """Return the requested ply, by default the last."""
    plies = len(record.actions)
    if at is not None and not 0 <= at <= plies:
        raise GameError("bad-request", f"at: expected 0 to {plies}")
    return plies if at is None else at


def read_seat(record: Record, at: int, seat: int | None) -> int:
    """Return who looks; by default the first player, on sheets the player to move or the winner."""
    if seat is None:
        return _due(record, at) if record.game.sheets else 0
    return _check_player(record, "seat", seat)


def _due(record: Record, at: int) -> int:
    ranking = outcome(record, at).ranking()
    return ranking[0] if ranking else max(0, states(record)[at].current_player())


def _check_player(record: Record, name: str, player: int) -> int:
    """Check an argument that is a player."""
    if not 0 <= player < record.header.players:
        raise GameError("bad-request", f"{name}: expected 0 to {record.header.players - 1}")
    return player


def check_you(record: Record, you: int | None) -> None:
    """Check which player is addressed as "you", if any."""
    if you is not None:
        _check_player(record, "you", you)


def read_names(record: Record, names: list[str]) -> tuple[str, ...]:
    """Return a name for each player, those of the rules if none is given; empty for all."""
    seats = record.game.seats[: record.header.players]
    if len(names) > len(seats) or any(len(name) > LONGEST_NAME for name in names):
        most = f"at most {len(seats)} names of up to {LONGEST_NAME} letters"
        raise GameError("bad-request", f"names: expected {most}")
    all_names = [*names, *[""] * (len(seats) - len(names))]
    if not any(all_names):
        return ()
    return tuple(name or seat.name for name, seat in zip(all_names, seats, strict=True))


def check_strength(game: Game[Any], strength: float) -> None:
    """Check a level of a game's bots, or a strength between two of them or below the first."""
    if not is_strength(float(strength), game.bots.levels):
        expected = ", ".join(map(str, game.bots.levels))
        raise GameError(
            "bad-request", f"level: expected one of {expected}, quarters between and below"
        )


def check_level(game: Game[Any], level: int) -> None:
    """Check a level of a game's bots."""
    if level not in game.bots.levels:
        expected = ", ".join(map(str, game.bots.levels))
        raise GameError("bad-request", f"level: expected one of {expected}")
