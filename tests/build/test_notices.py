"""The licences of all that the site is made of."""

import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest

from pygames.games import find
from tests.support.node import said_by
from tests.support.page_modules import bundled
from tests.support.sites import ROOT
from web.tools import notices
from web.tools.wheel import micropip_wheel

VERSIONS = Path(__file__).with_name("versions.ts")


@pytest.fixture(scope="module")
def text(dist: Path) -> str:
    """The notices as the site has them."""
    (file,) = dist.glob(f"app/*/{notices.NAME}")
    return file.read_text(encoding="utf-8")


def names(text: str) -> set[str]:
    """The parts of the site that have a notice, without their versions."""
    blocks = re.findall(r"^={80}\n(.*?)\n-{80}\n", text, re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines() if not line.startswith(" ")]
    return {re.sub(r"( \d[\w.-]*)?: [\w. ()-]+$", "", line) for line in lines}


def installed(package: str) -> str:
    about = json.loads((notices.PACKAGES / package / "package.json").read_text(encoding="utf-8"))
    return str(about["version"])


def test_every_package_that_is_in_the_site_has_a_notice(text: str) -> None:
    assert {"pygames", "micropip", *bundled().packages, *notices.dependencies()} <= names(text)
    for package in notices.dependencies():
        assert f"\n{package} {installed(package)}: " in text


def test_every_part_of_workbox_in_the_service_worker_has_a_notice(dist: Path, text: str) -> None:
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    parts = set(re.findall(r"workbox:([\w-]+):", worker))
    assert {f"workbox-{part}" for part in parts} <= names(text)
    assert parts


def test_the_parts_of_packages_are_those_of_the_versions_that_are_installed(text: str) -> None:
    """With another version look at what it is made of, and bring parts.toml up to date."""
    table = tomllib.loads(notices.PARTS.read_text(encoding="utf-8"))
    assert table["pyodide"] == installed("pyodide")
    assert table["micropip"] == micropip_wheel().name.split("-")[1]
    assert {part.title for part in notices.parts()} <= set(
        re.findall(r"^(.*): [\w. ()-]+$", text, re.MULTILINE)
    )


def test_the_parts_have_the_versions_that_pyodides_program_says_they_have() -> None:
    """Those that it doesn't say are in the sources of its Emscripten: see parts.toml."""
    parts = {part.name: part.version for part in notices.parts()}
    versions = said_by(VERSIONS, notices.PACKAGES / "pyodide")
    assert parts["liblzma"] in versions.pop("texts")
    assert versions.items() <= parts.items()


def test_pyodide_comes_with_its_source_and_licence(text: str) -> None:
    assert "Source: https://github.com/pyodide/pyodide\n" in text
    assert "Mozilla Public License Version 2.0\n" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2\n" in text


def test_the_notice_of_the_atlases_is_beside_the_files_derived_from_them(dist: Path) -> None:
    folder = find("on-tour").folder / "rules"
    (notice,) = folder.glob("*license.txt")
    pinned = json.loads((ROOT / "lab" / "maps" / "package.json").read_text("utf-8"))["dependencies"]
    for atlas in (part for part in notices.parts() if part.inside == "pygames"):
        assert pinned[atlas.name] == atlas.version
        for theirs in (atlas.remarks[0], atlas.text):
            assert theirs.strip() in notice.read_text(encoding="utf-8")
    (wheel,) = dist.glob("py/*/pygames_tabletop-*.zip")
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(str(notice.relative_to(ROOT))) == notice.read_bytes()
