"""Games in one file: the file becomes a module, and faults are reported with their line."""

from __future__ import annotations

import hashlib
import linecache
import random
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from traceback import walk_tb
from types import CodeType, FrameType, ModuleType
from typing import Any

from pygames.bots.budget import now
from pygames.errors import GameError, MistakeError
from pygames.game import Game
from pygames.outside import text_or_guess
from pygames.workshop.advice import advised, explained
from pygames.workshop.refused import nothing_ends

SUFFIX = ".py"
MOST_BYTES = 1 << 18
"""Maximum number of bytes of a file."""
MOST_LINES = 1_000_000
"""The most lines that run in one call, while loops are watched: a second or so."""
CARD = "GAME"
_PREFIX = "one_file_"
_AGAIN = f"{_PREFIX}again"
_contents: dict[str, bytes] = {}
"""What each module was made of."""
_LONGEST = 300
"""Maximum number of letters of what is told of an exception."""


def module_of(file: Path) -> ModuleType:
    """Import a file, once for each version of it; GameError says what is wrong, `at` which line."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise GameError("bad-game", f"{file} can’t be read: {error.strerror or error}") from error
    return module_from(content, file)


def module_from(content: bytes, file: Path) -> ModuleType:
    """Import a file's contents."""
    if len(content) > MOST_BYTES:
        raise GameError("bad-game", f"{file.name}: a file can have {MOST_BYTES >> 10} kB at most")
    stem = re.sub(r"\W", "_", file.stem)
    # Beside the same text elsewhere, there may be other rules and colours.
    version = hashlib.sha256(f"{file}\n".encode() + content).hexdigest()
    name = f"{_PREFIX}{stem}_{version[:12]}"
    if name not in sys.modules:
        sys.modules[name] = module = ModuleType(name)
        module.__file__, _contents[name] = str(file), content
        try:
            _run(content, file, module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _run(content: bytes, file: Path, module: ModuleType, seed: str = "") -> None:
    try:
        text, _ = text_or_guess(content)
        # Lines that are quoted later are those that ran, although the file may have changed.
        linecache.cache[str(file)] = (len(text), None, text.splitlines(keepends=True), str(file))
        code = compile(text, str(file), "exec", dont_inherit=True)
        with stopping_loops(str(file)), nothing_ends(), _drawing_alike(seed or text):
            exec(code, vars(module))
    except KeyboardInterrupt:
        raise
    except SyntaxError as error:
        advice = advised(str(error.msg), error)
        raise _at(file, error.lineno or 0, f"this isn’t Python: {advice}") from error
    except BaseException as error:  # whatever stands in a file of others
        raise _at(file, _line(error, file), told(error)) from error


@contextmanager
def _drawing_alike(seed: str) -> Iterator[None]:
    """Let `random` draw the same while a file runs, on all devices; a check of it says no."""
    before = random.getstate()
    random.seed(seed)
    try:
        yield
    finally:
        random.setstate(before)


def read_again(states: type, seed: str) -> ModuleType | None:
    """Run the file of a class once more, where chance draws otherwise; None if it has none."""
    content = _contents.get(states.__module__)
    if content is None:
        return None
    file = Path(str(sys.modules[states.__module__].__file__))
    again = sys.modules[_AGAIN] = ModuleType(_AGAIN)
    again.__file__ = str(file)
    try:
        with redirect_stdout(StringIO()):
            _run(content, file, again, seed)
    except GameError as error:
        raise (error.__cause__ or error) from None
    finally:
        del sys.modules[_AGAIN]
    return again


@contextmanager
def stopping_loops(file: str, seconds: float | None = None) -> Iterator[None]:
    """Raise MistakeError where a file doesn't come back from a call: in a loop without an end.

    If `seconds` are given, the file may do as much as it can in that time.
    """
    lines, start = 0, now()

    def enter(frame: FrameType, _event: str, _: object) -> Callable[..., Any] | None:
        nonlocal lines
        if frame.f_code.co_filename != file:
            return None
        if frame.f_back is None or frame.f_back.f_code.co_filename != file:
            lines = 0
        frame.f_trace_opcodes = _spins(frame.f_code)
        return step

    def step(_frame: FrameType, _event: str, _: object) -> Callable[..., Any]:
        nonlocal lines
        lines += 1
        if seconds is None and lines > MOST_LINES:
            raise MistakeError(f"this loop doesn’t end: not in {MOST_LINES:,} steps")
        if seconds is not None and lines % 1000 == 0 and now() > start + seconds:
            raise MistakeError(f"this takes too long: it was stopped after {seconds:g} s")
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(before)


@cache
def _spins(code: CodeType) -> bool:
    """Tell whether a loop such as `while True: pass` stands in one line: Python 3.11 hides it."""
    if sys.version_info >= (3, 12):
        return False
    from dis import get_instructions  # noqa: PLC0415 - newer Pythons, and so pages, need none of it

    return any(
        each.opname == "JUMP_BACKWARD" and each.argval == each.offset
        for each in get_instructions(code)
    )


def function_in(file: Path, name: str) -> Callable[..., object]:
    """Return a function of a file."""
    return function_of(module_of(file), name)


def function_of(module: ModuleType, name: str) -> Callable[..., object]:
    """Return a function of a file's module."""
    member = getattr(module, name, None)
    if not callable(member):
        file = Path(str(module.__file__)).name
        raise GameError("bad-request", f"{file} has no function {name}")
    function: Callable[..., object] = member
    return function


def fault_in(function: Callable[..., object], error: BaseException) -> GameError:
    """Describe an exception raised in a function of a file, with its line."""
    code: Any = getattr(function, "__code__", None)
    file = Path(code.co_filename if code else "")
    return _at(file, _line(error, file) or (code.co_firstlineno if code else 0), told(error))


def told(error: BaseException) -> str:
    """Describe an exception in one line, with what to do about it if that is known."""
    error = explained(error)
    what, kind = _words_of(error), type(error).__name__
    if isinstance(error, MemoryError):
        what = "this needs more memory than there is"
    elif not isinstance(error, (MistakeError, GameError)):
        what = f"{kind}: {what}" if what else kind
    return what if len(what) <= _LONGEST else f"{what[:_LONGEST]}…"


def _words_of(error: BaseException) -> str:
    try:
        return " ".join(str(error).split())
    except Exception:  # noqa: BLE001 - the class may be one of the file's
        return ""


def line_of(error: BaseException, file: str) -> int:
    """Return where a file has the method or the field that an error is about; 0 if nowhere."""
    about = getattr(explained(error), "about", "")
    if argument := argument_line(file, about):
        return argument
    pattern = re.compile(rf"\s*(?:def {re.escape(about)}\b|{re.escape(about)}\s*[:=])")
    lines = linecache.getlines(file) if about else []
    return next((i for i, text in enumerate(lines, 1) if pattern.match(text)), 0)


def argument_line(file: str, about: str) -> int:
    """Return the last line in which an argument such as `names=` is given; 0 if none.

    The card is at the end of a file.
    """
    pattern = re.compile(rf"\b{re.escape(about)}(?!=)")
    lines = enumerate(linecache.getlines(file) if about[-1:] == "=" else [], 1)
    return max((i for i, text in lines if pattern.search(text)), default=0)


def _line(error: BaseException, file: Path) -> int:
    if line := line_of(error, str(file)):
        return line
    lines = [line for frame, line in walk_tb(error.__traceback__)
             if frame.f_code.co_filename == str(file)]  # fmt: skip
    return lines[-1] if lines else 0


def _at(file: Path, line: int, what: str) -> GameError:
    where = f"{file.name}, line {line}" if line else file.name
    return GameError("bad-game", f"{where}: {what}", line or None)


def card_in(module: ModuleType) -> Game[Any]:
    """Return the card of a module that holds a whole game."""
    card = getattr(module, CARD, None)
    if not isinstance(card, Game):
        name = Path(str(module.__file__)).name
        other = next((each for each, held in vars(module).items() if isinstance(held, Game)), "")
        what = f"call {other} {CARD}" if other else f"end it with {CARD} = game(…)"
        raise GameError("bad-game", f"{name} has no {CARD}: {what}")
    return card


def reduced(game: Game[Any]) -> tuple[Callable[..., Game[Any]], tuple[str, str]] | None:
    """Pickle a card as the module that holds it; None if that module has another card."""
    module = sys.modules.get(game.states.__module__) if game.states else None
    if module is None or getattr(module, CARD, None) is not game:
        return None
    return _card_again, (module.__name__, str(getattr(module, "__file__", "")))


def _card_again(name: str, file: str) -> Game[Any]:
    """Find a pickled card again: in the file, if no import leads to its module."""
    return card_in(module_of(Path(file)) if name.startswith(_PREFIX) else import_module(name))
