"""The sentences of 8 Cities, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.games.eight_cities.words.en import *
else:
    __getattr__ = messages(__name__)
