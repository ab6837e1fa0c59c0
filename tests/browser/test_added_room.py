"""The room that docs/adding-a-room.md makes, step by step, in a copy of the page's sources."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.support.page_modules import type_faults
from tests.support.sites import ROOT, Server
from web.tools.assemble import SOURCE, assemble
from web.tools.rooms import LISTS, copy_without

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

GUIDE = (ROOT / "docs" / "adding-a-room.md").read_text("utf-8")
STEP = re.compile(r"^`web/src/([\w./-]+)`\n\n```tsx?\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"import \{ (\w+) \}")


def follow(guide: str, source: Path) -> None:
    """Write what the guide writes; what it adds to a list is a line there, and a member."""
    for name, text in STEP.findall(guide):
        path = source / name
        if name in LISTS:
            (member,) = NAME.findall(text)
            whole = path.read_text("utf-8").replace(" = [", f" = [\n  {member},")
            path.write_text(text + whole, encoding="utf-8")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Follow the guide in a copy of the page's sources."""
    copied = copy_without([], SOURCE, tmp_path_factory.mktemp("added") / "web" / "src")
    follow(GUIDE, copied)
    return copied


def test_the_room_of_the_guide_compiles(source: Path) -> None:
    assert type_faults(source) == ""


def test_the_room_of_the_guide_notes_a_game_and_shows_it(
    source: Path, page: Page, tmp_path: Path
) -> None:
    assemble(tmp_path / "site", source)
    with Server(tmp_path / "site") as server:
        Table(page).open(f"{server.url}#game=murus-gallicus").play(BREAKTHROUGH[:1])
        page.goto(f"{server.url}#")
        page.get_by_role("link", name="Tally").click()
        expect(page.get_by_role("heading", name="Tally")).to_be_visible()
        expect(page.get_by_text("Murus Gallicus: 1 game", exact=True)).to_be_visible()
        expect(page.get_by_text("The longest game so far: 1 move", exact=True)).to_be_visible()


def test_the_room_of_the_guide_goes_as_it_came(source: Path, tmp_path: Path) -> None:
    left = copy_without(["tally"], source, tmp_path / "src")
    assert not list(left.rglob("*tally*"))
    for name in LISTS:
        assert (left / name).read_text("utf-8") == (SOURCE / name).read_text("utf-8")
