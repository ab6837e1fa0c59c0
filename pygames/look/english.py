"""English in small pieces that every game needs: numbers with nouns, and lists."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 stack", "3 stacks"; `plural` where "s" isn't enough."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = "and") -> str:
    """Return items as a list in a sentence: "a", "a and b", "a, b and c"; "" for none."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def dashed(text: str) -> str:
    """Return a range as people write it: "g5–g8" for "g5-g8"."""
    return text.replace("-", "–")


def sentence(words: str) -> str:
    """Return words as a sentence: a capital letter first, a full stop last."""
    return f"{capital(words)}{'' if words.endswith(('.', '!', '?')) else '.'}"


def capital(words: str) -> str:
    """Return words with a capital letter first."""
    return words[:1].upper() + words[1:]
