"""The app that installs, as a browser sees it."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import Table
from tests.browser.versions import expect_ready
from tests.browser.warm import IS_KEPT
from tests.support.icons import ICONS, SOURCE, WANTED, maskable
from tests.support.sites import Server

# The drawing that is in the middle: how far its pieces reach from there, as a part of the width.
REACH = """() => {
  const svg = document.querySelector('svg');
  const { x, y, width } = svg.viewBox.baseVal;
  const reach = (shape) => {
    const wide = parseFloat(getComputedStyle(shape).strokeWidth) / 2;
    const edge = shape.getAttribute('stroke') ? wide : 0;
    const long = shape.getTotalLength();
    const points = Array.from({ length: 200 }, (_, i) => shape.getPointAtLength(long * i / 199));
    const away = (it) => Math.hypot(it.x - x - width / 2, it.y - y - width / 2) + edge;
    return Math.max(...points.map(away)) / width;
  };
  return Math.max(...[...svg.querySelectorAll('#pieces > *')].map(reach));
}"""
# What two pictures differ by, per channel, and the least opaque point of the first.
COMPARE = """async (sources) => {
  const [one, other] = await Promise.all(sources.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  let [sum, least] = [0, 255];
  for (let i = 0; i < one.length; i += 1) {
    sum += Math.abs(one[i] - other[i]);
    if (i % 4 === 3) least = Math.min(least, one[i]);
  }
  return [one.length === other.length ? sum / one.length : 255, least];
}"""


@pytest.fixture(scope="module")
def below(warm: Server) -> Iterator[Server]:
    """The site below a path."""
    with Server(warm.folder, base="/some/where/") as running:
        yield running


@pytest.fixture(scope="module")
def page(browser: Browser, below: Server) -> Iterator[Page]:
    """The home page there, kept for use without a network."""
    for page in watched(browser, keeps=True, allowed="ERR_(CONNECTION_REFUSED|FAILED)"):
        page.goto(below.url)
        expect_ready(page)
        yield page


def manifest(page: Page) -> dict[str, Any]:
    session = page.context.new_cdp_session(page)
    answer: dict[str, Any] = session.send("Page.getAppManifest")
    session.detach()
    return answer


def test_the_browser_reads_the_manifest_without_errors(page: Page, below: Server) -> None:
    answer = manifest(page)
    assert answer["errors"] == []
    about = json.loads(answer["data"])
    assert urljoin(answer["url"], about["start_url"]) == below.url
    assert urljoin(answer["url"], about["scope"]) == below.url


def test_it_can_be_installed(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's context keeps nothing: browsers install from none like it.
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    session.detach()


def test_no_snapshot_is_made_where_data_is_saved(page: Page) -> None:
    """Why else none is made: tests/web/later-visits.test.ts."""
    expect(page.locator("html")).to_have_attribute("data-snapshot", "none")
    assert not page.evaluate(IS_KEPT)


def test_the_settings_lead_to_the_licences_also_without_a_network(
    page: Page, below: Server
) -> None:
    below.stop()
    # What the page asks for in the background meanwhile is refused.
    page.evaluate("fetch('sw.js', { cache: 'reload' }).catch(() => {})")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("button", name="Licences and thanks").click()
    link = page.get_by_role("link", name="All licences")
    with page.expect_popup() as popup:
        link.click()
    expect(popup.value.locator("body")).to_contain_text("Mozilla Public License Version 2.0")
    expect(popup.value.locator("body")).to_contain_text("pyodide")
    popup.value.close()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    below.start()


def test_shortcuts_open_tables(page: Page) -> None:
    answer = manifest(page)
    shortcuts = json.loads(answer["data"])["shortcuts"]
    for shortcut, game in zip(shortcuts, catalog(), strict=True):
        Table(page).open(urljoin(answer["url"], shortcut["url"]))
        expect(page.get_by_role("heading", level=1, name=game.title)).to_be_visible()
        page.goto(urljoin(answer["url"], "../../#"))
        expect(page.locator("html")).to_have_attribute("data-board", "none")


def test_a_mask_cuts_off_no_piece(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(maskable(SOURCE.read_text(encoding="utf-8")))
    assert 0.3 < page.evaluate(REACH) <= 0.4
    page.close()


@pytest.mark.parametrize("name", WANTED)
def test_icons_are_those_of_the_drawing(browser: Browser, name: str) -> None:
    form, size = WANTED[name]
    sized = f'<svg width="{size}" height="{size}"'
    svg = form(SOURCE.read_text(encoding="utf-8")).replace("<svg", sized, 1)
    pictures = {"png": (ICONS / f"{name}.png").read_bytes(), "svg+xml": svg.encode()}
    sources = [
        f"data:image/{kind};base64,{base64.b64encode(content).decode()}"
        for kind, content in pictures.items()
    ]
    page = browser.new_page()
    difference, least = page.evaluate(COMPARE, sources)
    page.close()
    assert difference < 2, "make the icons anew with 'python3 build.py icons'"
    assert (least == 255) == (not name.startswith("any")), "only masks and Apple want whole squares"
