"""The log of an arena: its settings, then a JSON line for each pair of games that has ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from pygames.door import bridge
from pygames.errors import GameError

Pairs = dict[int, tuple[int, int]]


@dataclass
class Log:
    """A file that grows by a line with each pair of games."""

    _file: TextIO
    _known: dict[tuple[str, str], Pairs] = field(default_factory=dict)

    @classmethod
    def opened(cls, path: Path, settings: Mapping[str, Any]) -> Log:
        """Open or begin a log; GameError if it has other settings, or is no log."""
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            whole, newline, _torn = text.rpartition("\n")
            lines = whole.split("\n") if newline else []
            if not lines and not bridge.write(settings).startswith(text):
                raise ValueError
            pairs = _read(path, lines, settings)
            file = path.open("r+" if path.exists() else "w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise GameError("bad-request", f"--log: {error}") from None
        except GameError:
            raise
        except (ValueError, KeyError, TypeError):
            raise GameError("bad-request", f"--log: {path} is not a log of an arena") from None
        file.seek(len((whole + newline).encode()))
        file.truncate()  # a line that was cut off while it was written
        log = cls(file, pairs)
        if not lines:
            log._write(settings)
        return log

    def known(self, bots: tuple[str, str]) -> Pairs:
        """Return the results of the pairs that these bots have played, by number."""
        return self._known.get(bots, {})

    def add(self, bots: tuple[str, str], number: int, result: tuple[int, int]) -> None:
        """Keep the result of a pair."""
        self._write({"bots": bots, "pair": number, "returns": result})

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(f"{bridge.write(line)}\n")
        self._file.flush()

    def __enter__(self) -> Log:
        """Return the log, which is closed at the end."""
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:  # fmt: skip
        """Close the file."""
        self._file.close()


def _read(
    path: Path, lines: list[str], settings: Mapping[str, Any]
) -> dict[tuple[str, str], Pairs]:
    """Read the pairs, by bots and number."""
    if lines and _said(lines[0]) != settings:
        raise GameError("bad-request", f"--log: {path} is the log of an arena with other settings")
    pairs: dict[tuple[str, str], Pairs] = {}
    for line in lines[1:]:
        entry = _said(line)
        (one, other), (first, second) = entry["bots"], entry["returns"]
        pairs.setdefault((one, other), {})[entry["pair"]] = (first, second)
    return pairs


def _said(line: str) -> dict[str, Any]:
    try:
        return bridge.read(line.encode())
    except GameError as error:
        raise ValueError(line) from error
