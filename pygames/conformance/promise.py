"""How a broken promise is reported: what is wrong, in which game, after which record."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from pygames.conformance.blame import Spot, spot
from pygames.errors import MistakeError
from pygames.game import Game
from pygames.record import Record
from pygames.workshop.advice import explained
from pygames.workshop.needed import lacking
from pygames.workshop.one_file import told

_MANY = 12
"""So many actions are told in full."""


class BrokenPromiseError(AssertionError):
    """A game doesn't keep what every game promises."""

    def __init__(self, message: str, record: Record | None = None, at: Spot | None = None) -> None:
        """Build the error; `at` is the line to blame in the file of a game that has only one."""
        super().__init__(message)
        self.record, self.at = record, at

    def __reduce__(self) -> tuple[type[BrokenPromiseError], tuple[str, Record | None, Spot | None]]:
        """Come whole out of another process."""
        return type(self), (str(self), self.record, self.at)


_THEIR_OWN = (BrokenPromiseError, KeyboardInterrupt, GeneratorExit)
"""Faults and errors that pass through an inspected place."""


def promise(holds: object, what: str, about: str = "") -> None:
    """Raise `MistakeError` unless it holds; `about` names the part of the state to blame."""
    if not holds:
        raise MistakeError(what, about)


def distinct(items: Iterable[Hashable], what: str, about: str = "") -> None:
    """Promise that nothing occurs twice."""
    earlier = set()
    for item in items:
        promise(item not in earlier, f"{what}: {item!r} is there twice", about)
        earlier.add(item)


def words(value: object, what: str, about: str = "") -> None:
    """Promise one line of words."""
    promise(isinstance(value, str) and value.strip() == value != "", f"{what}: no words", about)
    promise("\n" not in str(value), f"{what}: more than one line", about)
    whole = str(value).encode("utf-8", "replace").decode() == value
    promise(whole, f"{what}: there is half a letter in it (a surrogate)", about)


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
            raise self._broken(error) from error

    def _broken(self, error: BaseException) -> BrokenPromiseError:
        if self.game.states is None:
            error = explained(error)
            raised = lacking(error) or f"raises {error!r}"
            what = str(error) if isinstance(error, MistakeError) else raised
            return BrokenPromiseError(f"{self._name()}: {what}{self._record()}", self.record)
        at = spot(self.game.states, error)
        reason = told(error).removesuffix(".")
        return BrokenPromiseError(f"{at}: {reason}{self._when()}.", self.record, at)

    def _name(self) -> str:
        ply = "" if self.record is None else f", ply {len(self.record.actions)}"
        return f"{self.game.id}{ply}"

    def _record(self) -> str:
        return "" if self.record is None else f"; record: {self.record.data()}"

    def _when(self) -> str:
        """Say after which actions, as one reads it in a sentence."""
        if self.record is None:
            return ""
        actions, players = self.record.actions, self.record.header.players
        with_all = f" (with {players} players)" if self.game.players[0] != players else ""
        if not actions:
            return f", at the start{with_all}"
        last = " ".join(actions[-_MANY:])
        if len(actions) > _MANY:
            return f", after {len(actions)} actions, the last of them {last}{with_all}"
        return f", after {last}{with_all}"
