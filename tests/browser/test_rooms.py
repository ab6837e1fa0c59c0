"""Sites without rooms: one has none at all; one lacks some, and has that of docs/adding-a-room.md.

Two builds, since each takes its time: they play and have nothing of the rooms that are gone.
Nothing but the lists imports a room that can go: so each can go alone, too.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, Table, shelved
from tests.support.page_modules import MODULES, ROOMS, SOURCE, folder_of, imports, type_faults
from tests.support.sites import ROOT, Server
from web.tools.assemble import assemble
from web.tools.bundle import SOURCES
from web.tools.rooms import FOLDER, LISTS, copy_without

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

LISTED = {SOURCE / name for name in LISTS}
COMMENT = re.compile(r"^\s*(?://|/?\*).*$", re.MULTILINE)
# Texts in a module, and names of classes in styles.
TEXT = re.compile(r"""(['"`])((?:(?!\1)[^\n\\])*)\1""")
CLASS = re.compile(r"\.([a-z]+(?:-[a-z]+)+)")
LONG = 6
"""Letters of a text that stands for a room: shorter ones may stand anywhere."""
GUIDE = (ROOT / "docs" / "adding-a-room.md").read_text("utf-8")
STEP = re.compile(r"^`web/src/([\w./-]+)`\n\n```tsx?\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"import \{ (\w+) \}")


def needed() -> set[str]:
    """Name the rooms that something else imports, so that the page can't be without them yet."""
    others = {(folder_of(each), folder_of(module))
              for module in MODULES if module not in LISTED
              for each in imports(module) if SOURCE in each.parents}  # fmt: skip
    return {each.removeprefix(f"{FOLDER}/") for each, by in others if each != by}


REMOVABLE = sorted(set(ROOMS) - needed())
SOME = ("daily", "fame")
"""Left out, while others stay that have addresses of their own."""


@cache
def page_sources() -> dict[Path, str]:
    """Read all scripts and styles of the page."""
    return {path: path.read_text("utf-8") for path in SOURCE.rglob("*") if path.suffix in SOURCES}


def own_texts(room: str) -> list[str]:
    """Find the texts of a room that nothing else in the sources has."""
    sources = page_sources()
    own = {path for path in sources if SOURCE / FOLDER / room in path.parents}
    elsewhere = "\n".join(text for path, text in sources.items() if path not in own)
    texts = {text for path in own for text in texts_of(path, COMMENT.sub("", sources[path]))}
    return sorted(text for text in texts if len(text) >= LONG and text not in elsewhere)


def texts_of(path: Path, content: str) -> list[str]:
    """List the texts of a module, without those that are put together, or the classes in styles."""
    if path.suffix == ".css":
        return CLASS.findall(content)
    return [text for _, text in TEXT.findall(content) if "${" not in text and text[:1] != "."]


def texts_in(site: Path) -> str:
    """Return all scripts and styles of the page in a site."""
    files = [path for path in site.glob("app/*/*") if path.suffix in {".js", ".css"}]
    return "\n".join(path.read_text("utf-8") for path in files)


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
    """Copy the page's sources without some rooms, and follow the guide there.

    The folder has signs that mean something else in addresses.
    """
    folder = tmp_path_factory.mktemp("Öde Straße & 100% #1")
    copied = copy_without(SOME, SOURCE, folder / "web" / "src")
    follow(GUIDE, copied)
    return copied


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a site without all rooms that can go, as `--without` does."""
    folder = tmp_path_factory.mktemp("bare") / "site"
    assemble(folder, without=REMOVABLE)
    return folder


@pytest.fixture(scope="module")
def site(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build the site of these sources, and serve it."""
    folder = tmp_path_factory.mktemp("built") / "site"
    assemble(folder, source)
    with Server(folder) as server:
        yield server.url


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for all tests here."""
    yield from watched(browser)


def test_it_compiles(source: Path) -> None:
    assert type_faults(source) == ""


def test_it_has_nothing_of_the_rooms(dist: Path, bare: Path) -> None:
    whole, left = texts_in(dist), texts_in(bare)
    for room in REMOVABLE:
        texts = [text for text in own_texts(room) if text in whole]
        assert texts, room
        # Others may speak of the same types of files, and of the browser's own.
        own = [text for text in texts if not text.startswith(("image/", "arraybuffer"))]
        # Libraries have some of these words, too.
        stay = [text for text in own if text in left]
        assert [text for text in stay if left.count(text) >= whole.count(text)] == [], room


def test_without_any_room_it_plays_a_move_and_nobody_is_elsewhere(page: Page, bare: Path) -> None:
    with Server(bare) as server:
        plays_a_move(page, server.url)
        page.goto(f"{server.url}#game=murus-gallicus&seats=person,far")
        expect(page.get_by_text("no games with people far away")).to_be_visible()
        page.goto(f"{server.url}#m=AAAA")
        expect(page.get_by_text("no games with people far away")).to_be_visible()
        page.goto(f"{server.url}#")
        shelved(page, "Murus Gallicus").click()
        expect(page.get_by_role("radio", name="Two on this device")).to_be_visible()
        expect(page.get_by_role("radio", name="Each on their own device")).to_have_count(0)


def test_without_some_rooms_it_plays_a_move_and_shows_the_others(page: Page, site: str) -> None:
    plays_a_move(page, site)
    page.goto(f"{site}#")
    expect(page.get_by_role("link", name="Puzzles", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Today")).to_have_count(0)


def plays_a_move(page: Page, site: str) -> None:
    page.goto(site)
    shelved(page, "Murus Gallicus").click()
    page.get_by_role("button", name="Start").click()
    table = Table(page).painted().play(BREAKTHROUGH[:1])
    assert table.moves()[:1] == BREAKTHROUGH[:1]
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_the_room_of_the_guide_notes_a_game_and_shows_it(page: Page, site: str) -> None:
    page.goto(f"{site}#")
    page.evaluate("localStorage.clear()")
    Table(page).open(f"{site}#game=murus-gallicus").play(BREAKTHROUGH[:1])
    page.goto(f"{site}#")
    page.get_by_role("link", name="Tally").click()
    expect(page.get_by_role("heading", name="Tally")).to_be_visible()
    expect(page.get_by_text("Murus Gallicus: 1 game", exact=True)).to_be_visible()
    expect(page.get_by_text("The longest game so far: 1 move", exact=True)).to_be_visible()


def test_the_room_of_the_guide_goes_as_it_came(tmp_path: Path) -> None:
    whole = copy_without([], SOURCE, tmp_path / "with")
    follow(GUIDE, whole)
    left = copy_without(["tally"], whole, tmp_path / "without")
    assert not list(left.rglob("*tally*"))
    for name in LISTS:
        assert (left / name).read_text("utf-8") == (SOURCE / name).read_text("utf-8")
