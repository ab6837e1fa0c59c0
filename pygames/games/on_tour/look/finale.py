"""How the tours draw themselves at the end of a game: all at once, then the best possible ones."""

from __future__ import annotations

from pygames.look.scene import Motion

_WHOLE = 1300
"""Milliseconds in which a tour is drawn, however many stops it has."""
_BEST = 700
_FADE = 90


def leg(number: int, legs: int) -> Motion:
    """Draw a leg of a tour, once the legs before it are drawn; the pen is heard once."""
    start, end = _when(number, legs), _when(number + 1, legs)
    motion: Motion = {"motion": "draw", "delay": start, "duration": end - start, "ease": "linear"}
    return motion if number else {**motion, "sound": "pen"}


def stop(number: int, stops: int) -> Motion:
    """Show a stop when the tour reaches it."""
    return {"motion": "fade", "delay": _when(number, max(1, stops - 1)), "duration": _FADE}


def number() -> Motion:
    """Keep the number of a stop where it is, above its disc."""
    return {"motion": "fade", "duration": _WHOLE}


def whole() -> Motion:
    """Draw a small tour in the time of the large one."""
    return {"motion": "draw", "duration": _WHOLE, "ease": "linear"}


def best() -> Motion:
    """Draw the best possible tour after that."""
    return {"motion": "draw", "delay": _WHOLE, "duration": _BEST, "ease": "travel"}


def _when(number: int, legs: int) -> int:
    return round(_WHOLE * number / legs)
