"""Cards of games with some fields changed, whichever group they belong to."""

from dataclasses import fields, replace
from typing import Any

from pygames.game import Bots, Game, Look, Rules

_GROUPS = {"rules": Rules, "look": Look, "bots": Bots}


def changed(game: Game[Any], **values: Any) -> Game[Any]:
    """Return the card with other values: `changed(TOY, id="other", levels=())`."""
    for group, kind in _GROUPS.items():
        names = {field.name for field in fields(kind)}
        inner = {name: values.pop(name) for name in names & values.keys()}
        if inner:
            values[group] = replace(getattr(game, group), **inner)
    return replace(game, **values)
