"""The widths and heights that the styles ask for: few, and those of the layouts in one module."""

import re

from tests.support.sites import ROOT

STYLES = ROOT / "web" / "src"
LAYOUT = ROOT / "web" / "src" / "ui" / "layout.ts"
MOST_CONDITIONS = 15
CONDITION = re.compile(r"@media ([^{]+) \{")
WIDTHS = re.compile(r"\([^)]*\bwidth\b[^)]*\)")
LENGTH = re.compile(r"[\d.]+em")


def _conditions() -> set[str]:
    sheets = (path.read_text("utf-8") for path in STYLES.rglob("*.css"))
    return {condition for sheet in sheets for condition in CONDITION.findall(sheet)}


def _widths(text: str) -> set[str]:
    return {length for rule in WIDTHS.findall(text) for length in LENGTH.findall(rule)}


def test_the_styles_have_few_conditions() -> None:
    assert len(_conditions()) <= MOST_CONDITIONS, sorted(_conditions())


def test_only_one_module_knows_the_widths_of_the_layouts() -> None:
    widths = _widths(LAYOUT.read_text("utf-8"))
    assert widths
    assert not widths & _widths(" ".join(_conditions()))
