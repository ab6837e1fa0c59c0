"""Many small numbers in one large one, and that one as letters of base64url.

Each number has a radix, and is smaller than it; together they are one number in mixed radix, so
that nothing is lost to whole bits. What is read must be asked for with the same radixes.
"""

from __future__ import annotations

from collections.abc import Iterable

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
DIGITS = {letter: digit for digit, letter in enumerate(ALPHABET)}

_GROUP = 8
"""Counts are written in groups below this; a group says whether another one follows."""


class Packer:
    """Collects numbers."""

    def __init__(self) -> None:
        """Begin with none."""
        self._fields: list[tuple[int, int]] = []

    def add(self, number: int, radix: int) -> None:
        """Add a number from 0 that is smaller than the radix."""
        self._fields.append((number, radix))

    def add_count(self, count: int) -> None:
        """Add a number from 0 of any size; small ones take little space."""
        while count >= _GROUP:
            self.add(_GROUP + count % _GROUP, 2 * _GROUP)
            count //= _GROUP
        self.add(count, 2 * _GROUP)

    def add_text(self, text: str) -> None:
        """Add a text; one in the letters of base64url takes one letter for each."""
        plain = set(text) <= DIGITS.keys()
        units, radix = ([DIGITS[c] for c in text], 64) if plain else (text.encode("utf-8"), 256)
        self.add_count(2 * len(units) + plain)
        for unit in units:
            self.add(unit, radix)

    def letters(self) -> str:
        """Return all that was added."""
        number = 0
        for value, radix in reversed(self._fields):
            number = number * radix + value
        return to_letters(number)


class Unpacker:
    """Returns the numbers in the order in which they were added."""

    def __init__(self, letters: str) -> None:
        """Take letters of base64url (ValueError if they aren't what a `Packer` writes)."""
        self._rest = from_letters(letters)
        if to_letters(self._rest) != letters:
            raise ValueError("begins with a zero")

    def take(self, radix: int) -> int:
        """Return the next number, which was added with this radix."""
        self._rest, number = divmod(self._rest, radix)
        return number

    def take_count(self, most: int) -> int:
        """Return the next count (ValueError if it is larger than `most`)."""
        count, unit = 0, 1
        while (group := self.take(2 * _GROUP)) >= _GROUP:
            count += unit * (group - _GROUP)
            unit *= _GROUP
            if unit > most:
                raise ValueError("a count is too large")
        count += unit * group
        if count > most:
            raise ValueError("a count is too large")
        return count

    def take_text(self, most: int) -> str:
        """Return the next text (ValueError if it is none, or longer than `most` units)."""
        length, plain = divmod(self.take_count(2 * most + 1), 2)
        if plain:
            return "".join(ALPHABET[self.take(64)] for _ in range(length))
        return bytes(self.take(256) for _ in range(length)).decode("utf-8")

    def end(self) -> None:
        """Check that nothing is left (ValueError)."""
        if self._rest:
            raise ValueError("goes on after its end")


def to_letters(number: int, width: int = 0) -> str:
    """Write a number in base 64, the most significant letter first; 0 has no letters."""
    octal = f"{number:o}" if number else ""
    octal = octal.zfill(max(2 * width, len(octal) + len(octal) % 2))
    return "".join(ALPHABET[int(octal[i : i + 2], 8)] for i in range(0, len(octal), 2))


def from_letters(letters: Iterable[str]) -> int:
    """Read a number in base 64 (ValueError if it has another letter)."""
    try:
        return int("".join(f"{DIGITS[letter]:02o}" for letter in letters) or "0", 8)
    except KeyError:
        raise ValueError("a letter that isn’t one of base64url") from None
