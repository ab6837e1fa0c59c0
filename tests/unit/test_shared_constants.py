"""Numbers that the page and the rules share are written once, in the package."""

from __future__ import annotations

import re

import pytest

from pygames.bots import budget
from pygames.door import bridge
from tests.support.sites import ROOT
from web.tools.shared_constants import shared_constants

SOURCE = ROOT / "web" / "src"
COPIED = re.compile(
    r"/\*\*(?:[^*]|\*(?!/))*(?:pygames/[\w/]+\.py|as the rules have it)(?:[^*]|\*(?!/))*\*/\s*"
    r"(?:export )?const (\w+)(?:: \w+)? = [\d(]"
)
"""A number whose comment says that a module of the package has it too."""


def copies(text: str) -> list[str]:
    return COPIED.findall(text)


def test_the_page_gets_the_numbers_of_the_rules() -> None:
    text = shared_constants()
    assert f"export const MOST_REQUEST_BYTES = {bridge.MOST_BYTES};\n" in text
    assert f"export const OWN_LEVEL = {budget.OWN};\n" in text


def test_no_number_of_the_rules_is_copied_by_a_comment() -> None:
    by_file = {path.name: copies(path.read_text("utf-8")) for path in SOURCE.rglob("*.ts*")}
    assert {name: numbers for name, numbers in by_file.items() if numbers} == {}


@pytest.mark.parametrize(
    "text",
    [
        "/** The most bytes (`MOST` in pygames/door/bridge.py). */\nexport const MOST = 1 << 20;",
        "/**\n * The lowest strength,\n * as the rules have it.\n */\nconst LOWEST: number = 0.1;",
    ],
)
def test_a_copied_number_is_found(text: str) -> None:
    assert len(copies(text)) == 1
