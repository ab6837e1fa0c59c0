"""Games as texts."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Refuse a text that holds no game; read a game with a comment, and write one."""
    first = subject.whole["actions"][:1]
    head = f'[Game "{subject.game}"]\n[Players "{subject.whole["players"]}"]\n'
    may_refuse("games", text=f"{head}\n{{A comment}} 1. {' '.join(first)}\n")
    ask("games", text=head)
    may_refuse("games", text="1. nothing")
    notes = [{"actions": first, "words": "A comment"}]
    ask("annotate", record=subject.whole, names=["Anna"], ways=[[*first]], said=notes)
