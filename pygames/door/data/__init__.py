"""What requests and answers carry, as types: plain data that JSON can hold.

The page's types are generated from these; docs/protocol.md explains the fields.
"""

from pygames.door.data.bots import *  # noqa: F403 - these rooms make one
from pygames.door.data.card import *  # noqa: F403 - these rooms make one
from pygames.door.data.contests import *  # noqa: F403 - these rooms make one
from pygames.door.data.learning import *  # noqa: F403 - these rooms make one
from pygames.door.data.paper import *  # noqa: F403 - these rooms make one
from pygames.door.data.records import *  # noqa: F403 - these rooms make one
from pygames.door.data.view import *  # noqa: F403 - these rooms make one
