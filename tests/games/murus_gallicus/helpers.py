"""What the tests of this game share."""

from pygames.core import Setup
from pygames.games.murus_gallicus.rules import Murus

SETUP = Setup(2, {})
START = "BBBBBBBB/8/8/8/8/8/WWWWWWWW w"

ROUND = ("a2-a4", "a1-a3", "a3-a1", "a2-a4", "a4-a2", "a3-a1")
"""Two stacks on a1 and a2 come apart and together again, in six actions."""
LONG_ROUND = (
    "a2-a4", "b2-d4", "a1-c3", "b1-b3", "c3-c1", "b2-d4", "d4-b2", "c3-c1", "c1-a1", "c2-a4",
    "a4-a2", "a3-a1", "b3-b1",
)  # fmt: skip
"""Four stacks on a1, a2, b1 and b2 do the same in thirteen: an odd number."""


def read(text: str) -> Murus:
    return Murus.read(text, SETUP)


def start() -> Murus:
    return Murus.initial(SETUP)


def turned(actions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same actions for the player on the other side of the board."""
    squares = [column + row for column in "abcdefgh" for row in "1234567"]
    other = dict(zip(squares, reversed(squares), strict=True))
    return tuple(other[action[:2]] + action[2] + other[action[3:]] for action in actions)


def alternating(one: tuple[str, ...], other: tuple[str, ...]) -> list[str]:
    """Let two players make their actions in turn; the first may have one more."""
    actions = [action for pair in zip(one, other, strict=False) for action in pair]
    return [*actions, one[-1]] if len(one) > len(other) else actions
