"""A test that hangs fails alone: it doesn't take the time of the whole run."""

from __future__ import annotations

import tomllib

import pytest

from tests.support.sites import ROOT

pytestmark = pytest.mark.slow

pytest_plugins = ["pytester"]

MODULE = """
from threading import Event
def test_hangs(): Event().wait()
def test_has_time(): pass
"""
WITHOUT = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:playwright")


def test_a_test_that_hangs_is_named_and_the_others_go_on(pytester: pytest.Pytester) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ours = project["tool"]["pytest"]["ini_options"]
    assert ours["faulthandler_timeout"] == 600
    ends = f"faulthandler_exit_on_timeout={ours['faulthandler_exit_on_timeout']}"
    pytester.makepyfile(MODULE)
    result = pytester.runpytest_subprocess(
        *WITHOUT, "-n1", "-o", ends, "-o", "faulthandler_timeout=1"
    )
    result.assert_outcomes(passed=1, failed=1)
    assert "test_hangs" in "".join(result.outlines[-4:])
