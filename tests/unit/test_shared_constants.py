"""Numbers that the page and the rules share are written once, in the package."""

import re

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


def test_the_page_gets_the_numbers_of_the_rules() -> None:
    text = shared_constants()
    assert f"export const MOST_REQUEST_BYTES = {bridge.MOST_BYTES};\n" in text
    assert f"export const OWN_LEVEL = {budget.OWN};\n" in text


def test_no_number_of_the_rules_is_copied_by_a_comment() -> None:
    by_file = {path.name: COPIED.findall(path.read_text("utf-8")) for path in SOURCE.rglob("*.ts*")}
    assert {name: numbers for name, numbers in by_file.items() if numbers} == {}
