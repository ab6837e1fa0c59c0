"""Games from other sites."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, may_refuse


def exercise(_subject: Subject) -> None:
    """Refuse an empty record."""
    may_refuse("foreign", game={"header": {}, "moves": []})
