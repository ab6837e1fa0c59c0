"""Answers of the rules have the shapes by which the page checks those of other games."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from pygames.door import bridge
from pygames.games import ids
from web.tools import exercises
from web.tools.door_shapes import door_shapes
from web.tools.exercises import asking

SHAPES = door_shapes()
PLAIN: dict[str, Any] = {"s": str, "i": int, "n": (int, float), "b": bool, "0": type(None)}


def odd(value: Any, shape: Any, place: str) -> list[str]:
    """List where a value differs from a shape, as web/src/python/shapes.ts tells."""
    if shape == "?":
        return []
    if isinstance(shape, str):
        named = shape not in PLAIN
        right = named or isinstance(value, PLAIN[shape])
        return odd(value, SHAPES["types"][shape], place) if named else [] if right else [place]
    ((kind, of), *_) = shape.items()
    if kind == "in":
        return [] if value in of else [place]
    if kind == "any":
        found = [odd(value, each, place) for each in of]
        return [] if [] in found else [place]
    inside: Any = value
    if type(value) is not (list if kind in {"list", "tuple"} else dict):
        return [place]
    if kind == "has":
        may = {name: each for name, each in shape["may"].items() if name in inside}
        parts: list[tuple[Any, Any, Any]] = [
            (name, inside.get(name, ...), each) for name, each in (of | may).items()
        ]
    elif kind == "tuple":
        parts = [(at, one, each) for at, (one, each) in enumerate(zip(inside, of, strict=True))]
    else:
        members = inside.values() if kind == "map" else inside
        parts = [("each", one, of) for one in members]
    return [wrong for name, one, each in parts for wrong in odd(one, each, f"{place}.{name}")]


@pytest.mark.parametrize("game", ids())
def test_every_answer_has_its_shape(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    differ: set[str] = set()

    def answer(request: str) -> str:
        text = bridge.answer(request)
        call, told = json.loads(request)["call"], json.loads(text)
        if "ok" in told:
            differ.update(odd(told["ok"], SHAPES["answers"][call], call))
        return text

    monkeypatch.setattr(asking, "answer", answer)
    card = asking.ask("card", game=game)
    begun = asking.ask("new", game=game, players=card["players"][-1], seed="build")["record"]
    subject = asking.Subject(card, "build", begun, asking.played(begun, "build"))
    for name in exercises.names():
        import_module(f"{exercises.__name__}.{name}").exercise(subject)
    assert differ == set()
