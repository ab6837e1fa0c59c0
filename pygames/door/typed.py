"""Actions as people type them: a text becomes a legal action, or a sentence that says why not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pygames import words
from pygames.core import Action, Player, State
from pygames.game import Game
from pygames.look.picks import Tree, follow, tree, until_wrong
from pygames.look.show import Explanation, Moment
from pygames.record import Record, final

_LEFT_OUT = re.compile(r"[^\w*]|_")
# Compiled where they are used: few moves need them.
_AROUND = r"^[^\w*>]+|\W+$"
_BETWEEN = r"(?<=\w)(?:[-=~]+>?|>)"
_SIGN = r"[-=~>]+"
_COLON = r"[:,]"
_SHOWN = 40
_LOOKS = (
    "ABCEHIJKMOPSTXYaceijopsxyABEHIKMNOPTXYZaeiopvx",
    "АВСЕНІЈКМОРЅТХУасеіјорѕхуΑΒΕΗΙΚΜΝΟΡΤΧΥΖαειορνχ",
)
"""Latin letters, and those of Cyrillic and Greek that look the same."""
_SIGNS = {
    "x": "×✕✖⨯❌", "*": "★☆⭐✱✶∗", ",": "、؛،", "i": "ı", "-": "‐‑‒–—―−﹘﹣→⇒➔➜",
    "": "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0f\ufeff",
}  # fmt: skip
_ZEROS = "٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０"
"""The digit 0 in the scripts of the world; those from 1 to 9 follow it."""


@dataclass(frozen=True)
class Typed:
    """What a typed text means: an action that can be played, or why there is none."""

    action: Action | None = None
    why: Explanation | None = None


def read_next(record: Record, text: str, you: Player | None = None) -> Typed:
    """Read what is typed as the next action of a record."""
    state, game = final(record), record.game
    paths = tree(game.look.show(Moment(state)).paths)
    return read(game, state, paths, text, you)


def read(game: Game[Any], state: State, paths: Tree, text: str, you: Player | None = None) -> Typed:
    """Read a text: how people and their keyboards write makes no difference if one action fits.

    `paths` holds the picks of the legal actions; if there is none, the reason speaks to `you`.
    """
    legal = state.legal_actions()
    if text in legal:
        return Typed(text)
    notation = re.sub(rf"(?<=\d) +{words.TO} +(?=[a-z]\d)", "-", text, flags=re.IGNORECASE)
    plain = folded(notation)
    meant = [action for action in legal if folded(action) == plain]
    if len(meant) == 1:
        return Typed(meant[0])
    if meant:
        return Typed(why=_several(text, meant))
    picks = game.rules.read_action(state, tidied(notation)) if game.rules.read_action else None
    part = follow(paths, picks) if picks else paths
    if isinstance(part, str):
        return Typed(part)  # the same, written in the other order
    if part is None and picks:
        return Typed(why=game.look.explain(state, until_wrong(paths, picks) or picks, you))
    if state.current_player() < 0:
        return Typed(why=game.look.explain(state, [], you))
    return Typed(why=_not_written(text.strip(), examples(game, state), whole=part is paths))


def written(text: str) -> str:
    """Return a text in the letters in which moves are written, whatever keyboard it is from.

    Wide letters, digits of any script, dashes, and letters that look like Latin ones.
    """
    if text.isascii():
        return text
    return "".join([_letters().get(letter, letter) for letter in text])


@cache
def _letters() -> dict[str, str]:
    """Return a table of similar letters; Python's tables of Unicode are large, and loaded late."""
    wide = {chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)}
    digits = {chr(ord(zero) + value): str(value) for zero in _ZEROS for value in range(10)}
    signs = {other: sign for sign, others in _SIGNS.items() for other in others}
    return dict(zip(_LOOKS[1], _LOOKS[0], strict=True)) | wide | digits | signs


def tidied(text: str) -> str:
    """Return a text without blanks, without quotes and the like around it, and with one dash."""
    return re.sub(
        _BETWEEN, "-", re.sub(_AROUND, "", "".join(written(text).split()).replace(";", ","))
    )


def folded(text: str) -> str:
    """Return the significant part of a text: letters, digits and stars, in lower case."""
    return _LEFT_OUT.sub("", written(text)).casefold()


def _several(text: str, meant: Sequence[Action]) -> Explanation:
    return Explanation(words.can_mean(_short(text), meant[:2]), "")


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def examples(game: Game[Any], state: State) -> list[str]:
    """Return the first and the last legal action as people say them: signs are hard to hear."""
    legal = state.legal_actions()
    return [spoken(game, state, action) for action in dict.fromkeys((legal[0], legal[-1]))]


def spoken(game: Game[Any], state: State, action: Action) -> str:
    """Return an action as people say it, in a text that is read as this action."""
    if game.rules.write_action:
        return game.rules.write_action(state, action)
    return re.sub(_SIGN, " ", re.sub(_COLON, ", ", action)).strip()


def _not_written(text: str, examples: Sequence[str], *, whole: bool) -> Explanation:
    """Show how moves are written here."""
    if not text:
        return Explanation(words.moves_look_like(examples), "")
    sentence = words.not_written_so if whole else words.only_the_beginning
    return Explanation(sentence(_short(text), examples), "")
