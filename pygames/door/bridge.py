"""The one door: JSON text in, JSON text out; the same in the browser and in a terminal.

Requests name a call and carry its arguments; docs/architecture.md lists them. Every failure
is an answer with one of the kinds in `errors`; no input raises.
"""

from __future__ import annotations

import json
import logging
from typing import NoReturn

from pygames.door.handlers import CALLS
from pygames.door.view import Data
from pygames.errors import GameError

MOST_BYTES = 1 << 20
"""The longest request that is read."""

_DEFECT = GameError("failed", "something went wrong here; it isn't your request's fault")
_log = logging.getLogger(__name__)


def answer(request: str | bytes) -> str:
    """Carry out one request and give its answer, both JSON texts of one line."""
    id: object = None
    try:
        message = _read(request)
        id = _id(message)
        return _write({"id": id, "ok": _call(message)})
    except GameError as error:
        return _write({"id": id, "error": _failure(error)})
    except Exception:  # noqa: BLE001 - a defect of ours must end the request, not the engine
        _log.exception("a request failed")
        return _write({"id": id, "error": _failure(_DEFECT)})


def too_large() -> GameError:
    """Give the refusal of a request that is longer than `MOST_BYTES`."""
    return GameError("too-large", f"a request can have {MOST_BYTES} bytes at most")


def refuse(error: GameError) -> str:
    """Answer a request that was not even read."""
    return _write({"id": None, "error": _failure(error)})


def _write(data: Data) -> str:
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


def _failure(error: GameError) -> Data:
    at = {} if error.at is None else {"at": error.at}
    return {"kind": error.kind, "message": error.message, **at}


def _read(request: str | bytes) -> Data:
    """Read a request as strict JSON: an object without repeated keys, and no NaN."""
    raw = request.encode("utf-8", "surrogatepass") if isinstance(request, str) else request
    if len(raw) > MOST_BYTES:
        raise too_large()
    try:
        data = json.loads(
            raw.decode("utf-8"), object_pairs_hook=_no_repeats, parse_constant=_no_constant
        )
    except RecursionError:
        raise GameError("bad-json", "not JSON: nested too deep") from None
    except ValueError as error:
        raise GameError("bad-json", f"not JSON: {_short(error)}") from None
    if not isinstance(data, dict):
        raise GameError("bad-request", "a request must be an object")
    return data


def _short(error: ValueError) -> str:
    """Give a decoder's message without the input that it may quote."""
    return str(getattr(error, "reason", "") or getattr(error, "msg", "") or error)[:100]


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("an object has the same key twice")
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _id(message: Data) -> str | int | None:
    id = message.get("id")
    if id is None or isinstance(id, str) or type(id) is int:
        return id
    raise GameError("bad-request", "id: expected a text or a whole number")


def _call(message: Data) -> Data:
    name = message.get("call")
    if not isinstance(name, str):
        raise GameError("bad-request", "a request needs call, the name of one")
    call = CALLS.get(name)
    if call is None:
        raise GameError("unknown-call", f"no call {name[:40]!r}; there are {', '.join(CALLS)}")
    arguments = {key: value for key, value in message.items() if key not in ("id", "call")}
    call.check(name, arguments)
    return call.run(**arguments)
