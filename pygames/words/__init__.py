"""The sentences that no game says by itself, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.words.en import *
else:
    __getattr__ = messages(__name__)
