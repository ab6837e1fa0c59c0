"""Counting sequences of actions: the usual check of a move generator."""

from __future__ import annotations

from pygames.core import State


def perft(state: State, depth: int) -> list[int]:
    """Count the sequences of exactly 1, 2, … `depth` actions; for games without chance."""
    counts = [0] * depth
    if depth:
        _count(state, 0, counts)
    return counts


def _count(state: State, ply: int, counts: list[int]) -> None:
    actions = state.legal_actions()
    counts[ply] += len(actions)
    if ply + 1 < len(counts):
        for action in actions:
            _count(state.child(action), ply + 1, counts)
