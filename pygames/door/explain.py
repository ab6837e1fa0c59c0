"""The calls about what a person meant: why picks are impossible, and which move a text is."""

from __future__ import annotations

from typing import TypedDict

from pygames import words
from pygames.core import Action
from pygames.door import typed
from pygames.door.arguments import check_you
from pygames.door.data import data_of
from pygames.door.schema import LINE, OF_RECORD, TEXTS, WHOLE, Call
from pygames.errors import GameError
from pygames.look.picks import tree, until_wrong
from pygames.look.show import Moment
from pygames.record import final, parse


class Explained(TypedDict):
    """Why picks can't be made, and the clause that says so."""

    clause: str
    sentence: str


class Typed(TypedDict):
    """The action that a typed text means, or why it means none."""

    action: Action | None
    clause: str | None
    sentence: str | None


def _explain(record: object, picks: list[str], you: int | None = None) -> Explained:
    parsed = parse(record)
    check_you(parsed, you)
    state = final(parsed)
    if parsed.ended:
        return {"clause": "", "sentence": words.OVER}
    show = parsed.game.look.show(Moment(state))
    wrong = until_wrong(tree(show.paths), picks)
    if wrong is None:
        raise GameError("bad-request", "picks: these can be made")
    explanation = parsed.game.look.explain(state, wrong, you)
    return data_of(Explained, explanation)


def _typed(record: object, text: str, you: int | None = None) -> Typed:
    parsed = parse(record)
    check_you(parsed, you)
    if parsed.ended:
        return {"action": None, "clause": "", "sentence": words.OVER}
    meant = typed.read_next(parsed, text, you)
    why = meant.why
    return {
        "action": meant.action,
        "clause": why.clause if why else None,
        "sentence": why.sentence if why else None,
    }


CALLS = {
    "explain": Call(_explain, {**OF_RECORD, "picks": TEXTS}, {"you": WHOLE}),
    "typed": Call(_typed, {**OF_RECORD, "text": LINE}, {"you": WHOLE}),
}
