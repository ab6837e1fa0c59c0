"""Why something can't be picked, in a sentence that names the clause."""

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.look.show import Explanation
from tests.toy.dice_nim import words
from tests.toy.dice_nim.rules import Nim


def explain(state: Nim, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Say why this counter can't be taken."""
    if state.counters == 0:
        return Explanation(words.OVER, "D4")
    if state.roll == 0:
        return Explanation(words.ROLL_FIRST, "D2")
    if list(picks) == ["pass"]:
        return Explanation(words.passed_already(Cast(words.PLAYERS, you), state.player), "D3")
    return Explanation(words.no_more_than(state.roll), "D2")
