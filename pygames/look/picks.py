"""Pick paths: the things to point at, in order, for each action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Union

from pygames.core import Action

Tree = dict[str, Union["Tree", Action]]
"""From a shape's or button's id to a further tree, or to the action that is then complete."""


@dataclass(frozen=True)
class PickPath:
    """The ids to point at for an action, and the places passed on the way to the last."""

    action: Action
    ids: tuple[str, ...]
    via: tuple[str, ...] = ()


def tree(paths: Iterable[PickPath]) -> Tree:
    """Fold the paths into a tree; ValueError if one begins another or two are equal."""
    root: Tree = {}
    for path in paths:
        _insert(root, path)
    return root


def _insert(root: Tree, path: PickPath) -> None:
    node, ids = root, path.ids
    # Some views have hundreds of paths, so nothing is made twice.
    for id in ids[:-1]:
        step = node.get(id)
        if step is None:
            step = node[id] = {}
        elif isinstance(step, str):
            raise ValueError(f"the pick path of {step} is the beginning of that of {path.action}")
        node = step
    if ids[-1] in node:
        raise ValueError(f"the pick path of {path.action} is taken: {' '.join(ids)}")
    node[ids[-1]] = path.action


def via(paths: Iterable[PickPath]) -> dict[Action, list[str]]:
    """Collect the places passed on the way, for the actions that pass any."""
    return {path.action: list(path.via) for path in paths if path.via}


def follow(tree: Tree, picks: Sequence[str]) -> Tree | Action | None:
    """Return what these picks lead to: a further tree, an action, or None."""
    node: Tree | Action | None = tree
    for pick in picks:
        node = node.get(pick) if isinstance(node, dict) else None
    return node


def until_wrong(tree: Tree, picks: Sequence[str]) -> list[str] | None:
    """Return the picks up to the first that can't be made, None if all can."""
    node: Tree | Action = tree
    for index, pick in enumerate(picks):
        if isinstance(node, str):
            return None
        if pick not in node:
            return list(picks[: index + 1])
        node = node[pick]
    return None
