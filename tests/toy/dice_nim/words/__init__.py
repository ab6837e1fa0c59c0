"""The sentences of Dice Nim, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from tests.toy.dice_nim.words.en import *
else:
    __getattr__ = messages(__name__)
