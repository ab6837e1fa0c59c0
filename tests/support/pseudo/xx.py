"""A language made by a program: English with accents, in brackets and 40 % longer.

It shows which sentences a test, a page or a terminal didn't take from the words of its language,
and which were put together from parts: these have brackets within brackets.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import wraps
from types import FunctionType, ModuleType
from typing import Any

OPEN, CLOSE = "⟦", "⟧"
PADDING = "·"
LONGER = 0.4
_LETTERS = str.maketrans(
    "ABCDEGHIJKLNOPRSTUWYZabcdeghijklnoprstuwyz",
    "ÅƁÇĐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽåƀçđéĝĥîĵķļñöþŕšţûŵýž",
)
_KEPT = re.compile(
    r"\{Tap\}|`[^`]*`|\]\([\w-]+\)|\*\*[A-Z]\d+\w?\*\*|\b\w*\d[\w–:.-]*|\b[A-Za-z]\b|[⟦⟧·]"
)
"""What no language changes: a place for a word of the page, notation, figures, numbers, letters."""


def accented(text: str) -> str:
    """Return a text with accents, but for what no language changes."""
    parts, at = [], 0
    for match in _KEPT.finditer(text):
        parts += [text[at : match.start()].translate(_LETTERS), match[0]]
        at = match.end()
    return "".join([*parts, text[at:].translate(_LETTERS)])


def text_of(text: str) -> str:
    """Return a text of the language; a whole article keeps its lines."""
    if not re.search("[A-Za-z]{2}", text):
        return text
    if "\n" in text:
        return accented(text)
    if " " not in text.strip():
        return accented(text) + PADDING * round(len(text) * LONGER)
    lead = text[: len(text) - len(text.lstrip(" ,;.("))]
    own = text[len(lead) :]
    tap, rest = re.match(r"(\{Tap\} ?)?(.*)", own, re.DOTALL).groups()  # type: ignore[union-attr]
    # Words that can stand on several lines.
    padding = " ".join(re.findall(".{1,6}", PADDING * round(len(own) * LONGER)))
    return f"{lead}{tap or ''}{OPEN}{accented(rest)}{padding}{CLOSE}"


def made(value: Any) -> Any:
    """Return what the language has in place of an English text, record, function or module."""
    if isinstance(value, str):
        return text_of(value)
    if isinstance(value, FunctionType):
        return _function(value)
    if isinstance(value, ModuleType):
        return _Words(value)
    if isinstance(value, Mapping):
        return {key: made(each) for key, each in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*map(made, value))
    if isinstance(value, tuple | list):
        return type(value)(map(made, value))
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{each.name: made(getattr(value, each.name)) for each in fields(value)}
        )
    return value


def _function(english: FunctionType) -> FunctionType:
    @wraps(english)
    def said(*arguments: Any, **more: Any) -> Any:
        return made(english(*arguments, **more))

    return said  # type: ignore[return-value]


class _Words:
    """The words of a module."""

    def __init__(self, english: ModuleType) -> None:
        self._english = english

    def __getattr__(self, name: str) -> Any:
        value = made(getattr(self._english, name))
        setattr(self, name, value)
        return value


MADE = made


def __getattr__(name: str) -> Any:
    """Return a core sentence."""
    from pygames.words import en  # noqa: PLC0415 - this module stands in for a package's own

    if name.startswith("__"):
        raise AttributeError(name)
    return made(getattr(en, name))
