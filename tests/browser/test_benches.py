"""Each measurement works in its smallest form: the names in it are those of the page."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.support.sites import ROOT
from web.tools.checks import measurements
from web.tools.setup import tool


@pytest.mark.long
@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("module", measurements([]))
def test_a_measurement_prints_its_table(module: str) -> None:
    command = [str(tool("python")), "-m", module]
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
        env=os.environ | {"PYGAMES_SMALLEST": "1"},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "-----" in run.stdout
