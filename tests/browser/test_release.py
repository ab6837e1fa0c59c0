"""A release downloads what it has changed, and nothing else."""

from __future__ import annotations

import threading
import zipfile
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import OFFERED, build_in, expect_ready, publish
from tests.support.brotli import compress
from tests.support.sites import copy_site
from web.tools import assemble, folders
from web.tools.hosting import rules
from web.tools.serve import Site, open_server
from web.tools.wheel import build_wheel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.support.sites import Server

pytestmark = pytest.mark.keeps

MOST_BYTES = 367_000
RULES = "pygames/games/cercas/rules.py"


@dataclass(frozen=True)
class Asked(Site):
    """A site that notes which of its files are asked for."""

    files: list[Path] = field(default_factory=list)

    def file(self, path: str) -> Path | None:
        """Find a file, and note it."""
        file = super().file(path)
        if file:
            self.files.append(file)
        return file


@pytest.fixture
def released(dist: Path, tmp_path: Path) -> Path:
    """Build the site of a later version: one line more in one file of the rules."""
    wheel = tmp_path / build_wheel().name
    with zipfile.ZipFile(build_wheel()) as old, zipfile.ZipFile(wheel, "w") as new:
        for entry in old.infolist():
            more = b"# Newer.\n" if entry.filename == RULES else b""
            new.writestr(entry, old.read(entry) + more)
    (pyodide,) = (dist / "pyodide").iterdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assemble, "build_wheel", lambda: wheel)
        patch.setattr(assemble, "_pyodide", lambda: folders.read(pyodide))
        assemble.assemble(tmp_path / "newer")
    return tmp_path / "newer"


@pytest.fixture
def host(warm: Server, tmp_path: Path) -> Iterator[tuple[str, Asked]]:
    """Serve a copy of the site from this process."""
    site = Asked(copy_site(warm.folder, tmp_path / "site"), "/", rules())
    server = open_server(site, 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/", site
    server.shutdown()
    server.server_close()


def test_a_release_that_changes_one_file_of_the_rules_downloads_little(
    page: Page, host: tuple[str, Asked], released: Path, tmp_path: Path
) -> None:
    address, site = host
    table = Table(page).open(f"{address}#game=murus-gallicus")
    expect_ready(page)
    publish(released, site.folder)
    site.files.clear()
    page.reload()
    expect(page.get_by_text(OFFERED)).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'script[src*="{build_in(released)}"]').first).to_be_attached()
    table.painted()
    expect_ready(page)
    table.play(BREAKTHROUGH[:1])

    requests = set(site.files)
    assert any("py" in path.parts for path in requests), "the rules are new"
    assert not any("pyodide" in path.parts for path in requests), "Python is not"
    assert compressed(requests, tmp_path) < MOST_BYTES


def compressed(files: set[Path], folder: Path) -> int:
    """Return how many bytes files have with brotli."""
    pairs = {str(path): folder / f"{at}.br" for at, path in enumerate(sorted(files))}
    compress([[path, str(copies)] for path, copies in pairs.items()])
    return sum(copies.stat().st_size for copies in pairs.values())
