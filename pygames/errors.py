"""The one error that crosses the door, with the closed list of its kinds; and mistakes in games."""

from __future__ import annotations

from typing import Literal, get_args

Kind = Literal[
    "bad-json",
    "bad-request",
    "too-large",
    "unknown-call",
    "unknown-game",
    "bad-options",
    "bad-players",
    "bad-seed",
    "bad-start",
    "bad-record",
    "bad-link",
    "bad-puzzle",
    "newer-link",
    "newer-record",
    "bad-secret",
    "not-your-turn",
    "illegal-action",
    "game-over",
    "not-supported",
    "bad-wheel",
    "not-pure",
    "no-game",
    "name-taken",
    "bad-game",
    "broken-promise",
    "failed",
]
KINDS: tuple[str, ...] = get_args(Kind)


class GameError(ValueError):
    """A request that can't be carried out, in words for the person who made it.

    `at` is the index of the action that is to blame, if one is.
    """

    def __init__(self, kind: Kind, message: str, at: int | None = None) -> None:
        """Build the error; `message` says what was expected and stands alone."""
        super().__init__(message)
        self.kind: Kind = kind
        self.message = message
        self.at = at

    def __reduce__(self) -> tuple[type[GameError], tuple[Kind, str, int | None]]:
        """Come whole out of another process."""
        return type(self), (self.kind, self.message, self.at)


class MistakeError(ValueError):
    """What is wrong with the code of a game, in a sentence for the person who writes it.

    `about` names the part of its state that is to blame, if one is, and `line` the line, if that is
    known.
    """

    def __init__(self, message: str, about: str = "", line: int = 0) -> None:
        """Build the error."""
        super().__init__(message)
        self.about, self.line = about, line

    def __str__(self) -> str:
        """Return the sentence."""
        return str(self.args[0])

    def __reduce__(self) -> tuple[type[MistakeError], tuple[str, str, int]]:
        """Come whole out of another process."""
        return type(self), (str(self), self.about, self.line)


class UnknownError(MistakeError, KeyError, IndexError):
    """What isn't there; a game of version 1.0 may expect Python's own error for it."""
