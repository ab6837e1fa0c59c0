"""What the grammars of all languages have in common: each takes from here what suits it."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.grammar.cast import Who


def subject_by(you: str, who: Who) -> str:
    """Name a player: "White", or "you"; small, as within a sentence."""
    return you if who.you else who.name


def joined_by(conjunction: str, items: Sequence[str], apart: str = "; ") -> str:
    """Return items as a list in a sentence: "a", "a and b", "a, b and c"; "" for none.

    Semicolons part items of which one has the conjunction itself: "24 in Bosnia and Herzegovina; 42
    in Spain".
    """
    if len(items) < 2:
        return "".join(items)
    if any(f" {conjunction} " in item for item in items):
        return apart.join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def alphabetical(text: str, letters: str = "") -> tuple[object, ...]:
    """Return a key that sorts words as a dictionary does: an accent only parts what is alike.

    Letters of their own in a language, such as "č", come in `letters` behind the one before them:
    "cčć".
    """
    order = {letter: (run[0], place) for run in letters.split() for place, letter in enumerate(run)}
    small = text.casefold()
    return tuple(order.get(each) or (_PLAIN.get(each, each), 0) for each in small), text


_PLAIN = dict(zip("áàâãäåçéèêëíîïñóôõöúûüýčćđšž", "aaaaaaceeeeiiinoooouuuyccdsz", strict=True))


def dashed(text: str) -> str:
    """Return a range as people write it: "g5–g8" for "g5-g8"."""
    return text.replace("-", "–")


def hundredths(chance: float) -> str:
    """Write a chance that is known in hundredths; only what is certain is 0 or 100."""
    if 0 < chance < 1:
        return "<1" if chance < 0.005 else ">99" if chance >= 0.995 else f"{round(100 * chance)}"
    return f"{round(100 * chance)}"


def sentence(words: str) -> str:
    """Return words as a sentence: a capital letter first, a full stop last."""
    return f"{capital(words)}{'' if words.endswith(('.', '!', '?')) else '.'}"


def capital(words: str) -> str:
    """Return words with a capital letter first."""
    return words[:1].upper() + words[1:]
