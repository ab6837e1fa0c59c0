"""Whole games as readable text: replayed, every line must come out the same.

A file is the record's header as JSON, then a line for each ply: its number, who acts, the
action, and the position after it; then the result. With PYGAMES_GOLDEN=write the files are
written anew from their actions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygames.record import Record, parse, states
from pygames.view import result, who

FILES = sorted(Path(__file__).with_name("golden").glob("*.txt"))


def record_of(text: str) -> Record:
    """Read the record out of a file's text."""
    header, *lines = text.splitlines()
    actions = [line.split()[2] for line in lines if line.split()[0].isdigit()]
    return parse(json.loads(header) | {"actions": actions})


def told(record: Record) -> Iterator[str]:
    """Tell a game line by line."""
    yield json.dumps({key: value for key, value in record.data().items() if key != "actions"})
    line = states(record)
    for ply, action in enumerate(record.actions):
        player = who(line[ply].current_player())
        yield f"{ply:>3}  {player!s:<6}  {action:<4}  -> {line[ply + 1].position() or '-'}"
    last = line[-1]
    yield f"result   {result(record.game, last)}"
    yield f"returns  {last.returns()}"
    yield f"scores   {last.scores()}"
    yield f"reason   {last.reason()}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    text = file.read_text("utf-8")
    now = "\n".join(told(record_of(text))) + "\n"
    if os.environ.get("PYGAMES_GOLDEN") == "write":
        file.write_text(now, "utf-8")
    assert now == text


def test_there_are_golden_games_for_each_number_of_players() -> None:
    players = {record_of(file.read_text("utf-8")).header.players for file in FILES}
    assert players == {2, 3, 4}
