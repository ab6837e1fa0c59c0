"""The grammar of the language that is spoken: how its sentences name players, and how they begin.

Each language has a module here. English has more in it than others need: only what is used outside
of sentences has to be in all of them (docs/translating.md).
"""

from typing import TYPE_CHECKING

from pygames.language import messages

if TYPE_CHECKING:
    from pygames.grammar.en import *
else:
    __getattr__ = messages(__name__)
