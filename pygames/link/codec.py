"""A record as the text of a link, and back: docs/protocol.md describes the form.

An action is written as its place among all that may be done there, in alphabetical order. The
order in which rules list their actions may therefore change; what is legal may not.
"""

from __future__ import annotations

from binascii import crc32
from dataclasses import replace

from pygames.core import Action, State
from pygames.ending import ENDINGS, Ended
from pygames.errors import GameError
from pygames.games import find
from pygames.link.packing import ALPHABET, DIGITS, Packer, Unpacker, to_letters
from pygames.record import (
    Header,
    Record,
    check_seed,
    check_start,
    choices,
    make_header,
    possible_endings,
    root,
    states,
)

VERSION = "1"
"""The first letter of a text. Texts of each version are read for ever."""
MOST_LETTERS = 16_384
"""Maximum length of a text: unpacking takes a time that grows with its square."""
MOST_ACTIONS = 20_000

_CHECK = 6
"""Letters that hold a CRC-32; it finds every change of up to five letters in a row."""
_HEAD = 2 + _CHECK
_MOST_PLAYERS = 64
_MOST_OPTIONS = 64
_MOST_TEXT = 4096
_NOT_ENDED_EARLY = 0


def write(record: Record) -> str:
    """Return the text of a record that is valid."""
    if len(record.actions) > MOST_ACTIONS:
        raise GameError("too-large", f"a link can hold {MOST_ACTIONS} actions at most")
    packer = Packer()
    _add_header(packer, record)
    _add_actions(packer, record)
    _add_ending(packer, record.ended)
    text = _sealed(packer.letters())
    if len(text) > MOST_LETTERS:
        raise _too_long()
    return text


def read(text: str) -> Record:
    """Return the record of a text, or say what is wrong with it."""
    unpacker = _opened(text)
    try:
        record = _take_record(unpacker)
        ended = _take_ending(unpacker)
        unpacker.end()
        if ended and ended not in possible_endings(record):
            raise ValueError("a game can't be ended like this")
    except GameError:
        raise
    except ValueError:
        raise _changed() from None
    return replace(record, ended=ended)


def _sealed(letters: str) -> str:
    """Put version, length and check before the letters."""
    head = VERSION + ALPHABET[len(letters) % 64]
    return head + _check(head + letters) + letters


def _check(text: str) -> str:
    return to_letters(crc32(text.encode("ascii")), _CHECK)


def _opened(text: str) -> Unpacker:
    """Check version, length and check, and return what follows them."""
    if len(text) > MOST_LETTERS:
        raise _too_long()
    if not set(text) <= DIGITS.keys():
        raise _changed()
    if text and text[0] != VERSION:
        raise _newer()
    head, check, letters = text[:2], text[2:_HEAD], text[_HEAD:]
    if len(text) < _HEAD or head[1] != ALPHABET[len(letters) % 64]:
        raise _cut()
    if check != _check(head + letters):
        raise _changed()
    try:
        return Unpacker(letters)
    except ValueError:
        raise _changed() from None


def _add_header(packer: Packer, record: Record) -> None:
    """Add what a game begins from, and its seed: what is absent is an empty text."""
    header = record.header
    packer.add_text(header.game)
    packer.add_count(header.players)
    packer.add_count(len(header.options))
    for option in header.options:
        for part in option:
            packer.add_text(part)
    for known in (header.start, record.seed):
        packer.add(known is not None, 2)
        if known is not None:
            packer.add_text(known)


def _take_header(unpacker: Unpacker) -> tuple[Header, str | None]:
    game = find(unpacker.take_text(_MOST_TEXT))
    players = unpacker.take_count(_MOST_PLAYERS)
    texts = [unpacker.take_text(_MOST_TEXT) for _ in range(2 * unpacker.take_count(_MOST_OPTIONS))]
    options = dict(zip(texts[::2], texts[1::2], strict=True))
    start, seed = _take_known(unpacker), _take_known(unpacker)
    begun = None if start is None else check_start(game, start)
    header = make_header(game, players, options, begun)
    return header, None if seed is None else check_seed(seed)


def _take_known(unpacker: Unpacker) -> str | None:
    return unpacker.take_text(_MOST_TEXT) if unpacker.take(2) else None


def _add_actions(packer: Packer, record: Record) -> None:
    packer.add_count(len(record.actions))
    for state, action in zip(states(record), record.actions, strict=False):
        possible = sorted(choices(state))
        packer.add(possible.index(action), len(possible))


def _take_record(unpacker: Unpacker) -> Record:
    header, seed = _take_header(unpacker)
    actions: list[Action] = []
    state = root(header)
    for _ in range(unpacker.take_count(MOST_ACTIONS)):
        actions.append(_take_action(unpacker, state))
        state = state.child(actions[-1])
    return Record(header, tuple(actions), seed)


def _take_action(unpacker: Unpacker, state: State) -> Action:
    possible = sorted(choices(state))
    if not possible:
        raise ValueError("goes on after the end of the game")
    return possible[unpacker.take(len(possible))]


def _add_ending(packer: Packer, ended: Ended | None) -> None:
    """Add how the game was ended early: its number in `ENDINGS`, from 1."""
    packer.add_count(ENDINGS.index(ended) + 1 if ended else _NOT_ENDED_EARLY)


def _take_ending(unpacker: Unpacker) -> Ended | None:
    try:
        number = unpacker.take_count(len(ENDINGS))
    except ValueError:
        raise _newer() from None
    return None if number == _NOT_ENDED_EARLY else ENDINGS[number - 1]


def _cut() -> GameError:
    return GameError("bad-link", "part of this link is missing; copy all of it")


def _changed() -> GameError:
    return GameError("bad-link", "this link was changed on its way; copy it once more")


def _newer() -> GameError:
    return GameError("newer-link", "this link was made by a newer version")


def _too_long() -> GameError:
    return GameError("too-large", f"a link can have {MOST_LETTERS} characters at most")
