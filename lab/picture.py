"""Make the README's picture, docs/table.png: a game under way, as a browser shows it."""

from __future__ import annotations

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import launch_options
from tests.browser.tables import Table, click, link
from tests.support.moments import no_tips
from tests.support.sites import DIST, ROOT, Server

PICTURE = ROOT / "docs" / "table.png"
START = "8/1BBb1Bb1/wwBBBB2/1W6/6wW/1WW3Ww/4W3 w"


def main() -> None:
    """Open a game, pick a stack, and take the picture."""
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
        page.add_init_script(no_tips())
        table = Table(page).open(link(server.url, ["g2-g4"], start=START))
        expect(page.locator("html")).to_have_attribute("data-offline", "ready")
        click(table.place("f5"))
        expect(table.board).not_to_have_attribute("data-moving", "")
        page.screenshot(path=PICTURE)
        browser.close()
    print(f"Made {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
