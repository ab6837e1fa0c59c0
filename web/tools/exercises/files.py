"""Games from other sites, and game files."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Refuse an empty record and a text that is none; read a game with a comment, and write one."""
    may_refuse("foreign", game={"header": {}, "moves": []})
    first = subject.whole["actions"][:1]
    head = f'[Game "{subject.game}"]\n[Players "{subject.whole["players"]}"]\n'
    may_refuse("annotated", text=f"{head}\n{{A comment}} 1. {' '.join(first)}\n")
    ask("annotated", text=head)
    may_refuse("annotated", text="1. nothing")
    notes = [{"actions": first, "words": "A comment"}]
    ask("annotate", record=subject.whole, names=["Anna"], ways=[[*first]], said=notes)
