"""The set-ups that the adapters are tested with: game, players, options."""

from __future__ import annotations

SET_UPS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("murus-gallicus", 2, {}),
    ("cercas", 2, {}),
    ("eight-cities", 2, {}),
    ("eight-by-eight", 2, {}),
    ("eight-by-eight", 4, {}),
    ("on-tour", 1, {}),
    ("on-tour", 2, {"map": "europe"}),
    ("on-tour", 8, {}),
)
