"""Games with comments and variations, as a text that people read and write by hand.

docs/game-files.md describes it. Values never change: `follow` and `replace` make new ones.
"""

from pygames.annotated.game import Annotated as Annotated
from pygames.annotated.game import Line as Line
from pygames.annotated.game import Step as Step
from pygames.annotated.reading import read as read
from pygames.annotated.typed import begins as begins
from pygames.annotated.typed import has_tags as has_tags
from pygames.annotated.ways import said as said
from pygames.annotated.ways import ways as ways
from pygames.annotated.ways import woven as woven
from pygames.annotated.writing import write as write
