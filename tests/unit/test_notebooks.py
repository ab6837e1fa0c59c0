"""The notebooks can be run from their first cell to the last."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.sites import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SAID = {
    "arena": r"careful won [34] of 4",
    "first-game": r"\d+ to \d+ for [OX]",
    "learning": r"won \d+ of 10",
}
"""Something that each prints."""


def cells(notebook: Path, kind: str) -> list[str]:
    """Return the texts of its cells of a kind; what has run in them is not committed."""
    content: dict[str, Any] = json.loads(notebook.read_text("utf-8"))
    assert (content["nbformat"], content["nbformat_minor"]) == (4, 5)
    assert all(not cell.get("outputs") for cell in content["cells"])
    return ["".join(cell["source"]) for cell in content["cells"] if cell["cell_type"] == kind]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_its_first_cell_to_the_last(
    notebook: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cells(notebook, "markdown")[0].startswith("# ")
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, code in enumerate(cells(notebook, "code"), 1):
        exec(compile(code, f"{notebook.name}, cell {number}", "exec"), names)
        last = ast.parse(code).body[-1]
        if isinstance(last, ast.Expr) and isinstance(last.value, ast.Name):
            assert names[last.value.id]._repr_svg_().startswith("<svg")
    assert re.search(SAID[notebook.stem], capsys.readouterr().out)
