"""What sentences say: each message of the package, called as games call it.

Games are played at random in a language, and what their code asks its words for is noted. The same
games in another language ask for the same, so the n-th call of a message stands beside the n-th of
its translation. What no game asked for is called with values of the kinds that it takes.
"""

from __future__ import annotations

import inspect
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from pygames.door.bridge import answer
from pygames.games import catalog, find
from pygames.grammar.cast import Cast
from pygames.language import module_of, speaking
from web.tools.console import ROOT

Key = tuple[str, str]
"""A folder and the name of a message in it."""
Heard = dict[Key, list[str]]
HINT_EVERY = 4
"""Plies from one hint to the next."""
HINT = {"playouts": 60, "nodes": 600}
PICKS = 6
"""Places to pick in each position, to hear why that isn't possible."""
EXAMPLES = 3
_NAMES = ("Anna", "Ben")


def examples(
    folders: Sequence[Path], english: str, language: str
) -> dict[Key, list[tuple[str, str]]]:
    """Return what messages say in both languages, by their folders and names."""
    ours, theirs = heard(folders, english), heard(folders, language)
    by_name: dict[Key, list[tuple[str, str]]] = {}
    for key, sentences in ours.items():
        other = theirs.get(key, [])
        if len(sentences) == len(other):
            pairs = [*dict.fromkeys(zip(sentences, other, strict=True))]
            by_name[key] = pairs[:: max(1, len(pairs) // EXAMPLES)][:EXAMPLES]
    return by_name


def heard(folders: Sequence[Path], language: str) -> Heard:
    """Return what is said in a language, in games and by what no game calls."""
    notes: Heard = defaultdict(list)
    modules = {
        folder: module_of(".".join(folder.relative_to(ROOT).parts), language) for folder in folders
    }
    before = {folder: dict(vars(module)) for folder, module in modules.items()}
    calls: list[str] = []
    for folder, module in modules.items():
        for name, message in own(module):
            setattr(module, name, _noting(message, notes[str(folder), name], calls))
    with speaking(language):
        for game in catalog():
            _play(game.id, language)
        for folder, module in modules.items():
            vars(module).update(before[folder])
            for name, message in own(module):
                notes[str(folder), name] = notes[str(folder), name] or [*said(message)]
    return notes


def own(module: Any) -> list[tuple[str, Callable[..., Any]]]:
    """Return the messages of a module that are functions, by name."""
    return [
        (name, value)
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == module.__name__ and name[0] != "_"
    ]


def _noting(message: Callable[..., Any], notes: list[str], calls: list[str]) -> Callable[..., Any]:
    """Note what a message says to code outside of words."""

    @wraps(message)
    def noting(*arguments: Any, **keywords: Any) -> Any:
        calls.append(message.__name__)
        try:
            content = message(*arguments, **keywords)
        finally:
            calls.pop()
        if not calls:
            notes.append(" · ".join(texts(content)))
        return content

    return noting


def texts(content: Any) -> Iterator[str]:
    """Yield the texts of what a message returns."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, tuple | list):
        for each in content:
            yield from texts(each)


def _play(game: str, language: str) -> None:
    """Play a game at random with few and with several players, and ask about each position."""
    fewest, most = find(game).players
    for call in ("card", "lessons"):
        ask(call, game=game, lang=language)
    for players in sorted({fewest, min(3, most)}):
        random = Random(game)
        record = ask("new", game=game, players=players, seed="one")["record"]
        while legal := ask("state", record=record)["legal"]:
            _look(record, random, language)
            record = ask("play", record=record, action=random.choice(legal))["record"]
        _look(record, random, language)
        for call in ("read", "frames", "printed"):
            ask(call, record=record, lang=language)


def _look(record: dict[str, Any], random: Random, language: str) -> None:
    view = ask("view", record=record, lang=language)
    ask("view", record=record, lang=language, you=0)
    places = [shape["id"] for shape in view["scene"]["ground"] if shape.get("label")]
    for place in random.sample(places, min(PICKS, len(places))):
        ask("explain", record=record, picks=[place], lang=language)
    bots = find(record["game"]).bots
    if len(record["actions"]) % HINT_EVERY == 0 and bots.levels:
        ask("hint", record=record, seed="hint", lang=language, **{bots.counts: HINT[bots.counts]})


def ask(call: str, **arguments: Any) -> Any:
    """Make a call, which may be refused."""
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments}))).get("ok")


def said(message: Callable[..., Any]) -> Iterator[str]:
    """Yield what a message says of values of the kinds that it takes, if they are known here."""
    parameters = inspect.signature(message).parameters.values()
    choices = [_values(str(each.annotation)) for each in parameters]
    for values in product(*choices):
        by_name = {each.name: value for each, value in zip(parameters, values, strict=True)}
        positional = [
            by_name.pop(each.name) for each in parameters if each.kind is not each.KEYWORD_ONLY
        ]
        try:
            yield " · ".join(texts(message(*positional, **by_name)))
        except (LookupError, AttributeError, TypeError, ValueError):
            return  # a sentence about something else than these values


def _values(kind: str) -> list[Any]:
    kinds: dict[str, list[Any]] = {
        "int": [1, 5],
        "Player": [0, 1],
        "bool": [False, True],
        "str": ["d4"],
        "Action": ["d4"],
        "Cast": [Cast(_NAMES, you=0), Cast(_NAMES)],
        "Sequence[str]": [["d4"], ["d4", "e5", "f6"]],
        "Sequence[int]": [[3, 4]],
        "tuple[int, int]": [(3, 4)],
    }
    return kinds.get(kind, [])
