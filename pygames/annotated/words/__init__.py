"""What is wrong with the text of a game, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.annotated.words.en import *
else:
    __getattr__ = messages(__name__)
