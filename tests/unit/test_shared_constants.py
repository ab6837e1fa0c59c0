"""Numbers that the page and the rules share are written once, in the package."""

import re

from tests.support.sites import ROOT

SOURCE = ROOT / "web" / "src"
COPIED = re.compile(
    r"/\*\*(?:[^*]|\*(?!/))*(?:pygames/[\w/]+\.py|as the rules have it)(?:[^*]|\*(?!/))*\*/\s*"
    r"(?:export )?const (\w+)(?:: \w+)? = [\d(]"
)
"""A number whose comment says that a module of the package has it too."""


def test_no_number_of_the_rules_is_copied_by_a_comment() -> None:
    by_file = {path.name: COPIED.findall(path.read_text("utf-8")) for path in SOURCE.rglob("*.ts*")}
    assert {name: numbers for name, numbers in by_file.items() if numbers} == {}
