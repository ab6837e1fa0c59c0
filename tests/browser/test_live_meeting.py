"""Games whose players meet at a broker: one link for all, and nobody sends anything back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.far import begin, command
from tests.browser.live import CHANNELS, alike, link, state
from tests.browser.tables import OPEN, PHONE
from tests.browser.test_frames import served
from tests.browser.test_killed import kept, killed_in_the_end, resume
from tests.support.hosts import mosquitto
from web.tools import assemble, folders, live
from web.tools.hosting import rules
from web.tools.serve import Site

NAMES = ("Ben", "Cleo", "Dora")


@pytest.fixture(scope="module")
def meeting(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build a site whose host names a broker."""
    folder = tmp_path_factory.mktemp("meeting")
    (pyodide,) = (dist / "pyodide").iterdir()
    with mosquitto(folder) as broker, pytest.MonkeyPatch.context() as patch:
        patch.setenv(live.MEET, broker)
        patch.setattr(assemble, "_pyodide", lambda: folders.read(pyodide))
        assemble.assemble(folder / "site")
        with served(Site(folder / "site", "/", rules())) as url:
            yield url


@pytest.fixture(scope="module")
def guests(browser: Browser, meeting: str) -> Iterator[list[Page]]:
    """Three with browsers of their own; the first of them has a phone."""
    assert meeting  # The broker is there as long as they are.
    streams = [watched(browser, **how) for how in (PHONE, {}, {})]
    pages = [next(stream) for stream in streams]
    for page in pages:
        page.context.add_init_script(CHANNELS)
    yield pages
    for stream in streams:
        for _ in stream:
            pass


def test_one_link_serves_three_guests_and_whoever_goes_finds_the_others_again(
    playwright: Playwright, guests: list[Page], meeting: str, tmp_path: Path
) -> None:
    """Ann's browser is killed, then started again; after that another host loads its page anew."""
    with killed_in_the_end(playwright, tmp_path) as ann:
        _connect(ann, guests, meeting)
    for page in guests:
        page.wait_for_function("() => !channel.before", timeout=30_000)
        state(page, "connected")
    ben, *others = guests
    state(ben, "connected", 2)
    with killed_in_the_end(playwright, tmp_path) as ann:
        resume(ann, meeting)
        state(ann, "connected", 1)
        state(ben, "connected", 3)
        alike([ann, *guests], 4)
        others[0].reload()
        state(others[0], "connected", 1)
        # While Ben's page loads, another one is the host, unless his is quicker: all find that one.
        ben.reload()
        for page in (ann, *guests):
            state(page, "connected")
        expect(ben.locator("html")).to_have_attribute("data-live-peers", re.compile("[13]"))
        expect(ben.get_by_text("Not connected")).to_have_count(0)
        expect(ben.locator(".connected")).to_contain_text("Connected to")
        assert findings(ben) == []


def _connect(ann: Page, guests: list[Page], meeting: str) -> None:
    """Let three come by the one link, and wait until each could do without Ann's page."""
    begin(ann, meeting, "on-tour", "person,far,far,far&names=%5B%22Ann%22%5D")
    command(ann, "Send the link").click()
    invited = link(ann, "[#&]meet=.*&m=")
    assert "live=" not in invited
    sheet = ann.get_by_role("dialog")
    expect(sheet).to_contain_text("nobody has to send anything back")
    assert findings(ann) == []
    for many, (guest, name) in enumerate(zip(guests, NAMES, strict=True), 1):
        guest.goto(invited)
        guest.get_by_label("Your name").fill(name)
        command(guest, "Join").click()
        state(guest, "connected", 1)
        state(ann, "connected", many)
        if many < len(guests):
            expect(sheet).to_contain_text(f"{name} {'is' if many == 1 else 'are'} there")
    # All are there: nothing more is to be sent.
    expect(sheet).to_have_count(0)
    alike([ann, *guests], 4)
    expect(ann.locator(".plate b")).to_have_text(["Ann", *NAMES])
    for page in (ann, *guests):
        expect(page.locator(OPEN).first).to_be_visible()
    for page in guests:
        expect(page.locator("html")).to_have_attribute("data-replaced", "")
        page.evaluate("channel.before = true")
    kept(ann)
