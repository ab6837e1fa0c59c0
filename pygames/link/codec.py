"""A record as the text of a link, and back: docs/protocol.md describes the form.

An action is written as its place among all that may be done there, in alphabetical order. The
order in which rules list their actions may therefore change; what is legal may not.
"""

from __future__ import annotations

from dataclasses import replace

from pygames import words
from pygames.core import Action, State
from pygames.ending import ENDINGS, Ended
from pygames.errors import GameError
from pygames.games import find
from pygames.link.seal import newer, sealed, unsealed
from pygames.packing import Packer, Unpacker
from pygames.record import (
    Header,
    Record,
    check_seed,
    check_start,
    choices,
    last_replay,
    make_header,
    possible_endings,
    sealed_choices,
    states,
    without_beforehand,
    without_secrets,
)

VERSION = "1"
"""The first letter of a text. Texts of each version are read for ever."""
MOST_ACTIONS = 20_000

_MOST_PLAYERS = 64
_MOST_OPTIONS = 64
_MOST_TEXT = 4096
_NOT_ENDED_EARLY = 0


def write(record: Record) -> str:
    """Return the text of a record that is valid."""
    packer = Packer()
    add_record(packer, without_secrets(record))
    return sealed(VERSION, packer)


def read(text: str) -> Record:
    """Return the record of a text, or say what is wrong with it."""
    return unsealed(VERSION, text, unpack_record)


def add_record(packer: Packer, record: Record) -> None:
    """Add all of a record that is valid; what was decided beforehand is for its player alone."""
    record = without_beforehand(record)
    if len(record.actions) > MOST_ACTIONS:
        raise GameError("too-large", words.too_many_moves(MOST_ACTIONS))
    _add_header(packer, record)
    _add_actions(packer, record)
    _add_ending(packer, record.ended)


def unpack_record(unpacker: Unpacker) -> Record:
    """Take a record (ValueError if there is none)."""
    record = _unpack_played(unpacker)
    ended = _unpack_ending(unpacker)
    if ended and ended not in possible_endings(record):
        raise ValueError("a game can’t be ended like this")
    return replace(record, ended=ended)


def _add_header(packer: Packer, record: Record) -> None:
    """Add what a game begins from, and its seed: what is absent is an empty text."""
    header = record.header
    packer.add_text(header.game)
    packer.add_count(header.players)
    packer.add_count(len(header.options))
    for option in header.options:
        for part in option:
            packer.add_text(part)
    for text in (header.start, record.seed):
        packer.add(text is not None, 2)
        if text is not None:
            packer.add_text(text)


def unpack_id(unpacker: Unpacker) -> str:
    """Take the id of a record's game, with which a record begins."""
    return unpacker.take_text(_MOST_TEXT)


def _unpack_header(unpacker: Unpacker) -> tuple[Header, str | None]:
    game = find(unpack_id(unpacker))
    players = unpacker.take_count(_MOST_PLAYERS)
    texts = [unpacker.take_text(_MOST_TEXT) for _ in range(2 * unpacker.take_count(_MOST_OPTIONS))]
    options = dict(zip(texts[::2], texts[1::2], strict=True))
    start, seed = _unpack_known(unpacker), _unpack_known(unpacker)
    position = None if start is None else check_start(game, start)
    header = make_header(game, players, options, position)
    return header, None if seed is None else check_seed(seed)


def _unpack_known(unpacker: Unpacker) -> str | None:
    return unpacker.take_text(_MOST_TEXT) if unpacker.take(2) else None


def _add_actions(packer: Packer, record: Record) -> None:
    packer.add_count(len(record.actions))
    for state, action in zip(states(record), record.actions, strict=False):
        possible = _possible(state)
        packer.add(possible.index(action), len(possible))


def _unpack_played(unpacker: Unpacker) -> Record:
    header, seed = _unpack_header(unpacker)
    actions: list[Action] = []
    replayed_state, line = last_replay(header)
    state = line[0]
    for at in range(unpacker.take_count(MOST_ACTIONS)):
        actions.append(_unpack_action(unpacker, state))
        if replayed_state[at : at + 1] != (actions[-1],):
            replayed_state = ()
        state = line[at + 1] if replayed_state else state.child(actions[-1])
    return Record(header, tuple(actions), seed)


def _unpack_action(unpacker: Unpacker, state: State) -> Action:
    possible = _possible(state)
    if not possible:
        raise ValueError("goes on after the end of the game")
    return possible[unpacker.take(len(possible))]


def _possible(state: State) -> list[Action]:
    """List all that a record may hold next, in the order by which it is numbered."""
    return [*sorted(choices(state)), *sealed_choices(state)]


def _add_ending(packer: Packer, ended: Ended | None) -> None:
    """Add how the game was ended early: its number in `ENDINGS`, from 1."""
    packer.add_count(ENDINGS.index(ended) + 1 if ended else _NOT_ENDED_EARLY)


def _unpack_ending(unpacker: Unpacker) -> Ended | None:
    try:
        number = unpacker.take_count(len(ENDINGS))
    except ValueError:
        raise newer() from None
    return None if number == _NOT_ENDED_EARLY else ENDINGS[number - 1]
