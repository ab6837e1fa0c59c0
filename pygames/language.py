"""Which language sentences are in, and where the sentences of each language are.

A language is a set of modules, found by their names: beside each `words/en.py` a `words/de.py` with
the same functions. Packages of words give what the language has that is spoken, so
`words.choose_stack(cast, player)` is a German sentence while German is spoken. Whoever asks says
which language: the door with each call, the terminal with `--lang`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from importlib import import_module
from importlib.machinery import FileFinder
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from pygames.errors import GameError

if TYPE_CHECKING:
    from types import ModuleType

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

ENGLISH = "en"
_CODE = re.compile(r"[a-z]{2,3}", re.ASCII)
_CORE = "pygames.words"
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def spoken() -> str:
    """Return the code of the language that sentences are in."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let sentences be in a language; GameError if there is no such language here."""
    if not is_known(language):
        raise GameError("bad-request", f"lang: {language[:20]!r} isn’t spoken here")
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def in_english(make: Callable[[], T]) -> T:
    """Make something with English sentences, whatever is spoken now."""
    with speaking(ENGLISH):
        return make()


def kept(function: Callable[[*Ts], T]) -> Callable[[*Ts], T]:
    """Keep what a function returns, apart for each language: there are words in it."""

    @lru_cache(maxsize=2048)
    def made(_language: str, *arguments: *Ts) -> T:
        return function(*arguments)

    @wraps(function)
    def found(*arguments: *Ts) -> T:
        return made(_spoken.get(), *arguments)

    return found


def is_known(language: str) -> bool:
    """Tell whether there are sentences in a language."""
    return language == ENGLISH or (_CODE.fullmatch(language) is not None and _has(_CORE, language))


def messages(package: str) -> Callable[[str], Any]:
    """Return the `__getattr__` of a package of words: what the language has that is spoken."""

    def message(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(f"{package} has no {name}")
        return getattr(module_of(package, spoken()), name)

    return message


@cache
def module_of(package: str, language: str) -> Any:
    """Return the module of a language; where a package has none, the English one."""
    if language == ENGLISH or _has(package, language):
        return import_module(f"{package}.{language}")
    english, change = module_of(package, ENGLISH), maker(language)
    return change(english) if change else english


def maker(language: str) -> Callable[[Any], Any] | None:
    """Return what makes words of a language from English ones, if a program does: for tests."""
    change: Callable[[Any], Any] | None = None
    if language != ENGLISH:
        change = getattr(import_module(f"{_CORE}.{language}"), "MADE", None)
    return change


def beside(package: str, more: str) -> ModuleType | None:
    """Return a further module of the language that is spoken: `de_lessons` beside `de`."""
    name = f"{spoken()}_{more}"
    return import_module(f"{package}.{name}") if _has(package, name) else None


def found_anew() -> None:
    """Look for languages again, once another one has been loaded."""
    # `invalidate_caches` of importlib would import all that reads what packages say of themselves.
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()
    _has.cache_clear()
    module_of.cache_clear()


@cache
def _has(package: str, name: str) -> bool:
    from importlib.util import find_spec  # noqa: PLC0415 - not for English

    return find_spec(f"{package}.{name}") is not None
