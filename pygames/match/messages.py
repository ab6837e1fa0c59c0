"""Whose message is next, and which messages a match consists of.

The game alone decides both, so that a match doesn't have to say. Each message adds a player, an
outcome of chance, a decision or a resignation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygames.core import CHANCE, Player, State
from pygames.ending import resigned
from pygames.match.match import Match
from pygames.record import Record, outcome, states


@dataclass(frozen=True)
class Message:
    """What one player added: outcomes of chance first, then decisions."""

    author: Player
    place: int
    """How many messages the author has written before: the place of the value it shows."""
    since: int
    dealt: int
    """The ply after the outcomes of chance."""
    until: int


@lru_cache(maxsize=8)
def messages(match: Match) -> tuple[Message, ...]:
    """Divide a match into its messages (ValueError if one isn't whole)."""
    line, record = states(match.record), match.record
    texts: list[Message] = []
    counts = [0] * match.players
    while len(texts) < len(match.values) or _goes_on(texts, record):
        joins = len(texts) < match.players
        if joins and len(texts) >= len(match.values):
            raise ValueError("goes on before all have joined")
        ply = texts[-1].until if texts else 0
        author = _author(match, texts, line[ply])
        dealt = ply if joins else _opened(line, ply, author)
        texts.append(Message(author, counts[author], ply, dealt, _skip(line, dealt, author)))
        counts[author] += 1
    if texts and not record.ended and _is_open(texts[-1], line):
        raise ValueError("ends in the middle of a message")
    return tuple(texts)


def last_author(match: Match) -> Player | None:
    """Return who wrote the last message; None before the first."""
    past = messages(match)
    return past[-1].author if past else None


def next_author(match: Match) -> Player | None:
    """Return who writes the next message; None once the game is over."""
    if outcome(match.record).over:
        return None
    return _author(match, messages(match), states(match.record)[-1])


def _author(match: Match, past: Sequence[Message], state: State) -> Player:
    """Return who writes a message: all join around the table, then the player who decides next.

    If chance is next, it is opened by the player after the last author, who then decides if it
    is their turn: no player opens chance that follows their own decision.
    """
    if len(past) < match.players:
        return (match.first + len(past)) % match.players
    player, opener = state.current_player(), state._opener_()
    if opener is not None:
        return opener
    return (past[-1].author + 1) % match.players if player < 0 else player


def _skip(line: Sequence[State], ply: int, player: Player) -> int:
    """Return the ply after the actions of a player, or of chance."""
    while ply < len(line) - 1 and line[ply].current_player() == player:
        ply += 1
    return ply


def _opened(line: Sequence[State], ply: int, author: Player) -> int:
    """Return the ply after the outcomes of chance that an author opens: not others' choices."""
    while ply < len(line) - 1 and is_opened_by(line[ply], author):
        ply += 1
    return ply


def is_opened_by(state: State, author: Player) -> bool:
    """Tell whether an author opens what is next: chance, or a sealed choice of their own."""
    return state.current_player() == CHANCE and state._opener_() in (None, author)


def _is_open(message: Message, line: Sequence[State]) -> bool:
    """Tell whether the last message has to be continued."""
    state = line[message.until]
    opening = message.since < message.dealt == message.until
    return state.current_player() == message.author or (
        opening and is_opened_by(state, message.author)
    )


def _goes_on(past: Sequence[Message], record: Record) -> bool:
    """Tell whether something was done after these messages."""
    if record.ended is None:
        return (past[-1].until if past else 0) < len(record.actions)
    if (player := resigned(record.ended)) != states(record)[-1].current_player():
        raise ValueError("only the player to move can resign")
    return not past or past[-1].until < len(record.actions) or past[-1].author != player
