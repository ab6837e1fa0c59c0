"""The documents name only what is there: paths, links, commands, calls and closed sets."""

import csv
import re
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import Any, get_args

import pytest

from pygames.door.calls import CALLS
from pygames.errors import KINDS
from pygames.games import catalog
from pygames.look import scene
from tests.support.ours import named
from tests.support.sites import ROOT

DOCUMENTS = [file for place in (".", ".github", "docs", "docs/decisions", "docs/languages")
             for file in sorted((ROOT / place).glob("*.md"))]  # fmt: skip
FIGURES = sorted((ROOT / "docs" / "figures").glob("*.csv"))
"""Data files: tables of figures, with the commands that measure them."""
OURS = ("pygames/", "web/", "tests/", "docs/")
MADE = ("web/node_modules/",)
"""What only a set-up makes."""
EXAMPLE = "tally"
"""The room that docs/adding-a-room.md makes."""
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
COMMAND = re.compile(r"python3 (-m )?([\w./]+)([^`#|&\n]*)")
TREE = re.compile(r"^```\n(pygames/ .*?)^```", re.MULTILINE | re.DOTALL)
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def paths(text: str) -> list[str]:
    """Return what looks like a path of this repository; `<name>` in it stands for anything."""
    return [
        re.sub(r"<\w+>", "*", code)
        for code in CODE.findall(text)
        if code.startswith(OURS) and " " not in code and code not in MADE and EXAMPLE not in code
    ]


def anchors(text: str) -> set[str]:
    """Return the anchors of a document's headings, as hosts make them."""
    return {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(text)
    }


def rows(file: Path) -> list[list[str]]:
    """Return the rows of a data file, its header first."""
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.reader(lines))


def text_of(file: Path) -> str:
    """Return the text of a document; of a data file, each cell is a line."""
    if file.suffix == ".csv":
        return "\n".join(cell for row in rows(file) for cell in row)
    return file.read_text("utf-8")


def has_modules(folder: Path) -> bool:
    """Return whether a folder has modules or style sheets, and not only files that they use."""
    return any(file.suffix in (".py", ".ts", ".tsx", ".css") for file in folder.rglob("*"))


def faults(find: Callable[[Path, str], Iterable[object]]) -> dict[str, list[object]]:
    """Map each document or data file that has faults to what `find` finds wrong in its text."""
    by_file = {named(file): list(find(file, text_of(file))) for file in [*DOCUMENTS, *FIGURES]}
    return {file: wrong for file, wrong in by_file.items() if wrong}


def test_paths_exist() -> None:
    def missing(_file: Path, text: str) -> Iterator[str]:
        yield from (path for path in sorted(set(paths(text))) if not any(ROOT.glob(path)))

    assert faults(missing) == {}


def test_links_lead_somewhere() -> None:
    def dead(file: Path, text: str) -> Iterator[str]:
        for link in LINK.findall(CODE.sub("", FENCE.sub("", text))):
            path, _, anchor = link.partition("#")
            target = file.parent / path if path else file
            if "://" in path:
                continue
            if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
                yield link

    assert faults(dead) == {}


def test_commands_exist() -> None:
    def unknown(_file: Path, text: str) -> Iterator[str]:
        for _, program, _rest in COMMAND.findall(text):
            exists = (ROOT / program).is_file() if program.endswith(".py") else find_spec(program)
            if not exists:
                yield program

    assert faults(unknown) == {}


def tree() -> list[str]:
    """Return the lines of the architecture's tree that name a module or a folder."""
    (block,) = TREE.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    return [line for line in block.splitlines() if line and not line.endswith(":")]


def test_the_tree_of_the_architecture_is_that_of_the_repository() -> None:
    folder = ROOT
    for line in tree():
        name = line.split()[0]
        folder = folder if line.startswith(" ") else ROOT / name
        assert (folder / name if line.startswith(" ") else folder).exists(), line


@pytest.mark.parametrize("place", ["pygames/", "web/src/"])
def test_the_tree_of_the_architecture_names_every_module_and_folder(place: str) -> None:
    lines = [*dropwhile(lambda line: not line.startswith(f"{place} "), tree())][1:]
    inside = [line.split()[0] for line in takewhile(lambda line: line.startswith(" "), lines)]
    modules = {
        f"{path.name}/" if path.is_dir() else path.name
        for path in (ROOT / place).iterdir()
        if path.suffix in (".py", ".ts", ".tsx") or (path.is_dir() and has_modules(path))
    }
    assert sorted(modules - {"__init__.py", "__main__.py"} - set(inside)) == []


def test_every_call_is_described_with_its_arguments() -> None:
    for name, call in CALLS.items():
        (row,) = re.findall(rf"^\| `{name}` \|(.*?)\|", PROTOCOL, re.MULTILINE)
        budget = {"seconds", "nodes", "playouts"}
        fields = {*call.needs, *(f"{key}?" for key in call.may.keys() - budget)}
        if budget <= call.may.keys():
            fields.add("budget?")
        assert set(re.findall(r"[a-z]+\??", re.sub(r"\(.*?\)", "", row))) == fields, name


def test_the_document_on_security_names_every_address_that_the_page_reads() -> None:
    page = (ROOT / "docs" / "page.md").read_text("utf-8")
    (table,) = re.findall(r"^\*\*Addresses\.\*\*(.*?)^\*\*", page, re.MULTILINE | re.DOTALL)
    addresses = set(re.findall(r"`/#(\w+)", table))
    assert len(addresses) >= 11
    inputs = (ROOT / ".github" / "SECURITY.md").read_text("utf-8").partition("**Out**")[0]
    assert addresses == set(re.findall(r"`#(\w+)", inputs))


def test_every_kind_of_error_is_described() -> None:
    _, errors = PROTOCOL.split("### Errors")
    rows = re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \|", errors, re.MULTILINE)
    described = [kind for row in rows for kind in CODE.findall(row)]
    assert set(KINDS) <= set(described)


@pytest.mark.parametrize(
    "closed",
    [scene.ShapeKind, scene.Form, scene.Texture, scene.MotionName, scene.Ease, scene.Material],
)
def test_the_closed_sets_of_scenes_are_listed(closed: Any) -> None:
    assert [name for name in get_args(closed) if f"`{name}`" not in PROTOCOL] == []


def test_the_file_names_for_games_are_used() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").split("## The card")[0]
    names = {name for name in CODE.findall(text) if re.fullmatch(r"\w+\.(py|md|json)", name)}
    used = {file.name for game in catalog() for file in game.folder.rglob("*.*")}
    assert names - used == set()


def test_each_decision_has_a_number_of_its_own() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = [int(file.name[:4]) for file in files]
    assert numbers == sorted({*numbers})
    for number, file in zip(numbers, files, strict=True):
        assert file.read_text("utf-8").startswith(f"# {number}. "), file.name


@pytest.mark.parametrize("file", FIGURES, ids=lambda file: file.stem)
def test_every_row_of_a_data_file_has_a_cell_for_each_column(file: Path) -> None:
    header, *others = rows(file)
    assert others
    assert len(set(header)) == len(header)
    assert [row for row in others if len(row) != len(header)] == []


def test_every_data_file_is_explained_in_the_document_on_strength() -> None:
    text = (ROOT / "docs" / "strength.md").read_text("utf-8")
    linked = re.findall(r"^\| \[.*\]\(figures/([\w-]+\.csv)\)", text, re.MULTILINE)
    assert sorted(linked) == [file.name for file in FIGURES]
