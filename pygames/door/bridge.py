"""The one door: JSON text in, JSON text out; the same in the browser and in a terminal.

Requests name a call and carry its arguments; docs/protocol.md lists them. Every failure
is an answer with one of the kinds in `errors`; no input raises.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, NoReturn, NotRequired, TypedDict

from pygames import words
from pygames.door.calls import CALLS
from pygames.errors import GameError, Kind
from pygames.language import ENGLISH, speaking
from pygames.outside import text_of


class DoorError(TypedDict):
    """Why a request failed; `at` is the index of the action to blame, if there is one."""

    kind: Kind
    message: str
    at: NotRequired[int]


MOST_BYTES = 1 << 20
"""Maximum number of bytes of a request."""
MOST_LETTERS = 1000
"""Maximum number of letters of an error's message: pages take no longer one."""
MOST_DEPTH = 32
"""Maximum nesting of objects and lists in a request; no meaningful one has more than six."""

_HEAD = re.compile(rb'\s*\{\s*"id"\s*:\s*(-?[0-9]{1,15}|"[^"\\\x00-\x1f]{0,64}")\s*,')
"""The beginning of a request that names its id first."""
_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(rb"[\[\]{}]")

_log = logging.getLogger(__name__)


OwnCalls = Mapping[str, Callable[[Mapping[str, Any]], "Mapping[str, Any] | None"]]
"""A program's own calls, by name. Each takes the whole request; None: it answers later."""


def answer(request: str | bytes) -> str:
    """Carry out one request and return its answer, both JSON texts of one line."""
    response = answer_with(request, {})
    assert response is not None
    return response


def answer_with(request: str | bytes, own: OwnCalls) -> str | None:
    """Carry out one request, which may be one of a program's own; None if that answers later."""
    raw = request.encode("utf-8", "surrogatepass") if isinstance(request, str) else request
    id: object = None
    try:
        if len(raw) > MOST_BYTES:
            id = _first_id(raw)
            raise GameError("too-large", f"a request can have {MOST_BYTES} bytes at most")
        message = _read(raw)
        id = _id(message)
        with speaking(_language(message)):
            return _answered(id, message, own)
    except GameError as error:
        return refuse(id, error)
    except Exception:  # noqa: BLE001 - a defect of ours must end the request, not the engine
        _log.exception("a request failed")
        return refuse(id, GameError("failed", words.DEFECT))


def _answered(id: object, message: Mapping[str, Any], own: OwnCalls) -> str | None:
    """Carry out a request; what is made only now, as it is written, is in its language too."""
    try:
        call = own.get(str(message.get("call")))
        result = _call(message) if call is None else call(message)
        return None if result is None else write({"id": id, "ok": result})
    except GameError as error:
        return refuse(id, error)


def _language(message: Mapping[str, Any]) -> str:
    """Return the language of a request."""
    language = message.get("lang", ENGLISH)
    if not isinstance(language, str):
        raise GameError("bad-request", "lang: expected the code of a language")
    return language


def refuse(id: object, error: GameError) -> str:
    """Write the answer to a request that can't be carried out."""
    return write({"id": id, "error": _failure(error)})


def read(line: bytes) -> dict[str, Any]:
    """Read a message as strict JSON; GameError if it is none."""
    return _read(line)


def write(answer: Mapping[str, Any]) -> str:
    """Write a message as JSON, in one line."""
    return json.dumps(answer, separators=(",", ":"), allow_nan=False)


def _failure(error: GameError) -> DoorError:
    message = error.message
    if len(message) > MOST_LETTERS:
        message = f"{message[:MOST_LETTERS]}…"
    failure: DoorError = {"kind": error.kind, "message": message}
    if error.at is not None:
        failure["at"] = error.at
    return failure


def _first_id(raw: bytes) -> str | int | None:
    """Return the id of a request that is too long to read, if the request begins with it."""
    head = _HEAD.match(raw)
    try:
        return _id({"id": json.loads(head[1])}) if head else None
    except ValueError:
        return None


def _read(raw: bytes) -> dict[str, Any]:
    """Read a request as strict JSON: an object without repeated keys, and no NaN."""
    text = text_of(raw)
    if _depth(text.encode()) > MOST_DEPTH:
        raise GameError("bad-json", f"not read: nested deeper than {MOST_DEPTH}")
    try:
        message = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except ValueError as error:
        raise GameError("bad-json", f"not JSON: {_short(error)}") from None
    if not isinstance(message, dict):
        raise GameError("bad-request", "a request must be an object")
    return message


def _depth(raw: bytes) -> int:
    """Count how deep objects and lists are nested: a parser would use the stack for each.

    The count is exact only if it can matter; few brackets can't be nested deep.
    """
    most = raw.count(b"[") + raw.count(b"{")
    if most <= MOST_DEPTH:
        return most
    brackets = _BRACKET.findall(_TEXT.sub(b"", raw))
    return max(accumulate(1 if bracket in b"[{" else -1 for bracket in brackets), default=0)


def _short(error: ValueError) -> str:
    """Return a decoder's message without the input that it may quote."""
    return str(getattr(error, "reason", "") or getattr(error, "msg", "") or error)[:100]


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("an object has the same key twice")
    return fields


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _id(message: Mapping[str, Any]) -> str | int | None:
    id = message.get("id")
    if id is None or isinstance(id, str) or type(id) is int:
        return id
    raise GameError("bad-request", "id: expected a text or a whole number")


def _call(message: Mapping[str, Any]) -> Mapping[str, Any]:
    name = message.get("call")
    if not isinstance(name, str):
        raise GameError("bad-request", "a request needs call, the name of one")
    call = CALLS.get(name)
    if call is None:
        raise GameError("unknown-call", f"unknown call {name[:40]!r}; known: {', '.join(CALLS)}")
    arguments = {key: value for key, value in message.items() if key not in ("id", "call", "lang")}
    call.check(name, arguments)
    return call.run(**arguments)
