"""What no file may hold: registries' hosts, paths of one machine, and marks of a merge."""

import re

from tests.support.ours import named, texts


def test_no_file_names_a_registry_a_content_network_or_a_path_of_one_machine() -> None:
    hosts = [
        ("registry", "npmjs"), ("pypi", "org"), ("files", "pythonhosted"), ("jsdelivr", "net"),
        ("unpkg", "com"), ("cdn" + "js", ""), ("esm", "sh"), ("skypack", "dev"),
        ("fonts", "googleapis"),
        ("fonts", "gstatic"), ("registry", "yarnpkg"),
    ]  # fmt: skip
    paths = ["/" + name + "/" for name in ("work", "root", "Users")]
    pattern = re.compile(
        "|".join([*(rf"\b{re.escape('.'.join(host).rstrip('.'))}\b" for host in hosts), *paths]),
        re.IGNORECASE,
    )
    traces = {named(file): pattern.findall(text) for file, text in texts()}
    assert {file: names for file, names in traces.items() if names} == {}


def test_no_file_contains_the_marks_of_an_unfinished_merge() -> None:
    marks = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
    assert [named(file) for file, text in texts() if marks.search(text)] == []
