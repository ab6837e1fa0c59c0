"""What commands say of games, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.cli.words.en import *
else:
    __getattr__ = messages(__name__)
