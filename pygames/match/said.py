"""Sentences about a match that arrives: what they name is found in the match."""

from __future__ import annotations

from pygames import words
from pygames.core import Player
from pygames.match.match import Match
from pygames.record import states


def contradicts(match: Match, at: int) -> str:
    """Say where a link differs from the game that is kept."""
    if at == len(match.record.actions):
        return words.ENDS_DIFFERENTLY
    return words.contradicts(at + 1, _move(match, at))


def somebody_else(new: Match, seat: Player) -> str:
    """Say that a seat was taken twice, as when two people open the same invitation."""
    return words.somebody_else(_name(new, seat))


def foreign_secret(new: Match, seat: Player) -> str:
    """Say that the secret kept for a player isn't the one that their messages show."""
    return words.foreign_secret(_name(new, seat))


def false_dice(new: Match, seat: Player, at: int) -> str:
    """Say which outcome of chance doesn't follow from the secrets."""
    return words.false_dice(at + 1, _move(new, at), _name(new, seat))


def _move(match: Match, at: int) -> str:
    record = match.record
    return record.game.look.phrase(states(record)[at], record.actions[at]).words


def _name(match: Match, seat: Player) -> str:
    return match.record.game.seats[seat].name
