"""A browser whose process was killed has all that showed as kept, when it is started again."""

from __future__ import annotations

import subprocess
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import COMPILE_LESS, NO_SNAPSHOT, launch_options
from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.test_texts import TEXTS, type_before, workshop
from tests.browser.test_workshop import FINE, THREE, file_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserType, Page, Playwright


class Killable:
    """A browser with a profile of its own, started by its own process."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        options = launch_options(COMPILE_LESS, whole=True)
        program = options.get("executable_path", kind.executable_path)
        switches = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        self.process = subprocess.Popen(
            [program, *options["args"], *switches, "about:blank"],
            stderr=subprocess.PIPE,
            text=True,
        )
        start = next(line for line in self.process.stderr or () if "listening on ws" in line)
        self.browser = kind.connect_over_cdp(start.split()[-1])

    def page(self) -> Page:
        (context,) = self.browser.contexts
        context.add_init_script(NO_SNAPSHOT)
        return context.new_page()

    def kill(self) -> None:
        """End the process, which can do nothing more."""
        self.process.kill()
        self.process.wait()
        if self.process.stderr:
            self.process.stderr.close()
        with suppress(Error):  # It has ended already.
            self.browser.close()


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@contextmanager
def killed_in_the_end(playwright: Playwright, profile: Path) -> Iterator[Page]:
    """Give a page of a browser that is killed after what is done with it."""
    browser = Killable(playwright.chromium, profile)
    try:
        yield browser.page()
    finally:
        browser.kill()


def kept(page: Page) -> None:
    """Wait until all that was kept outlasts the process."""
    expect(page.locator("html")).to_have_attribute("data-copy", "kept")


def resume(page: Page, site: str) -> Table:
    """Go on with the game that the home page lists."""
    page.goto(site)
    page.get_by_role("link", name="Resume").click()
    return Table(page).painted()


def test_a_game_is_there_up_to_its_last_ply_and_what_was_typed_up_to_its_last_letter(
    playwright: Playwright, profile: Path, site: str
) -> None:
    """Killed after the first ply, after some more and Undo, and after the game was deleted."""
    with killed_in_the_end(playwright, profile) as page:
        table = Table(page).open(f"{site}#game=murus-gallicus&seats=person,person")
        table.play(BREAKTHROUGH[:1])
        kept(page)
    with killed_in_the_end(playwright, profile) as page:
        table = resume(page, site).at(1).play(BREAKTHROUGH[1:4], since=1)
        table.command("Undo").click()
        table.at(3)
        kept(page)
    with killed_in_the_end(playwright, profile) as page:
        resume(page, site).at(3).command("Redo").click()
        Table(page).at(4)
        page.goto(f"{site}#games")
        page.get_by_role("button", name="More: Murus Gallicus, 1").click()
        page.get_by_role("button", name="Delete: Murus Gallicus, 1").click()
        kept(page)
        workshop(page, site)
        expect(file_of(page).get_by_text(FINE)).to_be_visible()
        type_before(page, "#")
        kept(page)
    with killed_in_the_end(playwright, profile) as page:
        page.goto(f"{site}#games")
        expect(page.get_by_role("heading", name="Your games", level=1)).to_be_visible()
        expect(page.get_by_role("link", name="Resume: Murus Gallicus, 1")).to_have_count(0)
        workshop(page, site)
        assert page.evaluate(TEXTS) == [f"#{THREE}"]
