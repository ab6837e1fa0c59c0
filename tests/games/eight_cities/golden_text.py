"""Golden games as readable text: a header, then ply, player, action and the position after it.

To write one: python3 -m tests.games.eight_cities.golden_text < record.json > golden/name.txt
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from pygames.record import Record, parse, states
from pygames.view import who

FOLDER = Path(__file__).parent / "golden"


def written(record: Record) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    header = {key: value for key, value in record.data().items() if key != "actions"}
    yield json.dumps(header)
    line = states(record)
    plies = zip(line, record.actions, line[1:], strict=False)
    for ply, (before, action, after) in enumerate(plies):
        yield f"{ply:<4}{who(before.current_player())!s:<8}{action:<6}-> {after.position() or '-'}"
    yield f"returns {line[-1].returns()} scores {line[-1].scores()}"
    yield f"reason {line[-1].reason()}"


def actions(lines: Sequence[str]) -> list[str]:
    """Take the actions out of a golden game."""
    return [line.split()[2] for line in lines[1:-2]]


def read_record(text: str) -> Record:
    lines = text.splitlines()
    return parse({**json.loads(lines[0]), "actions": actions(lines)})


if __name__ == "__main__":
    sys.stdout.write(written(parse(json.load(sys.stdin))))
