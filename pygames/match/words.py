"""Sentences about a match that arrives."""

from __future__ import annotations

from pygames.core import Player
from pygames.look.english import capital
from pygames.match.match import Match
from pygames.record import states

NEW = "This game is new here."
NEWER = "The game has gone on."
SAME = "This link shows the game as it is kept here."
OLDER = "This link is older than the game kept here."
OTHER = "This link belongs to another game."
BEGINS_DIFFERENTLY = "This link contradicts the game kept here: it begins differently."


def contradicts(kept: Match, at: int) -> str:
    """Say where a link differs from the game that is kept."""
    line, actions = states(kept.record), kept.record.actions
    if at == len(actions):
        return "This link contradicts the game kept here: it ends differently."
    was = kept.record.game.look.phrase(line[at], actions[at]).words
    return f"This link contradicts the game kept here, whose move {at + 1} is “{was}”."


def somebody_else(new: Match, seat: Player) -> str:
    """Say that a seat was taken twice, as when two people open the same invitation."""
    return (
        f"In this link somebody else has joined as {_name(new, seat)} than in the game kept here. "
        "Perhaps two people have opened the same invitation."
    )


def foreign_secret(new: Match, seat: Player) -> str:
    """Say that the secret kept for a player isn't the one that their messages show."""
    return f"This secret isn’t the one with which {_name(new, seat)} joined the game."


def false_dice(new: Match, seat: Player, at: int) -> str:
    """Say which outcome of chance doesn't follow from the secrets."""
    was = new.record.game.look.phrase(states(new.record)[at], new.record.actions[at]).words
    return (
        f"Move {at + 1} of this link is false: “{was}” doesn’t follow from the players’ secrets. "
        f"{capital(_name(new, seat))} opened it."
    )


def _name(match: Match, seat: Player) -> str:
    return match.record.game.seats[seat].name
