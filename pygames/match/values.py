"""The values that a match reveals, and the outcomes of chance that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from pygames.core import Action, Player
from pygames.match.chain import back
from pygames.match.dice import deal, seed
from pygames.match.match import Match
from pygames.match.messages import Message, messages
from pygames.match.sealed import unseal
from pygames.record import Record, final


def shown(match: Match) -> dict[Player, tuple[bytes, ...]]:
    """Return all values of each player who has joined, the first one first."""
    places = {message.author: message.place for message in messages(match)}
    return {
        seat: back(latest, match.id, seat, places[seat])
        for seat, latest in zip(match.joined(), match.values, strict=True)
    }


def false_dice(match: Match) -> tuple[Message, int] | None:
    """Find the first message with a false outcome of chance, and its ply."""
    values, latest = shown(match), dict[Player, bytes]()
    for message in messages(match):
        latest[message.author] = values[message.author][message.place]
        if message.since == message.dealt:
            continue
        was = match.record.actions[message.since : message.dealt]
        right = dealt(match.record, message.author, latest, message.since)
        for n, action in enumerate(was):
            if right[n : n + 1] != (action,):
                return message, message.since + n
    return None


def dealt(
    record: Record, author: Player, latest: Mapping[Player, bytes], ply: int
) -> tuple[Action, ...]:
    """Return the outcomes that a player opens at a ply, by the latest values of all."""
    values = [latest[seat] for seat in range(record.header.players)]
    until = replace(record, actions=record.actions[:ply], ended=None)
    return _outcomes(until, author, tuple(values))


@lru_cache(maxsize=256)
def _outcomes(record: Record, author: Player, values: tuple[bytes, ...]) -> tuple[Action, ...]:
    """Return the outcomes after a record: each message that comes has those of all before it.

    A sealed choice of the author's is opened first, then dice and cards are dealt.
    """
    state, outcomes = final(record), list[Action]()
    while state._opener_() == author:
        possible = [action for action, _ in state.chance_outcomes()]
        outcomes.append(unseal(state._sealed_(), possible, author, values[author]))
        state = state.child(outcomes[-1])
    dealt = deal(state, seed(author, values)) if state._opener_() is None else ()
    return (*outcomes, *dealt)
