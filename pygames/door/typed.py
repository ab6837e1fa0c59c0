"""Actions as people type them: a text becomes a legal action, or a sentence that says why not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygames.core import Action, Player, State
from pygames.game import Game
from pygames.look.picks import Tree, follow, until_wrong
from pygames.look.show import Explanation

_LEFT_OUT = re.compile(r"[^\w*]|_")
_SHOWN = 40


@dataclass(frozen=True)
class Typed:
    """What a typed text means: an action that can be played, or why there is none."""

    action: Action | None = None
    why: Explanation | None = None


def read(game: Game[Any], state: State, tree: Tree, text: str, you: Player | None = None) -> Typed:
    """Read a text: capitals, blanks and dashes make no difference if only one action fits.

    `tree` holds the pick paths of the legal actions; if there is none, the reason speaks to `you`.
    """
    legal = state.legal_actions()
    if text in legal:
        return Typed(text)
    plain = folded(text)
    meant = [action for action in legal if folded(action) == plain]
    if len(meant) == 1:
        return Typed(meant[0])
    picks = game.rules.read_action(state, "".join(text.split())) if game.rules.read_action else None
    found = follow(tree, picks) if picks else tree
    if isinstance(found, str):
        return Typed(found)  # the same written the other way round
    if found is None and picks:
        return Typed(why=game.look.explain(state, until_wrong(tree, picks) or picks, you))
    if state.current_player() < 0:
        return Typed(why=game.look.explain(state, [], you))
    return Typed(why=_not_written(text.strip(), legal, whole=found is tree))


def folded(text: str) -> str:
    """Return what matters of a text: letters, digits and stars, in small letters."""
    return _LEFT_OUT.sub("", text).casefold()


def _not_written(text: str, legal: Sequence[Action], *, whole: bool) -> Explanation:
    """Show how moves are written here."""
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    missing = "isn’t written like a move here" if whole else "is only the beginning of a move"
    lead = f"“{shown}” {missing}" if shown else "Nothing is written yet"
    examples = dict.fromkeys((legal[0], legal[-1]))
    return Explanation(f"{lead}. Moves look like {' or '.join(examples)}.", "")
