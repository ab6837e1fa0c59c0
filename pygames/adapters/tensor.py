"""Planes as floats from 0 to 1: what both adapters give to learners. It needs numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

from pygames.adapters.actions import Node
from pygames.core import Player
from pygames.look.planes import Planes


class Tensor:
    """Values of all planes, each divided by the greatest that there can be."""

    def __init__(self, planes: Planes[Any]) -> None:
        """Begin with zeros; `planes` has the meaning of each plane."""
        self.planes, self.shape = planes, planes.shape
        most = np.array([plane.most for plane in planes.planes], np.float32)
        self._scale = np.repeat(1 / most, planes.rows * planes.columns)
        self.values = np.zeros(self._scale.size, np.float32)

    def see(self, node: Node, player: Player) -> None:
        """Fill the values with what a player sees."""
        np.multiply(np.frombuffer(node.see(player), np.uint8), self._scale, out=self.values)

    def copied(self) -> Any:
        """Return the values in their shape, to keep."""
        return self.values.reshape(self.shape).copy()
