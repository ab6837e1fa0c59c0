"""What the pages of the games say that need no script, in the language that is spoken."""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from web.tools.page_words.en import *
else:
    __getattr__ = messages(__name__)
