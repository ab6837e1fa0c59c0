"""Which Chromium the tests run in."""

import os
from pathlib import Path

import pytest

from web.tools.browser import LIGHT_VARIABLE, SHELL, VARIABLE, find_browser, installed, light


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """A system with Chromium, and one without windows."""
    paths = {name: tmp_path / name for name in ("chromium", SHELL)}
    for path in paths.values():
        path.write_text("#!/bin/sh\n", encoding="utf-8")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    # What is set here, or by what is tested, is gone afterwards.
    for name in (VARIABLE, LIGHT_VARIABLE):
        monkeypatch.setenv(name, "")
        del os.environ[name]
    return paths


def test_the_one_without_windows_is_used_where_none_is_named(programs: dict[str, Path]) -> None:
    assert find_browser() == installed() == programs["chromium"]
    assert light() == programs[SHELL]


def test_a_chromium_that_is_named_is_the_only_one(
    programs: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(programs["chromium"]))
    assert find_browser() == programs["chromium"]
    assert light() is None


def test_without_it_chromium_does_all(programs: dict[str, Path]) -> None:
    programs[SHELL].unlink()
    assert find_browser() == programs["chromium"]
    assert light() is None
