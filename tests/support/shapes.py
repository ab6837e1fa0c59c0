"""The shapes by which the page checks answers, and where an answer differs from its own."""

from typing import Any

from web.tools.door_shapes import door_shapes

SHAPES = door_shapes()
PLAIN: dict[str, Any] = {"s": str, "i": int, "n": (int, float), "b": bool, "0": type(None)}


def odd_in(call: str, answer: object) -> list[str]:
    """List where the answer to a call differs from its shape."""
    return odd(answer, SHAPES["answers"][call], call)


def odd(value: Any, shape: Any, place: str) -> list[str]:
    """List where a value differs from a shape, as web/src/python/shapes.ts tells."""
    if shape == "?":
        return []
    if isinstance(shape, str):
        is_type = shape not in PLAIN
        right = is_type or isinstance(value, PLAIN[shape])
        return odd(value, SHAPES["types"][shape], place) if is_type else [] if right else [place]
    ((kind, of), *_) = shape.items()
    if kind == "in":
        return [] if value in of else [place]
    if kind == "any":
        reasons = [odd(value, each, place) for each in of]
        return [] if [] in reasons else [place]
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
