"""Added games: those that come at run time, as a wheel or a folder, and were not written here.

    from pygames.added import add

    add("/games/dice_nim-1.0-py3-none-any.whl")   # JSON: the cards, or what is wrong

A wheel names its games in its entry points, in the group `pygames.games`. A game is known only
once it has kept what every game promises (`pygames.conformance`).
"""

from pygames.added.door import add
from pygames.added.load import folders, know_again, load
from pygames.added.wheel import unpack

__all__ = ["add", "folders", "know_again", "load", "unpack"]
