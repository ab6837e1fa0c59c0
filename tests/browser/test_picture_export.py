"""Pictures and animations of a game, from the dialog that shares it."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Watch, watched
from tests.browser.tables import BREAKTHROUGH, Table, link

# What begins each picture of a GIF: a graphic control extension.
CONTROL = b"\x21\xf9\x04"
# Browsers that keep pages from telling them apart by what they paint.
NOISE = """
const { getImageData } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.getImageData = function (...place) {
  const read = getImageData.apply(this, place);
  crypto.getRandomValues(read.data);
  return read;
};
"""
CAN_SEND = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files }) => { document.documentElement.dataset.sent = files[0].name; };
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    yield from watched(browser, viewport={"width": 1280, "height": 800}, accept_downloads=True)


def shared(page: Page, site: str, plies: int) -> Locator:
    """Open the dialog at a game after this many plies."""
    page.goto(f"{site}#")
    table = Table(page).open(link(site, BREAKTHROUGH[:plies])).at(plies)
    table.page.keyboard.press("c")
    return page.get_by_role("dialog", name="Share this game")


def made(sheet: Locator, end: str, way: str | None = None) -> bytes:
    """Wait for a file, the picture if none is asked for, see it, and save it."""
    if way:
        sheet.get_by_role("button", name=way, exact=True).click()
    save = sheet.get_by_text("Save", exact=True)
    expect(save).to_have_attribute("download", f"murus-gallicus.{end}")
    expect(sheet.get_by_role("img", name="The board of Murus Gallicus")).to_be_visible()
    with sheet.page.expect_download() as download:
        save.click()
    return download.value.path().read_bytes()


def test_a_game_is_saved_as_a_picture(desktop: Page, site: str) -> None:
    sheet = shared(desktop, site, len(BREAKTHROUGH))
    picture = made(sheet, "png")
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height > width) == (1080, True)
    assert findings(desktop) == []


def test_a_game_is_saved_as_an_animation_of_its_turns(desktop: Page, site: str) -> None:
    sheet = shared(desktop, site, 5)
    animation = made(sheet, "gif", "Animation")
    assert animation.startswith(b"GIF89a")
    assert struct.unpack("<H", animation[6:8]) == (480,)
    assert animation.count(CONTROL) == 6
    still = shared(desktop, site, 0)
    made(still, "png")
    expect(still.get_by_role("button", name="Animation")).to_have_count(0)


def test_a_picture_is_sent_where_the_system_can(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#")
    desktop.evaluate(CAN_SEND)
    sheet = shared(desktop, site, 3)
    sheet.get_by_role("button", name="Send picture").click()
    expect(desktop.locator("html")).to_have_attribute("data-sent", "murus-gallicus.png")


def test_a_dialog_that_is_closed_meanwhile_ends_the_work(desktop: Page, site: str) -> None:
    sheet = shared(desktop, site, len(BREAKTHROUGH))
    sheet.get_by_role("button", name="Animation").click()
    expect(sheet.get_by_role("status")).to_contain_text("Making the animation")
    desktop.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    again = shared(desktop, site, 2)
    made(again, "png")


def test_where_no_picture_can_be_read_the_rules_draw_both(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow("rest.wasm was fetched")  # for what draws, as for any rare module
    page.add_init_script(NOISE)
    sheet = shared(page, site, 3)
    expect(sheet.get_by_text("This browser doesn’t let pages read what they paint")).to_be_visible()
    picture = made(sheet, "svg", "Picture").decode()
    assert picture.startswith("<svg")
    animation = made(shared(page, site, 3), "svg", "Animation").decode()
    assert "@keyframes" in animation
    assert "@keyframes" not in picture
