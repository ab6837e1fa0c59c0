"""Golden games: a header, then a line for each ply: `ply  player  action  -> position or -`.

The last lines are the end: scores, returns and the reason. Nothing here was written by hand;
a change in these files is a change of the rules, and must be meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygames.games.cercas.rules import Cercas
from pygames.record import Record, parse, states

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def written(record: Record) -> str:
    """Write a finished game as a golden file has it."""
    line = states(record)
    header = {key: value for key, value in record.data().items() if key != "actions"}
    rows = [json.dumps(header)]
    for ply, action in enumerate(record.actions):
        before, after = line[ply], line[ply + 1]
        rows.append(f"{ply}  {before.current_player()}  {action}  -> {after.position() or '-'}")
    end = line[-1]
    assert isinstance(end, Cercas)
    rows += [f"scores  {end.scores()}", f"returns  {end.returns()}", f"reason  {end.reason()}"]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_replayed_it_is_the_same_game(path: Path) -> None:
    text = path.read_text("utf-8")
    header, *rows = text.splitlines()
    actions = [row.split("  ")[2] for row in rows if row[0].isdigit()]
    assert written(parse({**json.loads(header), "actions": actions})) == text


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 3
