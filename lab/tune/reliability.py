"""A reliability table: how chances that were given compare with what came."""

from __future__ import annotations

from collections.abc import Sequence


def reliability(pairs: Sequence[tuple[float, float]]) -> None:
    """Print a row for each tenth: how many, the mean chance given, and the mean result."""
    cells: dict[int, list[tuple[float, float]]] = {}
    for chance, result in pairs:
        cells.setdefault(min(int(chance * 10), 9), []).append((chance, result))
    for cell, members in sorted(cells.items()):
        chance, won = (sum(each) / len(members) for each in zip(*members, strict=True))
        low, high = cell / 10, (cell + 1) / 10
        print(f"| {low} to {high} | {len(members)} | {chance:.3f} | {won:.3f} |")
    print(f"{len(pairs)} in all")
