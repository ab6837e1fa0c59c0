"""The sentences of On Tour, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.games.on_tour.words.en import *
else:
    __getattr__ = messages(__name__)
