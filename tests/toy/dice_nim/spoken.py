"""Actions in words."""

from pygames.look.phrase import Phrase
from tests.toy.dice_nim import words
from tests.toy.dice_nim.rules import Nim


def phrase(_: Nim, action: str) -> Phrase:
    """Say what an action is, or what the die shows."""
    if action == "pass":
        return words.PASSES
    number = int(action[1:])
    return words.rolled(number) if action.startswith("r") else words.taken(number)
