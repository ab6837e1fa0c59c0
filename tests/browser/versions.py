"""One version of the site after another."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from pygames.games import ids
from tests.support.sites import change, copy_site
from web.tools.folders import integrity, name_of
from web.tools.stamps import only_one

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from playwright.sync_api import Page

OFFERED = re.compile("A new version is")


def newer_site(folder: Path, older: Path) -> Path:
    """Return the site of a later version; of the workers that share the folder one makes it."""
    with only_one():
        if not (folder / "newer").is_dir():
            _make_newer(folder / "begun", older).rename(folder / "newer")
    return folder / "newer"


def _make_newer(folder: Path, older: Path) -> Path:
    """Make the site of a later version: one style more."""
    return changed_site(folder, older, "style.css", lambda style: style + b".newer{top:0}\n")


def changed_site(folder: Path, older: Path, file: str, edit: Callable[[bytes], bytes]) -> Path:
    """Return the site of a version in which one file of the page is another.

    Its documents and its service worker name the build, and what each file must be. To build it of
    the sources would come to the same, and take seconds.
    """
    site = copy_site(older, folder)
    (app,) = (site / "app").iterdir()
    plain = (app / file).read_bytes()
    edited = edit(plain)
    assert edited != plain
    change(site, f"app/*/{file}", lambda _: edited)
    name = name_of({file: edited}, app.name.encode())
    app.rename(app.with_name(name))
    names = {app.name: name, integrity(plain): integrity(edited)}
    for path in ("index.html", *(f"{game}/index.html" for game in ids()), "sw.js"):
        before = (site / path).read_bytes()
        after = change(site, path, lambda text: _renamed(text, names)).read_bytes()
        names[integrity(before)] = integrity(after)
    return site


def _renamed(text: bytes, names: Mapping[str, str]) -> bytes:
    for old, new in names.items():
        text = text.replace(old.encode(), new.encode())
    return text


def build_in(site: Path) -> str:
    """Return the build that a site holds."""
    (folder,) = (site / "app").iterdir()
    return folder.name


def build_of(page: Page) -> str:
    """Return the build whose modules a page runs."""
    source = page.locator("script[type=module]").first.get_attribute("src")
    assert source
    return source.split("/")[1]


def publish(site: Path, place: Path) -> None:
    """Replace the site as a host does: what is no part of the new one is gone.

    Its documents and its service worker are written now: some hosts say by a file's time alone
    whether it has changed.
    """
    shutil.rmtree(place)
    copy_site(site, place)
    for file in (*place.rglob("*.html"), place / "sw.js"):
        content = file.read_bytes()
        file.unlink()
        file.write_bytes(content)


def expect_ready(page: Page) -> None:
    """Wait until the rules run and all files are kept."""
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")


def take_update(page: Page, old: str, new: str) -> None:
    """Accept the new build when it is offered; until then the page is of the old one."""
    page.bring_to_front()
    expect(page.get_by_text(OFFERED)).to_be_visible()
    assert build_of(page) == old
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'script[type=module][src*="{new}/main.js"]')).to_be_attached()
