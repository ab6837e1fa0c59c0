"""Pick paths: the things to point at, in order, for each action."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Fold the paths into a tree; ValueError where one begins another or two are equal."""
    root: Tree = {}
    for path in paths:
        _insert(root, path)
    return root


def _insert(root: Tree, path: PickPath) -> None:
    node = root
    *way, last = path.ids
    for id in way:
        step = node.setdefault(id, {})
        if isinstance(step, str):
            raise ValueError(f"the pick path of {step} is the beginning of that of {path.action}")
        node = step
    if last in node:
        raise ValueError(f"the pick path of {path.action} is taken: {' '.join(path.ids)}")
    node[last] = path.action


def via(paths: Iterable[PickPath]) -> dict[Action, list[str]]:
    """Collect the places passed on the way, for the actions that pass any."""
    return {path.action: list(path.via) for path in paths if path.via}
