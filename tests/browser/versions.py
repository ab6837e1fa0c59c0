"""One version of the site after another."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.support.sites import copy_site
from web.tools.assemble import SOURCE, assemble
from web.tools.stamps import only_one

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

OFFERED = re.compile("A new version is")


def newer_site(folder: Path, older: Path) -> Path:
    """Return the site of a later version; of the workers that share the folder one builds it."""
    with only_one():
        if not (folder / "newer").is_dir():
            _make_newer(folder / "begun", older).rename(folder / "newer")
    return folder / "newer"


def _make_newer(folder: Path, older: Path) -> Path:
    """Build the site of a later version: one style more."""
    site = changed_site(folder, "styles/main.css", lambda text: text + ".newer { top: 0 }\n")
    assert build_in(site) != build_in(older)
    return site


def changed_site(folder: Path, path: str, edit: Callable[[str], str]) -> Path:
    """Build the site of a version in which one source of the page is another."""
    source = folder / "src"
    shutil.copytree(SOURCE, source)
    file = source / path
    file.write_text(edit(file.read_text(encoding="utf-8")), encoding="utf-8")
    assemble(folder / "site", source)
    return folder / "site"


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
    """Replace the site as a host does: what is no part of the new one is gone."""
    shutil.rmtree(place)
    copy_site(site, place)


def expect_ready(page: Page) -> None:
    """Wait until the rules run and all files are kept."""
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
