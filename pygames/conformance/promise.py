"""How a broken promise is reported: what is wrong, in which game, after which record."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from pygames.game import Game
from pygames.record import Record


class BrokenPromiseError(AssertionError):
    """A game doesn't keep what every game promises."""


_THEIR_OWN = (BrokenPromiseError, KeyboardInterrupt, GeneratorExit)
"""Faults and errors that pass through an inspected place."""


class FaultError(Exception):
    """A fault whose place isn't known yet; `Where` turns it into `BrokenPromiseError`."""


def promise(holds: object, what: str) -> None:
    """Raise `FaultError` unless it holds."""
    if not holds:
        raise FaultError(what)


def distinct(items: Iterable[Hashable], what: str) -> None:
    """Promise that nothing occurs twice."""
    seen = set()
    for item in items:
        promise(item not in seen, f"{what}: {item!r} is there twice")
        seen.add(item)


def words(value: object, what: str) -> None:
    """Promise one line of words."""
    promise(isinstance(value, str) and value.strip() == value != "", f"{what}: no words")
    promise("\n" not in str(value), f"{what}: more than one line")


@dataclass(frozen=True)
class Where:
    """The inspected place; as a context, it adds its name to any error."""

    game: Game[Any]
    record: Record | None = None

    def __enter__(self) -> Where:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None and not isinstance(error, _THEIR_OWN):
            what = str(error) if isinstance(error, FaultError) else f"raises {error!r}"
            raise BrokenPromiseError(f"{self._name()}: {what}{self._record()}") from error

    def _name(self) -> str:
        ply = "" if self.record is None else f", ply {len(self.record.actions)}"
        return f"{self.game.id}{ply}"

    def _record(self) -> str:
        return "" if self.record is None else f"; record: {self.record.data()}"
